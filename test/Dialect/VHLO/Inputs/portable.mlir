// What the bytecode files beside this one were written from: see
// make_portable.py.
module @portable attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<4x6xf32> {mhlo.sharding = "{replicated}"}, %i: tensor<2x1xi32>) -> (tensor<2x6xf32> {jax.result_info = "result"}, tensor<4xi1>, tensor<4x6xf32>) {
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %flags = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %small = stablehlo.constant dense<[1, -2, 3, -4]> : tensor<4xi4>
    %numbers = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -4.0)]]> : tensor<1x2xcomplex<f32>>
    %0 = stablehlo.exponential %x : tensor<4x6xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.divide %0, %2 : tensor<4x6xf32>
    %4 = "stablehlo.gather"(%3, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xf32>, tensor<2x1xi32>) -> tensor<2x6xf32>
    %5 = stablehlo.dot_general %3, %x, contracting_dims = [1] x [1], precision = [HIGHEST, DEFAULT] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.compare GT, %5, %5, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %7 = stablehlo.iota dim = 0 : tensor<4xui16>
    %8 = call @wrap(%x) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %count = stablehlo.constant dense<3> : tensor<i64>
    %start = stablehlo.constant dense<0> : tensor<i64>
    %9:2 = stablehlo.while(%k = %start, %v = %8) : tensor<i64>, tensor<4x6xf32>
     cond {
      %c = stablehlo.compare LT, %k, %count, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i64>
      %k1 = stablehlo.add %k, %one : tensor<i64>
      %v1 = stablehlo.add %v, %3 : tensor<4x6xf32>
      stablehlo.return %k1, %v1 : tensor<i64>, tensor<4x6xf32>
    }
    %10 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<1x4x6x1xf32>
    %kernel = stablehlo.constant dense<0.5> : tensor<3x3x1x1xf32>
    %11 = stablehlo.convolution(%10, %kernel) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x6x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x4x6x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x4x6x1xf32>) -> tensor<4x6xf32>
    %13 = stablehlo.add %9#1, %12 : tensor<4x6xf32>
    %14 = "stablehlo.sort"(%13) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %15 = stablehlo.custom_call @Sharding(%14) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %4, %flags, %15 : tensor<2x6xf32>, tensor<4xi1>, tensor<4x6xf32>
  }
  func.func private @wrap(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.slice %x [0:4:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
    %zero = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = stablehlo.pad %0, %zero, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

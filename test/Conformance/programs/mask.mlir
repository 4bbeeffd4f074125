// atol: 1.52e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<2x6x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6x5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6x5xf32>, tensor<4x6x5xf32>) -> tensor<4x6x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_where(%1, %arg0, %c_0) : (tensor<4x6x5xi1>, tensor<4x6x5xf32>, tensor<i64>) -> tensor<4x6x5xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %4 = stablehlo.compare LT, %c, %3, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %6 = stablehlo.add %c, %5 : tensor<2xi64>
    %7 = stablehlo.select %4, %6, %c : tensor<2xi1>, tensor<2xi64>
    %8 = stablehlo.convert %7 : (tensor<2xi64>) -> tensor<2xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.gather"(%2, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6, 5>}> : (tensor<4x6x5xf32>, tensor<2x1xi32>) -> tensor<2x6x5xf32>
    return %10 : tensor<2x6x5xf32>
  }
  func.func private @_where(%arg0: tensor<4x6x5xi1>, %arg1: tensor<4x6x5xf32>, %arg2: tensor<i64>) -> tensor<4x6x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x6x5xi1>, tensor<4x6x5xf32>
    return %2 : tensor<4x6x5xf32>
  }
}

// atol: 6.87e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x6x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %2 = call @round(%1) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<6x5xf32>) -> tensor<30xf32>
    %4:3 = call @_unique_sorted_mask(%3) : (tensor<30xf32>) -> (tensor<30xf32>, tensor<30xi1>, tensor<30xi64>)
    %5 = call @cumsum(%4#1) : (tensor<30xi1>) -> tensor<30xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @clip(%5, %c_0) : (tensor<30xi64>, tensor<i64>) -> tensor<30xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<30xi64>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<30xi64>, tensor<30xi64>) -> tensor<30xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<30xi64>
    %11 = stablehlo.add %7, %10 : tensor<30xi64>
    %12 = stablehlo.select %9, %11, %7 : tensor<30xi1>, tensor<30xi64>
    %13 = stablehlo.convert %12 : (tensor<30xi64>) -> tensor<30xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<30xi64>
    %16 = "stablehlo.scatter"(%6, %14, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %35 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %35 : tensor<i64>
    }) : (tensor<6xi64>, tensor<30x1xi32>, tensor<30xi64>) -> tensor<6xi64>
    %17 = call @cumsum_1(%16) : (tensor<6xi64>) -> tensor<6xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %18 = call @floor_divide(%17, %c_4) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_5 = stablehlo.constant dense<30> : tensor<i64>
    %19 = call @remainder(%18, %c_5) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %21 = stablehlo.compare LT, %19, %20, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_7 = stablehlo.constant dense<30> : tensor<i64>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %23 = stablehlo.add %19, %22 : tensor<6xi64>
    %24 = stablehlo.select %21, %23, %19 : tensor<6xi1>, tensor<6xi64>
    %25 = stablehlo.convert %24 : (tensor<6xi64>) -> tensor<6xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %27 = "stablehlo.gather"(%4#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<6x1xi32>) -> tensor<6xf32>
    %28 = stablehlo.iota dim = 0 : tensor<6xi64>
    %29 = stablehlo.convert %4#1 : (tensor<30xi1>) -> tensor<30xi32>
    %30 = stablehlo.convert %29 : (tensor<30xi32>) -> tensor<30xi64>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %31 = stablehlo.reduce(%30 init: %c_8) applies stablehlo.add across dimensions = [0] : (tensor<30xi64>, tensor<i64>) -> tensor<i64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %33 = stablehlo.compare LT, %28, %32, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %34 = call @_where_4(%33, %27, %cst) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    return %34 : tensor<6xf32>
  }
  func.func private @round(%arg0: tensor<6x5xf32>) -> tensor<6x5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<6x5xf32>
    return %0 : tensor<6x5xf32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<30xf32>) -> (tensor<30xf32>, tensor<30xi1>, tensor<30xi64>) {
    %0 = stablehlo.reshape %arg0 : (tensor<30xf32>) -> tensor<30x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<30x1xf32>) -> tensor<1x30xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x30xf32>
    %3 = call @lexsort(%2) : (tensor<1x30xf32>) -> tensor<30xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<30xi64>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<30xi64>, tensor<30xi64>) -> tensor<30xi1>
    %c_0 = stablehlo.constant dense<30> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<30xi64>
    %7 = stablehlo.add %3, %6 : tensor<30xi64>
    %8 = stablehlo.select %5, %7, %3 : tensor<30xi1>, tensor<30xi64>
    %9 = stablehlo.convert %8 : (tensor<30xi64>) -> tensor<30xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<30xf32>, tensor<30x1xi32>) -> tensor<30xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<30xi1>
    %13 = stablehlo.slice %11 [1:30] : (tensor<30xf32>) -> tensor<29xf32>
    %14 = stablehlo.slice %11 [0:29] : (tensor<30xf32>) -> tensor<29xf32>
    %15 = stablehlo.compare NE, %13, %14, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %16 = stablehlo.compare NE, %13, %13, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %17 = stablehlo.compare NE, %14, %14, FLOAT : (tensor<29xf32>, tensor<29xf32>) -> tensor<29xi1>
    %18 = stablehlo.and %16, %17 : tensor<29xi1>
    %19 = stablehlo.not %18 : tensor<29xi1>
    %20 = stablehlo.and %15, %19 : tensor<29xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %21 = stablehlo.reduce(%20 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<29xi1>, tensor<i1>) -> tensor<29xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%12, %22, %21) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<30xi1>, tensor<1xi32>, tensor<29xi1>) -> tensor<30xi1>
    return %11, %23, %3 : tensor<30xf32>, tensor<30xi1>, tensor<30xi64>
  }
  func.func private @lexsort(%arg0: tensor<1x30xf32>) -> tensor<30xi64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:30] : (tensor<1x30xf32>) -> tensor<1x30xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x30xf32>) -> tensor<30xf32>
    %2 = stablehlo.iota dim = 0 : tensor<30xi64>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.select %4, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %6 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %7 = stablehlo.select %6, %cst_1, %5 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.select %8, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %11 = stablehlo.select %10, %cst_4, %9 : tensor<i1>, tensor<f32>
      %12 = stablehlo.compare LT, %7, %11, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    }) : (tensor<30xf32>, tensor<30xi64>) -> (tensor<30xf32>, tensor<30xi64>)
    return %3#1 : tensor<30xi64>
  }
  func.func private @cumsum(%arg0: tensor<30xi1>) -> tensor<30xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<30xi1>) -> tensor<30xi64>
    %1 = call @cumsum_0(%0) : (tensor<30xi64>) -> tensor<30xi64>
    return %1 : tensor<30xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<30xi64>) -> tensor<30xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 30>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<30xi64>, tensor<i64>) -> tensor<30xi64>
    return %1 : tensor<30xi64>
  }
  func.func private @clip(%arg0: tensor<30xi64>, %arg1: tensor<i64>) -> tensor<30xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<30xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<30xi64>
    return %2 : tensor<30xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<6xi64>) -> tensor<6xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<6xi64>) -> tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<6xi64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    return %1 : tensor<6xi64>
  }
  func.func private @floor_divide(%arg0: tensor<6xi64>, %arg1: tensor<i64>) -> tensor<6xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %1 = stablehlo.divide %arg0, %0 : tensor<6xi64>
    %2 = stablehlo.sign %arg0 : tensor<6xi64>
    %3 = stablehlo.sign %arg1 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %10 = stablehlo.and %5, %9 : tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %12 = stablehlo.subtract %1, %11 : tensor<6xi64>
    %13 = call @_where(%10, %12, %1) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    return %13 : tensor<6xi64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi64>, %arg2: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @remainder(%arg0: tensor<6xi64>, %arg1: tensor<i64>) -> tensor<6xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %14 = stablehlo.add %4, %13 : tensor<6xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<6xi1>, tensor<6xi64>
    return %15 : tensor<6xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6xi1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}

// atol: 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<9xi64> {jax.result_info = "result[0]"}, tensor<9xi64> {jax.result_info = "result[1]"}, tensor<9xi64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6x5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6x5xf32>, tensor<4x6x5xf32>) -> tensor<4x6x5xi1>
    %2 = call @cumsum(%1) : (tensor<4x6x5xi1>) -> tensor<120xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @clip(%2, %c_0) : (tensor<120xi64>, tensor<i64>) -> tensor<120xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<120xi64>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<120xi64>, tensor<120xi64>) -> tensor<120xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<120xi64>
    %8 = stablehlo.add %4, %7 : tensor<120xi64>
    %9 = stablehlo.select %6, %8, %4 : tensor<120xi1>, tensor<120xi64>
    %10 = stablehlo.convert %9 : (tensor<120xi64>) -> tensor<120xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<120xi32>) -> tensor<120x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<120xi64>
    %13 = "stablehlo.scatter"(%3, %11, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %30 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %30 : tensor<i64>
    }) : (tensor<9xi64>, tensor<120x1xi32>, tensor<120xi64>) -> tensor<9xi64>
    %14 = call @cumsum_1(%13) : (tensor<9xi64>) -> tensor<9xi64>
    %c_4 = stablehlo.constant dense<30> : tensor<i64>
    %15 = call @floor_divide(%14, %c_4) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_5 = stablehlo.constant dense<4> : tensor<i64>
    %16 = call @remainder(%15, %c_5) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_6 = stablehlo.constant dense<5> : tensor<i64>
    %17 = call @floor_divide(%14, %c_6) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_7 = stablehlo.constant dense<6> : tensor<i64>
    %18 = call @remainder(%17, %c_7) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %19 = call @floor_divide(%14, %c_8) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %c_9 = stablehlo.constant dense<5> : tensor<i64>
    %20 = call @remainder(%19, %c_9) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    %21 = stablehlo.iota dim = 0 : tensor<9xi64>
    %22 = stablehlo.convert %1 : (tensor<4x6x5xi1>) -> tensor<4x6x5xi32>
    %23 = stablehlo.convert %22 : (tensor<4x6x5xi32>) -> tensor<4x6x5xi64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %24 = stablehlo.reduce(%23 init: %c_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x6x5xi64>, tensor<i64>) -> tensor<i64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %26 = stablehlo.compare GE, %21, %25, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<-1> : tensor<i64>
    %27 = call @_where_4(%26, %c_11, %16) : (tensor<9xi1>, tensor<i64>, tensor<9xi64>) -> tensor<9xi64>
    %c_12 = stablehlo.constant dense<-1> : tensor<i64>
    %28 = call @_where_4(%26, %c_12, %18) : (tensor<9xi1>, tensor<i64>, tensor<9xi64>) -> tensor<9xi64>
    %c_13 = stablehlo.constant dense<-1> : tensor<i64>
    %29 = call @_where_4(%26, %c_13, %20) : (tensor<9xi1>, tensor<i64>, tensor<9xi64>) -> tensor<9xi64>
    return %27, %28, %29 : tensor<9xi64>, tensor<9xi64>, tensor<9xi64>
  }
  func.func private @cumsum(%arg0: tensor<4x6x5xi1>) -> tensor<120xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6x5xi1>) -> tensor<120xi1>
    %1 = stablehlo.convert %0 : (tensor<120xi1>) -> tensor<120xi64>
    %2 = call @cumsum_0(%1) : (tensor<120xi64>) -> tensor<120xi64>
    return %2 : tensor<120xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<120xi64>) -> tensor<120xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[119, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 120>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<120xi64>, tensor<i64>) -> tensor<120xi64>
    return %1 : tensor<120xi64>
  }
  func.func private @clip(%arg0: tensor<120xi64>, %arg1: tensor<i64>) -> tensor<120xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<120xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<120xi64>
    return %2 : tensor<120xi64>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %0 = call @cumsum_2(%arg0) : (tensor<9xi64>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<9xi64>) -> tensor<9xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<9xi64>, tensor<i64>) -> tensor<9xi64>
    return %1 : tensor<9xi64>
  }
  func.func private @floor_divide(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %1 = stablehlo.divide %arg0, %0 : tensor<9xi64>
    %2 = stablehlo.sign %arg0 : tensor<9xi64>
    %3 = stablehlo.sign %arg1 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<9xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %10 = stablehlo.and %5, %9 : tensor<9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %12 = stablehlo.subtract %1, %11 : tensor<9xi64>
    %13 = call @_where(%10, %12, %1) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    return %13 : tensor<9xi64>
  }
  func.func private @_where(%arg0: tensor<9xi1>, %arg1: tensor<9xi64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @remainder(%arg0: tensor<9xi64>, %arg1: tensor<i64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %12 = stablehlo.and %11, %6 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %4, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<9xi1>, tensor<9xi64>
    return %15 : tensor<9xi64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_4(%arg0: tensor<9xi1>, %arg1: tensor<i64>, %arg2: tensor<9xi64>) -> tensor<9xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<9xi1>, tensor<9xi64>
    return %2 : tensor<9xi64>
  }
}

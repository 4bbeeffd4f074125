// atol: 4.12e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %0 = call @trace(%arg0) : (tensor<4x6x5xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @trace(%arg0: tensor<4x6x5xf32>) -> tensor<6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<4x6x5xf32>) -> tensor<6x4x5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4x5xi64>
    %2 = stablehlo.iota dim = 1 : tensor<4x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x5xi64>
    %4 = stablehlo.add %1, %3 : tensor<4x5xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4x5xf32>
    %7 = call @_where(%5, %0, %6) : (tensor<4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6xf32>
    return %8 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<6x4x5xf32>, %arg2: tensor<6x4x5xf32>) -> tensor<6x4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x5xi1>) -> tensor<6x4x5xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<6x4x5xi1>, tensor<6x4x5xf32>
    return %1 : tensor<6x4x5xf32>
  }
}

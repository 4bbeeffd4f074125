// atol: 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5x4xf32>) -> (tensor<5x4xi64> {jax.result_info = "result"}) {
    %0 = call @count_nonzero(%arg0) : (tensor<6x5x4xf32>) -> tensor<5x4xi64>
    return %0 : tensor<5x4xi64>
  }
  func.func private @count_nonzero(%arg0: tensor<6x5x4xf32>) -> tensor<5x4xi64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5x4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<6x5x4xf32>, tensor<6x5x4xf32>) -> tensor<6x5x4xi1>
    %2 = stablehlo.convert %1 : (tensor<6x5x4xi1>) -> tensor<6x5x4xi32>
    %3 = stablehlo.convert %2 : (tensor<6x5x4xi32>) -> tensor<6x5x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<6x5x4xi64>, tensor<i64>) -> tensor<5x4xi64>
    return %4 : tensor<5x4xi64>
  }
}

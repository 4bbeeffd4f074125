// atol: 2.85e-14
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf64>) -> (tensor<5x7xf64> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<5x7xf64>) -> tensor<5x7xf64>
    return %0 : tensor<5x7xf64>
  }
  func.func private @softplus(%arg0: tensor<5x7xf64>) -> tensor<5x7xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x7xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<5x7xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<5x7xf64>, tensor<5x7xf64>) -> tensor<5x7xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<5x7xf64>
    %7 = stablehlo.abs %3 : tensor<5x7xf64>
    %8 = stablehlo.negate %7 : tensor<5x7xf64>
    %9 = stablehlo.exponential %8 : tensor<5x7xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<5x7xf64>
    %11 = stablehlo.add %1, %10 : tensor<5x7xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<5x7xi1>, tensor<5x7xf64>
    return %12 : tensor<5x7xf64>
  }
}

// atol: 1.57e-05
module @jit_logaddexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<5x7xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<5x7xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<5x7xf32>
    %4 = stablehlo.abs %1 : tensor<5x7xf32>
    %5 = stablehlo.negate %4 : tensor<5x7xf32>
    %6 = stablehlo.exponential %5 : tensor<5x7xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<5x7xf32>
    %8 = stablehlo.add %0, %7 : tensor<5x7xf32>
    %9 = stablehlo.select %2, %3, %8 : tensor<5x7xi1>, tensor<5x7xf32>
    return %9 : tensor<5x7xf32>
  }
}

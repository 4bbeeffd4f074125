// atol: 1.8e-05
module @jit_logaddexp2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<5x7xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<5x7xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<5x7xf32>
    %4 = stablehlo.abs %1 : tensor<5x7xf32>
    %5 = stablehlo.negate %4 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<5x7xf32>
    %8 = stablehlo.exponential %7 : tensor<5x7xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<1.44269502> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<5x7xf32>
    %12 = stablehlo.add %0, %11 : tensor<5x7xf32>
    %13 = stablehlo.select %2, %3, %12 : tensor<5x7xi1>, tensor<5x7xf32>
    return %13 : tensor<5x7xf32>
  }
}

// atol: 2.26e-05
module @jit_log2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.log %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %3 = stablehlo.divide %0, %2 : tensor<5x7xf32>
    return %3 : tensor<5x7xf32>
  }
}

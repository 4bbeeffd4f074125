// atol: 6.82e-06
module @jit_log10 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.434294492> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<5x7xf32>
    return %2 : tensor<5x7xf32>
  }
}

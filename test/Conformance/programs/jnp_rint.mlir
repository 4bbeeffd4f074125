// atol: 1.53e-05
module @jit_rint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @rint(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @rint(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}

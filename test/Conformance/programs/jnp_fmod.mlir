// atol: 1.24e-05
module @jit_fmod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @fmod(%arg0, %arg1) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @fmod(%arg0: tensor<5x7xf32>, %arg1: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}

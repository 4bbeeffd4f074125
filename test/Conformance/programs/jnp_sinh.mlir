// atol: 2.75e-05
module @jit_sinh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<5x7xf32> -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}

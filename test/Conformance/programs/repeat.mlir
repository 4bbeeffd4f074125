// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<4x18x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (tensor<4x6x5xf32>) -> tensor<4x6x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x6x3x5xf32>) -> tensor<4x18x5xf32>
    return %1 : tensor<4x18x5xf32>
  }
}

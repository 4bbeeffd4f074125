// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<8x6x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6x5xf32>) -> tensor<1x4x1x6x1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3, 4, 5] : (tensor<1x4x1x6x1x5xf32>) -> tensor<2x4x1x6x3x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x4x1x6x3x5xf32>) -> tensor<8x6x15xf32>
    return %2 : tensor<8x6x15xf32>
  }
}

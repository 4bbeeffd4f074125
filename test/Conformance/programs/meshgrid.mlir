// atol: 1.34e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result[0]"}, tensor<6x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x5xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %arg0 [0:1, 0:6, 0:1] : (tensor<4x6x5xf32>) -> tensor<1x6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x6x1xf32>) -> tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xf32>) -> tensor<6x5xf32>
    %5 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xf32>) -> tensor<6x5xf32>
    return %5, %4 : tensor<6x5xf32>, tensor<6x5xf32>
  }
}

// atol: 2.06e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<6x25xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x2x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %2 = stablehlo.slice %arg0 [1:2, 0:3, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x3x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    %4 = call @kron(%1, %3) : (tensor<2x5xf32>, tensor<3x5xf32>) -> tensor<6x25xf32>
    return %4 : tensor<6x25xf32>
  }
  func.func private @kron(%arg0: tensor<2x5xf32>, %arg1: tensor<3x5xf32>) -> tensor<6x25xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x5xf32>) -> tensor<2x1x5x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x5xf32>) -> tensor<1x3x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x5x1xf32>) -> tensor<2x3x5x5xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x5xf32>) -> tensor<2x3x5x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x3x5x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x3x5x5xf32>) -> tensor<6x25xf32>
    return %5 : tensor<6x25xf32>
  }
}

// atol: 2.69e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<30x30xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x6x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %2 = stablehlo.slice %arg0 [1:2, 0:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x6x5xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    %4 = stablehlo.reshape %1 : (tensor<6x5xf32>) -> tensor<30xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<30xf32>) -> tensor<30x1xf32>
    %6 = stablehlo.reshape %3 : (tensor<6x5xf32>) -> tensor<30xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<30xf32>) -> tensor<1x30xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<30x1xf32>) -> tensor<30x30xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x30xf32>) -> tensor<30x30xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<30x30xf32>
    return %10 : tensor<30x30xf32>
  }
}

// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<4x2x5xf32> {jax.result_info = "result[0]"}, tensor<4x2x5xf32> {jax.result_info = "result[1]"}, tensor<4x2x5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:2, 0:5] : (tensor<4x6x5xf32>) -> tensor<4x2x5xf32>
    %1 = stablehlo.slice %arg0 [0:4, 2:4, 0:5] : (tensor<4x6x5xf32>) -> tensor<4x2x5xf32>
    %2 = stablehlo.slice %arg0 [0:4, 4:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<4x2x5xf32>
    return %0, %1, %2 : tensor<4x2x5xf32>, tensor<4x2x5xf32>, tensor<4x2x5xf32>
  }
}

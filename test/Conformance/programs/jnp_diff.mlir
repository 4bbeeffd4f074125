// atol: 2.78e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5x4xf32>) -> (tensor<6x4x4xf32> {jax.result_info = "result"}) {
    %0 = call @diff(%arg0) : (tensor<6x5x4xf32>) -> tensor<6x4x4xf32>
    return %0 : tensor<6x4x4xf32>
  }
  func.func private @diff(%arg0: tensor<6x5x4xf32>) -> tensor<6x4x4xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 1:5, 0:4] : (tensor<6x5x4xf32>) -> tensor<6x4x4xf32>
    %1 = stablehlo.slice %arg0 [0:6, 0:4, 0:4] : (tensor<6x5x4xf32>) -> tensor<6x4x4xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<6x4x4xf32>
    return %2 : tensor<6x4x4xf32>
  }
}

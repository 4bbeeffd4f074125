// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<6x4x5xf32> {jax.result_info = "result"}) {
    %0 = call @rot90(%arg0) : (tensor<4x6x5xf32>) -> tensor<6x4x5xf32>
    return %0 : tensor<6x4x5xf32>
  }
  func.func private @rot90(%arg0: tensor<4x6x5xf32>) -> tensor<6x4x5xf32> {
    %0 = call @_flip(%arg0) : (tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<4x6x5xf32>) -> tensor<6x4x5xf32>
    return %1 : tensor<6x4x5xf32>
  }
  func.func private @_flip(%arg0: tensor<4x6x5xf32>) -> tensor<4x6x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<4x6x5xf32>
    return %0 : tensor<4x6x5xf32>
  }
}

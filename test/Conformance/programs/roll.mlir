// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<4x6x5xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    return %0 : tensor<4x6x5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x6x5xf32>) -> tensor<4x6x5xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 4:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<4x2x5xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:4, 0:5] : (tensor<4x6x5xf32>) -> tensor<4x4x5xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2x5xf32>, tensor<4x4x5xf32>) -> tensor<4x6x5xf32>
    return %2 : tensor<4x6x5xf32>
  }
}

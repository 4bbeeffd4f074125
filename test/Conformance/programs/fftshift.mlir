// atol: 1.45e-05
module @jit_fftshift attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16xf32>) -> (tensor<4x16xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x16xf32>) -> tensor<4x16xf32> {
    %0 = stablehlo.slice %arg0 [2:4, 0:16] : (tensor<4x16xf32>) -> tensor<2x16xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:16] : (tensor<4x16xf32>) -> tensor<2x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<4x16xf32>
    %3 = stablehlo.slice %2 [0:4, 8:16] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %4 = stablehlo.slice %2 [0:4, 0:8] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    return %5 : tensor<4x16xf32>
  }
}

// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<7x7x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<4x6x5xf32>, tensor<i64>) -> tensor<7x7x8xf32>
    return %0 : tensor<7x7x8xf32>
  }
  func.func private @_pad(%arg0: tensor<4x6x5xf32>, %arg1: tensor<i64>) -> tensor<7x7x8xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<1x6x5xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:6, 0:5] : (tensor<4x6x5xf32>) -> tensor<2x6x5xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x6x5xf32>, tensor<4x6x5xf32>, tensor<2x6x5xf32>) -> tensor<7x6x5xf32>
    %3 = stablehlo.slice %2 [0:7, 0:1, 0:5] : (tensor<7x6x5xf32>) -> tensor<7x1x5xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<7x6x5xf32>, tensor<7x1x5xf32>) -> tensor<7x7x5xf32>
    %5 = stablehlo.slice %4 [0:7, 0:7, 2:5] : (tensor<7x7x5xf32>) -> tensor<7x7x3xf32>
    %6 = stablehlo.concatenate %5, %4, dim = 2 : (tensor<7x7x3xf32>, tensor<7x7x5xf32>) -> tensor<7x7x8xf32>
    return %6 : tensor<7x7x8xf32>
  }
}

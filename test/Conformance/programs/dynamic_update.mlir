// atol: 1.53e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<4x6x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:5] : (tensor<4x6x5xf32>) -> tensor<2x3x5xf32>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %c, %c_0, %c_1 : (tensor<4x6x5xf32>, tensor<2x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<4x6x5xf32>
    return %1 : tensor<4x6x5xf32>
  }
}

// atol: 1.31e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6x5xf32>) -> (tensor<2x3x2xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %c_0 = stablehlo.constant dense<5> : tensor<i64>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, %c_1, sizes = [2, 3, 2] : (tensor<4x6x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x2xf32>
    return %0 : tensor<2x3x2xf32>
  }
}

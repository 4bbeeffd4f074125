// atol: 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5x4xf32>) -> (tensor<5x4xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5x4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<6x5x4xf32>, tensor<6x5x4xf32>) -> tensor<6x5x4xi1>
    %2 = stablehlo.convert %1 : tensor<6x5x4xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6x5x4xi1>, tensor<i1>) -> tensor<5x4xi1>
    return %3 : tensor<5x4xi1>
  }
}

// atol: 3.02e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5x4xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %0 = call @nansum(%arg0) : (tensor<6x5x4xf32>) -> tensor<5x4xf32>
    return %0 : tensor<5x4xf32>
  }
  func.func private @nansum(%arg0: tensor<6x5x4xf32>) -> tensor<5x4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6x5x4xf32>, tensor<6x5x4xf32>) -> tensor<6x5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<6x5x4xi1>, tensor<f32>, tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6x5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %2 : tensor<5x4xf32>
  }
  func.func private @_where(%arg0: tensor<6x5x4xi1>, %arg1: tensor<f32>, %arg2: tensor<6x5x4xf32>) -> tensor<6x5x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x5x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6x5x4xi1>, tensor<6x5x4xf32>
    return %1 : tensor<6x5x4xf32>
  }
}

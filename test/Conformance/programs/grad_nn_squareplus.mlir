// atol: 9.7e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0:3 = call @squareplus(%arg0) : (tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>)
    %1 = stablehlo.multiply %0#0, %0#0 : tensor<4x10xf32>
    %2 = stablehlo.multiply %1, %0#0 : tensor<4x10xf32>
    %3 = stablehlo.multiply %0#0, %0#0 : tensor<4x10xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x10xf32>
    %9 = call @squareplus_0(%0#1, %0#2, %8) : (tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %9 : tensor<4x10xf32>
  }
  func.func private @squareplus(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>) {
    %0 = chlo.square %arg0 : tensor<4x10xf32> -> tensor<4x10xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %4 = stablehlo.add %0, %3 : tensor<4x10xf32>
    %5 = stablehlo.sqrt %4 : tensor<4x10xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %7 = stablehlo.divide %6, %5 : tensor<4x10xf32>
    %8 = stablehlo.add %arg0, %5 : tensor<4x10xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x10xf32>
    return %10, %2, %7 : tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>
  }
  func.func private @squareplus_0(%arg0: tensor<4x10xf32>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x10xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<4x10xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x10xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x10xf32>
    return %4 : tensor<4x10xf32>
  }
}

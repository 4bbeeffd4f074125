// atol: 1.43e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0:4 = call @soft_sign(%arg0) : (tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>)
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
    %9 = call @soft_sign_0(%0#1, %0#2, %arg0, %0#3, %8) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %9 : tensor<4x10xf32>
  }
  func.func private @soft_sign(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<4x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %4 = stablehlo.add %0, %3 : tensor<4x10xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<4x10xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<4x10xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %8 = stablehlo.divide %7, %6 : tensor<4x10xf32>
    return %5, %2, %4, %8 : tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>
  }
  func.func private @soft_sign_0(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>, %arg3: tensor<4x10xf32>, %arg4: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %0 = stablehlo.multiply %arg4, %arg3 : tensor<4x10xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x10xf32>
    %2 = stablehlo.negate %1 : tensor<4x10xf32>
    %3 = stablehlo.divide %arg4, %arg1 : tensor<4x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %5 = stablehlo.select %arg0, %4, %2 : tensor<4x10xi1>, tensor<4x10xf32>
    %6 = stablehlo.select %arg0, %2, %4 : tensor<4x10xi1>, tensor<4x10xf32>
    %7 = stablehlo.add %3, %6 : tensor<4x10xf32>
    %8 = stablehlo.negate %5 : tensor<4x10xf32>
    %9 = stablehlo.add %7, %8 : tensor<4x10xf32>
    return %9 : tensor<4x10xf32>
  }
}

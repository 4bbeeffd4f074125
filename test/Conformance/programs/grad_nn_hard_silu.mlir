// atol: 5.3e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0:4 = call @hard_silu(%arg0) : (tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>)
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
    %9 = call @hard_silu_0(%0#1, %0#2, %0#3, %arg0, %8) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %9 : tensor<4x10xf32>
  }
  func.func private @hard_silu(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<4x10xf32>
    return %1, %0#1, %0#2, %0#0 : tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x10xf32>
    %2 = call @relu6(%1) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x10xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %10 = stablehlo.divide %2, %9 : tensor<4x10xf32>
    return %10, %7, %8 : tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>
  }
  func.func private @relu6(%arg0: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<4x10xf32>
    return %3 : tensor<4x10xf32>
  }
  func.func private @hard_silu_0(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>, %arg3: tensor<4x10xf32>, %arg4: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<4x10xf32>
    %1 = stablehlo.multiply %arg4, %arg2 : tensor<4x10xf32>
    %2 = call @hard_sigmoid_1(%arg0, %arg1, %0) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x10xf32>
    return %3 : tensor<4x10xf32>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x10xi1>, tensor<4x10xf32>
    return %3 : tensor<4x10xf32>
  }
}

// atol: 2.41e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<4x10xf32>
    %1 = stablehlo.exponential %0 : tensor<4x10xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x10xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x10xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x10xf32>
    %9 = stablehlo.multiply %5, %5 : tensor<4x10xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<4x10xf32>
    %11 = stablehlo.multiply %5, %5 : tensor<4x10xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<4x10xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<4x10xf32>
    %17 = stablehlo.multiply %16, %8 : tensor<4x10xf32>
    return %17 : tensor<4x10xf32>
  }
}

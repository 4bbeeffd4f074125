// atol: 7.75e-05
module @jit_logpdf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<20xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %3 = stablehlo.divide %1, %2 : tensor<20xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %5 = stablehlo.divide %3, %4 : tensor<20xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.negate %cst_2 : tensor<f32>
    %7 = stablehlo.negate %5 : tensor<20xf32>
    %8 = stablehlo.maximum %5, %7 : tensor<20xf32>
    %9 = stablehlo.subtract %5, %7 : tensor<20xf32>
    %10 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %11 = stablehlo.add %5, %7 : tensor<20xf32>
    %12 = stablehlo.abs %9 : tensor<20xf32>
    %13 = stablehlo.negate %12 : tensor<20xf32>
    %14 = stablehlo.exponential %13 : tensor<20xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<20xf32>
    %16 = stablehlo.add %8, %15 : tensor<20xf32>
    %17 = stablehlo.select %10, %11, %16 : tensor<20xi1>, tensor<20xf32>
    %18 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<20xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.log %cst_3 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %22 = stablehlo.subtract %19, %21 : tensor<20xf32>
    return %22 : tensor<20xf32>
  }
}

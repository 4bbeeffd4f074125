// atol: 9.63e-05
module @jit_logpdf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = chlo.square %cst : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f32>
    %2 = stablehlo.log %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<20xf32>
    %5 = chlo.square %4 : tensor<20xf32> -> tensor<20xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %7 = stablehlo.divide %5, %6 : tensor<20xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %9 = stablehlo.add %8, %7 : tensor<20xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %11 = stablehlo.divide %9, %10 : tensor<20xf32>
    return %11 : tensor<20xf32>
  }
}

// atol: 7.7e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x10xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x10xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x10xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<4x10xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<4x10xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x10xf32>
    %10 = stablehlo.tanh %9 : tensor<4x10xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<4x10xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %14 = stablehlo.add %13, %10 : tensor<4x10xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<4x10xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<4x10xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<4x10xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<4x10xf32>
    %20 = stablehlo.multiply %17, %17 : tensor<4x10xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<4x10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %25 = stablehlo.multiply %24, %22 : tensor<4x10xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<4x10xf32>
    %27 = stablehlo.multiply %25, %16 : tensor<4x10xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<4x10xf32>
    %30 = stablehlo.multiply %29, %12 : tensor<4x10xf32>
    %31 = stablehlo.multiply %30, %10 : tensor<4x10xf32>
    %32 = stablehlo.add %30, %31 : tensor<4x10xf32>
    %cst_9 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<4x10xf32>
    %35 = stablehlo.add %27, %34 : tensor<4x10xf32>
    %cst_10 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %37 = stablehlo.multiply %36, %34 : tensor<4x10xf32>
    %38 = stablehlo.multiply %37, %4 : tensor<4x10xf32>
    %39 = stablehlo.add %35, %38 : tensor<4x10xf32>
    return %39 : tensor<4x10xf32>
  }
}

// atol: 3.12e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0:7 = call @standardize(%arg0) : (tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x10xf32>)
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
    %9 = call @standardize_0(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %8) : (tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %9 : tensor<4x10xf32>
  }
  func.func private @standardize(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x10xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf32>
    %4 = chlo.square %arg0 : tensor<4x10xf32> -> tensor<4x10xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x1xf32>
    %11 = chlo.square %3 : tensor<4x1xf32> -> tensor<4x1xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %13 = stablehlo.multiply %12, %3 : tensor<4x1xf32>
    %14 = stablehlo.subtract %10, %11 : tensor<4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %15:2 = call @clip(%14, %c) : (tensor<4x1xf32>, tensor<i64>) -> (tensor<4x1xf32>, tensor<4x1xf32>)
    %16 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %17 = stablehlo.subtract %arg0, %16 : tensor<4x10xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %19 = stablehlo.add %15#0, %18 : tensor<4x1xf32>
    %20 = stablehlo.rsqrt %19 : tensor<4x1xf32>
    %21 = stablehlo.divide %20, %19 : tensor<4x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<4x1xf32>
    %24 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %25 = stablehlo.multiply %17, %24 : tensor<4x10xf32>
    return %25, %6, %13, %15#1, %23, %20, %17 : tensor<4x10xf32>, tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x10xf32>
  }
  func.func private @clip(%arg0: tensor<4x1xf32>, %arg1: tensor<i64>) -> (tensor<4x1xf32>, tensor<4x1xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x1xi1>, tensor<4x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4x1xi1>, tensor<4x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<4x1xf32>
    return %2, %12 : tensor<4x1xf32>, tensor<4x1xf32>
  }
  func.func private @standardize_0(%arg0: tensor<4x10xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x1xf32>, %arg3: tensor<4x1xf32>, %arg4: tensor<4x1xf32>, %arg5: tensor<4x10xf32>, %arg6: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %0 = stablehlo.multiply %arg5, %arg6 : tensor<4x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %4 = stablehlo.multiply %arg6, %3 : tensor<4x10xf32>
    %5 = stablehlo.multiply %2, %arg3 : tensor<4x1xf32>
    %6 = stablehlo.negate %4 : tensor<4x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.reshape %7 : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = call @clip_1(%arg2, %5) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.negate %9 : tensor<4x1xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<4x1xf32>
    %12 = stablehlo.add %8, %11 : tensor<4x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %14 = stablehlo.divide %9, %13 : tensor<4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %17 = stablehlo.multiply %16, %arg0 : tensor<4x10xf32>
    %18 = stablehlo.add %4, %17 : tensor<4x10xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %20 = stablehlo.divide %12, %19 : tensor<4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<4xf32>) -> tensor<4x10xf32>
    %23 = stablehlo.add %18, %22 : tensor<4x10xf32>
    return %23 : tensor<4x10xf32>
  }
  func.func private @clip_1(%arg0: tensor<4x1xf32>, %arg1: tensor<4x1xf32>) -> tensor<4x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
}

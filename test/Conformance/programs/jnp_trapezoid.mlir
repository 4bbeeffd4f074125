// atol: 3.44e-05
module @jit_trapezoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5x4xf32>) -> (tensor<6x5xf32> {jax.result_info = "result"}) {
    %0 = call @trapezoid(%arg0) : (tensor<6x5x4xf32>) -> tensor<6x5xf32>
    return %0 : tensor<6x5xf32>
  }
  func.func private @trapezoid(%arg0: tensor<6x5x4xf32>) -> tensor<6x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x5x4xf32>, tensor<f32>) -> tensor<6x5xf32>
    %1 = stablehlo.slice %arg0 [0:6, 0:5, 0:1] : (tensor<6x5x4xf32>) -> tensor<6x5x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<6x5x1xf32>) -> tensor<6x5xf32>
    %3 = stablehlo.slice %arg0 [0:6, 0:5, 3:4] : (tensor<6x5x4xf32>) -> tensor<6x5x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<6x5x1xf32>) -> tensor<6x5xf32>
    %5 = stablehlo.add %2, %4 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<6x5xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<6x5xf32>
    return %10 : tensor<6x5xf32>
  }
}

// atol: 7.53e-06
module @jit_sinc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @sinc(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @sinc(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %2 = stablehlo.abs %arg0 : tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %cst_1 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<5x7xf32>
    %7 = stablehlo.or %1, %4 : tensor<5x7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = call @_where(%7, %cst_2, %6) : (tensor<5x7xi1>, tensor<f32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<5x7xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %12 = stablehlo.add %10, %11 : tensor<5x7xf32>
    %13 = stablehlo.sine %8 : tensor<5x7xf32>
    %14 = stablehlo.divide %13, %8 : tensor<5x7xf32>
    %15 = call @_where_0(%1, %12, %14) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = call @_where(%4, %cst_5, %15) : (tensor<5x7xi1>, tensor<f32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    return %16 : tensor<5x7xf32>
  }
  func.func private @_where(%arg0: tensor<5x7xi1>, %arg1: tensor<f32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5x7xi1>, tensor<5x7xf32>
    return %1 : tensor<5x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<5x7xi1>, %arg1: tensor<5x7xf32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x7xi1>, tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
}

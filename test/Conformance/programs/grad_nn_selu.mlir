// atol: 8.68e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32> {jax.result_info = "result"}) {
    %0:6 = call @selu(%arg0) : (tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>)
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
    %9 = call @selu_1(%0#1, %0#2, %0#3, %0#4, %0#5, %8) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %9 : tensor<4x10xf32>
  }
  func.func private @selu(%arg0: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>) {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0:6 = call @elu(%arg0, %cst) : (tensor<4x10xf32>, tensor<f64>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>)
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.multiply %1, %0#0 : tensor<4x10xf32>
    return %2, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>
  }
  func.func private @elu(%arg0: tensor<4x10xf32>, %arg1: tensor<f64>) -> (tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<4x10xi1>, tensor<f64>, tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<4x10xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %7 = stablehlo.add %5, %6 : tensor<4x10xf32>
    %8 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<4x10xf32>
    %11 = call @_where_0(%1, %arg0, %10) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %11, %3, %4#1, %7, %8, %1 : tensor<4x10xf32>, tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>
  }
  func.func private @_where(%arg0: tensor<4x10xi1>, %arg1: tensor<f64>, %arg2: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x10xi1>, tensor<4x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    return %2, %3 : tensor<4x10xf32>, tensor<4x10xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x10xi1>, tensor<4x10xf32>
    return %0 : tensor<4x10xf32>
  }
  func.func private @selu_1(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>, %arg3: tensor<f32>, %arg4: tensor<4x10xi1>, %arg5: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<1.05070102> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<4x10xf32>
    %2 = call @elu_2(%arg0, %arg1, %arg2, %arg3, %arg4, %1) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>, tensor<f32>, tensor<4x10xi1>, tensor<4x10xf32>) -> tensor<4x10xf32>
    return %2 : tensor<4x10xf32>
  }
  func.func private @elu_2(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>, %arg3: tensor<f32>, %arg4: tensor<4x10xi1>, %arg5: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %0:2 = call @_where_3(%arg4, %arg5) : (tensor<4x10xi1>, tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x10xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x10xf32>
    %4 = call @_where_4(%arg0, %arg1, %3) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<4x10xf32>
    return %5 : tensor<4x10xf32>
  }
  func.func private @_where_3(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>) -> (tensor<4x10xf32>, tensor<4x10xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x10xi1>, tensor<4x10xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x10xi1>, tensor<4x10xf32>
    return %2, %1 : tensor<4x10xf32>, tensor<4x10xf32>
  }
  func.func private @_where_4(%arg0: tensor<4x10xi1>, %arg1: tensor<4x10xf32>, %arg2: tensor<4x10xf32>) -> tensor<4x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x10xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x10xi1>, tensor<4x10xf32>
    return %1 : tensor<4x10xf32>
  }
}

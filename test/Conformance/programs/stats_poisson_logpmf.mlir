// atol: 3.94e-13
module @jit_logpmf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi32>, %arg1: tensor<f64>) -> (tensor<20xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xi32>) -> tensor<20xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %2 = stablehlo.subtract %0, %1 : tensor<20xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %7 = stablehlo.or %4, %6 : tensor<20xi1>
    %8 = stablehlo.log %arg1 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %10 = stablehlo.multiply %2, %9 : tensor<20xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %12 = call @_where(%7, %10, %11) : (tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) -> tensor<20xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %14 = stablehlo.add %2, %13 : tensor<20xf64>
    %15 = chlo.lgamma %14 : tensor<20xf64> -> tensor<20xf64>
    %16 = stablehlo.subtract %12, %15 : tensor<20xf64>
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %18 = stablehlo.subtract %16, %17 : tensor<20xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %20 = stablehlo.compare LT, %2, %19, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %21 = call @round(%0) : (tensor<20xf64>) -> tensor<20xf64>
    %22 = stablehlo.compare NE, %21, %0, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %23 = stablehlo.or %20, %22 : tensor<20xi1>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %24 = call @_where_0(%23, %cst_4, %18) : (tensor<20xi1>, tensor<f64>, tensor<20xf64>) -> tensor<20xf64>
    return %24 : tensor<20xf64>
  }
  func.func private @_where(%arg0: tensor<20xi1>, %arg1: tensor<20xf64>, %arg2: tensor<20xf64>) -> tensor<20xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<20xi1>, tensor<20xf64>
    return %0 : tensor<20xf64>
  }
  func.func private @round(%arg0: tensor<20xf64>) -> tensor<20xf64> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<20xf64>
    return %0 : tensor<20xf64>
  }
  func.func private @_where_0(%arg0: tensor<20xi1>, %arg1: tensor<f64>, %arg2: tensor<20xf64>) -> tensor<20xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<20xi1>, tensor<20xf64>
    return %2 : tensor<20xf64>
  }
}

// atol: 2.7e-13
module @jit_logpdf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<f64>) -> (tensor<20xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %2 = stablehlo.compare GE, %0, %1, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %4 = stablehlo.subtract %0, %3 : tensor<20xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %6 = stablehlo.divide %4, %5 : tensor<20xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = call @_where(%2, %6, %cst_2) : (tensor<20xi1>, tensor<20xf64>, tensor<f64>) -> tensor<20xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %arg1, %cst_3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.compare NE, %8, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %10 = stablehlo.compare NE, %7, %7, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %12 = stablehlo.or %11, %10 : tensor<20xi1>
    %13 = stablehlo.log %7 : tensor<20xf64>
    %14 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %15 = stablehlo.multiply %14, %13 : tensor<20xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = call @_where(%12, %15, %cst_5) : (tensor<20xi1>, tensor<20xf64>, tensor<f64>) -> tensor<20xf64>
    %17 = stablehlo.subtract %16, %7 : tensor<20xf64>
    %18 = chlo.lgamma %arg1 : tensor<f64> -> tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.log %cst_6 : tensor<f64>
    %20 = stablehlo.add %18, %19 : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %22 = stablehlo.subtract %17, %21 : tensor<20xf64>
    %cst_7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %23 = call @_where_0(%2, %22, %cst_7) : (tensor<20xi1>, tensor<20xf64>, tensor<f64>) -> tensor<20xf64>
    return %23 : tensor<20xf64>
  }
  func.func private @_where(%arg0: tensor<20xi1>, %arg1: tensor<20xf64>, %arg2: tensor<f64>) -> tensor<20xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<20xi1>, tensor<20xf64>
    return %1 : tensor<20xf64>
  }
  func.func private @_where_0(%arg0: tensor<20xi1>, %arg1: tensor<20xf64>, %arg2: tensor<f64>) -> tensor<20xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<20xi1>, tensor<20xf64>
    return %2 : tensor<20xf64>
  }
}

// atol: 2.29e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %4 = stablehlo.negate %arg0 : tensor<5x7xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x7xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<5x7xi1>) -> tensor<1x5x7xi1>
    %7 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<5x7xi1>) -> tensor<1x5x7xi1>
    %8 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<5x7xi1>) -> tensor<1x5x7xi1>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x5x7xi1>, tensor<1x5x7xi1>, tensor<1x5x7xi1>) -> tensor<3x5x7xi1>
    %10 = call @argmax(%9) : (tensor<3x5x7xi1>) -> tensor<5x7xi64>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %13 = stablehlo.compare LT, %10, %12, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<5x7xi64>
    %15 = stablehlo.compare LT, %10, %14, SIGNED : (tensor<5x7xi64>, tensor<5x7xi64>) -> tensor<5x7xi1>
    %16 = stablehlo.select %15, %arg0, %4 : tensor<5x7xi1>, tensor<5x7xf32>
    %17 = stablehlo.select %13, %11, %16 : tensor<5x7xi1>, tensor<5x7xf32>
    return %17 : tensor<5x7xf32>
  }
  func.func private @argmax(%arg0: tensor<3x5x7xi1>) -> tensor<5x7xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5x7xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x5x7xi1>, tensor<3x5x7xi64>, tensor<i1>, tensor<i64>) -> (tensor<5x7xi1>, tensor<5x7xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<5x7xi64>
  }
}

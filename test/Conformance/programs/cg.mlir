// atol: 0.000557
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %3 = chlo.square %cst_1 : tensor<f64> -> tensor<f64>
    %4 = stablehlo.convert %3 : (tensor<f64>) -> tensor<f32>
    %5 = stablehlo.multiply %4, %2 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = chlo.square %cst_2 : tensor<f64> -> tensor<f64>
    %7 = stablehlo.convert %6 : (tensor<f64>) -> tensor<f32>
    %8 = stablehlo.maximum %5, %7 : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %10 = stablehlo.multiply %9, %0 : tensor<8xf32>
    %11 = call @_roll_static(%0) : (tensor<8xf32>) -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<8xf32>
    %14 = stablehlo.add %10, %13 : tensor<8xf32>
    %15 = call @_roll_static_0(%0) : (tensor<8xf32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<8xf32>
    %18 = stablehlo.add %14, %17 : tensor<8xf32>
    %19 = stablehlo.subtract %arg0, %18 : tensor<8xf32>
    %20 = stablehlo.dot_general %19, %19, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.add %cst_6, %20 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %22:6 = stablehlo.while(%iterArg = %8, %iterArg_7 = %0, %iterArg_8 = %19, %iterArg_9 = %21, %iterArg_10 = %19, %iterArg_11 = %c) : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i64>
    cond {
      %23 = stablehlo.compare GT, %iterArg_9, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<80> : tensor<i64>
      %24 = stablehlo.compare LT, %iterArg_11, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %25 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<i1>
      %26 = stablehlo.compare NE, %24, %25, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = stablehlo.convert %26 : tensor<i1>
      %28 = stablehlo.and %23, %27 : tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %24 = stablehlo.multiply %23, %iterArg_10 : tensor<8xf32>
      %25 = func.call @_roll_static(%iterArg_10) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %27 = stablehlo.multiply %25, %26 : tensor<8xf32>
      %28 = stablehlo.add %24, %27 : tensor<8xf32>
      %29 = func.call @_roll_static_0(%iterArg_10) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %31 = stablehlo.multiply %29, %30 : tensor<8xf32>
      %32 = stablehlo.add %28, %31 : tensor<8xf32>
      %33 = stablehlo.dot_general %iterArg_10, %32, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.add %cst_15, %33 : tensor<f32>
      %35 = stablehlo.divide %iterArg_9, %34 : tensor<f32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %37 = stablehlo.multiply %36, %iterArg_10 : tensor<8xf32>
      %38 = stablehlo.add %iterArg_7, %37 : tensor<8xf32>
      %39 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %40 = stablehlo.multiply %39, %32 : tensor<8xf32>
      %41 = stablehlo.subtract %iterArg_8, %40 : tensor<8xf32>
      %42 = stablehlo.dot_general %41, %41, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %43 = stablehlo.add %cst_16, %42 : tensor<f32>
      %44 = stablehlo.divide %43, %iterArg_9 : tensor<f32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %46 = stablehlo.multiply %45, %iterArg_10 : tensor<8xf32>
      %47 = stablehlo.add %41, %46 : tensor<8xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i64>
      %48 = stablehlo.add %iterArg_11, %c_17 : tensor<i64>
      stablehlo.return %iterArg, %38, %41, %43, %47, %48 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<i64>
    }
    return %22#1 : tensor<8xf32>
  }
  func.func private @_roll_static(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.slice %arg0 [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.slice %arg0 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7xf32>, tensor<1xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

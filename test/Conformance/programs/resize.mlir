// atol: 1.05e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16xf32>) -> (tensor<8x10xf32> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0) : (tensor<4x16xf32>) -> tensor<8x10xf32>
    return %0 : tensor<8x10xf32>
  }
  func.func private @_resize(%arg0: tensor<4x16xf32>) -> tensor<8x10xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f64>
    %1 = stablehlo.iota dim = 0 : tensor<8xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %3 = stablehlo.add %1, %2 : tensor<8xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<8xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<8xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<8xf64>
    %10 = stablehlo.iota dim = 0 : tensor<4xf64>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf64>) -> tensor<1x8xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<4x8xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x8xf64>
    %15 = stablehlo.subtract %13, %14 : tensor<4x8xf64>
    %16 = stablehlo.abs %15 : tensor<4x8xf64>
    %17 = stablehlo.convert %0 : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %19 = stablehlo.divide %16, %18 : tensor<4x8xf64>
    %20 = stablehlo.abs %19 : tensor<4x8xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %22 = stablehlo.subtract %21, %20 : tensor<4x8xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %24 = stablehlo.maximum %23, %22 : tensor<4x8xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf64>, tensor<f64>) -> tensor<8xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<8xf64>) -> tensor<1x8xf64>
    %27 = stablehlo.abs %26 : tensor<1x8xf64>
    %cst_8 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<1x8xf64>
    %29 = stablehlo.compare GT, %27, %28, FLOAT : (tensor<1x8xf64>, tensor<1x8xf64>) -> tensor<1x8xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<1x8xf64>
    %31 = stablehlo.compare NE, %26, %30, FLOAT : (tensor<1x8xf64>, tensor<1x8xf64>) -> tensor<1x8xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %32 = call @_where(%31, %26, %c) : (tensor<1x8xi1>, tensor<1x8xf64>, tensor<i64>) -> tensor<1x8xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<4x8xf64>
    %34 = stablehlo.divide %24, %33 : tensor<4x8xf64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %35 = call @_where_0(%29, %34, %c_10) : (tensor<1x8xi1>, tensor<4x8xf64>, tensor<i64>) -> tensor<4x8xf64>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %37 = stablehlo.compare GE, %9, %36, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %cst_12 = stablehlo.constant dense<3.500000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %39 = stablehlo.compare LE, %9, %38, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %40 = stablehlo.and %37, %39 : tensor<8xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<8xi1>) -> tensor<1x8xi1>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %42 = call @_where_0(%41, %35, %c_13) : (tensor<1x8xi1>, tensor<4x8xf64>, tensor<i64>) -> tensor<4x8xf64>
    %43 = stablehlo.convert %42 : (tensor<4x8xf64>) -> tensor<4x8xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+00> : tensor<f64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %44 = stablehlo.maximum %cst_14, %cst_15 : tensor<f64>
    %45 = stablehlo.iota dim = 0 : tensor<10xf64>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %47 = stablehlo.add %45, %46 : tensor<10xf64>
    %cst_17 = stablehlo.constant dense<1.600000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %49 = stablehlo.multiply %47, %48 : tensor<10xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %51 = stablehlo.subtract %49, %50 : tensor<10xf64>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %53 = stablehlo.subtract %51, %52 : tensor<10xf64>
    %54 = stablehlo.iota dim = 0 : tensor<16xf64>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<10xf64>) -> tensor<1x10xf64>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<16xf64>) -> tensor<16x1xf64>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x10xf64>) -> tensor<16x10xf64>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<16x1xf64>) -> tensor<16x10xf64>
    %59 = stablehlo.subtract %57, %58 : tensor<16x10xf64>
    %60 = stablehlo.abs %59 : tensor<16x10xf64>
    %61 = stablehlo.convert %44 : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %63 = stablehlo.divide %60, %62 : tensor<16x10xf64>
    %64 = stablehlo.abs %63 : tensor<16x10xf64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %66 = stablehlo.subtract %65, %64 : tensor<16x10xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %68 = stablehlo.maximum %67, %66 : tensor<16x10xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.reduce(%68 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<16x10xf64>, tensor<f64>) -> tensor<10xf64>
    %70 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<10xf64>) -> tensor<1x10xf64>
    %71 = stablehlo.abs %70 : tensor<1x10xf64>
    %cst_23 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<1x10xf64>
    %73 = stablehlo.compare GT, %71, %72, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<1x10xf64>
    %75 = stablehlo.compare NE, %70, %74, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %c_25 = stablehlo.constant dense<1> : tensor<i64>
    %76 = call @_where_1(%75, %70, %c_25) : (tensor<1x10xi1>, tensor<1x10xf64>, tensor<i64>) -> tensor<1x10xf64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<1x10xf64>) -> tensor<16x10xf64>
    %78 = stablehlo.divide %68, %77 : tensor<16x10xf64>
    %c_26 = stablehlo.constant dense<0> : tensor<i64>
    %79 = call @_where_2(%73, %78, %c_26) : (tensor<1x10xi1>, tensor<16x10xf64>, tensor<i64>) -> tensor<16x10xf64>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %81 = stablehlo.compare GE, %53, %80, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %cst_28 = stablehlo.constant dense<1.550000e+01> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %83 = stablehlo.compare LE, %53, %82, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %84 = stablehlo.and %81, %83 : tensor<10xi1>
    %85 = stablehlo.broadcast_in_dim %84, dims = [1] : (tensor<10xi1>) -> tensor<1x10xi1>
    %c_29 = stablehlo.constant dense<0> : tensor<i64>
    %86 = call @_where_2(%85, %79, %c_29) : (tensor<1x10xi1>, tensor<16x10xf64>, tensor<i64>) -> tensor<16x10xf64>
    %87 = stablehlo.convert %86 : (tensor<16x10xf64>) -> tensor<16x10xf32>
    %88 = stablehlo.dot_general %87, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<16x10xf32>, tensor<4x16xf32>) -> tensor<10x4xf32>
    %89 = stablehlo.dot_general %43, %88, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x8xf32>, tensor<10x4xf32>) -> tensor<8x10xf32>
    return %89 : tensor<8x10xf32>
  }
  func.func private @_where(%arg0: tensor<1x8xi1>, %arg1: tensor<1x8xf64>, %arg2: tensor<i64>) -> tensor<1x8xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x8xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x8xi1>, tensor<1x8xf64>
    return %2 : tensor<1x8xf64>
  }
  func.func private @_where_0(%arg0: tensor<1x8xi1>, %arg1: tensor<4x8xf64>, %arg2: tensor<i64>) -> tensor<4x8xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x8xi1>) -> tensor<4x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x8xi1>, tensor<4x8xf64>
    return %3 : tensor<4x8xf64>
  }
  func.func private @_where_1(%arg0: tensor<1x10xi1>, %arg1: tensor<1x10xf64>, %arg2: tensor<i64>) -> tensor<1x10xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x10xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x10xi1>, tensor<1x10xf64>
    return %2 : tensor<1x10xf64>
  }
  func.func private @_where_2(%arg0: tensor<1x10xi1>, %arg1: tensor<16x10xf64>, %arg2: tensor<i64>) -> tensor<16x10xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x10xi1>) -> tensor<16x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x10xi1>, tensor<16x10xf64>
    return %3 : tensor<16x10xf64>
  }
}

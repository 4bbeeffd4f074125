// atol: 8.18e-06
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16xf32>) -> (tensor<3x10xf32> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0) : (tensor<4x16xf32>) -> tensor<3x10xf32>
    return %0 : tensor<3x10xf32>
  }
  func.func private @_resize(%arg0: tensor<4x16xf32>) -> tensor<3x10xf32> {
    %cst = stablehlo.constant dense<1.3333333333333333> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f64>
    %1 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.add %1, %2 : tensor<3xf64>
    %cst_2 = stablehlo.constant dense<1.3333333333333333> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<3xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<3xf64>
    %10 = stablehlo.iota dim = 0 : tensor<4xf64>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x3xf64>
    %15 = stablehlo.subtract %13, %14 : tensor<4x3xf64>
    %16 = stablehlo.abs %15 : tensor<4x3xf64>
    %17 = stablehlo.convert %0 : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %19 = stablehlo.divide %16, %18 : tensor<4x3xf64>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %21 = stablehlo.multiply %20, %19 : tensor<4x3xf64>
    %cst_6 = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %23 = stablehlo.subtract %21, %22 : tensor<4x3xf64>
    %24 = stablehlo.multiply %23, %19 : tensor<4x3xf64>
    %25 = stablehlo.multiply %24, %19 : tensor<4x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %27 = stablehlo.add %25, %26 : tensor<4x3xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %29 = stablehlo.compare GE, %19, %28, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %31 = stablehlo.multiply %30, %19 : tensor<4x3xf64>
    %cst_10 = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %33 = stablehlo.add %31, %32 : tensor<4x3xf64>
    %34 = stablehlo.multiply %33, %19 : tensor<4x3xf64>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %36 = stablehlo.subtract %34, %35 : tensor<4x3xf64>
    %37 = stablehlo.multiply %36, %19 : tensor<4x3xf64>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %39 = stablehlo.add %37, %38 : tensor<4x3xf64>
    %40 = call @_where(%29, %39, %27) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %42 = stablehlo.compare GE, %19, %41, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = call @_where_0(%42, %cst_14, %40) : (tensor<4x3xi1>, tensor<f64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf64>, tensor<f64>) -> tensor<3xf64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %46 = stablehlo.abs %45 : tensor<1x3xf64>
    %cst_16 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %48 = stablehlo.compare GT, %46, %47, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %50 = stablehlo.compare NE, %45, %49, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %51 = call @_where_1(%50, %45, %c) : (tensor<1x3xi1>, tensor<1x3xf64>, tensor<i64>) -> tensor<1x3xf64>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<4x3xf64>
    %53 = stablehlo.divide %43, %52 : tensor<4x3xf64>
    %c_18 = stablehlo.constant dense<0> : tensor<i64>
    %54 = call @_where_2(%48, %53, %c_18) : (tensor<1x3xi1>, tensor<4x3xf64>, tensor<i64>) -> tensor<4x3xf64>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %56 = stablehlo.compare GE, %9, %55, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_20 = stablehlo.constant dense<3.500000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %58 = stablehlo.compare LE, %9, %57, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %59 = stablehlo.and %56, %58 : tensor<3xi1>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i64>
    %61 = call @_where_2(%60, %54, %c_21) : (tensor<1x3xi1>, tensor<4x3xf64>, tensor<i64>) -> tensor<4x3xf64>
    %62 = stablehlo.convert %61 : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %cst_22 = stablehlo.constant dense<1.600000e+00> : tensor<f64>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.maximum %cst_22, %cst_23 : tensor<f64>
    %64 = stablehlo.iota dim = 0 : tensor<10xf64>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %66 = stablehlo.add %64, %65 : tensor<10xf64>
    %cst_25 = stablehlo.constant dense<1.600000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %68 = stablehlo.multiply %66, %67 : tensor<10xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %70 = stablehlo.subtract %68, %69 : tensor<10xf64>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %72 = stablehlo.subtract %70, %71 : tensor<10xf64>
    %73 = stablehlo.iota dim = 0 : tensor<16xf64>
    %74 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<10xf64>) -> tensor<1x10xf64>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<16xf64>) -> tensor<16x1xf64>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1x10xf64>) -> tensor<16x10xf64>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<16x1xf64>) -> tensor<16x10xf64>
    %78 = stablehlo.subtract %76, %77 : tensor<16x10xf64>
    %79 = stablehlo.abs %78 : tensor<16x10xf64>
    %80 = stablehlo.convert %63 : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %82 = stablehlo.divide %79, %81 : tensor<16x10xf64>
    %cst_28 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %84 = stablehlo.multiply %83, %82 : tensor<16x10xf64>
    %cst_29 = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %86 = stablehlo.subtract %84, %85 : tensor<16x10xf64>
    %87 = stablehlo.multiply %86, %82 : tensor<16x10xf64>
    %88 = stablehlo.multiply %87, %82 : tensor<16x10xf64>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %90 = stablehlo.add %88, %89 : tensor<16x10xf64>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %92 = stablehlo.compare GE, %82, %91, FLOAT : (tensor<16x10xf64>, tensor<16x10xf64>) -> tensor<16x10xi1>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %94 = stablehlo.multiply %93, %82 : tensor<16x10xf64>
    %cst_33 = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %96 = stablehlo.add %94, %95 : tensor<16x10xf64>
    %97 = stablehlo.multiply %96, %82 : tensor<16x10xf64>
    %cst_34 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %99 = stablehlo.subtract %97, %98 : tensor<16x10xf64>
    %100 = stablehlo.multiply %99, %82 : tensor<16x10xf64>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %102 = stablehlo.add %100, %101 : tensor<16x10xf64>
    %103 = call @_where_3(%92, %102, %90) : (tensor<16x10xi1>, tensor<16x10xf64>, tensor<16x10xf64>) -> tensor<16x10xf64>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %104 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %105 = stablehlo.compare GE, %82, %104, FLOAT : (tensor<16x10xf64>, tensor<16x10xf64>) -> tensor<16x10xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %106 = call @_where_4(%105, %cst_37, %103) : (tensor<16x10xi1>, tensor<f64>, tensor<16x10xf64>) -> tensor<16x10xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %107 = stablehlo.reduce(%106 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<16x10xf64>, tensor<f64>) -> tensor<10xf64>
    %108 = stablehlo.broadcast_in_dim %107, dims = [1] : (tensor<10xf64>) -> tensor<1x10xf64>
    %109 = stablehlo.abs %108 : tensor<1x10xf64>
    %cst_39 = stablehlo.constant dense<1.1920928955078125E-4> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<1x10xf64>
    %111 = stablehlo.compare GT, %109, %110, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<1x10xf64>
    %113 = stablehlo.compare NE, %108, %112, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %c_41 = stablehlo.constant dense<1> : tensor<i64>
    %114 = call @_where_5(%113, %108, %c_41) : (tensor<1x10xi1>, tensor<1x10xf64>, tensor<i64>) -> tensor<1x10xf64>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x10xf64>) -> tensor<16x10xf64>
    %116 = stablehlo.divide %106, %115 : tensor<16x10xf64>
    %c_42 = stablehlo.constant dense<0> : tensor<i64>
    %117 = call @_where_6(%111, %116, %c_42) : (tensor<1x10xi1>, tensor<16x10xf64>, tensor<i64>) -> tensor<16x10xf64>
    %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %119 = stablehlo.compare GE, %72, %118, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %cst_44 = stablehlo.constant dense<1.550000e+01> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %121 = stablehlo.compare LE, %72, %120, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %122 = stablehlo.and %119, %121 : tensor<10xi1>
    %123 = stablehlo.broadcast_in_dim %122, dims = [1] : (tensor<10xi1>) -> tensor<1x10xi1>
    %c_45 = stablehlo.constant dense<0> : tensor<i64>
    %124 = call @_where_6(%123, %117, %c_45) : (tensor<1x10xi1>, tensor<16x10xf64>, tensor<i64>) -> tensor<16x10xf64>
    %125 = stablehlo.convert %124 : (tensor<16x10xf64>) -> tensor<16x10xf32>
    %126 = stablehlo.dot_general %62, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x3xf32>, tensor<4x16xf32>) -> tensor<3x16xf32>
    %127 = stablehlo.dot_general %126, %125, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x16xf32>, tensor<16x10xf32>) -> tensor<3x10xf32>
    return %127 : tensor<3x10xf32>
  }
  func.func private @_where(%arg0: tensor<4x3xi1>, %arg1: tensor<4x3xf64>, %arg2: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x3xi1>, tensor<4x3xf64>
    return %0 : tensor<4x3xf64>
  }
  func.func private @_where_0(%arg0: tensor<4x3xi1>, %arg1: tensor<f64>, %arg2: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x3xi1>, tensor<4x3xf64>
    return %2 : tensor<4x3xf64>
  }
  func.func private @_where_1(%arg0: tensor<1x3xi1>, %arg1: tensor<1x3xf64>, %arg2: tensor<i64>) -> tensor<1x3xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x3xi1>, tensor<1x3xf64>
    return %2 : tensor<1x3xf64>
  }
  func.func private @_where_2(%arg0: tensor<1x3xi1>, %arg1: tensor<4x3xf64>, %arg2: tensor<i64>) -> tensor<4x3xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<4x3xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x3xi1>, tensor<4x3xf64>
    return %3 : tensor<4x3xf64>
  }
  func.func private @_where_3(%arg0: tensor<16x10xi1>, %arg1: tensor<16x10xf64>, %arg2: tensor<16x10xf64>) -> tensor<16x10xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16x10xi1>, tensor<16x10xf64>
    return %0 : tensor<16x10xf64>
  }
  func.func private @_where_4(%arg0: tensor<16x10xi1>, %arg1: tensor<f64>, %arg2: tensor<16x10xf64>) -> tensor<16x10xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<16x10xi1>, tensor<16x10xf64>
    return %2 : tensor<16x10xf64>
  }
  func.func private @_where_5(%arg0: tensor<1x10xi1>, %arg1: tensor<1x10xf64>, %arg2: tensor<i64>) -> tensor<1x10xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x10xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x10xi1>, tensor<1x10xf64>
    return %2 : tensor<1x10xf64>
  }
  func.func private @_where_6(%arg0: tensor<1x10xi1>, %arg1: tensor<16x10xf64>, %arg2: tensor<i64>) -> tensor<16x10xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x10xi1>) -> tensor<16x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<16x10xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x10xi1>, tensor<16x10xf64>
    return %3 : tensor<16x10xf64>
  }
}

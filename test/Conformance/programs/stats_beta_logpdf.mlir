// atol: 2.31e-13
module @jit_logpdf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<20xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xf64>
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f64>
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
    %3 = chlo.lgamma %1 : tensor<f64> -> tensor<f64>
    %4 = chlo.lgamma %2 : tensor<f64> -> tensor<f64>
    %5 = stablehlo.add %1, %2 : tensor<f64>
    %6 = chlo.lgamma %5 : tensor<f64> -> tensor<f64>
    %7 = stablehlo.subtract %4, %6 : tensor<f64>
    %8 = stablehlo.add %3, %7 : tensor<f64>
    %9 = chlo.lgamma %1 : tensor<f64> -> tensor<f64>
    %10 = stablehlo.divide %1, %2 : tensor<f64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.add %cst, %10 : tensor<f64>
    %12 = stablehlo.divide %10, %11 : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.add %cst_0, %10 : tensor<f64>
    %14 = stablehlo.divide %10, %13 : tensor<f64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %15 = stablehlo.subtract %1, %cst_1 : tensor<f64>
    %16 = stablehlo.add %2, %15 : tensor<f64>
    %17 = stablehlo.multiply %14, %14 : tensor<f64>
    %18 = stablehlo.add %14, %17 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.add %cst_2, %18 : tensor<f64>
    %20 = stablehlo.multiply %17, %19 : tensor<f64>
    %21 = stablehlo.add %14, %20 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.add %cst_3, %21 : tensor<f64>
    %23 = stablehlo.multiply %17, %22 : tensor<f64>
    %24 = stablehlo.add %14, %23 : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.add %cst_4, %24 : tensor<f64>
    %26 = stablehlo.multiply %17, %25 : tensor<f64>
    %27 = stablehlo.add %14, %26 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.add %cst_5, %27 : tensor<f64>
    %29 = stablehlo.multiply %17, %28 : tensor<f64>
    %30 = stablehlo.add %14, %29 : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.add %cst_6, %30 : tensor<f64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %32 = stablehlo.divide %cst_7, %2 : tensor<f64>
    %33 = stablehlo.multiply %32, %32 : tensor<f64>
    %cst_8 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %34 = stablehlo.multiply %cst_8, %31 : tensor<f64>
    %35 = stablehlo.multiply %34, %33 : tensor<f64>
    %cst_9 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %36 = stablehlo.multiply %cst_9, %28 : tensor<f64>
    %37 = stablehlo.add %35, %36 : tensor<f64>
    %38 = stablehlo.multiply %37, %33 : tensor<f64>
    %cst_10 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %39 = stablehlo.multiply %cst_10, %25 : tensor<f64>
    %40 = stablehlo.add %38, %39 : tensor<f64>
    %41 = stablehlo.multiply %40, %33 : tensor<f64>
    %cst_11 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %42 = stablehlo.multiply %cst_11, %22 : tensor<f64>
    %43 = stablehlo.add %41, %42 : tensor<f64>
    %44 = stablehlo.multiply %43, %33 : tensor<f64>
    %cst_12 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %45 = stablehlo.multiply %cst_12, %19 : tensor<f64>
    %46 = stablehlo.add %44, %45 : tensor<f64>
    %47 = stablehlo.multiply %46, %33 : tensor<f64>
    %cst_13 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %48 = stablehlo.add %47, %cst_13 : tensor<f64>
    %49 = stablehlo.divide %12, %2 : tensor<f64>
    %50 = stablehlo.multiply %48, %49 : tensor<f64>
    %51 = stablehlo.divide %1, %2 : tensor<f64>
    %52 = stablehlo.log_plus_one %51 : tensor<f64>
    %53 = stablehlo.multiply %16, %52 : tensor<f64>
    %54 = stablehlo.log %2 : tensor<f64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %55 = stablehlo.subtract %54, %cst_14 : tensor<f64>
    %56 = stablehlo.multiply %1, %55 : tensor<f64>
    %57 = stablehlo.compare LE, %53, %56, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %58 = stablehlo.subtract %50, %56 : tensor<f64>
    %59 = stablehlo.subtract %58, %53 : tensor<f64>
    %60 = stablehlo.subtract %50, %53 : tensor<f64>
    %61 = stablehlo.subtract %60, %56 : tensor<f64>
    %62 = call @_where(%57, %59, %61) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %63 = stablehlo.add %9, %62 : tensor<f64>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %64 = stablehlo.compare LT, %2, %cst_15, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %65 = call @_where(%64, %8, %63) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %66 = stablehlo.negate %65 : tensor<f64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %68 = stablehlo.subtract %0, %67 : tensor<20xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %70 = stablehlo.divide %68, %69 : tensor<20xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %71 = stablehlo.subtract %arg1, %cst_18 : tensor<f64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %72 = stablehlo.compare NE, %71, %cst_19, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %73 = stablehlo.compare NE, %70, %70, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %74 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %75 = stablehlo.or %74, %73 : tensor<20xi1>
    %76 = stablehlo.log %70 : tensor<20xf64>
    %77 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %78 = stablehlo.multiply %77, %76 : tensor<20xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %79 = call @_where_0(%75, %78, %cst_20) : (tensor<20xi1>, tensor<20xf64>, tensor<f64>) -> tensor<20xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %80 = stablehlo.subtract %arg2, %cst_21 : tensor<f64>
    %81 = stablehlo.negate %70 : tensor<20xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %82 = stablehlo.compare NE, %80, %cst_22, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %83 = stablehlo.compare NE, %81, %81, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %84 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %85 = stablehlo.or %84, %83 : tensor<20xi1>
    %86 = stablehlo.log_plus_one %81 : tensor<20xf64>
    %87 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %88 = stablehlo.multiply %87, %86 : tensor<20xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %89 = call @_where_0(%85, %88, %cst_23) : (tensor<20xi1>, tensor<20xf64>, tensor<f64>) -> tensor<20xf64>
    %90 = stablehlo.add %79, %89 : tensor<20xf64>
    %91 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %92 = stablehlo.add %91, %90 : tensor<20xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %93 = stablehlo.log %cst_24 : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %95 = stablehlo.subtract %92, %94 : tensor<20xf64>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %96 = stablehlo.add %cst_25, %cst_26 : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %98 = stablehlo.compare GT, %0, %97, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %100 = stablehlo.compare LT, %0, %99, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %101 = stablehlo.or %98, %100 : tensor<20xi1>
    %cst_28 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %102 = call @_where_1(%101, %cst_28, %95) : (tensor<20xi1>, tensor<f64>, tensor<20xf64>) -> tensor<20xf64>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %103 = stablehlo.compare LE, %arg1, %cst_29, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %104 = stablehlo.compare LE, %arg2, %cst_30, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %105 = stablehlo.or %103, %104 : tensor<i1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %106 = stablehlo.compare LE, %cst_31, %cst_32, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %107 = stablehlo.or %105, %106 : tensor<i1>
    %cst_33 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %108 = call @_where_2(%107, %cst_33, %102) : (tensor<i1>, tensor<f64>, tensor<20xf64>) -> tensor<20xf64>
    return %108 : tensor<20xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_where_0(%arg0: tensor<20xi1>, %arg1: tensor<20xf64>, %arg2: tensor<f64>) -> tensor<20xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<20xi1>, tensor<20xf64>
    return %1 : tensor<20xf64>
  }
  func.func private @_where_1(%arg0: tensor<20xi1>, %arg1: tensor<f64>, %arg2: tensor<20xf64>) -> tensor<20xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<20xi1>, tensor<20xf64>
    return %2 : tensor<20xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<20xf64>) -> tensor<20xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<i1>, tensor<20xf64>
    return %2 : tensor<20xf64>
  }
}

// atol: 1.73e-05
module @jit_i0 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @i0(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @i0(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.abs %arg0 : tensor<5x7xf32>
    %1 = stablehlo.exponential %0 : tensor<5x7xf32>
    %2 = stablehlo.abs %0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.multiply %3, %2 : tensor<5x7xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<5x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %11 = stablehlo.multiply %7, %8 : tensor<5x7xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<5x7xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %14 = stablehlo.add %12, %13 : tensor<5x7xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<5x7xf32>
    %16 = stablehlo.subtract %15, %8 : tensor<5x7xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %18 = stablehlo.add %16, %17 : tensor<5x7xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<5x7xf32>
    %20 = stablehlo.subtract %19, %14 : tensor<5x7xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %22 = stablehlo.add %20, %21 : tensor<5x7xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<5x7xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<5x7xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %26 = stablehlo.add %24, %25 : tensor<5x7xf32>
    %27 = stablehlo.multiply %7, %26 : tensor<5x7xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<5x7xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x7xf32>
    %31 = stablehlo.multiply %7, %30 : tensor<5x7xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<5x7xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %34 = stablehlo.add %32, %33 : tensor<5x7xf32>
    %35 = stablehlo.multiply %7, %34 : tensor<5x7xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<5x7xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %38 = stablehlo.add %36, %37 : tensor<5x7xf32>
    %39 = stablehlo.multiply %7, %38 : tensor<5x7xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<5x7xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %42 = stablehlo.add %40, %41 : tensor<5x7xf32>
    %43 = stablehlo.multiply %7, %42 : tensor<5x7xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<5x7xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %46 = stablehlo.add %44, %45 : tensor<5x7xf32>
    %47 = stablehlo.multiply %7, %46 : tensor<5x7xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<5x7xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %50 = stablehlo.add %48, %49 : tensor<5x7xf32>
    %51 = stablehlo.multiply %7, %50 : tensor<5x7xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<5x7xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %54 = stablehlo.add %52, %53 : tensor<5x7xf32>
    %55 = stablehlo.multiply %7, %54 : tensor<5x7xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<5x7xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %58 = stablehlo.add %56, %57 : tensor<5x7xf32>
    %59 = stablehlo.multiply %7, %58 : tensor<5x7xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<5x7xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %62 = stablehlo.add %60, %61 : tensor<5x7xf32>
    %63 = stablehlo.multiply %7, %62 : tensor<5x7xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<5x7xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %66 = stablehlo.add %64, %65 : tensor<5x7xf32>
    %67 = stablehlo.multiply %7, %66 : tensor<5x7xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<5x7xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %70 = stablehlo.add %68, %69 : tensor<5x7xf32>
    %71 = stablehlo.multiply %7, %70 : tensor<5x7xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<5x7xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %74 = stablehlo.add %72, %73 : tensor<5x7xf32>
    %75 = stablehlo.multiply %7, %74 : tensor<5x7xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<5x7xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %78 = stablehlo.add %76, %77 : tensor<5x7xf32>
    %79 = stablehlo.multiply %7, %78 : tensor<5x7xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<5x7xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %82 = stablehlo.add %80, %81 : tensor<5x7xf32>
    %83 = stablehlo.subtract %82, %74 : tensor<5x7xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<5x7xf32>
    %86 = stablehlo.divide %5, %2 : tensor<5x7xf32>
    %87 = stablehlo.subtract %86, %4 : tensor<5x7xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %91 = stablehlo.multiply %87, %88 : tensor<5x7xf32>
    %92 = stablehlo.subtract %91, %89 : tensor<5x7xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %94 = stablehlo.add %92, %93 : tensor<5x7xf32>
    %95 = stablehlo.multiply %87, %94 : tensor<5x7xf32>
    %96 = stablehlo.subtract %95, %88 : tensor<5x7xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %98 = stablehlo.add %96, %97 : tensor<5x7xf32>
    %99 = stablehlo.multiply %87, %98 : tensor<5x7xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<5x7xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %102 = stablehlo.add %100, %101 : tensor<5x7xf32>
    %103 = stablehlo.multiply %87, %102 : tensor<5x7xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<5x7xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %106 = stablehlo.add %104, %105 : tensor<5x7xf32>
    %107 = stablehlo.multiply %87, %106 : tensor<5x7xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<5x7xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %110 = stablehlo.add %108, %109 : tensor<5x7xf32>
    %111 = stablehlo.multiply %87, %110 : tensor<5x7xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<5x7xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %114 = stablehlo.add %112, %113 : tensor<5x7xf32>
    %115 = stablehlo.multiply %87, %114 : tensor<5x7xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<5x7xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %118 = stablehlo.add %116, %117 : tensor<5x7xf32>
    %119 = stablehlo.subtract %118, %110 : tensor<5x7xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<5x7xf32>
    %122 = stablehlo.sqrt %2 : tensor<5x7xf32>
    %123 = stablehlo.divide %121, %122 : tensor<5x7xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %125 = stablehlo.compare LE, %2, %124, FLOAT : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xi1>
    %126 = stablehlo.select %125, %85, %123 : tensor<5x7xi1>, tensor<5x7xf32>
    %127 = stablehlo.multiply %1, %126 : tensor<5x7xf32>
    return %127 : tensor<5x7xf32>
  }
}

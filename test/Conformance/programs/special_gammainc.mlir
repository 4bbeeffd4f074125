// atol: 0.000356
module @jit_gammainc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = stablehlo.or %0, %1 : tensor<20xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %10 = stablehlo.compare EQ, %arg1, %9, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %12 = stablehlo.compare LT, %arg1, %11, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %14 = stablehlo.compare LT, %arg0, %13, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %15 = stablehlo.and %8, %10 : tensor<20xi1>
    %16 = stablehlo.and %6, %4 : tensor<20xi1>
    %17 = stablehlo.or %12, %14 : tensor<20xi1>
    %18 = stablehlo.or %17, %15 : tensor<20xi1>
    %19 = stablehlo.or %18, %16 : tensor<20xi1>
    %20 = stablehlo.or %19, %2 : tensor<20xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %22 = stablehlo.compare GE, %arg1, %21, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %23 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %24 = stablehlo.and %22, %23 : tensor<20xi1>
    %25 = stablehlo.log %arg1 : tensor<20xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<20xf32>
    %27 = stablehlo.subtract %26, %arg1 : tensor<20xf32>
    %28 = chlo.lgamma %arg0 : tensor<20xf32> -> tensor<20xf32>
    %29 = stablehlo.subtract %27, %28 : tensor<20xf32>
    %cst_6 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %30 = stablehlo.log %cst_6 : tensor<f32>
    %31 = stablehlo.negate %30 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %33 = stablehlo.compare LT, %29, %32, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %34 = stablehlo.exponential %29 : tensor<20xf32>
    %35 = stablehlo.or %10, %20 : tensor<20xi1>
    %36 = stablehlo.or %35, %33 : tensor<20xi1>
    %37 = stablehlo.or %36, %4 : tensor<20xi1>
    %38 = stablehlo.or %37, %6 : tensor<20xi1>
    %39 = stablehlo.not %38 : tensor<20xi1>
    %40 = stablehlo.and %39, %24 : tensor<20xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %42 = stablehlo.subtract %41, %arg0 : tensor<20xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<20xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %45 = stablehlo.add %43, %44 : tensor<20xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %48 = stablehlo.add %arg1, %47 : tensor<20xf32>
    %49 = stablehlo.multiply %45, %arg1 : tensor<20xf32>
    %50 = stablehlo.divide %48, %49 : tensor<20xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %55 = stablehlo.negate %arg1 : tensor<20xf32>
    %56 = stablehlo.multiply %50, %55 : tensor<20xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<20xf32>
    %58 = stablehlo.divide %57, %49 : tensor<20xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59:15 = stablehlo.while(%iterArg = %40, %iterArg_25 = %50, %iterArg_26 = %51, %iterArg_27 = %42, %iterArg_28 = %45, %iterArg_29 = %cst_15, %iterArg_30 = %48, %iterArg_31 = %49, %iterArg_32 = %46, %iterArg_33 = %arg1, %iterArg_34 = %52, %iterArg_35 = %53, %iterArg_36 = %54, %iterArg_37 = %55, %iterArg_38 = %58) : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>
    cond {
      %cst_39 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %81 = stablehlo.compare LT, %iterArg_29, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<20xi1>, tensor<i1>) -> tensor<i1>
      %83 = stablehlo.and %81, %82 : tensor<i1>
      stablehlo.return %83 : tensor<i1>
    } do {
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.add %iterArg_29, %cst_39 : tensor<f32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %83 = stablehlo.add %iterArg_27, %82 : tensor<20xf32>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %85 = stablehlo.add %iterArg_28, %84 : tensor<20xf32>
      %86 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %87 = stablehlo.multiply %83, %86 : tensor<20xf32>
      %88 = stablehlo.multiply %iterArg_30, %85 : tensor<20xf32>
      %89 = stablehlo.multiply %iterArg_32, %87 : tensor<20xf32>
      %90 = stablehlo.subtract %88, %89 : tensor<20xf32>
      %91 = stablehlo.multiply %iterArg_31, %85 : tensor<20xf32>
      %92 = stablehlo.multiply %iterArg_33, %87 : tensor<20xf32>
      %93 = stablehlo.subtract %91, %92 : tensor<20xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %95 = stablehlo.compare NE, %93, %94, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
      %96 = stablehlo.divide %90, %93 : tensor<20xf32>
      %97 = stablehlo.subtract %iterArg_25, %96 : tensor<20xf32>
      %98 = stablehlo.divide %97, %96 : tensor<20xf32>
      %99 = stablehlo.abs %98 : tensor<20xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %101 = stablehlo.select %95, %99, %100 : tensor<20xi1>, tensor<20xf32>
      %102 = stablehlo.select %95, %96, %iterArg_25 : tensor<20xi1>, tensor<20xf32>
      %103 = stablehlo.multiply %iterArg_36, %85 : tensor<20xf32>
      %104 = stablehlo.subtract %103, %iterArg_30 : tensor<20xf32>
      %105 = stablehlo.multiply %iterArg_34, %87 : tensor<20xf32>
      %106 = stablehlo.subtract %104, %105 : tensor<20xf32>
      %107 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %108 = stablehlo.multiply %iterArg_32, %107 : tensor<20xf32>
      %109 = stablehlo.add %106, %108 : tensor<20xf32>
      %110 = stablehlo.multiply %iterArg_37, %85 : tensor<20xf32>
      %111 = stablehlo.subtract %110, %iterArg_31 : tensor<20xf32>
      %112 = stablehlo.multiply %iterArg_35, %87 : tensor<20xf32>
      %113 = stablehlo.subtract %111, %112 : tensor<20xf32>
      %114 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %115 = stablehlo.multiply %iterArg_33, %114 : tensor<20xf32>
      %116 = stablehlo.add %113, %115 : tensor<20xf32>
      %117 = stablehlo.multiply %102, %116 : tensor<20xf32>
      %118 = stablehlo.subtract %109, %117 : tensor<20xf32>
      %119 = stablehlo.divide %118, %93 : tensor<20xf32>
      %120 = stablehlo.select %95, %119, %iterArg_38 : tensor<20xi1>, tensor<20xf32>
      %121 = stablehlo.subtract %120, %iterArg_38 : tensor<20xf32>
      %122 = stablehlo.abs %121 : tensor<20xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %124 = stablehlo.select %95, %122, %123 : tensor<20xi1>, tensor<20xf32>
      %125 = stablehlo.abs %90 : tensor<20xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<f32>
      %127 = stablehlo.divide %126, %cst_45 : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %129 = stablehlo.compare GT, %125, %128, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %131 = stablehlo.multiply %iterArg_30, %130 : tensor<20xf32>
      %132 = stablehlo.select %129, %131, %iterArg_30 : tensor<20xi1>, tensor<20xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %134 = stablehlo.multiply %90, %133 : tensor<20xf32>
      %135 = stablehlo.select %129, %134, %90 : tensor<20xi1>, tensor<20xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %137 = stablehlo.multiply %iterArg_31, %136 : tensor<20xf32>
      %138 = stablehlo.select %129, %137, %iterArg_31 : tensor<20xi1>, tensor<20xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %140 = stablehlo.multiply %93, %139 : tensor<20xf32>
      %141 = stablehlo.select %129, %140, %93 : tensor<20xi1>, tensor<20xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %143 = stablehlo.multiply %iterArg_36, %142 : tensor<20xf32>
      %144 = stablehlo.select %129, %143, %iterArg_36 : tensor<20xi1>, tensor<20xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %146 = stablehlo.multiply %iterArg_37, %145 : tensor<20xf32>
      %147 = stablehlo.select %129, %146, %iterArg_37 : tensor<20xi1>, tensor<20xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %149 = stablehlo.multiply %109, %148 : tensor<20xf32>
      %150 = stablehlo.select %129, %149, %109 : tensor<20xi1>, tensor<20xf32>
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %152 = stablehlo.multiply %116, %151 : tensor<20xf32>
      %153 = stablehlo.select %129, %152, %116 : tensor<20xi1>, tensor<20xf32>
      %cst_55 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %155 = stablehlo.compare GT, %101, %154, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
      %156 = stablehlo.and %iterArg, %155 : tensor<20xi1>
      %157 = stablehlo.select %iterArg, %102, %iterArg_25 : tensor<20xi1>, tensor<20xf32>
      %158 = stablehlo.select %iterArg, %101, %iterArg_26 : tensor<20xi1>, tensor<20xf32>
      %159 = stablehlo.select %iterArg, %83, %iterArg_27 : tensor<20xi1>, tensor<20xf32>
      %160 = stablehlo.select %iterArg, %85, %iterArg_28 : tensor<20xi1>, tensor<20xf32>
      %161 = stablehlo.select %iterArg, %135, %iterArg_30 : tensor<20xi1>, tensor<20xf32>
      %162 = stablehlo.select %iterArg, %141, %iterArg_31 : tensor<20xi1>, tensor<20xf32>
      %163 = stablehlo.select %iterArg, %132, %iterArg_32 : tensor<20xi1>, tensor<20xf32>
      %164 = stablehlo.select %iterArg, %138, %iterArg_33 : tensor<20xi1>, tensor<20xf32>
      %165 = stablehlo.select %iterArg, %144, %iterArg_34 : tensor<20xi1>, tensor<20xf32>
      %166 = stablehlo.select %iterArg, %147, %iterArg_35 : tensor<20xi1>, tensor<20xf32>
      %167 = stablehlo.select %iterArg, %150, %iterArg_36 : tensor<20xi1>, tensor<20xf32>
      %168 = stablehlo.select %iterArg, %153, %iterArg_37 : tensor<20xi1>, tensor<20xf32>
      %169 = stablehlo.select %iterArg, %120, %iterArg_38 : tensor<20xi1>, tensor<20xf32>
      stablehlo.return %156, %157, %158, %159, %160, %81, %161, %162, %163, %164, %165, %166, %167, %168, %169 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<f32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>
    }
    %60 = stablehlo.multiply %59#1, %34 : tensor<20xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %62 = stablehlo.subtract %61, %60 : tensor<20xf32>
    %63 = stablehlo.not %24 : tensor<20xi1>
    %64 = stablehlo.and %39, %63 : tensor<20xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %69:7 = stablehlo.while(%iterArg = %64, %iterArg_25 = %arg0, %iterArg_26 = %65, %iterArg_27 = %66, %iterArg_28 = %arg1, %iterArg_29 = %67, %iterArg_30 = %68) : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<20xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %82 = stablehlo.add %iterArg_25, %81 : tensor<20xf32>
      %83 = stablehlo.divide %iterArg_28, %82 : tensor<20xf32>
      %84 = stablehlo.multiply %iterArg_29, %83 : tensor<20xf32>
      %85 = stablehlo.multiply %iterArg_26, %iterArg_28 : tensor<20xf32>
      %86 = stablehlo.multiply %82, %82 : tensor<20xf32>
      %87 = stablehlo.divide %85, %86 : tensor<20xf32>
      %88 = stablehlo.subtract %84, %87 : tensor<20xf32>
      %89 = stablehlo.add %iterArg_30, %88 : tensor<20xf32>
      %90 = stablehlo.divide %iterArg_28, %82 : tensor<20xf32>
      %91 = stablehlo.multiply %iterArg_26, %90 : tensor<20xf32>
      %92 = stablehlo.add %iterArg_27, %91 : tensor<20xf32>
      %93 = stablehlo.divide %91, %92 : tensor<20xf32>
      %cst_32 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<20xf32>
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
      %96 = stablehlo.and %iterArg, %95 : tensor<20xi1>
      %97 = stablehlo.select %iterArg, %82, %iterArg_25 : tensor<20xi1>, tensor<20xf32>
      %98 = stablehlo.select %iterArg, %91, %iterArg_26 : tensor<20xi1>, tensor<20xf32>
      %99 = stablehlo.select %iterArg, %92, %iterArg_27 : tensor<20xi1>, tensor<20xf32>
      %100 = stablehlo.select %iterArg, %iterArg_28, %iterArg_28 : tensor<20xi1>, tensor<20xf32>
      %101 = stablehlo.select %iterArg, %88, %iterArg_29 : tensor<20xi1>, tensor<20xf32>
      %102 = stablehlo.select %iterArg, %89, %iterArg_30 : tensor<20xi1>, tensor<20xf32>
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>
    }
    %70 = stablehlo.multiply %69#3, %34 : tensor<20xf32>
    %71 = stablehlo.divide %70, %arg0 : tensor<20xf32>
    %72 = stablehlo.select %24, %62, %71 : tensor<20xi1>, tensor<20xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %74 = stablehlo.select %6, %73, %72 : tensor<20xi1>, tensor<20xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %76 = stablehlo.select %10, %75, %74 : tensor<20xi1>, tensor<20xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %78 = stablehlo.select %4, %77, %76 : tensor<20xi1>, tensor<20xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %80 = stablehlo.select %20, %79, %78 : tensor<20xi1>, tensor<20xf32>
    return %80 : tensor<20xf32>
  }
}

module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8xi32>, %arg1: tensor<2x8xf32>, %arg2: tensor<1x16xi64>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>, %arg5: tensor<16x24xf32>, %arg6: tensor<2x24xf32>, %arg7: tensor<50x24xf32>, %arg8: tensor<24xf32>, %arg9: tensor<24xf32>, %arg10: tensor<24xf32>, %arg11: tensor<24x24xf32>, %arg12: tensor<24xf32>, %arg13: tensor<24x24xf32>, %arg14: tensor<24xf32>, %arg15: tensor<24x24xf32>, %arg16: tensor<24xf32>, %arg17: tensor<24x24xf32>, %arg18: tensor<48xf32>, %arg19: tensor<48x24xf32>, %arg20: tensor<24xf32>, %arg21: tensor<24xf32>, %arg22: tensor<24xf32>, %arg23: tensor<24x48xf32>, %arg24: tensor<24xf32>, %arg25: tensor<24xf32>, %arg26: tensor<24xf32>, %arg27: tensor<24x24xf32>, %arg28: tensor<24xf32>, %arg29: tensor<24x24xf32>, %arg30: tensor<24xf32>, %arg31: tensor<24x24xf32>, %arg32: tensor<24xf32>, %arg33: tensor<24x24xf32>, %arg34: tensor<48xf32>, %arg35: tensor<48x24xf32>, %arg36: tensor<24xf32>, %arg37: tensor<24xf32>, %arg38: tensor<24xf32>, %arg39: tensor<24x48xf32>, %arg40: tensor<24xf32>, %arg41: tensor<24x24xf32>) -> (tensor<2x24xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<50> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<2x8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2x8xi1>, tensor<2x8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %6 = "stablehlo.gather"(%arg7, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 24>}> : (tensor<50x24xf32>, tensor<2x8x1xi32>) -> tensor<2x8x24xf32>
    %7 = stablehlo.slice %arg5 [0:8, 0:24] : (tensor<16x24xf32>) -> tensor<8x24xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<8x24xf32>) -> tensor<1x8x24xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x8x24xf32>) -> tensor<2x8x24xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x8x24xf32>
    %11 = stablehlo.slice %arg6 [0:1, 0:24] : (tensor<2x24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x24xf32>) -> tensor<24xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %15 = stablehlo.add %10, %14 : tensor<2x8x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %19 = stablehlo.divide %17, %18 : tensor<2x8x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<2x8x24xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<2x8x24xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x8x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<2x8x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %31 = stablehlo.multiply %21, %30 : tensor<2x8x24xf32>
    %32 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<2x8x24xf32>
    %35 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %37 = stablehlo.add %34, %36 : tensor<2x8x24xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %39 = stablehlo.subtract %38, %arg1 : tensor<2x8xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 3] : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1x1x8xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<2x1x1x8xf32>
    %43 = stablehlo.dot_general %37, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %44 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x8x24xf32>
    %47 = stablehlo.reshape %46 : (tensor<2x8x24xf32>) -> tensor<2x8x3x8xf32>
    %48 = stablehlo.dot_general %37, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %49 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %51 = stablehlo.add %48, %50 : tensor<2x8x24xf32>
    %52 = stablehlo.reshape %51 : (tensor<2x8x24xf32>) -> tensor<2x8x3x8xf32>
    %53 = stablehlo.dot_general %37, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %54 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %56 = stablehlo.add %53, %55 : tensor<2x8x24xf32>
    %57 = stablehlo.reshape %56 : (tensor<2x8x24xf32>) -> tensor<2x8x3x8xf32>
    %58 = stablehlo.dot_general %47, %52, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x3x8xf32>, tensor<2x8x3x8xf32>) -> tensor<2x3x8x8xf32>
    %cst_7 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3x8x8xf32>
    %60 = stablehlo.divide %58, %59 : tensor<2x3x8x8xf32>
    %61 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x3x8x8xf32>
    %62 = stablehlo.add %60, %61 : tensor<2x3x8x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<2x3x8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<2x3x8xf32>) -> tensor<2x3x8x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x3x8x1xf32>) -> tensor<2x3x8x8xf32>
    %68 = stablehlo.subtract %62, %67 : tensor<2x3x8x8xf32>
    %69 = stablehlo.exponential %68 : tensor<2x3x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x3x8xf32>) -> tensor<2x3x8x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x3x8x1xf32>) -> tensor<2x3x8x8xf32>
    %73 = stablehlo.divide %69, %72 : tensor<2x3x8x8xf32>
    %74 = stablehlo.dot_general %57, %73, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x3x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
    %75 = stablehlo.transpose %74, dims = [0, 3, 1, 2] : (tensor<2x3x8x8xf32>) -> tensor<2x8x3x8xf32>
    %76 = stablehlo.reshape %75 : (tensor<2x8x3x8xf32>) -> tensor<2x8x24xf32>
    %77 = stablehlo.dot_general %76, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %78 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %80 = stablehlo.add %77, %79 : tensor<2x8x24xf32>
    %81 = stablehlo.add %37, %80 : tensor<2x8x24xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2x8x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %87 = stablehlo.subtract %81, %86 : tensor<2x8x24xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<2x8x24xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_14 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<2x8x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %94 = stablehlo.add %92, %93 : tensor<2x8x1xf32>
    %95 = stablehlo.rsqrt %94 : tensor<2x8x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %97 = stablehlo.multiply %87, %96 : tensor<2x8x24xf32>
    %98 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<2x8x24xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x8x24xf32>
    %104 = stablehlo.dot_general %103, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<48x24xf32>) -> tensor<2x8x48xf32>
    %105 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %107 = stablehlo.add %104, %106 : tensor<2x8x48xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x48xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<2x8x48xf32>
    %110 = stablehlo.negate %107 : tensor<2x8x48xf32>
    %cst_17 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x48xf32>
    %112 = stablehlo.multiply %110, %111 : tensor<2x8x48xf32>
    %113 = chlo.erfc %112 : tensor<2x8x48xf32> -> tensor<2x8x48xf32>
    %114 = stablehlo.multiply %109, %113 : tensor<2x8x48xf32>
    %115 = stablehlo.dot_general %114, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<24x48xf32>) -> tensor<2x8x24xf32>
    %116 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %118 = stablehlo.add %115, %117 : tensor<2x8x24xf32>
    %119 = stablehlo.add %103, %118 : tensor<2x8x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_19 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<2x8x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %125 = stablehlo.subtract %119, %124 : tensor<2x8x24xf32>
    %126 = stablehlo.multiply %125, %125 : tensor<2x8x24xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_21 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %130 = stablehlo.divide %128, %129 : tensor<2x8x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %132 = stablehlo.add %130, %131 : tensor<2x8x1xf32>
    %133 = stablehlo.rsqrt %132 : tensor<2x8x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %135 = stablehlo.multiply %125, %134 : tensor<2x8x24xf32>
    %136 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %138 = stablehlo.multiply %135, %137 : tensor<2x8x24xf32>
    %139 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %141 = stablehlo.add %138, %140 : tensor<2x8x24xf32>
    %142 = stablehlo.dot_general %141, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %143 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %145 = stablehlo.add %142, %144 : tensor<2x8x24xf32>
    %146 = stablehlo.reshape %145 : (tensor<2x8x24xf32>) -> tensor<2x8x3x8xf32>
    %147 = stablehlo.dot_general %141, %arg29, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %148 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %150 = stablehlo.add %147, %149 : tensor<2x8x24xf32>
    %151 = stablehlo.reshape %150 : (tensor<2x8x24xf32>) -> tensor<2x8x3x8xf32>
    %152 = stablehlo.dot_general %141, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %153 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %155 = stablehlo.add %152, %154 : tensor<2x8x24xf32>
    %156 = stablehlo.reshape %155 : (tensor<2x8x24xf32>) -> tensor<2x8x3x8xf32>
    %157 = stablehlo.dot_general %146, %151, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x3x8xf32>, tensor<2x8x3x8xf32>) -> tensor<2x3x8x8xf32>
    %cst_23 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3x8x8xf32>
    %159 = stablehlo.divide %157, %158 : tensor<2x3x8x8xf32>
    %160 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x3x8x8xf32>
    %161 = stablehlo.add %159, %160 : tensor<2x3x8x8xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3x8xf32>
    %164 = stablehlo.maximum %163, %162 : tensor<2x3x8xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<2x3x8xf32>) -> tensor<2x3x8x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<2x3x8x1xf32>) -> tensor<2x3x8x8xf32>
    %167 = stablehlo.subtract %161, %166 : tensor<2x3x8x8xf32>
    %168 = stablehlo.exponential %167 : tensor<2x3x8x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<2x3x8xf32>) -> tensor<2x3x8x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<2x3x8x1xf32>) -> tensor<2x3x8x8xf32>
    %172 = stablehlo.divide %168, %171 : tensor<2x3x8x8xf32>
    %173 = stablehlo.dot_general %156, %172, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x3x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
    %174 = stablehlo.transpose %173, dims = [0, 3, 1, 2] : (tensor<2x3x8x8xf32>) -> tensor<2x8x3x8xf32>
    %175 = stablehlo.reshape %174 : (tensor<2x8x3x8xf32>) -> tensor<2x8x24xf32>
    %176 = stablehlo.dot_general %175, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<24x24xf32>) -> tensor<2x8x24xf32>
    %177 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %179 = stablehlo.add %176, %178 : tensor<2x8x24xf32>
    %180 = stablehlo.add %141, %179 : tensor<2x8x24xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_28 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<2x8x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<2x8x24xf32>
    %187 = stablehlo.multiply %186, %186 : tensor<2x8x24xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_30 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %191 = stablehlo.divide %189, %190 : tensor<2x8x1xf32>
    %cst_31 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %193 = stablehlo.add %191, %192 : tensor<2x8x1xf32>
    %194 = stablehlo.rsqrt %193 : tensor<2x8x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %196 = stablehlo.multiply %186, %195 : tensor<2x8x24xf32>
    %197 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %199 = stablehlo.multiply %196, %198 : tensor<2x8x24xf32>
    %200 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %202 = stablehlo.add %199, %201 : tensor<2x8x24xf32>
    %203 = stablehlo.dot_general %202, %arg35, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x24xf32>, tensor<48x24xf32>) -> tensor<2x8x48xf32>
    %204 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %206 = stablehlo.add %203, %205 : tensor<2x8x48xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x48xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<2x8x48xf32>
    %209 = stablehlo.negate %206 : tensor<2x8x48xf32>
    %cst_33 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x48xf32>
    %211 = stablehlo.multiply %209, %210 : tensor<2x8x48xf32>
    %212 = chlo.erfc %211 : tensor<2x8x48xf32> -> tensor<2x8x48xf32>
    %213 = stablehlo.multiply %208, %212 : tensor<2x8x48xf32>
    %214 = stablehlo.dot_general %213, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<24x48xf32>) -> tensor<2x8x24xf32>
    %215 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %217 = stablehlo.add %214, %216 : tensor<2x8x24xf32>
    %218 = stablehlo.add %202, %217 : tensor<2x8x24xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_35 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %222 = stablehlo.divide %220, %221 : tensor<2x8x1xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %224 = stablehlo.subtract %218, %223 : tensor<2x8x24xf32>
    %225 = stablehlo.multiply %224, %224 : tensor<2x8x24xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x8xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_37 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %229 = stablehlo.divide %227, %228 : tensor<2x8x1xf32>
    %cst_38 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %231 = stablehlo.add %229, %230 : tensor<2x8x1xf32>
    %232 = stablehlo.rsqrt %231 : tensor<2x8x1xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %234 = stablehlo.multiply %224, %233 : tensor<2x8x24xf32>
    %235 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %237 = stablehlo.multiply %234, %236 : tensor<2x8x24xf32>
    %238 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<2x8x24xf32>
    %240 = stablehlo.add %237, %239 : tensor<2x8x24xf32>
    %241 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x24xf32>
    %243 = stablehlo.multiply %240, %242 : tensor<2x8x24xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<2x8x24xf32>, tensor<f32>) -> tensor<2x24xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%arg1 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x24xf32>
    %248 = stablehlo.divide %244, %247 : tensor<2x24xf32>
    %249 = stablehlo.multiply %248, %248 : tensor<2x24xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<2x24xf32>, tensor<f32>) -> tensor<2xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %252 = stablehlo.rsqrt %251 : tensor<2x1xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x24xf32>
    %254 = stablehlo.multiply %248, %253 : tensor<2x24xf32>
    return %254 : tensor<2x24xf32>
  }
}

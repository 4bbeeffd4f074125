module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x32xi32>, %arg1: tensor<8x32xf32>, %arg2: tensor<1x512xi64>, %arg3: tensor<384xf32>, %arg4: tensor<384xf32>, %arg5: tensor<512x384xf32>, %arg6: tensor<2x384xf32>, %arg7: tensor<30522x384xf32>, %arg8: tensor<384xf32>, %arg9: tensor<384xf32>, %arg10: tensor<384xf32>, %arg11: tensor<384x384xf32>, %arg12: tensor<384xf32>, %arg13: tensor<384x384xf32>, %arg14: tensor<384xf32>, %arg15: tensor<384x384xf32>, %arg16: tensor<384xf32>, %arg17: tensor<384x384xf32>, %arg18: tensor<1536xf32>, %arg19: tensor<1536x384xf32>, %arg20: tensor<384xf32>, %arg21: tensor<384xf32>, %arg22: tensor<384xf32>, %arg23: tensor<384x1536xf32>, %arg24: tensor<384xf32>, %arg25: tensor<384xf32>, %arg26: tensor<384xf32>, %arg27: tensor<384x384xf32>, %arg28: tensor<384xf32>, %arg29: tensor<384x384xf32>, %arg30: tensor<384xf32>, %arg31: tensor<384x384xf32>, %arg32: tensor<384xf32>, %arg33: tensor<384x384xf32>, %arg34: tensor<1536xf32>, %arg35: tensor<1536x384xf32>, %arg36: tensor<384xf32>, %arg37: tensor<384xf32>, %arg38: tensor<384xf32>, %arg39: tensor<384x1536xf32>, %arg40: tensor<384xf32>, %arg41: tensor<384xf32>, %arg42: tensor<384xf32>, %arg43: tensor<384x384xf32>, %arg44: tensor<384xf32>, %arg45: tensor<384x384xf32>, %arg46: tensor<384xf32>, %arg47: tensor<384x384xf32>, %arg48: tensor<384xf32>, %arg49: tensor<384x384xf32>, %arg50: tensor<1536xf32>, %arg51: tensor<1536x384xf32>, %arg52: tensor<384xf32>, %arg53: tensor<384xf32>, %arg54: tensor<384xf32>, %arg55: tensor<384x1536xf32>, %arg56: tensor<384xf32>, %arg57: tensor<384xf32>, %arg58: tensor<384xf32>, %arg59: tensor<384x384xf32>, %arg60: tensor<384xf32>, %arg61: tensor<384x384xf32>, %arg62: tensor<384xf32>, %arg63: tensor<384x384xf32>, %arg64: tensor<384xf32>, %arg65: tensor<384x384xf32>, %arg66: tensor<1536xf32>, %arg67: tensor<1536x384xf32>, %arg68: tensor<384xf32>, %arg69: tensor<384xf32>, %arg70: tensor<384xf32>, %arg71: tensor<384x1536xf32>, %arg72: tensor<384xf32>, %arg73: tensor<384xf32>, %arg74: tensor<384xf32>, %arg75: tensor<384x384xf32>, %arg76: tensor<384xf32>, %arg77: tensor<384x384xf32>, %arg78: tensor<384xf32>, %arg79: tensor<384x384xf32>, %arg80: tensor<384xf32>, %arg81: tensor<384x384xf32>, %arg82: tensor<1536xf32>, %arg83: tensor<1536x384xf32>, %arg84: tensor<384xf32>, %arg85: tensor<384xf32>, %arg86: tensor<384xf32>, %arg87: tensor<384x1536xf32>, %arg88: tensor<384xf32>, %arg89: tensor<384xf32>, %arg90: tensor<384xf32>, %arg91: tensor<384x384xf32>, %arg92: tensor<384xf32>, %arg93: tensor<384x384xf32>, %arg94: tensor<384xf32>, %arg95: tensor<384x384xf32>, %arg96: tensor<384xf32>, %arg97: tensor<384x384xf32>, %arg98: tensor<1536xf32>, %arg99: tensor<1536x384xf32>, %arg100: tensor<384xf32>, %arg101: tensor<384xf32>, %arg102: tensor<384xf32>, %arg103: tensor<384x1536xf32>, %arg104: tensor<384xf32>, %arg105: tensor<384x384xf32>) -> (tensor<8x384xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x32xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x32xi1>
    %c_0 = stablehlo.constant dense<30522> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x32xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8x32xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8x32xi1>, tensor<8x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x32xi32>) -> tensor<8x32x1xi32>
    %6 = "stablehlo.gather"(%arg7, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 384>}> : (tensor<30522x384xf32>, tensor<8x32x1xi32>) -> tensor<8x32x384xf32>
    %7 = stablehlo.slice %arg5 [0:32, 0:384] : (tensor<512x384xf32>) -> tensor<32x384xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<32x384xf32>) -> tensor<1x32x384xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x32x384xf32>) -> tensor<8x32x384xf32>
    %10 = stablehlo.add %6, %9 : tensor<8x32x384xf32>
    %11 = stablehlo.slice %arg6 [0:1, 0:384] : (tensor<2x384xf32>) -> tensor<1x384xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x384xf32>) -> tensor<384xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %15 = stablehlo.add %10, %14 : tensor<8x32x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_1 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %19 = stablehlo.divide %17, %18 : tensor<8x32x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<8x32x384xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<8x32x384xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_3 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<8x32x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %28 = stablehlo.add %26, %27 : tensor<8x32x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<8x32x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %31 = stablehlo.multiply %21, %30 : tensor<8x32x384xf32>
    %32 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<8x32x384xf32>
    %35 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %37 = stablehlo.add %34, %36 : tensor<8x32x384xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %39 = stablehlo.subtract %38, %arg1 : tensor<8x32xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 3] : (tensor<8x32xf32>) -> tensor<8x1x1x32xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x1x1x32xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<8x1x1x32xf32>
    %43 = stablehlo.dot_general %37, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %44 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %46 = stablehlo.add %43, %45 : tensor<8x32x384xf32>
    %47 = stablehlo.reshape %46 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %48 = stablehlo.dot_general %37, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %49 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %51 = stablehlo.add %48, %50 : tensor<8x32x384xf32>
    %52 = stablehlo.reshape %51 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %53 = stablehlo.dot_general %37, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %54 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %56 = stablehlo.add %53, %55 : tensor<8x32x384xf32>
    %57 = stablehlo.reshape %56 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %58 = stablehlo.dot_general %47, %52, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x32x12x32xf32>) -> tensor<8x12x32x32xf32>
    %cst_7 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x12x32x32xf32>
    %60 = stablehlo.divide %58, %59 : tensor<8x12x32x32xf32>
    %61 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x12x32x32xf32>
    %62 = stablehlo.add %60, %61 : tensor<8x12x32x32xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %65 = stablehlo.maximum %64, %63 : tensor<8x12x32xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %68 = stablehlo.subtract %62, %67 : tensor<8x12x32x32xf32>
    %69 = stablehlo.exponential %68 : tensor<8x12x32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %73 = stablehlo.divide %69, %72 : tensor<8x12x32x32xf32>
    %74 = stablehlo.dot_general %57, %73, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x12x32x32xf32>) -> tensor<8x12x32x32xf32>
    %75 = stablehlo.transpose %74, dims = [0, 3, 1, 2] : (tensor<8x12x32x32xf32>) -> tensor<8x32x12x32xf32>
    %76 = stablehlo.reshape %75 : (tensor<8x32x12x32xf32>) -> tensor<8x32x384xf32>
    %77 = stablehlo.dot_general %76, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %78 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %80 = stablehlo.add %77, %79 : tensor<8x32x384xf32>
    %81 = stablehlo.add %37, %80 : tensor<8x32x384xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_12 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %85 = stablehlo.divide %83, %84 : tensor<8x32x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %87 = stablehlo.subtract %81, %86 : tensor<8x32x384xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<8x32x384xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_14 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %92 = stablehlo.divide %90, %91 : tensor<8x32x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %94 = stablehlo.add %92, %93 : tensor<8x32x1xf32>
    %95 = stablehlo.rsqrt %94 : tensor<8x32x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %97 = stablehlo.multiply %87, %96 : tensor<8x32x384xf32>
    %98 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<8x32x384xf32>
    %101 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %103 = stablehlo.add %100, %102 : tensor<8x32x384xf32>
    %104 = stablehlo.dot_general %103, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<1536x384xf32>) -> tensor<8x32x1536xf32>
    %105 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<1536xf32>) -> tensor<1x1x1536xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x1536xf32>) -> tensor<8x32x1536xf32>
    %107 = stablehlo.add %104, %106 : tensor<8x32x1536xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<8x32x1536xf32>
    %110 = stablehlo.negate %107 : tensor<8x32x1536xf32>
    %cst_17 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %112 = stablehlo.multiply %110, %111 : tensor<8x32x1536xf32>
    %113 = chlo.erfc %112 : tensor<8x32x1536xf32> -> tensor<8x32x1536xf32>
    %114 = stablehlo.multiply %109, %113 : tensor<8x32x1536xf32>
    %115 = stablehlo.dot_general %114, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x1536xf32>, tensor<384x1536xf32>) -> tensor<8x32x384xf32>
    %116 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %118 = stablehlo.add %115, %117 : tensor<8x32x384xf32>
    %119 = stablehlo.add %103, %118 : tensor<8x32x384xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_19 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<8x32x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %125 = stablehlo.subtract %119, %124 : tensor<8x32x384xf32>
    %126 = stablehlo.multiply %125, %125 : tensor<8x32x384xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_21 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %130 = stablehlo.divide %128, %129 : tensor<8x32x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %132 = stablehlo.add %130, %131 : tensor<8x32x1xf32>
    %133 = stablehlo.rsqrt %132 : tensor<8x32x1xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %135 = stablehlo.multiply %125, %134 : tensor<8x32x384xf32>
    %136 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %138 = stablehlo.multiply %135, %137 : tensor<8x32x384xf32>
    %139 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %141 = stablehlo.add %138, %140 : tensor<8x32x384xf32>
    %142 = stablehlo.dot_general %141, %arg31, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %143 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %145 = stablehlo.add %142, %144 : tensor<8x32x384xf32>
    %146 = stablehlo.reshape %145 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %147 = stablehlo.dot_general %141, %arg29, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %148 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %150 = stablehlo.add %147, %149 : tensor<8x32x384xf32>
    %151 = stablehlo.reshape %150 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %152 = stablehlo.dot_general %141, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %153 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %155 = stablehlo.add %152, %154 : tensor<8x32x384xf32>
    %156 = stablehlo.reshape %155 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %157 = stablehlo.dot_general %146, %151, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x32x12x32xf32>) -> tensor<8x12x32x32xf32>
    %cst_23 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x12x32x32xf32>
    %159 = stablehlo.divide %157, %158 : tensor<8x12x32x32xf32>
    %160 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x12x32x32xf32>
    %161 = stablehlo.add %159, %160 : tensor<8x12x32x32xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_24) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %164 = stablehlo.maximum %163, %162 : tensor<8x12x32xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %167 = stablehlo.subtract %161, %166 : tensor<8x12x32x32xf32>
    %168 = stablehlo.exponential %167 : tensor<8x12x32x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %172 = stablehlo.divide %168, %171 : tensor<8x12x32x32xf32>
    %173 = stablehlo.dot_general %156, %172, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x12x32x32xf32>) -> tensor<8x12x32x32xf32>
    %174 = stablehlo.transpose %173, dims = [0, 3, 1, 2] : (tensor<8x12x32x32xf32>) -> tensor<8x32x12x32xf32>
    %175 = stablehlo.reshape %174 : (tensor<8x32x12x32xf32>) -> tensor<8x32x384xf32>
    %176 = stablehlo.dot_general %175, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %177 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %179 = stablehlo.add %176, %178 : tensor<8x32x384xf32>
    %180 = stablehlo.add %141, %179 : tensor<8x32x384xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_28 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<8x32x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<8x32x384xf32>
    %187 = stablehlo.multiply %186, %186 : tensor<8x32x384xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_30 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %191 = stablehlo.divide %189, %190 : tensor<8x32x1xf32>
    %cst_31 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %193 = stablehlo.add %191, %192 : tensor<8x32x1xf32>
    %194 = stablehlo.rsqrt %193 : tensor<8x32x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %196 = stablehlo.multiply %186, %195 : tensor<8x32x384xf32>
    %197 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %199 = stablehlo.multiply %196, %198 : tensor<8x32x384xf32>
    %200 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %202 = stablehlo.add %199, %201 : tensor<8x32x384xf32>
    %203 = stablehlo.dot_general %202, %arg35, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<1536x384xf32>) -> tensor<8x32x1536xf32>
    %204 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<1536xf32>) -> tensor<1x1x1536xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1, 2] : (tensor<1x1x1536xf32>) -> tensor<8x32x1536xf32>
    %206 = stablehlo.add %203, %205 : tensor<8x32x1536xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<8x32x1536xf32>
    %209 = stablehlo.negate %206 : tensor<8x32x1536xf32>
    %cst_33 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %211 = stablehlo.multiply %209, %210 : tensor<8x32x1536xf32>
    %212 = chlo.erfc %211 : tensor<8x32x1536xf32> -> tensor<8x32x1536xf32>
    %213 = stablehlo.multiply %208, %212 : tensor<8x32x1536xf32>
    %214 = stablehlo.dot_general %213, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x1536xf32>, tensor<384x1536xf32>) -> tensor<8x32x384xf32>
    %215 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %217 = stablehlo.add %214, %216 : tensor<8x32x384xf32>
    %218 = stablehlo.add %202, %217 : tensor<8x32x384xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_35 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %222 = stablehlo.divide %220, %221 : tensor<8x32x1xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %224 = stablehlo.subtract %218, %223 : tensor<8x32x384xf32>
    %225 = stablehlo.multiply %224, %224 : tensor<8x32x384xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_37 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %229 = stablehlo.divide %227, %228 : tensor<8x32x1xf32>
    %cst_38 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %231 = stablehlo.add %229, %230 : tensor<8x32x1xf32>
    %232 = stablehlo.rsqrt %231 : tensor<8x32x1xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %234 = stablehlo.multiply %224, %233 : tensor<8x32x384xf32>
    %235 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %237 = stablehlo.multiply %234, %236 : tensor<8x32x384xf32>
    %238 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %240 = stablehlo.add %237, %239 : tensor<8x32x384xf32>
    %241 = stablehlo.dot_general %240, %arg47, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %242 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %244 = stablehlo.add %241, %243 : tensor<8x32x384xf32>
    %245 = stablehlo.reshape %244 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %246 = stablehlo.dot_general %240, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %247 = stablehlo.broadcast_in_dim %arg44, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %249 = stablehlo.add %246, %248 : tensor<8x32x384xf32>
    %250 = stablehlo.reshape %249 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %251 = stablehlo.dot_general %240, %arg49, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %252 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %254 = stablehlo.add %251, %253 : tensor<8x32x384xf32>
    %255 = stablehlo.reshape %254 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %256 = stablehlo.dot_general %245, %250, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x32x12x32xf32>) -> tensor<8x12x32x32xf32>
    %cst_39 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x12x32x32xf32>
    %258 = stablehlo.divide %256, %257 : tensor<8x12x32x32xf32>
    %259 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x12x32x32xf32>
    %260 = stablehlo.add %258, %259 : tensor<8x12x32x32xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %261 = stablehlo.reduce(%260 init: %cst_40) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %263 = stablehlo.maximum %262, %261 : tensor<8x12x32xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %266 = stablehlo.subtract %260, %265 : tensor<8x12x32x32xf32>
    %267 = stablehlo.exponential %266 : tensor<8x12x32x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %271 = stablehlo.divide %267, %270 : tensor<8x12x32x32xf32>
    %272 = stablehlo.dot_general %255, %271, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x12x32x32xf32>) -> tensor<8x12x32x32xf32>
    %273 = stablehlo.transpose %272, dims = [0, 3, 1, 2] : (tensor<8x12x32x32xf32>) -> tensor<8x32x12x32xf32>
    %274 = stablehlo.reshape %273 : (tensor<8x32x12x32xf32>) -> tensor<8x32x384xf32>
    %275 = stablehlo.dot_general %274, %arg43, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %276 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %278 = stablehlo.add %275, %277 : tensor<8x32x384xf32>
    %279 = stablehlo.add %240, %278 : tensor<8x32x384xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_44 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %283 = stablehlo.divide %281, %282 : tensor<8x32x1xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %285 = stablehlo.subtract %279, %284 : tensor<8x32x384xf32>
    %286 = stablehlo.multiply %285, %285 : tensor<8x32x384xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.reduce(%286 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_46 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %290 = stablehlo.divide %288, %289 : tensor<8x32x1xf32>
    %cst_47 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %292 = stablehlo.add %290, %291 : tensor<8x32x1xf32>
    %293 = stablehlo.rsqrt %292 : tensor<8x32x1xf32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %295 = stablehlo.multiply %285, %294 : tensor<8x32x384xf32>
    %296 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %298 = stablehlo.multiply %295, %297 : tensor<8x32x384xf32>
    %299 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %301 = stablehlo.add %298, %300 : tensor<8x32x384xf32>
    %302 = stablehlo.dot_general %301, %arg51, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<1536x384xf32>) -> tensor<8x32x1536xf32>
    %303 = stablehlo.broadcast_in_dim %arg50, dims = [2] : (tensor<1536xf32>) -> tensor<1x1x1536xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<1x1x1536xf32>) -> tensor<8x32x1536xf32>
    %305 = stablehlo.add %302, %304 : tensor<8x32x1536xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %307 = stablehlo.multiply %306, %305 : tensor<8x32x1536xf32>
    %308 = stablehlo.negate %305 : tensor<8x32x1536xf32>
    %cst_49 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %310 = stablehlo.multiply %308, %309 : tensor<8x32x1536xf32>
    %311 = chlo.erfc %310 : tensor<8x32x1536xf32> -> tensor<8x32x1536xf32>
    %312 = stablehlo.multiply %307, %311 : tensor<8x32x1536xf32>
    %313 = stablehlo.dot_general %312, %arg55, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x1536xf32>, tensor<384x1536xf32>) -> tensor<8x32x384xf32>
    %314 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %316 = stablehlo.add %313, %315 : tensor<8x32x384xf32>
    %317 = stablehlo.add %301, %316 : tensor<8x32x384xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_51 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %321 = stablehlo.divide %319, %320 : tensor<8x32x1xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %323 = stablehlo.subtract %317, %322 : tensor<8x32x384xf32>
    %324 = stablehlo.multiply %323, %323 : tensor<8x32x384xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_53 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %328 = stablehlo.divide %326, %327 : tensor<8x32x1xf32>
    %cst_54 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %330 = stablehlo.add %328, %329 : tensor<8x32x1xf32>
    %331 = stablehlo.rsqrt %330 : tensor<8x32x1xf32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %333 = stablehlo.multiply %323, %332 : tensor<8x32x384xf32>
    %334 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %336 = stablehlo.multiply %333, %335 : tensor<8x32x384xf32>
    %337 = stablehlo.broadcast_in_dim %arg52, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %339 = stablehlo.add %336, %338 : tensor<8x32x384xf32>
    %340 = stablehlo.dot_general %339, %arg63, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %341 = stablehlo.broadcast_in_dim %arg62, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %343 = stablehlo.add %340, %342 : tensor<8x32x384xf32>
    %344 = stablehlo.reshape %343 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %345 = stablehlo.dot_general %339, %arg61, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %346 = stablehlo.broadcast_in_dim %arg60, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %348 = stablehlo.add %345, %347 : tensor<8x32x384xf32>
    %349 = stablehlo.reshape %348 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %350 = stablehlo.dot_general %339, %arg65, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %351 = stablehlo.broadcast_in_dim %arg64, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %353 = stablehlo.add %350, %352 : tensor<8x32x384xf32>
    %354 = stablehlo.reshape %353 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %355 = stablehlo.dot_general %344, %349, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x32x12x32xf32>) -> tensor<8x12x32x32xf32>
    %cst_55 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x12x32x32xf32>
    %357 = stablehlo.divide %355, %356 : tensor<8x12x32x32xf32>
    %358 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x12x32x32xf32>
    %359 = stablehlo.add %357, %358 : tensor<8x12x32x32xf32>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_56) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %362 = stablehlo.maximum %361, %360 : tensor<8x12x32xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %365 = stablehlo.subtract %359, %364 : tensor<8x12x32x32xf32>
    %366 = stablehlo.exponential %365 : tensor<8x12x32x32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_58) applies stablehlo.add across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %370 = stablehlo.divide %366, %369 : tensor<8x12x32x32xf32>
    %371 = stablehlo.dot_general %354, %370, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x12x32x32xf32>) -> tensor<8x12x32x32xf32>
    %372 = stablehlo.transpose %371, dims = [0, 3, 1, 2] : (tensor<8x12x32x32xf32>) -> tensor<8x32x12x32xf32>
    %373 = stablehlo.reshape %372 : (tensor<8x32x12x32xf32>) -> tensor<8x32x384xf32>
    %374 = stablehlo.dot_general %373, %arg59, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %375 = stablehlo.broadcast_in_dim %arg58, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %377 = stablehlo.add %374, %376 : tensor<8x32x384xf32>
    %378 = stablehlo.add %339, %377 : tensor<8x32x384xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%378 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_60 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %382 = stablehlo.divide %380, %381 : tensor<8x32x1xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %384 = stablehlo.subtract %378, %383 : tensor<8x32x384xf32>
    %385 = stablehlo.multiply %384, %384 : tensor<8x32x384xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.reduce(%385 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_62 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %389 = stablehlo.divide %387, %388 : tensor<8x32x1xf32>
    %cst_63 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %391 = stablehlo.add %389, %390 : tensor<8x32x1xf32>
    %392 = stablehlo.rsqrt %391 : tensor<8x32x1xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %394 = stablehlo.multiply %384, %393 : tensor<8x32x384xf32>
    %395 = stablehlo.broadcast_in_dim %arg57, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %397 = stablehlo.multiply %394, %396 : tensor<8x32x384xf32>
    %398 = stablehlo.broadcast_in_dim %arg56, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %400 = stablehlo.add %397, %399 : tensor<8x32x384xf32>
    %401 = stablehlo.dot_general %400, %arg67, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<1536x384xf32>) -> tensor<8x32x1536xf32>
    %402 = stablehlo.broadcast_in_dim %arg66, dims = [2] : (tensor<1536xf32>) -> tensor<1x1x1536xf32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<1x1x1536xf32>) -> tensor<8x32x1536xf32>
    %404 = stablehlo.add %401, %403 : tensor<8x32x1536xf32>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %406 = stablehlo.multiply %405, %404 : tensor<8x32x1536xf32>
    %407 = stablehlo.negate %404 : tensor<8x32x1536xf32>
    %cst_65 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %409 = stablehlo.multiply %407, %408 : tensor<8x32x1536xf32>
    %410 = chlo.erfc %409 : tensor<8x32x1536xf32> -> tensor<8x32x1536xf32>
    %411 = stablehlo.multiply %406, %410 : tensor<8x32x1536xf32>
    %412 = stablehlo.dot_general %411, %arg71, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x1536xf32>, tensor<384x1536xf32>) -> tensor<8x32x384xf32>
    %413 = stablehlo.broadcast_in_dim %arg70, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %415 = stablehlo.add %412, %414 : tensor<8x32x384xf32>
    %416 = stablehlo.add %400, %415 : tensor<8x32x384xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_67 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<8x32x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %422 = stablehlo.subtract %416, %421 : tensor<8x32x384xf32>
    %423 = stablehlo.multiply %422, %422 : tensor<8x32x384xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_69 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %427 = stablehlo.divide %425, %426 : tensor<8x32x1xf32>
    %cst_70 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %429 = stablehlo.add %427, %428 : tensor<8x32x1xf32>
    %430 = stablehlo.rsqrt %429 : tensor<8x32x1xf32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %432 = stablehlo.multiply %422, %431 : tensor<8x32x384xf32>
    %433 = stablehlo.broadcast_in_dim %arg69, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %435 = stablehlo.multiply %432, %434 : tensor<8x32x384xf32>
    %436 = stablehlo.broadcast_in_dim %arg68, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %437 = stablehlo.broadcast_in_dim %436, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %438 = stablehlo.add %435, %437 : tensor<8x32x384xf32>
    %439 = stablehlo.dot_general %438, %arg79, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %440 = stablehlo.broadcast_in_dim %arg78, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %442 = stablehlo.add %439, %441 : tensor<8x32x384xf32>
    %443 = stablehlo.reshape %442 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %444 = stablehlo.dot_general %438, %arg77, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %445 = stablehlo.broadcast_in_dim %arg76, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %447 = stablehlo.add %444, %446 : tensor<8x32x384xf32>
    %448 = stablehlo.reshape %447 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %449 = stablehlo.dot_general %438, %arg81, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %450 = stablehlo.broadcast_in_dim %arg80, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %452 = stablehlo.add %449, %451 : tensor<8x32x384xf32>
    %453 = stablehlo.reshape %452 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %454 = stablehlo.dot_general %443, %448, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x32x12x32xf32>) -> tensor<8x12x32x32xf32>
    %cst_71 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x12x32x32xf32>
    %456 = stablehlo.divide %454, %455 : tensor<8x12x32x32xf32>
    %457 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x12x32x32xf32>
    %458 = stablehlo.add %456, %457 : tensor<8x12x32x32xf32>
    %cst_72 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %459 = stablehlo.reduce(%458 init: %cst_72) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %461 = stablehlo.maximum %460, %459 : tensor<8x12x32xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %464 = stablehlo.subtract %458, %463 : tensor<8x12x32x32xf32>
    %465 = stablehlo.exponential %464 : tensor<8x12x32x32xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_74) applies stablehlo.add across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %469 = stablehlo.divide %465, %468 : tensor<8x12x32x32xf32>
    %470 = stablehlo.dot_general %453, %469, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x12x32x32xf32>) -> tensor<8x12x32x32xf32>
    %471 = stablehlo.transpose %470, dims = [0, 3, 1, 2] : (tensor<8x12x32x32xf32>) -> tensor<8x32x12x32xf32>
    %472 = stablehlo.reshape %471 : (tensor<8x32x12x32xf32>) -> tensor<8x32x384xf32>
    %473 = stablehlo.dot_general %472, %arg75, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %474 = stablehlo.broadcast_in_dim %arg74, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %476 = stablehlo.add %473, %475 : tensor<8x32x384xf32>
    %477 = stablehlo.add %438, %476 : tensor<8x32x384xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%477 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_76 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %481 = stablehlo.divide %479, %480 : tensor<8x32x1xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %483 = stablehlo.subtract %477, %482 : tensor<8x32x384xf32>
    %484 = stablehlo.multiply %483, %483 : tensor<8x32x384xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.reduce(%484 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_78 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %488 = stablehlo.divide %486, %487 : tensor<8x32x1xf32>
    %cst_79 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %490 = stablehlo.add %488, %489 : tensor<8x32x1xf32>
    %491 = stablehlo.rsqrt %490 : tensor<8x32x1xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %493 = stablehlo.multiply %483, %492 : tensor<8x32x384xf32>
    %494 = stablehlo.broadcast_in_dim %arg73, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %496 = stablehlo.multiply %493, %495 : tensor<8x32x384xf32>
    %497 = stablehlo.broadcast_in_dim %arg72, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %499 = stablehlo.add %496, %498 : tensor<8x32x384xf32>
    %500 = stablehlo.dot_general %499, %arg83, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<1536x384xf32>) -> tensor<8x32x1536xf32>
    %501 = stablehlo.broadcast_in_dim %arg82, dims = [2] : (tensor<1536xf32>) -> tensor<1x1x1536xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2] : (tensor<1x1x1536xf32>) -> tensor<8x32x1536xf32>
    %503 = stablehlo.add %500, %502 : tensor<8x32x1536xf32>
    %cst_80 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %505 = stablehlo.multiply %504, %503 : tensor<8x32x1536xf32>
    %506 = stablehlo.negate %503 : tensor<8x32x1536xf32>
    %cst_81 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %508 = stablehlo.multiply %506, %507 : tensor<8x32x1536xf32>
    %509 = chlo.erfc %508 : tensor<8x32x1536xf32> -> tensor<8x32x1536xf32>
    %510 = stablehlo.multiply %505, %509 : tensor<8x32x1536xf32>
    %511 = stablehlo.dot_general %510, %arg87, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x1536xf32>, tensor<384x1536xf32>) -> tensor<8x32x384xf32>
    %512 = stablehlo.broadcast_in_dim %arg86, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %514 = stablehlo.add %511, %513 : tensor<8x32x384xf32>
    %515 = stablehlo.add %499, %514 : tensor<8x32x384xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_83 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %519 = stablehlo.divide %517, %518 : tensor<8x32x1xf32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %521 = stablehlo.subtract %515, %520 : tensor<8x32x384xf32>
    %522 = stablehlo.multiply %521, %521 : tensor<8x32x384xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_85 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %526 = stablehlo.divide %524, %525 : tensor<8x32x1xf32>
    %cst_86 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %528 = stablehlo.add %526, %527 : tensor<8x32x1xf32>
    %529 = stablehlo.rsqrt %528 : tensor<8x32x1xf32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %531 = stablehlo.multiply %521, %530 : tensor<8x32x384xf32>
    %532 = stablehlo.broadcast_in_dim %arg85, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %534 = stablehlo.multiply %531, %533 : tensor<8x32x384xf32>
    %535 = stablehlo.broadcast_in_dim %arg84, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %537 = stablehlo.add %534, %536 : tensor<8x32x384xf32>
    %538 = stablehlo.dot_general %537, %arg95, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %539 = stablehlo.broadcast_in_dim %arg94, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %541 = stablehlo.add %538, %540 : tensor<8x32x384xf32>
    %542 = stablehlo.reshape %541 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %543 = stablehlo.dot_general %537, %arg93, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %544 = stablehlo.broadcast_in_dim %arg92, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %546 = stablehlo.add %543, %545 : tensor<8x32x384xf32>
    %547 = stablehlo.reshape %546 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %548 = stablehlo.dot_general %537, %arg97, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %549 = stablehlo.broadcast_in_dim %arg96, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %551 = stablehlo.add %548, %550 : tensor<8x32x384xf32>
    %552 = stablehlo.reshape %551 : (tensor<8x32x384xf32>) -> tensor<8x32x12x32xf32>
    %553 = stablehlo.dot_general %542, %547, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x32x12x32xf32>) -> tensor<8x12x32x32xf32>
    %cst_87 = stablehlo.constant dense<5.65685415> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x12x32x32xf32>
    %555 = stablehlo.divide %553, %554 : tensor<8x12x32x32xf32>
    %556 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<8x1x1x32xf32>) -> tensor<8x12x32x32xf32>
    %557 = stablehlo.add %555, %556 : tensor<8x12x32x32xf32>
    %cst_88 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %558 = stablehlo.reduce(%557 init: %cst_88) applies stablehlo.maximum across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %cst_89 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x12x32xf32>
    %560 = stablehlo.maximum %559, %558 : tensor<8x12x32xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %563 = stablehlo.subtract %557, %562 : tensor<8x12x32x32xf32>
    %564 = stablehlo.exponential %563 : tensor<8x12x32x32xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_90) applies stablehlo.add across dimensions = [3] : (tensor<8x12x32x32xf32>, tensor<f32>) -> tensor<8x12x32xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2] : (tensor<8x12x32xf32>) -> tensor<8x12x32x1xf32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2, 3] : (tensor<8x12x32x1xf32>) -> tensor<8x12x32x32xf32>
    %568 = stablehlo.divide %564, %567 : tensor<8x12x32x32xf32>
    %569 = stablehlo.dot_general %552, %568, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x12x32xf32>, tensor<8x12x32x32xf32>) -> tensor<8x12x32x32xf32>
    %570 = stablehlo.transpose %569, dims = [0, 3, 1, 2] : (tensor<8x12x32x32xf32>) -> tensor<8x32x12x32xf32>
    %571 = stablehlo.reshape %570 : (tensor<8x32x12x32xf32>) -> tensor<8x32x384xf32>
    %572 = stablehlo.dot_general %571, %arg91, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<384x384xf32>) -> tensor<8x32x384xf32>
    %573 = stablehlo.broadcast_in_dim %arg90, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %575 = stablehlo.add %572, %574 : tensor<8x32x384xf32>
    %576 = stablehlo.add %537, %575 : tensor<8x32x384xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %577 = stablehlo.reduce(%576 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_92 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %580 = stablehlo.divide %578, %579 : tensor<8x32x1xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %582 = stablehlo.subtract %576, %581 : tensor<8x32x384xf32>
    %583 = stablehlo.multiply %582, %582 : tensor<8x32x384xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_94 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %587 = stablehlo.divide %585, %586 : tensor<8x32x1xf32>
    %cst_95 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %589 = stablehlo.add %587, %588 : tensor<8x32x1xf32>
    %590 = stablehlo.rsqrt %589 : tensor<8x32x1xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %592 = stablehlo.multiply %582, %591 : tensor<8x32x384xf32>
    %593 = stablehlo.broadcast_in_dim %arg89, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %595 = stablehlo.multiply %592, %594 : tensor<8x32x384xf32>
    %596 = stablehlo.broadcast_in_dim %arg88, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %598 = stablehlo.add %595, %597 : tensor<8x32x384xf32>
    %599 = stablehlo.dot_general %598, %arg99, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x384xf32>, tensor<1536x384xf32>) -> tensor<8x32x1536xf32>
    %600 = stablehlo.broadcast_in_dim %arg98, dims = [2] : (tensor<1536xf32>) -> tensor<1x1x1536xf32>
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2] : (tensor<1x1x1536xf32>) -> tensor<8x32x1536xf32>
    %602 = stablehlo.add %599, %601 : tensor<8x32x1536xf32>
    %cst_96 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %604 = stablehlo.multiply %603, %602 : tensor<8x32x1536xf32>
    %605 = stablehlo.negate %602 : tensor<8x32x1536xf32>
    %cst_97 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x32x1536xf32>
    %607 = stablehlo.multiply %605, %606 : tensor<8x32x1536xf32>
    %608 = chlo.erfc %607 : tensor<8x32x1536xf32> -> tensor<8x32x1536xf32>
    %609 = stablehlo.multiply %604, %608 : tensor<8x32x1536xf32>
    %610 = stablehlo.dot_general %609, %arg103, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x1536xf32>, tensor<384x1536xf32>) -> tensor<8x32x384xf32>
    %611 = stablehlo.broadcast_in_dim %arg102, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %612 = stablehlo.broadcast_in_dim %611, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %613 = stablehlo.add %610, %612 : tensor<8x32x384xf32>
    %614 = stablehlo.add %598, %613 : tensor<8x32x384xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%614 init: %cst_98) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_99 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %618 = stablehlo.divide %616, %617 : tensor<8x32x1xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %620 = stablehlo.subtract %614, %619 : tensor<8x32x384xf32>
    %621 = stablehlo.multiply %620, %620 : tensor<8x32x384xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x32xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_101 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %625 = stablehlo.divide %623, %624 : tensor<8x32x1xf32>
    %cst_102 = stablehlo.constant dense<9.99999996E-13> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %627 = stablehlo.add %625, %626 : tensor<8x32x1xf32>
    %628 = stablehlo.rsqrt %627 : tensor<8x32x1xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %630 = stablehlo.multiply %620, %629 : tensor<8x32x384xf32>
    %631 = stablehlo.broadcast_in_dim %arg101, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %633 = stablehlo.multiply %630, %632 : tensor<8x32x384xf32>
    %634 = stablehlo.broadcast_in_dim %arg100, dims = [2] : (tensor<384xf32>) -> tensor<1x1x384xf32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1, 2] : (tensor<1x1x384xf32>) -> tensor<8x32x384xf32>
    %636 = stablehlo.add %633, %635 : tensor<8x32x384xf32>
    %637 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x384xf32>
    %639 = stablehlo.multiply %636, %638 : tensor<8x32x384xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%639 init: %cst_103) applies stablehlo.add across dimensions = [1] : (tensor<8x32x384xf32>, tensor<f32>) -> tensor<8x384xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.reduce(%arg1 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x384xf32>
    %644 = stablehlo.divide %640, %643 : tensor<8x384xf32>
    %645 = stablehlo.multiply %644, %644 : tensor<8x384xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<8x384xf32>, tensor<f32>) -> tensor<8xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %648 = stablehlo.rsqrt %647 : tensor<8x1xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x384xf32>
    %650 = stablehlo.multiply %644, %649 : tensor<8x384xf32>
    return %650 : tensor<8x384xf32>
  }
}

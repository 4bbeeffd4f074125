// atol: 0.00596
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3] : (tensor<8xf32>) -> tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %2 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %4 = stablehlo.add %1, %3 : tensor<3x3xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %6 = stablehlo.convert %5 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.subtract %0, %7 : tensor<3xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<3xf32>
    %15 = call @norm(%14) : (tensor<3xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.compare LT, %15, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = call @norm_0(%14) : (tensor<3xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_4 : tensor<f32>
    %19 = stablehlo.add %12, %18 : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %c_9 = stablehlo.constant dense<1> : tensor<i64>
    %c_10 = stablehlo.constant dense<1> : tensor<i64>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %20:13 = stablehlo.while(%iterArg = %c_5, %iterArg_17 = %c_6, %iterArg_18 = %16, %iterArg_19 = %c_7, %iterArg_20 = %c_8, %iterArg_21 = %c_9, %iterArg_22 = %c_10, %iterArg_23 = %0, %iterArg_24 = %12, %iterArg_25 = %14, %iterArg_26 = %6, %iterArg_27 = %19, %iterArg_28 = %c_11) : tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3x3xf32>, tensor<f32>, tensor<i64>
    cond {
      %28 = stablehlo.not %iterArg_18 : tensor<i1>
      %29 = stablehlo.not %iterArg_19 : tensor<i1>
      %30 = stablehlo.and %28, %29 : tensor<i1>
      %c_29 = stablehlo.constant dense<600> : tensor<i64>
      %31 = stablehlo.compare LT, %iterArg_20, %c_29, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_30 = stablehlo.constant dense<false> : tensor<i1>
      %32 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i1>) -> tensor<i1>
      %33 = stablehlo.compare NE, %31, %32, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %34 = stablehlo.convert %33 : tensor<i1>
      %35 = stablehlo.and %30, %34 : tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %28 = stablehlo.dot_general %iterArg_26, %iterArg_25, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %29 = stablehlo.negate %28 : tensor<3xf32>
      %30 = stablehlo.dot_general %iterArg_25, %29, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %31 = stablehlo.subtract %iterArg_24, %iterArg_27 : tensor<f32>
      %cst_29 = stablehlo.constant dense<2.020000e+00> : tensor<f32>
      %32 = stablehlo.multiply %cst_29, %31 : tensor<f32>
      %33 = stablehlo.divide %32, %30 : tensor<f32>
      %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %34 = stablehlo.compare GT, %33, %cst_30, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %35 = func.call @_where(%34, %cst_31, %33) : (tensor<i1>, tensor<f64>, tensor<f32>) -> tensor<f32>
      %c_32 = stablehlo.constant dense<false> : tensor<i1>
      %c_33 = stablehlo.constant dense<false> : tensor<i1>
      %c_34 = stablehlo.constant dense<1> : tensor<i64>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %c_36 = stablehlo.constant dense<0> : tensor<i64>
      %c_37 = stablehlo.constant dense<0> : tensor<i64>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36:18 = stablehlo.while(%iterArg_51 = %35, %iterArg_52 = %29, %iterArg_53 = %iterArg_23, %iterArg_54 = %30, %iterArg_55 = %iterArg_24, %iterArg_56 = %iterArg_25, %iterArg_57 = %c_32, %iterArg_58 = %c_33, %iterArg_59 = %c_34, %iterArg_60 = %cst_35, %iterArg_61 = %iterArg_24, %iterArg_62 = %30, %iterArg_63 = %c_36, %iterArg_64 = %c_37, %iterArg_65 = %cst_38, %iterArg_66 = %iterArg_24, %iterArg_67 = %30, %iterArg_68 = %iterArg_25) : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>
      cond {
        %87 = stablehlo.not %iterArg_57 : tensor<i1>
        %c_69 = stablehlo.constant dense<10> : tensor<i64>
        %88 = stablehlo.compare LE, %iterArg_59, %c_69, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_70 = stablehlo.constant dense<false> : tensor<i1>
        %89 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i1>) -> tensor<i1>
        %90 = stablehlo.compare NE, %88, %89, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %91 = stablehlo.convert %90 : tensor<i1>
        %92 = stablehlo.and %87, %91 : tensor<i1>
        %93 = stablehlo.not %iterArg_58 : tensor<i1>
        %94 = stablehlo.and %92, %93 : tensor<i1>
        stablehlo.return %94 : tensor<i1>
      } do {
        %c_69 = stablehlo.constant dense<1> : tensor<i64>
        %87 = stablehlo.compare EQ, %iterArg_59, %c_69, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %cst_70 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %88 = stablehlo.multiply %iterArg_60, %cst_70 : tensor<f32>
        %89 = func.call @_where_1(%87, %iterArg_51, %88) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %91 = stablehlo.multiply %90, %iterArg_52 : tensor<3xf32>
        %92 = stablehlo.add %iterArg_53, %91 : tensor<3xf32>
        %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %93 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %94 = stablehlo.subtract %92, %93 : tensor<3xf32>
        %95 = stablehlo.multiply %94, %94 : tensor<3xf32>
        %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %96 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %97 = stablehlo.multiply %96, %94 : tensor<3xf32>
        %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %98 = stablehlo.reduce(%95 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
        %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %99 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %100 = stablehlo.multiply %99, %97 : tensor<3xf32>
        %101 = stablehlo.dot_general %100, %iterArg_52, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
        %c_75 = stablehlo.constant dense<1> : tensor<i64>
        %102 = stablehlo.add %iterArg_63, %c_75 : tensor<i64>
        %c_76 = stablehlo.constant dense<1> : tensor<i64>
        %103 = stablehlo.add %iterArg_64, %c_76 : tensor<i64>
        %cst_77 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
        %104 = stablehlo.multiply %cst_77, %89 : tensor<f32>
        %105 = stablehlo.multiply %104, %iterArg_54 : tensor<f32>
        %106 = stablehlo.add %iterArg_55, %105 : tensor<f32>
        %107 = stablehlo.compare GT, %98, %106, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %108 = stablehlo.compare GE, %98, %iterArg_61, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %c_78 = stablehlo.constant dense<1> : tensor<i64>
        %109 = stablehlo.compare GT, %iterArg_59, %c_78, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
        %c_79 = stablehlo.constant dense<false> : tensor<i1>
        %110 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i1>) -> tensor<i1>
        %111 = stablehlo.compare NE, %109, %110, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %112 = stablehlo.convert %111 : tensor<i1>
        %113 = stablehlo.and %108, %112 : tensor<i1>
        %114 = stablehlo.or %107, %113 : tensor<i1>
        %115 = stablehlo.abs %101 : tensor<f32>
        %cst_80 = stablehlo.constant dense<-0.899999976> : tensor<f32>
        %116 = stablehlo.multiply %cst_80, %iterArg_54 : tensor<f32>
        %117 = stablehlo.compare LE, %115, %116, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %118 = stablehlo.not %114 : tensor<i1>
        %119 = stablehlo.and %117, %118 : tensor<i1>
        %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %120 = stablehlo.compare GE, %101, %cst_81, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %121 = stablehlo.not %114 : tensor<i1>
        %122 = stablehlo.and %120, %121 : tensor<i1>
        %123 = stablehlo.not %119 : tensor<i1>
        %124 = stablehlo.and %122, %123 : tensor<i1>
        %125 = stablehlo.not %114 : tensor<i1>
        %126 = stablehlo.add %iterArg_60, %89 : tensor<f32>
        %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %127 = stablehlo.divide %126, %cst_82 : tensor<f32>
        %128 = stablehlo.add %iterArg_61, %98 : tensor<f32>
        %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %129 = stablehlo.divide %128, %cst_83 : tensor<f32>
        %c_84 = stablehlo.constant dense<false> : tensor<i1>
        %c_85 = stablehlo.constant dense<false> : tensor<i1>
        %c_86 = stablehlo.constant dense<0> : tensor<i64>
        %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %c_88 = stablehlo.constant dense<0> : tensor<i64>
        %c_89 = stablehlo.constant dense<0> : tensor<i64>
        %130:22 = stablehlo.while(%iterArg_99 = %125, %iterArg_100 = %iterArg_52, %iterArg_101 = %iterArg_53, %iterArg_102 = %iterArg_54, %iterArg_103 = %iterArg_55, %iterArg_104 = %c_84, %iterArg_105 = %c_85, %iterArg_106 = %c_86, %iterArg_107 = %iterArg_60, %iterArg_108 = %iterArg_61, %iterArg_109 = %iterArg_62, %iterArg_110 = %89, %iterArg_111 = %98, %iterArg_112 = %101, %iterArg_113 = %127, %iterArg_114 = %129, %iterArg_115 = %cst_87, %iterArg_116 = %iterArg_61, %iterArg_117 = %iterArg_62, %iterArg_118 = %iterArg_56, %iterArg_119 = %c_88, %iterArg_120 = %c_89) : tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i64>, tensor<i64>
        cond {
          %161 = stablehlo.not %iterArg_104 : tensor<i1>
          %162 = stablehlo.not %iterArg_99 : tensor<i1>
          %163 = stablehlo.and %161, %162 : tensor<i1>
          %164 = stablehlo.not %iterArg_105 : tensor<i1>
          %165 = stablehlo.and %163, %164 : tensor<i1>
          stablehlo.return %165 : tensor<i1>
        } do {
          %161 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %162 = stablehlo.minimum %iterArg_110, %iterArg_107 : tensor<f32>
          %163 = stablehlo.maximum %iterArg_110, %iterArg_107 : tensor<f32>
          %cst_121 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
          %164 = stablehlo.multiply %cst_121, %161 : tensor<f32>
          %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
          %165 = stablehlo.multiply %cst_122, %161 : tensor<f32>
          %c_123 = stablehlo.constant dense<true> : tensor<i1>
          %cst_124 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
          %cst_125 = stablehlo.constant dense<1.000000e-10> : tensor<f64>
          %166 = func.call @_where_2(%c_123, %cst_124, %cst_125) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
          %167 = stablehlo.convert %166 : (tensor<f64>) -> tensor<f32>
          %168 = stablehlo.compare LE, %161, %167, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %169 = stablehlo.or %iterArg_105, %168 : tensor<i1>
          %170 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %171 = stablehlo.subtract %iterArg_113, %iterArg_107 : tensor<f32>
          %172 = stablehlo.multiply %170, %171 : tensor<f32>
          %173 = stablehlo.multiply %172, %172 : tensor<f32>
          %174 = stablehlo.subtract %170, %171 : tensor<f32>
          %175 = stablehlo.multiply %173, %174 : tensor<f32>
          %176 = stablehlo.multiply %171, %171 : tensor<f32>
          %177 = stablehlo.multiply %170, %170 : tensor<f32>
          %178 = stablehlo.negate %177 : tensor<f32>
          %179 = stablehlo.multiply %171, %171 : tensor<f32>
          %180 = stablehlo.multiply %179, %171 : tensor<f32>
          %181 = stablehlo.negate %180 : tensor<f32>
          %182 = stablehlo.multiply %170, %170 : tensor<f32>
          %183 = stablehlo.multiply %182, %170 : tensor<f32>
          %184 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %185 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %186 = stablehlo.concatenate %184, %185, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
          %187 = stablehlo.broadcast_in_dim %186, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
          %188 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %189 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %190 = stablehlo.concatenate %188, %189, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
          %191 = stablehlo.broadcast_in_dim %190, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
          %192 = stablehlo.concatenate %187, %191, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
          %193 = stablehlo.subtract %iterArg_111, %iterArg_108 : tensor<f32>
          %194 = stablehlo.multiply %iterArg_109, %170 : tensor<f32>
          %195 = stablehlo.subtract %193, %194 : tensor<f32>
          %196 = stablehlo.subtract %iterArg_114, %iterArg_108 : tensor<f32>
          %197 = stablehlo.multiply %iterArg_109, %171 : tensor<f32>
          %198 = stablehlo.subtract %196, %197 : tensor<f32>
          %199 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %200 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %201 = stablehlo.concatenate %199, %200, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
          %202 = stablehlo.dot_general %192, %201, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
          %203 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2xf32>
          %204 = stablehlo.divide %202, %203 : tensor<2xf32>
          %205 = stablehlo.slice %204 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
          %206 = stablehlo.reshape %205 : (tensor<1xf32>) -> tensor<f32>
          %207 = stablehlo.slice %204 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
          %208 = stablehlo.reshape %207 : (tensor<1xf32>) -> tensor<f32>
          %209 = stablehlo.multiply %208, %208 : tensor<f32>
          %cst_126 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
          %210 = stablehlo.multiply %cst_126, %206 : tensor<f32>
          %211 = stablehlo.multiply %210, %iterArg_109 : tensor<f32>
          %212 = stablehlo.subtract %209, %211 : tensor<f32>
          %213 = stablehlo.negate %208 : tensor<f32>
          %214 = stablehlo.sqrt %212 : tensor<f32>
          %215 = stablehlo.add %213, %214 : tensor<f32>
          %cst_127 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
          %216 = stablehlo.multiply %cst_127, %206 : tensor<f32>
          %217 = stablehlo.divide %215, %216 : tensor<f32>
          %218 = stablehlo.add %iterArg_107, %217 : tensor<f32>
          %c_128 = stablehlo.constant dense<0> : tensor<i64>
          %219 = stablehlo.compare GT, %iterArg_106, %c_128, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
          %220 = stablehlo.add %162, %164 : tensor<f32>
          %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %c_129 = stablehlo.constant dense<false> : tensor<i1>
          %222 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i1>) -> tensor<i1>
          %223 = stablehlo.compare NE, %219, %222, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %224 = stablehlo.convert %223 : tensor<i1>
          %225 = stablehlo.and %224, %221 : tensor<i1>
          %226 = stablehlo.subtract %163, %164 : tensor<f32>
          %227 = stablehlo.compare LT, %218, %226, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %228 = stablehlo.and %225, %227 : tensor<i1>
          %229 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %230 = stablehlo.subtract %iterArg_111, %iterArg_108 : tensor<f32>
          %231 = stablehlo.multiply %iterArg_109, %229 : tensor<f32>
          %232 = stablehlo.subtract %230, %231 : tensor<f32>
          %233 = stablehlo.multiply %229, %229 : tensor<f32>
          %234 = stablehlo.divide %232, %233 : tensor<f32>
          %cst_130 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %235 = stablehlo.multiply %cst_130, %234 : tensor<f32>
          %236 = stablehlo.divide %iterArg_109, %235 : tensor<f32>
          %237 = stablehlo.subtract %iterArg_107, %236 : tensor<f32>
          %238 = stablehlo.not %228 : tensor<i1>
          %239 = stablehlo.add %162, %165 : tensor<f32>
          %240 = stablehlo.compare GT, %237, %239, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %241 = stablehlo.and %238, %240 : tensor<i1>
          %242 = stablehlo.subtract %163, %165 : tensor<f32>
          %243 = stablehlo.compare LT, %237, %242, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %244 = stablehlo.and %241, %243 : tensor<i1>
          %245 = stablehlo.add %iterArg_107, %iterArg_110 : tensor<f32>
          %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %246 = stablehlo.divide %245, %cst_131 : tensor<f32>
          %247 = stablehlo.not %228 : tensor<i1>
          %248 = stablehlo.not %244 : tensor<i1>
          %249 = stablehlo.and %247, %248 : tensor<i1>
          %250 = func.call @_where_3(%228, %218, %iterArg_113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %251 = func.call @_where_3(%244, %237, %250) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %252 = func.call @_where_3(%249, %246, %251) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %254 = stablehlo.multiply %253, %iterArg_100 : tensor<3xf32>
          %255 = stablehlo.add %iterArg_101, %254 : tensor<3xf32>
          %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %256 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %257 = stablehlo.subtract %255, %256 : tensor<3xf32>
          %258 = stablehlo.multiply %257, %257 : tensor<3xf32>
          %cst_133 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %259 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %260 = stablehlo.multiply %259, %257 : tensor<3xf32>
          %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %261 = stablehlo.reduce(%258 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
          %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %262 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %263 = stablehlo.multiply %262, %260 : tensor<3xf32>
          %264 = stablehlo.dot_general %263, %iterArg_100, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
          %c_136 = stablehlo.constant dense<1> : tensor<i64>
          %265 = stablehlo.add %iterArg_119, %c_136 : tensor<i64>
          %c_137 = stablehlo.constant dense<1> : tensor<i64>
          %266 = stablehlo.add %iterArg_120, %c_137 : tensor<i64>
          %cst_138 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
          %267 = stablehlo.multiply %cst_138, %252 : tensor<f32>
          %268 = stablehlo.multiply %267, %iterArg_102 : tensor<f32>
          %269 = stablehlo.add %iterArg_103, %268 : tensor<f32>
          %270 = stablehlo.compare GT, %261, %269, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %271 = stablehlo.compare GE, %261, %iterArg_108, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %272 = stablehlo.or %270, %271 : tensor<i1>
          %273 = stablehlo.abs %264 : tensor<f32>
          %cst_139 = stablehlo.constant dense<-0.899999976> : tensor<f32>
          %274 = stablehlo.multiply %cst_139, %iterArg_102 : tensor<f32>
          %275 = stablehlo.compare LE, %273, %274, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %276 = stablehlo.not %272 : tensor<i1>
          %277 = stablehlo.and %275, %276 : tensor<i1>
          %278 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %279 = stablehlo.multiply %264, %278 : tensor<f32>
          %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %280 = stablehlo.compare GE, %279, %cst_140, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %281 = stablehlo.not %272 : tensor<i1>
          %282 = stablehlo.and %280, %281 : tensor<i1>
          %283 = stablehlo.not %277 : tensor<i1>
          %284 = stablehlo.and %282, %283 : tensor<i1>
          %285 = stablehlo.not %272 : tensor<i1>
          %286 = stablehlo.not %277 : tensor<i1>
          %287 = stablehlo.and %285, %286 : tensor<i1>
          %288 = func.call @_where_3(%272, %252, %iterArg_110) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %289 = func.call @_where_3(%272, %261, %iterArg_111) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %290 = func.call @_where_3(%272, %264, %iterArg_112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %291 = func.call @_where_3(%272, %iterArg_110, %iterArg_113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %292 = func.call @_where_3(%272, %iterArg_111, %iterArg_114) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %293 = stablehlo.or %277, %iterArg_104 : tensor<i1>
          %294 = func.call @_where_3(%277, %252, %iterArg_115) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %295 = func.call @_where_3(%277, %261, %iterArg_116) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %296 = func.call @_where_3(%277, %264, %iterArg_117) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %297 = func.call @_where_4(%277, %263, %iterArg_118) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
          %298 = func.call @_where_3(%284, %iterArg_107, %288) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %299 = func.call @_where_3(%284, %iterArg_108, %289) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %300 = func.call @_where_3(%284, %iterArg_109, %290) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %301 = func.call @_where_3(%284, %288, %291) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %302 = func.call @_where_3(%284, %289, %292) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %303 = stablehlo.not %284 : tensor<i1>
          %304 = stablehlo.and %287, %303 : tensor<i1>
          %305 = func.call @_where_3(%304, %iterArg_107, %301) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %306 = func.call @_where_3(%304, %iterArg_108, %302) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %307 = func.call @_where_3(%287, %252, %iterArg_107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %308 = func.call @_where_3(%287, %261, %iterArg_108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %309 = func.call @_where_3(%287, %264, %iterArg_109) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %c_141 = stablehlo.constant dense<1> : tensor<i64>
          %310 = stablehlo.add %iterArg_106, %c_141 : tensor<i64>
          %c_142 = stablehlo.constant dense<30> : tensor<i64>
          %311 = stablehlo.compare GE, %310, %c_142, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
          %c_143 = stablehlo.constant dense<false> : tensor<i1>
          %312 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i1>) -> tensor<i1>
          %313 = stablehlo.compare NE, %311, %312, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %314 = stablehlo.convert %313 : tensor<i1>
          %315 = stablehlo.or %169, %314 : tensor<i1>
          stablehlo.return %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %293, %315, %310, %307, %308, %309, %298, %299, %300, %305, %306, %294, %295, %296, %297, %265, %266 : tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i64>, tensor<i64>
        }
        %131 = stablehlo.add %102, %130#20 : tensor<i64>
        %132 = stablehlo.add %103, %130#21 : tensor<i64>
        %133 = stablehlo.not %124 : tensor<i1>
        %134 = stablehlo.add %89, %iterArg_60 : tensor<f32>
        %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %135 = stablehlo.divide %134, %cst_90 : tensor<f32>
        %136 = stablehlo.add %98, %iterArg_61 : tensor<f32>
        %cst_91 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %137 = stablehlo.divide %136, %cst_91 : tensor<f32>
        %c_92 = stablehlo.constant dense<false> : tensor<i1>
        %c_93 = stablehlo.constant dense<false> : tensor<i1>
        %c_94 = stablehlo.constant dense<0> : tensor<i64>
        %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        %c_96 = stablehlo.constant dense<0> : tensor<i64>
        %c_97 = stablehlo.constant dense<0> : tensor<i64>
        %138:22 = stablehlo.while(%iterArg_99 = %133, %iterArg_100 = %iterArg_52, %iterArg_101 = %iterArg_53, %iterArg_102 = %iterArg_54, %iterArg_103 = %iterArg_55, %iterArg_104 = %c_92, %iterArg_105 = %c_93, %iterArg_106 = %c_94, %iterArg_107 = %89, %iterArg_108 = %98, %iterArg_109 = %101, %iterArg_110 = %iterArg_60, %iterArg_111 = %iterArg_61, %iterArg_112 = %iterArg_62, %iterArg_113 = %135, %iterArg_114 = %137, %iterArg_115 = %cst_95, %iterArg_116 = %98, %iterArg_117 = %101, %iterArg_118 = %iterArg_56, %iterArg_119 = %c_96, %iterArg_120 = %c_97) : tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i64>, tensor<i64>
        cond {
          %161 = stablehlo.not %iterArg_104 : tensor<i1>
          %162 = stablehlo.not %iterArg_99 : tensor<i1>
          %163 = stablehlo.and %161, %162 : tensor<i1>
          %164 = stablehlo.not %iterArg_105 : tensor<i1>
          %165 = stablehlo.and %163, %164 : tensor<i1>
          stablehlo.return %165 : tensor<i1>
        } do {
          %161 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %162 = stablehlo.minimum %iterArg_110, %iterArg_107 : tensor<f32>
          %163 = stablehlo.maximum %iterArg_110, %iterArg_107 : tensor<f32>
          %cst_121 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
          %164 = stablehlo.multiply %cst_121, %161 : tensor<f32>
          %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
          %165 = stablehlo.multiply %cst_122, %161 : tensor<f32>
          %c_123 = stablehlo.constant dense<true> : tensor<i1>
          %cst_124 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
          %cst_125 = stablehlo.constant dense<1.000000e-10> : tensor<f64>
          %166 = func.call @_where_2(%c_123, %cst_124, %cst_125) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
          %167 = stablehlo.convert %166 : (tensor<f64>) -> tensor<f32>
          %168 = stablehlo.compare LE, %161, %167, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %169 = stablehlo.or %iterArg_105, %168 : tensor<i1>
          %170 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %171 = stablehlo.subtract %iterArg_113, %iterArg_107 : tensor<f32>
          %172 = stablehlo.multiply %170, %171 : tensor<f32>
          %173 = stablehlo.multiply %172, %172 : tensor<f32>
          %174 = stablehlo.subtract %170, %171 : tensor<f32>
          %175 = stablehlo.multiply %173, %174 : tensor<f32>
          %176 = stablehlo.multiply %171, %171 : tensor<f32>
          %177 = stablehlo.multiply %170, %170 : tensor<f32>
          %178 = stablehlo.negate %177 : tensor<f32>
          %179 = stablehlo.multiply %171, %171 : tensor<f32>
          %180 = stablehlo.multiply %179, %171 : tensor<f32>
          %181 = stablehlo.negate %180 : tensor<f32>
          %182 = stablehlo.multiply %170, %170 : tensor<f32>
          %183 = stablehlo.multiply %182, %170 : tensor<f32>
          %184 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %185 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %186 = stablehlo.concatenate %184, %185, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
          %187 = stablehlo.broadcast_in_dim %186, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
          %188 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %189 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %190 = stablehlo.concatenate %188, %189, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
          %191 = stablehlo.broadcast_in_dim %190, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
          %192 = stablehlo.concatenate %187, %191, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
          %193 = stablehlo.subtract %iterArg_111, %iterArg_108 : tensor<f32>
          %194 = stablehlo.multiply %iterArg_109, %170 : tensor<f32>
          %195 = stablehlo.subtract %193, %194 : tensor<f32>
          %196 = stablehlo.subtract %iterArg_114, %iterArg_108 : tensor<f32>
          %197 = stablehlo.multiply %iterArg_109, %171 : tensor<f32>
          %198 = stablehlo.subtract %196, %197 : tensor<f32>
          %199 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %200 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<1xf32>
          %201 = stablehlo.concatenate %199, %200, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
          %202 = stablehlo.dot_general %192, %201, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
          %203 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2xf32>
          %204 = stablehlo.divide %202, %203 : tensor<2xf32>
          %205 = stablehlo.slice %204 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
          %206 = stablehlo.reshape %205 : (tensor<1xf32>) -> tensor<f32>
          %207 = stablehlo.slice %204 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
          %208 = stablehlo.reshape %207 : (tensor<1xf32>) -> tensor<f32>
          %209 = stablehlo.multiply %208, %208 : tensor<f32>
          %cst_126 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
          %210 = stablehlo.multiply %cst_126, %206 : tensor<f32>
          %211 = stablehlo.multiply %210, %iterArg_109 : tensor<f32>
          %212 = stablehlo.subtract %209, %211 : tensor<f32>
          %213 = stablehlo.negate %208 : tensor<f32>
          %214 = stablehlo.sqrt %212 : tensor<f32>
          %215 = stablehlo.add %213, %214 : tensor<f32>
          %cst_127 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
          %216 = stablehlo.multiply %cst_127, %206 : tensor<f32>
          %217 = stablehlo.divide %215, %216 : tensor<f32>
          %218 = stablehlo.add %iterArg_107, %217 : tensor<f32>
          %c_128 = stablehlo.constant dense<0> : tensor<i64>
          %219 = stablehlo.compare GT, %iterArg_106, %c_128, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
          %220 = stablehlo.add %162, %164 : tensor<f32>
          %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %c_129 = stablehlo.constant dense<false> : tensor<i1>
          %222 = stablehlo.broadcast_in_dim %c_129, dims = [] : (tensor<i1>) -> tensor<i1>
          %223 = stablehlo.compare NE, %219, %222, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %224 = stablehlo.convert %223 : tensor<i1>
          %225 = stablehlo.and %224, %221 : tensor<i1>
          %226 = stablehlo.subtract %163, %164 : tensor<f32>
          %227 = stablehlo.compare LT, %218, %226, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %228 = stablehlo.and %225, %227 : tensor<i1>
          %229 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %230 = stablehlo.subtract %iterArg_111, %iterArg_108 : tensor<f32>
          %231 = stablehlo.multiply %iterArg_109, %229 : tensor<f32>
          %232 = stablehlo.subtract %230, %231 : tensor<f32>
          %233 = stablehlo.multiply %229, %229 : tensor<f32>
          %234 = stablehlo.divide %232, %233 : tensor<f32>
          %cst_130 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %235 = stablehlo.multiply %cst_130, %234 : tensor<f32>
          %236 = stablehlo.divide %iterArg_109, %235 : tensor<f32>
          %237 = stablehlo.subtract %iterArg_107, %236 : tensor<f32>
          %238 = stablehlo.not %228 : tensor<i1>
          %239 = stablehlo.add %162, %165 : tensor<f32>
          %240 = stablehlo.compare GT, %237, %239, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %241 = stablehlo.and %238, %240 : tensor<i1>
          %242 = stablehlo.subtract %163, %165 : tensor<f32>
          %243 = stablehlo.compare LT, %237, %242, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %244 = stablehlo.and %241, %243 : tensor<i1>
          %245 = stablehlo.add %iterArg_107, %iterArg_110 : tensor<f32>
          %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %246 = stablehlo.divide %245, %cst_131 : tensor<f32>
          %247 = stablehlo.not %228 : tensor<i1>
          %248 = stablehlo.not %244 : tensor<i1>
          %249 = stablehlo.and %247, %248 : tensor<i1>
          %250 = func.call @_where_3(%228, %218, %iterArg_113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %251 = func.call @_where_3(%244, %237, %250) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %252 = func.call @_where_3(%249, %246, %251) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %254 = stablehlo.multiply %253, %iterArg_100 : tensor<3xf32>
          %255 = stablehlo.add %iterArg_101, %254 : tensor<3xf32>
          %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %256 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %257 = stablehlo.subtract %255, %256 : tensor<3xf32>
          %258 = stablehlo.multiply %257, %257 : tensor<3xf32>
          %cst_133 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
          %259 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %260 = stablehlo.multiply %259, %257 : tensor<3xf32>
          %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %261 = stablehlo.reduce(%258 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
          %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
          %262 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<3xf32>
          %263 = stablehlo.multiply %262, %260 : tensor<3xf32>
          %264 = stablehlo.dot_general %263, %iterArg_100, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
          %c_136 = stablehlo.constant dense<1> : tensor<i64>
          %265 = stablehlo.add %iterArg_119, %c_136 : tensor<i64>
          %c_137 = stablehlo.constant dense<1> : tensor<i64>
          %266 = stablehlo.add %iterArg_120, %c_137 : tensor<i64>
          %cst_138 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
          %267 = stablehlo.multiply %cst_138, %252 : tensor<f32>
          %268 = stablehlo.multiply %267, %iterArg_102 : tensor<f32>
          %269 = stablehlo.add %iterArg_103, %268 : tensor<f32>
          %270 = stablehlo.compare GT, %261, %269, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %271 = stablehlo.compare GE, %261, %iterArg_108, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %272 = stablehlo.or %270, %271 : tensor<i1>
          %273 = stablehlo.abs %264 : tensor<f32>
          %cst_139 = stablehlo.constant dense<-0.899999976> : tensor<f32>
          %274 = stablehlo.multiply %cst_139, %iterArg_102 : tensor<f32>
          %275 = stablehlo.compare LE, %273, %274, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %276 = stablehlo.not %272 : tensor<i1>
          %277 = stablehlo.and %275, %276 : tensor<i1>
          %278 = stablehlo.subtract %iterArg_110, %iterArg_107 : tensor<f32>
          %279 = stablehlo.multiply %264, %278 : tensor<f32>
          %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
          %280 = stablehlo.compare GE, %279, %cst_140, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %281 = stablehlo.not %272 : tensor<i1>
          %282 = stablehlo.and %280, %281 : tensor<i1>
          %283 = stablehlo.not %277 : tensor<i1>
          %284 = stablehlo.and %282, %283 : tensor<i1>
          %285 = stablehlo.not %272 : tensor<i1>
          %286 = stablehlo.not %277 : tensor<i1>
          %287 = stablehlo.and %285, %286 : tensor<i1>
          %288 = func.call @_where_3(%272, %252, %iterArg_110) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %289 = func.call @_where_3(%272, %261, %iterArg_111) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %290 = func.call @_where_3(%272, %264, %iterArg_112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %291 = func.call @_where_3(%272, %iterArg_110, %iterArg_113) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %292 = func.call @_where_3(%272, %iterArg_111, %iterArg_114) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %293 = stablehlo.or %277, %iterArg_104 : tensor<i1>
          %294 = func.call @_where_3(%277, %252, %iterArg_115) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %295 = func.call @_where_3(%277, %261, %iterArg_116) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %296 = func.call @_where_3(%277, %264, %iterArg_117) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %297 = func.call @_where_4(%277, %263, %iterArg_118) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
          %298 = func.call @_where_3(%284, %iterArg_107, %288) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %299 = func.call @_where_3(%284, %iterArg_108, %289) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %300 = func.call @_where_3(%284, %iterArg_109, %290) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %301 = func.call @_where_3(%284, %288, %291) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %302 = func.call @_where_3(%284, %289, %292) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %303 = stablehlo.not %284 : tensor<i1>
          %304 = stablehlo.and %287, %303 : tensor<i1>
          %305 = func.call @_where_3(%304, %iterArg_107, %301) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %306 = func.call @_where_3(%304, %iterArg_108, %302) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %307 = func.call @_where_3(%287, %252, %iterArg_107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %308 = func.call @_where_3(%287, %261, %iterArg_108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %309 = func.call @_where_3(%287, %264, %iterArg_109) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          %c_141 = stablehlo.constant dense<1> : tensor<i64>
          %310 = stablehlo.add %iterArg_106, %c_141 : tensor<i64>
          %c_142 = stablehlo.constant dense<30> : tensor<i64>
          %311 = stablehlo.compare GE, %310, %c_142, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
          %c_143 = stablehlo.constant dense<false> : tensor<i1>
          %312 = stablehlo.broadcast_in_dim %c_143, dims = [] : (tensor<i1>) -> tensor<i1>
          %313 = stablehlo.compare NE, %311, %312, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %314 = stablehlo.convert %313 : tensor<i1>
          %315 = stablehlo.or %169, %314 : tensor<i1>
          stablehlo.return %iterArg_99, %iterArg_100, %iterArg_101, %iterArg_102, %iterArg_103, %293, %315, %310, %307, %308, %309, %298, %299, %300, %305, %306, %294, %295, %296, %297, %265, %266 : tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i64>, tensor<i64>
        }
        %139 = stablehlo.add %131, %138#20 : tensor<i64>
        %140 = stablehlo.add %132, %138#21 : tensor<i64>
        %141 = stablehlo.or %114, %iterArg_57 : tensor<i1>
        %142 = stablehlo.and %114, %130#6 : tensor<i1>
        %143 = stablehlo.or %142, %iterArg_58 : tensor<i1>
        %144 = func.call @_where_3(%114, %130#16, %iterArg_65) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %145 = func.call @_where_3(%114, %130#17, %iterArg_66) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %146 = func.call @_where_3(%114, %130#18, %iterArg_67) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %147 = func.call @_where_4(%114, %130#19, %iterArg_68) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %148 = stablehlo.or %119, %141 : tensor<i1>
        %149 = func.call @_where_3(%119, %89, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %150 = func.call @_where_3(%119, %98, %145) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %151 = func.call @_where_3(%119, %101, %146) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %152 = func.call @_where_4(%119, %100, %147) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %153 = stablehlo.or %124, %148 : tensor<i1>
        %154 = stablehlo.and %124, %138#6 : tensor<i1>
        %155 = stablehlo.or %154, %143 : tensor<i1>
        %156 = func.call @_where_3(%124, %138#16, %149) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %157 = func.call @_where_3(%124, %138#17, %150) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %158 = func.call @_where_3(%124, %138#18, %151) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %159 = func.call @_where_4(%124, %138#19, %152) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %c_98 = stablehlo.constant dense<1> : tensor<i64>
        %160 = stablehlo.add %iterArg_59, %c_98 : tensor<i64>
        stablehlo.return %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %153, %155, %160, %89, %98, %101, %139, %140, %156, %157, %158, %159 : tensor<f32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<3xf32>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3xf32>
      }
      %c_39 = stablehlo.constant dense<10> : tensor<i64>
      %37 = stablehlo.compare GT, %36#8, %c_39, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_40 = stablehlo.constant dense<3> : tensor<i64>
      %c_41 = stablehlo.constant dense<0> : tensor<i64>
      %38 = func.call @_where_5(%37, %c_40, %c_41) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %c_42 = stablehlo.constant dense<1> : tensor<i64>
      %39 = func.call @_where_6(%36#7, %c_42, %38) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %40 = stablehlo.abs %36#14 : tensor<f32>
      %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %41 = stablehlo.compare LT, %40, %cst_43, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_44 = stablehlo.constant dense<true> : tensor<i1>
      %42 = stablehlo.and %c_44, %41 : tensor<i1>
      %43 = stablehlo.sign %36#14 : tensor<f32>
      %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %44 = stablehlo.multiply %43, %cst_45 : tensor<f32>
      %45 = func.call @_where_3(%42, %44, %36#14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %46 = stablehlo.not %36#6 : tensor<i1>
      %47 = stablehlo.or %36#7, %46 : tensor<i1>
      %c_46 = stablehlo.constant dense<1> : tensor<i64>
      %48 = stablehlo.subtract %36#8, %c_46 : tensor<i64>
      %49 = stablehlo.add %iterArg_21, %36#12 : tensor<i64>
      %50 = stablehlo.add %iterArg_22, %36#13 : tensor<i64>
      %51 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %52 = stablehlo.multiply %51, %29 : tensor<3xf32>
      %53 = stablehlo.add %iterArg_23, %52 : tensor<3xf32>
      %54 = stablehlo.subtract %36#17, %iterArg_25 : tensor<3xf32>
      %55 = stablehlo.dot_general %54, %52, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<f32>
      %57 = stablehlo.divide %56, %55 : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %59 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %60 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
      %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %62 = stablehlo.multiply %60, %61 : tensor<3x3xf32>
      %63 = stablehlo.iota dim = 0 : tensor<3x3xi64>
      %64 = stablehlo.iota dim = 1 : tensor<3x3xi64>
      %c_48 = stablehlo.constant dense<0> : tensor<i64>
      %65 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
      %66 = stablehlo.add %63, %65 : tensor<3x3xi64>
      %67 = stablehlo.compare EQ, %66, %64, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %68 = stablehlo.convert %67 : (tensor<3x3xi1>) -> tensor<3x3xf32>
      %69 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
      %70 = stablehlo.multiply %69, %62 : tensor<3x3xf32>
      %71 = stablehlo.subtract %68, %70 : tensor<3x3xf32>
      %72 = stablehlo.dot_general %iterArg_26, %71, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %73 = stablehlo.dot_general %72, %71, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %74 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %75 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
      %76 = stablehlo.multiply %75, %74 : tensor<3x1xf32>
      %77 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %78 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
      %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %80 = stablehlo.multiply %78, %79 : tensor<3x3xf32>
      %81 = stablehlo.add %73, %80 : tensor<3x3xf32>
      %82 = stablehlo.is_finite %57 : (tensor<f32>) -> tensor<i1>
      %83 = func.call @_where_7(%82, %81, %iterArg_26) : (tensor<i1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %84 = func.call @norm(%36#17) : (tensor<3xf32>) -> tensor<f32>
      %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %85 = stablehlo.compare LT, %84, %cst_49, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_50 = stablehlo.constant dense<1> : tensor<i64>
      %86 = stablehlo.add %iterArg_20, %c_50 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_17, %85, %47, %86, %49, %50, %53, %36#15, %36#17, %83, %iterArg_24, %39 : tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3x3xf32>, tensor<f32>, tensor<i64>
    }
    %c_12 = stablehlo.constant dense<600> : tensor<i64>
    %21 = stablehlo.compare EQ, %20#4, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<2> : tensor<i64>
    %22 = stablehlo.add %c_13, %20#12 : tensor<i64>
    %c_14 = stablehlo.constant dense<-1> : tensor<i64>
    %23 = call @_where_6(%20#3, %22, %c_14) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %c_15 = stablehlo.constant dense<1> : tensor<i64>
    %24 = call @_where_5(%21, %c_15, %23) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %c_16 = stablehlo.constant dense<0> : tensor<i64>
    %25 = call @_where_6(%20#2, %c_16, %24) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %26 = stablehlo.not %20#3 : tensor<i1>
    %27 = stablehlo.and %20#2, %26 : tensor<i1>
    return %20#7 : tensor<3xf32>
  }
  func.func private @norm(%arg0: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}

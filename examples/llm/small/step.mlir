module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32> loc("token"), %arg1: tensor<i32> loc("position"), %arg2: tensor<256x2x32xf32> {tf.aliasing_output = 1 : i32} loc("keys.0"), %arg3: tensor<256x2x32xf32> {tf.aliasing_output = 2 : i32} loc("values.0"), %arg4: tensor<256x2x32xf32> {tf.aliasing_output = 3 : i32} loc("keys.1"), %arg5: tensor<256x2x32xf32> {tf.aliasing_output = 4 : i32} loc("values.1"), %arg6: tensor<256x2x32xf32> {tf.aliasing_output = 5 : i32} loc("keys.2"), %arg7: tensor<256x2x32xf32> {tf.aliasing_output = 6 : i32} loc("values.2"), %arg8: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_k"), %arg9: tensor<128xf32> {ten.bound} loc("blk.0.attn_norm"), %arg10: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_output"), %arg11: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_q"), %arg12: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_v"), %arg13: tensor<128x374xui8> {ten.bound} loc("blk.0.ffn_down"), %arg14: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_gate"), %arg15: tensor<128xf32> {ten.bound} loc("blk.0.ffn_norm"), %arg16: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_up"), %arg17: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_k"), %arg18: tensor<128xf32> {ten.bound} loc("blk.1.attn_norm"), %arg19: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_output"), %arg20: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_q"), %arg21: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_v"), %arg22: tensor<128x374xui8> {ten.bound} loc("blk.1.ffn_down"), %arg23: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_gate"), %arg24: tensor<128xf32> {ten.bound} loc("blk.1.ffn_norm"), %arg25: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_up"), %arg26: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_k"), %arg27: tensor<128xf32> {ten.bound} loc("blk.2.attn_norm"), %arg28: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_output"), %arg29: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_q"), %arg30: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_v"), %arg31: tensor<128x374xui8> {ten.bound} loc("blk.2.ffn_down"), %arg32: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_gate"), %arg33: tensor<128xf32> {ten.bound} loc("blk.2.ffn_norm"), %arg34: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_up"), %arg35: tensor<128x136xui8> {ten.bound} loc("output"), %arg36: tensor<128xf32> {ten.bound} loc("output_norm"), %arg37: tensor<128x128xf16> {ten.bound} loc("token_embd")) -> (tensor<128xf32> {jax.result_info = "result[0]"}, tensor<256x2x32xf32> {jax.result_info = "result[1]"}, tensor<256x2x32xf32> {jax.result_info = "result[2]"}, tensor<256x2x32xf32> {jax.result_info = "result[3]"}, tensor<256x2x32xf32> {jax.result_info = "result[4]"}, tensor<256x2x32xf32> {jax.result_info = "result[5]"}, tensor<256x2x32xf32> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg8 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %2 = stablehlo.slice %1 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %3 = stablehlo.bitcast_convert %2 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %4 = stablehlo.convert %3 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %5 = stablehlo.slice %1 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %6 = stablehlo.bitcast_convert %5 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %7 = stablehlo.convert %6 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %8 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<64x4x32xf32>
    %11 = stablehlo.reshape %10 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %12 = stablehlo.reshape %arg10 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %13 = stablehlo.slice %12 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %14 = stablehlo.bitcast_convert %13 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %15 = stablehlo.convert %14 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %16 = stablehlo.slice %12 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %17 = stablehlo.bitcast_convert %16 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %18 = stablehlo.convert %17 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<128x4x32xf32>
    %22 = stablehlo.reshape %21 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %23 = stablehlo.reshape %arg11 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %24 = stablehlo.slice %23 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %25 = stablehlo.bitcast_convert %24 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %26 = stablehlo.convert %25 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %27 = stablehlo.slice %23 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %28 = stablehlo.bitcast_convert %27 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %29 = stablehlo.convert %28 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<128x4x32xf32>
    %33 = stablehlo.reshape %32 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %34 = stablehlo.reshape %arg12 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %35 = stablehlo.slice %34 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %36 = stablehlo.bitcast_convert %35 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %37 = stablehlo.convert %36 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %38 = stablehlo.slice %34 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %39 = stablehlo.bitcast_convert %38 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %40 = stablehlo.convert %39 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %41 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<64x4x32xf32>
    %44 = stablehlo.reshape %43 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %45 = stablehlo.reshape %arg13 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
    %46 = stablehlo.slice %45 [0:128, 0:11, 0:2] : (tensor<128x11x34xui8>) -> tensor<128x11x2xui8>
    %47 = stablehlo.bitcast_convert %46 : (tensor<128x11x2xui8>) -> tensor<128x11xf16>
    %48 = stablehlo.convert %47 : (tensor<128x11xf16>) -> tensor<128x11xf32>
    %49 = stablehlo.slice %45 [0:128, 0:11, 2:34] : (tensor<128x11x34xui8>) -> tensor<128x11x32xui8>
    %50 = stablehlo.bitcast_convert %49 : (tensor<128x11x32xui8>) -> tensor<128x11x32xi8>
    %51 = stablehlo.convert %50 : (tensor<128x11x32xi8>) -> tensor<128x11x32xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<128x11xf32>) -> tensor<128x11x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<128x11x1xf32>) -> tensor<128x11x32xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<128x11x32xf32>
    %55 = stablehlo.reshape %54 : (tensor<128x11x32xf32>) -> tensor<128x352xf32>
    %56 = stablehlo.reshape %arg14 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %57 = stablehlo.slice %56 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %58 = stablehlo.bitcast_convert %57 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %59 = stablehlo.convert %58 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %60 = stablehlo.slice %56 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %61 = stablehlo.bitcast_convert %60 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %62 = stablehlo.convert %61 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<352x4x32xf32>
    %66 = stablehlo.reshape %65 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %67 = stablehlo.reshape %arg16 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %68 = stablehlo.slice %67 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %69 = stablehlo.bitcast_convert %68 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %70 = stablehlo.convert %69 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %71 = stablehlo.slice %67 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %72 = stablehlo.bitcast_convert %71 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %73 = stablehlo.convert %72 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %74 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %76 = stablehlo.multiply %73, %75 : tensor<352x4x32xf32>
    %77 = stablehlo.reshape %76 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %78 = stablehlo.reshape %arg17 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %79 = stablehlo.slice %78 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %80 = stablehlo.bitcast_convert %79 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %81 = stablehlo.convert %80 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %82 = stablehlo.slice %78 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %83 = stablehlo.bitcast_convert %82 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %84 = stablehlo.convert %83 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %85 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %87 = stablehlo.multiply %84, %86 : tensor<64x4x32xf32>
    %88 = stablehlo.reshape %87 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %89 = stablehlo.reshape %arg19 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %90 = stablehlo.slice %89 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %91 = stablehlo.bitcast_convert %90 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %92 = stablehlo.convert %91 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %93 = stablehlo.slice %89 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %94 = stablehlo.bitcast_convert %93 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %95 = stablehlo.convert %94 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %96 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %98 = stablehlo.multiply %95, %97 : tensor<128x4x32xf32>
    %99 = stablehlo.reshape %98 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %100 = stablehlo.reshape %arg20 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %101 = stablehlo.slice %100 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %102 = stablehlo.bitcast_convert %101 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %103 = stablehlo.convert %102 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %104 = stablehlo.slice %100 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %105 = stablehlo.bitcast_convert %104 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %106 = stablehlo.convert %105 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %107 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %109 = stablehlo.multiply %106, %108 : tensor<128x4x32xf32>
    %110 = stablehlo.reshape %109 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %111 = stablehlo.reshape %arg21 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %112 = stablehlo.slice %111 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %113 = stablehlo.bitcast_convert %112 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %114 = stablehlo.convert %113 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %115 = stablehlo.slice %111 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %116 = stablehlo.bitcast_convert %115 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %117 = stablehlo.convert %116 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %118 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<64x4x32xf32>
    %121 = stablehlo.reshape %120 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %122 = stablehlo.reshape %arg22 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
    %123 = stablehlo.slice %122 [0:128, 0:11, 0:2] : (tensor<128x11x34xui8>) -> tensor<128x11x2xui8>
    %124 = stablehlo.bitcast_convert %123 : (tensor<128x11x2xui8>) -> tensor<128x11xf16>
    %125 = stablehlo.convert %124 : (tensor<128x11xf16>) -> tensor<128x11xf32>
    %126 = stablehlo.slice %122 [0:128, 0:11, 2:34] : (tensor<128x11x34xui8>) -> tensor<128x11x32xui8>
    %127 = stablehlo.bitcast_convert %126 : (tensor<128x11x32xui8>) -> tensor<128x11x32xi8>
    %128 = stablehlo.convert %127 : (tensor<128x11x32xi8>) -> tensor<128x11x32xf32>
    %129 = stablehlo.broadcast_in_dim %125, dims = [0, 1] : (tensor<128x11xf32>) -> tensor<128x11x1xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<128x11x1xf32>) -> tensor<128x11x32xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<128x11x32xf32>
    %132 = stablehlo.reshape %131 : (tensor<128x11x32xf32>) -> tensor<128x352xf32>
    %133 = stablehlo.reshape %arg23 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %134 = stablehlo.slice %133 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %135 = stablehlo.bitcast_convert %134 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %136 = stablehlo.convert %135 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %137 = stablehlo.slice %133 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %138 = stablehlo.bitcast_convert %137 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %139 = stablehlo.convert %138 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %140 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %142 = stablehlo.multiply %139, %141 : tensor<352x4x32xf32>
    %143 = stablehlo.reshape %142 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %144 = stablehlo.reshape %arg25 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %145 = stablehlo.slice %144 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %146 = stablehlo.bitcast_convert %145 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %147 = stablehlo.convert %146 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %148 = stablehlo.slice %144 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %149 = stablehlo.bitcast_convert %148 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %150 = stablehlo.convert %149 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %151 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<352x4x32xf32>
    %154 = stablehlo.reshape %153 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %155 = stablehlo.reshape %arg26 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %156 = stablehlo.slice %155 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %157 = stablehlo.bitcast_convert %156 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %158 = stablehlo.convert %157 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %159 = stablehlo.slice %155 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %160 = stablehlo.bitcast_convert %159 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %161 = stablehlo.convert %160 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %162 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %164 = stablehlo.multiply %161, %163 : tensor<64x4x32xf32>
    %165 = stablehlo.reshape %164 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %166 = stablehlo.reshape %arg28 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %167 = stablehlo.slice %166 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %168 = stablehlo.bitcast_convert %167 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %169 = stablehlo.convert %168 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %170 = stablehlo.slice %166 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %171 = stablehlo.bitcast_convert %170 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %172 = stablehlo.convert %171 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %173 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %175 = stablehlo.multiply %172, %174 : tensor<128x4x32xf32>
    %176 = stablehlo.reshape %175 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %177 = stablehlo.reshape %arg29 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %178 = stablehlo.slice %177 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %179 = stablehlo.bitcast_convert %178 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %180 = stablehlo.convert %179 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %181 = stablehlo.slice %177 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %182 = stablehlo.bitcast_convert %181 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %183 = stablehlo.convert %182 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %184 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %186 = stablehlo.multiply %183, %185 : tensor<128x4x32xf32>
    %187 = stablehlo.reshape %186 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %188 = stablehlo.reshape %arg30 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %189 = stablehlo.slice %188 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %190 = stablehlo.bitcast_convert %189 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %191 = stablehlo.convert %190 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %192 = stablehlo.slice %188 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %193 = stablehlo.bitcast_convert %192 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %194 = stablehlo.convert %193 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %195 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %197 = stablehlo.multiply %194, %196 : tensor<64x4x32xf32>
    %198 = stablehlo.reshape %197 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %199 = stablehlo.reshape %arg31 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
    %200 = stablehlo.slice %199 [0:128, 0:11, 0:2] : (tensor<128x11x34xui8>) -> tensor<128x11x2xui8>
    %201 = stablehlo.bitcast_convert %200 : (tensor<128x11x2xui8>) -> tensor<128x11xf16>
    %202 = stablehlo.convert %201 : (tensor<128x11xf16>) -> tensor<128x11xf32>
    %203 = stablehlo.slice %199 [0:128, 0:11, 2:34] : (tensor<128x11x34xui8>) -> tensor<128x11x32xui8>
    %204 = stablehlo.bitcast_convert %203 : (tensor<128x11x32xui8>) -> tensor<128x11x32xi8>
    %205 = stablehlo.convert %204 : (tensor<128x11x32xi8>) -> tensor<128x11x32xf32>
    %206 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<128x11xf32>) -> tensor<128x11x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<128x11x1xf32>) -> tensor<128x11x32xf32>
    %208 = stablehlo.multiply %205, %207 : tensor<128x11x32xf32>
    %209 = stablehlo.reshape %208 : (tensor<128x11x32xf32>) -> tensor<128x352xf32>
    %210 = stablehlo.reshape %arg32 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %211 = stablehlo.slice %210 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %212 = stablehlo.bitcast_convert %211 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %213 = stablehlo.convert %212 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %214 = stablehlo.slice %210 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %215 = stablehlo.bitcast_convert %214 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %216 = stablehlo.convert %215 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %217 = stablehlo.broadcast_in_dim %213, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %219 = stablehlo.multiply %216, %218 : tensor<352x4x32xf32>
    %220 = stablehlo.reshape %219 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %221 = stablehlo.reshape %arg34 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %222 = stablehlo.slice %221 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %223 = stablehlo.bitcast_convert %222 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %224 = stablehlo.convert %223 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %225 = stablehlo.slice %221 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %226 = stablehlo.bitcast_convert %225 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %227 = stablehlo.convert %226 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %228 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %230 = stablehlo.multiply %227, %229 : tensor<352x4x32xf32>
    %231 = stablehlo.reshape %230 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %232 = stablehlo.reshape %arg35 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %233 = stablehlo.slice %232 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %234 = stablehlo.bitcast_convert %233 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %235 = stablehlo.convert %234 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %236 = stablehlo.slice %232 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %237 = stablehlo.bitcast_convert %236 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %238 = stablehlo.convert %237 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %239 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %241 = stablehlo.multiply %238, %240 : tensor<128x4x32xf32>
    %242 = stablehlo.reshape %241 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %243 = stablehlo.iota dim = 0 : tensor<1xi32>
    %244 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %245 = stablehlo.add %244, %243 : tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %246 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %247 = stablehlo.compare LT, %0, %246, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<128> : tensor<i32>
    %248 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %249 = stablehlo.add %0, %248 : tensor<1xi32>
    %250 = stablehlo.select %247, %249, %0 : tensor<1xi1>, tensor<1xi32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %252 = "stablehlo.gather"(%arg37, %251) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<128x128xf16>, tensor<1x1xi32>) -> tensor<1x128xf16>
    %253 = stablehlo.convert %252 : (tensor<1x128xf16>) -> tensor<1x128xf32>
    %254 = stablehlo.multiply %253, %253 : tensor<1x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %258 = stablehlo.divide %256, %257 : tensor<1x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %260 = stablehlo.add %258, %259 : tensor<1x1xf32>
    %261 = stablehlo.rsqrt %260 : tensor<1x1xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %263 = stablehlo.multiply %253, %262 : tensor<1x128xf32>
    %264 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %265 = stablehlo.multiply %263, %264 : tensor<1x128xf32>
    %266 = stablehlo.transpose %33, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %267 = stablehlo.dot_general %265, %266, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %268 = stablehlo.reshape %267 : (tensor<1x128xf32>) -> tensor<1x4x32xf32>
    %269 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %270 = stablehlo.iota dim = 0 : tensor<16xi32>
    %271 = stablehlo.negate %270 : tensor<16xi32>
    %272 = stablehlo.convert %271 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %274 = stablehlo.divide %272, %273 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %276 = stablehlo.power %275, %274 : tensor<16xf32>
    %277 = stablehlo.convert %269 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %278 = stablehlo.broadcast_in_dim %276, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %279 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %280 = stablehlo.multiply %279, %278 : tensor<1x16xf32>
    %281 = stablehlo.cosine %280 : tensor<1x16xf32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %283 = stablehlo.sine %280 : tensor<1x16xf32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %285 = stablehlo.slice %268 [0:1, 0:4, 0:16] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %286 = stablehlo.slice %268 [0:1, 0:4, 16:32] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %287 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %288 = stablehlo.multiply %285, %287 : tensor<1x4x16xf32>
    %289 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %290 = stablehlo.multiply %286, %289 : tensor<1x4x16xf32>
    %291 = stablehlo.subtract %288, %290 : tensor<1x4x16xf32>
    %292 = stablehlo.broadcast_in_dim %284, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %293 = stablehlo.multiply %285, %292 : tensor<1x4x16xf32>
    %294 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %295 = stablehlo.multiply %286, %294 : tensor<1x4x16xf32>
    %296 = stablehlo.add %293, %295 : tensor<1x4x16xf32>
    %297 = stablehlo.concatenate %291, %296, dim = 2 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %298 = stablehlo.transpose %11, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %299 = stablehlo.dot_general %265, %298, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %300 = stablehlo.reshape %299 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %301 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %302 = stablehlo.iota dim = 0 : tensor<16xi32>
    %303 = stablehlo.negate %302 : tensor<16xi32>
    %304 = stablehlo.convert %303 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %306 = stablehlo.divide %304, %305 : tensor<16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %308 = stablehlo.power %307, %306 : tensor<16xf32>
    %309 = stablehlo.convert %301 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %310 = stablehlo.broadcast_in_dim %308, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %311 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %312 = stablehlo.multiply %311, %310 : tensor<1x16xf32>
    %313 = stablehlo.cosine %312 : tensor<1x16xf32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %315 = stablehlo.sine %312 : tensor<1x16xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %317 = stablehlo.slice %300 [0:1, 0:2, 0:16] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %318 = stablehlo.slice %300 [0:1, 0:2, 16:32] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %319 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %320 = stablehlo.multiply %317, %319 : tensor<1x2x16xf32>
    %321 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %322 = stablehlo.multiply %318, %321 : tensor<1x2x16xf32>
    %323 = stablehlo.subtract %320, %322 : tensor<1x2x16xf32>
    %324 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %325 = stablehlo.multiply %317, %324 : tensor<1x2x16xf32>
    %326 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %327 = stablehlo.multiply %318, %326 : tensor<1x2x16xf32>
    %328 = stablehlo.add %325, %327 : tensor<1x2x16xf32>
    %329 = stablehlo.concatenate %323, %328, dim = 2 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<1x2x32xf32>
    %330 = stablehlo.transpose %44, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %331 = stablehlo.dot_general %265, %330, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %332 = stablehlo.reshape %331 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %333 = stablehlo.compare LT, %arg1, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<256> : tensor<i32>
    %334 = stablehlo.add %arg1, %c_8 : tensor<i32>
    %335 = stablehlo.select %333, %334, %arg1 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %336 = stablehlo.dynamic_update_slice %arg2, %329, %335, %c_9, %c_10 : (tensor<256x2x32xf32>, tensor<1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %337 = stablehlo.compare LT, %arg1, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<256> : tensor<i32>
    %338 = stablehlo.add %arg1, %c_12 : tensor<i32>
    %339 = stablehlo.select %337, %338, %arg1 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %340 = stablehlo.dynamic_update_slice %arg3, %332, %339, %c_13, %c_14 : (tensor<256x2x32xf32>, tensor<1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %341 = stablehlo.reshape %297 : (tensor<1x4x32xf32>) -> tensor<1x2x2x32xf32>
    %342 = stablehlo.dot_general %336, %341, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<2x256x1x2xf32>
    %343 = stablehlo.transpose %342, dims = [0, 3, 2, 1] : (tensor<2x256x1x2xf32>) -> tensor<2x2x1x256xf32>
    %cst_15 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %345 = stablehlo.multiply %343, %344 : tensor<2x2x1x256xf32>
    %346 = stablehlo.iota dim = 0 : tensor<256xi32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %348 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x256xi32>
    %350 = stablehlo.compare LE, %347, %349, SIGNED : (tensor<1x256xi32>, tensor<1x256xi32>) -> tensor<1x256xi1>
    %cst_16 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %351 = call @_where(%350, %345, %cst_16) : (tensor<1x256xi1>, tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1x256xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x1xf32>
    %354 = stablehlo.maximum %353, %352 : tensor<2x2x1xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %357 = stablehlo.subtract %351, %356 : tensor<2x2x1x256xf32>
    %358 = stablehlo.exponential %357 : tensor<2x2x1x256xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %362 = stablehlo.divide %358, %361 : tensor<2x2x1x256xf32>
    %363 = stablehlo.dot_general %340, %362, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x1x256xf32>) -> tensor<2x32x2x1xf32>
    %364 = stablehlo.transpose %363, dims = [3, 0, 2, 1] : (tensor<2x32x2x1xf32>) -> tensor<1x2x2x32xf32>
    %365 = stablehlo.reshape %364 : (tensor<1x2x2x32xf32>) -> tensor<1x128xf32>
    %366 = stablehlo.transpose %22, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %367 = stablehlo.dot_general %365, %366, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %368 = stablehlo.add %253, %367 : tensor<1x128xf32>
    %369 = stablehlo.multiply %368, %368 : tensor<1x128xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_21 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %373 = stablehlo.divide %371, %372 : tensor<1x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %375 = stablehlo.add %373, %374 : tensor<1x1xf32>
    %376 = stablehlo.rsqrt %375 : tensor<1x1xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %378 = stablehlo.multiply %368, %377 : tensor<1x128xf32>
    %379 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %380 = stablehlo.multiply %378, %379 : tensor<1x128xf32>
    %381 = stablehlo.transpose %66, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %382 = stablehlo.dot_general %380, %381, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %383 = call @silu(%382) : (tensor<1x352xf32>) -> tensor<1x352xf32>
    %384 = stablehlo.transpose %77, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %385 = stablehlo.dot_general %380, %384, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %386 = stablehlo.multiply %383, %385 : tensor<1x352xf32>
    %387 = stablehlo.transpose %55, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %388 = stablehlo.dot_general %386, %387, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x352xf32>, tensor<352x128xf32>) -> tensor<1x128xf32>
    %389 = stablehlo.add %368, %388 : tensor<1x128xf32>
    %390 = stablehlo.multiply %389, %389 : tensor<1x128xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_24 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %394 = stablehlo.divide %392, %393 : tensor<1x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %396 = stablehlo.add %394, %395 : tensor<1x1xf32>
    %397 = stablehlo.rsqrt %396 : tensor<1x1xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %399 = stablehlo.multiply %389, %398 : tensor<1x128xf32>
    %400 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %401 = stablehlo.multiply %399, %400 : tensor<1x128xf32>
    %402 = stablehlo.transpose %110, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %403 = stablehlo.dot_general %401, %402, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %404 = stablehlo.reshape %403 : (tensor<1x128xf32>) -> tensor<1x4x32xf32>
    %405 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %406 = stablehlo.iota dim = 0 : tensor<16xi32>
    %407 = stablehlo.negate %406 : tensor<16xi32>
    %408 = stablehlo.convert %407 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %410 = stablehlo.divide %408, %409 : tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %412 = stablehlo.power %411, %410 : tensor<16xf32>
    %413 = stablehlo.convert %405 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %414 = stablehlo.broadcast_in_dim %412, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %415 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %416 = stablehlo.multiply %415, %414 : tensor<1x16xf32>
    %417 = stablehlo.cosine %416 : tensor<1x16xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %419 = stablehlo.sine %416 : tensor<1x16xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %421 = stablehlo.slice %404 [0:1, 0:4, 0:16] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %422 = stablehlo.slice %404 [0:1, 0:4, 16:32] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %423 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %424 = stablehlo.multiply %421, %423 : tensor<1x4x16xf32>
    %425 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %426 = stablehlo.multiply %422, %425 : tensor<1x4x16xf32>
    %427 = stablehlo.subtract %424, %426 : tensor<1x4x16xf32>
    %428 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %429 = stablehlo.multiply %421, %428 : tensor<1x4x16xf32>
    %430 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %431 = stablehlo.multiply %422, %430 : tensor<1x4x16xf32>
    %432 = stablehlo.add %429, %431 : tensor<1x4x16xf32>
    %433 = stablehlo.concatenate %427, %432, dim = 2 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %434 = stablehlo.transpose %88, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %435 = stablehlo.dot_general %401, %434, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %436 = stablehlo.reshape %435 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %437 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %438 = stablehlo.iota dim = 0 : tensor<16xi32>
    %439 = stablehlo.negate %438 : tensor<16xi32>
    %440 = stablehlo.convert %439 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %442 = stablehlo.divide %440, %441 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %444 = stablehlo.power %443, %442 : tensor<16xf32>
    %445 = stablehlo.convert %437 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %446 = stablehlo.broadcast_in_dim %444, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %447 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %448 = stablehlo.multiply %447, %446 : tensor<1x16xf32>
    %449 = stablehlo.cosine %448 : tensor<1x16xf32>
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %451 = stablehlo.sine %448 : tensor<1x16xf32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %453 = stablehlo.slice %436 [0:1, 0:2, 0:16] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %454 = stablehlo.slice %436 [0:1, 0:2, 16:32] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %455 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %456 = stablehlo.multiply %453, %455 : tensor<1x2x16xf32>
    %457 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %458 = stablehlo.multiply %454, %457 : tensor<1x2x16xf32>
    %459 = stablehlo.subtract %456, %458 : tensor<1x2x16xf32>
    %460 = stablehlo.broadcast_in_dim %452, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %461 = stablehlo.multiply %453, %460 : tensor<1x2x16xf32>
    %462 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %463 = stablehlo.multiply %454, %462 : tensor<1x2x16xf32>
    %464 = stablehlo.add %461, %463 : tensor<1x2x16xf32>
    %465 = stablehlo.concatenate %459, %464, dim = 2 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<1x2x32xf32>
    %466 = stablehlo.transpose %121, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %467 = stablehlo.dot_general %401, %466, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %468 = stablehlo.reshape %467 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %469 = stablehlo.compare LT, %arg1, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<256> : tensor<i32>
    %470 = stablehlo.add %arg1, %c_31 : tensor<i32>
    %471 = stablehlo.select %469, %470, %arg1 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %472 = stablehlo.dynamic_update_slice %arg4, %465, %471, %c_32, %c_33 : (tensor<256x2x32xf32>, tensor<1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %473 = stablehlo.compare LT, %arg1, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<256> : tensor<i32>
    %474 = stablehlo.add %arg1, %c_35 : tensor<i32>
    %475 = stablehlo.select %473, %474, %arg1 : tensor<i1>, tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %476 = stablehlo.dynamic_update_slice %arg5, %468, %475, %c_36, %c_37 : (tensor<256x2x32xf32>, tensor<1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %477 = stablehlo.reshape %433 : (tensor<1x4x32xf32>) -> tensor<1x2x2x32xf32>
    %478 = stablehlo.dot_general %472, %477, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<2x256x1x2xf32>
    %479 = stablehlo.transpose %478, dims = [0, 3, 2, 1] : (tensor<2x256x1x2xf32>) -> tensor<2x2x1x256xf32>
    %cst_38 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %481 = stablehlo.multiply %479, %480 : tensor<2x2x1x256xf32>
    %482 = stablehlo.iota dim = 0 : tensor<256xi32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %484 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x256xi32>
    %486 = stablehlo.compare LE, %483, %485, SIGNED : (tensor<1x256xi32>, tensor<1x256xi32>) -> tensor<1x256xi1>
    %cst_39 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %487 = call @_where(%486, %481, %cst_39) : (tensor<1x256xi1>, tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1x256xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_40) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x2x1xf32>
    %490 = stablehlo.maximum %489, %488 : tensor<2x2x1xf32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %493 = stablehlo.subtract %487, %492 : tensor<2x2x1x256xf32>
    %494 = stablehlo.exponential %493 : tensor<2x2x1x256xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.reduce(%494 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %498 = stablehlo.divide %494, %497 : tensor<2x2x1x256xf32>
    %499 = stablehlo.dot_general %476, %498, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x1x256xf32>) -> tensor<2x32x2x1xf32>
    %500 = stablehlo.transpose %499, dims = [3, 0, 2, 1] : (tensor<2x32x2x1xf32>) -> tensor<1x2x2x32xf32>
    %501 = stablehlo.reshape %500 : (tensor<1x2x2x32xf32>) -> tensor<1x128xf32>
    %502 = stablehlo.transpose %99, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %503 = stablehlo.dot_general %501, %502, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %504 = stablehlo.add %389, %503 : tensor<1x128xf32>
    %505 = stablehlo.multiply %504, %504 : tensor<1x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_44 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %509 = stablehlo.divide %507, %508 : tensor<1x1xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %511 = stablehlo.add %509, %510 : tensor<1x1xf32>
    %512 = stablehlo.rsqrt %511 : tensor<1x1xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %514 = stablehlo.multiply %504, %513 : tensor<1x128xf32>
    %515 = stablehlo.broadcast_in_dim %arg24, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %516 = stablehlo.multiply %514, %515 : tensor<1x128xf32>
    %517 = stablehlo.transpose %143, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %518 = stablehlo.dot_general %516, %517, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %519 = call @silu(%518) : (tensor<1x352xf32>) -> tensor<1x352xf32>
    %520 = stablehlo.transpose %154, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %521 = stablehlo.dot_general %516, %520, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %522 = stablehlo.multiply %519, %521 : tensor<1x352xf32>
    %523 = stablehlo.transpose %132, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %524 = stablehlo.dot_general %522, %523, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x352xf32>, tensor<352x128xf32>) -> tensor<1x128xf32>
    %525 = stablehlo.add %504, %524 : tensor<1x128xf32>
    %526 = stablehlo.multiply %525, %525 : tensor<1x128xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%526 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_47 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %530 = stablehlo.divide %528, %529 : tensor<1x1xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %532 = stablehlo.add %530, %531 : tensor<1x1xf32>
    %533 = stablehlo.rsqrt %532 : tensor<1x1xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %535 = stablehlo.multiply %525, %534 : tensor<1x128xf32>
    %536 = stablehlo.broadcast_in_dim %arg27, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %537 = stablehlo.multiply %535, %536 : tensor<1x128xf32>
    %538 = stablehlo.transpose %187, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %539 = stablehlo.dot_general %537, %538, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %540 = stablehlo.reshape %539 : (tensor<1x128xf32>) -> tensor<1x4x32xf32>
    %541 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %542 = stablehlo.iota dim = 0 : tensor<16xi32>
    %543 = stablehlo.negate %542 : tensor<16xi32>
    %544 = stablehlo.convert %543 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %546 = stablehlo.divide %544, %545 : tensor<16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %548 = stablehlo.power %547, %546 : tensor<16xf32>
    %549 = stablehlo.convert %541 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %550 = stablehlo.broadcast_in_dim %548, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %551 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %552 = stablehlo.multiply %551, %550 : tensor<1x16xf32>
    %553 = stablehlo.cosine %552 : tensor<1x16xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %555 = stablehlo.sine %552 : tensor<1x16xf32>
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %557 = stablehlo.slice %540 [0:1, 0:4, 0:16] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %558 = stablehlo.slice %540 [0:1, 0:4, 16:32] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %559 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %560 = stablehlo.multiply %557, %559 : tensor<1x4x16xf32>
    %561 = stablehlo.broadcast_in_dim %556, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %562 = stablehlo.multiply %558, %561 : tensor<1x4x16xf32>
    %563 = stablehlo.subtract %560, %562 : tensor<1x4x16xf32>
    %564 = stablehlo.broadcast_in_dim %556, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %565 = stablehlo.multiply %557, %564 : tensor<1x4x16xf32>
    %566 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %567 = stablehlo.multiply %558, %566 : tensor<1x4x16xf32>
    %568 = stablehlo.add %565, %567 : tensor<1x4x16xf32>
    %569 = stablehlo.concatenate %563, %568, dim = 2 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %570 = stablehlo.transpose %165, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %571 = stablehlo.dot_general %537, %570, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %572 = stablehlo.reshape %571 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %573 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %574 = stablehlo.iota dim = 0 : tensor<16xi32>
    %575 = stablehlo.negate %574 : tensor<16xi32>
    %576 = stablehlo.convert %575 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_51 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %578 = stablehlo.divide %576, %577 : tensor<16xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %580 = stablehlo.power %579, %578 : tensor<16xf32>
    %581 = stablehlo.convert %573 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %582 = stablehlo.broadcast_in_dim %580, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %583 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %584 = stablehlo.multiply %583, %582 : tensor<1x16xf32>
    %585 = stablehlo.cosine %584 : tensor<1x16xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %587 = stablehlo.sine %584 : tensor<1x16xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %589 = stablehlo.slice %572 [0:1, 0:2, 0:16] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %590 = stablehlo.slice %572 [0:1, 0:2, 16:32] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %591 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %592 = stablehlo.multiply %589, %591 : tensor<1x2x16xf32>
    %593 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %594 = stablehlo.multiply %590, %593 : tensor<1x2x16xf32>
    %595 = stablehlo.subtract %592, %594 : tensor<1x2x16xf32>
    %596 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %597 = stablehlo.multiply %589, %596 : tensor<1x2x16xf32>
    %598 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %599 = stablehlo.multiply %590, %598 : tensor<1x2x16xf32>
    %600 = stablehlo.add %597, %599 : tensor<1x2x16xf32>
    %601 = stablehlo.concatenate %595, %600, dim = 2 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<1x2x32xf32>
    %602 = stablehlo.transpose %198, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %603 = stablehlo.dot_general %537, %602, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %604 = stablehlo.reshape %603 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %605 = stablehlo.compare LT, %arg1, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<256> : tensor<i32>
    %606 = stablehlo.add %arg1, %c_54 : tensor<i32>
    %607 = stablehlo.select %605, %606, %arg1 : tensor<i1>, tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %608 = stablehlo.dynamic_update_slice %arg6, %601, %607, %c_55, %c_56 : (tensor<256x2x32xf32>, tensor<1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %609 = stablehlo.compare LT, %arg1, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_58 = stablehlo.constant dense<256> : tensor<i32>
    %610 = stablehlo.add %arg1, %c_58 : tensor<i32>
    %611 = stablehlo.select %609, %610, %arg1 : tensor<i1>, tensor<i32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %612 = stablehlo.dynamic_update_slice %arg7, %604, %611, %c_59, %c_60 : (tensor<256x2x32xf32>, tensor<1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %613 = stablehlo.reshape %569 : (tensor<1x4x32xf32>) -> tensor<1x2x2x32xf32>
    %614 = stablehlo.dot_general %608, %613, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<2x256x1x2xf32>
    %615 = stablehlo.transpose %614, dims = [0, 3, 2, 1] : (tensor<2x256x1x2xf32>) -> tensor<2x2x1x256xf32>
    %cst_61 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %617 = stablehlo.multiply %615, %616 : tensor<2x2x1x256xf32>
    %618 = stablehlo.iota dim = 0 : tensor<256xi32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %620 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x256xi32>
    %622 = stablehlo.compare LE, %619, %621, SIGNED : (tensor<1x256xi32>, tensor<1x256xi32>) -> tensor<1x256xi1>
    %cst_62 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %623 = call @_where(%622, %617, %cst_62) : (tensor<1x256xi1>, tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1x256xf32>
    %cst_63 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_63) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x2x1xf32>
    %626 = stablehlo.maximum %625, %624 : tensor<2x2x1xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %629 = stablehlo.subtract %623, %628 : tensor<2x2x1x256xf32>
    %630 = stablehlo.exponential %629 : tensor<2x2x1x256xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_65) applies stablehlo.add across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %634 = stablehlo.divide %630, %633 : tensor<2x2x1x256xf32>
    %635 = stablehlo.dot_general %612, %634, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x1x256xf32>) -> tensor<2x32x2x1xf32>
    %636 = stablehlo.transpose %635, dims = [3, 0, 2, 1] : (tensor<2x32x2x1xf32>) -> tensor<1x2x2x32xf32>
    %637 = stablehlo.reshape %636 : (tensor<1x2x2x32xf32>) -> tensor<1x128xf32>
    %638 = stablehlo.transpose %176, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %639 = stablehlo.dot_general %637, %638, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %640 = stablehlo.add %525, %639 : tensor<1x128xf32>
    %641 = stablehlo.multiply %640, %640 : tensor<1x128xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_66) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_67 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %645 = stablehlo.divide %643, %644 : tensor<1x1xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %647 = stablehlo.add %645, %646 : tensor<1x1xf32>
    %648 = stablehlo.rsqrt %647 : tensor<1x1xf32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %650 = stablehlo.multiply %640, %649 : tensor<1x128xf32>
    %651 = stablehlo.broadcast_in_dim %arg33, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %652 = stablehlo.multiply %650, %651 : tensor<1x128xf32>
    %653 = stablehlo.transpose %220, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %654 = stablehlo.dot_general %652, %653, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %655 = call @silu(%654) : (tensor<1x352xf32>) -> tensor<1x352xf32>
    %656 = stablehlo.transpose %231, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %657 = stablehlo.dot_general %652, %656, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %658 = stablehlo.multiply %655, %657 : tensor<1x352xf32>
    %659 = stablehlo.transpose %209, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %660 = stablehlo.dot_general %658, %659, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x352xf32>, tensor<352x128xf32>) -> tensor<1x128xf32>
    %661 = stablehlo.add %640, %660 : tensor<1x128xf32>
    %662 = stablehlo.multiply %661, %661 : tensor<1x128xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.reduce(%662 init: %cst_69) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_70 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %666 = stablehlo.divide %664, %665 : tensor<1x1xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %668 = stablehlo.add %666, %667 : tensor<1x1xf32>
    %669 = stablehlo.rsqrt %668 : tensor<1x1xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %671 = stablehlo.multiply %661, %670 : tensor<1x128xf32>
    %672 = stablehlo.broadcast_in_dim %arg36, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %673 = stablehlo.multiply %671, %672 : tensor<1x128xf32>
    %674 = stablehlo.reshape %673 : (tensor<1x128xf32>) -> tensor<128xf32>
    %675 = stablehlo.transpose %242, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %676 = stablehlo.dot_general %674, %675, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128xf32>
    return %676, %336, %340, %472, %476, %608, %612 : tensor<128xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>
  }
  func.func private @_where(%arg0: tensor<1x256xi1>, %arg1: tensor<2x2x1x256xf32>, %arg2: tensor<f32>) -> tensor<2x2x1x256xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1x256xi1>) -> tensor<2x2x1x256xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x1x256xi1>, tensor<2x2x1x256xf32>
    return %3 : tensor<2x2x1x256xf32>
  }
  func.func private @silu(%arg0: tensor<1x352xf32>) -> tensor<1x352xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x352xf32>
    %1 = stablehlo.exponential %0 : tensor<1x352xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x352xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x352xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x352xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x352xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x352xf32>
    return %6 : tensor<1x352xf32>
  }
}

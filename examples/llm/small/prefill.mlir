module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xi32> loc("tokens"), %arg1: tensor<i32> loc("count"), %arg2: tensor<256x2x32xf32> {tf.aliasing_output = 1 : i32} loc("keys.0"), %arg3: tensor<256x2x32xf32> {tf.aliasing_output = 2 : i32} loc("values.0"), %arg4: tensor<256x2x32xf32> {tf.aliasing_output = 3 : i32} loc("keys.1"), %arg5: tensor<256x2x32xf32> {tf.aliasing_output = 4 : i32} loc("values.1"), %arg6: tensor<256x2x32xf32> {tf.aliasing_output = 5 : i32} loc("keys.2"), %arg7: tensor<256x2x32xf32> {tf.aliasing_output = 6 : i32} loc("values.2"), %arg8: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_k"), %arg9: tensor<128xf32> {ten.bound} loc("blk.0.attn_norm"), %arg10: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_output"), %arg11: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_q"), %arg12: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_v"), %arg13: tensor<128x374xui8> {ten.bound} loc("blk.0.ffn_down"), %arg14: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_gate"), %arg15: tensor<128xf32> {ten.bound} loc("blk.0.ffn_norm"), %arg16: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_up"), %arg17: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_k"), %arg18: tensor<128xf32> {ten.bound} loc("blk.1.attn_norm"), %arg19: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_output"), %arg20: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_q"), %arg21: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_v"), %arg22: tensor<128x374xui8> {ten.bound} loc("blk.1.ffn_down"), %arg23: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_gate"), %arg24: tensor<128xf32> {ten.bound} loc("blk.1.ffn_norm"), %arg25: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_up"), %arg26: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_k"), %arg27: tensor<128xf32> {ten.bound} loc("blk.2.attn_norm"), %arg28: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_output"), %arg29: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_q"), %arg30: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_v"), %arg31: tensor<128x374xui8> {ten.bound} loc("blk.2.ffn_down"), %arg32: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_gate"), %arg33: tensor<128xf32> {ten.bound} loc("blk.2.ffn_norm"), %arg34: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_up"), %arg35: tensor<128x136xui8> {ten.bound} loc("output"), %arg36: tensor<128xf32> {ten.bound} loc("output_norm"), %arg37: tensor<128x128xf16> {ten.bound} loc("token_embd")) -> (tensor<128xf32> {jax.result_info = "result[0]"}, tensor<256x2x32xf32> {jax.result_info = "result[1]"}, tensor<256x2x32xf32> {jax.result_info = "result[2]"}, tensor<256x2x32xf32> {jax.result_info = "result[3]"}, tensor<256x2x32xf32> {jax.result_info = "result[4]"}, tensor<256x2x32xf32> {jax.result_info = "result[5]"}, tensor<256x2x32xf32> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.reshape %arg8 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %1 = stablehlo.slice %0 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %2 = stablehlo.bitcast_convert %1 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %3 = stablehlo.convert %2 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %4 = stablehlo.slice %0 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %5 = stablehlo.bitcast_convert %4 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %6 = stablehlo.convert %5 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<64x4x32xf32>
    %10 = stablehlo.reshape %9 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %11 = stablehlo.reshape %arg10 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %12 = stablehlo.slice %11 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %13 = stablehlo.bitcast_convert %12 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %14 = stablehlo.convert %13 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %15 = stablehlo.slice %11 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %16 = stablehlo.bitcast_convert %15 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %17 = stablehlo.convert %16 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %18 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<128x4x32xf32>
    %21 = stablehlo.reshape %20 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %22 = stablehlo.reshape %arg11 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %23 = stablehlo.slice %22 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %24 = stablehlo.bitcast_convert %23 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %25 = stablehlo.convert %24 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %26 = stablehlo.slice %22 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %27 = stablehlo.bitcast_convert %26 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %28 = stablehlo.convert %27 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<128x4x32xf32>
    %32 = stablehlo.reshape %31 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %33 = stablehlo.reshape %arg12 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %34 = stablehlo.slice %33 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %35 = stablehlo.bitcast_convert %34 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %36 = stablehlo.convert %35 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %37 = stablehlo.slice %33 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %38 = stablehlo.bitcast_convert %37 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %39 = stablehlo.convert %38 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %40 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<64x4x32xf32>
    %43 = stablehlo.reshape %42 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %44 = stablehlo.reshape %arg13 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
    %45 = stablehlo.slice %44 [0:128, 0:11, 0:2] : (tensor<128x11x34xui8>) -> tensor<128x11x2xui8>
    %46 = stablehlo.bitcast_convert %45 : (tensor<128x11x2xui8>) -> tensor<128x11xf16>
    %47 = stablehlo.convert %46 : (tensor<128x11xf16>) -> tensor<128x11xf32>
    %48 = stablehlo.slice %44 [0:128, 0:11, 2:34] : (tensor<128x11x34xui8>) -> tensor<128x11x32xui8>
    %49 = stablehlo.bitcast_convert %48 : (tensor<128x11x32xui8>) -> tensor<128x11x32xi8>
    %50 = stablehlo.convert %49 : (tensor<128x11x32xi8>) -> tensor<128x11x32xf32>
    %51 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<128x11xf32>) -> tensor<128x11x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<128x11x1xf32>) -> tensor<128x11x32xf32>
    %53 = stablehlo.multiply %50, %52 : tensor<128x11x32xf32>
    %54 = stablehlo.reshape %53 : (tensor<128x11x32xf32>) -> tensor<128x352xf32>
    %55 = stablehlo.reshape %arg14 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %56 = stablehlo.slice %55 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %57 = stablehlo.bitcast_convert %56 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %58 = stablehlo.convert %57 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %59 = stablehlo.slice %55 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %60 = stablehlo.bitcast_convert %59 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %61 = stablehlo.convert %60 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %64 = stablehlo.multiply %61, %63 : tensor<352x4x32xf32>
    %65 = stablehlo.reshape %64 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %66 = stablehlo.reshape %arg16 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %67 = stablehlo.slice %66 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %68 = stablehlo.bitcast_convert %67 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %69 = stablehlo.convert %68 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %70 = stablehlo.slice %66 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %71 = stablehlo.bitcast_convert %70 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %72 = stablehlo.convert %71 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %73 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<352x4x32xf32>
    %76 = stablehlo.reshape %75 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %77 = stablehlo.reshape %arg17 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %78 = stablehlo.slice %77 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %79 = stablehlo.bitcast_convert %78 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %80 = stablehlo.convert %79 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %81 = stablehlo.slice %77 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %82 = stablehlo.bitcast_convert %81 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %83 = stablehlo.convert %82 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %84 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %86 = stablehlo.multiply %83, %85 : tensor<64x4x32xf32>
    %87 = stablehlo.reshape %86 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %88 = stablehlo.reshape %arg19 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %89 = stablehlo.slice %88 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %90 = stablehlo.bitcast_convert %89 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %91 = stablehlo.convert %90 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %92 = stablehlo.slice %88 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %93 = stablehlo.bitcast_convert %92 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %94 = stablehlo.convert %93 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %95 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %97 = stablehlo.multiply %94, %96 : tensor<128x4x32xf32>
    %98 = stablehlo.reshape %97 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %99 = stablehlo.reshape %arg20 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %100 = stablehlo.slice %99 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %101 = stablehlo.bitcast_convert %100 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %102 = stablehlo.convert %101 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %103 = stablehlo.slice %99 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %104 = stablehlo.bitcast_convert %103 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %105 = stablehlo.convert %104 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %106 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %108 = stablehlo.multiply %105, %107 : tensor<128x4x32xf32>
    %109 = stablehlo.reshape %108 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %110 = stablehlo.reshape %arg21 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %111 = stablehlo.slice %110 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %112 = stablehlo.bitcast_convert %111 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %113 = stablehlo.convert %112 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %114 = stablehlo.slice %110 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %115 = stablehlo.bitcast_convert %114 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %116 = stablehlo.convert %115 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %117 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %119 = stablehlo.multiply %116, %118 : tensor<64x4x32xf32>
    %120 = stablehlo.reshape %119 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %121 = stablehlo.reshape %arg22 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
    %122 = stablehlo.slice %121 [0:128, 0:11, 0:2] : (tensor<128x11x34xui8>) -> tensor<128x11x2xui8>
    %123 = stablehlo.bitcast_convert %122 : (tensor<128x11x2xui8>) -> tensor<128x11xf16>
    %124 = stablehlo.convert %123 : (tensor<128x11xf16>) -> tensor<128x11xf32>
    %125 = stablehlo.slice %121 [0:128, 0:11, 2:34] : (tensor<128x11x34xui8>) -> tensor<128x11x32xui8>
    %126 = stablehlo.bitcast_convert %125 : (tensor<128x11x32xui8>) -> tensor<128x11x32xi8>
    %127 = stablehlo.convert %126 : (tensor<128x11x32xi8>) -> tensor<128x11x32xf32>
    %128 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<128x11xf32>) -> tensor<128x11x1xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<128x11x1xf32>) -> tensor<128x11x32xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<128x11x32xf32>
    %131 = stablehlo.reshape %130 : (tensor<128x11x32xf32>) -> tensor<128x352xf32>
    %132 = stablehlo.reshape %arg23 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %133 = stablehlo.slice %132 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %134 = stablehlo.bitcast_convert %133 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %135 = stablehlo.convert %134 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %136 = stablehlo.slice %132 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %137 = stablehlo.bitcast_convert %136 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %138 = stablehlo.convert %137 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %139 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %141 = stablehlo.multiply %138, %140 : tensor<352x4x32xf32>
    %142 = stablehlo.reshape %141 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %143 = stablehlo.reshape %arg25 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %144 = stablehlo.slice %143 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %145 = stablehlo.bitcast_convert %144 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %146 = stablehlo.convert %145 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %147 = stablehlo.slice %143 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %148 = stablehlo.bitcast_convert %147 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %149 = stablehlo.convert %148 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %150 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %152 = stablehlo.multiply %149, %151 : tensor<352x4x32xf32>
    %153 = stablehlo.reshape %152 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %154 = stablehlo.reshape %arg26 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %155 = stablehlo.slice %154 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %156 = stablehlo.bitcast_convert %155 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %157 = stablehlo.convert %156 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %158 = stablehlo.slice %154 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %159 = stablehlo.bitcast_convert %158 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %160 = stablehlo.convert %159 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %161 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %163 = stablehlo.multiply %160, %162 : tensor<64x4x32xf32>
    %164 = stablehlo.reshape %163 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %165 = stablehlo.reshape %arg28 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %166 = stablehlo.slice %165 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %167 = stablehlo.bitcast_convert %166 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %168 = stablehlo.convert %167 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %169 = stablehlo.slice %165 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %170 = stablehlo.bitcast_convert %169 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %171 = stablehlo.convert %170 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %172 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %174 = stablehlo.multiply %171, %173 : tensor<128x4x32xf32>
    %175 = stablehlo.reshape %174 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %176 = stablehlo.reshape %arg29 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %177 = stablehlo.slice %176 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %178 = stablehlo.bitcast_convert %177 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %179 = stablehlo.convert %178 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %180 = stablehlo.slice %176 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %181 = stablehlo.bitcast_convert %180 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %182 = stablehlo.convert %181 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %183 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %185 = stablehlo.multiply %182, %184 : tensor<128x4x32xf32>
    %186 = stablehlo.reshape %185 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %187 = stablehlo.reshape %arg30 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
    %188 = stablehlo.slice %187 [0:64, 0:4, 0:2] : (tensor<64x4x34xui8>) -> tensor<64x4x2xui8>
    %189 = stablehlo.bitcast_convert %188 : (tensor<64x4x2xui8>) -> tensor<64x4xf16>
    %190 = stablehlo.convert %189 : (tensor<64x4xf16>) -> tensor<64x4xf32>
    %191 = stablehlo.slice %187 [0:64, 0:4, 2:34] : (tensor<64x4x34xui8>) -> tensor<64x4x32xui8>
    %192 = stablehlo.bitcast_convert %191 : (tensor<64x4x32xui8>) -> tensor<64x4x32xi8>
    %193 = stablehlo.convert %192 : (tensor<64x4x32xi8>) -> tensor<64x4x32xf32>
    %194 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2] : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %196 = stablehlo.multiply %193, %195 : tensor<64x4x32xf32>
    %197 = stablehlo.reshape %196 : (tensor<64x4x32xf32>) -> tensor<64x128xf32>
    %198 = stablehlo.reshape %arg31 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
    %199 = stablehlo.slice %198 [0:128, 0:11, 0:2] : (tensor<128x11x34xui8>) -> tensor<128x11x2xui8>
    %200 = stablehlo.bitcast_convert %199 : (tensor<128x11x2xui8>) -> tensor<128x11xf16>
    %201 = stablehlo.convert %200 : (tensor<128x11xf16>) -> tensor<128x11xf32>
    %202 = stablehlo.slice %198 [0:128, 0:11, 2:34] : (tensor<128x11x34xui8>) -> tensor<128x11x32xui8>
    %203 = stablehlo.bitcast_convert %202 : (tensor<128x11x32xui8>) -> tensor<128x11x32xi8>
    %204 = stablehlo.convert %203 : (tensor<128x11x32xi8>) -> tensor<128x11x32xf32>
    %205 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<128x11xf32>) -> tensor<128x11x1xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<128x11x1xf32>) -> tensor<128x11x32xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<128x11x32xf32>
    %208 = stablehlo.reshape %207 : (tensor<128x11x32xf32>) -> tensor<128x352xf32>
    %209 = stablehlo.reshape %arg32 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %210 = stablehlo.slice %209 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %211 = stablehlo.bitcast_convert %210 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %212 = stablehlo.convert %211 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %213 = stablehlo.slice %209 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %214 = stablehlo.bitcast_convert %213 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %215 = stablehlo.convert %214 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %216 = stablehlo.broadcast_in_dim %212, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %218 = stablehlo.multiply %215, %217 : tensor<352x4x32xf32>
    %219 = stablehlo.reshape %218 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %220 = stablehlo.reshape %arg34 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
    %221 = stablehlo.slice %220 [0:352, 0:4, 0:2] : (tensor<352x4x34xui8>) -> tensor<352x4x2xui8>
    %222 = stablehlo.bitcast_convert %221 : (tensor<352x4x2xui8>) -> tensor<352x4xf16>
    %223 = stablehlo.convert %222 : (tensor<352x4xf16>) -> tensor<352x4xf32>
    %224 = stablehlo.slice %220 [0:352, 0:4, 2:34] : (tensor<352x4x34xui8>) -> tensor<352x4x32xui8>
    %225 = stablehlo.bitcast_convert %224 : (tensor<352x4x32xui8>) -> tensor<352x4x32xi8>
    %226 = stablehlo.convert %225 : (tensor<352x4x32xi8>) -> tensor<352x4x32xf32>
    %227 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<352x4xf32>) -> tensor<352x4x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<352x4x1xf32>) -> tensor<352x4x32xf32>
    %229 = stablehlo.multiply %226, %228 : tensor<352x4x32xf32>
    %230 = stablehlo.reshape %229 : (tensor<352x4x32xf32>) -> tensor<352x128xf32>
    %231 = stablehlo.reshape %arg35 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
    %232 = stablehlo.slice %231 [0:128, 0:4, 0:2] : (tensor<128x4x34xui8>) -> tensor<128x4x2xui8>
    %233 = stablehlo.bitcast_convert %232 : (tensor<128x4x2xui8>) -> tensor<128x4xf16>
    %234 = stablehlo.convert %233 : (tensor<128x4xf16>) -> tensor<128x4xf32>
    %235 = stablehlo.slice %231 [0:128, 0:4, 2:34] : (tensor<128x4x34xui8>) -> tensor<128x4x32xui8>
    %236 = stablehlo.bitcast_convert %235 : (tensor<128x4x32xui8>) -> tensor<128x4x32xi8>
    %237 = stablehlo.convert %236 : (tensor<128x4x32xi8>) -> tensor<128x4x32xf32>
    %238 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<128x4xf32>) -> tensor<128x4x1xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<128x4x1xf32>) -> tensor<128x4x32xf32>
    %240 = stablehlo.multiply %237, %239 : tensor<128x4x32xf32>
    %241 = stablehlo.reshape %240 : (tensor<128x4x32xf32>) -> tensor<128x128xf32>
    %242 = stablehlo.iota dim = 0 : tensor<64xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %243 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %244 = stablehlo.add %243, %242 : tensor<64xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %245 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %246 = stablehlo.compare LT, %arg0, %245, SIGNED : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
    %c_1 = stablehlo.constant dense<128> : tensor<i32>
    %247 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %248 = stablehlo.add %arg0, %247 : tensor<64xi32>
    %249 = stablehlo.select %246, %248, %arg0 : tensor<64xi1>, tensor<64xi32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %251 = "stablehlo.gather"(%arg37, %250) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<128x128xf16>, tensor<64x1xi32>) -> tensor<64x128xf16>
    %252 = stablehlo.convert %251 : (tensor<64x128xf16>) -> tensor<64x128xf32>
    %253 = stablehlo.multiply %252, %252 : tensor<64x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_2 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %257 = stablehlo.divide %255, %256 : tensor<64x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %259 = stablehlo.add %257, %258 : tensor<64x1xf32>
    %260 = stablehlo.rsqrt %259 : tensor<64x1xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %262 = stablehlo.multiply %252, %261 : tensor<64x128xf32>
    %263 = stablehlo.broadcast_in_dim %arg9, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %265 = stablehlo.multiply %262, %264 : tensor<64x128xf32>
    %266 = stablehlo.transpose %32, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %267 = stablehlo.dot_general %265, %266, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %268 = stablehlo.reshape %267 : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
    %269 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %270 = stablehlo.iota dim = 0 : tensor<16xi32>
    %271 = stablehlo.negate %270 : tensor<16xi32>
    %272 = stablehlo.convert %271 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %274 = stablehlo.divide %272, %273 : tensor<16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %276 = stablehlo.power %275, %274 : tensor<16xf32>
    %277 = stablehlo.convert %269 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %278 = stablehlo.broadcast_in_dim %276, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %279 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %280 = stablehlo.broadcast_in_dim %278, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %281 = stablehlo.multiply %279, %280 : tensor<64x16xf32>
    %282 = stablehlo.cosine %281 : tensor<64x16xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %284 = stablehlo.sine %281 : tensor<64x16xf32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %286 = stablehlo.slice %268 [0:64, 0:4, 0:16] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %287 = stablehlo.slice %268 [0:64, 0:4, 16:32] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %288 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %289 = stablehlo.multiply %286, %288 : tensor<64x4x16xf32>
    %290 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %291 = stablehlo.multiply %287, %290 : tensor<64x4x16xf32>
    %292 = stablehlo.subtract %289, %291 : tensor<64x4x16xf32>
    %293 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %294 = stablehlo.multiply %286, %293 : tensor<64x4x16xf32>
    %295 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %296 = stablehlo.multiply %287, %295 : tensor<64x4x16xf32>
    %297 = stablehlo.add %294, %296 : tensor<64x4x16xf32>
    %298 = stablehlo.concatenate %292, %297, dim = 2 : (tensor<64x4x16xf32>, tensor<64x4x16xf32>) -> tensor<64x4x32xf32>
    %299 = stablehlo.transpose %10, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %300 = stablehlo.dot_general %265, %299, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %301 = stablehlo.reshape %300 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %302 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %303 = stablehlo.iota dim = 0 : tensor<16xi32>
    %304 = stablehlo.negate %303 : tensor<16xi32>
    %305 = stablehlo.convert %304 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %307 = stablehlo.divide %305, %306 : tensor<16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %309 = stablehlo.power %308, %307 : tensor<16xf32>
    %310 = stablehlo.convert %302 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %311 = stablehlo.broadcast_in_dim %309, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %312 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %313 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %314 = stablehlo.multiply %312, %313 : tensor<64x16xf32>
    %315 = stablehlo.cosine %314 : tensor<64x16xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %317 = stablehlo.sine %314 : tensor<64x16xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %319 = stablehlo.slice %301 [0:64, 0:2, 0:16] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %320 = stablehlo.slice %301 [0:64, 0:2, 16:32] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %321 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %322 = stablehlo.multiply %319, %321 : tensor<64x2x16xf32>
    %323 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %324 = stablehlo.multiply %320, %323 : tensor<64x2x16xf32>
    %325 = stablehlo.subtract %322, %324 : tensor<64x2x16xf32>
    %326 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %327 = stablehlo.multiply %319, %326 : tensor<64x2x16xf32>
    %328 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %329 = stablehlo.multiply %320, %328 : tensor<64x2x16xf32>
    %330 = stablehlo.add %327, %329 : tensor<64x2x16xf32>
    %331 = stablehlo.concatenate %325, %330, dim = 2 : (tensor<64x2x16xf32>, tensor<64x2x16xf32>) -> tensor<64x2x32xf32>
    %332 = stablehlo.transpose %43, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %333 = stablehlo.dot_general %265, %332, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %334 = stablehlo.reshape %333 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %335 = stablehlo.dynamic_update_slice %arg2, %331, %c_8, %c_9, %c_10 : (tensor<256x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %336 = stablehlo.dynamic_update_slice %arg3, %334, %c_11, %c_12, %c_13 : (tensor<256x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %337 = stablehlo.reshape %298 : (tensor<64x4x32xf32>) -> tensor<64x2x2x32xf32>
    %338 = stablehlo.dot_general %335, %337, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<64x2x2x32xf32>) -> tensor<2x256x64x2xf32>
    %339 = stablehlo.transpose %338, dims = [0, 3, 2, 1] : (tensor<2x256x64x2xf32>) -> tensor<2x2x64x256xf32>
    %cst_14 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %341 = stablehlo.multiply %339, %340 : tensor<2x2x64x256xf32>
    %342 = stablehlo.iota dim = 0 : tensor<256xi32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %344 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %345 = stablehlo.broadcast_in_dim %343, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<64x256xi32>
    %346 = stablehlo.broadcast_in_dim %344, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x256xi32>
    %347 = stablehlo.compare LE, %345, %346, SIGNED : (tensor<64x256xi32>, tensor<64x256xi32>) -> tensor<64x256xi1>
    %cst_15 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %348 = call @_where(%347, %341, %cst_15) : (tensor<64x256xi1>, tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64x256xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %349 = stablehlo.reduce(%348 init: %cst_16) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x64xf32>
    %351 = stablehlo.maximum %350, %349 : tensor<2x2x64xf32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %354 = stablehlo.subtract %348, %353 : tensor<2x2x64x256xf32>
    %355 = stablehlo.exponential %354 : tensor<2x2x64x256xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %359 = stablehlo.divide %355, %358 : tensor<2x2x64x256xf32>
    %360 = stablehlo.dot_general %336, %359, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x64x256xf32>) -> tensor<2x32x2x64xf32>
    %361 = stablehlo.transpose %360, dims = [3, 0, 2, 1] : (tensor<2x32x2x64xf32>) -> tensor<64x2x2x32xf32>
    %362 = stablehlo.reshape %361 : (tensor<64x2x2x32xf32>) -> tensor<64x128xf32>
    %363 = stablehlo.transpose %21, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %364 = stablehlo.dot_general %362, %363, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %365 = stablehlo.add %252, %364 : tensor<64x128xf32>
    %366 = stablehlo.multiply %365, %365 : tensor<64x128xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_20 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %370 = stablehlo.divide %368, %369 : tensor<64x1xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %372 = stablehlo.add %370, %371 : tensor<64x1xf32>
    %373 = stablehlo.rsqrt %372 : tensor<64x1xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %375 = stablehlo.multiply %365, %374 : tensor<64x128xf32>
    %376 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %378 = stablehlo.multiply %375, %377 : tensor<64x128xf32>
    %379 = stablehlo.transpose %65, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %380 = stablehlo.dot_general %378, %379, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %381 = call @silu(%380) : (tensor<64x352xf32>) -> tensor<64x352xf32>
    %382 = stablehlo.transpose %76, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %383 = stablehlo.dot_general %378, %382, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %384 = stablehlo.multiply %381, %383 : tensor<64x352xf32>
    %385 = stablehlo.transpose %54, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %386 = stablehlo.dot_general %384, %385, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x352xf32>, tensor<352x128xf32>) -> tensor<64x128xf32>
    %387 = stablehlo.add %365, %386 : tensor<64x128xf32>
    %388 = stablehlo.multiply %387, %387 : tensor<64x128xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_23 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %392 = stablehlo.divide %390, %391 : tensor<64x1xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %394 = stablehlo.add %392, %393 : tensor<64x1xf32>
    %395 = stablehlo.rsqrt %394 : tensor<64x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %397 = stablehlo.multiply %387, %396 : tensor<64x128xf32>
    %398 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %400 = stablehlo.multiply %397, %399 : tensor<64x128xf32>
    %401 = stablehlo.transpose %109, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %402 = stablehlo.dot_general %400, %401, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %403 = stablehlo.reshape %402 : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
    %404 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %405 = stablehlo.iota dim = 0 : tensor<16xi32>
    %406 = stablehlo.negate %405 : tensor<16xi32>
    %407 = stablehlo.convert %406 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_25 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %409 = stablehlo.divide %407, %408 : tensor<16xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %411 = stablehlo.power %410, %409 : tensor<16xf32>
    %412 = stablehlo.convert %404 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %413 = stablehlo.broadcast_in_dim %411, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %414 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %415 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %416 = stablehlo.multiply %414, %415 : tensor<64x16xf32>
    %417 = stablehlo.cosine %416 : tensor<64x16xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %419 = stablehlo.sine %416 : tensor<64x16xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %421 = stablehlo.slice %403 [0:64, 0:4, 0:16] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %422 = stablehlo.slice %403 [0:64, 0:4, 16:32] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %423 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %424 = stablehlo.multiply %421, %423 : tensor<64x4x16xf32>
    %425 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %426 = stablehlo.multiply %422, %425 : tensor<64x4x16xf32>
    %427 = stablehlo.subtract %424, %426 : tensor<64x4x16xf32>
    %428 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %429 = stablehlo.multiply %421, %428 : tensor<64x4x16xf32>
    %430 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %431 = stablehlo.multiply %422, %430 : tensor<64x4x16xf32>
    %432 = stablehlo.add %429, %431 : tensor<64x4x16xf32>
    %433 = stablehlo.concatenate %427, %432, dim = 2 : (tensor<64x4x16xf32>, tensor<64x4x16xf32>) -> tensor<64x4x32xf32>
    %434 = stablehlo.transpose %87, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %435 = stablehlo.dot_general %400, %434, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %436 = stablehlo.reshape %435 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %437 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %438 = stablehlo.iota dim = 0 : tensor<16xi32>
    %439 = stablehlo.negate %438 : tensor<16xi32>
    %440 = stablehlo.convert %439 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %442 = stablehlo.divide %440, %441 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %444 = stablehlo.power %443, %442 : tensor<16xf32>
    %445 = stablehlo.convert %437 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %446 = stablehlo.broadcast_in_dim %444, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %447 = stablehlo.broadcast_in_dim %445, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %448 = stablehlo.broadcast_in_dim %446, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %449 = stablehlo.multiply %447, %448 : tensor<64x16xf32>
    %450 = stablehlo.cosine %449 : tensor<64x16xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %452 = stablehlo.sine %449 : tensor<64x16xf32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %454 = stablehlo.slice %436 [0:64, 0:2, 0:16] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %455 = stablehlo.slice %436 [0:64, 0:2, 16:32] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %456 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %457 = stablehlo.multiply %454, %456 : tensor<64x2x16xf32>
    %458 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %459 = stablehlo.multiply %455, %458 : tensor<64x2x16xf32>
    %460 = stablehlo.subtract %457, %459 : tensor<64x2x16xf32>
    %461 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %462 = stablehlo.multiply %454, %461 : tensor<64x2x16xf32>
    %463 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %464 = stablehlo.multiply %455, %463 : tensor<64x2x16xf32>
    %465 = stablehlo.add %462, %464 : tensor<64x2x16xf32>
    %466 = stablehlo.concatenate %460, %465, dim = 2 : (tensor<64x2x16xf32>, tensor<64x2x16xf32>) -> tensor<64x2x32xf32>
    %467 = stablehlo.transpose %120, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %468 = stablehlo.dot_general %400, %467, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %469 = stablehlo.reshape %468 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %470 = stablehlo.dynamic_update_slice %arg4, %466, %c_29, %c_30, %c_31 : (tensor<256x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %471 = stablehlo.dynamic_update_slice %arg5, %469, %c_32, %c_33, %c_34 : (tensor<256x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %472 = stablehlo.reshape %433 : (tensor<64x4x32xf32>) -> tensor<64x2x2x32xf32>
    %473 = stablehlo.dot_general %470, %472, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<64x2x2x32xf32>) -> tensor<2x256x64x2xf32>
    %474 = stablehlo.transpose %473, dims = [0, 3, 2, 1] : (tensor<2x256x64x2xf32>) -> tensor<2x2x64x256xf32>
    %cst_35 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %476 = stablehlo.multiply %474, %475 : tensor<2x2x64x256xf32>
    %477 = stablehlo.iota dim = 0 : tensor<256xi32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %479 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %480 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<64x256xi32>
    %481 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x256xi32>
    %482 = stablehlo.compare LE, %480, %481, SIGNED : (tensor<64x256xi32>, tensor<64x256xi32>) -> tensor<64x256xi1>
    %cst_36 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %483 = call @_where(%482, %476, %cst_36) : (tensor<64x256xi1>, tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64x256xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_37) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2x64xf32>
    %486 = stablehlo.maximum %485, %484 : tensor<2x2x64xf32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %489 = stablehlo.subtract %483, %488 : tensor<2x2x64x256xf32>
    %490 = stablehlo.exponential %489 : tensor<2x2x64x256xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.reduce(%490 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %494 = stablehlo.divide %490, %493 : tensor<2x2x64x256xf32>
    %495 = stablehlo.dot_general %471, %494, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x64x256xf32>) -> tensor<2x32x2x64xf32>
    %496 = stablehlo.transpose %495, dims = [3, 0, 2, 1] : (tensor<2x32x2x64xf32>) -> tensor<64x2x2x32xf32>
    %497 = stablehlo.reshape %496 : (tensor<64x2x2x32xf32>) -> tensor<64x128xf32>
    %498 = stablehlo.transpose %98, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %499 = stablehlo.dot_general %497, %498, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %500 = stablehlo.add %387, %499 : tensor<64x128xf32>
    %501 = stablehlo.multiply %500, %500 : tensor<64x128xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %502 = stablehlo.reduce(%501 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_41 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %505 = stablehlo.divide %503, %504 : tensor<64x1xf32>
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %507 = stablehlo.add %505, %506 : tensor<64x1xf32>
    %508 = stablehlo.rsqrt %507 : tensor<64x1xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %510 = stablehlo.multiply %500, %509 : tensor<64x128xf32>
    %511 = stablehlo.broadcast_in_dim %arg24, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %513 = stablehlo.multiply %510, %512 : tensor<64x128xf32>
    %514 = stablehlo.transpose %142, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %515 = stablehlo.dot_general %513, %514, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %516 = call @silu(%515) : (tensor<64x352xf32>) -> tensor<64x352xf32>
    %517 = stablehlo.transpose %153, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %518 = stablehlo.dot_general %513, %517, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %519 = stablehlo.multiply %516, %518 : tensor<64x352xf32>
    %520 = stablehlo.transpose %131, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %521 = stablehlo.dot_general %519, %520, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x352xf32>, tensor<352x128xf32>) -> tensor<64x128xf32>
    %522 = stablehlo.add %500, %521 : tensor<64x128xf32>
    %523 = stablehlo.multiply %522, %522 : tensor<64x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.reduce(%523 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_44 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %527 = stablehlo.divide %525, %526 : tensor<64x1xf32>
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %529 = stablehlo.add %527, %528 : tensor<64x1xf32>
    %530 = stablehlo.rsqrt %529 : tensor<64x1xf32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %532 = stablehlo.multiply %522, %531 : tensor<64x128xf32>
    %533 = stablehlo.broadcast_in_dim %arg27, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %534 = stablehlo.broadcast_in_dim %533, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %535 = stablehlo.multiply %532, %534 : tensor<64x128xf32>
    %536 = stablehlo.transpose %186, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %537 = stablehlo.dot_general %535, %536, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %538 = stablehlo.reshape %537 : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
    %539 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %540 = stablehlo.iota dim = 0 : tensor<16xi32>
    %541 = stablehlo.negate %540 : tensor<16xi32>
    %542 = stablehlo.convert %541 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_46 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %544 = stablehlo.divide %542, %543 : tensor<16xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %546 = stablehlo.power %545, %544 : tensor<16xf32>
    %547 = stablehlo.convert %539 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %548 = stablehlo.broadcast_in_dim %546, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %549 = stablehlo.broadcast_in_dim %547, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %550 = stablehlo.broadcast_in_dim %548, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %551 = stablehlo.multiply %549, %550 : tensor<64x16xf32>
    %552 = stablehlo.cosine %551 : tensor<64x16xf32>
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %554 = stablehlo.sine %551 : tensor<64x16xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %556 = stablehlo.slice %538 [0:64, 0:4, 0:16] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %557 = stablehlo.slice %538 [0:64, 0:4, 16:32] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %558 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %559 = stablehlo.multiply %556, %558 : tensor<64x4x16xf32>
    %560 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %561 = stablehlo.multiply %557, %560 : tensor<64x4x16xf32>
    %562 = stablehlo.subtract %559, %561 : tensor<64x4x16xf32>
    %563 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %564 = stablehlo.multiply %556, %563 : tensor<64x4x16xf32>
    %565 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %566 = stablehlo.multiply %557, %565 : tensor<64x4x16xf32>
    %567 = stablehlo.add %564, %566 : tensor<64x4x16xf32>
    %568 = stablehlo.concatenate %562, %567, dim = 2 : (tensor<64x4x16xf32>, tensor<64x4x16xf32>) -> tensor<64x4x32xf32>
    %569 = stablehlo.transpose %164, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %570 = stablehlo.dot_general %535, %569, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %571 = stablehlo.reshape %570 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %572 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %573 = stablehlo.iota dim = 0 : tensor<16xi32>
    %574 = stablehlo.negate %573 : tensor<16xi32>
    %575 = stablehlo.convert %574 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_48 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %577 = stablehlo.divide %575, %576 : tensor<16xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %579 = stablehlo.power %578, %577 : tensor<16xf32>
    %580 = stablehlo.convert %572 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %581 = stablehlo.broadcast_in_dim %579, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %582 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %583 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %584 = stablehlo.multiply %582, %583 : tensor<64x16xf32>
    %585 = stablehlo.cosine %584 : tensor<64x16xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %587 = stablehlo.sine %584 : tensor<64x16xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %589 = stablehlo.slice %571 [0:64, 0:2, 0:16] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %590 = stablehlo.slice %571 [0:64, 0:2, 16:32] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %591 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %592 = stablehlo.multiply %589, %591 : tensor<64x2x16xf32>
    %593 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %594 = stablehlo.multiply %590, %593 : tensor<64x2x16xf32>
    %595 = stablehlo.subtract %592, %594 : tensor<64x2x16xf32>
    %596 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %597 = stablehlo.multiply %589, %596 : tensor<64x2x16xf32>
    %598 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %599 = stablehlo.multiply %590, %598 : tensor<64x2x16xf32>
    %600 = stablehlo.add %597, %599 : tensor<64x2x16xf32>
    %601 = stablehlo.concatenate %595, %600, dim = 2 : (tensor<64x2x16xf32>, tensor<64x2x16xf32>) -> tensor<64x2x32xf32>
    %602 = stablehlo.transpose %197, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %603 = stablehlo.dot_general %535, %602, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %604 = stablehlo.reshape %603 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %605 = stablehlo.dynamic_update_slice %arg6, %601, %c_50, %c_51, %c_52 : (tensor<256x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %606 = stablehlo.dynamic_update_slice %arg7, %604, %c_53, %c_54, %c_55 : (tensor<256x2x32xf32>, tensor<64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<256x2x32xf32>
    %607 = stablehlo.reshape %568 : (tensor<64x4x32xf32>) -> tensor<64x2x2x32xf32>
    %608 = stablehlo.dot_general %605, %607, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<64x2x2x32xf32>) -> tensor<2x256x64x2xf32>
    %609 = stablehlo.transpose %608, dims = [0, 3, 2, 1] : (tensor<2x256x64x2xf32>) -> tensor<2x2x64x256xf32>
    %cst_56 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %611 = stablehlo.multiply %609, %610 : tensor<2x2x64x256xf32>
    %612 = stablehlo.iota dim = 0 : tensor<256xi32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %614 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %615 = stablehlo.broadcast_in_dim %613, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<64x256xi32>
    %616 = stablehlo.broadcast_in_dim %614, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x256xi32>
    %617 = stablehlo.compare LE, %615, %616, SIGNED : (tensor<64x256xi32>, tensor<64x256xi32>) -> tensor<64x256xi1>
    %cst_57 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %618 = call @_where(%617, %611, %cst_57) : (tensor<64x256xi1>, tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64x256xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_58) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x2x64xf32>
    %621 = stablehlo.maximum %620, %619 : tensor<2x2x64xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %624 = stablehlo.subtract %618, %623 : tensor<2x2x64x256xf32>
    %625 = stablehlo.exponential %624 : tensor<2x2x64x256xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_60) applies stablehlo.add across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %629 = stablehlo.divide %625, %628 : tensor<2x2x64x256xf32>
    %630 = stablehlo.dot_general %606, %629, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x64x256xf32>) -> tensor<2x32x2x64xf32>
    %631 = stablehlo.transpose %630, dims = [3, 0, 2, 1] : (tensor<2x32x2x64xf32>) -> tensor<64x2x2x32xf32>
    %632 = stablehlo.reshape %631 : (tensor<64x2x2x32xf32>) -> tensor<64x128xf32>
    %633 = stablehlo.transpose %175, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %634 = stablehlo.dot_general %632, %633, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %635 = stablehlo.add %522, %634 : tensor<64x128xf32>
    %636 = stablehlo.multiply %635, %635 : tensor<64x128xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_61) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_62 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %640 = stablehlo.divide %638, %639 : tensor<64x1xf32>
    %cst_63 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %642 = stablehlo.add %640, %641 : tensor<64x1xf32>
    %643 = stablehlo.rsqrt %642 : tensor<64x1xf32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %645 = stablehlo.multiply %635, %644 : tensor<64x128xf32>
    %646 = stablehlo.broadcast_in_dim %arg33, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %648 = stablehlo.multiply %645, %647 : tensor<64x128xf32>
    %649 = stablehlo.transpose %219, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %650 = stablehlo.dot_general %648, %649, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %651 = call @silu(%650) : (tensor<64x352xf32>) -> tensor<64x352xf32>
    %652 = stablehlo.transpose %230, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %653 = stablehlo.dot_general %648, %652, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %654 = stablehlo.multiply %651, %653 : tensor<64x352xf32>
    %655 = stablehlo.transpose %208, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %656 = stablehlo.dot_general %654, %655, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x352xf32>, tensor<352x128xf32>) -> tensor<64x128xf32>
    %657 = stablehlo.add %635, %656 : tensor<64x128xf32>
    %658 = stablehlo.multiply %657, %657 : tensor<64x128xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %659 = stablehlo.reduce(%658 init: %cst_64) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_65 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %662 = stablehlo.divide %660, %661 : tensor<64x1xf32>
    %cst_66 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %664 = stablehlo.add %662, %663 : tensor<64x1xf32>
    %665 = stablehlo.rsqrt %664 : tensor<64x1xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %667 = stablehlo.multiply %657, %666 : tensor<64x128xf32>
    %668 = stablehlo.broadcast_in_dim %arg36, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %670 = stablehlo.multiply %667, %669 : tensor<64x128xf32>
    %c_67 = stablehlo.constant dense<1> : tensor<i32>
    %671 = stablehlo.subtract %arg1, %c_67 : tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %672 = stablehlo.compare LT, %671, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<64> : tensor<i32>
    %673 = stablehlo.add %671, %c_69 : tensor<i32>
    %674 = stablehlo.select %672, %673, %671 : tensor<i1>, tensor<i32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %675 = stablehlo.dynamic_slice %670, %674, %c_70, sizes = [1, 128] : (tensor<64x128xf32>, tensor<i32>, tensor<i32>) -> tensor<1x128xf32>
    %676 = stablehlo.reshape %675 : (tensor<1x128xf32>) -> tensor<128xf32>
    %677 = stablehlo.transpose %241, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %678 = stablehlo.dot_general %676, %677, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128xf32>
    return %678, %335, %336, %470, %471, %605, %606 : tensor<128xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>, tensor<256x2x32xf32>
  }
  func.func private @_where(%arg0: tensor<64x256xi1>, %arg1: tensor<2x2x64x256xf32>, %arg2: tensor<f32>) -> tensor<2x2x64x256xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<64x256xi1>) -> tensor<2x2x64x256xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x64x256xi1>, tensor<2x2x64x256xf32>
    return %3 : tensor<2x2x64x256xf32>
  }
  func.func private @silu(%arg0: tensor<64x352xf32>) -> tensor<64x352xf32> {
    %0 = stablehlo.negate %arg0 : tensor<64x352xf32>
    %1 = stablehlo.exponential %0 : tensor<64x352xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x352xf32>
    %3 = stablehlo.add %2, %1 : tensor<64x352xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x352xf32>
    %5 = stablehlo.divide %4, %3 : tensor<64x352xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<64x352xf32>
    return %6 : tensor<64x352xf32>
  }
}

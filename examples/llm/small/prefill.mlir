module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xi32> loc("tokens"), %arg1: tensor<i32> loc("count"), %arg2: tensor<3x256x2x32xf32> {tf.aliasing_output = 1 : i32} loc("keys"), %arg3: tensor<3x256x2x32xf32> {tf.aliasing_output = 2 : i32} loc("values"), %arg4: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_k"), %arg5: tensor<128xf32> {ten.bound} loc("blk.0.attn_norm"), %arg6: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_output"), %arg7: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_q"), %arg8: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_v"), %arg9: tensor<128x374xui8> {ten.bound} loc("blk.0.ffn_down"), %arg10: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_gate"), %arg11: tensor<128xf32> {ten.bound} loc("blk.0.ffn_norm"), %arg12: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_up"), %arg13: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_k"), %arg14: tensor<128xf32> {ten.bound} loc("blk.1.attn_norm"), %arg15: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_output"), %arg16: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_q"), %arg17: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_v"), %arg18: tensor<128x374xui8> {ten.bound} loc("blk.1.ffn_down"), %arg19: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_gate"), %arg20: tensor<128xf32> {ten.bound} loc("blk.1.ffn_norm"), %arg21: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_up"), %arg22: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_k"), %arg23: tensor<128xf32> {ten.bound} loc("blk.2.attn_norm"), %arg24: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_output"), %arg25: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_q"), %arg26: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_v"), %arg27: tensor<128x374xui8> {ten.bound} loc("blk.2.ffn_down"), %arg28: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_gate"), %arg29: tensor<128xf32> {ten.bound} loc("blk.2.ffn_norm"), %arg30: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_up"), %arg31: tensor<128x136xui8> {ten.bound} loc("output"), %arg32: tensor<128xf32> {ten.bound} loc("output_norm"), %arg33: tensor<128x128xf16> {ten.bound} loc("token_embd")) -> (tensor<128xf32> {jax.result_info = "result[0]"}, tensor<3x256x2x32xf32> {jax.result_info = "result[1]"}, tensor<3x256x2x32xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg4 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %11 = stablehlo.reshape %arg6 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %22 = stablehlo.reshape %arg7 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %33 = stablehlo.reshape %arg8 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %44 = stablehlo.reshape %arg9 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
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
    %55 = stablehlo.reshape %arg10 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %66 = stablehlo.reshape %arg12 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %77 = stablehlo.reshape %arg13 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %88 = stablehlo.reshape %arg15 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %99 = stablehlo.reshape %arg16 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %110 = stablehlo.reshape %arg17 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %121 = stablehlo.reshape %arg18 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
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
    %132 = stablehlo.reshape %arg19 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %143 = stablehlo.reshape %arg21 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %154 = stablehlo.reshape %arg22 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %165 = stablehlo.reshape %arg24 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %176 = stablehlo.reshape %arg25 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %187 = stablehlo.reshape %arg26 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %198 = stablehlo.reshape %arg27 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
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
    %209 = stablehlo.reshape %arg28 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %220 = stablehlo.reshape %arg30 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %231 = stablehlo.reshape %arg31 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %251 = "stablehlo.gather"(%arg33, %250) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<128x128xf16>, tensor<64x1xi32>) -> tensor<64x128xf16>
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
    %263 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
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
    %335 = stablehlo.broadcast_in_dim %331, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %336 = stablehlo.dynamic_update_slice %arg2, %335, %c_8, %c_9, %c_10, %c_11 : (tensor<3x256x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %337 = stablehlo.broadcast_in_dim %334, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %338 = stablehlo.dynamic_update_slice %arg3, %337, %c_12, %c_13, %c_14, %c_15 : (tensor<3x256x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %339 = stablehlo.slice %336 [0:1, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %340 = stablehlo.reshape %339 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %341 = stablehlo.slice %338 [0:1, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %342 = stablehlo.reshape %341 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %343 = stablehlo.reshape %298 : (tensor<64x4x32xf32>) -> tensor<64x2x2x32xf32>
    %344 = stablehlo.dot_general %340, %343, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<64x2x2x32xf32>) -> tensor<2x256x64x2xf32>
    %345 = stablehlo.transpose %344, dims = [0, 3, 2, 1] : (tensor<2x256x64x2xf32>) -> tensor<2x2x64x256xf32>
    %cst_16 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %347 = stablehlo.multiply %345, %346 : tensor<2x2x64x256xf32>
    %348 = stablehlo.iota dim = 0 : tensor<256xi32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %350 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %351 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<64x256xi32>
    %352 = stablehlo.broadcast_in_dim %350, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x256xi32>
    %353 = stablehlo.compare LE, %351, %352, SIGNED : (tensor<64x256xi32>, tensor<64x256xi32>) -> tensor<64x256xi1>
    %cst_17 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %354 = call @_where(%353, %347, %cst_17) : (tensor<64x256xi1>, tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64x256xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_18) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x64xf32>
    %357 = stablehlo.maximum %356, %355 : tensor<2x2x64xf32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %360 = stablehlo.subtract %354, %359 : tensor<2x2x64x256xf32>
    %361 = stablehlo.exponential %360 : tensor<2x2x64x256xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %365 = stablehlo.divide %361, %364 : tensor<2x2x64x256xf32>
    %366 = stablehlo.dot_general %342, %365, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x64x256xf32>) -> tensor<2x32x2x64xf32>
    %367 = stablehlo.transpose %366, dims = [3, 0, 2, 1] : (tensor<2x32x2x64xf32>) -> tensor<64x2x2x32xf32>
    %368 = stablehlo.reshape %367 : (tensor<64x2x2x32xf32>) -> tensor<64x128xf32>
    %369 = stablehlo.transpose %21, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %370 = stablehlo.dot_general %368, %369, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %371 = stablehlo.add %252, %370 : tensor<64x128xf32>
    %372 = stablehlo.multiply %371, %371 : tensor<64x128xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.reduce(%372 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_22 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %376 = stablehlo.divide %374, %375 : tensor<64x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %378 = stablehlo.add %376, %377 : tensor<64x1xf32>
    %379 = stablehlo.rsqrt %378 : tensor<64x1xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %381 = stablehlo.multiply %371, %380 : tensor<64x128xf32>
    %382 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %384 = stablehlo.multiply %381, %383 : tensor<64x128xf32>
    %385 = stablehlo.transpose %65, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %386 = stablehlo.dot_general %384, %385, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %387 = call @silu(%386) : (tensor<64x352xf32>) -> tensor<64x352xf32>
    %388 = stablehlo.transpose %76, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %389 = stablehlo.dot_general %384, %388, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %390 = stablehlo.multiply %387, %389 : tensor<64x352xf32>
    %391 = stablehlo.transpose %54, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %392 = stablehlo.dot_general %390, %391, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x352xf32>, tensor<352x128xf32>) -> tensor<64x128xf32>
    %393 = stablehlo.add %371, %392 : tensor<64x128xf32>
    %394 = stablehlo.multiply %393, %393 : tensor<64x128xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_25 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %398 = stablehlo.divide %396, %397 : tensor<64x1xf32>
    %cst_26 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %400 = stablehlo.add %398, %399 : tensor<64x1xf32>
    %401 = stablehlo.rsqrt %400 : tensor<64x1xf32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %403 = stablehlo.multiply %393, %402 : tensor<64x128xf32>
    %404 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %406 = stablehlo.multiply %403, %405 : tensor<64x128xf32>
    %407 = stablehlo.transpose %109, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %408 = stablehlo.dot_general %406, %407, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %409 = stablehlo.reshape %408 : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
    %410 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %411 = stablehlo.iota dim = 0 : tensor<16xi32>
    %412 = stablehlo.negate %411 : tensor<16xi32>
    %413 = stablehlo.convert %412 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %415 = stablehlo.divide %413, %414 : tensor<16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %417 = stablehlo.power %416, %415 : tensor<16xf32>
    %418 = stablehlo.convert %410 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %419 = stablehlo.broadcast_in_dim %417, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %420 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %421 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %422 = stablehlo.multiply %420, %421 : tensor<64x16xf32>
    %423 = stablehlo.cosine %422 : tensor<64x16xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %425 = stablehlo.sine %422 : tensor<64x16xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %427 = stablehlo.slice %409 [0:64, 0:4, 0:16] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %428 = stablehlo.slice %409 [0:64, 0:4, 16:32] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %429 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %430 = stablehlo.multiply %427, %429 : tensor<64x4x16xf32>
    %431 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %432 = stablehlo.multiply %428, %431 : tensor<64x4x16xf32>
    %433 = stablehlo.subtract %430, %432 : tensor<64x4x16xf32>
    %434 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %435 = stablehlo.multiply %427, %434 : tensor<64x4x16xf32>
    %436 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %437 = stablehlo.multiply %428, %436 : tensor<64x4x16xf32>
    %438 = stablehlo.add %435, %437 : tensor<64x4x16xf32>
    %439 = stablehlo.concatenate %433, %438, dim = 2 : (tensor<64x4x16xf32>, tensor<64x4x16xf32>) -> tensor<64x4x32xf32>
    %440 = stablehlo.transpose %87, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %441 = stablehlo.dot_general %406, %440, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %442 = stablehlo.reshape %441 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %443 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %444 = stablehlo.iota dim = 0 : tensor<16xi32>
    %445 = stablehlo.negate %444 : tensor<16xi32>
    %446 = stablehlo.convert %445 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %448 = stablehlo.divide %446, %447 : tensor<16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %450 = stablehlo.power %449, %448 : tensor<16xf32>
    %451 = stablehlo.convert %443 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %452 = stablehlo.broadcast_in_dim %450, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %453 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %454 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %455 = stablehlo.multiply %453, %454 : tensor<64x16xf32>
    %456 = stablehlo.cosine %455 : tensor<64x16xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %458 = stablehlo.sine %455 : tensor<64x16xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %460 = stablehlo.slice %442 [0:64, 0:2, 0:16] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %461 = stablehlo.slice %442 [0:64, 0:2, 16:32] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %462 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %463 = stablehlo.multiply %460, %462 : tensor<64x2x16xf32>
    %464 = stablehlo.broadcast_in_dim %459, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %465 = stablehlo.multiply %461, %464 : tensor<64x2x16xf32>
    %466 = stablehlo.subtract %463, %465 : tensor<64x2x16xf32>
    %467 = stablehlo.broadcast_in_dim %459, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %468 = stablehlo.multiply %460, %467 : tensor<64x2x16xf32>
    %469 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %470 = stablehlo.multiply %461, %469 : tensor<64x2x16xf32>
    %471 = stablehlo.add %468, %470 : tensor<64x2x16xf32>
    %472 = stablehlo.concatenate %466, %471, dim = 2 : (tensor<64x2x16xf32>, tensor<64x2x16xf32>) -> tensor<64x2x32xf32>
    %473 = stablehlo.transpose %120, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %474 = stablehlo.dot_general %406, %473, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %475 = stablehlo.reshape %474 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %476 = stablehlo.broadcast_in_dim %472, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %477 = stablehlo.dynamic_update_slice %336, %476, %c_31, %c_32, %c_33, %c_34 : (tensor<3x256x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %478 = stablehlo.broadcast_in_dim %475, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %479 = stablehlo.dynamic_update_slice %338, %478, %c_35, %c_36, %c_37, %c_38 : (tensor<3x256x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %480 = stablehlo.slice %477 [1:2, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %481 = stablehlo.reshape %480 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %482 = stablehlo.slice %479 [1:2, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %483 = stablehlo.reshape %482 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %484 = stablehlo.reshape %439 : (tensor<64x4x32xf32>) -> tensor<64x2x2x32xf32>
    %485 = stablehlo.dot_general %481, %484, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<64x2x2x32xf32>) -> tensor<2x256x64x2xf32>
    %486 = stablehlo.transpose %485, dims = [0, 3, 2, 1] : (tensor<2x256x64x2xf32>) -> tensor<2x2x64x256xf32>
    %cst_39 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %488 = stablehlo.multiply %486, %487 : tensor<2x2x64x256xf32>
    %489 = stablehlo.iota dim = 0 : tensor<256xi32>
    %490 = stablehlo.broadcast_in_dim %489, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %491 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %492 = stablehlo.broadcast_in_dim %490, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<64x256xi32>
    %493 = stablehlo.broadcast_in_dim %491, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x256xi32>
    %494 = stablehlo.compare LE, %492, %493, SIGNED : (tensor<64x256xi32>, tensor<64x256xi32>) -> tensor<64x256xi1>
    %cst_40 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %495 = call @_where(%494, %488, %cst_40) : (tensor<64x256xi1>, tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64x256xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %496 = stablehlo.reduce(%495 init: %cst_41) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2x64xf32>
    %498 = stablehlo.maximum %497, %496 : tensor<2x2x64xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %501 = stablehlo.subtract %495, %500 : tensor<2x2x64x256xf32>
    %502 = stablehlo.exponential %501 : tensor<2x2x64x256xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%502 init: %cst_43) applies stablehlo.add across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %506 = stablehlo.divide %502, %505 : tensor<2x2x64x256xf32>
    %507 = stablehlo.dot_general %483, %506, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x64x256xf32>) -> tensor<2x32x2x64xf32>
    %508 = stablehlo.transpose %507, dims = [3, 0, 2, 1] : (tensor<2x32x2x64xf32>) -> tensor<64x2x2x32xf32>
    %509 = stablehlo.reshape %508 : (tensor<64x2x2x32xf32>) -> tensor<64x128xf32>
    %510 = stablehlo.transpose %98, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %511 = stablehlo.dot_general %509, %510, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %512 = stablehlo.add %393, %511 : tensor<64x128xf32>
    %513 = stablehlo.multiply %512, %512 : tensor<64x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%513 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_45 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %517 = stablehlo.divide %515, %516 : tensor<64x1xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %519 = stablehlo.add %517, %518 : tensor<64x1xf32>
    %520 = stablehlo.rsqrt %519 : tensor<64x1xf32>
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %522 = stablehlo.multiply %512, %521 : tensor<64x128xf32>
    %523 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %525 = stablehlo.multiply %522, %524 : tensor<64x128xf32>
    %526 = stablehlo.transpose %142, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %527 = stablehlo.dot_general %525, %526, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %528 = call @silu(%527) : (tensor<64x352xf32>) -> tensor<64x352xf32>
    %529 = stablehlo.transpose %153, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %530 = stablehlo.dot_general %525, %529, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %531 = stablehlo.multiply %528, %530 : tensor<64x352xf32>
    %532 = stablehlo.transpose %131, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %533 = stablehlo.dot_general %531, %532, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x352xf32>, tensor<352x128xf32>) -> tensor<64x128xf32>
    %534 = stablehlo.add %512, %533 : tensor<64x128xf32>
    %535 = stablehlo.multiply %534, %534 : tensor<64x128xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%535 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_48 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %539 = stablehlo.divide %537, %538 : tensor<64x1xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %541 = stablehlo.add %539, %540 : tensor<64x1xf32>
    %542 = stablehlo.rsqrt %541 : tensor<64x1xf32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %544 = stablehlo.multiply %534, %543 : tensor<64x128xf32>
    %545 = stablehlo.broadcast_in_dim %arg23, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %547 = stablehlo.multiply %544, %546 : tensor<64x128xf32>
    %548 = stablehlo.transpose %186, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %549 = stablehlo.dot_general %547, %548, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %550 = stablehlo.reshape %549 : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
    %551 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %552 = stablehlo.iota dim = 0 : tensor<16xi32>
    %553 = stablehlo.negate %552 : tensor<16xi32>
    %554 = stablehlo.convert %553 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_50 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %556 = stablehlo.divide %554, %555 : tensor<16xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %558 = stablehlo.power %557, %556 : tensor<16xf32>
    %559 = stablehlo.convert %551 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %560 = stablehlo.broadcast_in_dim %558, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %561 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %562 = stablehlo.broadcast_in_dim %560, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %563 = stablehlo.multiply %561, %562 : tensor<64x16xf32>
    %564 = stablehlo.cosine %563 : tensor<64x16xf32>
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %566 = stablehlo.sine %563 : tensor<64x16xf32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %568 = stablehlo.slice %550 [0:64, 0:4, 0:16] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %569 = stablehlo.slice %550 [0:64, 0:4, 16:32] : (tensor<64x4x32xf32>) -> tensor<64x4x16xf32>
    %570 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %571 = stablehlo.multiply %568, %570 : tensor<64x4x16xf32>
    %572 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %573 = stablehlo.multiply %569, %572 : tensor<64x4x16xf32>
    %574 = stablehlo.subtract %571, %573 : tensor<64x4x16xf32>
    %575 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %576 = stablehlo.multiply %568, %575 : tensor<64x4x16xf32>
    %577 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x4x16xf32>
    %578 = stablehlo.multiply %569, %577 : tensor<64x4x16xf32>
    %579 = stablehlo.add %576, %578 : tensor<64x4x16xf32>
    %580 = stablehlo.concatenate %574, %579, dim = 2 : (tensor<64x4x16xf32>, tensor<64x4x16xf32>) -> tensor<64x4x32xf32>
    %581 = stablehlo.transpose %164, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %582 = stablehlo.dot_general %547, %581, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %583 = stablehlo.reshape %582 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %584 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %585 = stablehlo.iota dim = 0 : tensor<16xi32>
    %586 = stablehlo.negate %585 : tensor<16xi32>
    %587 = stablehlo.convert %586 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_52 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %589 = stablehlo.divide %587, %588 : tensor<16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %591 = stablehlo.power %590, %589 : tensor<16xf32>
    %592 = stablehlo.convert %584 : (tensor<64x1xi32>) -> tensor<64x1xf32>
    %593 = stablehlo.broadcast_in_dim %591, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %594 = stablehlo.broadcast_in_dim %592, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x16xf32>
    %595 = stablehlo.broadcast_in_dim %593, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<64x16xf32>
    %596 = stablehlo.multiply %594, %595 : tensor<64x16xf32>
    %597 = stablehlo.cosine %596 : tensor<64x16xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %599 = stablehlo.sine %596 : tensor<64x16xf32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [0, 2] : (tensor<64x16xf32>) -> tensor<64x1x16xf32>
    %601 = stablehlo.slice %583 [0:64, 0:2, 0:16] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %602 = stablehlo.slice %583 [0:64, 0:2, 16:32] : (tensor<64x2x32xf32>) -> tensor<64x2x16xf32>
    %603 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %604 = stablehlo.multiply %601, %603 : tensor<64x2x16xf32>
    %605 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %606 = stablehlo.multiply %602, %605 : tensor<64x2x16xf32>
    %607 = stablehlo.subtract %604, %606 : tensor<64x2x16xf32>
    %608 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %609 = stablehlo.multiply %601, %608 : tensor<64x2x16xf32>
    %610 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<64x1x16xf32>) -> tensor<64x2x16xf32>
    %611 = stablehlo.multiply %602, %610 : tensor<64x2x16xf32>
    %612 = stablehlo.add %609, %611 : tensor<64x2x16xf32>
    %613 = stablehlo.concatenate %607, %612, dim = 2 : (tensor<64x2x16xf32>, tensor<64x2x16xf32>) -> tensor<64x2x32xf32>
    %614 = stablehlo.transpose %197, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %615 = stablehlo.dot_general %547, %614, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<64x64xf32>
    %616 = stablehlo.reshape %615 : (tensor<64x64xf32>) -> tensor<64x2x32xf32>
    %617 = stablehlo.broadcast_in_dim %613, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c_54 = stablehlo.constant dense<2> : tensor<i32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %618 = stablehlo.dynamic_update_slice %477, %617, %c_54, %c_55, %c_56, %c_57 : (tensor<3x256x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %619 = stablehlo.broadcast_in_dim %616, dims = [1, 2, 3] : (tensor<64x2x32xf32>) -> tensor<1x64x2x32xf32>
    %c_58 = stablehlo.constant dense<2> : tensor<i32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %620 = stablehlo.dynamic_update_slice %479, %619, %c_58, %c_59, %c_60, %c_61 : (tensor<3x256x2x32xf32>, tensor<1x64x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %621 = stablehlo.slice %618 [2:3, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %622 = stablehlo.reshape %621 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %623 = stablehlo.slice %620 [2:3, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %624 = stablehlo.reshape %623 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %625 = stablehlo.reshape %580 : (tensor<64x4x32xf32>) -> tensor<64x2x2x32xf32>
    %626 = stablehlo.dot_general %622, %625, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<64x2x2x32xf32>) -> tensor<2x256x64x2xf32>
    %627 = stablehlo.transpose %626, dims = [0, 3, 2, 1] : (tensor<2x256x64x2xf32>) -> tensor<2x2x64x256xf32>
    %cst_62 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x2x64x256xf32>
    %629 = stablehlo.multiply %627, %628 : tensor<2x2x64x256xf32>
    %630 = stablehlo.iota dim = 0 : tensor<256xi32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %632 = stablehlo.broadcast_in_dim %244, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %633 = stablehlo.broadcast_in_dim %631, dims = [0, 1] : (tensor<1x256xi32>) -> tensor<64x256xi32>
    %634 = stablehlo.broadcast_in_dim %632, dims = [0, 1] : (tensor<64x1xi32>) -> tensor<64x256xi32>
    %635 = stablehlo.compare LE, %633, %634, SIGNED : (tensor<64x256xi32>, tensor<64x256xi32>) -> tensor<64x256xi1>
    %cst_63 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %636 = call @_where(%635, %629, %cst_63) : (tensor<64x256xi1>, tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64x256xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %637 = stablehlo.reduce(%636 init: %cst_64) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x2x64xf32>
    %639 = stablehlo.maximum %638, %637 : tensor<2x2x64xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %642 = stablehlo.subtract %636, %641 : tensor<2x2x64x256xf32>
    %643 = stablehlo.exponential %642 : tensor<2x2x64x256xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %644 = stablehlo.reduce(%643 init: %cst_66) applies stablehlo.add across dimensions = [3] : (tensor<2x2x64x256xf32>, tensor<f32>) -> tensor<2x2x64xf32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2] : (tensor<2x2x64xf32>) -> tensor<2x2x64x1xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3] : (tensor<2x2x64x1xf32>) -> tensor<2x2x64x256xf32>
    %647 = stablehlo.divide %643, %646 : tensor<2x2x64x256xf32>
    %648 = stablehlo.dot_general %624, %647, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x64x256xf32>) -> tensor<2x32x2x64xf32>
    %649 = stablehlo.transpose %648, dims = [3, 0, 2, 1] : (tensor<2x32x2x64xf32>) -> tensor<64x2x2x32xf32>
    %650 = stablehlo.reshape %649 : (tensor<64x2x2x32xf32>) -> tensor<64x128xf32>
    %651 = stablehlo.transpose %175, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %652 = stablehlo.dot_general %650, %651, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
    %653 = stablehlo.add %534, %652 : tensor<64x128xf32>
    %654 = stablehlo.multiply %653, %653 : tensor<64x128xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_68 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %658 = stablehlo.divide %656, %657 : tensor<64x1xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %660 = stablehlo.add %658, %659 : tensor<64x1xf32>
    %661 = stablehlo.rsqrt %660 : tensor<64x1xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %663 = stablehlo.multiply %653, %662 : tensor<64x128xf32>
    %664 = stablehlo.broadcast_in_dim %arg29, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %666 = stablehlo.multiply %663, %665 : tensor<64x128xf32>
    %667 = stablehlo.transpose %219, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %668 = stablehlo.dot_general %666, %667, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %669 = call @silu(%668) : (tensor<64x352xf32>) -> tensor<64x352xf32>
    %670 = stablehlo.transpose %230, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %671 = stablehlo.dot_general %666, %670, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xf32>, tensor<128x352xf32>) -> tensor<64x352xf32>
    %672 = stablehlo.multiply %669, %671 : tensor<64x352xf32>
    %673 = stablehlo.transpose %208, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %674 = stablehlo.dot_general %672, %673, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x352xf32>, tensor<352x128xf32>) -> tensor<64x128xf32>
    %675 = stablehlo.add %653, %674 : tensor<64x128xf32>
    %676 = stablehlo.multiply %675, %675 : tensor<64x128xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %677 = stablehlo.reduce(%676 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_71 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %680 = stablehlo.divide %678, %679 : tensor<64x1xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %682 = stablehlo.add %680, %681 : tensor<64x1xf32>
    %683 = stablehlo.rsqrt %682 : tensor<64x1xf32>
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x128xf32>
    %685 = stablehlo.multiply %675, %684 : tensor<64x128xf32>
    %686 = stablehlo.broadcast_in_dim %arg32, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<64x128xf32>
    %688 = stablehlo.multiply %685, %687 : tensor<64x128xf32>
    %c_73 = stablehlo.constant dense<1> : tensor<i32>
    %689 = stablehlo.subtract %arg1, %c_73 : tensor<i32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %690 = stablehlo.compare LT, %689, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_75 = stablehlo.constant dense<64> : tensor<i32>
    %691 = stablehlo.add %689, %c_75 : tensor<i32>
    %692 = stablehlo.select %690, %691, %689 : tensor<i1>, tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %693 = stablehlo.dynamic_slice %688, %692, %c_76, sizes = [1, 128] : (tensor<64x128xf32>, tensor<i32>, tensor<i32>) -> tensor<1x128xf32>
    %694 = stablehlo.reshape %693 : (tensor<1x128xf32>) -> tensor<128xf32>
    %695 = stablehlo.transpose %241, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %696 = stablehlo.dot_general %694, %695, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128xf32>
    return %696, %618, %620 : tensor<128xf32>, tensor<3x256x2x32xf32>, tensor<3x256x2x32xf32>
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

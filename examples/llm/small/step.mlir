module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32> loc("token"), %arg1: tensor<i32> loc("position"), %arg2: tensor<3x256x2x32xf32> {tf.aliasing_output = 1 : i32} loc("keys"), %arg3: tensor<3x256x2x32xf32> {tf.aliasing_output = 2 : i32} loc("values"), %arg4: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_k"), %arg5: tensor<128xf32> {ten.bound} loc("blk.0.attn_norm"), %arg6: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_output"), %arg7: tensor<128x136xui8> {ten.bound} loc("blk.0.attn_q"), %arg8: tensor<64x136xui8> {ten.bound} loc("blk.0.attn_v"), %arg9: tensor<128x374xui8> {ten.bound} loc("blk.0.ffn_down"), %arg10: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_gate"), %arg11: tensor<128xf32> {ten.bound} loc("blk.0.ffn_norm"), %arg12: tensor<352x136xui8> {ten.bound} loc("blk.0.ffn_up"), %arg13: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_k"), %arg14: tensor<128xf32> {ten.bound} loc("blk.1.attn_norm"), %arg15: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_output"), %arg16: tensor<128x136xui8> {ten.bound} loc("blk.1.attn_q"), %arg17: tensor<64x136xui8> {ten.bound} loc("blk.1.attn_v"), %arg18: tensor<128x374xui8> {ten.bound} loc("blk.1.ffn_down"), %arg19: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_gate"), %arg20: tensor<128xf32> {ten.bound} loc("blk.1.ffn_norm"), %arg21: tensor<352x136xui8> {ten.bound} loc("blk.1.ffn_up"), %arg22: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_k"), %arg23: tensor<128xf32> {ten.bound} loc("blk.2.attn_norm"), %arg24: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_output"), %arg25: tensor<128x136xui8> {ten.bound} loc("blk.2.attn_q"), %arg26: tensor<64x136xui8> {ten.bound} loc("blk.2.attn_v"), %arg27: tensor<128x374xui8> {ten.bound} loc("blk.2.ffn_down"), %arg28: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_gate"), %arg29: tensor<128xf32> {ten.bound} loc("blk.2.ffn_norm"), %arg30: tensor<352x136xui8> {ten.bound} loc("blk.2.ffn_up"), %arg31: tensor<128x136xui8> {ten.bound} loc("output"), %arg32: tensor<128xf32> {ten.bound} loc("output_norm"), %arg33: tensor<128x128xf16> {ten.bound} loc("token_embd")) -> (tensor<128xf32> {jax.result_info = "result[0]"}, tensor<3x256x2x32xf32> {jax.result_info = "result[1]"}, tensor<3x256x2x32xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %arg4 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %12 = stablehlo.reshape %arg6 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %23 = stablehlo.reshape %arg7 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %34 = stablehlo.reshape %arg8 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %45 = stablehlo.reshape %arg9 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
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
    %56 = stablehlo.reshape %arg10 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %67 = stablehlo.reshape %arg12 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %78 = stablehlo.reshape %arg13 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %89 = stablehlo.reshape %arg15 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %100 = stablehlo.reshape %arg16 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %111 = stablehlo.reshape %arg17 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %122 = stablehlo.reshape %arg18 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
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
    %133 = stablehlo.reshape %arg19 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %144 = stablehlo.reshape %arg21 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %155 = stablehlo.reshape %arg22 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %166 = stablehlo.reshape %arg24 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %177 = stablehlo.reshape %arg25 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %188 = stablehlo.reshape %arg26 : (tensor<64x136xui8>) -> tensor<64x4x34xui8>
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
    %199 = stablehlo.reshape %arg27 : (tensor<128x374xui8>) -> tensor<128x11x34xui8>
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
    %210 = stablehlo.reshape %arg28 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %221 = stablehlo.reshape %arg30 : (tensor<352x136xui8>) -> tensor<352x4x34xui8>
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
    %232 = stablehlo.reshape %arg31 : (tensor<128x136xui8>) -> tensor<128x4x34xui8>
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
    %252 = "stablehlo.gather"(%arg33, %251) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<128x128xf16>, tensor<1x1xi32>) -> tensor<1x128xf16>
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
    %264 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
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
    %333 = stablehlo.broadcast_in_dim %329, dims = [1, 2, 3] : (tensor<1x2x32xf32>) -> tensor<1x1x2x32xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %334 = stablehlo.compare LT, %arg1, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<256> : tensor<i32>
    %335 = stablehlo.add %arg1, %c_8 : tensor<i32>
    %336 = stablehlo.select %334, %335, %arg1 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %337 = stablehlo.dynamic_update_slice %arg2, %333, %c_9, %336, %c_10, %c_11 : (tensor<3x256x2x32xf32>, tensor<1x1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %338 = stablehlo.broadcast_in_dim %332, dims = [1, 2, 3] : (tensor<1x2x32xf32>) -> tensor<1x1x2x32xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %339 = stablehlo.compare LT, %arg1, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<256> : tensor<i32>
    %340 = stablehlo.add %arg1, %c_13 : tensor<i32>
    %341 = stablehlo.select %339, %340, %arg1 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %342 = stablehlo.dynamic_update_slice %arg3, %338, %c_14, %341, %c_15, %c_16 : (tensor<3x256x2x32xf32>, tensor<1x1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %343 = stablehlo.slice %337 [0:1, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %344 = stablehlo.reshape %343 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %345 = stablehlo.slice %342 [0:1, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %346 = stablehlo.reshape %345 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %347 = stablehlo.reshape %297 : (tensor<1x4x32xf32>) -> tensor<1x2x2x32xf32>
    %348 = stablehlo.dot_general %344, %347, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<2x256x1x2xf32>
    %349 = stablehlo.transpose %348, dims = [0, 3, 2, 1] : (tensor<2x256x1x2xf32>) -> tensor<2x2x1x256xf32>
    %cst_17 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %351 = stablehlo.multiply %349, %350 : tensor<2x2x1x256xf32>
    %352 = stablehlo.iota dim = 0 : tensor<256xi32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %354 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x256xi32>
    %356 = stablehlo.compare LE, %353, %355, SIGNED : (tensor<1x256xi32>, tensor<1x256xi32>) -> tensor<1x256xi1>
    %cst_18 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %357 = call @_where(%356, %351, %cst_18) : (tensor<1x256xi1>, tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1x256xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_19) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x1xf32>
    %360 = stablehlo.maximum %359, %358 : tensor<2x2x1xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %363 = stablehlo.subtract %357, %362 : tensor<2x2x1x256xf32>
    %364 = stablehlo.exponential %363 : tensor<2x2x1x256xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %368 = stablehlo.divide %364, %367 : tensor<2x2x1x256xf32>
    %369 = stablehlo.dot_general %346, %368, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x1x256xf32>) -> tensor<2x32x2x1xf32>
    %370 = stablehlo.transpose %369, dims = [3, 0, 2, 1] : (tensor<2x32x2x1xf32>) -> tensor<1x2x2x32xf32>
    %371 = stablehlo.reshape %370 : (tensor<1x2x2x32xf32>) -> tensor<1x128xf32>
    %372 = stablehlo.transpose %22, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %373 = stablehlo.dot_general %371, %372, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %374 = stablehlo.add %253, %373 : tensor<1x128xf32>
    %375 = stablehlo.multiply %374, %374 : tensor<1x128xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_23 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %379 = stablehlo.divide %377, %378 : tensor<1x1xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %381 = stablehlo.add %379, %380 : tensor<1x1xf32>
    %382 = stablehlo.rsqrt %381 : tensor<1x1xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %384 = stablehlo.multiply %374, %383 : tensor<1x128xf32>
    %385 = stablehlo.broadcast_in_dim %arg11, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %386 = stablehlo.multiply %384, %385 : tensor<1x128xf32>
    %387 = stablehlo.transpose %66, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %388 = stablehlo.dot_general %386, %387, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %389 = call @silu(%388) : (tensor<1x352xf32>) -> tensor<1x352xf32>
    %390 = stablehlo.transpose %77, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %391 = stablehlo.dot_general %386, %390, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %392 = stablehlo.multiply %389, %391 : tensor<1x352xf32>
    %393 = stablehlo.transpose %55, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %394 = stablehlo.dot_general %392, %393, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x352xf32>, tensor<352x128xf32>) -> tensor<1x128xf32>
    %395 = stablehlo.add %374, %394 : tensor<1x128xf32>
    %396 = stablehlo.multiply %395, %395 : tensor<1x128xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_26 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %400 = stablehlo.divide %398, %399 : tensor<1x1xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %402 = stablehlo.add %400, %401 : tensor<1x1xf32>
    %403 = stablehlo.rsqrt %402 : tensor<1x1xf32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %405 = stablehlo.multiply %395, %404 : tensor<1x128xf32>
    %406 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %407 = stablehlo.multiply %405, %406 : tensor<1x128xf32>
    %408 = stablehlo.transpose %110, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %409 = stablehlo.dot_general %407, %408, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %410 = stablehlo.reshape %409 : (tensor<1x128xf32>) -> tensor<1x4x32xf32>
    %411 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %412 = stablehlo.iota dim = 0 : tensor<16xi32>
    %413 = stablehlo.negate %412 : tensor<16xi32>
    %414 = stablehlo.convert %413 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %416 = stablehlo.divide %414, %415 : tensor<16xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %418 = stablehlo.power %417, %416 : tensor<16xf32>
    %419 = stablehlo.convert %411 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %420 = stablehlo.broadcast_in_dim %418, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %421 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %422 = stablehlo.multiply %421, %420 : tensor<1x16xf32>
    %423 = stablehlo.cosine %422 : tensor<1x16xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %425 = stablehlo.sine %422 : tensor<1x16xf32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %427 = stablehlo.slice %410 [0:1, 0:4, 0:16] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %428 = stablehlo.slice %410 [0:1, 0:4, 16:32] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %429 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %430 = stablehlo.multiply %427, %429 : tensor<1x4x16xf32>
    %431 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %432 = stablehlo.multiply %428, %431 : tensor<1x4x16xf32>
    %433 = stablehlo.subtract %430, %432 : tensor<1x4x16xf32>
    %434 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %435 = stablehlo.multiply %427, %434 : tensor<1x4x16xf32>
    %436 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %437 = stablehlo.multiply %428, %436 : tensor<1x4x16xf32>
    %438 = stablehlo.add %435, %437 : tensor<1x4x16xf32>
    %439 = stablehlo.concatenate %433, %438, dim = 2 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %440 = stablehlo.transpose %88, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %441 = stablehlo.dot_general %407, %440, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %442 = stablehlo.reshape %441 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %443 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %444 = stablehlo.iota dim = 0 : tensor<16xi32>
    %445 = stablehlo.negate %444 : tensor<16xi32>
    %446 = stablehlo.convert %445 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_30 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %448 = stablehlo.divide %446, %447 : tensor<16xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %450 = stablehlo.power %449, %448 : tensor<16xf32>
    %451 = stablehlo.convert %443 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %452 = stablehlo.broadcast_in_dim %450, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %453 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %454 = stablehlo.multiply %453, %452 : tensor<1x16xf32>
    %455 = stablehlo.cosine %454 : tensor<1x16xf32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %457 = stablehlo.sine %454 : tensor<1x16xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %459 = stablehlo.slice %442 [0:1, 0:2, 0:16] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %460 = stablehlo.slice %442 [0:1, 0:2, 16:32] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %461 = stablehlo.broadcast_in_dim %456, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %462 = stablehlo.multiply %459, %461 : tensor<1x2x16xf32>
    %463 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %464 = stablehlo.multiply %460, %463 : tensor<1x2x16xf32>
    %465 = stablehlo.subtract %462, %464 : tensor<1x2x16xf32>
    %466 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %467 = stablehlo.multiply %459, %466 : tensor<1x2x16xf32>
    %468 = stablehlo.broadcast_in_dim %456, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %469 = stablehlo.multiply %460, %468 : tensor<1x2x16xf32>
    %470 = stablehlo.add %467, %469 : tensor<1x2x16xf32>
    %471 = stablehlo.concatenate %465, %470, dim = 2 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<1x2x32xf32>
    %472 = stablehlo.transpose %121, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %473 = stablehlo.dot_general %407, %472, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %474 = stablehlo.reshape %473 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %475 = stablehlo.broadcast_in_dim %471, dims = [1, 2, 3] : (tensor<1x2x32xf32>) -> tensor<1x1x2x32xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %476 = stablehlo.compare LT, %arg1, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_33 = stablehlo.constant dense<256> : tensor<i32>
    %477 = stablehlo.add %arg1, %c_33 : tensor<i32>
    %478 = stablehlo.select %476, %477, %arg1 : tensor<i1>, tensor<i32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %479 = stablehlo.dynamic_update_slice %337, %475, %c_34, %478, %c_35, %c_36 : (tensor<3x256x2x32xf32>, tensor<1x1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %480 = stablehlo.broadcast_in_dim %474, dims = [1, 2, 3] : (tensor<1x2x32xf32>) -> tensor<1x1x2x32xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %481 = stablehlo.compare LT, %arg1, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<256> : tensor<i32>
    %482 = stablehlo.add %arg1, %c_38 : tensor<i32>
    %483 = stablehlo.select %481, %482, %arg1 : tensor<i1>, tensor<i32>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %484 = stablehlo.dynamic_update_slice %342, %480, %c_39, %483, %c_40, %c_41 : (tensor<3x256x2x32xf32>, tensor<1x1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %485 = stablehlo.slice %479 [1:2, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %486 = stablehlo.reshape %485 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %487 = stablehlo.slice %484 [1:2, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %488 = stablehlo.reshape %487 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %489 = stablehlo.reshape %439 : (tensor<1x4x32xf32>) -> tensor<1x2x2x32xf32>
    %490 = stablehlo.dot_general %486, %489, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<2x256x1x2xf32>
    %491 = stablehlo.transpose %490, dims = [0, 3, 2, 1] : (tensor<2x256x1x2xf32>) -> tensor<2x2x1x256xf32>
    %cst_42 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %493 = stablehlo.multiply %491, %492 : tensor<2x2x1x256xf32>
    %494 = stablehlo.iota dim = 0 : tensor<256xi32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %496 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x256xi32>
    %498 = stablehlo.compare LE, %495, %497, SIGNED : (tensor<1x256xi32>, tensor<1x256xi32>) -> tensor<1x256xi1>
    %cst_43 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %499 = call @_where(%498, %493, %cst_43) : (tensor<1x256xi1>, tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1x256xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_44) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x2x1xf32>
    %502 = stablehlo.maximum %501, %500 : tensor<2x2x1xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %505 = stablehlo.subtract %499, %504 : tensor<2x2x1x256xf32>
    %506 = stablehlo.exponential %505 : tensor<2x2x1x256xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_46) applies stablehlo.add across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %510 = stablehlo.divide %506, %509 : tensor<2x2x1x256xf32>
    %511 = stablehlo.dot_general %488, %510, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x1x256xf32>) -> tensor<2x32x2x1xf32>
    %512 = stablehlo.transpose %511, dims = [3, 0, 2, 1] : (tensor<2x32x2x1xf32>) -> tensor<1x2x2x32xf32>
    %513 = stablehlo.reshape %512 : (tensor<1x2x2x32xf32>) -> tensor<1x128xf32>
    %514 = stablehlo.transpose %99, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %515 = stablehlo.dot_general %513, %514, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %516 = stablehlo.add %395, %515 : tensor<1x128xf32>
    %517 = stablehlo.multiply %516, %516 : tensor<1x128xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%517 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_48 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %521 = stablehlo.divide %519, %520 : tensor<1x1xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %523 = stablehlo.add %521, %522 : tensor<1x1xf32>
    %524 = stablehlo.rsqrt %523 : tensor<1x1xf32>
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %526 = stablehlo.multiply %516, %525 : tensor<1x128xf32>
    %527 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %528 = stablehlo.multiply %526, %527 : tensor<1x128xf32>
    %529 = stablehlo.transpose %143, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %530 = stablehlo.dot_general %528, %529, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %531 = call @silu(%530) : (tensor<1x352xf32>) -> tensor<1x352xf32>
    %532 = stablehlo.transpose %154, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %533 = stablehlo.dot_general %528, %532, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %534 = stablehlo.multiply %531, %533 : tensor<1x352xf32>
    %535 = stablehlo.transpose %132, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %536 = stablehlo.dot_general %534, %535, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x352xf32>, tensor<352x128xf32>) -> tensor<1x128xf32>
    %537 = stablehlo.add %516, %536 : tensor<1x128xf32>
    %538 = stablehlo.multiply %537, %537 : tensor<1x128xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_51 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %542 = stablehlo.divide %540, %541 : tensor<1x1xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %544 = stablehlo.add %542, %543 : tensor<1x1xf32>
    %545 = stablehlo.rsqrt %544 : tensor<1x1xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %547 = stablehlo.multiply %537, %546 : tensor<1x128xf32>
    %548 = stablehlo.broadcast_in_dim %arg23, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %549 = stablehlo.multiply %547, %548 : tensor<1x128xf32>
    %550 = stablehlo.transpose %187, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %551 = stablehlo.dot_general %549, %550, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %552 = stablehlo.reshape %551 : (tensor<1x128xf32>) -> tensor<1x4x32xf32>
    %553 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %554 = stablehlo.iota dim = 0 : tensor<16xi32>
    %555 = stablehlo.negate %554 : tensor<16xi32>
    %556 = stablehlo.convert %555 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_53 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %558 = stablehlo.divide %556, %557 : tensor<16xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %560 = stablehlo.power %559, %558 : tensor<16xf32>
    %561 = stablehlo.convert %553 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %562 = stablehlo.broadcast_in_dim %560, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %563 = stablehlo.broadcast_in_dim %561, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %564 = stablehlo.multiply %563, %562 : tensor<1x16xf32>
    %565 = stablehlo.cosine %564 : tensor<1x16xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %567 = stablehlo.sine %564 : tensor<1x16xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %569 = stablehlo.slice %552 [0:1, 0:4, 0:16] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %570 = stablehlo.slice %552 [0:1, 0:4, 16:32] : (tensor<1x4x32xf32>) -> tensor<1x4x16xf32>
    %571 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %572 = stablehlo.multiply %569, %571 : tensor<1x4x16xf32>
    %573 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %574 = stablehlo.multiply %570, %573 : tensor<1x4x16xf32>
    %575 = stablehlo.subtract %572, %574 : tensor<1x4x16xf32>
    %576 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %577 = stablehlo.multiply %569, %576 : tensor<1x4x16xf32>
    %578 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x4x16xf32>
    %579 = stablehlo.multiply %570, %578 : tensor<1x4x16xf32>
    %580 = stablehlo.add %577, %579 : tensor<1x4x16xf32>
    %581 = stablehlo.concatenate %575, %580, dim = 2 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>) -> tensor<1x4x32xf32>
    %582 = stablehlo.transpose %165, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %583 = stablehlo.dot_general %549, %582, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %584 = stablehlo.reshape %583 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %585 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %586 = stablehlo.iota dim = 0 : tensor<16xi32>
    %587 = stablehlo.negate %586 : tensor<16xi32>
    %588 = stablehlo.convert %587 : (tensor<16xi32>) -> tensor<16xf32>
    %cst_55 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %590 = stablehlo.divide %588, %589 : tensor<16xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %592 = stablehlo.power %591, %590 : tensor<16xf32>
    %593 = stablehlo.convert %585 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %594 = stablehlo.broadcast_in_dim %592, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %595 = stablehlo.broadcast_in_dim %593, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x16xf32>
    %596 = stablehlo.multiply %595, %594 : tensor<1x16xf32>
    %597 = stablehlo.cosine %596 : tensor<1x16xf32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %599 = stablehlo.sine %596 : tensor<1x16xf32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [0, 2] : (tensor<1x16xf32>) -> tensor<1x1x16xf32>
    %601 = stablehlo.slice %584 [0:1, 0:2, 0:16] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %602 = stablehlo.slice %584 [0:1, 0:2, 16:32] : (tensor<1x2x32xf32>) -> tensor<1x2x16xf32>
    %603 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %604 = stablehlo.multiply %601, %603 : tensor<1x2x16xf32>
    %605 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %606 = stablehlo.multiply %602, %605 : tensor<1x2x16xf32>
    %607 = stablehlo.subtract %604, %606 : tensor<1x2x16xf32>
    %608 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %609 = stablehlo.multiply %601, %608 : tensor<1x2x16xf32>
    %610 = stablehlo.broadcast_in_dim %598, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<1x2x16xf32>
    %611 = stablehlo.multiply %602, %610 : tensor<1x2x16xf32>
    %612 = stablehlo.add %609, %611 : tensor<1x2x16xf32>
    %613 = stablehlo.concatenate %607, %612, dim = 2 : (tensor<1x2x16xf32>, tensor<1x2x16xf32>) -> tensor<1x2x32xf32>
    %614 = stablehlo.transpose %198, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %615 = stablehlo.dot_general %549, %614, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x64xf32>) -> tensor<1x64xf32>
    %616 = stablehlo.reshape %615 : (tensor<1x64xf32>) -> tensor<1x2x32xf32>
    %617 = stablehlo.broadcast_in_dim %613, dims = [1, 2, 3] : (tensor<1x2x32xf32>) -> tensor<1x1x2x32xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %618 = stablehlo.compare LT, %arg1, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_58 = stablehlo.constant dense<256> : tensor<i32>
    %619 = stablehlo.add %arg1, %c_58 : tensor<i32>
    %620 = stablehlo.select %618, %619, %arg1 : tensor<i1>, tensor<i32>
    %c_59 = stablehlo.constant dense<2> : tensor<i32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %621 = stablehlo.dynamic_update_slice %479, %617, %c_59, %620, %c_60, %c_61 : (tensor<3x256x2x32xf32>, tensor<1x1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %622 = stablehlo.broadcast_in_dim %616, dims = [1, 2, 3] : (tensor<1x2x32xf32>) -> tensor<1x1x2x32xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %623 = stablehlo.compare LT, %arg1, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_63 = stablehlo.constant dense<256> : tensor<i32>
    %624 = stablehlo.add %arg1, %c_63 : tensor<i32>
    %625 = stablehlo.select %623, %624, %arg1 : tensor<i1>, tensor<i32>
    %c_64 = stablehlo.constant dense<2> : tensor<i32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %626 = stablehlo.dynamic_update_slice %484, %622, %c_64, %625, %c_65, %c_66 : (tensor<3x256x2x32xf32>, tensor<1x1x2x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x256x2x32xf32>
    %627 = stablehlo.slice %621 [2:3, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %628 = stablehlo.reshape %627 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %629 = stablehlo.slice %626 [2:3, 0:256, 0:2, 0:32] : (tensor<3x256x2x32xf32>) -> tensor<1x256x2x32xf32>
    %630 = stablehlo.reshape %629 : (tensor<1x256x2x32xf32>) -> tensor<256x2x32xf32>
    %631 = stablehlo.reshape %581 : (tensor<1x4x32xf32>) -> tensor<1x2x2x32xf32>
    %632 = stablehlo.dot_general %628, %631, batching_dims = [1] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<1x2x2x32xf32>) -> tensor<2x256x1x2xf32>
    %633 = stablehlo.transpose %632, dims = [0, 3, 2, 1] : (tensor<2x256x1x2xf32>) -> tensor<2x2x1x256xf32>
    %cst_67 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x2x1x256xf32>
    %635 = stablehlo.multiply %633, %634 : tensor<2x2x1x256xf32>
    %636 = stablehlo.iota dim = 0 : tensor<256xi32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [1] : (tensor<256xi32>) -> tensor<1x256xi32>
    %638 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<1x256xi32>
    %640 = stablehlo.compare LE, %637, %639, SIGNED : (tensor<1x256xi32>, tensor<1x256xi32>) -> tensor<1x256xi1>
    %cst_68 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %641 = call @_where(%640, %635, %cst_68) : (tensor<1x256xi1>, tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1x256xf32>
    %cst_69 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_69) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x2x1xf32>
    %644 = stablehlo.maximum %643, %642 : tensor<2x2x1xf32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %647 = stablehlo.subtract %641, %646 : tensor<2x2x1x256xf32>
    %648 = stablehlo.exponential %647 : tensor<2x2x1x256xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.reduce(%648 init: %cst_71) applies stablehlo.add across dimensions = [3] : (tensor<2x2x1x256xf32>, tensor<f32>) -> tensor<2x2x1xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x1x1xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1, 2, 3] : (tensor<2x2x1x1xf32>) -> tensor<2x2x1x256xf32>
    %652 = stablehlo.divide %648, %651 : tensor<2x2x1x256xf32>
    %653 = stablehlo.dot_general %630, %652, batching_dims = [1] x [0], contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (tensor<256x2x32xf32>, tensor<2x2x1x256xf32>) -> tensor<2x32x2x1xf32>
    %654 = stablehlo.transpose %653, dims = [3, 0, 2, 1] : (tensor<2x32x2x1xf32>) -> tensor<1x2x2x32xf32>
    %655 = stablehlo.reshape %654 : (tensor<1x2x2x32xf32>) -> tensor<1x128xf32>
    %656 = stablehlo.transpose %176, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %657 = stablehlo.dot_general %655, %656, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x128xf32>) -> tensor<1x128xf32>
    %658 = stablehlo.add %537, %657 : tensor<1x128xf32>
    %659 = stablehlo.multiply %658, %658 : tensor<1x128xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_73 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %663 = stablehlo.divide %661, %662 : tensor<1x1xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %665 = stablehlo.add %663, %664 : tensor<1x1xf32>
    %666 = stablehlo.rsqrt %665 : tensor<1x1xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %668 = stablehlo.multiply %658, %667 : tensor<1x128xf32>
    %669 = stablehlo.broadcast_in_dim %arg29, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %670 = stablehlo.multiply %668, %669 : tensor<1x128xf32>
    %671 = stablehlo.transpose %220, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %672 = stablehlo.dot_general %670, %671, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %673 = call @silu(%672) : (tensor<1x352xf32>) -> tensor<1x352xf32>
    %674 = stablehlo.transpose %231, dims = [1, 0] : (tensor<352x128xf32>) -> tensor<128x352xf32>
    %675 = stablehlo.dot_general %670, %674, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x128xf32>, tensor<128x352xf32>) -> tensor<1x352xf32>
    %676 = stablehlo.multiply %673, %675 : tensor<1x352xf32>
    %677 = stablehlo.transpose %209, dims = [1, 0] : (tensor<128x352xf32>) -> tensor<352x128xf32>
    %678 = stablehlo.dot_general %676, %677, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x352xf32>, tensor<352x128xf32>) -> tensor<1x128xf32>
    %679 = stablehlo.add %658, %678 : tensor<1x128xf32>
    %680 = stablehlo.multiply %679, %679 : tensor<1x128xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %681 = stablehlo.reduce(%680 init: %cst_75) applies stablehlo.add across dimensions = [1] : (tensor<1x128xf32>, tensor<f32>) -> tensor<1xf32>
    %682 = stablehlo.broadcast_in_dim %681, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %cst_76 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %684 = stablehlo.divide %682, %683 : tensor<1x1xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %686 = stablehlo.add %684, %685 : tensor<1x1xf32>
    %687 = stablehlo.rsqrt %686 : tensor<1x1xf32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x128xf32>
    %689 = stablehlo.multiply %679, %688 : tensor<1x128xf32>
    %690 = stablehlo.broadcast_in_dim %arg32, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %691 = stablehlo.multiply %689, %690 : tensor<1x128xf32>
    %692 = stablehlo.reshape %691 : (tensor<1x128xf32>) -> tensor<128xf32>
    %693 = stablehlo.transpose %242, dims = [1, 0] : (tensor<128x128xf32>) -> tensor<128x128xf32>
    %694 = stablehlo.dot_general %692, %693, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128xf32>
    return %694, %621, %626 : tensor<128xf32>, tensor<3x256x2x32xf32>, tensor<3x256x2x32xf32>
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

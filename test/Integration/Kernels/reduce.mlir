// The innermost loops of reductions, windows and what normalizes rows. With 16
// registers softmax keeps an address on the stack, the place of the largest a
// vector that does not change, and the windows at the end of the last row, which
// are the hottest only by their length, some numbers that are compared last.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: reduce_0{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: reduce_1{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: reduce_2{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: reduce_3{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, (narrow|scalar|stack) [0-9]+)*}}; others clean
// AVX2: normalize_0{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}
// AVX2: normalize_1{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: window_0{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, stack [0-9]+)?}}; others clean
// AVX2: window_1{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: map_0{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// AVX512: reduce_0{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: reduce_1{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: reduce_2{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: reduce_3{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, (narrow|scalar) [0-9]+)*}}; others clean
// AVX512: normalize_0{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: normalize_1{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: window_0{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: window_1{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_0{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

func.func @rows(%x: tensor<96x1000xf32>) -> tensor<96xf32> {
  %0 = ten.reduce add %x dims = [1] : tensor<96x1000xf32> -> tensor<96xf32>
  return %0 : tensor<96xf32>
}

func.func @columns(%x: tensor<200x512xf32>) -> tensor<512xf32> {
  %0 = ten.reduce add %x dims = [0] : tensor<200x512xf32> -> tensor<512xf32>
  return %0 : tensor<512xf32>
}

func.func @fused(%x: tensor<128x1024xf32>, %y: tensor<128x1024xf32>, %z: tensor<128x1024xf32>) -> tensor<f32> {
  %0 = ten.mul %y, %z : tensor<128x1024xf32>
  %1 = ten.add %x, %0 : tensor<128x1024xf32>
  %2 = ten.reduce add %1 dims = [0, 1] : tensor<128x1024xf32> -> tensor<f32>
  return %2 : tensor<f32>
}

func.func @largest(%x: tensor<64x1024xf32>) -> tensor<64xi32> {
  %i = ten.iota dim = 1 : tensor<64x1024xi32>
  %none = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %0:2 = ten.reduce %x, %i init(%none, %zero) dims = [1] : tensor<64x1024xf32>, tensor<64x1024xi32> -> tensor<64xf32>, tensor<64xi32> {
  ^bb0(%a: tensor<f32>, %p: tensor<i32>, %b: tensor<f32>, %q: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %nan = ten.compare ne %a, %a : tensor<f32>
    %keep = ten.or %gt, %nan : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lower = ten.compare lt %p, %q : tensor<i32>
    %tie = ten.and %eq, %lower : tensor<i1>
    %keepIndex = ten.or %keep, %tie : tensor<i1>
    %v = ten.select %keep, %a, %b : tensor<i1>, tensor<f32>
    %k = ten.select %keepIndex, %p, %q : tensor<i1>, tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  return %0#1 : tensor<64xi32>
}

func.func @softmax(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %0 = ten.reduce max %x dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %1 = ten.broadcast %0 dims = [0] : tensor<64xf32> -> tensor<64x1000xf32>
  %2 = ten.sub %x, %1 : tensor<64x1000xf32>
  %3 = ten.exp %2 : tensor<64x1000xf32>
  %4 = ten.reduce add %3 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %5 = ten.broadcast %4 dims = [0] : tensor<64xf32> -> tensor<64x1000xf32>
  %6 = ten.div %3, %5 : tensor<64x1000xf32>
  return %6 : tensor<64x1000xf32>
}

func.func @layer_norm(%x: tensor<64x768xf32>, %scale: tensor<768xf32>, %shift: tensor<768xf32>) -> tensor<64x768xf32> {
  %part = ten.constant dense<0.00130208337> : tensor<64xf32>
  %least = ten.constant dense<1.000000e-05> : tensor<64xf32>
  %0 = ten.reduce add %x dims = [1] : tensor<64x768xf32> -> tensor<64xf32>
  %1 = ten.mul %0, %part : tensor<64xf32>
  %2 = ten.broadcast %1 dims = [0] : tensor<64xf32> -> tensor<64x768xf32>
  %3 = ten.sub %x, %2 : tensor<64x768xf32>
  %4 = ten.mul %3, %3 : tensor<64x768xf32>
  %5 = ten.reduce add %4 dims = [1] : tensor<64x768xf32> -> tensor<64xf32>
  %6 = ten.mul %5, %part : tensor<64xf32>
  %7 = ten.add %6, %least : tensor<64xf32>
  %8 = ten.rsqrt %7 : tensor<64xf32>
  %9 = ten.broadcast %8 dims = [0] : tensor<64xf32> -> tensor<64x768xf32>
  %10 = ten.mul %3, %9 : tensor<64x768xf32>
  %11 = ten.broadcast %scale dims = [1] : tensor<768xf32> -> tensor<64x768xf32>
  %12 = ten.mul %10, %11 : tensor<64x768xf32>
  %13 = ten.broadcast %shift dims = [1] : tensor<768xf32> -> tensor<64x768xf32>
  %14 = ten.add %12, %13 : tensor<64x768xf32>
  return %14 : tensor<64x768xf32>
}

func.func @max_pool(%x: tensor<1x48x48x64xf32>) -> tensor<1x24x24x64xf32> {
  %0 = ten.window_reduce max %x window = [1, 3, 3, 1] strides = [1, 2, 2, 1] pad = [0, 0, 0, 1, 0, 1, 0, 0] : tensor<1x48x48x64xf32> -> tensor<1x24x24x64xf32>
  return %0 : tensor<1x24x24x64xf32>
}

func.func @average_pool(%x: tensor<1x48x48x64xf32>) -> tensor<1x24x24x64xf32> {
  %quarter = ten.constant dense<2.500000e-01> : tensor<1x24x24x64xf32>
  %0 = ten.window_reduce add %x window = [1, 2, 2, 1] strides = [1, 2, 2, 1] : tensor<1x48x48x64xf32> -> tensor<1x24x24x64xf32>
  %1 = ten.mul %0, %quarter : tensor<1x24x24x64xf32>
  return %1 : tensor<1x24x24x64xf32>
}

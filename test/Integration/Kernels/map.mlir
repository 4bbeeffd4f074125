// The innermost loops of maps. With 16 registers neither the five functions'
// coefficients nor the waves' vectors, four side by side, all stay in them.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: map_0{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: map_1{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, stack [1-9])?}}; others clean
// AVX2: map_2{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}
// AVX2: map_3{{(_chunk)?}}: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, (narrow|scalar|stack) [0-9]+)*}}; others clean
// AVX2: map_4{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: map_5{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: map_6{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// AVX512: map_0{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_1{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_2{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, stack [0-9]+)?}}; others clean
// AVX512: map_3{{(_chunk)?}}: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, (narrow|scalar|stack) [0-9]+)*}}; others clean
// AVX512: map_4{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_5{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_6{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

func.func @arithmetic(%x: tensor<65536xf32>, %y: tensor<65536xf32>) -> tensor<65536xf32> {
  %0 = ten.mul %x, %y : tensor<65536xf32>
  %1 = ten.add %0, %x : tensor<65536xf32>
  %2 = ten.max %1, %y : tensor<65536xf32>
  %3 = ten.abs %2 : tensor<65536xf32> -> tensor<65536xf32>
  return %3 : tensor<65536xf32>
}

func.func @gelu(%x: tensor<65536xf32>) -> tensor<65536xf32> {
  %root = ten.constant dense<0.707106769> : tensor<65536xf32>
  %half = ten.constant dense<5.000000e-01> : tensor<65536xf32>
  %one = ten.constant dense<1.000000e+00> : tensor<65536xf32>
  %0 = ten.mul %x, %root : tensor<65536xf32>
  %1 = ten.erf %0 : tensor<65536xf32>
  %2 = ten.add %1, %one : tensor<65536xf32>
  %3 = ten.mul %x, %half : tensor<65536xf32>
  %4 = ten.mul %3, %2 : tensor<65536xf32>
  return %4 : tensor<65536xf32>
}

func.func @functions(%x: tensor<16384xf32>) -> tensor<16384xf32> {
  %0 = ten.exp %x : tensor<16384xf32>
  %1 = ten.tanh %x : tensor<16384xf32>
  %2 = ten.log1p %0 : tensor<16384xf32>
  %3 = ten.logistic %2 : tensor<16384xf32>
  %4 = ten.rsqrt %3 : tensor<16384xf32>
  %5 = ten.add %4, %1 : tensor<16384xf32>
  return %5 : tensor<16384xf32>
}

func.func @waves(%x: tensor<16384xf32>) -> tensor<16384xf32> {
  %0 = ten.sin %x : tensor<16384xf32>
  %1 = ten.cos %x : tensor<16384xf32>
  %2 = ten.mul %0, %1 : tensor<16384xf32>
  return %2 : tensor<16384xf32>
}

func.func @rows_and_columns(%x: tensor<256xf32>, %y: tensor<512xf32>) -> tensor<256x512xf32> {
  %zero = ten.constant dense<0.000000e+00> : tensor<256x512xf32>
  %0 = ten.broadcast %x dims = [0] : tensor<256xf32> -> tensor<256x512xf32>
  %1 = ten.broadcast %y dims = [1] : tensor<512xf32> -> tensor<256x512xf32>
  %2 = ten.add %0, %1 : tensor<256x512xf32>
  %3 = ten.max %2, %zero : tensor<256x512xf32>
  return %3 : tensor<256x512xf32>
}

func.func @half(%x: tensor<65536xbf16>, %y: tensor<65536xbf16>) -> tensor<65536xbf16> {
  %0 = ten.mul %x, %y : tensor<65536xbf16>
  %1 = ten.add %0, %x : tensor<65536xbf16>
  return %1 : tensor<65536xbf16>
}

// Not every CPU has instructions for f16.
func.func @half_precision(%x: tensor<1000xf16>, %y: tensor<1000xf16>) -> tensor<1000xf16> {
  %0 = ten.mul %x, %y : tensor<1000xf16>
  %1 = ten.add %0, %x : tensor<1000xf16>
  return %1 : tensor<1000xf16>
}

// Short rows: vectors run along them, not across.
func.func @short_rows(%x: tensor<4096x16xf32>, %y: tensor<16xf32>) -> tensor<4096x16xf32> {
  %0 = ten.broadcast %y dims = [1] : tensor<16xf32> -> tensor<4096x16xf32>
  %1 = ten.mul %x, %0 : tensor<4096x16xf32>
  return %1 : tensor<4096x16xf32>
}

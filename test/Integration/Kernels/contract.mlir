// The innermost loops of products.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: contract_0{{(_chunk)?}}: ymm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// AVX2: contract_1{{(_chunk)?}}: ymm, fma 48, vector 48, moves {{[0-9]+}}; others clean
// AVX2: contract_2{{(_chunk)?}}: ymm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// AVX2: contract_3{{(_chunk)?}}: ymm, fma 48, vector 48, moves {{[0-9]+}}; others clean
// AVX2: contract_4{{(_chunk)?}}: ymm, fma 16, vector 16, moves {{[0-9]+}}; others clean
// AVX2: contract_5{{(_chunk)?}}: ymm, fma 48, vector 48, moves {{[0-9]+}}; others clean
// AVX2: contract_6{{(_chunk)?}}: ymm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// AVX2: contract_7{{(_chunk)?}}: ymm, fma 12, vector 24, moves {{[0-9]+}}; others clean
// The loop over rows of functions.
// AVX2: contract_8{{(_chunk)?}}: ymm, fma 96, vector {{[0-9]+}}, moves {{[0-9]+}}; others clean
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// AVX512: contract_0{{(_chunk)?}}: zmm, fma 192, vector 192, moves {{[0-9]+}}; others clean
// AVX512: contract_1{{(_chunk)?}}: zmm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// The tile of contract_2 is that of contract_0, with other distances.
// AVX512: contract_3{{(_chunk)?}}: zmm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// AVX512: contract_4{{(_chunk)?}}: zmm, fma 64, vector 64, moves {{[0-9]+}}; others clean
// AVX512: contract_5{{(_chunk)?}}: zmm, fma 96, vector 96, moves {{[0-9]+}}; others clean
// AVX512: contract_6{{(_chunk)?}}: zmm, fma 192, vector 192, moves {{[0-9]+}}; others clean
// AVX512: contract_7{{(_chunk)?}}: zmm, fma 24, vector 48, moves {{[0-9]+}}; others clean
// AVX512: contract_8{{(_chunk)?}}: zmm, fma 192, vector {{[0-9]+}}, moves {{[0-9]+}}; others clean
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// Where there are instructions for groups of narrow numbers.
// RUN: tensor-compile %s -o %t/zen4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=znver4 --dump-to=%t/zen4
// RUN: cat %t/zen4/*-assembly.s > %t/zen4.s && %python %S/Inputs/hot-loops.py %t/zen4.s | FileCheck %s --check-prefix=ZEN4
// ZEN4: contract_6{{(_chunk)?}}: zmm, fma 24, vector 24, moves {{[0-9]+}}; others clean
// ZEN4: contract_7{{(_chunk)?}}: zmm, fma 24, vector 24, moves {{[0-9]+}}; others clean

// Sums stay in registers without multiply-adds as well.
// RUN: tensor-compile %s -o %t/v2.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v2 --dump-to=%t/v2
// RUN: cat %t/v2/*-assembly.s > %t/v2.s && %python %S/Inputs/hot-loops.py %t/v2.s | FileCheck %s --check-prefix=SSE
// SSE: contract_0{{(_chunk)?}}: xmm, fma 0, vector 24, moves {{[0-9]+}}; others clean
// SSE: contract_1{{(_chunk)?}}: xmm, fma 0, vector 24, moves {{[0-9]+}}; others clean

func.func @plain(%a: tensor<48x256xf32>, %b: tensor<256x128xf32>) -> tensor<48x128xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<48x256xf32>, tensor<256x128xf32> -> tensor<48x128xf32>
  return %0 : tensor<48x128xf32>
}

// The right operand does not stay in the second cache.
func.func @packed(%a: tensor<120x512xf32>, %b: tensor<512x512xf32>) -> tensor<120x512xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<120x512xf32>, tensor<512x512xf32> -> tensor<120x512xf32>
  return %0 : tensor<120x512xf32>
}

func.func @transposed(%a: tensor<256x48xf32>, %b: tensor<128x256xf32>) -> tensor<48x128xf32> {
  %0 = ten.contract %a, %b contracting = [0] x [1] : tensor<256x48xf32>, tensor<128x256xf32> -> tensor<48x128xf32>
  return %0 : tensor<48x128xf32>
}

func.func @batched(%a: tensor<4x48x64xf32>, %b: tensor<4x64x128xf32>) -> tensor<4x48x128xf32> {
  %0 = ten.contract %a, %b batch = [0] x [0] contracting = [2] x [1] : tensor<4x48x64xf32>, tensor<4x64x128xf32> -> tensor<4x48x128xf32>
  return %0 : tensor<4x48x128xf32>
}

func.func @row(%a: tensor<1x512xf32>, %b: tensor<512x640xf32>) -> tensor<1x640xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<1x512xf32>, tensor<512x640xf32> -> tensor<1x640xf32>
  return %0 : tensor<1x640xf32>
}

func.func @double(%a: tensor<48x96xf64>, %b: tensor<96x64xf64>) -> tensor<48x64xf64> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<48x96xf64>, tensor<96x64xf64> -> tensor<48x64xf64>
  return %0 : tensor<48x64xf64>
}

func.func @half(%a: tensor<48x256xbf16>, %b: tensor<256x128xbf16>) -> tensor<48x128xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<48x256xbf16>, tensor<256x128xbf16> -> tensor<48x128xf32>
  return %0 : tensor<48x128xf32>
}

func.func @byte(%a: tensor<48x256xi8>, %b: tensor<256x128xi8>) -> tensor<48x128xi32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<48x256xi8>, tensor<256x128xi8> -> tensor<48x128xi32>
  return %0 : tensor<48x128xi32>
}

// What follows is done on the sums, in the kernel.
func.func @with_bias(%a: tensor<48x256xf32>, %b: tensor<256x128xf32>, %c: tensor<128xf32>) -> tensor<48x128xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<48x256xf32>, tensor<256x128xf32> -> tensor<48x128xf32>
  %1 = ten.broadcast %c dims = [1] : tensor<128xf32> -> tensor<48x128xf32>
  %2 = ten.add %0, %1 : tensor<48x128xf32>
  %3 = ten.tanh %2 : tensor<48x128xf32>
  return %3 : tensor<48x128xf32>
}

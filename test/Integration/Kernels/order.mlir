// The innermost loops of what depends on the order of elements. With 16 registers
// random bits do not stay in them. Transforms are calls of the runtime. Sums along rows, and the largest
// few of a row, take one number at a time.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: steps_run: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, stack [1-3])?}}; others clean
// AVX2: scan_1{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: sort_0{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, (narrow|scalar) [0-9]+)*}}; others clean
// AVX2: algorithm_0{{(_chunk)?}}: none, fma 0, vector 0, moves 0, calls 1; others clean
// AVX2: map_0{{(_chunk)?}}: ymm, fma 0, vector 0, moves {{[0-9]+}}; others clean
// AVX2: algorithm_1{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}
// AVX2: map_1{{(_chunk)?}}: ymm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk)?| ten_[a-z0-9_]+| mem(cpy|set))+$}}

// AVX512: steps_run: zmm, fma {{[0-9]+}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, (narrow|scalar) [0-9]+)*}}; others clean
// AVX512: scan_1{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: sort_0{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: algorithm_0{{(_chunk)?}}: none, fma 0, vector 0, moves 0, calls 1; others clean
// AVX512: map_0{{(_chunk)?}}: zmm, fma 0, vector 0, moves {{[0-9]+}}; others clean
// AVX512: algorithm_1{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: map_1{{(_chunk)?}}: zmm, fma 0, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others clean
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk)?| ten_[a-z0-9_]+| mem(cpy|set))+$}}

func.func @sum_along_rows(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32> {
  %0 = ten.scan add %x dim = 1 : tensor<64x1000xf32> -> tensor<64x1000xf32>
  return %0 : tensor<64x1000xf32>
}

func.func @sum_along_columns(%x: tensor<200x256xf32>) -> tensor<200x256xf32> {
  %0 = ten.scan add %x dim = 0 : tensor<200x256xf32> -> tensor<200x256xf32>
  return %0 : tensor<200x256xf32>
}

func.func @sort(%x: tensor<16384xf32>) -> tensor<16384xf32> {
  %0 = ten.sort %x dim = 0 : tensor<16384xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<16384xf32>
}

func.func @top(%x: tensor<8x2000xf32>) -> (tensor<8x16xf32>, tensor<8x16xi32>) {
  %v, %i = ten.top_k %x k = 16 : tensor<8x2000xf32> -> tensor<8x16xf32>, tensor<8x16xi32>
  return %v, %i : tensor<8x16xf32>, tensor<8x16xi32>
}

func.func @transform(%x: tensor<16x1024xf32>) -> (tensor<16x513xf32>, tensor<16x513xf32>) {
  %0 = ten.fft rfft %x length = [1024] : tensor<16x1024xf32> -> tensor<16x513xcomplex<f32>>
  %1 = ten.real %0 : tensor<16x513xcomplex<f32>> -> tensor<16x513xf32>
  %2 = ten.imag %0 : tensor<16x513xcomplex<f32>> -> tensor<16x513xf32>
  return %1, %2 : tensor<16x513xf32>, tensor<16x513xf32>
}

func.func @random(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<32768xui32>) {
  %s, %r = ten.rng_bits threefry %state : tensor<2xui64> -> tensor<32768xui32>
  return %s, %r : tensor<2xui64>, tensor<32768xui32>
}

func.func @steps(%h: tensor<16xf32>, %w: tensor<16x16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %eighth = ten.constant dense<1.250000e-01> : tensor<16x16xf32>
  %small = ten.mul %w, %eighth : tensor<16x16xf32>
  %0 = scf.for %i = %c0 to %c100 step %c1 iter_args(%x = %h) -> (tensor<16xf32>) {
    %1 = ten.contract %small, %x contracting = [1] x [0] : tensor<16x16xf32>, tensor<16xf32> -> tensor<16xf32>
    %2 = ten.add %1, %b : tensor<16xf32>
    %3 = ten.tanh %2 : tensor<16xf32>
    scf.yield %3 : tensor<16xf32>
  }
  return %0 : tensor<16xf32>
}

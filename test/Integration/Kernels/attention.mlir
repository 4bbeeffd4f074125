// The innermost loops of attention: tiles of two products, and between them
// what makes shares of scores, all in one kernel. These may have one operand
// on the stack; exponentials of masked scores, with AVX2, three that do not change.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s > %t/v3.s && %python %S/Inputs/hot-loops.py %t/v3.s | FileCheck %s --check-prefix=AVX2
// RUN: tensor-compile %s -o %t/v4.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/v4
// RUN: cat %t/v4/*-assembly.s > %t/v4.s && %python %S/Inputs/hot-loops.py %t/v4.s | FileCheck %s --check-prefix=AVX512

// AVX2: attention_0_chunk: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others {{(clean|stack 1)$}}
// AVX2: attention_1_chunk: ymm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}{{(, stack [1-4])?}}; others {{(clean|stack [1-4])$}}
// AVX2: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

// AVX512: attention_0_chunk: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others {{(clean|stack 1)$}}
// AVX512: attention_1_chunk: zmm, fma {{[1-9][0-9]*}}, vector {{[1-9][0-9]*}}, moves {{[0-9]+}}; others {{(clean|stack 1)$}}
// AVX512: called:{{( [a-z]+_[0-9]+(_chunk(_[0-9]+)?)?| ten_[a-z_]+| mem(cpy|set))+$}}

func.func @plain(%q: tensor<4x256x64xf32>, %k: tensor<4x256x64xf32>, %v: tensor<4x256x64xf32>) -> tensor<4x256x64xf32> {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<4x256x64xf32>, tensor<4x256x64xf32> -> tensor<4x256x256xf32>
  %m = ten.reduce max %s dims = [2] : tensor<4x256x256xf32> -> tensor<4x256xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<4x256xf32> -> tensor<4x256x256xf32>
  %d = ten.sub %s, %mb : tensor<4x256x256xf32>
  %e = ten.exp %d : tensor<4x256x256xf32>
  %z = ten.reduce add %e dims = [2] : tensor<4x256x256xf32> -> tensor<4x256xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<4x256xf32> -> tensor<4x256x256xf32>
  %p = ten.div %e, %zb : tensor<4x256x256xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<4x256x256xf32>, tensor<4x256x64xf32> -> tensor<4x256x64xf32>
  return %o : tensor<4x256x64xf32>
}

func.func @causal(%q: tensor<4x256x64xf32>, %k: tensor<4x256x64xf32>, %v: tensor<4x256x64xf32>) -> tensor<4x256x64xf32> {
  %low = ten.constant dense<0xFF800000> : tensor<4x256x256xf32>
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<4x256x64xf32>, tensor<4x256x64xf32> -> tensor<4x256x256xf32>
  %row = ten.iota dim = 1 : tensor<4x256x256xi32>
  %column = ten.iota dim = 2 : tensor<4x256x256xi32>
  %c = ten.compare ge %row, %column : tensor<4x256x256xi32>
  %x = ten.select %c, %s, %low : tensor<4x256x256xf32>
  %m = ten.reduce max %x dims = [2] : tensor<4x256x256xf32> -> tensor<4x256xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<4x256xf32> -> tensor<4x256x256xf32>
  %d = ten.sub %x, %mb : tensor<4x256x256xf32>
  %e = ten.exp %d : tensor<4x256x256xf32>
  %z = ten.reduce add %e dims = [2] : tensor<4x256x256xf32> -> tensor<4x256xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<4x256xf32> -> tensor<4x256x256xf32>
  %p = ten.div %e, %zb : tensor<4x256x256xf32>
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<4x256x256xf32>, tensor<4x256x64xf32> -> tensor<4x256x64xf32>
  return %o : tensor<4x256x64xf32>
}

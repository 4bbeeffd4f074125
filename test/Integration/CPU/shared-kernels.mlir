// Convolutions that differ in dilation and padding are one kernel, which traces
// tell apart by the kernels that it was merged of.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1x2000x32xf32=normal:1 --input=2x32x32xf32=uniform:2 --input=2x32x32xf32=uniform:3 --output=%t/right.npy
// RUN: tensor-run %s --threads=2 --input=1x2000x32xf32=normal:1 --input=2x32x32xf32=uniform:2 --input=2x32x32xf32=uniform:3 --expect=%t/right.npy --rtol=1e-3 --atol=1e-3
// RUN: tensor-run %s --target-cpu=x86-64-v3 --input=1x2000x32xf32=normal:1 --input=2x32x32xf32=uniform:2 --input=2x32x32xf32=uniform:3 --expect=%t/right.npy --rtol=1e-3 --atol=1e-3
// RUN: tensor-run %s --target-cpu=x86-64 --input=1x2000x32xf32=normal:1 --input=2x32x32xf32=uniform:2 --input=2x32x32xf32=uniform:3 --expect=%t/right.npy --rtol=1e-3 --atol=1e-3
// RUN: tensor-run %s --verify --input=1x2000x32xf32=normal:1 --input=2x32x32xf32=uniform:2 --input=2x32x32xf32=uniform:3 | FileCheck %s --check-prefix=VERIFY
// RUN: tensor-run %s --profile=%t/trace.json --dump-to=%t/traced --input=1x2000x32xf32=normal:1 --input=2x32x32xf32=uniform:2 --input=2x32x32xf32=uniform:3
// RUN: FileCheck %s --input-file=%t/traced/06-tenon-loops.mlir --check-prefix=TRACED
// RUN: FileCheck %s --input-file=%t/trace.json --check-prefix=TRACE
// RUN: tensor-compile %s -o %t/code.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/dump
// RUN: FileCheck %s --input-file=%t/dump/06-tenon-loops.mlir

// CHECK-COUNT-6: func.func private @conv
// CHECK-NOT:     func.func private @conv
// VERIFY:        verify: 21 launches of 21 kernels
// TRACED:        ten.launch @conv_{{.*}} merged "conv_17" numbers
// TRACE-DAG:     "conv_0"
// TRACE-DAG:     "conv_19"
func.func @main(%x: tensor<1x2000x32xf32>, %w: tensor<2x32x32xf32>, %v: tensor<2x32x32xf32>) -> tensor<1x2000x32xf32> {
  %x0 = ten.add %x, %x : tensor<1x2000x32xf32>
  %a0 = ten.conv %x0, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [1, 0] kernel_dilation = [1] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t0 = ten.tanh %a0 : tensor<1x2000x32xf32>
  %b0 = ten.conv %x0, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 1] kernel_dilation = [1] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c0 = ten.mul %t0, %b0 : tensor<1x2000x32xf32>
  %x1 = ten.add %c0, %x0 : tensor<1x2000x32xf32>
  %a1 = ten.conv %x1, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [2, 0] kernel_dilation = [2] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t1 = ten.tanh %a1 : tensor<1x2000x32xf32>
  %b1 = ten.conv %x1, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 2] kernel_dilation = [2] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c1 = ten.mul %t1, %b1 : tensor<1x2000x32xf32>
  %x2 = ten.add %c1, %x1 : tensor<1x2000x32xf32>
  %a2 = ten.conv %x2, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [4, 0] kernel_dilation = [4] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t2 = ten.tanh %a2 : tensor<1x2000x32xf32>
  %b2 = ten.conv %x2, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 4] kernel_dilation = [4] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c2 = ten.mul %t2, %b2 : tensor<1x2000x32xf32>
  %x3 = ten.add %c2, %x2 : tensor<1x2000x32xf32>
  %a3 = ten.conv %x3, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [8, 0] kernel_dilation = [8] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t3 = ten.tanh %a3 : tensor<1x2000x32xf32>
  %b3 = ten.conv %x3, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 8] kernel_dilation = [8] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c3 = ten.mul %t3, %b3 : tensor<1x2000x32xf32>
  %x4 = ten.add %c3, %x3 : tensor<1x2000x32xf32>
  %a4 = ten.conv %x4, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [16, 0] kernel_dilation = [16] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t4 = ten.tanh %a4 : tensor<1x2000x32xf32>
  %b4 = ten.conv %x4, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 16] kernel_dilation = [16] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c4 = ten.mul %t4, %b4 : tensor<1x2000x32xf32>
  %x5 = ten.add %c4, %x4 : tensor<1x2000x32xf32>
  %a5 = ten.conv %x5, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [32, 0] kernel_dilation = [32] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t5 = ten.tanh %a5 : tensor<1x2000x32xf32>
  %b5 = ten.conv %x5, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 32] kernel_dilation = [32] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c5 = ten.mul %t5, %b5 : tensor<1x2000x32xf32>
  %x6 = ten.add %c5, %x5 : tensor<1x2000x32xf32>
  %a6 = ten.conv %x6, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [64, 0] kernel_dilation = [64] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t6 = ten.tanh %a6 : tensor<1x2000x32xf32>
  %b6 = ten.conv %x6, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 64] kernel_dilation = [64] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c6 = ten.mul %t6, %b6 : tensor<1x2000x32xf32>
  %x7 = ten.add %c6, %x6 : tensor<1x2000x32xf32>
  %a7 = ten.conv %x7, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [128, 0] kernel_dilation = [128] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t7 = ten.tanh %a7 : tensor<1x2000x32xf32>
  %b7 = ten.conv %x7, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 128] kernel_dilation = [128] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c7 = ten.mul %t7, %b7 : tensor<1x2000x32xf32>
  %x8 = ten.add %c7, %x7 : tensor<1x2000x32xf32>
  %a8 = ten.conv %x8, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [256, 0] kernel_dilation = [256] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t8 = ten.tanh %a8 : tensor<1x2000x32xf32>
  %b8 = ten.conv %x8, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 256] kernel_dilation = [256] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c8 = ten.mul %t8, %b8 : tensor<1x2000x32xf32>
  %x9 = ten.add %c8, %x8 : tensor<1x2000x32xf32>
  %a9 = ten.conv %x9, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [3, 0] kernel_dilation = [3] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %t9 = ten.tanh %a9 : tensor<1x2000x32xf32>
  %b9 = ten.conv %x9, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [0, 3] kernel_dilation = [3] : tensor<1x2000x32xf32>, tensor<2x32x32xf32> -> tensor<1x2000x32xf32>
  %c9 = ten.mul %t9, %b9 : tensor<1x2000x32xf32>
  %x10 = ten.add %c9, %x9 : tensor<1x2000x32xf32>
  return %x10 : tensor<1x2000x32xf32>
}

// Rows of a window that are outside of the input are not multiplied, but what
// zeros times infinite weights are is there.
// RUN: rm -rf %t && mkdir %t
// RUN: %python %S/Inputs/infinite-weights.py %t
// RUN: tensor-run %s --device=interpreter --input=1x9x8x32xf32=normal:1 --input=%t/a.npy --input=4x3x3x16xf64=normal:2 --input=%t/b.npy --input=1x3x9x7x16xf32=normal:3 --input=%t/c.npy --output=%t/r0.npy --output=%t/r1.npy --output=%t/r2.npy --output=%t/r3.npy
// RUN: tensor-run %s --threads=2 --input=1x9x8x32xf32=normal:1 --input=%t/a.npy --input=4x3x3x16xf64=normal:2 --input=%t/b.npy --input=1x3x9x7x16xf32=normal:3 --input=%t/c.npy --expect=%t/r0.npy --expect=%t/r1.npy --expect=%t/r2.npy --expect=%t/r3.npy --rtol=1e-4 --atol=1e-3 --dump-to=%t/dump
// RUN: tensor-run %s --bind=1,3,5 --input=1x9x8x32xf32=normal:1 --input=%t/a.npy --input=4x3x3x16xf64=normal:2 --input=%t/b.npy --input=1x3x9x7x16xf32=normal:3 --input=%t/c.npy --expect=%t/r0.npy --expect=%t/r1.npy --expect=%t/r2.npy --expect=%t/r3.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --target-cpu=x86-64-v3 --bind=1,3,5 --input=1x9x8x32xf32=normal:1 --input=%t/a.npy --input=4x3x3x16xf64=normal:2 --input=%t/b.npy --input=1x3x9x7x16xf32=normal:3 --input=%t/c.npy --expect=%t/r0.npy --expect=%t/r1.npy --expect=%t/r2.npy --expect=%t/r3.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --target-cpu=x86-64 --input=1x9x8x32xf32=normal:1 --input=%t/a.npy --input=4x3x3x16xf64=normal:2 --input=%t/b.npy --input=1x3x9x7x16xf32=normal:3 --input=%t/c.npy --expect=%t/r0.npy --expect=%t/r1.npy --expect=%t/r2.npy --expect=%t/r3.npy --rtol=1e-4 --atol=1e-3
// RUN: cat %t/dump/*-tenon-linalg.mlir | FileCheck %s

// One condition for each convolution, of a volume one for depth and rows.
// CHECK-COUNT-4: arith.select {{.*}} : f
func.func @main(%x: tensor<1x9x8x32xf32>, %w: tensor<3x3x32x24xf32>, %y: tensor<4x3x3x16xf64>, %v: tensor<3x2x16x20xf64>, %z: tensor<1x3x9x7x16xf32>, %u: tensor<3x3x3x16x16xf32>) -> (tensor<1x9x8x24xf32>, tensor<1x5x8x24xf32>, tensor<4x3x4x20xf64>, tensor<1x3x9x7x16xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x9x8x32xf32>, tensor<3x3x32x24xf32> -> tensor<1x9x8x24xf32>
  %1 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [2, 2, 1, 1] kernel_dilation = [2, 1] reverse = [true, true] : tensor<1x9x8x32xf32>, tensor<3x3x32x24xf32> -> tensor<1x5x8x24xf32>
  %2 = ten.conv %y, %v dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<4x3x3x16xf64>, tensor<3x2x16x20xf64> -> tensor<4x3x4x20xf64>
  %3 = ten.conv %z, %u dims = [b, 0, 1, 2, f] x [0, 1, 2, i, o] -> [b, 0, 1, 2, f] pad = [1, 1, 1, 1, 1, 1] : tensor<1x3x9x7x16xf32>, tensor<3x3x3x16x16xf32> -> tensor<1x3x9x7x16xf32>
  return %0, %1, %2, %3 : tensor<1x9x8x24xf32>, tensor<1x5x8x24xf32>, tensor<4x3x4x20xf64>, tensor<1x3x9x7x16xf32>
}

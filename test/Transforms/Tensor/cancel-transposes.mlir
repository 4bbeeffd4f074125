// RUN: tensor-opt %s -ten-simplify | FileCheck %s
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --entry=between --device=interpreter --input=2x9x8x5xf32=normal:1 --input=5xf32=normal:2 --output=%t/0.npy
// RUN: tensor-run %s --entry=between --fp=strict --input=2x9x8x5xf32=normal:1 --input=5xf32=normal:2 --expect=%t/0.npy
// RUN: tensor-run %s --entry=sums --device=interpreter --input=2x9x8x5xf32=normal:1 --output=%t/1.npy
// RUN: tensor-run %s --entry=sums --fp=strict --input=2x9x8x5xf32=normal:1 --expect=%t/1.npy

// Elementwise operations, padding, slices and maxima of windows between a transpose and its inverse are computed in the first order.
// CHECK-LABEL: @between(
// CHECK-NOT: ten.transpose
// CHECK: ten.broadcast %{{.*}} dims = [3] : tensor<5xf32> -> tensor<2x9x8x5xf32>
// CHECK: ten.pad %{{.*}} low = [0, 1, 2, 0] high = [0, 0, 1, 0] {{.*}} -> tensor<2x10x11x5xf32>
// CHECK: ten.slice %{{.*}} start = [0, 1, 0, 0] limit = [2, 10, 11, 5] stride = [1, 1, 2, 1]
// CHECK: ten.window_reduce max %{{.*}} window = [1, 3, 2, 1] strides = [1, 2, 1, 1] pad = [0, 0, 1, 0, 0, 2, 0, 0] {{.*}}: tensor<2x9x6x5xf32> -> tensor<2x4x7x5xf32>
// CHECK-NOT: ten.transpose
// CHECK: return
func.func @between(%x: tensor<2x9x8x5xf32>, %b: tensor<5xf32>) -> tensor<2x4x7x5xf32> {
  %none = ten.constant dense<-1.0> : tensor<f32>
  %0 = ten.transpose %x perm = [0, 3, 1, 2] : tensor<2x9x8x5xf32> -> tensor<2x5x9x8xf32>
  %1 = ten.broadcast %b dims = [1] : tensor<5xf32> -> tensor<2x5x9x8xf32>
  %2 = ten.add %0, %1 : tensor<2x5x9x8xf32>
  %3 = ten.pad %2, %none low = [0, 0, 1, 2] high = [0, 0, 0, 1] interior = [0, 0, 0, 0] : tensor<2x5x9x8xf32> -> tensor<2x5x10x11xf32>
  %4 = ten.slice %3 start = [0, 0, 1, 0] limit = [2, 5, 10, 11] stride = [1, 1, 1, 2] : tensor<2x5x10x11xf32> -> tensor<2x5x9x6xf32>
  %5 = ten.window_reduce max %4 window = [1, 1, 3, 2] strides = [1, 1, 2, 1] pad = [0, 0, 0, 0, 1, 0, 0, 2] : tensor<2x5x9x6xf32> -> tensor<2x5x4x7xf32>
  %6 = ten.transpose %5 perm = [0, 2, 3, 1] : tensor<2x5x4x7xf32> -> tensor<2x4x7x5xf32>
  return %6 : tensor<2x4x7x5xf32>
}

// Sums of windows keep their order.
// CHECK-LABEL: @sums(
// CHECK: ten.transpose
// CHECK: ten.window_reduce add
// CHECK: ten.transpose
func.func @sums(%x: tensor<2x9x8x5xf32>) -> tensor<2x7x6x5xf32> {
  %0 = ten.transpose %x perm = [0, 3, 2, 1] : tensor<2x9x8x5xf32> -> tensor<2x5x8x9xf32>
  %1 = ten.window_reduce add %0 window = [1, 1, 3, 3] : tensor<2x5x8x9xf32> -> tensor<2x5x6x7xf32>
  %2 = ten.transpose %1 perm = [0, 3, 2, 1] : tensor<2x5x6x7xf32> -> tensor<2x7x6x5xf32>
  return %2 : tensor<2x7x6x5xf32>
}

// Another permutation stays.
// CHECK-LABEL: @other(
// CHECK: ten.transpose
// CHECK: ten.tanh
// CHECK: ten.transpose
func.func @other(%x: tensor<4x5x6xf32>) -> (tensor<4x6x5xf32>, tensor<5x6x4xf32>) {
  %0 = ten.transpose %x perm = [1, 2, 0] : tensor<4x5x6xf32> -> tensor<5x6x4xf32>
  %1 = ten.tanh %0 : tensor<5x6x4xf32>
  %2 = ten.transpose %1 perm = [2, 1, 0] : tensor<5x6x4xf32> -> tensor<4x6x5xf32>
  return %2, %1 : tensor<4x6x5xf32>, tensor<5x6x4xf32>
}

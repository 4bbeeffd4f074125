// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=2x9x11x8xi8=uniform:1 --input=3x3x8x20xi8=uniform:2 --input=2x16x9x10xui8=uniform:3 --input=16x16x3x2xui8=uniform:4 --input=1x20x12xi8=uniform:5 --input=7x12x16xi8=uniform:6 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --input=2x9x11x8xi8=uniform:1 --input=3x3x8x20xi8=uniform:2 --input=2x16x9x10xui8=uniform:3 --input=16x16x3x2xui8=uniform:4 --input=1x20x12xi8=uniform:5 --input=7x12x16xi8=uniform:6 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy
// RUN: tensor-run %s --bind=1,3,5 --verify --input=2x9x11x8xi8=uniform:1 --input=3x3x8x20xi8=uniform:2 --input=2x16x9x10xui8=uniform:3 --input=16x16x3x2xui8=uniform:4 --input=1x20x12xi8=uniform:5 --input=7x12x16xi8=uniform:6
// RUN: tensor-opt %s -ten-simplify | FileCheck %s

// Convolutions of bytes are contractions of what their windows read.
// CHECK-LABEL: @main(
// CHECK-NOT: ten.conv
// CHECK: ten.pad
// CHECK: ten.concat
// CHECK-SAME: dim = 3
// CHECK: ten.concat
// CHECK: ten.contract {{.*}}contracting = [3] x [0] {{.*}} : tensor<2x5x11x72xi8>, tensor<72x20xi8> -> tensor<2x5x11x20xi32>
// CHECK-NOT: ten.conv
// CHECK: ten.contract {{.*}} : tensor<96x16xui8>, tensor<2x9x9x96xui8> -> tensor<16x2x9x9xi32>
// CHECK-NOT: ten.conv
// CHECK: ten.contract {{.*}} : tensor<1x14x84xi8>, tensor<84x16xi8> -> tensor<1x14x16xi32>
// Of few features it would not pay.
// CHECK: ten.conv
// CHECK-NOT: ten.contract
func.func @main(%x: tensor<2x9x11x8xi8>, %w: tensor<3x3x8x20xi8>, %u: tensor<2x16x9x10xui8>, %v: tensor<16x16x3x2xui8>, %s: tensor<1x20x12xi8>, %k: tensor<7x12x16xi8>)
    -> (tensor<2x5x11x20xi32>, tensor<2x16x9x9xi32>, tensor<1x14x16xi32>, tensor<1x14x4xi32>) {
  // With strides, a border and holes in the window.
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [1, 1, 2, 2] kernel_dilation = [1, 2] accumulate i32
      : tensor<2x9x11x8xi8>, tensor<3x3x8x20xi8> -> tensor<2x5x11x20xi32>
  // With channels first.
  %1 = ten.conv %u, %v dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 0, 0] accumulate i32
      : tensor<2x16x9x10xui8>, tensor<16x16x3x2xui8> -> tensor<2x16x9x9xi32>
  %2 = ten.conv %s, %k dims = [b, 0, f] x [0, i, o] -> [b, 0, f] accumulate i32
      : tensor<1x20x12xi8>, tensor<7x12x16xi8> -> tensor<1x14x16xi32>
  %few = ten.slice %k start = [0, 0, 0] limit = [7, 12, 4] stride = [1, 1, 1] : tensor<7x12x16xi8> -> tensor<7x12x4xi8>
  %3 = ten.conv %s, %few dims = [b, 0, f] x [0, i, o] -> [b, 0, f] accumulate i32
      : tensor<1x20x12xi8>, tensor<7x12x4xi8> -> tensor<1x14x4xi32>
  return %0, %1, %2, %3 : tensor<2x5x11x20xi32>, tensor<2x16x9x9xi32>, tensor<1x14x16xi32>, tensor<1x14x4xi32>
}

// Nor would copies of more than 64 MiB.
// CHECK-LABEL: @large(
// CHECK: ten.conv
func.func @large(%x: tensor<16x256x256x64xi8>, %w: tensor<3x3x64x64xi8>) -> tensor<16x254x254x64xi32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] accumulate i32
      : tensor<16x256x256x64xi8>, tensor<3x3x64x64xi8> -> tensor<16x254x254x64xi32>
  return %0 : tensor<16x254x254x64xi32>
}

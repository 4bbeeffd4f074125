// Slices of one array at neighbouring places, side by side: copied in one nest,
// whose rows are whole windows where these lie together in memory. Others are
// copied one after the other.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --entry=main --device=interpreter --input=2x13x17x3xui8=uniform:1 --input=9x40x5xf32=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --entry=main --input=2x13x17x3xui8=uniform:1 --input=9x40x5xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy
// RUN: tensor-run %s --entry=main --threads=3 --verify --input=2x13x17x3xui8=uniform:1 --input=9x40x5xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy
// RUN: tensor-run %s --entry=main --input=2x13x17x3xui8=uniform:1 --input=9x40x5xf32=normal:2 --dump-to=%t/dump
// RUN: FileCheck %s --input-file=%t/dump/04-tenon-linalg.mlir

// CHECK: tensor.collapse_shape %{{.*}} : tensor<2x13x17x3xi8> into tensor<2x13x51xi8>
// CHECK: tensor.expand_shape %{{.*}} : tensor<2x6x5x6xi8> into tensor<2x6x5x3x2xi8>
// CHECK: tensor.expand_shape %{{.*}} : tensor<9x38x9xf32> into tensor<9x38x3x3xf32>
// CHECK-NOT: tensor.expand_shape
// The same slice twice.
// RUN: tensor-run %s --entry=repeated --verify --input=2x13x17x3xui8=uniform:1
func.func @repeated(%x: tensor<2x13x17x3xui8>) -> tensor<2x13x16x6xui8> {
  %0 = ten.slice %x start = [0, 0, 1, 0] limit = [2, 13, 17, 3] stride = [1, 1, 1, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x16x3xui8>
  %1 = ten.concat %0, %0 dim = 3 : tensor<2x13x16x3xui8>, tensor<2x13x16x3xui8> -> tensor<2x13x16x6xui8>
  return %1 : tensor<2x13x16x6xui8>
}

func.func @main(%x: tensor<2x13x17x3xui8>, %y: tensor<9x40x5xf32>) -> (tensor<2x13x6x21xui8>, tensor<2x6x5x6xui8>, tensor<9x38x9xf32>, tensor<9x40x9xf32>, tensor<9x36x15xf32>) {
  %a0 = ten.slice %x start = [0, 0, 0, 0] limit = [2, 13, 11, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %a1 = ten.slice %x start = [0, 0, 1, 0] limit = [2, 13, 12, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %a2 = ten.slice %x start = [0, 0, 2, 0] limit = [2, 13, 13, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %a3 = ten.slice %x start = [0, 0, 3, 0] limit = [2, 13, 14, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %a4 = ten.slice %x start = [0, 0, 4, 0] limit = [2, 13, 15, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %a5 = ten.slice %x start = [0, 0, 5, 0] limit = [2, 13, 16, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %a6 = ten.slice %x start = [0, 0, 6, 0] limit = [2, 13, 17, 3] stride = [1, 1, 2, 1] : tensor<2x13x17x3xui8> -> tensor<2x13x6x3xui8>
  %0 = ten.concat %a0, %a1, %a2, %a3, %a4, %a5, %a6 dim = 3 : tensor<2x13x6x3xui8>, tensor<2x13x6x3xui8>, tensor<2x13x6x3xui8>, tensor<2x13x6x3xui8>, tensor<2x13x6x3xui8>, tensor<2x13x6x3xui8>, tensor<2x13x6x3xui8> -> tensor<2x13x6x21xui8>
  %b0 = ten.slice %x start = [0, 0, 1, 0] limit = [2, 11, 15, 2] stride = [1, 2, 3, 1] : tensor<2x13x17x3xui8> -> tensor<2x6x5x2xui8>
  %b1 = ten.slice %x start = [0, 1, 1, 0] limit = [2, 12, 15, 2] stride = [1, 2, 3, 1] : tensor<2x13x17x3xui8> -> tensor<2x6x5x2xui8>
  %b2 = ten.slice %x start = [0, 2, 1, 0] limit = [2, 13, 15, 2] stride = [1, 2, 3, 1] : tensor<2x13x17x3xui8> -> tensor<2x6x5x2xui8>
  %1 = ten.concat %b0, %b1, %b2 dim = 3 : tensor<2x6x5x2xui8>, tensor<2x6x5x2xui8>, tensor<2x6x5x2xui8> -> tensor<2x6x5x6xui8>
  %c0 = ten.slice %y start = [0, 0, 1] limit = [9, 38, 4] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x38x3xf32>
  %c1 = ten.slice %y start = [0, 1, 1] limit = [9, 39, 4] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x38x3xf32>
  %c2 = ten.slice %y start = [0, 2, 1] limit = [9, 40, 4] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x38x3xf32>
  %2 = ten.concat %c0, %c1, %c2 dim = 2 : tensor<9x38x3xf32>, tensor<9x38x3xf32>, tensor<9x38x3xf32> -> tensor<9x38x9xf32>
  %d0 = ten.slice %y start = [0, 0, 0] limit = [9, 40, 3] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x40x3xf32>
  %d1 = ten.slice %y start = [0, 0, 1] limit = [9, 40, 4] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x40x3xf32>
  %d2 = ten.slice %y start = [0, 0, 2] limit = [9, 40, 5] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x40x3xf32>
  %3 = ten.concat %d0, %d1, %d2 dim = 2 : tensor<9x40x3xf32>, tensor<9x40x3xf32>, tensor<9x40x3xf32> -> tensor<9x40x9xf32>
  %e0 = ten.slice %y start = [0, 0, 0] limit = [9, 36, 5] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x36x5xf32>
  %e1 = ten.slice %y start = [0, 2, 0] limit = [9, 38, 5] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x36x5xf32>
  %e2 = ten.slice %y start = [0, 4, 0] limit = [9, 40, 5] stride = [1, 1, 1] : tensor<9x40x5xf32> -> tensor<9x36x5xf32>
  %4 = ten.concat %e0, %e1, %e2 dim = 2 : tensor<9x36x5xf32>, tensor<9x36x5xf32>, tensor<9x36x5xf32> -> tensor<9x36x15xf32>
  return %0, %1, %2, %3, %4 : tensor<2x13x6x21xui8>, tensor<2x6x5x6xui8>, tensor<9x38x9xf32>, tensor<9x40x9xf32>, tensor<9x36x15xf32>
}

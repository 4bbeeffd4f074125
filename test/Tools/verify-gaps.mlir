// Weights that are infinite meet the zeros of gaps in the interpreter, and none
// in code without gaps: that is no difference to report. Those of the padding
// are multiplied everywhere.
// RUN: tensor-run %s --verify --input=1x8x8x8xf32=1 --input=4x4x8x8xf32=inf --output=%t.npy | FileCheck %s --allow-empty
// RUN: tensor-run %s --verify --input=1x8x8x8xf32=normal:1 --input=4x4x8x8xf32=normal:2 --output=%t.npy | FileCheck %s --allow-empty
// RUN: tensor-run %s --entry=padded --verify --input=1x8x8x8xf32=1 --input=3x3x8x8xf32=inf --output=%t.npy | FileCheck %s --allow-empty
// CHECK-NOT: error

func.func @main(%x: tensor<1x8x8x8xf32>, %w: tensor<4x4x8x8xf32>) -> tensor<1x16x16x8xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 3, 2, 3] input_dilation = [2, 2] : tensor<1x8x8x8xf32>, tensor<4x4x8x8xf32> -> tensor<1x17x17x8xf32>
  %1 = ten.slice %0 start = [0, 0, 0, 0] limit = [1, 16, 16, 8] stride = [1, 1, 1, 1] : tensor<1x17x17x8xf32> -> tensor<1x16x16x8xf32>
  return %1 : tensor<1x16x16x8xf32>
}

func.func @padded(%x: tensor<1x8x8x8xf32>, %w: tensor<3x3x8x8xf32>) -> tensor<1x8x8x8xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x8x8x8xf32>, tensor<3x3x8x8xf32> -> tensor<1x8x8x8xf32>
  return %0 : tensor<1x8x8x8xf32>
}

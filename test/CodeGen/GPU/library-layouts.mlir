// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_90a -o %t/x.o --dump-to=%t && cat %t/05*.mlir | FileCheck %s

// CHECK-LABEL: func.func @forward(
// CHECK: ten.convolution
// CHECK-LABEL: func.func @gradient(
// CHECK-NOT: ten.convolution
// CHECK-LABEL: func.func @one_image(
// CHECK-NOT: ten.convolution
// CHECK: gpu.module
func.func @forward(%x: tensor<64x14x14x32xf16>, %w: tensor<3x3x32x64xf16>) -> tensor<64x14x14x64xf16> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] accumulate f32 : tensor<64x14x14x32xf16>, tensor<3x3x32x64xf16> -> tensor<64x14x14x64xf16>
  return %0 : tensor<64x14x14x64xf16>
}

// The batch of a filter's gradient is the innermost dimension.
func.func @gradient(%x: tensor<64x14x14x32xf16>, %dy: tensor<64x14x14x64xf16>) -> tensor<3x3x32x64xf16> {
  %0 = ten.conv %x, %dy dims = [f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f] pad = [1, 1, 1, 1] accumulate f32 : tensor<64x14x14x32xf16>, tensor<64x14x14x64xf16> -> tensor<3x3x32x64xf16>
  return %0 : tensor<3x3x32x64xf16>
}

// One image of f32.
func.func @one_image(%x: tensor<1x14x14x32xf32>, %w: tensor<3x3x32x64xf32>) -> tensor<1x14x14x64xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x14x14x32xf32>, tensor<3x3x32x64xf32> -> tensor<1x14x14x64xf32>
  return %0 : tensor<1x14x14x64xf32>
}

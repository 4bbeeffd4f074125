// Slices of codes and of their parameters are kernels of their own: a product
// reads codes as they are in memory. A matrix of a stack is there; the place in
// the stack is computed by a kernel of its own.
// RUN: tensor-opt %s -ten-fuse | FileCheck %s

// CHECK-LABEL: @parts(
// CHECK: ten.kernel
// CHECK-NOT: ten.contract
// CHECK: ten.slice %{{.*}} : tensor<384x256xi4> -> tensor<128x256xi4>
// CHECK: ten.kernel
// CHECK: ten.slice %{{.*}} : tensor<384x8xf16> -> tensor<128x8xf16>
// CHECK: ten.kernel
// CHECK: ten.slice %{{.*}} : tensor<1x300xf32> -> tensor<1x256xf32>
// CHECK: ten.dequantize
// CHECK: ten.contract
func.func @parts(%x: tensor<1x300xf32>, %w: tensor<384x256xi4>, %s: tensor<384x8xf16>) -> tensor<1x128xf32> {
  %0 = ten.slice %w start = [128, 0] limit = [256, 256] stride = [1, 1] : tensor<384x256xi4> -> tensor<128x256xi4>
  %1 = ten.slice %s start = [128, 0] limit = [256, 8] stride = [1, 1] : tensor<384x8xf16> -> tensor<128x8xf16>
  %2 = ten.slice %x start = [0, 44] limit = [1, 300] stride = [1, 1] : tensor<1x300xf32> -> tensor<1x256xf32>
  %3 = ten.dequantize %0 scale %1 : (tensor<128x256xi4>, tensor<128x8xf16>) -> tensor<128x256xf32>
  %4 = ten.contract %2, %3 contracting = [1] x [1] accumulate f32 : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %4 : tensor<1x128xf32>
}

// CHECK-LABEL: @stack(
// CHECK: ten.kernel
// CHECK: ten.add
// CHECK: ten.kernel
// CHECK: ten.dynamic_slice %{{.*}} : tensor<3x128x256xi4>
// CHECK: ten.dynamic_slice %{{.*}} : tensor<3x128x8xf16>
// CHECK: ten.dequantize
// CHECK: ten.contract
// CHECK-NOT: ten.kernel
func.func @stack(%x: tensor<1x256xf32>, %w: tensor<3x128x256xi4>, %s: tensor<3x128x8xf16>, %i: tensor<i32>) -> tensor<1x128xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %0 = ten.add %i, %i : tensor<i32>
  %1 = ten.dynamic_slice %w[%0, %c0, %c0] sizes = [1, 128, 256] : tensor<3x128x256xi4>, tensor<i32> -> tensor<1x128x256xi4>
  %2 = ten.reshape %1 : tensor<1x128x256xi4> -> tensor<128x256xi4>
  %3 = ten.dynamic_slice %s[%0, %c0, %c0] sizes = [1, 128, 8] : tensor<3x128x8xf16>, tensor<i32> -> tensor<1x128x8xf16>
  %4 = ten.reshape %3 : tensor<1x128x8xf16> -> tensor<128x8xf16>
  %5 = ten.dequantize %2 scale %4 : (tensor<128x256xi4>, tensor<128x8xf16>) -> tensor<128x256xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [1] accumulate f32 : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %6 : tensor<1x128xf32>
}

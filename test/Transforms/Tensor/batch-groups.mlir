// RUN: tensor-opt %s -ten-simplify | FileCheck %s

// The gradient of a depthwise convolution's kernel: images become channels, and
// their features another dimension of the window.
// CHECK-LABEL: @depthwise
// CHECK-DAG: %[[X:.*]] = ten.reshape %{{.*}} : tensor<4x64x28x28xf32> -> tensor<1x4x64x28x28xf32>
// CHECK-DAG: %[[G:.*]] = ten.reshape %{{.*}} : tensor<4x64x14x14xf32> -> tensor<1x4x64x14x14xf32>
// CHECK: ten.conv %[[X]], %[[G]] dims = [b, 0, f, 1, 2] x [i, 0, o, 1, 2] -> [0, f, b, 1, 2] pad = [0, 0, 0, 1, 0, 1]
// CHECK-SAME: kernel_dilation = [1, 2, 2] feature_groups = 64 : {{.*}} -> tensor<1x64x1x3x3xf32>
// CHECK: ten.reshape {{.*}} -> tensor<64x1x3x3xf32>
func.func @depthwise(%x: tensor<4x64x28x28xf32>, %g: tensor<4x64x14x14xf32>) -> tensor<64x1x3x3xf32> {
  %0 = ten.conv %x, %g dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [0, 1, 0, 1] kernel_dilation = [2, 2] batch_groups = 64 : tensor<4x64x28x28xf32>, tensor<4x64x14x14xf32> -> tensor<64x1x3x3xf32>
  return %0 : tensor<64x1x3x3xf32>
}

// Of groups of several images, these stay what they are.
// CHECK-LABEL: @grouped
// CHECK: ten.conv {{.*}} batch_groups = 16
func.func @grouped(%x: tensor<4x64x28x28xf32>, %g: tensor<4x64x28x28xf32>) -> tensor<64x4x3x3xf32> {
  %0 = ten.conv %x, %g dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [1, 1, 1, 1] batch_groups = 16 : tensor<4x64x28x28xf32>, tensor<4x64x28x28xf32> -> tensor<64x4x3x3xf32>
  return %0 : tensor<64x4x3x3xf32>
}

// Of a size that only the run knows, nothing is said.
// CHECK-LABEL: @dynamic
// CHECK: ten.conv {{.*}} batch_groups = 64
func.func @dynamic(%x: tensor<?x64x28x28xf32>, %g: tensor<?x64x28x28xf32>) -> tensor<64x1x3x3xf32> {
  %0 = ten.conv %x, %g dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [1, 1, 1, 1] batch_groups = 64 : tensor<?x64x28x28xf32>, tensor<?x64x28x28xf32> -> tensor<64x1x3x3xf32>
  return %0 : tensor<64x1x3x3xf32>
}

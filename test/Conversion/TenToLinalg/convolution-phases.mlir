// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s

// Phases of one size are one loop for each dimension, not code for each phase.
// CHECK-LABEL: func.func private @even
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c2 step %c1
// CHECK: tensor.extract_slice %{{.*}}[0, %[[ROW]], 0, 0] [1, 8, 16, 8] [1, 2, 1, 1]
// CHECK: scf.for %[[COLUMN:.*]] = %c0 to %c2 step %c1
// CHECK: tensor.extract_slice %{{.*}}[0, 0, %[[COLUMN]], 0] [1, 8, 8, 8] [1, 1, 2, 1]
// CHECK: tensor<2x2x8x8xf32>
// CHECK-COUNT-1: arith.mulf
// CHECK-NOT: arith.mulf
// CHECK: return
func.func private @even(%x: tensor<1x8x8x8xf32>, %w: tensor<4x4x8x8xf32>, %out: tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 2, 2] input_dilation = [2, 2] : tensor<1x8x8x8xf32>, tensor<4x4x8x8xf32> -> tensor<1x16x16x8xf32>
  return %0 : tensor<1x16x16x8xf32>
}

// Three phases: the window's elements 2, 1 and 0 first; the first phase has
// fewer of them.
// CHECK-LABEL: func.func private @uneven
// CHECK-COUNT-2: arith.mulf
// CHECK-NOT: arith.mulf
func.func private @uneven(%x: tensor<1x8x8xf32>, %w: tensor<5x8x8xf32>, %out: tensor<1x24x8xf32>) -> tensor<1x24x8xf32> attributes {ten.kernel = "conv", ten.schedule = #ten.conv_schedule<lanes = 8, heights = [6], along = features, pack_kernel = false, depth = 0>} {
  %0 = ten.conv %x, %w dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [2, 4] input_dilation = [3] : tensor<1x8x8xf32>, tensor<5x8x8xf32> -> tensor<1x24x8xf32>
  return %0 : tensor<1x24x8xf32>
}

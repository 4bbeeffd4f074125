// RUN: tensor-opt %s -ten-stack-in-place | FileCheck %s

// Parts of which each needs the one before, and their views, go where they
// belong when they are made, in whichever order they stand there.
// CHECK-LABEL: @layers(
// CHECK: %[[NONE:.*]] = tensor.empty() : tensor<2x256x256xf32>
// CHECK: %[[A:.*]] = ten.contract %arg0, %arg1
// CHECK: %[[ROW:.*]] = ten.reshape %[[A]]
// CHECK: %[[ONE:.*]] = ten.constant dense<1> : tensor<i32>
// CHECK: %[[FIRST:.*]] = ten.dynamic_update_slice %[[NONE]][%[[ONE]], %{{.*}}, %{{.*}}], %[[ROW]]
// CHECK: %[[B:.*]] = ten.contract %[[A]], %arg1
// CHECK: %[[TURNED:.*]] = ten.transpose %[[B]]
// CHECK: %[[OTHER:.*]] = ten.broadcast %[[TURNED]]
// CHECK: %[[ALL:.*]] = ten.dynamic_update_slice %[[FIRST]][%{{.*}}, %{{.*}}, %{{.*}}], %[[OTHER]]
// CHECK: ten.exp %[[B]]
// CHECK-NOT: ten.concat
// CHECK: return %[[ALL]]
func.func @layers(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> (tensor<2x256x256xf32>, tensor<256x256xf32>) {
  %a = ten.contract %x, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %b = ten.contract %a, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %c = ten.exp %b : tensor<256x256xf32>
  %0 = ten.reshape %a : tensor<256x256xf32> -> tensor<1x256x256xf32>
  %1 = ten.transpose %b perm = [1, 0] : tensor<256x256xf32> -> tensor<256x256xf32>
  %2 = ten.broadcast %1 dims = [1, 2] : tensor<256x256xf32> -> tensor<1x256x256xf32>
  %3 = ten.concat %2, %0 dim = 0 : tensor<1x256x256xf32>, tensor<1x256x256xf32> -> tensor<2x256x256xf32>
  return %3, %c : tensor<2x256x256xf32>, tensor<256x256xf32>
}

// What may be made together, what is an argument, and what is small, stays.
// CHECK-LABEL: @together(
// CHECK-NOT: tensor.empty
// CHECK: ten.concat
// CHECK: ten.concat
// CHECK: ten.concat
func.func @together(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> (tensor<512x256xf32>, tensor<512x256xf32>, tensor<16x32xf32>) {
  %a = ten.contract %x, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %0 = ten.exp %a : tensor<256x256xf32>
  %1 = ten.tanh %a : tensor<256x256xf32>
  %2 = ten.concat %0, %1 dim = 0 : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<512x256xf32>
  %3 = ten.concat %x, %a dim = 0 : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<512x256xf32>
  %b = ten.contract %a, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %4 = ten.slice %a start = [0, 0] limit = [8, 32] stride = [1, 1] : tensor<256x256xf32> -> tensor<8x32xf32>
  %5 = ten.slice %b start = [0, 0] limit = [8, 32] stride = [1, 1] : tensor<256x256xf32> -> tensor<8x32xf32>
  %6 = ten.concat %4, %5 dim = 0 : tensor<8x32xf32>, tensor<8x32xf32> -> tensor<16x32xf32>
  return %2, %3, %6 : tensor<512x256xf32>, tensor<512x256xf32>, tensor<16x32xf32>
}

// The same part twice is no part made later.
// CHECK-LABEL: @twice(
// CHECK: ten.concat
func.func @twice(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<512x256xf32> {
  %a = ten.contract %x, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %0 = ten.concat %a, %a dim = 0 : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<512x256xf32>
  return %0 : tensor<512x256xf32>
}

// What reads the concatenation could be one kernel with it.
// CHECK-LABEL: @read(
// CHECK: ten.concat
func.func @read(%x: tensor<256x256xf32>, %w: tensor<256x256xf32>) -> tensor<512x256xf32> {
  %a = ten.contract %x, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %b = ten.contract %a, %w contracting = [1] x [0] : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
  %0 = ten.concat %a, %b dim = 0 : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<512x256xf32>
  %1 = ten.exp %0 : tensor<512x256xf32>
  return %1 : tensor<512x256xf32>
}

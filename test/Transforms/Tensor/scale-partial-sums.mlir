// RUN: tensor-opt %s -ten-scale-partial-sums -split-input-file | FileCheck %s
// RUN: tensor-opt %s -ten-scale-partial-sums -ten-find-quantized -split-input-file | FileCheck %s --check-prefix=FOUND
// RUN: tensor-opt %s -ten-scale-partial-sums -split-input-file --remarks-filter=ten-scale-partial-sums --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Scales that only the run knows: they are compared, and both ways read the
// same codes.
// CHECK-LABEL: @groups(
// CHECK: %[[ALL:.*]] = ten.reduce and %{{.*}} dims = [0, 1, 2] : tensor<8x1x128xi1> -> tensor<i1>
// CHECK: %[[SMALL:.*]] = tensor.extract %[[ALL]][] : tensor<i1>
// CHECK: scf.if %[[SMALL]] -> (tensor<3x128xf32>)
// CHECK: ten.contract %{{.*}}, %{{.*}} contracting = [0, 2] x [0, 1] accumulate f32 : tensor<8x3x32xf32>, tensor<8x32x128xf32> -> tensor<3x128xf32>
// CHECK: scf.for
// CHECK: ten.contract %{{.*}}, %{{.*}} contracting = [0, 2] x [0, 1] accumulate f32
// FOUND-LABEL: @groups(
// FOUND: scf.if
// FOUND: ten.dequantize %{{.*}} scale %{{.*}} : (tensor<128x256xi4>, tensor<128x8xf16>) -> tensor<128x256xf32>
// FOUND: scf.for
// FOUND: ten.dequantize %{{.*}} scale %{{.*}} : (tensor<128x256xi4>, tensor<128x8xf16>) -> tensor<128x256xf32>
// REMARK: weights are scaled in place of the sums of 8 groups
func.func @groups(%x: tensor<8x3x32xf32>, %q: tensor<8x32x128xi4>, %s: tensor<8x128xf16>) -> tensor<3x128xf32> {
  %0 = ten.convert %q : tensor<8x32x128xi4> -> tensor<8x32x128xf32>
  %1 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [1] : tensor<8x3x32xf32>, tensor<8x32x128xf32> -> tensor<8x3x128xf32>
  %2 = ten.convert %s : tensor<8x128xf16> -> tensor<8x128xf32>
  %3 = ten.broadcast %2 dims = [0, 2] : tensor<8x128xf32> -> tensor<8x3x128xf32>
  %4 = ten.mul %1, %3 : tensor<8x3x128xf32>
  %5 = ten.reduce add %4 dims = [0] : tensor<8x3x128xf32> -> tensor<3x128xf32>
  return %5 : tensor<3x128xf32>
}

// -----

// Transposed between, weights on the left, scales by a second contraction,
// which are integers: no comparison.
// CHECK-LABEL: @contracted(
// CHECK-NOT: scf.if
// CHECK: %[[Y:.*]] = ten.contract %{{.*}}, %{{.*}} contracting = [1, 2] x [1, 2] accumulate f32 : tensor<128x8x32xf32>, tensor<3x8x32xf32> -> tensor<128x3xf32>
// CHECK: ten.tanh %[[Y]]
// REMARK: weights are scaled in place of the sums of 8 groups
func.func @contracted(%x: tensor<3x8x32xf32>, %q: tensor<128x8x32xi8>, %s: tensor<128x8xf32>) -> tensor<128x3xf32> {
  %c = ten.constant dense<0.125> : tensor<128x8xf32>
  %0 = ten.convert %q : tensor<128x8x32xi8> -> tensor<128x8x32xf32>
  %1 = ten.contract %0, %x batch = [1] x [1] contracting = [2] x [2] : tensor<128x8x32xf32>, tensor<3x8x32xf32> -> tensor<8x128x3xf32>
  %2 = ten.contract %1, %c batch = [1] x [0] contracting = [0] x [1] : tensor<8x128x3xf32>, tensor<128x8xf32> -> tensor<128x3xf32>
  %3 = ten.tanh %2 : tensor<128x3xf32>
  return %3 : tensor<128x3xf32>
}

// -----

// Two scales, of which one is for all columns.
// CHECK-LABEL: @two(
// CHECK: ten.mul %{{.*}}, %{{.*}} : tensor<8x1x128xf32>
// CHECK: scf.if
func.func @two(%x: tensor<1x8x32xf32>, %q: tensor<8x32x128xi4>, %s: tensor<8x128xf32>, %t: tensor<8xf32>) -> tensor<1x128xf32> {
  %0 = ten.convert %q : tensor<8x32x128xi4> -> tensor<8x32x128xf32>
  %1 = ten.contract %x, %0 batch = [1] x [0] contracting = [2] x [1] : tensor<1x8x32xf32>, tensor<8x32x128xf32> -> tensor<8x1x128xf32>
  %2 = ten.reshape %1 : tensor<8x1x128xf32> -> tensor<8x128xf32>
  %3 = ten.mul %2, %s : tensor<8x128xf32>
  %4 = ten.broadcast %t dims = [0] : tensor<8xf32> -> tensor<8x128xf32>
  %5 = ten.mul %3, %4 : tensor<8x128xf32>
  %6 = ten.reduce add %5 dims = [0] : tensor<8x128xf32> -> tensor<128xf32>
  %7 = ten.reshape %6 : tensor<128xf32> -> tensor<1x128xf32>
  return %7 : tensor<1x128xf32>
}

// -----

// A scale for each row and group; sums that are used once more; weights that
// are no integers; sums of columns.
// CHECK-LABEL: @others(
// CHECK-NOT: accumulate f32
// CHECK: return
// REMARK: sums of groups are scaled one by one: their scales differ in rows
func.func @others(%x: tensor<8x3x32xf32>, %q: tensor<8x32x128xi4>, %w: tensor<8x32x128xf32>, %r: tensor<8x3xf32>, %s: tensor<8x128xf32>) -> (tensor<3x128xf32>, tensor<3x128xf32>, tensor<8x3x128xf32>, tensor<3x128xf32>, tensor<8x3xf32>) {
  %0 = ten.convert %q : tensor<8x32x128xi4> -> tensor<8x32x128xf32>
  %1 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [1] : tensor<8x3x32xf32>, tensor<8x32x128xf32> -> tensor<8x3x128xf32>
  %2 = ten.broadcast %r dims = [0, 1] : tensor<8x3xf32> -> tensor<8x3x128xf32>
  %3 = ten.mul %1, %2 : tensor<8x3x128xf32>
  %4 = ten.reduce add %3 dims = [0] : tensor<8x3x128xf32> -> tensor<3x128xf32>
  %5 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [1] : tensor<8x3x32xf32>, tensor<8x32x128xf32> -> tensor<8x3x128xf32>
  %6 = ten.broadcast %s dims = [0, 2] : tensor<8x128xf32> -> tensor<8x3x128xf32>
  %7 = ten.mul %5, %6 : tensor<8x3x128xf32>
  %8 = ten.reduce add %7 dims = [0] : tensor<8x3x128xf32> -> tensor<3x128xf32>
  %9 = ten.contract %x, %w batch = [0] x [0] contracting = [2] x [1] : tensor<8x3x32xf32>, tensor<8x32x128xf32> -> tensor<8x3x128xf32>
  %10 = ten.mul %9, %6 : tensor<8x3x128xf32>
  %11 = ten.reduce add %10 dims = [0] : tensor<8x3x128xf32> -> tensor<3x128xf32>
  %12 = ten.contract %x, %0 batch = [0] x [0] contracting = [2] x [1] : tensor<8x3x32xf32>, tensor<8x32x128xf32> -> tensor<8x3x128xf32>
  %13 = ten.mul %12, %6 : tensor<8x3x128xf32>
  %14 = ten.reduce add %13 dims = [2] : tensor<8x3x128xf32> -> tensor<8x3xf32>
  return %4, %8, %7, %11, %14 : tensor<3x128xf32>, tensor<3x128xf32>, tensor<8x3x128xf32>, tensor<3x128xf32>, tensor<8x3xf32>
}

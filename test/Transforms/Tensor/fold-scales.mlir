// RUN: tensor-opt %s -split-input-file -ten-fold-scales | FileCheck %s
// RUN: tensor-opt %s -split-input-file -ten-fold-scales --remarks-filter=ten-fold-scales --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// A batch normalization: one sum is left, and its parts are made at load.
// CHECK-LABEL: func.func @normalized(
// CHECK-SAME: %[[X:.*]]: tensor<2x9x9x8xf32>, %[[W:.*]]: tensor<3x3x8x16xf32> {ten.bound}, %[[M:.*]]: tensor<16xf32> {ten.bound}, %[[S:.*]]: tensor<16xf32> {ten.bound}, %[[B:.*]]: tensor<16xf32> {ten.bound})
// CHECK-NEXT: %[[NEG:.*]] = ten.neg %[[M]]
// CHECK-NEXT: %[[ALL:.*]] = ten.broadcast %[[S]] dims = [3] : tensor<16xf32> -> tensor<3x3x8x16xf32>
// CHECK-NEXT: %[[SCALED:.*]] = ten.mul %[[W]], %[[ALL]]
// CHECK-NEXT: %[[MOVED:.*]] = ten.mul %[[NEG]], %[[S]]
// CHECK-NEXT: %[[BIAS:.*]] = ten.add %[[MOVED]], %[[B]]
// CHECK-NEXT: %[[SUM:.*]] = ten.conv %[[X]], %[[SCALED]] dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]
// CHECK-NEXT: %[[ROW:.*]] = ten.broadcast %[[BIAS]] dims = [3] : tensor<16xf32> -> tensor<2x9x9x16xf32>
// CHECK-NEXT: %[[Y:.*]] = ten.add %[[SUM]], %[[ROW]]
// CHECK-NEXT: return %[[Y]]
// REMARK: remark: {{.*}}the weights are scaled at load
func.func @normalized(%x: tensor<2x9x9x8xf32>, %w: tensor<3x3x8x16xf32> {ten.bound}, %m: tensor<16xf32> {ten.bound}, %s: tensor<16xf32> {ten.bound}, %b: tensor<16xf32> {ten.bound}) -> tensor<2x9x9x16xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x9x9x8xf32>, tensor<3x3x8x16xf32> -> tensor<2x9x9x16xf32>
  %1 = ten.broadcast %m dims = [3] : tensor<16xf32> -> tensor<2x9x9x16xf32>
  %2 = ten.sub %0, %1 : tensor<2x9x9x16xf32>
  %3 = ten.broadcast %s dims = [3] : tensor<16xf32> -> tensor<2x9x9x16xf32>
  %4 = ten.mul %2, %3 : tensor<2x9x9x16xf32>
  %5 = ten.broadcast %b dims = [3] : tensor<16xf32> -> tensor<2x9x9x16xf32>
  %6 = ten.add %4, %5 : tensor<2x9x9x16xf32>
  return %6 : tensor<2x9x9x16xf32>
}

// -----

// A sum behind the scale is left as it is; what it adds may decide nothing.
// CHECK-LABEL: func.func @scaled(
// CHECK-SAME: %[[X:.*]]: tensor<1x9x9x4xf64>, %[[W:.*]]: tensor<3x3x1x4xf64> {ten.bound}, %[[S:.*]]: tensor<1x1x1x4xf64> {ten.bound}, %[[B:.*]]: tensor<4xf64>)
// CHECK: %[[SQUEEZED:.*]] = ten.reshape %[[S]] : tensor<1x1x1x4xf64> -> tensor<4xf64>
// CHECK: %[[ALL:.*]] = ten.broadcast %[[SQUEEZED]] dims = [3]
// CHECK: %[[SCALED:.*]] = ten.div %[[W]], %[[ALL]]
// CHECK: %[[SUM:.*]] = ten.conv %[[X]], %[[SCALED]] {{.*}} feature_groups = 4
// CHECK: %[[ROW:.*]] = ten.broadcast %[[B]]
// CHECK: ten.add %[[ROW]], %[[SUM]]
func.func @scaled(%x: tensor<1x9x9x4xf64>, %w: tensor<3x3x1x4xf64> {ten.bound}, %s: tensor<1x1x1x4xf64> {ten.bound}, %b: tensor<4xf64>) -> tensor<1x7x7x4xf64> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups = 4 : tensor<1x9x9x4xf64>, tensor<3x3x1x4xf64> -> tensor<1x7x7x4xf64>
  %1 = ten.broadcast %s dims = [0, 1, 2, 3] : tensor<1x1x1x4xf64> -> tensor<1x7x7x4xf64>
  %2 = ten.div %0, %1 : tensor<1x7x7x4xf64>
  %3 = ten.broadcast %b dims = [3] : tensor<4xf64> -> tensor<1x7x7x4xf64>
  %4 = ten.add %3, %2 : tensor<1x7x7x4xf64>
  return %4 : tensor<1x7x7x4xf64>
}

// -----

// Features first, as a convolution of 1x1 becomes it: weights on the left, and
// a dimension of one element between.
// CHECK-LABEL: func.func @features_first(
// CHECK-SAME: %[[X:.*]]: tensor<24x7x9xf32>, %[[W:.*]]: tensor<6x24xf32> {ten.bound}, %[[S:.*]]: tensor<6xf32> {ten.bound})
// CHECK: %[[ALL:.*]] = ten.broadcast %[[S]] dims = [0] : tensor<6xf32> -> tensor<6x24xf32>
// CHECK: %[[SCALED:.*]] = ten.mul %[[W]], %[[ALL]]
// CHECK: %[[SUM:.*]] = ten.contract %[[SCALED]], %[[X]]
// CHECK: %[[Y:.*]] = ten.reshape %[[SUM]]
// CHECK: return %[[Y]]
func.func @features_first(%x: tensor<24x7x9xf32>, %w: tensor<6x24xf32> {ten.bound}, %s: tensor<6xf32> {ten.bound}) -> tensor<1x6x7x9xf32> {
  %0 = ten.contract %w, %x contracting = [1] x [0] : tensor<6x24xf32>, tensor<24x7x9xf32> -> tensor<6x7x9xf32>
  %1 = ten.reshape %0 : tensor<6x7x9xf32> -> tensor<1x6x7x9xf32>
  %2 = ten.broadcast %s dims = [1] : tensor<6xf32> -> tensor<1x6x7x9xf32>
  %3 = ten.mul %2, %1 : tensor<1x6x7x9xf32>
  return %3 : tensor<1x6x7x9xf32>
}

// -----

// Batches, several features, and factors of one of them and of none.
// CHECK-LABEL: func.func @batches(
// CHECK-SAME: %[[X:.*]]: tensor<5x3x4xf32>, %[[W:.*]]: tensor<4x3x2x7xf32> {ten.bound}, %[[S:.*]]: tensor<7x3xf32> {ten.bound})
// CHECK: %[[FEATURES:.*]] = ten.broadcast %[[S]] dims = [2, 0] : tensor<7x3xf32> -> tensor<3x2x7xf32>
// CHECK: %[[ALL:.*]] = ten.broadcast %[[FEATURES]] dims = [1, 2, 3] : tensor<3x2x7xf32> -> tensor<4x3x2x7xf32>
// CHECK: %[[ONE:.*]] = ten.mul %[[W]], %[[ALL]]
// CHECK: %[[TWO:.*]] = ten.mul %[[ONE]]
// CHECK: %[[SUM:.*]] = ten.contract %[[X]], %[[TWO]] batch = [1] x [1] contracting = [2] x [0]
// CHECK: return %[[SUM]]
func.func @batches(%x: tensor<5x3x4xf32>, %w: tensor<4x3x2x7xf32> {ten.bound}, %s: tensor<7x3xf32> {ten.bound}) -> tensor<3x5x2x7xf32> {
  %two = ten.constant dense<2.0> : tensor<3x5x2x7xf32>
  %0 = ten.contract %x, %w batch = [1] x [1] contracting = [2] x [0] : tensor<5x3x4xf32>, tensor<4x3x2x7xf32> -> tensor<3x5x2x7xf32>
  %1 = ten.broadcast %s dims = [3, 0] : tensor<7x3xf32> -> tensor<3x5x2x7xf32>
  %2 = ten.mul %0, %1 : tensor<3x5x2x7xf32>
  %3 = ten.mul %2, %two : tensor<3x5x2x7xf32>
  return %3 : tensor<3x5x2x7xf32>
}

// -----

// Nothing is bound.
// CHECK-LABEL: func.func @unbound(
// CHECK-NEXT: ten.contract
// CHECK-NEXT: ten.broadcast
// CHECK-NEXT: ten.mul
func.func @unbound(%x: tensor<8x96xf32>, %w: tensor<96x40xf32>, %s: tensor<40xf32>) -> tensor<8x40xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<40xf32> -> tensor<8x40xf32>
  %2 = ten.mul %0, %1 : tensor<8x40xf32>
  return %2 : tensor<8x40xf32>
}

// -----

// A call decides the scale; a scale of each row is not of the weights; a mean
// without a scale needs nothing of them.
// CHECK-LABEL: func.func @other_scales(
// CHECK-NEXT: %[[SUM:.*]] = ten.contract %{{.*}}, %arg1
// CHECK: ten.mul %[[SUM]]
// CHECK: %[[SUM:.*]] = ten.contract %{{.*}}, %arg2
// CHECK: ten.mul %[[SUM]]
// CHECK: %[[SUM:.*]] = ten.contract %{{.*}}, %arg3
// CHECK: ten.sub %[[SUM]]
func.func @other_scales(%x: tensor<8x96xf32>, %w: tensor<96x40xf32> {ten.bound}, %u: tensor<96x40xf32> {ten.bound}, %v: tensor<96x40xf32> {ten.bound}, %s: tensor<40xf32>, %r: tensor<8xf32> {ten.bound}, %m: tensor<40xf32> {ten.bound}) -> (tensor<8x40xf32>, tensor<8x40xf32>, tensor<8x40xf32>) {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<40xf32> -> tensor<8x40xf32>
  %2 = ten.mul %0, %1 : tensor<8x40xf32>
  %3 = ten.contract %x, %u contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %4 = ten.broadcast %r dims = [0] : tensor<8xf32> -> tensor<8x40xf32>
  %5 = ten.mul %3, %4 : tensor<8x40xf32>
  %6 = ten.contract %x, %v contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %7 = ten.broadcast %m dims = [1] : tensor<40xf32> -> tensor<8x40xf32>
  %8 = ten.sub %6, %7 : tensor<8x40xf32>
  return %2, %5, %8 : tensor<8x40xf32>, tensor<8x40xf32>, tensor<8x40xf32>
}

// -----

// Both would be needed.
// CHECK-LABEL: func.func @other_users(
// CHECK-NEXT: ten.contract %{{.*}}, %arg1
// CHECK-NOT: ten.contract {{.*}}, %{{[0-9]}}
// REMARK: scaled in each call: the sum has other users
// REMARK: scaled in each call: the weights have other users
func.func @other_users(%x: tensor<8x96xf32>, %w: tensor<96x40xf32> {ten.bound}, %u: tensor<96x40xf32> {ten.bound}, %s: tensor<40xf32> {ten.bound}) -> (tensor<8x40xf32>, tensor<8x40xf32>, tensor<8x40xf32>, tensor<96x40xf32>) {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<40xf32> -> tensor<8x40xf32>
  %2 = ten.mul %0, %1 : tensor<8x40xf32>
  %3 = ten.contract %x, %u contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %4 = ten.mul %3, %1 : tensor<8x40xf32>
  return %0, %2, %4, %u : tensor<8x40xf32>, tensor<8x40xf32>, tensor<8x40xf32>, tensor<96x40xf32>
}

// -----

// Narrow numbers; f32 summed in f64.
// CHECK-LABEL: func.func @narrow(
// CHECK-NEXT: ten.contract %{{.*}}, %arg1
// CHECK: ten.contract %{{.*}}, %arg4
// REMARK: scaled in each call: the elements are neither f32 nor f64
// REMARK: scaled in each call: the operand and accumulator types differ
func.func @narrow(%x: tensor<8x96xbf16>, %w: tensor<96x40xbf16> {ten.bound}, %s: tensor<40xbf16> {ten.bound}, %y: tensor<8x96xf32>, %u: tensor<96x40xf32> {ten.bound}, %t: tensor<40xf32> {ten.bound}) -> (tensor<8x40xbf16>, tensor<8x40xf32>) {
  %0 = ten.contract %x, %w contracting = [1] x [0] accumulate f32 : tensor<8x96xbf16>, tensor<96x40xbf16> -> tensor<8x40xbf16>
  %1 = ten.broadcast %s dims = [1] : tensor<40xbf16> -> tensor<8x40xbf16>
  %2 = ten.mul %0, %1 : tensor<8x40xbf16>
  %3 = ten.contract %y, %u contracting = [1] x [0] accumulate f64 : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %4 = ten.broadcast %t dims = [1] : tensor<40xf32> -> tensor<8x40xf32>
  %5 = ten.mul %3, %4 : tensor<8x40xf32>
  return %2, %5 : tensor<8x40xbf16>, tensor<8x40xf32>
}

// -----

// Such weights are made in each call, and then so would be their product.
// CHECK-LABEL: func.func @large(
// CHECK-NEXT: %[[W:.*]] = ten.broadcast
// CHECK-NEXT: ten.contract %{{.*}}, %[[W]]
// REMARK: scaled in each call: the weights are much larger than their operands
func.func @large(%x: tensor<8x512xf32>, %w: tensor<512xf32> {ten.bound}, %s: tensor<512xf32> {ten.bound}) -> tensor<8x512xf32> {
  %0 = ten.broadcast %w dims = [0] : tensor<512xf32> -> tensor<512x512xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [0] : tensor<8x512xf32>, tensor<512x512xf32> -> tensor<8x512xf32>
  %2 = ten.broadcast %s dims = [1] : tensor<512xf32> -> tensor<8x512xf32>
  %3 = ten.mul %1, %2 : tensor<8x512xf32>
  return %3 : tensor<8x512xf32>
}

// -----

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT: ten.contract %{{.*}}, %arg1
// CHECK: ten.contract %{{.*}}, %arg2
func.func @dynamic(%x: tensor<?x96xf32>, %w: tensor<96x40xf32> {ten.bound}, %u: tensor<96x40xf32> {ten.bound}, %s: tensor<40xf32> {ten.bound}, %t: tensor<?xf32> {ten.bound}, %y: tensor<8x96xf32>, %n: index) -> (tensor<?x40xf32>, tensor<8x40xf32>) {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x96xf32>, tensor<96x40xf32> -> tensor<?x40xf32>
  %1 = ten.broadcast %s dims = [1] sizes(%n) : tensor<40xf32> -> tensor<?x40xf32>
  %2 = ten.mul %0, %1 : tensor<?x40xf32>
  %3 = ten.contract %y, %u contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %4 = ten.broadcast %t dims = [1] : tensor<?xf32> -> tensor<8x40xf32>
  %5 = ten.mul %3, %4 : tensor<8x40xf32>
  return %2, %5 : tensor<?x40xf32>, tensor<8x40xf32>
}

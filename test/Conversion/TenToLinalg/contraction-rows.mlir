// Products of as many rows as the run has with a known matrix, which is packed
// where they are many. No memory is made to say how many they are.
// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s

// CHECK-LABEL: @rows(
// CHECK-NOT: xi8
// CHECK: %[[ROWS:.*]] = tensor.dim
// CHECK: %[[MANY:.*]] = arith.cmpi sgt, %[[ROWS]], %c8
// CHECK: scf.if %[[MANY]]
// CHECK: scf.for %{{.*}} = %c0 to %c64 step %c16
// CHECK: tensor.empty() : tensor<2x32x8xf32>
// CHECK: linalg.generic
// CHECK-SAME: ten.copy_lanes
// CHECK: } else {
// CHECK-NOT: tensor.empty
// CHECK: scf.for %{{.*}} = %c0 to %c32 step %c16
// CHECK: linalg.generic
// CHECK-SAME: ten.tile
// CHECK: return
func.func private @rows(%x: tensor<?x32xf32>, %w: tensor<32x64xf32>, %out: tensor<?x64xf32>) -> tensor<?x64xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [4], pack_lhs = false, pack_rhs = true, panels = 2, depth = 0>} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x32xf32>, tensor<32x64xf32> -> tensor<?x64xf32>
  return %0 : tensor<?x64xf32>
}

// Of a matrix whose rows run along the sums, a few rows take a square at a time.
// CHECK-LABEL: @turned(
// CHECK: arith.muli
// CHECK: %[[MANY:.*]] = arith.cmpi sgt, %{{.*}}, %c8
// CHECK: tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2]]
// CHECK: scf.if %[[MANY]]
// CHECK: tensor.empty() : tensor<2x32x8xf32>
// CHECK: } else {
// CHECK-NOT: tensor<2x32x8xf32>
// CHECK: tensor.empty() : tensor<1x8x8xf32>
// CHECK: linalg.generic
// CHECK: tensor.expand_shape
// CHECK: return
func.func private @turned(%x: tensor<?x?x32xf32>, %w: tensor<64x32xf32>, %out: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [4], pack_lhs = false, pack_rhs = true, panels = 2, depth = 0>} {
  %0 = ten.contract %x, %w contracting = [2] x [1] : tensor<?x?x32xf32>, tensor<64x32xf32> -> tensor<?x?x64xf32>
  return %0 : tensor<?x?x64xf32>
}

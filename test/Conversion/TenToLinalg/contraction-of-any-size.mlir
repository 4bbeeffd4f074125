// Products of matrices whose sizes only the run knows: in blocks of the
// schedule if rows are many and L2 does not hold the right operand.
// RUN: tensor-opt %s -convert-ten-to-linalg | FileCheck %s

// CHECK-LABEL: @plain(
// CHECK-DAG: %[[LARGE:.*]] = arith.cmpi ugt, %{{.*}}, %c65536
// CHECK-DAG: %[[MANY:.*]] = arith.cmpi ugt, %{{.*}}, %c12
// CHECK: %[[BLOCKS:.*]] = arith.andi
// CHECK: scf.if %[[BLOCKS]]
// CHECK: scf.for %{{.*}} step %c32
// CHECK: arith.minui %{{.*}}, %c32
// CHECK: scf.for %{{.*}} step %c256
// CHECK: tensor.empty() : tensor<256x48xf32>
// CHECK: linalg.generic
// CHECK-SAME: ten.copy_lanes
// CHECK: linalg.generic
// CHECK-SAME: ten.sums = "some", ten.tile
// CHECK: ten.copy_lanes
// CHECK: ten.sums = "last", ten.tile
// CHECK: } else {
// CHECK-NOT: ten.copy_lanes
// CHECK: ten.tile
// CHECK: return
func.func private @plain(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %out: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6, 6], pack_lhs = false, pack_rhs = true, panels = 2, depth = 256>} {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The number of rows does not decide where the two orders of sums differ. A
// transposed left operand is copied for each block.
// CHECK-LABEL: @turned(
// CHECK: %[[LARGE:.*]] = arith.cmpi ugt, %{{.*}}, %c65536
// CHECK-NOT: arith.andi
// CHECK: scf.if %[[LARGE]]
// CHECK: tensor.empty(%{{.*}}) : tensor<?x272xf32>
// CHECK: tensor.empty() : tensor<256x48xf32>
// CHECK: ten.tile
// CHECK: } else {
// CHECK: return
func.func private @turned(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %out: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {ten.kernel = "contract", ten.schedule = #ten.contract_schedule<lanes = 8, heights = [6, 6], pack_lhs = true, pack_rhs = true, panels = 2, depth = 256>} {
  %0 = ten.contract %x, %w contracting = [0] x [1] : tensor<?x?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

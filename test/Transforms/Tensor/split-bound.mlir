// RUN: tensor-opt %s -split-input-file -ten-split-bound | FileCheck %s
// RUN: tensor-opt %s -split-input-file -ten-split-bound --remarks-filter=ten-split-bound --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// What bound arguments decide is computed at load. A repetition stays in the
// call; an argument that is read as it is becomes resident itself.
// CHECK: func.func @main(%[[X:.*]]: tensor<8x96xf32>, %[[W:.*]]: tensor<96x40xf32> {ten.resident = 0 : i64}, %[[S:.*]]: tensor<40xf32> {ten.resident = 1 : i64}, %[[B:.*]]: tensor<40xf32> {ten.resident = 2 : i64})
// CHECK-SAME: ten.bound_arguments = array<i64: 1, 2, 3>
// CHECK-SAME: ten.caller_type = (tensor<8x96xf32>, tensor<96x40xbf16>, tensor<40xf32>, tensor<40xf32>) -> (tensor<8x40xf32>, tensor<40xf32>)
// CHECK-SAME: ten.load = @main_load
// CHECK-NEXT: %[[SUM:.*]] = ten.contract %[[X]], %[[W]]
// CHECK-NEXT: %[[ALL:.*]] = ten.broadcast %[[S]]
// CHECK-NEXT: %[[Y:.*]] = ten.add %[[SUM]], %[[ALL]]
// CHECK-NEXT: return %[[Y]], %[[B]]
// CHECK: func.func private @main_load(%[[W:.*]]: tensor<96x40xbf16>, %[[B:.*]]: tensor<40xf32>, %[[V:.*]]: tensor<40xf32>) -> (tensor<96x40xf32>, tensor<40xf32>, tensor<40xf32>)
// CHECK-NEXT: %[[C:.*]] = ten.convert %[[W]]
// CHECK-NEXT: %[[R:.*]] = ten.rsqrt %[[V]]
// CHECK-NEXT: %[[M:.*]] = ten.mul %[[B]], %[[R]]
// CHECK-NEXT: return %[[C]], %[[M]], %[[B]]
// REMARK-DAG: computed at load: 'ten.convert'
// REMARK-DAG: computed at load: 'ten.mul'
// REMARK-DAG: computed in each call: 'ten.broadcast' repeats elements
func.func @main(%x: tensor<8x96xf32>, %w: tensor<96x40xbf16> {ten.bound}, %b: tensor<40xf32> {ten.bound}, %v: tensor<40xf32> {ten.bound}) -> (tensor<8x40xf32>, tensor<40xf32>) {
  %0 = ten.convert %w : tensor<96x40xbf16> -> tensor<96x40xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [0] : tensor<8x96xf32>, tensor<96x40xf32> -> tensor<8x40xf32>
  %2 = ten.rsqrt %v : tensor<40xf32>
  %3 = ten.mul %b, %2 : tensor<40xf32>
  %4 = ten.broadcast %3 dims = [1] : tensor<40xf32> -> tensor<8x40xf32>
  %5 = ten.add %1, %4 : tensor<8x40xf32>
  return %5, %b : tensor<8x40xf32>, tensor<40xf32>
}

// -----

// Nothing is bound.
// CHECK-LABEL: func.func @main(%{{.*}}: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NOT: load
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// All that is computed depends on the other argument: the bound one alone is
// resident. A bound argument that is not read is not kept.
// CHECK: func.func @main(%[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32> {ten.resident = 0 : i64})
// CHECK-NEXT: ten.add %[[X]], %[[W]]
// CHECK: func.func private @main_load(%[[W:.*]]: tensor<4xf32>, %{{.*}}: tensor<9xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[W]]
func.func @main(%w: tensor<4xf32> {ten.bound}, %x: tensor<4xf32>, %u: tensor<9xf32> {ten.bound}) -> tensor<4xf32> {
  %0 = ten.add %x, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Much larger than what it is made of: made in each call.
// CHECK: func.func @main(%[[X:.*]]: tensor<512x512xf32>, %[[W:.*]]: tensor<512xf32> {ten.resident = 0 : i64})
// CHECK: ten.broadcast
// CHECK: ten.exp
// REMARK: computed in each call: 'ten.exp' is much larger than its operands
func.func @main(%w: tensor<512xf32> {ten.bound}, %x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = ten.broadcast %w dims = [0] : tensor<512xf32> -> tensor<512x512xf32>
  %1 = ten.exp %0 : tensor<512x512xf32>
  %2 = ten.add %x, %1 : tensor<512x512xf32>
  return %2 : tensor<512x512xf32>
}

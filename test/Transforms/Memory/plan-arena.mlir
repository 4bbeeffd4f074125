// RUN: tensor-opt %s -ten-plan-arena | FileCheck %s

func.func private @k(memref<16xf32>, memref<16xf32>) attributes {ten.kernel = "map"}

// The second is needed while the first is read, the third after the first.
// CHECK-LABEL: func.func @disjoint_lifetimes_share(
// CHECK-SAME: %[[ARENA:[a-z0-9]+]]: memref<?xi8>)
func.func @disjoint_lifetimes_share(%x: memref<16xf32>) {
  // CHECK: %[[AT0:.*]] = arith.constant 0 : index
  // CHECK: %[[A:.*]] = memref.view %[[ARENA]][%[[AT0]]][] : memref<?xi8> to memref<16xf32>
  %a = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  // CHECK: %[[AT64:.*]] = arith.constant 64 : index
  // CHECK: %[[B:.*]] = memref.view %[[ARENA]][%[[AT64]]][]
  %b = memref.alloc() : memref<16xf32>
  ten.launch @k(%a) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  // CHECK: %[[AGAIN:.*]] = arith.constant 0 : index
  // CHECK: memref.view %[[ARENA]][%[[AGAIN]]][]
  %c = memref.alloc() : memref<16xf32>
  ten.launch @k(%b) into(%c) : (memref<16xf32>) into (memref<16xf32>)
  return
}
// CHECK-LABEL: func.func private @disjoint_lifetimes_share_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 128 : index
// CHECK: return %[[BYTES]]

// CHECK-LABEL: func.func @overlapping_do_not_share(
func.func @overlapping_do_not_share(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%x) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%x) into(%c) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%c) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%b) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  return
}
// CHECK-LABEL: func.func private @overlapping_do_not_share_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 192 : index
// CHECK: return %[[BYTES]]

// Read in every iteration, it must not share with what the loop makes later.
// CHECK-LABEL: func.func @loops_extend_lifetimes(
func.func @loops_extend_lifetimes(%x: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  scf.for %i = %c0 to %n step %c1 {
    ten.launch @k(%a) into(%x) : (memref<16xf32>) into (memref<16xf32>)
    %b = memref.alloc() : memref<16xf32>
    ten.launch @k(%x) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  }
  return
}
// CHECK-LABEL: func.func private @loops_extend_lifetimes_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 128 : index
// CHECK: return %[[BYTES]]

// The same without the loop shares.
// CHECK-LABEL: func.func @without_loop(
func.func @without_loop(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%a) into(%x) : (memref<16xf32>) into (memref<16xf32>)
  %b = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  return
}
// CHECK-LABEL: func.func private @without_loop_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 64 : index
// CHECK: return %[[BYTES]]

// A view keeps its buffer alive.
// CHECK-LABEL: func.func @views_extend_lifetimes(
func.func @views_extend_lifetimes(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<4x4xf32>
  %v = memref.collapse_shape %a [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  ten.launch @k(%x) into(%v) : (memref<16xf32>) into (memref<16xf32>)
  %b = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%v) into(%x) : (memref<16xf32>) into (memref<16xf32>)
  return
}
// CHECK-LABEL: func.func private @views_extend_lifetimes_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 128 : index
// CHECK: return %[[BYTES]]

// Sizes are rounded up to 64 bytes; i1 takes a byte.
// CHECK-LABEL: func.func @alignment(
func.func @alignment(%i: index) -> (i8, i8) {
  %a = memref.alloc() : memref<65xi8>
  %b = memref.alloc() : memref<1xi8>
  %c0 = arith.constant 0 : index
  %0 = memref.load %a[%i] : memref<65xi8>
  %1 = memref.load %b[%c0] : memref<1xi8>
  return %0, %1 : i8, i8
}
// CHECK-LABEL: func.func private @alignment_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 192 : index
// CHECK: return %[[BYTES]]

// CHECK-LABEL: func.func @no_temporaries(
func.func @no_temporaries(%x: memref<16xf32>) {
  ten.launch @k(%x) into(%x) : (memref<16xf32>) into (memref<16xf32>)
  return
}
// CHECK-LABEL: func.func private @no_temporaries_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 0 : index
// CHECK: return %[[BYTES]]

// What is copied to a result in the end is made there, in loops as well.
// CHECK-LABEL: func.func @made_in_result(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16xf32>, %[[R:[a-z0-9]+]]: memref<16xf32>
// CHECK: ten.launch @k(%[[X]]) into(%[[R]])
// CHECK: scf.for
// CHECK-NEXT: ten.launch @k(%[[R]]) into(%[[R]])
// CHECK-NOT: memref.copy
// CHECK: return
func.func @made_in_result(%x: memref<16xf32>, %r: memref<16xf32>) attributes {ten.num_args = 1 : i64, ten.results = [tensor<16xf32>], ten.returned = array<i64>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    ten.launch @k(%a) into(%a) reuse = [0] : (memref<16xf32>) into (memref<16xf32>)
  }
  memref.copy %a, %r : memref<16xf32> to memref<16xf32>
  return
}
// CHECK-LABEL: func.func private @made_in_result_plan(
// CHECK: %[[BYTES:.*]] = arith.constant 0 : index
// CHECK: return %[[BYTES]]

// The memory of the first is the argument's until that is read last; the
// second is read after it was delivered; the third result is used before.
// CHECK-LABEL: func.func @not_made_in_results(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16xf32>{{.*}}, %[[R:[a-z0-9]+]]: memref<16xf32>, %[[S:[a-z0-9]+]]: memref<16xf32>, %[[T:[a-z0-9]+]]: memref<16xf32>
// CHECK: memref.copy %{{.*}}, %[[R]]
// CHECK: memref.copy %{{.*}}, %[[S]]
// CHECK: memref.copy %{{.*}}, %[[T]]
// CHECK: return
func.func @not_made_in_results(%x: memref<16xf32> {ten.donated = 0 : i64}, %r: memref<16xf32>, %s: memref<16xf32>, %t: memref<16xf32>) attributes {ten.num_args = 1 : i64, ten.results = [tensor<16xf32>, tensor<16xf32>, tensor<16xf32>], ten.returned = array<i64>} {
  ten.launch @k(%x) into(%t) : (memref<16xf32>) into (memref<16xf32>)
  %a = memref.alloc() : memref<16xf32>
  ten.launch @k(%t) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  %b = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  memref.copy %a, %r : memref<16xf32> to memref<16xf32>
  memref.copy %b, %s : memref<16xf32> to memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  ten.launch @k(%b) into(%c) : (memref<16xf32>) into (memref<16xf32>)
  memref.copy %c, %t : memref<16xf32> to memref<16xf32>
  return
}

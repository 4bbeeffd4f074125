// RUN: tensor-opt %s --ten-plan-arena --canonicalize | FileCheck %s

func.func private @k(memref<16xf32>, memref<16xf32>) attributes {ten.kernel = "map"}
func.func private @d(memref<?xf32>, memref<?xf32>) attributes {ten.kernel = "map"}

// The third buffer takes the first one's place.
// CHECK-LABEL: func.func @reuse(
// CHECK: memref.view %[[ARENA:.*]][%c0][]
// CHECK: memref.view %[[ARENA]][%c64][]
// CHECK: memref.view %[[ARENA]][%c0][]
// CHECK: func.func private @reuse_plan
// CHECK: return %c128
func.func @reuse(%x: memref<16xf32>, %y: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  ten.launch @k(%x) into(%a) : (memref<16xf32>) into (memref<16xf32>)
  %b = memref.alloc() : memref<16xf32>
  ten.launch @k(%a) into(%b) : (memref<16xf32>) into (memref<16xf32>)
  %c = memref.alloc() : memref<16xf32>
  ten.launch @k(%b) into(%c) : (memref<16xf32>) into (memref<16xf32>)
  ten.launch @k(%c) into(%y) : (memref<16xf32>) into (memref<16xf32>)
  return
}

// Equal sizes share places, too; a size that depends on data is reserved.
// CHECK-LABEL: func.func @dynamic(
// CHECK: ten.check %{{.*}}, "expects an arena of the planned size"
// CHECK: %[[A:.*]] = memref.view %[[ARENA:.*]][%c0][%{{.*}}] : memref<?xi8> to memref<?xf32>
// CHECK: %[[B:.*]] = memref.view %[[ARENA]][%[[BYTES:.*]]][%{{.*}}]
// CHECK: %[[C:.*]] = memref.view %[[ARENA]][%c0][%{{.*}}]
// CHECK: ten.reserve
// CHECK: func.func private @dynamic_plan
// CHECK: ten.check %{{.*}}, "out of memory: a temporary has too many elements"
func.func @dynamic(%x: memref<?xf32>, %p: memref<index>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  ten.launch @d(%x) into(%a) : (memref<?xf32>) into (memref<?xf32>)
  %b = memref.alloc(%n) : memref<?xf32>
  ten.launch @d(%a) into(%b) : (memref<?xf32>) into (memref<?xf32>)
  %c = memref.alloc(%n) : memref<?xf32>
  ten.launch @d(%b) into(%c) : (memref<?xf32>) into (memref<?xf32>)
  %m = memref.load %p[] : memref<index>
  %e = memref.alloc(%m) : memref<?xf32>
  ten.launch @d(%c) into(%e) : (memref<?xf32>) into (memref<?xf32>)
  return
}

// What a loop carries has two places, and no copy.
// CHECK-LABEL: func.func @carried(
// CHECK: scf.for
// CHECK: %[[OFFSET:.*]] = arith.select %{{.*}}, %c64, %c0
// CHECK: memref.view %{{.*}}[%[[OFFSET]]][]
// CHECK-NOT: memref.copy
// CHECK: scf.yield
func.func @carried(%x: memref<16xf32>, %y: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> memref<16xf32> {
    %a = memref.alloc() : memref<16xf32>
    ten.launch @k(%t) into(%a) : (memref<16xf32>) into (memref<16xf32>)
    %b = memref.alloc() : memref<16xf32>
    memref.copy %a, %b : memref<16xf32> to memref<16xf32>
    scf.yield %b : memref<16xf32>
  }
  ten.launch @k(%r) into(%y) : (memref<16xf32>) into (memref<16xf32>)
  return
}

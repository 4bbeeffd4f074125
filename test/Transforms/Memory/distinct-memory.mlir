// RUN: tensor-opt %s -ten-mark-distinct-memory | FileCheck %s

// Arguments 0 and 1 but not 2, whose memory the output may have.
// CHECK-LABEL: @map_0(
// CHECK-SAME: %[[A:.*]]: memref<8xi32>, %{{.*}}: memref<8xf32>, %[[C:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK-SAME: ten.distinct = array<i64: 0, 1>
// CHECK: memref.load %[[C]]
func.func private @map_0(%a: memref<8xi32>, %b: memref<8xf32>, %c: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %i = arith.constant 0 : index
  %0 = memref.load %c[%i] : memref<8xf32>
  memref.store %0, %out[%i] : memref<8xf32>
  return
}

// What is called in place reads through the output, and shares no memory then.
// CHECK-LABEL: @map_1(
// CHECK-SAME: %[[A:.*]]: memref<8xf32>, %{{.*}}: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK-SAME: ten.distinct = array<i64: 0, 1, 2>
// CHECK: memref.load %[[OUT]]
func.func private @map_1(%a: memref<8xf32>, %b: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %i = arith.constant 0 : index
  %0 = memref.load %a[%i] : memref<8xf32>
  memref.store %0, %out[%i] : memref<8xf32>
  return
}

// In place in one of two launches: a function for each.
// CHECK-LABEL: @map_2(
// CHECK-SAME: %[[A:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK: memref.load %[[A]]
// CHECK: func.func private @[[COPY:map_2.*]](%[[A:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK: memref.load %[[OUT]]
func.func private @map_2(%a: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  %i = arith.constant 0 : index
  %0 = memref.load %a[%i] : memref<8xf32>
  memref.store %0, %out[%i] : memref<8xf32>
  return
}

// CHECK: func.func @main(
// CHECK: ten.launch @map_2(
// CHECK: ten.launch @[[COPY]](
func.func @main(%x: memref<8xi32>, %y: memref<8xf32>, %z: memref<8xf32>, %o: memref<8xf32>) {
  ten.launch @map_0(%x, %y, %z) into(%o) : (memref<8xi32>, memref<8xf32>, memref<8xf32>) into (memref<8xf32>)
  ten.launch @map_0(%x, %y, %z) into(%o) reuse = [2] : (memref<8xi32>, memref<8xf32>, memref<8xf32>) into (memref<8xf32>)
  // An output that is also an input, said or not.
  ten.launch @map_1(%o, %y) into(%o) : (memref<8xf32>, memref<8xf32>) into (memref<8xf32>)
  ten.launch @map_2(%y) into(%o) : (memref<8xf32>) into (memref<8xf32>)
  ten.launch @map_2(%o) into(%o) : (memref<8xf32>) into (memref<8xf32>)
  return
}

// Two results, each in the memory of an input: a function that reads both
// through the outputs.
// CHECK-LABEL: @map_3(
// CHECK-SAME: %[[A:[a-z0-9]+]]: memref<8xf32>, %[[B:[a-z0-9]+]]: memref<8xf32>, %[[C:[a-z0-9]+]]: memref<8xf32>, %[[D:[a-z0-9]+]]: memref<8xf32>)
// CHECK-SAME: ten.distinct = array<i64: 0, 1, 2, 3>
// CHECK: memref.load %[[C]]
// CHECK: memref.load %[[D]]
func.func private @map_3(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %d: memref<8xf32>) attributes {ten.kernel = "map"} {
  %i = arith.constant 0 : index
  %0 = memref.load %a[%i] : memref<8xf32>
  %1 = memref.load %b[%i] : memref<8xf32>
  memref.store %1, %c[%i] : memref<8xf32>
  memref.store %0, %d[%i] : memref<8xf32>
  return
}

func.func @two(%x: memref<8xf32>, %y: memref<8xf32>) {
  ten.launch @map_3(%x, %y) into(%x, %y) reuse = [0, 1] : (memref<8xf32>, memref<8xf32>) into (memref<8xf32>, memref<8xf32>)
  return
}

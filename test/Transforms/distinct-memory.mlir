// RUN: tensor-opt %s -ten-mark-distinct-memory | FileCheck %s

// The pointers of arguments 0 and 1 but not of the output, which the second
// launch gives the memory of argument 2: 0 and 1, then 5 and 6.
// CHECK-LABEL: @map_0(
// CHECK-SAME: ten.distinct = array<i64: 0, 1, 5, 6>
func.func private @map_0(%a: memref<8xi32>, %b: memref<8xf32>, %c: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  return
}

// CHECK-LABEL: @map_1(
// CHECK-SAME: ten.distinct = array<i64: 5, 6>
func.func private @map_1(%a: memref<8xf32>, %b: memref<8xf32>, %out: memref<8xf32>) attributes {ten.kernel = "map"} {
  return
}

func.func @main(%x: memref<8xi32>, %y: memref<8xf32>, %z: memref<8xf32>, %o: memref<8xf32>) {
  ten.launch @map_0(%x, %y, %z) into(%o) : (memref<8xi32>, memref<8xf32>, memref<8xf32>) into (memref<8xf32>)
  ten.launch @map_0(%x, %y, %z) into(%o) reuse = [2] : (memref<8xi32>, memref<8xf32>, memref<8xf32>) into (memref<8xf32>)
  // An output that is also an input, said or not.
  ten.launch @map_1(%o, %y) into(%o) : (memref<8xf32>, memref<8xf32>) into (memref<8xf32>)
  return
}

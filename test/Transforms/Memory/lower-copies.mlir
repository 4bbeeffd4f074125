// RUN: tensor-opt %s -ten-lower-copies | FileCheck %s

// CHECK-LABEL: @dense(
func.func @dense(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
  // CHECK-NEXT: memref.copy
  // CHECK-NEXT: return
  memref.copy %x, %y : memref<4x8xf32> to memref<4x8xf32>
  return
}

// CHECK-LABEL: @target_is_a_part(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4x2xf32>, %[[Y:[a-z0-9]+]]: memref<4x2xf32, strided<[8, 1], offset: 3>>
func.func @target_is_a_part(%x: memref<4x2xf32>, %y: memref<4x2xf32, strided<[8, 1], offset: 3>>) {
  // CHECK-NEXT: linalg.copy ins(%[[X]] : {{.*}}) outs(%[[Y]] :
  // CHECK-NOT: memref.copy
  memref.copy %x, %y : memref<4x2xf32> to memref<4x2xf32, strided<[8, 1], offset: 3>>
  return
}

// CHECK-LABEL: @source_is_a_part(
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4x2xf32>, %[[Y:[a-z0-9]+]]: memref<4x2xf32, strided<[8, 1], offset: 3>>
func.func @source_is_a_part(%x: memref<4x2xf32>, %y: memref<4x2xf32, strided<[8, 1], offset: 3>>) {
  // CHECK-NEXT: linalg.copy ins(%[[Y]] : {{.*}}) outs(%[[X]] :
  memref.copy %y, %x : memref<4x2xf32, strided<[8, 1], offset: 3>> to memref<4x2xf32>
  return
}

// CHECK-LABEL: @dense_linalg_copy(
func.func @dense_linalg_copy(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
  // CHECK-NEXT: memref.copy
  // CHECK-NEXT: return
  linalg.copy ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>)
  return
}

// CHECK-LABEL: @linalg_copy_that_converts(
func.func @linalg_copy_that_converts(%x: memref<4xf32>, %y: memref<4xf64>) {
  // CHECK-NEXT: linalg.copy
  linalg.copy ins(%x : memref<4xf32>) outs(%y : memref<4xf64>)
  return
}

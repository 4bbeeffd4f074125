// A collapse that an expansion's elements go through is replaced by a cast, and
// is no user of the expansion any more.
// RUN: tensor-opt %s -ten-fold-accesses | FileCheck %s

// CHECK-LABEL: @collapsed(
// CHECK: %[[E:.*]] = memref.expand_shape %arg0
// CHECK: %[[C:.*]] = memref.reinterpret_cast %[[E]] to offset: [0], sizes: [1, 4, 2], strides: [8, 2, 1]
// CHECK: memref.load %[[C]]
// CHECK: memref.load %arg0
// CHECK-NOT: memref.collapse_shape
func.func private @collapsed(%x: memref<2x2x2xf32>, %out: memref<2xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %x [[0, 1], [2, 3], [4]] output_shape [1, 2, 1, 2, 2] : memref<2x2x2xf32> into memref<1x2x1x2x2xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3], [4]] : memref<1x2x1x2x2xf32> into memref<1x4x2xf32>
  %2 = memref.load %1[%c0, %i, %c1] : memref<1x4x2xf32>
  %3 = memref.load %0[%c0, %c1, %c0, %i, %c1] : memref<1x2x1x2x2xf32>
  memref.store %2, %out[%c0] : memref<2xf32>
  memref.store %3, %out[%c1] : memref<2xf32>
  return
}

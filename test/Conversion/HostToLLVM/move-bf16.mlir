// RUN: tensor-opt %s -ten-convert-to-llvm | FileCheck %s

// Numbers of bf16 are loaded and stored as integers; others as they are.
// CHECK-LABEL: llvm.func @move
// CHECK: %[[BITS:.*]] = llvm.load {{.*}} -> i16
// CHECK: %[[NUMBER:.*]] = llvm.bitcast %[[BITS]] : i16 to bf16
// CHECK: %[[STORED:.*]] = llvm.bitcast %[[NUMBER]] : bf16 to i16
// CHECK: llvm.store %[[STORED]], {{.*}} : i16
// CHECK: llvm.load {{.*}} -> f16
// CHECK: llvm.store {{.*}} : f16
func.func @move(%a: memref<4xbf16>, %b: memref<4xf16>, %i: index, %j: index) {
  %0 = memref.load %a[%i] : memref<4xbf16>
  memref.store %0, %a[%j] : memref<4xbf16>
  %1 = memref.load %b[%i] : memref<4xf16>
  memref.store %1, %b[%j] : memref<4xf16>
  return
}

// RUN: tensor-opt %s -ten-expand-arith | FileCheck %s

// CHECK-LABEL: @bf16(
func.func @bf16(%x: bf16, %y: f32) -> (f32, bf16) {
  // CHECK-NOT: arith.extf
  // CHECK: arith.shli
  // CHECK-NOT: arith.truncf
  // CHECK: return
  %0 = arith.extf %x : bf16 to f32
  %1 = arith.truncf %y : f32 to bf16
  return %0, %1 : f32, bf16
}

// CHECK-LABEL: @rounded_divisions(
func.func @rounded_divisions(%x: i32, %y: i32) -> (i32, i32, i32) {
  // CHECK-NOT: arith.floordivsi
  // CHECK-NOT: arith.ceildivsi
  // CHECK-NOT: arith.ceildivui
  // CHECK: return
  %0 = arith.floordivsi %x, %y : i32
  %1 = arith.ceildivsi %x, %y : i32
  %2 = arith.ceildivui %x, %y : i32
  return %0, %1, %2 : i32, i32, i32
}

// The hardware's conversions, and what LLVM has an intrinsic for, stay.
// CHECK-LABEL: @stays(
func.func @stays(%x: f16, %y: f32, %i: i32) -> (f32, f16, f32, f32, i32) {
  // CHECK: arith.extf
  // CHECK: arith.truncf
  // CHECK: arith.maximumf
  // CHECK: arith.minimumf
  // CHECK: arith.divsi
  %0 = arith.extf %x : f16 to f32
  %1 = arith.truncf %y : f32 to f16
  %2 = arith.maximumf %y, %y : f32
  %3 = arith.minimumf %y, %y : f32
  %4 = arith.divsi %i, %i : i32
  return %0, %1, %2, %3, %4 : f32, f16, f32, f32, i32
}

// RUN: tensor-opt %s -ten-expand-functions | FileCheck %s
// RUN: tensor-opt %s -ten-attach-target=features=fma -ten-expand-functions | FileCheck %s --check-prefix=FMA

// Only functions that have something to expand are changed: `@plain` keeps the sum
// that a fold would remove.
// CHECK-LABEL: @plain
// CHECK: arith.constant 0
// CHECK: arith.addi
func.func @plain(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  return %0 : i32
}

// CHECK-LABEL: @exp
// CHECK-NOT: math.exp
// CHECK: arith.mulf
// CHECK-NOT: math.fma
// FMA-LABEL: @exp
// FMA: math.fma
func.func @exp(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}

// Complex functions are real ones first, which are expanded in the same run.
// CHECK-LABEL: @complex
// CHECK-NOT: complex.exp
// CHECK-NOT: math.exp %
func.func @complex(%x: complex<f32>) -> complex<f32> {
  %0 = complex.exp %x : complex<f32>
  return %0 : complex<f32>
}

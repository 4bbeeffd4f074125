// RUN: tensor-opt %s -ten-math-to-libm | FileCheck %s

// CHECK-LABEL: @calls(
func.func @calls(%x: f32, %y: f64) -> (f32, f64, f32, f32, f32, f32, f64, f32) {
  // CHECK: call @tanhf(
  // CHECK: call @tanh(
  // CHECK: call @expm1f(
  // CHECK: call @log1pf(
  // CHECK: call @erff(
  // CHECK: call @atan2f(
  // CHECK: call @cbrt(
  // CHECK: call @tanf(
  %0 = math.tanh %x : f32
  %1 = math.tanh %y : f64
  %2 = math.expm1 %x : f32
  %3 = math.log1p %x : f32
  %4 = math.erf %x : f32
  %5 = math.atan2 %x, %x : f32
  %6 = math.cbrt %y : f64
  %7 = math.tan %x : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f64, f32, f32, f32, f32, f64, f32
}

// CHECK-LABEL: @intrinsics(
func.func @intrinsics(%x: f32) -> (f32, f32, f32, f32) {
  // CHECK-NOT: call
  // CHECK: math.exp
  // CHECK: math.log
  // CHECK: math.sqrt
  // CHECK: math.sin
  // CHECK-NOT: call
  // CHECK: return
  %0 = math.exp %x : f32
  %1 = math.log %x : f32
  %2 = math.sqrt %x : f32
  %3 = math.sin %x : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

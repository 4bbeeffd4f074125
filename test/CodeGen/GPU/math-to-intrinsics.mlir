// RUN: tensor-opt %s -ten-math-to-intrinsics | FileCheck %s

// CHECK-LABEL: func.func @f
func.func @f(%x: f32, %i: i32) -> (f32, f32, i32, i1, f32) {
  // CHECK: llvm.call_intrinsic "llvm.sqrt"(%{{.*}}) : (f32) -> f32
  %0 = math.sqrt %x : f32
  // CHECK: llvm.call_intrinsic "llvm.fma"(
  %1 = math.fma %x, %x, %x : f32
  // CHECK: llvm.call_intrinsic "llvm.ctlz"(%{{.*}}, %{{.*}}) : (i32, i1) -> i32
  %2 = math.ctlz %i : i32
  // CHECK: llvm.call_intrinsic "llvm.fabs"
  // CHECK: arith.cmpf oeq
  %3 = math.isinf %x : f32
  // What has no instruction stays.
  // CHECK: math.erf
  %4 = math.erf %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, i32, i1, f32
}

// Of arith, what would become a function of libdevice.
// CHECK-LABEL: @numbers
// CHECK: llvm.call_intrinsic "llvm.maxnum"(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
// CHECK: llvm.call_intrinsic "llvm.minnum"(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
// CHECK: arith.maximumf
func.func @numbers(%x: f32, %y: f32) -> f32 {
  %0 = arith.maxnumf %x, %y : f32
  %1 = arith.minnumf %0, %y : f32
  %2 = arith.maximumf %1, %y : f32
  return %2 : f32
}

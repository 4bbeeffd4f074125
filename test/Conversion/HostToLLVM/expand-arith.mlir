// RUN: tensor-opt %s -ten-expand-arith | FileCheck %s
// RUN: tensor-opt %s -ten-attach-target=features=sse2 -ten-expand-arith | FileCheck %s --check-prefix=NOHALF
// RUN: tensor-opt %s -ten-attach-target=features=f16c -ten-expand-arith | FileCheck %s --check-prefix=HALF
// RUN: tensor-opt %s -ten-attach-target=features=avx512dq -ten-expand-arith | FileCheck %s --check-prefix=LONGS

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

// Without instructions, conversions of f16 are integer arithmetic: LLVM calls
// functions that not every compiler's library has.
// NOHALF-LABEL: @half(
// NOHALF-NOT: f16 to f32
// NOHALF-NOT: arith.truncf
// NOHALF: arith.extf %{{.*}} : vector<4xf32> to vector<4xf64>
// NOHALF-NOT: arith.truncf
// NOHALF: return
// HALF-LABEL: @half(
// HALF: arith.extf %{{.*}} : f16 to f32
// HALF: arith.truncf %{{.*}} : f32 to f16
// HALF: arith.extf %{{.*}} : vector<4xf16> to vector<4xf64>
func.func @half(%x: f16, %y: f32, %z: vector<4xf16>) -> (f32, f16, vector<4xf64>) {
  %0 = arith.extf %x : f16 to f32
  %1 = arith.truncf %y : f32 to f16
  %2 = arith.extf %z : vector<4xf16> to vector<4xf64>
  return %0, %1, %2 : f32, f16, vector<4xf64>
}

// NaN made of those of bf16 needs no care when it is rounded.
// CHECK-LABEL: @short_nan(
// CHECK-NOT: arith.select
// CHECK: return
func.func @short_nan(%x: bf16, %n: i32, %v: vector<4xbf16>) -> (bf16, bf16, vector<4xbf16>) {
  %half = arith.constant 0.5 : f32
  %0 = arith.extf %x : bf16 to f32
  %1 = arith.mulf %0, %half : f32
  %2 = arith.truncf %1 : f32 to bf16
  %3 = arith.extf %2 : bf16 to f32
  %4 = arith.sitofp %n : i32 to f32
  %5 = math.fma %3, %4, %0 : f32
  %6 = arith.truncf %5 : f32 to bf16
  %7 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %8 = vector.broadcast %4 : f32 to vector<4xf32>
  %9 = arith.divf %7, %8 : vector<4xf32>
  %10 = arith.truncf %9 : vector<4xf32> to vector<4xbf16>
  return %2, %6, %10 : bf16, bf16, vector<4xbf16>
}

// Other NaN may have digits that bf16 has not: of f32, f16, constants and bits.
// CHECK-LABEL: @long_nan(
// CHECK-COUNT-4: arith.select
// CHECK: return
func.func @long_nan(%x: bf16, %y: f32, %z: f16, %n: i32) -> (bf16, bf16, bf16, bf16) {
  %0 = arith.extf %x : bf16 to f32
  %1 = arith.addf %0, %y : f32
  %2 = arith.truncf %1 : f32 to bf16
  %3 = arith.extf %z : f16 to f32
  %4 = arith.mulf %0, %3 : f32
  %5 = arith.truncf %4 : f32 to bf16
  %nan = arith.constant 0x7F80FFFF : f32
  %6 = arith.maximumf %0, %nan : f32
  %7 = arith.truncf %6 : f32 to bf16
  %8 = arith.bitcast %n : i32 to f32
  %9 = arith.truncf %8 : f32 to bf16
  return %2, %5, %7, %9 : bf16, bf16, bf16, bf16
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
func.func @stays(%x: f16, %y: f32, %i: i32, %l: i64) -> (f32, f16, f32, f32, i32, i64) {
  // CHECK: arith.extf
  // CHECK: arith.truncf
  // CHECK: arith.maximumf
  // CHECK: arith.minimumf
  // CHECK: arith.divsi
  // CHECK: arith.divsi
  %c7 = arith.constant 7 : i32
  %0 = arith.extf %x : f16 to f32
  %1 = arith.truncf %y : f32 to f16
  %2 = arith.maximumf %y, %y : f32
  %3 = arith.minimumf %y, %y : f32
  %4 = arith.divsi %i, %c7 : i32
  %5 = arith.divsi %l, %l : i64
  return %0, %1, %2, %3, %4, %5 : f32, f16, f32, f32, i32, i64
}

// CHECK-LABEL: @divisions(
func.func @divisions(%x: i32, %y: i32, %a: i8, %b: i8) -> (i32, i32, i8) {
  // CHECK: arith.sitofp %{{.*}} : i32 to f64
  // CHECK: arith.divf %{{.*}} : f64
  // CHECK: arith.fptosi %{{.*}} : f64 to i32
  // CHECK: arith.fptoui %{{.*}} : f64 to i32
  // CHECK: arith.subi
  // CHECK: arith.uitofp %{{.*}} : i8 to f32
  // CHECK: arith.trunci %{{.*}} : i32 to i8
  // CHECK-NOT: arith.div{{[us]}}i
  // CHECK-NOT: arith.remui
  // CHECK: return
  %0 = arith.divsi %x, %y : i32
  %1 = arith.remui %x, %y : i32
  %2 = arith.divui %a, %b : i8
  return %0, %1, %2 : i32, i32, i8
}

// CHECK-LABEL: @saturating(
func.func @saturating(%x: f32) -> (i8, i32, i64) {
  // CHECK: arith.constant -1.280000e+02 : f32
  // CHECK: arith.constant 1.270000e+02 : f32
  // CHECK: arith.constant 2.14748352E+9 : f32
  // CHECK: llvm.call_intrinsic "llvm.fptosi.sat"
  // CHECK-NOT: llvm.call_intrinsic
  // CHECK: return
  // LONGS-LABEL: @saturating(
  // LONGS: %[[LOW:.*]] = arith.constant -9.22337203E+18 : f32
  // LONGS: %[[HIGH:.*]] = arith.constant 9.22337149E+18 : f32
  // LONGS: arith.fptosi %{{.*}} : f32 to i64
  // LONGS: arith.cmpf ogt, %{{.*}}, %[[HIGH]]
  // LONGS-NOT: llvm.call_intrinsic
  // LONGS: return
  %0 = llvm.call_intrinsic "llvm.fptosi.sat"(%x) : (f32) -> i8
  %1 = llvm.call_intrinsic "llvm.fptosi.sat"(%x) : (f32) -> i32
  %2 = llvm.call_intrinsic "llvm.fptosi.sat"(%x) : (f32) -> i64
  return %0, %1, %2 : i8, i32, i64
}

// Integers of 64 bits by floats where vectors of these become integers and back,
// but not by powers of two.
// LONGS-LABEL: @longs(
func.func @longs(%x: i64, %y: i64) -> (i64, i64, i64, i64) {
  // LONGS-NOT: arith.{{div[su]i|rem[su]i}} {{.*}} : i64
  // LONGS: arith.fptosi
  // LONGS-NOT: arith.{{div[su]i|rem[su]i}} {{.*}} : i64
  // LONGS: arith.fptoui
  // LONGS-NOT: arith.{{div[su]i|rem[su]i}} {{.*}} : i64
  // LONGS: arith.remsi %arg0, %c-8_i64
  // LONGS-NOT: arith.{{div[su]i|rem[su]i}} {{.*}} : i64
  // LONGS: return
  // CHECK-LABEL: @longs(
  // CHECK: arith.divsi %arg0, %arg1
  // CHECK: arith.remui %arg0, %arg1
  // CHECK: arith.remsi
  // CHECK: arith.remsi
  %m8 = arith.constant -8 : i64
  %ten = arith.constant 10 : i64
  %0 = arith.divsi %x, %y : i64
  %1 = arith.remui %x, %y : i64
  %2 = arith.remsi %x, %m8 : i64
  %3 = arith.remsi %x, %ten : i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}

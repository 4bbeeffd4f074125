// RUN: tensor-opt %s -ten-canonicalize | FileCheck %s
// RUN: tensor-opt %s -ten-canonicalize=quick | FileCheck %s --check-prefix=QUICK

// All patterns of this MLIR were reviewed: a newer one's are named here.
// RUN: tensor-opt %s -ten-canonicalize=unreviewed -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNREVIEWED --allow-empty
// UNREVIEWED-NOT: is not reviewed

// CHECK-LABEL: @sums
// CHECK: %[[C:.*]] = arith.constant 3 : index
// CHECK: arith.addi %{{.*}}, %[[C]]
// QUICK-LABEL: @sums
// QUICK: arith.constant 3 : index
func.func @sums(%i: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = arith.addi %i, %c1 : index
  %1 = arith.addi %0, %c2 : index
  return %1 : index
}

// Two roundings stay two: the one conversion would round 2^24 + 3 to another
// number, and LLVM has none to bf16.
// CHECK-LABEL: @two_roundings
// CHECK: arith.sitofp {{.*}} i32 to f32
// CHECK: arith.truncf {{.*}} f32 to bf16
// CHECK: arith.uitofp {{.*}} i32 to f64
// CHECK: arith.truncf {{.*}} f64 to f32
func.func @two_roundings(%x: i32) -> (bf16, f32) {
  %0 = arith.sitofp %x : i32 to f32
  %1 = arith.truncf %0 : f32 to bf16
  %2 = arith.uitofp %x : i32 to f64
  %3 = arith.truncf %2 : f64 to f32
  return %1, %3 : bf16, f32
}

// A branch before the test of a loop stays there, as its value is used twice.
// CHECK-LABEL: @forwarded_twice
// CHECK: scf.while
// CHECK: %[[V:.*]] = scf.if
// CHECK: scf.condition(%{{.*}}) %[[V]]
func.func @forwarded_twice(%x: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c20 = arith.constant 20 : i64
  %r:3 = scf.while (%s = %x) : (i64) -> (i64, i64, i64) {
    %go = arith.cmpi slt, %s, %c1 : i64
    %v = scf.if %go -> i64 {
      %n = arith.addi %s, %c2 : i64
      scf.yield %n : i64
    } else {
      scf.yield %c20 : i64
    }
    scf.condition(%go) %v, %v, %s : i64, i64, i64
  } do {
  ^bb0(%f: i64, %g: i64, %o: i64):
    scf.yield %g : i64
  }
  return %r#2 : i64
}

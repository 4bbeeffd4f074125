// RUN: tensor-opt %s -ten-locate -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func.func @constants(
func.func @constants(%x: index) -> (index, index) {
  // The first user's.
  // CHECK: arith.constant 3 : index loc("first")
  // What nobody uses gets the function's.
  // CHECK: arith.constant 4 : index loc("function")
  // What has a location keeps it.
  // CHECK: arith.constant 5 : index loc("mine")
  %c3 = arith.constant 3 : index loc(unknown)
  %c4 = arith.constant 4 : index loc(unknown)
  %c5 = arith.constant 5 : index loc("mine")
  %0 = arith.addi %x, %c3 : index loc("first")
  %1 = arith.muli %0, %c3 : index loc("second")
  %2 = arith.muli %1, %c5 : index loc("third")
  return %1, %2 : index, index
} loc("function")

// A user that lost its location as well finds it first.
// CHECK-LABEL: func.func @chain(
func.func @chain(%x: index) -> index {
  // CHECK: arith.constant 3 : index loc("user")
  // CHECK: arith.addi {{.*}} loc("user")
  %c3 = arith.constant 3 : index loc(unknown)
  %0 = arith.addi %x, %c3 : index loc(unknown)
  %1 = arith.muli %0, %x : index loc("user")
  return %1 : index
}

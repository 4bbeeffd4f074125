// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --dynamic --input=3x2xf32=1 --input=3xf32=1 | FileCheck %s
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --device=interpreter --input=3x2xf32=1 --input=3xf32=1 | FileCheck %s
// RUN: env CODE=4 %python %S/../Tools/code.py tensor-run %s --dynamic --input=2x3xf32=1 --input=1xf32=1 | FileCheck %s
// RUN: tensor-run %s --dynamic --input=3x2xf32=1 --input=2xf32=0

// Sizes of the run that a routine does not take never reach it.
// CHECK: expects operands as 'orgqr' takes them
func.func @main(%a: tensor<?x?xf32>, %tau: tensor<?xf32>) -> tensor<?x?xf32> {
  %0:2 = ten.library_call orgqr(%a, %tau) : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<?x?xf32>, tensor<i32>)
  return %0#0 : tensor<?x?xf32>
}

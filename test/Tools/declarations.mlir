// A function without a body cannot be called; one that nobody calls is no matter.
// RUN: env CODE=3 %python %S/code.py tensor-run %s --entry=calls --input=2xf32=1 | FileCheck %s --check-prefix=CALLS
// RUN: env CODE=3 %python %S/code.py tensor-run %s --entry=calls --input=2xf32=1 --device=gpu-sim | FileCheck %s --check-prefix=CALLS
// RUN: env CODE=3 %python %S/code.py tensor-run %s --entry=calls --input=2xf32=1 --device=interpreter | FileCheck %s --check-prefix=REFERENCE
// RUN: env CODE=3 %python %S/code.py tensor-compile %s -o %t.o | FileCheck %s --check-prefix=CALLS
// CALLS: declarations.mlir:[[#@LINE+6]]:8: error: 'func.call' op cannot be compiled: it calls 'elsewhere', which has no body
// REFERENCE: 'func.func' op expects a body
// RUN: tensor-run %s --input=2xf32=1 | FileCheck %s --check-prefix=RUNS
// RUNS: tensor 2xf32 [2. 2.]
func.func private @elsewhere(%x: tensor<2xf32>) -> tensor<2xf32>
func.func @calls(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @elsewhere(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = ten.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

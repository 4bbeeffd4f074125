// Vectors of f16 compile for WebAssembly, whose legalization of their
// comparisons does not end.
// RUN: tensor-compile %s --target-triple=wasm32-unknown-unknown -o %t.o
// RUN: llvm-objdump-22 -h %t.o | FileCheck %s
// CHECK: file format wasm
func.func @main(%x: tensor<37xf16>) -> (tensor<37xf16>, tensor<37xf16>) {
  %0 = stablehlo.log %x : tensor<37xf16>
  %1 = stablehlo.logistic %x : tensor<37xf16>
  return %0, %1 : tensor<37xf16>, tensor<37xf16>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --input=2x3xf32=1 --input=3xi32=1,2,3 | FileCheck %s --check-prefix=PRINTED
// RUN: tensor-opt %s -emit-bytecode -o %t/main.mlirbc
// RUN: tensor-run %t/main.mlirbc --input=2x3xf32=1 --input=3xi32=1,2,3 | FileCheck %s --check-prefix=PRINTED
// RUN: tensor-run %s --input=2x3xf32=1 --input=3xi32=1,2,3 --output=%t/a.npy --output=%t/b.npy | count 0
// RUN: tensor-run %s --input=%t/a.npy --input=%t/b.npy --expect=2x3xf32=1 --expect=%t/b.npy

// PRINTED: tensor 2x3xf32 {{\[\[}}-1. -1. -1.]
// PRINTED-NEXT:               [-1. -1. -1.]]
// PRINTED-NEXT: tensor 3xi32 [1 2 3]
// PRINTED-NOT: {{.}}

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2x3xf32=1 | FileCheck %s --check-prefix=FEWER
// FEWER: error: expects 2 arguments, got 1
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2x3xf32=1 --input=3xi32=1 --input=f32=1 | FileCheck %s --check-prefix=MORE
// MORE: error: expects 2 arguments, got more: f32=1
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=3x2xf32=1 --input=3xi32=1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: error: argument 0: expects 2x3xf32, got 3x2xf32
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=1000000x1000000xf32=1 --input=3xi32=1 | FileCheck %s --check-prefix=HUGE
// HUGE: error: argument 0: expects 2x3xf32, got 1000000x1000000xf32
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=6xf32=1 --input=3xi32=1 | FileCheck %s --check-prefix=RANK
// RANK: error: argument 0: expects 2x3xf32, got 6xf32
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2x3xf32=1 --input=3xi64=1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: argument 1: expects 3xi32, got 3xi64
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2x3xf32=1,2 --input=3xi32=1 | FileCheck %s --check-prefix=VALUES
// VALUES: error: argument 0: '2x3xf32=1,2': expects 6 values or one, got 2

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/none.npy --input=3xi32=1 | FileCheck %s --check-prefix=NONE
// NONE: error: argument 0: cannot open '{{.*}}none.npy': No such file or directory
// RUN: echo no > %t/bad.npy && echo no > %t/bad.npz && echo no > %t/bad.safetensors
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/bad.npy --input=3xi32=1 | FileCheck %s --check-prefix=NPY
// NPY: error: argument 0: {{.*}}bad.npy: expects a .npy file, got other contents
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/bad.npz | FileCheck %s --check-prefix=NPZ
// NPZ: error: {{.*}}bad.npz: expects a zip archive, got 3 bytes
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/bad.safetensors | FileCheck %s --check-prefix=SAFETENSORS
// SAFETENSORS: error: {{.*}}bad.safetensors: expects a .safetensors file, got 3 bytes
// RUN: head -c 130 %t/a.npy > %t/short.npy
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=%t/short.npy --input=3xi32=1 | FileCheck %s --check-prefix=SHORT
// SHORT: error: argument 0: {{.*}}short.npy: expects

// The same on the interpreter.
// RUN: env CODE=2 %python %S/code.py tensor-run %s --device=interpreter --input=2x3xf32=1 --input=3xi64=1 | FileCheck %s --check-prefix=TYPE

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2x3xf32=1 --input=3xi32=1 --output=%t/one.npy | FileCheck %s --check-prefix=OUTPUTS
// OUTPUTS: error: expects 2 '--output', one for each result, got 1
// RUN: not ls %t/one.npy
// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=2x3xf32=1 --input=3xi32=1 --output=%t/none/a.npy --output=%t/c.npy | FileCheck %s --check-prefix=WRITE
// WRITE: error: cannot write '{{.*}}none/a.npy': No such file or directory
func.func @main(%x: tensor<2x3xf32>, %y: tensor<3xi32>) -> (tensor<2x3xf32>, tensor<3xi32>) {
  %0 = ten.neg %x : tensor<2x3xf32>
  return %0, %y : tensor<2x3xf32>, tensor<3xi32>
}

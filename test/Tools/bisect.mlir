// The pass, or the kernel, that makes results differ from the interpreter's.

// RUN: rm -rf %t && mkdir %t && cd %t && tensor-run %s --input=4x8xf32=normal:1 --bisect | FileCheck %s --check-prefix=AGREE
// AGREE: bisect: the interpreter ran the program after {{[0-9]+}} passes
// AGREE: bisect: the compiled program agrees with the interpreter

// A transformation of the program.
// RUN: cd %t && env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=normal:1 --bisect --test-miscompile=simplify:ten.tanh > %t/pass.txt
// RUN: FileCheck %s --input-file=%t/pass.txt --check-prefix=PASS
// PASS: bisect: pass 'ten-test-miscompile' of stage 'tenon-simplify' makes the first difference
// PASS-NEXT: result 0: {{[0-9]+}} of 4 elements differ
// PASS-NEXT: see: tensor-opt tenon-bisect-{{[^/]*}}/before.mlir -ten-test-miscompile
// PASS: reduced to 1 operation: tenon-bisect-{{[^/]*}}/reduced.mlir
// PASS-NEXT: right: tensor-run --device=interpreter --entry=main --input=tenon-bisect-{{[^/]*}}/reduced-0.npy tenon-bisect-{{[^/]*}}/reduced.mlir
// PASS-NEXT: wrong: tensor-opt tenon-bisect-{{[^/]*}}/reduced.mlir --pass-pipeline='builtin.module(func.func(ten-test-miscompile{{.*}}))' | tensor-run
// RUN: FileCheck %s --input-file=%t/pass.txt --check-prefix=PASS-ERROR
// PASS-ERROR: error: a pass changes the results
// RUN: mv %t/tenon-bisect-* %t/found
// RUN: cd %t && tensor-run --device=interpreter --input=found/0.npy found/before.mlir > before.txt
// RUN: cd %t && tensor-run --device=interpreter --input=4x8xf32=normal:1 %s > right.txt && diff before.txt right.txt
// RUN: cd %t && tensor-run --device=interpreter --input=found/0.npy found/after.mlir > after.txt && not diff after.txt right.txt

// The reduced program has the operation at fault alone, and its operands as inputs.
// RUN: FileCheck %s --input-file=%t/found/reduced.mlir --check-prefix=REDUCED
// REDUCED: func.func @main(%arg0: tensor<4x8xf32>
// REDUCED-NEXT: ten.tanh %arg0
// REDUCED-NEXT: return
// RUN: cd %t && tensor-run --device=interpreter --input=found/reduced-0.npy found/reduced.mlir > right.txt
// RUN: cd %t && tensor-opt found/reduced.mlir --pass-pipeline='builtin.module(func.func(ten-test-miscompile{op=ten.tanh kernels=false}))' -o wrong.mlir
// RUN: cd %t && tensor-run --device=interpreter --input=found/reduced-0.npy wrong.mlir > wrong.txt && not diff wrong.txt right.txt

// An operation in the middle of a program, whose operand is a value of it.
// RUN: cd %t && rm -rf tenon-bisect-* && env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=normal:1 --bisect --test-miscompile=simplify:ten.exp > %t/exp.txt
// RUN: mv %t/tenon-bisect-* %t/exp
// RUN: FileCheck %s --input-file=%t/exp/reduced.mlir --check-prefix=EXP
// EXP: func.func @main(%arg0: tensor<4xf32>
// EXP-NEXT: ten.exp %arg0
// EXP-NEXT: return

// The code of a kernel.
// RUN: cd %t && env CODE=1 %python %S/code.py tensor-run %s --input=4x8xf32=normal:1 --bisect --test-miscompile=ten.tanh > kernel.txt
// RUN: FileCheck %s --input-file=%t/kernel.txt --check-prefix=KERNEL
// KERNEL: bisect: the passes on the program agree, its code does not
// KERNEL: LLVM's passes have no part in it: without any the results differ as well
// RUN: FileCheck %s --input-file=%t/kernel.txt --check-prefix=WHICH
// WHICH: error: kernel '{{.*}}' differs from the interpreter, the first that does
// WHICH: in 'ten.tanh' at {{.*}}bisect.mlir:[[# @LINE + 7]]:8
// WHICH: reproduce with: tensor-run tenon-verify-

// RUN: env CODE=2 %python %S/code.py tensor-run %s --input=4x8xf32=1 --bisect --verify | FileCheck %s --check-prefix=WITH
// WITH: error: '--bisect' runs the program many times: expects it without '--verify'

func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = ten.tanh %x : tensor<4x8xf32>
  %1 = ten.reduce add %0 dims = [1] : tensor<4x8xf32> -> tensor<4xf32>
  %2 = ten.exp %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

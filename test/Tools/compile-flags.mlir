// RUN: rm -rf %t && mkdir %t
// RUN: env CODE=2 %python %S/code.py tensor-compile %s | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: error: expects '-o' to name a .o, .a, .so or .ptx file
// RUN: env CODE=2 %python %S/code.py tensor-compile %s -o %t/a.txt | FileCheck %s --check-prefix=NAME
// NAME: error: expects '-o' to name a .o, .a, .so or .ptx file, got '{{.*}}a.txt'
// RUN: env CODE=2 %python %S/code.py tensor-compile %t/none.mlir -o %t/a.o | FileCheck %s --check-prefix=MISSING
// MISSING: error: cannot read '{{.*}}none.mlir': No such file or directory
// RUN: env CODE=2 %python %S/code.py tensor-compile %s -o %t/none/a.o | FileCheck %s --check-prefix=WRITE
// WRITE: error: cannot write '{{.*}}none/a.o'
// RUN: env CODE=2 %python %S/code.py tensor-compile %s -o %t/a.o --target-triple=abacus | FileCheck %s --check-prefix=TRIPLE
// TRIPLE: error: unknown target triple 'abacus
// RUN: env CODE=2 %python %S/code.py tensor-compile %s -o %t/a.o --target-cpu=z80 | FileCheck %s --check-prefix=CPU
// CPU: error: unknown CPU 'z80' for
// RUN: env CODE=2 %python %S/code.py tensor-compile %s -o %t/a.ptx --target-gpu=sm_999 | FileCheck %s --check-prefix=ARCH
// ARCH: error: expects '--target-gpu' to be an architecture of NVIDIA's GPUs, such as sm_80 or sm_90a, got 'sm_999'
// RUN: echo "module {}" > %t.empty.mlir
// RUN: env CODE=2 %python %S/code.py tensor-compile %t.empty.mlir -o %t/a.o | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: expects a public function in '{{.*}}empty.mlir' to compile, got none
// RUN: ls %t | count 0

// Another machine's object file is made, and refused here by its features.
// RUN: tensor-compile %s -o %t/a.o --name=square --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --target-features=+avx512fp16,+avx512bf16
// RUN: tensor-compile %s -o %t/b.o --target-triple=aarch64-unknown-linux-gnu --target-cpu=neoverse-n1 --dump-to=%t/arm
// RUN: cat %t/arm/*-llvm.ll | FileCheck %s --check-prefix=ARM
// ARM: c"fp-armv8 neon lse rdm fullfp16 rcpc dotprod\00"
// RUN: env CODE=2 %python %S/code.py tensor-run %t/b.o --input=2xf32=1 | FileCheck %s --check-prefix=MACHINE
// MACHINE: error:
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = ten.mul %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

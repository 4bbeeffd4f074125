// UNSUPPORTED: sanitizer
// A dump of any stage says for which machine it is: tensor-opt goes on from it
// without an option, to what the compiler made of it.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/o.o --name=module --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t
// RUN: FileCheck %s --check-prefix=TARGET < %t/04-tenon-linalg.mlir
// TARGET: ten.target = #ten.target<triple = "x86_64-unknown-linux-gnu", cpu = "x86-64-v3", features = "{{.*}}avx2 fma{{.*}}", vector_bytes = 32, vector_registers = 16, l1 = 32768, l2 = 524288, dot = ["pmaddwd.256"]>
// RUN: tensor-opt %t/04-tenon-linalg.mlir -o %t/next.mlir
// RUN: tensor-opt %t/03-tenon-kernels.mlir -tenon-linalg | diff - %t/next.mlir
// RUN: tensor-opt %t/05-tenon-buffers.mlir -o %t/next.mlir
// RUN: tensor-opt %t/04-tenon-linalg.mlir -tenon-buffers | diff - %t/next.mlir
// RUN: tensor-opt %t/06-tenon-loops.mlir -o %t/next.mlir
// RUN: tensor-opt %t/05-tenon-buffers.mlir -tenon-loops | diff - %t/next.mlir
// RUN: tensor-opt %t/07-tenon-llvm.mlir -o %t/next.mlir
// RUN: tensor-opt %t/06-tenon-loops.mlir -tenon-llvm | diff - %t/next.mlir

// LLVM's opt takes the dumps of LLVM IR.
// RUN: %opt -passes=ten-mark-counts %t/08-llvm.ll -S -o %t/next.ll
// RUN: %opt -passes=verify %t/09-optimized.ll -disable-output

func.func @main(%x: tensor<40x64xf32>, %y: tensor<64x48xf32>) -> tensor<40x48xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<40x64xf32>, tensor<64x48xf32> -> tensor<40x48xf32>
  %1 = ten.exp %0 : tensor<40x48xf32>
  return %1 : tensor<40x48xf32>
}

// No pass crashes on the IR of another stage, or on operations of a dialect that
// is not registered.
// RUN: rm -rf %t && tensor-compile %s --dump-to=%t -o %t.so
// RUN: %python %S/passes-of-any-stage.py tensor-opt %s %t | FileCheck %s --check-prefix=RUNS
// RUNS: many runs of {{.*}} files, 0 bad

// RUN: not tensor-opt %t/05-tenon-buffers.mlir -ten-bufferize -o /dev/null 2>&1 | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: 'ten.launch' op expects tensors, got buffers
// AGAIN: note: 'ten-bufferize' has run on the module before
// RUN: not tensor-opt %t/03-tenon-kernels.mlir -ten-kernels-to-gpu -o /dev/null 2>&1 | FileCheck %s --check-prefix=GPU
// GPU: error: 'ten.launch' op expects buffers, got tensors
// GPU: note: run 'ten-bufferize' before
// RUN: not tensor-opt %t/03-tenon-kernels.mlir -ten-convert-to-llvm -o /dev/null 2>&1 | FileCheck %s --check-prefix=LLVM
// LLVM: error: 'ten.{{.*}}' op is on tensors: expects buffers
// LLVM: note: run 'tenon-buffers' before
// RUN: not tensor-opt %t/04-tenon-linalg.mlir -tenon-compile -o /dev/null 2>&1 | FileCheck %s --check-prefix=KERNEL
// KERNEL: error: {{.*}}it is in a kernel, which is not converted again
func.func @main(%x: tensor<100x3xf32>, %y: tensor<80x3xf32>, %w: tensor<80x24xf32>, %n: tensor<i32>) -> (tensor<100x24xf32>, tensor<100xf32>, tensor<1000xf32>) {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<100x3xf32> -> tensor<100x80x3xf32>
  %1 = ten.broadcast %y dims = [1, 2] : tensor<80x3xf32> -> tensor<100x80x3xf32>
  %2 = ten.sub %0, %1 : tensor<100x80x3xf32>
  %3 = ten.mul %2, %2 : tensor<100x80x3xf32>
  %4 = ten.reduce add %3 dims = [2] : tensor<100x80x3xf32> -> tensor<100x80xf32>
  %5 = ten.exp %4 : tensor<100x80xf32>
  %6 = ten.contract %5, %w contracting = [1] x [0] : tensor<100x80xf32>, tensor<80x24xf32> -> tensor<100x24xf32>
  %7 = ten.reduce max %6 dims = [1] : tensor<100x24xf32> -> tensor<100xf32>
  %zero = ten.constant dense<0.0> : tensor<1000xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = tensor.extract %n[] : tensor<i32>
  %end = arith.index_cast %i : i32 to index
  %8 = scf.for %k = %c0 to %end step %c1 iter_args(%s = %zero) -> tensor<1000xf32> {
    %9 = func.call @step(%s) : (tensor<1000xf32>) -> tensor<1000xf32>
    scf.yield %9 : tensor<1000xf32>
  }
  return %6, %7, %8 : tensor<100x24xf32>, tensor<100xf32>, tensor<1000xf32>
}
func.func private @step(%s: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = ten.reverse %s dims = [0] : tensor<1000xf32>
  %1 = ten.cos %0 : tensor<1000xf32>
  return %1 : tensor<1000xf32>
}

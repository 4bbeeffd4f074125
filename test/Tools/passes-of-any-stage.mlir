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
func.func @main(%x: tensor<100x3xf32>, %y: tensor<80x3xf32>, %w: tensor<80x24xf32>, %n: tensor<i32>,
                %image: tensor<1x28x12x128xf32>, %kernel: tensor<3x3x128x40xf32>, %row: tensor<1x256xf32>, %codes: tensor<128x256xi8> {ten.bound},
                %scales: tensor<128xf32> {ten.bound}, %signal: tensor<2x729xf32>)
    -> (tensor<100x24xf32>, tensor<100xf32>, tensor<1000xf32>, tensor<1x28x12x40xf32>, tensor<1x128xf32>, tensor<2x365xcomplex<f32>>,
        tensor<19x7xf32>, tensor<6000xf32>) {
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
  %10 = ten.conv %image, %kernel dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x28x12x128xf32>, tensor<3x3x128x40xf32> -> tensor<1x28x12x40xf32>
  %11 = ten.convert %codes : tensor<128x256xi8> -> tensor<128x256xf32>
  %12 = ten.broadcast %scales dims = [0] : tensor<128xf32> -> tensor<128x256xf32>
  %13 = ten.mul %11, %12 : tensor<128x256xf32>
  %14 = ten.contract %row, %13 contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  %15 = ten.fft rfft %signal length = [729] : tensor<2x729xf32> -> tensor<2x365xcomplex<f32>>
  %16 = ten.slice %signal start = [0, 0] limit = [1, 133] stride = [1, 1] : tensor<2x729xf32> -> tensor<1x133xf32>
  %17 = ten.reshape %16 : tensor<1x133xf32> -> tensor<19x7xf32>
  %18 = ten.scan add %17 dim = 0 : tensor<19x7xf32> -> tensor<19x7xf32>
  %19 = ten.iota dim = 0 : tensor<6000xf32>
  %20 = ten.cos %19 : tensor<6000xf32>
  %21 = ten.sort %20 dim = 0 : tensor<6000xf32> {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %less = ten.compare lt %p, %q : tensor<f32>
    ten.yield %less : tensor<i1>
  }
  return %6, %7, %8, %10, %14, %15, %18, %21 : tensor<100x24xf32>, tensor<100xf32>, tensor<1000xf32>, tensor<1x28x12x40xf32>, tensor<1x128xf32>,
    tensor<2x365xcomplex<f32>>, tensor<19x7xf32>, tensor<6000xf32>
}
func.func private @step(%s: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = ten.reverse %s dims = [0] : tensor<1000xf32>
  %1 = ten.cos %0 : tensor<1000xf32>
  return %1 : tensor<1000xf32>
}

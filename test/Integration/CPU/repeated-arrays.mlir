// Differences of all pairs of points are computed wherever they are needed, and
// what is repeated is read where the loop finds it: no array of 256x256 is in
// memory, which would be 262,144 bytes. The sums over all points are made in
// vectors.
// RUN: tensor-run %s --verify --threads=1 --input=256x3xf32=normal:1 --input=256xf32=normal:2
// RUN: tensor-run %s --verify --threads=3 --input=256x3xf32=normal:1 --input=256xf32=normal:2
// RUN: tensor-run %s --explain --input=256x3xf32=normal:1 --input=256xf32=normal:2 | FileCheck %s
// RUN: tensor-compile %s -o %t.o --target-cpu=x86-64-v3 --dump-to=%t
// RUN: FileCheck --check-prefix=VECTORS %s < %t/09-optimized.ll

// CHECK: arena: {{[0-9][0-9][0-9][0-9][0-9]?}} bytes
// VECTORS: fdiv <8 x float>
// VECTORS-NOT: fdiv float

func.func @main(%p: tensor<256x3xf32>, %m: tensor<256xf32>) -> tensor<256x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %soft = ten.constant dense<0.01> : tensor<256x256xf32>
  %step = ten.constant dense<1.0e-03> : tensor<256x3xf32>
  %masses = ten.broadcast %m dims = [1] : tensor<256xf32> -> tensor<256x256xf32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%x = %p) -> (tensor<256x3xf32>) {
    %0 = ten.broadcast %x dims = [1, 2] : tensor<256x3xf32> -> tensor<256x256x3xf32>
    %1 = ten.broadcast %x dims = [0, 2] : tensor<256x3xf32> -> tensor<256x256x3xf32>
    %2 = ten.sub %0, %1 : tensor<256x256x3xf32>
    %3 = ten.mul %2, %2 : tensor<256x256x3xf32>
    %4 = ten.reduce add %3 dims = [2] : tensor<256x256x3xf32> -> tensor<256x256xf32>
    %5 = ten.add %4, %soft : tensor<256x256xf32>
    %6 = ten.rsqrt %5 : tensor<256x256xf32>
    %7 = ten.mul %masses, %6 : tensor<256x256xf32>
    %8 = ten.broadcast %7 dims = [0, 1] : tensor<256x256xf32> -> tensor<256x256x3xf32>
    %9 = ten.mul %2, %8 : tensor<256x256x3xf32>
    %10 = ten.reduce add %9 dims = [1] : tensor<256x256x3xf32> -> tensor<256x3xf32>
    %11 = ten.mul %10, %step : tensor<256x3xf32>
    %12 = ten.add %x, %11 : tensor<256x3xf32>
    scf.yield %12 : tensor<256x3xf32>
  }
  return %r : tensor<256x3xf32>
}

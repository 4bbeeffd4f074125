// RUN: tensor-run %s --verify --threads=1 --input=3x5x7x7xf32=normal:1 --input=5xf32=normal:2 --input=3x5x7x7xf16=normal:3 --input=7x9x30xi32=uniform:4 --input=40x10xf32=normal:5 --input=2x4x6x50xf32=normal:6
// RUN: tensor-run %s --verify --threads=3 --input=3x5x7x7xf32=normal:1 --input=5xf32=normal:2 --input=3x5x7x7xf16=normal:3 --input=7x9x30xi32=uniform:4 --input=40x10xf32=normal:5 --input=2x4x6x50xf32=normal:6
// RUN: tensor-run %s --verify --donate=0:0,4:4 --input=3x5x7x7xf32=normal:1 --input=5xf32=normal:2 --input=3x5x7x7xf16=normal:3 --input=7x9x30xi32=uniform:4 --input=40x10xf32=normal:5 --input=2x4x6x50xf32=normal:6
// RUN: tensor-run %s --explain --input=3x5x7x7xf32=normal:1 --input=5xf32=normal:2 --input=3x5x7x7xf16=normal:3 --input=7x9x30xi32=uniform:4 --input=40x10xf32=normal:5 --input=2x4x6x50xf32=normal:6 | FileCheck %s
// RUN: tensor-run %s --dump-to=%t --input=3x5x7x7xf32=normal:1 --input=5xf32=normal:2 --input=3x5x7x7xf16=normal:3 --input=7x9x30xi32=uniform:4 --input=40x10xf32=normal:5 --input=2x4x6x50xf32=normal:6
// RUN: FileCheck --check-prefix=LOOPS %s < %t/06-tenon-loops.mlir

// Kernels whose short rows are one with the dimension before them: nothing is
// copied for that, and no place is found by a division.
// CHECK: collapsed: short rows with the dimension before them
// CHECK: arena: 0 bytes
// LOOPS-NOT: affine.delinearize_index
// LOOPS-NOT: memref.copy

func.func @main(%x: tensor<3x5x7x7xf32>, %b: tensor<5xf32>, %h: tensor<3x5x7x7xf16>, %t: tensor<7x9x30xi32>, %s: tensor<40x10xf32>, %r: tensor<2x4x6x50xf32>)
    -> (tensor<3x5x7x7xf32>, tensor<3x5xf16>, tensor<3x5x7x7xf16>, tensor<30x7x9xi32>, tensor<40x10xf32>, tensor<4xf32>, tensor<2x4xf32>) {
  %0 = ten.broadcast %b dims = [1] : tensor<5xf32> -> tensor<3x5x7x7xf32>
  %1 = ten.add %x, %0 : tensor<3x5x7x7xf32>
  // Means and deviations of the planes of an array.
  %2 = ten.reduce add %h dims = [2, 3] : tensor<3x5x7x7xf16> -> tensor<3x5xf16>
  %count = ten.constant dense<49.0> : tensor<3x5xf16>
  %3 = ten.div %2, %count : tensor<3x5xf16>
  %4 = ten.broadcast %3 dims = [0, 1] : tensor<3x5xf16> -> tensor<3x5x7x7xf16>
  %5 = ten.sub %h, %4 : tensor<3x5x7x7xf16>
  %6 = ten.reduce max %5 dims = [2, 3] : tensor<3x5x7x7xf16> -> tensor<3x5xf16>
  // Turned, and counted along the first dimension.
  %7 = ten.transpose %t perm = [2, 0, 1] : tensor<7x9x30xi32> -> tensor<30x7x9xi32>
  %8 = ten.iota dim = 0 : tensor<30x7x9xi32>
  %9 = ten.add %7, %8 : tensor<30x7x9xi32>
  %10 = ten.mul %s, %s : tensor<40x10xf32>
  // Sums of channels; those of the planes are sums of rows.
  %11 = ten.mul %r, %r : tensor<2x4x6x50xf32>
  %12 = ten.reduce add %11 dims = [0, 2, 3] : tensor<2x4x6x50xf32> -> tensor<4xf32>
  %13 = ten.reduce add %r dims = [2, 3] : tensor<2x4x6x50xf32> -> tensor<2x4xf32>
  return %1, %6, %5, %9, %10, %12, %13 : tensor<3x5x7x7xf32>, tensor<3x5xf16>, tensor<3x5x7x7xf16>, tensor<30x7x9xi32>, tensor<40x10xf32>, tensor<4xf32>, tensor<2x4xf32>
}

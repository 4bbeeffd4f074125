// Parameters that differ along the sums for each block of rows ("groups along
// the output"): a contraction for each block.
// RUN: tensor-run %s --entry=columns --verify --input=3x256xf32=normal:1 --input=256x192xi4=uniform:2 --input=256x6xf16=normal:3 | FileCheck %s
// RUN: tensor-run %s --entry=columns --verify --bind=1-2 --explain --input=3x256xf32=normal:1 --input=256x192xi4=uniform:2 --input=256x6xf16=normal:3 | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: tensor-run %s --entry=zeros --verify --input=1x256xf32=normal:1 --input=192x256xui8=uniform:2 --input=2x256xf32=normal:3 --input=192x8xf32=normal:4 --input=6x256xui8=uniform:5 | FileCheck %s
// RUN: tensor-run %s --entry=zeros --verify --bind=1-4 --explain --input=1x256xf32=normal:1 --input=192x256xui8=uniform:2 --input=2x256xf32=normal:3 --input=192x8xf32=normal:4 --input=6x256xui8=uniform:5 | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: tensor-run %s --entry=batches --verify --bind=1-2 --explain --input=2x2x256xf32=normal:1 --input=2x128x256xi4=uniform:2 --input=2x4x256xf32=normal:3 | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: tensor-run %s --entry=left --verify --bind=1-2 --explain --input=256x5xf32=normal:1 --input=192x256xi8=uniform:2 --input=3x256xf32=normal:3 | FileCheck %s --check-prefixes=CHECK,KEPT
// CHECK: verify: {{.*}} agree with the interpreter
// KEPT-NOT: numbers in memory
// KEPT: stay quantized

// Weights [k, n], whose groups are of 32 columns.
func.func @columns(%x: tensor<3x256xf32>, %q: tensor<256x192xi4>, %s: tensor<256x6xf16>) -> tensor<3x192xf32> {
  %0 = stablehlo.convert %q : (tensor<256x192xi4>) -> tensor<256x192xf32>
  %1 = stablehlo.reshape %0 : (tensor<256x192xf32>) -> tensor<256x6x32xf32>
  %2 = stablehlo.convert %s : (tensor<256x6xf16>) -> tensor<256x6xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x6xf32>) -> tensor<256x6x32xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<256x6x32xf32>
  %5 = stablehlo.reshape %4 : (tensor<256x6x32xf32>) -> tensor<256x192xf32>
  %6 = stablehlo.dot_general %x, %5, contracting_dims = [1] x [0] : (tensor<3x256xf32>, tensor<256x192xf32>) -> tensor<3x192xf32>
  return %6 : tensor<3x192xf32>
}

// Two blocks of scales, six of zero points, and a scale for each group of sums.
func.func @zeros(%x: tensor<1x256xf32>, %q: tensor<192x256xui8>, %s: tensor<2x256xf32>, %t: tensor<192x8xf32>, %z: tensor<6x256xui8>) -> tensor<1x192xf32> {
  %0 = stablehlo.convert %q : (tensor<192x256xui8>) -> tensor<192x256xf32>
  %1 = stablehlo.convert %z : (tensor<6x256xui8>) -> tensor<6x256xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<6x256xf32>) -> tensor<6x32x256xf32>
  %3 = stablehlo.reshape %2 : (tensor<6x32x256xf32>) -> tensor<192x256xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<192x256xf32>
  %5 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<2x256xf32>) -> tensor<2x96x256xf32>
  %6 = stablehlo.reshape %5 : (tensor<2x96x256xf32>) -> tensor<192x256xf32>
  %7 = stablehlo.multiply %4, %6 : tensor<192x256xf32>
  %8 = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<192x8xf32>) -> tensor<192x8x32xf32>
  %9 = stablehlo.reshape %8 : (tensor<192x8x32xf32>) -> tensor<192x256xf32>
  %10 = stablehlo.multiply %7, %9 : tensor<192x256xf32>
  %11 = stablehlo.dot_general %x, %10, contracting_dims = [1] x [1] : (tensor<1x256xf32>, tensor<192x256xf32>) -> tensor<1x192xf32>
  return %11 : tensor<1x192xf32>
}

func.func @batches(%x: tensor<2x2x256xf32>, %q: tensor<2x128x256xi4>, %s: tensor<2x4x256xf32>) -> tensor<2x2x128xf32> {
  %0 = stablehlo.convert %q : (tensor<2x128x256xi4>) -> tensor<2x128x256xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [0, 1, 3] : (tensor<2x4x256xf32>) -> tensor<2x4x32x256xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x4x32x256xf32>) -> tensor<2x128x256xf32>
  %3 = stablehlo.multiply %0, %2 : tensor<2x128x256xf32>
  %4 = stablehlo.dot_general %x, %3, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x2x256xf32>, tensor<2x128x256xf32>) -> tensor<2x2x128xf32>
  return %4 : tensor<2x2x128xf32>
}

// Weights on the left.
func.func @left(%x: tensor<256x5xf32>, %q: tensor<192x256xi8>, %s: tensor<3x256xf32>) -> tensor<192x5xf32> {
  %0 = stablehlo.convert %q : (tensor<192x256xi8>) -> tensor<192x256xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<3x256xf32>) -> tensor<3x64x256xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x64x256xf32>) -> tensor<192x256xf32>
  %3 = stablehlo.multiply %0, %2 : tensor<192x256xf32>
  %4 = stablehlo.dot_general %3, %x, contracting_dims = [1] x [0] : (tensor<192x256xf32>, tensor<256x5xf32>) -> tensor<192x5xf32>
  return %4 : tensor<192x5xf32>
}

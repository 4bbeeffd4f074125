// Weights [k, n] that are arguments: the kernel of one row reads codes as they
// lie, and its bits are those of a row among several: each result is the
// difference, 0. The numbers are the interpreter's.
// RUN: tensor-run %s --entry=groups --verify --input=3x512xf32=normal:1 --input=512x192xi4=uniform:2 --input=16x192xf16=normal:3 --expect=1x192xf32=0
// RUN: tensor-run %s --entry=groups --target-cpu=x86-64-v3 --threads=2 --input=3x512xf32=normal:1 --input=512x192xi4=uniform:2 --input=16x192xf16=normal:3 --expect=1x192xf32=0
// RUN: tensor-run %s --entry=groups --fp=strict --input=3x512xf32=normal:1 --input=512x192xi4=uniform:2 --input=16x192xf16=normal:3 --expect=1x192xf32=0
// RUN: tensor-run %s --entry=steps --verify --input=3x4096xf32=normal:1 --input=4096x64xui8=uniform:2 --input=64x64xui8=uniform:3 --input=64x64xf32=normal:4 --input=64xf32=normal:5 --expect=1x64xf32=0
// RUN: tensor-run %s --entry=steps --target-cpu=x86-64-v3 --threads=3 --input=3x4096xf32=normal:1 --input=4096x64xui8=uniform:2 --input=64x64xui8=uniform:3 --input=64x64xf32=normal:4 --input=64xf32=normal:5 --expect=1x64xf32=0
// RUN: tensor-run %s --entry=steps --target-cpu=x86-64 --input=3x4096xf32=normal:1 --input=4096x64xui8=uniform:2 --input=64x64xui8=uniform:3 --input=64x64xf32=normal:4 --input=64xf32=normal:5 --expect=1x64xf32=0
// RUN: tensor-run %s --entry=narrow --verify --input=3x256xbf16=normal:1 --input=256x128xi8=uniform:2 --input=256x1xf32=normal:3 --expect=1x128xf32=0
// RUN: tensor-run %s --entry=narrow --fp=strict --target-cpu=x86-64-v3 --input=3x256xbf16=normal:1 --input=256x128xi8=uniform:2 --input=256x1xf32=normal:3 --expect=1x128xf32=0
// RUN: tensor-run %s --entry=groups --explain --input=3x512xf32=normal:1 --input=512x192xi4=uniform:2 --input=16x192xf16=normal:3 | FileCheck %s
// CHECK: reads codes as they lie for one row

func.func @groups(%x: tensor<3x512xf32>, %q: tensor<512x192xi4>, %s: tensor<16x192xf16>) -> tensor<1x192xf32> {
  %0 = stablehlo.convert %q : (tensor<512x192xi4>) -> tensor<512x192xf32>
  %1 = stablehlo.reshape %0 : (tensor<512x192xf32>) -> tensor<16x32x192xf32>
  %2 = stablehlo.convert %s : (tensor<16x192xf16>) -> tensor<16x192xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<16x192xf32>) -> tensor<16x32x192xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<16x32x192xf32>
  %w = stablehlo.reshape %4 : (tensor<16x32x192xf32>) -> tensor<512x192xf32>
  %all = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x512xf32>, tensor<512x192xf32>) -> tensor<3x192xf32>
  %row = stablehlo.slice %x [1:2, 0:512] : (tensor<3x512xf32>) -> tensor<1x512xf32>
  %one = stablehlo.dot_general %row, %w, contracting_dims = [1] x [0] : (tensor<1x512xf32>, tensor<512x192xf32>) -> tensor<1x192xf32>
  %of = stablehlo.slice %all [1:2, 0:192] : (tensor<3x192xf32>) -> tensor<1x192xf32>
  %d = stablehlo.subtract %one, %of : tensor<1x192xf32>
  return %d : tensor<1x192xf32>
}

// Zero points and scales of groups, a scale for each column, and few columns:
// their sums are not divided for threads.
func.func @steps(%x: tensor<3x4096xf32>, %q: tensor<4096x64xui8>, %z: tensor<64x64xui8>, %s: tensor<64x64xf32>, %t: tensor<64xf32>) -> tensor<1x64xf32> {
  %0 = stablehlo.convert %q : (tensor<4096x64xui8>) -> tensor<4096x64xf32>
  %1 = stablehlo.convert %z : (tensor<64x64xui8>) -> tensor<64x64xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x64x64xf32>
  %3 = stablehlo.reshape %2 : (tensor<64x64x64xf32>) -> tensor<4096x64xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<4096x64xf32>
  %5 = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x64x64xf32>
  %6 = stablehlo.reshape %5 : (tensor<64x64x64xf32>) -> tensor<4096x64xf32>
  %7 = stablehlo.multiply %4, %6 : tensor<4096x64xf32>
  %8 = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<64xf32>) -> tensor<4096x64xf32>
  %w = stablehlo.add %7, %8 : tensor<4096x64xf32>
  %all = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x4096xf32>, tensor<4096x64xf32>) -> tensor<3x64xf32>
  %row = stablehlo.slice %x [2:3, 0:4096] : (tensor<3x4096xf32>) -> tensor<1x4096xf32>
  %one = stablehlo.dot_general %row, %w, contracting_dims = [1] x [0] : (tensor<1x4096xf32>, tensor<4096x64xf32>) -> tensor<1x64xf32>
  %of = stablehlo.slice %all [2:3, 0:64] : (tensor<3x64xf32>) -> tensor<1x64xf32>
  %d = stablehlo.subtract %one, %of : tensor<1x64xf32>
  return %d : tensor<1x64xf32>
}

// Rounded to bf16, with a scale for each place along the sums.
func.func @narrow(%x: tensor<3x256xbf16>, %q: tensor<256x128xi8>, %s: tensor<256x1xf32>) -> tensor<1x128xf32> {
  %0 = stablehlo.convert %q : (tensor<256x128xi8>) -> tensor<256x128xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x128xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<256x128xf32>
  %w = stablehlo.convert %2 : (tensor<256x128xf32>) -> tensor<256x128xbf16>
  %all = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x256xbf16>, tensor<256x128xbf16>) -> tensor<3x128xf32>
  %row = stablehlo.slice %x [0:1, 0:256] : (tensor<3x256xbf16>) -> tensor<1x256xbf16>
  %one = stablehlo.dot_general %row, %w, contracting_dims = [1] x [0] : (tensor<1x256xbf16>, tensor<256x128xbf16>) -> tensor<1x128xf32>
  %of = stablehlo.slice %all [0:1, 0:128] : (tensor<3x128xf32>) -> tensor<1x128xf32>
  %d = stablehlo.subtract %one, %of : tensor<1x128xf32>
  return %d : tensor<1x128xf32>
}

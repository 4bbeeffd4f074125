// RUN: tensor-opt %s -split-input-file --ten-attach-target="features='avx2 fma avx f16c'" --ten-fuse | FileCheck %s
// RUN: tensor-opt %s -split-input-file --ten-attach-target="features='avx2 fma avx f16c'" --ten-fuse --remarks-filter-passed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// One row times weights [k, n] of the program: each lane of 8 adds up every
// eighth product in order, and halves of the lanes are added.
// CHECK-LABEL: @row(
// CHECK-NOT: tensor<64x256xi8>
// CHECK: ten.kernel
// CHECK: %[[Q:.*]] = ten.convert %{{.*}} : tensor<4x8x8x64xi8> -> tensor<4x8x8x64xf32>
// CHECK: %[[S:.*]] = ten.broadcast %{{.*}} dims = [0, 3] : tensor<4x64xf32> -> tensor<4x8x8x64xf32>
// CHECK: %[[W:.*]] = ten.mul %[[Q]], %[[S]]
// CHECK: %[[X:.*]] = ten.broadcast %{{.*}} dims = [0, 1, 2] : tensor<4x8x8xf32> -> tensor<4x8x8x64xf32>
// CHECK: %[[P:.*]] = ten.mul %[[W]], %[[X]]
// CHECK: ten.reduce %[[P]] init(%{{.*}}) dims = [0, 1] : tensor<4x8x8x64xf32> -> tensor<8x64xf32> {
// CHECK: ten.add
// CHECK: ten.slice %{{.*}} start = [4, 0] limit = [8, 64]
// CHECK: ten.add {{.*}} : tensor<4x64xf32>
// CHECK: ten.add {{.*}} : tensor<2x64xf32>
// CHECK: ten.add {{.*}} : tensor<1x64xf32>
// REMARK: remark: {{.*}}TransposedCodes{{.*}}reads codes as they lie for one row
func.func @row(%x: tensor<1x256xf32>, %q: tensor<256x64xi8>, %s: tensor<64x4xf32>) -> tensor<1x64xf32> {
  %0 = ten.transpose %q perm = [1, 0] : tensor<256x64xi8> -> tensor<64x256xi8>
  %1 = ten.dequantize %0 scale %s : (tensor<64x256xi8>, tensor<64x4xf32>) -> tensor<64x256xf32>
  %2 = ten.contract %x, %1 contracting = [1] x [1] : tensor<1x256xf32>, tensor<64x256xf32> -> tensor<1x64xf32>
  return %2 : tensor<1x64xf32>
}

// -----

// Several rows take transposed codes.
// CHECK-LABEL: @rows(
// CHECK: ten.dequantize
// REMARK-NOT: as they lie
func.func @rows(%x: tensor<2x256xf32>, %q: tensor<256x64xi8>, %s: tensor<64x4xf32>) -> tensor<2x64xf32> {
  %0 = ten.transpose %q perm = [1, 0] : tensor<256x64xi8> -> tensor<64x256xi8>
  %1 = ten.dequantize %0 scale %s : (tensor<64x256xi8>, tensor<64x4xf32>) -> tensor<64x256xf32>
  %2 = ten.contract %x, %1 contracting = [1] x [1] : tensor<2x256xf32>, tensor<64x256xf32> -> tensor<2x64xf32>
  return %2 : tensor<2x64xf32>
}

// -----

// Codes that lie along the sums have a kernel of their own.
// CHECK-LABEL: @straight(
// CHECK: ten.dequantize
// REMARK-NOT: as they lie
func.func @straight(%x: tensor<1x256xf32>, %q: tensor<64x256xi8>, %s: tensor<64x4xf32>) -> tensor<1x64xf32> {
  %1 = ten.dequantize %q scale %s : (tensor<64x256xi8>, tensor<64x4xf32>) -> tensor<64x256xf32>
  %2 = ten.contract %x, %1 contracting = [1] x [1] : tensor<1x256xf32>, tensor<64x256xf32> -> tensor<1x64xf32>
  return %2 : tensor<1x64xf32>
}

// RUN: tensor-opt %s -ten-fuse | FileCheck %s
// RUN: tensor-opt %s -ten-fuse=fp=fast | FileCheck %s --check-prefix=FAST
// RUN: tensor-opt %s -ten-fuse=join=false | FileCheck %s --check-prefix=ALONE
// RUN: tensor-opt %s -ten-fuse=fp=fast --remarks-filter-passed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tensor-opt %s -ten-fuse --remarks-filter-passed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=BLOCKS

// BLOCKS: :[[#@LINE+21]]:{{.*}}ComputedOperand{{.*}}fused: computes the right operand in blocks
// A matrix that is computed for a product with few rows is computed in the
// kernel of the product. Where sums may be reordered, one row becomes a sum of
// products.
// REMARK: :[[#@LINE+17]]:{{.*}}VectorProduct{{.*}}computes the matrix while it is multiplied with a vector
// CHECK-LABEL: func @scaled
// CHECK: ten.kernel contract (%{{.*}} = %arg1 : tensor<32x48xi8>, %{{.*}} = %arg2 : tensor<48xf32>, %{{.*}} = %arg0 : tensor<1x32xf32>) -> tensor<1x48xf32>
// CHECK: %[[W:.*]] = ten.mul
// CHECK: ten.contract %{{.*}}, %[[W]] contracting = [1] x [0]
// CHECK-NOT: ten.kernel
// FAST-LABEL: func @scaled
// FAST: %[[X:.*]] = ten.reshape %arg0 : tensor<1x32xf32> -> tensor<32xf32>
// FAST: ten.kernel reduce (%{{.*}} = %arg1 : tensor<32x48xi8>, %{{.*}} = %arg2 : tensor<48xf32>, %{{.*}} = %[[X]] : tensor<32xf32>) -> tensor<48xf32>
// FAST: ten.reduce add %{{.*}} dims = [0] : tensor<32x48xf32> -> tensor<48xf32>
// ALONE-LABEL: func @scaled
// ALONE: ten.kernel contract
// ALONE-NOT: ten.reduce
func.func @scaled(%x: tensor<1x32xf32>, %w: tensor<32x48xi8>, %s: tensor<48xf32>) -> tensor<1x48xf32> {
  %0 = ten.convert %w : tensor<32x48xi8> -> tensor<32x48xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<48xf32> -> tensor<32x48xf32>
  %2 = ten.mul %0, %1 : tensor<32x48xf32>
  %3 = ten.contract %x, %2 contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x48xf32> -> tensor<1x48xf32>
  return %3 : tensor<1x48xf32>
}

// The matrix on the left; products are of the accumulator's type.
// CHECK-LABEL: func @left
// CHECK: ten.kernel normalize
// CHECK: ten.gather
// CHECK: ten.convert %{{.*}} : tensor<8x32xbf16> -> tensor<8x32xf32>
// CHECK: ten.reduce add %{{.*}} dims = [1] : tensor<8x32xf32> -> tensor<8xf32>
// CHECK: ten.convert %{{.*}} : tensor<8xf32> -> tensor<8xbf16>
func.func @left(%table: tensor<100x32xbf16>, %rows: tensor<8x1xi32>, %x: tensor<32xbf16>) -> tensor<8xbf16> {
  %0 = ten.gather %table[%rows] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 32] : tensor<100x32xbf16>, tensor<8x1xi32> -> tensor<8x32xbf16>
  %1 = ten.contract %0, %x contracting = [1] x [0] accumulate f32 : tensor<8x32xbf16>, tensor<32xbf16> -> tensor<8xbf16>
  return %1 : tensor<8xbf16>
}

// Batches, with the sums in the matrix's order first.
// CHECK-LABEL: func @batch
// CHECK: ten.kernel contract
// CHECK: %[[K:.*]] = ten.convert %{{.*}} : tensor<2x64x8x16xi8> -> tensor<2x64x8x16xf32>
// CHECK: ten.contract %{{.*}}, %[[K]] batch = [0, 1] x [0, 2] contracting = [2] x [3]
// FAST-LABEL: func @batch
// FAST: ten.kernel reduce
// FAST: ten.broadcast %{{.*}} dims = [0, 2, 3] : tensor<2x8x16xf32> -> tensor<2x64x8x16xf32>
// FAST: ten.reduce add %{{.*}} dims = [3] : tensor<2x64x8x16xf32> -> tensor<2x64x8xf32>
// FAST: ten.transpose %{{.*}} perm = [0, 2, 1] : tensor<2x64x8xf32> -> tensor<2x8x64xf32>
func.func @batch(%q: tensor<2x8x16xf32>, %k: tensor<2x64x8x16xi8>) -> tensor<2x8x64xf32> {
  %0 = ten.convert %k : tensor<2x64x8x16xi8> -> tensor<2x64x8x16xf32>
  %1 = ten.contract %q, %0 batch = [0, 1] x [0, 2] contracting = [2] x [3] : tensor<2x8x16xf32>, tensor<2x64x8x16xf32> -> tensor<2x8x64xf32>
  return %1 : tensor<2x8x64xf32>
}

// A matrix that is scaled in groups of rows has their dimensions in the kernel;
// what is narrow is seen so before it is computed with.
// CHECK-LABEL: func @groups
// CHECK-DAG: %[[X:.*]] = ten.reshape %arg0 : tensor<1x32xf32> -> tensor<1x4x8xf32>
// CHECK-DAG: %[[W:.*]] = ten.reshape %arg1 : tensor<32x48xi8> -> tensor<4x8x48xi8>
// CHECK: ten.kernel contract (%{{.*}} = %[[W]] :
// CHECK-NOT: ten.kernel
// CHECK: ten.contract %{{.*}}, %{{.*}} contracting = [1, 2] x [0, 1]
// FAST-LABEL: func @groups
// FAST-DAG: %[[X:.*]] = ten.reshape %{{.*}} -> tensor<4x8xf32>
// FAST-DAG: %[[W:.*]] = ten.reshape %arg1 : tensor<32x48xi8> -> tensor<4x8x48xi8>
// FAST: ten.kernel reduce (%{{.*}} = %[[W]] :
// FAST-NOT: ten.kernel
// FAST: ten.reduce add %{{.*}} dims = [0, 1] : tensor<4x8x48xf32> -> tensor<48xf32>
func.func @groups(%x: tensor<1x32xf32>, %w: tensor<32x48xi8>, %s: tensor<4x48xf32>) -> tensor<1x48xf32> {
  %c = ten.constant dense<8.0> : tensor<32x48xf32>
  %0 = ten.convert %w : tensor<32x48xi8> -> tensor<32x48xf32>
  %1 = ten.sub %0, %c : tensor<32x48xf32>
  %2 = ten.reshape %1 : tensor<32x48xf32> -> tensor<4x8x48xf32>
  %3 = ten.broadcast %s dims = [0, 2] : tensor<4x48xf32> -> tensor<4x8x48xf32>
  %4 = ten.mul %2, %3 : tensor<4x8x48xf32>
  %5 = ten.reshape %4 : tensor<4x8x48xf32> -> tensor<32x48xf32>
  %6 = ten.contract %x, %5 contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x48xf32> -> tensor<1x48xf32>
  return %6 : tensor<1x48xf32>
}

// Heads that share keys.
// CHECK-LABEL: func @repeated
// CHECK: ten.kernel contract (%{{.*}} = %arg1 : tensor<2x64x4x16xf32>
// CHECK: ten.broadcast
// CHECK: ten.contract %{{.*}} batch = [0, 1, 2] x [0, 2, 3] contracting = [3] x [4]
// FAST-LABEL: func @repeated
// FAST: ten.kernel reduce (%{{.*}} = %arg1 : tensor<2x64x4x16xf32>
// FAST: ten.reduce add %{{.*}} dims = [4] : tensor<2x64x4x2x16xf32> -> tensor<2x64x4x2xf32>
// CHECK: return %{{.*}} : tensor<2x8x64xf32>
func.func @repeated(%q: tensor<2x8x16xf32>, %k: tensor<2x64x4x16xf32>) -> tensor<2x8x64xf32> {
  %0 = ten.broadcast %k dims = [0, 1, 2, 4] : tensor<2x64x4x16xf32> -> tensor<2x64x4x2x16xf32>
  %1 = ten.reshape %0 : tensor<2x64x4x2x16xf32> -> tensor<2x64x8x16xf32>
  %2 = ten.contract %q, %1 batch = [0, 1] x [0, 2] contracting = [2] x [3] : tensor<2x8x16xf32>, tensor<2x64x8x16xf32> -> tensor<2x8x64xf32>
  return %2 : tensor<2x8x64xf32>
}

// More than eight rows, whose kernel has no room for blocks; a matrix in memory;
// one that others read; integers, for which there are instructions; few columns.
// CHECK-LABEL: func @not
// CHECK-NOT: ten.reduce
// CHECK: ten.kernel map
// CHECK-NEXT: ten.abs %{{.*}} : tensor<32x48xf32>
// CHECK: ten.kernel map
// CHECK-NEXT: ten.neg
// CHECK: ten.kernel map
// CHECK-NEXT: ten.abs %{{.*}} : tensor<32x48xi8>
// CHECK: ten.kernel map
// CHECK-NEXT: ten.abs %{{.*}} : tensor<32x9xf32>
// CHECK-NOT: ten.reduce
// CHECK: return
func.func @not(%x: tensor<9x32xf32>, %y: tensor<1x32xf32>, %z: tensor<1x32xi8>, %w: tensor<32x48xf32>, %v: tensor<32x48xi8>, %u: tensor<32x9xf32>) -> (tensor<9x48xf32>, tensor<1x48xf32>, tensor<1x48xf32>, tensor<32x48xf32>, tensor<1x48xi32>, tensor<1x9xf32>) {
  %0 = ten.abs %w : tensor<32x48xf32> -> tensor<32x48xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [0] : tensor<9x32xf32>, tensor<32x48xf32> -> tensor<9x48xf32>
  %2 = ten.contract %y, %w contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x48xf32> -> tensor<1x48xf32>
  %3 = ten.neg %w : tensor<32x48xf32>
  %4 = ten.contract %y, %3 contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x48xf32> -> tensor<1x48xf32>
  %5 = ten.abs %v : tensor<32x48xi8> -> tensor<32x48xi8>
  %6 = ten.contract %z, %5 contracting = [1] x [0] accumulate i32 : tensor<1x32xi8>, tensor<32x48xi8> -> tensor<1x48xi32>
  %7 = ten.abs %u : tensor<32x9xf32> -> tensor<32x9xf32>
  %8 = ten.contract %y, %7 contracting = [1] x [0] : tensor<1x32xf32>, tensor<32x9xf32> -> tensor<1x9xf32>
  return %1, %2, %4, %3, %6, %8 : tensor<9x48xf32>, tensor<1x48xf32>, tensor<1x48xf32>, tensor<32x48xf32>, tensor<1x48xi32>, tensor<1x9xf32>
}

// What another kernel computes as well, in the same pass over memory.
// CHECK-LABEL: func @beside
// CHECK-NOT: ten.reduce
// CHECK: return
func.func @beside(%x: tensor<32xf32>, %w: tensor<32x48xf32>, %v: tensor<32x48xf32>) -> (tensor<48xf32>, tensor<32x48xf32>) {
  %0 = ten.mul %w, %v : tensor<32x48xf32>
  %1 = ten.abs %0 : tensor<32x48xf32> -> tensor<32x48xf32>
  %2 = ten.neg %0 : tensor<32x48xf32>
  %3 = ten.contract %x, %1 contracting = [0] x [0] : tensor<32xf32>, tensor<32x48xf32> -> tensor<48xf32>
  return %3, %2 : tensor<48xf32>, tensor<32x48xf32>
}

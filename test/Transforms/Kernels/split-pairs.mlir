// RUN: tensor-opt %s -ten-split-pairs | FileCheck %s
// RUN: tensor-opt %s -ten-split-pairs -ten-fuse | FileCheck %s --check-prefix=FUSED
// RUN: tensor-opt %s -ten-split-pairs --remarks-filter-passed=ten-split-pairs --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:

// Squared distances: products, element by element. A square is no -0, so that
// the sum need not start from 0.
// REMARK: :[[#@LINE+18]]:{{.*}}Split{{.*}}reduction of a short dimension unrolled to elementwise operations
// CHECK-LABEL: func @distances
// CHECK-DAG: %[[X:.*]] = ten.transpose %arg0 perm = [1, 0] : tensor<100x3xf32> -> tensor<3x100xf32>
// CHECK-DAG: ten.slice %[[X]] start = [2, 0] limit = [3, 100]
// CHECK-NOT: tensor<100x80x3xf32>
// CHECK: %[[D2:.*]] = ten.sub
// CHECK: %[[D1:.*]] = ten.sub
// CHECK: %[[D0:.*]] = ten.sub
// CHECK-DAG: %[[S0:.*]] = ten.mul %[[D0]], %[[D0]] : tensor<100x80xf32>
// CHECK-DAG: %[[S1:.*]] = ten.mul %[[D1]], %[[D1]] : tensor<100x80xf32>
// CHECK-DAG: %[[S2:.*]] = ten.mul %[[D2]], %[[D2]] : tensor<100x80xf32>
// CHECK: %[[SUM:.*]] = ten.add %[[S1]], %[[S0]]
// CHECK: ten.add %[[S2]], %[[SUM]]
func.func @distances(%x: tensor<100x3xf32>, %y: tensor<80x3xf32>) -> tensor<100x80xf32> {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<100x3xf32> -> tensor<100x80x3xf32>
  %1 = ten.broadcast %y dims = [1, 2] : tensor<80x3xf32> -> tensor<100x80x3xf32>
  %2 = ten.sub %0, %1 : tensor<100x80x3xf32>
  %3 = ten.mul %2, %2 : tensor<100x80x3xf32>
  %4 = ten.reduce add %3 dims = [2] : tensor<100x80x3xf32> -> tensor<100x80xf32>
  return %4 : tensor<100x80xf32>
}

// Forces: what all coordinates share is made once, and one kernel goes row by
// row. Coordinates that come first need no transposition.
// REMARK: :[[#@LINE+23]]:{{.*}}Split{{.*}}reduction of a short dimension
// REMARK: :[[#@LINE+26]]:{{.*}}Split{{.*}}one reduction of rows per index of a short dimension
// CHECK-LABEL: func @forces
// CHECK-NOT: ten.transpose
// CHECK: %[[W:.*]] = ten.rsqrt
// CHECK: ten.mul %{{.*}}, %[[W]]
// CHECK: ten.mul %{{.*}}, %[[W]]
// CHECK: ten.reduce add %{{.*}} dims = [1] : tensor<100x100xf32> -> tensor<100xf32>
// CHECK: ten.reduce add %{{.*}} dims = [1] : tensor<100x100xf32> -> tensor<100xf32>
// CHECK: ten.concat {{.*}} dim = 1 : tensor<100x1xf32>, tensor<100x1xf32> -> tensor<100x2xf32>
// CHECK: ten.transpose %{{.*}} perm = [1, 0]
// FUSED-LABEL: func @forces
// FUSED-NOT: ten.kernel
// FUSED: ten.kernel normalize (%{{.*}} = %arg0 : tensor<2x100xf32>) -> tensor<100x2xf32>
// FUSED: ten.rsqrt
// FUSED: ten.concat
// FUSED: ten.kernel map
// FUSED-NOT: ten.kernel
func.func @forces(%x: tensor<2x100xf32>) -> tensor<2x100xf32> {
  %0 = ten.broadcast %x dims = [0, 1] : tensor<2x100xf32> -> tensor<2x100x100xf32>
  %1 = ten.broadcast %x dims = [0, 2] : tensor<2x100xf32> -> tensor<2x100x100xf32>
  %2 = ten.sub %1, %0 : tensor<2x100x100xf32>
  %3 = ten.abs %2 : tensor<2x100x100xf32> -> tensor<2x100x100xf32>
  %4 = ten.reduce add %3 dims = [0] : tensor<2x100x100xf32> -> tensor<100x100xf32>
  %5 = ten.rsqrt %4 : tensor<100x100xf32>
  %6 = ten.broadcast %5 dims = [1, 2] : tensor<100x100xf32> -> tensor<2x100x100xf32>
  %7 = ten.mul %2, %6 : tensor<2x100x100xf32>
  %8 = ten.reduce add %7 dims = [2] : tensor<2x100x100xf32> -> tensor<2x100xf32>
  return %8 : tensor<2x100xf32>
}

// A sum over the rows is one over columns of the transposed array, which is
// computed as the other is.
// REMARK: :[[#@LINE+9]]:{{.*}}one reduction of rows
// CHECK-LABEL: func @over_rows
// FUSED-LABEL: func @over_rows
// CHECK-COUNT-2: ten.reduce max %{{.*}} dims = [1] : tensor<80x100xf32> -> tensor<80xf32>
// CHECK: ten.concat {{.*}} -> tensor<80x2xf32>
func.func @over_rows(%x: tensor<100x2xf32>, %y: tensor<80x2xf32>) -> tensor<80x2xf32> {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<100x2xf32> -> tensor<100x80x2xf32>
  %1 = ten.broadcast %y dims = [1, 2] : tensor<80x2xf32> -> tensor<100x80x2xf32>
  %2 = ten.sub %0, %1 : tensor<100x80x2xf32>
  %3 = ten.reduce max %2 dims = [0] : tensor<100x80x2xf32> -> tensor<80x2xf32>
  return %3 : tensor<80x2xf32>
}

// The columns of a contraction with a computed array.
// REMARK: :[[#@LINE+10]]:{{.*}}one sum of products per column
// CHECK-LABEL: func @columns
// CHECK-NOT: ten.contract
// CHECK-COUNT-2: ten.reduce add %{{.*}} dims = [1] : tensor<100x80xf32> -> tensor<100xf32>
// CHECK: ten.concat {{.*}} -> tensor<100x2xf32>
func.func @columns(%x: tensor<100xf32>, %y: tensor<80xf32>, %v: tensor<80x2xf32>) -> tensor<100x2xf32> {
  %0 = ten.broadcast %x dims = [0] : tensor<100xf32> -> tensor<100x80xf32>
  %1 = ten.broadcast %y dims = [1] : tensor<80xf32> -> tensor<100x80xf32>
  %2 = ten.sub %0, %1 : tensor<100x80xf32>
  %3 = ten.exp %2 : tensor<100x80xf32>
  %4 = ten.contract %3, %v contracting = [1] x [0] : tensor<100x80xf32>, tensor<80x2xf32> -> tensor<100x2xf32>
  return %4 : tensor<100x2xf32>
}

// A contraction of three elements that one reduction reads: |x|^2 + |y|^2 - 2 x y.
// REMARK: :[[#@LINE+8]]:{{.*}}contraction of a short dimension unrolled to elementwise operations
// CHECK-LABEL: func @nearest
// CHECK-NOT: ten.contract
// CHECK-COUNT-3: ten.mul %{{.*}} : tensor<100x80xf32>
// CHECK: ten.reduce min %{{.*}} dims = [1] : tensor<100x80xf32> -> tensor<100xf32>
// FUSED-LABEL: func @nearest
// FUSED-NOT: tensor<100x80xf32>)
func.func @nearest(%x: tensor<100x3xf32>, %y: tensor<80x3xf32>, %s: tensor<80xf32>) -> tensor<100xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [1] : tensor<100x3xf32>, tensor<80x3xf32> -> tensor<100x80xf32>
  %1 = ten.broadcast %s dims = [1] : tensor<80xf32> -> tensor<100x80xf32>
  %2 = ten.sub %1, %0 : tensor<100x80xf32>
  %3 = ten.reduce min %2 dims = [1] : tensor<100x80xf32> -> tensor<100xf32>
  return %3 : tensor<100xf32>
}

// Stay: a result in memory, nine elements, sums in another type, results of
// few rows.
// CHECK-LABEL: func @contractions_stay
// FUSED-LABEL: func @contractions_stay
// CHECK-COUNT-4: ten.contract
func.func @contractions_stay(%x: tensor<100x3xf32>, %y: tensor<80x3xf32>, %u: tensor<100x9xf32>, %v: tensor<80x9xf32>,
                             %p: tensor<100x3xbf16>, %q: tensor<80x3xbf16>, %few: tensor<8x3xf32>)
    -> (tensor<100x80xf32>, tensor<100xf32>, tensor<100xf32>, tensor<100xf32>, tensor<8xf32>) {
  %0 = ten.contract %x, %y contracting = [1] x [1] : tensor<100x3xf32>, tensor<80x3xf32> -> tensor<100x80xf32>
  %1 = ten.reduce max %0 dims = [1] : tensor<100x80xf32> -> tensor<100xf32>
  %2 = ten.contract %u, %v contracting = [1] x [1] : tensor<100x9xf32>, tensor<80x9xf32> -> tensor<100x80xf32>
  %3 = ten.reduce max %2 dims = [1] : tensor<100x80xf32> -> tensor<100xf32>
  %4 = ten.contract %p, %q contracting = [1] x [1] accumulate f32 : tensor<100x3xbf16>, tensor<80x3xbf16> -> tensor<100x80xf32>
  %5 = ten.reduce max %4 dims = [1] : tensor<100x80xf32> -> tensor<100xf32>
  %6 = ten.contract %few, %x contracting = [1] x [1] : tensor<8x3xf32>, tensor<100x3xf32> -> tensor<8x100xf32>
  %7 = ten.reduce max %6 dims = [1] : tensor<8x100xf32> -> tensor<8xf32>
  return %0, %1, %3, %5, %7 : tensor<100x80xf32>, tensor<100xf32>, tensor<100xf32>, tensor<100xf32>, tensor<8xf32>
}

// An array in memory is not split.
// CHECK-LABEL: func @in_memory
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<100x80x3xf32> -> tensor<100x80xf32>
func.func @in_memory(%x: tensor<100x3xf32>, %y: tensor<100x80x3xf32>) -> tensor<100x80xf32> {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<100x3xf32> -> tensor<100x80x3xf32>
  %1 = ten.mul %0, %y : tensor<100x80x3xf32>
  %2 = ten.reduce add %1 dims = [2] : tensor<100x80x3xf32> -> tensor<100x80xf32>
  return %2 : tensor<100x80xf32>
}

// Sums of bf16 may be kept in f32; few elements stay in the first cache; what
// is long is a loop; a size of the run is not known.
// CHECK-LABEL: func @left_alone
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<100x80x3xbf16>
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<16x16x3xf32>
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<100x80x17xf32>
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<100x?x3xf32>
func.func @left_alone(%a: tensor<100x3xbf16>, %b: tensor<16x3xf32>, %c: tensor<100x17xf32>, %d: tensor<100x3xf32>, %n: index) -> (tensor<100x80xbf16>, tensor<16x16xf32>, tensor<100x80xf32>, tensor<100x?xf32>) {
  %0 = ten.broadcast %a dims = [0, 2] : tensor<100x3xbf16> -> tensor<100x80x3xbf16>
  %1 = ten.reduce add %0 dims = [2] : tensor<100x80x3xbf16> -> tensor<100x80xbf16>
  %2 = ten.broadcast %b dims = [0, 2] : tensor<16x3xf32> -> tensor<16x16x3xf32>
  %3 = ten.reduce add %2 dims = [2] : tensor<16x16x3xf32> -> tensor<16x16xf32>
  %4 = ten.broadcast %c dims = [0, 2] : tensor<100x17xf32> -> tensor<100x80x17xf32>
  %5 = ten.reduce add %4 dims = [2] : tensor<100x80x17xf32> -> tensor<100x80xf32>
  %6 = ten.broadcast %d dims = [0, 2] sizes(%n) : tensor<100x3xf32> -> tensor<100x?x3xf32>
  %7 = ten.reduce add %6 dims = [2] : tensor<100x?x3xf32> -> tensor<100x?xf32>
  return %1, %3, %5, %7 : tensor<100x80xbf16>, tensor<16x16xf32>, tensor<100x80xf32>, tensor<100x?xf32>
}

// Distances of few rows, which stay sums, are multiplied with few columns like
// those of many rows, one column after the other.
// REMARK: :[[#@LINE+9]]:{{.*}}Split{{.*}}one sum of products per column
// CHECK-LABEL: func @few_rows
// CHECK: %[[D:.*]] = ten.reduce add %{{.*}} dims = [2] : tensor<9x1100x3xf32> -> tensor<9x1100xf32>
// CHECK-COUNT-2: ten.reduce add %{{.*}} dims = [1] : tensor<9x1100xf32> -> tensor<9xf32>
func.func @few_rows(%x: tensor<9x3xf32>, %y: tensor<1100x3xf32>, %v: tensor<1100x2xf32>) -> tensor<9x2xf32> {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<9x3xf32> -> tensor<9x1100x3xf32>
  %1 = ten.broadcast %y dims = [1, 2] : tensor<1100x3xf32> -> tensor<9x1100x3xf32>
  %2 = ten.sub %0, %1 : tensor<9x1100x3xf32>
  %3 = ten.reduce add %2 dims = [2] : tensor<9x1100x3xf32> -> tensor<9x1100xf32>
  %4 = ten.contract %3, %v contracting = [1] x [0] : tensor<9x1100xf32>, tensor<1100x2xf32> -> tensor<9x2xf32>
  return %4 : tensor<9x2xf32>
}

// A sum for each of two rows is one array, transposed, for elements alone: a
// sum of a row of it would have another order than that of nine rows.
// REMARK: :[[#@LINE+10]]:{{.*}}Split{{.*}}one reduction of rows per index of a short dimension
// CHECK-LABEL: func @two_rows
// CHECK: ten.concat
// CHECK: ten.transpose %{{.*}} perm = [1, 0] : tensor<300x2xf32> -> tensor<2x300xf32>
// CHECK: ten.reduce add %{{.*}} dims = [2] : tensor<2x300x20xf32> -> tensor<2x300xf32>
// CHECK: ten.reduce add %{{.*}} dims = [1] : tensor<2x300xf32> -> tensor<2xf32>
func.func @two_rows(%x: tensor<2x20xf32>, %y: tensor<300x20xf32>) -> (tensor<2x300xf32>, tensor<2xf32>) {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<2x20xf32> -> tensor<2x300x20xf32>
  %1 = ten.broadcast %y dims = [1, 2] : tensor<300x20xf32> -> tensor<2x300x20xf32>
  %2 = ten.sub %0, %1 : tensor<2x300x20xf32>
  %3 = ten.reduce add %2 dims = [2] : tensor<2x300x20xf32> -> tensor<2x300xf32>
  %4 = ten.neg %3 : tensor<2x300xf32>
  %5 = ten.abs %2 : tensor<2x300x20xf32> -> tensor<2x300x20xf32>
  %6 = ten.reduce add %5 dims = [2] : tensor<2x300x20xf32> -> tensor<2x300xf32>
  %7 = ten.exp %6 : tensor<2x300xf32>
  %8 = ten.reduce add %7 dims = [1] : tensor<2x300xf32> -> tensor<2xf32>
  return %4, %8 : tensor<2x300xf32>, tensor<2xf32>
}

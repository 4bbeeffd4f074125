// RUN: tensor-opt %s -ten-split-sums | FileCheck %s
// RUN: tensor-opt %s -ten-split-sums=fp=strict | FileCheck %s --check-prefix=STRICT
// RUN: tensor-opt %s -ten-split-sums --remarks-filter=ten-split-sums --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: combines 4096 elements in 64 parts, which a second kernel combines
// REMARK: combines 4096 elements in 128 parts, which a second kernel combines
// REMARK-NOT: combines

// CHECK-LABEL: func.func @row
// CHECK: ten.contract {{.*}} batch = [1] x [0] contracting = [2] x [1] : tensor<1x64x64xf32>, tensor<64x64x512xf32> -> tensor<64x1x512xf32>
// CHECK: ten.reduce add {{.*}} dims = [0]
// STRICT-LABEL: func.func @row
// STRICT-NOT: ten.reduce
func.func @row(%x: tensor<1x4096xf32>, %y: tensor<4096x512xf32>) -> tensor<1x512xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<1x4096xf32>, tensor<4096x512xf32> -> tensor<1x512xf32>
  return %0 : tensor<1x512xf32>
}

// CHECK-LABEL: func.func @columns
// CHECK: ten.reduce max %{{.*}} dims = [1] : tensor<128x32x1024xf32>
// CHECK: ten.reduce max %{{.*}} dims = [0] : tensor<128x1024xf32>
// STRICT-LABEL: func.func @columns
// STRICT-COUNT-2: ten.reduce max
func.func @columns(%x: tensor<4096x1024xf32>) -> tensor<1024xf32> {
  %0 = ten.reduce max %x dims = [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// Rows, sums that a library computes, and those that are rounded once stay.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: ten.reshape
func.func @stays(%x: tensor<4096x1024xf32>, %y: tensor<64x4096xf32>, %z: tensor<1x4096xf32>, %w: tensor<512x4096xf32>, %h: tensor<4096x64xbf16>) -> (tensor<4096xf32>, tensor<64x1024xf32>, tensor<1x512xf32>, tensor<64xbf16>) {
  %0 = ten.reduce add %x dims = [1] : tensor<4096x1024xf32> -> tensor<4096xf32>
  %1 = ten.contract %y, %x contracting = [1] x [0] : tensor<64x4096xf32>, tensor<4096x1024xf32> -> tensor<64x1024xf32>
  %2 = ten.contract %z, %w contracting = [1] x [1] : tensor<1x4096xf32>, tensor<512x4096xf32> -> tensor<1x512xf32>
  %3 = ten.reduce add %h dims = [0] : tensor<4096x64xbf16> -> tensor<64xbf16>
  return %0, %1, %2, %3 : tensor<4096xf32>, tensor<64x1024xf32>, tensor<1x512xf32>, tensor<64xbf16>
}

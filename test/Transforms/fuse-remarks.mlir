// RUN: tensor-opt %s -ten-fuse --remarks-filter-missed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=remark:

// CHECK: fuse-remarks.mlir:[[#@LINE+2]]:8: remark: {{.*}}not fused: 'ten.exp' has users in several kernels
func.func @shared(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.neg %0 : tensor<8xf32>
  %2 = ten.floor %0 : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// CHECK: fuse-remarks.mlir:[[#@LINE+2]]:8: remark: {{.*}}not fused: 'ten.exp' is costly, and 'ten.broadcast' would compute elements of it again
func.func @costly(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.broadcast %0 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %2 = ten.add %1, %y : tensor<64x8xf32>
  return %2 : tensor<64x8xf32>
}

func.func @fused(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.add %0, %y : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// RUN: tensor-opt %s -ten-fuse --remarks-filter-missed=ten-fuse --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=remark:

// CHECK: fuse-remarks.mlir:[[#@LINE+2]]:8: remark: {{.*}}not fused: 'ten.exp' has users in several kernels
func.func @shared(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.neg %0 : tensor<8xf32>
  %2 = ten.floor %0 : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// CHECK: fuse-remarks.mlir:[[#@LINE+2]]:8: remark: {{.*}}not fused: 'ten.exp' is expensive, and 'ten.broadcast' would compute its elements repeatedly
func.func @costly(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.broadcast %0 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %2 = ten.add %1, %y : tensor<64x8xf32>
  return %2 : tensor<64x8xf32>
}

// CHECK: fuse-remarks.mlir:[[#@LINE+3]]:8: remark: {{.*}}not fused: 'ten.neg' is computed from expensive operations, and 'ten.broadcast' would compute its elements repeatedly
func.func @made_of_costly(%x: tensor<8xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.neg %0 : tensor<8xf32>
  %2 = ten.broadcast %1 dims = [1] : tensor<8xf32> -> tensor<64x8xf32>
  %3 = ten.add %2, %y : tensor<64x8xf32>
  return %3 : tensor<64x8xf32>
}

func.func @fused(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.add %0, %y : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Code for one element would compute the sum six times.
// CHECK: fuse-remarks.mlir:[[#@LINE+2]]:8: remark: {{.*}}not fused: 'ten.add' is read at 6 positions per element
func.func @many_places(%x: tensor<12xf32>, %y: tensor<12xf32>) -> tensor<12xf32> {
  %0 = ten.add %x, %y : tensor<12xf32>
  %a = ten.slice %0 start = [10] limit = [12] stride = [1] : tensor<12xf32> -> tensor<2xf32>
  %b = ten.slice %0 start = [8] limit = [10] stride = [1] : tensor<12xf32> -> tensor<2xf32>
  %c = ten.slice %0 start = [6] limit = [8] stride = [1] : tensor<12xf32> -> tensor<2xf32>
  %d = ten.slice %0 start = [4] limit = [6] stride = [1] : tensor<12xf32> -> tensor<2xf32>
  %e = ten.slice %0 start = [2] limit = [4] stride = [1] : tensor<12xf32> -> tensor<2xf32>
  %f = ten.slice %0 start = [0] limit = [2] stride = [1] : tensor<12xf32> -> tensor<2xf32>
  %1 = ten.concat %a, %b, %c, %d, %e, %f dim = 0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32> -> tensor<12xf32>
  return %1 : tensor<12xf32>
}

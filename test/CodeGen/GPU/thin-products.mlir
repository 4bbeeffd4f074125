// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_90a -o %t/x.o --dump-to=%t && cat %t/05*.mlir | FileCheck %s

// The larger operand decides: a thread for each column of the matrix reads its
// rows beside the other threads, and a block sums each row.
// CHECK-LABEL: func.func @columns(
// CHECK: gpu.launch_func {{.*}} blocks in (%c16,
// CHECK-LABEL: func.func @rows(
// CHECK: gpu.launch_func {{.*}} blocks in (%c2048,
func.func @columns(%x: tensor<1x190xf32>, %y: tensor<190x4096xf32>) -> tensor<1x4096xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<1x190xf32>, tensor<190x4096xf32> -> tensor<1x4096xf32>
  return %0 : tensor<1x4096xf32>
}
func.func @rows(%x: tensor<1x190xf32>, %y: tensor<4096x190xf32>) -> tensor<1x4096xf32> {
  %0 = ten.contract %x, %y contracting = [1] x [1] : tensor<1x190xf32>, tensor<4096x190xf32> -> tensor<1x4096xf32>
  return %0 : tensor<1x4096xf32>
}

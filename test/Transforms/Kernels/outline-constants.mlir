// RUN: tensor-opt %s -ten-fuse -ten-outline-kernels | FileCheck %s
// RUN: tensor-opt %s -ten-fuse -ten-outline-kernels | tensor-opt | FileCheck %s

// Kernels that differ in a constant alone are not the same kernel.
// CHECK-LABEL: func.func @constants
// CHECK: ten.launch @[[FIRST:map_[0-9]+]]() into({{.*}}) : ()
// CHECK-NOT: @[[FIRST]](
// CHECK: return
func.func @constants() -> (tensor<4xf32>, tensor<4xf32>) {
  %a = ten.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %b = ten.constant dense<[5.0, 6.0, 7.0, 8.0]> : tensor<4xf32>
  %0 = ten.neg %a : tensor<4xf32>
  %1 = ten.neg %b : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

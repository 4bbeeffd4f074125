// RUN: tensor-run %s --explain --input=3000xf32=uniform:1 --input=3000xf32=uniform:2 | FileCheck %s

// A cumulative product waits for the number before; a map does not.
// CHECK: decisions:
// CHECK-NOT: a loop of map_0
// CHECK: explain-vectors.mlir:10:8: a loop of scan_0 is not vectorized: {{.+}}
// CHECK-NOT: a loop of map_0
// CHECK: arena:
func.func @main(%x: tensor<3000xf32>, %y: tensor<3000xf32>) -> (tensor<3000xf32>, tensor<3000xf32>) {
  %0 = ten.scan mul %x dim = 0 : tensor<3000xf32> -> tensor<3000xf32>
  %1 = ten.exp %y : tensor<3000xf32>
  return %0, %1 : tensor<3000xf32>, tensor<3000xf32>
}

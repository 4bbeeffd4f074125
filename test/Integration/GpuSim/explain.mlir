// RUN: tensor-run %s --device=gpu-sim --input=64x64xf32=normal:1 --explain --benchmark=2 | FileCheck %s
// RUN: tensor-run %s --device=gpu-sim --input=64x64xf32=normal:1 --report=%t.html --benchmark=2
// RUN: grep -c '<html' %t.html

// CHECK: kernels: 1
// CHECK: contract_0 (contract), 1 launch
// CHECK: kernel times of one call:
// CHECK-NEXT: us {{.*}} contract_0 x1, 524 kFLOP
func.func @main(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = ten.contract %a, %a contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

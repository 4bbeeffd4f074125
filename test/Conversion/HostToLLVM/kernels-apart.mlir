// RUN: tensor-opt %s --tenon-kernels --tenon-linalg --tenon-buffers --tenon-loops --tenon-llvm | FileCheck %s
// Only a kernel that runs in a loop may become part of its host function.

// CHECK-LABEL: llvm.func internal @map_0
// CHECK-SAME: passthrough = ["noinline"]
// CHECK-LABEL: llvm.func internal @map_1
// CHECK-NOT: passthrough
// CHECK-LABEL: llvm.func internal @map_2
// CHECK-SAME: passthrough = ["noinline"]
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %0 = ten.exp %x : tensor<8xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> tensor<8xf32> {
    %2 = ten.mul %a, %a : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  %3 = ten.neg %1 : tensor<8xf32>
  return %3 : tensor<8xf32>
}

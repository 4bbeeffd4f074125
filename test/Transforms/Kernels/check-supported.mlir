// RUN: not tensor-opt %s -ten-check-supported 2>&1 | FileCheck %s
// RUN: not tensor-run %s --input=4x4xf32=1 2>&1 | FileCheck %s --check-prefix=IMPORTED

func.func @main(%x: tensor<4x4xf32>) -> tensor<4xf32> {
  // CHECK: check-supported.mlir:[[#@LINE+1]]:8: error: 'arith.addf' op cannot be compiled: only 'arith' operations on scalars are supported
  %0 = arith.addf %x, %x : tensor<4x4xf32>
  // CHECK: check-supported.mlir:[[#@LINE+1]]:8: error: 'math.exp' op cannot be compiled: there is no lowering of it
  %1 = math.exp %0 : tensor<4x4xf32>
  // Arithmetic on tensors is ten by then.
  // IMPORTED-NOT: arith.addf
  // IMPORTED: error: 'ten.reduce' op cannot be compiled
  %zero = ten.constant dense<0.0> : tensor<f32>
  // CHECK: check-supported.mlir:[[#@LINE+1]]:8: error: 'ten.reduce' op cannot be compiled: its region holds 'ten.reduce', which is not elementwise
  %2 = ten.reduce %1 init(%zero) dims = [0] : tensor<4x4xf32> -> tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.broadcast %a dims = [] : tensor<f32> -> tensor<2xf32>
    %d = ten.reduce add %c dims = [0] : tensor<2xf32> -> tensor<f32>
    %e = ten.add %b, %d : tensor<f32>
    ten.yield %e : tensor<f32>
  }
  return %2 : tensor<4xf32>
}
// CHECK: {{.*}}note: 3 operations cannot be compiled

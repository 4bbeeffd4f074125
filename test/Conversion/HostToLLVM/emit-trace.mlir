// RUN: tensor-opt %s -tenon-compile=trace=true | FileCheck %s
// RUN: tensor-opt %s -tenon-compile | FileCheck %s --check-prefix=PLAIN

// Around each launch, with the kernel's number.
// CHECK-LABEL: llvm.func internal @main_run(
// CHECK: llvm.call @ten_trace(
// CHECK: llvm.call @map_0(
// CHECK: llvm.call @ten_trace(
// CHECK: llvm.call @ten_trace(
// CHECK: llvm.call @reduce_0(
// CHECK: llvm.call @ten_trace(

// Where the context has no trace nothing is called.
// CHECK-LABEL: llvm.func internal @ten_trace(
// CHECK: llvm.icmp "ne" %{{.*}}, %{{.*}} : !llvm.ptr
// CHECK: llvm.cond_br

// PLAIN-NOT: ten_trace
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  %0 = ten.exp %x : tensor<8xf32>
  %1 = ten.reduce add %0 dims = [0] : tensor<8xf32> -> tensor<f32>
  return %0, %1 : tensor<8xf32>, tensor<f32>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/x.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v4 --dump-to=%t/dump
// RUN: cat %t/dump/*-llvm.ll | FileCheck %s
// RUN: tensor-run %s --verify --input=5xf32=normal:1 --input=16xf32=normal:2 --input=15xf32=normal:3

// The state of a loop is on the stack in the first block, before the sizes of
// arguments are checked: there it has its alignment, and can become registers.
// CHECK-LABEL: define internal i32 @main_run(
// CHECK-NOT: br
// CHECK: alloca float, i64 16, align 64
func.func @main(%x: tensor<?xf32>, %y: tensor<16xf32>, %z: tensor<15xf32>) -> (tensor<?xf32>, tensor<16xf32>, tensor<15xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = ten.add %x, %x : tensor<?xf32>
  %1:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %y, %b = %z) -> (tensor<16xf32>, tensor<15xf32>) {
    %3 = ten.reverse %a dims = [0] : tensor<16xf32>
    %4 = ten.max %a, %3 : tensor<16xf32>
    %5 = ten.reduce max %b dims = [0] : tensor<15xf32> -> tensor<f32>
    %6 = ten.broadcast %5 dims = [] : tensor<f32> -> tensor<15xf32>
    %7 = ten.min %b, %6 : tensor<15xf32>
    scf.yield %4, %7 : tensor<16xf32>, tensor<15xf32>
  }
  %2 = ten.reduce max %1#1 dims = [0] : tensor<15xf32> -> tensor<f32>
  return %0, %1#0, %1#1, %2 : tensor<?xf32>, tensor<16xf32>, tensor<15xf32>, tensor<f32>
}

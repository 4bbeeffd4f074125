// A step's part of what a loop goes through is added to a product, or computed
// with, where it is: starts beyond the last one are the last one.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=5x20x80xf32=normal:1 --input=20x48xf32=normal:2 --input=48x80xf32=normal:3 --input=80x48xf32=normal:4 --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-run %s --verify --threads=1 --input=5x20x80xf32=normal:1 --input=20x48xf32=normal:2 --input=48x80xf32=normal:3 --input=80x48xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --threads=2 --input=5x20x80xf32=normal:1 --input=20x48xf32=normal:2 --input=48x80xf32=normal:3 --input=80x48xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --target-cpu=x86-64 --input=5x20x80xf32=normal:1 --input=20x48xf32=normal:2 --input=48x80xf32=normal:3 --input=80x48xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --device=gpu-sim --input=5x20x80xf32=normal:1 --input=20x48xf32=normal:2 --input=48x80xf32=normal:3 --input=80x48xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4
// Added in registers: the kernel has one loop over its result, in vectors.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels='features="avx2 fma"' -tenon-linalg -tenon-buffers='features="avx2 fma"' -tenon-loops='features="avx2 fma"' | FileCheck %s
// CHECK: func.func private @contract_0
// CHECK: memref.subview %{{.*}}[%{{.*}}, 0, 0] [1, 20, 80]
// CHECK-NOT: memref.load %{{.*}} memref<20x80xf32
// CHECK: return
func.func @main(%x: tensor<5x20x80xf32>, %h: tensor<20x48xf32>, %w: tensor<48x80xf32>, %u: tensor<80x48xf32>) -> (tensor<20x48xf32>, tensor<20x80xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %one = ten.constant dense<1> : tensor<i32>
  %start = ten.constant dense<-1> : tensor<i32>
  %small = ten.constant dense<0.125> : tensor<20x80xf32>
  %smaller = ten.constant dense<0.125> : tensor<20x48xf32>
  %zeros = ten.constant dense<0.0> : tensor<20x80xf32>
  %0:3 = scf.for %i = %c0 to %c7 step %c1 iter_args(%a = %h, %at = %start, %sums = %zeros) -> (tensor<20x48xf32>, tensor<i32>, tensor<20x80xf32>) {
    %1 = ten.dynamic_slice %x[%at, %at, %at] sizes = [1, 20, 80] : tensor<5x20x80xf32>, tensor<i32> -> tensor<1x20x80xf32>
    %2 = ten.reshape %1 : tensor<1x20x80xf32> -> tensor<20x80xf32>
    %3 = ten.contract %a, %w contracting = [1] x [0] : tensor<20x48xf32>, tensor<48x80xf32> -> tensor<20x80xf32>
    %4 = ten.add %3, %2 : tensor<20x80xf32>
    %5 = ten.mul %4, %small : tensor<20x80xf32>
    %6 = ten.tanh %5 : tensor<20x80xf32>
    %7 = ten.contract %6, %u contracting = [1] x [0] : tensor<20x80xf32>, tensor<80x48xf32> -> tensor<20x48xf32>
    %s7 = ten.mul %7, %smaller : tensor<20x48xf32>
    %8 = ten.tanh %s7 : tensor<20x48xf32>
    %9 = ten.dynamic_slice %x[%at, %one, %at] sizes = [1, 20, 80] : tensor<5x20x80xf32>, tensor<i32> -> tensor<1x20x80xf32>
    %10 = ten.reshape %9 : tensor<1x20x80xf32> -> tensor<20x80xf32>
    %11 = ten.add %sums, %10 : tensor<20x80xf32>
    %12 = ten.add %at, %one : tensor<i32>
    scf.yield %8, %12, %11 : tensor<20x48xf32>, tensor<i32>, tensor<20x80xf32>
  }
  return %0#0, %0#2 : tensor<20x48xf32>, tensor<20x80xf32>
}

// Large rows are sorted by several threads: one, two in a loop, and numbers whose
// order an index keeps where they are -0 and 0.
// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=66000xf32=normal:1 --input=2x65601xi64=uniform:2
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --threads=1 %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --threads=2 %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --threads=5 %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers | FileCheck %s
// RUN: tensor-compile %s -o %t/sort.o
// RUN: tensor-run %t/sort.o --threads=2 %{inputs} --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0

// CHECK: call @ten_rt_sort_i32({{.*}}) {ten.on_threads}
// CHECK: call @ten_rt_sort_i64({{.*}}) {ten.on_threads}
func.func @main(%a: tensor<66000xf32>, %b: tensor<2x65601xi64>)
    -> (tensor<66000xf32>, tensor<2x65601xi64>, tensor<66000xi32>) {
  %0 = ten.sort %a dim = 0 : tensor<66000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %lt = ten.compare lt total %x, %y : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %1 = ten.sort %b dim = 1 : tensor<2x65601xi64> {
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %gt = ten.compare gt %x, %y : tensor<i64>
    ten.yield %gt : tensor<i1>
  }
  // Zeros of both signs are equal, and keep their order.
  %i = ten.iota dim = 0 : tensor<66000xi32>
  %seven = ten.constant dense<7> : tensor<66000xi32>
  %sign = ten.constant dense<-2147483648> : tensor<66000xi32>
  %none = ten.constant dense<0> : tensor<66000xi32>
  %r = ten.rem %i, %seven : tensor<66000xi32>
  %isSeventh = ten.compare eq %r, %none : tensor<66000xi32>
  %zeros = ten.select %isSeventh, %sign, %none : tensor<66000xi1>, tensor<66000xi32>
  %bits = ten.bitcast %a : tensor<66000xf32> -> tensor<66000xi32>
  %isLarge = ten.compare gt %bits, %none : tensor<66000xi32>
  %mixedBits = ten.select %isLarge, %bits, %zeros : tensor<66000xi1>, tensor<66000xi32>
  %mixed = ten.bitcast %mixedBits : tensor<66000xi32> -> tensor<66000xf32>
  %3 = ten.sort %mixed dim = 0 : tensor<66000xf32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %zero = ten.constant dense<0.0> : tensor<f32>
    %isZero = ten.compare eq %x, %zero : tensor<f32>
    %plain = ten.select %isZero, %zero, %x : tensor<i1>, tensor<f32>
    %isZero2 = ten.compare eq %y, %zero : tensor<f32>
    %plain2 = ten.select %isZero2, %zero, %y : tensor<i1>, tensor<f32>
    %lt = ten.compare lt total %plain, %plain2 : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %4 = ten.bitcast %3 : tensor<66000xf32> -> tensor<66000xi32>
  return %0, %1, %4 : tensor<66000xf32>, tensor<2x65601xi64>, tensor<66000xi32>
}

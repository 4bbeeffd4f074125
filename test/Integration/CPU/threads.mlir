// Any number of threads gives the same bits, and what the interpreter gives.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=96x512xf32=normal:1 --input=512x640xf32=normal:2 --input=2x28x28x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=200x300x16xf32=normal:5 --output=%t/i0.npy --output=%t/i1.npy --output=%t/i2.npy --output=%t/i3.npy --output=%t/i4.npy --output=%t/i5.npy --output=%t/i6.npy --output=%t/i7.npy --output=%t/i8.npy --output=%t/i9.npy --output=%t/i10.npy
// RUN: tensor-run %s --threads=1 --input=96x512xf32=normal:1 --input=512x640xf32=normal:2 --input=2x28x28x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=200x300x16xf32=normal:5 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy --output=%t/9.npy --output=%t/10.npy --expect=%t/i0.npy --expect=%t/i1.npy --expect=%t/i2.npy --expect=%t/i3.npy --expect=%t/i4.npy --expect=%t/i5.npy --expect=%t/i6.npy --expect=%t/i7.npy --expect=%t/i8.npy --expect=%t/i9.npy --expect=%t/i10.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --threads=2 --input=96x512xf32=normal:1 --input=512x640xf32=normal:2 --input=2x28x28x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=200x300x16xf32=normal:5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy
// RUN: tensor-run %s --threads=3 --input=96x512xf32=normal:1 --input=512x640xf32=normal:2 --input=2x28x28x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=200x300x16xf32=normal:5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy
// All of them run on threads.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels='features="avx2 fma"' -tenon-linalg -tenon-buffers | FileCheck %s

// CHECK-LABEL: func.func private @contract_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @contract_1(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @conv_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @reduce_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @reduce_1(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @normalize_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @map_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @window_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @scan_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @sort_0(
// CHECK: scf.forall
func.func @main(%a: tensor<96x512xf32>, %b: tensor<512x640xf32>, %image: tensor<2x28x28x32xf32>,
                %weights: tensor<3x3x32x32xf32>, %c: tensor<200x300x16xf32>)
    -> (tensor<96x640xf32>, tensor<200x16x16xf32>, tensor<2x28x28x32xf32>, tensor<f32>, tensor<640xf32>,
        tensor<512x640xf32>, tensor<640x512xf32>, tensor<2x14x14x32xf32>, tensor<512x640xf32>, tensor<512x640xf32>,
        tensor<512x640xf32>) {
  %one = ten.constant dense<1.0> : tensor<f32>
  %zero = ten.constant dense<0.0> : tensor<f32>
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<96x512xf32>, tensor<512x640xf32> -> tensor<96x640xf32>
  %1 = ten.contract %c, %c batch = [0] x [0] contracting = [1] x [1] : tensor<200x300x16xf32>, tensor<200x300x16xf32> -> tensor<200x16x16xf32>
  CONV
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<96x640xf32>, tensor<200x16x16xf32>, tensor<2x28x28x32xf32>, tensor<f32>, tensor<640xf32>, tensor<512x640xf32>, tensor<640x512xf32>, tensor<2x14x14x32xf32>, tensor<512x640xf32>, tensor<512x640xf32>, tensor<512x640xf32>
}

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
// CHECK-LABEL: func.func private @scan_0(
// CHECK: scf.forall
// CHECK-LABEL: func.func private @sort_0(
// CHECK: scf.forall
func.func @main(%a: tensor<96x512xf32>, %b: tensor<512x640xf32>, %image: tensor<2x28x28x32xf32>,
                %weights: tensor<3x3x32x32xf32>, %c: tensor<200x300x16xf32>)
    -> (tensor<96x640xf32>, tensor<200x16x16xf32>, tensor<2x28x28x32xf32>, tensor<f32>, tensor<640xf32>,
        tensor<512x640xf32>, tensor<640x512xf32>, tensor<2x14x14x32xf32>, tensor<512x640xf32>, tensor<512x640xf32>,
        tensor<512x640xf32>) {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<96x512xf32>, tensor<512x640xf32> -> tensor<96x640xf32>
  %1 = ten.contract %c, %c batch = [0] x [0] contracting = [1] x [1] : tensor<200x300x16xf32>, tensor<200x300x16xf32> -> tensor<200x16x16xf32>
  %2 = ten.conv %image, %weights dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x28x28x32xf32>, tensor<3x3x32x32xf32> -> tensor<2x28x28x32xf32>
  %square = ten.mul %b, %b : tensor<512x640xf32>
  %3 = ten.reduce add %square dims = [0, 1] : tensor<512x640xf32> -> tensor<f32>
  %e = ten.tanh %b : tensor<512x640xf32>
  %4 = ten.reduce add %e dims = [0] : tensor<512x640xf32> -> tensor<640xf32>
  %most = ten.reduce max %b dims = [1] : tensor<512x640xf32> -> tensor<512xf32>
  %mosts = ten.broadcast %most dims = [0] : tensor<512xf32> -> tensor<512x640xf32>
  %less = ten.sub %b, %mosts : tensor<512x640xf32>
  %exp = ten.exp %less : tensor<512x640xf32>
  %total = ten.reduce add %exp dims = [1] : tensor<512x640xf32> -> tensor<512xf32>
  %totals = ten.broadcast %total dims = [0] : tensor<512xf32> -> tensor<512x640xf32>
  %5 = ten.div %exp, %totals : tensor<512x640xf32>
  %turned = ten.transpose %b perm = [1, 0] : tensor<512x640xf32> -> tensor<640x512xf32>
  %6 = ten.exp %turned : tensor<640x512xf32>
  %7 = ten.window_reduce max %2 window = [1, 2, 2, 1] strides = [1, 2, 2, 1] : tensor<2x28x28x32xf32> -> tensor<2x14x14x32xf32>
  %8 = ten.scan add %b dim = 1 : tensor<512x640xf32> -> tensor<512x640xf32>
  %9 = ten.sort %b dim = 1 : tensor<512x640xf32> {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %lt = ten.compare lt %l, %r : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %s9 = ten.sin %b : tensor<512x640xf32>
  %10 = ten.add %s9, %5 : tensor<512x640xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<96x640xf32>, tensor<200x16x16xf32>, tensor<2x28x28x32xf32>, tensor<f32>, tensor<640xf32>, tensor<512x640xf32>, tensor<640x512xf32>, tensor<2x14x14x32xf32>, tensor<512x640xf32>, tensor<512x640xf32>, tensor<512x640xf32>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1003xf32=normal:1 --input=1003xf32=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy --output=%t/9.npy --output=%t/10.npy
// RUN: tensor-run %s --input=1003xf32=normal:1 --input=1003xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy --ulp=2
// RUN: rm -rf %t/v3 && tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// Functions of complex f32 are real arithmetic in vectors of f64, without calls.
// CHECK-NOT: {{call.*(ten_rt_complex|sin|cos|tan)}}
// CHECK: vmulpd {{.*}}%ymm
// CHECK: vsqrtpd {{.*}}%ymm
// CHECK: vdivpd {{.*}}%ymm
// CHECK-NOT: {{call.*(ten_rt_complex|sin|cos|tan)}}
func.func @main(%re: tensor<1003xf32>, %im: tensor<1003xf32>) -> (tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>) {
  %z = ten.complex %re, %im : tensor<1003xf32> -> tensor<1003xcomplex<f32>>
  %w = ten.complex %im, %re : tensor<1003xf32> -> tensor<1003xcomplex<f32>>
  %0 = ten.exp %z : tensor<1003xcomplex<f32>>
  %1 = ten.log %z : tensor<1003xcomplex<f32>>
  %2 = ten.sqrt %z : tensor<1003xcomplex<f32>>
  %3 = ten.tanh %z : tensor<1003xcomplex<f32>>
  %4 = ten.div %z, %w : tensor<1003xcomplex<f32>>
  %5 = ten.expm1 %z : tensor<1003xcomplex<f32>>
  %6 = ten.log1p %z : tensor<1003xcomplex<f32>>
  %7 = ten.rsqrt %z : tensor<1003xcomplex<f32>>
  %8 = ten.sign %z : tensor<1003xcomplex<f32>>
  %9 = ten.tan %z : tensor<1003xcomplex<f32>>
  %10 = ten.pow %z, %w : tensor<1003xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>, tensor<1003xcomplex<f32>>
}

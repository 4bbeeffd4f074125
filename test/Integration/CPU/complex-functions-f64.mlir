// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1003xf64=normal:1 --input=1003xf64=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy
// RUN: tensor-run %s --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --ulp=6
// RUN: tensor-run %s --fp=strict --input=1003xf64=normal:1 --input=1003xf64=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --ulp=6
// RUN: rm -rf %t/v3 && tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// Functions of complex f64 are real arithmetic as well, without calls.
// CHECK-NOT: {{call.*(ten_rt_complex|sin|cos|tan)}}
// CHECK: vsqrtpd {{.*}}%ymm
// CHECK: vdivpd {{.*}}%ymm
// CHECK-NOT: {{call.*(ten_rt_complex|sin|cos|tan)}}
func.func @main(%re: tensor<1003xf64>, %im: tensor<1003xf64>) -> (tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>) {
  %z = ten.complex %re, %im : tensor<1003xf64> -> tensor<1003xcomplex<f64>>
  %w = ten.complex %im, %re : tensor<1003xf64> -> tensor<1003xcomplex<f64>>
  %0 = ten.exp %z : tensor<1003xcomplex<f64>>
  %1 = ten.log %z : tensor<1003xcomplex<f64>>
  %2 = ten.sqrt %z : tensor<1003xcomplex<f64>>
  %3 = ten.tanh %z : tensor<1003xcomplex<f64>>
  %4 = ten.div %z, %w : tensor<1003xcomplex<f64>>
  %5 = ten.rsqrt %z : tensor<1003xcomplex<f64>>
  %6 = ten.sign %z : tensor<1003xcomplex<f64>>
  %7 = ten.log1p %z : tensor<1003xcomplex<f64>>
  %8 = ten.tan %z : tensor<1003xcomplex<f64>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>, tensor<1003xcomplex<f64>>
}

// Inverse transforms that are computed as forward ones of conjugates, of lengths
// of all kinds, in one and two dimensions.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=6x60xf32=normal:1 --input=6x60xf32=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --input=6x60xf32=normal:1 --input=6x60xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --atol=1e-5
// RUN: tensor-run %s --verify --fp=strict --input=6x60xf32=normal:1 --input=6x60xf32=normal:2
// RUN: tensor-run %s --explain --input=6x60xf32=normal:1 --input=6x60xf32=normal:2 | FileCheck %s

// CHECK: algorithm_{{[0-9]}} (algorithm), 2 launches
// CHECK: algorithm_{{[0-9]}} (algorithm), 2 launches
// CHECK: algorithm_{{[0-9]}} (algorithm), 2 launches
func.func @main(%x: tensor<6x60xf32>, %y: tensor<6x60xf32>) -> (tensor<6x60xf32>, tensor<6x60xf32>, tensor<6x60xf64>) {
  %z0 = ten.complex %x, %y : tensor<6x60xf32> -> tensor<6x60xcomplex<f32>>
  %f0 = ten.fft fft %z0 length = [60] : tensor<6x60xcomplex<f32>> -> tensor<6x60xcomplex<f32>>
  %g0 = ten.mul %f0, %z0 : tensor<6x60xcomplex<f32>>
  %h0 = ten.fft ifft %g0 length = [60] : tensor<6x60xcomplex<f32>> -> tensor<6x60xcomplex<f32>>
  %a0 = ten.abs %h0 : tensor<6x60xcomplex<f32>> -> tensor<6x60xf32>
  %z1 = ten.add %z0, %z0 : tensor<6x60xcomplex<f32>>
  %f1 = ten.fft fft %z1 length = [6, 60] : tensor<6x60xcomplex<f32>> -> tensor<6x60xcomplex<f32>>
  %g1 = ten.mul %f1, %z1 : tensor<6x60xcomplex<f32>>
  %h1 = ten.fft ifft %g1 length = [6, 60] : tensor<6x60xcomplex<f32>> -> tensor<6x60xcomplex<f32>>
  %a1 = ten.abs %h1 : tensor<6x60xcomplex<f32>> -> tensor<6x60xf32>
  %z2 = ten.convert %z0 : tensor<6x60xcomplex<f32>> -> tensor<6x60xcomplex<f64>>
  %f2 = ten.fft fft %z2 length = [60] : tensor<6x60xcomplex<f64>> -> tensor<6x60xcomplex<f64>>
  %g2 = ten.mul %f2, %z2 : tensor<6x60xcomplex<f64>>
  %h2 = ten.fft ifft %g2 length = [60] : tensor<6x60xcomplex<f64>> -> tensor<6x60xcomplex<f64>>
  %a2 = ten.abs %h2 : tensor<6x60xcomplex<f64>> -> tensor<6x60xf64>
  return %a0, %a1, %a2 : tensor<6x60xf32>, tensor<6x60xf32>, tensor<6x60xf64>
}

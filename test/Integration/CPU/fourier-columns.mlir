// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = '--input=20x17xcomplex<f32>=normal:1' '--input=8x40xf32=normal:2' '--input=12x33xcomplex<f32>=normal:3' '--input=3x64x48xcomplex<f64>=normal:4' '--input=16x9x25xcomplex<f32>=normal:5'
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s %{inputs} %{expect} --threads=1
// RUN: tensor-run %s %{inputs} %{expect} --threads=3

// Columns are transformed in blocks of 16 or fewer, in place but for the first
// dimension.
func.func @main(%a: tensor<20x17xcomplex<f32>>, %b: tensor<8x40xf32>, %c: tensor<12x33xcomplex<f32>>, %d: tensor<3x64x48xcomplex<f64>>, %e: tensor<16x9x25xcomplex<f32>>) -> (tensor<20x17xcomplex<f32>>, tensor<8x21xcomplex<f32>>, tensor<12x64xf32>, tensor<3x64x48xcomplex<f64>>, tensor<16x9x25xcomplex<f32>>) {
  %0 = ten.fft fft %a length = [20, 17] : tensor<20x17xcomplex<f32>> -> tensor<20x17xcomplex<f32>>
  %1 = ten.fft rfft %b length = [8, 40] : tensor<8x40xf32> -> tensor<8x21xcomplex<f32>>
  %2 = ten.fft irfft %c length = [12, 64] : tensor<12x33xcomplex<f32>> -> tensor<12x64xf32>
  %3 = ten.fft ifft %d length = [64, 48] : tensor<3x64x48xcomplex<f64>> -> tensor<3x64x48xcomplex<f64>>
  %4 = ten.fft fft %e length = [16, 9, 25] : tensor<16x9x25xcomplex<f32>> -> tensor<16x9x25xcomplex<f32>>
  return %0, %1, %2, %3, %4 : tensor<20x17xcomplex<f32>>, tensor<8x21xcomplex<f32>>, tensor<12x64xf32>, tensor<3x64x48xcomplex<f64>>, tensor<16x9x25xcomplex<f32>>
}

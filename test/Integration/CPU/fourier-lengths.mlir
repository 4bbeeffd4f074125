// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter '--input=2x1023xcomplex<f32>=normal:1' '--input=577xcomplex<f64>=normal:2' '--input=3x310xcomplex<f32>=normal:3' '--input=4x62xcomplex<f32>=normal:4' --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s '--input=2x1023xcomplex<f32>=normal:1' '--input=577xcomplex<f64>=normal:2' '--input=3x310xcomplex<f32>=normal:3' '--input=4x62xcomplex<f32>=normal:4' --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --rtol=1e-4 --atol=1e-3

// Lengths with prime factors above 31 are convolutions.
func.func @main(%a: tensor<2x1023xcomplex<f32>>, %b: tensor<577xcomplex<f64>>, %c: tensor<3x310xcomplex<f32>>, %d: tensor<4x62xcomplex<f32>>) -> (tensor<2x1023xcomplex<f32>>, tensor<577xcomplex<f64>>, tensor<3x310xcomplex<f32>>, tensor<4x62xcomplex<f32>>) {
  %0 = ten.fft fft %a length = [1023] : tensor<2x1023xcomplex<f32>> -> tensor<2x1023xcomplex<f32>>
  %1 = ten.fft ifft %b length = [577] : tensor<577xcomplex<f64>> -> tensor<577xcomplex<f64>>
  %2 = ten.fft ifft %c length = [310] : tensor<3x310xcomplex<f32>> -> tensor<3x310xcomplex<f32>>
  %3 = ten.fft fft %d length = [62] : tensor<4x62xcomplex<f32>> -> tensor<4x62xcomplex<f32>>
  return %0, %1, %2, %3 : tensor<2x1023xcomplex<f32>>, tensor<577xcomplex<f64>>, tensor<3x310xcomplex<f32>>, tensor<4x62xcomplex<f32>>
}

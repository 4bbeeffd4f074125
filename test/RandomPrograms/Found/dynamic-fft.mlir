// RUN: ten-random-programs --dynamic=1 %s

// A transform knows sizes that its result's type does not.
func.func @main(%x: tensor<3x4x5xf32> {ten.fill = "normal 1"}) -> tensor<3x4x3xcomplex<f32>> {
  %0 = ten.fft rfft %x length = [4, 5] : tensor<3x4x5xf32> -> tensor<3x4x3xcomplex<f32>>
  return %0 : tensor<3x4x3xcomplex<f32>>
}

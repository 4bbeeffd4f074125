// RUN: ten-random-programs %s

// The last place of numbers next to zero is far from a part of them.
func.func @main() -> tensor<9x1xcomplex<f32>> {
  %0 = ten.constant dense<1.401300e-44> : tensor<9x1xf32>
  %1 = ten.fft rfft %0 length = [9, 1] : tensor<9x1xf32> -> tensor<9x1xcomplex<f32>>
  return %1 : tensor<9x1xcomplex<f32>>
}

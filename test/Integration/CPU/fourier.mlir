// Fourier transforms of all kinds and lengths give what the interpreter gives:
// rows that are taken apart into matrices, blocks of columns and what is left of
// them, primes of all sizes, odd lengths of real signals; the same bits for any number
// of threads.
// DEFINE: %{entry} =
// DEFINE: %{inputs} =
// DEFINE: %{bound} =
// DEFINE: %{check} = tensor-run %s --device=interpreter --entry=%{entry} %{inputs} --output=%t.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=%{bound} --threads=1 --output=%t.one.npy && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.one.npy --threads=3 && \
// DEFINE:   tensor-run %s --entry=%{entry} %{inputs} --expect=%t.npy --atol=%{bound} --target-cpu=x86-64-v3

// REDEFINE: %{entry} = real
// REDEFINE: %{inputs} = --input=40x4096xf32=normal:1
// REDEFINE: %{bound} = 1e-4
// RUN: %{check}
// REDEFINE: %{entry} = odd
// REDEFINE: %{inputs} = --input=2x729xf32=normal:1
// RUN: %{check}
// REDEFINE: %{entry} = back
// REDEFINE: %{inputs} = '--input=3x1025xcomplex<f32>=normal:1'
// REDEFINE: %{bound} = 1e-6
// RUN: %{check}
// REDEFINE: %{entry} = odd_back
// REDEFINE: %{inputs} = '--input=3x512xcomplex<f32>=normal:1'
// RUN: %{check}
// REDEFINE: %{entry} = primes
// REDEFINE: %{inputs} = '--input=2x289xcomplex<f64>=normal:1'
// REDEFINE: %{bound} = 1e-12
// RUN: %{check}
// REDEFINE: %{entry} = prime
// REDEFINE: %{inputs} = '--input=2x257xcomplex<f64>=normal:1'
// RUN: %{check}
// REDEFINE: %{entry} = prime_real
// REDEFINE: %{inputs} = --input=3x1018xf32=normal:1
// REDEFINE: %{bound} = 1e-4
// RUN: %{check}
// REDEFINE: %{entry} = prime_back
// REDEFINE: %{inputs} = '--input=2x74x20xcomplex<f64>=normal:1'
// REDEFINE: %{bound} = 1e-12
// RUN: %{check}
// REDEFINE: %{entry} = image
// REDEFINE: %{inputs} = --input=2x40x42xf64=normal:1
// RUN: %{check}
// REDEFINE: %{entry} = image_back
// REDEFINE: %{inputs} = '--input=2x40x22xcomplex<f64>=normal:1'
// RUN: %{check}

func.func @real(%x: tensor<40x4096xf32>) -> tensor<40x2049xcomplex<f32>> {
  %0 = ten.fft rfft %x length = [4096] : tensor<40x4096xf32> -> tensor<40x2049xcomplex<f32>>
  return %0 : tensor<40x2049xcomplex<f32>>
}

func.func @odd(%x: tensor<2x729xf32>) -> tensor<2x365xcomplex<f32>> {
  %0 = ten.fft rfft %x length = [729] : tensor<2x729xf32> -> tensor<2x365xcomplex<f32>>
  return %0 : tensor<2x365xcomplex<f32>>
}

func.func @back(%x: tensor<3x1025xcomplex<f32>>) -> tensor<3x2048xf32> {
  %0 = ten.fft irfft %x length = [2048] : tensor<3x1025xcomplex<f32>> -> tensor<3x2048xf32>
  return %0 : tensor<3x2048xf32>
}

func.func @odd_back(%x: tensor<3x512xcomplex<f32>>) -> tensor<3x1023xf32> {
  %0 = ten.fft irfft %x length = [1023] : tensor<3x512xcomplex<f32>> -> tensor<3x1023xf32>
  return %0 : tensor<3x1023xf32>
}

func.func @primes(%x: tensor<2x289xcomplex<f64>>) -> tensor<2x289xcomplex<f64>> {
  %0 = ten.fft fft %x length = [289] : tensor<2x289xcomplex<f64>> -> tensor<2x289xcomplex<f64>>
  return %0 : tensor<2x289xcomplex<f64>>
}

func.func @prime(%x: tensor<2x257xcomplex<f64>>) -> tensor<2x257xcomplex<f64>> {
  %0 = ten.fft ifft %x length = [257] : tensor<2x257xcomplex<f64>> -> tensor<2x257xcomplex<f64>>
  return %0 : tensor<2x257xcomplex<f64>>
}

func.func @prime_real(%x: tensor<3x1018xf32>) -> tensor<3x510xcomplex<f32>> {
  %0 = ten.fft rfft %x length = [1018] : tensor<3x1018xf32> -> tensor<3x510xcomplex<f32>>
  return %0 : tensor<3x510xcomplex<f32>>
}

// Along the columns of a matrix: 20 columns are a block and four more.
func.func @prime_back(%x: tensor<2x74x20xcomplex<f64>>) -> tensor<2x74x38xf64> {
  %0 = ten.fft irfft %x length = [74, 38] : tensor<2x74x20xcomplex<f64>> -> tensor<2x74x38xf64>
  return %0 : tensor<2x74x38xf64>
}

func.func @image(%x: tensor<2x40x42xf64>) -> tensor<2x40x22xcomplex<f64>> {
  %0 = ten.fft rfft %x length = [40, 42] : tensor<2x40x42xf64> -> tensor<2x40x22xcomplex<f64>>
  return %0 : tensor<2x40x22xcomplex<f64>>
}

func.func @image_back(%x: tensor<2x40x22xcomplex<f64>>) -> tensor<2x40x42xf64> {
  %0 = ten.fft irfft %x length = [40, 42] : tensor<2x40x22xcomplex<f64>> -> tensor<2x40x42xf64>
  return %0 : tensor<2x40x42xf64>
}

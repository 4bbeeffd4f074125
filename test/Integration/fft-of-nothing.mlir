// Transforms of no elements: sizes are checked and the results are empty.
// RUN: mkdir -p %t
// RUN: tensor-compile %s -o %t/nothing.so
// RUN: tensor-run %t/nothing.so --entry=rfft --input=2x4x0xf32=0 | FileCheck %s --check-prefix=RFFT
// RUN: tensor-run %s --device=interpreter --entry=rfft --input=2x4x0xf32=0 | FileCheck %s --check-prefix=RFFT
// RUN: tensor-run %t/nothing.so --entry=irfft --input='2x4x0xcomplex<f32>=0' | FileCheck %s --check-prefix=IRFFT
// RUN: tensor-run %s --device=interpreter --entry=irfft --input='2x4x0xcomplex<f32>=0' | FileCheck %s --check-prefix=IRFFT
// RUN: not tensor-run %t/nothing.so --entry=irfft --input='2x4x1xcomplex<f32>=1' 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not tensor-run %s --device=interpreter --entry=irfft --input='2x4x1xcomplex<f32>=1' 2>&1 | FileCheck %s --check-prefix=SIZE

// RFFT: tensor 2x4x0xcomplex<f32> []
// IRFFT: tensor 2x4x0xf32 []
// SIZE: expects a size of 0 for 'length' 0
func.func @rfft(%x: tensor<?x?x?xf32>) -> tensor<?x?x?xcomplex<f32>> {
  %0 = "stablehlo.fft"(%x) { fft_length = array<i64: 4, 0>, fft_type = #stablehlo<fft_type RFFT> } : (tensor<?x?x?xf32>) -> tensor<?x?x?xcomplex<f32>>
  return %0 : tensor<?x?x?xcomplex<f32>>
}
func.func @irfft(%x: tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xf32> {
  %0 = "stablehlo.fft"(%x) { fft_length = array<i64: 0>, fft_type = #stablehlo<fft_type IRFFT> } : (tensor<?x?x?xcomplex<f32>>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

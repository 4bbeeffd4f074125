// Made by make_cases.py. The arrays are in the archive beside it.
func.func @case_fft_1_complex_f32(%0: tensor<2x1xcomplex<f32>>) -> (tensor<2x1xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [1] : tensor<2x1xcomplex<f32>> -> tensor<2x1xcomplex<f32>>
  return %r : tensor<2x1xcomplex<f32>>
}
func.func @case_ifft_1_complex_f32(%0: tensor<2x1xcomplex<f32>>) -> (tensor<2x1xcomplex<f32>>) attributes {inputs = ["a0"], outputs = ["a0"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [1] : tensor<2x1xcomplex<f32>> -> tensor<2x1xcomplex<f32>>
  return %r : tensor<2x1xcomplex<f32>>
}
func.func @case_rfft_1_f32(%0: tensor<2x1xf32>) -> (tensor<2x1xcomplex<f32>>) attributes {inputs = ["a1"], outputs = ["a2"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [1] : tensor<2x1xf32> -> tensor<2x1xcomplex<f32>>
  return %r : tensor<2x1xcomplex<f32>>
}
func.func @case_irfft_1_f32(%0: tensor<2x1xcomplex<f32>>) -> (tensor<2x1xf32>) attributes {inputs = ["a3"], outputs = ["a4"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [1] : tensor<2x1xcomplex<f32>> -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @case_fft_2_complex_f32(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>) attributes {inputs = ["a5"], outputs = ["a6"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [2] : tensor<2x2xcomplex<f32>> -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
func.func @case_ifft_2_complex_f32(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>) attributes {inputs = ["a5"], outputs = ["a7"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [2] : tensor<2x2xcomplex<f32>> -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
func.func @case_rfft_2_f32(%0: tensor<2x2xf32>) -> (tensor<2x2xcomplex<f32>>) attributes {inputs = ["a8"], outputs = ["a9"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [2] : tensor<2x2xf32> -> tensor<2x2xcomplex<f32>>
  return %r : tensor<2x2xcomplex<f32>>
}
func.func @case_irfft_2_f32(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xf32>) attributes {inputs = ["a10"], outputs = ["a11"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [2] : tensor<2x2xcomplex<f32>> -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
func.func @case_fft_5_complex_f32(%0: tensor<2x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>) attributes {inputs = ["a12"], outputs = ["a13"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [5] : tensor<2x5xcomplex<f32>> -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}
func.func @case_ifft_5_complex_f32(%0: tensor<2x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>) attributes {inputs = ["a12"], outputs = ["a14"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [5] : tensor<2x5xcomplex<f32>> -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}
func.func @case_rfft_5_f32(%0: tensor<2x5xf32>) -> (tensor<2x3xcomplex<f32>>) attributes {inputs = ["a15"], outputs = ["a16"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [5] : tensor<2x5xf32> -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}
func.func @case_irfft_5_f32(%0: tensor<2x3xcomplex<f32>>) -> (tensor<2x5xf32>) attributes {inputs = ["a17"], outputs = ["a18"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [5] : tensor<2x3xcomplex<f32>> -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}
func.func @case_fft_8_complex_f32(%0: tensor<2x8xcomplex<f32>>) -> (tensor<2x8xcomplex<f32>>) attributes {inputs = ["a19"], outputs = ["a20"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [8] : tensor<2x8xcomplex<f32>> -> tensor<2x8xcomplex<f32>>
  return %r : tensor<2x8xcomplex<f32>>
}
func.func @case_ifft_8_complex_f32(%0: tensor<2x8xcomplex<f32>>) -> (tensor<2x8xcomplex<f32>>) attributes {inputs = ["a19"], outputs = ["a21"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [8] : tensor<2x8xcomplex<f32>> -> tensor<2x8xcomplex<f32>>
  return %r : tensor<2x8xcomplex<f32>>
}
func.func @case_rfft_8_f32(%0: tensor<2x8xf32>) -> (tensor<2x5xcomplex<f32>>) attributes {inputs = ["a22"], outputs = ["a23"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [8] : tensor<2x8xf32> -> tensor<2x5xcomplex<f32>>
  return %r : tensor<2x5xcomplex<f32>>
}
func.func @case_irfft_8_f32(%0: tensor<2x5xcomplex<f32>>) -> (tensor<2x8xf32>) attributes {inputs = ["a24"], outputs = ["a25"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [8] : tensor<2x5xcomplex<f32>> -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}
func.func @case_fft_12_complex_f32(%0: tensor<2x12xcomplex<f32>>) -> (tensor<2x12xcomplex<f32>>) attributes {inputs = ["a26"], outputs = ["a27"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [12] : tensor<2x12xcomplex<f32>> -> tensor<2x12xcomplex<f32>>
  return %r : tensor<2x12xcomplex<f32>>
}
func.func @case_ifft_12_complex_f32(%0: tensor<2x12xcomplex<f32>>) -> (tensor<2x12xcomplex<f32>>) attributes {inputs = ["a26"], outputs = ["a28"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [12] : tensor<2x12xcomplex<f32>> -> tensor<2x12xcomplex<f32>>
  return %r : tensor<2x12xcomplex<f32>>
}
func.func @case_rfft_12_f32(%0: tensor<2x12xf32>) -> (tensor<2x7xcomplex<f32>>) attributes {inputs = ["a29"], outputs = ["a30"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [12] : tensor<2x12xf32> -> tensor<2x7xcomplex<f32>>
  return %r : tensor<2x7xcomplex<f32>>
}
func.func @case_irfft_12_f32(%0: tensor<2x7xcomplex<f32>>) -> (tensor<2x12xf32>) attributes {inputs = ["a31"], outputs = ["a32"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [12] : tensor<2x7xcomplex<f32>> -> tensor<2x12xf32>
  return %r : tensor<2x12xf32>
}
func.func @case_fft_64_complex_f32(%0: tensor<2x64xcomplex<f32>>) -> (tensor<2x64xcomplex<f32>>) attributes {inputs = ["a33"], outputs = ["a34"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [64] : tensor<2x64xcomplex<f32>> -> tensor<2x64xcomplex<f32>>
  return %r : tensor<2x64xcomplex<f32>>
}
func.func @case_ifft_64_complex_f32(%0: tensor<2x64xcomplex<f32>>) -> (tensor<2x64xcomplex<f32>>) attributes {inputs = ["a33"], outputs = ["a35"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [64] : tensor<2x64xcomplex<f32>> -> tensor<2x64xcomplex<f32>>
  return %r : tensor<2x64xcomplex<f32>>
}
func.func @case_rfft_64_f32(%0: tensor<2x64xf32>) -> (tensor<2x33xcomplex<f32>>) attributes {inputs = ["a36"], outputs = ["a37"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [64] : tensor<2x64xf32> -> tensor<2x33xcomplex<f32>>
  return %r : tensor<2x33xcomplex<f32>>
}
func.func @case_irfft_64_f32(%0: tensor<2x33xcomplex<f32>>) -> (tensor<2x64xf32>) attributes {inputs = ["a38"], outputs = ["a39"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [64] : tensor<2x33xcomplex<f32>> -> tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}
func.func @case_fft_97_complex_f32(%0: tensor<2x97xcomplex<f32>>) -> (tensor<2x97xcomplex<f32>>) attributes {inputs = ["a40"], outputs = ["a41"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [97] : tensor<2x97xcomplex<f32>> -> tensor<2x97xcomplex<f32>>
  return %r : tensor<2x97xcomplex<f32>>
}
func.func @case_ifft_97_complex_f32(%0: tensor<2x97xcomplex<f32>>) -> (tensor<2x97xcomplex<f32>>) attributes {inputs = ["a40"], outputs = ["a42"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [97] : tensor<2x97xcomplex<f32>> -> tensor<2x97xcomplex<f32>>
  return %r : tensor<2x97xcomplex<f32>>
}
func.func @case_rfft_97_f32(%0: tensor<2x97xf32>) -> (tensor<2x49xcomplex<f32>>) attributes {inputs = ["a43"], outputs = ["a44"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [97] : tensor<2x97xf32> -> tensor<2x49xcomplex<f32>>
  return %r : tensor<2x49xcomplex<f32>>
}
func.func @case_irfft_97_f32(%0: tensor<2x49xcomplex<f32>>) -> (tensor<2x97xf32>) attributes {inputs = ["a45"], outputs = ["a46"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [97] : tensor<2x49xcomplex<f32>> -> tensor<2x97xf32>
  return %r : tensor<2x97xf32>
}
func.func @case_fft_100_complex_f32(%0: tensor<2x100xcomplex<f32>>) -> (tensor<2x100xcomplex<f32>>) attributes {inputs = ["a47"], outputs = ["a48"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [100] : tensor<2x100xcomplex<f32>> -> tensor<2x100xcomplex<f32>>
  return %r : tensor<2x100xcomplex<f32>>
}
func.func @case_ifft_100_complex_f32(%0: tensor<2x100xcomplex<f32>>) -> (tensor<2x100xcomplex<f32>>) attributes {inputs = ["a47"], outputs = ["a49"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [100] : tensor<2x100xcomplex<f32>> -> tensor<2x100xcomplex<f32>>
  return %r : tensor<2x100xcomplex<f32>>
}
func.func @case_rfft_100_f32(%0: tensor<2x100xf32>) -> (tensor<2x51xcomplex<f32>>) attributes {inputs = ["a50"], outputs = ["a51"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [100] : tensor<2x100xf32> -> tensor<2x51xcomplex<f32>>
  return %r : tensor<2x51xcomplex<f32>>
}
func.func @case_irfft_100_f32(%0: tensor<2x51xcomplex<f32>>) -> (tensor<2x100xf32>) attributes {inputs = ["a52"], outputs = ["a53"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [100] : tensor<2x51xcomplex<f32>> -> tensor<2x100xf32>
  return %r : tensor<2x100xf32>
}
func.func @case_fft_257_complex_f32(%0: tensor<2x257xcomplex<f32>>) -> (tensor<2x257xcomplex<f32>>) attributes {inputs = ["a54"], outputs = ["a55"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [257] : tensor<2x257xcomplex<f32>> -> tensor<2x257xcomplex<f32>>
  return %r : tensor<2x257xcomplex<f32>>
}
func.func @case_ifft_257_complex_f32(%0: tensor<2x257xcomplex<f32>>) -> (tensor<2x257xcomplex<f32>>) attributes {inputs = ["a54"], outputs = ["a56"], relative = 1.000000e-06 : f64} {
  %r = ten.fft ifft %0 length = [257] : tensor<2x257xcomplex<f32>> -> tensor<2x257xcomplex<f32>>
  return %r : tensor<2x257xcomplex<f32>>
}
func.func @case_rfft_257_f32(%0: tensor<2x257xf32>) -> (tensor<2x129xcomplex<f32>>) attributes {inputs = ["a57"], outputs = ["a58"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [257] : tensor<2x257xf32> -> tensor<2x129xcomplex<f32>>
  return %r : tensor<2x129xcomplex<f32>>
}
func.func @case_irfft_257_f32(%0: tensor<2x129xcomplex<f32>>) -> (tensor<2x257xf32>) attributes {inputs = ["a59"], outputs = ["a60"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [257] : tensor<2x129xcomplex<f32>> -> tensor<2x257xf32>
  return %r : tensor<2x257xf32>
}
func.func @case_fft3_complex_f32(%0: tensor<2x3x4x6xcomplex<f32>>) -> (tensor<2x3x4x6xcomplex<f32>>) attributes {inputs = ["a61"], outputs = ["a62"], relative = 1.000000e-06 : f64} {
  %r = ten.fft fft %0 length = [3, 4, 6] : tensor<2x3x4x6xcomplex<f32>> -> tensor<2x3x4x6xcomplex<f32>>
  return %r : tensor<2x3x4x6xcomplex<f32>>
}
func.func @case_rfft3_f32(%0: tensor<2x3x4x6xf32>) -> (tensor<2x3x4x4xcomplex<f32>>) attributes {inputs = ["a63"], outputs = ["a64"], relative = 1.000000e-06 : f64} {
  %r = ten.fft rfft %0 length = [3, 4, 6] : tensor<2x3x4x6xf32> -> tensor<2x3x4x4xcomplex<f32>>
  return %r : tensor<2x3x4x4xcomplex<f32>>
}
func.func @case_irfft3_f32(%0: tensor<2x3x4x4xcomplex<f32>>) -> (tensor<2x3x4x6xf32>) attributes {inputs = ["a64"], outputs = ["a65"], relative = 1.000000e-06 : f64} {
  %r = ten.fft irfft %0 length = [3, 4, 6] : tensor<2x3x4x4xcomplex<f32>> -> tensor<2x3x4x6xf32>
  return %r : tensor<2x3x4x6xf32>
}
func.func @case_fft_1_complex_f64(%0: tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>) attributes {inputs = ["a66"], outputs = ["a66"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [1] : tensor<2x1xcomplex<f64>> -> tensor<2x1xcomplex<f64>>
  return %r : tensor<2x1xcomplex<f64>>
}
func.func @case_ifft_1_complex_f64(%0: tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>) attributes {inputs = ["a66"], outputs = ["a66"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [1] : tensor<2x1xcomplex<f64>> -> tensor<2x1xcomplex<f64>>
  return %r : tensor<2x1xcomplex<f64>>
}
func.func @case_rfft_1_f64(%0: tensor<2x1xf64>) -> (tensor<2x1xcomplex<f64>>) attributes {inputs = ["a67"], outputs = ["a68"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [1] : tensor<2x1xf64> -> tensor<2x1xcomplex<f64>>
  return %r : tensor<2x1xcomplex<f64>>
}
func.func @case_irfft_1_f64(%0: tensor<2x1xcomplex<f64>>) -> (tensor<2x1xf64>) attributes {inputs = ["a69"], outputs = ["a70"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [1] : tensor<2x1xcomplex<f64>> -> tensor<2x1xf64>
  return %r : tensor<2x1xf64>
}
func.func @case_fft_2_complex_f64(%0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>) attributes {inputs = ["a71"], outputs = ["a72"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [2] : tensor<2x2xcomplex<f64>> -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
func.func @case_ifft_2_complex_f64(%0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>) attributes {inputs = ["a71"], outputs = ["a73"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [2] : tensor<2x2xcomplex<f64>> -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
func.func @case_rfft_2_f64(%0: tensor<2x2xf64>) -> (tensor<2x2xcomplex<f64>>) attributes {inputs = ["a74"], outputs = ["a75"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [2] : tensor<2x2xf64> -> tensor<2x2xcomplex<f64>>
  return %r : tensor<2x2xcomplex<f64>>
}
func.func @case_irfft_2_f64(%0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xf64>) attributes {inputs = ["a76"], outputs = ["a77"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [2] : tensor<2x2xcomplex<f64>> -> tensor<2x2xf64>
  return %r : tensor<2x2xf64>
}
func.func @case_fft_5_complex_f64(%0: tensor<2x5xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>) attributes {inputs = ["a78"], outputs = ["a79"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [5] : tensor<2x5xcomplex<f64>> -> tensor<2x5xcomplex<f64>>
  return %r : tensor<2x5xcomplex<f64>>
}
func.func @case_ifft_5_complex_f64(%0: tensor<2x5xcomplex<f64>>) -> (tensor<2x5xcomplex<f64>>) attributes {inputs = ["a78"], outputs = ["a80"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [5] : tensor<2x5xcomplex<f64>> -> tensor<2x5xcomplex<f64>>
  return %r : tensor<2x5xcomplex<f64>>
}
func.func @case_rfft_5_f64(%0: tensor<2x5xf64>) -> (tensor<2x3xcomplex<f64>>) attributes {inputs = ["a81"], outputs = ["a82"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [5] : tensor<2x5xf64> -> tensor<2x3xcomplex<f64>>
  return %r : tensor<2x3xcomplex<f64>>
}
func.func @case_irfft_5_f64(%0: tensor<2x3xcomplex<f64>>) -> (tensor<2x5xf64>) attributes {inputs = ["a83"], outputs = ["a84"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [5] : tensor<2x3xcomplex<f64>> -> tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}
func.func @case_fft_8_complex_f64(%0: tensor<2x8xcomplex<f64>>) -> (tensor<2x8xcomplex<f64>>) attributes {inputs = ["a85"], outputs = ["a86"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [8] : tensor<2x8xcomplex<f64>> -> tensor<2x8xcomplex<f64>>
  return %r : tensor<2x8xcomplex<f64>>
}
func.func @case_ifft_8_complex_f64(%0: tensor<2x8xcomplex<f64>>) -> (tensor<2x8xcomplex<f64>>) attributes {inputs = ["a85"], outputs = ["a87"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [8] : tensor<2x8xcomplex<f64>> -> tensor<2x8xcomplex<f64>>
  return %r : tensor<2x8xcomplex<f64>>
}
func.func @case_rfft_8_f64(%0: tensor<2x8xf64>) -> (tensor<2x5xcomplex<f64>>) attributes {inputs = ["a88"], outputs = ["a89"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [8] : tensor<2x8xf64> -> tensor<2x5xcomplex<f64>>
  return %r : tensor<2x5xcomplex<f64>>
}
func.func @case_irfft_8_f64(%0: tensor<2x5xcomplex<f64>>) -> (tensor<2x8xf64>) attributes {inputs = ["a90"], outputs = ["a91"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [8] : tensor<2x5xcomplex<f64>> -> tensor<2x8xf64>
  return %r : tensor<2x8xf64>
}
func.func @case_fft_12_complex_f64(%0: tensor<2x12xcomplex<f64>>) -> (tensor<2x12xcomplex<f64>>) attributes {inputs = ["a92"], outputs = ["a93"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [12] : tensor<2x12xcomplex<f64>> -> tensor<2x12xcomplex<f64>>
  return %r : tensor<2x12xcomplex<f64>>
}
func.func @case_ifft_12_complex_f64(%0: tensor<2x12xcomplex<f64>>) -> (tensor<2x12xcomplex<f64>>) attributes {inputs = ["a92"], outputs = ["a94"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [12] : tensor<2x12xcomplex<f64>> -> tensor<2x12xcomplex<f64>>
  return %r : tensor<2x12xcomplex<f64>>
}
func.func @case_rfft_12_f64(%0: tensor<2x12xf64>) -> (tensor<2x7xcomplex<f64>>) attributes {inputs = ["a95"], outputs = ["a96"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [12] : tensor<2x12xf64> -> tensor<2x7xcomplex<f64>>
  return %r : tensor<2x7xcomplex<f64>>
}
func.func @case_irfft_12_f64(%0: tensor<2x7xcomplex<f64>>) -> (tensor<2x12xf64>) attributes {inputs = ["a97"], outputs = ["a98"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [12] : tensor<2x7xcomplex<f64>> -> tensor<2x12xf64>
  return %r : tensor<2x12xf64>
}
func.func @case_fft_64_complex_f64(%0: tensor<2x64xcomplex<f64>>) -> (tensor<2x64xcomplex<f64>>) attributes {inputs = ["a99"], outputs = ["a100"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [64] : tensor<2x64xcomplex<f64>> -> tensor<2x64xcomplex<f64>>
  return %r : tensor<2x64xcomplex<f64>>
}
func.func @case_ifft_64_complex_f64(%0: tensor<2x64xcomplex<f64>>) -> (tensor<2x64xcomplex<f64>>) attributes {inputs = ["a99"], outputs = ["a101"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [64] : tensor<2x64xcomplex<f64>> -> tensor<2x64xcomplex<f64>>
  return %r : tensor<2x64xcomplex<f64>>
}
func.func @case_rfft_64_f64(%0: tensor<2x64xf64>) -> (tensor<2x33xcomplex<f64>>) attributes {inputs = ["a102"], outputs = ["a103"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [64] : tensor<2x64xf64> -> tensor<2x33xcomplex<f64>>
  return %r : tensor<2x33xcomplex<f64>>
}
func.func @case_irfft_64_f64(%0: tensor<2x33xcomplex<f64>>) -> (tensor<2x64xf64>) attributes {inputs = ["a104"], outputs = ["a105"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [64] : tensor<2x33xcomplex<f64>> -> tensor<2x64xf64>
  return %r : tensor<2x64xf64>
}
func.func @case_fft_97_complex_f64(%0: tensor<2x97xcomplex<f64>>) -> (tensor<2x97xcomplex<f64>>) attributes {inputs = ["a106"], outputs = ["a107"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [97] : tensor<2x97xcomplex<f64>> -> tensor<2x97xcomplex<f64>>
  return %r : tensor<2x97xcomplex<f64>>
}
func.func @case_ifft_97_complex_f64(%0: tensor<2x97xcomplex<f64>>) -> (tensor<2x97xcomplex<f64>>) attributes {inputs = ["a106"], outputs = ["a108"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [97] : tensor<2x97xcomplex<f64>> -> tensor<2x97xcomplex<f64>>
  return %r : tensor<2x97xcomplex<f64>>
}
func.func @case_rfft_97_f64(%0: tensor<2x97xf64>) -> (tensor<2x49xcomplex<f64>>) attributes {inputs = ["a109"], outputs = ["a110"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [97] : tensor<2x97xf64> -> tensor<2x49xcomplex<f64>>
  return %r : tensor<2x49xcomplex<f64>>
}
func.func @case_irfft_97_f64(%0: tensor<2x49xcomplex<f64>>) -> (tensor<2x97xf64>) attributes {inputs = ["a111"], outputs = ["a112"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [97] : tensor<2x49xcomplex<f64>> -> tensor<2x97xf64>
  return %r : tensor<2x97xf64>
}
func.func @case_fft_100_complex_f64(%0: tensor<2x100xcomplex<f64>>) -> (tensor<2x100xcomplex<f64>>) attributes {inputs = ["a113"], outputs = ["a114"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [100] : tensor<2x100xcomplex<f64>> -> tensor<2x100xcomplex<f64>>
  return %r : tensor<2x100xcomplex<f64>>
}
func.func @case_ifft_100_complex_f64(%0: tensor<2x100xcomplex<f64>>) -> (tensor<2x100xcomplex<f64>>) attributes {inputs = ["a113"], outputs = ["a115"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [100] : tensor<2x100xcomplex<f64>> -> tensor<2x100xcomplex<f64>>
  return %r : tensor<2x100xcomplex<f64>>
}
func.func @case_rfft_100_f64(%0: tensor<2x100xf64>) -> (tensor<2x51xcomplex<f64>>) attributes {inputs = ["a116"], outputs = ["a117"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [100] : tensor<2x100xf64> -> tensor<2x51xcomplex<f64>>
  return %r : tensor<2x51xcomplex<f64>>
}
func.func @case_irfft_100_f64(%0: tensor<2x51xcomplex<f64>>) -> (tensor<2x100xf64>) attributes {inputs = ["a118"], outputs = ["a119"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [100] : tensor<2x51xcomplex<f64>> -> tensor<2x100xf64>
  return %r : tensor<2x100xf64>
}
func.func @case_fft_257_complex_f64(%0: tensor<2x257xcomplex<f64>>) -> (tensor<2x257xcomplex<f64>>) attributes {inputs = ["a120"], outputs = ["a121"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [257] : tensor<2x257xcomplex<f64>> -> tensor<2x257xcomplex<f64>>
  return %r : tensor<2x257xcomplex<f64>>
}
func.func @case_ifft_257_complex_f64(%0: tensor<2x257xcomplex<f64>>) -> (tensor<2x257xcomplex<f64>>) attributes {inputs = ["a120"], outputs = ["a122"], relative = 1.000000e-14 : f64} {
  %r = ten.fft ifft %0 length = [257] : tensor<2x257xcomplex<f64>> -> tensor<2x257xcomplex<f64>>
  return %r : tensor<2x257xcomplex<f64>>
}
func.func @case_rfft_257_f64(%0: tensor<2x257xf64>) -> (tensor<2x129xcomplex<f64>>) attributes {inputs = ["a123"], outputs = ["a124"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [257] : tensor<2x257xf64> -> tensor<2x129xcomplex<f64>>
  return %r : tensor<2x129xcomplex<f64>>
}
func.func @case_irfft_257_f64(%0: tensor<2x129xcomplex<f64>>) -> (tensor<2x257xf64>) attributes {inputs = ["a125"], outputs = ["a126"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [257] : tensor<2x129xcomplex<f64>> -> tensor<2x257xf64>
  return %r : tensor<2x257xf64>
}
func.func @case_fft3_complex_f64(%0: tensor<2x3x4x6xcomplex<f64>>) -> (tensor<2x3x4x6xcomplex<f64>>) attributes {inputs = ["a127"], outputs = ["a128"], relative = 1.000000e-14 : f64} {
  %r = ten.fft fft %0 length = [3, 4, 6] : tensor<2x3x4x6xcomplex<f64>> -> tensor<2x3x4x6xcomplex<f64>>
  return %r : tensor<2x3x4x6xcomplex<f64>>
}
func.func @case_rfft3_f64(%0: tensor<2x3x4x6xf64>) -> (tensor<2x3x4x4xcomplex<f64>>) attributes {inputs = ["a129"], outputs = ["a130"], relative = 1.000000e-14 : f64} {
  %r = ten.fft rfft %0 length = [3, 4, 6] : tensor<2x3x4x6xf64> -> tensor<2x3x4x4xcomplex<f64>>
  return %r : tensor<2x3x4x4xcomplex<f64>>
}
func.func @case_irfft3_f64(%0: tensor<2x3x4x4xcomplex<f64>>) -> (tensor<2x3x4x6xf64>) attributes {inputs = ["a130"], outputs = ["a131"], relative = 1.000000e-14 : f64} {
  %r = ten.fft irfft %0 length = [3, 4, 6] : tensor<2x3x4x4xcomplex<f64>> -> tensor<2x3x4x6xf64>
  return %r : tensor<2x3x4x6xf64>
}

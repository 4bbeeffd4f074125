// atol: 8.9e-05
module @jit_hfft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f32>>) -> (tensor<8x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %1 = stablehlo.imag %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %2 = stablehlo.negate %1 : tensor<8x6xf32>
    %3 = stablehlo.complex %0, %2 : tensor<8x6xcomplex<f32>>
    %4 = call @fft(%3) : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<8x10xf32>
    return %6 : tensor<8x10xf32>
  }
  func.func private @fft(%arg0: tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [10] : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    return %0 : tensor<8x10xf32>
  }
}

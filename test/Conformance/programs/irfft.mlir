// atol: 8.9e-06
module @jit_irfft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f32>>) -> (tensor<8x10xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    return %0 : tensor<8x10xf32>
  }
  func.func private @fft(%arg0: tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [10] : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    return %0 : tensor<8x10xf32>
  }
}

// atol: 0.000689
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16xf32>) -> (tensor<4x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:16:2] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.slice %arg0 [0:4, 1:16:2] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<4x8xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %4 = call @fft(%3) : (tensor<4x16xf32>) -> tensor<4x16xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x16xcomplex<f32>>) -> tensor<4x16xf32>
    %6 = stablehlo.iota dim = 0 : tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %8 = stablehlo.convert %7 : (tensor<1x16xf32>) -> tensor<1x16xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %10 = stablehlo.multiply %9, %8 : tensor<1x16xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %12 = stablehlo.divide %10, %11 : tensor<1x16xcomplex<f32>>
    %13 = stablehlo.exponential %12 : tensor<1x16xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x16xcomplex<f32>>) -> tensor<4x16xcomplex<f32>>
    %15 = stablehlo.multiply %4, %14 : tensor<4x16xcomplex<f32>>
    %16 = stablehlo.real %15 : (tensor<4x16xcomplex<f32>>) -> tensor<4x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<4x16xf32>
    return %18 : tensor<4x16xf32>
  }
  func.func private @fft(%arg0: tensor<4x16xf32>) -> tensor<4x16xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<4x16xf32>) -> tensor<4x16xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [16] : (tensor<4x16xcomplex<f32>>) -> tensor<4x16xcomplex<f32>>
    return %1 : tensor<4x16xcomplex<f32>>
  }
}

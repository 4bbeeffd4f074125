// Constraints of linear algebra and the like, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(cholesky_c1)}}
  %0 = "stablehlo.cholesky"(%m) : (tensor<4x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f1(%a: tensor<4xf32>) {
  // expected-error @+1 {{(cholesky_c2)}}
  %0 = stablehlo.cholesky %a : tensor<4xf32>
  return
}

// -----

func.func @f2(%m: tensor<4x5xf32>) {
  // expected-error @+1 {{(cholesky_c3)}}
  %0 = stablehlo.cholesky %m : tensor<4x5xf32>
  return
}

// -----

func.func @f3(%a: tensor<4x4xf32>, %b: tensor<4x2xf64>) {
  // expected-error @+1 {{(triangular_solve_c1)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x2xf64>) -> tensor<4x2xf64>
  return
}

// -----

func.func @f4(%a: tensor<4x4xf32>, %b: tensor<1x4x2xf32>) {
  // expected-error @+1 {{(triangular_solve_c2)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f5(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{(triangular_solve_c2)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f6(%a: tensor<4x4xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{(triangular_solve_c3)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f7(%a: tensor<4x3xf32>, %b: tensor<4x2xf32>) {
  // expected-error @+1 {{(triangular_solve_c3)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f8(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>) {
  // expected-error @+1 {{(triangular_solve_c4)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f9(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(fft_c1)}}
  %0 = stablehlo.fft %a, type = FFT, length = [4, 4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f10(%a: tensor<4xf32>) {
  // expected-error @+1 {{(fft_c2)}}
  %0 = stablehlo.fft %a, type = FFT, length = [4] : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f11(%a: tensor<4xf32>) {
  // expected-error @+1 {{(fft_c2)}}
  %0 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<3xcomplex<f64>>
  return
}

// -----

func.func @f12(%a: tensor<1x1x1x4xcomplex<f32>>) {
  // expected-error @+1 {{(fft_c3)}}
  %0 = stablehlo.fft %a, type = FFT, length = [1, 1, 1, 4] : (tensor<1x1x1x4xcomplex<f32>>) -> tensor<1x1x1x4xcomplex<f32>>
  return
}

// -----

func.func @f13(%a: tensor<4xf32>) {
  // expected-error @+1 {{(fft_c4)}}
  %0 = stablehlo.fft %a, type = RFFT, length = [5] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @f14(%a: tensor<4xf32>) {
  // expected-error @+1 {{(fft_c5)}}
  %0 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f15(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(fft_c5)}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}

// -----

func.func @f16(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(fft_c5)}}
  %0 = stablehlo.fft %a, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f17(%a: tensor<f32>, %b: tensor<f64>, %s: tensor<1xi64>) {
  // expected-error @+1 {{(rng_c1)}}
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @f18(%a: tensor<i32>, %b: tensor<i32>, %s: tensor<1xi64>) {
  // expected-error @+1 {{(rng_c2)}}
  %0 = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  return
}

// -----

func.func @f19(%a: tensor<f32>, %b: tensor<f32>, %s: tensor<2xi64>) {
  // expected-error @+1 {{(rng_c3)}}
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @f20(%s: tensor<2xui64>) {
  // expected-error @+1 {{(rng_bit_generator_c1)}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @f21(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c1)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @f22(%a: tensor<2x4xf32>, %b: tensor<4xf64>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c2)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf64>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @f23(%a: tensor<2x4xf32>, %b: tensor<5xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c3)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @f24(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c4)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @f25(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<5xf32>, %e: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c5)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @f26(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<5xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c6)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @f27(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_inference_c7)}}
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x5xf32>)
  return
}

// -----

func.func @f28(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_training_c1)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f29(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_training_c2)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf64>)
  return
}

// -----

func.func @f30(%a: tensor<2x4xf32>, %b: tensor<5xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_training_c3)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f31(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>) {
  // expected-error @+1 {{(batch_norm_training_c4)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f32(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_training_c5)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f33(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_training_c6)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

func.func @f34(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{(batch_norm_training_c7)}}
  %0:3 = "stablehlo.batch_norm_training"(%a, %b, %c) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f35(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<2x4xf32>) {
  // expected-error @+1 {{(batch_norm_grad_c1)}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f36(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<2x4xf64>) {
  // expected-error @+1 {{(batch_norm_grad_c2)}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf64>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f37(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<3x4xf32>) {
  // expected-error @+1 {{(batch_norm_grad_c3)}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f38(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>, %d: tensor<4xf32>, %e: tensor<2x4xf32>) {
  // expected-error @+1 {{(batch_norm_grad_c4)}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f39(%a: tensor<2x4xf32>, %b: tensor<5xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<2x4xf32>) {
  // expected-error @+1 {{(batch_norm_grad_c5)}}
  %0:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

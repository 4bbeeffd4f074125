// Constraints of elementwise operations, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%a: tensor<4xf32>) {
  // expected-error @+1 {{(abs_c1)}}
  %0 = "stablehlo.abs"(%a) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f1(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(abs_c2)}}
  %0 = "stablehlo.abs"(%a) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f2(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(real_c1)}}
  %0 = "stablehlo.real"(%a) : (tensor<4xcomplex<f32>>) -> tensor<5xf32>
  return
}

// -----

func.func @f3(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(real_c2)}}
  %0 = "stablehlo.real"(%a) : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @f4(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(imag_c1)}}
  %0 = "stablehlo.imag"(%a) : (tensor<4xcomplex<f32>>) -> tensor<5xf32>
  return
}

// -----

func.func @f5(%a: tensor<4xf32>) {
  // expected-error @+1 {{(imag_c2)}}
  %0 = "stablehlo.imag"(%a) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f6(%a: tensor<4xf32>) {
  // expected-error @+1 {{(is_finite_c1)}}
  %0 = "stablehlo.is_finite"(%a) : (tensor<4xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @f7(%a: tensor<4xf32>) {
  // expected-error @+1 {{(convert_c1)}}
  %0 = "stablehlo.convert"(%a) : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @f8(%a: tensor<4xf32>) {
  // expected-error @+1 {{(bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4xf32>) -> tensor<4xi16>
  return
}

// -----

func.func @f9(%a: tensor<4xi16>) {
  // expected-error @+1 {{(bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @f10(%a: tensor<4xf32>) {
  // expected-error @+1 {{(bitcast_convert_c1)}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @f10_six(%a: tensor<4xi8>) {
  // expected-error @+1 {{expects elements of which the wider has whole parts of the narrower one's size, got 'tensor<4xi8>' and 'tensor<4xf6E3M2FN>'}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4xi8>) -> tensor<4xf6E3M2FN>
  return
}

// -----

func.func @f11(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{(bitcast_convert_c2)}}
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4xcomplex<f32>>) -> tensor<4xi64>
  return
}

// -----

func.func @f12(%a: tensor<4xf32>) {
  // expected-error @+1 {{(uniform_quantize_c1)}}
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<4xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @f13(%a: tensor<4xf64>) {
  // expected-error @+1 {{(uniform_quantize_c2)}}
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<4xf64>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @f14(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{(uniform_dequantize_c1)}}
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<5xf32>
  return
}

// -----

func.func @f15(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error @+1 {{(uniform_dequantize_c2)}}
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf64>
  return
}

// -----

func.func @f16(%a: tensor<4xf32>) {
  // expected-error @+1 {{(reduce_precision_c1)}}
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @f17(%a: tensor<4xf32>) {
  // expected-error @+1 {{(reduce_precision_c2)}}
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 0 : i32, mantissa_bits = 2 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f18(%a: tensor<4xf32>) {
  // expected-error @+1 {{(reduce_precision_c3)}}
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f19(%a: tensor<4xf32>, %i: tensor<4xi32>) {
  // expected-error @+1 {{(compare_c1)}}
  %0 = stablehlo.compare LT, %a, %i : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @f20(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error @+1 {{(compare_c2)}}
  %0 = stablehlo.compare LT, %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @f21(%a: tensor<4xf32>) {
  // expected-error @+1 {{result #0 must be ranked tensor of 1-bit signless integer values}}
  %0 = "stablehlo.is_finite"(%a) : (tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @f23(%a: tensor<4xf32>, %b: tensor<4xf64>) {
  // expected-error @+1 {{(complex_c1)}}
  %0 = "stablehlo.complex"(%a, %b) : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @f24(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{(complex_c2)}}
  %0 = "stablehlo.complex"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @f25(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{(complex_c3)}}
  %0 = "stablehlo.complex"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @f26(%p: tensor<4x1xi1>, %a: tensor<4xf32>) {
  // expected-error @+1 {{(select_c1)}}
  %0 = "stablehlo.select"(%p, %a, %a) : (tensor<4x1xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f27(%p: tensor<i1>, %a: tensor<4xf32>, %i: tensor<4xi32>) {
  // expected-error @+1 {{(select_c2)}}
  %0 = "stablehlo.select"(%p, %a, %i) : (tensor<i1>, tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f28(%a: tensor<4xf32>, %b: tensor<5xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(clamp_c1)}}
  %0 = "stablehlo.clamp"(%b, %a, %z) : (tensor<5xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f29(%a: tensor<4xf32>, %b: tensor<5xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(clamp_c2)}}
  %0 = "stablehlo.clamp"(%z, %a, %b) : (tensor<f32>, tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f30(%a: tensor<4xf32>, %b: tensor<f64>, %z: tensor<f32>) {
  // expected-error @+1 {{(clamp_c3)}}
  %0 = "stablehlo.clamp"(%z, %a, %b) : (tensor<f32>, tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
  return
}

// -----

func.func @f31(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(clamp_c4)}}
  %0 = "stablehlo.clamp"(%z, %a, %z) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf64>
  return
}

// Constraints on quantization parameters, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @f0(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects all values to be quantized, or none}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>, tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4xf32>
  return
}

// -----

func.func @f1(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects operands of the result's type}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>, tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i16:f32, 0.5:1>>
  return
}

// -----

func.func @f2(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects operands of the result's type}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>, tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<u8:f32, 0.5:1>>
  return
}

// -----

func.func @f3(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{(add_c5)}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>
  return
}

// -----

func.func @f4(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{expects one quantized dimension, got 0 and 1 (add_c6)}}
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f5(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>, %b: tensor<2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{(add_c7)}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f6(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects the operand's scales and zero points, }}
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  return
}

// -----

func.func @f7(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{(broadcast_in_dim_c1)}}
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:2>>
  return
}

// -----

func.func @f8(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects the operand's scales and zero points, }}
  %0 = "stablehlo.reshape"(%a)  : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  return
}

// -----

func.func @f9(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{(reshape_c1)}}
  %0 = "stablehlo.reshape"(%a)  : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:2>>
  return
}

// -----

func.func @f10(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects the operand's scales and zero points, }}
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.25:1>>
  return
}

// -----

func.func @f11(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{(transpose_c1)}}
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i8:f32, 0.5:2>>
  return
}

// -----

func.func @f12(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{expects the operand's quantized dimension, 0, got 1 (transpose_c4)}}
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0, 1>}> : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f13(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{(transpose_c1)}}
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.5:2}>>
  return
}

// -----

func.func @f14(%a: tensor<2x4x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{expects a quantized dimension of the same size, with as many elements before it}}
  %0 = "stablehlo.reshape"(%a)  : (tensor<2x4x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<4x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f15(%a: tensor<2x6x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{(reshape_c3)}}
  %0 = "stablehlo.reshape"(%a)  : (tensor<2x6x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<3x2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f16(%a: tensor<2x1x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{expects the quantized dimension 0, got 1 (broadcast_in_dim_c6)}}
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x1x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<2x2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f17(%a: tensor<1x!quant.uniform<i8:f32:0, {0.5:1}>>) {
  // expected-error @+1 {{(broadcast_in_dim_c6)}}
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1x!quant.uniform<i8:f32:0, {0.5:1}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f18(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_broadcast_in_dim_c1)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>, tensor<2xi32>) -> tensor<?x4x!quant.uniform<i8:f32, 0.25:1>>
  return
}

// -----

func.func @f19(%a: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{(slice_c1)}}
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x!quant.uniform<i16:f32, 0.5:1>>
  return
}

// -----

func.func @f20(%a: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{expects elements that are}}
  %0 = "stablehlo.optimization_barrier"(%a)  : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f21(%a: tensor<4x!quant.uniform<si8:f32, 0.5>>) {
  // expected-error @+1 {{must be ranked tensor (if quantized}}
  %0 = "stablehlo.uniform_dequantize"(%a)  : (tensor<4x!quant.uniform<si8:f32, 0.5>>) -> tensor<4xf32>
  return
}

// -----

func.func @f22(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>, %b: tensor<2x2xf32>) {
  // expected-error @+1 {{(dot_general_c14)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f23(%a: tensor<2x2xf32>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{expects a quantized right operand, and a result that is quantized if and only if the left operand is}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>
  return
}

// -----

func.func @f24(%a: tensor<2x2xf32>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects zero points of the right operand that are 0, got }}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f25(%a: tensor<2x2xf32>, %b: tensor<2x2x!quant.uniform<i8:f32:1, {0.5:0, 0.25:2}>>) {
  // expected-error @+1 {{(dot_general_c15)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5:0, 0.25:2}>>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f26(%a: tensor<2x2xf32>, %b: tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:0}>>) {
  // expected-error @+1 {{expects a quantized dimension that is not contracted, got 0 (dot_general_c16)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2x!quant.uniform<i8:f32:0, {0.5:0, 0.25:0}>>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f27(%a: tensor<2x2x!quant.uniform<i16:f32, 0.5:1>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(dot_general_c17)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i16:f32, 0.5:1>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>
  return
}

// -----

func.func @f28(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(dot_general_c18)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2x!quant.uniform<i8:f64, 0.5:0>>
  return
}

// -----

func.func @f29(%a: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(dot_general_c19)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>
  return
}

// -----

func.func @f30(%a: tensor<2x2xf64>, %b: tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(dot_general_c20)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2x2xf64>
  return
}

// -----

func.func @f31(%a: tensor<1x4x2xf32>, %b: tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(convolution_c28)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xf32>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<1x3x2x!quant.uniform<i8:f32, 0.5:0>>
  return
}

// -----

func.func @f32(%a: tensor<1x4x2xf32>, %b: tensor<2x2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{expects the output features as quantized dimension, 2, got 1 (convolution_c29)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xf32>, tensor<2x2x2x!quant.uniform<i8:f32:1, {0.5:1, 0.25:2}>>) -> tensor<1x3x2xf32>
  return
}

// -----

func.func @f33(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5:0>>, %b: tensor<2x2x2x!quant.uniform<i8:f32:2, {0.5:0, 0.25:0}>>) {
  // expected-error @+1 {{(convolution_c30)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5:0>>, tensor<2x2x2x!quant.uniform<i8:f32:2, {0.5:0, 0.25:0}>>) -> tensor<1x3x2x!quant.uniform<i8:f32:1, {0.5:0, 0.5:0, 0.25:0}>>
  return
}

// -----

func.func @f34(%a: tensor<1x4x2x!quant.uniform<i16:f32, 0.5:1>>, %b: tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(convolution_c31)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2x!quant.uniform<i16:f32, 0.5:1>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<1x3x2x!quant.uniform<i8:f32, 0.5:0>>
  return
}

// -----

func.func @f35(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5:0>>, %b: tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(convolution_c32)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5:0>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<1x3x2x!quant.uniform<i8:f64, 0.5:0>>
  return
}

// -----

func.func @f36(%a: tensor<1x4x2x!quant.uniform<i8:f32, 0.5:0>>, %b: tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) {
  // expected-error @+1 {{(convolution_c33)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2x!quant.uniform<i8:f32, 0.5:0>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<1x3x2x!quant.uniform<i8:f32:2, {0.5:0, 0.25:0}>>
  return
}

// -----

func.func @f37(%a: tensor<1x4x2xi64>, %b: tensor<2x2x2xi32>) {
  // expected-error @+1 {{expects operands of one element type}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xi64>, tensor<2x2x2xi32>) -> tensor<1x3x2xi64>
  return
}

// -----

func.func @f38() {
  // expected-error @+1 {{expects a value of the result's type}}
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xui8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:1>>
  return
}

// -----

func.func @more_dimensions(%a: tensor<2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) {
  // expected-error @+1 {{(transpose_c3)}}
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0>}> : (tensor<2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2}>>) -> tensor<1x1x2x!quant.uniform<i8:f32:2, {0.5:1, 0.25:2}>>
  return
}

// -----

// Blocks that do not divide the dimension, of another rank, of a dimension that
// is not known; a scale that is not above 0.
func.func @blocks0(%a: tensor<2x3x!quant.uniform<i8:f32:{1:2}, {{0.5}}>>) {
  // expected-error @+1 {{ranked tensor (if quantized, by finite scales above 0}}
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<2x3x!quant.uniform<i8:f32:{1:2}, {{0.5}}>>) -> tensor<2x3xf32>
  return
}

// -----

func.func @blocks1(%a: tensor<4x!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5}}>>) {
  // expected-error @+1 {{ranked tensor (if quantized, by finite scales above 0}}
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<4x!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5}}>>) -> tensor<4xf32>
  return
}

// -----

func.func @blocks2(%a: tensor<2x?x!quant.uniform<i8:f32:{1:2}, {{0.5, 0.5}}>>) {
  // expected-error @+1 {{ranked tensor (if quantized, by finite scales above 0}}
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<2x?x!quant.uniform<i8:f32:{1:2}, {{0.5, 0.5}}>>) -> tensor<2x?xf32>
  return
}

// -----

func.func @blocks3(%a: tensor<2x4x!quant.uniform<i8:f32:{1:2}, {{0.5, 0.5}, {0.5, 0.5}}>>) {
  // expected-error @+1 {{ranked tensor (if quantized, by finite scales above 0}}
  %0 = "stablehlo.uniform_dequantize"(%a) : (tensor<2x4x!quant.uniform<i8:f32:{1:2}, {{0.5, 0.5}, {0.5, 0.5}}>>) -> tensor<2x4xf32>
  return
}

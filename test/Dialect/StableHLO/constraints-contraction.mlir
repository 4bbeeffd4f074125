// Constraints of contractions and convolutions, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c1)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f1(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c2)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = []>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f2(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c3)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f3(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c4)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f4(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c5)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f5(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c6)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f6(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c7)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f7(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c8)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f8(%a: tensor<2x3x4xf32>, %b: tensor<3x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c9)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<3x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f9(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c11)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f10(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error @+1 {{(dot_general_c12)}}
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @f11(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4xf32>) {
  // expected-error @+1 {{(convolution_c1)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f12(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c2)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f13(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c3)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 1, 0>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f14(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c4)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<0> : tensor<1x2xi64>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f15(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c5)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, lhs_dilation = array<i64: 1>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f16(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c6)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, lhs_dilation = array<i64: 1, 0>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f17(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c7)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 1>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f18(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c8)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, rhs_dilation = array<i64: 1, 0>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f19(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c9)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_reversal = array<i1: true>}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f20(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c10)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 4 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f21(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c11)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f22(%a: tensor<2x6x4xf32>, %b: tensor<3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c12)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x4xf32>, tensor<3x4x8xf32>) -> tensor<2x4x8xf32>
  return
}

// -----

func.func @f23(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x3x8xf32>) {
  // expected-error @+1 {{(convolution_c14)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x3x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f24(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x7xf32>) {
  // expected-error @+1 {{(convolution_c15)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x7xf32>) -> tensor<1x4x4x7xf32>
  return
}

// -----

func.func @f25(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x2x7xf32>) {
  // expected-error @+1 {{(convolution_c16)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x2x7xf32>) -> tensor<2x4x4x7xf32>
  return
}

// -----

func.func @f26(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c21)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f27(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c22)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 0 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f28(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c23)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 2 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f29(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c24)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return
}

// -----

func.func @f30(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c25)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x5x4x8xf32>
  return
}

// -----

func.func @f31(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c25)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<3x4x4x8xf32>
  return
}

// -----

func.func @f32(%a: tensor<2x6x6x4xf32>, %b: tensor<3x3x4x8xf32>) {
  // expected-error @+1 {{(convolution_c26)}}
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4xf32>
  return
}

// Constraints on shapes that constants give, and on those of older operations.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @f0(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  // expected-error @+1 {{expects 'output_dimensions' to give the sizes of 'tensor<3x4xf32>', got 1 in dimension 0 (dynamic_broadcast_in_dim_c7)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f1(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<[-1, 4]> : tensor<2xi64>
  // expected-error @+1 {{got -1 in dimension 0}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f2(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error @+1 {{expects operand dimension 0 to be 1 or 3, got 4 (dynamic_broadcast_in_dim_c5)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f3(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  // expected-error @+1 {{expects 'output_shape' to give the sizes of 'tensor<1x4xf32>', got 2 in dimension 0 (dynamic_reshape_c4)}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<4xf32>, tensor<2xi64>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f4(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  // expected-error @+1 {{expects 'output_shape' of 4 elements, got 6 (dynamic_reshape_c2)}}
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f5(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<3> : tensor<1xi64>
  // expected-error @+1 {{(dynamic_iota_c2)}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @f6(%x: tensor<4xf32>) {
  %s = stablehlo.constant dense<-3> : tensor<1xi64>
  // expected-error @+1 {{got -3 in dimension 0 (dynamic_iota_c2)}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f7(%x: tensor<4xf32>, %p: tensor<f32>, %i: tensor<1xi64>) {
  %s = stablehlo.constant dense<-1> : tensor<1xi64>
  // expected-error @+1 {{expects 'interior_padding' not below 0, got -1 (dynamic_pad_c3)}}
  %0 = stablehlo.dynamic_pad %x, %p, %i, %i, %s : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @f8(%x: tensor<4xf32>, %p: tensor<f32>) {
  %s = stablehlo.constant dense<1> : tensor<1xi64>
  // expected-error @+1 {{expects a result of shape 9, got 'tensor<4xf32>' (dynamic_pad_c4)}}
  %0 = stablehlo.dynamic_pad %x, %p, %s, %s, %s : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @f9(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>) {
  %s = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  // expected-error @+1 {{expects 'slice_sizes' in [0, 2] in dimension 1, got 3 (dynamic_gather_c21)}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @f10(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>) {
  %s = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  // expected-error @+1 {{got -1 (dynamic_gather_c21)}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @f11(%x: tensor<4x2xf32>, %i: tensor<3x1xi32>) {
  %s = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  // expected-error @+1 {{expects 'slice_sizes' of at most 1 in dimension 0, got 2 (dynamic_gather_c9)}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x2xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x?xf32>
  return
}

// -----

func.func @f12(%a: tensor<f32>) {
  %s = stablehlo.constant dense<7> : tensor<1xi64>
  // expected-error @+1 {{expects 'shape' to give the sizes of 'tensor<5xf32>', got 7 in dimension 0 (rng_c3)}}
  %0 = stablehlo.rng %a, %a, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<5xf32>
  return
}

// -----

func.func @f13(%a: tensor<1xf32>, %b: tensor<f32>) {
  %s = stablehlo.constant dense<7> : tensor<1xi64>
  // expected-error @+1 {{expects a bound of rank 0, got rank 1}}
  %0 = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<1xf32>, tensor<f32>, tensor<1xi64>) -> tensor<7xf32>
  return
}

// -----

func.func @f14(%x: tensor<1x4x1xf32>, %w: tensor<2x1x1xf32>) {
  %s = stablehlo.constant dense<0> : tensor<2x2xi64>
  // expected-error @+1 {{expects 'padding' of shape 1x2, got 'tensor<2x2xi64>' (dynamic_conv_c4)}}
  %0 = "stablehlo.dynamic_conv"(%x, %w, %s) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<2x2xi64>) -> tensor<1x3x1xf32>
  return
}

// -----

func.func @f15(%x: tensor<1x4x1xf32>, %w: tensor<2x1x1xf32>) {
  %s = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  // expected-error @+1 {{expects a result of shape 1x4x1}}
  %0 = "stablehlo.dynamic_conv"(%x, %w, %s) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x3x1xf32>
  return
}

// -----

func.func @f16(%x: tensor<1x4x1xf32>, %w: tensor<2x1x1xf32>) {
  %s = stablehlo.constant dense<0> : tensor<1x2xi64>
  // expected-error @+1 {{expects 'window_strides' to have 1 elements, got 0 (dynamic_conv_c2)}}
  %0 = "stablehlo.dynamic_conv"(%x, %w, %s) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64>}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x3x1xf32>
  return
}

// -----

func.func @f17(%x: tensor<1x4x1xf32>, %w: tensor<2x1x1xf32>) {
  %s = stablehlo.constant dense<0> : tensor<1x2xi64>
  // expected-error @+1 {{expects 'lhs_dilation' to be positive, got 0 (dynamic_conv_c6)}}
  %0 = "stablehlo.dynamic_conv"(%x, %w, %s) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 0>}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x3x1xf32>
  return
}

// -----

func.func @f18(%x: tensor<4xf32>, %n: tensor<i32>) {
  // expected-error @+1 {{expects 'dimension' to be in [0, 1), got 1}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 1 : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f19(%x: tensor<4xf32>, %n: tensor<i32>) {
  // expected-error @+1 {{expects 'dimension' to be in [0, 1), got -1}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = -1 : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f20(%x: tensor<4x2xf32>, %n: tensor<i32>) {
  // expected-error @+1 {{expects a result of shape ?x2}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4x2xf32>, tensor<i32>) -> tensor<?x3xf32>
  return
}

// -----

func.func @f21(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects a result of shape 2x3, got 'tensor<2x2xf32>'}}
  %0 = stablehlo.dot %x, %y : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f22(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{expects 'transpose_a' to be NO_TRANSPOSE, TRANSPOSE or ADJOINT}}
  %0 = "stablehlo.triangular_solve"(%x, %x) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = true}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f23(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects '->' before the result's letters in}}
  %0 = stablehlo.einsum %x, %y, config = "ab,bc" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f24(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects letters for 2 operands, got 1}}
  %0 = stablehlo.einsum %x, %y, config = "ab->a" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f25(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects a letter for each of 2 dimensions, got 3}}
  %0 = stablehlo.einsum %x, %y, config = "abc,bc->ac" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f26(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects letters and '...', got '1'}}
  %0 = stablehlo.einsum %x, %y, config = "ab,b1->a" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f27(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects letters of the result that an operand has}}
  %0 = stablehlo.einsum %x, %y, config = "ab,bc->ad" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f28(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects each letter of the result once}}
  %0 = stablehlo.einsum %x, %y, config = "ab,bc->aa" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f29(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects dimensions of one letter to have one size, got 2 and 4}}
  %0 = stablehlo.einsum %x, %y, config = "ab,ac->bc" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f30(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects a result of shape 2x4}}
  %0 = stablehlo.einsum %x, %y, config = "ab,bc->ab" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f31(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects letters and '...', got '.'}}
  %0 = stablehlo.einsum %x, %y, config = ".ab,bc->ac" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f32(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects '...' once for an operand}}
  %0 = stablehlo.einsum %x, %y, config = "a......,bc->ac" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f33(%x: tensor<2x4xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{expects a result of shape 4x3}}
  %0 = stablehlo.einsum %x, %y, config = "...ab,bc->b...c" : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// Constraints of indexed access, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%a: tensor<4xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_slice_c1)}}
  %0 = stablehlo.dynamic_slice %a, %k, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xi32>
  return
}

// -----

func.func @f1(%m: tensor<4x4xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_slice_c2)}}
  %0 = stablehlo.dynamic_slice %m, %k, sizes = [2, 2] : (tensor<4x4xf32>, tensor<i32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f2(%m: tensor<4x4xf32>, %k: tensor<i32>, %l: tensor<i64>) {
  // expected-error @+1 {{(dynamic_slice_c3)}}
  %0 = stablehlo.dynamic_slice %m, %k, %l, sizes = [2, 2] : (tensor<4x4xf32>, tensor<i32>, tensor<i64>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f3(%a: tensor<4xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_slice_c4)}}
  %0 = stablehlo.dynamic_slice %a, %k, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @f4(%a: tensor<4xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_slice_c5)}}
  %0 = stablehlo.dynamic_slice %a, %k, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

func.func @f5(%a: tensor<4xf32>, %u: tensor<2xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_update_slice_c1)}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %k : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @f6(%a: tensor<4xf32>, %u: tensor<2xi32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_update_slice_c2)}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %k : (tensor<4xf32>, tensor<2xi32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f7(%a: tensor<4xf32>, %u: tensor<2x1xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_update_slice_c3)}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %k : (tensor<4xf32>, tensor<2x1xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f8(%a: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error @+1 {{(dynamic_update_slice_c4)}}
  %0 = stablehlo.dynamic_update_slice %a, %u : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f9(%m: tensor<4x4xf32>, %u: tensor<2x2xf32>, %k: tensor<i32>, %l: tensor<i64>) {
  // expected-error @+1 {{(dynamic_update_slice_c5)}}
  %0 = stablehlo.dynamic_update_slice %m, %u, %k, %l : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i64>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f10(%a: tensor<4xf32>, %u: tensor<5xf32>, %k: tensor<i32>) {
  // expected-error @+1 {{(dynamic_update_slice_c6)}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %k : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f11(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c1)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f12(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c2)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f13(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c3)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f14(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c4)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x1x5xf32>
  return
}

// -----

func.func @f15(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c4)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x1x5xf32>
  return
}

// -----

func.func @f16(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c5)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f17(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c6)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f18(%a: tensor<3x4x5x6xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c7)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2, 1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<3x4x5x6xf32>, tensor<3x2xi32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @f19(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c8)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f20(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c9)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f21(%a: tensor<3x3x5xf32>, %i: tensor<3x3x2xi32>) {
  // expected-error @+1 {{(gather_c10)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [2, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x3x5xf32>, tensor<3x3x2xi32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @f22(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c11)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f23(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c12)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f24(%a: tensor<3x3x5xf32>, %i: tensor<3x3x1xi32>) {
  // expected-error @+1 {{(gather_c13)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x3x5xf32>, tensor<3x3x1xi32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @f25(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c14)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f26(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c15)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f27(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c16)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f28(%a: tensor<4x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c17)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f29(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c18)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f30(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c18)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f31(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c19)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f32(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c20)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f33(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c21)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f34(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c22)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x6xf32>
  return
}

// -----

func.func @f35(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{(gather_c23)}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x2xi32>) -> tensor<3x5xi32>
  return
}

// -----

func.func @f36(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c2)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f37(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x6xf32>) {
  // expected-error @+1 {{(scatter_c4)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x6xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f38(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<2x5xf32>) {
  // expected-error @+1 {{(scatter_c4)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<2x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f39(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xi32>) {
  // expected-error @+1 {{(scatter_c6)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xi32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f40(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x1x5xf32>) {
  // expected-error @+1 {{(scatter_c7)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 1], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x1x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f41(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c8)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f42(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c9)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f43(%a: tensor<3x4x5x6xf32>, %i: tensor<3x2xi32>, %u: tensor<3x6xf32>) {
  // expected-error @+1 {{(scatter_c10)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2, 1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5x6xf32>, tensor<3x2xi32>, tensor<3x6xf32>) -> tensor<3x4x5x6xf32>
  return
}

// -----

func.func @f44(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c11)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f45(%a: tensor<3x3x5xf32>, %i: tensor<3x3x1xi32>, %u: tensor<3x3x5xf32>) {
  // expected-error @+1 {{(scatter_c12)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [], input_batching_dims = [1, 0], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x3x5xf32>, tensor<3x3x1xi32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @f46(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c13)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [3], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f47(%a: tensor<3x3x5xf32>, %i: tensor<3x3x1xi32>, %u: tensor<3x3x5xf32>) {
  // expected-error @+1 {{(scatter_c14)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x3x5xf32>, tensor<3x3x1xi32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @f48(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c15)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f49(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c16)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f50(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c17)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f51(%a: tensor<4x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c18)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<4x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<4x4x5xf32>
  return
}

// -----

func.func @f52(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c19)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f53(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c20)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 1], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f54(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c21)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f55(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c22)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 3>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f56(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c24)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x6xf32>
  return
}

// -----

func.func @f57(%a: tensor<3x4x5xf32>, %i: tensor<3x2xi32>, %u: tensor<3x5xf32>) {
  // expected-error @+1 {{(scatter_c25)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    stablehlo.return %q : tensor<f64>
  }) : (tensor<3x4x5xf32>, tensor<3x2xi32>, tensor<3x5xf32>) -> tensor<3x4x5xf32>
  return
}

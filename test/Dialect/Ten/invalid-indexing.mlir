// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// dynamic_slice_c1
func.func @f(%a: tensor<4x4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects 'starts' to have length 2, got 1}}
  %0 = ten.dynamic_slice %a[%i] sizes = [1, 1] : tensor<4x4xf32>, tensor<i32> -> tensor<1x1xf32>
  return
}

// -----

// dynamic_slice_c2
func.func @f(%a: tensor<4x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{expects starts of type 'tensor<i32>', got 'tensor<i64>'}}
  %0 = "ten.dynamic_slice"(%a, %i, %j) <{sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

// dynamic_slice_c3
func.func @f(%a: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects 'sizes' to have length 1, got 0}}
  %0 = ten.dynamic_slice %a[%i] sizes = [] : tensor<4xf32>, tensor<i32> -> tensor<1xf32>
  return
}

// -----

// dynamic_slice_c4
func.func @f(%a: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects 'sizes' in [0, 5), got 5}}
  %0 = ten.dynamic_slice %a[%i] sizes = [5] : tensor<4xf32>, tensor<i32> -> tensor<5xf32>
  return
}

// -----

// dynamic_slice_c4, negative
func.func @f(%a: tensor<?xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects 'sizes' in [0, 576460752303423489), got -5}}
  %0 = ten.dynamic_slice %a[%i] sizes = [-5] : tensor<?xf32>, tensor<i32> -> tensor<5xf32>
  return
}

// -----

// dynamic_slice_c5
func.func @f(%a: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects result type 'tensor<3xf32>', got 'tensor<2xf32>'}}
  %0 = ten.dynamic_slice %a[%i] sizes = [3] : tensor<4xf32>, tensor<i32> -> tensor<2xf32>
  return
}

// -----

// dynamic_update_slice_c1
func.func @f(%a: tensor<4x4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects 'starts' to have length 2, got 1}}
  %0 = ten.dynamic_update_slice %a[%i], %a : tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>
  return
}

// -----

// dynamic_update_slice_c2
func.func @f(%a: tensor<4x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{expects starts of type 'tensor<i32>', got 'tensor<i64>'}}
  %0 = "ten.dynamic_update_slice"(%a, %i, %j, %a) : (tensor<4x4xf32>, tensor<i32>, tensor<i64>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// dynamic_update_slice_c3
func.func @f(%a: tensor<4xf32>, %i: tensor<i32>, %u: tensor<4xf64>) {
  // expected-error @+1 {{expects an update of the operand's rank and element type, 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = ten.dynamic_update_slice %a[%i], %u : tensor<4xf32>, tensor<i32>, tensor<4xf64>
  return
}

// -----

// dynamic_update_slice_c4
func.func @f(%a: tensor<4xf32>, %i: tensor<i32>, %u: tensor<5xf32>) {
  // expected-error @+1 {{expects an update of size at most 4 in dimension 0, got 5}}
  %0 = ten.dynamic_update_slice %a[%i], %u : tensor<4xf32>, tensor<i32>, tensor<5xf32>
  return
}

// -----

// dynamic_update_slice_c5
func.func @f(%a: tensor<4xf32>, %i: tensor<i32>, %u: tensor<2xf32>) {
  // expected-error @+1 {{expects a result of type 'tensor<4xf32>', got 'tensor<?xf32>'}}
  %0 = "ten.dynamic_update_slice"(%a, %i, %u) : (tensor<4xf32>, tensor<i32>, tensor<2xf32>) -> tensor<?xf32>
  return
}

// -----

// gather_c1
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'offset_dims' to have length 1, got 2}}
  %0 = ten.gather %x[%i] offset_dims = [0, 1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c2
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'offset_dims' in [0, 2), got 2}}
  %0 = ten.gather %x[%i] offset_dims = [2] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c2
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'offset_dims' to be ascending, got [1, 0]}}
  %0 = ten.gather %x[%i] offset_dims = [1, 0] collapsed = [] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<1x8x5xf32>
  return
}

// -----

// gather_c3
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'collapsed' in [0, 2), got 7}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [7] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c4
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'collapsed' to be ascending, got [1, 0]}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [1, 0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c5
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'slice_sizes' of at most 1 in a collapsed or batching dimension, got 2 in dimension 0}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [2, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c6
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'operand_batching' and 'collapsed' to be disjoint, got 0 in both}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] operand_batching = [0] indices_batching = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c7
func.func @f(%x: tensor<5x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'slice_sizes' of at most 1 in a collapsed or batching dimension, got 2 in dimension 0}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [] operand_batching = [0] indices_batching = [0] start_index_map = [1] index_vector_dim = 1 slice_sizes = [2, 1] : tensor<5x8xf32>, tensor<5x1xi32> -> tensor<5x1xf32>
  return
}

// -----

// gather_c8
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'indices_batching' without 'index_vector_dim', got 1}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [] operand_batching = [0] indices_batching = [1] start_index_map = [1] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c9
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'indices_batching' to have length 0, got 1}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] indices_batching = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c10
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects batching dimensions of equal size, got 100 and 5}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [] operand_batching = [0] indices_batching = [0] start_index_map = [1] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c11
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'start_index_map' in [0, 2), got 2}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [2] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c12
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'start_index_map' to have length 1, got 2}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0, 1] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c13
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'index_vector_dim' in [0, 3), got 3}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 3 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c14
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'slice_sizes' to have length 2, got 1}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c15
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects 'slice_sizes' in [0, 9), got 9}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 9] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
  return
}

// -----

// gather_c16
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects result type 'tensor<5x8xf32>', got 'tensor<5x7xf32>'}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x7xf32>
  return
}

// -----

// scatter_c1
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects one input and no region with a named kind}}
  %0:2 = ten.scatter add %x, %x[%i], %u, %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>, tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>, tensor<5x8xf32>
  return
}

// -----

// scatter_c2
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects integer or boolean elements for 'and', got 'f32'}}
  %0 = ten.scatter and %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c3
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects at least one input}}
  "ten.scatter"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> ({}) : (tensor<5x1xi32>) -> ()
  return
}

// -----

// scatter_c4
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects inputs of one shape, got 'tensor<100x8xf32>' and 'tensor<5x8xf32>'}}
  %0:2 = ten.scatter %x, %u[%i], %u, %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>, tensor<5x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>, tensor<5x8xf32>
  return
}

// -----

// scatter_c5
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects one update for each input, 1, got 2}}
  %0 = ten.scatter add %x[%i], %u, %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>, tensor<5x8xf32>
  return
}

// -----

// scatter_c6
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects updates of one shape, got 'tensor<5x8xf32>' and 'tensor<100x8xf32>'}}
  %0:2 = ten.scatter %x, %x[%i], %u, %x window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>, tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>, tensor<100x8xf32>
  return
}

// -----

// scatter_c7
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf64>) {
  // expected-error @+1 {{expects an update with the input's element type, 'f32', got 'f64'}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf64>
  return
}

// -----

// scatter_c8
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'update_window_dims' to have length 1, got 2}}
  %0 = ten.scatter add %x[%i], %u window_dims = [0, 1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c9
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x9xf32>) {
  // expected-error @+1 {{expects updates of size at most 8 in dimension 1, got 9}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x9xf32>
  return
}

// -----

// scatter_c9
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<6x8xf32>) {
  // expected-error @+1 {{expects updates of size 5 in dimension 0, got 6}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<6x8xf32>
  return
}

// -----

// scatter_c10
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'inserted' in [0, 2), got 2}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [2] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c11
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'input_batching' and 'inserted' to be disjoint, got 0 in both}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c12
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'indices_batching' without 'index_vector_dim', got 1}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [] input_batching = [0] indices_batching = [1] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c13
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'indices_batching' to have length 0, got 1}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] indices_batching = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c14
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects batching dimensions of equal size, got 100 and 5}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [] input_batching = [0] indices_batching = [0] scatter_dims_to_operand_dims = [1] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c15
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'scatter_dims_to_operand_dims' in [0, 2), got -1}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [-1] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c16
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'scatter_dims_to_operand_dims' to have length 1, got 2}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0, 1] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c17
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects 'index_vector_dim' in [0, 3), got -1}}
  %0 = ten.scatter add %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = -1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

// scatter_c18
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5x8xf32>) {
  // expected-error @+1 {{expects a region of one block}}
  %0 = ten.scatter %x[%i], %u window_dims = [1] inserted = [0] scatter_dims_to_operand_dims = [0] index_vector_dim = 1 : tensor<100x8xf32>[tensor<5x1xi32>], tensor<5x8xf32>
  return
}

// -----

func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expects as many values in 'slice_sizes' as dynamic entries, 1, got 0}}
  %0 = "ten.gather"(%x, %i) <{offset_dims = array<i64: 1>, collapsed = array<i64: 0>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, -9223372036854775808>}> : (tensor<100x8xf32>, tensor<5x1xi32>) -> tensor<5x?xf32>
  return
}

// -----

// The size is a value: nobody says that it is 8.
func.func @f(%x: tensor<100x8xf32>, %i: tensor<5x1xi32>, %n: index) {
  // expected-error @+1 {{expects result type 'tensor<5x?xf32>', got 'tensor<4x?xf32>'}}
  %0 = ten.gather %x[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [1, %n] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<4x?xf32>
  return
}

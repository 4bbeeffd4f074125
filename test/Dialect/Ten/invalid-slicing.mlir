// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// concat_c1
func.func @f(%a: tensor<2x8xf32>) {
  // expected-error @+1 {{'ten.concat' op expects 'dim' in [0, 2), got 5}}
  %0 = ten.concat %a, %a dim = 5 : tensor<2x8xf32>, tensor<2x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// concat_c2
func.func @f() {
  // expected-error @+1 {{expects at least one input}}
  %0 = "ten.concat"() <{dim = 0 : i64}> : () -> tensor<4x8xf32>
  return
}

// -----

// concat_c3
func.func @f(%a: tensor<2x8xf32>, %b: tensor<2xf32>) {
  // expected-error @+1 {{expects inputs of one rank and element type, got 'tensor<2x8xf32>' and 'tensor<2xf32>'}}
  %0 = ten.concat %a, %b dim = 0 : tensor<2x8xf32>, tensor<2xf32> -> tensor<4x8xf32>
  return
}

// -----

// concat_c4
func.func @f(%a: tensor<2x8xf32>, %b: tensor<2x9xf32>) {
  // expected-error @+1 {{expects inputs of equal size in dimension 1, got 8 and 9}}
  %0 = ten.concat %a, %b dim = 0 : tensor<2x8xf32>, tensor<2x9xf32> -> tensor<4x8xf32>
  return
}

// -----

// concat_c5
func.func @f(%a: tensor<2x8xf32>) {
  // expected-error @+1 {{expects result type 'tensor<4x8xf32>', got 'tensor<5x8xf32>'}}
  %0 = ten.concat %a, %a dim = 0 : tensor<2x8xf32>, tensor<2x8xf32> -> tensor<5x8xf32>
  return
}

// -----

// concat, overflow
func.func @f(%a: tensor<576460752303423488xi8>) {
  // expected-error @+1 {{expects a size of at most 576460752303423488 in dimension 0}}
  %0 = ten.concat %a, %a dim = 0 : tensor<576460752303423488xi8>, tensor<576460752303423488xi8> -> tensor<5xi8>
  return
}

// -----

// pad_c1
func.func @f(%a: tensor<4xf32>, %v: tensor<f64>) {
  // expected-error @+1 {{expects a value of type 'tensor<f32>', got 'tensor<f64>'}}
  %0 = "ten.pad"(%a, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_low = array<i64: 0>, static_high = array<i64: 0>, static_interior = array<i64: 0>}> : (tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
  return
}

// -----

// pad_c2
func.func @f(%a: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects 'low' to have length 1, got 2}}
  %0 = ten.pad %a, %v low = [1, 0] high = [0] interior = [0] : tensor<4xf32> -> tensor<5xf32>
  return
}

// -----

// pad_c2, places without values
func.func @f(%a: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects as many values in 'low' as dynamic entries, 1, got 0}}
  %0 = ten.pad %a, %v low = [-9223372036854775808] high = [0] interior = [0] : tensor<4xf32> -> tensor<5xf32>
  return
}

// -----

// pad_c3
func.func @f(%a: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects 'high' in [-576460752303423488, 576460752303423489), got 9223372036854775807}}
  %0 = ten.pad %a, %v low = [0] high = [9223372036854775807] interior = [0] : tensor<4xf32> -> tensor<5xf32>
  return
}

// -----

// pad_c4
func.func @f(%a: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects 'interior' in [0, 576460752303423489), got -1}}
  %0 = ten.pad %a, %v low = [0] high = [0] interior = [-1] : tensor<4xf32> -> tensor<1xf32>
  return
}

// -----

// pad_c5
func.func @f(%a: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects a padded size in [0, 576460752303423488] in dimension 0, got less}}
  %0 = ten.pad %a, %v low = [-3] high = [-2] interior = [0] : tensor<4xf32> -> tensor<1xf32>
  return
}

// -----

// pad_c5, too large
func.func @f(%a: tensor<4000xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects a padded size in [0, 576460752303423488] in dimension 0, got more}}
  %0 = ten.pad %a, %v low = [0] high = [0] interior = [576460752303423488] : tensor<4000xf32> -> tensor<1xf32>
  return
}

// -----

// pad_c6
func.func @f(%a: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{expects result type 'tensor<9xf32>', got 'tensor<8xf32>'}}
  %0 = ten.pad %a, %v low = [1] high = [1] interior = [1] : tensor<4xf32> -> tensor<8xf32>
  return
}

// -----

// slice_c1
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects 'start' to have length 1, got 0}}
  %0 = ten.slice %a start = [] limit = [3] stride = [1] : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

// slice_c2
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects 'start' in [0, 3), got 3}}
  %0 = ten.slice %a start = [3] limit = [2] stride = [1] : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

// slice_c2, negative
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects 'start' in [0, 576460752303423489), got -1}}
  %0 = ten.slice %a start = [-1] limit = [2] stride = [1] : tensor<4xf32> -> tensor<3xf32>
  return
}

// -----

// slice_c3
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects 'limit' in [0, 5), got 5}}
  %0 = ten.slice %a start = [0] limit = [5] stride = [1] : tensor<4xf32> -> tensor<5xf32>
  return
}

// -----

// slice_c4
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects 'stride' in [1, 576460752303423489), got 0}}
  %0 = ten.slice %a start = [0] limit = [4] stride = [0] : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

// slice_c5
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects result type 'tensor<2xf32>', got 'tensor<1xf32>'}}
  %0 = ten.slice %a start = [0] limit = [3] stride = [2] : tensor<4xf32> -> tensor<1xf32>
  return
}

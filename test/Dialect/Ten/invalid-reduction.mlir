// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// combining_c1
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects one input, no initial value and no region with a named kind}}
  %0:2 = ten.reduce add %x, %x dims = [0] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8xf32>, tensor<8xf32>
  return
}

// -----

// combining_c1, with an initial value
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects one input, no initial value and no region with a named kind}}
  %0 = ten.reduce add %x init(%i) dims = [0] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

// combining_c2
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects integer or boolean elements for 'xor', got 'f32'}}
  %0 = ten.reduce xor %x dims = [0] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

// combining_c3
func.func @f() {
  // expected-error @+1 {{expects at least one input}}
  "ten.reduce"() <{operandSegmentSizes = array<i32: 0, 0>, dims = array<i64: 0>}> ({}) : () -> ()
  return
}

// -----

// combining_c4
func.func @f(%x: tensor<4x8xf32>, %y: tensor<4x9xf32>) {
  // expected-error @+1 {{expects inputs of one shape, got 'tensor<4x8xf32>' and 'tensor<4x9xf32>'}}
  %0:2 = ten.scan %x, %y dim = 0 : tensor<4x8xf32>, tensor<4x9xf32> -> tensor<4x8xf32>, tensor<4x9xf32>
  return
}

// -----

// combining_c5
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects initial values of types ('tensor<f32>'), got ()}}
  %0 = ten.reduce %x dims = [0] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

// combining_c6
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects one result for each input, 1, got 2}}
  %0:2 = ten.reduce add %x dims = [0] : tensor<4x8xf32> -> tensor<8xf32>, tensor<8xf32>
  return
}

// -----

// combining_c7
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects a region of one block}}
  %0 = ten.reduce %x init(%i) dims = [0] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

// combining_c7, arguments
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects region arguments of types ('tensor<f32>', 'tensor<f32>'), got ('tensor<f32>')}}
  %0 = ten.reduce %x init(%i) dims = [0] : tensor<4x8xf32> -> tensor<8xf32> {
  ^bb0(%a: tensor<f32>):
    ten.yield %a : tensor<f32>
  }
  return
}

// -----

// reduce_c1
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'dims' in [0, 2), got 2}}
  %0 = ten.reduce add %x dims = [2] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

// reduce_c1
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'dims' to be unique, got [0, 0]}}
  %0 = ten.reduce add %x dims = [0, 0] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

// reduce, result
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects result type 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = ten.reduce add %x dims = [0] : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

// window_reduce_c1
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'window' to have length 2, got 1}}
  %0 = ten.window_reduce add %x window = [2] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c1
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'window' in [1, 576460752303423489), got 0}}
  %0 = ten.window_reduce add %x window = [0, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c2
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'strides' in [1, 576460752303423489), got 0}}
  %0 = ten.window_reduce add %x window = [1, 1] strides = [1, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c3
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'pad' to have length 4, got 2}}
  %0 = ten.window_reduce add %x window = [1, 1] pad = [1, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c3, too large
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'pad' in [-576460752303423488, 576460752303423489), got 9223372036854775807}}
  %0 = ten.window_reduce add %x window = [1, 1] pad = [9223372036854775807, 9223372036854775807, 0, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c3, too large together
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects padded sizes and windows of at most 576460752303423488, got more in dimension 0}}
  %0 = ten.window_reduce add %x window = [1, 1] pad = [576460752303423488, 1, 0, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c4
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'base_dilation' in [1, 576460752303423489), got 0}}
  %0 = ten.window_reduce add %x window = [1, 1] base_dilation = [0, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c5
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'window_dilation' in [1, 576460752303423489), got 0}}
  %0 = ten.window_reduce add %x window = [1, 1] window_dilation = [0, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce_c5, too large
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects padded sizes and windows of at most 576460752303423488, got more in dimension 0}}
  %0 = ten.window_reduce add %x window = [3, 1] window_dilation = [576460752303423488, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// window_reduce, result
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects result type 'tensor<3x7xf32>', got 'tensor<4x8xf32>'}}
  %0 = ten.window_reduce add %x window = [2, 2] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// scan_c1
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'dim' in [0, 2), got 2}}
  %0 = ten.scan add %x dim = 2 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

// scan, result
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects result type 'tensor<4x8xf32>', got 'tensor<4x7xf32>'}}
  %0 = ten.scan add %x dim = 1 : tensor<4x8xf32> -> tensor<4x7xf32>
  return
}

// -----

// combining_c7, what is yielded
func.func @f(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  %0 = ten.reduce %x init(%i) dims = [0] : tensor<4x8xf32> -> tensor<8xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error @+1 {{expects values of types ('tensor<f32>'), got ()}}
    ten.yield
  }
  return
}

// RUN: tensor-opt %s -verify-diagnostics -split-input-file

// constant_c1
func.func @f() {
  // expected-error @+1 {{expects a dense or resource value}}
  %0 = ten.constant sparse<[[0]], [1.0]> : tensor<3xf32>
  return
}

// -----

// constant_c2
func.func @f() {
  // expected-error @+1 {{expects resource 'short' to hold 12 bytes, got 8}}
  %0 = ten.constant dense_resource<short> : tensor<3xf32>
  return
}
{-#
  dialect_resources: { builtin: { short: "0x040000000000803F00000040" } }
#-}

// -----

// iota_c1
func.func @f() {
  // expected-error @+1 {{expects 'dim' in [0, 2), got 2}}
  %0 = ten.iota dim = 2 : tensor<2x3xi32>
  return
}

// -----

// iota_c1, of a scalar
func.func @f() {
  // expected-error @+1 {{expects 'dim' in [0, 0), got 0}}
  %0 = ten.iota dim = 0 : tensor<i32>
  return
}

// -----

// iota_c2
func.func @f() {
  // expected-error @+1 {{expects one size for each dynamic dimension, 1, got 0}}
  %0 = ten.iota dim = 0 : tensor<?xi32>
  return
}

// -----

// broadcast_c1
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expects 'dims' to have length 1, got 2}}
  %0 = ten.broadcast %a dims = [0, 1] : tensor<8xf32> -> tensor<8x8xf32>
  return
}

// -----

// broadcast_c2
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expects 'dims' in [0, 2), got 2}}
  %0 = ten.broadcast %a dims = [2] : tensor<8xf32> -> tensor<8x8xf32>
  return
}

// -----

// broadcast_c2
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{expects 'dims' to be unique, got [1, 1]}}
  %0 = ten.broadcast %a dims = [1, 1] : tensor<8x8xf32> -> tensor<8x8xf32>
  return
}

// -----

// broadcast_c3
func.func @f(%a: tensor<8xf32>, %n: index) {
  // expected-error @+1 {{expects one size for each dynamic dimension, 1, got 2}}
  %0 = ten.broadcast %a dims = [1] sizes(%n, %n) : tensor<8xf32> -> tensor<?x8xf32>
  return
}

// -----

// broadcast_c4
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expects result type 'tensor<8xf32>', got 'tensor<8xf64>'}}
  %0 = ten.broadcast %a dims = [0] : tensor<8xf32> -> tensor<8xf64>
  return
}

// -----

// broadcast_c5
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expects result type 'tensor<8x8xf32>', got 'tensor<9x8xf32>'}}
  %0 = ten.broadcast %a dims = [0] : tensor<8xf32> -> tensor<9x8xf32>
  return
}

// -----

// broadcast_c6
func.func @f(%a: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{expects 'kept' in [0, 1), got 1}}
  %0 = ten.broadcast %a dims = [0] kept = [1] sizes(%n) : tensor<?xf32> -> tensor<?x8xf32>
  return
}

// -----

// broadcast_c7
func.func @f(%a: tensor<1xf32>) {
  // expected-error @+1 {{expects dimension 0 of the operand, which is in 'kept', to have the result's size 8, got 1}}
  %0 = ten.broadcast %a dims = [0] kept = [0] : tensor<1xf32> -> tensor<8x8xf32>
  return
}

// -----

// reshape_c1
func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{expects one size for each dynamic dimension, 1, got 0}}
  %0 = ten.reshape %a : tensor<?xf32> -> tensor<?x2xf32>
  return
}

// -----

// reshape_c2
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects result type 'tensor<4xf32>', got 'tensor<4xi32>'}}
  %0 = ten.reshape %a : tensor<4xf32> -> tensor<4xi32>
  return
}

// -----

// reshape_c3
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects a result of 4 elements, got 6 in 'tensor<2x3xf32>'}}
  %0 = ten.reshape %a : tensor<4xf32> -> tensor<2x3xf32>
  return
}

// -----

// transpose_c1
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{expects 'perm' to have length 2, got 1}}
  %0 = ten.transpose %a perm = [0] : tensor<4x2xf32> -> tensor<4x2xf32>
  return
}

// -----

// transpose_c2
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{expects 'perm' in [0, 2), got -1}}
  %0 = ten.transpose %a perm = [0, -1] : tensor<4x2xf32> -> tensor<4x2xf32>
  return
}

// -----

// transpose_c2
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{expects 'perm' to be unique, got [0, 0]}}
  %0 = ten.transpose %a perm = [0, 0] : tensor<4x2xf32> -> tensor<4x2xf32>
  return
}

// -----

// transpose_c3
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{expects result type 'tensor<2x4xf32>', got 'tensor<4x2xf32>'}}
  %0 = ten.transpose %a perm = [1, 0] : tensor<4x2xf32> -> tensor<4x2xf32>
  return
}

// -----

// reverse_c1
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{expects 'dims' in [0, 2), got 2}}
  %0 = ten.reverse %a dims = [2] : tensor<4x2xf32>
  return
}

// -----

// reverse_c1
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{expects 'dims' to be unique, got [0, 1, 0]}}
  %0 = ten.reverse %a dims = [0, 1, 0] : tensor<4x2xf32>
  return
}

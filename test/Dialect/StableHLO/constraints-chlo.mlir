// Constraints of chlo's algorithms.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

func.func @f0(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a value of the result's element type, 'f64', got 'f32'}}
  %0 = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @f1(%x: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer of 2 bits or more values}}
  %0 = chlo.mulhi %x, %x : tensor<4xi1>, tensor<4xi1> -> tensor<4xi1>
  return
}

// -----

func.func @f2(%x: tensor<4x!quant.uniform<i8:f32, 0.5:1>>) {
  // expected-error @+1 {{expects equal element types}}
  %0 = chlo.broadcast_add %x, %x : (tensor<4x!quant.uniform<i8:f32, 0.5:1>>, tensor<4x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<4x!quant.uniform<i16:f32, 0.5:1>>
  return
}

// -----

func.func @f3(%x: tensor<2x3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{expects 3 slices along dimension 0, got 'tensor<2x3xf32>'}}
  %0:2 = chlo.scan(%x) inits (%c) dimension=0 attributes {scan_dim_size = 3 : i64} {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f4(%x: tensor<2x3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{expects 2 slices along dimension 0, got 'tensor<4x3xf32>'}}
  %0:2 = chlo.scan(%x) inits (%c) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f5(%x: tensor<2x3xf32>, %c: tensor<3xi32>) {
  // expected-error @+1 {{expects the body to take 'tensor<3xi32>', got 'tensor<3xf32>'}}
  %0:2 = chlo.scan(%x) inits (%c) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xi32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f6(%x: tensor<2x3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{expects the body to take 'tensor<3xf32>', got 'tensor<2xf32>'}}
  %0:2 = chlo.scan(%x) inits (%c) dimension=0 {
  ^bb0(%a: tensor<2xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<2xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @f7(%x: tensor<2x3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{expects the body to return 'tensor<3xf64>', got 'tensor<3xf32>'}}
  %0:2 = chlo.scan(%x) inits (%c) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf64>, tensor<3xf32>)
  return
}

// -----

func.func @f8(%x: tensor<2x3xf32>, %c: tensor<3xf32>) {
  // expected-error @+1 {{expects the body to return 'tensor<3xf64>', got 'tensor<3xf32>'}}
  %0:2 = chlo.scan(%x) inits (%c) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a, %b : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf64>)
  return
}

// -----

func.func @f9(%x: tensor<6x5xf32>, %y: tensor<3x4x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects paired dimensions of one size}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x4x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f10(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3x2xi32>) {
  // expected-error @+1 {{expects a vector of group sizes, or one for each position of the dimensions before the ragged one}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3x2xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f11(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<i32>) {
  // expected-error @+1 {{expects group sizes of rank 1, got rank 0}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<i32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f12(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<2xi32>) {
  // expected-error @+1 {{expects 2 groups in dimension 0 of the right operand}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<2xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f13(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects a result of shape 6x7}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x8xf32>
  return
}

// -----

func.func @f14(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects 'rhs dimensions' to hold each dimension once, got 1 twice}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f15(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects 'rhs_group_dimensions' to have 1 elements, got 0}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f16(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects 'rhs_group_dimensions' to have 0 elements, got 1}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f17(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects 'lhs_ragged_dimensions' to have 1 elements, got 2}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
  return
}

// -----

func.func @f18(%x: tensor<6x5xf32>, %y: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{expects 'lhs_ragged_dimensions' to be in [0, 2), got 2}}
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<6x7xf32>
  return
}

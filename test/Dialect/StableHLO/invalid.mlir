// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @transpose(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{'stablehlo.transpose' op expects 'permutation' to hold each dimension once, got 0 twice}}
  %0 = stablehlo.transpose %x, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @slice(%x: tensor<4xf32>) {
  // expected-error@+1 {{'stablehlo.slice' op expects 0 <= start <= limit <= 4 and a positive stride in dimension 0, got 1:5:1}}
  %0 = stablehlo.slice %x [1:5] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reshape(%x: tensor<4xf32>) {
  // expected-error@+1 {{'stablehlo.reshape' op expects a result of 4 elements, got 6}}
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @reduce(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{'stablehlo.reduce' op expects 'dimensions' to be in [0, 1), got 1}}
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @region(%x: tensor<4xf32>) {
  // expected-error@+1 {{'stablehlo.sort' op expects 'comparator' to take 2 arguments, got 1}}
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @dot(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) {
  // expected-error@+1 {{'stablehlo.dot_general' op expects paired dimensions of one size, got}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @case(%i: tensor<i32>) {
  // expected-error@+1 {{'stablehlo.case' op expects at least one branch, got 0}}
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

// expected-error @+1 {{expects spatial dimension 0}}
module attributes {a.dims = #stablehlo.conv<[b, 9223372036854775807, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>} {}

// Diagnostics name the specification's constraint.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @elements(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @+1 {{expects operands of the result's type, 'tensor<4xf32>', got 'tensor<4xi32>' (add_c1)}}
  %0 = "stablehlo.add"(%a, %b) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @shapes(%a: tensor<4xf32>) {
  // expected-error @+1 {{expects operands of the result's type, 'tensor<5xf32>', got 'tensor<4xf32>' (cosine_c1)}}
  %0 = "stablehlo.cosine"(%a) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @paired(%a: tensor<4x3xf32>, %b: tensor<4x3xf32>) {
  // expected-error @+1 {{(dot_general_c10)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @rank(%a: tensor<4x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{expects a result of rank 2, got rank 1 (dot_general_c12)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @bounds(%a: tensor<4xf32>) {
  // expected-error @+1 {{(slice_c3)}}
  %0 = stablehlo.slice %a [1:5] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @twice(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{expects 'dimensions' to hold each dimension once, got 0 twice (reverse_c2)}}
  %0 = stablehlo.reverse %a, dims = [0, 0] : tensor<4x4xf32>
  return
}

// -----

func.func @many(%a: tensor<4x4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{expects 'dimensions' to be in [0, 2), got 2 (reduce_c4)}}
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @branch(%p: tensor<i1>, %a: tensor<2xf32>) {
  // expected-error @+1 {{(if_c2)}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<2xf32>
  }, {
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i1>) -> tensor<2xf32>
  return
}

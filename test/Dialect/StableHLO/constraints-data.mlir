// Constraints of data movement, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%a: tensor<4xf32>) {
  // expected-error @+1 {{(broadcast_in_dim_c1)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf64>
  return
}

// -----

func.func @f1(%a: tensor<4xf32>) {
  // expected-error @+1 {{(broadcast_in_dim_c2)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f2(%a: tensor<4xf32>) {
  // expected-error @+1 {{(broadcast_in_dim_c3)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [2] : (tensor<4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f3(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(broadcast_in_dim_c4)}}
  %0 = stablehlo.broadcast_in_dim %m, dims = [0, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f4(%a: tensor<4xf32>) {
  // expected-error @+1 {{(broadcast_in_dim_c5)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @f5(%a: tensor<4xf32>) {
  // expected-error @+1 {{(reshape_c1)}}
  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f6(%a: tensor<4xf32>) {
  // expected-error @+1 {{(reshape_c2)}}
  %0 = stablehlo.reshape %a : (tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f7(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(transpose_c1)}}
  %0 = stablehlo.transpose %m, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xi32>
  return
}

// -----

func.func @f8(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(transpose_c2)}}
  %0 = stablehlo.transpose %m, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f9(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(transpose_c3)}}
  %0 = stablehlo.transpose %m, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f10(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(reverse_c1)}}
  %0 = "stablehlo.reverse"(%m) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xi32>
  return
}

// -----

func.func @f11(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(reverse_c3)}}
  %0 = stablehlo.reverse %m, dims = [2] : tensor<4x4xf32>
  return
}

// -----

func.func @f12(%a: tensor<4xf32>, %i: tensor<4xi32>) {
  // expected-error @+1 {{(concatenate_c1)}}
  %0 = stablehlo.concatenate %a, %i, dim = 0 : (tensor<4xf32>, tensor<4xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @f13(%m: tensor<4x4xf32>, %a: tensor<4xf32>) {
  // expected-error @+1 {{(concatenate_c2)}}
  %0 = stablehlo.concatenate %m, %a, dim = 0 : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @f14() {
  // expected-error @+1 {{(concatenate_c3)}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<8xf32>
  return
}

// -----

func.func @f15(%a: tensor<4xf32>) {
  // expected-error @+1 {{(concatenate_c4)}}
  %0 = stablehlo.concatenate %a, dim = 1 : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f16(%a: tensor<4xf32>) {
  // expected-error @+1 {{(concatenate_c5)}}
  %0 = stablehlo.concatenate %a, dim = 0 : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f17(%a: tensor<4xf32>) {
  // expected-error @+1 {{(concatenate_c6)}}
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @f18(%a: tensor<4xf32>, %z: tensor<i32>) {
  // expected-error @+1 {{(pad_c1)}}
  %0 = stablehlo.pad %a, %z, low = [0], high = [0], interior = [0] : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f19(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(pad_c1)}}
  %0 = stablehlo.pad %a, %z, low = [0], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xi32>
  return
}

// -----

func.func @f20(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(pad_c2)}}
  %0 = stablehlo.pad %a, %z, low = [0, 0], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f21(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(pad_c3)}}
  %0 = stablehlo.pad %a, %z, low = [0], high = [0], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f22(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(pad_c4)}}
  %0 = stablehlo.pad %a, %z, low = [1], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f23(%a: tensor<4xf32>) {
  // expected-error @+1 {{(slice_c1)}}
  %0 = stablehlo.slice %a [0:4] : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f24(%m: tensor<4x4xf32>) {
  // expected-error @+1 {{(slice_c2)}}
  %0 = stablehlo.slice %m [0:4] : (tensor<4x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f25(%a: tensor<4xf32>) {
  // expected-error @+1 {{(slice_c4)}}
  %0 = stablehlo.slice %a [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f26(%a: tensor<4xf32>) {
  // expected-error @+1 {{(slice_c5)}}
  %0 = stablehlo.slice %a [0:4:2] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f27() {
  // expected-error @+1 {{(iota_c1)}}
  %0 = stablehlo.iota dim = 1 : tensor<4xf32>
  return
}

// -----

func.func @f28(%a: tensor<4xf32>) {
  // expected-error @+1 {{(get_dimension_size_c1)}}
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<4xf32>) -> tensor<i32>
  return
}

// -----

func.func @f29(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_broadcast_in_dim_c1)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf64>
  return
}

// -----

func.func @f30(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{(dynamic_broadcast_in_dim_c7)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<4xf32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f31(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_broadcast_in_dim_c8)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f32(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_broadcast_in_dim_c9)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64>}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f33(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_broadcast_in_dim_c10)}}
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f34(%s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_iota_c1)}}
  %0 = stablehlo.dynamic_iota %s, dim = 2 : (tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f35(%s: tensor<1xi32>) {
  // expected-error @+1 {{(dynamic_iota_c2)}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f36(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_reshape_c1)}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xi32>
  return
}

// -----

func.func @f37(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_reshape_c2)}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f38(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{(dynamic_reshape_c4)}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f39(%a: tensor<4xf32>, %z: tensor<i32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{(dynamic_pad_c1)}}
  %0 = stablehlo.dynamic_pad %a, %z, %s, %s, %s : (tensor<4xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @f40(%a: tensor<4xf32>, %z: tensor<f32>, %s: tensor<1xi32>, %t: tensor<2xi32>) {
  // expected-error @+1 {{(dynamic_pad_c2)}}
  %0 = stablehlo.dynamic_pad %a, %z, %s, %t, %s : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<2xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @f41(%a: tensor<4xf32>, %z: tensor<f32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{(dynamic_pad_c4)}}
  %0 = stablehlo.dynamic_pad %a, %z, %s, %s, %s : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}

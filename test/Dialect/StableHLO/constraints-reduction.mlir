// Constraints of reductions, sorts and maps, by the specification's names.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

func.func @f0(%a: tensor<4x3xf32>, %z: tensor<i32>) {
  // expected-error @+1 {{(reduce_c2)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f1(%a: tensor<4x3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c5)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f2(%a: tensor<4x3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f3(%a: tensor<4x3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<i32>, %p1: tensor<i32>):
    stablehlo.return %p0 : tensor<i32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xi32>
  return
}

// -----

func.func @f4(%a: tensor<4x3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c7)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @f5(%a: tensor<4x3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c7)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f6(%a: tensor<4x3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c8)}}
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf64>
  return
}

// -----

func.func @f7(%a: tensor<4xf32>, %b: tensor<5xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_c1)}}
  %0:2 = "stablehlo.reduce"(%a, %b, %z, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>, %r: tensor<f32>, %s: tensor<f32>):
    stablehlo.return %p, %q : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @f8(%a: tensor<4xf32>, %z: tensor<i32>) {
  // expected-error @+1 {{(reduce_window_c3)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

func.func @f9(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c4)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f10(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c5)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 0>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f11(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c6)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f12(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c7)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 0>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f13(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c8)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 1, 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f14(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c9)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 0>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f15(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c10)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 1, 1>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f16(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c11)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 0>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f17(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c12)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, padding = dense<0> : tensor<2x2xi64>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f18(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c13)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @f19(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c15)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f20(%a: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(reduce_window_c16)}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf64>
  return
}

// -----

func.func @f21(%a: tensor<4xf32>, %s: tensor<2xf64>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c1)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf64>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f22(%a: tensor<4xf32>, %s: tensor<3xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c2)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f23(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<i32>) {
  // expected-error @+1 {{(select_and_scatter_c3)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @f24(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c4)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f25(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c5)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 0>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f26(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c6)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f27(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c7)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f28(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c8)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f29(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c9)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<f32>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f30(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c9)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f64>, %q: tensor<f64>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f31(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c10)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @f32(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c11)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @f33(%a: tensor<4xf32>, %s: tensor<2xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{(select_and_scatter_c12)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf64>
  return
}

// -----

func.func @f34(%a: tensor<4xf32>) {
  // expected-error @+1 {{(sort_c2)}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f35(%a: tensor<4xf32>) {
  // expected-error @+1 {{(sort_c3)}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f36(%a: tensor<4xf32>) {
  // expected-error @+1 {{(sort_c4)}}
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f37(%a: tensor<4xf32>) {
  // expected-error @+1 {{(sort_c5)}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f38(%a: tensor<4xf32>) {
  // expected-error @+1 {{(sort_c5)}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f64>, %p1: tensor<f64>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f39(%a: tensor<4xf32>) {
  // expected-error @+1 {{(sort_c5)}}
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f40() {
  // expected-error @+1 {{(sort_c1)}}
  "stablehlo.sort"() <{dimension = 0 : i64}> ({
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : () -> ()
  return
}

// -----

func.func @f41(%a: tensor<4xf32>) {
  // expected-error @+1 {{(map_c1)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p0: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f42(%a: tensor<4xf32>) {
  // expected-error @+1 {{(map_c3)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 1>}> ({
  ^bb0(%p0: tensor<f32>):
    stablehlo.return %p0 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f43(%a: tensor<4xf32>) {
  // expected-error @+1 {{(map_c4)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p0: tensor<f64>):
    stablehlo.return %p0 : tensor<f64>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @narrow(%a: tensor<4xi32>, %i: tensor<i32>) {
  // expected-error @+1 {{expects to combine elements of a type that holds all of 'i32', got 'i8' (reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<i8>
  return
}

// -----

func.func @narrow_input(%a: tensor<4xi32>, %i: tensor<i8>) {
  // expected-error @+1 {{expects to combine elements of a type that holds all of 'i32', got 'i8' (reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<4xi32>, tensor<i8>) -> tensor<i8>
  return
}

// -----

func.func @expressed(%a: tensor<4x!quant.uniform<i8:f32, 2.0:1>>, %i: tensor<!quant.uniform<i8:f32, 2.0:1>>) {
  // expected-error @+1 {{(reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<!quant.uniform<i32:f64, 2.0:1>>, %q: tensor<!quant.uniform<i32:f64, 2.0:1>>):
    %s = stablehlo.add %p, %q : tensor<!quant.uniform<i32:f64, 2.0:1>>
    stablehlo.return %s : tensor<!quant.uniform<i32:f64, 2.0:1>>
  }) : (tensor<4x!quant.uniform<i8:f32, 2.0:1>>, tensor<!quant.uniform<i8:f32, 2.0:1>>) -> tensor<!quant.uniform<i32:f64, 2.0:1>>
  return
}

// -----

func.func @storage(%a: tensor<4x!quant.uniform<i16:f32, 2.0:1>>, %i: tensor<!quant.uniform<i8:f32, 2.0:1>>) {
  // expected-error @+1 {{(reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<!quant.uniform<i8:f32, 2.0:1>>, %q: tensor<!quant.uniform<i8:f32, 2.0:1>>):
    %s = stablehlo.add %p, %q : tensor<!quant.uniform<i8:f32, 2.0:1>>
    stablehlo.return %s : tensor<!quant.uniform<i8:f32, 2.0:1>>
  }) : (tensor<4x!quant.uniform<i16:f32, 2.0:1>>, tensor<!quant.uniform<i8:f32, 2.0:1>>) -> tensor<!quant.uniform<i8:f32, 2.0:1>>
  return
}

// -----

func.func @vectors(%a: tensor<4x2xf32>, %i: tensor<3xf32>) {
  // expected-error @+1 {{expects initial values that are scalars or of the results' shape, got 'tensor<3xf32>'}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<3xf32>, %q: tensor<3xf32>):
    %s = stablehlo.add %p, %q : tensor<3xf32>
    stablehlo.return %s : tensor<3xf32>
  }) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @body_shape(%a: tensor<4x2xf32>, %i: tensor<2xf32>) {
  // expected-error @+1 {{expects 'body' to take values of the initial values' shape, 'tensor<2xf32>', got 'tensor<f32>' (reduce_c6)}}
  %0 = "stablehlo.reduce"(%a, %i) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @applies(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects an operation of stablehlo whose operands may be exchanged, got 'stablehlo.divide'}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.divide across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @applies_other(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects an operation of stablehlo whose operands may be exchanged, got 'ten.add'}}
  %0 = stablehlo.reduce(%a init: %i) applies ten.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @padding(%a: tensor<4x2xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'padding' of shape 2x2, got 'tensor<4x1xi64>' (reduce_window_c12)}}
  %0 = "stablehlo.reduce_window"(%a, %i) <{window_dimensions = array<i64: 2, 2>, padding = dense<1> : tensor<4x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @no_window(%a: tensor<4xf32>, %s: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error @+1 {{expects 'window_dimensions' to have 1 elements, got 0 (select_and_scatter_c4)}}
  %0 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %t = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @scatter_narrow(%a: tensor<4xi32>, %i: tensor<1x1xi32>, %u: tensor<1xi32>) {
  // expected-error @+1 {{expects to combine elements of a type that holds all of 'i32', got 'i8' (scatter_c23)}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %s = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<4xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<4xi8>
  return
}

// -----

// expected-error @+1 {{expects a bound for each of 2 dimensions, got 1}}
func.func private @bounds(tensor<?x?xf32, #stablehlo.bounds<3>>)

// -----

// expected-error @+1 {{expects no bound of dimension 0, whose size is static, got 3}}
func.func private @bounds_known(tensor<3xf32, #stablehlo.bounds<3>>)

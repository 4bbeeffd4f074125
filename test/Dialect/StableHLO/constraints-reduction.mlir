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

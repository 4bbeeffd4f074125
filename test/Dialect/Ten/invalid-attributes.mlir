// Names, places, types and values of the attributes `ten.*`: Attributes.def.
// RUN: tensor-opt %s -split-input-file -verify-diagnostics

//===-- Names -------------------------------------------------------------===//

// expected-error@+1 {{unknown attribute 'ten.schedul' of 'func.func'; did you mean 'ten.schedule'?}}
func.func private @f() attributes {ten.kernel = "map", ten.schedul = 5 : i64}

// -----

// expected-error@+1 {{unknown attribute 'ten.as_you_like' of 'builtin.module'}}
module attributes {ten.as_you_like} {}

// -----

// expected-error@+1 {{unknown attribute 'ten.bond' of argument 0; did you mean 'ten.bound'?}}
func.func private @f(tensor<f32> {ten.bond})

// -----

func.func @f(%x: tensor<?xf32>, %n: index) -> tensor<?x4xf32> {
  // A broadcast keeps dimensions by its own attribute, which is checked.
  // expected-error@+1 {{unknown attribute 'ten.kept_dims' of 'ten.broadcast'}}
  %0 = ten.broadcast %x dims = [0] sizes(%n) {ten.kept_dims = array<i64: 0>} : tensor<?xf32> -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// -----

//===-- Places ------------------------------------------------------------===//

// expected-error@+1 {{'ten.kernel' expects to stand on a function, got 'builtin.module'}}
module attributes {ten.kernel = "map"} {}

// -----

// expected-error@+1 {{'ten.tile' expects to stand on a linalg operation, got argument 1}}
func.func private @f(f32, f32 {ten.tile = #ten.tile<row = 0, column = 1, lanes = 4, heights = [2]>})

// -----

// expected-error@+1 {{'ten.bound' expects to stand on an argument of a function, got 'func.func'}}
func.func private @f(tensor<f32>) attributes {ten.bound}

// -----

// expected-error@+1 {{'ten.donated' expects to stand on an argument of a function, got result 0}}
func.func private @f(tensor<f32>) -> (tensor<f32> {ten.donated = 0 : i64})

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'ten.on_threads' expects to stand on a call, got 'ten.neg'}}
  %0 = ten.neg %x {ten.on_threads} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

//===-- Types -------------------------------------------------------------===//

// expected-error@+1 {{'ten.kernel' expects a string, got 42 : i64}}
func.func private @f() attributes {ten.kernel = 42 : i64}

// -----

// expected-error@+1 {{'ten.schedule' expects a schedule of ten, got 5 : i64}}
func.func private @f() attributes {ten.kernel = "contract", ten.schedule = 5 : i64}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'ten.tile' expects a #ten.tile, got "hello"}}
  %0 = linalg.copy {ten.tile = "hello"} ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{'ten.donated' expects an i64, got "a"}}
func.func private @f(tensor<f32> {ten.donated = "a"})

// -----

// expected-error@+1 {{'ten.distinct' expects an array<i64>, got 3 : i64}}
func.func private @f(f32) attributes {ten.distinct = 3 : i64}

// -----

// expected-error@+1 {{'ten.num_args' expects an i64, got "x"}}
func.func private @f() attributes {ten.num_args = "x"}

// -----

// expected-error@+1 {{'ten.num_args' expects an i64, got 1 : i32}}
func.func private @f() attributes {ten.num_args = 1 : i32}

// -----

// expected-error@+1 {{'ten.interpreted' expects a string, got 3 : i32}}
func.func private @f() attributes {ten.interpreted = 3 : i32}

// -----

// expected-error@+1 {{'ten.library' expects an array<i64>, got unit}}
func.func private @f() attributes {ten.library}

// -----

// expected-error@+1 {{'ten.plan_of' expects a symbol's name, got "f"}}
func.func private @f() attributes {ten.plan_of = "f"}

// -----

//===-- Values ------------------------------------------------------------===//

// expected-error@+1 {{'ten.kernel' expects a kind of kernel, got "nonsense"}}
func.func private @f() attributes {ten.kernel = "nonsense"}

// -----

// expected-error@+1 {{'ten.schedule' expects a kernel's function, which has 'ten.kernel'}}
func.func private @f() attributes {ten.schedule = #ten.conv_schedule<lanes = 4, heights = [2], along = features, pack_kernel = true, depth = 5>}

// -----

// expected-error@+1 {{'ten.num_args' expects 'ten.num_args', 'ten.results' and 'ten.returned' together}}
func.func private @f(memref<4xf32>) attributes {ten.num_args = 1 : i64}

// -----

// expected-error@+1 {{'ten.num_args' expects -1 arguments and memory for 0 results as parameters, got 0}}
func.func private @f() attributes {ten.num_args = -1 : i64, ten.results = [], ten.returned = array<i64>}

// -----

// expected-error@+1 {{'ten.num_args' expects 1 arguments and memory for 1 results as parameters, got 1}}
func.func private @f(memref<4xf32>) attributes {ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64>}

// -----

// expected-error@+1 {{'ten.num_args' expects numbers of results below 1, got 1}}
func.func private @f(memref<4xf32>) attributes {ten.num_args = 1 : i64, ten.results = [tensor<4xf32>], ten.returned = array<i64: 1>}

// -----

// expected-error@+1 {{'ten.kernel' expects a function whose last parameters are destinations for its results, got '(tensor<4xf32>) -> tensor<5xf32>'}}
func.func private @f(tensor<4xf32>) -> tensor<5xf32> attributes {ten.kernel = "map"}

// -----

// expected-error@+1 {{'ten.donated' expects the number of a result, less than 1, got 7}}
func.func private @f(tensor<f32> {ten.donated = 7 : i64}) -> tensor<f32>

// -----

// expected-error@+1 {{'ten.distinct' expects numbers of arguments below 1, got 1}}
func.func private @f(f32) attributes {ten.distinct = array<i64: 0, 1>}

// -----

// expected-error@+1 {{'ten.num_args' expects tensor types as 'ten.results', got 1 : i64}}
func.func private @f() attributes {ten.num_args = 0 : i64, ten.results = [1], ten.returned = array<i64>}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'ten.tile' expects 'column' to be a parallel loop of the nest, got 2}}
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%x : tensor<4x8xf32>)
      attrs = {ten.tile = #ten.tile<row = 0, column = 2, lanes = 4, heights = [2]>} {
  ^bb0(%old: f32):
    linalg.yield %old : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'ten.copy_lanes' expects a power of two up to 128, got 3}}
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%x : tensor<4x8xf32>)
      attrs = {ten.copy_lanes = 3 : i64} {
  ^bb0(%old: f32):
    linalg.yield %old : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'ten.causal' expects [row, column, offset, value], three i64 and a float, got [0, 1, "a", 1.000000e+00 : f32]}}
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%x : tensor<4x8xf32>)
      attrs = {ten.causal = [0, 1, "a", 1.0 : f32]} {
  ^bb0(%old: f32):
    linalg.yield %old : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'ten.sums' expects one of some, last, got "all"}}
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%x : tensor<4x8xf32>)
      attrs = {ten.sums = "all"} {
  ^bb0(%old: f32):
    linalg.yield %old : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error@+1 {{expects 'vector_bytes' to be a power of two from 8 to 256, got 48}}
module attributes {ten.target = #ten.target<triple = "", cpu = "", features = "", vector_bytes = 48, vector_registers = 16, l1 = 32768, l2 = 524288, dot = []>} {}

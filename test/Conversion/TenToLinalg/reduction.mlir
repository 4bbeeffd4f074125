// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse -mlir-print-local-scope | FileCheck %s

// What feeds a reduction is computed in its nest.
// CHECK-LABEL: @reduce(
// CHECK-SAME: %[[X:.*]]: tensor<4x16xf32>, %[[Y:.*]]: tensor<4x16xf32>, %[[OUT:.*]]: tensor<4xf32>)
func.func private @reduce(%x: tensor<4x16xf32>, %y: tensor<4x16xf32>, %out: tensor<4xf32>) -> tensor<4xf32> attributes {ten.kernel = "reduce"} {
  // CHECK: %[[ZERO:.*]] = arith.constant 0.0
  // CHECK: %[[INIT:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[OUT]] :
  // CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[X]], %[[Y]] : {{.*}}) outs(%[[INIT]] :
  // CHECK: %[[MUL:.*]] = arith.mulf
  // CHECK: arith.addf %{{.*}}, %[[MUL]] fastmath<reassoc,contract>
  // CHECK-NOT: linalg.generic
  // CHECK: return
  %0 = ten.mul %x, %y : tensor<4x16xf32>
  %1 = ten.reduce add %0 dims = [1] : tensor<4x16xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The identity of a maximum is the least number there is.
// CHECK-LABEL: @identities(
func.func private @identities(%x: tensor<8xf32>, %y: tensor<8xi32>, %z: tensor<8xui8>, %o0: tensor<f32>, %o1: tensor<i32>, %o2: tensor<ui8>) -> (tensor<f32>, tensor<i32>, tensor<ui8>) attributes {ten.kernel = "reduce"} {
  // CHECK-DAG: arith.constant 0xFF800000 : f32
  // CHECK-DAG: arith.constant -2147483648 : i32
  // CHECK-DAG: arith.constant -1 : i8
  %0 = ten.reduce max %x dims = [0] : tensor<8xf32> -> tensor<f32>
  %1 = ten.reduce max %y dims = [0] : tensor<8xi32> -> tensor<i32>
  %2 = ten.reduce min %z dims = [0] : tensor<8xui8> -> tensor<ui8>
  return %0, %1, %2 : tensor<f32>, tensor<i32>, tensor<ui8>
}

// A running value in a register, and no reordering.
// CHECK-LABEL: @scan(
func.func private @scan(%x: tensor<4x8xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {ten.kernel = "scan"} {
  // CHECK: scf.for
  // CHECK: scf.for {{.*}} iter_args(%{{.*}}, %[[TOTAL:.*]] = %{{.*}}) -> (tensor<4x8xf32>, f32)
  // CHECK: %[[SUM:.*]] = arith.addf %[[TOTAL]], %
  // CHECK: tensor.insert %[[SUM]]
  // CHECK: scf.yield %{{.*}}, %[[SUM]]
  %0 = ten.scan add %x dim = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: @window(
func.func private @window(%x: tensor<4x4xf32>, %out: tensor<2x2xf32>) -> tensor<2x2xf32> attributes {ten.kernel = "window"} {
  // CHECK-NOT: linalg.fill
  // CHECK: linalg.generic
  // CHECK-SAME: affine_map<(d0, d1) -> (d0 * 2 + 1, d1 * 2 + 1)>
  // CHECK-SAME: iterator_types = ["parallel", "parallel"]
  // CHECK-COUNT-3: arith.maximumf
  // CHECK-NEXT: linalg.yield
  // Nothing is outside: there is no padding.
  // CHECK-NOT: arith.cmpi
  // CHECK: return
  %0 = ten.window_reduce max %x window = [2, 2] strides = [2, 2] : tensor<4x4xf32> -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// Large windows are loops of several elements, the result's last dimension inside of them.
// CHECK-LABEL: @large_window(
// CHECK: linalg.fill
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1, d2, d3) -> (d0 + d1, d3 + d2 * 4)>
// CHECK-SAME: iterator_types = ["parallel", "reduction", "reduction", "parallel"]
func.func private @large_window(%x: tensor<8x8xf32>, %out: tensor<5x5xf32>) -> tensor<5x5xf32> attributes {ten.kernel = "window"} {
  %0 = ten.window_reduce max %x window = [4, 4] strides = [1, 1] : tensor<8x8xf32> -> tensor<5x5xf32>
  return %0 : tensor<5x5xf32>
}

// The larger of narrow floats is accumulated in f32, and rounded once.
// CHECK-LABEL: @narrow_max(
func.func private @narrow_max(%x: tensor<4x8xbf16>, %out: tensor<4xbf16>) -> tensor<4xbf16> attributes {ten.kernel = "reduce"} {
  // CHECK: linalg.generic {{.*}}["parallel", "reduction"]} {{.*}} outs(%{{.*}} : tensor<4xf32>)
  // CHECK: arith.maximumf
  // CHECK-NEXT: linalg.yield %{{.*}} : f32
  // CHECK: linalg.generic {{.*}}["parallel"]}
  // CHECK: arith.truncf
  %0 = ten.reduce max %x dims = [1] : tensor<4x8xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// A few elements in front of rows: all in one loop over the results.
// CHECK-LABEL: @few(
// CHECK-SAME: %[[X:.*]]: tensor<3x8xf32>, %[[OUT:.*]]: tensor<8xf32>)
func.func private @few(%x: tensor<3x8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "reduce"} {
  // CHECK-NOT: linalg.fill
  // CHECK: linalg.generic
  // CHECK-SAME: affine_map<(d0) -> (0, d0)>, affine_map<(d0) -> (1, d0)>, affine_map<(d0) -> (2, d0)>
  // CHECK-SAME: iterator_types = ["parallel"]
  // CHECK-COUNT-3: arith.addf
  // CHECK: linalg.yield
  %0 = ten.reduce add %x dims = [0] : tensor<3x8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Not where rows themselves are summed, nor of many elements.
// CHECK-LABEL: @others(
func.func private @others(%x: tensor<8x3xf32>, %y: tensor<9x8xf32>, %o0: tensor<8xf32>, %o1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {ten.kernel = "reduce"} {
  // CHECK-COUNT-2: linalg.generic {{.*}}"reduction"
  // CHECK: return
  %0 = ten.reduce add %x dims = [1] : tensor<8x3xf32> -> tensor<8xf32>
  %1 = ten.reduce add %y dims = [0] : tensor<9x8xf32> -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Sums over rows: several rows meet what is accumulated before that is put back.
// CHECK-LABEL: @rows_at_once(
// CHECK: linalg.generic
// CHECK-SAME: (d0 * 6 + 5, d1)
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK-COUNT-6: arith.addf
// CHECK-NEXT: linalg.yield
func.func private @rows_at_once(%x: tensor<60x16xf32>, %out: tensor<16xf32>) -> tensor<16xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [0] : tensor<60x16xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// Short rows of an array that no cache keeps are read one after the other.
// CHECK-LABEL: @rows_of_memory(
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: arith.addf
// CHECK: linalg.yield
func.func private @rows_of_memory(%x: tensor<80x200x300xf32>, %out: tensor<80x300xf32>) -> tensor<80x300xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [1] : tensor<80x200x300xf32> -> tensor<80x300xf32>
  return %0 : tensor<80x300xf32>
}

// Long ones are not.
// CHECK-LABEL: @long_rows_of_memory(
// CHECK: linalg.generic
// CHECK-COUNT-8: arith.addf
// CHECK-NEXT: linalg.yield
func.func private @long_rows_of_memory(%x: tensor<80x200x300xf32>, %out: tensor<200x300xf32>) -> tensor<200x300xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [0] : tensor<80x200x300xf32> -> tensor<200x300xf32>
  return %0 : tensor<200x300xf32>
}

// Of a prime number of rows one by one.
// CHECK-LABEL: @row_by_row(
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: arith.addf
// CHECK: linalg.yield
func.func private @row_by_row(%x: tensor<61x16xf32>, %out: tensor<16xf32>) -> tensor<16xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [0] : tensor<61x16xf32> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// Rows that are no vectors.
// CHECK-LABEL: @short_rows(
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: arith.addf
// CHECK: linalg.yield
func.func private @short_rows(%x: tensor<60x3xf32>, %out: tensor<3xf32>) -> tensor<3xf32> attributes {ten.kernel = "reduce"} {
  %0 = ten.reduce add %x dims = [0] : tensor<60x3xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// Of a long window eight elements at once, then the rest.
// CHECK-LABEL: @long_window(
// CHECK: linalg.generic
// CHECK-COUNT-8: arith.addf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK-COUNT-3: arith.addf
// CHECK-NEXT: linalg.yield
// CHECK-NOT: linalg.generic
func.func private @long_window(%x: tensor<4x90xf32>, %out: tensor<4x72xf32>) -> tensor<4x72xf32> attributes {ten.kernel = "window"} {
  %0 = ten.window_reduce add %x window = [1, 19] : tensor<4x90xf32> -> tensor<4x72xf32>
  return %0 : tensor<4x72xf32>
}

// CHECK-LABEL: @small_window(
// CHECK: linalg.generic
// CHECK-COUNT-4: arith.addf
// CHECK-NEXT: linalg.yield
func.func private @small_window(%x: tensor<4x90xf32>, %out: tensor<4x87xf32>) -> tensor<4x87xf32> attributes {ten.kernel = "window"} {
  %0 = ten.window_reduce add %x window = [1, 4] : tensor<4x90xf32> -> tensor<4x87xf32>
  return %0 : tensor<4x87xf32>
}

// Results that are made together are all made where they belong.
// CHECK-LABEL: @largest_and_place(
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<4xf32>, %[[I:[a-z0-9]+]]: tensor<4xi32>)
// CHECK-NOT: tensor.empty
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[V]], %{{.*}} = %[[I]])
// CHECK-NOT: linalg.copy
// CHECK: return
func.func private @largest_and_place(%x: tensor<4x8xf32>, %values: tensor<4xf32>, %places: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) attributes {ten.kernel = "reduce"} {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %i = ten.iota dim = 1 : tensor<4x8xi32>
  %r:2 = ten.reduce %x, %i init(%low, %zero) dims = [1] : tensor<4x8xf32>, tensor<4x8xi32> -> tensor<4xf32>, tensor<4xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %ne = ten.compare ne %a, %a : tensor<f32>
    %first = ten.or %gt, %ne : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lt = ten.compare lt %ai, %bi : tensor<i32>
    %tie = ten.and %eq, %lt : tensor<i1>
    %left = ten.or %first, %tie : tensor<i1>
    %v = ten.select %first, %a, %b : tensor<f32>
    %n = ten.select %left, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xi32>
}

// One that is delivered twice is copied to the second place.
// CHECK-LABEL: @place_twice(
// CHECK-SAME: %[[I:[a-z0-9]+]]: tensor<4xi32>, %[[J:[a-z0-9]+]]: tensor<4xi32>)
// CHECK: %[[MADE:.*]]:2 = scf.for
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[MADE]]#1 : tensor<4xi32>) outs(%[[J]] :
// CHECK: return %[[MADE]]#1, %[[COPY]]
func.func private @place_twice(%x: tensor<4x8xf32>, %places: tensor<4xi32>, %again: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) attributes {ten.kernel = "reduce"} {
  %low = ten.constant dense<0xFF800000> : tensor<f32>
  %zero = ten.constant dense<0> : tensor<i32>
  %i = ten.iota dim = 1 : tensor<4x8xi32>
  %r:2 = ten.reduce %x, %i init(%low, %zero) dims = [1] : tensor<4x8xf32>, tensor<4x8xi32> -> tensor<4xf32>, tensor<4xi32> {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %gt = ten.compare gt %a, %b : tensor<f32>
    %ne = ten.compare ne %a, %a : tensor<f32>
    %first = ten.or %gt, %ne : tensor<i1>
    %eq = ten.compare eq %a, %b : tensor<f32>
    %lt = ten.compare lt %ai, %bi : tensor<i32>
    %tie = ten.and %eq, %lt : tensor<i1>
    %left = ten.or %first, %tie : tensor<i1>
    %v = ten.select %first, %a, %b : tensor<f32>
    %n = ten.select %left, %ai, %bi : tensor<i32>
    ten.yield %v, %n : tensor<f32>, tensor<i32>
  }
  return %r#1, %r#1 : tensor<4xi32>, tensor<4xi32>
}

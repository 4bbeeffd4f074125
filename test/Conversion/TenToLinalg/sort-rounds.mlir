// RUN: tensor-opt %s -convert-ten-to-linalg=many-threads -canonicalize -cse | FileCheck %s

// Words of a key alone: each element is made again from its key. Ten passes
// stay within tiles of 1024, two each time around; 5000 need four more.
// CHECK-LABEL: @key(
// CHECK-SAME: %[[X:.*]]: tensor<5000xf32>, %[[OUT:.*]]: tensor<5000xf32>)
func.func private @key(%x: tensor<5000xf32>, %out: tensor<5000xf32>) -> tensor<5000xf32> attributes {ten.kernel = "sort"} {
  // CHECK-DAG: %[[C5:.*]] = arith.constant 5 : index
  // CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
  // CHECK: %[[KEYS:.*]] = linalg.generic {{.*}} ins(%[[X]] : {{.*}} outs({{.*}} : tensor<5000xi32>) attrs = {ten.round_tile = 1024 : i64}
  // CHECK: arith.bitcast {{.*}} : f32 to i32
  // CHECK: scf.for {{.*}} to %[[C5]] {{.*}} -> (tensor<5000xi32>, tensor<5000xi32>)
  // CHECK-COUNT-2: attrs = {ten.round_tile = 1024 : i64}
  // CHECK-NOT: linalg.generic
  // CHECK: scf.for {{.*}} = %[[C5]] to %[[C7]] {{.*}} -> (tensor<5000xi32>, tensor<5000xi32>)
  // CHECK: linalg.generic {{.*}} attrs = {ten.round}
  // CHECK: scf.while
  // CHECK: arith.cmpi slt, %{{.*}} : i32
  // CHECK: linalg.generic {{.*}} attrs = {ten.round}
  // CHECK: linalg.generic {{.*}} outs(%[[OUT]] : tensor<5000xf32>) {
  // CHECK: arith.bitcast {{.*}} : i32 to f32
  %0 = ten.sort %x dim = 0 : tensor<5000xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<5000xf32>
}

// A key of two operands has its index with it; the rows are the middle
// dimension, and the last of what is sorted. All passes are within a tile.
// CHECK-LABEL: @pair(
func.func private @pair(%x: tensor<3x600x2xi16>, %y: tensor<3x600x2xf64>, %o0: tensor<3x600x2xi16>, %o1: tensor<3x600x2xf64>) -> (tensor<3x600x2xi16>, tensor<3x600x2xf64>) attributes {ten.kernel = "sort"} {
  // CHECK: outs({{.*}} : tensor<3x2x600xi64>) attrs = {ten.round_tile
  // CHECK: arith.shli {{.*}} : i64
  // CHECK: scf.for
  // CHECK-NOT: ten.round}
  // CHECK: outs(%{{.*}} : tensor<3x600x2xi16>, tensor<3x600x2xf64>)
  // CHECK: return
  %0:2 = ten.sort %x, %y dim = 1 stable : tensor<3x600x2xi16>, tensor<3x600x2xf64> {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %c: tensor<f64>, %d: tensor<f64>):
    %gt = ten.compare gt %a, %b : tensor<i16>
    ten.yield %gt : tensor<i1>
  }
  return %0#0, %0#1 : tensor<3x600x2xi16>, tensor<3x600x2xf64>
}

// Two keys in turn are an order as well: indices are merged.
// CHECK-LABEL: @two(
func.func private @two(%x: tensor<600xi32>, %y: tensor<600xi32>, %o0: tensor<600xi32>, %o1: tensor<600xi32>) -> (tensor<600xi32>, tensor<600xi32>) attributes {ten.kernel = "sort"} {
  // CHECK: outs({{.*}} : tensor<600xi32>) attrs = {ten.round_tile
  // CHECK-NEXT: ^bb0
  // CHECK-NEXT: linalg.index 0
  // CHECK-NEXT: arith.index_cast
  // CHECK-NEXT: linalg.yield
  // CHECK: scf.while
  // CHECK: tensor.extract {{.*}} : tensor<600xi32>
  // CHECK: return
  %0:2 = ten.sort %x, %y dim = 0 : tensor<600xi32>, tensor<600xi32> {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %lt = ten.compare lt %a, %b : tensor<i32>
    %eq = ten.compare eq %a, %b : tensor<i32>
    %rest = ten.compare gt %c, %d : tensor<i32>
    %both = ten.and %rest, %eq : tensor<i1>
    %either = ten.or %both, %lt : tensor<i1>
    ten.yield %either : tensor<i1>
  }
  return %0#0, %0#1 : tensor<600xi32>, tensor<600xi32>
}

// With NaN this is no order, and a search would find no permutation: a network
// of exchanges, stage by stage.
// CHECK-LABEL: @network(
func.func private @network(%x: tensor<5000xf32>, %out: tensor<5000xf32>) -> tensor<5000xf32> attributes {ten.kernel = "sort"} {
  // CHECK-NOT: scf.while
  // CHECK: scf.for %[[STAGE:.*]] = %c0 to %c10 {{.*}} -> (tensor<5000xi32>, tensor<5000xi32>)
  // CHECK: scf.for
  // CHECK: attrs = {ten.round_tile
  // CHECK: arith.xori
  // CHECK: arith.cmpf olt
  // CHECK: scf.for %{{.*}} = %c10 to %c13
  // CHECK: scf.for
  // CHECK: attrs = {ten.round}
  // CHECK-NOT: scf.while
  // CHECK: return
  %0 = ten.sort %x dim = 0 : tensor<5000xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<5000xf32>
}

// How far the loops run is computed where only the run knows the length.
// CHECK-LABEL: @dynamic(
func.func private @dynamic(%x: tensor<?xui8>, %out: tensor<?xui8>) -> tensor<?xui8> attributes {ten.kernel = "sort"} {
  // CHECK: %[[PAIRS:.*]] = arith.shrui
  // CHECK: %[[INSIDE:.*]] = arith.minui %[[PAIRS]], %c5
  // CHECK: scf.for %{{.*}} = %c0 to %[[INSIDE]]
  // CHECK: scf.for %{{.*}} = %c5 to
  %0 = ten.sort %x dim = 0 : tensor<?xui8> {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %lt = ten.compare lt %a, %b : tensor<ui8>
    ten.yield %lt : tensor<i1>
  }
  return %0 : tensor<?xui8>
}

// Of the sorted tiles only the first eight of each two stay: 5 * 1024 become
// 3 * 8, 2 * 8 and 8.
// CHECK-LABEL: @largest(
func.func private @largest(%x: tensor<2x5000xf32>, %o0: tensor<2x7xf32>, %o1: tensor<2x7xi32>) -> (tensor<2x7xf32>, tensor<2x7xi32>) attributes {ten.kernel = "sort"} {
  // CHECK: arith.cmpf uno
  // CHECK: scf.for %{{.*}} to %c5
  // CHECK-NOT: scf.for
  // CHECK: outs({{.*}} : tensor<2x24xi64>) attrs = {ten.round}
  // CHECK: outs({{.*}} : tensor<2x16xi64>) attrs = {ten.round}
  // CHECK: outs({{.*}} : tensor<2x8xi64>) attrs = {ten.round}
  // CHECK: outs({{.*}} : tensor<2x7xf32>, tensor<2x7xi32>)
  %0:2 = ten.top_k %x k = 7 : tensor<2x5000xf32> -> tensor<2x7xf32>, tensor<2x7xi32>
  return %0#0, %0#1 : tensor<2x7xf32>, tensor<2x7xi32>
}

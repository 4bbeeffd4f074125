// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse -mlir-print-local-scope | FileCheck %s

// Slices, broadcasts and transposes are index maps, not nests.
// CHECK-LABEL: @views(
func.func private @views(%x: tensor<4x8xf32>, %y: tensor<2xf32>, %out: tensor<3x2xf32>) -> tensor<3x2xf32> attributes {ten.kernel = "map"} {
  // CHECK: linalg.generic
  // CHECK-SAME: affine_map<(d0, d1) -> (d1 + 1, d0 * 3)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>
  // CHECK: arith.addf
  // CHECK-NOT: linalg.generic
  // CHECK: return
  %0 = ten.slice %x start = [1, 0] limit = [3, 8] stride = [1, 3] : tensor<4x8xf32> -> tensor<2x3xf32>
  %1 = ten.transpose %0 perm = [1, 0] : tensor<2x3xf32> -> tensor<3x2xf32>
  %2 = ten.broadcast %y dims = [1] : tensor<2xf32> -> tensor<3x2xf32>
  %3 = ten.add %1, %2 : tensor<3x2xf32>
  return %3 : tensor<3x2xf32>
}

// Less than the whole of a dimension whose size the call knows: a map would say
// that the loop runs over all of it.
// CHECK-LABEL: @front(
func.func private @front(%x: tensor<?x4xf32>, %out: tensor<3x4xf32>) -> tensor<3x4xf32> attributes {ten.kernel = "map"} {
  // CHECK-NOT: tensor.cast
  // CHECK: linalg.generic
  // CHECK: tensor.extract
  %0 = ten.slice %x start = [0, 0] limit = [3, 4] stride = [1, 1] : tensor<?x4xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// CHECK-LABEL: @iota(
func.func private @iota(%out: tensor<2x8xi32>) -> tensor<2x8xi32> attributes {ten.kernel = "map"} {
  // CHECK: %[[I:.*]] = linalg.index 1
  // CHECK: %[[WIDE:.*]] = arith.index_cast %[[I]] : index to i64
  // CHECK: arith.trunci %[[WIDE]] : i64 to i32
  %0 = ten.iota dim = 1 : tensor<2x8xi32>
  return %0 : tensor<2x8xi32>
}

// CHECK-LABEL: @reverse(
func.func private @reverse(%x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  // CHECK: affine_map<(d0) -> (-d0 + 7)>
  %0 = ten.reverse %x dims = [0] : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Outside of its operand a pad reads a clamped place, and drops it.
// CHECK-LABEL: @pad(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[V:.*]]: tensor<f32>,
func.func private @pad(%x: tensor<4xf32>, %v: tensor<f32>, %out: tensor<7xf32>) -> tensor<7xf32> attributes {ten.kernel = "map"} {
  // CHECK: %[[AT:.*]] = arith.subi
  // CHECK: %[[IN:.*]] = arith.cmpi ult, %[[AT]], %
  // CHECK: %[[LOW:.*]] = arith.maxsi %[[AT]], %
  // CHECK: %[[SAFE:.*]] = arith.minsi %[[LOW]], %
  // CHECK: %[[E:.*]] = tensor.extract %[[X]][%[[SAFE]]]
  // CHECK: arith.select %[[IN]], %[[E]], %
  %0 = ten.pad %x, %v low = [1] high = [2] interior = [0] : tensor<4xf32> -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Every part of a concatenation is written where it belongs.
// CHECK-LABEL: @concat(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<3xf32>, %[[OUT:.*]]: tensor<5xf32>)
func.func private @concat(%x: tensor<2xf32>, %y: tensor<3xf32>, %out: tensor<5xf32>) -> tensor<5xf32> attributes {ten.kernel = "map"} {
  // CHECK: %[[ONE:.*]] = tensor.insert_slice %{{.*}} into %[[OUT]][0] [2] [1]
  // CHECK: tensor.insert_slice %{{.*}} into %[[ONE]][2] [3] [1]
  %0 = ten.concat %x, %y dim = 0 : tensor<2xf32>, tensor<3xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// Parts of rows that are computed of the same array are one nest, which reads it
// once; what is only moved is copied part by part.
// CHECK-LABEL: @concat_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<64x6xf32>
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK: arith.select
// CHECK-NOT: linalg.generic
// CHECK: return
func.func private @concat_of_one(%x: tensor<64x6xf32>, %out: tensor<64x6xf32>) -> tensor<64x6xf32> attributes {ten.kernel = "map"} {
  %0 = ten.slice %x start = [0, 3] limit = [64, 6] stride = [1, 1] : tensor<64x6xf32> -> tensor<64x3xf32>
  %1 = ten.slice %x start = [0, 0] limit = [64, 3] stride = [1, 1] : tensor<64x6xf32> -> tensor<64x3xf32>
  %2 = ten.neg %0 : tensor<64x3xf32>
  %3 = ten.concat %2, %1 dim = 1 : tensor<64x3xf32>, tensor<64x3xf32> -> tensor<64x6xf32>
  return %3 : tensor<64x6xf32>
}
// CHECK-LABEL: @concat_moved(
// CHECK: tensor.insert_slice
// CHECK: tensor.insert_slice
func.func private @concat_moved(%x: tensor<64x6xf32>, %out: tensor<64x6xf32>) -> tensor<64x6xf32> attributes {ten.kernel = "map"} {
  %0 = ten.slice %x start = [0, 3] limit = [64, 6] stride = [1, 1] : tensor<64x6xf32> -> tensor<64x3xf32>
  %1 = ten.slice %x start = [0, 0] limit = [64, 3] stride = [1, 1] : tensor<64x6xf32> -> tensor<64x3xf32>
  %2 = ten.concat %0, %1 dim = 1 : tensor<64x3xf32>, tensor<64x3xf32> -> tensor<64x6xf32>
  return %2 : tensor<64x6xf32>
}

// On the host a reshape is a view.
// CHECK-LABEL: @reshape(
func.func @reshape(%x: tensor<4x8xf32>) -> (tensor<32xf32>, tensor<4x2x4xf32>, tensor<8x4xf32>) {
  // CHECK-DAG: tensor.collapse_shape {{.*}} {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  // CHECK-DAG: tensor.expand_shape {{.*}} {{\[\[}}0], [1, 2]] output_shape [4, 2, 4]
  // CHECK-DAG: tensor.expand_shape {{.*}} {{\[\[}}0, 1]] output_shape [8, 4]
  %0 = ten.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  %1 = ten.reshape %x : tensor<4x8xf32> -> tensor<4x2x4xf32>
  %2 = ten.reshape %x : tensor<4x8xf32> -> tensor<8x4xf32>
  return %0, %1, %2 : tensor<32xf32>, tensor<4x2x4xf32>, tensor<8x4xf32>
}

// Of padding in one of two dimensions, the other is not asked about, also where
// only the run knows its size.
// CHECK-LABEL: @pad_of_one(
// CHECK-COUNT-1: arith.cmpi ult
// CHECK-NOT: arith.cmpi
// CHECK: return
func.func private @pad_of_one(%x: tensor<?x?xf32>, %low: index, %out: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {ten.kernel = "map"} {
  %zero = ten.constant dense<0.0> : tensor<f32>
  %0 = ten.pad %x, %zero low = [0, %low] high = [0, 2] interior = [0, 0] : tensor<?x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

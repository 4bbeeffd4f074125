// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s

// CHECK-LABEL: func @unary
// CHECK: ten.abs %arg1 : tensor<4xcomplex<f32>> -> tensor<4xf32>
// CHECK: ten.exp %arg0 : tensor<4xf32>
// CHECK: ten.convert %arg0 : tensor<4xf32> -> tensor<4xbf16>
// CHECK: ten.bitcast %arg0 : tensor<4xf32> -> tensor<4xi32>
// CHECK: ten.reduce_precision %arg0 exponent = 8 mantissa = 7
func.func @unary(%x: tensor<4xf32>, %z: tensor<4xcomplex<f32>>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xf32>) {
  %0 = stablehlo.abs %z : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %2 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
  %3 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi32>
  %4 = stablehlo.reduce_precision %x, format = e8m7 : tensor<4xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: func @scalars
// CHECK: %[[P:.*]] = ten.broadcast %arg0 dims = [] : tensor<i1> -> tensor<4xi1>
// CHECK: %[[S:.*]] = ten.select %[[P]], %arg1, %arg2
// CHECK: %[[L:.*]] = ten.broadcast %arg3 dims = [] : tensor<f32> -> tensor<4xf32>
// CHECK: ten.clamp %[[L]], %[[S]], %arg2
func.func @scalars(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>, %low: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<4xf32>
  %1 = stablehlo.clamp %low, %0, %y : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @contraction
// CHECK: ten.contract %arg0, %arg1 contracting = [1] x [0] accumulate f32
func.func @contraction(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>) -> tensor<4x2xbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xbf16>, tensor<8x2xbf16>) -> tensor<4x2xbf16>
  return %0 : tensor<4x2xbf16>
}

// CHECK-LABEL: func @dynamic
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: arith.index_cast %[[D]] : index to i32
// CHECK: %[[N:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: ten.broadcast %arg1 dims = [] sizes(%[[N]]) : tensor<f32> -> tensor<?xf32>
func.func @dynamic(%x: tensor<?xf32>, %s: tensor<f32>) -> tensor<?xf32> {
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.dynamic_broadcast_in_dim %s, %1, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// RUN: tensor-opt %s -convert-linalg-to-ten | FileCheck %s

// CHECK-LABEL: func @slices(
// CHECK: ten.slice %arg0 start = [1, 0] limit = [4, 5] stride = [2, 2] : tensor<4x6xf32> -> tensor<2x3xf32>
// CHECK: ten.dynamic_slice %arg0[%{{.*}}, %{{.*}}] sizes = [1, 6] : tensor<4x6xf32>, tensor<index> -> tensor<1x6xf32>
// CHECK: ten.reshape {{.*}} : tensor<1x6xf32> -> tensor<6xf32>
func.func @slices(%x: tensor<4x6xf32>, %i: tensor<index>) -> (tensor<2x3xf32>, tensor<6xf32>) {
  %n = tensor.extract %i[] : tensor<index>
  %0 = tensor.extract_slice %x[1, 0] [2, 3] [2, 2] : tensor<4x6xf32> to tensor<2x3xf32>
  %1 = tensor.extract_slice %x[%n, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<6xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<6xf32>
}

// CHECK-LABEL: func @insert(
// CHECK: ten.dynamic_update_slice %arg1[%{{.*}}, %{{.*}}], %arg0
func.func @insert(%x: tensor<2x3xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = tensor.insert_slice %x into %y[1, 2] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// Elements apart: the others stay.
// CHECK-LABEL: func @insert_strided(
// CHECK: %[[WHERE:.*]] = ten.pad {{.*}} low = [0, 0] high = [1, 1] interior = [1, 1] : tensor<2x3xi1>
// CHECK: %[[WHAT:.*]] = ten.pad %arg0
// CHECK: ten.select %[[WHERE]], %[[WHAT]], %arg1
func.func @insert_strided(%x: tensor<2x3xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = tensor.insert_slice %x into %y[0, 0] [2, 3] [2, 2] : tensor<2x3xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func @pad(
// CHECK: ten.pad %arg0, %{{.*}} low = [1, 0] high = [0, 2] interior = [0, 0] : tensor<4x6xf32> -> tensor<5x8xf32>
func.func @pad(%x: tensor<4x6xf32>) -> tensor<5x8xf32> {
  %0 = tensor.pad %x low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.5 : f32
    tensor.yield %c : f32
  } : tensor<4x6xf32> to tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// CHECK-LABEL: func @arithmetic(
// CHECK: ten.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK: ten.mul
// CHECK: %[[A:.*]] = ten.bitcast %{{.*}} : tensor<4xi8> -> tensor<4xui8>
// CHECK: %[[B:.*]] = ten.bitcast %{{.*}} : tensor<4xi8> -> tensor<4xui8>
// CHECK: ten.div %[[A]], %[[B]] : tensor<4xui8>
func.func @arithmetic(%x: tensor<4xf32>, %y: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xi8>) {
  %c = arith.constant dense<2.0> : tensor<4xf32>
  %0 = arith.mulf %x, %c : tensor<4xf32>
  %1 = arith.divui %y, %y : tensor<4xi8>
  return %0, %1 : tensor<4xf32>, tensor<4xi8>
}

// Programs of other dialects pass through; sizes stay scalars.
// CHECK-LABEL: func @sizes(
// CHECK: tensor.dim
// CHECK-NEXT: arith.addi {{.*}} : index
// CHECK-NEXT: tensor.from_elements
func.func @sizes(%x: tensor<?xf32>) -> tensor<index> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.addi %n, %n : index
  %0 = tensor.from_elements %m : tensor<index>
  return %0 : tensor<index>
}

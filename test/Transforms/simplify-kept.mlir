// RUN: tensor-opt --ten-simplify %s | FileCheck %s

// A broadcast to the operand's own sizes is its operand, and a product with 1
// of any size its other factor.
// CHECK-LABEL: func.func @own_sizes
// CHECK-SAME: (%[[X:.*]]: tensor<?x4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @own_sizes(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %0 = ten.broadcast %x dims = [0, 1] sizes(%n) : tensor<?x4xf32> -> tensor<?x4xf32>
  %1 = ten.constant dense<1.0> : tensor<f32>
  %2 = ten.broadcast %1 dims = [] sizes(%n) : tensor<f32> -> tensor<?x4xf32>
  %3 = ten.mul %2, %0 : tensor<?x4xf32>
  %4 = ten.div %3, %2 : tensor<?x4xf32>
  return %4 : tensor<?x4xf32>
}

// Sizes of a convolution's result are compared before they are computed.
// CHECK-LABEL: func.func @convolution
// CHECK-NOT: ten.broadcast %{{.*}} dims = [0, 1, 2, 3]
// CHECK: return
func.func @convolution(%x: tensor<2x3x?x9xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x4x?x7xf32> {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<2x3x?x9xf32>, tensor<4x3x3x3xf32> -> tensor<2x4x?x7xf32>
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %n = tensor.dim %0, %c2 : tensor<2x4x?x7xf32>
  %sizes = tensor.from_elements %c2, %c4, %n, %c7 : tensor<4xindex>
  %m = tensor.extract %sizes[%c2] : tensor<4xindex>
  %1 = ten.broadcast %0 dims = [0, 1, 2, 3] sizes(%m) : tensor<2x4x?x7xf32> -> tensor<2x4x?x7xf32>
  return %1 : tensor<2x4x?x7xf32>
}

// One row may be repeated.
// CHECK-LABEL: func.func @repeated
// CHECK: ten.broadcast
func.func @repeated(%x: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> {
  %0 = ten.broadcast %x dims = [0, 1] sizes(%n) : tensor<?x4xf32> -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

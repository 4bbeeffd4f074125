// RUN: tensor-opt %s --ten-insert-shape-checks --ten-simplify | FileCheck %s

// CHECK-LABEL: @arguments
// CHECK-DAG: %[[N:.*]] = tensor.dim %arg0
// CHECK-DAG: %[[M:.*]] = tensor.dim %arg1
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[N]], %[[M]]
// CHECK-NEXT: ten.check %[[SAME]], "'ten.add' op expects operands of one shape"
// CHECK-NEXT: ten.add
func.func @arguments(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.add %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Sizes that are the same value need no check.
// CHECK-LABEL: @provable
// CHECK-NOT: ten.check
// CHECK: return
func.func @provable(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = ten.exp %x : tensor<?xf32>
  %1 = ten.mul %0, %x : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: @static
// CHECK-NOT: ten.check
// CHECK: return
func.func @static(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: @cast
// CHECK: ten.check %{{.*}}, "'tensor.cast' op expects a tensor<3xf32>"
func.func @cast(%x: tensor<?xf32>) -> tensor<3xf32> {
  %0 = tensor.cast %x : tensor<?xf32> to tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: @result
// CHECK: ten.check %{{.*}}, "'ten.transpose' op expects result 0 to be a tensor<2x?xf32>"
func.func @result(%x: tensor<?x?xf32>) -> tensor<2x?xf32> {
  %0 = ten.transpose %x perm = [1, 0] : tensor<?x?xf32> -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

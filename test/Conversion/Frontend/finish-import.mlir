// RUN: split-file %s %t
// RUN: tensor-opt %t/taken.mlir -finish-import | FileCheck %s
// RUN: not tensor-opt %t/refused.mlir -finish-import 2>&1 | FileCheck %s --check-prefix=REFUSED

//--- taken.mlir
// Numbers become tensors of rank 0, those of private functions stay.
// CHECK-LABEL: func @numbers
// CHECK-SAME: (%[[X:.*]]: tensor<f32>, %[[I:.*]]: tensor<index>, %[[T:.*]]: tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>)
// CHECK: %[[NUMBER:.*]] = tensor.extract %[[X]][] : tensor<f32>
// CHECK: %[[RESULT:.*]] = tensor.from_elements %[[NUMBER]] : tensor<f32>
// CHECK: return %[[RESULT]], %[[T]]
func.func @numbers(%x: f32, %i: index, %t: tensor<2xf32>) -> (f32, tensor<2xf32>) {
  return %x, %t : f32, tensor<2xf32>
}

// CHECK-LABEL: func private @helper(%arg0: f32) -> f32
func.func private @helper(%x: f32) -> f32 {
  return %x : f32
}

// CHECK-LABEL: func @kernel
// CHECK: vector.broadcast
func.func @kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.kernel generic (%a = %x : tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant 0.0 : f32
    %v = vector.broadcast %c : f32 to vector<4xf32>
    ten.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

//--- refused.mlir
// REFUSED: error: 'shape.shape_of' op cannot be compiled: there is no conversion of it
// REFUSED: error: 'arith.mului_extended' op cannot be compiled: there is no conversion of it
// REFUSED: error: 'func.func' op cannot be compiled: expects ranked tensors, got tensor<*xf32>
// REFUSED: error: 'func.func' op cannot be compiled: expects ranked tensors, got memref<2xf32>
// REFUSED: note: 4 operations cannot be compiled
func.func @others(%x: tensor<2xf32>, %u: tensor<*xf32>, %m: memref<2xf32>, %i: index) {
  %0 = shape.shape_of %x : tensor<2xf32> -> tensor<1xindex>
  %1, %2 = arith.mului_extended %i, %i : index
  return
}

// RUN: tensor-opt %s -ten-fuse -ten-outline-kernels | FileCheck %s

// What is done to each sum joins the contraction; its result takes no input's
// memory, since that input is read when the sums are complete.
// CHECK-LABEL: func @epilogue
// CHECK: %[[E:.*]] = tensor.empty
// CHECK-NEXT: ten.launch @contract_0({{.*}}) into(%[[E]]) :
// CHECK-NEXT: return
func.func @epilogue(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %bias: tensor<8xf32>, %r: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = ten.broadcast %bias dims = [1] : tensor<8xf32> -> tensor<8x8xf32>
  %2 = ten.add %0, %1 : tensor<8x8xf32>
  %3 = ten.tanh %2 : tensor<8x8xf32>
  %4 = ten.add %3, %r : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// Sums that are needed elsewhere, or at other places, are a kernel of their own.
// CHECK-LABEL: func @shared
// CHECK: ten.launch @contract_1
// CHECK: ten.launch @map_0
func.func @shared(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = ten.tanh %0 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// CHECK-LABEL: func @elsewhere
// CHECK: ten.launch @contract_1
// CHECK: ten.launch @map_1
func.func @elsewhere(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = ten.transpose %0 perm = [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = ten.add %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// One contraction a kernel.
// CHECK-LABEL: func @two
// CHECK: ten.launch @contract_1
// CHECK: ten.launch @contract_2
// CHECK-NOT: ten.launch
func.func @two(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = ten.contract %a, %b contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = ten.contract %b, %a contracting = [0] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = ten.add %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// A step's part of a loop's input joins, though dimensions of size 1 are taken
// from it: not where others read it as well, nor as an operand of the product.
// CHECK-LABEL: func @part
// CHECK-SAME: %[[X:.*]]: tensor<5x8x8xf32>, %[[Y:.*]]: tensor<5x8x8xf32>
// CHECK: %[[PART:.*]] = ten.launch @map_{{[0-9]+}}(%[[Y]],
// CHECK: %[[SQUEEZED:.*]] = ten.reshape %[[PART]]
// CHECK: ten.launch @contract_{{[0-9]+}}(%[[SQUEEZED]], {{.*}}%[[X]],
// CHECK-NOT: ten.launch
func.func @part(%x: tensor<5x8x8xf32>, %y: tensor<5x8x8xf32>, %i: tensor<i32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<1x8x8xf32>) {
  %0 = ten.dynamic_slice %x[%i, %i, %i] sizes = [1, 8, 8] : tensor<5x8x8xf32>, tensor<i32> -> tensor<1x8x8xf32>
  %1 = ten.reshape %0 : tensor<1x8x8xf32> -> tensor<8x8xf32>
  %2 = ten.dynamic_slice %y[%i, %i, %i] sizes = [1, 8, 8] : tensor<5x8x8xf32>, tensor<i32> -> tensor<1x8x8xf32>
  %3 = ten.reshape %2 : tensor<1x8x8xf32> -> tensor<8x8xf32>
  %5 = ten.contract %3, %b contracting = [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %6 = ten.add %5, %1 : tensor<8x8xf32>
  return %6, %2 : tensor<8x8xf32>, tensor<1x8x8xf32>
}

// CHECK: func.func private @contract_0
// CHECK-NEXT: ten.contract
// CHECK-NEXT: ten.broadcast
// CHECK-NEXT: ten.add
// CHECK-NEXT: ten.tanh
// CHECK-NEXT: ten.add

// RUN: tensor-opt %s -split-input-file -convert-stablehlo-to-ten | FileCheck %s

// CHECK-LABEL: func @loop
// CHECK: scf.while (%[[I:.*]] = %arg0) : (tensor<i32>) -> tensor<i32>
// CHECK: %[[P:.*]] = ten.compare lt %[[I]]
// CHECK: %[[B:.*]] = tensor.extract %[[P]][]
// CHECK: scf.condition(%[[B]]) %[[I]]
// CHECK: ten.add
// CHECK: scf.yield
func.func @loop(%i: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%iterArg = %i) : tensor<i32>
  cond {
    %c = stablehlo.constant dense<9> : tensor<i32>
    %1 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %iterArg, %c : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}

// -----

// The last branch is taken for every index out of range.
// CHECK-LABEL: func @branches
// CHECK: scf.index_switch
// CHECK: case 0 {
// CHECK-NEXT: scf.yield %arg1
// CHECK: default {
// CHECK-NEXT: %[[N:.*]] = ten.neg %arg1
// CHECK-NEXT: scf.yield %[[N]]
func.func @branches(%i: tensor<i32>, %x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<3xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<3xf32>
    stablehlo.return %1 : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// Calls and compositions are inlined.
// CHECK-LABEL: func @main
// CHECK-NEXT: %[[A:.*]] = ten.add %arg0, %arg0
// CHECK-NEXT: %[[B:.*]] = ten.mul %[[A]], %[[A]]
// CHECK-NEXT: return %[[B]]
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "my.square" %0 {decomposition = @square} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func @tuples
// CHECK-NEXT: return %arg0
func.func @tuples(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tuple %x, %x : tuple<tensor<4xf32>, tensor<4xf32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func @checks
// CHECK: %[[C:.*]] = ten.compare eq %arg0, %arg1
// CHECK: %[[A:.*]] = ten.reduce and %[[C]] dims = [0]
// CHECK: ten.check mismatch %[[A]], "values are not equal"
func.func @checks(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  stablehlo.custom_call @check.expect_eq(%x, %y) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

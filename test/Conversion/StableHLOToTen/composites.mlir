// Compositions that stand for operations of chlo are these, where types and
// attributes are; others are what they are decomposed to.
// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s

// CHECK-LABEL: func @known(
// CHECK-NEXT: %[[V:.*]], %[[I:.*]] = ten.top_k %arg0 k = 2 : tensor<?x8xf32> -> tensor<?x2xf32>, tensor<?x2xi32>
// CHECK-NEXT: %[[E:.*]] = ten.erf %arg0 : tensor<?x8xf32>
// CHECK-NEXT: return %[[V]], %[[I]], %[[E]]
func.func @known(%x: tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>, tensor<?x8xf32>) {
  %0:2 = stablehlo.composite "chlo.top_k" %x {composite_attributes = {is_stable = true, k = 2 : i64}, decomposition = @top, version = 1 : i32} : (tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %1 = stablehlo.composite "chlo.erf" %x {decomposition = @negated, version = 1 : i32} : (tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0#0, %0#1, %1 : tensor<?x2xf32>, tensor<?x2xi32>, tensor<?x8xf32>
}

// An attribute that says more, or another k than the types.
// CHECK-LABEL: func @other_attributes(
// CHECK-NOT: ten.top_k
// CHECK: return
func.func @other_attributes(%x: tensor<?x8xf32>) -> (tensor<?x2xi32>, tensor<?x2xi32>, tensor<?x2xi32>) {
  %0:2 = stablehlo.composite "chlo.top_k" %x {composite_attributes = {k = 2 : i64, largest = false}, decomposition = @top} : (tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %1:2 = stablehlo.composite "chlo.top_k" %x {composite_attributes = {k = 3 : i64}, decomposition = @top} : (tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>)
  %2:2 = stablehlo.composite "chlo.top_k" %x {decomposition = @top} : (tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>)
  return %0#1, %1#1, %2#1 : tensor<?x2xi32>, tensor<?x2xi32>, tensor<?x2xi32>
}

// A version to come, an unknown name, an attribute, another type.
// CHECK-LABEL: func @other_functions(
// CHECK-COUNT-4: ten.neg
// CHECK: return
func.func @other_functions(%x: tensor<?x8xf32>, %i: tensor<4xi32>) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<4xi32>) {
  %0 = stablehlo.composite "chlo.erf" %x {decomposition = @negated, version = 2 : i32} : (tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = stablehlo.composite "chlo.is_inf" %x {decomposition = @negated} : (tensor<?x8xf32>) -> tensor<?x8xf32>
  %2 = stablehlo.composite "chlo.sinh" %x {composite_attributes = {fast = true}, decomposition = @negated} : (tensor<?x8xf32>) -> tensor<?x8xf32>
  %3 = stablehlo.composite "chlo.square" %i {decomposition = @negated_integers} : (tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<4xi32>
}

func.func private @top(%x: tensor<?x8xf32>) -> (tensor<?x2xf32>, tensor<?x2xi32>) {
  %0 = stablehlo.slice %x [0:1, 0:2] : (tensor<?x8xf32>) -> tensor<1x2xf32>
  %i = stablehlo.iota dim = 1 : tensor<1x2xi32>
  %1 = tensor.cast %0 : tensor<1x2xf32> to tensor<?x2xf32>
  %2 = tensor.cast %i : tensor<1x2xi32> to tensor<?x2xi32>
  return %1, %2 : tensor<?x2xf32>, tensor<?x2xi32>
}
func.func private @negated(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = stablehlo.negate %x : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
func.func private @negated_integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.negate %x : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// RUN: tensor-opt %s -ten-hoist-products | FileCheck %s
// RUN: tensor-opt %s -ten-hoist-products --remarks-filter-passed=ten-hoist-products --remarks-filter-missed=ten-hoist-products --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tensor-run %s --entry=recurrent --verify --input=7x2x80xf32=normal:1 --input=80x90xf32=normal:2 --input=90x90xf32=normal:3
// RUN: tensor-run %s --entry=vectors --verify --input=7x80xf32=normal:1 --input=90x80xf32=normal:2

// What a step adds of its own is multiplied before the loop.
// CHECK-LABEL: func @recurrent
// CHECK: %[[ALL:.*]] = ten.contract %arg0, %arg1 contracting = [2] x [0] : tensor<7x2x80xf32>, tensor<80x90xf32> -> tensor<7x2x90xf32>
// CHECK: scf.while
// CHECK: do
// CHECK-NEXT: ^bb0(%[[I:.*]]: tensor<i32>, %[[H:.*]]: tensor<2x90xf32>)
// CHECK-NEXT: %[[PART:.*]] = ten.dynamic_slice %[[ALL]][%[[I]], %[[I]], %[[I]]] sizes = [1, 2, 90]
// CHECK-NEXT: ten.reshape %[[PART]]
// CHECK-NEXT: ten.contract %[[H]], %arg2
// REMARK: hoisted: the products of all 7 iterations
func.func @recurrent(%xs: tensor<7x2x80xf32>, %w: tensor<80x90xf32>, %u: tensor<90x90xf32>) -> tensor<2x90xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zero = ten.constant dense<0.0> : tensor<2x90xf32>
  %0:2 = scf.while (%i = %c0, %h = %zero) : (tensor<i32>, tensor<2x90xf32>) -> (tensor<i32>, tensor<2x90xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %h : tensor<i32>, tensor<2x90xf32>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<2x90xf32>):
    %s = ten.dynamic_slice %xs[%i, %c0, %c0] sizes = [1, 2, 80] : tensor<7x2x80xf32>, tensor<i32> -> tensor<1x2x80xf32>
    %x = ten.reshape %s : tensor<1x2x80xf32> -> tensor<2x80xf32>
    %a = ten.contract %x, %w contracting = [1] x [0] : tensor<2x80xf32>, tensor<80x90xf32> -> tensor<2x90xf32>
    %b = ten.contract %h, %u contracting = [1] x [0] : tensor<2x90xf32>, tensor<90x90xf32> -> tensor<2x90xf32>
    %c = ten.add %a, %b : tensor<2x90xf32>
    %d = ten.tanh %c : tensor<2x90xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %d : tensor<i32>, tensor<2x90xf32>
  }
  return %0#1 : tensor<2x90xf32>
}

// A matrix times a vector changes places; the slices go backwards.
// CHECK-LABEL: func @vectors
// CHECK: ten.contract %arg0, %arg1 contracting = [1] x [1] : tensor<7x80xf32>, tensor<90x80xf32> -> tensor<7x90xf32>
// CHECK: scf.while
// CHECK-NOT: ten.contract
// CHECK: return
func.func @vectors(%xs: tensor<7x80xf32>, %w: tensor<90x80xf32>) -> tensor<90xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c7 = ten.constant dense<7> : tensor<i32>
  %zero = ten.constant dense<0.0> : tensor<90xf32>
  %0:2 = scf.while (%i = %c0, %h = %zero) : (tensor<i32>, tensor<90xf32>) -> (tensor<i32>, tensor<90xf32>) {
    %lt = ten.compare lt %i, %c7 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %h : tensor<i32>, tensor<90xf32>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<90xf32>):
    %at = ten.sub %c7, %i : tensor<i32>
    %s = ten.dynamic_slice %xs[%at, %c0] sizes = [1, 80] : tensor<7x80xf32>, tensor<i32> -> tensor<1x80xf32>
    %x = ten.reshape %s : tensor<1x80xf32> -> tensor<80xf32>
    %a = ten.contract %w, %x contracting = [1] x [0] : tensor<90x80xf32>, tensor<80xf32> -> tensor<90xf32>
    %d = ten.sub %a, %h : tensor<90xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %d : tensor<i32>, tensor<90xf32>
  }
  return %0#1 : tensor<90xf32>
}

// Slices that the loop does not come to would be multiplied in vain.
// CHECK-LABEL: func @some_slices
// CHECK: scf.while
// CHECK: ten.contract
// REMARK: not hoisted: the loop uses 5 of 7 slices
func.func @some_slices(%xs: tensor<7x80xf32>, %w: tensor<80x90xf32>) -> tensor<90xf32> {
  %c0 = ten.constant dense<0> : tensor<i32>
  %c1 = ten.constant dense<1> : tensor<i32>
  %c5 = ten.constant dense<5> : tensor<i32>
  %zero = ten.constant dense<0.0> : tensor<90xf32>
  %0:2 = scf.while (%i = %c0, %h = %zero) : (tensor<i32>, tensor<90xf32>) -> (tensor<i32>, tensor<90xf32>) {
    %lt = ten.compare lt %i, %c5 : tensor<i32>
    %go = tensor.extract %lt[] : tensor<i1>
    scf.condition(%go) %i, %h : tensor<i32>, tensor<90xf32>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<90xf32>):
    %s = ten.dynamic_slice %xs[%i, %c0] sizes = [1, 80] : tensor<7x80xf32>, tensor<i32> -> tensor<1x80xf32>
    %x = ten.reshape %s : tensor<1x80xf32> -> tensor<80xf32>
    %a = ten.contract %x, %w contracting = [0] x [0] : tensor<80xf32>, tensor<80x90xf32> -> tensor<90xf32>
    %d = ten.sub %a, %h : tensor<90xf32>
    %n = ten.add %i, %c1 : tensor<i32>
    scf.yield %n, %d : tensor<i32>, tensor<90xf32>
  }
  return %0#1 : tensor<90xf32>
}

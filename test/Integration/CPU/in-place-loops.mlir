// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers | FileCheck %s

// A loop that updates its state has one copy before it, none inside.
// CHECK-LABEL: func.func @rows(
func.func @rows(%x: tensor<64x8xf32>, %u: tensor<1x8xf32>) -> tensor<64x8xf32> {
  // CHECK: memref.copy
  // CHECK: scf.while
  // CHECK-NOT: memref.copy
  // CHECK-NOT: memref.alloc
  // CHECK: ten.launch @scatter_{{[0-9]+}}({{.*}}) into(%[[STATE:[a-z0-9_]+]])
  // CHECK-NOT: memref.copy
  // CHECK: scf.yield
  %zero = ten.constant dense<0> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %many = ten.constant dense<64> : tensor<i32>
  %r:2 = scf.while (%i = %zero, %a = %x) : (tensor<i32>, tensor<64x8xf32>) -> (tensor<i32>, tensor<64x8xf32>) {
    %more = ten.compare lt %i, %many : tensor<i32>
    %c = tensor.extract %more[] : tensor<i1>
    scf.condition(%c) %i, %a : tensor<i32>, tensor<64x8xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<64x8xf32>):
    %0 = ten.dynamic_update_slice %a[%i, %zero], %u : tensor<64x8xf32>, tensor<i32>, tensor<1x8xf32>
    %1 = ten.add %i, %one : tensor<i32>
    scf.yield %1, %0 : tensor<i32>, tensor<64x8xf32>
  }
  return %r#1 : tensor<64x8xf32>
}

// CHECK-LABEL: func.func @elements(
func.func @elements(%x: tensor<8xf32>, %n: tensor<i64>) -> tensor<8xf32> {
  // CHECK: scf.for
  // CHECK-NEXT: ten.launch @map_{{[0-9]+}}(%[[STATE:[a-z0-9_]+]], %{{.*}}) into(%[[STATE]]) reuse
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %wide = tensor.extract %n[] : tensor<i64>
  %count = arith.index_cast %wide : i64 to index
  %0 = scf.for %i = %c0 to %count step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %1 = ten.mul %a, %x : tensor<8xf32>
    %2 = ten.exp %1 : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// What is read after it was overwritten needs a second place, and one copy.
// CHECK-LABEL: func.func @not_in_place(
func.func @not_in_place(%x: tensor<8xf32>, %n: tensor<i64>) -> tensor<8xf32> {
  // CHECK: scf.for
  // CHECK-NEXT: ten.launch @map_{{[0-9]+}}(%[[FROM:[a-z0-9_]+]]) into(%[[TO:[a-z0-9_]+]])
  // CHECK-NEXT: memref.copy %[[TO]], %[[FROM]]
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %wide = tensor.extract %n[] : tensor<i64>
  %count = arith.index_cast %wide : i64 to index
  %0 = scf.for %i = %c0 to %count step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %1 = ten.reverse %a dims = [0] : tensor<8xf32>
    %2 = ten.sub %a, %1 : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

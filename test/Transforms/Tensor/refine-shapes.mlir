// Sizes that follow from operands and constants become part of types.
// RUN: tensor-opt %s --pass-pipeline='builtin.module(func.func(ten-simplify))' --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @kept
// CHECK: %[[SUM:.*]] = ten.add %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK: ten.reduce add %[[SUM]] dims = [0] : tensor<4x8xf32> -> tensor<8xf32>
func.func @kept(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = ten.add %0, %1 : tensor<?x?xf32>
  %3 = ten.reduce add %2 dims = [0] : tensor<?x?xf32> -> tensor<?xf32>
  return %3 : tensor<?xf32>
}

// Some sizes only.
// CHECK-LABEL: func.func @some
// CHECK: ten.exp %{{.*}} : tensor<4x?xf32>
func.func @some(%a: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = ten.exp %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// Sizes that went through a tensor, as JAX writes them.
// CHECK-LABEL: func.func @of_tensor
// CHECK: ten.broadcast %{{.*}} dims = [1] : tensor<8xf32> -> tensor<12x8xf32>
func.func @of_tensor(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %dim = tensor.dim %0, %c0 : tensor<?x8xf32>
  %i = arith.index_cast %dim : index to i32
  %t = tensor.from_elements %i : tensor<i32>
  %three = ten.constant dense<3> : tensor<i32>
  %product = ten.mul %t, %three : tensor<i32>
  %one = ten.reshape %product : tensor<i32> -> tensor<1xi32>
  %eight = ten.constant dense<8> : tensor<1xi32>
  %shape = ten.concat %one, %eight dim = 0 : tensor<1xi32>, tensor<1xi32> -> tensor<2xi32>
  %e0 = tensor.extract %shape[%c0] : tensor<2xi32>
  %e1 = tensor.extract %shape[%c1] : tensor<2xi32>
  %s0 = arith.index_cast %e0 : i32 to index
  %s1 = arith.index_cast %e1 : i32 to index
  %r = ten.broadcast %b dims = [1] sizes(%s0, %s1) : tensor<8xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// An unknown size is read from where it comes.
// CHECK-LABEL: func.func @unknown_of_tensor
// CHECK-NOT: ten.concat
// CHECK: %[[DIM:.*]] = tensor.dim
// CHECK-NOT: tensor.extract
// CHECK: ten.broadcast %{{.*}} dims = [1] sizes(%[[DIM]]) : tensor<8xf32> -> tensor<?x8xf32>
func.func @unknown_of_tensor(%a: tensor<?x8xf32>, %b: tensor<8xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %a, %c0 : tensor<?x8xf32>
  %i = arith.index_cast %dim : index to i32
  %t = tensor.from_elements %i : tensor<i32>
  %one = ten.reshape %t : tensor<i32> -> tensor<1xi32>
  %eight = ten.constant dense<8> : tensor<1xi32>
  %shape = ten.concat %one, %eight dim = 0 : tensor<1xi32>, tensor<1xi32> -> tensor<2xi32>
  %e0 = tensor.extract %shape[%c0] : tensor<2xi32>
  %e1 = tensor.extract %shape[%c1] : tensor<2xi32>
  %s0 = arith.index_cast %e0 : i32 to index
  %s1 = arith.index_cast %e1 : i32 to index
  %r = ten.broadcast %b dims = [1] sizes(%s0, %s1) : tensor<8xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @constants
// CHECK-DAG: ten.slice %{{.*}} start = [1] limit = [5] stride = [2] : tensor<8xf32> -> tensor<2xf32>
// CHECK-DAG: ten.pad %{{.*}} low = [1] high = [0] interior = [0] : tensor<8xf32> -> tensor<9xf32>
// CHECK-DAG: ten.iota dim = 0 : tensor<5xi32>
func.func @constants(%a: tensor<8xf32>, %zero: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xi32>) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = ten.slice %a start = [%c1] limit = [%c5] stride = [2] : tensor<8xf32> -> tensor<?xf32>
  %1 = ten.pad %a, %zero low = [%c1] high = [0] interior = [0] : tensor<8xf32> -> tensor<?xf32>
  %2 = ten.iota dim = 0 sizes(%c5) : tensor<?xi32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xi32>
}

// What does not fit together is left to the check before it.
// CHECK-LABEL: func.func @misfit
// CHECK: ten.check
// CHECK: ten.add %{{.*}}, %{{.*}} : tensor<?xf32>
func.func @misfit(%a: tensor<4xf32>, %b: tensor<5xf32>) -> tensor<?xf32> {
  %no = arith.constant false
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<5xf32> to tensor<?xf32>
  ten.check %no, "expects operands of one shape" : i1
  %2 = ten.add %0, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// A negative size is no type's.
// CHECK-LABEL: func.func @negative
// CHECK: ten.iota dim = 0 sizes(%{{.*}}) : tensor<?xi32>
func.func @negative() -> tensor<?xi32> {
  %c = arith.constant -3 : index
  %0 = ten.iota dim = 0 sizes(%c) : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// Every iteration keeps the size: also that of a loop in the loop.
// CHECK-LABEL: func.func @loops
// CHECK: scf.while (%{{.*}} = %{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: scf.for {{.*}} -> (tensor<4xf32>)
// CHECK-NOT: builtin.unrealized_conversion_cast
func.func @loops(%a: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %limit = ten.constant dense<1.0e3> : tensor<f32>
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = scf.while (%x = %0) : (tensor<?xf32>) -> tensor<?xf32> {
    %sum = ten.reduce add %x dims = [0] : tensor<?xf32> -> tensor<f32>
    %less = ten.compare lt %sum, %limit : tensor<f32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %x : tensor<?xf32>
  } do {
  ^bb0(%x: tensor<?xf32>):
    %y = scf.for %i = %c0 to %n step %c1 iter_args(%z = %x) -> (tensor<?xf32>) {
      %w = ten.exp %z : tensor<?xf32>
      scf.yield %w : tensor<?xf32>
    }
    scf.yield %y : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// -----

// One loop's state grows, another's does not.
// CHECK-LABEL: func.func @grows
// CHECK: scf.while {{.*}} : (tensor<?xf32>) -> tensor<?xf32>
// CHECK: ten.concat {{.*}} : tensor<?xf32>, tensor<?xf32> -> tensor<?xf32>
// CHECK: scf.while {{.*}} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NOT: builtin.unrealized_conversion_cast
func.func @grows(%a: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %limit = ten.constant dense<1.0e3> : tensor<f32>
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = scf.while (%x = %0) : (tensor<?xf32>) -> tensor<?xf32> {
    %sum = ten.reduce add %x dims = [0] : tensor<?xf32> -> tensor<f32>
    %less = ten.compare lt %sum, %limit : tensor<f32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %x : tensor<?xf32>
  } do {
  ^bb0(%x: tensor<?xf32>):
    %y = ten.concat %x, %x dim = 0 : tensor<?xf32>, tensor<?xf32> -> tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  %2 = scf.while (%x = %0) : (tensor<?xf32>) -> tensor<?xf32> {
    %sum = ten.reduce add %x dims = [0] : tensor<?xf32> -> tensor<f32>
    %less = ten.compare lt %sum, %limit : tensor<f32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %x : tensor<?xf32>
  } do {
  ^bb0(%x: tensor<?xf32>):
    %y = ten.exp %x : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @branches
// CHECK: scf.if {{.*}} -> (tensor<4xf32>, tensor<?xf32>)
func.func @branches(%a: tensor<4xf32>, %b: tensor<5xf32>, %c: i1) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<5xf32> to tensor<?xf32>
  %2:2 = scf.if %c -> (tensor<?xf32>, tensor<?xf32>) {
    %x = ten.exp %0 : tensor<?xf32>
    scf.yield %x, %0 : tensor<?xf32>, tensor<?xf32>
  } else {
    %x = ten.neg %0 : tensor<?xf32>
    %y = ten.neg %1 : tensor<?xf32>
    scf.yield %x, %y : tensor<?xf32>, tensor<?xf32>
  }
  return %2#0, %2#1 : tensor<?xf32>, tensor<?xf32>
}

// Sizes of boxes that are constants.
// CHECK-LABEL: func.func @boxes
// CHECK: ten.gather {{.*}} slice_sizes = [1, 8] : tensor<100x8xf32>, tensor<5x1xi32> -> tensor<5x8xf32>
func.func @boxes(%a: tensor<100x8xf32>, %i: tensor<5x1xi32>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %a : tensor<100x8xf32> to tensor<?x?xf32>
  %n = tensor.dim %0, %c1 : tensor<?x?xf32>
  %1 = ten.gather %0[%i] offset_dims = [1] collapsed = [0] start_index_map = [0] index_vector_dim = 1 slice_sizes = [%c1, %n] : tensor<?x?xf32>, tensor<5x1xi32> -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

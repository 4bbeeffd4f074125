// RUN: tensor-run %s --entry=reversed --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=REVERSED
// RUN: tensor-run %s --entry=reversed --input=4xf32=1,2,3,4 --device=interpreter | FileCheck %s --check-prefix=REVERSED
// RUN: tensor-run %s --entry=swapped --input=2xf32=1,2 --input=2xf32=5,6 | FileCheck %s --check-prefix=SWAPPED
// RUN: tensor-run %s --entry=swapped --input=2xf32=1,2 --input=2xf32=5,6 --device=interpreter | FileCheck %s --check-prefix=SWAPPED
// RUN: tensor-run %s --entry=shifted --input=2xf32=1,2 | FileCheck %s --check-prefix=SHIFTED
// RUN: tensor-run %s --entry=shifted --input=2xf32=1,2 --device=interpreter | FileCheck %s --check-prefix=SHIFTED
// RUN: tensor-run %s --entry=nested --input=2xf32=1,2 | FileCheck %s --check-prefix=NESTED
// RUN: tensor-run %s --entry=nested --input=2xf32=1,2 --device=interpreter | FileCheck %s --check-prefix=NESTED

// State of loops that cannot be updated in place.
// REVERSED: tensor 4xf32 [4. 3. 2. 1.]
func.func @reversed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = ten.constant dense<0> : tensor<i32>
  %one = ten.constant dense<1> : tensor<i32>
  %many = ten.constant dense<3> : tensor<i32>
  %r:2 = scf.while (%i = %zero, %a = %x) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %more = ten.compare lt %i, %many : tensor<i32>
    %c = tensor.extract %more[] : tensor<i1>
    scf.condition(%c) %i, %a : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %a: tensor<4xf32>):
    %0 = ten.reverse %a dims = [0] : tensor<4xf32>
    %1 = ten.add %i, %one : tensor<i32>
    scf.yield %1, %0 : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// SWAPPED: tensor 2xf32 [5. 6.]
// SWAPPED: tensor 2xf32 [1. 2.]
func.func @swapped(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %b = %y) -> (tensor<2xf32>, tensor<2xf32>) {
    scf.yield %b, %a : tensor<2xf32>, tensor<2xf32>
  }
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

// The older state moves on while the newer is made of both: 1, 2, 3, 5, 8.
// SHIFTED: tensor 2xf32 [5. 8.]
// SHIFTED: tensor 2xf32 [ 8. 13.]
func.func @shifted(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %y = ten.constant dense<[1.0, 1.0]> : tensor<2xf32>
  %0:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %y, %b = %x) -> (tensor<2xf32>, tensor<2xf32>) {
    %1 = ten.add %a, %b : tensor<2xf32>
    scf.yield %b, %1 : tensor<2xf32>, tensor<2xf32>
  }
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
}

// NESTED: tensor 2xf32 [1. 2.]
func.func @nested(%x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> tensor<2xf32> {
    %1 = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> tensor<2xf32> {
      %2 = ten.reverse %b dims = [0] : tensor<2xf32>
      scf.yield %2 : tensor<2xf32>
    }
    scf.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

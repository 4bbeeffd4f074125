// A program with dynamic sizes is compiled for those of its inputs, as a program with static ones is; with --dynamic for any.
// RUN: tensor-run %s --input=5x8xf32=normal:1 --input=5x8xf32=normal:2 --verify --output=%t.npy
// RUN: tensor-run %s --dynamic --input=5x8xf32=normal:1 --input=5x8xf32=normal:2 --verify --expect=%t.npy
// RUN: tensor-run %s --input=5x8xf32=normal:1 --input=5x8xf32=normal:2 --expect=%t.npy --explain --donate=1:0 | FileCheck %s --check-prefix=GIVEN
// RUN: tensor-run %s --dynamic --input=5x8xf32=normal:1 --input=5x8xf32=normal:2 --expect=%t.npy --explain | FileCheck %s --check-prefix=ANY
// RUN: tensor-run %s --input=0x8xf32=1 --input=0x8xf32=1 | FileCheck %s --check-prefix=NONE
// GIVEN: sizes: those of the inputs; with --dynamic, any
// ANY-NOT: sizes:
// ANY: target:
// NONE: tensor 0x8xf32 []

// What does not fit ends in the same way.
// RUN: env CODE=4 %python %S/../../Tools/code.py tensor-run %s --input=5x8xf32=1 --input=4x8xf32=1 | FileCheck %s --check-prefix=MISFIT
// RUN: env CODE=4 %python %S/../../Tools/code.py tensor-run %s --dynamic --input=5x8xf32=1 --input=4x8xf32=1 | FileCheck %s --check-prefix=MISFIT
// RUN: env CODE=2 %python %S/../../Tools/code.py tensor-run %s --input=5x7xf32=1 --input=5x8xf32=1 | FileCheck %s --check-prefix=TYPE
// MISFIT: 'ten.add' op expects operands of one shape
// TYPE: error: argument 0: expects ?x8xf32, got 5x7xf32

func.func @main(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = ten.add %a, %b : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// The number of steps, the state and what is read in each are of sizes that are known then, and bits are those of static code.
// RUN: tensor-run %s --entry=steps --input=40x6x16xf32=normal:1 --input=6x16xf32=normal:2 --input=16x16xf32=uniform:3 --verify --output=%t.0.npy
// RUN: tensor-run %s --entry=static_steps --input=40x6x16xf32=normal:1 --input=6x16xf32=normal:2 --input=16x16xf32=uniform:3 --expect=%t.0.npy
func.func @steps(%xs: tensor<?x?x16xf32>, %h: tensor<?x16xf32>, %w: tensor<16x16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %xs, %c0 : tensor<?x?x16xf32>
  %b = tensor.dim %xs, %c1 : tensor<?x?x16xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %h) -> (tensor<?x16xf32>) {
    %next = arith.addi %i, %c1 : index
    %x = ten.slice %xs start = [%i, 0, 0] limit = [%next, %b, 16] stride = [1, 1, 1] : tensor<?x?x16xf32> -> tensor<?x?x16xf32>
    %y = ten.reshape %x sizes(%b) : tensor<?x?x16xf32> -> tensor<?x16xf32>
    %p = ten.contract %s, %w contracting = [1] x [0] : tensor<?x16xf32>, tensor<16x16xf32> -> tensor<?x16xf32>
    %q = ten.add %p, %y : tensor<?x16xf32>
    %t = ten.tanh %q : tensor<?x16xf32>
    scf.yield %t : tensor<?x16xf32>
  }
  return %r : tensor<?x16xf32>
}

func.func @static_steps(%xs: tensor<40x6x16xf32>, %h: tensor<6x16xf32>, %w: tensor<16x16xf32>) -> tensor<6x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 40 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %h) -> (tensor<6x16xf32>) {
    %j = arith.index_cast %i : index to i32
    %at = tensor.from_elements %j : tensor<i32>
    %zero = ten.constant dense<0> : tensor<i32>
    %x = ten.dynamic_slice %xs[%at, %zero, %zero] sizes = [1, 6, 16] : tensor<40x6x16xf32>, tensor<i32> -> tensor<1x6x16xf32>
    %y = ten.reshape %x : tensor<1x6x16xf32> -> tensor<6x16xf32>
    %p = ten.contract %s, %w contracting = [1] x [0] : tensor<6x16xf32>, tensor<16x16xf32> -> tensor<6x16xf32>
    %q = ten.add %p, %y : tensor<6x16xf32>
    %t = ten.tanh %q : tensor<6x16xf32>
    scf.yield %t : tensor<6x16xf32>
  }
  return %r : tensor<6x16xf32>
}

// RUN: rm -rf %t && mkdir -p %t && cd %t

// What cannot be compiled is listed, with the way out.
// RUN: env CODE=3 %python %S/code.py tensor-run %s --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s --check-prefix=REFUSED
// REFUSED: allow-interpret.mlir:[[#@LINE+63]]:8: error: 'ten.reduce' op cannot be compiled: its region holds 'ten.reduce', which is not elementwise
// REFUSED: allow-interpret.mlir:[[#@LINE+69]]:8: error: 'ten.sort' op cannot be compiled: its region holds 'ten.reduce', which is not elementwise
// REFUSED: note: 2 operations cannot be compiled
// REFUSED: note: 'tensor-run --allow-interpret' runs them in the interpreter
// RUN: env CODE=3 %python %S/code.py tensor-compile %s -o %t/a.o | FileCheck %s --check-prefix=REFUSED
// RUN: env CODE=2 %python %S/code.py tensor-compile %s -o %t/a.o --allow-interpret | FileCheck %s --check-prefix=ARTIFACT
// ARTIFACT: error: '--allow-interpret' is tensor-run's: an artifact has no interpreter, all of it must be compiled

// What the interpreter does not know stays refused, alone.
// RUN: env CODE=3 %python %S/code.py tensor-run %S/Inputs/unknown-operation.mlir --allow-interpret --input=3x4xf32=1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN-NOT: ten.sort
// UNKNOWN: error: 'bufferization.alloc_tensor' op cannot be compiled: there is no conversion of it
// UNKNOWN-NOT: {{ten.sort|note}}

// The rest is compiled: two kernels around two that are interpreted.
// RUN: tensor-run %s --allow-interpret --explain --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s
// CHECK: tensor 4xf32 [192. 168. 144. 120.]
// CHECK: kernels: 4
// CHECK-DAG: map_0 (map), 1 launch, from {{.*}}: add
// CHECK-DAG: interpreted_0 (in the interpreter), 1 launch, from {{.*}}allow-interpret.mlir:[[#@LINE+44]]:8: reduce
// CHECK-DAG: not compiled: its region holds 'ten.reduce', which is not elementwise
// CHECK-DAG: interpreted_1 (in the interpreter), 1 launch, from {{.*}}allow-interpret.mlir:[[#@LINE+49]]:8: sort

// The same with everything that watches a program, and with any number of
// threads.
// RUN: tensor-run %s --allow-interpret --verify --check-nan --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s --check-prefix=SAME
// RUN: tensor-run %s --allow-interpret --threads=3 --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s --check-prefix=SAME
// RUN: tensor-run %s --allow-interpret --device=interpreter --input=3x4xf32=1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s --check-prefix=SAME
// SAME: tensor 4xf32 [192. 168. 144. 120.]
// RUN: tensor-run %s --allow-interpret --benchmark=2 --explain --input=3x4xf32=1 | FileCheck %s --check-prefix=TIMES
// TIMES: kernel times of one call:
// TIMES-DAG: interpreted_0 x1
// TIMES-DAG: interpreted_1 x1

// Only where it is asked for.
// RUN: tensor-run %s --entry=looped --allow-interpret --explain --input=6xi32=5,3,9,1,7,2 | FileCheck %s --check-prefix=COMPILED
// COMPILED-NOT: in the interpreter

// Loops, branches, donated arguments, updates in place, bound arguments.
// RUN: tensor-run %s --entry=looped --allow-interpret --test-uncompilable=ten.sort,ten.reverse --donate=0:0 --input=6xi32=5,3,9,1,7,2 | FileCheck %s --check-prefix=LOOPED
// RUN: tensor-run %s --entry=looped --allow-interpret --test-uncompilable=all --verify --donate=0:0 --input=6xi32=5,3,9,1,7,2 | FileCheck %s --check-prefix=LOOPED
// LOOPED: tensor 6xi32 [12 10 8 6 5 4]
// RUN: tensor-run %s --entry=branched --allow-interpret --test-uncompilable=ten.neg --input=i1=1 --input=2xf32=1,2 | FileCheck %s --check-prefix=THEN
// THEN: tensor 2xf32 [-1. -2.]
// RUN: tensor-run %s --entry=branched --allow-interpret --test-uncompilable=ten.neg --input=i1=0 --input=2xf32=1,2 | FileCheck %s --check-prefix=ELSE
// ELSE: tensor 2xf32 [2. 4.]
// RUN: tensor-run %s --entry=updated --allow-interpret --test-uncompilable=ten.dynamic_update_slice --donate=0:0 --input=5xi4=1,2,3,4,5 --input=i32=3 | FileCheck %s --check-prefix=UPDATED
// UPDATED: tensor 5xi4 [1 2 3 7 5]
// RUN: tensor-run %s --entry=bound --allow-interpret --test-uncompilable=ten.exp,ten.neg --bind=1 --input=2xf32=1,2 --input=2xf32=0,0 | FileCheck %s --check-prefix=BOUND
// BOUND: tensor 2xf32 [0. 1.]

// Sizes that the run knows, those that depend on data among them.
// RUN: tensor-run %s --entry=sized --allow-interpret --test-uncompilable=all --input=3x2xf32=1,2,3,4,5,6 --input=i32=2 | FileCheck %s --check-prefix=SIZED
// SIZED: tensor 2x2xf32
// SIZED-SAME: 1. 2.
// SIZED: 3. 4.

// RUN: env CODE=2 %python %S/code.py tensor-run %s --device=gpu-sim --allow-interpret | FileCheck %s --check-prefix=DEVICE
// DEVICE: error: '--allow-interpret' interprets kernels on the CPU: expects '--device=cpu', got 'gpu-sim'

func.func @main(%x: tensor<3x4xf32>) -> tensor<4xf32> {
  %0 = ten.add %x, %x : tensor<3x4xf32>
  %zero = ten.constant dense<0.0> : tensor<f32>
  %1 = ten.reduce %0 init(%zero) dims = [0] : tensor<3x4xf32> -> tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.broadcast %b dims = [] : tensor<f32> -> tensor<2xf32>
    %d = ten.reduce add %c dims = [0] : tensor<2xf32> -> tensor<f32>
    %e = ten.add %a, %d : tensor<f32>
    ten.yield %e : tensor<f32>
  }
  %2 = ten.sort %1 dim = 0 : tensor<4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = ten.broadcast %b dims = [] : tensor<f32> -> tensor<1xf32>
    %d = ten.reduce add %c dims = [0] : tensor<1xf32> -> tensor<f32>
    %e = ten.compare gt %a, %d : tensor<f32>
    ten.yield %e : tensor<i1>
  }
  %3 = ten.add %2, %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}

func.func @looped(%x: tensor<6xi32>) -> tensor<6xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = ten.constant dense<1> : tensor<6xi32>
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> (tensor<6xi32>) {
    %1 = ten.sort %a dim = 0 : tensor<6xi32> {
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %2 = ten.compare lt %p, %q : tensor<i32>
      ten.yield %2 : tensor<i1>
    }
    %3 = ten.reverse %1 dims = [0] : tensor<6xi32>
    %4 = ten.add %3, %one : tensor<6xi32>
    scf.yield %4 : tensor<6xi32>
  }
  return %0 : tensor<6xi32>
}

func.func @branched(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %p = tensor.extract %c[] : tensor<i1>
  %0 = scf.if %p -> (tensor<2xf32>) {
    %1 = ten.neg %x : tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  } else {
    %1 = ten.add %x, %x : tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

func.func @updated(%x: tensor<5xi4>, %i: tensor<i32>) -> tensor<5xi4> {
  %u = ten.constant dense<7> : tensor<1xi4>
  %0 = ten.dynamic_update_slice %x[%i], %u : tensor<5xi4>, tensor<i32>, tensor<1xi4>
  return %0 : tensor<5xi4>
}

func.func @bound(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = ten.exp %y : tensor<2xf32>
  %1 = ten.neg %0 : tensor<2xf32>
  %2 = ten.add %x, %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}

func.func @sized(%x: tensor<?x?xf32>, %n: tensor<i32>) -> tensor<?x?xf32> {
  %zeros = stablehlo.constant dense<0> : tensor<2xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %rows = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %columns = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %width = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
  %limit = stablehlo.concatenate %rows, %width, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %0 = stablehlo.real_dynamic_slice %x, %zeros, %limit, %ones : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.negate %0 : tensor<?x?xf32>
  %2 = stablehlo.negate %1 : tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// RUN: tensor-opt %s -ten-interleave-functions | FileCheck %s

// CHECK-DAG: #[[TWO:.*]] = #llvm.loop_interleave<count = 2 : i32>
// CHECK-DAG: #[[ANNOTATION:.*]] = #llvm.loop_annotation<interleave = #[[TWO]]>

// CHECK-LABEL: @many
// CHECK: math.erf
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
func.func @many(%a: memref<1000xf32>, %b: memref<1000xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c1 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.erf %0 : f32
    memref.store %1, %b[%i] : memref<1000xf32>
  }
  return
}

// Not: few iterations, functions that are one instruction or a call, sums, loops
// around loops.
// CHECK-LABEL: @others
// CHECK-NOT: loop_annotation
func.func @others(%a: memref<1000xf32>, %b: memref<1000xf32>, %c: memref<1000xf64>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c16 step %c1 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.exp %0 : f32
    memref.store %1, %b[%i] : memref<1000xf32>
  }
  scf.for %i = %c0 to %c1000 step %c1 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.sqrt %0 : f32
    memref.store %1, %b[%i] : memref<1000xf32>
    %2 = memref.load %c[%i] : memref<1000xf64>
    %3 = math.sin %2 : f64
    memref.store %3, %c[%i] : memref<1000xf64>
  }
  %sum = scf.for %i = %c0 to %c1000 step %c1 iter_args(%acc = %zero) -> f32 {
    %0 = memref.load %a[%i] : memref<1000xf32>
    %1 = math.exp %0 : f32
    %2 = arith.addf %acc, %1 : f32
    scf.yield %2 : f32
  }
  scf.for %i = %c0 to %c1000 step %c1 {
    %0 = math.exp %sum : f32
    scf.for %j = %c0 to %c16 step %c1 {
      memref.store %0, %b[%j] : memref<1000xf32>
    }
  }
  return %sum : f32
}

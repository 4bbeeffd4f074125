// RUN: tensor-opt %s -ten-interleave-functions | FileCheck %s

// CHECK-DAG: #[[TWO:.*]] = #llvm.loop_interleave<count = 2 : i32>
// CHECK-DAG: #[[FOUR:.*]] = #llvm.loop_interleave<count = 4 : i32>
// CHECK-DAG: #[[EIGHT:.*]] = #llvm.loop_interleave<count = 8 : i32>
// CHECK-DAG: #[[OF_FOUR:.*]] = #llvm.loop_annotation<interleave = #[[FOUR]]>
// CHECK-DAG: #[[OF_EIGHT:.*]] = #llvm.loop_annotation<interleave = #[[EIGHT]]>
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

// Long iterations: eight vectors, or four, if they leave little over; two where
// nobody knows.
// CHECK-LABEL: @long
// CHECK: math.tanh
// CHECK: } {loop_annotation = #[[OF_EIGHT]]}
// CHECK: math.erfc
// CHECK: } {loop_annotation = #[[OF_EIGHT]]}
// CHECK: math.erfc
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
// CHECK: math.log
// CHECK: } {loop_annotation = #[[OF_FOUR]]}
// CHECK: math.erfc
// CHECK: } {loop_annotation = #[[ANNOTATION]]}
func.func @long(%a: memref<4099xf32>, %b: memref<4099xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %c300 = arith.constant 300 : index
  %c4099 = arith.constant 4099 : index
  scf.for %i = %c0 to %c4099 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.exp %0 : f32
    %2 = math.tanh %1 : f32
    memref.store %2, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %c256 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    memref.store %1, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %c300 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    memref.store %1, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %c4099 step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    %2 = math.exp %1 : f32
    %3 = math.log %2 : f32
    memref.store %3, %b[%i] : memref<4099xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %a[%i] : memref<4099xf32>
    %1 = math.erfc %0 : f32
    memref.store %1, %b[%i] : memref<4099xf32>
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

// Loops of sizes that only the run knows, where places are outside of an array
// in the first and last iterations alone: those between ask nothing.
// RUN: tensor-opt %s --pass-pipeline='builtin.module(func.func(ten-split-loops,canonicalize,cse))' | FileCheck %s
// RUN: tensor-opt %s --pass-pipeline='builtin.module(func.func(ten-split-loops{limit=20},canonicalize))' | FileCheck %s --check-prefix=LIMIT

// A window of three, two apart, with a border of one.
// CHECK-LABEL: @window(
// CHECK-SAME: %[[FROM:.*]]: memref<?xf32>, %[[TO:.*]]: memref<?xf32>, %[[N:.*]]: index)
// CHECK: %[[SIZE:.*]] = memref.dim %[[FROM]]
// CHECK: %[[ROOM:.*]] = arith.subi %[[SIZE]], %c1
// CHECK: %[[LAST:.*]] = arith.ceildivsi %[[ROOM]], %c2
// CHECK: %[[BEFORE:.*]] = arith.minsi %[[N]], %[[LAST]]
// CHECK: %[[FIRST:.*]] = arith.minsi %[[N]], %c1
// CHECK: %[[END:.*]] = arith.maxsi %[[BEFORE]], %[[FIRST]]
// CHECK: scf.for %[[PART:.*]] = %c0 to %c3 step
// CHECK-NEXT: %[[INNER:.*]] = arith.cmpi eq, %[[PART]], %c1
// CHECK-NEXT: scf.if %[[INNER]] {
// CHECK-NEXT: scf.for %[[I:.*]] = %[[FIRST]] to %[[END]] step
// CHECK: scf.for %[[K:.*]] = %c0 to %c3
// CHECK-NEXT: %[[TWICE:.*]] = arith.muli %[[I]], %c2
// CHECK-NEXT: %[[AT:.*]] = arith.addi %[[TWICE]], %[[K]]
// CHECK-NEXT: %[[PLACE:.*]] = arith.addi %[[AT]], %c-1
// CHECK-NEXT: %[[X:.*]] = memref.load %[[FROM]][%[[PLACE]]]
// CHECK-NEXT: memref.load %[[TO]]
// CHECK-NEXT: arith.addf %{{.*}}, %[[X]]
// CHECK: } else {
// CHECK-NEXT: %[[IS_FIRST:.*]] = arith.cmpi eq, %[[PART]], %c0
// CHECK-NEXT: %[[FROM_I:.*]] = arith.select %[[IS_FIRST]], %c0, %[[END]]
// CHECK-NEXT: %[[TO_I:.*]] = arith.select %[[IS_FIRST]], %[[FIRST]], %[[N]]
// CHECK-NEXT: scf.for %{{.*}} = %[[FROM_I]] to %[[TO_I]] step
// CHECK: scf.for
// CHECK: arith.cmpi ult
// CHECK: return
// LIMIT-LABEL: @window(
// LIMIT-COUNT-2: scf.for
// LIMIT-NOT: scf.for
// LIMIT: return
func.func @window(%from: memref<?xf32>, %to: memref<?xf32>, %n: index) {
  %zero = arith.constant 0.0 : f32
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %k = %c0 to %c3 step %c1 {
      %size = memref.dim %from, %c0 : memref<?xf32>
      %last = arith.subi %size, %c1 : index
      %0 = arith.muli %i, %c2 : index
      %1 = arith.addi %0, %k : index
      %2 = arith.addi %1, %c-1 : index
      %3 = arith.cmpi ult, %2, %size : index
      %4 = arith.maxsi %2, %c0 : index
      %5 = arith.minsi %4, %last : index
      %6 = memref.load %from[%5] : memref<?xf32>
      %7 = arith.select %3, %6, %zero : f32
      %8 = memref.load %to[%i] : memref<?xf32>
      %9 = arith.addf %8, %7 : f32
      memref.store %9, %to[%i] : memref<?xf32>
    }
  }
  return
}

// A border of a width that only the run knows.
// CHECK-LABEL: @pad(
// CHECK-SAME: %[[FROM:.*]]: memref<?xf32>, %[[TO:.*]]: memref<?xf32>, %[[N:.*]]: index, %[[LOW:.*]]: index)
// CHECK: scf.for
// CHECK: arith.cmpi
// CHECK: scf.for %[[I:.*]] =
// CHECK-NEXT: %[[PLACE:.*]] = arith.subi %[[I]], %[[LOW]]
// CHECK-NEXT: %[[X:.*]] = memref.load %[[FROM]][%[[PLACE]]]
// CHECK-NEXT: memref.store %[[X]], %[[TO]][%[[I]]]
// CHECK: scf.for
// CHECK: arith.cmpi
// CHECK: return
func.func @pad(%from: memref<?xf32>, %to: memref<?xf32>, %n: index, %low: index) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %from, %c0 : memref<?xf32>
  %last = arith.subi %size, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.subi %i, %low : index
    %1 = arith.cmpi ult, %0, %size : index
    %2 = arith.maxsi %0, %c0 : index
    %3 = arith.minsi %2, %last : index
    %4 = memref.load %from[%3] : memref<?xf32>
    %5 = arith.select %1, %4, %zero : f32
    memref.store %5, %to[%i] : memref<?xf32>
  }
  return
}

// Places that go backwards, a size that may be any number, an array that the
// loop makes, a place that is no sum.
// CHECK-LABEL: @stays(
// CHECK-COUNT-1: scf.for
// CHECK-NOT: scf.for
// CHECK: return
func.func @stays(%to: memref<?xi1>, %n: index, %any: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %size = memref.dim %to, %c0 : memref<?xi1>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.subi %n, %i : index
    %1 = arith.cmpi ult, %0, %size : index
    memref.store %1, %to[%i] : memref<?xi1>
    %2 = arith.cmpi ult, %i, %any : index
    memref.store %2, %to[%i] : memref<?xi1>
    %made = memref.alloc(%i) : memref<?xf32>
    %length = memref.dim %made, %c0 : memref<?xf32>
    %3 = arith.cmpi ult, %i, %length : index
    memref.store %3, %to[%i] : memref<?xi1>
    memref.dealloc %made : memref<?xf32>
    %4 = arith.remui %i, %c3 : index
    %5 = arith.cmpi ult, %4, %size : index
    memref.store %5, %to[%i] : memref<?xi1>
  }
  return
}

// RUN: tensor-opt %s -ten-parallelize -canonicalize -cse | FileCheck %s
// RUN: tensor-opt %s -ten-parallelize --remarks-filter=ten-parallelize --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Each iteration writes a row of its own, and has memory of its own.
// REMARK: parallelize-loops.mlir:[[#@LINE+9]]:3: remark: {{.*}}Remark="parallel: 64 chunks, about {{[0-9]+}} us of work"
// CHECK-LABEL: @rows(
// CHECK: scf.forall (%[[C:.*]]) in (
// CHECK:   scf.for %{{.*}} = %{{.*}} to
// CHECK:     memref.alloc() : memref<1024xf32>
func.func @rows(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) attributes {ten.kernel = "normalize"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloc() : memref<1024xf32>
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %x[%i, %j] : memref<1024x1024xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %t[%j] : memref<1024xf32>
    }
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %t[%j] : memref<1024xf32>
      memref.store %0, %y[%i, %j] : memref<1024x1024xf32>
    }
  }
  return
}

// Blocks of columns of as many elements as the step.
// CHECK-LABEL: @blocks(
// CHECK: scf.forall
func.func @blocks(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 1024 : index
  scf.for %j = %c0 to %n step %c64 {
    %from = memref.subview %x[0, %j] [1024, 64] [1, 1] : memref<1024x1024xf32> to memref<1024x64xf32, strided<[1024, 1], offset: ?>>
    %to = memref.subview %y[0, %j] [1024, 64] [1, 1] : memref<1024x1024xf32> to memref<1024x64xf32, strided<[1024, 1], offset: ?>>
    linalg.copy ins(%from : memref<1024x64xf32, strided<[1024, 1], offset: ?>>) outs(%to : memref<1024x64xf32, strided<[1024, 1], offset: ?>>)
  }
  return
}

// REMARK: parallelize-loops.mlir:[[#@LINE+9]]:3: remark: {{.*}}Remark="not parallel: iterations depend on each other"
// Each iteration needs what the one before wrote.
// CHECK-LABEL: @recurrence(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @recurrence(%y: memref<1000000xf32>) attributes {ten.kernel = "scan"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 999999 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %y[%i] : memref<1000000xf32>
    %next = arith.addi %i, %c1 : index
    %1 = math.exp %0 : f32
    memref.store %1, %y[%next] : memref<1000000xf32>
  }
  return
}

// Blocks that overlap, and memory that all iterations use.
// CHECK-LABEL: @overlap(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @overlap(%x: memref<1024x2048xf32>, %y: memref<1024x2048xf32>, %t: memref<1xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 1024 : index
  scf.for %j = %c0 to %n step %c64 {
    %to = memref.subview %y[0, %j] [1024, 65] [1, 1] : memref<1024x2048xf32> to memref<1024x65xf32, strided<[2048, 1], offset: ?>>
    scf.for %i = %c0 to %n step %c1 {
      scf.for %k = %c0 to %c64 step %c1 {
        %0 = memref.load %x[%i, %j] : memref<1024x2048xf32>
        memref.store %0, %to[%i, %k] : memref<1024x65xf32, strided<[2048, 1], offset: ?>>
      }
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %x[%i, %j] : memref<1024x2048xf32>
      memref.store %0, %t[%c0] : memref<1xf32>
      %1 = memref.load %t[%c0] : memref<1xf32>
      memref.store %1, %y[%i, %j] : memref<1024x2048xf32>
    }
  }
  return
}

// A sum that the loop carries.
// CHECK-LABEL: @carried(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @carried(%x: memref<1000000xf32>, %y: memref<f32>) attributes {ten.kernel = "reduce"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  %zero = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> f32 {
    %0 = memref.load %x[%i] : memref<1000000xf32>
    %1 = arith.addf %sum, %0 : f32
    scf.yield %1 : f32
  }
  memref.store %s, %y[] : memref<f32>
  return
}

// Sorts of rows, each in memory of its own.
// CHECK-LABEL: @sorts(
// CHECK: scf.forall
// CHECK: call @ten_rt_sort_i32
func.func private @ten_rt_sort_i32(index, index, index)
func.func @sorts(%x: memref<1024x1024xi32>) attributes {ten.kernel = "sort"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloc() : memref<1024xi32>
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %x[%i, %j] : memref<1024x1024xi32>
      memref.store %0, %t[%j] : memref<1024xi32>
    }
    %p = memref.extract_aligned_pointer_as_index %t : memref<1024xi32> -> index
    func.call @ten_rt_sort_i32(%p, %n, %n) : (index, index, index) -> ()
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %t[%j] : memref<1024xi32>
      memref.store %0, %x[%i, %j] : memref<1024x1024xi32>
    }
  }
  return
}

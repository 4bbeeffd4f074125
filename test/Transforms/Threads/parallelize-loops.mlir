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

// Blocks of 16 columns, one by one: the inner loop stays in the block.
// CHECK-LABEL: @columns_of_blocks(
// CHECK: scf.forall
func.func @columns_of_blocks(%x: memref<1024x1024xf32>, %y: memref<1024x1024xf32>) attributes {ten.kernel = "algorithm"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 1024 : index
  scf.for %block = %c0 to %c64 step %c1 {
    %first = arith.muli %block, %c16 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %c16 step %c1 {
        %column = arith.addi %first, %j : index
        %0 = memref.load %x[%i, %column] : memref<1024x1024xf32>
        %1 = math.exp %0 : f32
        memref.store %1, %y[%i, %column] : memref<1024x1024xf32>
      }
    }
  }
  return
}

// An inner loop that leaves its block by one column.
// CHECK-LABEL: @columns_beyond_blocks(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @columns_beyond_blocks(%x: memref<1024x1024xf32>, %y: memref<1024x1041xf32>) attributes {ten.kernel = "algorithm"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 1024 : index
  scf.for %block = %c0 to %c64 step %c1 {
    %first = arith.muli %block, %c16 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %c17 step %c1 {
        %column = arith.addi %first, %j : index
        %0 = memref.load %x[%j, %i] : memref<1024x1024xf32>
        %1 = math.exp %0 : f32
        memref.store %1, %y[%i, %column] : memref<1024x1041xf32>
      }
    }
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

// A large row is sorted by the call's threads.
// CHECK-LABEL: @large_sort(
// CHECK: call @ten_rt_sort_i32({{.*}}) {ten.on_threads}
// REMARK: remark: {{.*}}Remark="parallel: sort of 1000000 numbers"
func.func @large_sort(%x: memref<1000000xi32>) attributes {ten.kernel = "sort"} {
  %n = arith.constant 1000000 : index
  %p = memref.extract_aligned_pointer_as_index %x : memref<1000000xi32> -> index
  func.call @ten_rt_sort_i32(%p, %n, %n) : (index, index, index) -> ()
  return
}

// A small one is not, nor one of which the first numbers alone are wanted.
// CHECK-LABEL: @small_sorts(
// CHECK-NOT: ten.on_threads
// CHECK: return
// REMARK: remark: {{.*}}Remark="not parallel: few numbers to sort"
func.func @small_sorts(%x: memref<1000xi32>, %y: memref<1000000xi32>) attributes {ten.kernel = "sort"} {
  %few = arith.constant 1000 : index
  %n = arith.constant 1000000 : index
  %p = memref.extract_aligned_pointer_as_index %x : memref<1000xi32> -> index
  func.call @ten_rt_sort_i32(%p, %few, %few) : (index, index, index) -> ()
  %q = memref.extract_aligned_pointer_as_index %y : memref<1000000xi32> -> index
  func.call @ten_rt_sort_i32(%q, %n, %few) : (index, index, index) -> ()
  return
}

// Few blocks that do nothing but a nest are divided together with it.
// CHECK-LABEL: @few_blocks(
// CHECK: scf.forall (%[[C:.*]]) in (20) {
// CHECK:   %[[BLOCK:.*]] = arith.divui %[[C]], %c4
// CHECK:   %[[PART:.*]] = arith.remui %[[C]], %c4
// CHECK-NOT: scf.for
// CHECK:   linalg.fill
// CHECK:   linalg.generic
func.func @few_blocks(%x: memref<96x200xf32>, %w: memref<50x200x16xf32>, %y: memref<96x800xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c160 = arith.constant 160 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant 800 : index
  scf.for %j = %c0 to %n step %c160 {
    %p = arith.divui %j, %c16 : index
    %from = memref.subview %w[%p, 0, 0] [10, 200, 16] [1, 1, 1] : memref<50x200x16xf32> to memref<10x200x16xf32, strided<[3200, 16, 1], offset: ?>>
    %to = memref.subview %y[0, %j] [96, 160] [1, 1] : memref<96x800xf32> to memref<96x160xf32, strided<[800, 1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%to : memref<96x160xf32, strided<[800, 1], offset: ?>>)
    linalg.generic {indexing_maps = [affine_map<(i, p, j, k) -> (i, k)>, affine_map<(i, p, j, k) -> (p, k, j)>, affine_map<(i, p, j, k) -> (i, p * 16 + j)>],
                    iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
        ins(%x, %from : memref<96x200xf32>, memref<10x200x16xf32, strided<[3200, 16, 1], offset: ?>>)
        outs(%to : memref<96x160xf32, strided<[800, 1], offset: ?>>)
        attrs = {ten.tile = #ten.tile<row = 0, column = 2, lanes = 8, heights = [12, 6]>} {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    }
  }
  return
}

// What a block packs first is packed once for it.
// CHECK-LABEL: @packing_blocks(
// CHECK: scf.forall (%{{.*}}) in (5) {
// CHECK:   memref.alloc() : memref<160x96xf32>
func.func @packing_blocks(%x: memref<96x800xf32>, %y: memref<800x96xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c160 = arith.constant 160 : index
  %n = arith.constant 800 : index
  scf.for %j = %c0 to %n step %c160 {
    %t = memref.alloc() : memref<160x96xf32>
    %from = memref.subview %x[0, %j] [96, 160] [1, 1] : memref<96x800xf32> to memref<96x160xf32, strided<[800, 1], offset: ?>>
    %to = memref.subview %y[%j, 0] [160, 96] [1, 1] : memref<800x96xf32> to memref<160x96xf32, strided<[96, 1], offset: ?>>
    linalg.transpose ins(%from : memref<96x160xf32, strided<[800, 1], offset: ?>>) outs(%t : memref<160x96xf32>) permutation = [1, 0]
    linalg.copy ins(%t : memref<160x96xf32>) outs(%to : memref<160x96xf32, strided<[96, 1], offset: ?>>)
  }
  return
}

// Of a small odd number of long blocks, each is divided: some threads would wait
// while others compute the last one.
// CHECK-LABEL: @odd_blocks(
// CHECK: scf.for
// CHECK:   memref.alloc() : memref<1000x128xf32>
// CHECK:   scf.forall {{.*}} {
// CHECK:     linalg.copy
// CHECK:   scf.forall {{.*}} {
// CHECK:     linalg.generic
// CHECK-LABEL: @even_blocks(
// CHECK: scf.forall (%{{.*}}) in (8) {
// CHECK:   memref.alloc() : memref<1000x128xf32>
func.func @odd_blocks(%x: memref<1000x1000xf32>, %w: memref<1000x896xf32>, %y: memref<1000x896xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %n = arith.constant 896 : index
  scf.for %j = %c0 to %n step %c128 {
    %t = memref.alloc() : memref<1000x128xf32>
    %from = memref.subview %w[0, %j] [1000, 128] [1, 1] : memref<1000x896xf32> to memref<1000x128xf32, strided<[896, 1], offset: ?>>
    linalg.copy ins(%from : memref<1000x128xf32, strided<[896, 1], offset: ?>>) outs(%t : memref<1000x128xf32>)
    %to = memref.subview %y[0, %j] [1000, 128] [1, 1] : memref<1000x896xf32> to memref<1000x128xf32, strided<[896, 1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%to : memref<1000x128xf32, strided<[896, 1], offset: ?>>)
    linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %t : memref<1000x1000xf32>, memref<1000x128xf32>) outs(%to : memref<1000x128xf32, strided<[896, 1], offset: ?>>)
        attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    }
  }
  return
}
func.func @even_blocks(%x: memref<1000x1000xf32>, %w: memref<1000x1024xf32>, %y: memref<1000x1024xf32>) attributes {ten.kernel = "contract"} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %n = arith.constant 1024 : index
  scf.for %j = %c0 to %n step %c128 {
    %t = memref.alloc() : memref<1000x128xf32>
    %from = memref.subview %w[0, %j] [1000, 128] [1, 1] : memref<1000x1024xf32> to memref<1000x128xf32, strided<[1024, 1], offset: ?>>
    linalg.copy ins(%from : memref<1000x128xf32, strided<[1024, 1], offset: ?>>) outs(%t : memref<1000x128xf32>)
    %to = memref.subview %y[0, %j] [1000, 128] [1, 1] : memref<1000x1024xf32> to memref<1000x128xf32, strided<[1024, 1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%to : memref<1000x128xf32, strided<[1024, 1], offset: ?>>)
    linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %t : memref<1000x1000xf32>, memref<1000x128xf32>) outs(%to : memref<1000x128xf32, strided<[1024, 1], offset: ?>>)
        attrs = {ten.tile = #ten.tile<row = 0, column = 1, lanes = 8, heights = [12, 6]>} {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    }
  }
  return
}

// All of an iteration's accesses are beside its number alike.
// CHECK-LABEL: @beside(
// CHECK: scf.forall
func.func @beside(%y: memref<1000000xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 999999 : index
  scf.for %i = %c0 to %n step %c1 {
    %next = arith.addi %i, %c1 : index
    %0 = memref.load %y[%next] : memref<1000000xf32>
    %1 = math.exp %0 : f32
    memref.store %1, %y[%next] : memref<1000000xf32>
  }
  return
}

// Iteration 2 reads what iteration 1 writes.
// CHECK-LABEL: @other_factor(
// CHECK-NOT: scf.forall
// CHECK: return
func.func @other_factor(%y: memref<1000000xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 500000 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %y[%i] : memref<1000000xf32>
    %1 = math.exp %0 : f32
    %twice = arith.muli %i, %c2 : index
    memref.store %1, %y[%twice] : memref<1000000xf32>
  }
  return
}

// Chunks of panels cost nothing but their start: 25 keep two threads busier
// than five would, of which one thread has three.
// CHECK-LABEL: @panels(
// CHECK: scf.forall (%{{.*}}) in (25)
func.func @panels(%x: memref<25x4096xf32>, %y: memref<25x4096xf32>) attributes {ten.kernel = "map"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c25 = arith.constant 25 : index
  %n = arith.constant 4096 : index
  scf.for %i = %c0 to %c25 step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = memref.load %x[%i, %j] : memref<25x4096xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %y[%i, %j] : memref<25x4096xf32>
    }
  }
  return
}

// RUN: tensor-opt %s -split-input-file -ten-kernels-to-gpu -canonicalize | FileCheck %s

// A block makes the passes of its tiles in shared memory; the loop behind stays
// on the host, with a launch for each nest.
#id = affine_map<(i, j) -> (i, j)>
func.func private @sort_0(%x: memref<2x5000xi32>, %out: memref<2x5000xi32>) attributes {ten.kernel = "sort"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc() : memref<2x5000xi32>
  %b = memref.alloc() : memref<2x5000xi32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<2x5000xi32>) outs(%a : memref<2x5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
  ^bb0(%e: i32, %o: i32):
    %0 = arith.addi %e, %e : i32
    linalg.yield %0 : i32
  }
  scf.for %n = %c0 to %c5 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<2x5000xi32>) outs(%b : memref<2x5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %odd = arith.xori %j, %c1 : index
      %other = memref.load %a[%i, %odd] : memref<2x5000xi32>
      %0 = arith.maxsi %e, %other : i32
      linalg.yield %0 : i32
    }
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%b : memref<2x5000xi32>) outs(%a : memref<2x5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
  }
  scf.for %n = %c5 to %c7 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<2x5000xi32>) outs(%out : memref<2x5000xi32>) attrs = {ten.round} {
    ^bb0(%e: i32, %o: i32):
      %k = arith.index_cast %n : index to i32
      %0 = arith.addi %e, %k : i32
      linalg.yield %0 : i32
    }
  }
  return
}
func.func @main(%x: memref<2x5000xi32>, %out: memref<2x5000xi32>) {
  ten.launch @sort_0(%x) into(%out) : (memref<2x5000xi32>) into (memref<2x5000xi32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: memref<2x5000xi32>, %[[OUT:.*]]: memref<2x5000xi32>)
// CHECK-DAG: %[[C5:.*]] = arith.constant 5 : index
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : index
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : index
// CHECK: %[[A:.*]] = memref.alloc() : memref<2x5000xi32>
// CHECK-NOT: memref.alloc
// CHECK: gpu.launch_func @kernels::@sort_0 blocks in (%[[C10]],{{.*}} args(%[[X]] : memref<2x5000xi32>, %[[A]] : memref<2x5000xi32>)
// CHECK-NEXT: scf.for %[[N:.*]] = %[[C5]] to %[[C7]]
// CHECK-NEXT: gpu.launch_func @kernels::@sort_0_1 {{.*}} args(%[[N]] : index, %[[A]] : memref<2x5000xi32>, %[[OUT]] : memref<2x5000xi32>)
// CHECK: gpu.func @sort_0(%[[KX:.*]]: memref<2x5000xi32>, %[[KA:.*]]: memref<2x5000xi32>) workgroup(%[[S:.*]] : memref<1024xi32, #gpu.address_space<workgroup>> {{.*}}, %[[T:.*]] : memref<1024xi32, #gpu
// CHECK-DAG: %[[SA:.*]] = memref.memory_space_cast %[[S]]
// CHECK-DAG: %[[SB:.*]] = memref.memory_space_cast %[[T]]
// The elements of two rows, in tiles of which the fifth is not full.
// CHECK: scf.for %[[TASK:.*]] = %block_id_x to
// CHECK: %[[START:.*]] = arith.muli
// CHECK: arith.minui %{{.*}}, %c1024
// CHECK: scf.for %[[I:.*]] = %thread_id_x to
// CHECK: memref.load %[[KX]][
// CHECK: memref.store %{{.*}}, %[[SA]][%[[I]]]
// CHECK: gpu.barrier
// CHECK: scf.for %{{.*}} = %c0 to %c5
// CHECK: scf.for %[[J:.*]] = %thread_id_x to
// CHECK: memref.load %[[SA]][%[[J]]]
// CHECK: %[[IN:.*]] = arith.subi %{{.*}}, %[[START]]
// CHECK: memref.load %[[SA]][%[[IN]]]
// CHECK: memref.store %{{.*}}, %[[SB]][%[[J]]]
// CHECK: gpu.barrier
// CHECK: memref.load %[[SB]]
// CHECK: memref.store %{{.*}}, %[[SA]]
// CHECK: gpu.barrier
// CHECK: memref.load %[[SA]]
// CHECK: memref.store %{{.*}}, %[[KA]]
// CHECK: gpu.barrier
// CHECK: gpu.return

// -----

// Without marks a loop over nests is the program of one block.
#id = affine_map<(i) -> (i)>
func.func private @scan_0(%x: memref<5000xi32>, %out: memref<5000xi32>) attributes {ten.kernel = "scan"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %n = %c0 to %c5 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%x : memref<5000xi32>) outs(%out : memref<5000xi32>) {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
  }
  return
}
func.func @main(%x: memref<5000xi32>, %out: memref<5000xi32>) {
  ten.launch @scan_0(%x) into(%out) : (memref<5000xi32>) into (memref<5000xi32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-NOT: scf.for
// CHECK: gpu.launch_func @kernels::@scan_0 blocks in (%c1,
// CHECK: gpu.func @scan_0

// -----

// Passes of short rows, and those whose tiles would not fit into shared memory,
// are launches.
#id = affine_map<(i, j) -> (i, j)>
func.func private @sort_0(%x: memref<90x100xi32>, %a: memref<90x100xi32>, %b: memref<90x100xi32>) attributes {ten.kernel = "sort"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<90x100xi32>) outs(%a : memref<90x100xi32>) attrs = {ten.round_tile = 1024 : i64} {
  ^bb0(%e: i32, %o: i32):
    linalg.yield %e : i32
  }
  scf.for %n = %c0 to %c5 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a : memref<90x100xi32>) outs(%b : memref<90x100xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%b : memref<90x100xi32>) outs(%a : memref<90x100xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
  }
  return
}
#row = affine_map<(i) -> (i)>
func.func private @sort_1(%x: memref<5000xi64>, %a: memref<5000xi64>, %b: memref<5000xi64>) attributes {ten.kernel = "sort"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
      ins(%x : memref<5000xi64>) outs(%a : memref<5000xi64>) attrs = {ten.round_tile = 4096 : i64} {
  ^bb0(%e: i64, %o: i64):
    linalg.yield %e : i64
  }
  scf.for %n = %c0 to %c5 step %c1 {
    linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
        ins(%a : memref<5000xi64>) outs(%b : memref<5000xi64>) attrs = {ten.round_tile = 4096 : i64} {
    ^bb0(%e: i64, %o: i64):
      linalg.yield %e : i64
    }
    linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
        ins(%b : memref<5000xi64>) outs(%a : memref<5000xi64>) attrs = {ten.round_tile = 4096 : i64} {
    ^bb0(%e: i64, %o: i64):
      linalg.yield %e : i64
    }
  }
  return
}
func.func @main(%x: memref<90x100xi32>, %a: memref<90x100xi32>, %b: memref<90x100xi32>, %y: memref<5000xi64>, %c: memref<5000xi64>, %d: memref<5000xi64>) {
  ten.launch @sort_0(%x) into(%a, %b) : (memref<90x100xi32>) into (memref<90x100xi32>, memref<90x100xi32>)
  ten.launch @sort_1(%y) into(%c, %d) : (memref<5000xi64>) into (memref<5000xi64>, memref<5000xi64>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK: gpu.launch_func @kernels::@sort_0 {{.*}} args(
// CHECK: scf.for
// CHECK: gpu.launch_func @kernels::@sort_0_1
// CHECK: gpu.launch_func @kernels::@sort_0_2
// CHECK: gpu.launch_func @kernels::@sort_1
// CHECK: scf.for
// CHECK: gpu.launch_func @kernels::@sort_1_1
// CHECK: gpu.launch_func @kernels::@sort_1_2
// CHECK-NOT: workgroup(

// -----

// Without a nest before it, the loop starts from what is where it leaves its
// results, or would be copied there; what is only copied away is written there.
// Few rows are a block's even if they are short.
#id = affine_map<(i) -> (i)>
func.func private @scan_0(%x: memref<100xi32>, %out: memref<100xi32>) attributes {ten.kernel = "scan"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<100xi32>
  %b = memref.alloc() : memref<100xi32>
  memref.copy %x, %a : memref<100xi32> to memref<100xi32>
  scf.for %n = %c0 to %c4 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%a : memref<100xi32>) outs(%b : memref<100xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%b : memref<100xi32>) outs(%a : memref<100xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
  }
  memref.copy %a, %out : memref<100xi32> to memref<100xi32>
  return
}
func.func @main(%x: memref<100xi32>, %out: memref<100xi32>) {
  ten.launch @scan_0(%x) into(%out) : (memref<100xi32>) into (memref<100xi32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: memref<100xi32>, %[[OUT:.*]]: memref<100xi32>)
// CHECK-NOT: memref.copy
// CHECK: gpu.launch_func @kernels::@scan_0 blocks in (%c1, {{.*}} args(%[[X]] : memref<100xi32>, %[[OUT]] : memref<100xi32>)
// CHECK-NOT: memref.copy
// CHECK: gpu.func @scan_0(%[[KX:.*]]: memref<100xi32>, %[[KO:.*]]: memref<100xi32>) workgroup(%[[S:.*]] : memref<1024xi32, #gpu.address_space<workgroup>> {{.*}}, %{{.*}} : memref
// CHECK: %[[SA:.*]] = memref.memory_space_cast
// CHECK: memref.load %[[KX]]
// CHECK: memref.store
// CHECK: gpu.barrier
// CHECK: scf.for %{{.*}} = %c0 to %c4
// CHECK: memref.store %{{.*}}, %[[KO]]

// -----

// A copy stays where its target is read by other tiles, and where more is done
// with the result.
#id = affine_map<(i) -> (i)>
func.func private @scan_0(%out: memref<5000xi32>, %other: memref<5000xi32>, %third: memref<5000xi32>) attributes {ten.kernel = "scan"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c4999 = arith.constant 4999 : index
  %a = memref.alloc() : memref<5000xi32>
  %b = memref.alloc() : memref<5000xi32>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%a : memref<5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = arith.subi %c4999, %i : index
    %0 = memref.load %out[%j] : memref<5000xi32>
    linalg.yield %0 : i32
  }
  scf.for %n = %c0 to %c4 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%a : memref<5000xi32>) outs(%b : memref<5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%b : memref<5000xi32>) outs(%a : memref<5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
  }
  memref.copy %a, %out : memref<5000xi32> to memref<5000xi32>
  %c = memref.alloc() : memref<5000xi32>
  memref.copy %other, %c : memref<5000xi32> to memref<5000xi32>
  scf.for %n = %c0 to %c4 step %c1 {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%c : memref<5000xi32>) outs(%b : memref<5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%b : memref<5000xi32>) outs(%c : memref<5000xi32>) attrs = {ten.round_tile = 1024 : i64} {
    ^bb0(%e: i32, %o: i32):
      linalg.yield %e : i32
    }
  }
  memref.copy %c, %other : memref<5000xi32> to memref<5000xi32>
  memref.copy %c, %third : memref<5000xi32> to memref<5000xi32>
  return
}
func.func @main(%out: memref<5000xi32>, %other: memref<5000xi32>, %third: memref<5000xi32>) {
  ten.launch @scan_0() into(%out, %other, %third) : () into (memref<5000xi32>, memref<5000xi32>, memref<5000xi32>)
  return
}
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[OUT:.*]]: memref<5000xi32>, %[[OTHER:.*]]: memref<5000xi32>, %[[THIRD:.*]]: memref<5000xi32>)
// CHECK: gpu.launch_func @kernels::@scan_0 {{.*}} args(%[[OUT]] : memref<5000xi32>, %[[A:.*]] : memref<5000xi32>)
// CHECK: memref.copy %[[A]], %[[OUT]]
// CHECK: gpu.launch_func @kernels::@scan_0_1 {{.*}} args(%[[C:.*]] : memref<5000xi32>, %[[OTHER]] : memref<5000xi32>)
// CHECK: memref.copy %[[C]], %[[OTHER]]
// CHECK: memref.copy %[[C]], %[[THIRD]]

// RUN: tensor-opt %s -ten-outline-parallel-loops | FileCheck %s

// The kernel asks for the call, and leaves addresses where threads find them.
// CHECK-LABEL: func.func private @map_0(
// CHECK-SAME: %[[X:.*]]: memref<64x1024xf32>, %[[Y:.*]]: memref<64x1024xf32>, %[[SCRATCH:.*]]: memref<?xi8>, %[[CALL:.*]]: !llvm.ptr)
// CHECK-SAME: ten.takes_call
// CHECK: %[[BLOCK:.*]] = llvm.alloca
// CHECK-NOT: scf.forall
// CHECK-DAG: %[[COUNT:.*]] = llvm.mlir.constant(64 : i64)
// CHECK-DAG: %[[BODY:.*]] = llvm.mlir.addressof @map_0_chunk_entry
// CHECK: llvm.call @ten_parallel_start(%[[CALL]], %[[BLOCK]], %[[COUNT]], %[[BODY]])

// What was distinct for the kernel is for the body; the thread's memory is.
// CHECK: func.func private @map_0_chunk(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<16xf32>, %[[I:[a-z0-9]+]]: index)
// CHECK-SAME: passthrough = ["noinline"]
// CHECK-SAME: ten.distinct = array<i64:
// CHECK-NOT: ten.worker
// CHECK: memref.load %{{.*}}[%[[I]], %{{.*}}]
// CHECK: return

func.func private @map_0(%x: memref<64x1024xf32>, %y: memref<64x1024xf32>, %scratch: memref<?xi8>)
    attributes {ten.kernel = "map", ten.distinct = array<i64: 0, 1, 2>} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i) in (64) {
    %w = ten.worker : index
    %from = arith.muli %w, %c64 : index
    %t = memref.view %scratch[%from][] : memref<?xi8> to memref<16xf32>
    %0 = memref.load %x[%i, %c0] : memref<64x1024xf32>
    memref.store %0, %t[%c0] : memref<16xf32>
    %1 = memref.load %t[%c0] : memref<16xf32>
    memref.store %1, %y[%i, %c0] : memref<64x1024xf32>
  }
  return
}

// Kernels without such loops stay as they are.
// CHECK-LABEL: func.func private @map_1(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<8xf32>) attributes {ten.kernel = "map"}
func.func private @map_1(%y: memref<8xf32>) attributes {ten.kernel = "map"} {
  return
}

// A sort that may use the call's threads gets the call.
// CHECK-LABEL: func.func private @sort_0(
// CHECK-SAME: %{{[a-z0-9]+}}: memref<1000000xi32>, %[[CALL:[a-z0-9]+]]: !llvm.ptr)
// CHECK-SAME: ten.takes_call
// CHECK: call @ten_rt_sort_on_threads_i32(%{{.*}}, %{{.*}}, %[[CALL]]) : (index, index, !llvm.ptr) -> ()
// CHECK: call @ten_rt_sort_i32(%{{.*}}) : (index, index, index) -> ()
func.func private @ten_rt_sort_i32(index, index, index)
func.func private @sort_0(%x: memref<1000000xi32>) attributes {ten.kernel = "sort"} {
  %n = arith.constant 1000000 : index
  %p = memref.extract_aligned_pointer_as_index %x : memref<1000000xi32> -> index
  func.call @ten_rt_sort_i32(%p, %n, %n) {ten.on_threads} : (index, index, index) -> ()
  func.call @ten_rt_sort_i32(%p, %n, %n) : (index, index, index) -> ()
  return
}

// The number of threads is the call's; the loop's body gets it.
// CHECK-LABEL: func.func private @scatter_0(
// CHECK-SAME: %[[CALL:[a-z0-9]+]]: !llvm.ptr)
// CHECK-NOT: ten.threads
// CHECK: llvm.getelementptr %[[CALL]][0, 5]
// CHECK: %[[THREADS:.*]] = arith.index_cast
// CHECK: scf.if
// CHECK: llvm.store
// CHECK: func.func private @scatter_0_chunk(
// CHECK-NOT: ten.threads
// CHECK: return
func.func private @scatter_0(%y: memref<64xindex>) attributes {ten.kernel = "scatter"} {
  %c1 = arith.constant 1 : index
  %n = ten.threads : index
  %several = arith.cmpi ugt, %n, %c1 : index
  scf.if %several {
    scf.forall (%i) in (%n) {
      memref.store %n, %y[%i] : memref<64xindex>
    }
  }
  return
}

// CHECK: llvm.func internal @map_0_chunk_entry(%{{.*}}: !llvm.ptr, %[[W:.*]]: i64, %[[N:.*]]: i64) attributes {passthrough = ["noinline", "optnone"]}
// CHECK: %[[WORKER:.*]] = arith.index_cast %[[W]] : i64 to index
// CHECK: memref.view %{{.*}} : memref<?xi8> to memref<16xf32>
// CHECK: call @map_0_chunk(

// CHECK: llvm.func internal @ten_parallel_worker(%{{.*}}: !llvm.ptr, %{{.*}}: i64) -> i32 attributes {passthrough = ["noinline", "optnone"]}
// CHECK: llvm.atomicrmw add
// CHECK: llvm.func internal @ten_parallel_start(

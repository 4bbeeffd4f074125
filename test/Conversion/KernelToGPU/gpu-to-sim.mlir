// RUN: tensor-opt %s -split-input-file -convert-gpu-to-sim -canonicalize | FileCheck %s

// CHECK: module attributes {ten.device_kernels = [{meets = true, name = "k", shared_bytes = 32 : i64, symbol = "sim_k"}], ten.device_target = "gpu-sim"}
// CHECK: func.func private @sim_k(%[[T:.*]]: !llvm.ptr, %[[W:.*]]: !llvm.ptr) attributes {ten.kernel = "gpu", ten.simulated}
// The parameters: an address, a size, an f32 as bits.
// CHECK: llvm.inttoptr
// CHECK: arith.trunci %{{.*}} : i64 to i32
// CHECK: arith.bitcast
// CHECK: %[[I:.*]] = arith.index_cast
// Every access is checked.
// CHECK: %[[OUT:.*]] = arith.cmpi uge, %[[I]], %{{.*}} : index
// CHECK-NEXT: scf.if %[[OUT]] {
// CHECK: call @ten_rt_sim_out_of_bounds(%[[T]],
// CHECK: memref.store
// CHECK: call @ten_rt_sim_barrier(%[[T]],
// CHECK: call @ten_rt_sim_shuffle(%[[T]],
gpu.module @kernels {
  gpu.func @k(%x: memref<?xf32>, %v: f32) workgroup(%s: memref<8xf32, #gpu.address_space<workgroup>>) kernel {
    %shared = memref.memory_space_cast %s : memref<8xf32, #gpu.address_space<workgroup>> to memref<8xf32>
    %i = gpu.thread_id x
    memref.store %v, %shared[%i] : memref<8xf32>
    gpu.barrier
    %c1 = arith.constant 1 : i32
    %c32 = arith.constant 32 : i32
    %0, %valid = gpu.shuffle xor %v, %c1, %c32 : f32
    memref.store %0, %x[%i] : memref<?xf32>
    gpu.return
  }
}

// -----

// Nothing of a GPU: nothing changes but the list of kernels.
// CHECK: module attributes {ten.device_kernels = [], ten.device_target = "gpu-sim"}
// CHECK-NEXT: func.func @main() {
// CHECK-NEXT: return
func.func @main() {
  return
}

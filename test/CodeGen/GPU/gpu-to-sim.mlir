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

// Instructions of all threads of a warp, and copies that are waited for.
// CHECK: module attributes {ten.device_kernels = [{meets = true, name = "k", shared_bytes = 2048 : i64, symbol = "sim_k"}]
// CHECK: func.func private @sim_k(%[[T:.*]]: !llvm.ptr, %[[W:.*]]: !llvm.ptr)
// CHECK: %[[MEMORY:.*]] = llvm.alloca %{{.*}} x i8 {alignment = 16 : i64}
// Both ends of a copy are checked.
// CHECK-COUNT-2: call @ten_rt_sim_out_of_bounds(%[[T]],
// CHECK: call @ten_rt_sim_copy_async(%[[T]],
// CHECK: call @ten_rt_sim_copy_commit(%[[T]])
// CHECK: call @ten_rt_sim_copy_wait(%[[T]], %{{.*}})
// CHECK: call @ten_rt_sim_load_matrix(%[[T]], %{{.*}}, %[[MEMORY]],
// CHECK-COUNT-4: llvm.load
// CHECK-COUNT-10: llvm.store
// CHECK: call @ten_rt_sim_multiply_add(%[[T]], %[[MEMORY]],
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> f32
gpu.module @kernels {
  gpu.func @k(%x: memref<32x32xf16>, %out: memref<f32>) workgroup(%s: memref<32x32xf16, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %zero = arith.constant 0.0 : f32
    %i = gpu.thread_id x
    %0 = nvgpu.device_async_copy %x[%i, %c0], %s[%i, %c0], 8, %c8 : memref<32x32xf16> to memref<32x32xf16, #gpu.address_space<workgroup>>
    %1 = nvgpu.device_async_create_group %0
    nvgpu.device_async_wait %1 {numGroups = 0 : i32}
    %2 = nvgpu.ldmatrix %s[%i, %c0] {numTiles = 4 : i32, transpose = false} : memref<32x32xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
    %a = vector.extract %2[0] : vector<2xf16> from vector<4x2xf16>
    %b = vector.extract %2[1] : vector<2xf16> from vector<4x2xf16>
    %c = vector.extract %2[2] : vector<2xf16> from vector<4x2xf16>
    %d = vector.extract %2[3] : vector<2xf16> from vector<4x2xf16>
    %3 = nvvm.mma.sync A[%a, %b, %c, %d] B[%a, %b] C[%zero, %zero, %zero, %zero]
        {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}
        : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(f32, f32, f32, f32)>
    memref.store %4, %out[] : memref<f32>
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

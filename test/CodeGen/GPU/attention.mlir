// RUN: tensor-opt %s -split-input-file -tenon-kernels=device=cuda -tenon-linalg=device=cuda -tenon-gpu-kernels="device=cuda gpu=sm_80" --remarks-filter-missed=ten-kernels-to-gpu --remark-format=emitRemark -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tensor-opt %s -split-input-file -tenon-kernels=device=cuda -tenon-linalg=device=cuda -tenon-gpu-kernels="device=cuda gpu=sm_75" | FileCheck %s --check-prefix=NONE

// One launch. Queries come once, keys and values by turns; scores stay in
// registers.
// CHECK-LABEL: func.func @matrices
// CHECK-NOT: memref.alloc
// CHECK: gpu.launch_func @kernels::@attention_0 blocks in (%c8, {{.*}} threads in (%c128,
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @attention_0
// CHECK-SAME: memref<1x64x64xbf16, #gpu.address_space<workgroup>>
// CHECK-SAME: memref<1x64x64xbf16, #gpu.address_space<workgroup>>
// CHECK-SAME: memref<1x64x64xbf16, #gpu.address_space<workgroup>>
// CHECK: scf.for
// CHECK-COUNT-4: nvgpu.device_async_copy
// CHECK: nvgpu.device_async_create_group
// CHECK-COUNT-4: nvgpu.device_async_copy
// CHECK: scf.for {{.*}} iter_args
// CHECK: nvgpu.device_async_wait
// CHECK-NEXT: gpu.barrier
// CHECK-COUNT-4: nvgpu.device_async_copy
// CHECK: nvgpu.ldmatrix {{.*}}transpose = false
// CHECK: nvvm.mma.sync
// CHECK: nvgpu.device_async_wait
// CHECK-NEXT: gpu.barrier
// CHECK: gpu.shuffle xor
// CHECK: math.exp
// CHECK: arith.truncf %{{.*}} : f32 to bf16
// CHECK: nvgpu.ldmatrix {{.*}}transpose = true
// CHECK: nvvm.mma.sync
// CHECK-NOT: memref<2x200x200x
// CHECK: arith.divf
// CHECK: memref.store %{{.*}} : memref<2x200x64xf32>
// NONE-LABEL: func.func @matrices
// NONE: gpu.launch_func
// NONE-NOT: gpu.launch_func
// NONE: gpu.func @attention_0
// NONE-NOT: nvvm.mma.sync
// NONE-NOT: nvgpu
// NONE: gpu.return
func.func @matrices(%q: tensor<2x200x64xbf16>, %k: tensor<2x200x64xbf16>, %v: tensor<2x200x64xbf16>) -> tensor<2x200x64xf32> {
  %s = ten.contract %q, %k batch = [0] x [0] contracting = [2] x [2] : tensor<2x200x64xbf16>, tensor<2x200x64xbf16> -> tensor<2x200x200xf32>
  %m = ten.reduce max %s dims = [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x200xf32> -> tensor<2x200x200xf32>
  %d = ten.sub %s, %mb : tensor<2x200x200xf32>
  %e = ten.exp %d : tensor<2x200x200xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x200x200xf32> -> tensor<2x200xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x200xf32> -> tensor<2x200x200xf32>
  %p = ten.div %e, %zb : tensor<2x200x200xf32>
  %h = ten.convert %p : tensor<2x200x200xf32> -> tensor<2x200x200xbf16>
  %o = ten.contract %h, %v batch = [0] x [0] contracting = [2] x [1] : tensor<2x200x200xbf16>, tensor<2x200x64xbf16> -> tensor<2x200x64xf32>
  return %o : tensor<2x200x64xf32>
}

// -----

// Products of f32 are no matrix instructions. Behind the diagonal, columns are
// gone through only where something there counts: a row that is as low as what
// is hidden, or a value that is not finite.
// CHECK-LABEL: func.func @causal
// CHECK: gpu.launch_func @kernels::@attention_0 {{.*}} args(%arg2 :
// CHECK: gpu.launch_func @kernels::@attention_0_1
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @attention_0_1
// CHECK-NOT: nvvm.mma.sync
// CHECK: %[[PARTS:.*]]:{{[0-9]+}} = scf.for %{{.*}} = %c0 to %c2 step %c1 iter_args(%[[FROM:[a-z0-9]+]] = %c0, %[[TO:[a-z0-9]+]] = %{{.*}},
// CHECK: scf.for %{{.*}} = %[[FROM]] to %[[TO]] step %c64
// CHECK: arith.cmpf ole, %{{.*}}, %{{.*}} : f32
// CHECK: memref.load %{{.*}} : memref<200xi32>
// CHECK: %[[LAST:.*]] = arith.select %{{.*}}, %c200, %[[TO]] : index
// CHECK: scf.yield %[[TO]], %[[LAST]],
func.func @causal(%q: tensor<200x64xf32>, %k: tensor<200x64xf32>, %v: tensor<200x64xf32>) -> tensor<200x64xf32> {
  %low = ten.constant dense<-1.0e+09> : tensor<200x200xf32>
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<200x64xf32>, tensor<200x64xf32> -> tensor<200x200xf32>
  %i = ten.iota dim = 0 : tensor<200x200xi32>
  %j = ten.iota dim = 1 : tensor<200x200xi32>
  %c = ten.compare ge %i, %j : tensor<200x200xi32>
  %x = ten.select %c, %s, %low : tensor<200x200xf32>
  %m = ten.reduce max %x dims = [1] : tensor<200x200xf32> -> tensor<200xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<200xf32> -> tensor<200x200xf32>
  %d = ten.sub %x, %mb : tensor<200x200xf32>
  %e = ten.exp %d : tensor<200x200xf32>
  %z = ten.reduce add %e dims = [1] : tensor<200x200xf32> -> tensor<200xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<200xf32> -> tensor<200x200xf32>
  %p = ten.div %e, %zb : tensor<200x200xf32>
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<200x200xf32>, tensor<200x64xf32> -> tensor<200x64xf32>
  return %o : tensor<200x64xf32>
}

// -----

// What does not fit stays apart, and has the meaning of the whole.
// CHECK-LABEL: func.func @too_wide
// CHECK-COUNT-5: gpu.launch_func
// CHECK: return
func.func @too_wide(%q: tensor<64x2000xf32>, %k: tensor<64x2000xf32>, %v: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %s = ten.contract %q, %k contracting = [1] x [1] : tensor<64x2000xf32>, tensor<64x2000xf32> -> tensor<64x64xf32>
  %m = ten.reduce max %s dims = [1] : tensor<64x64xf32> -> tensor<64xf32>
  %mb = ten.broadcast %m dims = [0] : tensor<64xf32> -> tensor<64x64xf32>
  %d = ten.sub %s, %mb : tensor<64x64xf32>
  %e = ten.exp %d : tensor<64x64xf32>
  %z = ten.reduce add %e dims = [1] : tensor<64x64xf32> -> tensor<64xf32>
  %zb = ten.broadcast %z dims = [0] : tensor<64xf32> -> tensor<64x64xf32>
  %p = ten.div %e, %zb : tensor<64x64xf32>
  // REMARK: attention.mlir:[[#@LINE+1]]:8: remark: {{.*}}attention in several kernels: its features do not fit into shared memory
  %o = ten.contract %p, %v contracting = [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  return %o : tensor<64x64xf32>
}

// -----

// All heads read the same keys, but values of their own.
// CHECK-LABEL: func.func @shared_keys
// CHECK-COUNT-5: gpu.launch_func
// CHECK: return
func.func @shared_keys(%q: tensor<2x64x64xf32>, %k: tensor<64x64xf32>, %v: tensor<2x64x64xf32>) -> tensor<2x64x64xf32> {
  %s = ten.contract %q, %k contracting = [2] x [1] : tensor<2x64x64xf32>, tensor<64x64xf32> -> tensor<2x64x64xf32>
  %m = ten.reduce max %s dims = [2] : tensor<2x64x64xf32> -> tensor<2x64xf32>
  %mb = ten.broadcast %m dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x64xf32>
  %d = ten.sub %s, %mb : tensor<2x64x64xf32>
  %e = ten.exp %d : tensor<2x64x64xf32>
  %z = ten.reduce add %e dims = [2] : tensor<2x64x64xf32> -> tensor<2x64xf32>
  %zb = ten.broadcast %z dims = [0, 1] : tensor<2x64xf32> -> tensor<2x64x64xf32>
  %p = ten.div %e, %zb : tensor<2x64x64xf32>
  // REMARK: attention.mlir:[[#@LINE+1]]:8: remark: {{.*}}attention in several kernels: queries, keys and values have different dimensions in common
  %o = ten.contract %p, %v batch = [0] x [0] contracting = [2] x [1] : tensor<2x64x64xf32>, tensor<2x64x64xf32> -> tensor<2x64x64xf32>
  return %o : tensor<2x64x64xf32>
}

// RUN: tensor-opt %s -tenon-simplify -ten-fuse | FileCheck %s --check-prefix=KERNEL
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg -tenon-buffers -tenon-loops | FileCheck %s --check-prefix=LOOPS
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/model.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/dump
// RUN: cat %t/dump/*-assembly.s | FileCheck %s --check-prefix=ASM
// RUN: tensor-compile %s -o %t/strict.o --fp=strict --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/strict
// RUN: cat %t/strict/*-assembly.s | FileCheck %s --check-prefix=STRICT

// One kernel, one nest over the inputs, no temporary but the sums of 64 blocks,
// eight lanes.
// KERNEL-LABEL: @main(
// KERNEL: ten.kernel reduce
// KERNEL-NEXT: ten.mul
// KERNEL-NEXT: ten.add
// KERNEL-NEXT: ten.reduce add
// KERNEL-NOT: ten.kernel
// KERNEL: return

// LOOPS-NOT: memref.alloc
// LOOPS-LABEL: func.func private @reduce_0(
// LOOPS: memref.alloca() {{.*}} : memref<64xf32>
// LOOPS: scf.for
// LOOPS-NEXT: memref.store
// LOOPS: scf.for
// LOOPS-NEXT: scf.for
// LOOPS-COUNT-4: memref.load
// LOOPS: arith.mulf
// LOOPS: arith.addf
// LOOPS: scf.for
// LOOPS-NEXT: memref.load
// LOOPS-NOT: scf.for
// LOOPS-NOT: memref.alloc

// The kernel is inlined into its only caller.
// ASM-LABEL: main_run:
// ASM: vfmadd{{[0-9]+}}ps {{.*}}%ymm
// STRICT-LABEL: main_run:
// STRICT-NOT: vfm
// STRICT: vmulps {{.*}}%ymm
// STRICT-NOT: vfm
func.func @main(%x: tensor<64x512xf32>, %y: tensor<64x512xf32>, %z: tensor<64x512xf32>) -> tensor<f32> {
  %0 = ten.mul %y, %z : tensor<64x512xf32>
  %1 = ten.add %x, %0 : tensor<64x512xf32>
  %2 = ten.reduce add %1 dims = [0, 1] : tensor<64x512xf32> -> tensor<f32>
  return %2 : tensor<f32>
}

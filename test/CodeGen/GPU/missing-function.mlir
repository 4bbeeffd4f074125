// RUN: not tensor-opt %s -convert-gpu-to-ptx 2>&1 | FileCheck %s

// CHECK: error: 'gpu.module' op calls 'expf', which no GPU has
gpu.module @kernels {
  llvm.func @expf(f32) -> f32
  llvm.func @k(%p: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.load %p : !llvm.ptr<1> -> f32
    %1 = llvm.call @expf(%0) : (f32) -> f32
    llvm.store %1, %p : f32, !llvm.ptr<1>
    llvm.return
  }
}

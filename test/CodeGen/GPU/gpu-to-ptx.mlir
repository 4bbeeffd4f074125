// RUN: tensor-opt %s -ten-attach-target=gpu=sm_90a -convert-gpu-to-ptx | FileCheck %s
// RUN: not tensor-opt %s -ten-attach-target=gpu=gfx90 -convert-gpu-to-ptx 2>&1 | FileCheck %s --check-prefix=ARCH

// CHECK: ten.device_kernels = [{name = "k"}]
// CHECK-SAME: ten.device_target = "sm_90a"
// CHECK-SAME: ten.device_text = "{{.*}}.target sm_90a{{.*}}.visible .entry k({{.*}}st.global
// CHECK-NOT: gpu.module
// ARCH: error: 'gpu.module' op expects an architecture like sm_80, got 'gfx90'
gpu.module @kernels {
  llvm.func @k(%p: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.store %0, %p : i32, !llvm.ptr<1>
    llvm.return
  }
}

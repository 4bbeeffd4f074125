// RUN: tensor-opt %s --tenon-compile="fp=fast triple=x86_64-unknown-linux-gnu" | FileCheck %s --check-prefixes=FAST,X86
// RUN: tensor-opt %s --tenon-compile="fp=fast triple=aarch64-unknown-linux-gnu" | FileCheck %s --check-prefixes=FAST,ARM
// RUN: tensor-opt %s --tenon-compile="fp=fast triple=riscv64-unknown-linux-gnu" | FileCheck %s --check-prefix=NONE
// RUN: tensor-opt %s --tenon-compile="triple=x86_64-unknown-linux-gnu" | FileCheck %s --check-prefix=NONE

// The entry is its own code between two changes of the thread's mode, which no
// operation can leave.
// NONE-NOT: mxcsr
// NONE-NOT: fpcr
// FAST: llvm.func internal @main_run_flushing({{.*}} attributes {{.*}}no_inline
// FAST: llvm.func internal @main_run(
// X86: llvm.call_intrinsic "llvm.x86.sse.stmxcsr"(%[[MEMORY:.*]]) :
// X86: %[[OLD:.*]] = llvm.load %[[MEMORY]]
// X86: %[[BITS:.*]] = llvm.mlir.constant(32832 : i32)
// X86: %[[NEW:.*]] = llvm.or %[[OLD]], %[[BITS]]
// X86: llvm.store %[[NEW]], %[[MEMORY]]
// X86: llvm.call_intrinsic "llvm.x86.sse.ldmxcsr"(%[[MEMORY]])
// ARM: %[[OLD:.*]] = llvm.call_intrinsic "llvm.aarch64.get.fpcr"()
// ARM: %[[BITS:.*]] = llvm.mlir.constant(16777216 : i64)
// ARM: %[[NEW:.*]] = llvm.or %[[OLD]], %[[BITS]]
// ARM: llvm.call_intrinsic "llvm.aarch64.set.fpcr"(%[[NEW]])
// FAST: %[[STATUS:.*]] = llvm.call @main_run_flushing(
// X86: llvm.store %[[OLD]], %[[MEMORY]]
// X86: llvm.call_intrinsic "llvm.x86.sse.ldmxcsr"(%[[MEMORY]])
// ARM: llvm.call_intrinsic "llvm.aarch64.set.fpcr"(%[[OLD]])
// FAST: llvm.return %[[STATUS]]
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ten.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

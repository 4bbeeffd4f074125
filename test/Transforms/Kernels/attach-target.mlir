// The tables of lib/Target, by features; what is there already stays.
// RUN: tensor-opt %s -ten-attach-target="features='avx2 fma avx'" | FileCheck %s --check-prefix=AVX2
// AVX2: #ten.target<triple = "", cpu = "", features = "avx2 fma avx", vector_bytes = 32, vector_registers = 16, l1 = 32768, l2 = 524288, dot = ["pmaddwd.256"]>
// RUN: tensor-opt %s -ten-attach-target="features='avx512f avx512bw avx512vnni avx512bf16'" | FileCheck %s --check-prefix=ZEN4
// ZEN4: vector_bytes = 64, vector_registers = 32, l1 = 32768, l2 = 1048576, dot = ["vpdpbusd.512", "vpdpwssd.512", "pmaddwd.512", "vdpbf16ps.512"]>
// RUN: tensor-opt %s -ten-attach-target="features='avx512f amx-tile amx-int8 amx-bf16'" | FileCheck %s --check-prefix=AMX
// AMX: l1 = 49152, l2 = 2097152, dot = ["amx-int8", "amx-bf16"]>
// RUN: tensor-opt %s -ten-attach-target="triple=aarch64-unknown-linux-gnu features='fp-armv8 neon'" | FileCheck %s --check-prefix=ARM
// ARM: vector_bytes = 16, vector_registers = 32, l1 = 32768, l2 = 524288, dot = []>
// RUN: tensor-opt %s -ten-attach-target="triple=x86_64-unknown-linux-gnu" | FileCheck %s --check-prefix=SSE
// SSE: vector_bytes = 16, vector_registers = 16,

// Caches that the system tells, no larger than what was measured with.
// RUN: tensor-opt %s -ten-attach-target="features='avx2 avx' l1=1048576 l2=65536" | FileCheck %s --check-prefix=CACHES
// CACHES: l1 = 49152, l2 = 524288

// RUN: tensor-opt %s -ten-attach-target=gpu=sm_90a | FileCheck %s --check-prefix=GPU
// GPU: gpu = <chip = "sm_90a", warp = 32, shared = 49152, matrices = true>>
// RUN: tensor-opt %s -ten-attach-target=gpu=sm_75 | FileCheck %s --check-prefix=OLD
// OLD: matrices = false>>

// RUN: tensor-opt %s -ten-attach-target=features=avx512f -ten-attach-target=features=neon | FileCheck %s --check-prefix=STAYS
// STAYS: features = "avx512f"

func.func private @f()

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/sim.o --device=gpu-sim
// RUN: tensor-compile %s -o %t/cuda.o --device=cuda --target-gpu=sm_80
// RUN: tensor-compile %s -o %t/cpu.o
// RUN: tensor-run %t/sim.o --device=gpu-sim --input=4xf32=1,2,3,4 | FileCheck %s
// CHECK: 4xf32 [2. 4. 6. 8.]
// RUN: not tensor-run %t/sim.o --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=SIM
// SIM: error: compiled for gpu-sim; run with --device=gpu-sim
// RUN: not tensor-run %t/cuda.o --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=CUDA
// CUDA: error: compiled for sm_80; run with --device=cuda
// RUN: not tensor-run %t/cuda.o --device=gpu-sim --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=NOTSIM
// NOTSIM: error: compiled for sm_80; compile with --device=gpu-sim to simulate it
// RUN: not tensor-run %t/cpu.o --device=gpu-sim --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: error: compiled for the CPU; compile with --device=gpu-sim
// RUN: not tensor-run %s --device=gpu-sim --sim-seed=-1 --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=SEED
// SEED: error: expects '--sim-seed' not to be negative, got -1
// RUN: not tensor-compile %s -o %t/a.ptx --target-gpu=gfx90 2>&1 | FileCheck %s --check-prefix=ARCH
// ARCH: error: expects '--target-gpu' to be an architecture of NVIDIA's GPUs, such as sm_80 or sm_90a, got 'gfx90'

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

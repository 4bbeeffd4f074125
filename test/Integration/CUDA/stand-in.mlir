// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --input=64x1000xf32=normal:1 --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// RUN: env TENON_STANDIN_KERNELS=%t/kernels.so LD_LIBRARY_PATH=%stand-in tensor-run %s --device=cuda --input=64x1000xf32=normal:1 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-5 --atol=1e-5

// The second call becomes a graph, which the others launch.
// RUN: env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls LD_LIBRARY_PATH=%stand-in tensor-run %s --device=cuda --input=64x1000xf32=normal:1 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-5 --atol=1e-5 --benchmark=5
// RUN: FileCheck %s --check-prefix=GRAPH --input-file=%t/calls
// GRAPH-DAG: cuGraphLaunch {{[5-9]$}}
// GRAPH-DAG: cuLaunchKernel 4{{$}}
// GRAPH-DAG: cuStreamBeginCapture_v2 1{{$}}
// GRAPH-NOT: misuse

// The same by an artifact, for another architecture; and what is missing.
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_80 -o %t/model.so
// RUN: env TENON_STANDIN_KERNELS=%t/kernels.so LD_LIBRARY_PATH=%stand-in tensor-run %t/model.so --device=cuda --input=64x1000xf32=normal:1 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-5 --atol=1e-5
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_100a -o %t/new.o
// RUN: env LD_LIBRARY_PATH=%stand-in not tensor-run %t/new.o --device=cuda --input=64x1000xf32=1 2>&1 | FileCheck %s --check-prefix=ARCH
// ARCH: error: compiled for sm_100a, but GPU 0 ('stand-in') is sm_90; recompile with --target-gpu=sm_90a

// The driver is one without a GPU: the whole path but the PTX is run.
func.func @main(%x: tensor<64x1000xf32>) -> (tensor<64x1000xf32>, tensor<64xf32>) {
  %0 = ten.exp %x : tensor<64x1000xf32>
  %1 = ten.add %0, %x : tensor<64x1000xf32>
  %2 = ten.reduce add %1 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
  return %1, %2 : tensor<64x1000xf32>, tensor<64xf32>
}

// What is bound is copied to the GPU once, and what depends on it alone is
// computed once; the calls that follow are one graph.
// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=8x64xf32=normal:1 --input=64x96xbf16=normal:2 --input=96xf32=normal:3
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy
// RUN: tensor-compile %s --device=gpu-sim --bind=1,2 -o %t/kernels.so
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls LD_LIBRARY_PATH=%stand-in
// RUN: %{stand-in} tensor-run %s --device=cuda %{inputs} --bind=1,2 --expect=%t/0.npy --rtol=1e-4 --atol=1e-4 --benchmark=5
// RUN: FileCheck %s --input-file=%t/calls
// Two bound arguments, and the third with each of at least seven calls.
// CHECK-DAG: cuGraphLaunch {{[5-9]|[1-9][0-9]$}}
// CHECK-DAG: cuStreamBeginCapture_v2 1{{$}}
// CHECK-NOT: misuse
// The third is all that a call copies: it launches a graph for each but the
// first.
// RUN: %python %S/Inputs/copies.py %t/calls

// Ahead of time; on the second GPU; on another device.
// RUN: tensor-compile %s --device=cuda --target-gpu=sm_90a --bind=1,2 -o %t/model.so
// RUN: %{stand-in} tensor-run %t/model.so --device=cuda:1 %{inputs} --expect=%t/0.npy --rtol=1e-4 --atol=1e-4
// RUN: FileCheck %s --check-prefix=SECOND --input-file=%t/calls
// SECOND: the second device 1{{$}}
// RUN: tensor-run %s --device=gpu-sim %{inputs} --bind=1,2 --expect=%t/0.npy --rtol=1e-4 --atol=1e-4
// RUN: %{stand-in} not tensor-run %t/model.so --device=cuda:2 %{inputs} 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: no GPU 2: the driver shows 2
// RUN: not tensor-run %t/model.so --device=cuda:x %{inputs} 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: expects '--device' to be cpu, gpu-sim, cuda, cuda:N or interpreter, got 'cuda:x'
// RUN: %{stand-in} not tensor-run %t/model.so --device=cuda --bind=0 %{inputs} 2>&1 | FileCheck %s --check-prefix=UNBOUND
// UNBOUND: error: '--bind' names argument 0 of 'main', which was not compiled as bound

func.func @main(%x: tensor<8x64xf32>, %w: tensor<64x96xbf16>, %bias: tensor<96xf32>) -> tensor<8x96xf32> {
  %0 = ten.convert %w : tensor<64x96xbf16> -> tensor<64x96xf32>
  %1 = ten.exp %0 : tensor<64x96xf32>
  %2 = ten.contract %x, %1 contracting = [1] x [0] : tensor<8x64xf32>, tensor<64x96xf32> -> tensor<8x96xf32>
  %3 = ten.broadcast %bias dims = [1] : tensor<96xf32> -> tensor<8x96xf32>
  %4 = ten.add %2, %3 : tensor<8x96xf32>
  return %4 : tensor<8x96xf32>
}

// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=256x512xf32=normal:1 --input=512x256xf32=normal:2 --input=256xf32=normal:3 --input=256x256xf32=normal:4 --input=512x256xf32=normal:5
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// DEFINE: %{one} = %{inputs} --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls

// The sums by the library, the rest of each product by a second kernel, which
// is a part of the graph.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda %{one}
// RUN: FileCheck %s --check-prefix=LIBRARY --input-file=%t/calls
// LIBRARY-DAG: cublasLtMatmul 2{{$}}
// LIBRARY-DAG: cuLaunchKernel 2{{$}}
// LIBRARY-NOT: misuse
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda %{one} --benchmark=1
// RUN: FileCheck %s --check-prefix=GRAPH --input-file=%t/calls
// GRAPH-DAG: cuStreamBeginCapture_v2 1{{$}}
// GRAPH-NOT: misuse

// Without the library all by one generated kernel each.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda --no-libraries %{one}
// RUN: FileCheck %s --check-prefix=KERNELS --input-file=%t/calls
// KERNELS-NOT: cublasLt
// KERNELS: cuLaunchKernel 2{{$}}
// KERNELS-NOT: cublasLt

// A tanh after the bias, and a swish.
func.func @main(%x: tensor<256x512xf32>, %w: tensor<512x256xf32>, %bias: tensor<256xf32>, %y: tensor<256x256xf32>, %v: tensor<512x256xf32>) -> (tensor<256x256xf32>, tensor<256x256xf32>) {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<256x512xf32>, tensor<512x256xf32> -> tensor<256x256xf32>
  %1 = ten.broadcast %bias dims = [1] : tensor<256xf32> -> tensor<256x256xf32>
  %2 = ten.add %0, %1 : tensor<256x256xf32>
  %3 = ten.tanh %2 : tensor<256x256xf32>
  %4 = ten.add %y, %3 : tensor<256x256xf32>
  %5 = ten.contract %x, %v contracting = [1] x [0] : tensor<256x512xf32>, tensor<512x256xf32> -> tensor<256x256xf32>
  %6 = ten.logistic %5 : tensor<256x256xf32>
  %7 = ten.mul %5, %6 : tensor<256x256xf32>
  return %4, %7 : tensor<256x256xf32>, tensor<256x256xf32>
}

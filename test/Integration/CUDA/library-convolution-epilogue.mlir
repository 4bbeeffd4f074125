// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=2x30x30x64xf32=normal:13 --input=3x3x64x48xf32=normal:14 --input=48xf32=normal:15
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// DEFINE: %{one} = %{inputs} --expect=%t/0.npy --rtol=1e-2 --atol=1e-3
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls

// By the library, the bias and the activation too, after two trials; in a
// graph.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas:%stand-in/cudnn tensor-run %s --device=cuda %{one} --benchmark=1
// RUN: FileCheck %s --check-prefix=LIBRARY --input-file=%t/calls
// LIBRARY-NOT: cuLaunchKernel
// LIBRARY-DAG: cudnnBackendExecute 4{{$}}
// LIBRARY-DAG: cublasLtMatrixTransform 4{{$}}
// LIBRARY-DAG: cuStreamBeginCapture_v2 1{{$}}
// LIBRARY-NOT: misuse

// Without what turns the weights round, or without both: all by one generated
// kernel.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cudnn tensor-run %s --device=cuda %{one}
// RUN: FileCheck %s --check-prefix=ALONE --input-file=%t/calls
// ALONE-DAG: cudnnBackendFinalize
// ALONE-DAG: cuLaunchKernel 1{{$}}
// ALONE-NOT: cudnnBackendExecute
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas:%stand-in/cudnn tensor-run %s --device=cuda --no-libraries %{one}
// RUN: FileCheck %s --check-prefix=KERNELS --input-file=%t/calls
// KERNELS-NOT: cudnn
// KERNELS: cuLaunchKernel 1{{$}}
// KERNELS-NOT: cudnn

func.func @main(%g: tensor<2x30x30x64xf32>, %wg: tensor<3x3x64x48xf32>, %bias: tensor<48xf32>) -> tensor<2x30x30x48xf32> {
  %6 = ten.conv %g, %wg dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x30x30x64xf32>, tensor<3x3x64x48xf32> -> tensor<2x30x30x48xf32>
  %7 = ten.broadcast %bias dims = [3] : tensor<48xf32> -> tensor<2x30x30x48xf32>
  %8 = ten.add %6, %7 : tensor<2x30x30x48xf32>
  %zero = ten.constant dense<0.0> : tensor<2x30x30x48xf32>
  %9 = ten.max %8, %zero : tensor<2x30x30x48xf32>
  return %9 : tensor<2x30x30x48xf32>
}

// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=256x300xbf16=normal:1 --input=300x260xbf16=normal:2 --input=2x256x128xf32=normal:3 --input=2x320x128xf32=normal:4 --input=272x256xf32=normal:5 --input=272x256xf32=normal:6 --input=256xf32=normal:7 --input=256x300xi8=uniform:8 --input=260x300xi8=uniform:9 --input=300x260xi8=uniform:10
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --rtol=1e-2 --atol=1e-3

// By the library where it is found, by generated kernels where it is not, or
// not to be used.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda %{inputs} %{expect}
// RUN: FileCheck %s --check-prefix=LIBRARY --input-file=%t/calls
// LIBRARY-DAG: cublasLtMatmul 4{{$}}
// LIBRARY-DAG: cuLaunchKernel 2{{$}}
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in tensor-run %s --device=cuda %{inputs} %{expect}
// RUN: FileCheck %s --check-prefix=KERNELS --input-file=%t/calls
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas tensor-run %s --device=cuda --no-libraries %{inputs} %{expect}
// RUN: FileCheck %s --check-prefix=KERNELS --input-file=%t/calls
// KERNELS-NOT: cublasLt
// KERNELS: cuLaunchKernel 6{{$}}
// KERNELS-NOT: cublasLt

// A conversion of the sums; a batch, with the right operand transposed; the left
// one transposed, and a bias; an activation, which the library would round
// otherwise; bytes, laid out as the library takes them and not.
func.func @main(%a: tensor<256x300xbf16>, %b: tensor<300x260xbf16>, %c: tensor<2x256x128xf32>, %d: tensor<2x320x128xf32>, %e: tensor<272x256xf32>, %f: tensor<272x256xf32>, %bias: tensor<256xf32>, %g: tensor<256x300xi8>, %h: tensor<260x300xi8>, %i: tensor<300x260xi8>)
    -> (tensor<256x260xbf16>, tensor<2x256x320xf32>, tensor<256x256xf32>, tensor<256x260xbf16>, tensor<256x260xi32>, tensor<256x260xi32>) {
  %0 = ten.contract %a, %b contracting = [1] x [0] accumulate f32 : tensor<256x300xbf16>, tensor<300x260xbf16> -> tensor<256x260xbf16>
  %1 = ten.contract %c, %d batch = [0] x [0] contracting = [2] x [2] : tensor<2x256x128xf32>, tensor<2x320x128xf32> -> tensor<2x256x320xf32>
  %2 = ten.contract %e, %f contracting = [0] x [0] : tensor<272x256xf32>, tensor<272x256xf32> -> tensor<256x256xf32>
  %3 = ten.broadcast %bias dims = [1] : tensor<256xf32> -> tensor<256x256xf32>
  %4 = ten.add %2, %3 : tensor<256x256xf32>
  %5 = ten.contract %a, %b contracting = [1] x [0] accumulate f32 : tensor<256x300xbf16>, tensor<300x260xbf16> -> tensor<256x260xbf16>
  %6 = ten.tanh %5 : tensor<256x260xbf16>
  %7 = ten.contract %g, %h contracting = [1] x [1] : tensor<256x300xi8>, tensor<260x300xi8> -> tensor<256x260xi32>
  %8 = ten.contract %g, %i contracting = [1] x [0] : tensor<256x300xi8>, tensor<300x260xi8> -> tensor<256x260xi32>
  return %0, %1, %4, %6, %7, %8 : tensor<256x260xbf16>, tensor<2x256x320xf32>, tensor<256x256xf32>, tensor<256x260xbf16>, tensor<256x260xi32>, tensor<256x260xi32>
}

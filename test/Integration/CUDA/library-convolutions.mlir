// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input=2x29x31x32xf32=normal:1 --input=3x3x32x80xf32=normal:2 --input=1x30x30x64xbf16=normal:3 --input=3x3x64x48xbf16=normal:4 --input=2x32x28x27xf32=normal:5 --input=48x32x3x3xf32=normal:6 --input=1x40x33x64xf16=normal:7 --input=3x3x16x128xf16=normal:8 --input=3x200x36xf32=normal:9 --input=5x36x260xf32=normal:10 --input=2x12x12x12x32xf32=normal:11 --input=3x3x3x32x32xf32=normal:12 --input=2x30x30x64xf32=normal:13 --input=3x3x64x48xf32=normal:14 --input=48xf32=normal:15
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// DEFINE: %{stand-in} = env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --rtol=1e-2 --atol=1e-3

// By the library where it and what turns kernels round is found; the bias and
// the activation after two trials.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas:%stand-in/cudnn tensor-run %s --device=cuda %{inputs} %{expect}
// RUN: FileCheck %s --check-prefix=LIBRARY --input-file=%t/calls
// LIBRARY-NOT: cuLaunchKernel
// LIBRARY-DAG: cudnnBackendExecute 9{{$}}
// LIBRARY-DAG: cublasLtMatrixTransform 8{{$}}
// LIBRARY-NOT: misuse

// Calls that are recorded do the same.
// RUN: %{stand-in} LD_LIBRARY_PATH=%stand-in:%stand-in/cublas:%stand-in/cudnn tensor-run %s --device=cuda %{inputs} %{expect} --benchmark=1
// RUN: FileCheck %s --check-prefix=GRAPH --input-file=%t/calls
// GRAPH-DAG: cudnnBackendExecute 16{{$}}
// GRAPH-DAG: cuStreamBeginCapture_v2 1{{$}}
// GRAPH-NOT: misuse

// Steps and padding, where the input ends before the last window could; a
// window with gaps, into a narrow result; channels first; groups; one and three
// dimensions; an epilogue.
func.func @main(%a: tensor<2x29x31x32xf32>, %wa: tensor<3x3x32x80xf32>, %b: tensor<1x30x30x64xbf16>, %wb: tensor<3x3x64x48xbf16>,
    %c: tensor<2x32x28x27xf32>, %wc: tensor<48x32x3x3xf32>, %d: tensor<1x40x33x64xf16>, %wd: tensor<3x3x16x128xf16>,
    %e: tensor<3x200x36xf32>, %we: tensor<5x36x260xf32>, %f: tensor<2x12x12x12x32xf32>, %wf: tensor<3x3x3x32x32xf32>,
    %g: tensor<2x30x30x64xf32>, %wg: tensor<3x3x64x48xf32>, %bias: tensor<48xf32>)
    -> (tensor<2x15x29x80xf32>, tensor<1x30x30x48xbf16>, tensor<2x48x26x25xf32>, tensor<1x40x33x128xf32>, tensor<3x204x260xf32>, tensor<2x12x12x12x32xf32>, tensor<2x30x30x48xf32>) {
  %0 = ten.conv %a, %wa dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 1] pad = [1, 1, 0, 0] : tensor<2x29x31x32xf32>, tensor<3x3x32x80xf32> -> tensor<2x15x29x80xf32>
  %1 = ten.conv %b, %wb dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [2, 2, 2, 2] kernel_dilation = [2, 2] accumulate f32 : tensor<1x30x30x64xbf16>, tensor<3x3x64x48xbf16> -> tensor<1x30x30x48xbf16>
  %2 = ten.conv %c, %wc dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<2x32x28x27xf32>, tensor<48x32x3x3xf32> -> tensor<2x48x26x25xf32>
  %3 = ten.conv %d, %wd dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 4 accumulate f32 : tensor<1x40x33x64xf16>, tensor<3x3x16x128xf16> -> tensor<1x40x33x128xf32>
  %4 = ten.conv %e, %we dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [3, 5] : tensor<3x200x36xf32>, tensor<5x36x260xf32> -> tensor<3x204x260xf32>
  %5 = ten.conv %f, %wf dims = [b, 0, 1, 2, f] x [0, 1, 2, i, o] -> [b, 0, 1, 2, f] pad = [1, 1, 1, 1, 1, 1] : tensor<2x12x12x12x32xf32>, tensor<3x3x3x32x32xf32> -> tensor<2x12x12x12x32xf32>
  %6 = ten.conv %g, %wg dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x30x30x64xf32>, tensor<3x3x64x48xf32> -> tensor<2x30x30x48xf32>
  %7 = ten.broadcast %bias dims = [3] : tensor<48xf32> -> tensor<2x30x30x48xf32>
  %8 = ten.add %6, %7 : tensor<2x30x30x48xf32>
  %zero = ten.constant dense<0.0> : tensor<2x30x30x48xf32>
  %9 = ten.max %8, %zero : tensor<2x30x30x48xf32>
  return %0, %1, %2, %3, %4, %5, %9 : tensor<2x15x29x80xf32>, tensor<1x30x30x48xbf16>, tensor<2x48x26x25xf32>, tensor<1x40x33x128xf32>, tensor<3x204x260xf32>, tensor<2x12x12x12x32xf32>, tensor<2x30x30x48xf32>
}

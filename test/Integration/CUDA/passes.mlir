// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=5000xf32=normal:1 --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-compile %s --device=gpu-sim -o %t/kernels.so
// RUN: env TENON_STANDIN_KERNELS=%t/kernels.so TENON_STANDIN_CALLS=%t/calls LD_LIBRARY_PATH=%stand-in tensor-run %s --device=cuda --input=5000xf32=normal:1 --expect=%t/0.npy --expect=%t/1.npy --rtol=1e-4 --atol=1e-4 --benchmark=5
// RUN: FileCheck %s --input-file=%t/calls

// A sort, whose last passes are a loop on the host, and a scan are one graph:
// tiles, two times two passes and the result, and three launches.
// CHECK-DAG: cuGraphLaunch {{[5-9]$}}
// CHECK-DAG: cuLaunchKernel 18{{$}}
// CHECK-DAG: cuStreamBeginCapture_v2 1{{$}}
// CHECK-NOT: misuse
func.func @main(%x: tensor<5000xf32>) -> (tensor<5000xf32>, tensor<5000xf32>) {
  %0 = ten.sort %x dim = 0 : tensor<5000xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt total %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %1 = ten.scan add %x dim = 0 : tensor<5000xf32> -> tensor<5000xf32>
  return %0, %1 : tensor<5000xf32>, tensor<5000xf32>
}

// Numbers below the smallest normal one are what they are, on all threads, but
// count as 0 under --fp=fast: 1e-20 * 1e-20, and 1e-40 * 1.
// RUN: tensor-run %s --input=100000xf32=1e-20 --input=100000xf32=1e-20 --threads=2 | FileCheck %s --check-prefix=KEPT
// RUN: tensor-run %s --input=100000xf32=1e-20 --input=100000xf32=1e-20 --threads=2 --fp=fast | FileCheck %s --check-prefix=FLUSHED
// RUN: tensor-run %s --input=100000xf32=1e-40 --input=100000xf32=1 --threads=2 | FileCheck %s --check-prefix=KEPT
// RUN: tensor-run %s --input=100000xf32=1e-40 --input=100000xf32=1 --threads=2 --fp=fast | FileCheck %s --check-prefix=FLUSHED
// KEPT: tensor 100000xf32 [1.e-40 1.e-40
// KEPT-NEXT: tensor f32 9.99
// FLUSHED: tensor 100000xf32 [0. 0. {{.*}} 0. 0.]
// FLUSHED-NEXT: tensor f32 0.

// The interpreter that compiled code is compared with does the same.
// RUN: tensor-run %s --input=100000xf32=1e-20 --input=100000xf32=1e-20 --threads=2 --fp=fast --verify
// RUN: tensor-run %s --input=100000xf32=1e-20 --input=100000xf32=1e-20 --threads=2 --verify

func.func @main(%a: tensor<100000xf32>, %b: tensor<100000xf32>) -> (tensor<100000xf32>, tensor<f32>) {
  %0 = stablehlo.multiply %a, %b : tensor<100000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100000xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<100000xf32>, tensor<f32>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=64x1000xf32=uniform:1 --input=300000xf32=uniform:2 --input=8x300xi64=uniform:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --device=gpu-sim --input=64x1000xf32=uniform:1 --input=300000xf32=uniform:2 --input=8x300xi64=uniform:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-3
// RUN: tensor-run %s --device=gpu-sim --input=64x1000xf32=uniform:1 --input=300000xf32=uniform:2 --input=8x300xi64=uniform:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --device=gpu-sim --sim-seed=7 --input=64x1000xf32=uniform:1 --input=300000xf32=uniform:2 --input=8x300xi64=uniform:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy

// Rows, all elements (in two passes), columns. In any order of threads the bits
// are the same.
func.func @main(%x: tensor<64x1000xf32>, %y: tensor<300000xf32>, %i: tensor<8x300xi64>) -> (tensor<64xf32>, tensor<f32>, tensor<f32>, tensor<8xi64>, tensor<1000xf32>) {
  %0 = ten.exp %x : tensor<64x1000xf32>
  %1 = ten.reduce add %0 dims = [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %2 = ten.reduce add %y dims = [0] : tensor<300000xf32> -> tensor<f32>
  %3 = ten.reduce max %x dims = [0, 1] : tensor<64x1000xf32> -> tensor<f32>
  %4 = ten.reduce add %i dims = [1] : tensor<8x300xi64> -> tensor<8xi64>
  %5 = ten.reduce add %x dims = [0] : tensor<64x1000xf32> -> tensor<1000xf32>
  return %1, %2, %3, %4, %5 : tensor<64xf32>, tensor<f32>, tensor<f32>, tensor<8xi64>, tensor<1000xf32>
}

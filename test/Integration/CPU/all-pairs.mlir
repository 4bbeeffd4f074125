// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=400x3xf32=normal:1 --input=400xf32=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --threads=1 --input=400x3xf32=normal:1 --input=400xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-5 --atol=1e-4 --explain | FileCheck %s
// RUN: tensor-run %s --threads=2 --input=400x3xf32=normal:1 --input=400xf32=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-5 --atol=1e-4
// RUN: tensor-run %s --verify --input=400x3xf32=normal:1 --input=400xf32=normal:2

// Forces and nearest points of all pairs, without an array of pairs in memory:
// of 400 points that would be 640,000 bytes.
// CHECK: (normalize), 1 launch, {{.*}} pow, reduce x3, concat
// CHECK: arena: {{[0-9][0-9]?[0-9]?[0-9]?[0-9]? bytes}}
func.func @main(%x: tensor<400x3xf32>, %m: tensor<400xf32>) -> (tensor<400x3xf32>, tensor<400xf32>, tensor<400xf32>) {
  %0 = ten.broadcast %x dims = [1, 2] : tensor<400x3xf32> -> tensor<400x400x3xf32>
  %1 = ten.broadcast %x dims = [0, 2] : tensor<400x3xf32> -> tensor<400x400x3xf32>
  %2 = ten.sub %0, %1 : tensor<400x400x3xf32>
  %3 = ten.mul %2, %2 : tensor<400x400x3xf32>
  %4 = ten.reduce add %3 dims = [2] : tensor<400x400x3xf32> -> tensor<400x400xf32>
  %small = ten.constant dense<0.1> : tensor<400x400xf32>
  %5 = ten.add %4, %small : tensor<400x400xf32>
  %power = ten.constant dense<-1.5> : tensor<400x400xf32>
  %6 = ten.pow %5, %power : tensor<400x400xf32>
  %7 = ten.broadcast %m dims = [1] : tensor<400xf32> -> tensor<400x400xf32>
  %8 = ten.mul %6, %7 : tensor<400x400xf32>
  %9 = ten.broadcast %8 dims = [0, 1] : tensor<400x400xf32> -> tensor<400x400x3xf32>
  %10 = ten.mul %2, %9 : tensor<400x400x3xf32>
  %forces = ten.reduce add %10 dims = [1] : tensor<400x400x3xf32> -> tensor<400x3xf32>
  %nearest = ten.reduce min %5 dims = [1] : tensor<400x400xf32> -> tensor<400xf32>
  %farthest = ten.reduce max %5 dims = [0] : tensor<400x400xf32> -> tensor<400xf32>
  return %forces, %nearest, %farthest : tensor<400x3xf32>, tensor<400xf32>, tensor<400xf32>
}

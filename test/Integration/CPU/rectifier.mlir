// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --input=8xf32=0,-0,1e-40,-1e-40,inf,nan,3,-3 --input=8xf32=1 --input=8xf32=0 --device=interpreter --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --input=8xf32=0,-0,1e-40,-1e-40,inf,nan,3,-3 --input=8xf32=1 --input=8xf32=0 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy
// RUN: tensor-run %s --input=8xf32=0,-0,1e-40,-1e-40,inf,nan,3,-3 --input=8xf32=1 --input=8xf32=0 | FileCheck %s

// Comparisons read what is left of a number: the same for NaN, infinity and
// zeros of both signs.
// CHECK: [False False  True False  True False  True False]
// CHECK: [ True  True False  True False False False  True]
// CHECK: [False False False  True False False False  True]
// CHECK: [ True  True  True False  True False  True False]
func.func @main(%x: tensor<8xf32>, %one: tensor<8xf32>, %none: tensor<8xf32>) -> (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<2x8xf32>) {
  %zero = ten.constant dense<0.0> : tensor<8xf32>
  %0 = ten.mul %x, %one : tensor<8xf32>
  %1 = ten.compare gt %0, %zero : tensor<8xf32>
  %2 = ten.compare le %0, %zero : tensor<8xf32>
  %3 = ten.max %0, %zero : tensor<8xf32>
  %4 = ten.sub %x, %none : tensor<8xf32>
  %6 = ten.compare lt %4, %zero : tensor<8xf32>
  %7 = ten.compare ge %4, %zero : tensor<8xf32>
  %8 = ten.min %4, %zero : tensor<8xf32>
  %9 = ten.concat %3, %8 dim = 0 : tensor<8xf32>, tensor<8xf32> -> tensor<16xf32>
  %10 = ten.reshape %9 : tensor<16xf32> -> tensor<2x8xf32>
  return %1, %2, %6, %7, %10 : tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<8xi1>, tensor<2x8xf32>
}

// RUN: rm -rf %t && mkdir %t
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=0
// RUN: tensor-run %s --device=interpreter --input=500xf32=normal:1 --input=500xf64=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy
// RUN: tensor-run %s --input=500xf32=normal:1 --input=500xf64=normal:2 %{expect}
// RUN: tensor-run %s --device=gpu-sim --input=500xf32=normal:1 --input=500xf64=normal:2 %{expect}
// RUN: tensor-run %s --device=interpreter --input=500xf32=normal:1 --input=500xf64=normal:2 | FileCheck %s

// A NaN whose sign is negative is as large as any other: by a list, by words and
// by merging.
// CHECK: tensor 4xf32 [nan nan nan nan]
func.func @main(%x: tensor<500xf32>, %y: tensor<500xf64>) -> (tensor<4xf32>, tensor<4xi32>, tensor<300xf32>, tensor<300xi32>, tensor<300xf64>, tensor<300xi32>) {
  %a = ten.sqrt %x : tensor<500xf32>
  %b = ten.neg %a : tensor<500xf32>
  %c = ten.sqrt %y : tensor<500xf64>
  %d = ten.neg %c : tensor<500xf64>
  %i = ten.iota dim = 0 : tensor<500xi32>
  %two = ten.constant dense<2> : tensor<500xi32>
  %r = ten.rem %i, %two : tensor<500xi32>
  %zero = ten.constant dense<0> : tensor<500xi32>
  %even = ten.compare eq %r, %zero : tensor<500xi32>
  // Of both signs.
  %e = ten.select %even, %a, %b : tensor<500xi1>, tensor<500xf32>
  %f = ten.select %even, %c, %d : tensor<500xi1>, tensor<500xf64>
  %0:2 = ten.top_k %e k = 4 : tensor<500xf32> -> tensor<4xf32>, tensor<4xi32>
  %1:2 = ten.top_k %e k = 300 : tensor<500xf32> -> tensor<300xf32>, tensor<300xi32>
  %2:2 = ten.top_k %f k = 300 : tensor<500xf64> -> tensor<300xf64>, tensor<300xi32>
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : tensor<4xf32>, tensor<4xi32>, tensor<300xf32>, tensor<300xi32>, tensor<300xf64>, tensor<300xi32>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=2x19x19xf32=normal:1 --input=2x19x33xf32=normal:2 --input=2x7x19xf32=normal:3 --input=2x19x1xf32=normal:4 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --input=2x19x19xf32=normal:1 --input=2x19x33xf32=normal:2 --input=2x7x19xf32=normal:3 --input=2x19x1xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-5 --atol=1e-5
// RUN: rm -rf %t/v3 && tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// Many systems take each step together, eight at a time.
// CHECK-COUNT-8: vf{{n?}}madd{{.*}}%ymm
func.func @main(%random: tensor<2x19x19xf32>, %b: tensor<2x19x33xf32>, %c: tensor<2x7x19xf32>, %d: tensor<2x19x1xf32>) -> (tensor<2x19x33xf32>, tensor<2x19x33xf32>, tensor<2x19x33xf32>, tensor<2x7x19xf32>, tensor<2x19x1xf32>) {
  %i = ten.iota dim = 1 : tensor<2x19x19xi32>
  %j = ten.iota dim = 2 : tensor<2x19x19xi32>
  %isDiagonal = ten.compare eq %i, %j : tensor<2x19x19xi32>
  %two = ten.constant dense<2.0> : tensor<2x19x19xf32>
  %small = ten.constant dense<0.1> : tensor<2x19x19xf32>
  %scaled = ten.mul %random, %small : tensor<2x19x19xf32>
  %a = ten.select %isDiagonal, %two, %scaled : tensor<2x19x19xi1>, tensor<2x19x19xf32>
  %0 = ten.triangular_solve none %a, %b lower : tensor<2x19x19xf32>, tensor<2x19x33xf32>
  %1 = ten.triangular_solve transpose %a, %b unit : tensor<2x19x19xf32>, tensor<2x19x33xf32>
  %2 = ten.triangular_solve none %a, %b : tensor<2x19x19xf32>, tensor<2x19x33xf32>
  %3 = ten.triangular_solve none %a, %c right lower : tensor<2x19x19xf32>, tensor<2x7x19xf32>
  %4 = ten.triangular_solve none %a, %d lower : tensor<2x19x19xf32>, tensor<2x19x1xf32>
  return %0, %1, %2, %3, %4 : tensor<2x19x33xf32>, tensor<2x19x33xf32>, tensor<2x19x33xf32>, tensor<2x7x19xf32>, tensor<2x19x1xf32>
}

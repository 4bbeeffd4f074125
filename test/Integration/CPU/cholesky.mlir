// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=2x19x19xf32=normal:1 --input=18x18xf64=normal:2 --input=7x7xf32=normal:3 --input=7x7xf32=normal:4 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s --input=2x19x19xf32=normal:1 --input=18x18xf64=normal:2 --input=7x7xf32=normal:3 --input=7x7xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-5 --atol=1e-5
// RUN: rm -rf %t/v3 && tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// Eight rows are subtracted from another at a time, eight elements of them.
// CHECK-COUNT-8: vf{{n?}}madd{{.*}}%ymm
func.func @main(%x: tensor<2x19x19xf32>, %y: tensor<18x18xf64>, %re: tensor<7x7xf32>, %im: tensor<7x7xf32>) -> (tensor<2x19x19xf32>, tensor<2x19x19xf32>, tensor<18x18xf64>, tensor<7x7xcomplex<f32>>, tensor<7x7xcomplex<f32>>) {
  %xx = ten.contract %x, %x batch = [0] x [0] contracting = [2] x [2] : tensor<2x19x19xf32>, tensor<2x19x19xf32> -> tensor<2x19x19xf32>
  %i = ten.iota dim = 1 : tensor<2x19x19xi32>
  %j = ten.iota dim = 2 : tensor<2x19x19xi32>
  %isDiagonal = ten.compare eq %i, %j : tensor<2x19x19xi32>
  %one = ten.constant dense<1.0> : tensor<2x19x19xf32>
  %none = ten.constant dense<0.0> : tensor<2x19x19xf32>
  %identity = ten.select %isDiagonal, %one, %none : tensor<2x19x19xi1>, tensor<2x19x19xf32>
  %a = ten.add %xx, %identity : tensor<2x19x19xf32>
  %0 = ten.cholesky %a lower : tensor<2x19x19xf32>
  %1 = ten.cholesky %a : tensor<2x19x19xf32>
  // Mostly not positive: NaN.
  %2 = ten.cholesky %y lower : tensor<18x18xf64>
  // Its own adjoint, with a large diagonal.
  %z = ten.complex %re, %im : tensor<7x7xf32> -> tensor<7x7xcomplex<f32>>
  %zt = ten.transpose %z perm = [1, 0] : tensor<7x7xcomplex<f32>> -> tensor<7x7xcomplex<f32>>
  %retr = ten.real %zt : tensor<7x7xcomplex<f32>> -> tensor<7x7xf32>
  %imtr = ten.imag %zt : tensor<7x7xcomplex<f32>> -> tensor<7x7xf32>
  %minus = ten.neg %imtr : tensor<7x7xf32>
  %adjoint = ten.complex %retr, %minus : tensor<7x7xf32> -> tensor<7x7xcomplex<f32>>
  %sum = ten.add %z, %adjoint : tensor<7x7xcomplex<f32>>
  %k = ten.iota dim = 0 : tensor<7x7xi32>
  %l = ten.iota dim = 1 : tensor<7x7xi32>
  %onDiagonal = ten.compare eq %k, %l : tensor<7x7xi32>
  %large = ten.constant dense<(30.0, 0.0)> : tensor<7x7xcomplex<f32>>
  %hermitian = ten.select %onDiagonal, %large, %sum : tensor<7x7xi1>, tensor<7x7xcomplex<f32>>
  %3 = ten.cholesky %hermitian lower : tensor<7x7xcomplex<f32>>
  %4 = ten.cholesky %hermitian : tensor<7x7xcomplex<f32>>
  return %0, %1, %2, %3, %4 : tensor<2x19x19xf32>, tensor<2x19x19xf32>, tensor<18x18xf64>, tensor<7x7xcomplex<f32>>, tensor<7x7xcomplex<f32>>
}

// A softmax divides by a reciprocal and corrections where there are fused
// instructions, where nothing else needs its numbers these are larger by a power of two: rows with a NaN, with
// infinities and of -inf alone, numbers far apart, and shares below 2^-126.
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg | FileCheck %s
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels -tenon-linalg=fp=strict | FileCheck %s --check-prefix=STRICT
// DEFINE: %{inputs} = --input=7x300xf32=normal:1 --input=f32=nan --input=f32=inf --input=f32=-inf --input=7x300xf64=normal:2
// DEFINE: %{expect} = --expect=%t.0.npy --expect=%t.1.npy --expect=%t.2.npy --rtol=2e-6 --atol=1e-44
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t.0.npy --output=%t.1.npy --output=%t.2.npy
// RUN: tensor-run %s %{inputs} %{expect}
// RUN: tensor-run %s %{inputs} %{expect} --target-cpu=x86-64-v3
// RUN: tensor-run %s %{inputs} %{expect} --target-cpu=x86-64
// RUN: tensor-run %s %{inputs} %{expect} --fp=strict

// CHECK: arith.maxnumf {{.*}}nnan,nsz
// CHECK: math.exp {{.*}}ten.scaled_share
// CHECK: arith.divf {{.*}}ten.scaled_share, ten.share_of_sum
// CHECK: arith.maxnumf {{.*}}nnan,nsz
// CHECK: math.exp {{.*}}ten.scaled_share
// CHECK: arith.divf {{.*}}ten.scaled_share, ten.share_of_sum
// What else needs the largest number gets it as it is.
// CHECK: arith.maximumf
// STRICT-NOT: ten.share_of_sum
func.func @main(%x: tensor<7x300xf32>, %nan: tensor<f32>, %inf: tensor<f32>, %never: tensor<f32>, %d: tensor<7x300xf64>) -> (tensor<7x300xf32>, tensor<7x300xf64>, tensor<7xf32>) {
  // Rows: as it is; with a NaN; with inf; with -inf; of -inf; far apart; just so far
  // that shares are as small as numbers are.
  %row = ten.iota dim = 0 : tensor<7x300xi32>
  %column = ten.iota dim = 1 : tensor<7x300xi32>
  %c1 = ten.constant dense<1> : tensor<7x300xi32>
  %c2 = ten.constant dense<2> : tensor<7x300xi32>
  %c3 = ten.constant dense<3> : tensor<7x300xi32>
  %c4 = ten.constant dense<4> : tensor<7x300xi32>
  %c5 = ten.constant dense<5> : tensor<7x300xi32>
  %c6 = ten.constant dense<6> : tensor<7x300xi32>
  %is1 = ten.compare eq %row, %c1 : tensor<7x300xi32>
  %is2 = ten.compare eq %row, %c2 : tensor<7x300xi32>
  %is3 = ten.compare eq %row, %c3 : tensor<7x300xi32>
  %is4 = ten.compare eq %row, %c4 : tensor<7x300xi32>
  %is5 = ten.compare eq %row, %c5 : tensor<7x300xi32>
  %is6 = ten.compare eq %row, %c6 : tensor<7x300xi32>
  %third = ten.compare eq %column, %c3 : tensor<7x300xi32>
  %nans = ten.broadcast %nan dims = [] : tensor<f32> -> tensor<7x300xf32>
  %infs = ten.broadcast %inf dims = [] : tensor<f32> -> tensor<7x300xf32>
  %nevers = ten.broadcast %never dims = [] : tensor<f32> -> tensor<7x300xf32>
  %k5 = ten.constant dense<1.0e4> : tensor<7x300xf32>
  %k6 = ten.constant dense<24.0> : tensor<7x300xf32>
  %at1 = ten.and %is1, %third : tensor<7x300xi1>
  %at2 = ten.and %is2, %third : tensor<7x300xi1>
  %at3 = ten.and %is3, %third : tensor<7x300xi1>
  %far = ten.mul %x, %k5 : tensor<7x300xf32>
  %small = ten.mul %x, %k6 : tensor<7x300xf32>
  %x1 = ten.select %at1, %nans, %x : tensor<7x300xi1>, tensor<7x300xf32>
  %x2 = ten.select %at2, %infs, %x1 : tensor<7x300xi1>, tensor<7x300xf32>
  %x3 = ten.select %at3, %nevers, %x2 : tensor<7x300xi1>, tensor<7x300xf32>
  %x4 = ten.select %is4, %nevers, %x3 : tensor<7x300xi1>, tensor<7x300xf32>
  %x5 = ten.select %is5, %far, %x4 : tensor<7x300xi1>, tensor<7x300xf32>
  %x6 = ten.select %is6, %small, %x5 : tensor<7x300xi1>, tensor<7x300xf32>
  %0 = func.call @softmax(%x6) : (tensor<7x300xf32>) -> tensor<7x300xf32>

  %max = ten.reduce max %d dims = [1] : tensor<7x300xf64> -> tensor<7xf64>
  %wide = ten.broadcast %max dims = [0] : tensor<7xf64> -> tensor<7x300xf64>
  %less = ten.sub %d, %wide : tensor<7x300xf64>
  %exp = ten.exp %less : tensor<7x300xf64>
  %sum = ten.reduce add %exp dims = [1] : tensor<7x300xf64> -> tensor<7xf64>
  %sums = ten.broadcast %sum dims = [0] : tensor<7xf64> -> tensor<7x300xf64>
  %1 = ten.div %exp, %sums : tensor<7x300xf64>

  %largest = ten.reduce max %x3 dims = [1] : tensor<7x300xf32> -> tensor<7xf32>
  %many = ten.broadcast %largest dims = [0] : tensor<7xf32> -> tensor<7x300xf32>
  %off = ten.sub %x3, %many : tensor<7x300xf32>
  %powers = ten.exp %off : tensor<7x300xf32>
  %all = ten.reduce add %powers dims = [1] : tensor<7x300xf32> -> tensor<7xf32>
  %log = ten.log %all : tensor<7xf32>
  %2 = ten.add %log, %largest : tensor<7xf32>
  return %0, %1, %2 : tensor<7x300xf32>, tensor<7x300xf64>, tensor<7xf32>
}

func.func private @softmax(%x: tensor<7x300xf32>) -> tensor<7x300xf32> {
  %max = ten.reduce max %x dims = [1] : tensor<7x300xf32> -> tensor<7xf32>
  %wide = ten.broadcast %max dims = [0] : tensor<7xf32> -> tensor<7x300xf32>
  %less = ten.sub %x, %wide : tensor<7x300xf32>
  %exp = ten.exp %less : tensor<7x300xf32>
  %sum = ten.reduce add %exp dims = [1] : tensor<7x300xf32> -> tensor<7xf32>
  %sums = ten.broadcast %sum dims = [0] : tensor<7xf32> -> tensor<7x300xf32>
  %0 = ten.div %exp, %sums : tensor<7x300xf32>
  return %0 : tensor<7x300xf32>
}

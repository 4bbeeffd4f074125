// What loops multiply by again and again is packed before them: products,
// transposed ones, convolutions and bytes, in one loop and in a loop of loops.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=20x96xf32=normal:1 --input=96x96xf32=normal:2 --input=2x9x11x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=33x130xi8=7 --input=130x130xi8=3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --verify --threads=1 --input=20x96xf32=normal:1 --input=96x96xf32=normal:2 --input=2x9x11x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=33x130xi8=7 --input=130x130xi8=3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --threads=2 --input=20x96xf32=normal:1 --input=96x96xf32=normal:2 --input=2x9x11x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=33x130xi8=7 --input=130x130xi8=3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --threads=2 --target-cpu=x86-64-v3 --input=20x96xf32=normal:1 --input=96x96xf32=normal:2 --input=2x9x11x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=33x130xi8=7 --input=130x130xi8=3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-run %s --bind=1,3,5 --input=20x96xf32=normal:1 --input=96x96xf32=normal:2 --input=2x9x11x32xf32=normal:3 --input=3x3x32x32xf32=normal:4 --input=33x130xi8=7 --input=130x130xi8=3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --rtol=1e-4 --atol=1e-4
// RUN: tensor-opt %s -tenon-simplify -tenon-kernels='features="avx2 fma"' --remarks-filter=ten-pack-ahead --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s
// CHECK-COUNT-4: packed before the loop

func.func @main(%x: tensor<20x96xf32>, %w: tensor<96x96xf32>, %image: tensor<2x9x11x32xf32>, %kernel: tensor<3x3x32x32xf32>, %bytes: tensor<33x130xi8>, %factors: tensor<130x130xi8>)
    -> (tensor<20x96xf32>, tensor<2x9x11x32xf32>, tensor<33x130xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = ten.constant dense<0> : tensor<33x130xi32>
  %small = ten.constant dense<0.125> : tensor<20x96xf32>
  %smaller = ten.constant dense<0.0625> : tensor<2x9x11x32xf32>
  // Forth and back: a product and one by the transpose.
  %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<20x96xf32> {
    %1 = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> tensor<20x96xf32> {
      %2 = ten.contract %b, %w contracting = [1] x [0] : tensor<20x96xf32>, tensor<96x96xf32> -> tensor<20x96xf32>
      %s2 = ten.mul %2, %small : tensor<20x96xf32>
      %3 = ten.tanh %s2 : tensor<20x96xf32>
      %4 = ten.contract %3, %w contracting = [1] x [1] : tensor<20x96xf32>, tensor<96x96xf32> -> tensor<20x96xf32>
      %s4 = ten.mul %4, %small : tensor<20x96xf32>
      %5 = ten.tanh %s4 : tensor<20x96xf32>
      scf.yield %5 : tensor<20x96xf32>
    }
    scf.yield %1 : tensor<20x96xf32>
  }
  %6 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %image) -> tensor<2x9x11x32xf32> {
    %7 = ten.conv %a, %kernel dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<2x9x11x32xf32>, tensor<3x3x32x32xf32> -> tensor<2x9x11x32xf32>
    %s7 = ten.mul %7, %smaller : tensor<2x9x11x32xf32>
    %8 = ten.tanh %s7 : tensor<2x9x11x32xf32>
    scf.yield %8 : tensor<2x9x11x32xf32>
  }
  %9 = scf.for %i = %c0 to %c3 step %c1 iter_args(%sums = %zeros) -> tensor<33x130xi32> {
    %narrow = ten.convert %sums : tensor<33x130xi32> -> tensor<33x130xi8>
    %10 = ten.add %narrow, %bytes : tensor<33x130xi8>
    %11 = ten.contract %10, %factors contracting = [1] x [0] : tensor<33x130xi8>, tensor<130x130xi8> -> tensor<33x130xi32>
    scf.yield %11 : tensor<33x130xi32>
  }
  return %0, %6, %9 : tensor<20x96xf32>, tensor<2x9x11x32xf32>, tensor<33x130xi32>
}

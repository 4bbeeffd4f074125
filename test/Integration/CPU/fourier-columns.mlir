// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = '--input=20x17xcomplex<f32>=normal:1' '--input=8x40xf32=normal:2' '--input=12x33xcomplex<f32>=normal:3' '--input=3x64x48xcomplex<f64>=normal:4' '--input=16x9x25xcomplex<f32>=normal:5'
// DEFINE: %{expect} = --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy
// RUN: tensor-run %s %{inputs} %{expect} --threads=1
// RUN: tensor-run %s %{inputs} %{expect} --threads=3
// RUN: tensor-compile %s -o %t/code.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/dump
// RUN: FileCheck %s --input-file=%t/dump/06-tenon-loops.mlir

// Columns are transformed in blocks of 16 or 8. Where these do not divide them,
// the last block overlaps the one before, in the same loop. Whole blocks are
// divided among threads.
// CHECK-LABEL: func.func private @{{.*}}(%arg0: memref<20x17xcomplex<f32>>
// CHECK: scf.for %{{.*}} to %c3 step
// CHECK-NEXT: arith.muli
// CHECK-NEXT: arith.minui
// CHECK-NOT: arith.minui
// CHECK-LABEL: func.func private @{{.*}}(%arg0: memref<8x40xf32>
func.func @main(%a: tensor<20x17xcomplex<f32>>, %b: tensor<8x40xf32>, %c: tensor<12x33xcomplex<f32>>, %d: tensor<3x64x48xcomplex<f64>>, %e: tensor<16x9x25xcomplex<f32>>) -> (tensor<20x17xcomplex<f32>>, tensor<8x21xcomplex<f32>>, tensor<12x64xf32>, tensor<3x64x48xcomplex<f64>>, tensor<16x9x25xcomplex<f32>>) {
  %0 = ten.fft fft %a length = [20, 17] : tensor<20x17xcomplex<f32>> -> tensor<20x17xcomplex<f32>>
  %1 = ten.fft rfft %b length = [8, 40] : tensor<8x40xf32> -> tensor<8x21xcomplex<f32>>
  %2 = ten.fft irfft %c length = [12, 64] : tensor<12x33xcomplex<f32>> -> tensor<12x64xf32>
  %3 = ten.fft ifft %d length = [64, 48] : tensor<3x64x48xcomplex<f64>> -> tensor<3x64x48xcomplex<f64>>
  %4 = ten.fft fft %e length = [16, 9, 25] : tensor<16x9x25xcomplex<f32>> -> tensor<16x9x25xcomplex<f32>>
  return %0, %1, %2, %3, %4 : tensor<20x17xcomplex<f32>>, tensor<8x21xcomplex<f32>>, tensor<12x64xf32>, tensor<3x64x48xcomplex<f64>>, tensor<16x9x25xcomplex<f32>>
}

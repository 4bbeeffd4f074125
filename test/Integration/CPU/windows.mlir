// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=2x11x13x5xf32=normal:1 --input=2x3x9x17xbf16=normal:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy
// RUN: tensor-run %s --input=2x11x13x5xf32=normal:1 --input=2x3x9x17xbf16=normal:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --ulp=0
// RUN: tensor-compile %s -o %t/v3.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3 --dump-to=%t/v3
// RUN: cat %t/v3/*-assembly.s | FileCheck %s

// The larger asked both ways, eight at a time: -0 and +0, and NaN, are told
// apart without a chain through each element.
// CHECK-LABEL: main_run:
// CHECK: vmaxps {{.*}}%ymm
// CHECK: vmaxps {{.*}}%ymm
// CHECK: vandps {{.*}}%ymm

// Windows that become two, that are unrolled and that are loops; channels first
// and last; NaN, -0 and +0.
func.func @main(%x: tensor<2x11x13x5xf32>, %y: tensor<2x3x9x17xbf16>) -> (tensor<2x11x13x5xf32>, tensor<2x2x3x5xf32>, tensor<2x5x6x5xf32>, tensor<2x3x9x17xbf16>, tensor<2x3xbf16>, tensor<2x3x2x4xi32>) {
  %i = ten.iota dim = 1 : tensor<2x11x13x5xi32>
  %j = ten.iota dim = 2 : tensor<2x11x13x5xi32>
  %sum = ten.add %i, %j : tensor<2x11x13x5xi32>
  %three = ten.constant dense<3> : tensor<2x11x13x5xi32>
  %seven = ten.constant dense<17> : tensor<2x11x13x5xi32>
  %nan = ten.constant dense<0x7FC00000> : tensor<2x11x13x5xf32>
  %zero = ten.constant dense<0.0> : tensor<2x11x13x5xf32>
  %negative = ten.mul %x, %zero : tensor<2x11x13x5xf32>
  %few = ten.compare lt %sum, %three : tensor<2x11x13x5xi32>
  %many = ten.compare gt %sum, %seven : tensor<2x11x13x5xi32>
  %a = ten.select %few, %nan, %x : tensor<2x11x13x5xi1>, tensor<2x11x13x5xf32>
  %b = ten.select %many, %negative, %a : tensor<2x11x13x5xi1>, tensor<2x11x13x5xf32>
  %0 = ten.window_reduce max %b window = [1, 5, 5, 1] pad = [0, 0, 2, 2, 2, 2, 0, 0] : tensor<2x11x13x5xf32> -> tensor<2x11x13x5xf32>
  %1 = ten.window_reduce min %b window = [1, 4, 4, 1] strides = [1, 4, 4, 1] : tensor<2x11x13x5xf32> -> tensor<2x2x3x5xf32>
  %2 = ten.window_reduce max %b window = [1, 3, 3, 1] strides = [1, 2, 2, 1] : tensor<2x11x13x5xf32> -> tensor<2x5x6x5xf32>
  %3 = ten.window_reduce min %y window = [1, 1, 5, 6] pad = [0, 0, 0, 0, 2, 2, 3, 2] : tensor<2x3x9x17xbf16> -> tensor<2x3x9x17xbf16>
  %4 = ten.reduce max %y dims = [2, 3] : tensor<2x3x9x17xbf16> -> tensor<2x3xbf16>
  %n = ten.convert %y : tensor<2x3x9x17xbf16> -> tensor<2x3x9x17xi32>
  %5 = ten.window_reduce add %n window = [1, 1, 4, 4] strides = [1, 1, 4, 4] : tensor<2x3x9x17xi32> -> tensor<2x3x2x4xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x11x13x5xf32>, tensor<2x2x3x5xf32>, tensor<2x5x6x5xf32>, tensor<2x3x9x17xbf16>, tensor<2x3xbf16>, tensor<2x3x2x4xi32>
}

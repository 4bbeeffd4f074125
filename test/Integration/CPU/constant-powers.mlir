// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=512xf32=normal:1 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy --output=%t/7.npy --output=%t/8.npy --output=%t/9.npy --output=%t/10.npy --output=%t/11.npy --output=%t/12.npy --output=%t/13.npy --output=%t/14.npy
// RUN: tensor-run %s --input=512xf32=normal:1 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy --expect=%t/11.npy --expect=%t/12.npy --expect=%t/13.npy --expect=%t/14.npy
// RUN: tensor-run %s --target-cpu=x86-64-v3 --input=512xf32=normal:1 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --expect=%t/7.npy --expect=%t/8.npy --expect=%t/9.npy --expect=%t/10.npy --expect=%t/11.npy --expect=%t/12.npy --expect=%t/13.npy --expect=%t/14.npy

// Constant powers of f32 are made of products, a root and a quotient in f64: each
// result, those of special numbers too, has the bits of the function's.
func.func @main(%n: tensor<512xf32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) {
  %special = ten.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -1.0, 0x00000001, 0x80000001, 3.0e38, -3.0e38, 1.0e-38, 2.0, -2.0, 1.0e20, 1.0e-20]> : tensor<16xf32>
  %size = ten.abs %n : tensor<512xf32> -> tensor<512xf32>
  %small = ten.slice %size start = [0] limit = [240] stride = [1] : tensor<512xf32> -> tensor<240xf32>
  %rest = ten.slice %n start = [256] limit = [512] stride = [1] : tensor<512xf32> -> tensor<256xf32>
  %x = ten.concat %special, %small, %rest dim = 0 : tensor<16xf32>, tensor<240xf32>, tensor<256xf32> -> tensor<512xf32>
  %e0 = ten.constant dense<0.5> : tensor<512xf32>
  %0 = ten.pow %x, %e0 : tensor<512xf32>
  %e1 = ten.constant dense<-0.5> : tensor<512xf32>
  %1 = ten.pow %x, %e1 : tensor<512xf32>
  %e2 = ten.constant dense<1.5> : tensor<512xf32>
  %2 = ten.pow %x, %e2 : tensor<512xf32>
  %e3 = ten.constant dense<-1.5> : tensor<512xf32>
  %3 = ten.pow %x, %e3 : tensor<512xf32>
  %e4 = ten.constant dense<2.5> : tensor<512xf32>
  %4 = ten.pow %x, %e4 : tensor<512xf32>
  %e5 = ten.constant dense<-2.5> : tensor<512xf32>
  %5 = ten.pow %x, %e5 : tensor<512xf32>
  %e6 = ten.constant dense<4.0> : tensor<512xf32>
  %6 = ten.pow %x, %e6 : tensor<512xf32>
  %e7 = ten.constant dense<5.0> : tensor<512xf32>
  %7 = ten.pow %x, %e7 : tensor<512xf32>
  %e8 = ten.constant dense<-2.0> : tensor<512xf32>
  %8 = ten.pow %x, %e8 : tensor<512xf32>
  %e9 = ten.constant dense<-3.0> : tensor<512xf32>
  %9 = ten.pow %x, %e9 : tensor<512xf32>
  %e10 = ten.constant dense<-4.0> : tensor<512xf32>
  %10 = ten.pow %x, %e10 : tensor<512xf32>
  %e11 = ten.constant dense<7.5> : tensor<512xf32>
  %11 = ten.pow %x, %e11 : tensor<512xf32>
  %e12 = ten.constant dense<8.0> : tensor<512xf32>
  %12 = ten.pow %x, %e12 : tensor<512xf32>
  %e13 = ten.constant dense<-8.0> : tensor<512xf32>
  %13 = ten.pow %x, %e13 : tensor<512xf32>
  %e14 = ten.constant dense<-7.5> : tensor<512xf32>
  %14 = ten.pow %x, %e14 : tensor<512xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
}

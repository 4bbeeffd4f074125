// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=19x7xf32=normal:1 --input=3x5x9xi32=uniform:2 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy --output=%t/6.npy
// RUN: tensor-run %s --input=19x7xf32=normal:1 --input=3x5x9xi32=uniform:2 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --expect=%t/6.npy --ulp=0
// RUN: tensor-opt %s -tenon-simplify | FileCheck %s --check-prefix=SIMPLIFY

// Groups of rows and the rows left over, slices, one row; exact, since the
// order is that of the elements.
func.func @main(%x: tensor<19x7xf32>, %y: tensor<3x5x9xi32>) -> (tensor<19x7xf32>, tensor<19x7xf32>, tensor<3x5x9xi32>, tensor<3x5x9xi32>, tensor<19x7xf32>, tensor<19x7xf32>, tensor<19xf32>) {
  %0 = ten.scan add %x dim = 1 : tensor<19x7xf32> -> tensor<19x7xf32>
  %1 = ten.scan mul %x dim = 1 reverse exclusive : tensor<19x7xf32> -> tensor<19x7xf32>
  %2 = ten.scan add %y dim = 1 reverse : tensor<3x5x9xi32> -> tensor<3x5x9xi32>
  %3 = ten.scan max %y dim = 0 exclusive : tensor<3x5x9xi32> -> tensor<3x5x9xi32>
  // Windows of everything before are scans, from either end.
  // SIMPLIFY: ten.scan add %{{.*}} dim = 0 : tensor<19x7xf32>
  // SIMPLIFY: ten.scan max %{{.*}} dim = 0 reverse : tensor<19x7xf32>
  %4 = ten.window_reduce add %x window = [19, 1] pad = [18, 0, 0, 0] : tensor<19x7xf32> -> tensor<19x7xf32>
  %5 = ten.window_reduce max %x window = [19, 1] pad = [0, 18, 0, 0] : tensor<19x7xf32> -> tensor<19x7xf32>
  %row = ten.slice %x start = [0, 3] limit = [19, 4] stride = [1, 1] : tensor<19x7xf32> -> tensor<19x1xf32>
  %flat = ten.reshape %row : tensor<19x1xf32> -> tensor<19xf32>
  %6 = ten.scan add %flat dim = 0 : tensor<19xf32> -> tensor<19xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<19x7xf32>, tensor<19x7xf32>, tensor<3x5x9xi32>, tensor<3x5x9xi32>, tensor<19x7xf32>, tensor<19x7xf32>, tensor<19xf32>
}

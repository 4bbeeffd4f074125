// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=5x300xf32=normal:1 --input=90x24xi32=uniform:4 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --input=5x300xf32=normal:1 --input=90x24xi32=uniform:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --atol=1e-5

// Windows of which eight elements are taken at once, and what is left of them:
// 53 is 6 * 8 + 5.
func.func @main(%x: tensor<5x300xf32>, %n: tensor<90x24xi32>) -> (tensor<5x248xf32>, tensor<5x300xf32>, tensor<40x24xi32>, tensor<27x8xi32>) {
  %0 = ten.window_reduce add %x window = [1, 53] : tensor<5x300xf32> -> tensor<5x248xf32>
  %1 = ten.window_reduce max %x window = [1, 40] pad = [0, 0, 19, 20] : tensor<5x300xf32> -> tensor<5x300xf32>
  %2 = ten.window_reduce add %n window = [51, 1] : tensor<90x24xi32> -> tensor<40x24xi32>
  %3 = ten.window_reduce add %n window = [11, 17] strides = [3, 1] window_dilation = [1, 1] : tensor<90x24xi32> -> tensor<27x8xi32>
  return %0, %1, %2, %3 : tensor<5x248xf32>, tensor<5x300xf32>, tensor<40x24xi32>, tensor<27x8xi32>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=200x301xf32=normal:1 --input=3x70x5x90xf64=normal:2 --input=257x130xi8=uniform:3 --input=301x200xf32=normal:4 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --input=200x301xf32=normal:1 --input=3x70x5x90xf64=normal:2 --input=257x130xi8=uniform:3 --input=301x200xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --donate=3:0 --input=200x301xf32=normal:1 --input=3x70x5x90xf64=normal:2 --input=257x130xi8=uniform:3 --input=301x200xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0

// Blocks of one size, the last over others, also where the result takes the
// memory of another operand; other loops around.
func.func @main(%x: tensor<200x301xf32>, %y: tensor<3x70x5x90xf64>, %z: tensor<257x130xi8>, %w: tensor<301x200xf32>) -> (tensor<301x200xf32>, tensor<90x5x3x70xf64>, tensor<130x257xi8>) {
  %0 = ten.transpose %x perm = [1, 0] : tensor<200x301xf32> -> tensor<301x200xf32>
  %1 = ten.sub %w, %0 : tensor<301x200xf32>
  %2 = ten.transpose %y perm = [3, 2, 0, 1] : tensor<3x70x5x90xf64> -> tensor<90x5x3x70xf64>
  %3 = ten.transpose %z perm = [1, 0] : tensor<257x130xi8> -> tensor<130x257xi8>
  return %1, %2, %3 : tensor<301x200xf32>, tensor<90x5x3x70xf64>, tensor<130x257xi8>
}

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=200x301xf32=normal:1 --input=3x70x5x90xf64=normal:2 --input=257x130xi8=uniform:3 --input=301x200xf32=normal:4 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --input=200x301xf32=normal:1 --input=3x70x5x90xf64=normal:2 --input=257x130xi8=uniform:3 --input=301x200xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --donate=3:0 --input=200x301xf32=normal:1 --input=3x70x5x90xf64=normal:2 --input=257x130xi8=uniform:3 --input=301x200xf32=normal:4 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --ulp=0
// RUN: tensor-run %s --entry=squares --verify --input=208x304xf32=normal:1 --input=304x208xf32=normal:2 --input=304xf32=normal:3 --input=3x72x40x16xf64=normal:4
// RUN: tensor-run %s --entry=squares --donate=1:0 --threads=3 --verify --input=208x304xf32=normal:1 --input=304x208xf32=normal:2 --input=304xf32=normal:3 --input=3x72x40x16xf64=normal:4

// Blocks of one size, the last over others, also where the result takes the
// memory of another operand; other loops around.
func.func @main(%x: tensor<200x301xf32>, %y: tensor<3x70x5x90xf64>, %z: tensor<257x130xi8>, %w: tensor<301x200xf32>) -> (tensor<301x200xf32>, tensor<90x5x3x70xf64>, tensor<130x257xi8>) {
  %0 = ten.transpose %x perm = [1, 0] : tensor<200x301xf32> -> tensor<301x200xf32>
  %1 = ten.sub %w, %0 : tensor<301x200xf32>
  %2 = ten.transpose %y perm = [3, 2, 0, 1] : tensor<3x70x5x90xf64> -> tensor<90x5x3x70xf64>
  %3 = ten.transpose %z perm = [1, 0] : tensor<257x130xi8> -> tensor<130x257xi8>
  return %1, %2, %3 : tensor<301x200xf32>, tensor<90x5x3x70xf64>, tensor<130x257xi8>
}

// Squares that stay in registers, the last blocks smaller.
func.func @squares(%x: tensor<208x304xf32>, %w: tensor<304x208xf32>, %v: tensor<304xf32>, %y: tensor<3x72x40x16xf64>) -> (tensor<304x208xf32>, tensor<3x16x40x72xf64>) {
  %0 = ten.transpose %x perm = [1, 0] : tensor<208x304xf32> -> tensor<304x208xf32>
  %1 = ten.broadcast %v dims = [0] : tensor<304xf32> -> tensor<304x208xf32>
  %2 = ten.sub %w, %0 : tensor<304x208xf32>
  %3 = ten.mul %2, %1 : tensor<304x208xf32>
  %4 = ten.transpose %y perm = [0, 3, 2, 1] : tensor<3x72x40x16xf64> -> tensor<3x16x40x72xf64>
  return %3, %4 : tensor<304x208xf32>, tensor<3x16x40x72xf64>
}

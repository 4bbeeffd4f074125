// Convolutions whose input features are summed in blocks that a first cache
// keeps, of an input that is copied in such blocks, and by bands of rows.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=1x28x12x128xf32=normal:1 --input=3x3x128x40xf32=normal:2 --input=40xf32=normal:3 --input=1x9x9x256xf32=normal:4 --input=3x3x256x24xf32=normal:5 --output=%t/a.npy --output=%t/b.npy --output=%t/c.npy
// RUN: tensor-run %s --bind=1,4 --threads=2 --target-cpu=x86-64-v3 --explain --input=1x28x12x128xf32=normal:1 --input=3x3x128x40xf32=normal:2 --input=40xf32=normal:3 --input=1x9x9x256xf32=normal:4 --input=3x3x256x24xf32=normal:5 --expect=%t/a.npy --expect=%t/b.npy --expect=%t/c.npy --rtol=1e-4 --atol=1e-3 | FileCheck %s
// RUN: tensor-run %s --threads=2 --target-cpu=x86-64-v3 --input=1x28x12x128xf32=normal:1 --input=3x3x128x40xf32=normal:2 --input=40xf32=normal:3 --input=1x9x9x256xf32=normal:4 --input=3x3x256x24xf32=normal:5 --expect=%t/a.npy --expect=%t/b.npy --expect=%t/c.npy --rtol=1e-4 --atol=1e-3
// RUN: tensor-run %s --bind=1,4 --threads=2 --input=1x28x12x128xf32=normal:1 --input=3x3x128x40xf32=normal:2 --input=40xf32=normal:3 --input=1x9x9x256xf32=normal:4 --input=3x3x256x24xf32=normal:5 --expect=%t/a.npy --expect=%t/b.npy --expect=%t/c.npy --rtol=1e-4 --atol=1e-3

// CHECK: conv_schedule<lanes = 8, {{.*}}, depth = {{[1-9][0-9]*}}, kernel_packed = true, rows = {{[1-9][0-9]*}}>
// CHECK: conv_schedule<lanes = 8, {{.*}}, depth = {{[1-9][0-9]*}}, kernel_packed = true>
func.func @main(%x: tensor<1x28x12x128xf32>, %w: tensor<3x3x128x40xf32>, %b: tensor<40xf32>, %y: tensor<1x9x9x256xf32>, %v: tensor<3x3x256x24xf32>) -> (tensor<1x28x12x40xf32>, tensor<1x5x5x24xf32>, tensor<1x9x9x24xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x28x12x128xf32>, tensor<3x3x128x40xf32> -> tensor<1x28x12x40xf32>
  %1 = ten.broadcast %b dims = [3] : tensor<40xf32> -> tensor<1x28x12x40xf32>
  %2 = ten.add %0, %1 : tensor<1x28x12x40xf32>
  %3 = ten.tanh %2 : tensor<1x28x12x40xf32>
  %4 = ten.conv %y, %v dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] : tensor<1x9x9x256xf32>, tensor<3x3x256x24xf32> -> tensor<1x5x5x24xf32>
  %5 = ten.conv %y, %v dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] reverse = [true, false] : tensor<1x9x9x256xf32>, tensor<3x3x256x24xf32> -> tensor<1x9x9x24xf32>
  return %3, %4, %5 : tensor<1x28x12x40xf32>, tensor<1x5x5x24xf32>, tensor<1x9x9x24xf32>
}

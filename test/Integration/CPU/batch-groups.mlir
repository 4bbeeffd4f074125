// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=3x24x10x11xf32=normal:1 --input=3x24x10x11xf32=normal:2 --input=3x24x5x6xf32=normal:3 --input=8x9x12xf32=normal:4 --input=3x12x6xf32=normal:5 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy --output=%t/4.npy --output=%t/5.npy
// RUN: tensor-run %s --input=3x24x10x11xf32=normal:1 --input=3x24x10x11xf32=normal:2 --input=3x24x5x6xf32=normal:3 --input=8x9x12xf32=normal:4 --input=3x12x6xf32=normal:5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --rtol=1e-4 --atol=1e-4 --threads=1
// RUN: tensor-run %s --input=3x24x10x11xf32=normal:1 --input=3x24x10x11xf32=normal:2 --input=3x24x5x6xf32=normal:3 --input=8x9x12xf32=normal:4 --input=3x12x6xf32=normal:5 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --expect=%t/4.npy --expect=%t/5.npy --rtol=1e-4 --atol=1e-4 --threads=3 --target-cpu=x86-64-v3

// Gradients of kernels of convolutions with groups.
func.func @main(%x: tensor<3x24x10x11xf32>, %g: tensor<3x24x10x11xf32>, %h: tensor<3x24x5x6xf32>, %y: tensor<8x9x12xf32>, %k: tensor<3x12x6xf32>)
    -> (tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>, tensor<24x4x3x3xf32>, tensor<24x8x3x3xf32>, tensor<3x3x1x24xf32>, tensor<4x7x6xf32>) {
  // One image in a group.
  %0 = ten.conv %x, %g dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [1, 1, 1, 1] batch_groups = 24 : tensor<3x24x10x11xf32>, tensor<3x24x10x11xf32> -> tensor<24x1x3x3xf32>
  %1 = ten.conv %x, %h dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [0, 1, 1, 1] kernel_dilation = [2, 2] batch_groups = 24 : tensor<3x24x10x11xf32>, tensor<3x24x5x6xf32> -> tensor<24x1x3x3xf32>
  // Several.
  %2 = ten.conv %x, %g dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [1, 1, 1, 1] batch_groups = 6 : tensor<3x24x10x11xf32>, tensor<3x24x10x11xf32> -> tensor<24x4x3x3xf32>
  %3 = ten.conv %x, %g dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] pad = [1, 1, 1, 1] batch_groups = 3 : tensor<3x24x10x11xf32>, tensor<3x24x10x11xf32> -> tensor<24x8x3x3xf32>
  // Channels last.
  %u = ten.transpose %x perm = [0, 2, 3, 1] : tensor<3x24x10x11xf32> -> tensor<3x10x11x24xf32>
  %v = ten.transpose %g perm = [0, 2, 3, 1] : tensor<3x24x10x11xf32> -> tensor<3x10x11x24xf32>
  %4 = ten.conv %u, %v dims = [f, 0, 1, b] x [i, 0, 1, o] -> [0, 1, b, f] pad = [1, 1, 1, 1] batch_groups = 24 : tensor<3x10x11x24xf32>, tensor<3x10x11x24xf32> -> tensor<3x3x1x24xf32>
  // No gradient.
  %5 = ten.conv %y, %k dims = [b, 0, f] x [0, i, o] -> [b, 0, f] batch_groups = 2 : tensor<8x9x12xf32>, tensor<3x12x6xf32> -> tensor<4x7x6xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<24x1x3x3xf32>, tensor<24x1x3x3xf32>, tensor<24x4x3x3xf32>, tensor<24x8x3x3xf32>, tensor<3x3x1x24xf32>, tensor<4x7x6xf32>
}

// RUN: rm -rf %t && mkdir %t
// RUN: sh %S/Inputs/dynamic-batch.sh tensor-run %s %t 11 --threads=3 --target-cpu=x86-64-v3 --bind=1,2,3,5,8
// RUN: sh %S/Inputs/dynamic-batch.sh tensor-run %s %t 1 --threads=1
// RUN: sh %S/Inputs/dynamic-batch.sh tensor-run %s %t 0 --threads=1

// Convolutions of as many images as the run has: by each of the ways that there
// are for a known number.
func.func @main(%x: tensor<?x10x11x16xf32>, %w: tensor<3x3x16x40xf32>, %v: tensor<40x16x3x3xf32>, %d: tensor<3x3x1x16xf32>, %u: tensor<?x16x14x47xf32>, %bias: tensor<40xf32>, %s: tensor<?x4x4x16xf32>, %h: tensor<?x10x11x16xbf16>, %k: tensor<3x3x16x40xbf16>)
    -> (tensor<?x10x11x40xf32>, tensor<?x40x12x45xf32>, tensor<?x5x6x16xf32>, tensor<?x19x21x40xf32>, tensor<?x4x4x40xf32>, tensor<?x10x11x40xbf16>, tensor<?x16x14x47xf32>, tensor<40x?x5x6xf32>, tensor<?x10x11x16xf32>, tensor<?x1x14x47xf32>) {
  %c0 = arith.constant 0 : index
  %zero = ten.constant dense<0.0> : tensor<f32>
  // What is made of the sums.
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<?x10x11x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x10x11x40xf32>
  %n = tensor.dim %x, %c0 : tensor<?x10x11x16xf32>
  %b = ten.broadcast %bias dims = [3] sizes(%n) : tensor<40xf32> -> tensor<?x10x11x40xf32>
  %z = ten.broadcast %zero dims = [] sizes(%n) : tensor<f32> -> tensor<?x10x11x40xf32>
  %1 = ten.add %0, %b : tensor<?x10x11x40xf32>
  %2 = ten.max %1, %z : tensor<?x10x11x40xf32>
  // Channels first, without a border.
  %3 = ten.conv %u, %v dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<?x16x14x47xf32>, tensor<40x16x3x3xf32> -> tensor<?x40x12x45xf32>
  // Along channels.
  %4 = ten.conv %x, %d dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] strides = [2, 2] pad = [1, 1, 1, 1] feature_groups = 16 : tensor<?x10x11x16xf32>, tensor<3x3x1x16xf32> -> tensor<?x5x6x16xf32>
  // An input with gaps.
  %5 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] input_dilation = [2, 2] : tensor<?x10x11x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x19x21x40xf32>
  // Few places.
  %6 = ten.conv %s, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<?x4x4x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x4x4x40xf32>
  // Sums of another type.
  %7 = ten.conv %h, %k dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] accumulate f32 : tensor<?x10x11x16xbf16>, tensor<3x3x16x40xbf16> -> tensor<?x10x11x40xbf16>
  // Groups, and vectors along places.
  %g = ten.reshape %d : tensor<3x3x1x16xf32> -> tensor<16x1x3x3xf32>
  %8 = ten.conv %u, %g dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] feature_groups = 16 : tensor<?x16x14x47xf32>, tensor<16x1x3x3xf32> -> tensor<?x16x14x47xf32>
  // Features before images.
  %9 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [f, b, 0, 1] strides = [2, 2] pad = [1, 1, 1, 1] : tensor<?x10x11x16xf32>, tensor<3x3x16x40xf32> -> tensor<40x?x5x6xf32>
  // Two groups and a reversed window.
  %r = ten.slice %w start = [0, 0, 0, 0] limit = [3, 3, 8, 16] stride = [1, 1, 1, 1] : tensor<3x3x16x40xf32> -> tensor<3x3x8x16xf32>
  %10 = ten.conv %x, %r dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] reverse = [true, false] feature_groups = 2 : tensor<?x10x11x16xf32>, tensor<3x3x8x16xf32> -> tensor<?x10x11x16xf32>
  // One feature.
  %f = ten.slice %v start = [0, 0, 0, 0] limit = [1, 16, 3, 3] stride = [1, 1, 1, 1] : tensor<40x16x3x3xf32> -> tensor<1x16x3x3xf32>
  %11 = ten.conv %u, %f dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] pad = [1, 1, 1, 1] : tensor<?x16x14x47xf32>, tensor<1x16x3x3xf32> -> tensor<?x1x14x47xf32>
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<?x10x11x40xf32>, tensor<?x40x12x45xf32>, tensor<?x5x6x16xf32>, tensor<?x19x21x40xf32>, tensor<?x4x4x40xf32>, tensor<?x10x11x40xbf16>, tensor<?x16x14x47xf32>, tensor<40x?x5x6xf32>, tensor<?x10x11x16xf32>, tensor<?x1x14x47xf32>
}

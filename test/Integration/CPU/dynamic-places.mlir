// Convolutions of images of any size: by tiles whose rows are places, however
// many there are, also none.
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 2 17 19 --threads=3 --target-cpu=x86-64-v3
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 2 17 19 --threads=1
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 1 5 40 --threads=2
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 1 1 1 --threads=1
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 3 2 1 --threads=1 --target-cpu=x86-64-v3
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 1 0 4 --threads=1
// RUN: sh %S/Inputs/dynamic-places.sh tensor-run %s 0 4 4 --threads=1

func.func @one(%x: tensor<1x?x?x16xf32>, %w: tensor<3x3x16x40xf32>) -> tensor<1x?x?x40xf32> {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<1x?x?x16xf32>, tensor<3x3x16x40xf32> -> tensor<1x?x?x40xf32>
  return %0 : tensor<1x?x?x40xf32>
}

// With what is done before and after.
func.func @last(%x: tensor<?x?x?x16xf32>, %w: tensor<3x3x16x40xf32>, %bias: tensor<40xf32>) -> tensor<?x?x?x40xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = ten.exp %x : tensor<?x?x?x16xf32>
  %0 = ten.conv %e, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<?x?x?x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x?x?x40xf32>
  %n = tensor.dim %0, %c0 : tensor<?x?x?x40xf32>
  %h = tensor.dim %0, %c1 : tensor<?x?x?x40xf32>
  %v = tensor.dim %0, %c2 : tensor<?x?x?x40xf32>
  %b = ten.broadcast %bias dims = [3] sizes(%n, %h, %v) : tensor<40xf32> -> tensor<?x?x?x40xf32>
  %1 = ten.add %0, %b : tensor<?x?x?x40xf32>
  return %1 : tensor<?x?x?x40xf32>
}

// Channels first; a stride, a dilated window, more border on one side.
func.func @first(%x: tensor<?x16x?x?xf32>, %w: tensor<40x16x3x3xf32>) -> (tensor<?x40x?x?xf32>, tensor<?x40x?x?xf32>) {
  %0 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] : tensor<?x16x?x?xf32>, tensor<40x16x3x3xf32> -> tensor<?x40x?x?xf32>
  %1 = ten.conv %x, %w dims = [b, f, 0, 1] x [o, i, 0, 1] -> [b, f, 0, 1] strides = [2, 1] pad = [2, 0, 1, 4] kernel_dilation = [1, 2] : tensor<?x16x?x?xf32>, tensor<40x16x3x3xf32> -> tensor<?x40x?x?xf32>
  return %0, %1 : tensor<?x40x?x?xf32>, tensor<?x40x?x?xf32>
}

// An input with gaps; a border of less than nothing; a reversed window.
func.func @borders(%x: tensor<?x?x?x16xf32>, %w: tensor<3x3x16x40xf32>) -> (tensor<?x?x?x40xf32>, tensor<?x?x?x40xf32>, tensor<?x?x?x40xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 2, 2] input_dilation = [2, 3] : tensor<?x?x?x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x?x?x40xf32>
  %1 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [-1, 3, 2, -1] : tensor<?x?x?x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x?x?x40xf32>
  %2 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] reverse = [true, false] : tensor<?x?x?x16xf32>, tensor<3x3x16x40xf32> -> tensor<?x?x?x40xf32>
  return %0, %1, %2 : tensor<?x?x?x40xf32>, tensor<?x?x?x40xf32>, tensor<?x?x?x40xf32>
}

// Groups; each channel by itself, with a border and without.
func.func @groups(%x: tensor<?x?x?x16xf32>, %w: tensor<3x3x4x40xf32>, %d: tensor<3x3x1x16xf32>) -> (tensor<?x?x?x40xf32>, tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 4 : tensor<?x?x?x16xf32>, tensor<3x3x4x40xf32> -> tensor<?x?x?x40xf32>
  %1 = ten.conv %x, %d dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] feature_groups = 16 : tensor<?x?x?x16xf32>, tensor<3x3x1x16xf32> -> tensor<?x?x?x16xf32>
  %2 = ten.conv %x, %d dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] feature_groups = 16 : tensor<?x?x?x16xf32>, tensor<3x3x1x16xf32> -> tensor<?x?x?x16xf32>
  return %0, %1, %2 : tensor<?x?x?x40xf32>, tensor<?x?x?x16xf32>, tensor<?x?x?x16xf32>
}

// Sums of another type; sequences; one size that is known; few features; a
// window that is read in several parts.
func.func @kinds(%x: tensor<?x?x?x16xbf16>, %w: tensor<3x3x16x40xbf16>, %y: tensor<?x?x16xf64>, %v: tensor<5x16x24xf64>, %z: tensor<?x9x?x16xf32>, %u: tensor<3x3x16x3xf32>, %a: tensor<?x?x600xf32>, %t: tensor<7x600x64xf32>)
    -> (tensor<?x?x?x40xbf16>, tensor<?x?x24xf64>, tensor<?x9x?x3xf32>, tensor<?x?x64xf32>) {
  %0 = ten.conv %x, %w dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] accumulate f32 : tensor<?x?x?x16xbf16>, tensor<3x3x16x40xbf16> -> tensor<?x?x?x40xbf16>
  %1 = ten.conv %y, %v dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [4, 0] : tensor<?x?x16xf64>, tensor<5x16x24xf64> -> tensor<?x?x24xf64>
  %2 = ten.conv %z, %u dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1] : tensor<?x9x?x16xf32>, tensor<3x3x16x3xf32> -> tensor<?x9x?x3xf32>
  %3 = ten.conv %a, %t dims = [b, 0, f] x [0, i, o] -> [b, 0, f] pad = [3, 3] : tensor<?x?x600xf32>, tensor<7x600x64xf32> -> tensor<?x?x64xf32>
  return %0, %1, %2, %3 : tensor<?x?x?x40xbf16>, tensor<?x?x24xf64>, tensor<?x9x?x3xf32>, tensor<?x?x64xf32>
}

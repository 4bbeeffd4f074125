// Convolutions whose input has wide gaps: however many the phases are, they are
// loops where they have one size.
// RUN: tensor-run %s --entry=patches --verify --threads=2 --input=2x4x4x32xf32=uniform:1 --input=14x14x32x8xf32=uniform:2 | FileCheck %s
// RUN: tensor-run %s --entry=uneven --verify --threads=2 --input=1x6x5x16xf32=uniform:1 --input=7x11x16x8xf32=uniform:2 | FileCheck %s
// RUN: tensor-run %s --entry=short --verify --input=1x6x5x16xf32=uniform:1 --input=3x2x16x8xf32=uniform:2 | FileCheck %s
// RUN: tensor-run %s --entry=sequence --verify --input=1x40x8xf32=uniform:1 --input=128x8x1xf32=uniform:2 | FileCheck %s
// RUN: tensor-run %s --entry=video --verify --input=1x2x3x3x8xf32=uniform:1 --input=2x5x5x8x3xf32=uniform:2 | FileCheck %s
// CHECK: verify: {{.*}} agree with the interpreter

func.func @patches(%x: tensor<2x4x4x32xf32>, %w: tensor<14x14x32x8xf32>) -> tensor<2x56x56x8xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[13, 13], [13, 13]], lhs_dilate = [14, 14]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<14x14x32x8xf32>) -> tensor<2x56x56x8xf32>
  return %0 : tensor<2x56x56x8xf32>
}

func.func @uneven(%x: tensor<1x6x5x16xf32>, %w: tensor<7x11x16x8xf32>) -> tensor<1x25x27x8xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[4, 1], [9, 3]], lhs_dilate = [5, 6]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x5x16xf32>, tensor<7x11x16x8xf32>) -> tensor<1x25x27x8xf32>
  return %0 : tensor<1x25x27x8xf32>
}

// Some places have no product.
func.func @short(%x: tensor<1x6x5x16xf32>, %w: tensor<3x2x16x8xf32>) -> tensor<1x28x31x8xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 2], [1, 2]], lhs_dilate = [5, 7]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x5x16xf32>, tensor<3x2x16x8xf32>) -> tensor<1x28x31x8xf32>
  return %0 : tensor<1x28x31x8xf32>
}

// The inverse of a short-time Fourier transform, as models compute it.
func.func @sequence(%x: tensor<1x40x8xf32>, %w: tensor<128x8x1xf32>) -> tensor<1x1376x1xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[127, 127]], lhs_dilate = [32]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x40x8xf32>, tensor<128x8x1xf32>) -> tensor<1x1376x1xf32>
  return %0 : tensor<1x1376x1xf32>
}

func.func @video(%x: tensor<1x2x3x3x8xf32>, %w: tensor<2x5x5x8x3xf32>) -> tensor<1x4x15x15x3xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {pad = [[1, 1], [4, 4], [4, 4]], lhs_dilate = [2, 5, 5]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x3x8xf32>, tensor<2x5x5x8x3xf32>) -> tensor<1x4x15x15x3xf32>
  return %0 : tensor<1x4x15x15x3xf32>
}

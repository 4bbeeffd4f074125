// A convolution whose output has one position: what is added varies along the
// channels, which are innermost in memory though not the last dimension.

// RUN: tensor-run %s --entry=channels --input=2x1x1xf32=1 --input=8x1x1xf32=1 --input=8xf32=0,1,2,3,4,5,6,7 --expect=2x8x1xf32=1,2,3,4,5,6,7,8,1,2,3,4,5,6,7,8
func.func @channels(%x: tensor<2x1x1xf32>, %k: tensor<8x1x1xf32>, %b: tensor<8xf32>) -> tensor<2x8x1xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x1xf32>, tensor<8x1x1xf32>) -> tensor<2x8x1xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<2x8x1xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x8x1xf32>
  return %2 : tensor<2x8x1xf32>
}

// An image of one position per batch, filters by groups, and a factor and a
// term per channel that are merged into a select.
// RUN: tensor-run %s --entry=selected --input=3x4x1x1xf32=1 --input=16x2x1x1xf32=2 --input=16xf32=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15 --verify
func.func @selected(%x: tensor<3x4x1x1xf32>, %k: tensor<16x2x1x1xf32>, %b: tensor<16xf32>) -> tensor<3x16x1x1xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<3x4x1x1xf32>, tensor<16x2x1x1xf32>) -> tensor<3x16x1x1xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<3x16x1x1xf32>
  %2 = stablehlo.compare LT, %0, %1 : (tensor<3x16x1x1xf32>, tensor<3x16x1x1xf32>) -> tensor<3x16x1x1xi1>
  %3 = stablehlo.multiply %0, %1 : tensor<3x16x1x1xf32>
  %4 = stablehlo.select %2, %3, %0 : tensor<3x16x1x1xi1>, tensor<3x16x1x1xf32>
  return %4 : tensor<3x16x1x1xf32>
}

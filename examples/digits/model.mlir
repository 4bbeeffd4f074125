// Reads 8x8 images of handwritten digits: README.md says how it was trained and
// how to run it. Images are NHWC, filters HWIO.
func.func @main(
    %images: tensor<360x8x8x1xf32>,
    %conv1_bias: tensor<16xf32>, %conv1_weight: tensor<3x3x1x16xf32>,
    %conv2_bias: tensor<32xf32>, %conv2_weight: tensor<3x3x16x32xf32>,
    %dense1_bias: tensor<64xf32>, %dense1_weight: tensor<512x64xf32>,
    %dense2_bias: tensor<10xf32>, %dense2_weight: tensor<64x10xf32>)
    -> (tensor<360x10xf32>, tensor<360xi32>) {
  // conv 3x3, 16 -> relu
  %0 = ten.conv %images, %conv1_weight dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]
      : tensor<360x8x8x1xf32>, tensor<3x3x1x16xf32> -> tensor<360x8x8x16xf32>
  %1 = ten.broadcast %conv1_bias dims = [3] : tensor<16xf32> -> tensor<360x8x8x16xf32>
  %2 = ten.add %0, %1 : tensor<360x8x8x16xf32>
  %zero1 = ten.constant dense<0.0> : tensor<360x8x8x16xf32>
  %3 = ten.max %2, %zero1 : tensor<360x8x8x16xf32>

  // conv 3x3, 32 -> relu -> max-pool 2x2
  %4 = ten.conv %3, %conv2_weight dims = [b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f] pad = [1, 1, 1, 1]
      : tensor<360x8x8x16xf32>, tensor<3x3x16x32xf32> -> tensor<360x8x8x32xf32>
  %5 = ten.broadcast %conv2_bias dims = [3] : tensor<32xf32> -> tensor<360x8x8x32xf32>
  %6 = ten.add %4, %5 : tensor<360x8x8x32xf32>
  %zero2 = ten.constant dense<0.0> : tensor<360x8x8x32xf32>
  %7 = ten.max %6, %zero2 : tensor<360x8x8x32xf32>
  %8 = ten.window_reduce max %7 window = [1, 2, 2, 1] strides = [1, 2, 2, 1]
      : tensor<360x8x8x32xf32> -> tensor<360x4x4x32xf32>

  // dense 64 -> relu
  %9 = ten.reshape %8 : tensor<360x4x4x32xf32> -> tensor<360x512xf32>
  %10 = ten.contract %9, %dense1_weight contracting = [1] x [0]
      : tensor<360x512xf32>, tensor<512x64xf32> -> tensor<360x64xf32>
  %11 = ten.broadcast %dense1_bias dims = [1] : tensor<64xf32> -> tensor<360x64xf32>
  %12 = ten.add %10, %11 : tensor<360x64xf32>
  %zero3 = ten.constant dense<0.0> : tensor<360x64xf32>
  %13 = ten.max %12, %zero3 : tensor<360x64xf32>

  // dense 10: the logits
  %14 = ten.contract %13, %dense2_weight contracting = [1] x [0]
      : tensor<360x64xf32>, tensor<64x10xf32> -> tensor<360x10xf32>
  %15 = ten.broadcast %dense2_bias dims = [1] : tensor<10xf32> -> tensor<360x10xf32>
  %logits = ten.add %14, %15 : tensor<360x10xf32>

  // The class: the smallest index at which the largest logit stands.
  %16 = ten.reduce max %logits dims = [1] : tensor<360x10xf32> -> tensor<360xf32>
  %17 = ten.broadcast %16 dims = [0] : tensor<360xf32> -> tensor<360x10xf32>
  %18 = ten.compare eq %logits, %17 : tensor<360x10xf32>
  %19 = ten.iota dim = 1 : tensor<360x10xi32>
  %none = ten.constant dense<10> : tensor<360x10xi32>
  %20 = ten.select %18, %19, %none : tensor<360x10xi32>
  %classes = ten.reduce min %20 dims = [1] : tensor<360x10xi32> -> tensor<360xi32>
  return %logits, %classes : tensor<360x10xf32>, tensor<360xi32>
}

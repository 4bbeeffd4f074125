func.func @main(%x: tensor<1x256xf32>, %w: tensor<128x256xf32>) -> tensor<1x128xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<1x256xf32>, tensor<128x256xf32> -> tensor<1x128xf32>
  return %0 : tensor<1x128xf32>
}

func.func @main(%x: tensor<1x3xf32> loc("x"), %w: tensor<3x2xf32> loc("w"), %b: tensor<2xf32> loc("b")) -> tensor<1x2xf32> {
  %0 = ten.contract %x, %w contracting = [1] x [0] : tensor<1x3xf32>, tensor<3x2xf32> -> tensor<1x2xf32>
  %1 = ten.broadcast %b dims = [1] : tensor<2xf32> -> tensor<1x2xf32>
  %2 = ten.add %0, %1 : tensor<1x2xf32>
  return %2 : tensor<1x2xf32>
}

// A dense layer for any number of rows: tanh(x * w + b).
func.func @main(%x: tensor<?x3xf32> loc("x"), %w: tensor<3x2xf32> loc("w"), %b: tensor<2xf32> loc("b"))
    -> tensor<?x2xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      : (tensor<?x3xf32>, tensor<3x2xf32>) -> tensor<?x2xf32>
  %1 = chlo.broadcast_add %0, %b : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %2 = stablehlo.tanh %1 : tensor<?x2xf32>
  return %2 : tensor<?x2xf32>
}

// RUN: ten-random-programs --fp=fast %s
// RUN: ten-random-programs %s

// The product is 31 fifth powers or 155 factors, and below the smallest normal
// number on the way, where digits depend on the order.
func.func @main(%arg0: tensor<31xf32> {ten.fill = "normal 424911"}) -> tensor<f32> {
  %0 = ten.broadcast %arg0 dims = [0] : tensor<31xf32> -> tensor<31x5xf32>
  %1 = ten.reduce mul %0 dims = [0, 1] : tensor<31x5xf32> -> tensor<f32>
  return %1 : tensor<f32>
}

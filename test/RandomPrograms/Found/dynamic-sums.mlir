// RUN: ten-random-programs --fp=strict --dynamic=2 %s

// The contracting size of the left operand is dynamic as well as its rows: only
// the right operand says it.
func.func @main(%arg0: tensor<1x192xf32> {ten.fill = "small 1"}, %arg1: tensor<2x4x48xf32> {ten.fill = "small 1"}) -> tensor<1x2xf32> {
  %0 = stablehlo.reshape %arg1 : (tensor<2x4x48xf32>) -> tensor<2x192xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x192xf32>) -> tensor<192x2xf32>
  %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0] : (tensor<1x192xf32>, tensor<192x2xf32>) -> tensor<1x2xf32>
  return %2 : tensor<1x2xf32>
}

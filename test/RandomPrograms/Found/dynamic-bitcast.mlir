// RUN: ten-random-programs --dynamic=2 %s

// The dimension that a bitcast adds has a size even where its type does not say.
func.func @main(%x: tensor<2xf16> {ten.fill = "small 1"}) -> (tensor<2x2xi8>, tensor<2xi8>) {
  %0 = ten.neg %x : tensor<2xf16>
  %1 = ten.bitcast %0 : tensor<2xf16> -> tensor<2x2xi8>
  %2 = ten.reduce add %1 dims = [0] : tensor<2x2xi8> -> tensor<2xi8>
  return %1, %2 : tensor<2x2xi8>, tensor<2xi8>
}

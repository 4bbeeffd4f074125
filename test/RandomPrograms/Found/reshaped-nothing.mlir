// RUN: ten-random-programs --fp=strict --dynamic=2600002038 %s

// A dimension of a reshaped array without elements has no factor of another.
func.func @main(%y: tensor<0x0x0x1xi32>, %x: tensor<1xi8>) -> tensor<0xi32> {
  %0 = ten.reshape %y : tensor<0x0x0x1xi32> -> tensor<1x0xi32>
  %1 = ten.convert %0 : tensor<1x0xi32> -> tensor<1x0xi8>
  %2 = ten.contract %x, %1 contracting = [0] x [0] : tensor<1xi8>, tensor<1x0xi8> -> tensor<0xi32>
  return %2 : tensor<0xi32>
}

// RUN: ten-random-programs --dynamic=3 %s

// Groups of features whose number only the run knows.
func.func @main(%x: tensor<1x9xi32> {ten.fill = "small 1"}, %k: tensor<3x9xi32> {ten.fill = "small 2"}) -> tensor<1x9xi32> {
  %0 = ten.conv %x, %k dims = [b, f] x [i, o] -> [b, f] feature_groups = 3 : tensor<1x9xi32>, tensor<3x9xi32> -> tensor<1x9xi32>
  return %0 : tensor<1x9xi32>
}

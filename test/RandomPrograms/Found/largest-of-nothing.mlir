// RUN: ten-random-programs %s

// A type without infinity: the largest of nothing is its lowest number, also
// where larger types compare.
func.func @main(%x: tensor<3x0xf8E4M3B11FNUZ> {ten.fill = "small 1"}, %y: tensor<3x0xf8E4M3FN> {ten.fill = "small 2"}) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3FN>) {
  %0 = ten.reduce max %x dims = [1] : tensor<3x0xf8E4M3B11FNUZ> -> tensor<3xf8E4M3B11FNUZ>
  %1 = ten.reduce min %y dims = [1] : tensor<3x0xf8E4M3FN> -> tensor<3xf8E4M3FN>
  return %0, %1 : tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3FN>
}

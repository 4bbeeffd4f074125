// RUN: ten-random-programs %s

// One of the selected values lives on in the arena after it was selected.
func.func @main(%x: tensor<2xf32> {ten.fill = "small 1"}, %y: tensor<1xf32> {ten.fill = "small 2"}, %c: tensor<i1> {ten.fill = "small 2"}) -> (tensor<1xi32>, tensor<2xf32>) {
  %0 = ten.pow %x, %x : tensor<2xf32>
  %1 = ten.convert %y : tensor<1xf32> -> tensor<1xui16>
  %p = tensor.extract %c[] : tensor<i1>
  %2 = arith.select %p, %x, %0 : tensor<2xf32>
  %v, %i = ten.top_k %1 k = 1 : tensor<1xui16> -> tensor<1xui16>, tensor<1xi32>
  return %i, %2 : tensor<1xi32>, tensor<2xf32>
}

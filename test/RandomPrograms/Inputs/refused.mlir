func.func @main(%x: tensor<24x33xf32> {ten.fill = "normal 7"}, %y: tensor<24x33xf32> {ten.fill = "special 3"}) -> (tensor<33x24xf32>, tensor<24xf32>) {
  %0 = ten.add %x, %y : tensor<24x33xf32>
  %1 = bufferization.alloc_tensor() copy(%0) : tensor<24x33xf32>
  %2 = ten.transpose %1 perm = [1, 0] : tensor<24x33xf32> -> tensor<33x24xf32>
  %3 = ten.reduce add %y dims = [1] : tensor<24x33xf32> -> tensor<24xf32>
  return %2, %3 : tensor<33x24xf32>, tensor<24xf32>
}

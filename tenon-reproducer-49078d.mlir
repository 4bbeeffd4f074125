// tensor-run %s --input=64x7xf64=1 --input=64x7xf64=1 --input=64x7xf64=1
func.func @main(%a: tensor<64x7xf64>, %b: tensor<?x7xf64>, %c: tensor<?x7xf64>) -> tensor<64x21xf64> {
  %0 = ten.concat %a, %b, %c dim = 1 : tensor<64x7xf64>, tensor<?x7xf64>, tensor<?x7xf64> -> tensor<64x21xf64>
  return %0 : tensor<64x21xf64>
}

// RUN: ten-random-programs --dynamic=9101058 %s
// RUN: tensor-run --dynamic %s --entry=rows --verify --input=64x7xf64=normal:1 --input=64x7xf64=normal:2

// Parts of rows whose number only the run knows, though the result's is known.
func.func @main(%x: tensor<7x7x7x1xf64> {ten.fill = "small 1"}, %a: tensor<64x7xf64> {ten.fill = "small 1"}, %y: tensor<7xf32> {ten.fill = "small 1"}) -> tensor<64x21xf64> {
  %0 = ten.concat %a, %a, %a dim = 1 : tensor<64x7xf64>, tensor<64x7xf64>, tensor<64x7xf64> -> tensor<64x21xf64>
  return %0 : tensor<64x21xf64>
}

func.func @rows(%a: tensor<64x7xf64>, %b: tensor<?x7xf64>) -> tensor<64x21xf64> {
  %0 = ten.concat %a, %b, %b dim = 1 : tensor<64x7xf64>, tensor<?x7xf64>, tensor<?x7xf64> -> tensor<64x21xf64>
  return %0 : tensor<64x21xf64>
}

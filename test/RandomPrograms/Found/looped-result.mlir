// RUN: ten-random-programs %s

// What the loop starts from is a result as well.
func.func @main(%x: tensor<1x2xf16> {ten.fill = "small 3"}) -> (tensor<2xf16>, tensor<2xf16>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = ten.reduce add %x dims = [0] : tensor<1x2xf16> -> tensor<2xf16>
  %1 = scf.for %i = %c0 to %c3 step %c2 iter_args(%a = %0) -> (tensor<2xf16>) {
    %2 = ten.sub %a, %a : tensor<2xf16>
    scf.yield %2 : tensor<2xf16>
  }
  return %1, %0 : tensor<2xf16>, tensor<2xf16>
}

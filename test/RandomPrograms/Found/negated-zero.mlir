// RUN: ten-random-programs %s

// The negative of zero is zero where a type has no other, also where it is
// compared before it is stored.
func.func @main(%x: tensor<15xf8E4M3B11FNUZ> {ten.fill = "small 1"}) -> (tensor<15xi1>, tensor<15xf8E4M3B11FNUZ>) {
  %0 = ten.neg %x : tensor<15xf8E4M3B11FNUZ>
  %1 = ten.compare eq total %x, %0 : tensor<15xf8E4M3B11FNUZ>
  return %1, %0 : tensor<15xi1>, tensor<15xf8E4M3B11FNUZ>
}

// RUN: ten-random-programs %s

// What the switch gives may be an argument, or a constant: nothing to write to.
func.func @main(%x: tensor<3xf32> {ten.fill = "small 1"}, %y: tensor<3xf32> {ten.fill = "small 1"}, %i: tensor<i32> {ten.fill = "small 2"}) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = ten.constant dense<1.500000e-01> : tensor<3xf32>
  %1 = ten.constant dense<-1.000000e+00> : tensor<3xf32>
  %n = tensor.extract %i[] : tensor<i32>
  %k = arith.index_cast %n : i32 to index
  %2 = scf.index_switch %k -> tensor<3xf32>
  case 0 {
    scf.yield %1 : tensor<3xf32>
  }
  case 1 {
    scf.yield %y : tensor<3xf32>
  }
  default {
    scf.yield %x : tensor<3xf32>
  }
  %3 = ten.clamp %0, %2, %2 : tensor<3xf32>
  return %3, %x, %y : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

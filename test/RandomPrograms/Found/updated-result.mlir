// RUN: ten-random-programs %s

// The old value is a result as well: its memory was that of the new one.
func.func @main(%x: tensor<2x2xui16> {ten.fill = "small 1"}, %i: tensor<i32> {ten.fill = "small 1"}, %u: tensor<1x1xui16> {ten.fill = "small 1"}) -> (tensor<2x2xui16>, tensor<2x2xui16>) {
  %0 = ten.transpose %x perm = [1, 0] : tensor<2x2xui16> -> tensor<2x2xui16>
  %1 = ten.dynamic_update_slice %0[%i, %i], %u : tensor<2x2xui16>, tensor<i32>, tensor<1x1xui16>
  return %1, %0 : tensor<2x2xui16>, tensor<2x2xui16>
}

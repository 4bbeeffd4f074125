// RUN: ten-random-programs --fp=fast %s

// A type without 0 has no number that is false, subnormal as an f32 or not.
func.func @main(%x: tensor<40xui8> {ten.fill = "small 1"}) -> tensor<40xi1> {
  %0 = ten.bitcast %x : tensor<40xui8> -> tensor<40xf8E8M0FNU>
  %1 = ten.convert %0 : tensor<40xf8E8M0FNU> -> tensor<40xi1>
  return %1 : tensor<40xi1>
}

// RUN: ten-random-programs --dynamic=7 %s

// Denormal numbers of bf16 are moved as they are, not through f32.
func.func @main(%x: tensor<i32> {ten.fill = "small 533415"}) -> tensor<33x2x33xbf16> {
  %0 = ten.neg %x : tensor<i32>
  %1 = ten.bitcast %0 : tensor<i32> -> tensor<2xbf16>
  %2 = ten.broadcast %1 dims = [1] : tensor<2xbf16> -> tensor<33x2x33xbf16>
  return %2 : tensor<33x2x33xbf16>
}

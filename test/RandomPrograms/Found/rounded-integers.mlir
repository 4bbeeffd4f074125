// RUN: ten-random-programs --fp=fast %s

// Products of integers that are rounded to bf16, to other integers, are not
// exact: scales that are multiplied after the sum round them less often.
func.func @main(%q: tensor<260x72xi8> {ten.fill = "uniform 541941"}, %s: tensor<260x1xbf16> {ten.fill = "small 444759"}, %x: tensor<8x72xf32> {ten.fill = "small 134975"}) -> tensor<8x260xf32> {
  %0 = ten.convert %q : tensor<260x72xi8> -> tensor<260x72xbf16>
  %1 = ten.reshape %s : tensor<260x1xbf16> -> tensor<260xbf16>
  %2 = ten.broadcast %1 dims = [0] : tensor<260xbf16> -> tensor<260x72xbf16>
  %3 = ten.mul %0, %2 : tensor<260x72xbf16>
  %4 = ten.convert %3 : tensor<260x72xbf16> -> tensor<260x72xf32>
  %5 = ten.contract %x, %4 contracting = [1] x [1] accumulate f32 : tensor<8x72xf32>, tensor<260x72xf32> -> tensor<8x260xf32>
  return %5 : tensor<8x260xf32>
}

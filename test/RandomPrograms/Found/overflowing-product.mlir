// RUN: ten-random-programs --fp=fast %s | FileCheck %s
// CHECK: same

// A product of f16 that begins with zero: NaN where the others, which overflow,
// are multiplied first.
func.func @main(%x: tensor<64xf16> {ten.fill = "small 1"}) -> tensor<f16> {
  %0 = ten.iota dim = 0 : tensor<64xf16>
  %1 = ten.reduce mul %0 dims = [0] : tensor<64xf16> -> tensor<f16>
  return %1 : tensor<f16>
}

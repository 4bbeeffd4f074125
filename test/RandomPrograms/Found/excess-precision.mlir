// RUN: ten-random-programs --fp=fast %s | FileCheck %s
// CHECK: same

// Infinite in f16, where `fast` may as well compute in f32.
func.func @main(%x: tensor<5x3x5xi16> {ten.fill = "uniform 2"}) -> tensor<5x3xf16> {
  %0 = ten.convert %x : tensor<5x3x5xi16> -> tensor<5x3x5xf16>
  %1 = ten.add %0, %0 : tensor<5x3x5xf16>
  %2 = ten.reduce add %1 dims = [2] : tensor<5x3x5xf16> -> tensor<5x3xf16>
  return %2 : tensor<5x3xf16>
}

// RUN: rm -rf %t && mkdir %t
// DEFINE: %{inputs} = --input='3x3x3x4xbf16=normal:1' --input='3x2x3x3xbf16=normal:2'
// RUN: tensor-run %s --device=interpreter %{inputs} --output=%t/0.npy
// RUN: tensor-run %s %{inputs} --expect=%t/0.npy --rtol=1e-2
// RUN: tensor-compile %s -o %t/code.o --target-triple=x86_64-unknown-linux-gnu --target-cpu=x86-64-v3

// The gradient of a filter, whose two sums of a row LLVM puts together from the
// stack: the second one is stored first.
func.func @main(%x: tensor<3x3x3x4xbf16>, %w: tensor<3x2x3x3xbf16>) -> tensor<2x3x1x2xbf16> {
  %0 = ten.conv %x, %w dims = [f, b, 0, 1] x [i, o, 0, 1] -> [f, b, 0, 1] accumulate f32 : tensor<3x3x3x4xbf16>, tensor<3x2x3x3xbf16> -> tensor<2x3x1x2xbf16>
  return %0 : tensor<2x3x1x2xbf16>
}

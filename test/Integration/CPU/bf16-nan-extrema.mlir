// Minima and maxima of differences that are not rounded to bf16 before: code for them combines the bits of a NaN and of such a
// number, whose lower half is not zero. Every NaN of bf16 beside numbers.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --entry=all --device=interpreter --output=%t/x.npy
// RUN: tensor-run %s --entry=extrema --device=interpreter --input=%t/x.npy --input=2x64xbf16=normal:3 --output=%t/0.npy --output=%t/1.npy
// RUN: tensor-run %s --entry=extrema --input=%t/x.npy --input=2x64xbf16=normal:3 --expect=%t/0.npy --expect=%t/1.npy
// RUN: tensor-run %s --entry=extrema --target-cpu=x86-64-v3 --input=%t/x.npy --input=2x64xbf16=normal:3 --expect=%t/0.npy --expect=%t/1.npy
// RUN: tensor-run %s --entry=extrema --target-cpu=x86-64 --input=%t/x.npy --input=2x64xbf16=normal:3 --expect=%t/0.npy --expect=%t/1.npy
func.func @all() -> tensor<2x65536xbf16> {
  %place = ten.iota dim = 1 : tensor<1x65536xi32>
  %bits = ten.convert %place : tensor<1x65536xi32> -> tensor<1x65536xui16>
  %x = ten.bitcast %bits : tensor<1x65536xui16> -> tensor<1x65536xbf16>
  // NaN beside numbers between 1 and 2.
  %flip = ten.constant dense<16384> : tensor<1x65536xui16>
  %others = ten.xor %bits, %flip : tensor<1x65536xui16>
  %y = ten.bitcast %others : tensor<1x65536xui16> -> tensor<1x65536xbf16>
  %0 = ten.concat %x, %y dim = 0 : tensor<1x65536xbf16>, tensor<1x65536xbf16> -> tensor<2x65536xbf16>
  return %0 : tensor<2x65536xbf16>
}

func.func @extrema(%x: tensor<2x65536xbf16>, %y: tensor<2x64xbf16>) -> (tensor<64x65536xbf16>, tensor<64x65536xbf16>) {
  %0 = ten.broadcast %x dims = [0, 2] : tensor<2x65536xbf16> -> tensor<2x64x65536xbf16>
  %1 = ten.broadcast %y dims = [0, 1] : tensor<2x64xbf16> -> tensor<2x64x65536xbf16>
  %2 = ten.sub %0, %1 : tensor<2x64x65536xbf16>
  %3 = ten.reduce min %2 dims = [0] : tensor<2x64x65536xbf16> -> tensor<64x65536xbf16>
  %4 = ten.reduce max %2 dims = [0] : tensor<2x64x65536xbf16> -> tensor<64x65536xbf16>
  return %3, %4 : tensor<64x65536xbf16>, tensor<64x65536xbf16>
}

// Every number of bf16, NaN of all kinds among them, through arithmetic that rounds: NaN stay NaN, whatever their digits, and
// all others are the interpreter's.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy
// RUN: tensor-run %s --fp=strict --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy
// RUN: tensor-run %s --fp=strict --target-cpu=x86-64-v3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy
// RUN: tensor-run %s --fp=strict --target-cpu=x86-64 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy
func.func @main() -> (tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xi1>) {
  %place = ten.iota dim = 0 : tensor<65536xi32>
  %bits = ten.convert %place : tensor<65536xi32> -> tensor<65536xui16>
  %x = ten.bitcast %bits : tensor<65536xui16> -> tensor<65536xbf16>
  %c = ten.constant dense<3.0> : tensor<65536xbf16>
  %half = ten.constant dense<0.1> : tensor<65536xbf16>
  %0 = ten.mul %x, %half : tensor<65536xbf16>
  %1 = ten.add %0, %c : tensor<65536xbf16>
  %2 = ten.div %1, %x : tensor<65536xbf16>
  %3 = ten.sub %2, %2 : tensor<65536xbf16>
  %4 = ten.sqrt %x : tensor<65536xbf16>
  %5 = ten.max %4, %3 : tensor<65536xbf16>
  %6 = ten.compare ne %5, %5 : tensor<65536xbf16>
  return %2, %5, %6 : tensor<65536xbf16>, tensor<65536xbf16>, tensor<65536xi1>
}

// Reductions of a few elements in front of rows: sums, the larger of bf16, and
// where the first largest is among conditions put together.
// RUN: rm -rf %t && mkdir %t
// RUN: tensor-run %s --device=interpreter --input=5x2x3x40xf32=normal:1 --input=4x33xbf16=normal:2 --input=100xf32=normal:3 --output=%t/0.npy --output=%t/1.npy --output=%t/2.npy --output=%t/3.npy
// RUN: tensor-run %s --input=5x2x3x40xf32=normal:1 --input=4x33xbf16=normal:2 --input=100xf32=normal:3 --expect=%t/0.npy --expect=%t/1.npy --expect=%t/2.npy --expect=%t/3.npy --rtol=1e-6 --atol=1e-6 --fp=strict
// RUN: tensor-run %s --input=5x2x3x40xf32=normal:1 --input=4x33xbf16=normal:2 --input=100xf32=normal:3 --verify
func.func @main(%x: tensor<5x2x3x40xf32>, %y: tensor<4x33xbf16>, %z: tensor<100xf32>) -> (tensor<5x40xf32>, tensor<33xbf16>, tensor<100xi32>, tensor<33xbf16>) {
  %0 = ten.reduce add %x dims = [1, 2] : tensor<5x2x3x40xf32> -> tensor<5x40xf32>
  %1 = ten.reduce max %y dims = [0] : tensor<4x33xbf16> -> tensor<33xbf16>
  %2 = ten.reduce add %y dims = [0] : tensor<4x33xbf16> -> tensor<33xbf16>
  %low = ten.constant dense<-1.0> : tensor<100xf32>
  %middle = ten.constant dense<0.0> : tensor<100xf32>
  %isLow = ten.compare lt %z, %low : tensor<100xf32>
  %isMiddle = ten.compare lt %z, %middle : tensor<100xf32>
  %isHigh = ten.compare gt %z, %middle : tensor<100xf32>
  %a = ten.reshape %isLow : tensor<100xi1> -> tensor<1x100xi1>
  %b = ten.reshape %isMiddle : tensor<100xi1> -> tensor<1x100xi1>
  %c = ten.reshape %isHigh : tensor<100xi1> -> tensor<1x100xi1>
  %all = ten.concat %a, %b, %c dim = 0 : tensor<1x100xi1>, tensor<1x100xi1>, tensor<1x100xi1> -> tensor<3x100xi1>
  %place = ten.iota dim = 0 : tensor<3x100xi32>
  %no = ten.constant dense<false> : tensor<i1>
  %zero = ten.constant dense<0> : tensor<i32>
  %3:2 = ten.reduce %all, %place init(%no, %zero) dims = [0] : tensor<3x100xi1>, tensor<3x100xi32> -> tensor<100xi1>, tensor<100xi32> {
  ^bb0(%p: tensor<i1>, %i: tensor<i32>, %q: tensor<i1>, %j: tensor<i32>):
    %better = ten.compare gt %p, %q : tensor<i1>
    %same = ten.compare eq %p, %q : tensor<i1>
    %first = ten.compare lt %i, %j : tensor<i32>
    %tied = ten.and %same, %first : tensor<i1>
    %keeps = ten.or %better, %tied : tensor<i1>
    %value = ten.select %better, %p, %q : tensor<i1>, tensor<i1>
    %index = ten.select %keeps, %i, %j : tensor<i1>, tensor<i32>
    ten.yield %value, %index : tensor<i1>, tensor<i32>
  }
  return %0, %1, %3#1, %2 : tensor<5x40xf32>, tensor<33xbf16>, tensor<100xi32>, tensor<33xbf16>
}

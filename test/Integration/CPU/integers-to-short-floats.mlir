// Integers that become bf16 and f16 by way of f32 are rounded twice, whatever
// their type: no rewrite may make one conversion of two.

// RUN: tensor-run %s --entry=i8 --input=4xi8=-128,-1,3,127 --expect=4xbf16=-128,-1,3,127
func.func @i8(%x: tensor<4xi8>) -> tensor<4xbf16> {
  %0 = stablehlo.convert %x : (tensor<4xi8>) -> tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

// RUN: tensor-run %s --entry=i16 --input=4xi16=-32768,-1,1,32767 --expect=4xbf16=-32768,-1,1,32768
func.func @i16(%x: tensor<4xi16>) -> tensor<4xbf16> {
  %0 = stablehlo.convert %x : (tensor<4xi16>) -> tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

// RUN: tensor-run %s --entry=i32 --input=5xi32=1,2,3,4,5 --expect=5xbf16=1,2,3,4,5
func.func @i32(%x: tensor<5xi32>) -> tensor<5xbf16> {
  %0 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf32>
  %1 = stablehlo.convert %0 : (tensor<5xf32>) -> tensor<5xbf16>
  return %1 : tensor<5xbf16>
}

// RUN: tensor-run %s --entry=ui8 --input=3xui8=0,128,255 --expect=3xbf16=0,128,255
func.func @ui8(%x: tensor<3xui8>) -> tensor<3xbf16> {
  %0 = stablehlo.convert %x : (tensor<3xui8>) -> tensor<3xf32>
  %1 = stablehlo.convert %0 : (tensor<3xf32>) -> tensor<3xbf16>
  return %1 : tensor<3xbf16>
}

// 2^31 + 2^23 + 1 is 2^31 + 2^23 in f32, and that a tie in bf16, which becomes
// 2^31; one rounding would give 2^31 + 2^24.
// RUN: tensor-run %s --entry=ui32 --input=2xui32=5,2155872257 --expect=2xbf16=5,2147483648
func.func @ui32(%x: tensor<2xui32>) -> tensor<2xbf16> {
  %0 = stablehlo.convert %x : (tensor<2xui32>) -> tensor<2xf32>
  %1 = stablehlo.convert %0 : (tensor<2xf32>) -> tensor<2xbf16>
  return %1 : tensor<2xbf16>
}

// Scalar code branches around the reduction of large arguments, vectors compute both: the bits are the same.

// RUN: rm -rf %t && mkdir %t
// RUN: tensor-compile %s -o %t/sines.so
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=0.5 > %t/scalar
// RUN: tensor-run %t/sines.so --entry=vector --input=64xf32=0.5 > %t/vector
// RUN: diff %t/scalar %t/vector
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=-268435440 > %t/scalar
// RUN: tensor-run %t/sines.so --entry=vector --input=64xf32=-268435440 > %t/vector
// RUN: diff %t/scalar %t/vector
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=268435456 > %t/scalar
// RUN: tensor-run %t/sines.so --entry=vector --input=64xf32=268435456 > %t/vector
// RUN: diff %t/scalar %t/vector
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=1e30 > %t/scalar
// RUN: tensor-run %t/sines.so --entry=vector --input=64xf32=1e30 > %t/vector
// RUN: diff %t/scalar %t/vector
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=268435440 | FileCheck %s --check-prefix=SMALL
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=1e30 | FileCheck %s --check-prefix=LARGE
// RUN: tensor-run %t/sines.so --entry=scalar --input=f32=inf | FileCheck %s --check-prefix=INF

// SMALL: ui32 1063621375
// SMALL: ui32 1055034840
// LARGE: ui32 3209333168
// LARGE: ui32 3206320674
// INF-COUNT-3: ui32 {{4290772992|2143289344}}
func.func @scalar(%x: tensor<f32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>) {
  %0 = ten.sin %x : tensor<f32>
  %1 = ten.cos %x : tensor<f32>
  %2 = ten.tan %x : tensor<f32>
  %3 = ten.bitcast %0 : tensor<f32> -> tensor<ui32>
  %4 = ten.bitcast %1 : tensor<f32> -> tensor<ui32>
  %5 = ten.bitcast %2 : tensor<f32> -> tensor<ui32>
  return %3, %4, %5 : tensor<ui32>, tensor<ui32>, tensor<ui32>
}

// All elements are equal.
func.func @vector(%x: tensor<64xf32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>) {
  %0 = ten.sin %x : tensor<64xf32>
  %1 = ten.cos %x : tensor<64xf32>
  %2 = ten.tan %x : tensor<64xf32>
  %3 = ten.bitcast %0 : tensor<64xf32> -> tensor<64xui32>
  %4 = ten.bitcast %1 : tensor<64xf32> -> tensor<64xui32>
  %5 = ten.bitcast %2 : tensor<64xf32> -> tensor<64xui32>
  %6 = ten.reduce max %3 dims = [0] : tensor<64xui32> -> tensor<ui32>
  %7 = ten.reduce min %4 dims = [0] : tensor<64xui32> -> tensor<ui32>
  %8 = ten.reduce max %5 dims = [0] : tensor<64xui32> -> tensor<ui32>
  return %6, %7, %8 : tensor<ui32>, tensor<ui32>, tensor<ui32>
}

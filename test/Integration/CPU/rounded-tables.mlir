// Rows are rounded for weights of a table as well, if its numbers are integers
// of 8 bits times a power of two; --verify knows the bound of rounded rows.
// RUN: tensor-run %s --input=2x512xf32=normal:1 --input=128x512xui4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --quantized-activations=16 --verify
// RUN: tensor-run %s --input=2x512xf32=normal:1 --input=128x512xui4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --quantized-activations=8 --target-cpu=x86-64-v3 --verify
// RUN: tensor-run %s --input=2x512xf32=normal:1 --input=128x512xui4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --quantized-activations=16 --target-cpu=x86-64-v3 --explain | FileCheck %s
// RUN: tensor-run %s --entry=halves --input=2x512xf32=normal:1 --input=128x512xui4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --quantized-activations=16 --verify
// RUN: tensor-run %s --entry=halves --input=2x512xf32=normal:1 --input=128x512xui4=uniform:2 --input=128x16xf16=normal:3 --bind=1,2 --quantized-activations=8 --target-cpu=x86-64-v3 --verify
// RUN: tensor-run %s --entry=four --input=2x512xf32=normal:1 --input=128x512xui2=uniform:2 --bind=1 --quantized-activations=16 --target-cpu=x86-64-v3 --verify
// RUN: tensor-run %s --entry=thirds --input=2x512xf32=normal:1 --input=128x512xui2=uniform:2 --bind=1 --quantized-activations=16 --target-cpu=x86-64-v3 --explain | FileCheck %s --check-prefix=THIRDS
// CHECK: rows rounded to 16 bits: each element by at most 1/65278 of the largest of its 32
// THIRDS: rows stay exact: their weights are numbers of a table that are no integers of 8 bits times a power of two

func.func @main(%x: tensor<2x512xf32>, %q: tensor<128x512xui4>, %s: tensor<128x16xf16>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q scale %s plus %s table = dense<[-127.0, -104.0, -83.0, -65.0, -49.0, -35.0, -22.0, -10.0, 1.0, 13.0, 25.0, 38.0, 53.0, 69.0, 89.0, 113.0]> : tensor<16xf32> : (tensor<128x512xui4>, tensor<128x16xf16>, tensor<128x16xf16>) -> tensor<128x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

func.func @halves(%x: tensor<2x512xf32>, %q: tensor<128x512xui4>, %s: tensor<128x16xf16>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q zero %s scale %s table = dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, -0.0, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0]> : tensor<16xf32> : (tensor<128x512xui4>, tensor<128x16xf16>, tensor<128x16xf16>) -> tensor<128x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

func.func @four(%x: tensor<2x512xf32>, %q: tensor<128x512xui2>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q table = dense<[-128.0, -1.0, 3.0, 127.0]> : tensor<4xf32> : (tensor<128x512xui2>) -> tensor<128x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

func.func @thirds(%x: tensor<2x512xf32>, %q: tensor<128x512xui2>) -> tensor<2x128xf32> {
  %w = ten.dequantize %q table = dense<[-0.333, 0.0, 0.333, 1.0]> : tensor<4xf32> : (tensor<128x512xui2>) -> tensor<128x512xf32>
  %0 = ten.contract %x, %w contracting = [1] x [1] : tensor<2x512xf32>, tensor<128x512xf32> -> tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}

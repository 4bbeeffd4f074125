// Parameters for blocks that are no vectors, in the text of a program: computed
// one by one.
// RUN: tensor-run %s --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 --input=128x32xf32=normal:3 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 --input=128x32xf32=normal:3 --expect=%t.npy --rtol=1e-4 --atol=1e-2
// RUN: tensor-run %s --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 --input=128x32xf32=normal:3 --bind=1,2 --expect=%t.npy --rtol=1e-4 --atol=1e-2
// RUN: tensor-run %s --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 --input=128x32xf32=normal:3 --bind=1,2 --expect=%t.npy --rtol=1e-4 --atol=1e-2 --quantized-activations=8

// RUN: tensor-run %s --entry=each --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 --input=128x256xf32=normal:3 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --entry=each --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 --input=128x256xf32=normal:3 --bind=1,2 --expect=%t.npy --rtol=1e-4 --atol=1e-2

// RUN: tensor-run %s --entry=odd --input=2x60xf32=normal:1 --input=7x60xi8=uniform:2 --input=7x4xf32=normal:3 --device=interpreter --output=%t.npy
// RUN: tensor-run %s --entry=odd --input=2x60xf32=normal:1 --input=7x60xi8=uniform:2 --input=7x4xf32=normal:3 --expect=%t.npy --rtol=1e-4 --atol=1e-2
// RUN: tensor-run %s --entry=odd --input=2x60xf32=normal:1 --input=7x60xi8=uniform:2 --input=7x4xf32=normal:3 --bind=1,2 --expect=%t.npy --rtol=1e-4 --atol=1e-2

// A schedule that the program gives and that does not divide the weights.
// RUN: not tensor-run %s --entry=given --input=2x256xf32=normal:1 --input=128x256xi8=uniform:2 2>&1 | FileCheck %s
// CHECK: error: schedule cannot be obeyed

func.func @main(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>, %s: tensor<128x32xf32>) -> tensor<2x128xf32> {
  %0 = ten.dequantize %q scale %s : (tensor<128x256xi8>, tensor<128x32xf32>) -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %1 : tensor<2x128xf32>
}

func.func @each(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>, %s: tensor<128x256xf32>) -> tensor<2x128xf32> {
  %0 = ten.dequantize %q scale %s : (tensor<128x256xi8>, tensor<128x256xf32>) -> tensor<128x256xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
  return %1 : tensor<2x128xf32>
}

func.func @odd(%x: tensor<2x60xf32>, %q: tensor<7x60xi8>, %s: tensor<7x4xf32>) -> tensor<2x7xf32> {
  %0 = ten.dequantize %q scale %s : (tensor<7x60xi8>, tensor<7x4xf32>) -> tensor<7x60xf32>
  %1 = ten.contract %x, %0 contracting = [1] x [1] : tensor<2x60xf32>, tensor<7x60xf32> -> tensor<2x7xf32>
  return %1 : tensor<2x7xf32>
}

func.func @given(%x: tensor<2x256xf32>, %q: tensor<128x256xi8>) -> tensor<2x128xf32> {
  %0 = ten.kernel contract (%a = %x : tensor<2x256xf32>, %b = %q : tensor<128x256xi8>) -> tensor<2x128xf32> schedule = #ten.quantized_schedule<lanes = 16, columns = 3, rows = 6, packed = false> {
    %1 = ten.dequantize %b : (tensor<128x256xi8>) -> tensor<128x256xf32>
    %2 = ten.contract %a, %1 contracting = [1] x [1] : tensor<2x256xf32>, tensor<128x256xf32> -> tensor<2x128xf32>
    ten.yield %2 : tensor<2x128xf32>
  }
  return %0 : tensor<2x128xf32>
}

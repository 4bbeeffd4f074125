// Steps of decoded weights: an arithmetic shift of bytes without sign copies
// their highest bit; narrow floats hold every number of a code, which is not
// converted through f64.
// RUN: tensor-run %s --verify --input=1x256xf32=1 --input=128x256xui8=uniform:3 | FileCheck %s
// RUN: tensor-run %s --verify --bind=1 --input=1x256xf32=1 --input=128x256xui8=uniform:3 | FileCheck %s
// RUN: tensor-run %s --entry=halves --verify --bind=1-2 --input=3x256xf16=uniform:1 --input=128x256xi4=uniform:2 --input=128x8xf16=uniform:3 | FileCheck %s
// RUN: tensor-run %s --entry=halves --verify --input=3x256xf16=uniform:1 --input=128x256xi4=uniform:2 --input=128x8xf16=uniform:3 | FileCheck %s
// RUN: tensor-run %s --entry=brains --verify --bind=1-2 --input=3x256xbf16=uniform:1 --input=128x256xui8=uniform:2 --input=128x8xbf16=uniform:3 | FileCheck %s
// RUN: tensor-run %s --entry=halves --bind=1-2 --target-cpu=x86-64-v3 --dump-to=%t.stages --input=3x256xf16=uniform:1 --input=128x256xi4=uniform:2 --input=128x8xf16=uniform:3
// RUN: cat %t.stages/04-tenon-linalg.mlir | FileCheck %s --check-prefix=CODES
// CHECK: verify: {{.*}} agree with the interpreter
// CODES: ten.code
// CODES-NOT: f64
// CODES: arith.truncf

func.func @main(%x: tensor<1x256xf32>, %p: tensor<128x256xui8>) -> tensor<1x128xf32> {
  %c = stablehlo.constant dense<4> : tensor<128x256xui8>
  %0 = stablehlo.shift_right_arithmetic %p, %c : tensor<128x256xui8>
  %1 = stablehlo.convert %0 : (tensor<128x256xui8>) -> tensor<128x256xf32>
  %2 = stablehlo.dot_general %x, %1, contracting_dims = [1] x [1] : (tensor<1x256xf32>, tensor<128x256xf32>) -> tensor<1x128xf32>
  return %2 : tensor<1x128xf32>
}

func.func @halves(%x: tensor<3x256xf16>, %w: tensor<128x256xi4>, %s: tensor<128x8xf16>) -> tensor<3x128xf16> {
  %0 = stablehlo.convert %w : (tensor<128x256xi4>) -> tensor<128x256xf16>
  %1 = stablehlo.reshape %0 : (tensor<128x256xf16>) -> tensor<128x8x32xf16>
  %2 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<128x8xf16>) -> tensor<128x8x32xf16>
  %3 = stablehlo.multiply %1, %2 : tensor<128x8x32xf16>
  %4 = stablehlo.reshape %3 : (tensor<128x8x32xf16>) -> tensor<128x256xf16>
  %5 = stablehlo.dot_general %x, %4, contracting_dims = [1] x [1] : (tensor<3x256xf16>, tensor<128x256xf16>) -> tensor<3x128xf16>
  return %5 : tensor<3x128xf16>
}

func.func @brains(%x: tensor<3x256xbf16>, %w: tensor<128x256xui8>, %s: tensor<128x8xbf16>) -> tensor<3x128xbf16> {
  %0 = stablehlo.convert %w : (tensor<128x256xui8>) -> tensor<128x256xbf16>
  %1 = stablehlo.reshape %0 : (tensor<128x256xbf16>) -> tensor<128x8x32xbf16>
  %2 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<128x8xbf16>) -> tensor<128x8x32xbf16>
  %3 = stablehlo.multiply %1, %2 : tensor<128x8x32xbf16>
  %4 = stablehlo.reshape %3 : (tensor<128x8x32xbf16>) -> tensor<128x256xbf16>
  %5 = stablehlo.dot_general %x, %4, contracting_dims = [1] x [1] : (tensor<3x256xbf16>, tensor<128x256xbf16>) -> tensor<3x128xbf16>
  return %5 : tensor<3x128xbf16>
}

// A subnormal number of 8 bits is a normal one of the narrower format: it keeps
// its digits.
// RUN: tensor-run %s --input=4xf8E4M3=-0.001953125,0.00390625,0.005859375,448 --device=interpreter | FileCheck %s
// RUN: tensor-run %s --input=4xf8E4M3=-0.001953125,0.00390625,0.005859375,448 --verify | FileCheck %s
// CHECK: [-0.002 0.004 0.006 
func.func @main(%x: tensor<4xf8E4M3>) -> tensor<4xf8E4M3> {
  %0 = ten.reduce_precision %x exponent = 5 mantissa = 1 : tensor<4xf8E4M3>
  return %0 : tensor<4xf8E4M3>
}

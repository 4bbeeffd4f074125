// Padding between elements whose amount is known when the program runs: the
// result's size is a product then.
// RUN: tensor-run --dynamic %s --verify --input=i64=1 --input=3x2xf32=7 | FileCheck %s --check-prefix=ONE
// RUN: tensor-run --dynamic %s --verify --input=i64=0 --input=3x2xf32=7 | FileCheck %s --check-prefix=NONE
// RUN: not tensor-run --dynamic %s --input=i64=-1 --input=3x2xf32=7 2>&1 | FileCheck %s --check-prefix=LESS
// ONE: tensor 8x2xf32 {{\[\[}}0. 0.]
// ONE-NEXT: [7. 7.]
// ONE-NEXT: [0. 0.]
// ONE-NEXT: [7. 7.]
// NONE: tensor 5x2xf32 {{\[\[}}7. 7.]
// LESS: expects 'interior' of at least 0 in dimension 0
func.func @main(%by: tensor<i64>, %x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %narrow = stablehlo.convert %by : (tensor<i64>) -> tensor<i32>
  %first = stablehlo.reshape %narrow : (tensor<i32>) -> tensor<1xi32>
  %none = stablehlo.constant dense<0> : tensor<1xi32>
  %low = stablehlo.concatenate %first, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %high = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %0 = stablehlo.dynamic_pad %x, %zero, %low, %high, %low : (tensor<?x2xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

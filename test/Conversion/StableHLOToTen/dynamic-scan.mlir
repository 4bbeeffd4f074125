// Windows of all elements up to each one, as exported programs write cumulative
// sums along a dimension of any size: a scan, if the window is as large as that.
// RUN: tensor-opt %s -tenon-import | FileCheck %s --check-prefix=IMPORT
// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 --input=i32=4 | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 --input=i32=4 --device=interpreter | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 --input=i32=2 | FileCheck %s --check-prefixes=CHECK,TWO
// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 --input=i32=2 --device=interpreter | FileCheck %s --check-prefixes=CHECK,TWO

// IMPORT: scf.if
// IMPORT-NEXT: ten.scan add %{{.*}} dim = 1 : tensor<?x?xf32>
// IMPORT: scf.if
// IMPORT-NEXT: ten.scan max %{{.*}} dim = 1 reverse
// IMPORT-NOT: ten.scan

// Sums of `n` up to each one.
// ALL: tensor 2x4xf32 {{\[\[}} 1. 3. 6. 10.]
// ALL-NEXT: [ 5. 11. 18. 26.]]
// TWO: tensor 2x4xf32 {{\[\[}} 1. 3. 5. 7.]
// TWO-NEXT: [ 5. 11. 13. 15.]]
// The largest from each one on.
// CHECK: tensor 2x4xf32 {{\[\[}}4. 4. 4. 4.]
// CHECK-NEXT: [8. 8. 8. 8.]]
// A sum that begins with 1, and has 1 around the array, is no scan.
// ALL: tensor 2x4xf32 {{\[\[}} 5. 6. 8. 11.]
// TWO: tensor 2x4xf32 {{\[\[}} 3. 4. 6. 8.]
func.func @main(%x: tensor<?x?xf32>, %n: tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %around = stablehlo.constant dense<1.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %minus = stablehlo.constant dense<-1> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %ones = stablehlo.constant dense<1> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<1xi32>
  %no_pads = stablehlo.constant dense<0> : tensor<1x2xi32>
  %size = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %window = stablehlo.concatenate %one, %size, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %less = stablehlo.add %n, %minus : tensor<i32>
  %pad = stablehlo.reshape %less : (tensor<i32>) -> tensor<1xi32>
  %before = stablehlo.concatenate %pad, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %row = stablehlo.reshape %before : (tensor<2xi32>) -> tensor<1x2xi32>
  %pads = stablehlo.concatenate %no_pads, %row, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %window, %ones, %ones, %ones, %pads) {called_computations = [@add]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  %four = stablehlo.constant dense<[1, 4]> : tensor<2xi32>
  %behind = stablehlo.constant dense<[[0, 0], [0, 3]]> : tensor<2x2xi32>
  %1 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %four, %ones, %ones, %ones, %behind) {called_computations = [@max]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  %2 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %around, %window, %ones, %ones, %ones, %pads) {called_computations = [@add]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @max(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

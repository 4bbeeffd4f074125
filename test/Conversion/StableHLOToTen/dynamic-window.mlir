// Windows whose shape is a value.
// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 | FileCheck %s
// RUN: tensor-run %s --input=2x4xf32=1,2,3,4,5,6,7,8 --device=interpreter | FileCheck %s

// Sums of two columns, every other one; the left edge is padded.
// CHECK: tensor 2x2xf32 {{\[\[}} 1. 5.]
// CHECK-NEXT: [ 5. 13.]]
// Largest of each 2x3 window.
// CHECK: tensor 1x2xf32 {{\[\[}}7. 8.]]
func.func @main(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %w = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %pad = stablehlo.constant dense<[[0, 0], [1, 0]]> : tensor<2x2xi32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %zero, %w, %w, %one, %one, %pad) {called_computations = [@add]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  %v = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<2x2xi32>
  %1 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %v, %one, %one, %one, %none) {called_computations = [@max]} : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @max(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

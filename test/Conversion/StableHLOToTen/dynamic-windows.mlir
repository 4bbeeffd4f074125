// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s

// Windows of a known form, with padding that only the run knows: no loop, and
// sizes that stay are known.
// CHECK-LABEL: func @main(
// CHECK-NOT: scf.for
// CHECK: %[[P:.*]] = ten.pad %arg0, %{{.*}} low = [0, %{{.*}}] high = [0, %{{.*}}] interior = [0, 0] : tensor<8x?xf32> -> tensor<8x?xf32>
// CHECK: ten.window_reduce max %[[P]] window = [2, 3] strides = [2, 2] window_dilation = [1, 1] : tensor<8x?xf32> -> tensor<4x?xf32>
// CHECK-NOT: ten.max
// A start that changes the result meets it once.
// CHECK: ten.window_reduce add
// CHECK: ten.add
// CHECK: return
func.func @main(%x: tensor<8x?xf32>, %pads: tensor<1x2xi32>) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %window = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %strides = stablehlo.constant dense<2> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<1x2xi32>
  %padding = stablehlo.concatenate %none, %pads, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %window, %strides, %one, %one, %padding) {called_computations = [@max]} : (tensor<8x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x?xf32>
  %1 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %two, %window, %strides, %one, %one, %padding) {called_computations = [@add]} : (tensor<8x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<4x?xf32>
  return %0, %1 : tensor<4x?xf32>, tensor<4x?xf32>
}

// A window that only the run knows is walked by loops.
// CHECK-LABEL: func @by_loops(
// CHECK-NOT: ten.window_reduce
// CHECK: scf.for
// CHECK: scf.for
// CHECK: return
func.func @by_loops(%x: tensor<8x?xf32>, %window: tensor<2xi32>) -> tensor<?x?xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<2x2xi32>
  %0 = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%x, %low, %window, %one, %one, %one, %none) {called_computations = [@max]} : (tensor<8x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func private @max(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.maximum %a, %b : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @add(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

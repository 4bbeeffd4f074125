// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s --implicit-check-not=chlo.

// CHECK-LABEL: func @direct
// CHECK: ten.erf %arg0
// CHECK: ten.erfc %arg0
// CHECK: ten.mul %arg0, %arg0
// CHECK: ten.top_k %arg0 k = 2
func.func @direct(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xi32>) {
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.erfc %x : tensor<4xf32> -> tensor<4xf32>
  %2 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  %3, %4 = chlo.top_k(%x, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xi32>
}

// Narrow types are computed in f32 and rounded once.
// CHECK-LABEL: func @narrow
// CHECK: ten.convert %arg0 : tensor<4xbf16> -> tensor<4xf32>
// CHECK: ten.log1p %{{.*}} : tensor<4xf32>
// CHECK: ten.convert %{{.*}} : tensor<4xf32> -> tensor<4xbf16>
func.func @narrow(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = chlo.asinh %x : tensor<4xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// Constants have to follow a dynamic shape.
// CHECK-LABEL: func @dynamic
// CHECK: tensor.dim %arg0
// CHECK: ten.broadcast
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = chlo.lgamma %x : tensor<?xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A loop over the slices.
// CHECK-LABEL: func @scan
// CHECK: scf.for
// CHECK: ten.dynamic_slice
// CHECK: ten.dynamic_update_slice
func.func @scan(%x: tensor<9xf32>, %init: tensor<f32>) -> (tensor<9xf32>, tensor<f32>) {
  %0:2 = chlo.scan(%x) inits (%init) dimension=0 attributes {is_reverse = true} {
  ^bb0(%a: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %1, %1 : tensor<f32>, tensor<f32>
  } : (tensor<9xf32>, tensor<f32>) -> (tensor<9xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<9xf32>, tensor<f32>
}

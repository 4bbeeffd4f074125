// RUN: tensor-opt %s -split-input-file -allow-unregistered-dialect -ten-inline -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @main
// CHECK-NEXT: %[[A:.*]] = ten.add %arg0, %arg0
// CHECK-NEXT: %[[B:.*]] = ten.mul %[[A]], %[[A]]
// CHECK-NEXT: return %[[B]]
// CHECK-NOT: func private
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @square(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ten.mul %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Operations of unknown dialects stay in their function.
// CHECK-LABEL: func @unknown
// CHECK-NEXT: call @use(%arg0)
func.func @unknown(%x: tensor<4xf32>) {
  call @use(%x) : (tensor<4xf32>) -> ()
  return
}
func.func private @use(%x: tensor<4xf32>) {
  "foo.use"(%x) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @region(%x: tensor<4xf32>) {
  // expected-error @+1 {{'foo.around' op is not registered and has a region, which may hide the uses of functions: expected operations of known dialects around regions}}
  "foo.around"(%x) ({
    "foo.use"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> ()
  return
}

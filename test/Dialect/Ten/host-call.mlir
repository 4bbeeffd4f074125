// RUN: tensor-opt %s -split-input-file -verify-diagnostics | tensor-opt -split-input-file | FileCheck %s

// CHECK-LABEL: @round_trip
// CHECK: ten.host_call 7(%{{.*}}) : (tensor<4xf32>) -> (tensor<2xi8>, tensor<i32>)
// CHECK: ten.host_call 8() pure : () -> tensor<i32>
func.func @round_trip(%x: tensor<4xf32>) -> (tensor<2xi8>, tensor<i32>) {
  %0:2 = ten.host_call 7(%x) : (tensor<4xf32>) -> (tensor<2xi8>, tensor<i32>)
  %1 = ten.host_call 8() pure : () -> tensor<i32>
  return %0#0, %1 : tensor<2xi8>, tensor<i32>
}

// -----

func.func @no_status(%x: tensor<4xf32>) -> tensor<4xf32> { // host_call_c1
  // expected-error @+1 {{expects the last result, the status, to be tensor<i32>}}
  %0 = ten.host_call 7(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @dynamic(%x: tensor<4xf32>) -> tensor<?xf32> { // host_call_c2
  // expected-error @+1 {{expects results of static shapes, got 'tensor<?xf32>'}}
  %0:2 = ten.host_call 7(%x) : (tensor<4xf32>) -> (tensor<?xf32>, tensor<i32>)
  return %0#0 : tensor<?xf32>
}

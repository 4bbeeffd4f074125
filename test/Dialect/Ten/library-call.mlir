// RUN: tensor-opt %s -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @calls
func.func @calls(%a: tensor<2x4x3xf32>, %b: tensor<4x4xcomplex<f64>>) -> tensor<2x4x3xf32> {
  // CHECK: ten.library_call getrf(%arg0) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>)
  %0:4 = ten.library_call getrf(%a) : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<i32>)
  // CHECK: ten.library_call syevd(%arg1) parameters = [86, 76] : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>, tensor<i32>)
  %1:4 = ten.library_call syevd(%b) parameters = [86, 76] : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>, tensor<i32>)
  return %0#0 : tensor<2x4x3xf32>
}

// Sizes that only the run knows.
// CHECK-LABEL: func.func @sizes
func.func @sizes(%a: tensor<?x4x?xf32>, %c: tensor<?x?xf64>, %tau: tensor<?xf64>) {
  // CHECK: ten.library_call getrf
  %0:4 = ten.library_call getrf(%a) : (tensor<?x4x?xf32>) -> (tensor<?x?x3xf32>, tensor<2x?xi32>, tensor<?xi32>, tensor<i32>)
  // CHECK: ten.library_call orgqr
  %1:2 = ten.library_call orgqr(%c, %tau) : (tensor<?x?xf64>, tensor<?xf64>) -> (tensor<?x4xf64>, tensor<i32>)
  // CHECK: ten.library_call gesdd
  %2:6 = ten.library_call gesdd(%a) parameters = [83] : (tensor<?x4x?xf32>) -> (tensor<?x4x?xf32>, tensor<?x?xf32>, tensor<?x4x?xf32>, tensor<?x?x?xf32>, tensor<?xi32>, tensor<i32>)
  return
}

// -----

// library_call_c1
func.func @square(%a: tensor<4x3xf32>) {
  // expected-error @+1 {{expects operands as 'geev' takes them, got 'tensor<4x3xf32>'}}
  %0:6 = ten.library_call geev(%a) parameters = [78, 86] : (tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<i32>)
  return
}

// -----

// library_call_c2
func.func @results(%a: tensor<4x3xf32>) {
  // expected-error @+1 {{expects results of types 'tensor<4x3xf32>', 'tensor<3xf32>', 'tensor<i32>' of 'geqrf', got 'tensor<4x3xf32>', 'tensor<4xf32>', 'tensor<i32>'}}
  %0:3 = ten.library_call geqrf(%a) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<i32>)
  return
}

// -----

// library_call_c3
func.func @parameters(%a: tensor<4x4xf32>) {
  // expected-error @+1 {{expects 'parameters' as 'syevd' takes them, got [86, 88]}}
  %0:4 = ten.library_call syevd(%a) parameters = [86, 88] : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>)
  return
}

// -----

// library_call_c1
func.func @known_sizes(%a: tensor<?x3xf32>, %tau: tensor<4xf32>) {
  // expected-error @+1 {{expects operands as 'orgqr' takes them, got 'tensor<?x3xf32>', 'tensor<4xf32>'}}
  %0:2 = ten.library_call orgqr(%a, %tau) : (tensor<?x3xf32>, tensor<4xf32>) -> (tensor<?x3xf32>, tensor<i32>)
  return
}

// -----

// library_call_c2
func.func @known_results(%a: tensor<?x4x4xf32>) {
  // expected-error @+1 {{expects results of types 'tensor<?x4x4xf32>', 'tensor<?x4xi32>', 'tensor<?xi32>', 'tensor<i32>' of 'getrf'}}
  %0:4 = ten.library_call getrf(%a) : (tensor<?x4x4xf32>) -> (tensor<?x4x4xf32>, tensor<?x3xi32>, tensor<?xi32>, tensor<i32>)
  return
}

// -----

// What no operand tells has to be known.
func.func @vectors(%a: tensor<?x?xf32>) {
  // expected-error @+1 {{of 'gesdd', got}}
  %0:6 = ten.library_call gesdd(%a) parameters = [78] : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>)
  return
}

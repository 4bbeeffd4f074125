// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s
// RUN: tensor-opt %s | tensor-opt | FileCheck %s --check-prefix=TEXT

// Operations of chlo that broadcast their operands to one shape.

// CHECK-LABEL: == scalar_and_vector
// CHECK-NEXT: tensor 4xf32 [3. 4. 5. 6.]
// CHECK-NEXT: tensor 4xi1 [False False  True  True]
// TEXT-LABEL: @scalar_and_vector
// TEXT: chlo.broadcast_add %arg0, %arg1 : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// TEXT: chlo.broadcast_compare %arg1, %arg0 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<f32>, tensor<4xf32>) -> tensor<4xi1>
// INPUT: 4xf32=1,2,3,4 f32=2
func.func @scalar_and_vector(%a: tensor<4xf32>, %b: tensor<f32>) -> (tensor<4xf32>, tensor<4xi1>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = chlo.broadcast_compare %b, %a {comparison_direction = #chlo<comparison_direction LT>} : (tensor<f32>, tensor<4xf32>) -> tensor<4xi1>
  return %0, %1 : tensor<4xf32>, tensor<4xi1>
}

// Both are repeated, as NumPy does; named dimensions are the larger's.
// CHECK-LABEL: == both_ways
// CHECK-NEXT: tensor 2x3xi32 {{\[\[}}11 21 31]
// CHECK-NEXT: [12 22 32]]
// CHECK-NEXT: tensor 2x3xi32 {{\[\[}} 9  8  7]
// CHECK-NEXT: [18 17 16]]
// INPUT: 2x1xi32=1,2 3xi32=10,20,30 2xi32=10,20 2x3xi32=1,2,3,2,3,4
func.func @both_ways(%a: tensor<2x1xi32>, %b: tensor<3xi32>, %c: tensor<2xi32>, %d: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %0 = chlo.broadcast_add %a, %b : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %1 = chlo.broadcast_subtract %c, %d {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0, %1 : tensor<2x3xi32>, tensor<2x3xi32>
}

// Sizes that only the run knows: one, or the other's.
// CHECK-LABEL: == unknown_sizes
// CHECK-NEXT: tensor 3x2xf32 {{\[\[}}1. 2.]
// CHECK-NEXT: [2. 4.]
// CHECK-NEXT: [3. 6.]]
// CHECK-NEXT: tensor 3xf32 [2. 4. 6.]
// INPUT: 3x1xf32=1,2,3 2xf32=1,2 f32=2 3xf32=1,2,3
func.func @unknown_sizes(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<f32>, %d: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = chlo.broadcast_multiply %a, %b : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %1 = chlo.broadcast_multiply %c, %d : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: == selected
// CHECK-NEXT: tensor 2x2xf32 {{\[\[}}1. 5.]
// CHECK-NEXT: [2. 5.]]
// INPUT: 2xi1=1,0 2x1xf32=1,2 f32=5
func.func @selected(%p: tensor<2xi1>, %a: tensor<2x1xf32>, %b: tensor<f32>) -> tensor<2x2xf32> {
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<2xi1>, tensor<2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// Each is the operation behind its name.
// CHECK-LABEL: == floats
// CHECK-NEXT: tensor 2xf32 [0.24497867 1.1071488 ]
// CHECK-NEXT: tensor 2xf32 [0.25 2.  ]
// CHECK-NEXT: tensor 2xf32 [2. 1.]
// CHECK-NEXT: tensor 2xf32 [0.5 2. ]
// CHECK-NEXT: tensor 2xf32 [1. 4.]
// CHECK-NEXT: tensor 2xf32 [0.5 0. ]
// CHECK-NEXT: tensor 2xcomplex<f32> [0.5+2.j 2. +1.j]
// INPUT: 2xf32=0.5,2 2xf32=2,1 f32=2
func.func @floats(%a: tensor<2xf32>, %b: tensor<2xf32>, %two: tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>) {
  %0 = chlo.broadcast_atan2 %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %1 = chlo.broadcast_divide %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = chlo.broadcast_maximum %b, %one : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %3 = chlo.broadcast_minimum %two, %a : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %5 = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf32>
  %4 = chlo.broadcast_power %two, %5 : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %6 = chlo.broadcast_remainder %a, %two : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %7 = chlo.broadcast_complex %a, %b : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %0, %1, %2, %3, %4, %6, %7 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xcomplex<f32>>
}

// CHECK-LABEL: == integers
// CHECK-NEXT: tensor 2xi32 [ 4 -8]
// CHECK-NEXT: tensor 2xi32 [-6 -8]
// CHECK-NEXT: tensor 2xi32 [-9  0]
// CHECK-NEXT: tensor 2xi32 [ 20 -32]
// CHECK-NEXT: tensor 2xi32 [ 1 -2]
// CHECK-NEXT: tensor 2xi32 [         1 1073741822]
// INPUT: 2xi32=5,-8 2xi32=-14,-8 i32=2
func.func @integers(%a: tensor<2xi32>, %b: tensor<2xi32>, %two: tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %mask = stablehlo.constant dense<-2> : tensor<i32>
  %0 = chlo.broadcast_and %a, %mask : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  %eight = stablehlo.constant dense<8> : tensor<i32>
  %1 = chlo.broadcast_or %b, %eight : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  %2 = chlo.broadcast_xor %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = chlo.broadcast_shift_left %a, %two : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  %4 = chlo.broadcast_shift_right_arithmetic %a, %two : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  %5 = chlo.broadcast_shift_right_logical %a, %two : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}

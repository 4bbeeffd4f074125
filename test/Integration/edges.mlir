// RUN: %python %S/Inputs/both.py tensor-run %s | FileCheck %s

// Each function is run compiled and interpreted, with the inputs that the
// comment above it names; both must give the same bits.

// CHECK-LABEL: == rank_zero
// CHECK-NEXT: tensor f32 7.5
// INPUT: f32=3 f32=4.5
func.func @rank_zero(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = ten.add %x, %y : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: == empty_map
// CHECK-NEXT: tensor 0x3xf32 []
// INPUT: 0x3xf32=1
func.func @empty_map(%x: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %0 = ten.exp %x : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}

// CHECK-LABEL: == empty_reductions
// CHECK-NEXT: tensor 3xf32 [0. 0. 0.]
// CHECK-NEXT: tensor 3xf32 [-inf -inf -inf]
// CHECK-NEXT: tensor i32 2147483647
// CHECK-NEXT: tensor 0xf32 []
// INPUT: 0x3xf32=1 0xi32=1
func.func @empty_reductions(%x: tensor<0x3xf32>, %i: tensor<0xi32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<0xf32>) {
  %0 = ten.reduce add %x dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  %1 = ten.reduce max %x dims = [0] : tensor<0x3xf32> -> tensor<3xf32>
  %2 = ten.reduce min %i dims = [0] : tensor<0xi32> -> tensor<i32>
  %3 = ten.reduce mul %x dims = [1] : tensor<0x3xf32> -> tensor<0xf32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<0xf32>
}

// Contracting nothing gives zeros; a concatenation may have an empty part.
// CHECK-LABEL: == empty_structured
// CHECK-NEXT: tensor 2x2xf32 {{\[\[}}0. 0.]
// CHECK-NEXT: [0. 0.]]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 3xf32 [5. 5. 5.]
// INPUT: 2x0xf32=1 0x2xf32=1 0xf32=1 2xf32=1,2 f32=5
func.func @empty_structured(%x: tensor<2x0xf32>, %y: tensor<0x2xf32>, %e: tensor<0xf32>, %z: tensor<2xf32>, %v: tensor<f32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>) {
  %0 = ten.contract %x, %y contracting = [1] x [0] : tensor<2x0xf32>, tensor<0x2xf32> -> tensor<2x2xf32>
  %1 = ten.concat %e, %z dim = 0 : tensor<0xf32>, tensor<2xf32> -> tensor<2xf32>
  %2 = ten.pad %e, %v low = [1] high = [2] interior = [0] : tensor<0xf32> -> tensor<3xf32>
  return %0, %1, %2 : tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>
}

// CHECK-LABEL: == empty_algorithms
// CHECK-NEXT: tensor 0xf32 []
// CHECK-NEXT: tensor 0x0xf32 []
// CHECK-NEXT: tensor 0x3xf32 []
// INPUT: 0xf32=1 0x0xf32=1 0x3xf32=1
func.func @empty_algorithms(%x: tensor<0xf32>, %y: tensor<0x0xf32>, %z: tensor<0x3xf32>) -> (tensor<0xf32>, tensor<0x0xf32>, tensor<0x3xf32>) {
  %0 = ten.sort %x dim = 0 stable : tensor<0xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = ten.compare lt %a, %b : tensor<f32>
    ten.yield %lt : tensor<i1>
  }
  %1 = ten.cholesky %y lower : tensor<0x0xf32>
  %2 = ten.scan add %z dim = 0 : tensor<0x3xf32> -> tensor<0x3xf32>
  return %0, %1, %2 : tensor<0xf32>, tensor<0x0xf32>, tensor<0x3xf32>
}

// CHECK-LABEL: == argument_as_result
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// CHECK-NEXT: tensor 2xf32 [1. 2.]
// INPUT: 2xf32=1,2
func.func @argument_as_result(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  return %x, %x : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: == one_value_twice
// CHECK-NEXT: tensor 2xf32 [-1. -2.]
// CHECK-NEXT: tensor 2xf32 [-1. -2.]
// CHECK-NEXT: tensor 1x2xf32 {{\[\[}}-1. -2.]]
// INPUT: 2xf32=1,2
func.func @one_value_twice(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<1x2xf32>) {
  %0 = ten.neg %x : tensor<2xf32>
  %1 = ten.reshape %0 : tensor<2xf32> -> tensor<1x2xf32>
  return %0, %0, %1 : tensor<2xf32>, tensor<2xf32>, tensor<1x2xf32>
}

// CHECK-LABEL: == constant_result
// CHECK-NEXT: tensor 3xi32 [1 2 3]
// CHECK-NEXT: tensor 3xi32 [1 2 3]
func.func @constant_result() -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = ten.constant dense<[1, 2, 3]> : tensor<3xi32>
  return %0, %0 : tensor<3xi32>, tensor<3xi32>
}

// What only moves leaves all bits of a NaN as they are, signaling ones too.
// CHECK-LABEL: == moved_nans
// CHECK-NEXT: tensor 3xui32 [2143289345 4290773003 2139095041]
// INPUT: 3xui32=2143289345,4290773003,2139095041
func.func @moved_nans(%x: tensor<3xui32>) -> tensor<3xui32> {
  %0 = ten.bitcast %x : tensor<3xui32> -> tensor<3xf32>
  %1 = ten.reverse %0 dims = [0] : tensor<3xf32>
  %2 = ten.concat %1, %1 dim = 0 : tensor<3xf32>, tensor<3xf32> -> tensor<6xf32>
  %3 = ten.slice %2 start = [3] limit = [6] stride = [1] : tensor<6xf32> -> tensor<3xf32>
  %4 = ten.reverse %3 dims = [0] : tensor<3xf32>
  %5 = ten.bitcast %4 : tensor<3xf32> -> tensor<3xui32>
  return %5 : tensor<3xui32>
}

// Negation and absolute value change the sign bit alone.
// CHECK-LABEL: == signs_of_nans
// CHECK-NEXT: tensor 3xui32 [4290772993 2143289355 4294967295]
// CHECK-NEXT: tensor 3xui32 [2143289345 2143289355 2147483647]
// INPUT: 3xui32=2143289345,4290773003,2147483647
func.func @signs_of_nans(%x: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
  %0 = ten.bitcast %x : tensor<3xui32> -> tensor<3xf32>
  %1 = ten.neg %0 : tensor<3xf32>
  %2 = ten.bitcast %1 : tensor<3xf32> -> tensor<3xui32>
  %3 = ten.abs %0 : tensor<3xf32> -> tensor<3xf32>
  %4 = ten.bitcast %3 : tensor<3xf32> -> tensor<3xui32>
  return %2, %4 : tensor<3xui32>, tensor<3xui32>
}

// -0 + -0 is -0, max(-0, 0) is 0, min(0, -0) is -0; a denormal is no zero.
// CHECK-LABEL: == zeros_and_denormals
// CHECK-NEXT: tensor 2xf32 [-0.  0.]
// CHECK-NEXT: tensor 2xui32 [0 0]
// CHECK-NEXT: tensor 2xui32 [2147483648 2147483648]
// CHECK-NEXT: tensor 2xui32 [{{ *}}2 4194304]
// CHECK-NEXT: tensor 2xi1 [False False]
// INPUT: 2xf32=-0.0,-0.0 2xf32=-0.0,0.0 2xui32=1,8388608
func.func @zeros_and_denormals(%x: tensor<2xf32>, %y: tensor<2xf32>, %d: tensor<2xui32>) -> (tensor<2xf32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xi1>) {
  %zero = ten.constant dense<0.0> : tensor<2xf32>
  %scale = ten.constant dense<[2.0, 0.5]> : tensor<2xf32>
  %0 = ten.add %x, %y : tensor<2xf32>
  %1 = ten.max %x, %zero : tensor<2xf32>
  %2 = ten.bitcast %1 : tensor<2xf32> -> tensor<2xui32>
  %3 = ten.min %zero, %x : tensor<2xf32>
  %4 = ten.bitcast %3 : tensor<2xf32> -> tensor<2xui32>
  %5 = ten.bitcast %d : tensor<2xui32> -> tensor<2xf32>
  %6 = ten.mul %5, %scale : tensor<2xf32>
  %7 = ten.bitcast %6 : tensor<2xf32> -> tensor<2xui32>
  %8 = ten.compare eq %5, %zero : tensor<2xf32>
  return %0, %2, %4, %7, %8 : tensor<2xf32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xi1>
}

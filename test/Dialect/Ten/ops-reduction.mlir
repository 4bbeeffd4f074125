// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @reduce_kinds(
func.func @reduce_kinds(%x: tensor<4x8xi32>) {
  // CHECK: %{{.*}} = ten.reduce add %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %0 = ten.reduce add %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce mul %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %1 = ten.reduce mul %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce max %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %2 = ten.reduce max %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce min %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %3 = ten.reduce min %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce and %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %4 = ten.reduce and %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce or %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %5 = ten.reduce or %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce xor %{{[a-z0-9_#]+}} dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  %6 = ten.reduce xor %x dims = [0, 1] : tensor<4x8xi32> -> tensor<i32>
  // CHECK: %{{.*}} = ten.reduce add %{{[a-z0-9_#]+}} dims = [] : tensor<4x8xi32> -> tensor<4x8xi32>
  %7 = ten.reduce add %x dims = [] : tensor<4x8xi32> -> tensor<4x8xi32>
  return
}

// CHECK-LABEL: @reduce_region(
func.func @reduce_region(%x: tensor<4x?xf32>, %i: tensor<4x?xi32>, %a: tensor<f32>, %b: tensor<i32>) {
  // CHECK: %{{.*}} = ten.reduce %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} init(%{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}) dims = [1] : tensor<4x?xf32>, tensor<4x?xi32> -> tensor<4xf32>, tensor<4xi32> {
  %2:2 = ten.reduce %x, %i init(%a, %b) dims = [1] : tensor<4x?xf32>, tensor<4x?xi32> -> tensor<4xf32>, tensor<4xi32> {
  ^bb0(%p: tensor<f32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<i32>):
    %v = ten.max %p, %r : tensor<f32>
    %k = ten.add %q, %s : tensor<i32>
    ten.yield %v, %k : tensor<f32>, tensor<i32>
  }
  return
}

// CHECK-LABEL: @window_reduce(
func.func @window_reduce(%x: tensor<8x28x28x16xf32>, %d: tensor<?xf32>, %i: tensor<f32>) {
  // CHECK: %{{.*}} = ten.window_reduce max %{{[a-z0-9_#]+}} window = [1, 2, 2, 1] strides = [1, 2, 2, 1] : tensor<8x28x28x16xf32> -> tensor<8x14x14x16xf32>
  %0 = ten.window_reduce max %x window = [1, 2, 2, 1] strides = [1, 2, 2, 1] : tensor<8x28x28x16xf32> -> tensor<8x14x14x16xf32>
  // CHECK: %{{.*}} = ten.window_reduce add %{{[a-z0-9_#]+}} window = [3] strides = [2] pad = [1, -1] base_dilation = [2] window_dilation = [2] : tensor<?xf32> -> tensor<?xf32>
  %1 = ten.window_reduce add %d window = [3] strides = [2] pad = [1, -1] base_dilation = [2] window_dilation = [2] : tensor<?xf32> -> tensor<?xf32>
  // CHECK: %{{.*}} = ten.window_reduce %{{[a-z0-9_#]+}} init(%{{[a-z0-9_#]+}}) window = [3] : tensor<?xf32> -> tensor<?xf32> {
  %2 = ten.window_reduce %d init(%i) window = [3] : tensor<?xf32> -> tensor<?xf32> {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = ten.mul %p, %q : tensor<f32>
    ten.yield %v : tensor<f32>
  }
  return
}

// CHECK-LABEL: @scan(
func.func @scan(%x: tensor<4x8xf32>, %i: tensor<f32>) {
  // CHECK: %{{.*}} = ten.scan add %{{[a-z0-9_#]+}} dim = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  %0 = ten.scan add %x dim = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK: %{{.*}} = ten.scan mul %{{[a-z0-9_#]+}} dim = 0 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>
  %1 = ten.scan mul %x dim = 0 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>
  // CHECK: %{{.*}} = ten.scan %{{[a-z0-9_#]+}} init(%{{[a-z0-9_#]+}}) dim = 1 : tensor<4x8xf32> -> tensor<4x8xf32> {
  %2 = ten.scan %x init(%i) dim = 1 : tensor<4x8xf32> -> tensor<4x8xf32> {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = ten.min %p, %q : tensor<f32>
    ten.yield %v : tensor<f32>
  }
  return
}

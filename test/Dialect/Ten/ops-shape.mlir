// RUN: tensor-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: tensor-opt %t.mlir | diff - %t.mlir
// RUN: tensor-opt %s -mlir-print-op-generic | tensor-opt | diff - %t.mlir
// RUN: tensor-opt %s -emit-bytecode | tensor-opt | diff - %t.mlir

// CHECK-LABEL: @constant(
func.func @constant() {
  // CHECK: %{{.*}} = ten.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %0 = ten.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  // CHECK: %{{.*}} = ten.constant dense<7> : tensor<1000x1000xi32>
  %1 = ten.constant dense<7> : tensor<1000x1000xi32>
  // CHECK: %{{.*}} = ten.constant dense<true> : tensor<i1>
  %2 = ten.constant dense<true> : tensor<i1>
  // CHECK: %{{.*}} = ten.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
  %3 = ten.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
  // CHECK: %{{.*}} = ten.constant dense<> : tensor<0xui4>
  %4 = ten.constant dense<> : tensor<0xui4>
  // CHECK: %{{.*}} = ten.constant dense_resource<weights> : tensor<2xf32>
  %5 = ten.constant dense_resource<weights> : tensor<2xf32>
  // CHECK: %{{.*}} = ten.constant {note = 1 : i64} dense<0> : tensor<3xui8>
  %6 = ten.constant {note = 1 : i64} dense<0> : tensor<3xui8>
  return
}

// CHECK-LABEL: @iota(
func.func @iota(%n: index) {
  // CHECK: %{{.*}} = ten.iota dim = 1 : tensor<2x8xi32>
  %0 = ten.iota dim = 1 : tensor<2x8xi32>
  // CHECK: %{{.*}} = ten.iota dim = 0 sizes(%{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}) : tensor<?x?xf32>
  %1 = ten.iota dim = 0 sizes(%n, %n) : tensor<?x?xf32>
  return
}

// CHECK-LABEL: @broadcast(
func.func @broadcast(%x: tensor<8xf32>, %o: tensor<1x8xf32>, %s: tensor<f32>, %n: index, %d: tensor<?xf32>) {
  // CHECK: %{{.*}} = ten.broadcast %{{[a-z0-9_#]+}} dims = [1] : tensor<8xf32> -> tensor<4x8xf32>
  %0 = ten.broadcast %x dims = [1] : tensor<8xf32> -> tensor<4x8xf32>
  // CHECK: %{{.*}} = ten.broadcast %{{[a-z0-9_#]+}} dims = [1] sizes(%{{[a-z0-9_#]+}}) : tensor<8xf32> -> tensor<?x8xf32>
  %1 = ten.broadcast %x dims = [1] sizes(%n) : tensor<8xf32> -> tensor<?x8xf32>
  // CHECK: %{{.*}} = ten.broadcast %{{[a-z0-9_#]+}} dims = [1, 0] : tensor<1x8xf32> -> tensor<8x5xf32>
  %2 = ten.broadcast %o dims = [1, 0] : tensor<1x8xf32> -> tensor<8x5xf32>
  // CHECK: %{{.*}} = ten.broadcast %{{[a-z0-9_#]+}} dims = [] : tensor<f32> -> tensor<2x2xf32>
  %3 = ten.broadcast %s dims = [] : tensor<f32> -> tensor<2x2xf32>
  // CHECK: %{{.*}} = ten.broadcast %{{[a-z0-9_#]+}} dims = [0] kept = [0] sizes(%{{[a-z0-9_#]+}}) : tensor<?xf32> -> tensor<?x8xf32>
  %k = ten.broadcast %d dims = [0] kept = [0] sizes(%n) : tensor<?xf32> -> tensor<?x8xf32>
  // CHECK: %{{.*}} = ten.broadcast %{{[a-z0-9_#]+}} dims = [0] : tensor<?xf32> -> tensor<8xf32>
  %4 = ten.broadcast %d dims = [0] : tensor<?xf32> -> tensor<8xf32>
  return
}

// CHECK-LABEL: @reshape(
func.func @reshape(%x: tensor<4x8xf32>, %d: tensor<?x8xf32>, %n: index) {
  // CHECK: %{{.*}} = ten.reshape %{{[a-z0-9_#]+}} : tensor<4x8xf32> -> tensor<32xf32>
  %0 = ten.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  // CHECK: %{{.*}} = ten.reshape %{{[a-z0-9_#]+}} sizes(%{{[a-z0-9_#]+}}) : tensor<?x8xf32> -> tensor<?xf32>
  %1 = ten.reshape %d sizes(%n) : tensor<?x8xf32> -> tensor<?xf32>
  return
}

// CHECK-LABEL: @transpose_reverse(
func.func @transpose_reverse(%x: tensor<4x?xf32>) {
  // CHECK: %{{.*}} = ten.transpose %{{[a-z0-9_#]+}} perm = [1, 0] : tensor<4x?xf32> -> tensor<?x4xf32>
  %0 = ten.transpose %x perm = [1, 0] : tensor<4x?xf32> -> tensor<?x4xf32>
  // CHECK: %{{.*}} = ten.reverse %{{[a-z0-9_#]+}} dims = [0] : tensor<4x?xf32>
  %1 = ten.reverse %x dims = [0] : tensor<4x?xf32>
  // CHECK: %{{.*}} = ten.reverse %{{[a-z0-9_#]+}} dims = [] : tensor<4x?xf32>
  %2 = ten.reverse %x dims = [] : tensor<4x?xf32>
  return
}

// CHECK-LABEL: @concat(
func.func @concat(%x: tensor<2x8xf32>, %y: tensor<3x8xf32>, %d: tensor<?x8xf32>) {
  // CHECK: %{{.*}} = ten.concat %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dim = 0 : tensor<2x8xf32>, tensor<3x8xf32> -> tensor<5x8xf32>
  %0 = ten.concat %x, %y dim = 0 : tensor<2x8xf32>, tensor<3x8xf32> -> tensor<5x8xf32>
  // CHECK: %{{.*}} = ten.concat %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} dim = 0 : tensor<2x8xf32>, tensor<?x8xf32> -> tensor<?x8xf32>
  %1 = ten.concat %x, %d dim = 0 : tensor<2x8xf32>, tensor<?x8xf32> -> tensor<?x8xf32>
  // CHECK: %{{.*}} = ten.concat %{{[a-z0-9_#]+}} dim = 1 : tensor<2x8xf32> -> tensor<2x8xf32>
  %2 = ten.concat %x dim = 1 : tensor<2x8xf32> -> tensor<2x8xf32>
  return
}

// CHECK-LABEL: @pad(
func.func @pad(%x: tensor<4x8xf32>, %v: tensor<f32>, %n: index) {
  // CHECK: %{{.*}} = ten.pad %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} low = [1, 0] high = [1, -3] interior = [0, 1] : tensor<4x8xf32> -> tensor<6x12xf32>
  %0 = ten.pad %x, %v low = [1, 0] high = [1, -3] interior = [0, 1] : tensor<4x8xf32> -> tensor<6x12xf32>
  // CHECK: %{{.*}} = ten.pad %{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}} low = [1, 0] high = [%{{[a-z0-9_#]+}}, %{{[a-z0-9_#]+}}] interior = [0, 1] : tensor<4x8xf32> -> tensor<?x?xf32>
  %1 = ten.pad %x, %v low = [1, 0] high = [%n, %n] interior = [0, 1] : tensor<4x8xf32> -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: @slice(
func.func @slice(%x: tensor<4x8xf32>, %n: index) {
  // CHECK: %{{.*}} = ten.slice %{{[a-z0-9_#]+}} start = [1, 0] limit = [3, 8] stride = [1, 3] : tensor<4x8xf32> -> tensor<2x3xf32>
  %0 = ten.slice %x start = [1, 0] limit = [3, 8] stride = [1, 3] : tensor<4x8xf32> -> tensor<2x3xf32>
  // CHECK: %{{.*}} = ten.slice %{{[a-z0-9_#]+}} start = [1, %{{[a-z0-9_#]+}}] limit = [3, %{{[a-z0-9_#]+}}] stride = [1, 2] : tensor<4x8xf32> -> tensor<2x?xf32>
  %1 = ten.slice %x start = [1, %n] limit = [3, %n] stride = [1, 2] : tensor<4x8xf32> -> tensor<2x?xf32>
  return
}

{-#
  dialect_resources: { builtin: { weights: "0x040000000000803F00000040" } }
#-}

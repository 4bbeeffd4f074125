// RUN: tensor-opt %s -ten-simplify | FileCheck %s

// CHECK-LABEL: @sum(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<30x10xf32>
// CHECK-NEXT: %[[R:.*]] = ten.reduce add %[[X]] dims = [0]
// CHECK-NEXT: return %[[R]]
func.func @sum(%x: tensor<30x10xf32>) -> tensor<10xf32> {
  %t = ten.transpose %x perm = [1, 0] : tensor<30x10xf32> -> tensor<10x30xf32>
  %r = ten.reduce add %t dims = [1] : tensor<10x30xf32> -> tensor<10xf32>
  return %r : tensor<10xf32>
}

// What is left comes in another order: the result, which is smaller, is turned.
// CHECK-LABEL: @order(
// CHECK: %[[R:.*]] = ten.reduce max %{{.*}} dims = [1] : tensor<4x5x6xf32> -> tensor<4x6xf32>
// CHECK: ten.transpose %[[R]] perm = [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
func.func @order(%x: tensor<4x5x6xf32>) -> tensor<6x4xf32> {
  %t = ten.transpose %x perm = [2, 1, 0] : tensor<4x5x6xf32> -> tensor<6x5x4xf32>
  %r = ten.reduce max %t dims = [1] : tensor<6x5x4xf32> -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

// Elementwise operations, broadcasts and counted numbers between the two.
// CHECK-LABEL: @between(
// CHECK-NOT: ten.transpose
// CHECK: %[[B:.*]] = ten.broadcast %{{.*}} dims = [1] : tensor<10xf32> -> tensor<30x10xf32>
// CHECK: ten.iota dim = 0 : tensor<30x10xf32>
// CHECK: ten.reduce add %{{.*}} dims = [0]
func.func @between(%x: tensor<30x10xf32>, %m: tensor<10xf32>) -> tensor<10xf32> {
  %t = ten.transpose %x perm = [1, 0] : tensor<30x10xf32> -> tensor<10x30xf32>
  %b = ten.broadcast %m dims = [0] : tensor<10xf32> -> tensor<10x30xf32>
  %i = ten.iota dim = 1 : tensor<10x30xf32>
  %d = ten.sub %t, %b : tensor<10x30xf32>
  %e = ten.mul %d, %i : tensor<10x30xf32>
  %r = ten.reduce add %e dims = [1] : tensor<10x30xf32> -> tensor<10xf32>
  return %r : tensor<10xf32>
}

// A norm is computed as it lies, and turned at last.
// CHECK-LABEL: @norm(
// CHECK: ten.reduce max %{{.*}} dims = [0]
// CHECK: %[[E:.*]] = ten.exp %{{.*}} : tensor<30x10xf32>
// CHECK: ten.reduce add %[[E]] dims = [0]
// CHECK: %[[D:.*]] = ten.div %[[E]], %{{.*}} : tensor<30x10xf32>
// CHECK: ten.transpose %[[D]] perm = [1, 0]
func.func @norm(%x: tensor<30x10xf32>) -> tensor<10x30xf32> {
  %t = ten.transpose %x perm = [1, 0] : tensor<30x10xf32> -> tensor<10x30xf32>
  %m = ten.reduce max %t dims = [1] : tensor<10x30xf32> -> tensor<10xf32>
  %b = ten.broadcast %m dims = [0] : tensor<10xf32> -> tensor<10x30xf32>
  %d = ten.sub %t, %b : tensor<10x30xf32>
  %e = ten.exp %d : tensor<10x30xf32>
  %s = ten.reduce add %e dims = [1] : tensor<10x30xf32> -> tensor<10xf32>
  %z = ten.broadcast %s dims = [0] : tensor<10xf32> -> tensor<10x30xf32>
  %r = ten.div %e, %z : tensor<10x30xf32>
  return %r : tensor<10x30xf32>
}

// CHECK-LABEL: @scan(
// CHECK: %[[S:.*]] = ten.scan add %{{.*}} dim = 0 : tensor<30x10xf32>
// CHECK: ten.transpose %[[S]] perm = [1, 0]
func.func @scan(%x: tensor<30x10xf32>) -> tensor<10x30xf32> {
  %t = ten.transpose %x perm = [1, 0] : tensor<30x10xf32> -> tensor<10x30xf32>
  %r = ten.scan add %t dim = 1 : tensor<10x30xf32> -> tensor<10x30xf32>
  return %r : tensor<10x30xf32>
}

// One of two arrays lies as it is read: nothing is gained by turning it.
// CHECK-LABEL: @mixed(
// CHECK: ten.transpose
// CHECK: ten.reduce add %{{.*}} dims = [1]
func.func @mixed(%x: tensor<30x10xf32>, %y: tensor<10x30xf32>) -> tensor<10xf32> {
  %t = ten.transpose %x perm = [1, 0] : tensor<30x10xf32> -> tensor<10x30xf32>
  %e = ten.mul %t, %y : tensor<10x30xf32>
  %r = ten.reduce add %e dims = [1] : tensor<10x30xf32> -> tensor<10xf32>
  return %r : tensor<10xf32>
}

// The rows of a product stay rows: they meet it in one kernel.
// CHECK-LABEL: @of_products(
// CHECK: ten.transpose
// CHECK: ten.reduce max %{{.*}} dims = [3]
func.func @of_products(%q: tensor<2x5x3x8xf32>, %k: tensor<2x7x3x8xf32>) -> tensor<3x2x5xf32> {
  %s = ten.contract %q, %k batch = [0, 2] x [0, 2] contracting = [3] x [3] : tensor<2x5x3x8xf32>, tensor<2x7x3x8xf32> -> tensor<2x3x5x7xf32>
  %t = ten.transpose %s perm = [1, 0, 2, 3] : tensor<2x3x5x7xf32> -> tensor<3x2x5x7xf32>
  %r = ten.reduce max %t dims = [3] : tensor<3x2x5x7xf32> -> tensor<3x2x5xf32>
  return %r : tensor<3x2x5xf32>
}

// Products of integers have one layout, those of floats any.
// CHECK-LABEL: @integer_products(
// CHECK: %[[C:.*]] = ten.contract %{{.*}} : tensor<2x9x16xi8>, tensor<16x32xi8> -> tensor<2x9x32xi32>
// CHECK: %[[F:.*]] = ten.convert %[[C]]
// CHECK: ten.reduce add %[[F]] dims = [1] : tensor<2x9x32xf32> -> tensor<2x32xf32>
// CHECK-NOT: ten.transpose
// CHECK: return
func.func @integer_products(%x: tensor<2x9x16xi8>, %w: tensor<16x32xi8>) -> tensor<2x32xf32> {
  %c = ten.contract %x, %w contracting = [2] x [0] : tensor<2x9x16xi8>, tensor<16x32xi8> -> tensor<2x9x32xi32>
  %f = ten.convert %c : tensor<2x9x32xi32> -> tensor<2x9x32xf32>
  %t = ten.transpose %f perm = [0, 2, 1] : tensor<2x9x32xf32> -> tensor<2x32x9xf32>
  %r = ten.reduce add %t dims = [2] : tensor<2x32x9xf32> -> tensor<2x32xf32>
  return %r : tensor<2x32xf32>
}

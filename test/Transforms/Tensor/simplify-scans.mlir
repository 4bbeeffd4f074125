// Cumulative sums and products of narrow floats are computed in f32, except
// under --fp=strict.
// RUN: tensor-opt %s -ten-simplify | FileCheck %s
// RUN: tensor-opt %s -ten-simplify="fp=strict" | FileCheck %s --check-prefix=STRICT

// CHECK-LABEL: @sum(
// CHECK: ten.convert %{{.*}} : tensor<4x8xbf16> -> tensor<4x8xf32>
// CHECK: ten.scan add %{{.*}} dim = 1 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK: ten.convert %{{.*}} : tensor<4x8xf32> -> tensor<4x8xbf16>
// STRICT-LABEL: @sum(
// STRICT-NOT: convert
// STRICT: ten.scan add %{{.*}} : tensor<4x8xbf16> -> tensor<4x8xbf16>
func.func @sum(%x: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
  %0 = ten.scan add %x dim = 1 reverse exclusive : tensor<4x8xbf16> -> tensor<4x8xbf16>
  return %0 : tensor<4x8xbf16>
}

// What is exact in any type is left as it is, and so are other types.
// CHECK-LABEL: @others(
// CHECK-NOT: convert
func.func @others(%x: tensor<8xf16>, %y: tensor<8xf32>, %z: tensor<8xi8>) -> (tensor<8xf16>, tensor<8xf32>, tensor<8xi8>) {
  %0 = ten.scan max %x dim = 0 : tensor<8xf16> -> tensor<8xf16>
  %1 = ten.scan mul %y dim = 0 : tensor<8xf32> -> tensor<8xf32>
  %2 = ten.scan add %z dim = 0 : tensor<8xi8> -> tensor<8xi8>
  return %0, %1, %2 : tensor<8xf16>, tensor<8xf32>, tensor<8xi8>
}

// RUN: tensor-opt %s -convert-tosa-to-linalg | FileCheck %s
// RUN: tensor-opt %s -tenon-import | FileCheck %s --check-prefix=TEN
// RUN: tensor-opt %s -tenon-import -tenon-simplify -tenon-kernels | FileCheck %s --check-prefix=KERNELS

// A dense layer is one kernel, and softmax another: nothing is left of how TOSA
// writes them.
// CHECK-LABEL: func @classify(
// CHECK-NOT: tosa.
// CHECK: linalg.batch_matmul
// TEN-LABEL: func @classify(
// TEN: ten.contract
// TEN-NOT: linalg.
// TEN-NOT: arith.
// TEN: return
// KERNELS-LABEL: func @classify(
// KERNELS: ten.launch @contract_0(
// KERNELS: ten.launch @normalize_0(
// KERNELS-NOT: ten.launch
// KERNELS: return
func.func @classify(%x: tensor<1x8x32xf32>, %w: tensor<1x32x16xf32>, %b: tensor<1x1x16xf32>) -> tensor<1x8x16xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %x, %w, %zp, %zp : (tensor<1x8x32xf32>, tensor<1x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x16xf32>
  %1 = tosa.add %0, %b : (tensor<1x8x16xf32>, tensor<1x1x16xf32>) -> tensor<1x8x16xf32>
  %2 = tosa.clamp %1 {min_val = 0.0 : f32, max_val = 0x7F800000 : f32} : (tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %3 = tosa.reduce_max %2 {axis = 2 : i32} : (tensor<1x8x16xf32>) -> tensor<1x8x1xf32>
  %4 = tosa.sub %2, %3 : (tensor<1x8x16xf32>, tensor<1x8x1xf32>) -> tensor<1x8x16xf32>
  %5 = tosa.exp %4 : (tensor<1x8x16xf32>) -> tensor<1x8x16xf32>
  %6 = tosa.reduce_sum %5 {axis = 2 : i32} : (tensor<1x8x16xf32>) -> tensor<1x8x1xf32>
  %7 = tosa.reciprocal %6 : (tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
  %8 = tosa.mul %5, %7, %shift : (tensor<1x8x16xf32>, tensor<1x8x1xf32>, tensor<1xi8>) -> tensor<1x8x16xf32>
  return %8 : tensor<1x8x16xf32>
}

// RUN: tensor-opt %s -convert-ten-to-linalg -canonicalize -cse | FileCheck %s

// i1 takes a byte, of which kernels read one bit and write 0 or 1.
// CHECK-LABEL: @i1(
// CHECK-SAME: %{{.*}}: tensor<8xi8>, %{{.*}}: tensor<8xi8>) -> tensor<8xi8>
func.func private @i1(%a: tensor<8xi1>, %out: tensor<8xi1>) -> tensor<8xi1> attributes {ten.kernel = "map"} {
  // CHECK: ^bb0(%[[X:.*]]: i8, %{{.*}}: i8):
  // CHECK: %[[BIT:.*]] = arith.trunci %[[X]] : i8 to i1
  // CHECK: %[[NOT:.*]] = arith.xori %[[BIT]], %{{.*}} : i1
  // CHECK: %[[BYTE:.*]] = arith.extui %[[NOT]] : i1 to i8
  // CHECK: linalg.yield %[[BYTE]]
  %0 = ten.not %a : tensor<8xi1>
  return %0 : tensor<8xi1>
}

// Signed nibbles are sign-extended, unsigned ones zero-extended.
// CHECK-LABEL: @i4(
// CHECK-SAME: tensor<8xi8>
func.func private @i4(%a: tensor<8xi4>, %b: tensor<8xui4>, %o0: tensor<8xi4>, %o1: tensor<8xui4>) -> (tensor<8xi4>, tensor<8xui4>) attributes {ten.kernel = "map"} {
  // CHECK: arith.addi %{{.*}} : i4
  // CHECK: arith.extsi %{{.*}} : i4 to i8
  // CHECK: arith.addi %{{.*}} : i4
  // CHECK: arith.extui %{{.*}} : i4 to i8
  %0 = ten.add %a, %a : tensor<8xi4>
  %1 = ten.add %b, %b : tensor<8xui4>
  return %0, %1 : tensor<8xi4>, tensor<8xui4>
}

// The f8 types of models are decoded and encoded by operations on bits.
// CHECK-LABEL: @f8(
// CHECK-SAME: %{{.*}}: tensor<8xi8>, %{{.*}}: tensor<8xi8>) -> tensor<8xi8>
func.func private @f8(%a: tensor<8xf8E4M3FN>, %out: tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN> attributes {ten.kernel = "map"} {
  // CHECK: ^bb0(%[[X:.*]]: i8, %{{.*}}: i8):
  // CHECK-NOT: call
  // CHECK: arith.extf %{{.*}} : f16 to f32
  // CHECK-NOT: call
  // CHECK: arith.trunci %{{.*}} : i32 to i8
  %0 = ten.mul %a, %a : tensor<8xf8E4M3FN>
  return %0 : tensor<8xf8E4M3FN>
}

// The others by the runtime.
// CHECK-LABEL: @f8_other(
func.func private @f8_other(%a: tensor<8xf8E4M3FNUZ>, %out: tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ> attributes {ten.kernel = "map"} {
  // CHECK: ^bb0(%[[X:.*]]: i8, %{{.*}}: i8):
  // CHECK: %[[F:.*]] = func.call @ten_rt_decode_f8E4M3FNUZ(%[[X]]) : (i8) -> f32
  // CHECK: %[[MUL:.*]] = arith.mulf %[[F]], %[[F]]
  // CHECK: func.call @ten_rt_encode_f8E4M3FNUZ(%[[MUL]]) : (f32) -> i8
  %0 = ten.mul %a, %a : tensor<8xf8E4M3FNUZ>
  return %0 : tensor<8xf8E4M3FNUZ>
}

// CHECK-LABEL: @as_they_are(
// CHECK-SAME: tensor<2xf64>, %{{.*}}: tensor<2xf16>, %{{.*}}: tensor<2xcomplex<f32>>, %{{.*}}: tensor<2xi64>
func.func @as_they_are(%a: tensor<2xf64>, %b: tensor<2xf16>, %c: tensor<2xcomplex<f32>>, %d: tensor<2xi64>) -> tensor<2xf64> {
  return %a : tensor<2xf64>
}

// The caller's types stay known.
// CHECK-LABEL: @signature(
// CHECK-SAME: %{{.*}}: tensor<2xi8>, %{{.*}}: tensor<2xi32>)
// CHECK-SAME: ten.signature = (tensor<2xi1>, tensor<2xui32>) -> tensor<2xi1>
func.func @signature(%a: tensor<2xi1>, %b: tensor<2xui32>) -> tensor<2xi1> {
  return %a : tensor<2xi1>
}

// CHECK-LABEL: @constants(
func.func @constants() -> (tensor<2xi1>, tensor<2xi4>, tensor<2xui4>, tensor<2xf8E5M2>) {
  // CHECK-DAG: arith.constant dense<[1, 0]> : tensor<2xi8>
  // CHECK-DAG: arith.constant dense<[-8, 7]> : tensor<2xi8>
  // CHECK-DAG: arith.constant dense<[15, 7]> : tensor<2xi8>
  // CHECK-DAG: arith.constant dense<[60, 64]> : tensor<2xi8>
  %0 = ten.constant dense<[true, false]> : tensor<2xi1>
  %1 = ten.constant dense<[-8, 7]> : tensor<2xi4>
  %2 = ten.constant dense<[15, 7]> : tensor<2xui4>
  %3 = ten.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  return %0, %1, %2, %3 : tensor<2xi1>, tensor<2xi4>, tensor<2xui4>, tensor<2xf8E5M2>
}

// RUN: tensor-opt %s -convert-stablehlo-to-ten | FileCheck %s

// CHECK-LABEL: func.func @named(
// CHECK-SAME: tensor<4xf32>, %{{.*}}: tensor<4xf32> {ten.donated = 1 : i64})
func.func @named(%x: tensor<4xf32>, %y: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %x, %y : tensor<4xf32>, tensor<4xf32>
}

// The first result of the type that no other argument is donated to.
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: tensor<4xf32> {ten.donated = 2 : i64}, %{{.*}}: tensor<4xf32> {ten.donated = 1 : i64})
func.func @chosen(%x: tensor<4xf32> {jax.buffer_donor = true}, %y: tensor<4xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0, %y, %x : tensor<2xf32>, tensor<4xf32>, tensor<4xf32>
}

// What cannot be followed is dropped.
// CHECK-LABEL: func.func @impossible(
// CHECK-SAME: tensor<4xf32>, %{{.*}}: tensor<4xf32>)
func.func @impossible(%x: tensor<4xf32> {jax.buffer_donor = true}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

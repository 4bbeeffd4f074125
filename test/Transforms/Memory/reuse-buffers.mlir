// RUN: tensor-opt %s -ten-reuse-buffers | FileCheck %s

func.func private @k(%a: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %0 = ten.exp %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @k2(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %0 = ten.add %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The argument is the caller's; what was made of it is ours.
// CHECK-LABEL: @last_use(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @last_use(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: %[[E:.*]] = tensor.empty()
  // CHECK: %[[A:.*]] = ten.launch @k(%[[X]]) into(%[[E]])
  // CHECK: ten.launch @k(%[[A]]) into(%[[A]])
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %1 = ten.launch @k(%0) into(%f) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @donated(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8xf32>
func.func @donated(%x: tensor<8xf32> {ten.donated = 0 : i64}) -> tensor<8xf32> {
  // CHECK: ten.launch @k(%[[X]]) into(%[[X]])
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: @read_later(
func.func @read_later(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[A:.*]] = ten.launch @k(
  // CHECK: %[[F:.*]] = tensor.empty()
  // CHECK: %[[B:.*]] = ten.launch @k(%[[A]]) into(%[[F]])
  // CHECK: ten.launch @k2(%[[A]], %[[B]]) into(%[[A]])
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %1 = ten.launch @k(%0) into(%f) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %g = tensor.empty() : tensor<8xf32>
  %2 = ten.launch @k2(%0, %1) into(%g) reuse = [0] : (tensor<8xf32>, tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// Returning is reading, too.
// CHECK-LABEL: @returned(
func.func @returned(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: %[[A:.*]] = ten.launch @k(
  // CHECK: %[[F:.*]] = tensor.empty()
  // CHECK: ten.launch @k(%[[A]]) into(%[[F]])
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %1 = ten.launch @k(%0) into(%f) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: @no_reuse_named(
func.func @no_reuse_named(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: %[[A:.*]] = ten.launch @k(
  // CHECK: %[[F:.*]] = tensor.empty()
  // CHECK: ten.launch @k(%[[A]]) into(%[[F]])
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %1 = ten.launch @k(%0) into(%f) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: @constants_stay(
func.func @constants_stay() -> tensor<8xf32> {
  // CHECK: %[[C:.*]] = ten.constant
  // CHECK: %[[E:.*]] = tensor.empty()
  // CHECK: ten.launch @k(%[[C]]) into(%[[E]])
  %c = ten.constant dense<1.0> : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%c) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// The loop's state is updated in place.
// CHECK-LABEL: @loop_state(
func.func @loop_state(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}})
  // CHECK: ten.launch @k(%[[A]]) into(%[[A]])
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<8xf32>
    %1 = ten.launch @k(%a) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// The next iteration reads it again.
// CHECK-LABEL: @outer_value(
func.func @outer_value(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  // CHECK: %[[V:.*]] = ten.launch @k(
  // CHECK: scf.for
  // CHECK: %[[F:.*]] = tensor.empty()
  // CHECK: ten.launch @k2(%[[V]], %{{.*}}) into(%[[F]])
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8xf32>
  %v = ten.launch @k(%x) into(%e) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<8xf32> {
    %f = tensor.empty() : tensor<8xf32>
    %1 = ten.launch @k2(%v, %a) into(%f) reuse = [0] : (tensor<8xf32>, tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

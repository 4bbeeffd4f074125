// RUN: tensor-opt %s --ten-order-launches | FileCheck %s

func.func private @gradient(tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ten.kernel = "contract"}
func.func private @update(tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ten.kernel = "contract"}
func.func private @sum(tensor<64x64xf32>, tensor<64xf32>) -> tensor<64xf32> attributes {ten.kernel = "reduce"}
func.func private @add(tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ten.kernel = "map"}

// What reads the first gradient last comes right behind what reads it besides.
// CHECK-LABEL: func @training
// CHECK: %[[G:.*]] = ten.launch @gradient(%arg0, %arg1)
// CHECK: %[[G1:.*]] = ten.launch @gradient(%[[G]], %arg1)
// CHECK: ten.launch @update(%[[G]],
// CHECK: %[[G2:.*]] = ten.launch @gradient(%[[G1]], %arg1)
// CHECK: ten.launch @update(%[[G2]],
// CHECK: ten.launch @update(%[[G1]],
func.func @training(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = ten.launch @gradient(%x, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = ten.launch @gradient(%0, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = ten.launch @gradient(%1, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %e3 = tensor.empty() : tensor<64x64xf32>
  %3 = ten.launch @update(%2, %x) into(%e3) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %e4 = tensor.empty() : tensor<64x64xf32>
  %4 = ten.launch @update(%1, %x) into(%e4) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %e5 = tensor.empty() : tensor<64x64xf32>
  %5 = ten.launch @update(%0, %x) into(%e5) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %3, %4, %5 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

// A sum needs little beside what it frees, through a view as well; an array of
// the same size does not.
// CHECK-LABEL: func @little
// CHECK: ten.launch @gradient(%arg0
// CHECK: ten.launch @sum
// CHECK: ten.launch @gradient(%arg1
// CHECK: ten.launch @add
func.func @little(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %s = tensor.empty() : tensor<64xf32>
  %0 = ten.launch @gradient(%x, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = ten.launch @gradient(%w, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %flat = ten.reshape %0 : tensor<64x64xf32> -> tensor<4096xf32>
  %square = ten.reshape %flat : tensor<4096xf32> -> tensor<64x64xf32>
  %2 = ten.launch @sum(%square) into(%s) : (tensor<64x64xf32>) into (tensor<64xf32>) -> tensor<64xf32>
  %3 = ten.launch @add(%1, %2) into(%e) : (tensor<64x64xf32>, tensor<64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}

// CHECK-LABEL: func @much
// CHECK: ten.launch @gradient(%arg0
// CHECK: ten.launch @gradient(%arg1
// CHECK: ten.launch @update
func.func @much(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = ten.launch @gradient(%x, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = ten.launch @gradient(%w, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = ten.launch @update(%0, %x) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = ten.launch @update(%1, %2) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}

// The new weights are in the memory of the old ones, which the second launch
// reads.
// CHECK-LABEL: func @donated
// CHECK: ten.launch @gradient(%arg0
// CHECK: ten.launch @gradient(%arg0
// CHECK: ten.launch @update
func.func @donated(%x: tensor<64x64xf32>, %w: tensor<64x64xf32> {ten.donated = 0 : i64}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = ten.launch @gradient(%x, %x) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = ten.launch @gradient(%x, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = ten.launch @update(%0, %x) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2, %1 : tensor<64x64xf32>, tensor<64x64xf32>
}

// What fails stays before what it guards.
// CHECK-LABEL: func @guarded
// CHECK: ten.launch @gradient(%arg0
// CHECK: ten.launch @gradient(%arg1
// CHECK: ten.check
// CHECK: ten.launch @update
func.func @guarded(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %ok: i1) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = ten.launch @gradient(%x, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = ten.launch @gradient(%w, %w) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  ten.check %ok, "is not" : i1
  %2 = ten.launch @update(%0, %x) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
}

// In a loop, what it carries on is in the place of what it came with, here %b.
// The sum, which is not carried, is moved.
// CHECK-LABEL: func @loop
// CHECK: scf.for
// CHECK: ten.launch @gradient(
// CHECK: ten.launch @sum
// CHECK: ten.launch @gradient(
// CHECK: ten.launch @update
// CHECK: ten.launch @add
func.func @loop(%x: tensor<64x64xf32>, %n: index) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %e = tensor.empty() : tensor<64x64xf32>
    %s = tensor.empty() : tensor<64xf32>
    %0 = ten.launch @gradient(%a, %b) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = ten.launch @gradient(%b, %b) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = ten.launch @update(%1, %b) into(%e) : (tensor<64x64xf32>, tensor<64x64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
    %3 = ten.launch @sum(%0) into(%s) : (tensor<64x64xf32>) into (tensor<64xf32>) -> tensor<64xf32>
    %4 = ten.launch @add(%b, %3) into(%e) : (tensor<64x64xf32>, tensor<64xf32>) into (tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %2, %4 : tensor<64x64xf32>, tensor<64x64xf32>
  }
  return %r#0, %r#1 : tensor<64x64xf32>, tensor<64x64xf32>
}

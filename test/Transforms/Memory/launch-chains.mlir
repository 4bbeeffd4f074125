// RUN: tensor-opt %s -ten-bufferize -canonicalize | FileCheck %s

// Chains of launches in place are analyzed in segments of 16. Each line below is
// one chain of 18, as ten-reuse-buffers leaves it.

func.func private @k(%a: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  return %out : tensor<8xf32>
}
func.func private @k2(%a: tensor<8xf32>, %b: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  return %out : tensor<8xf32>
}

// All of it is made in the memory of the result.
// CHECK-LABEL: func.func @in_result(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK-NEXT: ten.launch @k(%[[X]]) into(%[[OUT]])
// CHECK-COUNT-17: ten.launch @k(%[[OUT]]) into(%[[OUT]])
// CHECK-NEXT: return
func.func @in_result(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @k(%0) into(%0) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %2 = ten.launch @k(%1) into(%1) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %3 = ten.launch @k(%2) into(%2) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %4 = ten.launch @k(%3) into(%3) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %5 = ten.launch @k(%4) into(%4) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %6 = ten.launch @k(%5) into(%5) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %7 = ten.launch @k(%6) into(%6) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %8 = ten.launch @k(%7) into(%7) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %9 = ten.launch @k(%8) into(%8) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %10 = ten.launch @k(%9) into(%9) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %11 = ten.launch @k(%10) into(%10) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %12 = ten.launch @k(%11) into(%11) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %13 = ten.launch @k(%12) into(%12) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %14 = ten.launch @k(%13) into(%13) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %15 = ten.launch @k(%14) into(%14) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %16 = ten.launch @k(%15) into(%15) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %17 = ten.launch @k(%16) into(%16) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %17 : tensor<8xf32>
}

// All of it is made in one temporary, which another launch reads at last.
// CHECK-LABEL: func.func @in_temporary(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK: %[[T:.*]] = memref.alloc()
// CHECK-NOT: memref.alloc
// CHECK: ten.launch @k(%[[X]]) into(%[[T]])
// CHECK-COUNT-17: ten.launch @k(%[[T]]) into(%[[T]])
// CHECK-NEXT: ten.launch @k2(%[[X]], %[[T]]) into(%[[OUT]])
func.func @in_temporary(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @k(%0) into(%0) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %2 = ten.launch @k(%1) into(%1) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %3 = ten.launch @k(%2) into(%2) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %4 = ten.launch @k(%3) into(%3) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %5 = ten.launch @k(%4) into(%4) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %6 = ten.launch @k(%5) into(%5) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %7 = ten.launch @k(%6) into(%6) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %8 = ten.launch @k(%7) into(%7) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %9 = ten.launch @k(%8) into(%8) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %10 = ten.launch @k(%9) into(%9) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %11 = ten.launch @k(%10) into(%10) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %12 = ten.launch @k(%11) into(%11) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %13 = ten.launch @k(%12) into(%12) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %14 = ten.launch @k(%13) into(%13) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %15 = ten.launch @k(%14) into(%14) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %16 = ten.launch @k(%15) into(%15) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %17 = ten.launch @k(%16) into(%16) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %18 = ten.launch @k2(%x, %17) into(%f) : (tensor<8xf32>, tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %18 : tensor<8xf32>
}

// Where a value is read after the segment, the next has memory of its own.
// CHECK-LABEL: func.func @read_later(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>)
// CHECK: %[[T:.*]] = memref.alloc()
// CHECK-COUNT-15: ten.launch @k(%[[T]]) into(%[[T]])
// CHECK: ten.launch @k(%[[T]]) into(%[[U:.*]]) reuse
// CHECK-NEXT: ten.launch @k2(%[[T]], %[[U]]) into(%[[OUT]])
func.func @read_later(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %1 = ten.launch @k(%0) into(%0) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %2 = ten.launch @k(%1) into(%1) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %3 = ten.launch @k(%2) into(%2) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %4 = ten.launch @k(%3) into(%3) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %5 = ten.launch @k(%4) into(%4) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %6 = ten.launch @k(%5) into(%5) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %7 = ten.launch @k(%6) into(%6) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %8 = ten.launch @k(%7) into(%7) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %9 = ten.launch @k(%8) into(%8) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %10 = ten.launch @k(%9) into(%9) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %11 = ten.launch @k(%10) into(%10) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %12 = ten.launch @k(%11) into(%11) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %13 = ten.launch @k(%12) into(%12) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %14 = ten.launch @k(%13) into(%13) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %15 = ten.launch @k(%14) into(%14) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %16 = ten.launch @k(%15) into(%15) reuse = [0] : (tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %18 = ten.launch @k2(%15, %16) into(%f) : (tensor<8xf32>, tensor<8xf32>) into (tensor<8xf32>) -> tensor<8xf32>
  return %18 : tensor<8xf32>
}

// Sizes of the run: the same.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[X:.*]]: memref<?xf32>, %[[OUT:.*]]: memref<?xf32>)
// CHECK-NOT: memref.alloc
// CHECK: ten.launch @kd(%[[X]]) into(%[[OUT]])
// CHECK-COUNT-17: ten.launch @kd(%[[OUT]]) into(%[[OUT]])
// CHECK: return
func.func private @kd(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> attributes {ten.kernel = "map"} {
  return %out : tensor<?xf32>
}
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = ten.launch @kd(%x) into(%e) : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %1 = ten.launch @kd(%0) into(%0) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %2 = ten.launch @kd(%1) into(%1) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %3 = ten.launch @kd(%2) into(%2) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %4 = ten.launch @kd(%3) into(%3) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %5 = ten.launch @kd(%4) into(%4) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %6 = ten.launch @kd(%5) into(%5) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %7 = ten.launch @kd(%6) into(%6) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %8 = ten.launch @kd(%7) into(%7) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %9 = ten.launch @kd(%8) into(%8) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %10 = ten.launch @kd(%9) into(%9) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %11 = ten.launch @kd(%10) into(%10) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %12 = ten.launch @kd(%11) into(%11) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %13 = ten.launch @kd(%12) into(%12) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %14 = ten.launch @kd(%13) into(%13) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %15 = ten.launch @kd(%14) into(%14) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %16 = ten.launch @kd(%15) into(%15) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  %17 = ten.launch @kd(%16) into(%16) reuse = [0] : (tensor<?xf32>) into (tensor<?xf32>) -> tensor<?xf32>
  return %17 : tensor<?xf32>
}

// A result takes the memory of a donated argument where both have one static
// size, although the program declares the result's as dynamic.
// RUN: tensor-opt %s -ten-bufferize -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME: memref<4x8xf32> {ten.donated = 0 : i64}
// CHECK-SAME: memref<4x8xf32>)
// CHECK-SAME: ten.results = [tensor<4x8xf32>]
// CHECK-SAME: ten.signature = (tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @main(%x: tensor<4x8xf32> {ten.donated = 0}) -> tensor<?x8xf32>
    attributes {ten.signature = (tensor<4x8xf32>) -> tensor<?x8xf32>} {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<4x8xf32>) into (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tensor.cast %0 : tensor<4x8xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
func.func private @k(%a: tensor<4x8xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {ten.kernel = "map"} {
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Another size is another memory.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: memref<4x8xf32>, %{{.*}}: memref<?x8xf32>
// CHECK-SAME: ten.signature = (tensor<4x8xf32>) -> tensor<?x8xf32>
func.func @main(%x: tensor<4x8xf32> {ten.donated = 0}) -> tensor<?x8xf32>
    attributes {ten.signature = (tensor<4x8xf32>) -> tensor<?x8xf32>} {
  %e = tensor.empty() : tensor<3x8xf32>
  %0 = ten.launch @k(%x) into(%e) : (tensor<4x8xf32>) into (tensor<3x8xf32>) -> tensor<3x8xf32>
  %1 = tensor.cast %0 : tensor<3x8xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
func.func private @k(%a: tensor<4x8xf32>, %out: tensor<3x8xf32>) -> tensor<3x8xf32> attributes {ten.kernel = "map"} {
  %s = tensor.extract_slice %a[0, 0] [3, 8] [1, 1] : tensor<4x8xf32> to tensor<3x8xf32>
  %0 = linalg.copy ins(%s : tensor<3x8xf32>) outs(%out : tensor<3x8xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

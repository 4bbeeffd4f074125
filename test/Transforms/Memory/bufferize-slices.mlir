// RUN: tensor-opt %s -ten-bufferize -cse -canonicalize | FileCheck %s

// Slices that are computed and put back are computed in place; their places are
// compared as constants, as SSA values, or by a proof.

// CHECK-LABEL: func.func private @constants
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @constants(%x: tensor<4xf32>, %out: tensor<3x4xf32>) -> tensor<3x4xf32> attributes {ten.kernel = "map"} {
  %cst = arith.constant 1.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%out : tensor<3x4xf32>) -> tensor<3x4xf32>
  %a = tensor.extract_slice %f[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  %s = linalg.add ins(%a, %x : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %s into %f[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

// CHECK-LABEL: func.func private @values
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @values(%i: index, %n: index, %x: tensor<?xf32>, %out: tensor<64xf32>) -> tensor<64xf32> attributes {ten.kernel = "map"} {
  %cst = arith.constant 1.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%out : tensor<64xf32>) -> tensor<64xf32>
  %a = tensor.extract_slice %f[%i] [%n] [1] : tensor<64xf32> to tensor<?xf32>
  %s = linalg.add ins(%a, %x : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %s into %f[%i] [%n] [1] : tensor<?xf32> into tensor<64xf32>
  return %r : tensor<64xf32>
}

// The offsets are equal, but not the same value.
// CHECK-LABEL: func.func private @proof
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.copy
// CHECK:         return
func.func private @proof(%i: index, %x: tensor<4xf32>, %out: tensor<64xf32>) -> tensor<64xf32> attributes {ten.kernel = "map"} {
  %cst = arith.constant 1.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%out : tensor<64xf32>) -> tensor<64xf32>
  %p = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %q = affine.apply affine_map<(d0) -> (d0 * 2 - d0 + 1)>(%i)
  %a = tensor.extract_slice %f[%p] [4] [1] : tensor<64xf32> to tensor<4xf32>
  %s = linalg.add ins(%a, %x : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %s into %f[%q] [4] [1] : tensor<4xf32> into tensor<64xf32>
  return %r : tensor<64xf32>
}

// The sum is of other elements than those that it replaces, which are read
// later.
// CHECK-LABEL: func.func private @elsewhere
// CHECK:         memref.alloc
// CHECK:         memref.copy
func.func private @elsewhere(%x: tensor<4xf32>, %out: tensor<8xf32>) -> tensor<8xf32> attributes {ten.kernel = "map"} {
  %cst = arith.constant 1.0 : f32
  %f = linalg.fill ins(%cst : f32) outs(%out : tensor<8xf32>) -> tensor<8xf32>
  %a = tensor.extract_slice %f[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %s = linalg.add ins(%a, %x : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %s into %f[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// RUN: tensor-run %s --entry=shared --device=gpu-sim --input=7xf64=2 | FileCheck %s --check-prefix=SHARED
// RUN: tensor-run %s --entry=sizes --dynamic --device=gpu-sim --input=1x2xf8E5M2FNUZ=1 | FileCheck %s --check-prefix=SIZES

// A kernel on the host and the GPU read the same constant, each its own copy.
// SHARED: tensor 7xf64 [0.35355339 2. 0.5 2. 1.
// SHARED-NEXT: 0.5 1. ]
// SHARED: tensor 7xf64 [-1.5 1. -1. 1. 0. -1. 0. ]
func.func @shared(%x: tensor<7xf64>) -> (tensor<7xf64>, tensor<7xf64>) {
  %0 = ten.constant dense<[-1.5, 1.0, -1.0, 1.0, 0.0, -1.0, 0.0]> : tensor<7xf64>
  %1 = ten.pow %x, %0 : tensor<7xf64>
  return %1, %0 : tensor<7xf64>, tensor<7xf64>
}

// A kernel on the host has sizes among its operands.
// SIZES: tensor 1x2xf8E5M2FNUZ {{\[\[}}1. 1.]]
func.func @sizes(%x: tensor<1x?xf8E5M2FNUZ>) -> tensor<1x?xf8E5M2FNUZ> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<1x?xf8E5M2FNUZ>
  %0 = ten.broadcast %x dims = [0, 1] sizes(%n) : tensor<1x?xf8E5M2FNUZ> -> tensor<1x?xf8E5M2FNUZ>
  return %0 : tensor<1x?xf8E5M2FNUZ>
}

//===- TenOps.td - All operations of the dialect, by family -*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TEN_OPS_TD
#define TEN_OPS_TD

include "Dialect/Ten/IR/Algorithm.td"
include "Dialect/Ten/IR/Contraction.td"
include "Dialect/Ten/IR/Elementwise.td"
include "Dialect/Ten/IR/Indexing.td"
include "Dialect/Ten/IR/Kernel.td"
include "Dialect/Ten/IR/Quantization.td"
include "Dialect/Ten/IR/Reduction.td"
include "Dialect/Ten/IR/Schedule.td"
include "Dialect/Ten/IR/Shape.td"
include "Dialect/Ten/IR/Target.td"

#endif // TEN_OPS_TD

//===- StableHLOOps.td - All operations of the stablehlo dialect --*- tablegen -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef STABLEHLO_OPS_TD
#define STABLEHLO_OPS_TD

include "Dialect/StableHLO/IR/Computation.td"
include "Dialect/StableHLO/IR/Data.td"
include "Dialect/StableHLO/IR/Elementwise.td"
include "Dialect/StableHLO/IR/Structure.td"

#endif // STABLEHLO_OPS_TD

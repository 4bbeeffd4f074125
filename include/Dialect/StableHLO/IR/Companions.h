//===- Companions.h - The chlo, sdy and check dialects ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_STABLEHLO_IR_COMPANIONS_H
#define TENON_DIALECT_STABLEHLO_IR_COMPANIONS_H

#include "Dialect/StableHLO/IR/StableHLO.h"

#include "Dialect/StableHLO/IR/CheckDialect.h.inc"
#include "Dialect/StableHLO/IR/ChloDialect.h.inc"
#include "Dialect/StableHLO/IR/ShardyDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/StableHLO/IR/ChloAttributes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "Dialect/StableHLO/IR/ShardyAttributes.h.inc"

#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/CheckOps.h.inc"
#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/ChloOps.h.inc"
#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/ShardyOps.h.inc"

namespace tenon::chlo {

/// Returns the result dimension, for a result of rank `rank`, of each dimension
/// of an operand: the last ones, or those that the operation names for the
/// operand of the smaller rank.
llvm::SmallVector<int64_t> broadcastDims(mlir::Operation *op,
                                         mlir::Value operand, int64_t rank);

/// Returns whether an operation broadcasts its operands to a common shape.
bool isBroadcast(mlir::Operation *op);

} // namespace tenon::chlo

namespace tenon::stablehlo {

/// Registers the dialects of StableHLO programs, and upstream's quant dialect.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace tenon::stablehlo

#endif // TENON_DIALECT_STABLEHLO_IR_COMPANIONS_H

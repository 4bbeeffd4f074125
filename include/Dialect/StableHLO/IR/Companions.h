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

namespace tenon::stablehlo {

/// The dialects that StableHLO programs are written in, and upstream's quant.
void registerDialects(mlir::DialectRegistry &registry);

} // namespace tenon::stablehlo

#endif // TENON_DIALECT_STABLEHLO_IR_COMPANIONS_H

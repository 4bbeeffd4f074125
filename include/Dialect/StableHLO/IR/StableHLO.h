//===- StableHLO.h - The stablehlo dialect ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_STABLEHLO_IR_STABLEHLO_H
#define TENON_DIALECT_STABLEHLO_IR_STABLEHLO_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "Dialect/StableHLO/IR/StableHLODialect.h.inc"

namespace tenon::stablehlo {

/// Constraint 1 of elementwise operations; quantized types count as their
/// expressed type.
mlir::LogicalResult verifyOneType(mlir::Operation *op);

mlir::LogicalResult verifyOneShape(mlir::Operation *op);

template <typename Op>
class OneShape : public mlir::OpTrait::TraitBase<Op, OneShape> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyOneShape(op);
  }
};

template <typename Op>
class OneType : public mlir::OpTrait::TraitBase<Op, OneType> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyOneType(op);
  }
};

/// Elements have the kinds that the specification lists for the operation.
mlir::LogicalResult verifyElementKinds(mlir::Operation *op);

template <typename Op>
class ElementKinds : public mlir::OpTrait::TraitBase<Op, ElementKinds> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyElementKinds(op);
  }
};

/// Returns whether a tensor's quantized element type, if any, satisfies the
/// constraints on scales, zero points and the quantized dimension.
bool isWellQuantized(mlir::Type type);

} // namespace tenon::stablehlo

#include "Dialect/StableHLO/IR/StableHLOEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "Dialect/StableHLO/IR/StableHLOTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/StableHLO/IR/StableHLOAttributes.h.inc"

#define GET_OP_CLASSES
#include "Dialect/StableHLO/IR/StableHLOOps.h.inc"

#endif // TENON_DIALECT_STABLEHLO_IR_STABLEHLO_H

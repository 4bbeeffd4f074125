//===- Ten.h - The ten dialect ----------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_TEN_H
#define TENON_DIALECT_TEN_IR_TEN_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tenon::ten {

/// Rows, columns and dot groups of a matrix instruction's tile (AMX).
constexpr int64_t kMatrixSize = 16;

/// Verifies that all operands and results have the same shape, static and
/// dynamic.
mlir::LogicalResult verifyPointwise(mlir::Operation *op);

/// Result element i depends only on the operands' elements i.
template <typename ConcreteType>
class Pointwise : public mlir::OpTrait::TraitBase<ConcreteType, Pointwise> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyPointwise(op);
  }
};

/// Returns whether the element count of a ranked tensor type, and its bytes, do
/// not overflow.
bool isCountable(mlir::Type type);

/// Reifies the result's shape as that of the first operand.
mlir::LogicalResult reifyLikeOperand(mlir::OpBuilder &builder,
                                     mlir::Operation *op,
                                     mlir::ReifiedRankedShapedTypeDims &shapes);

} // namespace tenon::ten

#include "Dialect/Ten/IR/TenDialect.h.inc"
#include "Dialect/Ten/IR/TenEnums.h.inc"

#include "Dialect/Ten/IR/TenInterfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/Ten/IR/TenAttributes.h.inc"

#define GET_OP_CLASSES
#include "Dialect/Ten/IR/TenOps.h.inc"

#endif // TENON_DIALECT_TEN_IR_TEN_H

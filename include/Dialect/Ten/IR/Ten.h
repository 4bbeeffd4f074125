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

/// Rows, columns and groups that an instruction for matrices multiplies.
constexpr int64_t kMatrixSize = 16;

/// All operands and results have the same shape, also where it is dynamic.
mlir::LogicalResult verifyPointwise(mlir::Operation *op);

/// Result element i depends on the operands' elements i alone.
template <typename ConcreteType>
class Pointwise : public mlir::OpTrait::TraitBase<ConcreteType, Pointwise> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyPointwise(op);
  }
};

/// Whether the elements of a ranked tensor type, and their bytes, can be
/// counted without overflow.
bool isCountable(mlir::Type type);

/// Gives the result the sizes of the first operand.
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

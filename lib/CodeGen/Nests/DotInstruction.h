//===- DotInstruction.h - Dot-product instructions --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_NESTS_DOTINSTRUCTION_H
#define TENON_LIB_CODEGEN_NESTS_DOTINSTRUCTION_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace tenon {

/// One or two instructions that multiply dot groups, adjacent elements in each
/// 32-bit lane of a vector, and add the products of a group to a 32-bit
/// accumulator. For integers the result equals multiplying and adding one after
/// the other in i32, wrapping included. For bf16 it equals two fused
/// multiply-adds in f32, that of the second elements first, except that
/// subnormals (below 2^-126) in operands and results are flushed to 0. AMX does
/// this for 16 rows, 16 columns and 16 groups; its byte instructions take
/// signed and unsigned operands in any combination, its bf16 instruction
/// accumulates the first and the second elements of pairs separately.
class DotInstruction {
public:
  /// Returns the best dot group size for accumulating `lanes` such products on
  /// a CPU with these features; 1 if it has no instruction. `matrices` asks for
  /// AMX instead of vectors. Element types are those of `ten`.
  static int64_t bestGroup(ten::TargetAttr target, int64_t lanes,
                           mlir::Type lhs, mlir::Type rhs,
                           mlir::Type accumulator, bool matrices);
  /// Returns the instruction for dot groups of this size in memory.
  static std::optional<DotInstruction> find(ten::TargetAttr target,
                                            int64_t lanes, int64_t group,
                                            mlir::Type accumulator,
                                            bool matrices);

  /// Returns whether many rows of such a product of bf16 are multiplied by AMX,
  /// which adds the halves of pairs apart.
  static bool addsHalvesApart(ten::TargetAttr target, ten::ContractOp op);

  bool isForMatrices() const { return matrices; }
  /// Returns whether one operand is unsigned and the other signed, as for
  /// vectors of 4-byte groups. Both are signed for pairs.
  bool isMixed() const { return group == 4 && !matrices; }
  /// Returns the element type of the operands.
  mlir::Type element(mlir::MLIRContext *context) const {
    if (isFloat)
      return mlir::BFloat16Type::get(context);
    return mlir::IntegerType::get(context, 32 / group);
  }
  /// Returns `sums` plus the products, as vectors. An unsigned byte operand
  /// comes first.
  mlir::Value emit(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value sums, mlir::Value lhs, mlir::Value rhs) const;

private:
  int64_t group = 1;
  llvm::StringRef name;
  /// True if products are added by a separate instruction.
  bool addsApart = false;
  bool isFloat = false;
  bool matrices = false;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_NESTS_DOTINSTRUCTION_H

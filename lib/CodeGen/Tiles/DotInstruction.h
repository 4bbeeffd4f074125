//===- DotInstruction.h - Sums of products of narrow numbers ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_DOTINSTRUCTION_H
#define TENON_LIB_CODEGEN_TILES_DOTINSTRUCTION_H

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace tenon {

/// One or two instructions that multiply groups of neighbours, each in 32 bits
/// of a vector, and add a group's products to a sum of 32 bits. Of integers
/// they give what multiplying and adding one after the other in i32 gives,
/// wrapping included. Of bf16 they give what two fused multiply-adds in f32
/// give, but take numbers below 2^-126 as 0, in operands and results.
/// Instructions for matrices (AMX) do this for 16 rows, 16 columns and 16
/// groups; those for bytes take signed and unsigned ones in any pair, those for
/// bf16 add the first and the second of the pairs apart.
class DotInstruction {
public:
  /// How many neighbours are best multiplied together where sums of `lanes`
  /// such products are wanted on a CPU with these features; 1 where it has no
  /// instruction, for vectors or for matrices. Element types are those of
  /// `ten`.
  static int64_t bestGroup(llvm::StringRef features, int64_t lanes,
                           mlir::Type lhs, mlir::Type rhs,
                           mlir::Type accumulator, bool matrices);
  /// For groups of so many numbers as stand in memory.
  static std::optional<DotInstruction> find(llvm::StringRef features,
                                            int64_t lanes, int64_t group,
                                            mlir::Type accumulator,
                                            bool matrices);

  bool isForMatrices() const { return matrices; }
  /// Groups of four bytes in vectors: one operand is unsigned, the other
  /// signed. Of pairs both are signed.
  bool isMixed() const { return group == 4 && !matrices; }
  /// The numbers' type.
  mlir::Type element(mlir::MLIRContext *context) const {
    if (isFloat)
      return mlir::BFloat16Type::get(context);
    return mlir::IntegerType::get(context, 32 / group);
  }
  /// `sums` and what it adds, in vectors. One of bytes that are unsigned comes
  /// first.
  mlir::Value emit(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value sums, mlir::Value lhs, mlir::Value rhs) const;

private:
  int64_t group = 1;
  llvm::StringRef name;
  /// Whether sums are added by an instruction of their own.
  bool addsApart = false;
  bool isFloat = false;
  bool matrices = false;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_DOTINSTRUCTION_H

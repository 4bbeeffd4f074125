//===- Attention.h - Two contractions with rows between them ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_ATTENTION_H
#define TENON_DIALECT_TEN_IR_ATTENTION_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// `values(rows(scores(q, k)), v)`: a contraction, operations that make each
/// row of numbers out of the same row of its result, and a contraction that
/// sums the columns of these rows, perhaps transposed. Some rows at a time are
/// all that must be in memory.
///
/// The axes are the dimensions of the rows: those before `row()` are counted,
/// row by row of the innermost, `row()`; those behind it are the columns. What
/// a dimension of some other value means is the number of its axis, or -1 where
/// it is none.
class Attention {
public:
  using Axes = llvm::SmallVector<int64_t>;

  /// `ops` holds all operations, in order; nothing where they are not of the
  /// form.
  static std::optional<Attention> of(llvm::ArrayRef<mlir::Operation *> ops);

  ContractOp getScores() const { return scores; }
  ContractOp getValues() const { return values; }
  /// The left operand of the last contraction.
  mlir::Value getRows() const { return ContractOp(values).getLhs(); }
  int64_t row() const { return rowAxis; }
  int64_t numRows() const { return getRowsType().getDimSize(rowAxis); }
  int64_t numColumns() const;

  const Axes &scoresAxes() const { return axesOfScores; }
  /// Of an operand of a contraction.
  Axes axesOf(ContractOp op, bool isLhs) const;
  /// Of the last contraction's result, and of that transposed.
  Axes valuesAxes() const;
  Axes resultAxes() const;
  /// Of an operand of an operation between the contractions whose result has
  /// these axes; nothing where a block of it is not made of blocks.
  std::optional<Axes> operandAxes(mlir::OpOperand &operand,
                                  llvm::ArrayRef<int64_t> axes) const;

private:
  mlir::RankedTensorType getRowsType() const {
    return mlir::cast<mlir::RankedTensorType>(getRows().getType());
  }
  bool visitValues();
  bool visitRows(llvm::ArrayRef<mlir::Operation *> ops);
  bool visitScores() const;
  bool visitResult() const;

  ContractOp scores, values;
  TransposeOp transpose;
  int64_t rowAxis = 0;
  Axes axesOfScores;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_ATTENTION_H

//===- Attention.h - Matches attention --------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_ATTENTION_H
#define TENON_DIALECT_TEN_ANALYSIS_ATTENTION_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Attention in the form `values(rows(scores(q, k)), v)`: a contraction,
/// operations that compute each row from the same row of its result, and a
/// contraction over the columns of these rows, whose result may be transposed.
/// It can be computed with only a block of rows in memory.
///
/// Axes are the dimensions of the row array: the dimensions before `row()` are
/// outer (batch and heads), `row()` is the innermost dimension of rows, and
/// those after it are columns. For other values, a list of axes gives the axis
/// of each dimension, or -1 for a dimension that has none.
class Attention {
public:
  using Axes = llvm::SmallVector<int64_t>;

  /// Matches the operations in `ops`, which are in program order; returns
  /// nothing if they do not have this form.
  static std::optional<Attention> of(llvm::ArrayRef<mlir::Operation *> ops);

  ContractOp getScores() const { return scores; }
  ContractOp getValues() const { return values; }
  /// Returns the left operand of the last contraction.
  mlir::Value getRows() const { return ContractOp(values).getLhs(); }
  int64_t row() const { return rowAxis; }
  int64_t numRows() const { return getRowsType().getDimSize(rowAxis); }
  int64_t numColumns() const;

  const Axes &scoresAxes() const { return axesOfScores; }
  /// Returns the axes of an operand of a contraction.
  Axes axesOf(ContractOp op, bool isLhs) const;
  /// Returns the axes of the last contraction's result, and of its transpose.
  Axes valuesAxes() const;
  Axes resultAxes() const;
  /// Returns the axes of an operand of an operation between the contractions
  /// whose result has the given axes; nothing if a block of rows is not
  /// computed from blocks.
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

#endif // TENON_DIALECT_TEN_ANALYSIS_ATTENTION_H

//===- Softmax.h - Matches softmax and causal masks -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_SOFTMAX_H
#define TENON_DIALECT_TEN_ANALYSIS_SOFTMAX_H

#include "Dialect/Ten/Analysis/Attention.h"

namespace tenon::ten {

/// Returns whether a quotient is `exp(x - max(x)) / sum(exp(x - max(x)))` of
/// f32 or f64, with max and sum along the same dimensions.
bool isSoftmax(DivOp op);

/// Returns whether the quotient is a softmax whose exponentials and sum have no
/// other users.
bool isWholeSoftmax(DivOp op);
/// Returns whether the exponentials are those of such a softmax.
bool isOfWholeSoftmax(ExpOp op);

/// Returns whether the row maxima are used only by a softmax of the same
/// values. In a row with a NaN, the maximum may then be any value: all
/// quotients are NaN by the sum. The sign of a zero maximum does not matter
/// either.
bool isLargestOfSoftmax(ReduceOp op);

/// A causal mask: logits with `column - row > offset` are replaced by `value`.
struct CausalMask {
  int64_t offset = 0;
  llvm::APFloat value;
};

/// Attention whose rows are a softmax of f32, possibly converted, with f32
/// accumulators in both contractions: it can be computed a block of columns at
/// a time with a running maximum and sum (online softmax).
class Softmax {
public:
  static std::optional<Softmax> of(const Attention &attention);

  /// Returns the logits, of the rows' shape.
  mlir::Value getLogits() const { return logits; }
  /// Returns the row maxima of the logits.
  mlir::Value getLargest() const { return largest; }
  /// Returns the causal mask of the logits, if they have one.
  std::optional<CausalMask> findCausalMask(const Attention &attention) const;

private:
  mlir::Value logits, largest;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_SOFTMAX_H

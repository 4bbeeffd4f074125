//===- Softmax.h - Softmax, and attention whose rows are one ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_SOFTMAX_H
#define TENON_DIALECT_TEN_IR_SOFTMAX_H

#include "Dialect/Ten/IR/Attention.h"

namespace tenon::ten {

/// Whether a quotient is `exp(x - max(x)) / sum(exp(x - max(x)))`, largest
/// number and sum of the same dimensions, of f32 or f64.
bool isSoftmax(DivOp op);

/// Whether the quotient is a softmax, and nothing else needs the numbers that
/// it divides, nor their sum.
bool isWholeSoftmax(DivOp op);
/// Whether such a quotient is made of the numbers.
bool isOfWholeSoftmax(ExpOp op);

/// Whether the largest numbers of rows are needed by nothing but a softmax of
/// them. Of a row with a NaN any number will do: all quotients are NaN by their
/// divisor. Nor does the sign of a zero matter.
bool isLargestOfSoftmax(ReduceOp op);

/// A mask that hides columns from rows: where `column - row > offset`, numbers
/// are `value`, whatever they were before.
struct CausalMask {
  int64_t offset = 0;
  llvm::APFloat value;
};

/// Attention whose rows are `exp(x - max(x)) / sum(exp(x - max(x)))`, perhaps
/// converted, where x are numbers of f32 and both contractions sum f32: what
/// can be computed some columns at a time, with what is known of the largest
/// number and of the sum so far.
class Softmax {
public:
  static std::optional<Softmax> of(const Attention &attention);

  /// The numbers x, of the rows' shape.
  mlir::Value getLogits() const { return logits; }
  /// The largest of each row of them.
  mlir::Value getLargest() const { return largest; }
  /// What of them hides the columns behind a diagonal, if anything does.
  std::optional<CausalMask> findCausalMask(const Attention &attention) const;

private:
  mlir::Value logits, largest;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_SOFTMAX_H

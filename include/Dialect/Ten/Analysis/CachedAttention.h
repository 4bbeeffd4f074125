//===- CachedAttention.h - Matches attention over a cache -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_CACHEDATTENTION_H
#define TENON_DIALECT_TEN_ANALYSIS_CACHEDATTENTION_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// A value with a dimension, -1 for none.
struct Placed {
  mlir::Value value;
  int64_t dim;
};

/// A dimension, and how many places each of its elements has.
struct ReshapedDim {
  int64_t dim, places;
};

/// Returns the dimension of a reshape's operand that becomes dimension `dim` of
/// its result, or the outermost of several that do.
std::optional<ReshapedDim> operandDim(ReshapeOp op, int64_t dim);

/// Returns the operand that has the places of dimension `dim` of an operation
/// that moves elements; no value where all places have the same elements;
/// nothing for other operations.
std::optional<Placed> sourceOf(mlir::Operation *op, int64_t dim);

/// A mask that shows the places below a length.
struct LengthMask {
  /// Lengths, of which the largest counts; one less if `isLast`.
  mlir::Value lengths;
  bool isLast = false;
};

/// The operands of an attention over places.
struct CachedAttention {
  /// Matches a contraction whose left or right operand are the weights; `why`
  /// says what is missing where it is such an attention otherwise.
  static std::optional<CachedAttention> of(ContractOp op, bool left,
                                           std::string &why);

  ContractOp values;
  bool weightsAreLeft = false;
  int64_t numPlaces = 0;
  /// Dimension of the places in the weights and in the values.
  int64_t dimOfWeights = 0, dimOfValues = 0;
  DivOp softmax;
  ReduceOp largest;
  /// Dimension of the places in the softmax and its logits.
  int64_t dim = 0;
  float maskValue = 0;
  LengthMask mask;

  mlir::Value weights() const {
    return weightsAreLeft ? ContractOp(values).getLhs()
                          : ContractOp(values).getRhs();
  }
  mlir::Value cache() const {
    return weightsAreLeft ? ContractOp(values).getRhs()
                          : ContractOp(values).getLhs();
  }
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_CACHEDATTENTION_H

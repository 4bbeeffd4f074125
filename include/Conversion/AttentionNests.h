//===- AttentionNests.h - The loop nests of attention -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention with softmax rows is lowered, for a GPU, to loop nests in this
// order, with an attribute that names the role of each. Together they compute
// the kernel; a backend that knows the attribute may compute all of them in one
// kernel (online softmax), any other lowers them one by one.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_ATTENTIONNESTS_H
#define TENON_CONVERSION_ATTENTIONNESTS_H

#include "llvm/ADT/StringRef.h"

namespace tenon {

// The values of `ten.attention`, on a nest.

/// Contraction of queries and keys, in f32, from 0.
constexpr llvm::StringLiteral kScores = "scores";
/// x: the logits computed from the scores, by row and column. Absent if they
/// are the scores themselves.
constexpr llvm::StringLiteral kLogits = "logits";
/// m: the max of each row.
constexpr llvm::StringLiteral kLargest = "largest";
/// exp(x - m), not divided by their sum, with m = 0 if it was -inf.
constexpr llvm::StringLiteral kWeights = "weights";
/// The sum of the weights, before they are rounded to their type.
constexpr llvm::StringLiteral kWeightSum = "sum";
/// Contraction of weights and values, in f32, from 0.
constexpr llvm::StringLiteral kValues = "values";
/// The values divided by the sum, in the program's layout.
constexpr llvm::StringLiteral kResult = "result";

/// Attribute of the logits: `[row, column, offset, value]`, two loops of the
/// nest and two constants. If `column - row > offset`, the logit is `value`,
/// whatever the score. The nest's last input is, per column, nonzero if the
/// values there contain non-finite elements.

} // namespace tenon

#endif // TENON_CONVERSION_ATTENTIONNESTS_H

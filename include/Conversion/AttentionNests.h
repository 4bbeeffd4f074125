//===- AttentionNests.h - The loop nests of attention -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For a GPU, attention whose rows are a softmax becomes loop nests, in this
// order, marked with what they are. Together they have the meaning of the
// kernel; who knows the marks may compute all of them at once.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_ATTENTIONNESTS_H
#define TENON_CONVERSION_ATTENTIONNESTS_H

#include "llvm/ADT/StringRef.h"

namespace tenon {

/// The mark: one of the names below.
constexpr llvm::StringLiteral kAttentionMark = "ten.attention";
/// On what sums start from, two fills that may be equal: they stay two.
constexpr llvm::StringLiteral kAttentionStart = "ten.attention_start";
/// Sums of products of queries and keys, in f32, from 0.
constexpr llvm::StringLiteral kScores = "scores";
/// x: what the program makes of each, by row and column. Not where they are the
/// scores themselves.
constexpr llvm::StringLiteral kLogits = "logits";
/// m: the largest of each row.
constexpr llvm::StringLiteral kLargest = "largest";
/// exp(x - m), not divided by their sum, where m is 0 if it was -inf.
constexpr llvm::StringLiteral kWeights = "weights";
/// The sum of these, before they are rounded to their type.
constexpr llvm::StringLiteral kWeightSum = "sum";
/// Sums of products of weights and values, in f32, from 0.
constexpr llvm::StringLiteral kValues = "values";
/// These divided by the sum, where the program wants them.
constexpr llvm::StringLiteral kResult = "result";

/// On the logits: `[row, column, offset, value]`, two of its loops and two
/// numbers. Where `column - row > offset` the logit is `value`, whatever the
/// score. The nest's last input tells of each column, not 0, whether the values
/// there hold anything that is not finite.
constexpr llvm::StringLiteral kCausal = "ten.causal";

} // namespace tenon

#endif // TENON_CONVERSION_ATTENTIONNESTS_H

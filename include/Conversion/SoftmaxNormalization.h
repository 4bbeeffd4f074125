//===- SoftmaxNormalization.h - Quotients that have no extremes -----------*-
// C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_SOFTMAXNORMALIZATION_H
#define TENON_CONVERSION_SOFTMAXNORMALIZATION_H

#include "llvm/ADT/StringRef.h"

namespace tenon {

/// On an `arith.divf`, a unit: the dividend is from 0 to 1 and the divisor from
/// 1 to 2^60, or one of them is NaN; many are divided by the same divisor.
constexpr llvm::StringLiteral kShareOfSum = "ten.share_of_sum";

/// On a `math.exp` and on the `arith.divf` that divides it by the sum of all, a
/// unit: these numbers, from 0 to 1 each, are needed for the quotients alone,
/// and may be larger by a power of two.
constexpr llvm::StringLiteral kScaledShare = "ten.scaled_share";

/// On a `ten.exp`, a unit: the results are divided by the sum of all, which is
/// at least 1, and what is next to nothing beside that may be 0.
constexpr llvm::StringLiteral kDropsSmall = "ten.drops_small";

} // namespace tenon

#endif // TENON_CONVERSION_SOFTMAXNORMALIZATION_H

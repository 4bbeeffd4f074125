//===- SoftmaxNormalization.h - Attributes of softmax normalizations ------===//
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

/// Unit attribute of an `arith.divf`: the dividend is in [0, 1] and the divisor
/// in [1, 2^60], or one of them is NaN, and many elements are divided by the
/// same divisor, so that the division needs no special-case handling.
constexpr llvm::StringLiteral kShareOfSum = "ten.share_of_sum";

/// Unit attribute of a `math.exp` and of the `arith.divf` that divides it by
/// the sum of all: the exponentials, each in [0, 1], are used for the quotients
/// alone and may be scaled by a power of two.
constexpr llvm::StringLiteral kScaledShare = "ten.scaled_share";

/// Unit attribute of a `ten.exp`: the results are divided by their sum, which
/// is at least 1, so that negligible results may be 0.
constexpr llvm::StringLiteral kDropsSmall = "ten.drops_small";

} // namespace tenon

#endif // TENON_CONVERSION_SOFTMAXNORMALIZATION_H

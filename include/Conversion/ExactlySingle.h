//===- ExactlySingle.h - Numbers of f64 that f32 has ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_CONVERSION_EXACTLYSINGLE_H
#define TENON_CONVERSION_EXACTLYSINGLE_H

#include "llvm/ADT/StringRef.h"

namespace tenon {

/// On a `math.sin`, `cos` or `tan` of f64, a unit: the operand has no more
/// digits than f32 has, and of the result few more count.
constexpr llvm::StringLiteral kExactlySingle = "ten.exactly_single";

} // namespace tenon

#endif // TENON_CONVERSION_EXACTLYSINGLE_H

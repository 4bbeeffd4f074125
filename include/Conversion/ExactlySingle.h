//===- ExactlySingle.h - Values of f64 that are exact in f32 ----*- C++ -*-===//
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

/// Unit attribute of a `math.sin`, `cos` or `tan` of f64: the operand is exact
/// in f32, and the result needs little more than f32's precision.
constexpr llvm::StringLiteral kExactlySingle = "ten.exactly_single";

} // namespace tenon

#endif // TENON_CONVERSION_EXACTLYSINGLE_H

//===- Comparisons.h - Swapped and negated comparisons ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_DIALECT_TEN_IR_COMPARISONS_H
#define TENON_LIB_DIALECT_TEN_IR_COMPARISONS_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Returns the direction d such that `a direction b` is `b d a`.
inline Comparison swapped(Comparison direction) {
  switch (direction) {
  case Comparison::EQ:
  case Comparison::NE:
    return direction;
  case Comparison::LT:
    return Comparison::GT;
  case Comparison::LE:
    return Comparison::GE;
  case Comparison::GT:
    return Comparison::LT;
  case Comparison::GE:
    return Comparison::LE;
  }
  llvm_unreachable("all directions are listed");
}

/// Returns the direction that holds exactly if `direction` does not, for
/// integers and for floats in totalOrder. With a NaN operand, both may be
/// false.
inline Comparison negated(Comparison direction) {
  switch (direction) {
  case Comparison::EQ:
    return Comparison::NE;
  case Comparison::NE:
    return Comparison::EQ;
  case Comparison::LT:
    return Comparison::GE;
  case Comparison::LE:
    return Comparison::GT;
  case Comparison::GT:
    return Comparison::LE;
  case Comparison::GE:
    return Comparison::LT;
  }
  llvm_unreachable("all directions are listed");
}

} // namespace tenon::ten

#endif // TENON_LIB_DIALECT_TEN_IR_COMPARISONS_H

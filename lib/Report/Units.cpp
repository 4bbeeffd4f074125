//===- Units.cpp - Formats amounts with units -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Units.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <initializer_list>

/// Formats three digits of an amount and the first unit in which it is below
/// 1000, or the last.
static std::string inUnit(double amount,
                          std::initializer_list<const char *> units,
                          const char *end) {
  const char *const *unit = units.begin();
  for (; amount >= 999.5 && unit + 1 != units.end(); ++unit)
    amount /= 1000;
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(amount < 10    ? "%.2f "
                                                 : amount < 100 ? "%.1f "
                                                                : "%.0f ",
                                                 amount)
                                 << *unit << end;
  return text;
}

std::string tenon::withUnit(double amount, const char *unit) {
  return amount == 0 ? std::string("0 ") + unit
                     : inUnit(amount, {"", "k", "M", "G", "T"}, unit);
}

std::string tenon::asTime(double microseconds) {
  return microseconds == 0 ? "0" : inUnit(microseconds, {"us", "ms", "s"}, "");
}

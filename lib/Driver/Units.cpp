//===- Units.cpp - Amounts as people read them ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Units.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

std::string tenon::withUnit(double amount, const char *unit) {
  if (amount == 0)
    return std::string("0 ") + unit;
  const char *prefix = "";
  for (const char *next : {"k", "M", "G", "T"}) {
    if (amount < 999.5)
      break;
    amount /= 1000;
    prefix = next;
  }
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(amount < 10    ? "%.2f "
                                                 : amount < 100 ? "%.1f "
                                                                : "%.0f ",
                                                 amount)
                                 << prefix << unit;
  return text;
}

std::string tenon::asTime(double microseconds) {
  if (microseconds == 0)
    return "0";
  const char *unit = "us";
  for (const char *next : {"ms", "s"}) {
    if (microseconds < 999.5)
      break;
    microseconds /= 1000;
    unit = next;
  }
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format(microseconds < 10    ? "%.2f "
                                                 : microseconds < 100 ? "%.1f "
                                                                      : "%.0f ",
                                                 microseconds)
                                 << unit;
  return text;
}

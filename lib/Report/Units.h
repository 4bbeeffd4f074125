//===- Units.h - Formats amounts with units ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_REPORT_UNITS_H
#define TENON_LIB_REPORT_UNITS_H

#include <string>

namespace tenon {

/// Returns an amount with three digits and a prefix, such as "3.15 MB".
std::string withUnit(double amount, const char *unit);
/// Returns "12.3 us", "1.25 ms".
std::string asTime(double microseconds);

} // namespace tenon

#endif // TENON_LIB_REPORT_UNITS_H

//===- Report.h - Explanations as an HTML page ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_REPORT_H
#define TENON_REPORT_REPORT_H

#include "Compiler/Compiler.h"
#include "Execution/Measurement.h"
#include "Report/Explanation.h"
#include <optional>

namespace tenon {

/// The contents of a report.
struct ReportContents {
  std::string program, target;
  int64_t threads = 1, arenaBytes = 0;
  const Explanation &explanation;
  /// Set if calls were measured.
  std::optional<TracedCall> measured;
  MachineLimits limits;
};

/// Returns "x86_64-unknown-linux-gnu, znver4, uses: avx2 fma".
std::string targetLine(const Target &target);
/// Prints one screen: time and memory of a call, the kernels that take most of
/// it, and the most expensive missed optimizations.
void printOverview(llvm::raw_ostream &stream, const ReportContents &contents);

/// Returns a self-contained HTML page: tables and pictures of the kernels,
/// their graph, the arena, decisions and times.
std::string formatReport(const ReportContents &contents);

} // namespace tenon

#endif // TENON_REPORT_REPORT_H

//===- Timeline.h - Profiles for trace viewers ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_TIMELINE_H
#define TENON_REPORT_TIMELINE_H

#include "Execution/Measurement.h"
#include "Report/Explanation.h"

namespace tenon {

/// Returns the stages of compiling, and calls with their launches and each
/// thread's shares, as JSON in the Trace Event format, for Perfetto and
/// chrome://tracing. Times begin with the first stage.
std::string formatTimeline(const Explanation &explanation,
                           llvm::ArrayRef<TracedCall> calls,
                           llvm::StringRef program, llvm::StringRef target);

} // namespace tenon

#endif // TENON_REPORT_TIMELINE_H

//===- ReportPictures.h - Pictures of a report ------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_REPORT_REPORTPICTURES_H
#define TENON_LIB_REPORT_REPORTPICTURES_H

#include "Report/Report.h"

namespace tenon {

/// The class of the color of a kind of kernels.
std::string styleOf(llvm::StringRef kind);
/// The place of the page that says all of a kernel.
std::string placeOfKernel(llvm::StringRef name);

/// Launches as boxes, from top to bottom, and values as lines between them.
std::string drawGraph(const ReportContents &contents);
/// Temporaries as rectangles: launches to the right, offsets upwards.
std::string drawArena(const ReportContents &contents);
/// Operations a second by operations for each byte, under the limits. Only
/// where calls were measured.
std::string drawRoofline(const ReportContents &contents);
/// A call, with a line for each thread. Only where calls were measured.
std::string drawCall(const ReportContents &contents);
/// The stages of compiling, with a line for each part.
std::string drawCompiling(const ReportContents &contents);

} // namespace tenon

#endif // TENON_LIB_REPORT_REPORTPICTURES_H

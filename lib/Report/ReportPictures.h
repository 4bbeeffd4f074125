//===- ReportPictures.h - Draws the pictures of a report --------*- C++ -*-===//
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

/// Returns the CSS class of a kernel kind's color.
std::string styleOf(llvm::StringRef kind);
/// Returns the anchor of the page's section on a kernel.
std::string placeOfKernel(llvm::StringRef name);

/// Draws launches as boxes, from top to bottom, and values as lines between
/// them.
std::string drawGraph(const ReportContents &contents);
/// Draws temporaries as rectangles: launches to the right, offsets upwards.
std::string drawArena(const ReportContents &contents);
/// Draws operations per second by operations per byte, under the limits. Only
/// if calls were measured.
std::string drawRoofline(const ReportContents &contents);
/// Draws a call, with a line per thread. Only if calls were measured.
std::string drawCall(const ReportContents &contents);
/// Draws the stages of compiling, with a line per part.
std::string drawCompiling(const ReportContents &contents);

} // namespace tenon

#endif // TENON_LIB_REPORT_REPORTPICTURES_H

//===- SourcePlace.h - Source locations -------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_REPORT_SOURCEPLACE_H
#define TENON_LIB_REPORT_SOURCEPLACE_H

#include "mlir/IR/Location.h"
#include <string>

namespace tenon {

/// Returns "file:line:column", or "?" if the location has no file.
std::string placeOf(mlir::Location loc);

} // namespace tenon

#endif // TENON_LIB_REPORT_SOURCEPLACE_H

//===- TextCheck.h - Validates text of MLIR ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_READER_TEXTCHECK_H
#define TENON_LIB_READER_TEXTCHECK_H

#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"

namespace tenon {

/// Refuses text that would end MLIR's parser by a signal: brackets nested more
/// than `maxDepth` deep, arrays `array<index: ...>`, and lists of custom linalg
/// operations whose elements have another type. `name` stands before the line.
Status checkText(llvm::StringRef text, llvm::StringRef name, int64_t maxDepth);

} // namespace tenon

#endif // TENON_LIB_READER_TEXTCHECK_H

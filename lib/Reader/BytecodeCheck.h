//===- BytecodeCheck.h - Validates bytecode ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_READER_BYTECODECHECK_H
#define TENON_LIB_READER_BYTECODECHECK_H

#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"

namespace tenon {

/// Walks the sections and operations of MLIR bytecode and checks properties
/// that MLIR's reader assumes: counts do not exceed the file's size, so that no
/// more memory is allocated than the file has bytes, and regions nest at most
/// `maxDepth` deep.
Status checkBytecode(llvm::StringRef bytes, int64_t maxDepth);

} // namespace tenon

#endif // TENON_LIB_READER_BYTECODECHECK_H

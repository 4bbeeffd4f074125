//===- BytecodeCheck.h - Bytecode that MLIR's reader can take ---*- C++ -*-===//
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

/// Walks the sections and operations of MLIR bytecode, and checks what MLIR's
/// reader takes on trust: every count is of something that is there, so that no
/// more memory is asked for than the file has bytes, and regions nest at most
/// `maxDepth` deep.
Status checkBytecode(llvm::StringRef bytes, int64_t maxDepth);

} // namespace tenon

#endif // TENON_LIB_READER_BYTECODECHECK_H

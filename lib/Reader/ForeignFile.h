//===- ForeignFile.h - Files that are no program ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_READER_FOREIGNFILE_H
#define TENON_LIB_READER_FOREIGNFILE_H

#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"

namespace tenon {

/// Refuses what is neither text nor bytecode of MLIR, in one line that says
/// what it is and how a program comes of it.
Status refuseForeign(llvm::StringRef bytes, llvm::StringRef name);

} // namespace tenon

#endif // TENON_LIB_READER_FOREIGNFILE_H

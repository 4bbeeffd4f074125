//===- ForeignFile.h - Recognizes other file formats ------------*- C++ -*-===//
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

/// Refuses files that are neither text nor bytecode of MLIR, with a line that
/// names the format and a way to obtain a program.
Status refuseForeign(llvm::StringRef bytes, llvm::StringRef name);

} // namespace tenon

#endif // TENON_LIB_READER_FOREIGNFILE_H

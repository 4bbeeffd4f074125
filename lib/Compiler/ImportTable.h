//===- ImportTable.h - Imports of runtime functions -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_IMPORTTABLE_H
#define TENON_LIB_COMPILER_IMPORTTABLE_H

#include "llvm/IR/Module.h"

namespace tenon {

/// Replaces calls of the runtime's functions, `ten_rt_...`, by calls through
/// pointers, which the artifact `symbol` lists as imports with their names: the
/// loader of the artifact sets them, so that a shared library needs no symbols
/// of the process. Call this before optimization.
void importRuntimeFunctions(llvm::Module &module, llvm::StringRef symbol);

} // namespace tenon

#endif // TENON_LIB_COMPILER_IMPORTTABLE_H

//===- AssemblePtx.h - Assembles PTX by ptxas -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_ASSEMBLEPTX_H
#define TENON_LIB_COMPILER_ASSEMBLEPTX_H

#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"

namespace tenon {

/// Assembles a text by `ptxas` for an architecture such as "sm_90a". "auto"
/// means the ptxas in $PATH: if there is none, or it fails, the result is
/// empty.
Result<std::string> assemblePtx(llvm::StringRef text, llvm::StringRef target,
                                llvm::StringRef ptxas);

} // namespace tenon

#endif // TENON_LIB_COMPILER_ASSEMBLEPTX_H

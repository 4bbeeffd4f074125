//===- AssemblePtx.h - PTX to machine code by ptxas -------------*- C++ -*-===//
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

/// What `ptxas` makes of a text for an architecture, "sm_90a". "auto" stands
/// for the one in $PATH: where there is none, or it cannot, the result is
/// empty.
Result<std::string> assemblePtx(llvm::StringRef text, llvm::StringRef target,
                                llvm::StringRef ptxas);

} // namespace tenon

#endif // TENON_LIB_COMPILER_ASSEMBLEPTX_H

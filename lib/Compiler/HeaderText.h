//===- HeaderText.h - Names in headers ---------------------------*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_HEADERTEXT_H
#define TENON_LIB_COMPILER_HEADERTEXT_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace tenon {

/// Returns an identifier of C and C++ that no header uses for itself.
std::string identifierOf(llvm::StringRef text);

} // namespace tenon

#endif // TENON_LIB_COMPILER_HEADERTEXT_H

//===- Signature.h - What a program takes and gives -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DRIVER_SIGNATURE_H
#define TENON_DRIVER_SIGNATURE_H

#include "Runtime/Status.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tenon {

/// Prints the entries of a module or an artifact: for each argument its number,
/// name, type, and whether it is bound or donated; for each result its type.
/// Nothing is compiled.
Status printSignature(const std::string &path, llvm::raw_ostream &os);

} // namespace tenon

#endif // TENON_DRIVER_SIGNATURE_H

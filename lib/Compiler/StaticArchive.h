//===- StaticArchive.h - Archives of compiled programs ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_STATICARCHIVE_H
#define TENON_LIB_COMPILER_STATICARCHIVE_H

#include "Runtime/Status.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace tenon {

/// Returns the bytes of an archive with an object file, named `member`, and the
/// members of libTenonRuntime.a that define what it calls, directly or through
/// others. Most programs call none of the runtime, and need no such file.
Result<std::string> makeStaticArchive(llvm::StringRef object,
                                      llvm::StringRef member,
                                      llvm::StringRef triple);

} // namespace tenon

#endif // TENON_LIB_COMPILER_STATICARCHIVE_H

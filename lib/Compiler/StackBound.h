//===- StackBound.h - How much stack code needs -----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_STACKBOUND_H
#define TENON_LIB_COMPILER_STACKBOUND_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace llvm {
class Module;
} // namespace llvm

namespace tenon {

/// Returns a bound on the bytes of stack that a call of any function of
/// `module` takes, without those of functions of libraries; -1 if there is
/// none. `object` was made of the module with the section `.stack_sizes`.
int64_t stackBoundOf(const llvm::Module &module, llvm::StringRef object);

} // namespace tenon

#endif // TENON_LIB_COMPILER_STACKBOUND_H

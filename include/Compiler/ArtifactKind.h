//===- ArtifactKind.h - Files that hold compiled programs -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_ARTIFACTKIND_H
#define TENON_COMPILER_ARTIFACTKIND_H

namespace tenon {

/// The file that code is for; None for code that is linked in memory.
enum class ArtifactKind { None, Object, StaticLibrary, SharedLibrary, Ptx };

} // namespace tenon

#endif // TENON_COMPILER_ARTIFACTKIND_H

//===- WriteArtifact.h - Writes compiled programs to files ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_WRITEARTIFACT_H
#define TENON_COMPILER_WRITEARTIFACT_H

#include "Compiler/Compiler.h"
#include <optional>

namespace tenon {

/// Returns the kind by the file's extension: .o, .a, .so or .ptx.
std::optional<ArtifactKind> artifactKindOf(llvm::StringRef path);

/// Returns a C identifier for a file's name.
std::string symbolNameOf(llvm::StringRef path);

/// Compiles `module`, which is changed, and writes the file, all of it or none.
/// An archive has the object and the members of the runtime that it needs. A
/// shared library needs a linker: the system's C compiler, or lld for another
/// architecture.
Status writeArtifact(mlir::ModuleOp module, const CompileOptions &options,
                     ArtifactKind kind, const std::string &path);

} // namespace tenon

#endif // TENON_COMPILER_WRITEARTIFACT_H

//===- ArtifactNote.h - The note with an artifact's checksum ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_COMPILER_ARTIFACTNOTE_H
#define TENON_LIB_COMPILER_ARTIFACTNOTE_H

#include "Compiler/ArtifactKind.h"
#include "llvm/IR/Module.h"

namespace tenon {

/// Adds the note of `Runtime/ArtifactFile.h`, with a checksum of 0, to code for
/// a file whose format has notes (ELF). The module must have its triple.
void addArtifactNote(llvm::Module &module, ArtifactKind kind);

} // namespace tenon

#endif // TENON_LIB_COMPILER_ARTIFACTNOTE_H

//===- AheadFlags.h - Flags of compiling ahead of time ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_OPTIONS_AHEADFLAGS_H
#define TENON_OPTIONS_AHEADFLAGS_H

#include "Compiler/BoundSet.h"
#include "Options/CodeFlags.h"

namespace tenon {

struct CompileOptions;
enum class ArtifactKind;

/// The flags that tensor-compile and tenon_compiler_save have in common.
struct AheadFlags {
  std::string name, triple, header, weights, device = "cpu", gpu,
                                             ptxas = "auto";
  CodeFlags code;
  BoundSet bind;
  std::vector<std::string> sizes;
  bool allowInterpret = false;

  void addTo(CommandLine &line);
  /// Sets options of a compilation to `path`, after checking the flags.
  Status apply(const std::string &path, ArtifactKind kind,
               CompileOptions &options) const;
};

} // namespace tenon

#endif // TENON_OPTIONS_AHEADFLAGS_H

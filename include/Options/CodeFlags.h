//===- CodeFlags.h - Flags of generated code --------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_OPTIONS_CODEFLAGS_H
#define TENON_OPTIONS_CODEFLAGS_H

#include "Options/CommandLine.h"

namespace tenon {

struct CompileOptions;

/// The flags about generated code that programs which run and those that are
/// compiled ahead of time have in common.
struct CodeFlags {
  std::string fp = "contract", cpu = "native", features, dumpTo;

  /// Adds the flags to a command line, which sets these fields.
  void addTo(CommandLine &line);
  /// Sets the options that correspond to the flags; refuses invalid values.
  /// `triple` is the target's, or empty for this machine's.
  Status apply(const std::string &triple, CompileOptions &options) const;
};

} // namespace tenon

#endif // TENON_OPTIONS_CODEFLAGS_H

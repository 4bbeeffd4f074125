//===- ProgramFlags.h - Flags of compiling and running ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_OPTIONS_PROGRAMFLAGS_H
#define TENON_OPTIONS_PROGRAMFLAGS_H

#include "Compiler/BoundSet.h"
#include "Options/CodeFlags.h"

namespace tenon {

struct ProgramOptions;

/// The flags that tensor-run and the library have in common.
struct ProgramFlags {
  std::string entry, device = "cpu", quantizedActivations = "exact";
  std::string miscompile, uncompilable, gpu, cacheFolder;
  CodeFlags code;
  std::vector<std::string> donate;
  BoundSet bind;
  double atol = 0, rtol = 0;
  int64_t compileThreads = 0;
  int64_t ulp = 0, threads = 0, checkNan = 0, simulationSeed = 0;
  std::optional<std::string> verify;
  bool allowInterpret = false, noLibraries = false, dynamic = false;
  /// "yes", "no" or "only"; empty for what the tool does if nothing is said.
  std::string shareCode;

  /// Adds the flags to a command line, which sets these fields.
  void addTo(CommandLine &line);
  /// Sets the options that correspond to the flags; refuses invalid values and
  /// combinations. Changes nothing else of `options`.
  Status apply(ProgramOptions &options) const;
};

} // namespace tenon

#endif // TENON_OPTIONS_PROGRAMFLAGS_H

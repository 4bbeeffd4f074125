//===- Precompile.cpp - Shared code made when the plugin is built ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of the plugin for its own build and tests, not of PJRT: code that
// another library compiled would be refused, so the plugin makes its own.
//
//===----------------------------------------------------------------------===//

#include "Execution/PrecompiledCode.h"
#include "Reader/Source.h"

using namespace tenon;

/// Compiles the shared code of the programs in `numFiles` files for `numCpus`
/// CPUs and writes it to `output`, as `precompile` does. Returns null, or a
/// message that is the calling thread's until its next call.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" __attribute__((visibility("default"))) const char *
tenon_precompile(const char *output, const char *const *cpus, int numCpus,
                 const char *const *files, int numFiles) {
  static thread_local std::string message;
  Status status;
  runOnLargeStack([&] {
    status =
        precompile(output, {cpus, cpus + numCpus}, {files, files + numFiles});
  });
  message = status.message;
  return status.ok() ? nullptr : message.c_str();
}

/// Returns how many programs of shared code were found in the file that was
/// made with the plugin. Any thread may call it.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" __attribute__((visibility("default"))) int64_t
tenon_num_precompiled() {
  return numPrecompiled();
}

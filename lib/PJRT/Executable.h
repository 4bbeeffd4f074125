//===- Executable.h - Compiled programs -------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_EXECUTABLE_H
#define TENON_LIB_PJRT_EXECUTABLE_H

#include "Callbacks.h"
#include "Client.h"
#include "Execution/Program.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tenon::pjrt {

/// A program on one device. Any number of threads may execute it.
struct CompiledProgram {
  PJRT_Device *device = nullptr;
  std::unique_ptr<Program> program;
  /// The source and its options, for serialization.
  std::string source, serializedOptions;
  /// The machine code, until the first execution: clients serialize before it.
  std::string snapshot;
  std::mutex snapshotMutex;
  std::atomic<bool> wasRun{false};
  void dropSnapshot();
  ProgramOptions options;
  /// Estimated work of an execution, computed on demand.
  std::once_flag costsAsked;
  std::vector<PJRT_NamedValue> costs;
  std::string name, fingerprint;
  int64_t argumentBytes = 0, resultBytes = 0, donatedBytes = 0;
  /// The results' types and dimensions in PJRT's form.
  std::vector<int32_t> resultTypes;
  std::vector<int64_t> resultDims;
  std::vector<size_t> resultRanks;
  std::vector<const char *> memoryKinds;
  std::vector<size_t> memoryKindSizes;
  /// Holds the offset of the numbers of the program's host calls; null if the
  /// host gave no functions.
  std::unique_ptr<CallbackTable> callbacks;
  /// Serializes executions of programs that are not reentrant.
  std::mutex alone;
  /// Duration of the last execution.
  std::atomic<int64_t> nanoseconds{INT64_MAX};

  bool hasDynamicResults() const;
};

/// Compiles the program, or links the code in `known` if it was made by this
/// compiler.
PJRT_Error *compileModule(CompiledProgram &compiled,
                          const ProgramOptions &options,
                          llvm::StringRef known = {});

/// Lets the program's text be asked for by its fingerprint.
void rememberProgram(const std::shared_ptr<CompiledProgram> &program);

} // namespace tenon::pjrt

struct PJRT_Executable : PJRT_Object {
  explicit PJRT_Executable(
      std::shared_ptr<tenon::pjrt::CompiledProgram> program)
      : compiled(std::move(program)) {}

  std::shared_ptr<tenon::pjrt::CompiledProgram> compiled;
};

struct PJRT_LoadedExecutable : PJRT_Object {
  std::shared_ptr<tenon::pjrt::CompiledProgram> compiled;
  std::atomic<bool> isDeleted{false};
  /// A serialized DeviceAssignmentProto.
  std::string assignment;
  PJRT_LogicalDeviceIds logicalIds{0, 0};
};

#endif // TENON_LIB_PJRT_EXECUTABLE_H

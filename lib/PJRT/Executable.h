//===- Executable.h - Compiled programs of a client ------------ -*- C++
//-*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_EXECUTABLE_H
#define TENON_LIB_PJRT_EXECUTABLE_H

#include "Client.h"
#include "Execution/Program.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tenon::pjrt {

/// A program on one device. Any number of threads may run it.
struct CompiledProgram {
  PJRT_Device *device = nullptr;
  std::unique_ptr<Program> program;
  /// What was compiled, and with which options: for serializing.
  std::string source, serializedOptions;
  /// Its code, until the first run: who serializes programs does it before.
  std::string snapshot;
  std::mutex snapshotMutex;
  std::atomic<bool> wasRun{false};
  void dropSnapshot();
  ProgramOptions options;
  /// Estimates of the work of a run, once somebody asked.
  std::once_flag costsAsked;
  std::vector<PJRT_NamedValue> costs;
  std::string name, fingerprint;
  int64_t argumentBytes = 0, resultBytes = 0, donatedBytes = 0;
  /// The results' types and dimensions, as PJRT gives them.
  std::vector<int32_t> resultTypes;
  std::vector<int64_t> resultDims;
  std::vector<size_t> resultRanks;
  std::vector<const char *> memoryKinds;
  std::vector<size_t> memoryKindSizes;
  /// Held by programs that one thread may run at a time.
  std::mutex alone;
  /// How long the last run took.
  std::atomic<int64_t> nanoseconds{INT64_MAX};

  bool hasDynamicResults() const;
};

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

//===- Handles.h - Handles of the C interface -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CAPI_HANDLES_H
#define TENON_LIB_CAPI_HANDLES_H

#include "CAPI/Executable.h"
#include "Runtime/FloatMode.h"
#include "tenon/compiler.h"
#include <atomic>
#include <new>

struct tenon_error {
  tenon::Status status;
  std::vector<tenon::Message> messages;
};

struct tenon_compiler {
  std::vector<std::string> flags;
  std::shared_ptr<tenon::ThreadPool> pool;
  /// Memory of large results, which may outlive all other handles.
  std::shared_ptr<tenon::MemoryPool> memory = tenon::MemoryPool::create();
};

struct tenon_executable {
  std::unique_ptr<tenon::Executable> program;
  /// The signature in C types; its strings and dimensions belong to the
  /// program.
  struct Entry {
    std::vector<ten_signature> arguments, results;
  };
  std::vector<Entry> entries;
  std::shared_ptr<tenon::MemoryPool> memory; ///< the compiler's
};

struct tenon_buffer {
  std::atomic<int64_t> users{1};
  // Either of these.
  std::shared_ptr<void> pooled;
  tenon::Buffer made;
  std::vector<int64_t> dims; ///< of `pooled`
};

namespace tenon {

/// Collects the diagnostics of a call, in addition to its status.
class Messages {
  std::string text;
  llvm::raw_string_ostream stream{text};

public:
  Diagnostics diagnostics{stream};

  /// Returns the status as an error, with all diagnostics before it.
  tenon_error *errorOf(Status status);
};

/// Calls `work`, which takes Diagnostics and returns a Status, and returns a
/// failure to the caller. Exceptions of the standard library must not reach C.
template <typename Work> int32_t guarded(tenon_error **error, Work work) {
  if (error)
    *error = nullptr;
  FloatModeScope mode(FloatMode::standard());
  try {
    Messages messages;
    Status status = work(messages.diagnostics);
    if (status.ok())
      return TEN_OK;
    int32_t code = status.code;
    if (error)
      *error = messages.errorOf(std::move(status));
    return code;
  } catch (const std::bad_alloc &) {
    if (error)
      *error = new (std::nothrow)
          tenon_error{Status(TEN_RUNTIME_ERROR, "out of memory"), {}};
    return TEN_RUNTIME_ERROR;
  } catch (...) {
    if (error)
      *error = new (std::nothrow)
          tenon_error{Status(TEN_INTERNAL_ERROR, "internal error"), {}};
    return TEN_INTERNAL_ERROR;
  }
}

} // namespace tenon

#endif // TENON_LIB_CAPI_HANDLES_H

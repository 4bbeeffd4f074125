//===- Handles.h - What the handles of the C interface are ------*- C++ -*-===//
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
  /// For large results, which may live longer than all else.
  std::shared_ptr<tenon::MemoryPool> memory = tenon::MemoryPool::create();
};

struct tenon_executable {
  std::unique_ptr<tenon::Executable> program;
  /// The signature as C has it; what it points to is the program's.
  struct Entry {
    std::vector<ten_signature> arguments, results;
  };
  std::vector<Entry> entries;
  std::shared_ptr<tenon::MemoryPool> memory; ///< the compiler's
};

struct tenon_buffer {
  std::atomic<int64_t> users{1};
  // One of the two.
  std::shared_ptr<void> pooled;
  tenon::Buffer made;
  std::vector<int64_t> dims; ///< of `pooled`
};

namespace tenon {

/// Collects what a call says of a program, beside its status.
class Messages {
  std::string text;
  llvm::raw_string_ostream stream{text};

public:
  Diagnostics diagnostics{stream};

  /// The status with all that was said before it.
  tenon_error *errorOf(Status status);
};

/// Calls `work`, which gets Diagnostics and returns a Status, and hands a
/// failure to the caller. The standard library's exceptions must not reach C.
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

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
#include "tenon/compiler.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <atomic>
#include <cstring>
#include <functional>

struct tenon_error {
  tenon::Status status; ///< its message has the diagnostics before the reason
  std::vector<tenon::Message> messages;
  size_t reason = 0; ///< where in the message the reason begins
};

struct tenon_compiler {
  std::vector<std::string> flags;
  std::shared_ptr<tenon::ThreadPool> pool;
  /// Memory of large results, which may outlive all other handles.
  std::shared_ptr<tenon::MemoryPool> memory = tenon::MemoryPool::create();
  tenon_progress progress = nullptr;
  void *progressData = nullptr;

  /// Returns the receiver of progress for the options of a compilation.
  std::function<void(llvm::StringRef, size_t, double)> observer() const {
    if (!progress)
      return nullptr;
    return [progress = progress, data = progressData](
               llvm::StringRef stage, size_t part, double share) {
      progress(stage.str().c_str(), part, share, data);
    };
  }
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

/// Calls `work` and returns a failure to the caller. Exceptions of the standard
/// library must not reach C.
int32_t guarded(tenon_error **error,
                llvm::function_ref<Status(Diagnostics &)> work);

/// Reads a list of strings of a caller; `what` names it in messages.
inline Status readStrings(const char *const *list, int32_t count,
                          const char *what, std::vector<std::string> &strings) {
  if (count < 0 || (count > 0 && !list))
    return badInput("expects ", what,
                    ", got a null pointer or a negative count");
  for (int32_t i = 0; i < count; ++i) {
    if (!list[i])
      return badInput("expects ", what, ", got a null pointer for number ", i);
    strings.emplace_back(list[i]);
  }
  return {};
}

/// Gives text to a caller, who frees it.
inline Status giveText(const std::string &made, char **text) {
  *text = ::strdup(made.c_str());
  return *text ? Status() : runtimeError("out of memory: text");
}

} // namespace tenon

#endif // TENON_LIB_CAPI_HANDLES_H

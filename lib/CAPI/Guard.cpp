//===- Guard.cpp - Calls of C into the library ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only file with exceptions: those of the standard library pass through
// the library's other code, which is compiled without, and end here.
//
//===----------------------------------------------------------------------===//

#include "Handles.h"
#include "Runtime/FloatMode.h"
#include <new>

using namespace tenon;

static int32_t refuse(tenon_error **error, ten_status code,
                      const char *reason) {
  if (error)
    *error = new (std::nothrow) tenon_error{Status(code, reason), {}, 0};
  return code;
}

int32_t tenon::guarded(tenon_error **error,
                       llvm::function_ref<Status(Diagnostics &)> work) {
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
    return refuse(error, TEN_RUNTIME_ERROR, "out of memory");
  } catch (...) {
    return refuse(error, TEN_INTERNAL_ERROR, "internal error");
  }
}

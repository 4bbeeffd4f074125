//===- Callbacks.h - Functions of the host that programs call --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_CALLBACKS_H
#define TENON_LIB_PJRT_CALLBACKS_H

#include <cstdint>
#include <string>

namespace tenon::pjrt {

/// The host's functions for the host calls of one loaded executable, which
/// numbers them from 0 on: its host calls `base` and the numbers that follow.
/// The host may release them after the end of this object.
class CallbackTable {
public:
  explicit CallbackTable(int64_t base) : base(base) {}
  ~CallbackTable();
  CallbackTable(const CallbackTable &) = delete;
  CallbackTable &operator=(const CallbackTable &) = delete;

  const int64_t base;
};

/// Has host calls of this thread use a table, or none (null), for as long as
/// this object lives. Runs nest: a callback may run another program.
class CallbackScope {
public:
  explicit CallbackScope(const CallbackTable *table);
  ~CallbackScope();
  CallbackScope(const CallbackScope &) = delete;
  CallbackScope &operator=(const CallbackScope &) = delete;

  /// Returns why the last function failed that was called within this scope, as
  /// the host said; empty if none did or it said nothing.
  const std::string &failure() const;

private:
  int64_t outer;
  std::string outerFailure;
};

} // namespace tenon::pjrt

/// Writes up to `count` bases of tables whose executables are gone, and returns
/// how many; each is returned once.
extern "C" int64_t tenon_take_released_callbacks(int64_t *bases, int64_t count);

/// Says why the function failed that a program calls on this thread: text of
/// UTF-8 with a null byte at its end, which is copied. The error of the program
/// has it.
extern "C" void tenon_set_callback_failure(const char *text);

#endif // TENON_LIB_PJRT_CALLBACKS_H

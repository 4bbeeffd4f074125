//===- Status.h - Status codes and results ----------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_STATUS_H
#define TENON_RUNTIME_STATUS_H

#include "Runtime/Abi.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace tenon {

namespace detail {
inline void append(std::string &text, std::string_view part) { text += part; }
inline void append(std::string &text, char part) { text += part; }
template <typename Int, std::enable_if_t<std::is_integral_v<Int>, int> = 0>
void append(std::string &text, Int part) {
  text += std::to_string(part);
}
} // namespace detail

/// Concatenates strings, characters and integers.
template <typename... Parts> std::string concat(const Parts &...parts) {
  std::string text;
  (detail::append(text, parts), ...);
  return text;
}

/// The result of an operation: TEN_OK, or a code and a message in LLVM's style
/// (lower case, no final period, naming the file or argument at fault).
struct [[nodiscard]] Status {
  ten_status code = TEN_OK;
  std::string message;

  Status() = default;
  Status(ten_status code, std::string message)
      : code(code), message(std::move(message)) {}

  bool ok() const { return code == TEN_OK; }

  /// Returns the failure with "`context`: " before its message.
  Status within(std::string_view context) && {
    if (!ok())
      message = concat(context, ": ", message);
    return std::move(*this);
  }
};

/// Returns a failure for an argument, file or flag that is not as declared.
template <typename... Parts> Status badInput(const Parts &...parts) {
  return Status(TEN_BAD_INPUT, concat(parts...));
}

/// Returns a failure of the machine or a library: memory, files, threads.
template <typename... Parts> Status runtimeError(const Parts &...parts) {
  return Status(TEN_RUNTIME_ERROR, concat(parts...));
}

/// Returns a failure for a broken contract between parts of Tenon.
template <typename... Parts> Status internalError(const Parts &...parts) {
  return Status(TEN_INTERNAL_ERROR, concat(parts...));
}

/// A value, or the status of the failure.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : value(std::move(value)) {}
  Result(Status status) : failure(std::move(status)) {
    assert(!failure.ok() && "a result without a value needs a failure");
  }

  bool ok() const { return value.has_value(); }
  explicit operator bool() const { return ok(); }

  /// Returns TEN_OK if there is a value.
  const Status &status() const & { return failure; }
  Status status() && { return std::move(failure); }

  T &operator*() & { return *value; }
  const T &operator*() const & { return *value; }
  T &&operator*() && { return *std::move(value); }
  T *operator->() { return &*value; }
  const T *operator->() const { return &*value; }

private:
  Status failure;
  std::optional<T> value;
};

} // namespace tenon

#endif // TENON_RUNTIME_STATUS_H

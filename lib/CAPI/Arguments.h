//===- Arguments.h - Arguments of the C interface ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CAPI_ARGUMENTS_H
#define TENON_LIB_CAPI_ARGUMENTS_H

#include "Handles.h"
#include "llvm/ADT/SmallVector.h"

namespace tenon {

using Views = llvm::SmallVector<ArrayView, 8>;

inline Status checkEntry(const tenon_executable *executable, int32_t entry) {
  if (!executable)
    return badInput("expects an executable, got a null pointer");
  if (entry < 0 || static_cast<size_t>(entry) >= executable->entries.size())
    return badInput("expects an entry from 0 to ",
                    executable->entries.size() - 1, ", got ", entry);
  return {};
}

/// The parts of the given arrays that a function reads.
enum class Reads { Types, Elements };

/// Converts arrays of the caller to views and checks types, dimensions (for
/// overflow) and pointers. `isGiven` says whether the array with an index is
/// used.
template <typename IsGiven>
Status readInputs(const tenon_input *inputs, int32_t count, Views &views,
                  Reads reads, IsGiven isGiven) {
  if (count < 0 || (count > 0 && !inputs))
    return badInput("expects arrays, got a null pointer or a negative count");
  views.reserve(static_cast<size_t>(count));
  for (int32_t i = 0; i < count; ++i) {
    const tenon_input &input = inputs[i];
    if (!isGiven(i)) {
      views.emplace_back();
      continue;
    }
    if (!isElementType(input.type))
      return badInput("argument ", i, " expects an element type, got ",
                      input.type);
    if (input.rank < 0 || (input.rank > 0 && !input.dims))
      return badInput("argument ", i, " expects dimensions, got ",
                      input.rank < 0 ? "a negative rank" : "a null pointer");
    auto type = static_cast<ten_type>(input.type);
    Result<int64_t> bytes = countBytes(type, input.dims, input.rank);
    if (!bytes.ok())
      return std::move(bytes).status().within(concat("argument ", i));
    if (reads == Reads::Elements && !input.data && *bytes > 0)
      return badInput("argument ", i, " expects data, got a null pointer");
    views.push_back({type, input.data, input.dims, input.rank});
  }
  return {};
}

/// Reads all arguments of an entry; those of bound arguments are ignored.
inline Status readArguments(const tenon_executable *executable, int32_t entry,
                            const tenon_input *inputs, int32_t count,
                            Views &views, Reads reads = Reads::Elements) {
  const std::vector<ten_signature> &declared =
      executable->entries[static_cast<size_t>(entry)].arguments;
  return readInputs(inputs, count, views, reads, [&](int32_t i) {
    return static_cast<size_t>(i) >= declared.size() ||
           !declared[static_cast<size_t>(i)].bound;
  });
}

} // namespace tenon

#endif // TENON_LIB_CAPI_ARGUMENTS_H

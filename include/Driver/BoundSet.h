//===- BoundSet.h - Which arguments are bound -------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DRIVER_BOUNDSET_H
#define TENON_DRIVER_BOUNDSET_H

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tenon {

/// The arguments that `--bind` names: these numbers, or all but these.
struct BoundSet {
  std::vector<int64_t> numbers;
  bool allBut = false;

  bool empty() const { return numbers.empty() && !allBut; }
  /// The numbers of a function with `count` arguments. Numbers that the
  /// function does not have stay, for the caller to refuse.
  std::vector<int64_t> of(int64_t count) const {
    if (!allBut)
      return numbers;
    std::vector<int64_t> bound;
    for (int64_t i = 0; i < count; ++i)
      if (std::find(numbers.begin(), numbers.end(), i) == numbers.end())
        bound.push_back(i);
    return bound;
  }
};

} // namespace tenon

#endif // TENON_DRIVER_BOUNDSET_H

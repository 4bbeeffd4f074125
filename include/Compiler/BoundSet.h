//===- BoundSet.h - Sets of bound arguments ---------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_COMPILER_BOUNDSET_H
#define TENON_COMPILER_BOUNDSET_H

#include "Runtime/Status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace tenon {

/// The arguments that `--bind` lists, by number or name: these, or all but
/// these.
struct BoundSet {
  std::vector<int64_t> numbers;
  std::vector<std::string> names;
  bool allBut = false;

  bool empty() const { return numbers.empty() && names.empty() && !allBut; }
  /// Returns the numbers of arguments of a function with these argument names,
  /// in the listed order. Refuses names and numbers that the function does not
  /// have.
  Result<std::vector<int64_t>> of(llvm::StringRef function,
                                  llvm::ArrayRef<std::string> arguments) const;
};

} // namespace tenon

#endif // TENON_COMPILER_BOUNDSET_H

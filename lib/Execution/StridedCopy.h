//===- StridedCopy.h - Copies between strided arrays ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_EXECUTION_STRIDEDCOPY_H
#define TENON_LIB_EXECUTION_STRIDEDCOPY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace tenon {

/// A copy of an array of `dims` elements of `bytes` bytes each; strides count
/// elements, and may be 0 or negative in the source.
class StridedCopy {
public:
  StridedCopy() = default;
  /// Merges dimensions that both sides have next to each other.
  StridedCopy(llvm::ArrayRef<int64_t> dims, llvm::ArrayRef<int64_t> from,
              llvm::ArrayRef<int64_t> to, int64_t bytes);

  /// Copies between the places of the first elements.
  void run(const char *from, char *to) const;

private:
  struct Dim {
    int64_t size, from, to;
  };
  template <typename Element>
  void copy(size_t dim, const char *from, char *to) const;

  llvm::SmallVector<Dim, 4> dims;
  int64_t elementBytes = 0;
  bool empty = false;
};

} // namespace tenon

#endif // TENON_LIB_EXECUTION_STRIDEDCOPY_H

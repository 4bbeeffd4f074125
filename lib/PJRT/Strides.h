//===- Strides.h - Strided copies -------------------------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_PJRT_STRIDES_H
#define TENON_LIB_PJRT_STRIDES_H

#include <cstdint>
#include <vector>

namespace tenon::pjrt {

/// Returns the strides in bytes of a dense array whose dimensions are in the
/// order `minorToMajor`, innermost first.
std::vector<int64_t> denseStrides(const std::vector<int64_t> &dims,
                                  const std::vector<int64_t> &minorToMajor,
                                  int64_t elementBytes);
/// Returns the strides in bytes of a dense row-major array.
std::vector<int64_t> denseStrides(const std::vector<int64_t> &dims,
                                  int64_t elementBytes);

/// Returns whether the array is dense and row-major; strides of dimensions of
/// size 1, and of empty arrays, do not matter.
bool isDense(const std::vector<int64_t> &dims,
             const std::vector<int64_t> &strides, int64_t elementBytes);

/// Copies all elements of an array; strides are in bytes and may be negative.
void copyStrided(void *to, const std::vector<int64_t> &toStrides,
                 const void *from, const std::vector<int64_t> &fromStrides,
                 const std::vector<int64_t> &dims, int64_t elementBytes);

} // namespace tenon::pjrt

#endif // TENON_LIB_PJRT_STRIDES_H

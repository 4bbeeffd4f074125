//===- Strides.h - Copies between arrays of any layout ----------*- C++ -*-===//
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

/// Strides in bytes of a dense array whose dimensions lie in memory from
/// `minorToMajor[0]`, the innermost one, to the last.
std::vector<int64_t> denseStrides(const std::vector<int64_t> &dims,
                                  const std::vector<int64_t> &minorToMajor,
                                  int64_t elementBytes);
/// The same in row-major order.
std::vector<int64_t> denseStrides(const std::vector<int64_t> &dims,
                                  int64_t elementBytes);

/// Whether elements lie as in a dense row-major array: strides of dimensions of
/// one element, or of arrays without elements, do not matter.
bool isDense(const std::vector<int64_t> &dims,
             const std::vector<int64_t> &strides, int64_t elementBytes);

/// Copies all elements of an array; strides are in bytes, of any sign.
void copyStrided(void *to, const std::vector<int64_t> &toStrides,
                 const void *from, const std::vector<int64_t> &fromStrides,
                 const std::vector<int64_t> &dims, int64_t elementBytes);

} // namespace tenon::pjrt

#endif // TENON_LIB_PJRT_STRIDES_H

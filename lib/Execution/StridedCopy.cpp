//===- StridedCopy.cpp - Copies between strided arrays --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies arrays element by element in the order of the dimensions, after those
// of size 1 are dropped and adjacent ones merged. The innermost loop is for one
// size of elements, or a memcpy where both sides are dense.
//
//===----------------------------------------------------------------------===//

#include "StridedCopy.h"
#include <complex>
#include <cstring>

using namespace tenon;

StridedCopy::StridedCopy(llvm::ArrayRef<int64_t> sizes,
                         llvm::ArrayRef<int64_t> from,
                         llvm::ArrayRef<int64_t> to, int64_t bytes)
    : elementBytes(bytes) {
  for (size_t i = 0; i < sizes.size(); ++i) {
    empty |= sizes[i] == 0;
    if (sizes[i] == 1)
      continue;
    Dim next = {sizes[i], from[i] * bytes, to[i] * bytes};
    // The outer dimension continues where the inner one ends.
    if (!dims.empty() && dims.back().from == next.from * next.size &&
        dims.back().to == next.to * next.size) {
      next.size *= dims.back().size;
      dims.back() = next;
    } else {
      dims.push_back(next);
    }
  }
}

template <typename Element>
void StridedCopy::copy(size_t dim, const char *from, char *to) const {
  if (dim == dims.size()) {
    std::memcpy(to, from, sizeof(Element));
    return;
  }
  const Dim &at = dims[dim];
  if (dim + 1 < dims.size()) {
    for (int64_t i = 0; i < at.size; ++i)
      copy<Element>(dim + 1, from + i * at.from, to + i * at.to);
    return;
  }
  constexpr auto kBytes = static_cast<int64_t>(sizeof(Element));
  if (at.from == kBytes && at.to == kBytes) {
    std::memcpy(to, from, size_t(at.size * kBytes));
    return;
  }
  for (int64_t i = 0; i < at.size; ++i) {
    Element element;
    std::memcpy(&element, from + i * at.from, sizeof(Element));
    std::memcpy(to + i * at.to, &element, sizeof(Element));
  }
}

void StridedCopy::run(const char *from, char *to) const {
  if (empty)
    return;
  switch (elementBytes) {
  case 1:
    return copy<uint8_t>(0, from, to);
  case 2:
    return copy<uint16_t>(0, from, to);
  case 4:
    return copy<uint32_t>(0, from, to);
  case 8:
    return copy<uint64_t>(0, from, to);
  default:
    return copy<std::complex<double>>(0, from, to);
  }
}

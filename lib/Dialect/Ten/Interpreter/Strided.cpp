//===- Strided.cpp - Strided copies ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Strided.h"

#include <cstring>

using namespace tenon;
using namespace tenon::ten;
using llvm::ArrayRef;

Dims tenon::ten::rowMajorStrides(ArrayRef<int64_t> dims) {
  Dims strides(dims.size());
  int64_t stride = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= dims[i];
  }
  return strides;
}

int64_t tenon::ten::product(ArrayRef<int64_t> dims) {
  int64_t count = 1;
  for (int64_t size : dims)
    count *= size;
  return count;
}

namespace {
struct Bytes16 {
  uint64_t low, high;
};

template <typename T>
void copyLevel(ArrayRef<int64_t> sizes, T *target,
               ArrayRef<int64_t> targetStrides, const T *source,
               ArrayRef<int64_t> sourceStrides) {
  if (sizes.empty()) {
    *target = *source;
    return;
  }
  int64_t size = sizes[0], to = targetStrides[0], from = sourceStrides[0];
  if (sizes.size() == 1) {
    if (to == 1 && from == 1) {
      std::memcpy(target, source, size * sizeof(T));
      return;
    }
    for (int64_t i = 0; i < size; ++i)
      target[i * to] = source[i * from];
    return;
  }
  for (int64_t i = 0; i < size; ++i)
    copyLevel(sizes.drop_front(), target + i * to, targetStrides.drop_front(),
              source + i * from, sourceStrides.drop_front());
}
} // namespace

void tenon::ten::stridedCopy(int64_t elementSize, ArrayRef<int64_t> sizes,
                             void *target, ArrayRef<int64_t> targetStrides,
                             const void *source,
                             ArrayRef<int64_t> sourceStrides) {
  // Drops unit dimensions and merges dimensions that are contiguous in both
  // arrays, for long inner loops.
  Dims joined, to, from;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 0)
      return;
    if (sizes[i] == 1)
      continue;
    if (!joined.empty() && to.back() == targetStrides[i] * sizes[i] &&
        from.back() == sourceStrides[i] * sizes[i]) {
      joined.back() *= sizes[i];
      to.back() = targetStrides[i];
      from.back() = sourceStrides[i];
      continue;
    }
    joined.push_back(sizes[i]);
    to.push_back(targetStrides[i]);
    from.push_back(sourceStrides[i]);
  }
  auto copy = [&](auto element) {
    using T = decltype(element);
    copyLevel<T>(joined, static_cast<T *>(target), to,
                 static_cast<const T *>(source), from);
  };
  switch (elementSize) {
  case 1:
    return copy(uint8_t());
  case 2:
    return copy(uint16_t());
  case 4:
    return copy(uint32_t());
  case 8:
    return copy(uint64_t());
  default:
    return copy(Bytes16());
  }
}

Result<Buffer> tenon::ten::transposed(const Buffer &operand,
                                      ArrayRef<int64_t> order) {
  Dims strides = rowMajorStrides(operand.dims()), from;
  std::vector<int64_t> dims;
  for (int64_t dim : order) {
    dims.push_back(operand.dims()[dim]);
    from.push_back(strides[dim]);
  }
  Result<Buffer> result = Buffer::create(operand.type(), dims);
  if (result)
    stridedCopy(storageSize(operand.type()), dims, result->data(),
                rowMajorStrides(dims), operand.data(), from);
  return result;
}

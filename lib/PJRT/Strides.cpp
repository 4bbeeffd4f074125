//===- Strides.cpp - Strided copies ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Strides.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <numeric>

using namespace tenon::pjrt;

std::vector<int64_t>
tenon::pjrt::denseStrides(const std::vector<int64_t> &dims,
                          const std::vector<int64_t> &minorToMajor,
                          int64_t elementBytes) {
  std::vector<int64_t> strides(dims.size());
  int64_t stride = elementBytes;
  for (int64_t dim : minorToMajor) {
    strides[size_t(dim)] = stride;
    stride *= dims[size_t(dim)];
  }
  return strides;
}

std::vector<int64_t> tenon::pjrt::denseStrides(const std::vector<int64_t> &dims,
                                               int64_t elementBytes) {
  std::vector<int64_t> order(dims.size());
  std::iota(order.rbegin(), order.rend(), 0);
  return denseStrides(dims, order, elementBytes);
}

bool tenon::pjrt::isDense(const std::vector<int64_t> &dims,
                          const std::vector<int64_t> &strides,
                          int64_t elementBytes) {
  int64_t expected = elementBytes;
  for (size_t i = dims.size(); i-- > 0;) {
    if (dims[i] == 0)
      return true;
    if (dims[i] != 1 && strides[i] != expected)
      return false;
    expected *= dims[i];
  }
  return true;
}

namespace {
/// A loop of the copy: its trip count and strides in bytes.
struct Loop {
  int64_t count, to, from;
};
} // namespace

template <int64_t bytes>
static void copyRow(char *to, const char *from, const Loop &loop) {
  for (int64_t i = 0; i < loop.count; ++i)
    std::memcpy(to + i * loop.to, from + i * loop.from, bytes);
}

static void copyRow(char *to, const char *from, const Loop &loop,
                    int64_t elementBytes) {
  if (loop.to == elementBytes && loop.from == elementBytes) {
    std::memcpy(to, from, size_t(loop.count * elementBytes));
    return;
  }
  switch (elementBytes) {
  case 1:
    return copyRow<1>(to, from, loop);
  case 2:
    return copyRow<2>(to, from, loop);
  case 4:
    return copyRow<4>(to, from, loop);
  case 8:
    return copyRow<8>(to, from, loop);
  default:
    return copyRow<16>(to, from, loop);
  }
}

static void copyLoops(char *to, const char *from, const Loop *loop,
                      const Loop *last, int64_t elementBytes) {
  if (loop == last)
    return copyRow(to, from, *loop, elementBytes);
  for (int64_t i = 0; i < loop->count; ++i)
    copyLoops(to + i * loop->to, from + i * loop->from, loop + 1, last,
              elementBytes);
}

void tenon::pjrt::copyStrided(void *to, const std::vector<int64_t> &toStrides,
                              const void *from,
                              const std::vector<int64_t> &fromStrides,
                              const std::vector<int64_t> &dims,
                              int64_t elementBytes) {
  std::vector<Loop> loops;
  for (size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] == 0)
      return;
    if (dims[i] != 1)
      loops.push_back({dims[i], toStrides[i], fromStrides[i]});
  }
  // Writes memory in order; merges loops that are contiguous.
  std::sort(loops.begin(), loops.end(),
            [](Loop a, Loop b) { return std::abs(a.to) > std::abs(b.to); });
  std::vector<Loop> joined;
  for (const Loop &loop : loops) {
    if (!joined.empty() && joined.back().to == loop.to * loop.count &&
        joined.back().from == loop.from * loop.count)
      joined.back() = {joined.back().count * loop.count, loop.to, loop.from};
    else
      joined.push_back(loop);
  }
  if (joined.empty())
    joined.push_back({1, elementBytes, elementBytes});
  copyLoops(static_cast<char *>(to), static_cast<const char *>(from),
            &joined.front(), &joined.back(), elementBytes);
}

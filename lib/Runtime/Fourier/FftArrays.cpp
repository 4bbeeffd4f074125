//===- FftArrays.cpp - Fourier transforms of arrays on threads ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Divides the rows or columns of an array into blocks of as many as the widest
// vectors have lanes, which threads transform.
//
//===----------------------------------------------------------------------===//

#include "Fft.h"
#include "Runtime/Buffer.h"
#include "Runtime/ThreadPool.h"

#include <algorithm>

using namespace tenon;

namespace {

/// Minimum number of complex numbers that threads transform.
/// Bound: numbers; waking threads takes longer than fewer of these.
constexpr int64_t kMinParallelFft = int64_t(1) << 14;
/// Most parts for each thread, each with scratch memory, whose pages are new.
/// Bound: parts; the time of the last one.
constexpr int64_t kFftPartsOfThread = 2;

/// Calls transform(block, end, scratch) for parts of some blocks.
template <class Transform>
bool forParts(const FftTable &table, int64_t blocks, int64_t numbers,
              ThreadPool *pool, Transform transform) {
  bool isParallel = pool && numbers >= kMinParallelFft;
  int64_t parts =
      isParallel ? std::min(blocks, kFftPartsOfThread * pool->threads()) : 1;
  auto part = [&](int64_t number) -> int32_t {
    void *scratch = allocateMemory(table.scratchBytes);
    if (!scratch)
      return 1;
    transform(blocks * number / parts, blocks * (number + 1) / parts, scratch);
    freeMemory(scratch);
    return 0;
  };
  return isParallel ? pool->parallelFor(parts, part) == 0 : part(0) == 0;
}

} // namespace

bool tenon::transformRows(const FftTable &table, const void *in, void *out,
                          int64_t rows, ThreadPool *pool) {
  int64_t atOnce = table.isMatrix() ? 1 : kMaxFftLanes,
          inBytes = table.inputParts() * table.partBytes,
          outBytes = table.outputParts() * table.partBytes;
  return forParts(table, (rows + atOnce - 1) / atOnce, rows * table.length,
                  pool, [&](int64_t first, int64_t end, void *scratch) {
                    int64_t row = first * atOnce,
                            count = std::min(rows, end * atOnce) - row;
                    ten_rt_fft_rows(
                        &table, static_cast<const char *>(in) + row * inBytes,
                        static_cast<char *>(out) + row * outBytes, count,
                        scratch);
                  });
}

bool tenon::transformColumns(const FftTable &table, const void *in, void *out,
                             int64_t matrices, int64_t columns,
                             ThreadPool *pool) {
  int64_t bytes = 2 * table.partBytes,
          blocks = (columns + kMaxFftLanes - 1) / kMaxFftLanes;
  return forParts(table, matrices * blocks, matrices * columns * table.n, pool,
                  [&](int64_t first, int64_t end, void *scratch) {
                    for (int64_t block = first; block < end; ++block) {
                      int64_t column = block % blocks * kMaxFftLanes,
                              place =
                                  block / blocks * table.n * columns + column,
                              count = std::min(kMaxFftLanes, columns - column);
                      ten_rt_fft_columns(
                          &table, static_cast<const char *>(in) + place * bytes,
                          static_cast<char *>(out) + place * bytes, count,
                          columns, scratch);
                    }
                  });
}

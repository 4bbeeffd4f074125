//===- Windows.h - Reductions of windows of any size ------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_WINDOWS_H
#define TENON_LIB_RUNTIME_LIBRARY_WINDOWS_H

#include "Convolution.h"

namespace tenon {

enum class WindowKind { Add, Max, Min };

/// Number of windows that are combined with each result, one after the other,
/// and the distance between them in elements. A long window is a short one that
/// repeats.
struct WindowRepeats {
  int64_t count = 1, step = 0;
};

/// Combines the elements of windows in their order, from the neutral element; a
/// large array on the threads of the pool, if it is not null. The windows are
/// those of a convolution of one image, whose groups are channels of one
/// feature, beside each other in both arrays; those that repeat are at the same
/// distances from its places. Elements outside of the input are skipped. The
/// result does not overlap the input.
void reduceWindows(const ConvolutionShape &shape, WindowKind kind,
                   const float *input, float *result, ThreadPool *pool,
                   WindowRepeats repeats = {});
void reduceWindows(const ConvolutionShape &shape, WindowKind kind,
                   const double *input, double *result, ThreadPool *pool,
                   WindowRepeats repeats = {});

/// Sums of rows, beside each other, in the order of compiled code
/// (LongSums.cpp, or BlockedRow.cpp).
struct RowSums {
  int64_t rows, length;
  /// Bytes of the vectors of compiled code, 32 or 64.
  int64_t vectorBytes;
  /// The length from which rows have blocks, of so many elements; and the
  /// number of blocks that are not added one by one.
  int64_t minLong, block, minMany;
  /// The least number of elements behind blocks that are added as a row; fewer
  /// are added one by one.
  int64_t minRest;
  /// The number of blocks that are added before the others; 0 if the sums of
  /// blocks are added as a row.
  int64_t together = 0;

  /// Returns the number of blocks of a row.
  int64_t countBlocks() const { return length < minLong ? 0 : length / block; }
};

/// Adds up rows; `blocks` has memory for the sums of all blocks.
void sumRows(const RowSums &sums, const float *input, float *blocks,
             float *result, ThreadPool *pool);
void sumRows(const RowSums &sums, const double *input, double *blocks,
             double *result, ThreadPool *pool);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_WINDOWS_H

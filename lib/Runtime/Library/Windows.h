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

/// How many windows are combined with each result, one after the other, and the
/// distance between their elements: long windows are short ones that repeat.
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

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_WINDOWS_H

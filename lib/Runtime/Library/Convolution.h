//===- Convolution.h - Convolutions of any size -----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_CONVOLUTION_H
#define TENON_LIB_RUNTIME_LIBRARY_CONVOLUTION_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tenon {

class ThreadPool;

/// Sizes of a convolution, and distances in elements. Each element of the
/// result is the sum of its products from 0, by fused multiply-adds, in this
/// order: blocks of `together` input features; the window, along `windowOrder`;
/// the features of a block. Elements outside of the input are zeros, which are
/// multiplied like others.
struct ConvolutionShape {
  struct Dim {
    /// Sizes of the result, of the window and of the input.
    int64_t places, taps, size;
    /// Distances between windows and between the elements of a window, and of
    /// the input's elements, in positions of the padded input.
    int64_t stride, dilation, gap;
    /// Padding before the input.
    int64_t low;
    /// Distances in memory.
    int64_t inputStep, kernelStep;
  };
  /// The result's places, row-major.
  std::vector<Dim> dims;
  /// Numbers of `dims`, from the outermost loop over the window.
  std::vector<size_t> windowOrder;
  int64_t images, groups;
  /// Features of one group.
  int64_t inputs, features;
  /// Divides `inputs`.
  int64_t together;
  int64_t inputImage, inputFeature;
  int64_t kernelInput, kernelFeature;
  /// A place or a feature is beside the next one.
  int64_t resultImage, resultPlace, resultFeature;

  int64_t countPlaces() const;
  int64_t countTaps() const;
  /// Products of an element of the result.
  int64_t countSummed() const { return countTaps() * inputs; }
};

/// Computes the convolution, a large one on the threads of the pool, if it is
/// not null. The result does not overlap the operands. Memory is allocated for
/// the filter, and on each thread for windows; returns false if there is none.
bool convolve(const ConvolutionShape &shape, const float *input,
              const float *kernel, float *result, ThreadPool *pool);
bool convolve(const ConvolutionShape &shape, const double *input,
              const double *kernel, double *result, ThreadPool *pool);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_CONVOLUTION_H

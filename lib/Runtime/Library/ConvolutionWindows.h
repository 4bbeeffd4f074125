//===- ConvolutionWindows.h - Windows of a convolution ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Locates the elements of windows in memory. Positions outside of the input,
// and those between elements of a dilated one, are zeros.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_CONVOLUTIONWINDOWS_H
#define TENON_LIB_RUNTIME_LIBRARY_CONVOLUTIONWINDOWS_H

#include "Convolution.h"
#include "MatrixProduct.h"
#include "Runtime/ThreadPool.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

namespace tenon {

/// Minimum number of products that threads share.
/// Bound: products; waking threads takes longer than fewer of these.
constexpr int64_t kMinParallel = int64_t(1) << 19;

struct FreeAligned {
  void operator()(void *memory) const {
    ::operator delete(memory, std::align_val_t(64));
  }
};

template <typename T> using Memory = std::unique_ptr<T[], FreeAligned>;

template <typename T> Memory<T> allocate(int64_t count) {
  return Memory<T>(static_cast<T *>(::operator new(
      size_t(count) * sizeof(T), std::align_val_t(64), std::nothrow)));
}

/// Copies elements, inline if they are few: windows have short runs of them.
template <typename T> void copyRun(const T *from, int64_t count, T *to) {
  constexpr int64_t kChunk = 32 / sizeof(T), kLong = 8 * kChunk;
  if (count > kLong) {
    std::copy_n(from, count, to);
    return;
  }
  if (count < kChunk) {
    for (int64_t i = 0; i < count; ++i)
      to[i] = from[i];
    return;
  }
  for (int64_t i = 0; i < count - kChunk; i += kChunk)
    std::memcpy(to + i, from + i, sizeof(T) * kChunk);
  std::memcpy(to + count - kChunk, from + count - kChunk, sizeof(T) * kChunk);
}

/// A convolution of arrays, whose windows are found or gathered.
template <typename T> class ConvolutionWindows {
protected:
  ConvolutionWindows(const ConvolutionShape &shape, const T *input,
                     const T *kernel, T *result, ThreadPool *pool)
      : shape(shape), input(input), kernel(kernel), result(result),
        rank(shape.dims.size()), taps(shape.countTaps()),
        places(shape.countPlaces()), summed(shape.countSummed()) {
    if (shape.images * shape.groups * places * shape.features * summed >=
        kMinParallel)
      this->pool = pool;
    listTaps();
  }

  /// Runs the parts, on threads if there are any.
  template <typename F> bool forAll(int64_t count, F &&part) {
    if (pool)
      return pool->parallelFor(count, part) == 0;
    for (int64_t number = 0; number < count; ++number)
      if (part(number) != 0)
        return false;
    return true;
  }

  /// Finds the positions of the window's elements, in order.
  void listTaps() {
    positions.resize(size_t(taps) * rank);
    inputOffsets.resize(size_t(taps));
    kernelOffsets.resize(size_t(taps));
    std::vector<int64_t> at(rank, 0);
    for (size_t tap = 0; tap < size_t(taps); ++tap) {
      for (size_t dim = 0; dim < rank; ++dim) {
        const ConvolutionShape::Dim &sizes = shape.dims[dim];
        positions[tap * rank + dim] = at[dim] * sizes.dilation;
        inputOffsets[tap] += at[dim] * sizes.dilation * sizes.inputStep;
        kernelOffsets[tap] += at[dim] * sizes.kernelStep;
      }
      for (size_t number = rank; number-- > 0;) {
        size_t dim = shape.windowOrder[number];
        if (++at[dim] < shape.dims[dim].taps)
          break;
        at[dim] = 0;
      }
    }
    runs = mergeRuns(inputOffsets, shape.inputFeature);
  }

  /// Returns the elements of a window, or of a feature's filter, in order:
  /// those that are beside each other as one.
  std::vector<ProductRun> mergeRuns(const std::vector<int64_t> &offsets,
                                    int64_t ofFeature) const {
    std::vector<ProductRun> merged;
    for (int64_t first = 0; first < shape.inputs; first += shape.together)
      for (int64_t ofTap : offsets)
        for (int64_t i = first; i < first + shape.together; ++i) {
          int64_t offset = ofTap + i * ofFeature;
          if (!merged.empty() &&
              merged.back().offset + merged.back().count == offset)
            ++merged.back().count;
          else
            merged.push_back({offset, 1});
        }
    return merged;
  }

  /// Calls a function with each input feature and the number, in the order of
  /// the sums, of its product with an element of the window.
  template <typename F> void forFeatures(int64_t tap, F &&function) const {
    for (int64_t first = 0; first < shape.inputs; first += shape.together)
      for (int64_t i = 0; i < shape.together; ++i)
        function(first + i, first * taps + tap * shape.together + i);
  }

  /// Sets the position of the first element of a place's window.
  void locate(int64_t place, int64_t *at) const {
    for (size_t dim = rank; dim-- > 0;) {
      const ConvolutionShape::Dim &sizes = shape.dims[dim];
      at[dim] = place % sizes.places * sizes.stride - sizes.low;
      place /= sizes.places;
    }
  }

  /// Returns the place in memory of the first element of a window that is
  /// inside of the input.
  int64_t offsetOf(const int64_t *at) const {
    int64_t offset = 0;
    for (size_t dim = 0; dim < rank; ++dim)
      offset += at[dim] * shape.dims[dim].inputStep;
    return offset;
  }

  bool isInside(const int64_t *at) const {
    for (size_t dim = 0; dim < rank; ++dim) {
      const ConvolutionShape::Dim &sizes = shape.dims[dim];
      if (sizes.gap != 1 || at[dim] < 0 ||
          at[dim] + (sizes.taps - 1) * sizes.dilation >= sizes.size)
        return false;
    }
    return true;
  }

  /// Finds the element along a dimension; false if there is none.
  static bool findElement(const ConvolutionShape::Dim &sizes, int64_t position,
                          int64_t &offset) {
    // Divisions take as long as copying the element.
    if (sizes.gap != 1) {
      if (position % sizes.gap != 0)
        return false;
      position /= sizes.gap;
    }
    if (position < 0 || position >= sizes.size)
      return false;
    offset += position * sizes.inputStep;
    return true;
  }

  /// Finds an element of a window along the first `dims` dimensions.
  bool findTap(const int64_t *at, int64_t tap, size_t dims,
               int64_t &offset) const {
    const int64_t *position = &positions[size_t(tap) * rank];
    for (size_t dim = 0; dim < dims; ++dim)
      if (!findElement(shape.dims[dim], at[dim] + position[dim], offset))
        return false;
    return true;
  }

  static void copyRuns(const T *from, const std::vector<ProductRun> &runs,
                       T *to) {
    for (const ProductRun &run : runs) {
      copyRun(from + run.offset, run.count, to);
      to += run.count;
    }
  }

  /// Gathers a window, its elements beside each other. `found` has space for
  /// the places of the window's elements.
  void gatherRow(const T *from, const int64_t *at, const T **found,
                 T *row) const {
    if (isInside(at)) {
      copyRuns(from + offsetOf(at), runs, row);
      return;
    }
    for (int64_t tap = 0; tap < taps; ++tap) {
      int64_t offset = 0;
      found[tap] = findTap(at, tap, rank, offset) ? from + offset : nullptr;
    }
    for (int64_t first = 0; first < shape.inputs; first += shape.together)
      for (int64_t tap = 0; tap < taps; ++tap, row += shape.together) {
        const T *elements = found[tap];
        if (!elements) {
          std::fill_n(row, shape.together, T(0));
          continue;
        }
        elements += first * shape.inputFeature;
        if (shape.inputFeature == 1)
          copyRun(elements, shape.together, row);
        else
          for (int64_t i = 0; i < shape.together; ++i)
            row[i] = elements[i * shape.inputFeature];
      }
  }

  /// Returns how many places from one on, whose window is inside, are in its
  /// line and have windows inside, too.
  int64_t countInside(int64_t place, const int64_t *at) const {
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    int64_t room =
        last.size - 1 - at[rank - 1] - (last.taps - 1) * last.dilation;
    return std::min(room / last.stride + 1, last.places - place % last.places);
  }

  /// Copies features of the filter as columns of which a row has `width`.
  void packFeatures(int64_t firstFeature, int64_t count, int64_t width,
                    T *panel) const {
    for (int64_t tap = 0; tap < taps; ++tap)
      forFeatures(tap, [&](int64_t feature, int64_t number) {
        const T *from = kernel + kernelOffsets[size_t(tap)] +
                        feature * shape.kernelInput +
                        firstFeature * shape.kernelFeature;
        T *row = panel + number * width;
        if (shape.kernelFeature == 1)
          copyRun(from, count, row);
        else
          for (int64_t column = 0; column < count; ++column)
            row[column] = from[column * shape.kernelFeature];
        std::fill(row + count, row + width, T(0));
      });
  }

  const T *inputOf(int64_t image, int64_t group) const {
    return input + image * shape.inputImage +
           group * shape.inputs * shape.inputFeature;
  }

  const ConvolutionShape &shape;
  const T *input, *kernel;
  T *result;
  size_t rank;
  int64_t taps, places, summed;
  ThreadPool *pool = nullptr;
  /// For each element of the window: its position in each dimension, and its
  /// places in memory.
  std::vector<int64_t> positions, inputOffsets, kernelOffsets;
  /// Consecutive elements of windows that are inside of the input.
  std::vector<ProductRun> runs;
};

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_CONVOLUTIONWINDOWS_H

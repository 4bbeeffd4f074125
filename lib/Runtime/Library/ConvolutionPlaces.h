//===- ConvolutionPlaces.h - Convolutions along places ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of filters, each a row, with windows, each a column: for results
// whose places are beside each other. In a padded copy of the input the windows
// of such places are beside each other as well, if the stride is 1: they are
// multiplied where they are, and what is computed at the end of a line, for
// windows that reach into the next one, is not wanted. Other windows are
// gathered in panels.
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_LIBRARY_CONVOLUTIONPLACES_H
#define TENON_LIB_RUNTIME_LIBRARY_CONVOLUTIONPLACES_H

#include "ConvolutionWindows.h"

namespace tenon {

/// The part of the products with padded copies of the input whose results are
/// wanted, at least: a ratio.
/// Bound: ratio; gathering windows takes about a quarter of the time.
constexpr int64_t kMinPartWanted = 3, kPartsOfPlane = 4;
/// Bytes of the padded copies that are made at once, and the most for an image.
/// Bound: bytes; memory beside the arrays of a program.
constexpr int64_t kCopyBytes = int64_t(1) << 22, kMaxCopy = int64_t(1) << 26;
/// Panels of padded copies that are multiplied with filters together.
/// Bound: panels; more would be fewer parts for threads.
constexpr int64_t kPlanePanels = 2;
/// Filters of a tile: a multiple of the rows of all routines.
/// Bound: rows; tiles of all routines are full.
constexpr int64_t kRows = 12;

template <typename T> class ConvolutionAlongPlaces : ConvolutionWindows<T> {
public:
  ConvolutionAlongPlaces(const ConvolutionShape &shape, const T *input,
                         const T *kernel, T *result, ThreadPool *pool)
      : ConvolutionWindows<T>(shape, input, kernel, result, pool) {}

  /// Places are columns: multiplies rows of the filter with panels of windows.
  bool run() {
    std::vector<ProductRun> parts = mergeRuns(kernelOffsets, shape.kernelInput);
    // Filters that are in order are read where they are.
    const T *filters = kernel;
    Memory<T> packed;
    if (parts.size() > 1 || shape.kernelFeature != summed) {
      packed = allocate<T>(shape.groups * shape.features * summed);
      filters = packed.get();
      if (!packed)
        return false;
      forAll(shape.groups * shape.features, [&](int64_t number) -> int32_t {
        copyRuns(kernel + number * shape.kernelFeature, parts,
                 packed.get() + number * summed);
        return 0;
      });
    }
    return isWorthPlanes() ? multiplyPlanes(filters) : multiplyColumns(filters);
  }

private:
  using ConvolutionWindows<T>::shape;
  using ConvolutionWindows<T>::kernel;
  using ConvolutionWindows<T>::result;
  using ConvolutionWindows<T>::rank;
  using ConvolutionWindows<T>::taps;
  using ConvolutionWindows<T>::places;
  using ConvolutionWindows<T>::summed;
  using ConvolutionWindows<T>::positions;
  using ConvolutionWindows<T>::kernelOffsets;
  using ConvolutionWindows<T>::forAll;
  using ConvolutionWindows<T>::mergeRuns;
  using ConvolutionWindows<T>::locate;
  using ConvolutionWindows<T>::findElement;
  using ConvolutionWindows<T>::findTap;
  using ConvolutionWindows<T>::copyRuns;
  using ConvolutionWindows<T>::inputOf;
  using ConvolutionWindows<T>::forFeatures;

  /// Gathers a line of places along the last dimension into columns that are
  /// beside each other.
  void gatherColumns(const T *from, const int64_t *at, int64_t count,
                     int64_t width, T *panel) const {
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    for (int64_t tap = 0; tap < taps; ++tap) {
      int64_t offset = 0;
      bool exists = findTap(at, tap, rank - 1, offset);
      int64_t position = at[rank - 1] + positions[size_t(tap + 1) * rank - 1];
      // The columns that are inside of an input without gaps.
      int64_t begin = 0, end = 0;
      if (exists && last.gap == 1) {
        begin = position < 0 ? (-position + last.stride - 1) / last.stride : 0;
        begin = std::min(begin, count);
        if (position < last.size)
          end = std::min((last.size - 1 - position) / last.stride + 1, count);
        end = std::max(begin, end);
      }
      forFeatures(tap, [&](int64_t feature, int64_t number) {
        T *row = panel + number * width;
        const T *line = from + offset + feature * shape.inputFeature;
        if (end - begin != count) {
          std::fill_n(row, begin, T(0));
          std::fill(row + end, row + count, T(0));
        }
        int64_t step = last.stride * last.inputStep;
        const T *element = line + position * last.inputStep;
        if (step == 1)
          copyRun(element + begin, end - begin, row + begin);
        else
          for (int64_t column = begin; column < end; ++column)
            row[column] = element[column * step];
        for (int64_t column = 0; exists && last.gap != 1 && column < count;
             ++column) {
          int64_t ofLine = 0;
          if (findElement(last, position + column * last.stride, ofLine))
            row[column] = line[ofLine];
        }
      });
    }
  }

  /// Multiplies filters, each a row, with panels of gathered windows.
  bool multiplyColumns(const T *filters) {
    int64_t width = columnsOfPanel<T>(), panels = (places + width - 1) / width;
    const ProductRun whole = {0, summed};
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    return forAll(shape.images * shape.groups * panels,
                  [&](int64_t number) -> int32_t {
                    int64_t first = number % panels * width,
                            count = std::min(width, places - first),
                            group = number / panels % shape.groups,
                            image = number / panels / shape.groups;
                    Memory<T> windows = allocate<T>(summed * width);
                    if (!windows)
                      return 1;
                    if (count < width)
                      std::fill_n(windows.get(), summed * width, T(0));
                    std::vector<int64_t> at(rank);
                    for (int64_t column = 0; column < count;) {
                      int64_t place = first + column,
                              line = std::min(last.places - place % last.places,
                                              count - column);
                      locate(place, at.data());
                      gatherColumns(inputOf(image, group), at.data(), line,
                                    width, windows.get() + column);
                      column += line;
                    }
                    int64_t feature = group * shape.features;
                    multiplyPanel({filters + feature * summed, windows.get(),
                                   result + image * shape.resultImage +
                                       feature * shape.resultFeature + first,
                                   shape.features, summed, count, summed, 1,
                                   width, 1, shape.resultFeature},
                                  &whole, 1);
                    return 0;
                  });
  }

  /// Returns the part of a padded dimension that is read.
  static int64_t extentOf(const ConvolutionShape::Dim &dim) {
    return dim.places + (dim.taps - 1) * dim.dilation;
  }

  /// Returns whether windows of places that are beside each other are so in a
  /// padded copy of the input, whose padding, too, is multiplied.
  bool isWorthPlanes() const {
    int64_t computed = 1, wanted = 1;
    for (size_t dim = 0; dim < rank; ++dim) {
      const ConvolutionShape::Dim &sizes = shape.dims[dim];
      if (sizes.stride != 1 || sizes.gap != 1 || sizes.taps == 0)
        return false;
      computed *= dim == 0 ? sizes.places : extentOf(sizes);
      wanted *= sizes.places;
    }
    int64_t ofImage = shape.groups * shape.inputs * computed /
                      shape.dims[0].places * extentOf(shape.dims[0]);
    return computed * kMinPartWanted <= wanted * kPartsOfPlane &&
           ofImage * int64_t(sizeof(T)) <= kMaxCopy;
  }

  /// Copies a feature of an image with its padding.
  void copyPlane(const T *from, T *to) const {
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    int64_t extent = extentOf(last), lines = 1;
    int64_t begin = std::clamp<int64_t>(last.low, 0, extent),
            end = std::clamp<int64_t>(last.low + last.size, begin, extent);
    for (size_t dim = 0; dim + 1 < rank; ++dim)
      lines *= extentOf(shape.dims[dim]);
    for (int64_t line = 0; line < lines; ++line, to += extent) {
      int64_t rest = line, offset = (begin - last.low) * last.inputStep;
      bool inside = true;
      for (size_t dim = rank - 1; dim-- > 0;) {
        const ConvolutionShape::Dim &sizes = shape.dims[dim];
        inside &=
            findElement(sizes, rest % extentOf(sizes) - sizes.low, offset);
        rest /= extentOf(sizes);
      }
      int64_t first = inside ? begin : extent, past = inside ? end : extent;
      std::fill(to, to + first, T(0));
      for (int64_t i = first; i < past; ++i)
        to[i] = from[offset + (i - first) * last.inputStep];
      std::fill(to + past, to + extent, T(0));
    }
  }

  /// Padded copies of the features of an input.
  struct Planes {
    /// Elements of a copy, and columns of which the first and the last window
    /// are.
    int64_t size = 1, columns = 1;
    /// Distances of places along each dimension.
    std::vector<int64_t> steps;
    /// Distances of a window's elements from its first one, in the order of
    /// sums.
    std::vector<int64_t> offsets;
  };

  Planes makePlanes() const {
    Planes planes;
    planes.steps.resize(rank);
    for (size_t dim = rank; dim-- > 0;) {
      planes.steps[dim] = planes.size;
      planes.columns += (shape.dims[dim].places - 1) * planes.size;
      planes.size *= extentOf(shape.dims[dim]);
    }
    std::vector<int64_t> ofTaps(static_cast<size_t>(taps));
    for (size_t tap = 0; tap < ofTaps.size(); ++tap)
      for (size_t dim = 0; dim < rank; ++dim)
        ofTaps[tap] += positions[tap * rank + dim] * planes.steps[dim];
    for (const ProductRun &run : mergeRuns(ofTaps, planes.size))
      for (int64_t i = 0; i < run.count; ++i)
        planes.offsets.push_back(run.offset + i);
    return planes;
  }

  /// Multiplies filters, each a row, with windows in padded copies of the
  /// input: those of the next place are one element on, also at the end of a
  /// line, where results are not wanted.
  bool multiplyPlanes(const T *filters) {
    Planes planes = makePlanes();
    int64_t width = columnsOfPanel<T>(), features = shape.groups * shape.inputs,
            ofImage = features * planes.size,
            together = std::clamp<int64_t>(
                kCopyBytes / (ofImage * int64_t(sizeof(T))), 1, shape.images);
    // The last panel may read more than the last window.
    Memory<T> copies = allocate<T>(together * ofImage + width);
    if (!copies)
      return false;
    std::fill_n(copies.get() + together * ofImage, width, T(0));
    for (int64_t first = 0; first < shape.images; first += together) {
      int64_t images = std::min(together, shape.images - first);
      forAll(images * features, [&](int64_t number) -> int32_t {
        copyPlane(inputOf(first + number / features, 0) +
                      number % features * shape.inputFeature,
                  copies.get() + number * planes.size);
        return 0;
      });
      if (!multiplyImages(filters, planes, copies.get(), images,
                          result + first * shape.resultImage))
        return false;
    }
    return true;
  }

  /// Multiplies filters with the windows of some images.
  bool multiplyImages(const T *filters, const Planes &planes, const T *copies,
                      int64_t images, T *to) {
    int64_t width = columnsOfPanel<T>(),
            panels = (planes.columns + width - 1) / width,
            parts = (panels + kPlanePanels - 1) / kPlanePanels;
    return forAll(
        images * shape.groups * parts, [&](int64_t number) -> int32_t {
          Memory<T> results =
              allocate<T>(kPlanePanels * shape.features * width);
          if (!results)
            return 1;
          int64_t block = number / parts,
                  feature = block % shape.groups * shape.features,
                  panel = number % parts * kPlanePanels,
                  end = std::min(panel + kPlanePanels, panels);
          const T *from = copies + block * shape.inputs * planes.size;
          // A tile of filters is multiplied with all panels before the next.
          for (int64_t row = 0; row < shape.features; row += kRows)
            for (int64_t i = panel; i < end; ++i)
              multiplyApart(
                  {filters + (feature + row) * summed, from + i * width,
                   results.get() + ((i - panel) * shape.features + row) * width,
                   std::min(kRows, shape.features - row), summed, width, summed,
                   1, 0, 1, width},
                  planes.offsets.data());
          for (int64_t i = panel; i < end; ++i)
            copyWanted(i * width, std::min((i + 1) * width, planes.columns),
                       planes.steps,
                       results.get() + (i - panel) * shape.features * width,
                       to + block / shape.groups * shape.resultImage +
                           feature * shape.resultFeature);
          return 0;
        });
  }

  /// Copies the results of a panel that are not in the padding.
  void copyWanted(int64_t first, int64_t end, const std::vector<int64_t> &steps,
                  const T *results, T *to) const {
    int64_t width = columnsOfPanel<T>();
    for (int64_t column = first; column < end;) {
      int64_t rest = column, place = 0;
      bool wanted = true;
      for (size_t dim = 0; dim < rank; ++dim) {
        int64_t at = rest / steps[dim], size = shape.dims[dim].places;
        rest -= at * steps[dim];
        wanted &= at < size;
        place = place * size + at;
        if (dim + 1 == rank)
          rest = at;
      }
      const ConvolutionShape::Dim &last = shape.dims[rank - 1];
      int64_t left = (wanted ? last.places : extentOf(last)) - rest,
              count = std::min(left, end - column);
      for (int64_t feature = 0; wanted && feature < shape.features; ++feature)
        copyRun(results + feature * width + column - first, count,
                to + feature * shape.resultFeature + place);
      column += count;
    }
  }
};

} // namespace tenon

#endif // TENON_LIB_RUNTIME_LIBRARY_CONVOLUTIONPLACES_H

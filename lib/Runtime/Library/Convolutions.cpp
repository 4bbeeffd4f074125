//===- Convolutions.cpp - Convolutions of any size ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Convolutions as products of matrices (Chellapilla et al., "High Performance
// Convolutional Neural Networks for Document Processing", 2006), whose summed
// dimension has the order of the sums. Where features are beside each other in
// the result, windows are rows and the filter is panels of columns: windows
// that are inside of the input are multiplied where they are, others are
// gathered. Depthwise convolutions read vectors of channels. Where places are
// beside each other, see ConvolutionPlaces.h.
//
// Invariants: a part of the result is computed by one thread, which gathers
// windows for it alone; sums do not depend on the parts.
//
//===----------------------------------------------------------------------===//

#include "Convolution.h"
#include "ConvolutionPlaces.h"
#include "ConvolutionWindows.h"

namespace tenon {

int64_t ConvolutionShape::countPlaces() const {
  int64_t count = 1;
  for (const Dim &dim : dims)
    count *= dim.places;
  return count;
}

int64_t ConvolutionShape::countTaps() const {
  int64_t count = 1;
  for (const Dim &dim : dims)
    count *= dim.taps;
  return count;
}

namespace {

/// Bytes of the windows that are multiplied with a panel before the next one,
/// and the fewest of these windows.
/// Bound: bytes, rows; a part of the smallest L2, and a panel that exceeds it
/// is read less often.
constexpr int64_t kWindowBytes = int64_t(1) << 17, kMinRowsOfBlock = 48;
/// Panels that are multiplied with the windows of a part.
/// Bound: panels; gathering windows takes less than multiplying them.
constexpr int64_t kPanels = 4;
/// Fewest windows that are read where they are: a tile of fewer rows waits for
/// its sums.
/// Bound: rows; half of the sums that additions in flight need.
constexpr int64_t kMinRows = 4;

template <typename T> class ConvolutionAlongFeatures : ConvolutionWindows<T> {
public:
  ConvolutionAlongFeatures(const ConvolutionShape &shape, const T *input,
                           const T *kernel, T *result, ThreadPool *pool)
      : ConvolutionWindows<T>(shape, input, kernel, result, pool) {}

  bool run() {
    return shape.inputs == 1 && shape.features == 1 && shape.groups > 1 &&
                   shape.inputFeature == 1
               ? convolveChannels()
               : convolveRows();
  }

private:
  using ConvolutionWindows<T>::shape;
  using ConvolutionWindows<T>::result;
  using ConvolutionWindows<T>::rank;
  using ConvolutionWindows<T>::taps;
  using ConvolutionWindows<T>::places;
  using ConvolutionWindows<T>::summed;
  using ConvolutionWindows<T>::inputOffsets;
  using ConvolutionWindows<T>::runs;
  using ConvolutionWindows<T>::forAll;
  using ConvolutionWindows<T>::locate;
  using ConvolutionWindows<T>::offsetOf;
  using ConvolutionWindows<T>::isInside;
  using ConvolutionWindows<T>::findTap;
  using ConvolutionWindows<T>::gatherRow;
  using ConvolutionWindows<T>::countInside;
  using ConvolutionWindows<T>::packFeatures;
  using ConvolutionWindows<T>::inputOf;

  /// Features are columns: multiplies rows of windows with panels of the
  /// filter.
  bool convolveRows() {
    int64_t width = columnsOfPanel<T>(),
            panels = (shape.features + width - 1) / width;
    int64_t rows = countRowsOfBlock(), blocks = (places + rows - 1) / rows,
            parts = (panels + kPanels - 1) / kPanels;
    // A panel that is used once is made where it is.
    Memory<T> packed;
    if (shape.images * blocks > 1) {
      packed = allocate<T>(shape.groups * panels * summed * width);
      if (!packed)
        return false;
      forAll(shape.groups * panels, [&](int64_t number) -> int32_t {
        packPanel(number / panels, number % panels * width,
                  packed.get() + number * summed * width);
        return 0;
      });
    }
    return forAll(
        shape.images * shape.groups * blocks * parts,
        [&](int64_t number) -> int32_t {
          int64_t part = number % parts, block = number / parts,
                  first = block % blocks * rows,
                  group = block / blocks % shape.groups,
                  image = block / blocks / shape.groups;
          Windows windows;
          if (!findWindows(first, std::min(rows, places - first),
                           inputOf(image, group), windows))
            return 1;
          Memory<T> memory;
          if (!packed && !(memory = allocate<T>(summed * width)))
            return 1;
          T *to = result + image * shape.resultImage + group * shape.features;
          for (int64_t panel = part * kPanels,
                       end = std::min(panel + kPanels, panels);
               panel < end; ++panel) {
            const T *columns = memory.get();
            if (packed)
              columns =
                  packed.get() + (group * panels + panel) * summed * width;
            else
              packPanel(group, panel * width, memory.get());
            multiplyWindows(windows, columns,
                            std::min(width, shape.features - panel * width),
                            to + panel * width);
          }
          return 0;
        });
  }

  /// Returns how many places are computed with a panel before the next one:
  /// whole lines, if these are not long.
  int64_t countRowsOfBlock() const {
    int64_t line = shape.dims[rank - 1].places,
            rows = std::max(kWindowBytes / (summed * int64_t(sizeof(T)) + 1),
                            kMinRowsOfBlock);
    return line > rows ? rows : (rows + line - 1) / line * line;
  }

  /// The windows of some places, rows of products.
  struct Windows {
    /// Windows of places beside each other that are inside of the input.
    struct Line {
      int64_t place, count;
      const T *first;
    };
    std::vector<Line> lines;
    /// Places whose windows are gathered, these, and memory for their results
    /// with a panel.
    std::vector<int64_t> places;
    Memory<T> gathered, results;
  };

  /// Finds the windows of places: where they are, if several beside each other
  /// are inside of the input; else they are gathered. Returns false without
  /// memory for these.
  bool findWindows(int64_t first, int64_t count, const T *from,
                   Windows &windows) const {
    std::vector<int64_t> at(rank);
    for (int64_t place = first, end = first + count; place < end;) {
      locate(place, at.data());
      int64_t line = isInside(at.data())
                         ? std::min(countInside(place, at.data()), end - place)
                         : 0;
      if (line >= kMinRows) {
        windows.lines.push_back({place, line, from + offsetOf(at.data())});
        place += line;
      } else {
        windows.places.push_back(place++);
      }
    }
    if (windows.places.empty())
      return true;
    auto gathered = static_cast<int64_t>(windows.places.size());
    windows.gathered = allocate<T>(gathered * summed);
    windows.results = allocate<T>(gathered * columnsOfPanel<T>());
    if (!windows.gathered || !windows.results)
      return false;
    std::vector<const T *> found(static_cast<size_t>(taps));
    T *row = windows.gathered.get();
    for (int64_t place : windows.places) {
      locate(place, at.data());
      gatherRow(from, at.data(), found.data(), row);
      row += summed;
    }
    return true;
  }

  /// Multiplies windows with a panel, whose features are columns.
  void multiplyWindows(const Windows &windows, const T *panel, int64_t columns,
                       T *to) const {
    int64_t width = columnsOfPanel<T>(),
            step = shape.dims[rank - 1].stride * shape.dims[rank - 1].inputStep;
    for (const typename Windows::Line &line : windows.lines)
      multiplyPanel({line.first, panel, to + line.place * shape.resultPlace,
                     line.count, summed, columns, step, 1, width, 1,
                     shape.resultPlace},
                    runs.data(), static_cast<int64_t>(runs.size()));
    if (windows.places.empty())
      return;
    const ProductRun whole = {0, summed};
    T *results = windows.results.get();
    multiplyPanel({windows.gathered.get(), panel, results,
                   static_cast<int64_t>(windows.places.size()), summed, columns,
                   summed, 1, width, 1, width},
                  &whole, 1);
    for (int64_t place : windows.places) {
      copyRun(results, columns, to + place * shape.resultPlace);
      results += width;
    }
  }

  /// Copies features of a group, from one on, as the columns of a panel.
  void packPanel(int64_t group, int64_t first, T *panel) const {
    int64_t width = columnsOfPanel<T>();
    packFeatures(group * shape.features + first,
                 std::min(width, shape.features - first), width, panel);
  }

  /// Each channel has its own filter: multiplies vectors of channels, line by
  /// line. Windows that leave the input are gathered.
  bool convolveChannels() {
    Memory<T> weights = allocate<T>(taps * shape.groups);
    if (!weights)
      return false;
    packFeatures(0, shape.groups, shape.groups, weights.get());
    std::vector<int64_t> gathered(static_cast<size_t>(taps));
    for (size_t tap = 0; tap < gathered.size(); ++tap)
      gathered[tap] = static_cast<int64_t>(tap) * shape.groups;
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    int64_t lines = places / last.places;
    return forAll(shape.images * lines, [&](int64_t number) -> int32_t {
      int64_t first = number % lines * last.places;
      const T *from = inputOf(number / lines, 0);
      T *to = result + number / lines * shape.resultImage +
              first * shape.resultPlace;
      std::vector<int64_t> at(rank);
      Memory<T> window;
      for (int64_t place = 0; place < last.places;) {
        locate(first + place, at.data());
        ChannelProducts<T> products = {nullptr,
                                       nullptr,
                                       weights.get(),
                                       to + place * shape.resultPlace,
                                       1,
                                       taps,
                                       shape.groups,
                                       last.stride * last.inputStep,
                                       shape.resultPlace};
        if (isInside(at.data())) {
          products.input = from + offsetOf(at.data());
          products.offsets = inputOffsets.data();
          products.places = countInside(first + place, at.data());
        } else {
          if (!window && !(window = allocate<T>(taps * shape.groups)))
            return 1;
          for (int64_t tap = 0; tap < taps; ++tap) {
            int64_t offset = 0;
            T *channels = window.get() + tap * shape.groups;
            if (findTap(at.data(), tap, rank, offset))
              copyRun(from + offset, shape.groups, channels);
            else
              std::fill_n(channels, shape.groups, T(0));
          }
          products.input = window.get();
          products.offsets = gathered.data();
        }
        multiplyChannels(products);
        place += products.places;
      }
      return 0;
    });
  }
};

template <typename T>
bool convolveAll(const ConvolutionShape &shape, const T *input, const T *kernel,
                 T *result, ThreadPool *pool) {
  if (shape.resultFeature == 1)
    return ConvolutionAlongFeatures<T>(shape, input, kernel, result, pool)
        .run();
  return ConvolutionAlongPlaces<T>(shape, input, kernel, result, pool).run();
}

} // namespace

bool convolve(const ConvolutionShape &shape, const float *input,
              const float *kernel, float *result, ThreadPool *pool) {
  return convolveAll(shape, input, kernel, result, pool);
}

bool convolve(const ConvolutionShape &shape, const double *input,
              const double *kernel, double *result, ThreadPool *pool) {
  return convolveAll(shape, input, kernel, result, pool);
}

} // namespace tenon

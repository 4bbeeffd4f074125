//===- Windows.cpp - Reductions of windows of any size --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reduces windows line by line. The elements of windows that are inside of the
// input along the last dimension are at the same distances for a whole line; of
// other windows, those inside are listed. Invariant: each result is combined by
// one thread, in the order of the window.
//
//===----------------------------------------------------------------------===//

#include "Windows.h"
#include "ConvolutionWindows.h"
#include "Runtime/CpuFeatures.h"
#include "WindowRoutines.h"

namespace tenon {
namespace {

/// Minimum number of elements that threads combine.
/// Bound: elements; waking threads takes longer than fewer of these.
constexpr int64_t kMinParallelWindows = int64_t(1) << 17;
/// Most parts that threads share.
/// Bound: parts; threads of a machine.
constexpr int64_t kMaxWindowParts = 64;

/// Returns the routine of this CPU.
template <typename T> const WindowRoutine<T> &routineOf();

/// Lanes of two make the vectors of any CPU.
template <typename T>
constexpr WindowRoutine<T> kPlain = WindowRoutines<T, 16>::routine();

#if defined(__x86_64__)
template <> const WindowRoutine<float> &routineOf() {
  static const auto *const routine = chooseForCpu<const WindowRoutine<float> *>(
      {{kAvx512Features, &windowsAvx512F32}, {"avx2", &windowsAvx2F32}},
      &kPlain<float>);
  return *routine;
}
template <> const WindowRoutine<double> &routineOf() {
  static const auto *const routine =
      chooseForCpu<const WindowRoutine<double> *>(
          {{kAvx512Features, &windowsAvx512F64}, {"avx2", &windowsAvx2F64}},
          &kPlain<double>);
  return *routine;
}
#else
template <typename T> const WindowRoutine<T> &routineOf() { return kPlain<T>; }
#endif

template <typename T> class WindowReduction : ConvolutionWindows<T> {
public:
  WindowReduction(const ConvolutionShape &shape, WindowKind kind,
                  WindowRepeats repeats, const T *input, T *result,
                  ThreadPool *pool)
      : ConvolutionWindows<T>(shape, input, /*kernel=*/nullptr, result, pool),
        repeats(repeats), combine(routineOf<T>().combine[size_t(kind)]) {
    if (places * taps * shape.groups * repeats.count >= kMinParallelWindows)
      this->pool = pool;
  }

  void run() {
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    int64_t lines = places / last.places,
            parts = std::min(lines, kMaxWindowParts);
    forAll(parts, [&](int64_t number) -> int32_t {
      Line line(rank, size_t(taps));
      for (int64_t at = lines * number / parts,
                   end = lines * (number + 1) / parts;
           at < end; ++at)
        for (int64_t repeat = 0; repeat < repeats.count; ++repeat)
          reduceLine(at * last.places, repeat, line);
      return 0;
    });
  }

private:
  using ConvolutionWindows<T>::shape;
  using ConvolutionWindows<T>::input;
  using ConvolutionWindows<T>::result;
  using ConvolutionWindows<T>::rank;
  using ConvolutionWindows<T>::taps;
  using ConvolutionWindows<T>::places;
  using ConvolutionWindows<T>::positions;
  using ConvolutionWindows<T>::inputOffsets;
  using ConvolutionWindows<T>::forAll;
  using ConvolutionWindows<T>::locate;
  using ConvolutionWindows<T>::offsetOf;
  using ConvolutionWindows<T>::isInside;
  using ConvolutionWindows<T>::findTap;
  using ConvolutionWindows<T>::countInside;

  /// The elements of a line's windows that are inside of the input along all
  /// dimensions but the last one, with their places in memory behind `input`.
  struct Line {
    Line(size_t rank, size_t taps) : at(rank), listed(taps), found(taps) {}

    std::vector<int64_t> at, listed;
    const T *input;
    const int64_t *offsets;
    int64_t count;
    /// Memory for the elements of one window.
    std::vector<int64_t> found;
  };

  void findLine(int64_t first, Line &line) const {
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    locate(first, line.at.data());
    // Windows without borders share one list of distances.
    line.at[rank - 1] = 0;
    if (isInside(line.at.data())) {
      line.input = input + offsetOf(line.at.data());
      line.offsets = inputOffsets.data();
      line.count = taps;
      return;
    }
    line.input = input;
    line.offsets = line.listed.data();
    line.count = 0;
    for (int64_t tap = 0; tap < taps; ++tap) {
      int64_t offset = 0;
      if (findTap(line.at.data(), tap, rank - 1, offset))
        line.listed[size_t(line.count++)] =
            offset + positions[size_t(tap + 1) * rank - 1] * last.inputStep;
    }
  }

  void reduceLine(int64_t first, int64_t repeat, Line &line) const {
    findLine(first, line);
    const T *origin = input + repeat * repeats.step;
    line.input += repeat * repeats.step;
    bool isContinued = repeat != 0;
    const ConvolutionShape::Dim &last = shape.dims[rank - 1];
    int64_t channels = shape.groups, step = last.stride * last.inputStep,
            length = (last.taps - 1) * last.dilation;
    int64_t &start = line.at[rank - 1];
    for (int64_t place = 0; place < last.places;) {
      start = place * last.stride - last.low;
      T *to = result + (first + place) * channels;
      if (last.gap != 1 || start < 0 || start + length >= last.size) {
        int64_t count = 0;
        for (int64_t tap = 0; tap < taps; ++tap) {
          int64_t &offset = line.found[size_t(count)];
          offset = 0;
          count += findTap(line.at.data(), tap, rank, offset);
        }
        combine(
            {origin, 1, line.found.data(), count, to, channels, isContinued});
        ++place;
        continue;
      }
      int64_t inside = countInside(first + place, line.at.data());
      const T *from = line.input + start * last.inputStep;
      // Channels of neighbouring windows may be one run, and windows of a
      // single channel are.
      if (channels == 1 || step == channels)
        combine({from, channels == 1 ? step : 1, line.offsets, line.count, to,
                 inside * channels, isContinued});
      else
        for (int64_t i = 0; i < inside; ++i)
          combine({from + i * step, 1, line.offsets, line.count,
                   to + i * channels, channels, isContinued});
      place += inside;
    }
  }

  WindowRepeats repeats;
  void (*combine)(const WindowRun<T> &run);
};

/// Returns the routine with vectors of so many bytes, which this CPU has.
template <typename T>
const WindowRoutine<T> &routineOfWidth([[maybe_unused]] int64_t bytes) {
#if defined(__x86_64__)
  if constexpr (sizeof(T) == sizeof(float))
    return bytes == 64 ? windowsAvx512F32 : windowsAvx2F32;
  else
    return bytes == 64 ? windowsAvx512F64 : windowsAvx2F64;
#else
  return kPlain<T>;
#endif
}

template <typename T> class RowReduction {
public:
  RowReduction(const RowSums &sums, const T *input, T *blocks, T *result)
      : sums(sums), addRow(routineOfWidth<T>(sums.vectorBytes).addRow),
        input(input), blocks(blocks), result(result) {}

  void run(ThreadPool *pool) {
    int64_t count = sums.countBlocks(), whole = count * sums.block;
    if (count > 0)
      forParts(sums.rows * count, sums.block, pool, [&](int64_t number) {
        blocks[number] = addRow(input + number / count * sums.length +
                                    number % count * sums.block,
                                sums.block) +
                         T(0);
      });
    forParts(sums.rows, count > 0 ? count : sums.length, pool,
             [&](int64_t row) {
               T sum = addRest(input + row * sums.length + whole,
                               sums.length - whole, count > 0, T(0));
               result[row] = addBlocks(blocks + row * count, count, sum);
             });
  }

private:
  /// Calls a function with numbers, on threads if these are many; each takes
  /// the time of so many additions.
  template <typename F>
  static void forParts(int64_t count, int64_t each, ThreadPool *pool, F &&run) {
    bool isLarge = count * each >= kMinParallelWindows;
    int64_t parts = pool && isLarge ? std::min(count, kMaxWindowParts) : 1;
    auto runPart = [&](int64_t part) -> int32_t {
      for (int64_t number = count * part / parts,
                   end = count * (part + 1) / parts;
           number < end; ++number)
        run(number);
      return 0;
    };
    if (parts > 1)
      pool->parallelFor(parts, runPart);
    else
      runPart(0);
  }

  /// Adds the elements behind the blocks of a row, or those of a short row.
  T addRest(const T *rest, int64_t count, bool hasBlocks, T sum) const {
    if (!hasBlocks || count >= sums.minRest)
      return count == 0 ? sum : sum + addRow(rest, count);
    for (int64_t number = 0; number < count; ++number)
      sum += rest[number];
    return sum;
  }

  /// Adds the sums of blocks, which are overwritten.
  T addBlocks(T *given, int64_t count, T sum) const {
    if (sums.together > 0) {
      for (int64_t first = 0; first < count; first += sums.together) {
        T some = T(0);
        for (int64_t number = first,
                     end = std::min(first + sums.together, count);
             number < end; ++number)
          some += given[number];
        sum += some;
      }
      return sum;
    }
    while (count >= sums.minLong) {
      int64_t more = count / sums.block, whole = more * sums.block;
      sum = addRest(given + whole, count - whole, /*hasBlocks=*/true, sum);
      for (int64_t number = 0; number < more; ++number)
        given[number] = addRow(given + number * sums.block, sums.block) + T(0);
      count = more;
    }
    if (count >= sums.minMany)
      return sum + addRow(given, count);
    for (int64_t number = 0; number < count; ++number)
      sum += given[number];
    return sum;
  }

  const RowSums &sums;
  T (*addRow)(const T *row, int64_t count);
  const T *input;
  T *blocks, *result;
};

} // namespace

void reduceWindows(const ConvolutionShape &shape, WindowKind kind,
                   const float *input, float *result, ThreadPool *pool,
                   WindowRepeats repeats) {
  WindowReduction<float>(shape, kind, repeats, input, result, pool).run();
}

void reduceWindows(const ConvolutionShape &shape, WindowKind kind,
                   const double *input, double *result, ThreadPool *pool,
                   WindowRepeats repeats) {
  WindowReduction<double>(shape, kind, repeats, input, result, pool).run();
}

void sumRows(const RowSums &sums, const float *input, float *blocks,
             float *result, ThreadPool *pool) {
  RowReduction<float>(sums, input, blocks, result).run(pool);
}

void sumRows(const RowSums &sums, const double *input, double *blocks,
             double *result, ThreadPool *pool) {
  RowReduction<double>(sums, input, blocks, result).run(pool);
}

} // namespace tenon

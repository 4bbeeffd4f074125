//===- Products.cpp - Products of matrices of any size --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductRoutines.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/ThreadPool.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <new>

namespace tenon {
namespace {

/// Minimum number of products that threads share.
/// Bound: products; waking threads takes longer than fewer of these.
constexpr int64_t kMinParallel = int64_t(1) << 19;
/// Number of panels for which rows are not divided, and rows of a part else.
/// Bound: parts; threads of a machine.
constexpr int64_t kManyPanels = 64, kRowsOfPart = 128;
/// Columns of a part without a routine.
/// Bound: columns; a part is long enough for a thread.
constexpr int64_t kColumnsOfPart = 64;

struct FreeAligned {
  void operator()(void *memory) const {
    ::operator delete(memory, std::align_val_t(64));
  }
};

/// Multiplies row by row, without memory.
template <typename T>
#if defined(__x86_64__)
// Callers have found that the CPU has the instruction.
__attribute__((target("fma")))
#endif
void multiplyRows(const MatrixProduct<T> &product, const ProductRun *runs,
                  int64_t numRuns) {
  for (int64_t row = 0; row < product.rows; ++row) {
    T *result = product.result + row * product.resultRow;
    for (int64_t column = 0; column < product.columns; ++column)
      result[column] = T(0);
    const T *numbers = product.rhs;
    for (int64_t number = 0; number < numRuns; ++number) {
      const T *lhs = product.lhs + row * product.lhsRow + runs[number].offset;
      for (int64_t k = 0; k < runs[number].count;
           ++k, numbers += product.rhsSummed)
        for (int64_t column = 0; column < product.columns; ++column)
          result[column] =
              std::fma(lhs[k * product.lhsSummed],
                       numbers[column * product.rhsColumn], result[column]);
    }
  }
}

/// Multiplies row by row in the order of AMX.
template <typename T>
#if defined(__x86_64__)
__attribute__((target("fma")))
#endif
void multiplyRowsOfHalves(const MatrixProduct<T> &product) {
  for (int64_t row = 0; row < product.rows; ++row)
    for (int64_t column = 0; column < product.columns; ++column) {
      const T *lhs = product.lhs + row * product.lhsRow,
              *rhs = product.rhs + column * product.rhsColumn;
      T sum = T(0);
      for (int64_t first = 0; first < product.summed;
           first += kHalvesTogether) {
        T halves[2] = {T(0), T(0)};
        int64_t end = std::min(first + kHalvesTogether, product.summed);
        for (int64_t k = first; k < end; ++k)
          halves[k % 2] = std::fma(lhs[k * product.lhsSummed],
                                   rhs[k * product.rhsSummed], halves[k % 2]);
        sum += halves[0] + halves[1];
      }
      product.result[row * product.resultRow + column] = sum;
    }
}

/// Multiplies row by row with rows that are apart.
template <typename T>
#if defined(__x86_64__)
__attribute__((target("fma")))
#endif
void multiplyRowsApart(const MatrixProduct<T> &product,
                       const int64_t *offsets) {
  for (int64_t row = 0; row < product.rows; ++row) {
    T *result = product.result + row * product.resultRow;
    for (int64_t column = 0; column < product.columns; ++column)
      result[column] = T(0);
    for (int64_t k = 0; k < product.summed; ++k) {
      T factor = product.lhs[row * product.lhsRow + k * product.lhsSummed];
      const T *numbers = product.rhs + offsets[k];
      for (int64_t column = 0; column < product.columns; ++column)
        result[column] = std::fma(factor, numbers[column], result[column]);
    }
  }
}

/// Adds products channel by channel.
template <typename T>
#if defined(__x86_64__)
__attribute__((target("fma")))
#endif
void addChannels(const ChannelProducts<T> &products) {
  for (int64_t place = 0; place < products.places; ++place)
    for (int64_t channel = 0; channel < products.channels; ++channel) {
      T sum = T(0);
      for (int64_t tap = 0; tap < products.taps; ++tap)
        sum =
            std::fma(products.input[place * products.inputPlace +
                                    products.offsets[tap] + channel],
                     products.weights[tap * products.channels + channel], sum);
      products.result[place * products.resultPlace + channel] = sum;
    }
}

/// Multiplies with the columns of a panel.
template <typename T>
void multiplyColumns(const ProductRoutine<T> *routine,
                     const MatrixProduct<T> &product) {
  const ProductRun whole = {0, product.summed};
  auto multiplyAlone = [&] {
    if (product.addsHalvesApart)
      multiplyRowsOfHalves(product);
    else
      multiplyRows(product, &whole, 1);
  };
  if (!routine)
    return multiplyAlone();
  size_t bytes = size_t(routine->columns) * size_t(product.summed) * sizeof(T);
  std::unique_ptr<T, FreeAligned> panel(static_cast<T *>(
      ::operator new(bytes, std::align_val_t(64), std::nothrow)));
  if (!panel)
    return multiplyAlone();
  routine->multiply(product, panel.get());
}

template <typename T>
void multiplyWith(const ProductRoutine<T> *routine,
                  const MatrixProduct<T> &product, ThreadPool *pool) {
  int64_t width = routine ? routine->columns : kColumnsOfPart,
          panels = (product.columns + width - 1) / width,
          blocks = (product.rows + kRowsOfPart - 1) / kRowsOfPart;
  // Each part makes its panel.
  if (!pool || panels >= kManyPanels)
    blocks = 1;
  int64_t height = (product.rows + blocks - 1) / blocks;
  auto multiplyPart = [&](int64_t number) -> int32_t {
    int64_t row = number % blocks * height, column = number / blocks * width;
    multiplyColumns(
        routine, product.part(row, std::min(height, product.rows - row), column,
                              std::min(width, product.columns - column)));
    return 0;
  };
  if (pool && product.rows * product.summed * product.columns >= kMinParallel)
    pool->parallelFor(panels * blocks, multiplyPart);
  else
    for (int64_t number = 0; number < panels * blocks; ++number)
      multiplyPart(number);
}

/// Returns the routine of this CPU, or null.
template <typename T> const ProductRoutine<T> *routineOf();

#if defined(__x86_64__)
template <> const ProductRoutine<float> *routineOf() {
  static const auto *const routine =
      chooseForCpu<const ProductRoutine<float> *>(
          {{kAvx512Features, &productAvx512F32}, {"avx2 fma", &productAvx2F32}},
          nullptr);
  return routine;
}

template <> const ProductRoutine<double> *routineOf() {
  static const auto *const routine =
      chooseForCpu<const ProductRoutine<double> *>(
          {{kAvx512Features, &productAvx512F64}, {"avx2 fma", &productAvx2F64}},
          nullptr);
  return routine;
}
#else
template <> const ProductRoutine<float> *routineOf() { return nullptr; }
template <> const ProductRoutine<double> *routineOf() { return nullptr; }
#endif

template <typename T>
void multiplyPanelOf(const MatrixProduct<T> &product, const ProductRun *runs,
                     int64_t numRuns) {
  if (const ProductRoutine<T> *routine = routineOf<T>())
    routine->multiplyPanel(product, runs, numRuns);
  else
    multiplyRows(product, runs, numRuns);
}

template <typename T>
void multiplyApartOf(const MatrixProduct<T> &product, const int64_t *offsets) {
  if (const ProductRoutine<T> *routine = routineOf<T>())
    routine->multiplyApart(product, offsets);
  else
    multiplyRowsApart(product, offsets);
}

template <typename T>
void multiplyChannelsOf(const ChannelProducts<T> &products) {
  if (const ProductRoutine<T> *routine = routineOf<T>())
    routine->multiplyChannels(products);
  else
    addChannels(products);
}

} // namespace

void multiply(const MatrixProduct<float> &product, ThreadPool *pool) {
  multiplyWith(routineOf<float>(), product, pool);
}

void multiply(const MatrixProduct<double> &product, ThreadPool *pool) {
  multiplyWith(routineOf<double>(), product, pool);
}

template <typename T> int64_t columnsOfPanel() {
  const ProductRoutine<T> *routine = routineOf<T>();
  return routine ? routine->columns : kColumnsOfPart;
}

template int64_t columnsOfPanel<float>();
template int64_t columnsOfPanel<double>();

void multiplyPanel(const MatrixProduct<float> &product, const ProductRun *runs,
                   int64_t numRuns) {
  multiplyPanelOf(product, runs, numRuns);
}

void multiplyPanel(const MatrixProduct<double> &product, const ProductRun *runs,
                   int64_t numRuns) {
  multiplyPanelOf(product, runs, numRuns);
}

void multiplyApart(const MatrixProduct<float> &product,
                   const int64_t *offsets) {
  multiplyApartOf(product, offsets);
}

void multiplyApart(const MatrixProduct<double> &product,
                   const int64_t *offsets) {
  multiplyApartOf(product, offsets);
}

void multiplyChannels(const ChannelProducts<float> &products) {
  multiplyChannelsOf(products);
}

void multiplyChannels(const ChannelProducts<double> &products) {
  multiplyChannelsOf(products);
}

} // namespace tenon

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
void multiplyRows(const MatrixProduct<T> &product) {
  for (int64_t row = 0; row < product.rows; ++row) {
    T *result = product.result + row * product.resultRow;
    for (int64_t column = 0; column < product.columns; ++column)
      result[column] = T(0);
    for (int64_t k = 0; k < product.summed; ++k) {
      T factor = product.lhs[row * product.lhsRow + k * product.lhsSummed];
      const T *numbers = product.rhs + k * product.rhsSummed;
      for (int64_t column = 0; column < product.columns; ++column)
        result[column] = std::fma(factor, numbers[column * product.rhsColumn],
                                  result[column]);
    }
  }
}

/// Multiplies with the columns of a panel.
template <typename T>
void multiplyPanel(const ProductRoutine<T> *routine,
                   const MatrixProduct<T> &product) {
  if (!routine)
    return multiplyRows(product);
  size_t bytes = size_t(routine->columns) * size_t(product.summed) * sizeof(T);
  std::unique_ptr<T, FreeAligned> panel(static_cast<T *>(
      ::operator new(bytes, std::align_val_t(64), std::nothrow)));
  if (!panel)
    return multiplyRows(product);
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
    multiplyPanel(
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
template <typename T>
const ProductRoutine<T> *find(const ProductRoutine<T> &avx512,
                              const ProductRoutine<T> &avx2) {
  if (missingFeatures("avx512f avx512dq avx512vl").empty())
    return &avx512;
  if (missingFeatures("avx2 fma").empty())
    return &avx2;
  return nullptr;
}

} // namespace

#if defined(__x86_64__)
void multiply(const MatrixProduct<float> &product, ThreadPool *pool) {
  static const ProductRoutine<float> *const routine =
      find(productAvx512F32, productAvx2F32);
  multiplyWith(routine, product, pool);
}

void multiply(const MatrixProduct<double> &product, ThreadPool *pool) {
  static const ProductRoutine<double> *const routine =
      find(productAvx512F64, productAvx2F64);
  multiplyWith(routine, product, pool);
}
#else
void multiply(const MatrixProduct<float> &product, ThreadPool *pool) {
  multiplyWith<float>(nullptr, product, pool);
}

void multiply(const MatrixProduct<double> &product, ThreadPool *pool) {
  multiplyWith<double>(nullptr, product, pool);
}
#endif

} // namespace tenon

//===- Products.cpp - Products of matrices of any size --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductRoutines.h"
#include "Runtime/CpuFeatures.h"

#include <cmath>
#include <memory>
#include <new>

namespace tenon {
namespace {

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
  const T *lhs = product.lhs;
  T *result = product.result;
  for (int64_t row = 0; row < product.rows; ++row) {
    for (int64_t column = 0; column < product.columns; ++column)
      result[column] = T(0);
    for (int64_t k = 0; k < product.summed; ++k) {
      T factor = *lhs++;
      const T *numbers = product.rhs + k * product.columns;
      for (int64_t column = 0; column < product.columns; ++column)
        result[column] = std::fma(factor, numbers[column], result[column]);
    }
    result += product.columns;
  }
}

template <typename T>
void multiplyWith(const ProductRoutine<T> *routine,
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
void multiply(const MatrixProduct<float> &product) {
  static const ProductRoutine<float> *const routine =
      find(productAvx512F32, productAvx2F32);
  multiplyWith(routine, product);
}

void multiply(const MatrixProduct<double> &product) {
  static const ProductRoutine<double> *const routine =
      find(productAvx512F64, productAvx2F64);
  multiplyWith(routine, product);
}
#else
void multiply(const MatrixProduct<float> &product) { multiplyRows(product); }

void multiply(const MatrixProduct<double> &product) { multiplyRows(product); }
#endif

} // namespace tenon

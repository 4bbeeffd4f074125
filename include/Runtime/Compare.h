//===- Compare.h - Compares arrays with a tolerance -------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_RUNTIME_COMPARE_H
#define TENON_RUNTIME_COMPARE_H

#include "Runtime/Buffer.h"
#include "Runtime/Status.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tenon {

/// Tolerance of a floating-point element: |got - want| <= atol + rtol * |want|,
/// or at most `ulp` values of its type between both.
struct Tolerance {
  double atol = 0;
  double rtol = 0;
  int64_t ulp = 0;
};

/// The result of a comparison.
struct Comparison {
  int64_t total = 0;     ///< elements compared
  int64_t differing = 0; ///< of them outside of the tolerance
  /// The differing element with the largest |got - want|, where a NaN or
  /// infinity on one side counts most; the first of several. Empty if no
  /// elements differ.
  int64_t worstIndex = -1;            ///< in row-major order
  std::vector<int64_t> worstPosition; ///< by dimension
  double worstError = 0;              ///< |got - want|
  std::string worstGot, worstWant;    ///< both values, as text
  /// Largest |got - want| of accepted elements: the part of the tolerance that
  /// was used.
  double largestAccepted = 0;

  bool equal() const { return differing == 0; }
  /// Returns "all 12 elements agree", "..., within 1.19e-07", or "3 of 12
  /// elements differ; worst at [1, 2]: got 1.5, want 1 (off by 0.5)".
  std::string message() const;
};

/// Compares `got` with `want`. A floating-point element is accepted if both are
/// equal (either zero), both are NaN, or both are finite and within the
/// tolerance; a complex one if both parts are; integers and booleans must be
/// equal. Arrays of different type or shape, and a negative or NaN tolerance,
/// are an error.
Result<Comparison> compareArrays(const ArrayView &got, const ArrayView &want,
                                 const Tolerance &tolerance = {});

/// Returns the number of values of the float type `type` from a to b: 0 for
/// equal values (and for the two zeros), 1 for neighbors. Neither may be NaN.
uint64_t ulpDistance(ten_type type, const void *a, const void *b);

} // namespace tenon

#endif // TENON_RUNTIME_COMPARE_H

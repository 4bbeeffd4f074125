//===- Compare.cpp - Compares arrays with a tolerance ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares arrays element by element with absolute, relative and ULP
// tolerances. Reports the worst element and the largest accepted error.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Compare.h"

#include "Runtime/Print.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

using namespace tenon;

uint64_t tenon::ulpDistance(ten_type type, const void *a, const void *b) {
  if (type == TEN_F8E8M0FNU) { // Without a sign.
    int64_t distance = int64_t(loadBits(type, a)) - int64_t(loadBits(type, b));
    return static_cast<uint64_t>(std::abs(distance));
  }
  // Sign-magnitude: magnitudes count up from zero on either side.
  uint64_t sign = uint64_t(1) << (bitWidth(type) - 1);
  uint64_t left = loadBits(type, a), right = loadBits(type, b);
  uint64_t leftSize = left & (sign - 1), rightSize = right & (sign - 1);
  if ((left & sign) != (right & sign))
    return leftSize + rightSize;
  return leftSize > rightSize ? leftSize - rightSize : rightSize - leftSize;
}

namespace {
/// Returns whether an element is accepted; if not, sets `error` to the
/// difference.
bool passes(ten_type type, const void *gotElement, const void *wantElement,
            double got, double want, const Tolerance &tolerance,
            double &error) {
  error = 0;
  if (got == want || (std::isnan(got) && std::isnan(want)))
    return true;
  if (!std::isfinite(got) || !std::isfinite(want)) {
    error = std::numeric_limits<double>::infinity();
    return false;
  }
  error = std::fabs(got - want);
  if (error <= tolerance.atol + tolerance.rtol * std::fabs(want))
    return true;
  return tolerance.ulp > 0 && ulpDistance(type, gotElement, wantElement) <=
                                  static_cast<uint64_t>(tolerance.ulp);
}

/// Calls visit(i, error) for each element that is not accepted, and raises
/// `accepted` to the largest error of the accepted ones. Load reads an element
/// as double.
template <typename Load, typename Visit>
void compareFloats(const ArrayView &got, const ArrayView &want, ten_type part,
                   int64_t count, const Tolerance &tolerance, double &accepted,
                   Load load, Visit visit) {
  int64_t size = storageSize(part);
  const char *g = static_cast<const char *>(got.data);
  const char *w = static_cast<const char *>(want.data);
  for (int64_t i = 0; i < count; ++i, g += size, w += size) {
    double error;
    if (!passes(part, g, w, load(g), load(w), tolerance, error))
      visit(i, error);
    else if (error > accepted)
      accepted = error;
  }
}
} // namespace

static double integerDistance(ten_type type, const void *got,
                              const void *want) {
  if (isUnsignedInt(type)) {
    uint64_t a = loadUInt64(type, got), b = loadUInt64(type, want);
    return static_cast<double>(a > b ? a - b : b - a);
  }
  int64_t a = loadInt64(type, got), b = loadInt64(type, want);
  uint64_t distance =
      a > b ? uint64_t(a) - uint64_t(b) : uint64_t(b) - uint64_t(a);
  return static_cast<double>(distance);
}

Result<Comparison> tenon::compareArrays(const ArrayView &got,
                                        const ArrayView &want,
                                        const Tolerance &tolerance) {
  if (!(tolerance.atol >= 0) || !(tolerance.rtol >= 0) || tolerance.ulp < 0)
    return badInput("expects tolerances of at least 0");
  bool sameShape = got.type == want.type && got.rank == want.rank;
  for (int64_t i = 0; sameShape && i < got.rank; ++i)
    sameShape = got.dims[i] == want.dims[i];
  if (!sameShape)
    return Status(TEN_MISMATCH, concat("expects ", want.typeString(), ", got ",
                                       got.typeString()));
  Comparison result;
  result.total = want.numElements();
  ten_type type = want.type, part = partType(type);
  int64_t parts = isComplex(type) ? 2 : 1;
  int64_t lastDiffering = -1;
  auto visit = [&](int64_t partIndex, double error) {
    int64_t index = partIndex / parts;
    // If both parts of a complex number differ, it still counts once.
    result.differing += index != lastDiffering;
    lastDiffering = index;
    if (result.worstIndex < 0 || error > result.worstError) {
      result.worstIndex = index;
      result.worstError = error;
    }
  };
  int64_t count = result.total * parts;
  if (part == TEN_F32) {
    auto load = [](const char *element) {
      float value;
      std::memcpy(&value, element, sizeof(value));
      return static_cast<double>(value);
    };
    compareFloats(got, want, part, count, tolerance, result.largestAccepted,
                  load, visit);
  } else if (part == TEN_F64) {
    auto load = [](const char *element) {
      double value;
      std::memcpy(&value, element, sizeof(value));
      return value;
    };
    compareFloats(got, want, part, count, tolerance, result.largestAccepted,
                  load, visit);
  } else if (isFloat(part)) {
    auto load = [part](const char *element) {
      return loadDouble(part, element);
    };
    compareFloats(got, want, part, count, tolerance, result.largestAccepted,
                  load, visit);
  } else {
    // Most elements are equal: compares values only if bytes differ.
    int64_t size = storageSize(type);
    for (int64_t i = 0; i < count; ++i) {
      const void *g = got.element(i), *w = want.element(i);
      if (std::memcmp(g, w, static_cast<size_t>(size)) == 0)
        continue;
      if (loadUInt64(type, g) != loadUInt64(type, w))
        visit(i, integerDistance(type, g, w));
    }
  }
  if (result.worstIndex >= 0) {
    result.worstPosition.resize(static_cast<size_t>(want.rank));
    int64_t rest = result.worstIndex;
    for (int64_t i = want.rank - 1; i >= 0; --i) {
      result.worstPosition[static_cast<size_t>(i)] = rest % want.dims[i];
      rest /= want.dims[i];
    }
    result.worstGot = formatElement(type, got.element(result.worstIndex));
    result.worstWant = formatElement(type, want.element(result.worstIndex));
  }
  return result;
}

std::string Comparison::message() const {
  char error[32];
  std::snprintf(error, sizeof(error), "%.6g",
                equal() ? largestAccepted : worstError);
  if (equal())
    return concat("all ", total, total == 1 ? " element" : " elements",
                  " agree", largestAccepted > 0 ? ", within " : "",
                  largestAccepted > 0 ? error : "");
  std::string position;
  for (size_t i = 0; i < worstPosition.size(); ++i)
    position += concat(i ? ", " : "", worstPosition[i]);
  return concat(differing, " of ", total,
                total == 1 ? " element differs" : " elements differ",
                "; worst at [", position, "]: got ", worstGot, ", want ",
                worstWant, " (off by ", error, ")");
}

//===- Factors.cpp - Selects LU and QR by the CPU -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FactorRoutines.h"

#include "Runtime/CpuFeatures.h"

#include <complex>

namespace tenon {
namespace {

template <typename R> struct NumberOf<std::complex<R>> {
  using Real = R;
  static R real(std::complex<R> x) { return x.real(); }
  static R imag(std::complex<R> x) { return x.imag(); }
  static std::complex<R> make(R re, R im) { return {re, im}; }
};

enum class Unit { Plain, Avx2, Avx512 };

Unit unit() {
  static const Unit found = chooseForCpu<Unit>(
      {{kAvx512Features, Unit::Avx512}, {"avx2 fma", Unit::Avx2}}, Unit::Plain);
  return found;
}

} // namespace

template <> const Factors<float> &factors() {
  static const Factors<float> plain = FactorRoutines<float, 16>::all();
#if defined(__x86_64__)
  if (unit() == Unit::Avx512)
    return factorsAvx512F32;
  if (unit() == Unit::Avx2)
    return factorsAvx2F32;
#endif
  return plain;
}

template <> const Factors<double> &factors() {
  static const Factors<double> plain = FactorRoutines<double, 16>::all();
#if defined(__x86_64__)
  if (unit() == Unit::Avx512)
    return factorsAvx512F64;
  if (unit() == Unit::Avx2)
    return factorsAvx2F64;
#endif
  return plain;
}

template <> const Factors<std::complex<float>> &factors() {
  static const Factors<std::complex<float>> plain =
      FactorRoutines<std::complex<float>, 0>::all();
  return plain;
}

template <> const Factors<std::complex<double>> &factors() {
  static const Factors<std::complex<double>> plain =
      FactorRoutines<std::complex<double>, 0>::all();
  return plain;
}

} // namespace tenon

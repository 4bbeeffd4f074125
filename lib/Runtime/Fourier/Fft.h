//===- Fft.h - Tables and routines of Fourier transforms --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_RUNTIME_FOURIER_FFT_H
#define TENON_LIB_RUNTIME_FOURIER_FFT_H

#include "Runtime/Library.h"

#include <cstdint>
#include <string>

namespace tenon {

class ThreadPool;

/// Largest prime factor with a butterfly, of about two multiplications for each
/// of its elements and results; longer ones take Bluestein's algorithm.
/// Tuned: elements; docs/developer/rationale/algorithms.md "A Fourier transform
/// is a routine of the runtime".
constexpr int64_t kMaxRadix = 31;
/// Most lanes and bytes of a vector of any CPU.
/// Fact: lanes, bytes; AVX-512 with f32.
constexpr int64_t kMaxFftLanes = 16, kMaxFftVectorBytes = 64;

/// Rows or columns of f32 that are converted to double together.
constexpr int64_t kConvertedForFft = kMaxFftVectorBytes / 8;

/// Arrays of tables and scratch memory are aligned to vectors.
constexpr int64_t alignForFft(int64_t bytes) {
  return (bytes + kMaxFftVectorBytes - 1) / kMaxFftVectorBytes *
         kMaxFftVectorBytes;
}

/// The rounds of a mixed-radix transform.
struct FftRounds {
  /// More factors would exceed 64 bits.
  static constexpr int32_t kMaxFactors = 48;

  int64_t length; ///< the product of the factors
  int64_t roots;  ///< offset of the `length`-th roots of unity
  int32_t count;
  int32_t factors[kMaxFactors];
};

/// The beginning of a table. Offsets are in bytes from the table; what they are
/// of is complex numbers, each real part before the imaginary part.
struct FftTable {
  int32_t kind;      ///< enum ten_rt_fft_kind
  int32_t partBytes; ///< of the arrays
  int64_t n;         ///< of the arrays: of the real numbers of real kinds
  int64_t length; ///< of the complex transform: n / 2 for real ones of even n
  int64_t convolved; ///< length of Bluestein's convolution; 0 without one
  /// The Stockham transform, of `convolved` or of `length`; or the transforms
  /// of the columns and rows of a matrix of so many elements (four-step
  /// transform), if `ofRows` has a length above 1.
  FftRounds ofColumns, ofRows;
  /// Offset of two arrays of parts: the roots of unity between the transforms
  /// of columns and of rows, in row-major order.
  int64_t twists;
  int64_t chirp;    ///< offset: Bluestein's chirp, `length` numbers
  int64_t spectrum; ///< offset: the transform of the chirp, `convolved` numbers
  int64_t split; ///< offset: two arrays of n / 2 + 1 parts: halves of the roots
                 ///< of order n, for a real signal of even n
  int64_t bytes; ///< of the whole table
  int64_t scratchBytes; ///< of the memory for each thread

  int64_t core() const { return convolved ? convolved : length; }
  bool isMatrix() const { return ofRows.length > 1; }
  bool isReal() const { return kind == TEN_RT_RFFT || kind == TEN_RT_IRFFT; }
  bool isInverse() const { return kind == TEN_RT_IFFT || kind == TEN_RT_IRFFT; }
  /// Returns the number of parts in a row of the operand, or of the result.
  int64_t inputParts() const {
    return kind == TEN_RT_RFFT    ? n
           : kind == TEN_RT_IRFFT ? 2 * (n / 2 + 1)
                                  : 2 * n;
  }
  int64_t outputParts() const {
    return kind == TEN_RT_IRFFT  ? n
           : kind == TEN_RT_RFFT ? 2 * (n / 2 + 1)
                                 : 2 * n;
  }
  template <typename T> const T *at(int64_t offset) const {
    return reinterpret_cast<const T *>(reinterpret_cast<const char *>(this) +
                                       offset);
  }
};

/// Makes the table of transforms of length `n` >= 1, for numbers of `partBytes`
/// (4 or 8) a part: of rows, or of columns, which are complex. A copy of the
/// bytes is a table where it is aligned to 8.
std::string makeFftTable(int32_t kind, int64_t n, int32_t partBytes,
                         bool isRow);
/// Returns the table in such bytes.
inline const FftTable &fftTableIn(const std::string &bytes) {
  return *reinterpret_cast<const FftTable *>(bytes.data());
}

/// Transforms for one CPU, of arrays of the type of the table's numbers.
template <typename T> struct FftRoutine {
  /// Transforms rows that follow each other.
  void (*rows)(const FftTable &table, const T *in, T *out, int64_t count,
               void *scratch);
  /// Transforms columns beside each other of an array with rows of `stride`
  /// complex numbers. `in` may be `out`.
  void (*columns)(const FftTable &table, const T *in, T *out, int64_t count,
                  int64_t stride, void *scratch);
};

/// With vectors that any CPU has, and with those of some.
extern const FftRoutine<float> fftPlainF32, fftAvx2F32, fftAvx512F32;
extern const FftRoutine<double> fftPlainF64, fftAvx2F64, fftAvx512F64;

/// Transforms the rows of an array with the threads of a pool, if it is not
/// null. Returns false if there is not enough memory.
bool transformRows(const FftTable &table, const void *in, void *out,
                   int64_t rows, ThreadPool *pool);
/// Transforms the columns of matrices that follow each other; `in` may be
/// `out`.
bool transformColumns(const FftTable &table, const void *in, void *out,
                      int64_t matrices, int64_t columns, ThreadPool *pool);

} // namespace tenon

#endif // TENON_LIB_RUNTIME_FOURIER_FFT_H

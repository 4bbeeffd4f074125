//===- FftTest.cpp - Discrete Fourier transforms, against NumPy's ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../lib/Runtime/Fourier/Fft.h"
#include "Runtime/CpuFeatures.h"
#include "Runtime/Library.h"

#include "Runtime/Npz.h"
#include "TestSupport.h"

#include <cmath>
#include <complex>
#include <memory>

using namespace tenon;
using namespace tenon::test;

namespace {
struct FreeMemory {
  void operator()(void *memory) const { freeMemory(memory); }
};
using Memory = std::unique_ptr<void, FreeMemory>;

/// Transforms of one kind and length.
template <typename T> class Fourier {
public:
  Fourier(int32_t kind, int64_t n, bool isRow)
      : table(makeFftTable(kind, n, sizeof(T), isRow)),
        scratch(allocateMemory(header().scratchBytes)) {}
  void rows(const void *in, void *out, int64_t rows) {
    ten_rt_fft_rows(table.data(), in, out, rows, scratch.get());
  }
  void columns(const void *in, void *out, int64_t columns, int64_t stride) {
    ten_rt_fft_columns(table.data(), in, out, columns, stride, scratch.get());
  }
  const FftTable &header() const { return fftTableIn(table); }

  std::string table;
  Memory scratch;
};

template <typename T>
void fourier(int32_t kind, int64_t n, const void *in, void *out, int64_t rows) {
  Fourier<T>(kind, n, /*isRow=*/true).rows(in, out, rows);
}

/// The input of make_data.py.
template <typename T> std::vector<std::complex<T>> input(int64_t n) {
  std::vector<std::complex<T>> x;
  for (int64_t k = 0; k < n; ++k)
    x.emplace_back(T((k * 37 + 11) % 64 - 32) / 32,
                   T((k * 53 + 5) % 128 - 64) / 64);
  return x;
}

/// The root mean square of the difference, relative to the expected numbers'.
template <typename T>
double error(const std::vector<T> &got, const Buffer &want) {
  double difference = 0, size = 0;
  EXPECT_EQ(static_cast<int64_t>(got.size()), want.numElements());
  for (size_t i = 0; i < got.size(); ++i) {
    std::complex<double> expected = loadComplex(want.type(), want.element(i));
    difference += std::norm(std::complex<double>(got[i]) - expected);
    size += std::norm(expected);
  }
  return size ? std::sqrt(difference / size) : std::sqrt(difference);
}

template <typename T> void check(double bound) {
  Result<NpzFile> file = NpzFile::open(dataPath("fft.npz"));
  ASSERT_OK(file);
  for (size_t i = 0; i < file->size(); ++i) {
    if (file->name(i).compare(0, 3, "fft") != 0)
      continue;
    int64_t n = std::atoll(file->name(i).c_str() + 3), bins = n / 2 + 1;
    auto x = input<T>(n);
    std::vector<std::complex<T>> full(n), half(bins), back(n);
    fourier<T>(TEN_RT_FFT, n, x.data(), full.data(), 1);
    EXPECT_LT(error(full, *file->read(concat("fft", n))), bound) << n;
    fourier<T>(TEN_RT_IFFT, n, full.data(), back.data(), 1);
    for (int64_t k = 0; k < n; ++k)
      EXPECT_LT(std::abs(back[k] - x[k]), 8 * bound) << n;

    // Two rows of real numbers, the second turned around.
    std::vector<T> real(2 * n);
    for (int64_t k = 0; k < n; ++k)
      real[k] = real[2 * n - 1 - k] = x[k].real();
    std::vector<std::complex<T>> rows(2 * bins);
    fourier<T>(TEN_RT_RFFT, n, real.data(), rows.data(), 2);
    half.assign(rows.begin(), rows.begin() + bins);
    EXPECT_LT(error(half, *file->read(concat("rfft", n))), bound) << n;
    std::vector<T> again(2 * n);
    fourier<T>(TEN_RT_IRFFT, n, rows.data(), again.data(), 2);
    for (int64_t k = 0; k < 2 * n; ++k)
      EXPECT_LT(std::abs(again[k] - real[k]), 8 * bound) << n;

    // Imaginary parts that do not belong there are ignored.
    auto bent = input<T>(bins);
    std::vector<T> out(n);
    fourier<T>(TEN_RT_IRFFT, n, bent.data(), out.data(), 1);
    EXPECT_LT(error(out, *file->read(concat("irfft", n))), bound) << n;
  }
}

TEST(Fft, Double) { check<double>(6e-16); }
TEST(Fft, Float) { check<float>(2e-7); }

TEST(Fft, RepeatsItsBits) {
  for (int64_t n : {1000, 1021}) {
    auto x = input<float>(n);
    std::vector<std::complex<float>> a(n), b(n);
    fourier<float>(TEN_RT_FFT, n, x.data(), a.data(), 1);
    fourier<float>(TEN_RT_FFT, n, x.data(), b.data(), 1);
    EXPECT_EQ(a, b);
  }
}

TEST(Fft, LongAndPrime) {
  // A pure wave has a single line, whatever the length.
  for (int64_t n : {65536, 65537, 50000}) {
    std::vector<std::complex<double>> x(n), y(n);
    for (int64_t k = 0; k < n; ++k)
      x[k] = std::polar(1.0, 2 * M_PI * double(k * 5 % n) / double(n));
    fourier<double>(TEN_RT_FFT, n, x.data(), y.data(), 1);
    for (int64_t k = 0; k < n; ++k)
      EXPECT_LT(std::abs(y[k] - (k == 5 ? double(n) : 0.0)), 1e-9) << n;
  }
}

/// Columns of an array have the numbers of rows, within rounding, and those of
/// others stay as they are.
template <typename T> void checkColumns(double bound) {
  for (int64_t n : {1, 2, 7, 8, 12, 37, 100, 128, 262, 512})
    for (int64_t width : {1, 3, 16, 19, 40})
      for (int32_t kind : {TEN_RT_FFT, TEN_RT_IFFT}) {
        auto x = input<T>(n * width);
        std::vector<std::complex<T>> row(n), want(n), made(x), inPlace(x);
        Fourier<T> columns(kind, n, /*isRow=*/false);
        int64_t first = width / 4, count = width - first;
        columns.columns(&x[first], &made[first], count, width);
        columns.columns(&inPlace[first], &inPlace[first], count, width);
        EXPECT_EQ(made, inPlace) << n << " " << width;
        for (int64_t column = 0; column < width; ++column) {
          double size = 0, difference = 0;
          for (int64_t k = 0; k < n; ++k)
            row[k] = x[k * width + column];
          want = row;
          if (column >= first)
            fourier<T>(kind, n, row.data(), want.data(), 1);
          for (int64_t k = 0; k < n; ++k) {
            size += std::norm(want[k]);
            difference += std::norm(want[k] - made[k * width + column]);
          }
          EXPECT_LE(difference, bound * bound * size) << n << " " << width;
        }
      }
}

TEST(Fft, DoubleColumns) { checkColumns<double>(2e-15); }
TEST(Fft, FloatColumns) { checkColumns<float>(1e-6); }

/// The routines of CPUs that fuse products with sums have the same bits, for
/// any number of rows.
template <typename T>
void checkCpus(const FftRoutine<T> &plain, const FftRoutine<T> &avx2,
               const FftRoutine<T> &avx512, double bound) {
  bool hasAvx2 = missingFeatures("avx2 fma").empty(),
       hasAvx512 = missingFeatures("avx512f avx512dq avx512vl fma").empty();
  const int64_t rows = 19;
  for (int32_t kind : {TEN_RT_FFT, TEN_RT_IFFT, TEN_RT_RFFT, TEN_RT_IRFFT})
    for (int64_t n : {1, 6, 31, 32, 45, 64, 500, 512, 1000, 1024, 2047}) {
      Fourier<T> fourier(kind, n, /*isRow=*/true);
      const FftTable &table = fourier.header();
      // Large prime factors of f32 are transformed in double.
      if (table.convolved && sizeof(T) == sizeof(float))
        continue;
      auto x = input<T>(rows * table.inputParts() / 2 + 1);
      auto *in = reinterpret_cast<const T *>(x.data());
      auto run = [&](const FftRoutine<T> &routine, int64_t count) {
        std::vector<T> out(count * table.outputParts());
        routine.rows(table, in, out.data(), count, fourier.scratch.get());
        return out;
      };
      std::vector<T> want = run(plain, rows);
      double size = 0, difference = 0;
      for (const FftRoutine<T> *routine :
           {&plain, hasAvx2 ? &avx2 : nullptr, hasAvx512 ? &avx512 : nullptr}) {
        if (!routine)
          continue;
        std::vector<T> got = run(*routine, rows), one = run(*routine, 1);
        EXPECT_TRUE(std::equal(one.begin(), one.end(), got.begin()))
            << kind << " " << n;
        for (size_t i = 0; i < want.size(); ++i) {
          size += std::norm(want[i]);
          difference += std::norm(want[i] - got[i]);
        }
      }
      EXPECT_LE(difference, bound * bound * size) << kind << " " << n;
      if (hasAvx2 && hasAvx512)
        EXPECT_EQ(run(avx2, rows), run(avx512, rows)) << kind << " " << n;
    }
}

TEST(Fft, FloatOfAllCpus) {
#if defined(__x86_64__)
  checkCpus(fftPlainF32, fftAvx2F32, fftAvx512F32, 1e-6);
#endif
}
TEST(Fft, DoubleOfAllCpus) {
#if defined(__x86_64__)
  checkCpus(fftPlainF64, fftAvx2F64, fftAvx512F64, 2e-15);
#endif
}
} // namespace

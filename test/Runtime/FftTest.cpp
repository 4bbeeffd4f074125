//===- FftTest.cpp - Discrete Fourier transforms, against NumPy's ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

template <typename T>
void fourier(int32_t kind, int64_t n, const void *in, void *out, int64_t rows) {
  Memory table(allocateMemory(ten_rt_fft_table_bytes(kind, n, sizeof(T))));
  Memory scratch(allocateMemory(ten_rt_fft_scratch_bytes(kind, n, sizeof(T))));
  ten_rt_fft_prepare(kind, n, sizeof(T), table.get());
  ten_rt_fft_run(table.get(), in, out, rows, scratch.get());
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
} // namespace

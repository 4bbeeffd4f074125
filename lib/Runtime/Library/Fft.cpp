//===- Fft.cpp - FFT of any length ----------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Discrete Fourier transforms of any length. Lengths with small prime factors
// use Stockham's self-sorting mixed-radix algorithm; others use Bluestein's, a
// convolution by transforms of a length with small factors. A real signal of
// even length is transformed as a complex one of half the length. The routines
// of Library.h; called by compiled code.
//
//===----------------------------------------------------------------------===//

#include "Runtime/Library.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace {

template <typename T> struct Complex {
  T re, im;
  Complex operator+(Complex b) const { return {re + b.re, im + b.im}; }
  Complex operator-(Complex b) const { return {re - b.re, im - b.im}; }
  Complex operator*(Complex b) const {
    return {re * b.re - im * b.im, re * b.im + im * b.re};
  }
  Complex operator*(T b) const { return {re * b, im * b}; }
  Complex conj() const { return {re, -im}; }
  /// Multiplies by -i.
  Complex turned() const { return {im, -re}; }
};

/// Returns exp(-2 pi i k / n), 0 <= k < n. The angle is reduced to an octant in
/// integers, so that large k lose no precision.
template <typename T> Complex<T> rootOfUnity(int64_t k, int64_t n) {
  int64_t eighths = 8 * k; // k / n in units of 1 / (8 n)
  int64_t octant = eighths / n;
  // The distance to the nearest axis.
  int64_t rest = octant & 1 ? (octant + 1) * n - eighths : eighths - octant * n;
  double angle = 0.25 * M_PI * (static_cast<double>(rest) / double(n));
  double c = std::cos(angle), s = std::sin(angle);
  double x, y;
  switch (octant) {
  case 0:
    x = c, y = s;
    break;
  case 1:
    x = s, y = c;
    break;
  case 2:
    x = -s, y = c;
    break;
  case 3:
    x = -c, y = s;
    break;
  case 4:
    x = -c, y = -s;
    break;
  case 5:
    x = -s, y = -c;
    break;
  case 6:
    x = s, y = -c;
    break;
  default:
    x = c, y = -s;
    break;
  }
  return {static_cast<T>(x), static_cast<T>(-y)};
}

/// Largest prime factor with a direct butterfly, of p operations per element.
constexpr int64_t largestRadix = 31;
constexpr int maxFactors = 64;

/// Computes the radices of n, fours first; returns their number, or -1 if a
/// prime factor exceeds largestRadix.
int factorize(int64_t n, int32_t *factors) {
  int count = 0;
  while (n % 4 == 0) {
    factors[count++] = 4;
    n /= 4;
  }
  for (int32_t p = 2; p <= largestRadix && n > 1; ++p)
    while (n % p == 0) {
      factors[count++] = p;
      n /= p;
    }
  return n == 1 ? count : -1;
}

/// Returns the smallest number of the form 2^a 3^b 5^c that is at least n.
int64_t smoothLength(int64_t n) {
  int64_t best = 1;
  while (best < n)
    best *= 2;
  for (int64_t five = 1; five < best; five *= 5)
    for (int64_t three = five; three < best; three *= 3) {
      int64_t length = three;
      while (length < n)
        length *= 2;
      best = std::min(best, length);
    }
  return best;
}

constexpr int64_t align64(int64_t bytes) { return (bytes + 63) / 64 * 64; }

/// The beginning of a table. All offsets are in bytes from the table.
struct Header {
  int32_t kind;
  int32_t partBytes;
  int64_t n;          ///< of the rows
  int64_t length;     ///< of the complex transform
  int64_t convolved;  ///< length of Bluestein's convolution; 0 without
  int64_t roots;      ///< offset: powers of the root for `core`
  int64_t chirp;      ///< offset: Bluestein's chirp, `length` numbers
  int64_t spectrum;   ///< offset: the transform of the chirp, `convolved`
  int64_t split;      ///< offset: roots of order n for a real signal
  int64_t bytes;      ///< of the whole table
  int32_t numFactors; ///< of the Stockham length
  int32_t factors[maxFactors];

  /// Returns the length of Stockham's algorithm.
  int64_t core() const { return convolved ? convolved : length; }
};

bool isReal(int32_t kind) {
  return kind == TEN_RT_RFFT || kind == TEN_RT_IRFFT;
}

/// Bluestein's convolution is always computed in double: it loses accuracy that
/// f32 cannot spare.
int64_t corePartBytes(const Header &header) {
  return header.convolved ? 8 : header.partBytes;
}

Header layOut(int32_t kind, int64_t n, int32_t partBytes) {
  Header header;
  std::memset(&header, 0, sizeof(header));
  header.kind = kind;
  header.partBytes = partBytes;
  header.n = n;
  bool halved = isReal(kind) && n % 2 == 0;
  header.length = halved ? n / 2 : n;
  header.numFactors = factorize(header.length, header.factors);
  if (header.numFactors < 0) {
    header.convolved = smoothLength(2 * header.length - 1);
    header.numFactors = factorize(header.convolved, header.factors);
  }
  int64_t next = align64(sizeof(Header)), item = 2 * corePartBytes(header);
  auto place = [&](int64_t bytes) {
    return std::exchange(next, next + align64(bytes));
  };
  header.roots = place(header.core() * item);
  if (header.convolved) {
    header.chirp = place(header.length * item);
    header.spectrum = place(header.convolved * item);
  }
  if (halved)
    header.split = place((n / 2 + 1) * 2 * partBytes);
  header.bytes = next;
  return header;
}

template <typename T>
const Complex<T> *tableAt(const Header &header, int64_t offset) {
  return reinterpret_cast<const Complex<T> *>(
      reinterpret_cast<const char *>(&header) + offset);
}
template <typename T> Complex<T> *tableAt(Header &header, int64_t offset) {
  return reinterpret_cast<Complex<T> *>(reinterpret_cast<char *>(&header) +
                                        offset);
}

//===----------------------------------------------------------------------===//
// Stockham's algorithm
//===----------------------------------------------------------------------===//

/// A pass of radix p: for m = n / (p * stride) butterflies k and all q below
/// stride, y[q + s (p k + j)] = w^(j k s) sum_r x[q + s (k + m r)] v^(j r),
/// with w the n-th and v the p-th root of unity.
template <typename T>
void pass2(int64_t n, int64_t s, const Complex<T> *roots, const Complex<T> *x,
           Complex<T> *y) {
  int64_t m = n / (2 * s);
  for (int64_t k = 0; k < m; ++k) {
    Complex<T> w = roots[k * s];
    const Complex<T> *a = x + s * k, *b = a + s * m;
    Complex<T> *out = y + 2 * s * k;
    for (int64_t q = 0; q < s; ++q) {
      Complex<T> u = a[q], v = b[q];
      out[q] = u + v;
      out[q + s] = (u - v) * w;
    }
  }
}

template <typename T>
void pass3(int64_t n, int64_t s, const Complex<T> *roots, const Complex<T> *x,
           Complex<T> *y) {
  const T half = T(0.5), sine = T(0.86602540378443864676);
  int64_t m = n / (3 * s);
  for (int64_t k = 0; k < m; ++k) {
    Complex<T> w1 = roots[k * s], w2 = roots[2 * k * s];
    const Complex<T> *a = x + s * k, *b = a + s * m, *c = b + s * m;
    Complex<T> *out = y + 3 * s * k;
    for (int64_t q = 0; q < s; ++q) {
      Complex<T> sum = b[q] + c[q], turn = (b[q] - c[q]).turned() * sine;
      Complex<T> middle = a[q] - sum * half;
      out[q] = a[q] + sum;
      out[q + s] = (middle + turn) * w1;
      out[q + 2 * s] = (middle - turn) * w2;
    }
  }
}

template <typename T>
void pass4(int64_t n, int64_t s, const Complex<T> *roots, const Complex<T> *x,
           Complex<T> *y) {
  int64_t m = n / (4 * s);
  for (int64_t k = 0; k < m; ++k) {
    Complex<T> w1 = roots[k * s], w2 = roots[2 * k * s], w3 = roots[3 * k * s];
    const Complex<T> *a = x + s * k, *b = a + s * m, *c = b + s * m,
                     *d = c + s * m;
    Complex<T> *out = y + 4 * s * k;
    for (int64_t q = 0; q < s; ++q) {
      Complex<T> evenSum = a[q] + c[q], evenDifference = a[q] - c[q];
      Complex<T> oddSum = b[q] + d[q], turn = (b[q] - d[q]).turned();
      out[q] = evenSum + oddSum;
      out[q + s] = (evenDifference + turn) * w1;
      out[q + 2 * s] = (evenSum - oddSum) * w2;
      out[q + 3 * s] = (evenDifference - turn) * w3;
    }
  }
}

template <typename T>
void passOdd(int64_t n, int64_t s, int32_t p, const Complex<T> *roots,
             const Complex<T> *x, Complex<T> *y) {
  int64_t m = n / (p * s);
  int32_t half = (p - 1) / 2;
  // Elements r and p - r have conjugate roots: their sum and difference share
  // the cosine and the sine.
  Complex<T> sums[largestRadix / 2], differences[largestRadix / 2];
  for (int64_t k = 0; k < m; ++k) {
    const Complex<T> *in = x + s * k;
    Complex<T> *out = y + p * s * k;
    for (int64_t q = 0; q < s; ++q) {
      Complex<T> first = in[q], total = first;
      for (int32_t r = 1; r <= half; ++r) {
        Complex<T> a = in[q + s * m * r], b = in[q + s * m * (p - r)];
        sums[r - 1] = a + b;
        differences[r - 1] = a - b;
        total = total + sums[r - 1];
      }
      out[q] = total;
      for (int32_t j = 1; j <= half; ++j) {
        Complex<T> even = first, odd = {0, 0};
        for (int32_t r = 1; r <= half; ++r) {
          // n is a multiple of p, so the p-th roots are among the n-th.
          Complex<T> v = roots[n / p * (j * r % p)];
          even = even + sums[r - 1] * v.re;
          odd = odd + differences[r - 1] * v.im;
        }
        Complex<T> turn = {-odd.im, odd.re};
        out[q + s * j] = (even + turn) * roots[j * k * s];
        out[q + s * (p - j)] = (even - turn) * roots[(p - j) * k * s];
      }
    }
  }
}

/// Transforms `data` of header.core() elements, with `spare` of the same
/// length; returns the array with the result.
template <typename T>
Complex<T> *transform(const Header &header, Complex<T> *data,
                      Complex<T> *spare) {
  const Complex<T> *roots = tableAt<T>(header, header.roots);
  int64_t n = header.core(), stride = 1;
  for (int32_t i = 0; i < header.numFactors; ++i) {
    int32_t p = header.factors[i];
    if (p == 4)
      pass4(n, stride, roots, data, spare);
    else if (p == 2)
      pass2(n, stride, roots, data, spare);
    else if (p == 3)
      pass3(n, stride, roots, data, spare);
    else
      passOdd(n, stride, p, roots, data, spare);
    stride *= p;
    std::swap(data, spare);
  }
  return data;
}

//===----------------------------------------------------------------------===//
// Any length
//===----------------------------------------------------------------------===//

/// Bluestein's algorithm: with the chirp c[k] = exp(-pi i k^2 / n), j k = (j^2
/// + k^2 - (j - k)^2) / 2 turns the transform into a convolution with conj(c).
template <typename T>
void transformByConvolution(const Header &header, Complex<T> *data,
                            Complex<double> *work) {
  const auto *chirp = tableAt<double>(header, header.chirp);
  const auto *spectrum = tableAt<double>(header, header.spectrum);
  int64_t n = header.length, m = header.convolved;
  Complex<double> *spare = work + m;
  for (int64_t i = 0; i < n; ++i)
    work[i] = Complex<double>{data[i].re, data[i].im} * chirp[i];
  std::fill(work + n, work + m, Complex<double>{0, 0});
  Complex<double> *result = transform(header, work, spare);
  // The inverse transform is the conjugate of the transform of the conjugate.
  for (int64_t i = 0; i < m; ++i)
    result[i] = (result[i] * spectrum[i]).conj();
  result = transform(header, result, result == work ? spare : work);
  for (int64_t i = 0; i < n; ++i) {
    Complex<double> value = result[i].conj() * chirp[i];
    data[i] = {static_cast<T>(value.re), static_cast<T>(value.im)};
  }
}

/// Transforms `data`, header.length elements, in place or in `scratch`; returns
/// the array with the result.
template <typename T>
Complex<T> *forward(const Header &header, Complex<T> *data, void *scratch) {
  if (header.convolved) {
    transformByConvolution(header, data,
                           static_cast<Complex<double> *>(scratch));
    return data;
  }
  return transform(header, data, static_cast<Complex<T> *>(scratch));
}

template <typename T> void prepare(Header &header) {
  int64_t n = header.length, core = header.core();
  if (header.convolved) {
    auto *roots = tableAt<double>(header, header.roots);
    auto *chirp = tableAt<double>(header, header.chirp);
    auto *spectrum = tableAt<double>(header, header.spectrum);
    for (int64_t k = 0; k < core; ++k)
      roots[k] = rootOfUnity<double>(k, core);
    int64_t square = 0; // k^2 modulo 2 n
    for (int64_t k = 0; k < n; ++k) {
      chirp[k] = rootOfUnity<double>(square, 2 * n);
      square = (square + 2 * k + 1) % (2 * n);
    }
    // The chirp is convolved over differences from -(n - 1) to n - 1;
    // ten_rt_fft_prepare then transforms it.
    std::fill(spectrum, spectrum + core, Complex<double>{0, 0});
    double scale = 1.0 / static_cast<double>(core);
    for (int64_t k = 0; k < n; ++k) {
      Complex<double> value = chirp[k].conj() * scale;
      spectrum[k] = value;
      if (k)
        spectrum[core - k] = value;
    }
  } else {
    auto *roots = tableAt<T>(header, header.roots);
    for (int64_t k = 0; k < core; ++k)
      roots[k] = rootOfUnity<T>(k, core);
  }
  if (header.split) {
    auto *split = tableAt<T>(header, header.split);
    for (int64_t k = 0; k <= header.n / 2; ++k)
      split[k] = rootOfUnity<T>(k, header.n);
  }
}

//===----------------------------------------------------------------------===//
// The four kinds
//===----------------------------------------------------------------------===//

template <typename T>
void runComplex(const Header &header, const Complex<T> *in, Complex<T> *out,
                bool inverse, void *scratch) {
  int64_t n = header.n;
  if (!inverse) {
    std::copy(in, in + n, out);
    Complex<T> *result = forward(header, out, scratch);
    if (result != out)
      std::copy(result, result + n, out);
    return;
  }
  for (int64_t i = 0; i < n; ++i)
    out[i] = in[i].conj();
  Complex<T> *result = forward(header, out, scratch);
  // Dividing rounds once; multiplying by 1 / n would round twice.
  T divisor = static_cast<T>(n);
  for (int64_t i = 0; i < n; ++i)
    out[i] = {result[i].re / divisor, -result[i].im / divisor};
}

template <typename T>
void runRealToComplex(const Header &header, const T *in, Complex<T> *out,
                      Complex<T> *data, void *scratch) {
  int64_t n = header.n;
  if (n % 2) {
    for (int64_t i = 0; i < n; ++i)
      data[i] = {in[i], 0};
    Complex<T> *result = forward(header, data, scratch);
    std::copy(result, result + n / 2 + 1, out);
    out[0].im = 0;
    return;
  }
  // z = even + i odd; the transforms of both are separated by symmetry.
  int64_t half = n / 2;
  for (int64_t i = 0; i < half; ++i)
    data[i] = {in[2 * i], in[2 * i + 1]};
  Complex<T> *z = forward(header, data, scratch);
  const Complex<T> *roots = tableAt<T>(header, header.split);
  out[0] = {z[0].re + z[0].im, 0};
  out[half] = {z[0].re - z[0].im, 0};
  for (int64_t k = 1; k < half; ++k) {
    Complex<T> a = z[k], b = z[half - k].conj();
    Complex<T> even = (a + b) * T(0.5), odd = (a - b).turned() * T(0.5);
    out[k] = even + odd * roots[k];
  }
}

template <typename T>
void runComplexToReal(const Header &header, const Complex<T> *in, T *out,
                      Complex<T> *data, void *scratch) {
  int64_t n = header.n;
  T divisor = static_cast<T>(n);
  // Computes the inverse as the conjugate of the forward transform of
  // conjugates.
  if (n % 2) {
    data[0] = {in[0].re, 0};
    for (int64_t k = 1; k <= n / 2; ++k) {
      data[k] = in[k].conj();
      data[n - k] = in[k];
    }
    Complex<T> *result = forward(header, data, scratch);
    for (int64_t i = 0; i < n; ++i)
      out[i] = result[i].re / divisor;
    return;
  }
  int64_t half = n / 2;
  const Complex<T> *roots = tableAt<T>(header, header.split);
  for (int64_t k = 0; k < half; ++k) {
    Complex<T> a = in[k], b = in[half - k].conj();
    if (k == 0)
      a.im = b.im = 0;
    Complex<T> even = a + b, odd = (a - b) * roots[k].conj();
    // even + i odd, conjugated.
    data[k] = {even.re - odd.im, -(even.im + odd.re)};
  }
  Complex<T> *result = forward(header, data, scratch);
  for (int64_t i = 0; i < half; ++i) {
    out[2 * i] = result[i].re / divisor;
    out[2 * i + 1] = -result[i].im / divisor;
  }
}

template <typename T>
void run(const Header &header, const void *in, void *out, int64_t rows,
         void *scratch) {
  int64_t n = header.n, bins = n / 2 + 1;
  auto *complexIn = static_cast<const Complex<T> *>(in);
  auto *complexOut = static_cast<Complex<T> *>(out);
  // Real kinds copy their row first; the remaining scratch is for the passes.
  auto *data = static_cast<Complex<T> *>(scratch);
  void *rest = static_cast<char *>(scratch) +
               align64(header.length * int64_t(sizeof(Complex<T>)));
  for (int64_t row = 0; row < rows; ++row)
    switch (header.kind) {
    case TEN_RT_FFT:
    case TEN_RT_IFFT:
      runComplex(header, complexIn + row * n, complexOut + row * n,
                 header.kind == TEN_RT_IFFT, scratch);
      break;
    case TEN_RT_RFFT:
      runRealToComplex(header, static_cast<const T *>(in) + row * n,
                       complexOut + row * bins, data, rest);
      break;
    default:
      runComplexToReal(header, complexIn + row * bins,
                       static_cast<T *>(out) + row * n, data, rest);
    }
}

} // namespace

int64_t ten_rt_fft_table_bytes(int32_t kind, int64_t n, int32_t part_bytes) {
  Header header = layOut(kind, n, part_bytes);
  // Preparing Bluestein's table needs a transform, and a second array for it.
  return header.bytes + header.convolved * int64_t(sizeof(Complex<double>));
}

int64_t ten_rt_fft_scratch_bytes(int32_t kind, int64_t n, int32_t part_bytes) {
  Header header = layOut(kind, n, part_bytes);
  int64_t row = isReal(kind) ? align64(header.length * 2 * part_bytes) : 0;
  int64_t core = header.convolved
                     ? 2 * header.convolved * int64_t(sizeof(Complex<double>))
                     : header.length * 2 * part_bytes;
  return row + align64(core);
}

void ten_rt_fft_prepare(int32_t kind, int64_t n, int32_t part_bytes,
                        void *table) {
  Header header = layOut(kind, n, part_bytes);
  std::memcpy(table, &header, sizeof(header));
  Header &stored = *static_cast<Header *>(table);
  if (part_bytes == 4)
    prepare<float>(stored);
  else
    prepare<double>(stored);
  if (!header.convolved)
    return;
  auto *spectrum = tableAt<double>(stored, header.spectrum);
  auto *spare = tableAt<double>(stored, header.bytes);
  Complex<double> *result = transform(stored, spectrum, spare);
  if (result != spectrum)
    std::copy(result, result + header.convolved, spectrum);
}

void ten_rt_fft_run(const void *table, const void *in, void *out, int64_t rows,
                    void *scratch) {
  const Header &header = *static_cast<const Header *>(table);
  if (header.partBytes == 4)
    run<float>(header, in, out, rows, scratch);
  else
    run<double>(header, in, out, rows, scratch);
}

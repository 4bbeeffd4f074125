//===- Fft.cpp - Fourier transforms ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's Fourier transforms, in complex<double>: radix-2
// Cooley-Tukey for powers of two, a direct sum for other small lengths, and
// Bluestein's algorithm for other long ones. Several dimensions are transformed
// one after the other; RFFT and IRFFT use the full complex transform and
// conjugate symmetry.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "Evaluator.h"
#include "Strided.h"

#include <cmath>
#include <complex>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {
using Complex = std::complex<double>;

/// Returns exp(sign * 2 pi i * numerator / denominator), for 0 <= numerator <
/// denominator.
Complex root(int64_t numerator, int64_t denominator, double sign) {
  double angle = 2 * M_PI * static_cast<double>(numerator) /
                 static_cast<double>(denominator);
  return {std::cos(angle), sign * std::sin(angle)};
}

Complex times(Complex a, Complex b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

/// One-dimensional transforms of one length, without the inverse's division.
class Transform {
public:
  Transform(int64_t length, double sign) : length(length) {
    bool powerOfTwo = (length & (length - 1)) == 0;
    if (powerOfTwo || length <= 64) {
      for (int64_t i = 0; i < length; ++i)
        roots.push_back(root(i, length, sign));
      direct = !powerOfTwo;
      return;
    }
    // Bluestein's algorithm: a transform of any length as a convolution,
    // computed by transforms of a power of two. i^2 is reduced modulo 2 length
    // to stay exact.
    padded = 1;
    while (padded < 2 * length - 1)
      padded *= 2;
    for (int64_t i = 0; i < length; ++i) {
      auto square = static_cast<int64_t>(static_cast<unsigned __int128>(i) * i %
                                         (2 * length));
      chirp.push_back(root(square, 2 * length, sign));
    }
    forward = std::make_unique<Transform>(padded, -1.0);
    backward = std::make_unique<Transform>(padded, 1.0);
    filter.assign(padded, Complex());
    for (int64_t i = 0; i < length; ++i)
      filter[i] = filter[(padded - i) % padded] = std::conj(chirp[i]);
    forward->run(filter);
  }

  void run(std::vector<Complex> &data) const {
    if (padded)
      return convolve(data);
    if (direct)
      return sumUp(data);
    // Permutes to bit-reversed order, then combines halves.
    for (int64_t i = 1, j = 0; i < length; ++i) {
      int64_t bit = length >> 1;
      for (; j & bit; bit >>= 1)
        j ^= bit;
      j ^= bit;
      if (i < j)
        std::swap(data[i], data[j]);
    }
    for (int64_t half = 1; half < length; half *= 2)
      for (int64_t begin = 0; begin < length; begin += 2 * half)
        for (int64_t k = 0; k < half; ++k) {
          Complex odd =
              times(data[begin + half + k], roots[k * (length / (2 * half))]);
          Complex even = data[begin + k];
          data[begin + k] = even + odd;
          data[begin + half + k] = even - odd;
        }
  }

private:
  void sumUp(std::vector<Complex> &data) const {
    std::vector<Complex> sums(length);
    for (int64_t i = 0; i < length; ++i)
      for (int64_t j = 0; j < length; ++j)
        sums[i] += times(data[j], roots[i * j % length]);
    data = std::move(sums);
  }
  void convolve(std::vector<Complex> &data) const {
    std::vector<Complex> work(padded);
    for (int64_t i = 0; i < length; ++i)
      work[i] = times(data[i], chirp[i]);
    forward->run(work);
    for (int64_t i = 0; i < padded; ++i)
      work[i] = times(work[i], filter[i]);
    backward->run(work);
    for (int64_t i = 0; i < length; ++i)
      data[i] = times(work[i], chirp[i]) / static_cast<double>(padded);
  }

  int64_t length;
  bool direct = false;
  int64_t padded = 0;
  std::vector<Complex> roots, chirp, filter;
  std::unique_ptr<Transform> forward, backward;
};

/// Transforms all lines of `data` (of `shape`) along `dim`.
void transformAlong(std::vector<Complex> &data, ArrayRef<int64_t> shape,
                    int64_t dim, double sign) {
  int64_t length = shape[dim];
  if (length <= 1)
    return;
  int64_t inner = product(shape.drop_front(dim + 1));
  int64_t outer = product(shape.take_front(dim));
  Transform transform(length, sign);
  std::vector<Complex> line(length);
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < inner; ++j) {
      Complex *first = data.data() + i * length * inner + j;
      for (int64_t k = 0; k < length; ++k)
        line[k] = first[k * inner];
      transform.run(line);
      for (int64_t k = 0; k < length; ++k)
        first[k * inner] = line[k];
    }
}
} // namespace

static Status evaluateFft(OpContext &context) {
  auto op = context.as<FftOp>();
  const Buffer &operand = context.tensor(0);
  ArrayRef<int64_t> length = op.getLength();
  int64_t rank = operand.rank(), count = length.size(), first = rank - count;
  bool realInput = op.getKind() == FftKind::RFFT;
  bool realOutput = op.getKind() == FftKind::IRFFT;
  bool inverse = op.getKind() == FftKind::IFFT || realOutput;
  const std::vector<int64_t> &shape = operand.dims();
  for (int64_t i = 0; i < count; ++i) {
    int64_t expected =
        realOutput && i == count - 1 ? lengthOfSpectrum(length[i]) : length[i];
    if (first < 0 || shape[first + i] != expected)
      return context.error("expects a size of ", expected, " for 'length' ",
                           length[i], ", got ", operand.typeString());
  }

  // Computes the full complex transform of the full length.
  std::vector<int64_t> full = shape;
  if (count)
    full.back() = length.back();
  std::vector<Complex> data(product(full));
  int64_t from = shape.empty() ? 1 : shape.back();
  int64_t to = full.empty() ? 1 : full.back();
  int64_t lines = from == 0 ? 0 : operand.numElements() / from;
  for (int64_t line = 0; line < lines; ++line)
    for (int64_t i = 0; i < from; ++i)
      data[line * to + i] =
          loadComplex(operand.type(), operand.element(line * from + i));

  double sign = inverse ? 1.0 : -1.0;
  if (!data.empty()) {
    int64_t last = rank - 1;
    if (realOutput) {
      // Transforms the outer dimensions first, of the given half; the other
      // half of each line is its conjugate. (The outer transforms of the empty
      // half are redundant.)
      for (int64_t dim = first; dim < last; ++dim)
        transformAlong(data, full, dim, sign);
      for (int64_t line = 0; line < lines; ++line) {
        Complex *half = data.data() + line * to;
        half[0].imag(0);
        if (to % 2 == 0)
          half[to / 2].imag(0);
        for (int64_t i = from; i < to; ++i)
          half[i] = std::conj(half[to - i]);
      }
      transformAlong(data, full, last, sign);
    } else {
      for (int64_t dim = last; dim >= first; --dim)
        transformAlong(data, full, dim, sign);
    }
  }
  double scale = inverse ? static_cast<double>(product(length)) : 1.0;

  std::vector<int64_t> resultShape = full;
  if (realInput && count)
    resultShape.back() = lengthOfSpectrum(length.back());
  ten_type type = context.resultType(0);
  Result<Buffer> result = Buffer::create(type, resultShape);
  if (!result)
    return context.locate(result.status());
  int64_t kept = resultShape.empty() ? 1 : resultShape.back();
  lines = kept == 0 ? 0 : result->numElements() / kept;
  for (int64_t line = 0; line < lines; ++line)
    for (int64_t i = 0; i < kept; ++i)
      storeComplex(type, result->element(line * kept + i),
                   data[line * to + i] / scale);
  return context.set(0, std::move(result));
}

Handler tenon::ten::fftHandler(Operation *op) {
  return isa<FftOp>(op) ? evaluateFft : nullptr;
}

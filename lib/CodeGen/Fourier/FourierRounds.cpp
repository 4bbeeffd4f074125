//===- FourierRounds.cpp - Complex Fourier transforms of one row ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the forward FFT of one row, or of some adjacent columns: Stockham's
// self-sorting mixed-radix algorithm with radices 8, 4, 2 and small primes;
// Bluestein's chirp-z convolution, in f64, for lengths with large prime
// factors; and the four-step decomposition of a long single row into a matrix.
// Twiddle factors are constant tables computed in double. Rounds alternate
// between two pairs of planes (real and imaginary parts) of scratch memory.
// Used by Fft.cpp.
//
//===----------------------------------------------------------------------===//

#include "FourierRounds.h"
#include "Runtime/Buffer.h"
#include "Runtime/Library.h"

#include <cmath>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Primes above the first bound are computed as sums in a loop (direct DFT);
/// those above the second, or in a transform of `kMinLongTransform` or more
/// elements, by Bluestein's convolution. Tuned: elements;
/// docs/developer/rationale/algorithms.md "A Fourier transform is loops over
/// scratch memory of one row".
static constexpr int64_t kMaxRadix = 13;
/// Tuned: elements; docs/developer/rationale/algorithms.md "A Fourier
/// transform is loops over scratch memory of one row".
static constexpr int64_t kMaxDirectPrime = 31;
/// Tuned: elements; docs/developer/rationale/algorithms.md "A Fourier
/// transform is loops over scratch memory of one row".
static constexpr int64_t kMinLongTransform = 256;
/// Minimum rows and columns of the matrix that a single row is decomposed into:
/// the lanes of the widest vectors.
/// Fact: elements; f32 lanes of the widest vector.
static constexpr int64_t kWidth = 16;
/// Number of elements that are transposed together.
/// Fact: elements; f32 lanes of AVX2.
static constexpr int64_t kTransposedLanes = 8;

//===-- Numbers -----------------------------------------------------------===//

/// Returns exp(-2 pi i turns / order).
static std::complex<double> rootOfUnity(int64_t turns, int64_t order) {
  turns %= order;
  double angle =
      2 * M_PI * static_cast<double>(turns) / static_cast<double>(order);
  double cosine = std::cos(angle), sine = std::sin(angle);
  // Correct values that are not exactly 0 because pi is rounded.
  if (4 * turns == order || 4 * turns == 3 * order)
    cosine = 0;
  if (2 * turns == order)
    sine = 0;
  return {cosine, -sine};
}

/// Factors the length; radix 8 and 4 come first, as they do the work of several
/// rounds in one.
static SmallVector<int64_t> radices(int64_t length) {
  SmallVector<int64_t> found;
  int64_t twos = length > 0 ? llvm::countr_zero(uint64_t(length)) : 0;
  length >>= twos;
  // 16 is 4 * 4.
  while (twos > 4 || twos == 3) {
    found.push_back(8);
    twos -= 3;
  }
  while (twos >= 2) {
    found.push_back(4);
    twos -= 2;
  }
  if (twos)
    found.push_back(2);
  for (int64_t radix = 3; length > 1; radix += 2) {
    if (radix * radix > length)
      radix = length;
    for (; length % radix == 0; length /= radix)
      found.push_back(radix);
  }
  if (found.empty())
    found.push_back(1);
  return found;
}

Value FourierPasses::add(Value a, Value b) {
  return arith::AddFOp::create(builder, loc, a, b, code().flags());
}
Value FourierPasses::subtract(Value a, Value b) {
  return arith::SubFOp::create(builder, loc, a, b, code().flags());
}
Value FourierPasses::multiply(Value a, Value b) {
  return arith::MulFOp::create(builder, loc, a, b, code().flags());
}
Value FourierPasses::negated(Value a) {
  return arith::NegFOp::create(builder, loc, a);
}
Value FourierPasses::divided(Value a, int64_t by) {
  // Division rounds once; multiplying by the reciprocal is used only if exact.
  if (llvm::isPowerOf2_64(by))
    return multiply(a, number(1 / static_cast<double>(by)));
  return arith::DivFOp::create(builder, loc, a,
                               number(static_cast<double>(by)));
}
FourierNumber FourierPasses::multiply(FourierNumber a, FourierNumber b) {
  return {subtract(multiply(a.re, b.re), multiply(a.im, b.im)),
          add(multiply(a.re, b.im), multiply(a.im, b.re))};
}
Value FourierPasses::plus(Value a, int64_t b) {
  return arith::AddIOp::create(builder, loc, a, index(b));
}
Value FourierPasses::times(Value a, int64_t b) {
  return arith::MulIOp::create(builder, loc, a, index(b));
}
Value FourierPasses::scaled(Value a, int64_t b) {
  std::optional<int64_t> known = getConstantIntValue(a);
  return known ? index(*known * b) : times(a, b);
}
Value FourierPasses::minus(int64_t a, Value b) {
  return arith::SubIOp::create(builder, loc, index(a), b);
}

FourierNumber FourierPasses::turned(FourierNumber a, int64_t turns,
                                    int64_t order) {
  turns %= order;
  if (turns == 0)
    return a;
  // Beyond a half turn, rotate back by less.
  if (2 * turns >= order) {
    FourierNumber b = turned(a, 2 * turns - order, 2 * order);
    return {negated(b.re), negated(b.im)};
  }
  if (4 * turns == order)
    return turned(a);
  std::complex<double> root = rootOfUnity(turns, order);
  if (8 * turns == order || 8 * turns == 3 * order) {
    // (1 - i) and (-1 - i) times sqrt(1/2).
    Value sum = add(a.re, a.im), difference = subtract(a.im, a.re);
    Value scale = number(-root.imag());
    if (8 * turns == order)
      return {multiply(sum, scale), multiply(difference, scale)};
    return {multiply(difference, scale), multiply(sum, number(root.imag()))};
  }
  return multiply(a, {number(root.real()), number(root.imag())});
}

//===-- Tables ------------------------------------------------------------===//

/// Returns the roots exp(-2 pi i turns(k) / order), 0 <= k < size.
static FourierTable roots(int64_t order, int64_t size,
                          function_ref<int64_t(int64_t)> turns) {
  FourierTable table;
  for (int64_t k = 0; k < size; ++k)
    table.push_back(rootOfUnity(turns(k), order));
  return table;
}

static FourierTable roots(int64_t order, int64_t size) {
  return roots(order, size, [](int64_t k) { return k; });
}

FourierNumber FourierPasses::element(const FourierTable &table, Value at) {
  auto type = RankedTensorType::get({static_cast<int64_t>(table.size())}, part);
  Value elements[2];
  for (bool imaginary : {false, true}) {
    SmallVector<double> values;
    for (std::complex<double> number : table)
      values.push_back(imaginary ? number.imag() : number.real());
    SmallVector<float> narrow(values.begin(), values.end());
    auto dense = part.isF32()
                     ? DenseElementsAttr::get(type, ArrayRef<float>(narrow))
                     : DenseElementsAttr::get(type, ArrayRef<double>(values));
    Value constant = arith::ConstantOp::create(builder, loc, dense);
    elements[imaginary] = tensor::ExtractOp::create(builder, loc, constant, at);
  }
  return {elements[0], elements[1]};
}

FourierNumber FourierPasses::root(int64_t order, Value index) {
  return element(roots(order, order / 2 + 1), index);
}

//===-- Planes ------------------------------------------------------------===//

FourierPasses::FourierPasses(KernelLowering &kernel, Location loc, Type part,
                             int64_t length, int64_t columns)
    : kernel(kernel), builder(kernel.builder), loc(loc), part(part),
      length(length), columns(columns) {
  OpFoldResult size = builder.getIndexAttr(length * columns);
  for (Planes *planes : {&current, &next})
    for (int64_t i = 0; i < 2; ++i)
      planes->push_back(kernel.empty(size, part, loc));
}

Value FourierPasses::place(Value index, int64_t count, Value column) {
  return arith::AddIOp::create(builder, loc, times(index, count), column);
}

FourierNumber FourierPasses::read(const Planes &from, Value at) {
  return {tensor::ExtractOp::create(builder, loc, from[0], at),
          tensor::ExtractOp::create(builder, loc, from[1], at)};
}

SmallVector<Value> FourierPasses::write(ValueRange to, Value at,
                                        FourierNumber number) {
  return {tensor::InsertOp::create(builder, loc, number.re, to[0], at),
          tensor::InsertOp::create(builder, loc, number.im, to[1], at)};
}

FourierNumber FourierPasses::load(Value index, Value column) {
  return read(current, place(index, columns, column));
}

SmallVector<Value> FourierPasses::each(
    int64_t from, int64_t to, ValueRange state,
    function_ref<SmallVector<Value>(ValueRange, Value, Value)> body) {
  if (from >= to)
    return SmallVector<Value>(state);
  return kernel.loops(
      loc, {builder.getIndexAttr(to - from), builder.getIndexAttr(columns)},
      state, [&](ValueRange loops, ValueRange carried) {
        return body(carried, plus(loops[0], from), loops[1]);
      });
}

void FourierPasses::fill(int64_t from, int64_t to,
                         function_ref<FourierNumber(Value, Value)> number,
                         bool mirrored) {
  current =
      each(from, to, current, [&](ValueRange state, Value index, Value column) {
        Value at = mirrored ? minus(length, index) : index;
        return write(state, place(at, columns, column), number(index, column));
      });
}

void FourierPasses::transpose(int64_t rows, int64_t width) {
  auto from = RankedTensorType::get({rows, width}, part),
       to = RankedTensorType::get({width, rows}, part);
  ReassociationIndices both = {0, 1};
  AffineExpr row, column;
  bindDims(builder.getContext(), row, column);
  for (auto [source, destination] : llvm::zip_equal(current, next)) {
    Value matrix =
        tensor::ExpandShapeOp::create(builder, loc, from, source, both);
    Value turned =
        tensor::ExpandShapeOp::create(builder, loc, to, destination, both);
    turned = kernel.copyNest(
        loc, {builder.getIndexAttr(rows), builder.getIndexAttr(width)}, turned,
        AffineMap::get(2, 0, {column, row}, builder.getContext()),
        kTransposedLanes, [&](NestBody &body) {
          return body.store(body.read(matrix, part, {row, column}), part);
        });
    destination = tensor::CollapseShapeOp::create(
        builder, loc, cast<RankedTensorType>(destination.getType()), turned,
        both);
  }
  std::swap(current, next);
}

//===-- Passes ------------------------------------------------------------===//

SmallVector<FourierNumber>
FourierPasses::primeButterfly(ArrayRef<FourierNumber> numbers) {
  int64_t count = numbers.size();
  SmallVector<FourierNumber> sums, differences, results(count);
  results[0] = numbers[0];
  for (int64_t r = 1; r <= count / 2; ++r) {
    sums.push_back(add(numbers[r], numbers[count - r]));
    differences.push_back(subtract(numbers[r], numbers[count - r]));
    results[0] = add(results[0], sums.back());
  }
  for (int64_t j = 1; j <= count / 2; ++j) {
    FourierNumber even = numbers[0], odd;
    for (int64_t r = 1; r <= count / 2; ++r) {
      std::complex<double> root = rootOfUnity(j * r, count);
      Value cosine = number(root.real()), sine = number(-root.imag());
      FourierNumber a = sums[r - 1], b = differences[r - 1];
      even = add(even, {multiply(a.re, cosine), multiply(a.im, cosine)});
      FourierNumber term = {multiply(b.re, sine), multiply(b.im, sine)};
      odd = r == 1 ? term : add(odd, term);
    }
    results[j] = add(even, turned(odd));
    results[count - j] = subtract(even, turned(odd));
  }
  return results;
}

SmallVector<FourierNumber>
FourierPasses::butterfly(ArrayRef<FourierNumber> numbers) {
  int64_t count = numbers.size();
  if (count == 1)
    return {numbers[0]};
  if (count % 2)
    return primeButterfly(numbers);
  SmallVector<FourierNumber> halves[2], results(count);
  for (auto [i, number] : llvm::enumerate(numbers))
    halves[i % 2].push_back(number);
  SmallVector<FourierNumber> even = butterfly(halves[0]),
                             odd = butterfly(halves[1]);
  for (int64_t k = 0; k < count / 2; ++k) {
    FourierNumber term = turned(odd[k], k, count);
    results[k] = add(even[k], term);
    results[k + count / 2] = subtract(even[k], term);
  }
  return results;
}

FourierNumber FourierPasses::sum(int64_t count, Value wanted,
                                 function_ref<FourierNumber(Value)> number) {
  FourierTable table = roots(count, count);
  auto loop = scf::ForOp::create(
      builder, loc, index(0), index(count), index(1),
      ValueRange{zero(), zero()},
      [&](OpBuilder &nested, Location, Value r, ValueRange state) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToEnd(nested.getInsertionBlock());
        Value turns = arith::RemUIOp::create(
            builder, loc, arith::MulIOp::create(builder, loc, r, wanted),
            index(count));
        FourierNumber root = element(table, turns);
        FourierNumber made =
            add({state[0], state[1]}, multiply(number(r), root));
        scf::YieldOp::create(builder, loc, ValueRange{made.re, made.im});
      });
  return {loop.getResult(0), loop.getResult(1)};
}

SmallVector<Value> FourierPasses::stockham(int64_t size, int64_t count,
                                           const Load &from, const Store &to,
                                           ValueRange state, bool twist) {
  SmallVector<int64_t> factors = radices(size);
  FourierTable table = roots(size, size), twists;
  if (twist)
    twists = roots(size * count, size * count,
                   [&](int64_t k) { return (k / count) * (k % count); });
  SmallVector<Value> results;
  int64_t stride = 1;
  for (size_t number = 0; number < factors.size(); ++number) {
    int64_t radix = factors[number];
    bool isFirst = number == 0, isLast = number + 1 == factors.size();
    int64_t rest = size / (radix * stride);
    bool isPlanes = !isLast || !to;
    // Input r of a butterfly is at first + stride * rest * r, output j at first
    // + stride * j: for constant r or j, the offset is a constant that folds
    // into the address.
    auto at = [&](Value first, Value which, int64_t step) {
      return arith::AddIOp::create(builder, loc, first, scaled(which, step));
    };
    auto input = [&](Value first, Value flat, Value r, Value column) {
      int64_t step = stride * rest;
      return isFirst && from ? from(at(first, r, step), column)
                             : read(current, at(flat, r, step * count));
    };
    auto output = [&](ValueRange carried, Value k, Value first, Value flat,
                      Value j, Value column, FourierNumber made) {
      // The first twiddle factor is 1.
      if (rest > 1 && getConstantIntValue(j) != 0) {
        Value turns = times(arith::MulIOp::create(builder, loc, j, k), stride);
        made = multiply(made, element(table, turns));
      }
      if (isPlanes || twist)
        flat = at(flat, j, stride * count);
      if (isLast && twist)
        made = multiply(made, element(twists, flat));
      return isPlanes ? write(carried, flat, made)
                      : to(carried, at(first, j, stride), column, made);
    };
    SmallVector<OpFoldResult> sizes;
    bool isSum = radix > kMaxRadix;
    for (int64_t loop : {rest, isSum ? radix : 1, stride, count})
      sizes.push_back(builder.getIndexAttr(loop));
    results = kernel.loops(
        loc, sizes, isPlanes ? ValueRange(next) : state,
        [&](ValueRange loops, ValueRange carried) {
          Value k = loops[0], t = loops[2], column = loops[3];
          auto start = [&](int64_t step) {
            return arith::AddIOp::create(builder, loc, t, times(k, step));
          };
          Value source = start(stride), target = start(stride * radix),
                flatSource = place(source, count, column),
                flatTarget = place(target, count, column);
          if (isSum)
            return output(carried, k, target, flatTarget, loops[1], column,
                          sum(radix, loops[1], [&](Value r) {
                            return input(source, flatSource, r, column);
                          }));
          SmallVector<FourierNumber> numbers;
          for (int64_t r = 0; r < radix; ++r)
            numbers.push_back(input(source, flatSource, index(r), column));
          numbers = butterfly(numbers);
          SmallVector<Value> made(carried);
          for (auto [j, number] : llvm::enumerate(numbers))
            made = output(made, k, target, flatTarget,
                          index(static_cast<int64_t>(j)), column, number);
          return made;
        });
    if (isPlanes) {
      next.assign(results.begin(), results.end());
      std::swap(current, next);
    }
    stride *= radix;
  }
  return results;
}

//===-- Any length --------------------------------------------------------===//

/// Returns the transform, for length `size`, of the conjugate of `chirp`, a
/// symmetric sequence: the factors of a circular convolution with it.
static FourierTable convolutionFactors(const FourierTable &chirp,
                                       int64_t size) {
  FourierTable given(size), made(size);
  for (size_t k = 0; k < chirp.size(); ++k) {
    given[k] = std::conj(chirp[k]) / static_cast<double>(size);
    if (k)
      given[size - k] = given[k];
  }
  void *table = allocateMemory(ten_rt_fft_table_bytes(TEN_RT_FFT, size, 8));
  void *scratch = allocateMemory(ten_rt_fft_scratch_bytes(TEN_RT_FFT, size, 8));
  ten_rt_fft_prepare(TEN_RT_FFT, size, 8, table);
  ten_rt_fft_run(table, given.data(), made.data(), 1, scratch);
  freeMemory(scratch);
  freeMemory(table);
  return made;
}

/// Returns a length of at least `least` for a convolution: few large rounds,
/// and not much padding.
static int64_t convolutionSize(int64_t least) {
  auto best = static_cast<int64_t>(llvm::PowerOf2Ceil(least));
  for (int64_t odd : {3, 5, 9, 15}) {
    int64_t size = odd * static_cast<int64_t>(
                             llvm::PowerOf2Ceil(llvm::divideCeil(least, odd)));
    // Rounds of odd radix are slower.
    if (size % 64 == 0 && size * 5 <= best * 4)
      best = size;
  }
  return best;
}

SmallVector<Value> FourierPasses::convolve(const Load &from, const Store &to,
                                           ValueRange state) {
  // Bluestein: with the chirp c[k] = exp(-pi i k^2 / n), j k = (j^2 + k^2 - (j
  // - k)^2) / 2 turns the transform into a convolution with conj(c). The loss
  // of precision is too large for f32, hence f64.
  int64_t size = convolutionSize(2 * length - 1);
  FourierTable chirp = roots(2 * length, length, [&](int64_t k) {
    return static_cast<int64_t>(static_cast<__int128>(k) * k % (2 * length));
  });
  FourierTable factors = convolutionFactors(chirp, size);
  FourierPasses wide(kernel, loc, builder.getF64Type(), size, columns);
  auto convert = [&](Value number, Type type) {
    return code().convert(number, number.getType(), type);
  };
  wide.fill(
      0, length,
      [&](Value index, Value column) {
        FourierNumber number = from ? from(index, column) : load(index, column);
        return wide.multiply(
            {convert(number.re, wide.part), convert(number.im, wide.part)},
            wide.element(chirp, index));
      },
      false);
  wide.fill(
      length, size,
      [&](Value, Value) -> FourierNumber { return {wide.zero(), wide.zero()}; },
      false);
  wide.transform(nullptr);
  // The inverse is the forward transform with real and imaginary parts swapped.
  wide.current = wide.each(0, size, wide.current,
                           [&](ValueRange carried, Value index, Value column) {
                             Value at = wide.place(index, columns, column);
                             FourierNumber product =
                                 wide.multiply(wide.read(Planes(carried), at),
                                               wide.element(factors, index));
                             return wide.write(carried, at, product.swapped());
                           });
  wide.transform(nullptr);
  SmallVector<Value> results =
      each(0, length, to ? state : ValueRange(current),
           [&](ValueRange carried, Value index, Value column) {
             FourierNumber number =
                 wide.multiply(wide.load(index, column).swapped(),
                               wide.element(chirp, index));
             number = {convert(number.re, part), convert(number.im, part)};
             return to ? to(carried, index, column, number)
                       : write(carried, place(index, columns, column), number);
           });
  if (!to)
    current.assign(results.begin(), results.end());
  return results;
}

/// Returns the number of rows of the matrix that a row is decomposed into; 1 if
/// that does not pay.
static int64_t matrixRows(int64_t length) {
  for (int64_t rows = kWidth; rows * kWidth <= length; ++rows)
    if (length % rows == 0)
      return rows;
  return 1;
}

SmallVector<Value> FourierPasses::transform(const Load &from, const Store &to,
                                            ValueRange state) {
  int64_t largest = length < kMinLongTransform ? kMaxDirectPrime : kMaxRadix;
  if (llvm::any_of(radices(length),
                   [&](int64_t radix) { return radix > largest; }))
    return convolve(from, to, state);
  int64_t rows = columns == 1 ? matrixRows(length) : 1, width = length / rows;
  if (rows == 1)
    return stockham(length, columns, from, to, state, /*twist=*/false);
  Load fromMatrix;
  if (from)
    fromMatrix = [&](Value row, Value column) {
      return from(place(row, width, column), index(0));
    };
  stockham(rows, width, fromMatrix, nullptr, {}, /*twist=*/true);
  transpose(rows, width);
  Store toMatrix;
  if (to)
    toMatrix = [&](ValueRange carried, Value row, Value column,
                   FourierNumber number) {
      return to(carried, place(row, rows, column), index(0), number);
    };
  return stockham(width, rows, nullptr, toMatrix, state, /*twist=*/false);
}

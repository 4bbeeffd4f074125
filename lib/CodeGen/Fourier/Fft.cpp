//===- Fft.cpp - Discrete Fourier transforms ------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each row is transformed in scratch memory of its length, with real and
// imaginary parts in separate planes so that loops over neighbours vectorize.
// If adjacent columns are transformed, a block of them is the innermost loop. A
// single row is treated as a matrix whose columns, then rows are transformed
// (four-step FFT), which provides neighbours as well. FourierPasses.cpp has the
// butterflies (Stockham, Bluestein); this file has the loops over rows and the
// real-input variants. Called by `KernelLowering::fft`.
//
//===----------------------------------------------------------------------===//

#include "FourierRounds.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Number of adjacent columns that are transformed together.
/// Tuned: columns; commit bf0cd86.
static constexpr int64_t kBlock = 16;
/// Tuned: columns; commit bf0cd86.
static constexpr int64_t kMinColumnsOfBlock = 8;

/// Minimum number of columns for each one that is transformed twice.
/// Tuned: columns; docs/developer/rationale/algorithms.md "The last block of a
/// Fourier transform's columns overlaps".
static constexpr int64_t kMinColumnsPerRepeated = 4;

/// Returns how many columns are transformed together, where the last block
/// overlaps the one before: fewer if blocks of all would repeat too many.
static int64_t columnsOfBlock(int64_t width) {
  if (width <= kBlock)
    return width;
  int64_t repeated = llvm::divideCeil(width, kBlock) * kBlock - width;
  return repeated * kMinColumnsPerRepeated > width ? kMinColumnsOfBlock
                                                   : kBlock;
}

namespace {

/// One-dimensional transforms along a dimension of a tensor.
class Fourier {
public:
  Fourier(KernelLowering &kernel, Location loc, FftKind kind, int64_t dim,
          int64_t length)
      : kernel(kernel), builder(kernel.builder), loc(loc), kind(kind), dim(dim),
        length(length) {}

  /// Transforms all rows of `source` into `destination`.
  Value transform(Value source, Value destination);

private:
  /// Transforms the row, or the block of columns, at `place`.
  Value row(ArrayRef<Value> place, int64_t columns, Value destination);
  Value complexRow(FourierPasses &passes, Value destination);
  Value realToComplex(FourierPasses &passes, Value destination);
  Value complexToReal(FourierPasses &passes, Value destination);

  // Elements of the current row.
  SmallVector<Value> at(Value index, Value column);
  FourierNumber load(Value index, Value column);
  Value loadReal(Value index, Value column);
  Value store(Value destination, Value index, Value column,
              FourierNumber number);
  Value storeReal(Value destination, Value index, Value column, Value number);

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  FftKind kind;
  int64_t dim, length;
  Value source;
  SmallVector<Value> place;
};

} // namespace

SmallVector<Value> Fourier::at(Value index, Value column) {
  SmallVector<Value> indices(place);
  indices[dim] = index;
  if (dim != static_cast<int64_t>(indices.size()) - 1)
    indices.back() =
        arith::AddIOp::create(builder, loc, indices.back(), column);
  return indices;
}

FourierNumber Fourier::load(Value index, Value column) {
  Value number =
      tensor::ExtractOp::create(builder, loc, source, at(index, column));
  return {complex::ReOp::create(builder, loc, number),
          complex::ImOp::create(builder, loc, number)};
}

Value Fourier::loadReal(Value index, Value column) {
  return tensor::ExtractOp::create(builder, loc, source, at(index, column));
}

Value Fourier::store(Value destination, Value index, Value column,
                     FourierNumber number) {
  Value value = complex::CreateOp::create(
      builder, loc,
      cast<RankedTensorType>(destination.getType()).getElementType(), number.re,
      number.im);
  return storeReal(destination, index, column, value);
}

Value Fourier::storeReal(Value destination, Value index, Value column,
                         Value number) {
  return tensor::InsertOp::create(builder, loc, number, destination,
                                  at(index, column));
}

Value Fourier::complexRow(FourierPasses &passes, Value destination) {
  // The inverse is the forward transform with real and imaginary parts swapped.
  bool inverse = kind == FftKind::IFFT;
  auto from = [&](Value index, Value column) {
    FourierNumber number = load(index, column);
    return inverse ? number.swapped() : number;
  };
  auto to = [&](ValueRange state, Value index, Value column,
                FourierNumber number) -> SmallVector<Value> {
    if (inverse)
      number = {passes.divided(number.im, length),
                passes.divided(number.re, length)};
    return {store(state.front(), index, column, number)};
  };
  return passes.transform(from, to, destination).front();
}

Value Fourier::realToComplex(FourierPasses &passes, Value destination) {
  int64_t half = length / 2;
  if (length % 2) {
    passes.transform([&](Value index, Value column) -> FourierNumber {
      Value number = loadReal(index, column);
      return {number, passes.zero()};
    });
    return passes
        .each(0, half + 1, destination,
              [&](ValueRange state, Value index,
                  Value column) -> SmallVector<Value> {
                return {store(state.front(), index, column,
                              passes.load(index, column))};
              })
        .front();
  }
  // The elements at even positions are real parts, those at odd positions
  // imaginary parts of a signal of half the length; its transform is split by
  // symmetry.
  passes.transform([&](Value index, Value column) -> FourierNumber {
    Value even = passes.times(index, 2);
    return {loadReal(even, column), loadReal(passes.plus(even, 1), column)};
  });
  destination =
      passes
          .each(0, 1, destination,
                [&](ValueRange state, Value index,
                    Value column) -> SmallVector<Value> {
                  FourierNumber z = passes.load(index, column);
                  Value first = store(state.front(), index, column,
                                      {passes.add(z.re, z.im), passes.zero()});
                  return {store(first, passes.index(half), column,
                                {passes.subtract(z.re, z.im), passes.zero()})};
                })
          .front();
  return passes
      .each(1, half, destination,
            [&](ValueRange state, Value index,
                Value column) -> SmallVector<Value> {
              FourierNumber a = passes.load(index, column),
                            b = passes.load(passes.minus(half, index), column);
              FourierNumber even = passes.halved(passes.add(a, b.conj(passes))),
                            odd = passes.halved(passes.turned(
                                passes.subtract(a, b.conj(passes))));
              FourierNumber turn =
                  passes.multiply(odd, passes.root(length, index));
              return {
                  store(state.front(), index, column, passes.add(even, turn))};
            })
      .front();
}

Value Fourier::complexToReal(FourierPasses &passes, Value destination) {
  int64_t half = length / 2;
  auto fill = [&](int64_t from, int64_t to,
                  function_ref<FourierNumber(Value, Value)> number,
                  bool mirrored) { passes.fill(from, to, number, mirrored); };
  // The imaginary parts of the first and of the middle element are ignored. As
  // above, the inverse swaps real and imaginary parts.
  if (length % 2) {
    fill(
        0, 1,
        [&](Value index, Value column) -> FourierNumber {
          return {passes.zero(), load(index, column).re};
        },
        false);
    auto given = [&](Value index, Value column) {
      return load(index, column).swapped();
    };
    fill(1, half + 1, given, false);
    fill(
        1, half + 1,
        [&](Value index, Value column) {
          return load(index, column).conj(passes).swapped();
        },
        true);
    auto to = [&](ValueRange state, Value index, Value column,
                  FourierNumber number) -> SmallVector<Value> {
      return {storeReal(state.front(), index, column,
                        passes.divided(number.im, length))};
    };
    return passes.transform(nullptr, to, destination).front();
  }
  auto joined = [&](Value index, FourierNumber a, FourierNumber b) {
    b = b.conj(passes);
    FourierNumber even = passes.add(a, b),
                  odd =
                      passes.multiply(passes.subtract(a, b),
                                      passes.root(length, index).conj(passes));
    // even + i odd, with parts swapped.
    return FourierNumber{passes.add(even.im, odd.re),
                         passes.subtract(even.re, odd.im)};
  };
  fill(
      0, 1,
      [&](Value index, Value column) {
        Value zero = passes.zero();
        return joined(index, {load(index, column).re, zero},
                      {load(passes.index(half), column).re, zero});
      },
      false);
  fill(
      1, half,
      [&](Value index, Value column) {
        return joined(index, load(index, column),
                      load(passes.minus(half, index), column));
      },
      false);
  auto to = [&](ValueRange state, Value index, Value column,
                FourierNumber number) -> SmallVector<Value> {
    Value even = passes.times(index, 2);
    Value first = storeReal(state.front(), even, column,
                            passes.divided(number.im, length));
    return {storeReal(first, passes.plus(even, 1), column,
                      passes.divided(number.re, length))};
  };
  return passes.transform(nullptr, to, destination).front();
}

Value Fourier::row(ArrayRef<Value> where, int64_t columns, Value destination) {
  place.assign(where.begin(), where.end());
  Type element = cast<RankedTensorType>(source.getType()).getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  bool isReal = kind == FftKind::RFFT || kind == FftKind::IRFFT;
  FourierPasses passes(kernel, loc, element,
                       isReal && length % 2 == 0 ? length / 2 : length,
                       columns);
  switch (kind) {
  case FftKind::RFFT:
    return realToComplex(passes, destination);
  case FftKind::IRFFT:
    return complexToReal(passes, destination);
  default:
    return complexRow(passes, destination);
  }
}

Value Fourier::transform(Value from, Value destination) {
  source = from;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, source);
  int64_t last = static_cast<int64_t>(sizes.size()) - 1;
  int64_t width =
      dim == last ? 1 : getConstantIntValue(sizes[last]).value_or(1);
  bool inBlocks = width >= kMinColumnsOfBlock;
  int64_t columns = inBlocks ? columnsOfBlock(width) : 1;
  SmallVector<OpFoldResult> outer(sizes);
  if (inBlocks)
    outer[last] = builder.getIndexAttr(llvm::divideCeil(width, columns));
  outer.erase(outer.begin() + dim);
  // Returns the first column of a block. The last block overlaps the one before
  // if blocks do not divide the columns: storing the same numbers again takes
  // less time than another loop takes to compile. `ten-split-loops`, which
  // would make this loop, cuts at signed minimums only.
  auto first = [&](Value block) -> Value {
    NestBody body(kernel, builder, loc);
    Value column = body.create<arith::MulIOp>(block, body.index(columns));
    if (width % columns == 0)
      return column;
    return body.create<arith::MinUIOp>(column, body.index(width - columns));
  };
  return kernel
      .loops(loc, outer, destination,
             [&](ValueRange loops, ValueRange state) -> SmallVector<Value> {
               SmallVector<Value> where(loops);
               where.insert(where.begin() + dim, Value());
               if (inBlocks)
                 where[last] = first(where[last]);
               return {row(where, columns, state.front())};
             })
      .front();
}

Value KernelLowering::fft(FftOp op, Value destination) {
  // A transform of no elements has no roots of unity, and its result is empty.
  if (llvm::is_contained(op.getLength(), 0))
    return destination;
  if (manyThreads)
    return fftByNests(op, destination);
  Value current = materialize(op.getOperand());
  if (!current)
    return {};
  RankedTensorType type = op.getOperand().getType();
  ArrayRef<int64_t> length = op.getLength();
  int64_t rank = type.getRank(), count = length.size();
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(rank - count, rank));
  // The real transform comes first in RFFT and last in IRFFT.
  FftKind others = op.getKind();
  if (op.getKind() == FftKind::RFFT) {
    others = FftKind::FFT;
    std::rotate(dims.begin(), dims.end() - 1, dims.end());
  } else if (op.getKind() == FftKind::IRFFT) {
    others = FftKind::IFFT;
  }
  for (int64_t dim : dims) {
    FftKind kind = dim == rank - 1 ? op.getKind() : others;
    bool isLast = dim == dims.back();
    Value result = destination;
    if (!isLast) {
      // Scratch memory for a row has as many elements as the result.
      SmallVector<OpFoldResult> sizes =
          tensor::getMixedSizes(builder, op.getLoc(), current);
      if (kind == FftKind::RFFT)
        sizes.back() = builder.getIndexAttr(lengthOfSpectrum(length.back()));
      Type element = type.getElementType();
      result = empty(
          sizes,
          isa<ComplexType>(element) ? element : Type(ComplexType::get(element)),
          op.getLoc());
    }
    current =
        Fourier(*this, op.getLoc(), kind, dim, length[dim - (rank - count)])
            .transform(current, result);
  }
  return current;
}

//===- FourierNests.cpp - Fourier transforms as nests over all rows -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// FFTs for a GPU: every round of the mixed-radix Stockham algorithm is one
// linalg nest over all rows, so that each thread computes single elements of a
// butterfly. Real transforms go through a complex transform of the whole
// length; an inverse real one reconstructs the missing half by conjugate
// symmetry. Called by `KernelLowering::fft` if the target has many threads.
//
//===----------------------------------------------------------------------===//

#include "Conversion/TenToLinalg/KernelLowering.h"
#include <cmath>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Complex-to-complex transforms along one dimension by the mixed-radix
/// Stockham algorithm (C. Van Loan, "Computational Frameworks for the Fast
/// Fourier Transform", 1992): each round is one nest over [outer, transforms,
/// radix, stride, inner], and reorders as it goes.
class Stockham {
public:
  Stockham(KernelLowering &kernel, Location loc, Type part)
      : kernel(kernel), builder(kernel.builder), loc(loc), part(part),
        complex(ComplexType::get(part)) {}

  /// Transforms dimension `dim`, which has `size` elements.
  Value transform(Value input, int64_t dim, int64_t size, bool inverse);

private:
  Value roots(int64_t size, bool inverse);
  Value reshape(Value tensor, ArrayRef<OpFoldResult> sizes);
  Value pass(Value input, Value table, OpFoldResult outer, int64_t size,
             int64_t length, int64_t radix, OpFoldResult inner);
  OpFoldResult number(int64_t value) { return builder.getIndexAttr(value); }

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  Type part;
  ComplexType complex;
};

} // namespace

/// Returns the size-th roots of unity, computed in double.
Value Stockham::roots(int64_t size, bool inverse) {
  auto type = RankedTensorType::get({size}, complex);
  SmallVector<std::complex<APFloat>> values;
  constexpr double pi = 3.14159265358979323846;
  auto number = [&](double value) {
    return cast<FloatAttr>(builder.getFloatAttr(part, value)).getValue();
  };
  for (int64_t k = 0; k < size; ++k) {
    double angle = 2 * pi * static_cast<double>(k) / static_cast<double>(size);
    double cosine = std::cos(angle), sine = std::sin(angle);
    // Correct values that are not exactly 0 because pi is rounded.
    if (4 * k == size || 4 * k == 3 * size)
      cosine = 0;
    if (2 * k == size)
      sine = 0;
    values.emplace_back(number(cosine), number(inverse ? sine : -sine));
  }
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, values));
}

Value Stockham::reshape(Value tensor, ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(tensor.getType());
  RankedTensorType target = type.clone(decomposeMixedValues(sizes).first);
  if (type == target && type.hasStaticShape())
    return tensor;
  return tenon::reshape(builder, loc, target, tensor, sizes);
}

Value Stockham::pass(Value input, Value table, OpFoldResult outer, int64_t size,
                     int64_t length, int64_t radix, OpFoldResult inner) {
  // Transforms of `length` become `radix` times as many of length / radix.
  int64_t rest = length / radix, stride = size / length;
  Value source = reshape(
      input, {outer, number(radix), number(rest), number(stride), inner});
  Value sums =
      kernel.empty({outer, number(rest), number(radix), number(stride), inner},
                   complex, loc);
  ScalarEmitter emitter(builder, loc, kernel.contract);
  sums = kernel.fill(emitter.zero(complex), sums, loc);

  using utils::IteratorType;
  // Loops: outer, rest (p), result (k), term (j), stride, inner.
  SmallVector<OpFoldResult> loopSizes{
      outer, number(rest), number(radix), number(radix), number(stride), inner};
  SmallVector<IteratorType> iterators(6, IteratorType::parallel);
  iterators[3] = IteratorType::reduction;
  AffineExpr o, p, k, j, s, i;
  bindDims(builder.getContext(), o, p, k, j, s, i);
  auto map = AffineMap::get(6, 0, {o, p, k, s, i}, builder.getContext());
  Value result =
      kernel
          .nest(loc, loopSizes, iterators, sums, map,
                [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                  Value x = body.read(source, complex,
                                      {LoopIndex(o), LoopIndex(j), LoopIndex(p),
                                       LoopIndex(s), LoopIndex(i)});
                  Value jk = body.create<arith::MulIOp>(
                      body.value(LoopIndex(j)), body.value(LoopIndex(k)));
                  Value pk = body.create<arith::MulIOp>(
                      body.value(LoopIndex(p)), body.value(LoopIndex(k)));
                  Value turn = body.create<arith::AddIOp>(
                      body.create<arith::MulIOp>(jk, body.index(size / radix)),
                      body.create<arith::MulIOp>(pk, body.index(stride)));
                  turn = body.create<arith::RemUIOp>(turn, body.index(size));
                  Value root = body.create<tensor::ExtractOp>(table, turn);
                  Value term =
                      body.combine(ReductionKind::Mul, complex, x, root);
                  return {body.combine(ReductionKind::Add, complex, acc.front(),
                                       term)};
                })
          .front();
  return reshape(result, {outer, number(size), inner});
}

Value Stockham::transform(Value input, int64_t dim, int64_t size,
                          bool inverse) {
  auto type = cast<RankedTensorType>(input.getType());
  if (type.hasStaticShape() && type.getNumElements() == 0)
    return input;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, input);
  auto product = [&](ArrayRef<OpFoldResult> factors) {
    OpFoldResult result = number(1);
    AffineExpr a, b;
    bindSymbols(builder.getContext(), a, b);
    for (OpFoldResult factor : factors)
      result = computeSize(builder, loc, a * b, {result, factor});
    return result;
  };
  OpFoldResult outer = product(ArrayRef(sizes).take_front(dim));
  OpFoldResult inner = product(ArrayRef(sizes).drop_front(dim + 1));
  sizes[dim] = number(size);
  Value table = roots(size, inverse);
  Value current = reshape(input, {outer, number(size), inner});
  // One radix-4 round does the work of two radix-2 rounds.
  for (int64_t length = size; length > 1;) {
    int64_t radix = length % 4 == 0 ? 4 : 2;
    while (length % radix != 0)
      ++radix;
    current = pass(current, table, outer, size, length, radix, inner);
    length /= radix;
  }
  if (inverse) {
    Value scaled = kernel.empty({outer, number(size), inner}, complex, loc);
    current = kernel.map(
        loc, scaled, [&](NestBody &body, ArrayRef<LoopIndex> at) -> Value {
          Value x = body.read(current, complex, at);
          Value by = body.floating(part, static_cast<double>(size));
          return body.create<complex::CreateOp>(
              complex,
              body.create<arith::DivFOp>(body.create<complex::ReOp>(x), by),
              body.create<arith::DivFOp>(body.create<complex::ImOp>(x), by));
        });
  }
  return reshape(current, sizes);
}

Value KernelLowering::fftByNests(FftOp op, Value destination) {
  Location loc = op.getLoc();
  RankedTensorType type = op.getOperand().getType();
  Value operand = materialize(op.getOperand());
  if (!operand)
    return {};
  Type element = type.getElementType();
  bool realInput = isa<FloatType>(element);
  Type part = realInput ? element : cast<ComplexType>(element).getElementType();
  ComplexType complex = ComplexType::get(part);
  Stockham stockham(*this, loc, part);
  int64_t rank = type.getRank(), count = op.getLength().size();
  int64_t last = op.getLength().back();
  bool inverse =
      op.getKind() == FftKind::IFFT || op.getKind() == FftKind::IRFFT;
  ArrayRef<int64_t> length = op.getLength();
  auto sizeOf = [&](int64_t dim) { return length[dim - (rank - count)]; };
  SmallVector<OpFoldResult> shape = sizes(op.getOperand());

  Value current = operand;
  if (op.getKind() == FftKind::RFFT) {
    current = map(loc, empty(sizes(op.getOperand()), complex, loc),
                  [&](NestBody &body, ArrayRef<LoopIndex> at) {
                    return body.convert(body.read(operand, element, at),
                                        element, complex);
                  });
  } else if (op.getKind() == FftKind::IRFFT) {
    // Do the other transforms first; then the missing half of the last
    // dimension is the mirrored conjugate of the given one.
    for (int64_t dim = rank - count; dim < rank - 1; ++dim)
      current = stockham.transform(current, dim, sizeOf(dim), inverse);
    shape.back() = builder.getIndexAttr(last);
    Value half = current;
    current =
        map(loc, empty(shape, complex, loc),
            [&](NestBody &body, ArrayRef<LoopIndex> at) -> Value {
              Value k = body.value(at.back());
              Value mirrored = body.create<arith::CmpIOp>(
                  arith::CmpIPredicate::sgt, k, body.index(last / 2));
              Value from = body.select(
                  mirrored, body.create<arith::SubIOp>(body.index(last), k), k);
              LoopIndices place(at);
              place.back() = from;
              Value x = body.read(half, complex, place);
              Value im = body.create<complex::ImOp>(x);
              return body.create<complex::CreateOp>(
                  complex, body.create<complex::ReOp>(x),
                  body.select(mirrored, body.create<arith::NegFOp>(im), im));
            });
    current = stockham.transform(current, rank - 1, last, inverse);
  }
  if (op.getKind() == FftKind::RFFT)
    current = stockham.transform(current, rank - 1, last, inverse);
  if (op.getKind() == FftKind::FFT || op.getKind() == FftKind::IFFT)
    for (int64_t dim = rank - count; dim < rank; ++dim)
      current = stockham.transform(current, dim, sizeOf(dim), inverse);

  Type resultElement = op.getType().getElementType();
  Value kept =
      map(loc, destination, [&](NestBody &body, ArrayRef<LoopIndex> at) {
        return body.convert(body.read(current, complex, at), complex,
                            resultElement);
      });
  // The outer transforms of a real input run over the stored half.
  if (op.getKind() == FftKind::RFFT)
    for (int64_t dim = rank - count; dim < rank - 1; ++dim)
      kept = stockham.transform(kept, dim, sizeOf(dim), inverse);
  return kept;
}

//===- FourierRounds.h - Fourier transforms of one row -------- -*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_FOURIER_FOURIERROUNDS_H
#define TENON_LIB_CODEGEN_FOURIER_FOURIERROUNDS_H

#include "Conversion/TenToLinalg/KernelLowering.h"

#include <complex>
#include <vector>

namespace tenon {

class FourierPasses;
using FourierTable = std::vector<std::complex<double>>;

/// A complex number in emitted code.
struct FourierNumber {
  mlir::Value re, im;
  FourierNumber swapped() const { return {im, re}; }
  FourierNumber conj(FourierPasses &passes) const;
};

/// Emits the forward transform of `length` complex numbers, for `columns`
/// adjacent columns, by Stockham's self-sorting mixed-radix algorithm (C. Van
/// Loan, "Computational Frameworks for the Fast Fourier Transform", 1992).
/// Between rounds, real and imaginary parts are in two planes of scratch
/// memory.
class FourierPasses {
public:
  using Value = mlir::Value;
  using Load = std::function<FourierNumber(Value index, Value column)>;
  /// Returns the tensors of `state` with the number inserted.
  using Store = std::function<llvm::SmallVector<Value>(
      mlir::ValueRange state, Value index, Value column, FourierNumber)>;

  FourierPasses(KernelLowering &kernel, mlir::Location loc, mlir::Type part,
                int64_t length, int64_t columns);

  /// Transforms the elements that `from` returns, or the planes, and passes the
  /// results to `to`, or writes them to the planes.
  llvm::SmallVector<Value> transform(const Load &from,
                                     const Store &to = nullptr,
                                     mlir::ValueRange state = {});
  /// Fills the planes, with the mirror image at length - index if `mirrored`.
  void fill(int64_t from, int64_t to,
            llvm::function_ref<FourierNumber(Value, Value)> number,
            bool mirrored);
  /// Loads an element of the planes.
  FourierNumber load(Value index, Value column);
  /// Emits a loop over indices and columns.
  llvm::SmallVector<Value>
  each(int64_t from, int64_t to, mlir::ValueRange state,
       llvm::function_ref<llvm::SmallVector<Value>(mlir::ValueRange state,
                                                   Value index, Value column)>
           body);

  // Arithmetic.
  FourierNumber add(FourierNumber a, FourierNumber b) {
    return {add(a.re, b.re), add(a.im, b.im)};
  }
  FourierNumber subtract(FourierNumber a, FourierNumber b) {
    return {subtract(a.re, b.re), subtract(a.im, b.im)};
  }
  FourierNumber multiply(FourierNumber a, FourierNumber b);
  FourierNumber halved(FourierNumber a) {
    return {multiply(a.re, number(0.5)), multiply(a.im, number(0.5))};
  }
  /// Returns a times -i.
  FourierNumber turned(FourierNumber a) { return {a.im, negated(a.re)}; }
  Value add(Value a, Value b);
  Value subtract(Value a, Value b);
  Value multiply(Value a, Value b);
  Value negated(Value a);
  Value divided(Value a, int64_t by);
  Value number(double value) { return code().floating(part, value); }
  Value zero() { return number(0); }
  Value index(int64_t value) { return code().index(value); }
  Value plus(Value a, int64_t b);
  Value times(Value a, int64_t b);
  /// Returns a * b, as a constant if `a` is one.
  Value scaled(Value a, int64_t b);
  Value minus(int64_t a, Value b);
  /// Returns exp(-2 pi i index / order).
  FourierNumber root(int64_t order, Value index);

private:
  /// Tensors of the real and the imaginary parts.
  using Planes = llvm::SmallVector<Value>;
  /// Emits `count` adjacent transforms of `length` elements. With `twist`,
  /// multiplies the results by the twiddle factors of the four-step
  /// decomposition.
  llvm::SmallVector<Value> stockham(int64_t length, int64_t count,
                                    const Load &from, const Store &to,
                                    mlir::ValueRange state, bool twist);
  /// Transposes the planes as a matrix with `rows` rows.
  void transpose(int64_t rows, int64_t columns);
  llvm::SmallVector<FourierNumber>
  butterfly(llvm::ArrayRef<FourierNumber> numbers);
  /// Transforms a prime number of elements; the elements at an index and its
  /// opposite share sines and cosines.
  llvm::SmallVector<FourierNumber>
  primeButterfly(llvm::ArrayRef<FourierNumber> numbers);
  /// Returns one element of a direct transform of `count` elements.
  FourierNumber sum(int64_t count, Value wanted,
                    llvm::function_ref<FourierNumber(Value)> number);
  /// Returns a times exp(-2 pi i turns / order).
  FourierNumber turned(FourierNumber a, int64_t turns, int64_t order);
  /// Returns an element of a constant table.
  FourierNumber element(const FourierTable &table, Value at);
  /// Does the same as `transform` for a length with large prime factors.
  llvm::SmallVector<Value> convolve(const Load &from, const Store &to,
                                    mlir::ValueRange state);
  Value place(Value index, int64_t columns, Value column);
  FourierNumber read(const Planes &from, Value at);
  llvm::SmallVector<Value> write(mlir::ValueRange to, Value at,
                                 FourierNumber number);
  ScalarEmitter code() { return ScalarEmitter(builder, loc, kernel.contract); }

  KernelLowering &kernel;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Type part;
  int64_t length, columns;
  /// The current elements, and the destination of the next round.
  Planes current, next;
};

inline FourierNumber FourierNumber::conj(FourierPasses &passes) const {
  return {re, passes.negated(im)};
}

} // namespace tenon

#endif // TENON_LIB_CODEGEN_FOURIER_FOURIERROUNDS_H

//===- FourierRounds.h - Complex transforms of one row ----------*- C++ -*-===//
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

/// A complex number in code.
struct FourierNumber {
  mlir::Value re, im;
  FourierNumber swapped() const { return {im, re}; }
  FourierNumber conj(FourierPasses &passes) const;
};

/// Emits the forward transform of `length` complex numbers, for `columns` of
/// them beside each other, by Stockham's self-sorting algorithm of mixed radix
/// (C. Van Loan, "Computational Frameworks for the Fast Fourier Transform",
/// 1992). Between passes the numbers are in two planes of scratch memory, their
/// real and their imaginary parts.
class FourierPasses {
public:
  using Value = mlir::Value;
  using Load = std::function<FourierNumber(Value index, Value column)>;
  /// Gives the tensors of `state` with the number put into them.
  using Store = std::function<llvm::SmallVector<Value>(
      mlir::ValueRange state, Value index, Value column, FourierNumber)>;

  FourierPasses(KernelLowering &kernel, mlir::Location loc, mlir::Type part,
                int64_t length, int64_t columns);

  /// From where `from` says, or the planes; to where `to` says, or the planes.
  llvm::SmallVector<Value> transform(const Load &from,
                                     const Store &to = nullptr,
                                     mlir::ValueRange state = {});
  /// Puts numbers into the planes, mirrored at length - index.
  void fill(int64_t from, int64_t to,
            llvm::function_ref<FourierNumber(Value, Value)> number,
            bool mirrored);
  /// The number that the planes hold.
  FourierNumber load(Value index, Value column);
  /// A loop over indices and columns.
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
  /// Times -i.
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
  /// A constant where `a` is one.
  Value scaled(Value a, int64_t b);
  Value minus(int64_t a, Value b);
  /// exp(-2 pi i index / order).
  FourierNumber root(int64_t order, Value index);

private:
  /// Real and imaginary parts.
  using Planes = llvm::SmallVector<Value>;
  /// `count` transforms of `length` numbers beside each other. Where `twist`
  /// is given the results are multiplied by its roots.
  llvm::SmallVector<Value> stockham(int64_t length, int64_t count,
                                    const Load &from, const Store &to,
                                    mlir::ValueRange state, bool twist);
  /// The planes as a matrix of so many rows become its transpose.
  void transpose(int64_t rows, int64_t columns);
  llvm::SmallVector<FourierNumber>
  butterfly(llvm::ArrayRef<FourierNumber> numbers);
  /// The transform of a prime number of numbers, of which those of an index
  /// and its opposite share sines and cosines.
  llvm::SmallVector<FourierNumber>
  primeButterfly(llvm::ArrayRef<FourierNumber> numbers);
  /// One number of a transform of many.
  FourierNumber sum(int64_t count, Value wanted,
                    llvm::function_ref<FourierNumber(Value)> number);
  /// Times exp(-2 pi i turns / order).
  FourierNumber turned(FourierNumber a, int64_t turns, int64_t order);
  /// A number of a constant table.
  FourierNumber element(const FourierTable &table, Value at);
  /// As `transform`, of a length with large prime factors.
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
  /// The numbers, and room for what the next pass makes of them.
  Planes current, next;
};

inline FourierNumber FourierNumber::conj(FourierPasses &passes) const {
  return {re, passes.negated(im)};
}

} // namespace tenon

#endif // TENON_LIB_CODEGEN_FOURIER_FOURIERROUNDS_H

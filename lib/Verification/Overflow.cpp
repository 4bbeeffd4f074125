//===- Overflow.cpp - Finds order-dependent overflow ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of `--verify`: marks the elements of results that may legitimately be
// finite or infinite, because a sum or product overflows in one order of its
// terms but not in another, or in a narrow type but not in the precision that
// the compiler may use. An operation is re-evaluated by the interpreter with
// absolute values of its operands, which bounds every partial result.
//
//===----------------------------------------------------------------------===//

#include "Overflow.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Verification/Rounding.h"
#include <cmath>

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

namespace {

bool isReal(ten_type type) { return isFloat(type); }

double at(const ArrayView &array, int64_t i) {
  return loadDouble(array.type, static_cast<const char *>(array.data) +
                                    i * storageSize(array.type));
}

bool allFinite(ArrayRef<ArrayView> arrays) {
  return llvm::all_of(arrays, [](const ArrayView &array) {
    for (int64_t i = 0; isReal(array.type) && i < array.numElements(); ++i)
      if (!std::isfinite(at(array, i)))
        return false;
    return true;
  });
}

bool isNarrow(ten_type type) { return isReal(type) && storageSize(type) < 4; }

/// Returns a copy of the operands with changed values; non-finite ones count as
/// zero.
Result<std::vector<Buffer>>
changed(ArrayRef<ArrayView> operands,
        llvm::function_ref<double(size_t, int64_t, double)> change) {
  std::vector<Buffer> copies;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    Result<Buffer> copy = Buffer::copyOf(operand);
    if (!copy)
      return copy.status();
    for (int64_t i = 0; isReal(operand.type) && i < copy->numElements(); ++i) {
      double value = at(operand, i);
      storeDouble(operand.type, copy->element(i),
                  change(number, i, std::isfinite(value) ? value : 0));
    }
    copies.push_back(std::move(*copy));
  }
  return std::move(copies);
}

/// Evaluates the operation on other operands.
Result<std::vector<Buffer>> evaluate(Operation *op,
                                     Result<std::vector<Buffer>> operands) {
  if (!operands)
    return operands;
  Block block;
  Operation *copy = op->clone();
  block.push_back(copy);
  for (OpOperand &operand : copy->getOpOperands())
    operand.set(block.addArgument(operand.get().getType(), op->getLoc()));
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&block);
  YieldOp::create(builder, op->getLoc(), copy->getResults());
  return interpretBlock(
      block, std::vector<ArrayView>(operands->begin(), operands->end()));
}

/// Marks the elements of `values` for which the condition holds.
void mark(SmallVectorImpl<BitVector> &open, const std::vector<Buffer> &values,
          llvm::function_ref<bool(double)> condition) {
  for (auto [bits, value] : llvm::zip(open, values)) {
    if (!isReal(value.type()))
      continue;
    for (int64_t i = 0; i < value.numElements(); ++i)
      if (condition(at(value, i))) {
        bits.resize(value.numElements());
        bits.set(i);
      }
  }
}

bool isInfinite(double value) { return !std::isfinite(value); }

/// Returns whether the terms are far too small to overflow together.
bool isFarFromOverflow(Operation *op, ArrayRef<ArrayView> operands,
                       ten_type type) {
  if (!isSum(op) || isProduct(op))
    return false;
  return sizeOfSum(op, operands).second < largestPower(type) / 2;
}

/// Returns a bound of all intermediates of a substitution: the result for
/// absolute values without cancellation and without division by large values.
Result<std::vector<Buffer>> boundOfSolution(TriangularSolveOp op,
                                            ArrayRef<ArrayView> operands) {
  int64_t n = operands[0].dims[operands[0].rank - 1];
  return evaluate(
      op, changed(operands, [&](size_t number, int64_t i, double value) {
        double size = std::fabs(value);
        if (number == 1)
          return size;
        bool isDiagonal = i % n == i / n % n;
        return isDiagonal ? (size == 0 ? 1 : std::min(size, 1.0)) : -size;
      }));
}

} // namespace

bool overflowsNarrow(Operation *op, ArrayRef<ArrayView> operands,
                     ArrayRef<ArrayView> results) {
  return op->hasTrait<Pointwise>() &&
         llvm::any_of(
             results,
             [](const ArrayView &result) { return isNarrow(result.type); }) &&
         allFinite(operands) && !allFinite(results);
}

SmallVector<BitVector> findOverflows(Operation *op,
                                     ArrayRef<ArrayView> operands,
                                     ArrayRef<ArrayView> results,
                                     FloatContract fp) {
  SmallVector<BitVector> open(results.size());
  auto hasComplex = [](const ArrayView &view) { return isComplex(view.type); };
  if (llvm::any_of(operands, hasComplex) ||
      llvm::none_of(results, [](auto &r) { return isReal(r.type); }))
    return open;
  auto markInfinite = [&] {
    for (auto [bits, result] : llvm::zip(open, results))
      for (int64_t i = 0; isReal(result.type) && i < result.numElements(); ++i)
        if (isInfinite(at(result, i))) {
          bits.resize(result.numElements());
          bits.set(i);
        }
  };
  if (fp == FloatContract::Fast && overflowsNarrow(op, operands, results)) {
    markInfinite();
    return open;
  }
  Result<std::vector<Buffer>> bound = std::vector<Buffer>();
  if (auto solve = dyn_cast<TriangularSolveOp>(op)) {
    bound = boundOfSolution(solve, operands);
  } else if (!isSum(op) || isFarFromOverflow(op, operands, results[0].type)) {
    return open;
  } else if (op->getNumRegions() && !op->hasAttr("kind")) {
    // A region may sum anything.
    if (allFinite(operands))
      markInfinite();
    return open;
  } else if (isProduct(op)) {
    // Include products that underflow on the way and are then multiplied by
    // large factors: below the smallest normal number they lose digits.
    ten_type type = results[0].type;
    double smallest = smallestPower(type) / unitOf(type);
    Result<std::vector<Buffer>> least =
        evaluate(op, changed(operands, [](size_t, int64_t, double value) {
                   double size = std::fabs(value);
                   return size == 0 ? 1 : std::min(size, 1.0);
                 }));
    if (least)
      mark(open, *least, [&](double value) { return value < smallest; });
    bound = evaluate(op, changed(operands, [](size_t, int64_t, double value) {
                       return std::max(std::fabs(value), 1.0);
                     }));
  } else {
    bound = evaluate(op, changed(operands, [](size_t, int64_t, double value) {
                       return std::fabs(value);
                     }));
  }
  if (bound)
    mark(open, *bound, isInfinite);
  return open;
}

} // namespace tenon

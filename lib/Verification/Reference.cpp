//===- Reference.cpp - Reference results and tolerances -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the interpreter on a function and derives tolerances: operations that
// compiled code may round differently are rerun with perturbed results, and the
// spread of the final results is the tolerance. Results that do not depend on
// rounding must be bit-equal. Used by `--verify`.
//
//===----------------------------------------------------------------------===//

#include "Verification/Reference.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "RoundedRows.h"
#include "Verification/Rounding.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <cmath>
#include <cstdio>
#include <cstring>

using namespace mlir;

namespace tenon {

bool callsProcess(Operation *op) {
  return op->walk([](ten::HostCallOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

Reference::Reference(ModuleOp module, std::string function,
                     std::vector<ArrayView> arguments, FloatContract fp,
                     int64_t activations)
    : module(module), function(std::move(function)),
      arguments(std::move(arguments)), fp(fp), activations(activations) {}

Status Reference::run() {
  llvm::DenseSet<Operation *> found;
  ten::InterpretOptions options;
  options.roundSumsOnce = fp != FloatContract::Strict;
  options.observe = [&](Operation *op, ArrayRef<ArrayView> operands,
                        ArrayRef<ArrayView> produced) {
    if (!found.contains(op) && (isInexact(op, operands, produced, fp) ||
                                roundedBits(op, activations) != 0))
      found.insert(op);
    unspecified |= tenon::isUnspecified(op, operands, produced, fp);
    ++operations;
    return Status();
  };
  auto made = ten::interpret(module, function, arguments, options);
  if (!made)
    return made.status();
  wanted = std::move(*made);
  inexact.assign(found.begin(), found.end());
  llvm::DenseSet<Value> tainted = dependents(module, found);
  auto op = module.lookupSymbol<func::FuncOp>(function);
  for (Value value : op.getBody().front().getTerminator()->getOperands())
    isTainted.push_back(tainted.contains(value));
  return {};
}

Status Reference::addRun(double scale) {
  llvm::DenseSet<Operation *> found(inexact.begin(), inexact.end());
  llvm::DenseSet<Value> tainted = dependents(module, found);
  std::mt19937_64 random(perturbed.size() + 1);
  ten::InterpretOptions options;
  options.roundSumsOnce = fp != FloatContract::Strict;
  options.alter = [&](Operation *op, ArrayRef<ArrayView> operands,
                      ArrayRef<Buffer *> produced) {
    // Include exact operations: after an error upstream, they may round
    // differently.
    if (isArithmetic(op) && llvm::any_of(op->getResults(), [&](Value value) {
          return tainted.contains(value);
        }))
      perturb(op, operands, produced, scale, fp, random);
    if (int64_t bits = roundedBits(op, activations))
      roundRows(op, operands, *produced.front(), bits, perturbed.size(),
                random);
  };
  // A loop that waits for a value which may be NaN need not terminate.
  int64_t left = 16 * operations + 1000;
  options.observe = [&](Operation *, ArrayRef<ArrayView>, ArrayRef<ArrayView>) {
    unspecified |= --left < 0;
    return left < 0
               ? internalError("a run with other values does not terminate")
               : Status();
  };
  auto made = ten::interpret(module, function, arguments, options);
  if (!made)
    return made.status();
  perturbed.push_back(std::move(*made));
  return {};
}

namespace {

std::string text(ten_type type, const void *element) {
  char line[64];
  if (isFloat(type))
    std::snprintf(line, sizeof(line), "%.9g", loadDouble(type, element));
  else if (isUnsignedInt(type))
    std::snprintf(line, sizeof(line), "%llu",
                  static_cast<unsigned long long>(loadUInt64(type, element)));
  else
    std::snprintf(line, sizeof(line), "%lld",
                  static_cast<long long>(loadInt64(type, element)));
  return line;
}

bool isEqual(ten_type part, const void *a, const void *b) {
  return std::memcmp(a, b, storageSize(part)) == 0 ||
         (isFloat(part) && std::isnan(loadDouble(part, a)) &&
          std::isnan(loadDouble(part, b)));
}

/// Counts differing elements and keeps the worst.
class Differences {
public:
  Differences(const ArrayView &got, const ArrayView &want)
      : got(got), want(want), part(partType(want.type)),
        parts(isComplex(want.type) ? 2 : 1) {
    comparison.total = want.numElements();
  }

  /// Records that part `i` of the array is wrong.
  void add(int64_t i) {
    int64_t element = i / parts;
    if (element != last)
      ++comparison.differing;
    last = element;
    double left = loadDouble(part, at(got, i));
    double right = loadDouble(part, at(want, i));
    double error = std::fabs(left - right);
    if (!std::isfinite(error))
      error = INFINITY;
    if (comparison.worstIndex >= 0 && error <= comparison.worstError)
      return;
    comparison.worstIndex = element;
    comparison.worstError = error;
    comparison.worstGot = value(got, element);
    comparison.worstWant = value(want, element);
    comparison.worstPosition.assign(want.rank, 0);
    for (int64_t dim = want.rank; dim-- > 0; element /= want.dims[dim])
      comparison.worstPosition[dim] = element % want.dims[dim];
  }

  Comparison comparison;

private:
  const char *at(const ArrayView &array, int64_t i) const {
    return static_cast<const char *>(array.data) + i * storageSize(part);
  }
  std::string value(const ArrayView &array, int64_t element) const {
    if (parts == 1)
      return text(part, at(array, element));
    return "(" + text(part, at(array, 2 * element)) + "," +
           text(part, at(array, 2 * element + 1)) + ")";
  }

  const ArrayView &got, &want;
  ten_type part;
  int64_t parts;
  int64_t last = -1;
};

} // namespace

Comparison Reference::compareOnce(size_t number, const ArrayView &got) {
  ArrayView want = wanted[number];
  Differences differences(got, want);
  ten_type part = partType(want.type);
  int64_t size = storageSize(part);
  int64_t count = want.numBytes() / size;
  auto at = [&](const ArrayView &array, int64_t i) {
    return static_cast<const char *>(array.data) + i * size;
  };
  if (unspecified)
    return differences.comparison;
  bool isExact = !isTainted[number] || perturbed.empty();
  if (!isExact && !isFloat(part)) {
    // If rounding decides one of the values, it may decide others.
    for (const auto &run : perturbed)
      if (std::memcmp(run[number].data(), want.data, want.numBytes()) != 0)
        return differences.comparison;
    isExact = true;
  }
  if (isExact) {
    // Real numbers have one zero.
    auto areZeros = [&](int64_t i) {
      return fp == FloatContract::Fast && isFloat(part) &&
             loadDouble(part, at(got, i)) == 0 &&
             loadDouble(part, at(want, i)) == 0;
    };
    for (int64_t i = 0; i < count; ++i)
      if (!isEqual(part, at(got, i), at(want, i)) && !areZeros(i))
        differences.add(i);
    return differences.comparison;
  }
  double unit = unitOf(part), widest = 0;
  std::vector<double> deviation(count);
  std::vector<bool> isOpen(count);
  for (int64_t i = 0; i < count; ++i) {
    double right = loadDouble(part, at(want, i));
    for (const auto &run : perturbed) {
      double other = loadDouble(part, at(run[number], i));
      if (std::isfinite(right) && std::isfinite(other))
        deviation[i] = std::max(deviation[i], std::fabs(other - right));
      else if (!(std::isnan(right) && std::isnan(other)) && right != other)
        isOpen[i] = true;
    }
    widest = std::max(widest, deviation[i]);
  }
  for (int64_t i = 0; i < count; ++i) {
    double right = loadDouble(part, at(want, i));
    double value = loadDouble(part, at(got, i));
    // Sums of integers with an infinite scale are infinite where exact ones
    // have infinities of both signs.
    bool isAnySpecial = activations != 0 && !std::isfinite(right);
    if (isOpen[i] || value == right ||
        (std::isnan(value) && std::isnan(right)) ||
        (isAnySpecial && !std::isfinite(value)))
      continue;
    if (std::isfinite(value) && std::isfinite(right) &&
        std::fabs(value - right) <=
            8 * unit * std::fabs(right) + 10 * deviation[i] + 2 * widest) {
      double &accepted = differences.comparison.largestAccepted;
      accepted = std::max(accepted, std::fabs(value - right));
      continue;
    }
    differences.add(i);
  }
  return differences.comparison;
}

Comparison Reference::compare(size_t number, const ArrayView &got) {
  Comparison found = compareOnce(number, got);
  if (found.equal() || !isTainted[number])
    return found;
  // Try more and larger perturbations before reporting a difference.
  while (perturbed.size() < 3)
    if (!addRun(1).ok())
      return compareOnce(number, got);
  for (int round = 0; round < 5; ++round) {
    found = compareOnce(number, got);
    if (found.equal() || !addRun(1 << round).ok())
      break;
  }
  return found;
}

} // namespace tenon

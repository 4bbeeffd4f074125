//===- Rounding.cpp - Error model of operations ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The error model of `--verify`: classifies operations as exact, inexact or
// unspecified for given operand values, under each floating-point contract, and
// perturbs inexact results by the error that a correct implementation may have
// (units in the last place of functions, random-walk growth of sums).
//
//===----------------------------------------------------------------------===//

#include "Verification/Rounding.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Overflow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <cmath>

using namespace mlir;
using namespace tenon::ten;

namespace tenon {

double unitOf(ten_type type) {
  switch (partType(type)) {
  case TEN_F64:
    return 0x1p-52;
  case TEN_F32:
    return 0x1p-23;
  case TEN_F16:
    return 0x1p-10;
  case TEN_BF16:
    return 0x1p-7;
  case TEN_F8E4M3:
  case TEN_F8E4M3FN:
  case TEN_F8E4M3FNUZ:
  case TEN_F8E4M3B11FNUZ:
    return 0x1p-3;
  case TEN_F6E2M3FN:
    return 0x1p-3;
  case TEN_F8E3M4:
    return 0x1p-4;
  case TEN_F6E3M2FN:
  case TEN_F8E5M2:
  case TEN_F8E5M2FNUZ:
    return 0x1p-2;
  case TEN_F4E2M1FN:
    return 0x1p-1;
  default:
    return 1;
  }
}

/// Multiplies 1 by `factor` as long as the type can represent the result.
static double lastPower(ten_type type, double factor) {
  ten_type part = partType(type);
  for (double value = 1;; value *= factor) {
    alignas(8) char element[8];
    storeDouble(part, element, value * factor);
    double stored = loadDouble(part, element);
    if (stored != value * factor || !std::isfinite(stored) || stored == 0)
      return value;
  }
}

double largestPower(ten_type type) { return lastPower(type, 2); }
double smallestPower(ten_type type) { return lastPower(type, 0.5); }

namespace {

bool isReal(ten_type type) { return isFloat(partType(type)); }

/// Calls `visit` with every part of every element until it returns false.
bool forAll(ArrayRef<ArrayView> arrays,
            llvm::function_ref<bool(double)> visit) {
  for (const ArrayView &array : arrays) {
    ten_type part = partType(array.type);
    int64_t size = storageSize(part);
    int64_t count = array.numBytes() / size;
    for (int64_t i = 0; i < count; ++i)
      if (!visit(loadDouble(part,
                            static_cast<const char *>(array.data) + i * size)))
        return false;
  }
  return true;
}

double largest(const ArrayView &array) {
  double value = 0;
  forAll(array, [&](double x) {
    if (std::isfinite(x))
      value = std::max(value, std::fabs(x));
    return true;
  });
  return value;
}

bool areIntegers(ArrayRef<ArrayView> arrays) {
  return forAll(arrays, [](double x) { return x == std::trunc(x); });
}

/// Returns whether operands and results are integers so small that no result
/// was rounded: larger ones may have become others, as 381 becomes 380 in bf16.
bool areExactIntegers(ArrayRef<ArrayView> operands,
                      ArrayRef<ArrayView> results) {
  return areIntegers(operands) && areIntegers(results) &&
         llvm::all_of(results, [](const ArrayView &result) {
           return largest(result) * unitOf(result.type) <= 2;
         });
}

bool anyNotFinite(ArrayRef<ArrayView> arrays) {
  return !forAll(arrays, [](double x) { return std::isfinite(x); });
}

bool anyInfinite(ArrayRef<ArrayView> arrays) {
  return !forAll(arrays, [](double x) { return !std::isinf(x); });
}

bool anyNaN(ArrayRef<ArrayView> arrays) {
  return !forAll(arrays, [](double x) { return !std::isnan(x); });
}

bool isFunction(Operation *op) {
  return isa<ExpOp, Expm1Op, LogOp, Log1pOp, LogisticOp, RsqrtOp, CbrtOp, SinOp,
             CosOp, TanOp, TanhOp, ErfOp, ErfcOp, PowOp, Atan2Op, FftOp,
             CholeskyOp, TriangularSolveOp>(op);
}

} // namespace

bool isSum(Operation *op) {
  if (isa<ContractOp, ConvOp>(op))
    return true;
  if (!isa<ReduceOp, WindowReduceOp, ScanOp, ScatterOp, linalg::GenericOp>(op))
    return false;
  if (auto scatter = dyn_cast<ScatterOp>(op); scatter && scatter.getKind())
    return *scatter.getKind() == ScatterKind::Add ||
           *scatter.getKind() == ScatterKind::Mul;
  if (auto kind = op->getAttrOfType<ReductionKindAttr>("kind"))
    return kind.getValue() == ReductionKind::Add ||
           kind.getValue() == ReductionKind::Mul;
  bool found = false;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      found |=
          isa<AddOp, SubOp, MulOp, DivOp, FmaOp>(inner) || isFunction(inner);
    });
  return found;
}

bool isProduct(Operation *op) {
  if (auto kind = op->getAttrOfType<ReductionKindAttr>("kind"))
    return kind.getValue() == ReductionKind::Mul;
  if (auto scatter = dyn_cast<ScatterOp>(op); scatter && scatter.getKind())
    return *scatter.getKind() == ScatterKind::Mul;
  bool found = false;
  for (Region &region : op->getRegions())
    region.walk([&](MulOp) { found = true; });
  return found;
}

/// Returns the product of the sizes of these dimensions.
static double sizeOf(const ArrayView &array, ArrayRef<int64_t> dims) {
  double size = 1;
  for (int64_t dim : dims)
    size *= array.dims[dim];
  return size;
}

/// Returns the number of elements, or of products, that are combined in one
/// result, an initial value among them; for a region of linalg that of the
/// largest operand, which is a bound.
static double termsOf(Operation *op, ArrayRef<ArrayView> operands) {
  if (auto contract = dyn_cast<ContractOp>(op))
    return sizeOf(operands[0], contract.getLhsContracting());
  if (auto conv = dyn_cast<ConvOp>(op)) {
    const ArrayView &filter = operands[1];
    int64_t features = filter.dims[conv.getDims().getKernelOutputFeature()];
    // A batch group sums over its part of the batch as features of the input.
    return features ? filter.numElements() / features : 0;
  }
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return sizeOf(operands[0], reduce.getDims()) + 1;
  if (auto window = dyn_cast<WindowReduceOp>(op)) {
    double size = 1;
    for (int64_t extent : window.getWindow())
      size *= extent;
    return size + 1;
  }
  if (auto scan = dyn_cast<ScanOp>(op))
    return operands[0].dims[scan.getDim()] + 1;
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return operands.back().numElements() + 1;
  double terms = 1;
  for (const ArrayView &operand : operands)
    terms = std::max<double>(terms, operand.numElements());
  return terms;
}

std::pair<double, double> sizeOfSum(Operation *op,
                                    ArrayRef<ArrayView> operands) {
  double terms = std::max(1.0, termsOf(op, operands)), size = 1;
  for (const ArrayView &operand : operands) {
    double value = largest(operand);
    size = isa<ContractOp, ConvOp>(op) ? size * value : std::max(size, value);
  }
  return {terms, terms * size};
}

/// Returns the distance of 1 from the next value of the type in which a sum is
/// accumulated.
static double unitOfSum(Operation *op, ten_type result) {
  std::optional<Type> accumulator;
  if (auto contract = dyn_cast<ContractOp>(op))
    accumulator = contract.getAccumulator();
  else if (auto conv = dyn_cast<ConvOp>(op))
    accumulator = conv.getAccumulator();
  std::optional<ten_type> type =
      accumulator ? toElementType(*accumulator) : std::nullopt;
  return unitOf(type ? *type : result);
}

bool isArithmetic(Operation *op) {
  return isa_and_nonnull<TenDialect>(op->getDialect()) ||
         isa<linalg::GenericOp>(op);
}

bool isInexact(Operation *op, ArrayRef<ArrayView> operands,
               ArrayRef<ArrayView> results, FloatContract fp) {
  if (!isArithmetic(op) || llvm::none_of(results, [](const ArrayView &result) {
        return isReal(result.type);
      }))
    return false;
  if (isFunction(op))
    return true;
  ten_type type = results.front().type;
  if (isSum(op)) {
    if (isComplex(type) || isProduct(op) || !areIntegers(operands))
      return true;
    return sizeOfSum(op, operands).second * unitOf(type) > 1;
  }
  bool hasComplex =
      isComplex(type) || llvm::any_of(operands, [](const ArrayView &view) {
        return isComplex(view.type);
      });
  if (hasComplex && isa<MulOp, DivOp, AbsOp, SignOp, SqrtOp>(op))
    return true;
  // The product may be fused with an addition.
  if (isa<MulOp>(op) && fp != FloatContract::Strict)
    return !areExactIntegers(operands, results);
  // The reciprocal of a constant divisor is rounded.
  if (fp == FloatContract::Fast && isa<DivOp>(op))
    return true;
  if (fp == FloatContract::Fast && overflowsNarrow(op, operands, results))
    return true;
  if (fp == FloatContract::Fast)
    return isa<AddOp, SubOp, MulOp, FmaOp, RemOp, SqrtOp, ConvertOp,
               ReducePrecisionOp>(op) &&
           !areExactIntegers(operands, results);
  return false;
}

bool isUnspecified(Operation *op, ArrayRef<ArrayView> operands,
                   ArrayRef<ArrayView> results, FloatContract fp) {
  // A factor of a sum may be one of its terms, and be multiplied by 0 there.
  if (fp == FloatContract::Fast && isa<MulOp>(op) && anyInfinite(operands))
    return true;
  if (isa<BitcastOp>(op))
    return anyNaN(operands);
  if (auto compare = dyn_cast<CompareOp>(op))
    return compare.getTotal() && anyNaN(operands);
  if (isa<SortOp, TopKOp>(op))
    return anyNaN(operands);
  // Zeros of a dilated input may be skipped, whatever weights they meet.
  if (auto conv = dyn_cast<ConvOp>(op);
      conv &&
      llvm::any_of(conv.getInputDilation(),
                   [](int64_t step) { return step != 1; }) &&
      anyNotFinite(operands[1]))
    return true;
  // Infinite complex numbers have many representations.
  bool hasComplex =
      llvm::any_of(llvm::concat<const ArrayView>(operands, results),
                   [](const ArrayView &view) { return isComplex(view.type); });
  if (hasComplex &&
      (isFunction(op) || isSum(op) || isa<MulOp, DivOp, SqrtOp, SignOp>(op)))
    return anyNotFinite(operands) || anyNotFinite(results);
  return false;
}

llvm::DenseSet<Value>
dependents(ModuleOp module, const llvm::DenseSet<Operation *> &operations) {
  llvm::DenseSet<Value> found;
  bool changed = true;
  auto add = [&](Value value) { changed |= found.insert(value).second; };
  auto link = [&](ValueRange from, ValueRange to) {
    for (auto [source, target] : llvm::zip(from, to))
      if (found.contains(source))
        add(target);
  };
  while (changed) {
    changed = false;
    module.walk([&](Operation *op) {
      bool all = operations.contains(op);
      if (auto loop = dyn_cast<scf::ForOp>(op)) {
        ValueRange yields = loop.getBody()->getTerminator()->getOperands();
        link(loop.getInitArgs(), loop.getRegionIterArgs());
        link(yields, loop.getRegionIterArgs());
        link(loop.getRegionIterArgs(), loop.getResults());
        return;
      }
      if (auto kernel = dyn_cast<KernelOp>(op)) {
        link(kernel.getInputs(), kernel.getBody().getArguments());
        link(kernel.getYield().getValues(), kernel.getResults());
        return;
      }
      if (auto loop = dyn_cast<scf::WhileOp>(op)) {
        auto condition = loop.getConditionOp();
        link(loop.getInits(), loop.getBeforeArguments());
        link(loop.getYieldOp().getOperands(), loop.getBeforeArguments());
        link(condition.getArgs(), loop.getAfterArguments());
        link(condition.getArgs(), loop.getResults());
        all = found.contains(condition.getCondition());
      } else if (auto call = dyn_cast<func::CallOp>(op)) {
        if (auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee())) {
          link(call.getOperands(), callee.getArguments());
          link(callee.getBody().front().getTerminator()->getOperands(),
               call.getResults());
        }
        return;
      } else if (isa<scf::IfOp, scf::IndexSwitchOp>(op)) {
        for (Region &region : op->getRegions())
          if (!region.empty())
            link(region.front().getTerminator()->getOperands(),
                 op->getResults());
        all = found.contains(op->getOperand(0));
      } else {
        all |= llvm::any_of(op->getOperands(),
                            [&](Value value) { return found.contains(value); });
      }
      if (all)
        for (Value result : op->getResults())
          add(result);
    });
  }
  return found;
}

/// Returns another value that an element may have which may be finite or not.
static double anythingBut(double value, ten_type type,
                          std::mt19937_64 &random) {
  switch (random() % 4) {
  case 0:
    return INFINITY;
  case 1:
    return -INFINITY;
  case 2:
    return NAN;
  default:
    return std::isfinite(value) ? 0 : std::copysign(largestPower(type), value);
  }
}

void perturb(Operation *op, ArrayRef<ArrayView> operands,
             ArrayRef<Buffer *> results, double scale, FloatContract fp,
             std::mt19937_64 &random) {
  SmallVector<ArrayView> views;
  for (Buffer *result : results)
    views.push_back(*result);
  bool isComplexFunction =
      isInexact(op, operands, views, FloatContract::Strict);
  SmallVector<BitVector> open = findOverflows(op, operands, views, fp);
  for (auto [number, result] : llvm::enumerate(results)) {
    if (!isReal(result->type()))
      continue;
    ten_type part = partType(result->type());
    double unit = unitOf(result->type());
    double absolute = 0, relative = 2;
    if (isSum(op) && !isProduct(op)) {
      auto [terms, size] = sizeOfSum(op, operands);
      double each = unitOfSum(op, result->type());
      // With terms of one sign, partial sums grow to the result, and each is
      // rounded when terms are added one by one.
      relative = std::max(relative, std::sqrt(terms) / 4 * each / unit);
      // Errors of many terms mostly cancel.
      absolute = each * std::sqrt(terms) * (size / terms);
    } else if (isSum(op)) {
      scale *= 4;
    } else if (isa<FftOp, CholeskyOp, TriangularSolveOp>(op)) {
      double value = std::max(largest(*result), largest(operands.front()));
      absolute = 4 * unit * value;
    }
    // Subnormals have a larger relative distance.
    if (absolute > 0)
      absolute += 4 * smallestPower(part);
    int64_t size = storageSize(part);
    int64_t count = result->numBytes() / size;
    auto *data = static_cast<char *>(result->data());
    int64_t parts = isComplex(result->type()) ? 2 : 1;
    for (int64_t i = 0; i < count; ++i) {
      char *element = data + i * size;
      double value = loadDouble(part, element);
      if (!open[number].empty() && open[number][i]) {
        storeDouble(part, element, anythingBut(value, part, random));
        continue;
      }
      if (!std::isfinite(value))
        continue;
      double magnitude = std::fabs(value);
      // A complex function is accurate relative to its modulus.
      if (parts == 2 && isComplexFunction) {
        double other = loadDouble(part, data + (i ^ 1) * size);
        if (std::isfinite(other))
          magnitude = std::hypot(value, other);
      }
      double error = scale * (relative * unit * magnitude + absolute);
      // The value may as well be zero: a quotient of two such may be NaN.
      if (error >= magnitude && random() % 2) {
        storeDouble(part, element, 0);
        continue;
      }
      storeDouble(part, element, value + (random() & 1 ? error : -error));
    }
  }
}

} // namespace tenon

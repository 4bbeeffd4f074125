//===- WorkEstimate.cpp - Estimates the run time on one thread ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A static cost model: adds up picoseconds per scalar operation, per accessed
// element and per multiply-add over the loops of a kernel. The result is a
// polynomial in dynamic sizes, which can be emitted as index arithmetic.
// Constants were measured on a core with AVX2; a factor of two does not change
// a decision. Used by the passes of this folder.
//
//===----------------------------------------------------------------------===//

#include "WorkEstimate.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Memory/SizePlanner.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Assumed value of a dynamic size.
/// Bound: elements; an assumption, as the run decides.
constexpr double kAssumedSize = 64;

// Picoseconds per four-byte element in vectorized code, on a core with AVX2. A
// factor of two does not change a decision.
// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
// sizes".
constexpr double kArithmetic = 40;
/// Tuned: picoseconds; commit f90b1be.
constexpr double kDivision = 200;
/// Tuned: picoseconds; commit f90b1be.
constexpr double kFunction = 400;
/// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
constexpr double kCostlyFunction = 900;
/// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
constexpr double kAccess = 60;
/// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
constexpr double kGather = 200;
/// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
constexpr double kByte = 30;
/// Tuned: picoseconds; docs/developer/rationale/threads.md "Chunks follow from
/// sizes".
constexpr double kMultiplyAdd = 15;
/// Number of times that the runtime reads and writes a row while sorting it.
/// Tuned: reads of a row; commit 19b9943.
constexpr double kSortPasses = 20;
/// The same for a Fourier transform, whose operand and result are read and
/// written.
/// Tuned: reads of a row; docs/developer/rationale/algorithms.md "A Fourier
/// transform is a routine of the runtime".
constexpr double kFourierPasses = 4;

double elementFactor(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * elementFactor(complex.getElementType());
  return type.isF64() || type.isInteger(64) ? 2 : 1;
}

/// Returns the cost of one scalar operation, without its regions.
double scalarCost(Operation *op, bool inNest) {
  if (op->getNumResults() != 0 &&
      (op->hasTrait<OpTrait::ConstantLike>() ||
       isa<linalg::IndexOp, ViewLikeOpInterface>(op)))
    return 0;
  if (op->hasTrait<OpTrait::IsTerminator>())
    return 0;
  if (isa<memref::LoadOp>(op))
    return inNest ? kGather : kAccess;
  if (isa<memref::StoreOp>(op))
    return kAccess;
  double factor =
      op->getNumResults() ? elementFactor(op->getResult(0).getType()) : 1;
  if (isa<math::PowFOp, math::SinOp, math::CosOp, math::TanOp, math::ErfOp,
          math::Atan2Op, math::AtanOp>(op))
    return factor * kCostlyFunction;
  if (isa<math::FmaOp, math::AbsFOp, math::FloorOp, math::CeilOp>(op))
    return factor * kArithmetic;
  if (isa<math::SqrtOp, arith::DivFOp, arith::DivSIOp, arith::DivUIOp,
          arith::RemSIOp, arith::RemUIOp, arith::RemFOp>(op))
    return factor * kDivision;
  if (isa_and_nonnull<math::MathDialect>(op->getDialect()))
    return factor * kFunction;
  if (isa_and_nonnull<complex::ComplexDialect>(op->getDialect()))
    return factor * 4 * kArithmetic;
  return factor * kArithmetic;
}

/// Returns how often a function of the runtime reads memory.
double passesOf(Value address) {
  for (OpOperand &use : address.getUses()) {
    if (isa<arith::AddIOp>(use.getOwner()))
      return passesOf(use.getOwner()->getResult(0));
    auto call = dyn_cast<func::CallOp>(use.getOwner());
    if (!call || !call.getCallee().starts_with("ten_rt_fft_"))
      continue;
    // Tables and scratch memory are in the cache.
    unsigned number = use.getOperandNumber();
    return number == 1 || number == 2 ? kFourierPasses : 0;
  }
  return kSortPasses;
}

} // namespace

bool WorkEstimate::isStatic() const {
  return llvm::all_of(terms,
                      [](const Term &term) { return term.factors.empty(); });
}

double WorkEstimate::guess() const {
  double sum = 0;
  for (const Term &term : terms)
    sum += term.picoseconds * std::pow(kAssumedSize, term.factors.size());
  return sum;
}

WorkEstimate &WorkEstimate::operator+=(const WorkEstimate &other) {
  auto same = [](ArrayRef<WorkFactor> a, ArrayRef<WorkFactor> b) {
    return llvm::equal(a, b, [](const WorkFactor &x, const WorkFactor &y) {
      return x.value == y.value && x.dim == y.dim;
    });
  };
  for (const Term &term : other.terms) {
    auto *found = llvm::find_if(terms, [&](const Term &known) {
      return same(known.factors, term.factors);
    });
    if (found == terms.end())
      terms.push_back(term);
    else
      found->picoseconds += term.picoseconds;
  }
  return *this;
}

WorkEstimate &WorkEstimate::operator*=(double count) {
  for (Term &term : terms)
    term.picoseconds *= count;
  return *this;
}

WorkEstimate &WorkEstimate::operator*=(WorkFactor factor) {
  for (Term &term : terms)
    term.factors.push_back(factor);
  return *this;
}

WorkEstimate WorkEstimate::ofBody(Block &block) {
  WorkEstimate sum;
  for (Operation &op : block)
    sum += of(&op);
  return sum;
}

WorkEstimate WorkEstimate::ofMemory(Value memref, double times) {
  auto type = cast<MemRefType>(memref.getType());
  WorkEstimate work;
  work.terms.push_back(
      {times * kByte * static_cast<double>(storageBytes(type.getElementType())),
       {}});
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (ShapedType::isDynamic(size))
      work *= WorkFactor{memref, static_cast<int64_t>(dim)};
    else
      work *= static_cast<double>(size);
  }
  return work;
}

double WorkEstimate::ofSum(int64_t elements, Type type) {
  return static_cast<double>(elements) *
         (elementFactor(type) * kArithmetic +
          kByte * static_cast<double>(storageBytes(type)));
}

WorkEstimate WorkEstimate::ofArrays(linalg::LinalgOp nest) {
  WorkEstimate work;
  // Memory is read once, however many loops there are.
  for (OpOperand &operand : nest->getOpOperands())
    if (isa<MemRefType>(operand.get().getType()) &&
        (nest.isDpsInit(&operand) ||
         !nest.getMatchingBlockArgument(&operand).use_empty()))
      work += ofMemory(operand.get(), 1);
  return work;
}

WorkEstimate WorkEstimate::of(Operation *op) {
  WorkEstimate work;
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    work = ofBody(*loop.getBody());
    std::optional<int64_t> step = getConstantIntValue(loop.getStep());
    std::optional<int64_t> from = getConstantIntValue(loop.getLowerBound());
    std::optional<int64_t> to = getConstantIntValue(loop.getUpperBound());
    if (from && to && step)
      return work *= static_cast<double>(
                 llvm::divideCeil(std::max<int64_t>(*to - *from, 0), *step));
    work *= 1.0 / static_cast<double>(step.value_or(1));
    return work *= WorkFactor{loop.getUpperBound(), -1};
  }
  if (auto nest = dyn_cast<linalg::LinalgOp>(op)) {
    if (attr::tile.has(nest) && nest.getNumReductionLoops()) {
      work.terms.push_back({kMultiplyAdd, {}});
    } else {
      double cost = 0;
      nest->getRegion(0).walk(
          [&](Operation *inner) { cost += scalarCost(inner, true); });
      work.terms.push_back({std::max(cost, kArithmetic), {}});
    }
    SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
    AffineMap toLoops = nest.getShapesToLoopsMap();
    SmallVector<WorkFactor> dims;
    for (Value operand : nest->getOperands())
      if (auto type = dyn_cast<ShapedType>(operand.getType()))
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          dims.push_back({operand, dim});
    for (auto [loop, size] : llvm::enumerate(sizes)) {
      if (!ShapedType::isDynamic(size)) {
        work *= static_cast<double>(size);
        continue;
      }
      auto expr = toLoops ? dyn_cast<AffineDimExpr>(toLoops.getResult(loop))
                          : AffineDimExpr(nullptr);
      if (expr)
        work *= dims[expr.getPosition()];
      else
        work *= kAssumedSize;
    }
    work += ofArrays(nest);
    return work;
  }
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return ofMemory(copy.getSource(), 2);
  if (auto address = dyn_cast<memref::ExtractAlignedPointerAsIndexOp>(op))
    return ofMemory(address.getSource(), passesOf(address));
  work.terms.push_back({scalarCost(op, false), {}});
  for (Region &region : op->getRegions())
    for (Block &block : region)
      work += ofBody(block);
  return work;
}

Value WorkEstimate::emit(OpBuilder &builder, Operation *place) const {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(place);
  Location loc = place->getLoc();
  Value sum;
  for (const Term &term : terms) {
    double known = term.picoseconds;
    Value product;
    auto times = [&](Value value) {
      product =
          product
              ? arith::MulIOp::create(builder, loc, product, value).getResult()
              : value;
    };
    for (const WorkFactor &factor : term.factors) {
      Value value = factor.value;
      Operation *owner = value.getParentBlock()->getParentOp();
      bool visible = owner->isProperAncestor(place) &&
                     (isa<BlockArgument>(value) ||
                      value.getParentBlock() != place->getBlock() ||
                      value.getDefiningOp()->isBeforeInBlock(place));
      if (!visible)
        known *= kAssumedSize;
      else if (factor.dim < 0)
        times(value);
      else
        times(memref::DimOp::create(builder, loc, value, factor.dim));
    }
    times(arith::ConstantIndexOp::create(
        builder, loc, std::max<int64_t>(1, std::llround(known))));
    sum = sum ? arith::AddIOp::create(builder, loc, sum, product).getResult()
              : product;
  }
  return sum ? sum
             : arith::ConstantIndexOp::create(builder, loc, 0).getResult();
}

} // namespace tenon

//===- IndependentIterations.cpp - Dependence analysis of loops -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides whether the iterations of an `scf.for` are independent. Every access
// to a buffer is expressed as windows [factor * iv + first, ... + factor) along
// a dimension; a written buffer is safe if all of its accesses have a window in
// common, since different iterations then access disjoint slices. Buffers
// allocated in the iteration are private. An access that is not affine, or an
// operation with unknown effects, makes the loop dependent. Called by
// ParallelizeKernels.cpp.
//
//===----------------------------------------------------------------------===//

#include "IndependentIterations.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Memory/BufferViews.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tenon {

namespace {

/// The slice of a buffer or view along a dimension that an iteration accesses:
/// it starts at factor * induction variable + first, and has `factor` elements,
/// so that slices of different iterations are disjoint.
struct Window {
  int64_t factor, first;
};
/// factor * induction variable + a number from `low` to `high`.
struct Linear {
  int64_t factor, low, high;

  Linear operator+(const Linear &other) const {
    return {factor + other.factor, low + other.low, high + other.high};
  }
  Linear operator*(int64_t by) const {
    return by < 0 ? Linear{factor * by, high * by, low * by}
                  : Linear{factor * by, low * by, high * by};
  }
  bool isConstant() const { return factor == 0 && low == high; }
};
using Slice = std::tuple<Value, int64_t, int64_t, int64_t>;
using Slices = llvm::SmallSetVector<Slice, 4>;

class IterationAccesses {
public:
  explicit IterationAccesses(scf::ForOp loop) : loop(loop) {}

  bool areIndependent();

private:
  /// Matches `value` as factor * induction variable + a number of a range, as
  /// the variables of inner loops are.
  std::optional<Linear> linear(Value value);
  /// Returns the window that contains elements [place, place + size).
  std::optional<Window> windowOf(OpFoldResult place, int64_t size);
  void access(Value memref, bool writes, ValueRange indices);
  bool visit(Operation *op);

  struct Buffer {
    bool written = false, known = false;
    /// The windows that all accesses have in common.
    Slices slices;
  };

  scf::ForOp loop;
  llvm::MapVector<Value, Buffer> buffers;
};

std::optional<Linear> IterationAccesses::linear(Value value) {
  if (value == loop.getInductionVar())
    return Linear{1, 0, 0};
  if (auto constant = getConstantIntValue(value))
    return Linear{0, *constant, *constant};
  if (auto inner = scf::getForInductionVarOwner(value)) {
    std::optional<int64_t> from = getConstantIntValue(inner.getLowerBound()),
                           to = getConstantIntValue(inner.getUpperBound());
    if (!from || !to || *from >= *to)
      return {};
    return Linear{0, *from, *to - 1};
  }
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  if (isa<arith::AddIOp, arith::MulIOp>(op)) {
    std::optional<Linear> a = linear(op->getOperand(0)),
                          b = linear(op->getOperand(1));
    if (!a || !b)
      return {};
    if (isa<arith::AddIOp>(op))
      return *a + *b;
    if (!a->isConstant())
      std::swap(a, b);
    if (!a->isConstant())
      return {};
    return *b * a->low;
  }
  auto apply = dyn_cast<affine::AffineApplyOp>(op);
  if (!apply || apply.getNumOperands() != 1)
    return {};
  std::optional<Linear> operand = linear(apply.getOperand(0));
  if (!operand)
    return {};
  AffineExpr expr = apply.getAffineMap().getResult(0);
  int64_t inner = 1, add = 0;
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
      sum && sum.getKind() == AffineExprKind::Add) {
    auto right = dyn_cast<AffineConstantExpr>(sum.getRHS());
    if (!right)
      return {};
    add = right.getValue();
    expr = sum.getLHS();
  }
  if (auto product = dyn_cast<AffineBinaryOpExpr>(expr);
      product && product.getKind() == AffineExprKind::Mul) {
    auto right = dyn_cast<AffineConstantExpr>(product.getRHS());
    if (!right)
      return {};
    inner = right.getValue();
    expr = product.getLHS();
  }
  if (!isa<AffineDimExpr, AffineSymbolExpr>(expr))
    return {};
  return *operand * inner + Linear{0, add, add};
}

std::optional<Window> IterationAccesses::windowOf(OpFoldResult place,
                                                  int64_t size) {
  auto value = dyn_cast<Value>(place);
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!value || !step)
    return {};
  std::optional<Linear> found = linear(value);
  if (!found || found->factor <= 0)
    return {};
  int64_t length = found->factor * *step;
  int64_t first = llvm::divideFloorSigned(found->low, length) * length;
  if (found->high + size > first + length)
    return {};
  return Window{found->factor, first};
}

void IterationAccesses::access(Value memref, bool writes, ValueRange indices) {
  Slices slices;
  for (auto [dim, index] : llvm::enumerate(indices))
    if (std::optional<Window> window = windowOf(index, 1))
      slices.insert({memref, dim, window->factor, window->first});
  Value view = memref;
  while (auto op = view.getDefiningOp<ViewLikeOpInterface>()) {
    if (auto part = dyn_cast<memref::SubViewOp>(op.getOperation()))
      for (int64_t dim = 0; dim < part.getSourceType().getRank(); ++dim) {
        std::optional<int64_t> size =
            getConstantIntValue(part.getMixedSizes()[dim]);
        if (!size || getConstantIntValue(part.getMixedStrides()[dim]) != 1)
          continue;
        if (std::optional<Window> window =
                windowOf(part.getMixedOffsets()[dim], *size))
          slices.insert({part.getSource(), dim, window->factor, window->first});
      }
    view = op.getViewSource();
  }
  // Constants are never written.
  if (view.getDefiningOp<memref::GetGlobalOp>())
    return;
  Buffer &buffer = buffers[view];
  buffer.written |= writes;
  if (!buffer.known)
    buffer.slices = slices;
  else
    buffer.slices.remove_if(
        [&](const Slice &slice) { return !slices.contains(slice); });
  buffer.known = true;
}

/// Returns the memory of an address, which may have an offset; null for a
/// number.
Value addressedMemory(Value number) {
  if (auto address =
          number.getDefiningOp<memref::ExtractAlignedPointerAsIndexOp>())
    return address.getSource();
  if (auto sum = number.getDefiningOp<arith::AddIOp>())
    for (Value operand : sum->getOperands())
      if (Value memory = addressedMemory(operand))
        return memory;
  return {};
}

/// Returns false for an operation with unknown effects.
bool IterationAccesses::visit(Operation *op) {
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    access(load.getMemref(), false, load.getIndices());
    return true;
  }
  if (auto store = dyn_cast<memref::StoreOp>(op)) {
    access(store.getMemref(), true, store.getIndices());
    return true;
  }
  if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    access(copy.getSource(), false, {});
    access(copy.getTarget(), true, {});
    return true;
  }
  if (auto nest = dyn_cast<linalg::LinalgOp>(op)) {
    for (OpOperand &operand : nest->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()))
        access(operand.get(), nest.isDpsInit(&operand), {});
    return true;
  }
  if (auto call = dyn_cast<func::CallOp>(op)) {
    // A runtime function accesses only the memory that it is passed.
    for (Value operand : call.getOperands())
      if (Value memory = addressedMemory(operand))
        access(memory, true, {});
    return call.getCallee().starts_with("ten_rt_");
  }
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    // Each thread's memory must have a size that the plan knows.
    return alloc.getType().hasStaticShape();
  return isa<scf::ForOp, scf::IfOp, scf::WhileOp, memref::AllocaOp>(op) ||
         op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op);
}

bool IterationAccesses::areIndependent() {
  if (loop.getNumResults() != 0)
    return false;
  bool known = true;
  loop.getBody()->walk([&](Operation *op) { known &= visit(op); });
  if (!known)
    return false;
  for (auto &[root, buffer] : buffers) {
    Operation *maker = root.getDefiningOp();
    bool isPrivate = maker && loop->isProperAncestor(maker) &&
                     isa<memref::AllocOp, memref::AllocaOp>(maker);
    if (buffer.written && !isPrivate && buffer.slices.empty())
      return false;
  }
  return true;
}

} // namespace

bool hasIndependentIterations(scf::ForOp loop) {
  return IterationAccesses(loop).areIndependent();
}

} // namespace tenon

//===- Attention.cpp - Matches attention ----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches the form of attention in a list of operations: a contraction
// (scores), a row-wise computation, and a contraction of its rows with the
// values, whose result may be transposed. Walks from the second contraction
// back to the first and maps the dimensions of each intermediate value to axes
// of the rows; fails if a block of rows cannot be computed from the same block
// of the operands. Used by the fusion into attention kernels and by their
// lowering.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/Attention.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"

using namespace mlir;

namespace tenon::ten {

static Attention::Axes identity(int64_t rank) {
  return llvm::to_vector_of<int64_t>(llvm::seq<int64_t>(0, rank));
}

int64_t Attention::numColumns() const {
  int64_t count = 1;
  for (int64_t size : getRowsType().getShape().drop_front(rowAxis + 1))
    count *= size;
  return count;
}

/// Returns the axes of the operand of a reshape that only inserts or removes
/// unit dimensions.
static std::optional<Attention::Axes> viewedAxes(ReshapeOp op,
                                                 ArrayRef<int64_t> axes) {
  ArrayRef<int64_t> from = op.getOperand().getType().getShape(),
                    to = op.getType().getShape();
  Attention::Axes result;
  size_t next = 0;
  auto skipOnes = [&] {
    while (next < to.size() && to[next] == 1)
      ++next;
  };
  for (int64_t size : from) {
    if (size == 1) {
      result.push_back(-1);
      continue;
    }
    skipOnes();
    if (next == to.size() || to[next] != size)
      return {};
    result.push_back(axes[next++]);
  }
  skipOnes();
  return next == to.size() ? std::optional(result) : std::nullopt;
}

std::optional<Attention::Axes>
Attention::operandAxes(OpOperand &operand, ArrayRef<int64_t> axes) const {
  Operation *op = operand.getOwner();
  auto type = dyn_cast<RankedTensorType>(operand.get().getType());
  if (!type || !type.hasStaticShape() || op->getNumResults() != 1)
    return {};
  if (isPointwise(op))
    return type.getShape() == tensorType(op->getResult(0)).getShape()
               ? std::optional(Axes(axes))
               : std::nullopt;
  if (auto broadcast = dyn_cast<BroadcastOp>(op))
    return llvm::map_to_vector(broadcast.getDims(),
                               [&](int64_t dim) { return axes[dim]; });
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    return viewedAxes(reshape, axes);
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    Axes from(axes.size());
    for (auto [axis, dim] : llvm::zip_equal(axes, transpose.getPerm()))
      from[dim] = axis;
    return from;
  }
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce || !reduce.getKind() || reduce.getInputs().size() != 1)
    return {};
  // The reduction is along all columns.
  int64_t rank = getRowsType().getRank();
  Axes dims(reduce.getDims());
  llvm::sort(dims);
  if (type.getShape() != getRowsType().getShape() ||
      ArrayRef(dims) != ArrayRef(identity(rank)).drop_front(rowAxis + 1) ||
      axes != ArrayRef(identity(rowAxis + 1)))
    return {};
  return identity(rank);
}

bool Attention::visitValues() {
  RankedTensorType rows = getRowsType();
  Axes columns(values.getLhsContracting());
  llvm::sort(columns);
  rowAxis = rows.getRank() - static_cast<int64_t>(columns.size()) - 1;
  return rows.hasStaticShape() && rows.getNumElements() != 0 &&
         values.getType().hasStaticShape() &&
         values.getType().getNumElements() != 0 && !columns.empty() &&
         rowAxis >= 0 &&
         ArrayRef(columns) ==
             ArrayRef(identity(rows.getRank())).drop_front(rowAxis + 1) &&
         llvm::is_contained(values.getLhsFree(), rowAxis) &&
         !values.getRhsFree().empty();
}

/// Walks the operations between the contractions, from the last one to the
/// first.
bool Attention::visitRows(ArrayRef<Operation *> ops) {
  llvm::SmallPtrSet<Operation *, 16> members(ops.begin(), ops.end());
  SmallVector<std::pair<Value, Axes>> open, seen;
  open.push_back({getRows(), identity(getRowsType().getRank())});
  while (!open.empty()) {
    auto [value, axes] = open.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !members.contains(op) || isa<ConstantOp, IotaOp>(op) ||
        llvm::is_contained(seen, std::pair(value, axes)))
      continue;
    seen.push_back({value, axes});
    if (op == scores) {
      if (!axesOfScores.empty() && axesOfScores != axes)
        return false;
      axesOfScores = axes;
      continue;
    }
    for (OpOperand &operand : op->getOpOperands()) {
      std::optional<Axes> of = operandAxes(operand, axes);
      if (!of)
        return false;
      open.push_back({operand.get(), *of});
    }
  }
  return !axesOfScores.empty();
}

/// The columns are free dimensions of the right operand, the rows of the left
/// one.
bool Attention::visitScores() const {
  ContractOp op = scores;
  auto isOuter = [&](int64_t axis) { return axis < rowAxis; };
  Axes left = axesOf(op, /*isLhs=*/true), right = axesOf(op, /*isLhs=*/false);
  Axes columns;
  for (int64_t dim : op.getRhsFree())
    if (right[dim] >= 0)
      columns.push_back(right[dim]);
  return ArrayRef(columns) == ArrayRef(identity(getRowsType().getRank()))
                                  .drop_front(rowAxis + 1) &&
         llvm::all_of(op.getLhsBatch(),
                      [&](int64_t dim) { return isOuter(left[dim]); }) &&
         llvm::all_of(op.getLhsFree(),
                      [&](int64_t dim) { return left[dim] <= rowAxis; }) &&
         llvm::any_of(op.getLhsFree(),
                      [&](int64_t dim) { return left[dim] == rowAxis; }) &&
         !op.getLhsContracting().empty() &&
         op.getType().getNumElements() == getRowsType().getNumElements();
}

/// The rows must keep their order in the result.
bool Attention::visitResult() const {
  Axes axes = resultAxes();
  if (transpose) {
    TransposeOp view = transpose;
    Axes own;
    for (int64_t dim : view.getPerm())
      if (dim >= static_cast<int64_t>(ContractOp(values).getLhsBatch().size() +
                                      ContractOp(values).getLhsFree().size()))
        own.push_back(dim);
    if (!llvm::is_sorted(own))
      return false;
  }
  return llvm::find(axes, rowAxis) < llvm::find(axes, -1);
}

std::optional<Attention> Attention::of(ArrayRef<Operation *> ops) {
  Attention found;
  for (Operation *op : ops) {
    auto contract = dyn_cast<ContractOp>(op);
    if (!contract)
      continue;
    if (found.values)
      return {};
    (found.scores ? found.values : found.scores) = contract;
  }
  if (!found.values)
    return {};
  if (ops.back() != found.values) {
    found.transpose = dyn_cast<TransposeOp>(ops.back());
    if (!found.transpose || found.transpose.getOperand() != found.values)
      return {};
  }
  if (!found.visitValues() || !found.visitRows(ops) || !found.visitScores() ||
      !found.visitResult())
    return {};
  return found;
}

Attention::Axes Attention::axesOf(ContractOp op, bool isLhs) const {
  Axes result(tensorType(isLhs ? op.getLhs() : op.getRhs()).getRank(), -1);
  ArrayRef<int64_t> batch = isLhs ? op.getLhsBatch() : op.getRhsBatch();
  if (op == scores) {
    size_t next = 0;
    for (int64_t dim : batch)
      result[dim] = axesOfScores[next++];
    if (!isLhs)
      next += op.getLhsFree().size();
    for (int64_t dim : isLhs ? op.getLhsFree() : op.getRhsFree())
      result[dim] = axesOfScores[next++];
    return result;
  }
  if (isLhs)
    return identity(getRowsType().getRank());
  for (auto [left, right] : llvm::zip_equal(op.getLhsBatch(), batch))
    result[right] = left;
  for (auto [left, right] :
       llvm::zip_equal(op.getLhsContracting(), op.getRhsContracting()))
    result[right] = left;
  return result;
}

Attention::Axes Attention::valuesAxes() const {
  ContractOp op = values;
  Axes result(op.getLhsBatch());
  llvm::append_range(result, op.getLhsFree());
  result.resize(op.getType().getRank(), -1);
  return result;
}

Attention::Axes Attention::resultAxes() const {
  Axes result = valuesAxes();
  if (!transpose)
    return result;
  return llvm::map_to_vector(TransposeOp(transpose).getPerm(),
                             [&](int64_t dim) { return result[dim]; });
}

} // namespace tenon::ten

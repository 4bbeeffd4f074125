//===- Producers.cpp - What producers of a kernel compute -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Producers.h"
#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Constants up to this size are copied into each kernel that uses them.
/// Bound: bytes; code size of kernels.
constexpr int64_t kMaxBytesOfInlineConstant = 64;

bool tenon::isInlineConstant(Operation *op) {
  auto constant = dyn_cast<ConstantOp>(op);
  if (!constant)
    return false;
  RankedTensorType type = tensorType(constant);
  if (constant.getValue().isSplat())
    return true;
  return isa<DenseElementsAttr>(constant.getValue()) &&
         type.getNumElements() * 8 <= kMaxBytesOfInlineConstant;
}

bool tenon::isUnitView(Operation *op) {
  if (!isUnitReshape(op))
    return false;
  Operation *source = op->getOperand(0).getDefiningOp();
  return source && source->getBlock() == op->getBlock() &&
         isIndexMapped(source);
}

/// Minimum number of columns and of sums for which a right operand is computed
/// in blocks: fewer have kernels without blocks.
/// Bound: elements; results of a vector of AVX-512.
constexpr int64_t kMinSizeOfComputed = 16;

/// Bounds the number of operations of a block that are visited.
/// Bound: operations; compile time.
constexpr size_t kMaxVisited = 64;

bool tenon::readsSeveralParts(Operation *producer) {
  llvm::SetVector<Operation *> made;
  llvm::SmallDenseSet<Value> parted;
  made.insert(producer);
  for (size_t next = 0; next < std::min(made.size(), kMaxVisited); ++next) {
    bool isPart = isa<SliceOp, DynamicSliceOp>(made[next]);
    if (isPart && !parted.insert(made[next]->getOperand(0)).second)
      return true;
    if (isPointwise(made[next]) || isa<ConcatOp, PadOp>(made[next]))
      for (Value operand : made[next]->getOperands())
        if (Operation *op = operand.getDefiningOp();
            op && op->getBlock() == producer->getBlock())
          made.insert(op);
  }
  return false;
}

bool tenon::repeatsElements(Operation *op) {
  auto broadcast = dyn_cast<BroadcastOp>(op);
  if (!broadcast)
    return false;
  RankedTensorType from = broadcast.getOperand().getType(),
                   to = broadcast.getType();
  llvm::SmallDenseSet<int64_t> kept;
  for (auto [dim, place] : llvm::enumerate(broadcast.getDims()))
    if (from.getDimSize(dim) != 1)
      kept.insert(place);
  return llvm::any_of(llvm::seq(to.getRank()), [&](int64_t dim) {
    return to.getDimSize(dim) != 1 && !kept.contains(dim);
  });
}

bool tenon::isMadeOfCostly(Operation *producer) {
  llvm::SetVector<Operation *> made;
  made.insert(producer);
  for (size_t next = 0; next < std::min(made.size(), kMaxVisited); ++next) {
    Operation *op = made[next];
    if (!isCheap(op))
      return true;
    if (isPointwise(op))
      for (Value operand : op->getOperands())
        if (Operation *maker = operand.getDefiningOp();
            maker && isPointwise(maker) && maker->hasOneUse() &&
            maker->getBlock() == op->getBlock())
          made.insert(maker);
  }
  return false;
}

bool tenon::isReadByWindows(Operation *producer, Operation *root) {
  auto window = dyn_cast<WindowReduceOp>(root);
  if (!window || computeProduct(window.getWindow()) > kUnrolledWindow)
    return false;
  if (auto broadcast = dyn_cast<BroadcastOp>(producer)) {
    Operation *repeated = broadcast.getOperand().getDefiningOp();
    return repeated && isInlineConstant(repeated);
  }
  auto pad = dyn_cast<PadOp>(producer);
  return pad && pad->hasOneUse() && pad->getBlock() == root->getBlock() &&
         pad.getInterior().empty() &&
         llvm::all_of(pad.getStaticInterior(),
                      [](int64_t gap) { return gap == 0; });
}

bool tenon::isUnitBroadcast(Operation *op) {
  auto broadcast = dyn_cast<BroadcastOp>(op);
  if (!broadcast)
    return false;
  RankedTensorType from = broadcast.getOperand().getType(),
                   to = broadcast.getType();
  if (!from.hasStaticShape() || !to.hasStaticShape() ||
      from.getNumElements() != to.getNumElements())
    return false;
  SmallVector<int64_t> dims = llvm::to_vector(
      llvm::make_filter_range(broadcast.getDims(), [&](int64_t dim) {
        return to.getDimSize(dim) != 1;
      }));
  return llvm::is_sorted(dims);
}

bool tenon::isSumOfProducts(Operation *op) {
  return isa<ContractOp, ConvOp>(op);
}

bool tenon::isDequantizedFor(Operation *producer, Operation *sum) {
  auto contract = dyn_cast<ContractOp>(sum);
  return contract && isa<DequantizeOp>(producer) &&
         dequantizedRhs(contract) == producer;
}

bool tenon::isPartFor(Operation *producer, Operation *sum) {
  return isa<ContractOp>(sum) && isPartOfRows(producer) &&
         llvm::is_contained(producer->getUsers(), sum);
}

bool tenon::isComputedFor(Operation *user, Value value) {
  Operation *producer = value.getDefiningOp();
  return producer && producer->getBlock() == user->getBlock() &&
         value.hasOneUse() && makesElements(producer);
}

bool tenon::isMadeBesideOthers(Value matrix) {
  int64_t size = tensorType(matrix).getNumElements();
  llvm::SetVector<Operation *> made;
  auto add = [&](Value value) {
    Operation *op = value.getDefiningOp();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (op && (isPointwise(op) || isa<ReshapeOp>(op)) && type &&
        type.hasStaticShape() && type.getNumElements() >= size)
      made.insert(op);
  };
  add(matrix);
  for (size_t next = 0; next < made.size(); ++next)
    for (Value operand : made[next]->getOperands())
      add(operand);
  return llvm::any_of(made, [&](Operation *op) {
    return op != matrix.getDefiningOp() &&
           llvm::any_of(op->getUsers(),
                        [&](Operation *user) { return !made.contains(user); });
  });
}

bool tenon::hasFewRows(ContractOp op) {
  RankedTensorType lhs = op.getLhs().getType();
  return lhs.hasStaticShape() &&
         numElementsAlong(lhs, op.getLhsFree()) <= kRowsForSquares;
}

bool tenon::computesRhs(Operation *sum) {
  auto op = dyn_cast<ContractOp>(sum);
  if (!op || dequantizedRhs(op) || !isa<FloatType>(op.getAccumulatorType()) ||
      !isComputedFor(sum, op.getRhs()))
    return false;
  RankedTensorType rhs = op.getRhs().getType();
  return hasFewRows(op) && rhs.hasStaticShape() &&
         numElementsAlong(rhs, op.getRhsFree()) >= kMinSizeOfComputed &&
         numElementsAlong(rhs, op.getRhsContracting()) >= kMinSizeOfComputed &&
         !isMadeBesideOthers(op.getRhs());
}

bool tenon::isReadAsCodes(Operation *producer, Operation *user) {
  return isa<DequantizeOp>(user) &&
         llvm::any_of(user->getUsers(), [&](Operation *sum) {
           return isSumOfProducts(sum) && isDequantizedFor(user, sum);
         });
}

bool tenon::isStackOfCodes(Operation *producer) {
  if (!isa<DynamicSliceOp, ReshapeOp>(producer) ||
      !partOfStack(producer->getResult(0)))
    return false;
  return llvm::all_of(producer->getUsers(), [&](Operation *user) {
    return isReadAsCodes(producer, user) ||
           (isa<ReshapeOp>(user) && isStackOfCodes(user));
  });
}

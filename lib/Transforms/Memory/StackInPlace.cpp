//===- StackInPlace.cpp - Computes parts of a concatenation in place ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SizePlanner.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_STACKINPLACE
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Minimum size in bytes that is worth a kernel per part.
/// Tuned: bytes; commit 5b4d876.
constexpr int64_t kMinBytesForParts = 256 * 1024;

/// Bounds the number of operations visited per part.
/// Bound: operations; compile time.
constexpr size_t kMaxVisited = 256;

/// One operand of a concatenation.
struct Part {
  Value value;
  /// The operation under the part's views, and the views, last first.
  Operation *made;
  SmallVector<Operation *> views;
  SmallVector<int64_t> starts;
};

/// Returns whether kernels before and after the operation are never fused.
bool separatesKernels(Operation *op) {
  return isa<ContractOp, ConvOp>(op) || isa<LoopLikeOpInterface>(op);
}

/// Returns whether the operation depends on a costly operation that follows
/// `earlier`, if given, so that it could not have been computed there.
bool isMadeLater(Operation *op, Operation *earlier) {
  llvm::SetVector<Operation *> needs;
  needs.insert(op);
  for (size_t next = 0; next < std::min(needs.size(), kMaxVisited); ++next) {
    if (separatesKernels(needs[next]))
      return true;
    for (Value operand : needs[next]->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (producer && producer->getBlock() == op->getBlock() &&
          (!earlier || earlier->isBeforeInBlock(producer)))
        needs.insert(producer);
    }
  }
  return false;
}

class StackInPlacePass : public impl::StackInPlaceBase<StackInPlacePass> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    Block &body = getOperation().getBody().front();
    for (auto stack : llvm::to_vector(body.getOps<ConcatOp>()))
      if (std::optional<SmallVector<Part>> parts = partsOf(stack))
        rewrite(stack, *parts);
  }

  /// Returns the parts in the order in which they are computed, if other
  /// kernels separate them.
  static std::optional<SmallVector<Part>> partsOf(ConcatOp stack) {
    RankedTensorType type = stack.getType();
    // Other users could be fused with it.
    if (!stack->hasOneUse() || !isa<func::ReturnOp>(*stack->user_begin()) ||
        !type.hasStaticShape() ||
        type.getNumElements() * storageBytes(type.getElementType()) <
            kMinBytesForParts)
      return {};
    SmallVector<Part> parts;
    int64_t at = 0;
    for (Value operand : stack->getOperands()) {
      Part part;
      part.value = operand;
      part.starts.assign(type.getRank(), 0);
      part.starts[stack.getDim()] = at;
      at += tensorType(operand).getDimSize(stack.getDim());
      Operation *op = operand.getDefiningOp();
      while (isa_and_nonnull<ReshapeOp, TransposeOp, BroadcastOp>(op) &&
             op->getBlock() == stack->getBlock() && op->hasOneUse()) {
        part.views.push_back(op);
        op = op->getOperand(0).getDefiningOp();
      }
      if (!op || op->getBlock() != stack->getBlock())
        return {};
      part.made = op;
      parts.push_back(std::move(part));
    }
    llvm::sort(parts, [](const Part &a, const Part &b) {
      return a.made->isBeforeInBlock(b.made);
    });
    Operation *earlier = nullptr;
    for (const Part &part : parts) {
      if (part.made == earlier || !isMadeLater(part.made, earlier))
        return {};
      earlier = part.made;
    }
    return parts;
  }

  static void rewrite(ConcatOp stack, ArrayRef<Part> parts) {
    RankedTensorType type = stack.getType();
    Location loc = stack.getLoc();
    OpBuilder builder(parts.front().made);
    Value result = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                           type.getElementType());
    auto scalar = RankedTensorType::get({}, builder.getI32Type());
    for (const Part &part : parts) {
      Operation *last = part.made;
      for (Operation *view : llvm::reverse(part.views)) {
        view->moveAfter(last);
        last = view;
      }
      builder.setInsertionPointAfter(last);
      SmallVector<Value> starts;
      for (int64_t start : part.starts)
        starts.push_back(ConstantOp::create(
            builder, loc,
            DenseElementsAttr::get(
                scalar, builder.getI32IntegerAttr(start).getValue())));
      result = DynamicUpdateSliceOp::create(builder, loc, type, result, starts,
                                            part.value);
    }
    remark::passed(
        loc, remark::RemarkOpts::name("Stacked").category("ten-stack-in-place"))
        << ("in place: " + Twine(parts.size()) + " parts of a concatenation")
               .str();
    stack.replaceAllUsesWith(result);
    stack.erase();
  }
};

} // namespace
} // namespace tenon

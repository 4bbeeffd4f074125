//===- FillConstants.cpp - Replaces large splat constants by fills --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FILLCONSTANTS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bytes from which a constant that is copied anyway is filled instead.
/// Tuned: bytes; commit c13f52f.
constexpr int64_t kMinBytesOfCopy = 4096;
/// Bytes from which no splat constant is stored, wherever it is read.
/// Bound: bytes; size of an artifact.
constexpr int64_t kMinBytesOfAny = int64_t(64) << 20;

/// Returns whether the value is copied to a destination that the use
/// determines: a result, or a value that a loop or branch yields.
bool isCopied(OpOperand &use) {
  return use.getOwner()->hasTrait<OpTrait::IsTerminator>() ||
         isa<LoopLikeOpInterface>(use.getOwner());
}

class FillConstantsPass : public impl::FillConstantsBase<FillConstantsPass> {
  void runOnOperation() override {
    SmallVector<ConstantOp> constants;
    getOperation().walk([&](ConstantOp op) {
      if (!isa<KernelOp>(op->getParentOp()) && op.getValue().isSplat() &&
          op.getType().getRank() > 0)
        constants.push_back(op);
    });
    for (ConstantOp op : constants) {
      int64_t bytes = storageBytes(op.getType()).value_or(INT64_MAX);
      SmallVector<OpOperand *> uses;
      for (OpOperand &use : op->getUses())
        if (bytes >= kMinBytesOfAny ||
            (bytes >= kMinBytesOfCopy && isCopied(use)))
          uses.push_back(&use);
      for (OpOperand *use : uses)
        fill(op, *use);
      if (op->use_empty())
        op->erase();
    }
  }

  static void fill(ConstantOp op, OpOperand &use) {
    auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
    if (!dense)
      return;
    OpBuilder builder(use.getOwner());
    RankedTensorType type = op.getType();
    auto scalarType = RankedTensorType::get({}, type.getElementType());
    Value scalar =
        ConstantOp::create(builder, op.getLoc(), dense.resizeSplat(scalarType));
    use.set(BroadcastOp::create(builder, op.getLoc(), type, scalar,
                                ArrayRef<int64_t>(), ValueRange()));
  }
};

} // namespace
} // namespace tenon

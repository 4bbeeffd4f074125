//===- LowerReshapes.cpp - Lowers views of several dynamic sizes ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERRESHAPES
#include "Transforms/Passes.h.inc"

namespace {

class LowerReshapesPass : public impl::LowerReshapesBase<LowerReshapesPass> {
  void runOnOperation() override {
    getOperation()->walk([](memref::ExpandShapeOp op) {
      MemRefType type = op.getResultType();
      if (type.getNumDynamicDims() < 2 || !type.getLayout().isIdentity() ||
          !op.getSrcType().getLayout().isIdentity())
        return;
      OpBuilder builder(op);
      Location loc = op.getLoc();
      SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
      // The sizes pass through a stack buffer that LLVM removes.
      Value shape;
      {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPointToStart(
            &op->getParentOfType<FunctionOpInterface>()
                 .getFunctionBody()
                 .front());
        shape = memref::AllocaOp::create(
            builder, loc,
            MemRefType::get({type.getRank()}, builder.getIndexType()));
      }
      for (auto [dim, size] : llvm::enumerate(sizes))
        memref::StoreOp::create(
            builder, loc, getValueOrCreateConstantIndexOp(builder, loc, size),
            shape,
            ValueRange{arith::ConstantIndexOp::create(
                builder, loc, static_cast<int64_t>(dim))});
      op.replaceAllUsesWith(
          memref::ReshapeOp::create(builder, loc, type, op.getSrc(), shape)
              .getResult());
      op.erase();
    });
  }
};

} // namespace
} // namespace tenon

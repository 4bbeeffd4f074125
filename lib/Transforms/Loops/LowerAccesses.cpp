//===- LowerAccesses.cpp - Applies MLIR patterns selectively --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Three passes that apply upstream patterns (linalg to loops, folding of view
// accesses, flattening of views and affine expressions) to collected operations
// only, instead of visiting a whole module until a fixpoint, which takes most
// of the time of these steps for kernels of vector arithmetic.
//
//===----------------------------------------------------------------------===//

// MLIR's passes try their patterns, and folding, on every operation of a
// module, and walk it again until nothing changes. Most operations of a kernel
// are vector arithmetic, for which they have no pattern. The passes here run
// the same patterns from a worklist that holds only the operations that a
// pattern can match, and what comes of them: the result is the same, the time
// follows the number of accesses, not of operations.

#include "Transforms/Passes.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace tenon {

#define GEN_PASS_DEF_FLATTENVIEWS
#define GEN_PASS_DEF_FOLDACCESSES
#define GEN_PASS_DEF_LINALGTOLOOPS
#include "Transforms/Passes.h.inc"

namespace {

void apply(ArrayRef<Operation *> ops, RewritePatternSet patterns) {
  (void)applyOpPatternsGreedily(
      ops, std::move(patterns),
      GreedyRewriteConfig().setStrictness(
          GreedyRewriteStrictness::ExistingAndNewOps));
}

struct ToLoops : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics() ||
        failed(linalg::linalgOpToLoops(rewriter, op)))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

class LinalgToLoops : public impl::LinalgToLoopsBase<LinalgToLoops> {
public:
  using LinalgToLoopsBase::LinalgToLoopsBase;

private:
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    RewritePatternSet patterns(&getContext());
    patterns.add<ToLoops>(&getContext());
    memref::DimOp::getCanonicalizationPatterns(patterns, &getContext());
    affine::AffineApplyOp::getCanonicalizationPatterns(patterns, &getContext());
    apply(ops, std::move(patterns));
  }
};

/// Returns whether collapsed dimensions would have to be split by a division
/// when an access is folded through the view.
bool dividesPlaces(memref::CollapseShapeOp op) {
  MemRefType type = op.getSrcType();
  return type.hasStaticShape() && type.getLayout().isIdentity() &&
         llvm::any_of(op.getReassociationIndices(), [&](const auto &group) {
           return llvm::count_if(group, [&](int64_t dim) {
                    return type.getDimSize(dim) != 1;
                  }) > 1;
         });
}

/// Replaces the view by a reinterpret_cast, through which no access is folded.
void replaceByCast(memref::CollapseShapeOp op) {
  OpBuilder builder(op);
  MemRefType type = op.getResultType();
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  (void)type.getStridesAndOffset(strides, offset);
  op.replaceAllUsesWith(
      memref::ReinterpretCastOp::create(builder, op.getLoc(), type, op.getSrc(),
                                        offset, type.getShape(), strides)
          .getResult());
  op.erase();
}

class FoldAccesses : public impl::FoldAccessesBase<FoldAccesses> {
public:
  using FoldAccessesBase::FoldAccessesBase;

private:
  void runOnOperation() override {
    // A collapse is a user of other views: those that are replaced are gone
    // before users are collected.
    getOperation()->walk([](memref::CollapseShapeOp collapse) {
      if (dividesPlaces(collapse))
        replaceByCast(collapse);
    });
    SmallVector<Operation *> users;
    getOperation()->walk([&](Operation *op) {
      if (isa<memref::SubViewOp, memref::ExpandShapeOp,
              memref::CollapseShapeOp>(op))
        llvm::append_range(users, op->getUsers());
    });
    // One operation may use several views.
    llvm::SetVector<Operation *> ops(users.begin(), users.end());
    RewritePatternSet patterns(&getContext());
    memref::populateFoldMemRefAliasOpPatterns(patterns);
    apply(ops.getArrayRef(), std::move(patterns));
  }
};

class FlattenViews : public impl::FlattenViewsBase<FlattenViews> {
public:
  using FlattenViewsBase::FlattenViewsBase;

  LogicalResult initialize(MLIRContext *) override {
    expansion = OpPassManager(ModuleOp::getOperationName());
    expansion.addPass(memref::createExpandOpsPass());
    return success();
  }

private:
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    if (collect(ops)) {
      if (failed(runPipeline(expansion, getOperation())))
        return signalPassFailure();
      ops.clear();
      collect(ops);
    }
    RewritePatternSet patterns(&getContext());
    memref::populateExpandStridedMetadataPatterns(patterns);
    populateAffineToStdConversionPatterns(patterns);
    apply(ops, std::move(patterns));
  }

  /// Returns true if there are operations that must be expanded first.
  bool collect(SmallVectorImpl<Operation *> &ops) {
    bool expands = false;
    getOperation()->walk([&](Operation *op) {
      if (isa_and_nonnull<affine::AffineDialect>(op->getDialect()))
        ops.push_back(op);
      if (!isa_and_nonnull<memref::MemRefDialect>(op->getDialect()) ||
          isa<memref::LoadOp, memref::StoreOp, memref::PrefetchOp>(op))
        return;
      ops.push_back(op);
      expands |= isa<memref::ReshapeOp, memref::AtomicRMWOp,
                     memref::GenericAtomicRMWOp>(op);
    });
    return expands;
  }

  OpPassManager expansion;
};

} // namespace

} // namespace tenon

//===- LinalgToTen.cpp - Driver of the conversion from linalg -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "LinalgConverter.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tenon {
#define GEN_PASS_DEF_CONVERTLINALGTOTEN
#include "Conversion/Passes.h.inc"
} // namespace tenon

using namespace mlir;
using namespace tenon;

/// Returns whether a cast only changes the signedness of integers.
static bool changesSign(UnrealizedConversionCastOp cast) {
  if (cast.getNumOperands() != 1 || cast.getNumResults() != 1)
    return false;
  auto from = dyn_cast<RankedTensorType>(cast.getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(cast.getResult(0).getType());
  return from && to && from.getShape() == to.getShape() &&
         from.getElementType().isInteger() && to.getElementType().isInteger() &&
         from.getElementTypeBitWidth() == to.getElementTypeBitWidth();
}

bool tenon::isTaken(Operation *op) {
  Dialect *dialect = op->getDialect();
  if (!dialect)
    return false;
  if (isa<linalg::LinalgDialect>(dialect) || isHostScalar(op))
    return true;
  // tosa operations that were not converted; shapes and terminators belong to
  // others.
  if (dialect->getNamespace() == "tosa")
    return !op->hasTrait<OpTrait::IsTerminator>() &&
           op->getName().stripDialect() != "const_shape";
  if (isa_and_nonnull<tensor::TensorDialect>(dialect))
    return !isa<tensor::CastOp, tensor::DimOp, tensor::EmptyOp,
                tensor::ExtractOp, tensor::FromElementsOp, tensor::YieldOp>(op);
  if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op))
    return changesSign(cast);
  if (!isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                       complex::ComplexDialect>(dialect))
    return false;
  // Arithmetic on tensors, and on scalars that are not sizes.
  auto isForeign = [](Type type) {
    return isa<ShapedType, FloatType, ComplexType>(type);
  };
  if (isa<arith::ConstantOp>(op))
    return isa<ShapedType>(op->getResult(0).getType());
  return isa_and_nonnull<math::MathDialect>(dialect) ||
         llvm::any_of(op->getOperandTypes(), isForeign) ||
         llvm::any_of(op->getResultTypes(), isForeign);
}

void LinalgConverter::convert(Operation *op) {
  b.setInsertionPoint(op);
  b.setLoc(op->getLoc());
  auto function = op->getParentOfType<func::FuncOp>();
  if (function && ten::attr::kernel.has(function)) {
    (void)refuse(op, "it is in a kernel, which is not converted again");
    return;
  }
  // Operations on memory, and on TOSA shapes, have a better reason.
  bool isElsewhere = llvm::any_of(op->getOperandTypes(), [](Type type) {
    return isa<BaseMemRefType>(type) ||
           type.getDialect().getNamespace() == "tosa";
  });
  if (!isElsewhere && !isHostScalar(op) && failed(checkTypes(op)))
    return;
  for (auto family : {&LinalgConverter::hostScalars, &LinalgConverter::scalars,
                      &LinalgConverter::tensors, &LinalgConverter::structured,
                      &LinalgConverter::packing})
    if ((this->*family)(op))
      return;
  (void)refuse(op, "there is no conversion of it");
}

void LinalgConverter::convertRegion(Region &region) {
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (isTaken(&op)) {
        convert(&op);
        continue;
      }
      // Regions of ten operations are scalar code.
      if (!isa_and_nonnull<ten::TenDialect>(op.getDialect()))
        for (Region &inner : op.getRegions())
          convertRegion(inner);
    }
}

/// Erases unused operations, users first, except for `kept`.
static void eraseDead(Region &region, const llvm::DenseSet<Operation *> &kept) {
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (isOpTriviallyDead(&op) && !kept.contains(&op)) {
        op.erase();
        continue;
      }
      for (Region &inner : op.getRegions())
        eraseDead(inner, kept);
    }
}

namespace {

struct ConvertLinalgToTenPass
    : tenon::impl::ConvertLinalgToTenBase<ConvertLinalgToTenPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    // Programs of other dialects pass through unchanged.
    bool any = module
                   .walk<WalkOrder::PreOrder>([](Operation *op) {
                     if (isa_and_nonnull<ten::TenDialect>(op->getDialect()))
                       return WalkResult::skip();
                     return isTaken(op) || isGlobal(op)
                                ? WalkResult::interrupt()
                                : WalkResult::advance();
                   })
                   .wasInterrupted();
    if (!any)
      return;
    // Check dead operations of the program as well.
    llvm::DenseSet<Operation *> dead;
    module.walk([&](Operation *op) {
      if (isOpTriviallyDead(op))
        dead.insert(op);
    });
    decomposeAggregates(module);
    LinalgConverter converter(&getContext());
    converter.convertGlobals(module);
    converter.convertRegion(module.getBodyRegion());
    if (failed(converter.report()))
      return signalPassFailure();
    eraseDead(module.getBodyRegion(), dead);
  }
};

} // namespace

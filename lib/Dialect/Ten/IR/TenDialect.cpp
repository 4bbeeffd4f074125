//===- TenDialect.cpp - The ten dialect -----------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Assembly.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon::ten;

#include "Dialect/Ten/IR/TenDialect.cpp.inc"
#include "Dialect/Ten/IR/TenEnums.cpp.inc"
#include "Dialect/Ten/IR/TenInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "Dialect/Ten/IR/TenAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "Dialect/Ten/IR/TenOps.cpp.inc"

namespace {

/// All operations may be inlined: they are pure, or ordered by their effects.
struct TenInliner : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
};

} // namespace

void TenDialect::initialize() {
  addInterfaces<TenInliner>();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Dialect/Ten/IR/TenAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Dialect/Ten/IR/TenOps.cpp.inc"
      >();
}

Operation *TenDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return ConstantOp::create(builder, loc, type, elements);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

namespace {
/// Replaces a dimension of a result by sizes of operands.
struct DimOfResult : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::DimOp op,
                                PatternRewriter &rewriter) const override {
    auto result = dyn_cast<OpResult>(op.getSource());
    std::optional<int64_t> dim = op.getConstantIndex();
    if (!result || !dim ||
        !isa_and_nonnull<TenDialect>(result.getOwner()->getDialect()))
      return failure();
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type || *dim < 0 || *dim >= type.getRank())
      return failure();
    FailureOr<OpFoldResult> size = reifyDimOfResult(
        rewriter, result.getOwner(), result.getResultNumber(), *dim);
    if (failed(size))
      return failure();
    rewriter.replaceOp(
        op, getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), *size));
    return success();
  }
};
} // namespace

void TenDialect::getCanonicalizationPatterns(
    RewritePatternSet &patterns) const {
  patterns.add<DimOfResult>(getContext());
}

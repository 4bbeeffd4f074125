//===- SharedTransforms.cpp - Expresses inverse FFTs by forward ones ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedTransforms.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns whether the operation is pointwise and in this block.
static bool joins(Operation *op, Block &block) {
  return op && op->getBlock() == &block && isPointwise(op);
}

static bool isShared(FftOp inverse, Block &block) {
  if (inverse.getKind() != FftKind::IFFT ||
      !tensorType(inverse.getOperand()).hasStaticShape() ||
      !joins(inverse.getOperand().getDefiningOp(), block) ||
      !llvm::all_of(inverse->getUsers(),
                    [&](Operation *user) { return joins(user, block); }))
    return false;
  return llvm::any_of(block.getOps<FftOp>(), [&](FftOp other) {
    return other.getKind() == FftKind::FFT &&
           other.getOperand().getType() == inverse.getOperand().getType() &&
           other.getLength() == inverse.getLength();
  });
}

/// Scales the real and imaginary parts by two factors.
static Value scaleParts(OpBuilder &builder, Location loc, Value value,
                        double ofReal, double ofImag) {
  RankedTensorType type = tensorType(value);
  Type element = cast<ComplexType>(type.getElementType()).getElementType();
  RankedTensorType partType = type.clone(element);
  auto scale = [&](Value part, double factor) -> Value {
    if (factor == 1)
      return part;
    if (factor == -1)
      return NegOp::create(builder, loc, partType, part);
    Value splat = ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(partType,
                               builder.getFloatAttr(element, factor)));
    return MulOp::create(builder, loc, partType, part, splat);
  };
  Value real = RealOp::create(builder, loc, partType, value);
  Value imag = ImagOp::create(builder, loc, partType, value);
  return ComplexOp::create(builder, loc, type, scale(real, ofReal),
                           scale(imag, ofImag));
}

void tenon::shareTransforms(Block &block) {
  for (FftOp inverse : llvm::to_vector(block.getOps<FftOp>())) {
    if (!isShared(inverse, block))
      continue;
    remark::passed(
        inverse.getLoc(),
        remark::RemarkOpts::name("SharedTransform").category("ten-fuse"))
        << "reuses the forward transform of the conjugates";
    OpBuilder builder(inverse);
    Location loc = inverse.getLoc();
    double factor = 1;
    for (int64_t length : inverse.getLength())
      factor /= static_cast<double>(length);
    Value conjugate = scaleParts(builder, loc, inverse.getOperand(), 1, -1);
    Value made = FftOp::create(builder, loc, inverse.getType(), FftKind::FFT,
                               conjugate, inverse.getLength());
    inverse.replaceAllUsesWith(scaleParts(builder, loc, made, factor, -factor));
    inverse.erase();
  }
}

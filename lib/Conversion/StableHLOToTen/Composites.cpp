//===- Composites.cpp - Composites of CHLO's operations -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

/// Returns whether the composite has the operands and results of `chlo.top_k`.
static bool isTopK(stablehlo::CompositeOp op, int64_t k) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 2)
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || type.getRank() == 0 || !type.getElementType().isIntOrFloat())
    return false;
  SmallVector<int64_t> shape(type.getShape());
  if (k < 0 || (!ShapedType::isDynamic(shape.back()) && k > shape.back()))
    return false;
  shape.back() = k;
  Type i32 = IntegerType::get(op.getContext(), 32);
  return op->getResult(0).getType() == type.clone(shape) &&
         op->getResult(1).getType() == type.clone(shape, i32);
}

/// Creates `top_k` from the attributes that exporters write; it is always
/// stable.
static Operation *topK(OpBuilder &b, stablehlo::CompositeOp op) {
  DictionaryAttr attributes =
      op.getCompositeAttributes().value_or(DictionaryAttr());
  auto k = attributes ? attributes.getAs<IntegerAttr>("k") : IntegerAttr();
  if (!k || !k.getType().isSignlessInteger(64) ||
      attributes.size() != (attributes.getAs<BoolAttr>("is_stable") ? 2 : 1) ||
      !isTopK(op, k.getInt()))
    return nullptr;
  return chlo::TopKOp::create(b, op.getLoc(), op.getResultTypes(),
                              op->getOperands(), {b.getNamedAttr("k", k)});
}

/// Creates an elementwise function.
static Operation *elementwise(OpBuilder &b, stablehlo::CompositeOp op) {
  OperationName name(op.getName(), op.getContext());
  if (op.getCompositeAttributes() && !op.getCompositeAttributes()->empty())
    return nullptr;
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return nullptr;
  Type type = op->getOperand(0).getType();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || type != op->getResult(0).getType() ||
      !isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
          tensor.getElementType()))
    return nullptr;
  OperationState state(op.getLoc(), name, op->getOperands(),
                       op->getResultTypes());
  return b.create(state);
}

Operation *tenon::chloOf(stablehlo::CompositeOp op) {
  if (op.getVersion().value_or(0) > 1)
    return nullptr;
  OpBuilder b(op);
  if (op.getName() == chlo::TopKOp::getOperationName())
    return topK(b, op);
  bool isFunction = llvm::is_contained(
      {chlo::AcosOp::getOperationName(), chlo::AcoshOp::getOperationName(),
       chlo::AsinOp::getOperationName(), chlo::AsinhOp::getOperationName(),
       chlo::AtanOp::getOperationName(), chlo::AtanhOp::getOperationName(),
       chlo::BesselI1eOp::getOperationName(), chlo::CoshOp::getOperationName(),
       chlo::DigammaOp::getOperationName(), chlo::ErfOp::getOperationName(),
       chlo::ErfInvOp::getOperationName(), chlo::ErfcOp::getOperationName(),
       chlo::LgammaOp::getOperationName(), chlo::SinhOp::getOperationName(),
       chlo::SquareOp::getOperationName(), chlo::TanOp::getOperationName()},
      op.getName());
  return isFunction ? elementwise(b, op) : nullptr;
}

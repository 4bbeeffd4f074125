//===- Quantization.cpp - Numbers made of codes and scales ----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Quantized weights in the dialect: the layout of codes in panels
// (`#ten.code_panels`: words, steps and padding), and the shapes, types and
// verifier of `ten.dequantize`.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Panels of codes ---------------------------------------------------===//

LogicalResult
CodePanelsAttr::verify(function_ref<InFlightDiagnostic()> emitError, Type code,
                       int64_t lanes, int64_t columns) {
  auto integer = dyn_cast<IntegerType>(code);
  if (!integer || integer.isSigned() ||
      !llvm::is_contained({2u, 4u, 8u}, integer.getWidth()))
    return emitError() << "expects 'code' to be an integer of 2, 4 or 8 bits, "
                          "got "
                       << code;
  if (lanes < 1 || lanes > 128 || !llvm::isPowerOf2_64(lanes))
    return emitError() << "expects 'lanes' to be a power of two up to 128, got "
                       << lanes;
  if (columns < 1 || columns > 32)
    return emitError() << "expects 'columns' between 1 and 32, got " << columns;
  return success();
}

RankedTensorType CodePanelsAttr::getType(int64_t n, int64_t k) const {
  int64_t panels = n / getColumns(), steps = k / getStep();
  if (!hasWords())
    return RankedTensorType::get({panels, steps, getColumns(), getStep()},
                                 getCode());
  return RankedTensorType::get(
      {panels, steps, getColumns(), getLanes()},
      IntegerType::get(getContext(), 32, IntegerType::Unsigned));
}

Value CodePanelsAttr::pack(OpBuilder &builder, Location loc,
                           Value codes) const {
  auto type = cast<RankedTensorType>(codes.getType());
  int64_t n = type.getDimSize(0), k = type.getDimSize(1);
  auto reshaped = [&](Value value, ArrayRef<int64_t> shape) -> Value {
    return ReshapeOp::create(
        builder, loc, cast<RankedTensorType>(value.getType()).clone(shape),
        value);
  };
  int64_t panels = n / getColumns(), steps = k / getStep();
  if (!hasWords()) {
    Value rows = reshaped(codes, {panels, getColumns(), steps, getStep()});
    return TransposeOp::create(builder, loc, rows,
                               ArrayRef<int64_t>{0, 2, 1, 3});
  }
  auto signedWord = builder.getI32Type();
  auto word = builder.getIntegerType(32, /*isSigned=*/false);
  int64_t count = getCodesOfWord();
  Value parts =
      reshaped(codes, {panels, getColumns(), steps, count, getLanes()});
  parts = TransposeOp::create(builder, loc, parts,
                              ArrayRef<int64_t>{0, 2, 1, 3, 4});
  auto partsType = cast<RankedTensorType>(parts.getType());
  RankedTensorType words = partsType.clone(word);
  parts = ConvertOp::create(builder, loc, partsType.clone(signedWord), parts);
  parts = BitcastOp::create(builder, loc, words, parts);
  Value mask = ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(words, APInt(32, (1u << getBits()) - 1)));
  parts = AndOp::create(builder, loc, parts, mask);
  SmallVector<APInt> shifts;
  for (int64_t i = 0; i < count; ++i)
    shifts.push_back(APInt(32, i * getBits()));
  Value by = ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(RankedTensorType::get({count}, word), shifts));
  by = BroadcastOp::create(builder, loc, words, by, ArrayRef<int64_t>{3});
  parts = ShlOp::create(builder, loc, parts, by);
  return ReduceOp::create(builder, loc, ReductionKind::Or, parts,
                          ArrayRef<int64_t>{3})
      .getResult(0);
}

//===-- Dequantization ----------------------------------------------------===//

bool DequantizeOp::isAlongSums(Value parameter) {
  int64_t size = tensorType(parameter).getShape().back();
  return size != 1 && size == getType().getShape().back();
}

Type DequantizeOp::getCode() {
  return getPanels() ? getPanels()->getCode()
                     : tensorType(getValues()).getElementType();
}

FloatType DequantizeOp::getComputed() {
  return cast<FloatType>(getIn().value_or(getType().getElementType()));
}

LogicalResult DequantizeOp::verify() {
  RankedTensorType result = getType(), values = tensorType(getValues());
  // dequantize_c6
  if (!isa<Float64Type, Float32Type, Float16Type, BFloat16Type>(
          result.getElementType()))
    return emitOpError("expects a result of f64, f32, f16 or bf16, got ")
           << result.getElementType();
  if (!result.hasStaticShape())
    return emitOpError("expects a result of static shape, got ") << result;
  // dequantize_c10
  if (std::optional<Type> in = getIn();
      in && !(in->isF32() && result.getElementTypeBitWidth() < 32))
    return emitOpError("expects 'in' to be f32 and a result of f16 or bf16, "
                       "got ")
           << *in << " and " << result;
  if (std::optional<CodePanelsAttr> panels = getPanels()) {
    // dequantize_c4
    if (result.getRank() != 2 ||
        result.getDimSize(0) % panels->getColumns() != 0 ||
        result.getDimSize(1) % panels->getStep() != 0)
      return emitOpError("expects a matrix of whole panels, rows in multiples "
                         "of ")
             << panels->getColumns() << " and columns of " << panels->getStep()
             << ", got " << result;
    // dequantize_c5
    RankedTensorType wanted =
        panels->getType(result.getDimSize(0), result.getDimSize(1));
    if (values != wanted)
      return emitOpError("expects panels of type ")
             << wanted << ", got " << values;
  } else if (values.getShape() != result.getShape()) {
    // dequantize_c1
    return emitOpError("expects values of the result's shape, got ")
           << values << " and " << result;
  }
  if (std::optional<DenseFPElementsAttr> table = getTable()) {
    // dequantize_c7
    auto code = dyn_cast<IntegerType>(getCode());
    if (!code || !code.isUnsigned() || code.getWidth() > 4)
      return emitOpError("expects codes of ui2 or ui4 for a table, got ")
             << getCode();
    auto wanted =
        RankedTensorType::get({int64_t(1) << code.getWidth()}, getComputed());
    if (table->getType() != wanted)
      return emitOpError("expects a table of type ")
             << wanted << ", got " << table->getType();
  }
  if (std::optional<Type> format = getFormat()) {
    // dequantize_c9
    auto code = dyn_cast<IntegerType>(getCode());
    if (!isa<FloatType>(*format) || format->getIntOrFloatBitWidth() != 8 ||
        !code || !code.isUnsigned() || code.getWidth() != 8 || getTable())
      return emitOpError(
                 "expects codes of ui8 and no table for a format, which "
                 "is a float of 8 bits, got ")
             << getCode() << " and " << *format;
  }
  // dequantize_c8
  if (getSteps().size() != getParameters().size() ||
      llvm::any_of(getSteps(), [](int32_t step) {
        return step < 0 || step > static_cast<int32_t>(Step::Divide);
      }))
    return emitOpError("expects a step between 0 and 3 for each of ")
           << getParameters().size() << " parameters, got " << getStepsAttr();
  for (Value parameter : getParameters()) {
    RankedTensorType type = tensorType(parameter);
    // dequantize_c2
    if (type.getRank() != result.getRank() || !type.hasStaticShape())
      return emitOpError("expects parameters of static shape and the result's "
                         "rank, ")
             << result.getRank() << ", got " << type;
    // dequantize_c3
    for (auto [size, whole] :
         llvm::zip_equal(type.getShape(), result.getShape()))
      if (size == 0 ? whole != 0 : whole % size != 0)
        return emitOpError("expects dimensions of parameters to divide the "
                           "result's, got ")
               << type << " for " << result;
  }
  return success();
}

LogicalResult
DequantizeOp::reifyResultShapes(OpBuilder &builder,
                                ReifiedRankedShapedTypeDims &shapes) {
  return reifyType(builder, getType(), shapes,
                   [](int64_t) { return OpFoldResult(); });
}

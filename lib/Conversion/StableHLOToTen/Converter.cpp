//===- Converter.cpp - What the families of the conversion share ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

LogicalResult Converter::refuse(Operation *op, const Twine &reason) {
  refusals.push_back({op->getLoc(), op->getName(), reason.str()});
  return failure();
}

LogicalResult Converter::replace(Operation *op, ValueRange values) {
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
    result.replaceAllUsesWith(castTo(value, result.getType()));
  op->erase();
  return success();
}

DenseElementsAttr Converter::splat(RankedTensorType type, double value) {
  Type element = type.getElementType();
  auto number = [&](Type part) -> Attribute {
    if (auto floating = dyn_cast<FloatType>(part)) {
      APFloat result(value);
      bool lost;
      result.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                     &lost);
      return FloatAttr::get(floating, result);
    }
    return IntegerAttr::get(
        part, APInt(part.isIndex() ? 64 : part.getIntOrFloatBitWidth(),
                    static_cast<uint64_t>(static_cast<int64_t>(value)),
                    /*isSigned=*/true, /*implicitTrunc=*/true));
  };
  auto complex = dyn_cast<ComplexType>(element);
  if (!complex)
    return DenseElementsAttr::get(type, number(element));
  Attribute re = number(complex.getElementType());
  value = 0;
  Attribute im = number(complex.getElementType());
  return DenseElementsAttr::get(
      type, std::complex<APFloat>(cast<FloatAttr>(re).getValue(),
                                  cast<FloatAttr>(im).getValue()));
}

/// A constant of one element, repeated where the shape is dynamic.
static Value
repeat(Converter &c, Value like,
       llvm::function_ref<DenseElementsAttr(RankedTensorType)> make) {
  RankedTensorType type = Converter::typeOf(like);
  if (type.hasStaticShape())
    return ten::ConstantOp::create(c.b, make(type));
  Value scalar = ten::ConstantOp::create(
      c.b, make(RankedTensorType::get({}, type.getElementType())));
  return c.broadcastScalar(scalar, like);
}

Value Converter::constantLike(Value like, double value) {
  return repeat(*this, like,
                [&](RankedTensorType type) { return splat(type, value); });
}

Value Converter::bitsLike(Value like, const APInt &bits) {
  return repeat(*this, like, [&](RankedTensorType type) -> DenseElementsAttr {
    if (auto floating = dyn_cast<FloatType>(type.getElementType()))
      return DenseElementsAttr::get(
          type, APFloat(floating.getFloatSemantics(), bits));
    return DenseElementsAttr::get(type, bits);
  });
}

SmallVector<Value> Converter::dynamicSizes(Value value) {
  SmallVector<Value> sizes;
  RankedTensorType type = typeOf(value);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(tensor::DimOp::create(b, value, dim));
  return sizes;
}

Value Converter::broadcastScalar(Value scalar, Value like) {
  if (typeOf(scalar).getRank() != 0 || typeOf(like).getRank() == 0)
    return scalar;
  Type type = typeOf(like).clone(elementOf(scalar));
  return ten::BroadcastOp::create(b, type, scalar, ArrayRef<int64_t>(),
                                  dynamicSizes(like));
}

Value Converter::broadcastVector(Value vector, int64_t dim, Value like) {
  Type type = typeOf(like).clone(elementOf(vector));
  return ten::BroadcastOp::create(b, type, vector, ArrayRef<int64_t>(dim),
                                  dynamicSizes(like));
}

Value Converter::convertTo(Value value, Type element) {
  if (elementOf(value) == element)
    return value;
  return ten::ConvertOp::create(b, typeOf(value).clone(element), value);
}

Value Converter::castTo(Value value, Type type) {
  if (value.getType() == type || !isa<RankedTensorType>(type))
    return value;
  return tensor::CastOp::create(b, type, value);
}

Value Converter::extract(Value scalar) {
  return tensor::ExtractOp::create(b, scalar, ValueRange());
}

Value Converter::indexAt(Value shape, int64_t i) {
  Value at = arith::ConstantIndexOp::create(b, i);
  // arith knows signless integers alone.
  if (elementOf(shape).isUnsignedInteger())
    shape = convertTo(shape, b.getI64Type());
  Value number = tensor::ExtractOp::create(b, shape, ValueRange(at));
  if (number.getType().isIndex())
    return number;
  return arith::IndexCastOp::create(b, b.getIndexType(), number);
}

Value Converter::scalarOf(Value index, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  Type element = tensor.getElementType();
  if (element.isSignlessInteger())
    index = arith::IndexCastOp::create(b, element, index);
  else if (!element.isIndex())
    index = arith::IndexCastOp::create(b, b.getI64Type(), index);
  Value result = tensor::FromElementsOp::create(
      b, RankedTensorType::get({}, index.getType()), index);
  return convertTo(result, element);
}

void Converter::takeRegion(Region &from, Region &to) {
  to.takeBody(from);
  Operation *end = to.front().getTerminator();
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(end);
  ten::YieldOp::create(b, end->getOperands());
  end->erase();
}

std::optional<ten::ScatterKind> tenon::namedKind(Block &body) {
  using Kind = ten::ScatterKind;
  if (body.getNumArguments() != 2 || body.empty())
    return std::nullopt;
  Operation *end = &body.back();
  if (end->getNumOperands() != 1)
    return std::nullopt;
  if (end->getOperand(0) == body.getArgument(1) &&
      body.getOperations().size() == 1)
    return Kind::Set;
  Operation *op = &body.front();
  if (body.getOperations().size() != 2 || op->getNumOperands() != 2 ||
      op->getNumResults() != 1 || end->getOperand(0) != op->getResult(0))
    return std::nullopt;
  Value a = body.getArgument(0), c = body.getArgument(1);
  if (!((op->getOperand(0) == a && op->getOperand(1) == c) ||
        (op->getOperand(0) == c && op->getOperand(1) == a)))
    return std::nullopt;
  bool logical = Converter::elementOf(a).isInteger(1);
  if (isa<ten::AddOp>(op))
    return logical ? Kind::Or : Kind::Add;
  if (isa<ten::MulOp>(op))
    return logical ? Kind::And : Kind::Mul;
  if (isa<ten::MaxOp>(op))
    return logical ? Kind::Or : Kind::Max;
  if (isa<ten::MinOp>(op))
    return logical ? Kind::And : Kind::Min;
  if (isa<ten::AndOp>(op))
    return Kind::And;
  if (isa<ten::OrOp>(op))
    return Kind::Or;
  if (isa<ten::XorOp>(op))
    return Kind::Xor;
  return std::nullopt;
}

static Type partType(Num a) {
  RankedTensorType type = Converter::typeOf(a);
  return type.clone(cast<ComplexType>(type.getElementType()).getElementType());
}

static bool isComplex(Num a) {
  return isa<ComplexType>(Converter::elementOf(a.get()));
}

Num tenon::abs(Num a) {
  Type type = isComplex(a) ? partType(a) : a.get().getType();
  return {a.converter(), ten::AbsOp::create(a.converter().b, type, a.get())};
}
Num tenon::real(Num a) {
  return {a.converter(),
          ten::RealOp::create(a.converter().b, partType(a), a.get())};
}
Num tenon::imag(Num a) {
  return {a.converter(),
          ten::ImagOp::create(a.converter().b, partType(a), a.get())};
}
Num tenon::complex(Num re, Num im) {
  RankedTensorType type = Converter::typeOf(re);
  return {re.converter(), ten::ComplexOp::create(re.converter().b,
                                                 type.clone(ComplexType::get(
                                                     type.getElementType())),
                                                 re.get(), im.get())};
}

//===- ProgramBuilder.cpp - Builds program fragments in ten ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers that frontends share to write programs in `ten`: constants of any
// element type, casts and broadcasts to dynamic shapes, sizes as index values,
// formulas with f32 intermediates, and the recognition of identity elements as
// initial values of reductions.
//
//===----------------------------------------------------------------------===//

#include "Conversion/ProgramBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tenon;

Value tenon::broadcastSize(OpBuilder &builder, Location loc, Value a, Value b) {
  std::optional<int64_t> ofA = getConstantIntValue(a),
                         ofB = getConstantIntValue(b);
  // A constant other than 1 decides.
  if (a == b || ofB == 1 || ofA.value_or(1) != 1)
    return a;
  if (ofA == 1 || ofB.value_or(1) != 1)
    return b;
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value isOne =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, a, one);
  return arith::SelectOp::create(builder, loc, isOne, b, a);
}

LogicalResult ProgramBuilder::replace(Operation *op, ValueRange values) {
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
    result.replaceAllUsesWith(castTo(value, result.getType()));
  op->erase();
  return success();
}

DenseElementsAttr ProgramBuilder::splat(RankedTensorType type, double value) {
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

/// Returns a constant of one element, broadcast if the shape is dynamic.
static Value
repeat(ProgramBuilder &c, Value like,
       llvm::function_ref<DenseElementsAttr(RankedTensorType)> make) {
  RankedTensorType type = ProgramBuilder::typeOf(like);
  if (type.hasStaticShape())
    return ten::ConstantOp::create(c.b, make(type));
  Value scalar = ten::ConstantOp::create(
      c.b, make(RankedTensorType::get({}, type.getElementType())));
  return c.broadcastScalar(scalar, like);
}

Value ProgramBuilder::constantLike(Value like, double value) {
  return repeat(*this, like,
                [&](RankedTensorType type) { return splat(type, value); });
}

Value ProgramBuilder::bitsLike(Value like, const APInt &bits) {
  return repeat(*this, like, [&](RankedTensorType type) -> DenseElementsAttr {
    if (auto floating = dyn_cast<FloatType>(type.getElementType()))
      return DenseElementsAttr::get(
          type, APFloat(floating.getFloatSemantics(), bits));
    return DenseElementsAttr::get(type, bits);
  });
}

SmallVector<Value> ProgramBuilder::dynamicSizes(Value value) {
  SmallVector<Value> sizes;
  RankedTensorType type = typeOf(value);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(tensor::DimOp::create(b, value, dim));
  return sizes;
}

Value ProgramBuilder::broadcastScalar(Value scalar, Value like) {
  if (typeOf(scalar).getRank() != 0 || typeOf(like).getRank() == 0)
    return scalar;
  Type type = typeOf(like).clone(elementOf(scalar));
  return ten::BroadcastOp::create(b, type, scalar, ArrayRef<int64_t>(),
                                  dynamicSizes(like));
}

Value ProgramBuilder::broadcastVector(Value vector, int64_t dim, Value like) {
  Type type = typeOf(like).clone(elementOf(vector));
  return ten::BroadcastOp::create(b, type, vector, ArrayRef<int64_t>(dim),
                                  dynamicSizes(like));
}

Value ProgramBuilder::convertTo(Value value, Type element) {
  if (elementOf(value) == element)
    return value;
  return ten::ConvertOp::create(b, typeOf(value).clone(element), value);
}

Value ProgramBuilder::castTo(Value value, Type type) {
  if (value.getType() == type || !isa<RankedTensorType>(type))
    return value;
  return tensor::CastOp::create(b, type, value);
}

Value ProgramBuilder::extract(Value scalar) {
  return tensor::ExtractOp::create(b, scalar, ValueRange());
}

Value ProgramBuilder::indexAt(Value shape, int64_t i) {
  Value at = arith::ConstantIndexOp::create(b, i);
  // arith supports signless integers only.
  if (elementOf(shape).isUnsignedInteger())
    shape = convertTo(shape, b.getI64Type());
  Value number = tensor::ExtractOp::create(b, shape, ValueRange(at));
  if (number.getType().isIndex())
    return number;
  return arith::IndexCastOp::create(b, b.getIndexType(), number);
}

Value ProgramBuilder::scalarOf(Value index, Type type) {
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

Value ProgramBuilder::inWorkingType(
    ValueRange operands, llvm::function_ref<Num(ArrayRef<Num>)> formula) {
  Type element = elementOf(operands.front()), work = element;
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32)
    work = b.getF32Type();
  SmallVector<Num> converted;
  for (Value operand : operands)
    converted.push_back({*this, convertTo(operand, work)});
  return convertTo(formula(converted), element);
}

TypeAttr ProgramBuilder::accumulator(Type result, Type asked) {
  Type type = asked;
  if (!type && isa<FloatType>(result) && result.getIntOrFloatBitWidth() < 32)
    type = b.getF32Type();
  return type && type != result ? TypeAttr::get(type) : TypeAttr();
}

bool tenon::isIdentity(ten::ReductionKind kind, DenseElementsAttr attr) {
  using Kind = ten::ReductionKind;
  Type element = attr.getElementType();
  if (auto floating = dyn_cast<FloatType>(element)) {
    APFloat value = *attr.value_begin<APFloat>();
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    bool infinite = APFloat::semanticsHasInf(semantics);
    auto lowest = [&](bool negative) {
      return infinite ? value.isInfinity() && value.isNegative() == negative
                      : value.bitwiseIsEqual(
                            APFloat::getLargest(semantics, negative));
    };
    switch (kind) {
    case Kind::Add:
      return value.isPosZero();
    case Kind::Mul:
      return value.isExactlyValue(1.0);
    case Kind::Max:
      return lowest(/*negative=*/true);
    case Kind::Min:
      return lowest(/*negative=*/false);
    default:
      return false;
    }
  }
  if (isa<ComplexType>(element)) {
    auto value = *attr.value_begin<std::complex<APFloat>>();
    if (!value.imag().isPosZero())
      return false;
    return kind == Kind::Add   ? value.real().isPosZero()
           : kind == Kind::Mul ? value.real().isExactlyValue(1.0)
                               : false;
  }
  APInt value = *attr.value_begin<APInt>();
  bool isUnsigned = element.isUnsignedInteger() || element.isInteger(1);
  switch (kind) {
  case Kind::Add:
  case Kind::Or:
  case Kind::Xor:
    return value.isZero();
  case Kind::Mul:
    return value.isOne();
  case Kind::Max:
    return isUnsigned ? value.isZero() : value.isMinSignedValue();
  case Kind::Min:
    return isUnsigned ? value.isAllOnes() : value.isMaxSignedValue();
  case Kind::And:
    return value.isAllOnes();
  }
  return false;
}

bool tenon::isIdentity(ten::ReductionKind kind, Value init) {
  while (auto same = init.getDefiningOp<ten::BroadcastOp>())
    init = same.getOperand();
  DenseElementsAttr attr;
  return matchPattern(init, m_Constant(&attr)) && attr.getNumElements() == 1 &&
         isIdentity(kind, attr);
}

Value ProgramBuilder::combine(ten::ReductionKind kind, Value a, Value d) {
  using Kind = ten::ReductionKind;
  Type type = a.getType();
  switch (kind) {
  case Kind::Add:
    return ten::AddOp::create(b, type, a, d);
  case Kind::Mul:
    return ten::MulOp::create(b, type, a, d);
  case Kind::Max:
    return ten::MaxOp::create(b, type, a, d);
  case Kind::Min:
    return ten::MinOp::create(b, type, a, d);
  case Kind::And:
    return ten::AndOp::create(b, type, a, d);
  case Kind::Or:
    return ten::OrOp::create(b, type, a, d);
  case Kind::Xor:
    return ten::XorOp::create(b, type, a, d);
  }
  llvm_unreachable("unknown kind");
}

static Type partType(Num a) {
  RankedTensorType type = ProgramBuilder::typeOf(a);
  return type.clone(cast<ComplexType>(type.getElementType()).getElementType());
}

static bool isComplex(Num a) {
  return isa<ComplexType>(ProgramBuilder::elementOf(a.get()));
}

Num tenon::abs(Num a) {
  Type type = isComplex(a) ? partType(a) : a.get().getType();
  return {a.builder(), ten::AbsOp::create(a.builder().b, type, a.get())};
}
Num tenon::real(Num a) {
  return {a.builder(),
          ten::RealOp::create(a.builder().b, partType(a), a.get())};
}
Num tenon::imag(Num a) {
  return {a.builder(),
          ten::ImagOp::create(a.builder().b, partType(a), a.get())};
}
Num tenon::complex(Num re, Num im) {
  RankedTensorType type = ProgramBuilder::typeOf(re);
  return {re.builder(), ten::ComplexOp::create(
                            re.builder().b,
                            type.clone(ComplexType::get(type.getElementType())),
                            re.get(), im.get())};
}

//===- ScalarTypes.cpp - Element types in buffers and in registers --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Storage types, compute types, and the conversions between them. The common f8
// formats and those of 4 and 6 bits are converted by integer and float
// operations that vectorize; others by calls of the runtime. Rounding to a
// narrow type goes through a value rounded to odd if the source is wider than
// f32, so that it rounds once. Conversions to integers saturate.
//
//===----------------------------------------------------------------------===//

#include "ScalarEmitter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

bool isTinyFloat(Type element) {
  return isa<FloatType>(element) && element.getIntOrFloatBitWidth() <= 8;
}

Type storageType(Type element) {
  MLIRContext *context = element.getContext();
  if (isTinyFloat(element))
    return IntegerType::get(context, 8);
  if (auto integer = dyn_cast<IntegerType>(element))
    return IntegerType::get(context, std::max(8u, integer.getWidth()));
  return element;
}

Type storageTensorType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.clone(storageType(tensor.getElementType())) : type;
}

Type computeType(Type element) {
  MLIRContext *context = element.getContext();
  if (auto integer = dyn_cast<IntegerType>(element))
    return IntegerType::get(context, integer.getWidth());
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32)
    return Float32Type::get(context);
  return element;
}

bool needsRounding(Type element) {
  return isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
}

/// Returns the name of an f8 type in the runtime library's conversion
/// functions.
static StringRef tinyFloatName(Type element) {
  if (isa<Float8E4M3Type>(element))
    return "f8E4M3";
  if (isa<Float8E4M3FNType>(element))
    return "f8E4M3FN";
  if (isa<Float8E4M3FNUZType>(element))
    return "f8E4M3FNUZ";
  if (isa<Float8E4M3B11FNUZType>(element))
    return "f8E4M3B11FNUZ";
  if (isa<Float8E5M2Type>(element))
    return "f8E5M2";
  if (isa<Float8E5M2FNUZType>(element))
    return "f8E5M2FNUZ";
  if (isa<Float8E3M4Type>(element))
    return "f8E3M4";
  assert(isa<Float8E8M0FNUType>(element) && "an f8 type without a name");
  return "f8E8M0FNU";
}

Value ScalarEmitter::callRuntime(StringRef name, Type result,
                                 ValueRange operands) {
  return create<func::CallOp>(name, TypeRange(result), operands);
}

namespace {

/// A format of at most 8 bits that vectors are converted to and from by a few
/// bit operations; single values of the others are converted by the runtime
/// library.
struct ShortFloat {
  unsigned width, mantissaBits, bias;
  /// The bits of the largest finite value, and of the result of overflow.
  uint8_t largest, overflow;
  /// The bits of NaN. Formats without it convert NaN to zero.
  std::optional<uint8_t> nan;

  /// Returns the mask of the sign, the highest of the bits.
  int64_t sign() const { return int64_t(1) << (width - 1); }

  static std::optional<ShortFloat> of(Type element) {
    if (isa<Float8E4M3FNType>(element))
      return ShortFloat{8, 3, 7, 0x7e, 0x7f, 0x7f};
    if (isa<Float8E5M2Type>(element))
      return ShortFloat{8, 2, 15, 0x7b, 0x7c, 0x7e};
    if (isa<Float6E2M3FNType>(element))
      return ShortFloat{6, 3, 1, 0x1f, 0x1f, {}};
    if (isa<Float6E3M2FNType>(element))
      return ShortFloat{6, 2, 3, 0x1f, 0x1f, {}};
    if (isa<Float4E2M1FNType>(element))
      return ShortFloat{4, 1, 1, 0x7, 0x7, {}};
    return {};
  }
};

} // namespace

/// Decodes a short float by placing its bits in an f16 with at least as many
/// exponent bits: the value is then off by a power of two. Exact, including
/// subnormals.
static Value decodeShortFloat(ScalarEmitter &emit, OpBuilder &builder,
                              Value stored, const ShortFloat &format) {
  Type i8 = builder.getI8Type(), i16 = builder.getI16Type(),
       f32 = builder.getF32Type();
  Value size =
      emit.create<arith::AndIOp>(stored, emit.integer(i8, format.sign() - 1));
  Value sign =
      emit.create<arith::AndIOp>(stored, emit.integer(i8, format.sign()));
  auto shifted = [&](Value bits, unsigned by) {
    return emit.create<arith::ShLIOp>(emit.create<arith::ExtUIOp>(i16, bits),
                                      emit.integer(i16, by));
  };
  Value bits =
      emit.create<arith::OrIOp>(shifted(size, 10 - format.mantissaBits),
                                shifted(sign, 16 - format.width));
  Value value = emit.create<arith::ExtFOp>(
      f32, emit.create<arith::BitcastOp>(builder.getF16Type(), bits));
  if (format.bias == 15)
    return value;
  value = emit.create<arith::MulFOp>(
      value, emit.floating(f32, double(1u << (15 - format.bias))));
  if (!format.nan)
    return value;
  Value isNaN = emit.create<arith::CmpIOp>(arith::CmpIPredicate::eq, size,
                                           emit.integer(i8, *format.nan));
  return emit.select(
      isNaN, emit.floating(f32, std::numeric_limits<double>::quiet_NaN()),
      value);
}

/// Encodes a short float with rounding to nearest, ties to even.
static Value encodeShortFloat(ScalarEmitter &emit, OpBuilder &builder,
                              Value value, const ShortFloat &format) {
  Type i8 = builder.getI8Type(), i32 = builder.getI32Type(),
       f32 = builder.getF32Type();
  auto integer = [&](int64_t number) { return emit.integer(i32, number); };
  Value bits = emit.create<arith::BitcastOp>(i32, value);
  Value size = emit.create<arith::AndIOp>(bits, integer(0x7fffffff));
  unsigned dropped = 23 - format.mantissaBits;
  // Adding half an ulp, less one if the kept bits are even, carries correctly.
  Value odd = emit.create<arith::AndIOp>(
      emit.create<arith::ShRUIOp>(size, integer(dropped)), integer(1));
  Value carried = emit.create<arith::AddIOp>(
      emit.create<arith::AddIOp>(size, integer((1 << (dropped - 1)) - 1)), odd);
  Value normal = emit.create<arith::SubIOp>(
      emit.create<arith::ShRUIOp>(carried, integer(dropped)),
      integer((127 - format.bias) << format.mantissaBits));
  Value isLarge = emit.create<arith::CmpIOp>(arith::CmpIPredicate::ugt, normal,
                                             integer(format.largest));
  normal = emit.select(isLarge, integer(format.overflow), normal);
  Value isNaN = emit.create<arith::CmpIOp>(arith::CmpIPredicate::ugt, size,
                                           integer(0x7f800000));
  if (format.nan)
    normal = emit.select(isNaN, integer(*format.nan), normal);
  // Adding a number with the same ulp rounds a subnormal.
  double place =
      std::ldexp(1.0, 1 - int(format.bias) - int(format.mantissaBits));
  Value base = emit.floating(f32, std::ldexp(place, 23));
  Value sum = emit.create<arith::AddFOp>(
      emit.create<arith::BitcastOp>(f32, size), base);
  Value subnormal =
      emit.create<arith::SubIOp>(emit.create<arith::BitcastOp>(i32, sum),
                                 emit.create<arith::BitcastOp>(i32, base));
  Value isSmall = emit.create<arith::CmpIOp>(
      arith::CmpIPredicate::ult, size, integer((128 - format.bias) << 23));
  Value code = emit.select(isSmall, subnormal, normal);
  Value sign = emit.create<arith::AndIOp>(
      emit.create<arith::ShRUIOp>(bits, integer(32 - format.width)),
      integer(format.sign()));
  Value result = emit.create<arith::OrIOp>(code, sign);
  if (!format.nan)
    result = emit.select(isNaN, integer(0), result);
  return emit.create<arith::TruncIOp>(i8, result);
}

Value ScalarEmitter::load(Value stored, Type element) {
  if (std::optional<ShortFloat> format = ShortFloat::of(element))
    return decodeShortFloat(*this, builder, stored, *format);
  if (isTinyFloat(element))
    return callRuntime(("ten_rt_decode_" + tinyFloatName(element)).str(),
                       builder.getF32Type(), stored);
  if (needsRounding(element))
    return create<arith::ExtFOp>(builder.getF32Type(), stored);
  if (isa<IntegerType>(element) && element.getIntOrFloatBitWidth() < 8)
    return create<arith::TruncIOp>(computeType(element), stored);
  return stored;
}

Value ScalarEmitter::store(Value computed, Type element) {
  if (std::optional<ShortFloat> format = ShortFloat::of(element))
    return encodeShortFloat(*this, builder, computed, *format);
  if (isTinyFloat(element))
    return callRuntime(("ten_rt_encode_" + tinyFloatName(element)).str(),
                       builder.getI8Type(), computed);
  if (needsRounding(element))
    return create<arith::TruncFOp>(element, computed);
  if (isa<IntegerType>(element) && element.getIntOrFloatBitWidth() < 8) {
    if (element.isInteger(1) || element.isUnsignedInteger())
      return create<arith::ExtUIOp>(builder.getI8Type(), computed);
    return create<arith::ExtSIOp>(builder.getI8Type(), computed);
  }
  return computed;
}

Value ScalarEmitter::round(Value value, Type element) {
  if (!needsRounding(element))
    return value;
  if (contract == FloatContract::Fast && !isTinyFloat(element))
    return value;
  return load(store(value, element), element);
}

Value ScalarEmitter::integer(Type type, const APInt &value) {
  if (type.isIndex())
    return index(value.getSExtValue());
  return create<arith::ConstantOp>(builder.getIntegerAttr(
      type, value.sextOrTrunc(type.getIntOrFloatBitWidth())));
}

Value ScalarEmitter::integer(Type type, int64_t value) {
  return integer(type, APInt(64, value, /*isSigned=*/true));
}

Value ScalarEmitter::index(int64_t value) {
  return create<arith::ConstantIndexOp>(value);
}

Value ScalarEmitter::floating(Type type, double value) {
  return create<arith::ConstantOp>(builder.getFloatAttr(type, value));
}

Value ScalarEmitter::zero(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Value part = floating(complex.getElementType(), 0.0);
    return create<complex::CreateOp>(type, part, part);
  }
  return create<arith::ConstantOp>(builder.getZeroAttr(type));
}

Value ScalarEmitter::constant(Attribute attribute, Type element) {
  Type type = computeType(element);
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    Type part = cast<ComplexType>(type).getElementType();
    return create<complex::CreateOp>(type, constant(array[0], part),
                                     constant(array[1], part));
  }
  if (auto value = dyn_cast<FloatAttr>(attribute)) {
    APFloat converted = value.getValue();
    bool lossy;
    converted.convert(cast<FloatType>(type).getFloatSemantics(),
                      APFloat::rmNearestTiesToEven, &lossy);
    return create<arith::ConstantOp>(builder.getFloatAttr(type, converted));
  }
  return integer(type, cast<IntegerAttr>(attribute).getValue());
}

arith::FastMathFlagsAttr ScalarEmitter::flags(bool reassociate) {
  auto flags = arith::FastMathFlags::none;
  if (contract != FloatContract::Strict)
    flags = flags | arith::FastMathFlags::contract;
  if (contract == FloatContract::Fast)
    flags = flags | arith::FastMathFlags::reassoc | arith::FastMathFlags::arcp;
  if (reassociate)
    flags = flags | arith::FastMathFlags::reassoc;
  return arith::FastMathFlagsAttr::get(builder.getContext(), flags);
}

arith::FastMathFlagsAttr ScalarEmitter::elementwiseFlags() {
  return contractsHere ? arith::FastMathFlagsAttr::get(
                             builder.getContext(), arith::FastMathFlags::none)
                       : flags();
}

void ScalarEmitter::allowContraction(Value added) {
  if (auto product = added.getDefiningOp<arith::MulFOp>();
      product && contractsHere)
    product.setFastmathAttr(flags());
}

Value ScalarEmitter::doubleToOddFloat(Value x) {
  Type f32 = builder.getF32Type(), i32 = builder.getI32Type();
  Value nearest = create<arith::TruncFOp>(f32, x);
  Value back = create<arith::ExtFOp>(builder.getF64Type(), nearest);
  Value bits = create<arith::BitcastOp>(i32, nearest);
  Value even = create<arith::CmpIOp>(
      arith::CmpIPredicate::eq, create<arith::AndIOp>(bits, integer(i32, 1)),
      integer(i32, 0));
  Value size = create<math::AbsFOp>(x), backSize = create<math::AbsFOp>(back);
  Value below =
      create<arith::CmpFOp>(arith::CmpFPredicate::OLT, backSize, size);
  Value above =
      create<arith::CmpFOp>(arith::CmpFPredicate::OGT, backSize, size);
  Value step = select(below, integer(i32, 1),
                      select(above, integer(i32, -1), integer(i32, 0)));
  Value odd = create<arith::AddIOp>(bits, step);
  return create<arith::BitcastOp>(f32, select(even, odd, bits));
}

Value ScalarEmitter::floatToInteger(Value x, Type to) {
  Type type = computeType(to);
  Type exact = type.isIndex() ? builder.getI64Type() : type;
  // `arith.fptosi` is undefined out of range.
  StringRef name =
      to.isUnsignedInteger() ? "llvm.fptoui.sat" : "llvm.fptosi.sat";
  Value result = create<LLVM::CallIntrinsicOp>(
      exact, builder.getStringAttr(name), ValueRange(x));
  return type.isIndex() ? create<arith::IndexCastOp>(type, result) : result;
}

Value ScalarEmitter::integerToFloat(Value value, unsigned bits, bool isUnsigned,
                                    Type to) {
  auto number = [&](Type type) -> Value {
    return isUnsigned ? create<arith::UIToFPOp>(type, value)
                      : create<arith::SIToFPOp>(type, value);
  };
  if (!needsRounding(to))
    return number(computeType(to));
  // A type that holds all of the bits rounds at most once.
  if (bits > llvm::APFloat::semanticsPrecision(llvm::APFloat::IEEEsingle()))
    return convert(number(builder.getF64Type()), builder.getF64Type(), to);
  Value wide = number(builder.getF32Type());
  bool isExact = (to.isF16() || to.isBF16()) &&
                 bits <= llvm::APFloat::semanticsPrecision(
                             cast<FloatType>(to).getFloatSemantics());
  return isExact ? wide : load(store(wide, to), to);
}

Value ScalarEmitter::convert(Value value, Type from, Type to) {
  if (from == to)
    return value;
  Type target = computeType(to);
  if (auto complex = dyn_cast<ComplexType>(from)) {
    Type part = complex.getElementType();
    if (auto toComplex = dyn_cast<ComplexType>(to)) {
      Type toPart = toComplex.getElementType();
      return create<complex::CreateOp>(to, convert(real(value), part, toPart),
                                       convert(imag(value), part, toPart));
    }
    return convert(real(value), part, to);
  }
  if (auto complex = dyn_cast<ComplexType>(to)) {
    Type part = complex.getElementType();
    return create<complex::CreateOp>(to, convert(value, from, part),
                                     floating(part, 0.0));
  }
  bool fromFloat = isa<FloatType>(from), toFloat = isa<FloatType>(to);
  if (to.isInteger(1)) {
    // The type has no 0; its least number is subnormal as an f32, which
    // `--fp=fast` flushes.
    if (isa<Float8E8M0FNUType>(from))
      return create<arith::ConstantOp>(builder.getBoolAttr(true));
    if (fromFloat)
      return create<arith::CmpFOp>(arith::CmpFPredicate::UNE, value,
                                   zero(value.getType()));
    return create<arith::CmpIOp>(arith::CmpIPredicate::ne, value,
                                 zero(value.getType()));
  }
  if (fromFloat && toFloat) {
    if (value.getType().isF64() && target.isF32()) {
      if (!needsRounding(to))
        return create<arith::TruncFOp>(target, value);
      return load(store(doubleToOddFloat(value), to), to);
    }
    if (value.getType() != target)
      return create<arith::ExtFOp>(target, value);
    // f32 is exact between narrow formats; a wider format keeps every value.
    return load(store(value, to), to);
  }
  if (fromFloat)
    return floatToInteger(value, to);

  bool isUnsigned = from.isUnsignedInteger() || from.isInteger(1);
  if (value.getType().isIndex())
    value = create<arith::IndexCastOp>(builder.getI64Type(), value);
  unsigned width = value.getType().getIntOrFloatBitWidth();
  if (toFloat)
    return integerToFloat(value, width, isUnsigned, to);
  Type wide = target.isIndex() ? builder.getI64Type() : target;
  unsigned wideWidth = wide.getIntOrFloatBitWidth();
  if (wideWidth < width)
    value = create<arith::TruncIOp>(wide, value);
  else if (wideWidth > width)
    value = isUnsigned ? create<arith::ExtUIOp>(wide, value)
                       : create<arith::ExtSIOp>(wide, value);
  return target.isIndex() ? create<arith::IndexCastOp>(target, value) : value;
}

} // namespace tenon

//===- Types.cpp - Reads VHLO types ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads VHLO's types from MLIR bytecode and returns the builtin, StableHLO and
// quant types that they stand for. Input is untrusted, so parts of types are
// checked before MLIR's constructors assert on them.
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"
#include "Dialect/StableHLO/IR/StableHLO.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Shape/IR/Shape.h"

using namespace mlir;
using namespace tenon::vhlo;

/// Returns the type without parameters that has this code.
static Type simpleType(uint64_t code, MLIRContext *context) {
  auto integer = [&](unsigned width, bool isUnsigned = false) -> Type {
    return IntegerType::get(context, width,
                            isUnsigned ? IntegerType::Unsigned
                                       : IntegerType::Signless);
  };
  switch (code) {
  case 0:
    return integer(1);
  case 2:
    return BFloat16Type::get(context);
  case 3:
    return Float16Type::get(context);
  case 4:
    return Float32Type::get(context);
  case 5:
    return Float64Type::get(context);
  case 6:
    return Float8E4M3FNType::get(context);
  case 7:
    return Float8E5M2Type::get(context);
  case 9:
    return IndexType::get(context);
  case 10:
  case 11:
  case 12:
  case 13:
  case 14:
    return integer(4u << (code - 10));
  case 15:
  case 16:
  case 17:
  case 18:
  case 19:
    return integer(4u << (code - 15), /*isUnsigned=*/true);
  case 22:
    return tenon::stablehlo::TokenType::get(context);
  case 26:
    return shape::WitnessType::get(context);
  case 27:
    return Float8E4M3FNUZType::get(context);
  case 28:
    return Float8E5M2FNUZType::get(context);
  case 29:
    return Float8E4M3B11FNUZType::get(context);
  case 31:
    return integer(2);
  case 32:
    return integer(2, /*isUnsigned=*/true);
  case 33:
    return NoneType::get(context);
  case 34:
    return FloatTF32Type::get(context);
  case 35:
    return Float8E4M3Type::get(context);
  case 36:
    return Float8E3M4Type::get(context);
  case 37:
    return Float4E2M1FNType::get(context);
  case 38:
    return Float6E2M3FNType::get(context);
  case 39:
    return Float6E3M2FNType::get(context);
  case 40:
    return Float8E8M0FNUType::get(context);
  default:
    return {};
  }
}

namespace {

class TypeReader {
public:
  explicit TypeReader(DialectBytecodeReader &reader) : reader(reader) {}

  Type read(uint64_t code) {
    switch (code) {
    case 1: {
      Type part;
      if (failed(reader.readType(part)))
        return {};
      if (!isa<IntegerType, FloatType>(part))
        return fail("expects numbers as parts of complex numbers");
      return ComplexType::get(part);
    }
    case 8: {
      SmallVector<Type> inputs, results;
      if (failed(reader.readTypes(inputs)) || failed(reader.readTypes(results)))
        return {};
      return FunctionType::get(reader.getContext(), inputs, results);
    }
    case 20:
      return readTensor({});
    case 21: {
      Attribute encoding;
      if (failed(reader.readAttribute(encoding)))
        return {};
      return readTensor(encoding);
    }
    case 23: {
      SmallVector<Type> types;
      if (failed(reader.readTypes(types)))
        return {};
      return TupleType::get(reader.getContext(), types);
    }
    case 24:
      return readUniform();
    case 25: {
      Type element;
      if (failed(reader.readType(element)))
        return {};
      return UnrankedTensorType::getChecked([&] { return reader.emitError(); },
                                            element);
    }
    case 30:
      return readPerAxis();
    case 41: {
      SmallVector<int64_t> shape;
      Type element;
      if (failed(readShape(shape)) || failed(reader.readType(element)))
        return {};
      return MemRefType::getChecked([&] { return reader.emitError(); }, shape,
                                    element);
    }
    case 42: {
      SmallVector<Type> types;
      if (failed(reader.readTypes(types)))
        return {};
      return tenon::stablehlo::FutureType::get(reader.getContext(), types);
    }
    default:
      if (Type simple = simpleType(code, reader.getContext()))
        return simple;
      return fail("unknown code of a type: " + Twine(code));
    }
  }

private:
  Type fail(const Twine &message) {
    reader.emitError(message);
    return {};
  }

  LogicalResult readShape(SmallVectorImpl<int64_t> &shape) {
    if (failed(reader.readSignedVarInts(shape)))
      return failure();
    for (int64_t size : shape)
      if (size < 0 && !ShapedType::isDynamic(size))
        return reader.emitError("expects sizes of at least 0, got ") << size;
    return success();
  }

  Type readTensor(Attribute encoding) {
    SmallVector<int64_t> shape;
    Type element;
    if (failed(readShape(shape)) || failed(reader.readType(element)))
      return {};
    return RankedTensorType::getChecked([&] { return reader.emitError(); },
                                        shape, element, encoding);
  }

  FailureOr<double> readDouble() {
    FailureOr<APFloat> number =
        reader.readAPFloatWithKnownSemantics(APFloat::IEEEdouble());
    if (failed(number))
      return failure();
    return number->convertToDouble();
  }

  /// Checks that the storage is an integer and the expressed type a float,
  /// which the verifiers of quantized types assume.
  LogicalResult readParts(uint64_t &flags, Type &storage, Type &expressed) {
    if (failed(reader.readVarInt(flags)) || failed(reader.readType(storage)) ||
        failed(reader.readType(expressed)))
      return failure();
    if (!isa<IntegerType>(storage) || !isa<FloatType>(expressed))
      return reader.emitError("expects integers that stand for floats");
    return success();
  }

  Type readUniform() {
    uint64_t flags;
    Type storage, expressed;
    int64_t zero, min, max;
    if (failed(readParts(flags, storage, expressed)))
      return {};
    FailureOr<double> scale = readDouble();
    if (failed(scale) || failed(reader.readSignedVarInt(zero)) ||
        failed(reader.readSignedVarInt(min)) ||
        failed(reader.readSignedVarInt(max)))
      return {};
    return quant::UniformQuantizedType::getChecked(
        [&] { return reader.emitError(); }, static_cast<unsigned>(flags),
        storage, expressed, *scale, zero, min, max);
  }

  Type readPerAxis() {
    uint64_t flags, dimension;
    Type storage, expressed;
    int64_t min, max;
    SmallVector<double> scales;
    SmallVector<int64_t> zeros;
    auto readScale = [&](double &scale) -> LogicalResult {
      FailureOr<double> value = readDouble();
      if (failed(value))
        return failure();
      scale = *value;
      return success();
    };
    if (failed(readParts(flags, storage, expressed)) ||
        failed(reader.readVarInt(dimension)) ||
        failed(reader.readSignedVarInt(min)) ||
        failed(reader.readSignedVarInt(max)) ||
        failed(reader.readList(scales, readScale)) ||
        failed(reader.readSignedVarInts(zeros)))
      return {};
    return quant::UniformQuantizedPerAxisType::getChecked(
        [&] { return reader.emitError(); }, static_cast<unsigned>(flags),
        storage, expressed, scales, zeros, static_cast<int32_t>(dimension), min,
        max);
  }

  DialectBytecodeReader &reader;
};

} // namespace

Type BytecodeReader::readType(DialectBytecodeReader &reader) const {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  return TypeReader(reader).read(code);
}

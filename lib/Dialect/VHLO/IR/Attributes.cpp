//===- Attributes.cpp - Reads VHLO attributes -----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads VHLO's attributes from MLIR bytecode and returns the builtin and
// StableHLO attributes that they stand for. The codes are those of the VHLO
// specification; input is untrusted, so each field is checked before an
// attribute is made.
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"
#include "Dialect/StableHLO/IR/StableHLO.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::vhlo;

namespace {

class AttributeReader {
public:
  explicit AttributeReader(DialectBytecodeReader &reader)
      : reader(reader), context(reader.getContext()) {}

  Attribute read(uint64_t code) {
    switch (code) {
    case 1: {
      SmallVector<Attribute> attributes;
      if (failed(reader.readAttributes(attributes)))
        return {};
      return ArrayAttr::get(context, attributes);
    }
    case 2: {
      uint64_t value;
      if (failed(reader.readVarInt(value)))
        return {};
      if (value > 1)
        return fail("expects a boolean, got " + Twine(value));
      return BoolAttr::get(context, value == 1);
    }
    case 3:
      return readEnum<stablehlo::ComparisonDirectionAttr,
                      stablehlo::ComparisonDirection>(
          stablehlo::symbolizeComparisonDirection);
    case 4:
      return readEnum<stablehlo::ComparisonTypeAttr, stablehlo::ComparisonType>(
          stablehlo::symbolizeComparisonType);
    case 5: {
      uint64_t version;
      if (failed(reader.readVarInt(version)))
        return {};
      return IntegerAttr::get(IntegerType::get(context, 32), version & 0xff);
    }
    case 6:
      return readDictionary();
    case 7:
      return readEnum<stablehlo::FftTypeAttr, stablehlo::FftType>(
          stablehlo::symbolizeFftType);
    case 8:
      return readFloat();
    case 9:
      return readInteger();
    case 10:
      return readAlias();
    case 11:
      return readEnum<stablehlo::PrecisionAttr, stablehlo::Precision>(
          stablehlo::symbolizePrecision);
    case 12:
      return readEnum<stablehlo::RngAlgorithmAttr, stablehlo::RngAlgorithm>(
          stablehlo::symbolizeRngAlgorithm);
    case 13:
      return readEnum<stablehlo::RngDistributionAttr,
                      stablehlo::RngDistribution>(
          stablehlo::symbolizeRngDistribution, /*first=*/1);
    case 14: {
      StringRef text;
      if (failed(reader.readString(text)))
        return {};
      return StringAttr::get(context, text);
    }
    case 15:
      return readElements();
    case 16:
      return readEnum<stablehlo::TransposeAttr, stablehlo::Transpose>(
          stablehlo::symbolizeTranspose);
    case 17: {
      Type type;
      if (failed(reader.readType(type)))
        return {};
      return TypeAttr::get(type);
    }
    case 18: {
      SmallVector<int64_t> bounds;
      if (failed(reader.readSignedVarInts(bounds)))
        return {};
      return stablehlo::BoundsAttr::get(context, bounds);
    }
    case 19:
    case 20:
      return readAccuracy(code);
    case 21:
    case 22:
    case 23:
    case 24:
    case 25:
      return readMesh(code);
    default:
      return fail("unknown code of an attribute: " + Twine(code));
    }
  }

private:
  Attribute fail(const Twine &message) {
    reader.emitError(message);
    return {};
  }

  /// Reads an enumeration's attribute; its values are numbered from `first`.
  template <typename A, typename E>
  Attribute readEnum(std::optional<E> (*symbolize)(uint32_t),
                     uint64_t first = 0) {
    uint64_t value;
    if (failed(reader.readVarInt(value)))
      return {};
    std::optional<E> symbol;
    if (value >= first && value < 16)
      symbol = symbolize(static_cast<uint32_t>(value - first));
    if (!symbol)
      return fail("expects a value of an enumeration, got " + Twine(value));
    return A::get(context, *symbol);
  }

  Attribute readDictionary() {
    SmallVector<NamedAttribute> entries;
    auto readEntry = [&](std::pair<Attribute, Attribute> &entry) {
      return success(succeeded(reader.readAttribute(entry.first)) &&
                     succeeded(reader.readAttribute(entry.second)));
    };
    SmallVector<std::pair<Attribute, Attribute>> pairs;
    if (failed(reader.readList(pairs, readEntry)))
      return {};
    llvm::DenseSet<Attribute> names;
    for (auto [name, value] : pairs) {
      auto text = dyn_cast_or_null<StringAttr>(name);
      if (!text || text.empty() || !value || !names.insert(text).second)
        return fail("expects different names with their values");
      entries.emplace_back(text, value);
    }
    return DictionaryAttr::get(context, entries);
  }

  Attribute readFloat() {
    Type type;
    if (failed(reader.readType(type)))
      return {};
    auto floating = dyn_cast<FloatType>(type);
    if (!floating)
      return fail("expects a float's type");
    FailureOr<APFloat> value =
        reader.readAPFloatWithKnownSemantics(floating.getFloatSemantics());
    if (failed(value))
      return {};
    return FloatAttr::get(floating, *value);
  }

  Attribute readInteger() {
    Type type;
    if (failed(reader.readType(type)))
      return {};
    if (!type.isIntOrIndex())
      return fail("expects an integer's type");
    unsigned width = type.isIndex() ? 64 : cast<IntegerType>(type).getWidth();
    FailureOr<APInt> value = reader.readAPIntWithKnownWidth(width);
    if (failed(value))
      return {};
    return IntegerAttr::get(type, *value);
  }

  Attribute readElements() {
    Type type;
    ArrayRef<char> blob;
    if (failed(reader.readType(type)) || failed(reader.readBlob(blob)))
      return {};
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return fail("expects a tensor with a static shape");
    // The number of elements must not overflow.
    int64_t count = 1;
    for (int64_t size : tensor.getShape())
      if (llvm::MulOverflow(count, size, count) || count > int64_t(1) << 40)
        return fail("expects fewer elements");
    Type element = tensor.getElementType();
    auto complex = dyn_cast<ComplexType>(element);
    if (!(complex ? complex.getElementType() : element).isIntOrIndexOrFloat())
      return fail("expects numbers as elements");
    // Older versions stored booleans as one byte each.
    SmallVector<char> packed;
    size_t bytes = llvm::divideCeil(count, 8);
    if (element.isInteger(1) && blob.size() == static_cast<size_t>(count) &&
        blob.size() > bytes) {
      packed.resize(bytes);
      for (int64_t i = 0; i < count; ++i)
        packed[i / 8] |= (blob[i] & 1) << (i % 8);
      blob = packed;
    }
    bool isSplat;
    if (!DenseElementsAttr::isValidRawBuffer(tensor, blob, isSplat))
      return fail("expects as many bytes as the elements have");
    return DenseElementsAttr::getFromRawBuffer(tensor, blob);
  }

  // Reads an alias and drops it: nothing in the compiler depends on it.

  Attribute readAlias() {
    SmallVector<int64_t> output, operand;
    int64_t index;
    if (failed(reader.readSignedVarInts(output)) ||
        failed(reader.readSignedVarInt(index)) ||
        failed(reader.readSignedVarInts(operand)))
      return {};
    return UnitAttr::get(context);
  }

  Attribute readAccuracy(uint64_t code) {
    uint64_t mode;
    int64_t ulps;
    Attribute attribute;
    const llvm::fltSemantics &semantics = APFloat::IEEEdouble();
    if (code == 19
            ? failed(reader.readVarInt(mode))
            : failed(reader.readAPFloatWithKnownSemantics(semantics)) ||
                  failed(reader.readAPFloatWithKnownSemantics(semantics)) ||
                  failed(reader.readSignedVarInt(ulps)) ||
                  failed(reader.readAttribute(attribute)))
      return {};
    return UnitAttr::get(context);
  }

  Attribute readMesh(uint64_t code) {
    Attribute first, second;
    int64_t number;
    uint64_t more;
    bool good = false;
    if (code == 21)
      good = succeeded(reader.readSignedVarInt(number)) &&
             succeeded(reader.readSignedVarInt(number));
    else if (code == 22)
      good = succeeded(reader.readAttribute(first)) &&
             succeeded(reader.readVarInt(more)) &&
             (more == 0 || succeeded(reader.readAttribute(second)));
    else if (code == 23)
      good = succeeded(reader.readAttribute(first)) &&
             succeeded(reader.readAttribute(second));
    else if (code == 24)
      good = succeeded(reader.readAttribute(first)) &&
             succeeded(reader.readSignedVarInt(number));
    else
      good = succeeded(reader.readAttribute(first)) &&
             succeeded(reader.readOptionalAttribute(second));
    return good ? UnitAttr::get(context) : Attribute();
  }

  DialectBytecodeReader &reader;
  MLIRContext *context;
};

} // namespace

Attribute BytecodeReader::readAttribute(DialectBytecodeReader &reader) const {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  return AttributeReader(reader).read(code);
}

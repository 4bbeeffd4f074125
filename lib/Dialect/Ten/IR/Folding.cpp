//===- Folding.cpp - Reads and makes constants ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions between MLIR's dense attributes and the runtime's storage form of
// elements, in which all functions of Ten/Scalar compute, and predicates on
// constants for folders and patterns. Splats stay splats; other results are
// limited to kFoldLimitBytes.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tenon::ten {

ten_type storageType(Type element) {
  std::string name;
  llvm::raw_string_ostream stream(name);
  element.print(stream);
  return *tenon::parseElementType(name);
}

bool isSmall(RankedTensorType type) {
  if (!type.hasStaticShape())
    return false;
  return *elementCount(type) *
             tenon::storageSize(storageType(type.getElementType())) <=
         kFoldLimitBytes;
}

std::optional<ConstantElements> ConstantElements::read(Attribute value) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
  if (!dense || !isa<RankedTensorType>(dense.getType()))
    return std::nullopt;
  auto type = cast<RankedTensorType>(dense.getType());
  if (!dense.isSplat() && !isSmall(type))
    return std::nullopt;
  ConstantElements result{
      type, storageType(type.getElementType()), dense.isSplat(), {}};
  if (type.getElementType().isInteger(1)) {
    if (dense.isSplat())
      result.bytes.push_back(dense.getSplatValue<bool>());
    else
      for (bool element : dense.getValues<bool>())
        result.bytes.push_back(element);
    return result;
  }
  result.bytes.assign(dense.getRawData().begin(), dense.getRawData().end());
  return result;
}

std::optional<ConstantElements> ConstantElements::read(Value value) {
  Attribute attribute;
  if (!matchPattern(value, m_Constant(&attribute)))
    return std::nullopt;
  return read(attribute);
}

DenseElementsAttr makeConstant(RankedTensorType type, ArrayRef<char> bytes,
                               bool splat) {
  Type element = type.getElementType();
  if (element.isInteger(1)) {
    SmallVector<bool> values(bytes.begin(), bytes.end());
    if (splat)
      values.resize(1);
    return DenseElementsAttr::get(type, ArrayRef<bool>(values));
  }
  if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() < 8) {
    // The attribute requires that unused bits are 0.
    char mask = (1 << element.getIntOrFloatBitWidth()) - 1;
    SmallVector<char> masked;
    for (char byte : bytes)
      masked.push_back(byte & mask);
    return DenseElementsAttr::getFromRawBuffer(type, masked);
  }
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

Attribute permuteConstant(const ConstantElements &from, RankedTensorType type,
                          function_ref<int64_t(ArrayRef<int64_t>)> source) {
  if (!type.hasStaticShape())
    return {};
  if (from.splat)
    return makeConstant(type, from.bytes, /*splat=*/true);
  if (!isSmall(type))
    return {};
  std::vector<char> bytes;
  SmallVector<int64_t> index(type.getRank(), 0);
  for (int64_t i = 0, count = *elementCount(type); i < count; ++i) {
    const char *element = from.element(source(index));
    bytes.insert(bytes.end(), element, element + from.elementBytes());
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      if (++index[dim] < type.getDimSize(dim))
        break;
      index[dim] = 0;
    }
  }
  return makeConstant(type, bytes, /*splat=*/false);
}

Attribute foldPointwise(Operation *op, ArrayFunction function,
                        ArrayRef<Attribute> operands) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!function || !type.hasStaticShape())
    return {};
  SmallVector<ConstantElements> elements;
  bool splat = true;
  for (Attribute operand : operands) {
    std::optional<ConstantElements> read = ConstantElements::read(operand);
    if (!read)
      return {};
    splat &= read->splat;
    elements.push_back(std::move(*read));
  }
  if (elements.empty() || (!splat && !isSmall(type)))
    return {};
  int64_t count = splat ? 1 : *elementCount(type);
  SmallVector<const void *> pointers;
  for (ConstantElements &operand : elements) {
    if (operand.splat && !splat) {
      std::vector<char> repeated;
      for (int64_t i = 0; i < count; ++i)
        repeated.insert(repeated.end(), operand.bytes.begin(),
                        operand.bytes.end());
      operand.bytes = std::move(repeated);
    }
    pointers.push_back(operand.bytes.data());
  }
  std::vector<char> result(
      count * tenon::storageSize(storageType(type.getElementType())));
  function(pointers.data(), result.data(), count);
  return makeConstant(type, result, splat);
}

bool isSplatOf(Attribute value, double number) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
  if (!dense || !dense.isSplat() || isa<ComplexType>(dense.getElementType()))
    return false;
  auto elements = ConstantElements::read(dense);
  double element = tenon::loadDouble(elements->storage, elements->bytes.data());
  return element == number && std::signbit(element) == std::signbit(number);
}

bool isSplatOf(Value value, double number) {
  // Constants of dynamic sizes are broadcasts, which do not fold.
  while (auto broadcast = value.getDefiningOp<BroadcastOp>())
    value = broadcast.getOperand();
  Attribute attribute;
  return matchPattern(value, m_Constant(&attribute)) &&
         isSplatOf(attribute, number);
}

bool isAllOnes(Attribute value) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
  return dense && dense.isSplat() && dense.getElementType().isIntOrIndex() &&
         dense.getSplatValue<APInt>().isAllOnes();
}

Attribute splatOf(Type type, int64_t number) {
  auto tensor = cast<RankedTensorType>(type);
  if (!tensor.hasStaticShape() || isa<ComplexType>(tensor.getElementType()))
    return {};
  ten_type storage = storageType(tensor.getElementType());
  std::vector<char> bytes(tenon::storageSize(storage));
  tenon::storeInt64(storage, bytes.data(), number);
  return makeConstant(tensor, bytes, /*splat=*/true);
}

Value createSplat(OpBuilder &builder, Location loc, RankedTensorType type,
                  int64_t number) {
  return ConstantOp::create(builder, loc,
                            cast<DenseElementsAttr>(splatOf(type, number)));
}

Value createConvert(OpBuilder &builder, Location loc, Value value,
                    Type element) {
  return builder.createOrFold<ConvertOp>(loc, tensorType(value).clone(element),
                                         value);
}

bool isIdentity(ArrayRef<int64_t> dims) {
  for (auto [i, dim] : llvm::enumerate(dims))
    if (dim != static_cast<int64_t>(i))
      return false;
  return true;
}

SmallVector<int64_t> elementStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (int64_t dim = static_cast<int64_t>(shape.size()) - 2; dim >= 0; --dim)
    strides[dim] = strides[dim + 1] * std::max<int64_t>(1, shape[dim + 1]);
  return strides;
}

} // namespace tenon::ten

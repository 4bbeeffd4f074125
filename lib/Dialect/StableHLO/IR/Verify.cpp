//===- Verify.cpp - Checks shared by the verifiers ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks that StableHLO's verifiers share: sizes and ranges of lists,
// compatible types, element types with quantization, and regions. Diagnostics
// end in the label of the violated constraint.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Matchers.h"
#include <cmath>

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace tenon::stablehlo {

LogicalResult expectSize(Operation *op, StringRef name, size_t got,
                         size_t size) {
  if (got == size)
    return success();
  return op->emitOpError("expects '")
         << name << "' to have " << size << " elements, got " << got
         << constraint(op, name + ".size");
}

LogicalResult expectDim(Operation *op, StringRef name, int64_t dim,
                        int64_t rank) {
  if (dim >= 0 && dim < rank)
    return success();
  return op->emitOpError("expects '")
         << name << "' to be in [0, " << rank << "), got " << dim
         << constraint(op, name + ".range");
}

LogicalResult expectDims(Operation *op, StringRef name, ArrayRef<int64_t> dims,
                         int64_t rank) {
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (failed(expectDim(op, name, dim, rank)))
      return failure();
    if (llvm::is_contained(dims.take_front(i), dim))
      return op->emitOpError("expects '")
             << name << "' to hold each dimension once, got " << dim << " twice"
             << constraint(op, name + ".unique");
  }
  return success();
}

LogicalResult expectRank(Operation *op, StringRef name, int64_t got,
                         int64_t rank) {
  if (got == rank)
    return success();
  return op->emitOpError("expects ")
         << name << " of rank " << rank << ", got rank " << got
         << constraint(op, name + ".rank");
}

LogicalResult expectShape(Operation *op, StringRef name, Value shape,
                          int64_t rank) {
  int64_t size = typeOf(shape).getDimSize(0);
  if (size == rank)
    return success();
  return op->emitOpError("expects '")
         << name << "' to have " << rank << " elements, got " << typeOf(shape)
         << constraint(op, name + ".size");
}

std::optional<SmallVector<int64_t>> knownNumbers(Value value) {
  DenseIntElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)))
    return std::nullopt;
  bool isUnsigned = elements.getElementType().isUnsignedInteger();
  SmallVector<int64_t> numbers;
  for (const APInt &number : elements.getValues<APInt>())
    numbers.push_back(isUnsigned ? static_cast<int64_t>(number.getLimitedValue(
                                       std::numeric_limits<int64_t>::max()))
                                 : number.getSExtValue());
  return numbers;
}

LogicalResult expectKnownShape(Operation *op, StringRef name, Value shape,
                               Value result) {
  std::optional<SmallVector<int64_t>> sizes = knownNumbers(shape);
  if (!sizes)
    return success();
  for (auto [dim, size] : llvm::enumerate(*sizes))
    if (size < 0 || !compatible(size, typeOf(result).getDimSize(dim)))
      return op->emitOpError("expects '")
             << name << "' to give the sizes of " << result.getType()
             << ", got " << size << " in dimension " << dim
             << constraint(op, "result_sizes");
  return success();
}

bool compatible(Type a, Type b) {
  if (a == b)
    return true;
  if (auto left = dyn_cast<TupleType>(a))
    if (auto right = dyn_cast<TupleType>(b))
      return compatible(TypeRange(left.getTypes()),
                        TypeRange(right.getTypes()));
  auto left = dyn_cast<RankedTensorType>(a),
       right = dyn_cast<RankedTensorType>(b);
  return left && right && left.getElementType() == right.getElementType() &&
         succeeded(verifyCompatibleShape(left, right));
}

bool compatible(TypeRange a, TypeRange b) {
  return a.size() == b.size() &&
         llvm::all_of(llvm::zip_equal(a, b), [](auto pair) {
           return compatible(std::get<0>(pair), std::get<1>(pair));
         });
}

LogicalResult expectResult(Operation *op, ArrayRef<int64_t> sizes,
                           Value result) {
  auto type = typeOf(result ? result : Value(op->getResult(0)));
  bool same = type.getRank() == static_cast<int64_t>(sizes.size());
  for (size_t i = 0; same && i < sizes.size(); ++i)
    same = compatible(type.getDimSize(i), sizes[i]);
  if (same)
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError("expects a result of shape ");
  llvm::interleave(
      sizes,
      [&](int64_t size) {
        if (ShapedType::isDynamic(size))
          diagnostic << "?";
        else
          diagnostic << size;
      },
      [&] { diagnostic << "x"; });
  if (sizes.empty())
    diagnostic << "()";
  return diagnostic << ", got " << type << constraint(op, "result");
}

/// Returns whether the scales and zero points of a quantized type satisfy the
/// specification.
static bool areWellChosen(quant::QuantizedType type, ArrayRef<double> scales,
                          ArrayRef<int64_t> zeroPoints) {
  return !type.getStorageType().isSignedInteger() &&
         type.getStorageTypeMin() < type.getStorageTypeMax() &&
         llvm::all_of(
             scales,
             [](double scale) { return scale > 0 && std::isfinite(scale); }) &&
         llvm::all_of(
             zeroPoints,
             [&](int64_t zero) {
               return zero >= type.getStorageTypeMin() &&
                      zero <= type.getStorageTypeMax();
             });
}

/// Returns whether blocks divide the type's dimensions, each with a scale and a
/// zero point.
static bool areWellDivided(quant::UniformQuantizedSubChannelType blocks,
                           Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  ArrayRef<int64_t> counts = blocks.getScales().getType().getShape();
  if (!tensor || counts != blocks.getZeroPoints().getType().getShape() ||
      static_cast<int64_t>(counts.size()) != tensor.getRank())
    return false;
  llvm::SmallVector<int64_t> wanted(counts.size(), 1);
  for (auto [dim, size] : blocks.getBlockSizeInfo()) {
    if (dim < 0 || dim >= tensor.getRank() || size <= 0 ||
        tensor.isDynamicDim(dim) || tensor.getDimSize(dim) % size != 0)
      return false;
    wanted[dim] = tensor.getDimSize(dim) / size;
  }
  llvm::SmallVector<double> scales;
  for (const llvm::APFloat &scale :
       blocks.getScales().getValues<llvm::APFloat>())
    scales.push_back(FloatAttr::getValueAsDouble(scale));
  llvm::SmallVector<int64_t> zeroPoints;
  for (const llvm::APInt &zero :
       blocks.getZeroPoints().getValues<llvm::APInt>())
    zeroPoints.push_back(blocks.isSigned() ? zero.getSExtValue()
                                           : zero.getZExtValue());
  return counts == ArrayRef(wanted) &&
         areWellChosen(blocks, scales, zeroPoints);
}

bool isWellQuantized(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto blocks = dyn_cast<quant::UniformQuantizedSubChannelType>(element))
    return areWellDivided(blocks, type);
  if (auto uniform = dyn_cast<quant::UniformQuantizedType>(element))
    return areWellChosen(uniform, uniform.getScale(), uniform.getZeroPoint());
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(element);
  if (!perAxis)
    return true;
  auto tensor = dyn_cast<RankedTensorType>(type);
  int64_t dim = perAxis.getQuantizedDimension();
  return tensor && dim >= 0 && dim < tensor.getRank() &&
         perAxis.getScales().size() == perAxis.getZeroPoints().size() &&
         compatible(tensor.getDimSize(dim),
                    static_cast<int64_t>(perAxis.getScales().size())) &&
         areWellChosen(perAxis, perAxis.getScales(), perAxis.getZeroPoints());
}

Type baseElement(Type type) {
  Type element = getElementTypeOrSelf(type);
  auto quantized = dyn_cast<quant::QuantizedType>(element);
  return quantized ? quantized.getExpressedType() : element;
}

LogicalResult expectElement(Operation *op, StringRef subject, Value a,
                            Value b) {
  if (baseElement(a.getType()) == baseElement(b.getType()) &&
      haveSameStorage(a.getType(), b.getType()))
    return success();
  return op->emitOpError("expects equal element types, got ")
         << typeOf(a).getElementType() << " and " << typeOf(b).getElementType()
         << constraint(op, subject);
}

LogicalResult expectElementKind(Operation *op, StringRef subject, Type a,
                                Type b) {
  Type left = baseElement(a), right = baseElement(b);
  if (left == right || (isa<FloatType>(left) && isa<FloatType>(right)) ||
      (isa<IntegerType>(left) && isa<IntegerType>(right)) ||
      (isa<ComplexType>(left) && isa<ComplexType>(right)))
    return success();
  return op->emitOpError("expects element types of one kind, got ")
         << left << " and " << right << constraint(op, subject);
}

/// Returns the storage width of an element in bits.
static unsigned widthOf(Type element) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return quantized.getStorageTypeIntegralWidth();
  if (auto complex = dyn_cast<ComplexType>(element))
    return widthOf(complex.getElementType());
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
}

LogicalResult expectPromotable(Operation *op, const Twine &subject, Type from,
                               Type to) {
  Type left = getElementTypeOrSelf(from), right = getElementTypeOrSelf(to);
  auto quantized = dyn_cast<quant::QuantizedType>(left),
       target = dyn_cast<quant::QuantizedType>(right);
  bool isSameKind =
      quantized || target
          ? quantized && target &&
                quantized.getExpressedType() == target.getExpressedType()
          : left == right || (isa<FloatType>(left) && isa<FloatType>(right)) ||
                (isa<IntegerType>(left) && isa<IntegerType>(right)) ||
                (isa<ComplexType>(left) && isa<ComplexType>(right));
  // Floats may be narrowed: results are then rounded once more.
  if (isSameKind && (isa<FloatType>(left) || widthOf(left) <= widthOf(right)))
    return success();
  return op->emitOpError("expects to combine elements of a type that holds "
                         "all of ")
         << left << ", got " << right << constraint(op, subject);
}

LogicalResult expectSorted(Operation *op, StringRef name,
                           ArrayRef<int64_t> dims) {
  for (size_t i = 1; i < dims.size(); ++i)
    if (dims[i - 1] > dims[i])
      return op->emitOpError("expects '")
             << name << "' in ascending order, got " << dims[i] << " after "
             << dims[i - 1] << constraint(op, name + ".sorted");
  return success();
}

LogicalResult expectOneType(Operation *op, StringRef name, ValueRange values) {
  for (Value value : values)
    if (value.getType() != values.front().getType())
      return op->emitOpError("expects '")
             << name << "' of one type, got " << values.front().getType()
             << " and " << value.getType() << constraint(op, name + ".type");
  return success();
}

LogicalResult expectRegion(Operation *op, StringRef name, Region &region,
                           int64_t arguments, size_t results, bool scalars) {
  if (!region.hasOneBlock())
    return op->emitOpError("expects '") << name << "' of one block";
  Block &body = region.front();
  if (arguments >= 0 &&
      static_cast<int64_t>(body.getNumArguments()) != arguments)
    return op->emitOpError("expects '")
           << name << "' to take " << arguments << " arguments, got "
           << body.getNumArguments() << constraint(op, name + ".arguments");
  if (body.empty() || !isa<ReturnOp>(body.back()))
    return op->emitOpError("expects '")
           << name << "' to end with 'stablehlo.return'";
  Operation &end = body.back();
  if (end.getNumOperands() != results)
    return op->emitOpError("expects '")
           << name << "' to return " << results << " values, got "
           << end.getNumOperands() << constraint(op, name + ".results");
  if (!scalars)
    return success();
  for (Type type : body.getArgumentTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        !tensor || tensor.getRank() != 0)
      return op->emitOpError("expects '")
             << name << "' to take tensors of rank 0, got " << type
             << constraint(op, name + ".arguments");
  for (Type type : end.getOperandTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        !tensor || tensor.getRank() != 0)
      return op->emitOpError("expects '")
             << name << "' to return tensors of rank 0, got " << type
             << constraint(op, name + ".results");
  return success();
}

} // namespace tenon::stablehlo

//===- ElementwiseVerify.cpp - Verifies elementwise operations ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of elementwise operations, comparisons, selections and conversions,
// including bit casts, by the constraints of the StableHLO specification.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::StringRef;

namespace tenon::stablehlo {

LogicalResult verifyOneType(Operation *op) {
  Type first = op->getResult(0).getType();
  for (Type type : op->getOperandTypes())
    if (baseElement(type) != baseElement(first) ||
        !haveSameStorage(type, first) ||
        failed(verifyCompatibleShape(type, first)))
      return op->emitOpError("expects operands of the result's type, ")
             << first << ", got " << type << " ("
             << op->getName().stripDialect() << "_c1)";
  return success();
}

LogicalResult verifyOneShape(Operation *op) {
  Type first = op->getResult(0).getType();
  for (Type type : op->getOperandTypes())
    if (failed(verifyCompatibleShape(type, first)))
      return op->emitOpError("expects operands of the result's shape, ")
             << first << ", got " << type << constraint(op, "shape");
  return success();
}

/// Checks that the result has the part type of a complex operand, or a real
/// operand's type.
static LogicalResult verifyPart(Operation *op) {
  Type from = baseElement(op->getOperand(0).getType());
  if (auto complex = dyn_cast<ComplexType>(from))
    from = complex.getElementType();
  if (from == baseElement(op->getResult(0).getType()))
    return success();
  return op->emitOpError("expects a result of element type ")
         << from << ", got " << op->getResult(0).getType()
         << constraint(op, "element");
}

LogicalResult AbsOp::verify() { return verifyPart(*this); }
LogicalResult ImagOp::verify() { return verifyPart(*this); }
LogicalResult RealOp::verify() { return verifyPart(*this); }

LogicalResult UniformQuantizeOp::verify() {
  if (baseElement(getOperand().getType()) == baseElement(getType()))
    return success();
  return emitOpError("expects a result that stands for ")
         << baseElement(getOperand().getType()) << ", got " << getType()
         << constraint(*this, "element");
}

LogicalResult UniformDequantizeOp::verify() {
  if (baseElement(getOperand().getType()) ==
      typeOf(getResult()).getElementType())
    return success();
  return emitOpError("expects a result of element type ")
         << baseElement(getOperand().getType()) << ", got " << getType()
         << constraint(*this, "element");
}

LogicalResult AddOp::verify() { return verifyQuantizedSum(*this); }

LogicalResult CompareOp::verify() {
  return expectElement(*this, "element", getLhs(), getRhs());
}

LogicalResult ReducePrecisionOp::verify() {
  if (static_cast<int32_t>(getExponentBits()) < 1)
    return emitOpError("expects 'exponent_bits' to be positive, got ")
           << static_cast<int32_t>(getExponentBits())
           << constraint(*this, "exponent_bits");
  if (static_cast<int32_t>(getMantissaBits()) < 0)
    return emitOpError("expects 'mantissa_bits' not below 0, got ")
           << static_cast<int32_t>(getMantissaBits())
           << constraint(*this, "mantissa_bits");
  return success();
}

static int64_t bitsOf(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return quantized.getStorageTypeIntegralWidth();
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
}

LogicalResult BitcastConvertOp::verify() {
  bool wasComplex = isa<ComplexType>(baseElement(getOperand().getType()));
  if (wasComplex != isa<ComplexType>(baseElement(getType())))
    return emitOpError("expects both types to be complex, or none, got ")
           << getOperand().getType() << " and " << getType()
           << constraint(*this, "complex");
  int64_t from = bitsOf(getOperand().getType()), to = bitsOf(getType());
  if (from == 0 || to == 0)
    return success();
  // The wider element is made of the narrower type's last dimension.
  llvm::SmallVector<int64_t> sizes(typeOf(getOperand()).getShape());
  int64_t parts = std::max(from, to) / std::min(from, to);
  if (std::max(from, to) % std::min(from, to) != 0)
    return emitOpError("expects elements of which the wider has whole parts of "
                       "the narrower one's size, got ")
           << getOperand().getType() << " and " << getType()
           << constraint(*this, "result");
  if (from > to) {
    sizes.push_back(parts);
  } else if (from < to) {
    if (sizes.empty() || !compatible(sizes.back(), parts))
      return emitOpError("expects a last dimension of ")
             << parts << " elements, got " << getOperand().getType()
             << constraint(*this, "result");
    sizes.pop_back();
  }
  return expectResult(*this, sizes);
}

LogicalResult ComplexOp::verify() {
  if (failed(expectElement(*this, "operands", getLhs(), getRhs())))
    return failure();
  auto type = dyn_cast<ComplexType>(typeOf(getResult()).getElementType());
  if (!type || typeOf(getLhs()).getElementType() != type.getElementType() ||
      typeOf(getRhs()).getElementType() != type.getElementType())
    return emitOpError("expects operands of the result's part type, got ")
           << getLhs().getType() << " and " << getResult().getType()
           << constraint(*this, "element");
  return success();
}

LogicalResult SelectOp::verify() {
  if (rankOf(getPred()) != 0 && rankOf(getPred()) != rankOf(getOnTrue()))
    return expectRank(*this, "a predicate", rankOf(getPred()),
                      rankOf(getOnTrue()));
  if (failed(verifyCompatibleShapes(
          {getOnTrue().getType(), getOnFalse().getType(), getType()})) ||
      (rankOf(getPred()) != 0 &&
       failed(verifyCompatibleShape(getPred().getType(), getType()))))
    return emitOpError("expects compatible shapes, got ")
           << getPred().getType() << ", " << getOnTrue().getType() << " and "
           << getOnFalse().getType() << constraint(*this, "sizes");
  if (failed(expectElement(*this, "element", getOnTrue(), getOnFalse())))
    return failure();
  return expectElement(*this, "element", getOnTrue(), getResult());
}

LogicalResult ClampOp::verify() {
  for (Value bound : {getMin(), getMax()})
    if (rankOf(bound) != 0 &&
        failed(verifyCompatibleShape(bound.getType(), getOperand().getType())))
      return emitOpError("expects bounds that are scalar or of the operand's "
                         "shape, got ")
             << bound.getType() << " and " << getOperand().getType()
             << constraint(*this, bound == getMin() ? "min" : "max");
  if (failed(verifyCompatibleShape(getOperand().getType(), getType())))
    return emitOpError("expects a result of the operand's shape, got ")
           << getType() << constraint(*this, "result");
  for (Value bound : {getMin(), getMax()})
    if (failed(expectElement(*this, "element", bound, getOperand())))
      return failure();
  return expectElement(*this, "result", getOperand(), getResult());
}

} // namespace tenon::stablehlo

//===- QuantizationVerify.cpp - Verifies quantization constraints ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The specification ties the quantization parameters of operands and results to
// each other. The constraints of an operation are on
//   - which of the values are quantized, per tensor or per axis;
//   - storage and expressed types;
//   - scales and zero points, which data movement must keep;
//   - the quantized dimension, which is permuted as the elements are.
// Values that are not quantized satisfy all of them, except for those of
// products, which depend on the right operand.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using quant::QuantizedType;
using quant::UniformQuantizedPerAxisType;
using quant::UniformQuantizedType;

/// Returns the quantized element type, null for others.
template <typename T = QuantizedType> static T quantizedOf(Value value) {
  return dyn_cast<T>(getElementTypeOrSelf(value.getType()));
}

namespace tenon::stablehlo {

bool haveSameStorage(Type a, Type b) {
  auto left = dyn_cast<QuantizedType>(getElementTypeOrSelf(a)),
       right = dyn_cast<QuantizedType>(getElementTypeOrSelf(b));
  return !left || !right ||
         (left.getStorageType() == right.getStorageType() &&
          left.isSigned() == right.isSigned() &&
          left.getStorageTypeMin() == right.getStorageTypeMin() &&
          left.getStorageTypeMax() == right.getStorageTypeMax());
}

/// Returns whether scales and zero points are equal.
static bool haveSameScales(UniformQuantizedPerAxisType a,
                           UniformQuantizedPerAxisType b) {
  return a.getScales() == b.getScales() &&
         a.getZeroPoints() == b.getZeroPoints();
}

/// Checks that data movement keeps scales and zero points.
static LogicalResult expectSameScales(Operation *op, Value operand,
                                      Value result) {
  auto from = quantizedOf<UniformQuantizedType>(operand),
       to = quantizedOf<UniformQuantizedType>(result);
  auto fromAxis = quantizedOf<UniformQuantizedPerAxisType>(operand),
       toAxis = quantizedOf<UniformQuantizedPerAxisType>(result);
  if ((from && to && from != to) || (from && toAxis) || (fromAxis && to) ||
      (fromAxis && toAxis && !haveSameScales(fromAxis, toAxis)))
    return op->emitOpError("expects the operand's scales and zero points, ")
           << operand.getType() << ", got " << result.getType()
           << constraint(op, "element");
  return success();
}

LogicalResult verifyQuantizedSum(Operation *op) {
  Value result = op->getResult(0);
  bool isQuantized = bool(quantizedOf(result)), isAxisUsed = false;
  auto axis = quantizedOf<UniformQuantizedPerAxisType>(result);
  for (Value operand : op->getOperands()) {
    if (bool(quantizedOf(operand)) != isQuantized)
      return op->emitOpError(
                 "expects all values to be quantized, or none, got ")
             << operand.getType() << " and " << result.getType()
             << constraint(op, "quantized");
    if (!haveSameStorage(operand.getType(), result.getType()))
      return op->emitOpError("expects quantized values of one storage type, "
                             "got ")
             << operand.getType() << " and " << result.getType()
             << constraint(op, "storage");
    auto own = quantizedOf<UniformQuantizedPerAxisType>(operand);
    isAxisUsed |= bool(own);
    if (own && axis &&
        own.getQuantizedDimension() != axis.getQuantizedDimension())
      return op->emitOpError("expects one quantized dimension, got ")
             << own.getQuantizedDimension() << " and "
             << axis.getQuantizedDimension()
             << constraint(op, operand == op->getOperand(0) ? "lhs_axis"
                                                            : "rhs_axis");
  }
  if (isAxisUsed == bool(axis))
    return success();
  return op->emitOpError("expects a result that is quantized per axis if and "
                         "only if an operand is, got ")
         << result.getType() << constraint(op, "per_axis");
}

LogicalResult verifyQuantizedBroadcast(Operation *op, Value operand,
                                       ArrayRef<int64_t> dims, Value result) {
  auto from = quantizedOf<UniformQuantizedPerAxisType>(operand),
       to = quantizedOf<UniformQuantizedPerAxisType>(result);
  if (!from || !to)
    return expectSameScales(op, operand, result);
  int64_t dim = from.getQuantizedDimension();
  if (dims[dim] != to.getQuantizedDimension())
    return op->emitOpError("expects the quantized dimension ")
           << dims[dim] << ", got " << to.getQuantizedDimension()
           << constraint(op, "quantized_dimension");
  bool isRepeated = typeOf(operand).getDimSize(dim) == 1;
  bool isSame =
      isRepeated
          ? llvm::all_of(to.getScales(),
                         [&](double s) { return s == from.getScales()[0]; }) &&
                llvm::all_of(
                    to.getZeroPoints(),
                    [&](int64_t z) { return z == from.getZeroPoints()[0]; })
          : haveSameScales(from, to);
  if (isSame)
    return success();
  return op->emitOpError("expects the operand's scales and zero points, ")
         << operand.getType() << ", got " << result.getType()
         << constraint(op, "quantized_dimension");
}

LogicalResult verifyQuantizedReshape(Operation *op, Value operand,
                                     Value result) {
  if (failed(expectSameScales(op, operand, result)))
    return failure();
  auto from = quantizedOf<UniformQuantizedPerAxisType>(operand),
       to = quantizedOf<UniformQuantizedPerAxisType>(result);
  if (!from || !to)
    return success();
  // The quantized dimension is unchanged; those before it and those after it
  // are reshaped separately.
  auto countBefore = [](Value value, int64_t dim) -> int64_t {
    ArrayRef<int64_t> sizes = typeOf(value).getShape().take_front(dim);
    return llvm::any_of(sizes, ShapedType::isDynamic)
               ? ShapedType::kDynamic
               : ShapedType::getNumElements(sizes);
  };
  int64_t fromDim = from.getQuantizedDimension(),
          toDim = to.getQuantizedDimension();
  if (compatible(typeOf(operand).getDimSize(fromDim),
                 typeOf(result).getDimSize(toDim)) &&
      compatible(countBefore(operand, fromDim), countBefore(result, toDim)))
    return success();
  return op->emitOpError("expects a quantized dimension of the same size, with "
                         "as many elements before it, got ")
         << operand.getType() << " and " << result.getType()
         << constraint(op, "quantized_dimension");
}

LogicalResult verifyQuantizedTranspose(Operation *op, Value operand,
                                       ArrayRef<int64_t> permutation,
                                       Value result) {
  auto from = quantizedOf<UniformQuantizedPerAxisType>(operand),
       to = quantizedOf<UniformQuantizedPerAxisType>(result);
  if (from && to &&
      permutation[to.getQuantizedDimension()] != from.getQuantizedDimension())
    return op->emitOpError("expects the operand's quantized dimension, ")
           << from.getQuantizedDimension() << ", got "
           << permutation[to.getQuantizedDimension()]
           << constraint(op, "quantized_dimension");
  return expectSameScales(op, operand, result);
}

LogicalResult verifyQuantizedProduct(Operation *op, Value lhs, Value rhs,
                                     Value result) {
  QuantizedType left = quantizedOf(lhs), right = quantizedOf(rhs),
                product = quantizedOf(result);
  if (!left && !right && !product)
    return success();
  auto got = [&](const llvm::Twine &expected,
                 const llvm::Twine &subject) -> LogicalResult {
    return op->emitOpError("expects ")
           << expected << ", got " << typeOf(lhs).getElementType() << ", "
           << typeOf(rhs).getElementType() << " and "
           << typeOf(result).getElementType() << constraint(op, subject);
  };
  if (!right || bool(left) != bool(product))
    return got("a quantized right operand, and a result that is quantized if "
               "and only if the left operand is",
               "quantized");
  if (!left && (typeOf(lhs).getElementType() != right.getExpressedType() ||
                typeOf(result).getElementType() != right.getExpressedType()))
    return got("values of the type that the right operand expresses", "hybrid");
  if (!left)
    return success();
  if (left.getStorageType() != right.getStorageType() ||
      left.isSigned() != right.isSigned())
    return got("operands of one storage type", "storage");
  if (left.getExpressedType() != right.getExpressedType() ||
      left.getExpressedType() != product.getExpressedType())
    return got("values of one expressed type", "expressed");
  if (isa<UniformQuantizedType>(right) && !isa<UniformQuantizedType>(product))
    return got("a result quantized per tensor, as the right operand is",
               "granularity");
  return success();
}

LogicalResult verifyQuantizedDot(Operation *op, Value lhs, Value rhs,
                                 ArrayRef<int64_t> contracted, Value result) {
  if (failed(verifyQuantizedProduct(op, lhs, rhs, result)))
    return failure();
  auto uniform = quantizedOf<UniformQuantizedType>(rhs);
  auto perAxis = quantizedOf<UniformQuantizedPerAxisType>(rhs);
  if ((uniform && uniform.getZeroPoint() != 0) ||
      (perAxis && llvm::any_of(perAxis.getZeroPoints(),
                               [](int64_t zero) { return zero != 0; })))
    return op->emitOpError("expects zero points of the right operand that are "
                           "0, got ")
           << rhs.getType() << constraint(op, "zero_points");
  if (perAxis &&
      llvm::is_contained(contracted, perAxis.getQuantizedDimension()))
    return op->emitOpError("expects a quantized dimension that is not "
                           "contracted, got ")
           << perAxis.getQuantizedDimension() << constraint(op, "axis");
  return success();
}

LogicalResult verifyQuantizedConvolution(Operation *op, Value lhs, Value rhs,
                                         Value result,
                                         ConvDimensionNumbersAttr dims) {
  if (failed(verifyQuantizedProduct(op, lhs, rhs, result)))
    return failure();
  auto expectAxis = [&](Value value, int64_t dim,
                        const llvm::Twine &subject) -> LogicalResult {
    auto axis = quantizedOf<UniformQuantizedPerAxisType>(value);
    if (!axis || axis.getQuantizedDimension() == dim)
      return success();
    return op->emitOpError("expects the output features as quantized "
                           "dimension, ")
           << dim << ", got " << axis.getQuantizedDimension()
           << constraint(op, subject);
  };
  if (failed(expectAxis(rhs, dims.getKernelOutputFeature(), "kernel_axis")))
    return failure();
  return expectAxis(result, dims.getOutputFeature(), "result_axis");
}

} // namespace tenon::stablehlo

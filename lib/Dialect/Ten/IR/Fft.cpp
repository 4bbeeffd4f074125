//===- Fft.cpp - Fourier transforms ---------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

/// Returns the result type for a verified operand.
static RankedTensorType inferFft(FftOp op) {
  RankedTensorType from = op.getOperand().getType();
  SmallVector<int64_t> shape(from.getShape());
  int64_t last = op.getLength().back();
  Type element = from.getElementType();
  if (op.getKind() == FftKind::RFFT) {
    shape.back() = lengthOfSpectrum(last);
    element = ComplexType::get(element);
  } else if (op.getKind() == FftKind::IRFFT) {
    shape.back() = last;
    element = cast<ComplexType>(element).getElementType();
  }
  return RankedTensorType::get(shape, element);
}

LogicalResult FftOp::verify() {
  RankedTensorType from = getOperand().getType();
  ArrayRef<int64_t> length = getLength();
  // fft_c1
  if (length.empty() || length.size() > 3 ||
      static_cast<int64_t>(length.size()) > from.getRank())
    return emitOpError("expects 'length' with 1 to 3 sizes, at most the "
                       "operand's rank, got ")
           << length.size() << " for " << from;
  if (failed(checkRanges(*this, "length", length, 0)))
    return failure();
  // fft_c3
  Type element = from.getElementType();
  if (getKind() == FftKind::RFFT ? !(element.isF32() || element.isF64())
                                 : !isa<ComplexType>(element))
    return emitOpError("expects ")
           << (getKind() == FftKind::RFFT ? "f32 or f64" : "complex")
           << " elements for '" << stringifyFftKind(getKind()) << "', got "
           << element;
  // fft_c2
  for (auto [i, size] : llvm::enumerate(length)) {
    int64_t expected = size;
    if (getKind() == FftKind::IRFFT && i + 1 == length.size())
      expected = lengthOfSpectrum(size);
    int64_t dim = from.getRank() - length.size() + i;
    if (!isSameSize(from.getDimSize(dim), expected))
      return emitOpError("expects an operand of size ")
             << expected << " in dimension " << dim << " for 'length', got "
             << from.getDimSize(dim);
  }
  // fft_c4
  return checkResult(*this, inferFft(*this), getType());
}

LogicalResult FftOp::reifyResultShapes(OpBuilder &builder,
                                       ReifiedRankedShapedTypeDims &shapes) {
  ArrayRef<int64_t> shape = inferFft(*this).getShape();
  return reifyType(builder, getType(), shapes,
                   [&](int64_t dim) -> OpFoldResult {
                     if (!ShapedType::isDynamic(shape[dim]))
                       return builder.getIndexAttr(shape[dim]);
                     return dimSize(builder, getLoc(), getOperand(), dim);
                   });
}

//===- Constraints.cpp - Checks shared by the verifiers -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks that the verifiers of Ten's operations share: element types,
// ranges and lengths of attribute lists, result types, regions, and the
// arithmetic of sliding windows. Sizes are limited to kMaxExtent, so that later
// computations of element counts and byte offsets do not overflow.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Constraints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include <set>

using namespace mlir;

namespace tenon::ten {

bool isCountable(Type type) {
  __int128 count = 1;
  for (int64_t size : cast<RankedTensorType>(type).getShape()) {
    if (ShapedType::isDynamic(size))
      continue;
    // A size of 0 counts as 1: strides are products of sizes too.
    count *= std::max<int64_t>(1, size);
    if (count > kMaxExtent)
      return false;
  }
  return true;
}

bool isElementType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    unsigned width = integer.getWidth();
    if (integer.isSigned() || (width == 1 && !integer.isSignless()))
      return false;
    return width == 1 || width == 2 ||
           (width >= 4 && width <= 64 && llvm::isPowerOf2_32(width));
  }
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  return isa<Float64Type, Float32Type, Float16Type, BFloat16Type,
             Float8E4M3Type, Float8E4M3FNType, Float8E4M3FNUZType,
             Float8E4M3B11FNUZType, Float8E5M2Type, Float8E5M2FNUZType,
             Float8E3M4Type, Float8E8M0FNUType, Float6E2M3FNType,
             Float6E3M2FNType, Float4E2M1FNType, IndexType>(type);
}

std::optional<int64_t> elementCount(RankedTensorType type) {
  int64_t count = 1;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    count *= size;
  }
  return count;
}

LogicalResult checkRange(Operation *op, StringRef name, int64_t value,
                         int64_t low, int64_t high) {
  if (value >= low && value < high)
    return success();
  return op->emitOpError("expects '")
         << name << "' in [" << low << ", " << high << "), got " << value;
}

LogicalResult checkRanges(Operation *op, StringRef name,
                          ArrayRef<int64_t> values, int64_t low, int64_t high) {
  for (int64_t value : values)
    if (failed(checkRange(op, name, value, low, high)))
      return failure();
  return success();
}

LogicalResult checkLength(Operation *op, StringRef name, size_t length,
                          size_t expected) {
  if (length == expected)
    return success();
  return op->emitOpError("expects '")
         << name << "' to have length " << expected << ", got " << length;
}

LogicalResult checkOptionalLength(Operation *op, StringRef name, size_t length,
                                  size_t expected) {
  return length == 0 ? success() : checkLength(op, name, length, expected);
}

static InFlightDiagnostic listError(Operation *op, StringRef name,
                                    StringRef what, ArrayRef<int64_t> values) {
  InFlightDiagnostic diag = op->emitOpError("expects '")
                            << name << "' to be " << what << ", got [";
  llvm::interleaveComma(values, diag);
  return std::move(diag << ']');
}

LogicalResult checkUnique(Operation *op, StringRef name,
                          ArrayRef<int64_t> values) {
  // std::set, since a DenseSet reserves two values as keys.
  std::set<int64_t> seen;
  for (int64_t value : values)
    if (!seen.insert(value).second)
      return listError(op, name, "unique", values);
  return success();
}

LogicalResult checkAscending(Operation *op, StringRef name,
                             ArrayRef<int64_t> values) {
  if (llvm::is_sorted(values))
    return success();
  return listError(op, name, "ascending", values);
}

LogicalResult checkDims(Operation *op, StringRef name, ArrayRef<int64_t> dims,
                        int64_t rank) {
  if (failed(checkRanges(op, name, dims, 0, rank)))
    return failure();
  return checkUnique(op, name, dims);
}

LogicalResult checkSizes(Operation *op, ValueRange sizes, TypeRange types) {
  size_t dynamic = 0;
  for (Type type : types)
    dynamic += cast<RankedTensorType>(type).getNumDynamicDims();
  if (dynamic == sizes.size())
    return success();
  return op->emitOpError("expects one size for each dynamic dimension, ")
         << dynamic << ", got " << sizes.size();
}

LogicalResult checkMixedList(Operation *op, StringRef name,
                             ArrayRef<int64_t> numbers, ValueRange values,
                             int64_t length, int64_t low) {
  if (failed(checkLength(op, name, numbers.size(), length)))
    return failure();
  size_t places = llvm::count_if(numbers, ShapedType::isDynamic);
  if (places != values.size())
    return op->emitOpError("expects as many values in '")
           << name << "' as dynamic entries, " << places << ", got "
           << values.size();
  for (int64_t number : numbers)
    if (!ShapedType::isDynamic(number) &&
        failed(checkRange(op, name, number, low, kMaxExtent + 1)))
      return failure();
  return success();
}

LogicalResult checkResult(Operation *op, RankedTensorType expected,
                          Type actual) {
  auto tensor = dyn_cast<RankedTensorType>(actual);
  if (tensor && tensor.getElementType() == expected.getElementType() &&
      succeeded(verifyCompatibleShape(expected, tensor)))
    return success();
  return op->emitOpError("expects result type ")
         << expected << ", got " << actual;
}

LogicalResult checkSameType(Operation *op, StringRef what, Type expected,
                            Type actual) {
  if (expected == actual)
    return success();
  return op->emitOpError("expects ")
         << what << " of type " << expected << ", got " << actual;
}

RankedTensorType scalarOf(Type type) {
  return RankedTensorType::get({}, getElementTypeOrSelf(type));
}

LogicalResult checkRegion(Operation *op, Region &region, TypeRange arguments,
                          TypeRange yields) {
  if (!region.hasOneBlock())
    return op->emitOpError("expects a region of one block");
  Block &block = region.front();
  if (TypeRange(block.getArgumentTypes()) != arguments)
    return op->emitOpError("expects region arguments of types (")
           << arguments << "), got (" << block.getArgumentTypes() << ")";
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield)
    return op->emitOpError("expects a region that ends with 'ten.yield'");
  if (TypeRange(yield.getValues().getTypes()) != yields)
    return yield.emitOpError("expects values of types (")
           << yields << "), got (" << yield.getValues().getTypes() << ")";
  return success();
}

std::optional<int64_t> countWindows(const WindowDim &dim) {
  if (ShapedType::isDynamic(dim.size) || ShapedType::isDynamic(dim.window))
    return ShapedType::kDynamic;
  auto dilated = [](int64_t size, int64_t dilation) -> __int128 {
    return size == 0 ? 0 : __int128(size - 1) * dilation + 1;
  };
  __int128 padded = dilated(dim.size, dim.dilation) + dim.padLow + dim.padHigh;
  __int128 extent = dilated(dim.window, dim.windowDilation);
  if (padded > kMaxExtent || extent > kMaxExtent)
    return std::nullopt;
  if (padded <= 0 || extent > padded)
    return 0;
  return static_cast<int64_t>((padded - extent) / dim.stride + 1);
}

OpFoldResult computeWindows(OpBuilder &builder, Location loc, OpFoldResult size,
                            OpFoldResult window, const WindowDim &dim) {
  AffineExpr s, w;
  bindSymbols(builder.getContext(), s, w);
  auto atLeastZero = [&](OpFoldResult value) -> OpFoldResult {
    if (std::optional<int64_t> constant = getConstantIntValue(value))
      return builder.getIndexAttr(std::max<int64_t>(0, *constant));
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    return arith::MaxSIOp::create(builder, loc, cast<Value>(value), zero)
        .getResult();
  };
  // An empty input has no gaps between elements, but (0 - 1) * dilation + 1 is
  // negative.
  OpFoldResult dilated =
      computeSize(builder, loc, (s - 1) * dim.dilation + 1, {size});
  if (dim.dilation != 1)
    dilated = atLeastZero(dilated);
  AffineExpr extent = (w - 1) * dim.windowDilation + 1;
  OpFoldResult places =
      computeSize(builder, loc,
                  (s + (dim.padLow + dim.padHigh) - extent + dim.stride)
                      .floorDiv(dim.stride),
                  {dilated, window});
  // With windows of one element and no negative padding, the count is never
  // negative.
  if (dim.window == 1 && dim.padLow + dim.padHigh >= 0)
    return places;
  return atLeastZero(places);
}

} // namespace tenon::ten

//===- Indexing.cpp - Dynamic slices, gather and scatter ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers, shape reification, folders and patterns of operations with indices
// known only at run time: dynamic_slice, dynamic_update_slice, gather and
// scatter. With constant or evenly spaced indices they become slices and
// updates. The semantics of out-of-range indices are StableHLO's: starts of
// slices and gathers are clamped, and scattered windows that are not entirely
// in range are skipped.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Verifiers ---------------------------------------------------------===//

/// Checks that there are `rank` start indices of one type.
static LogicalResult checkStarts(Operation *op, ValueRange starts,
                                 int64_t rank) {
  if (failed(checkLength(op, "starts", starts.size(), rank)))
    return failure();
  for (Value start : starts)
    if (failed(checkSameType(op, "starts", starts.front().getType(),
                             start.getType())))
      return failure();
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  RankedTensorType from = getOperand().getType();
  // dynamic_slice_c1, dynamic_slice_c2
  if (failed(checkStarts(*this, getStarts(), from.getRank())))
    return failure();
  // dynamic_slice_c3
  if (failed(checkLength(*this, "sizes", getSizes().size(), from.getRank())))
    return failure();
  // dynamic_slice_c4
  for (auto [size, bound] : llvm::zip_equal(getSizes(), from.getShape()))
    if (failed(checkRange(*this, "sizes", size, 0,
                          (ShapedType::isDynamic(bound) ? kMaxExtent : bound) +
                              1)))
      return failure();
  // dynamic_slice_c5
  return checkResult(*this, from.clone(getSizes()), getType());
}

LogicalResult DynamicUpdateSliceOp::verify() {
  RankedTensorType from = getOperand().getType(),
                   update = getUpdate().getType();
  // dynamic_update_slice_c1, dynamic_update_slice_c2
  if (failed(checkStarts(*this, getStarts(), from.getRank())))
    return failure();
  // dynamic_update_slice_c3
  if (update.getRank() != from.getRank() ||
      update.getElementType() != from.getElementType())
    return emitOpError("expects an update of the operand's rank and element "
                       "type, ")
           << from << ", got " << update;
  // dynamic_update_slice_c4
  for (auto [dim, size] : llvm::enumerate(update.getShape()))
    if (!from.isDynamicDim(dim) && !ShapedType::isDynamic(size) &&
        size > from.getDimSize(dim))
      return emitOpError("expects an update of size at most ")
             << from.getDimSize(dim) << " in dimension " << dim << ", got "
             << size;
  // dynamic_update_slice_c5
  return checkSameType(*this, "a result", from, getType());
}

/// Returns the sizes of `indices` without the dimension of the index vector.
static SmallVector<int64_t> indexDims(RankedTensorType indices,
                                      int64_t vectorDim) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < indices.getRank(); ++dim)
    if (dim != vectorDim)
      dims.push_back(dim);
  return dims;
}

namespace {
/// The dimension lists common to gather and scatter, with their names for
/// messages.
struct Addressing {
  Operation *op;
  RankedTensorType operand, indices;
  /// Dimensions of the operand that the window lacks, and the name of their
  /// list.
  ArrayRef<int64_t> dropped;
  StringRef droppedName;
  ArrayRef<int64_t> operandBatching;
  StringRef operandBatchingName;
  ArrayRef<int64_t> indicesBatching;
  ArrayRef<int64_t> map;
  StringRef mapName;
  int64_t vectorDim;

  LogicalResult checkDropped() const {
    return failure(
        failed(checkAscending(op, droppedName, dropped)) ||
        failed(checkDims(op, droppedName, dropped, operand.getRank())));
  }
  LogicalResult checkOperandBatching() const {
    if (failed(checkAscending(op, operandBatchingName, operandBatching)) ||
        failed(checkDims(op, operandBatchingName, operandBatching,
                         operand.getRank())))
      return failure();
    for (int64_t dim : operandBatching)
      if (llvm::is_contained(dropped, dim))
        return op->emitOpError("expects '")
               << operandBatchingName << "' and '" << droppedName
               << "' to be disjoint, got " << dim << " in both";
    return success();
  }
  LogicalResult checkIndicesBatchingDims() const {
    if (failed(checkDims(op, "indices_batching", indicesBatching,
                         indices.getRank())))
      return failure();
    if (llvm::is_contained(indicesBatching, vectorDim))
      return op->emitOpError("expects 'indices_batching' without "
                             "'index_vector_dim', got ")
             << vectorDim;
    return success();
  }
  LogicalResult checkIndicesBatchingLength() const {
    return checkLength(op, "indices_batching", indicesBatching.size(),
                       operandBatching.size());
  }
  LogicalResult checkBatchingSizes() const {
    for (auto [mine, theirs] :
         llvm::zip_equal(operandBatching, indicesBatching))
      if (!isSameSize(operand.getDimSize(mine), indices.getDimSize(theirs)))
        return op->emitOpError(
                   "expects batching dimensions of equal size, got ")
               << operand.getDimSize(mine) << " and "
               << indices.getDimSize(theirs);
    return success();
  }
  LogicalResult checkMapDims() const {
    if (failed(checkDims(op, mapName, map, operand.getRank())))
      return failure();
    for (int64_t dim : map)
      if (llvm::is_contained(operandBatching, dim))
        return op->emitOpError("expects '")
               << mapName << "' and '" << operandBatchingName
               << "' to be disjoint, got " << dim << " in both";
    return success();
  }
  LogicalResult checkMapLength() const {
    int64_t length =
        vectorDim < indices.getRank() ? indices.getDimSize(vectorDim) : 1;
    return ShapedType::isDynamic(length)
               ? success()
               : checkLength(op, mapName, map.size(), length);
  }
};
} // namespace

LogicalResult GatherOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType(),
                   indices = getIndices().getType();
  // gather_c13
  int64_t vectorDim = getIndexVectorDim();
  if (failed(checkRange(*this, "index_vector_dim", vectorDim, 0,
                        indices.getRank() + 1)))
    return failure();
  Addressing addressing{*this,
                        from,
                        indices,
                        getCollapsed(),
                        "collapsed",
                        getOperandBatching(),
                        "operand_batching",
                        getIndicesBatching(),
                        getStartIndexMap(),
                        "start_index_map",
                        vectorDim};
  // gather_c3
  if (failed(addressing.checkDropped()) ||
      // gather_c6
      failed(addressing.checkOperandBatching()) ||
      // gather_c8
      failed(addressing.checkIndicesBatchingDims()) ||
      // gather_c9
      failed(addressing.checkIndicesBatchingLength()) ||
      // gather_c10
      failed(addressing.checkBatchingSizes()) ||
      // gather_c11
      failed(addressing.checkMapDims()) ||
      // gather_c12
      failed(addressing.checkMapLength()) ||
      // gather_c14
      failed(checkMixedList(*this, "slice_sizes", getSliceSizes(), getSizes(),
                            from.getRank(), 0)))
    return failure();
  // gather_c1
  if (failed(checkLength(*this, "offset_dims", getOffsetDims().size(),
                         from.getRank() - getCollapsed().size() -
                             getOperandBatching().size())))
    return failure();
  for (auto [dim, size] : llvm::enumerate(getSliceSizes())) {
    if (ShapedType::isDynamic(size))
      continue;
    // gather_c15
    int64_t bound = from.isDynamicDim(dim) ? kMaxExtent : from.getDimSize(dim);
    if (failed(checkRange(*this, "slice_sizes", size, 0, bound + 1)))
      return failure();
    // gather_c5, gather_c7
    if (size > 1 && isDropped(dim))
      return emitOpError("expects 'slice_sizes' of at most 1 in a collapsed or "
                         "batching dimension, got ")
             << size << " in dimension " << dim;
  }
  // gather_c2
  SmallVector<int64_t> outside = indexDims(indices, vectorDim);
  int64_t rank = outside.size() + getOffsetDims().size();
  if (failed(checkAscending(*this, "offset_dims", getOffsetDims())) ||
      failed(checkDims(*this, "offset_dims", getOffsetDims(), rank)))
    return failure();
  // gather_c16
  SmallVector<int64_t> box, shape;
  for (auto [dim, size] : llvm::enumerate(getSliceSizes()))
    if (!isDropped(dim))
      box.push_back(size);
  size_t nextBox = 0, nextIndex = 0;
  for (int64_t dim = 0; dim < rank; ++dim)
    shape.push_back(llvm::is_contained(getOffsetDims(), dim)
                        ? box[nextBox++]
                        : indices.getDimSize(outside[nextIndex++]));
  return checkResult(*this, from.clone(shape), to);
}

LogicalResult ScatterOp::verify() {
  // scatter_c3
  if (getInputs().empty())
    return emitOpError("expects at least one input");
  // scatter_c5
  if (getUpdates().size() != getInputs().size())
    return emitOpError("expects one update for each input, ")
           << getInputs().size() << ", got " << getUpdates().size();
  RankedTensorType input = tensorType(getInputs().front()),
                   update = tensorType(getUpdates().front()),
                   indices = getIndices().getType();
  SmallVector<Type> elements;
  for (Value value : getInputs()) {
    // scatter_c4
    if (failed(verifyCompatibleShape(value.getType(), input)))
      return emitOpError("expects inputs of one shape, got ")
             << input << " and " << value.getType();
    elements.push_back(scalarOf(value.getType()));
  }
  for (auto [value, in] : llvm::zip_equal(getUpdates(), getInputs())) {
    // scatter_c6
    if (failed(verifyCompatibleShape(value.getType(), update)))
      return emitOpError("expects updates of one shape, got ")
             << update << " and " << value.getType();
    // scatter_c7
    if (scalarOf(value.getType()) != scalarOf(in.getType()))
      return emitOpError("expects an update with the input's element type, ")
             << getElementTypeOrSelf(in) << ", got "
             << getElementTypeOrSelf(value);
  }
  if (std::optional<ScatterKind> kind = getKind()) {
    // scatter_c1
    if (getInputs().size() != 1 || !getBody().empty())
      return emitOpError("expects one input and no region with a named kind");
    // scatter_c2
    if (*kind != ScatterKind::Set &&
        failed(checkKind(*this, static_cast<ReductionKind>(*kind),
                         input.getElementType())))
      return failure();
  } else {
    // scatter_c18
    SmallVector<Type> arguments(elements);
    arguments.append(elements);
    if (failed(checkRegion(*this, getBody(), arguments, elements)))
      return failure();
  }
  // scatter_c17
  int64_t vectorDim = getIndexVectorDim();
  if (failed(checkRange(*this, "index_vector_dim", vectorDim, 0,
                        indices.getRank() + 1)))
    return failure();
  Addressing addressing{*this,
                        input,
                        indices,
                        getInserted(),
                        "inserted",
                        getInputBatching(),
                        "input_batching",
                        getIndicesBatching(),
                        getScatterDimsToOperandDims(),
                        "scatter_dims_to_operand_dims",
                        vectorDim};
  // scatter_c10
  if (failed(addressing.checkDropped()) ||
      // scatter_c11
      failed(addressing.checkOperandBatching()) ||
      // scatter_c12
      failed(addressing.checkIndicesBatchingDims()) ||
      // scatter_c13
      failed(addressing.checkIndicesBatchingLength()) ||
      // scatter_c14
      failed(addressing.checkBatchingSizes()) ||
      // scatter_c15
      failed(addressing.checkMapDims()) ||
      // scatter_c16
      failed(addressing.checkMapLength()))
    return failure();
  // scatter_c8
  ArrayRef<int64_t> window = getUpdateWindowDims();
  if (failed(checkLength(*this, "update_window_dims", window.size(),
                         input.getRank() - getInserted().size() -
                             getInputBatching().size())) ||
      failed(checkAscending(*this, "update_window_dims", window)) ||
      failed(checkDims(*this, "update_window_dims", window, update.getRank())))
    return failure();
  // scatter_c9
  SmallVector<int64_t> outside = indexDims(indices, vectorDim);
  if (update.getRank() != static_cast<int64_t>(outside.size() + window.size()))
    return emitOpError("expects updates of rank ")
           << outside.size() + window.size() << ", got " << update.getRank();
  SmallVector<int64_t> box;
  for (int64_t dim = 0; dim < input.getRank(); ++dim)
    if (!llvm::is_contained(getInserted(), dim) &&
        !llvm::is_contained(getInputBatching(), dim))
      box.push_back(input.getDimSize(dim));
  size_t nextBox = 0, nextIndex = 0;
  for (auto [dim, size] : llvm::enumerate(update.getShape())) {
    if (!llvm::is_contained(window, dim)) {
      int64_t expected = indices.getDimSize(outside[nextIndex++]);
      if (!isSameSize(size, expected))
        return emitOpError("expects updates of size ")
               << expected << " in dimension " << dim << ", got " << size;
      continue;
    }
    int64_t bound = box[nextBox++];
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(bound) &&
        size > bound)
      return emitOpError("expects updates of size at most ")
             << bound << " in dimension " << dim << ", got " << size;
  }
  return success();
}

//===-- Shapes ------------------------------------------------------------===//

LogicalResult
DynamicSliceOp::reifyResultShapes(OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) {
  return reifyType(builder, getType(), shapes,
                   [&](int64_t dim) -> OpFoldResult {
                     return builder.getIndexAttr(getSizes()[dim]);
                   });
}

LogicalResult
DynamicUpdateSliceOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

SmallVector<OpFoldResult> GatherOp::getMixedSliceSizes() {
  return getMixedValues(getSliceSizes(), getSizes(), getContext());
}

bool GatherOp::dropsEmptyDimension() {
  for (auto [dim, size] : llvm::enumerate(getSliceSizes()))
    if (size == 0 && isDropped(dim))
      return true;
  return false;
}

LogicalResult GatherOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  // The dimensions outside of the window are those of the indices, in order.
  SmallVector<int64_t> outside =
      indexDims(getIndices().getType(), getIndexVectorDim());
  SmallVector<OpFoldResult> box;
  for (auto [dim, size] : llvm::enumerate(getMixedSliceSizes()))
    if (!isDropped(dim))
      box.push_back(size);
  return reifyType(
      builder, getType(), shapes, [&](int64_t dim) -> OpFoldResult {
        int64_t before = llvm::count_if(
            getOffsetDims(), [&](int64_t offset) { return offset < dim; });
        if (llvm::is_contained(getOffsetDims(), dim))
          return box[before];
        return dimSize(builder, getLoc(), getIndices(), outside[dim - before]);
      });
}

LogicalResult
ScatterOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperands(builder, *this, getInputs(), shapes);
}

//===-- Folders -----------------------------------------------------------===//

/// Returns an element of a constant as an integer.
static int64_t indexAt(const ConstantElements &elements, int64_t number) {
  const char *element = elements.element(number);
  return tenon::isUnsignedInt(elements.storage)
             ? static_cast<int64_t>(std::min<uint64_t>(
                   tenon::loadUInt64(elements.storage, element), INT64_MAX))
             : tenon::loadInt64(elements.storage, element);
}

/// Returns the offsets of a box if each start is a constant or can only be 0.
static std::optional<SmallVector<int64_t>>
constantBox(ValueRange starts, RankedTensorType whole, RankedTensorType box) {
  if (!whole.hasStaticShape() || !box.hasStaticShape())
    return std::nullopt;
  SmallVector<int64_t> place;
  for (auto [dim, start] : llvm::enumerate(starts)) {
    int64_t most = whole.getDimSize(dim) - box.getDimSize(dim);
    std::optional<ConstantElements> number = ConstantElements::read(start);
    if (!number && most != 0)
      return std::nullopt;
    place.push_back(
        std::clamp<int64_t>(number ? indexAt(*number, 0) : 0, 0, most));
  }
  return place;
}

std::optional<SmallVector<int64_t>>
tenon::ten::constantPlace(DynamicUpdateSliceOp update) {
  return constantBox(update.getStarts(), update.getType(),
                     update.getUpdate().getType());
}

bool tenon::ten::replacesMost(Operation *op) {
  auto update = dyn_cast<DynamicUpdateSliceOp>(op);
  return update && constantPlace(update) &&
         2 * *elementCount(update.getUpdate().getType()) >=
             *elementCount(update.getType());
}

OpFoldResult DynamicSliceOp::fold(FoldAdaptor adaptor) {
  // The start in a dimension that is taken whole is clamped to 0.
  if (getOperand().getType() == getType() && getType().hasStaticShape() &&
      getSizes() == getType().getShape())
    return getOperand();
  auto operand = dyn_cast_or_null<DenseElementsAttr>(adaptor.getOperand());
  if (operand && operand.isSplat() && getType().hasStaticShape())
    return operand.resizeSplat(getType());
  return {};
}

OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) {
  if (getUpdate().getType() == getType() && getType().hasStaticShape())
    return getUpdate();
  if (getUpdate().getType().hasStaticShape() &&
      *elementCount(getUpdate().getType()) == 0)
    return getOperand();
  return {};
}

OpFoldResult GatherOp::fold(FoldAdaptor adaptor) {
  if (dropsEmptyDimension())
    return {};
  auto operand = dyn_cast_or_null<DenseElementsAttr>(adaptor.getOperand());
  if (operand && operand.isSplat() && getType().hasStaticShape())
    return operand.resizeSplat(getType());
  return {};
}

//===-- Canonicalizations -------------------------------------------------===//

namespace {
/// A dynamic slice with constant starts is a slice.
struct DynamicSliceToSlice : OpRewritePattern<DynamicSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DynamicSliceOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType from = op.getOperand().getType();
    std::optional<SmallVector<int64_t>> starts =
        constantBox(op.getStarts(), from, op.getType());
    if (!starts)
      return failure();
    SmallVector<int64_t> limits;
    for (auto [start, size] : llvm::zip_equal(*starts, op.getSizes()))
      limits.push_back(start + size);
    SmallVector<int64_t> strides(from.getRank(), 1);
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getOperand(), *starts, limits,
                                         strides);
    return success();
  }
};

/// Returns the first index and the step of evenly spaced indices.
std::optional<std::pair<int64_t, int64_t>> evenIndices(Value indices,
                                                       int64_t count) {
  // Views and conversions keep the values of an iota, if all of them fit the
  // type.
  while (auto reshape = indices.getDefiningOp<ReshapeOp>())
    indices = reshape.getOperand();
  if (auto iota = indices.getDefiningOp<IotaOp>()) {
    RankedTensorType type = iota.getType();
    unsigned width = type.getElementType().isIndex()
                         ? 64
                         : type.getElementType().getIntOrFloatBitWidth();
    if (type.getDimSize(iota.getDim()) != count ||
        elementCount(type) != count ||
        !isa<IntegerType, IndexType>(type.getElementType()) ||
        (width < 64 && count > (int64_t(1) << (width - 1))))
      return std::nullopt;
    return std::pair<int64_t, int64_t>(0, 1);
  }
  std::optional<ConstantElements> values = ConstantElements::read(indices);
  if (!values || values->storage == TEN_UI64)
    return std::nullopt;
  auto at = [&](int64_t i) {
    return tenon::loadInt64(values->storage, values->element(i));
  };
  int64_t first = at(0), step = count > 1 ? at(1) - at(0) : 1;
  for (int64_t i = 1; i < count; ++i)
    if (at(i) - at(i - 1) != step)
      return std::nullopt;
  return std::pair(first, step);
}

/// A gather of evenly spaced entries along one dimension is a slice.
struct GatherToSlice : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GatherOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType from = op.getOperand().getType(),
                     indices = op.getIndices().getType(), to = op.getType();
    if (!from.hasStaticShape() || !to.hasStaticShape() ||
        !indices.hasStaticShape() || op.getStartIndexMap().size() != 1 ||
        op.getCollapsed() != op.getStartIndexMap() ||
        !op.getOperandBatching().empty())
      return failure();
    int64_t along = op.getStartIndexMap().front(),
            count = *elementCount(indices), size = from.getDimSize(along);
    for (auto [dim, box] : llvm::enumerate(op.getSliceSizes()))
      if (box !=
          (static_cast<int64_t>(dim) == along ? 1 : from.getDimSize(dim)))
        return failure();
    // The window keeps the operand's dimension order: the dimensions of the
    // indices, together, must be where the gathered dimension was.
    SmallVector<int64_t> outside;
    for (int64_t dim = 0; dim < to.getRank(); ++dim)
      if (!llvm::is_contained(op.getOffsetDims(), dim))
        outside.push_back(dim);
    for (auto [i, dim] : llvm::enumerate(outside))
      if (dim != along + static_cast<int64_t>(i))
        return failure();
    if (count == 0)
      return failure();
    std::optional<std::pair<int64_t, int64_t>> even =
        evenIndices(op.getIndices(), count);
    if (!even)
      return failure();
    auto [first, step] = *even;
    // Indices in range are not clamped; a single index may be.
    if (count == 1)
      first = std::clamp<int64_t>(first, 0, size - 1);
    if (step < 1 || step > size || first < 0 ||
        first + (count - 1) * step >= size)
      return failure();
    SmallVector<int64_t> starts(from.getRank(), 0), limits(from.getShape()),
        strides(from.getRank(), 1);
    starts[along] = first;
    limits[along] = first + (count - 1) * step + 1;
    strides[along] = step;
    Value slice = SliceOp::create(rewriter, op.getLoc(), op.getOperand(),
                                  starts, limits, strides);
    if (slice.getType() != to)
      slice = ReshapeOp::create(rewriter, op.getLoc(), to, slice);
    rewriter.replaceOp(op, slice);
    return success();
  }
};

/// A scatter of empty updates is its input.
struct EmptyScatter : OpRewritePattern<ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScatterOp op,
                                PatternRewriter &rewriter) const override {
    if (!llvm::is_contained(tensorType(op.getUpdates().front()).getShape(), 0))
      return failure();
    rewriter.replaceOp(op, op.getInputs());
    return success();
  }
};

/// Returns the combination of an element and its update by that kind of
/// scatter.
Value combine(OpBuilder &builder, Location loc, ScatterKind kind, Value old,
              Value update) {
  switch (kind) {
  case ScatterKind::Add:
    return AddOp::create(builder, loc, old, update);
  case ScatterKind::Mul:
    return MulOp::create(builder, loc, old, update);
  case ScatterKind::Max:
    return MaxOp::create(builder, loc, old, update);
  case ScatterKind::Min:
    return MinOp::create(builder, loc, old, update);
  case ScatterKind::And:
    return AndOp::create(builder, loc, old, update);
  case ScatterKind::Or:
    return OrOp::create(builder, loc, old, update);
  case ScatterKind::Xor:
    return XorOp::create(builder, loc, old, update);
  case ScatterKind::Set:
    return update;
  }
  llvm_unreachable("all kinds are named");
}

/// A scatter of one window with constant indices is a slice that is combined
/// and written back, as `x.at[1:-1].set(y)` in JAX.
struct ScatterToUpdate : OpRewritePattern<ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScatterOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getInputs().size() != 1 || !op.getKind())
      return failure();
    Value input = op.getInputs().front(), update = op.getUpdates().front();
    RankedTensorType from = tensorType(input), given = tensorType(update);
    std::optional<ConstantElements> indices =
        ConstantElements::read(op.getIndices());
    if (!indices || !from.hasStaticShape() || !given.hasStaticShape())
      return failure();
    // Only worthwhile if less than half of the input is updated, unless the
    // input's elements are replaced.
    int64_t count = *elementCount(given);
    if (*op.getKind() != ScatterKind::Set && 2 * count < *elementCount(from))
      return failure();
    int64_t window = 1;
    for (int64_t dim : op.getUpdateWindowDims())
      window *= given.getDimSize(dim);
    if (count == 0 || count != window)
      return failure();

    SmallVector<int64_t> sizes, starts(from.getRank(), 0);
    ArrayRef<int64_t> windowDims = op.getUpdateWindowDims();
    for (int64_t dim = 0; dim < from.getRank(); ++dim) {
      if (llvm::is_contained(op.getInputBatching(), dim) ||
          llvm::is_contained(op.getInserted(), dim)) {
        sizes.push_back(1);
        continue;
      }
      sizes.push_back(given.getDimSize(windowDims.front()));
      windowDims = windowDims.drop_front();
    }
    for (auto [k, dim] : llvm::enumerate(op.getScatterDimsToOperandDims()))
      starts[dim] = indexAt(*indices, k);
    for (auto [start, size, bound] :
         llvm::zip_equal(starts, sizes, from.getShape()))
      if (start < 0 || start > bound - size) {
        // A window that is not entirely in range is skipped.
        rewriter.replaceOp(op, input);
        return success();
      }

    Location loc = op.getLoc();
    RankedTensorType part = given.clone(sizes);
    if (part != given)
      update = ReshapeOp::create(rewriter, loc, part, update);
    if (*op.getKind() != ScatterKind::Set) {
      SmallVector<int64_t> limits, strides(from.getRank(), 1);
      for (auto [start, size] : llvm::zip_equal(starts, sizes))
        limits.push_back(start + size);
      Value old =
          SliceOp::create(rewriter, loc, input, starts, limits, strides);
      update = combine(rewriter, loc, *op.getKind(), old, update);
    }
    auto scalar = RankedTensorType::get({}, rewriter.getI64Type());
    SmallVector<Value> places;
    for (int64_t start : starts)
      places.push_back(ConstantOp::create(
          rewriter, loc, DenseElementsAttr::get(scalar, start)));
    rewriter.replaceOpWithNewOp<DynamicUpdateSliceOp>(op, from, input, places,
                                                      update);
    return success();
  }
};
} // namespace

void DynamicSliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                 MLIRContext *context) {
  patterns.add<DynamicSliceToSlice>(context);
}
void DynamicUpdateSliceOp::getCanonicalizationPatterns(RewritePatternSet &,
                                                       MLIRContext *) {}
void GatherOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<GatherToSlice>(context);
}
void ScatterOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<EmptyScatter, ScatterToUpdate>(context);
}

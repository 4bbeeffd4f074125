//===- Indexing.cpp - Reading and writing at computed places --------------===//
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

OpFoldResult DynamicSliceOp::fold(FoldAdaptor) { return {}; }
OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) { return {}; }
OpFoldResult GatherOp::fold(FoldAdaptor) { return {}; }
void DynamicSliceOp::getCanonicalizationPatterns(RewritePatternSet &,
                                                 MLIRContext *) {}
void DynamicUpdateSliceOp::getCanonicalizationPatterns(RewritePatternSet &,
                                                       MLIRContext *) {}
void GatherOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {
}
void ScatterOp::getCanonicalizationPatterns(RewritePatternSet &,
                                            MLIRContext *) {}

//===-- Verifiers ---------------------------------------------------------===//

/// The starts' count, and one type for all of them.
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

/// The sizes of `indices` without the dimension of the index vector.
static SmallVector<int64_t> indexDims(RankedTensorType indices,
                                      int64_t vectorDim) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < indices.getRank(); ++dim)
    if (dim != vectorDim)
      dims.push_back(dim);
  return dims;
}

namespace {
/// What gather and scatter have in common, with the names of their lists.
struct Addressing {
  Operation *op;
  RankedTensorType operand, indices;
  /// Dimensions of the operand that are not in the box, and their name.
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
      failed(checkLength(*this, "slice_sizes", getSliceSizes().size(),
                         from.getRank())))
    return failure();
  // gather_c1
  if (failed(checkLength(*this, "offset_dims", getOffsetDims().size(),
                         from.getRank() - getCollapsed().size() -
                             getOperandBatching().size())))
    return failure();
  for (auto [dim, size] : llvm::enumerate(getSliceSizes())) {
    // gather_c15
    int64_t bound = from.isDynamicDim(dim) ? kMaxExtent : from.getDimSize(dim);
    if (failed(checkRange(*this, "slice_sizes", size, 0, bound + 1)))
      return failure();
    // gather_c5, gather_c7
    if (size > 1 && (llvm::is_contained(getCollapsed(), dim) ||
                     llvm::is_contained(getOperandBatching(), dim)))
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
    if (!llvm::is_contained(getCollapsed(), dim) &&
        !llvm::is_contained(getOperandBatching(), dim))
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

LogicalResult GatherOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  // The dimensions outside the box are those of the indices in order.
  SmallVector<int64_t> outside =
      indexDims(getIndices().getType(), getIndexVectorDim());
  SmallVector<int64_t> box;
  for (auto [dim, size] : llvm::enumerate(getSliceSizes()))
    if (!llvm::is_contained(getCollapsed(), dim) &&
        !llvm::is_contained(getOperandBatching(), dim))
      box.push_back(size);
  return reifyType(
      builder, getType(), shapes, [&](int64_t dim) -> OpFoldResult {
        int64_t before = llvm::count_if(
            getOffsetDims(), [&](int64_t offset) { return offset < dim; });
        if (llvm::is_contained(getOffsetDims(), dim))
          return builder.getIndexAttr(box[before]);
        return dimSize(builder, getLoc(), getIndices(), outside[dim - before]);
      });
}

LogicalResult
ScatterOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperands(builder, *this, getInputs(), shapes);
}

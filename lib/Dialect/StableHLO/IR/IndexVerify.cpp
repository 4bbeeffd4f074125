//===- IndexVerify.cpp - Verifies indexed access --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of dynamic_slice, dynamic_update_slice, gather, dynamic_gather,
// scatter and torch_index_select by the constraints of the StableHLO
// specification. Gather and scatter share the checks of their dimension
// numbers.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace tenon::stablehlo {

LogicalResult DynamicSliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(
          expectSize(*this, "start_indices", getStartIndices().size(), rank)) ||
      failed(expectSize(*this, "slice_sizes", getSliceSizes().size(), rank)) ||
      failed(expectElement(*this, "element", getOperand(), getResult())) ||
      failed(expectOneType(*this, "start_indices", getStartIndices())))
    return failure();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = typeOf(getOperand()).getDimSize(i);
    if (getSliceSizes()[i] < 0 ||
        (!ShapedType::isDynamic(size) && getSliceSizes()[i] > size))
      return emitOpError("expects 'slice_sizes' in [0, ")
             << size << "] in dimension " << i << ", got " << getSliceSizes()[i]
             << constraint(*this, "sizes");
  }
  return expectResult(*this, getSliceSizes());
}

LogicalResult DynamicUpdateSliceOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(
          expectSize(*this, "start_indices", getStartIndices().size(), rank)) ||
      failed(expectRank(*this, "an update", rankOf(getUpdate()), rank)) ||
      failed(
          expectElement(*this, "update_element", getOperand(), getUpdate())) ||
      failed(expectElement(*this, "result", getOperand(), getResult())) ||
      failed(expectOneType(*this, "start_indices", getStartIndices())))
    return failure();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = typeOf(getOperand()).getDimSize(i);
    int64_t part = typeOf(getUpdate()).getDimSize(i);
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(part) &&
        part > size)
      return emitOpError("expects an update of at most ")
             << size << " in dimension " << i << ", got " << part
             << constraint(*this, "sizes");
  }
  return expectResult(*this, typeOf(getOperand()).getShape());
}

/// The windows of gather and scatter: windows of a tensor at positions given by
/// index vectors.
struct IndexedWindows {
  Value tensor, indices;
  int64_t vectorDim;
  /// An attribute's name for diagnostics, and its dimensions.
  using Dims = std::pair<StringRef, ArrayRef<int64_t>>;
  /// Window dimensions of the result or updates.
  Dims window;
  /// Dimensions of the tensor that the window lacks, and batch dimensions.
  Dims dropped, batches;
  /// Batch dimensions of the indices.
  Dims indexBatches;
  /// Dimensions of the tensor that the elements of an index vector refer to.
  Dims indexed;
};

static LogicalResult verifyWindows(Operation *op, const IndexedWindows &w,
                                   int64_t windowRank) {
  int64_t rank = rankOf(w.tensor), indicesRank = rankOf(w.indices);
  auto expect = [&](const IndexedWindows::Dims &dims, int64_t rank,
                    bool sorted) -> LogicalResult {
    if (failed(expectDims(op, dims.first, dims.second, rank)))
      return failure();
    return sorted ? expectSorted(op, dims.first, dims.second) : success();
  };
  /// Checks that no dimension is in both lists.
  auto expectApart = [&](const IndexedWindows::Dims &a,
                         const IndexedWindows::Dims &b) -> LogicalResult {
    llvm::SmallVector<int64_t> all(a.second);
    llvm::append_range(all, b.second);
    return expectDims(op, a.first, all, rank);
  };
  if (failed(expectDim(op, "index_vector_dim", w.vectorDim, indicesRank + 1)) ||
      failed(expect(w.window, windowRank, /*sorted=*/true)) ||
      failed(expect(w.dropped, rank, /*sorted=*/true)) ||
      failed(expect(w.batches, rank, /*sorted=*/true)) ||
      failed(expect(w.indexBatches, indicesRank, /*sorted=*/false)) ||
      failed(expect(w.indexed, rank, /*sorted=*/false)) ||
      failed(expectApart(w.dropped, w.batches)) ||
      failed(expectApart(w.indexed, w.batches)) ||
      failed(expectSize(op, w.indexBatches.first, w.indexBatches.second.size(),
                        w.batches.second.size())) ||
      failed(
          expectSize(op, w.window.first, w.window.second.size(),
                     rank - w.dropped.second.size() - w.batches.second.size())))
    return failure();
  if (llvm::is_contained(w.indexBatches.second, w.vectorDim))
    return op->emitOpError("expects '")
           << w.indexBatches.first << "' without 'index_vector_dim', "
           << w.vectorDim << constraint(op, "index_vector_dim.batch");
  for (auto [a, b] : llvm::zip(w.batches.second, w.indexBatches.second))
    if (!compatible(typeOf(w.tensor).getDimSize(a),
                    typeOf(w.indices).getDimSize(b)))
      return op->emitOpError("expects batches of one size, got ")
             << w.tensor.getType() << " and " << w.indices.getType()
             << constraint(op, "batch");
  int64_t length = w.vectorDim == indicesRank
                       ? 1
                       : typeOf(w.indices).getDimSize(w.vectorDim);
  if (ShapedType::isDynamic(length))
    return success();
  return expectSize(op, w.indexed.first, w.indexed.second.size(), length);
}

/// Returns the sizes of the indices' dimensions, except for that of the index
/// vectors, with the window's sizes inserted at the window dimensions.
static llvm::SmallVector<int64_t> sizesAround(const IndexedWindows &w,
                                              ArrayRef<int64_t> windowSizes) {
  llvm::SmallVector<int64_t> outer;
  for (auto [dim, size] : llvm::enumerate(typeOf(w.indices).getShape()))
    if (static_cast<int64_t>(dim) != w.vectorDim)
      outer.push_back(size);
  llvm::SmallVector<int64_t> sizes;
  size_t nextOuter = 0, nextInner = 0;
  int64_t rank = outer.size() + windowSizes.size();
  for (int64_t dim = 0; dim < rank; ++dim)
    sizes.push_back(llvm::is_contained(w.window.second, dim)
                        ? windowSizes[nextInner++]
                        : outer[nextOuter++]);
  return sizes;
}

/// Verifies a gather; `slices` are the window's sizes in the tensor.
static LogicalResult verifyGather(Operation *op, Value operand, Value indices,
                                  GatherDimensionNumbersAttr dims, Value result,
                                  ArrayRef<int64_t> slices) {
  IndexedWindows windows{
      operand,
      indices,
      dims.getIndexVectorDim(),
      {"offset_dims", dims.getOffsetDims()},
      {"collapsed_slice_dims", dims.getCollapsedSliceDims()},
      {"operand_batching_dims", dims.getOperandBatchingDims()},
      {"start_indices_batching_dims", dims.getStartIndicesBatchingDims()},
      {"start_index_map", dims.getStartIndexMap()}};
  if (failed(expectElement(op, "element", operand, result)) ||
      failed(verifyWindows(op, windows, rankOf(result))))
    return failure();
  llvm::SmallVector<int64_t> window;
  for (auto [dim, size] : llvm::enumerate(slices)) {
    bool isBatch = llvm::is_contained(dims.getOperandBatchingDims(), dim);
    bool isDropped = llvm::is_contained(dims.getCollapsedSliceDims(), dim);
    if (!isBatch && !isDropped) {
      window.push_back(size);
      continue;
    }
    if (size > 1)
      return op->emitOpError("expects 'slice_sizes' of at most 1 in dimension ")
             << dim << ", got " << size
             << constraint(op, isBatch ? "batch_size" : "collapsed_size");
  }
  llvm::SmallVector<int64_t> sizes = sizesAround(windows, window);
  if (failed(expectRank(op, "a result", rankOf(result), sizes.size())))
    return failure();
  return expectResult(op, sizes);
}

/// Checks that slices of these sizes fit into the operand.
static LogicalResult expectSlices(Operation *op, Value operand,
                                  ArrayRef<int64_t> sizes) {
  for (auto [i, size] : llvm::enumerate(sizes)) {
    int64_t full = typeOf(operand).getDimSize(i);
    if (size < 0 || (!ShapedType::isDynamic(full) && size > full))
      return op->emitOpError("expects 'slice_sizes' in [0, ")
             << full << "] in dimension " << i << ", got " << size
             << constraint(op, "sizes");
  }
  return success();
}

LogicalResult GatherOp::verify() {
  if (failed(expectSize(*this, "slice_sizes", getSliceSizes().size(),
                        rankOf(getOperand()))) ||
      failed(expectSlices(*this, getOperand(), getSliceSizes())))
    return failure();
  return verifyGather(*this, getOperand(), getStartIndices(),
                      getDimensionNumbers(), getResult(), getSliceSizes());
}

LogicalResult DynamicGatherOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectShape(*this, "slice_sizes", getSliceSizes(), rank)))
    return failure();
  auto known = knownNumbers(getSliceSizes());
  if (known && failed(expectSlices(*this, getOperand(), *known)))
    return failure();
  return verifyGather(
      *this, getOperand(), getStartIndices(), getDimensionNumbers(),
      getResult(),
      known.value_or(llvm::SmallVector<int64_t>(rank, ShapedType::kDynamic)));
}

LogicalResult ScatterOp::verify() {
  size_t inputs = getInputs().size();
  if (inputs == 0 || getUpdates().size() != inputs || getNumResults() != inputs)
    return emitOpError("expects as many updates and results as inputs, ")
           << inputs << ", got " << getUpdates().size() << " and "
           << getNumResults() << constraint(*this, "count");
  Operation *op = *this;
  Value input = getInputs()[0], update = getUpdates()[0];
  auto expectLike = [&](Value value, Value like,
                        StringRef subject) -> LogicalResult {
    if (succeeded(verifyCompatibleShape(value.getType(), like.getType())))
      return success();
    return emitOpError("expects a value of the shape of ")
           << like.getType() << ", got " << value.getType()
           << constraint(op, subject);
  };
  for (size_t i = 0; i < inputs; ++i)
    if (failed(expectLike(getInputs()[i], input, "inputs")) ||
        failed(expectLike(getUpdates()[i], update, "update_shapes")) ||
        failed(expectLike(getResult(i), input, "result")) ||
        failed(expectElementKind(op, "element", getInputs()[i].getType(),
                                 getUpdates()[i].getType())))
      return failure();
  auto dims = getScatterDimensionNumbers();
  IndexedWindows windows{
      input,
      getScatterIndices(),
      dims.getIndexVectorDim(),
      {"update_window_dims", dims.getUpdateWindowDims()},
      {"inserted_window_dims", dims.getInsertedWindowDims()},
      {"input_batching_dims", dims.getInputBatchingDims()},
      {"scatter_indices_batching_dims", dims.getScatterIndicesBatchingDims()},
      {"scatter_dims_to_operand_dims", dims.getScatterDimsToOperandDims()}};
  if (failed(verifyWindows(op, windows, rankOf(update))))
    return failure();
  // A window may be smaller than the input: its sizes are those of the updates.
  llvm::SmallVector<int64_t> window;
  size_t next = 0;
  for (int64_t dim = 0; dim < rankOf(input); ++dim) {
    if (llvm::is_contained(dims.getInsertedWindowDims(), dim) ||
        llvm::is_contained(dims.getInputBatchingDims(), dim))
      continue;
    int64_t size =
        typeOf(update).getDimSize(dims.getUpdateWindowDims()[next++]);
    int64_t full = typeOf(input).getDimSize(dim);
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(full) &&
        size > full)
      return emitOpError("expects windows of at most ")
             << full << " in dimension " << dim << ", got " << size
             << constraint(op, "updates");
    window.push_back(size);
  }
  llvm::SmallVector<int64_t> sizes = sizesAround(windows, window);
  if (failed(expectRank(op, "updates", rankOf(update), sizes.size())))
    return failure();
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!compatible(typeOf(update).getDimSize(dim), size))
      return emitOpError("expects updates of size ")
             << size << " in dimension " << dim << ", got " << update.getType()
             << constraint(op, "updates");
  if (failed(expectRegion(op, "update_computation", getUpdateComputation(),
                          2 * inputs, inputs, /*scalars=*/true)))
    return failure();
  Block &code = getUpdateComputation().front();
  for (size_t i = 0; i < inputs; ++i) {
    Value made = code.back().getOperand(i);
    if (failed(expectPromotable(op, "update_computation.type",
                                getInputs()[i].getType(), made.getType())) ||
        failed(expectPromotable(op, "update_computation.type",
                                getUpdates()[i].getType(),
                                code.getArgument(inputs + i).getType())) ||
        failed(expectElement(op, "update_computation.type", made,
                             code.getArgument(i))) ||
        failed(expectElement(op, "update_computation.type", made,
                             code.getArgument(inputs + i))) ||
        failed(expectElement(op, "result_element", made, getResult(i))))
      return failure();
  }
  return success();
}

LogicalResult TorchIndexSelectOp::verify() {
  int64_t rank = rankOf(getOperand()), batch = getBatchDims();
  if (failed(expectDim(*this, "dim", getDim(), rank)))
    return failure();
  if (batch < 0 || batch > static_cast<int64_t>(getDim()) ||
      batch > rankOf(getIndex()))
    return emitOpError("expects 'batch_dims' not above 'dim', got ") << batch;
  return expectRank(*this, "a result", rankOf(getResult()),
                    rank - 1 + rankOf(getIndex()) - batch);
}

} // namespace tenon::stablehlo

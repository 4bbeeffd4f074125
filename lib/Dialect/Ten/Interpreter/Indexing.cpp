//===- Indexing.cpp - Dynamic slices, gather and scatter ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter's operations with run-time indices. Starts of slices and
// gathers are clamped so that the window is in range; scatters skip windows
// that are not entirely in range. Scatter combines updates in row-major order.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Scalar/Arithmetic.h"
#include "Region.h"
#include "Strided.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include <algorithm>
#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns an index as int64; unsigned ones that are too large become the
/// largest int64.
static int64_t loadIndex(const Buffer &buffer, int64_t element) {
  const void *at = buffer.element(element);
  if (buffer.type() == TEN_UI64)
    return static_cast<int64_t>(std::min<uint64_t>(
        loadUInt64(TEN_UI64, at), std::numeric_limits<int64_t>::max()));
  return loadInt64(buffer.type(), at);
}

/// Computes the offset of a box of `sizes` in `operand`: the starts, which are
/// the operands from `first` on, clamped to the range.
static Status findBox(OpContext &context, const Buffer &operand, unsigned first,
                      ArrayRef<int64_t> sizes, int64_t &offset) {
  Dims strides = rowMajorStrides(operand.dims());
  offset = 0;
  for (int64_t i = 0; i < operand.rank(); ++i) {
    int64_t room = operand.dims()[i] - sizes[i];
    if (room < 0)
      return context.error("expects a size of at most ", operand.dims()[i],
                           " in dimension ", i, ", got ", sizes[i]);
    int64_t start = loadIndex(context.tensor(first + i), 0);
    offset += std::clamp<int64_t>(start, 0, room) * strides[i];
  }
  return {};
}

static Status evaluateDynamicSlice(OpContext &context) {
  auto op = context.as<DynamicSliceOp>();
  const Buffer &operand = context.tensor(0);
  std::vector<int64_t> sizes(op.getSizes());
  int64_t offset;
  TEN_TRY(findBox(context, operand, 1, sizes, offset));
  Result<Buffer> result = Buffer::create(operand.type(), sizes);
  if (result && result->numElements())
    stridedCopy(storageSize(operand.type()), sizes, result->data(),
                rowMajorStrides(sizes), operand.element(offset),
                rowMajorStrides(operand.dims()));
  return context.set(0, std::move(result));
}

static Status evaluateDynamicUpdateSlice(OpContext &context) {
  auto op = context.as<DynamicUpdateSliceOp>();
  unsigned last = 1 + op.getStarts().size();
  const Buffer &update = context.tensor(last);
  int64_t offset;
  TEN_TRY(findBox(context, context.tensor(0), 1, update.dims(), offset));
  // The update may be the operand itself, which takeOwned then copies.
  auto result = context.takeOwned(0);
  if (!result)
    return std::move(result).status();
  if (update.numElements())
    stridedCopy(storageSize(update.type()), update.dims(),
                (*result)->element(offset), rowMajorStrides((*result)->dims()),
                update.data(), rowMajorStrides(update.dims()));
  return context.set(0, std::move(*result));
}

namespace {
/// The addressing common to gather and scatter: index vectors in `indices` give
/// the starts of windows in an operand.
struct Addressing {
  const Buffer &indices;
  int64_t indexVectorDim;
  ArrayRef<int64_t> startMap; ///< operand dimension of each vector element
  ArrayRef<int64_t> operandBatching, indicesBatching;

  std::vector<int64_t> batchDims; ///< sizes of `indices` without the vector
  Dims batchStrides;              ///< and their strides
  int64_t vectorStride = 1, vectorSize = 1;

  Addressing(const Buffer &indices, int64_t indexVectorDim,
             ArrayRef<int64_t> startMap, ArrayRef<int64_t> operandBatching,
             ArrayRef<int64_t> indicesBatching)
      : indices(indices), indexVectorDim(indexVectorDim), startMap(startMap),
        operandBatching(operandBatching), indicesBatching(indicesBatching) {
    Dims strides = rowMajorStrides(indices.dims());
    for (int64_t i = 0; i < indices.rank(); ++i) {
      if (i == indexVectorDim) {
        vectorStride = strides[i];
        vectorSize = indices.dims()[i];
        continue;
      }
      batchDims.push_back(indices.dims()[i]);
      batchStrides.push_back(strides[i]);
    }
  }

  /// Computes the position in the operand of the window for a batch position.
  void start(ArrayRef<int64_t> batch, Dims &position) const {
    std::fill(position.begin(), position.end(), 0);
    int64_t at = 0;
    for (auto [index, stride] : llvm::zip_equal(batch, batchStrides))
      at += index * stride;
    for (auto [k, dim] : llvm::enumerate(startMap))
      position[dim] = loadIndex(indices, at + k * vectorStride);
    for (auto [operandDim, indicesDim] :
         llvm::zip_equal(operandBatching, indicesBatching))
      position[operandDim] =
          batch[indicesDim > indexVectorDim ? indicesDim - 1 : indicesDim];
  }
};
} // namespace

/// Returns the offsets of all positions of a box for `strides`, in row-major
/// order.
static std::vector<int64_t> offsetsOf(ArrayRef<int64_t> sizes,
                                      ArrayRef<int64_t> strides) {
  std::vector<int64_t> offsets;
  int64_t count = product(sizes);
  if (count == 0)
    return offsets;
  offsets.reserve(count);
  Odometer box(sizes);
  do {
    int64_t offset = 0;
    for (auto [index, stride] : llvm::zip_equal(box.at(), strides))
      offset += index * stride;
    offsets.push_back(offset);
  } while (box.next());
  return offsets;
}

static Status evaluateGather(OpContext &context) {
  auto op = context.as<GatherOp>();
  const Buffer &operand = context.tensor(0);
  Addressing addressing(context.tensor(1), op.getIndexVectorDim(),
                        op.getStartIndexMap(), op.getOperandBatching(),
                        op.getIndicesBatching());
  if (addressing.vectorSize !=
      static_cast<int64_t>(op.getStartIndexMap().size()))
    return context.error("expects index vectors of ",
                         op.getStartIndexMap().size(), " elements, got ",
                         addressing.vectorSize);
  unsigned nextSize = 2;
  Dims sliceSizes = context.mixed(op.getSliceSizes(), nextSize);
  int64_t rank = operand.rank();
  // Without index vectors nothing is taken, and the operand may be empty.
  bool isNone = llvm::is_contained(addressing.batchDims, 0);
  for (int64_t i = 0; i < rank; ++i) {
    if (sliceSizes[i] > operand.dims()[i] && !isNone)
      return context.error("expects a slice of at most ", operand.dims()[i],
                           " in dimension ", i, ", got ", sliceSizes[i]);
    if (sliceSizes[i] < 0)
      return context.error("expects a slice of at least 0 in dimension ", i,
                           ", got ", sliceSizes[i]);
    if (op.isDropped(i) && ShapedType::isDynamic(op.getSliceSizes()[i]) &&
        sliceSizes[i] != 1)
      return context.error("expects a slice of 1 in dimension ", i,
                           ", which is collapsed or of a batch, got ",
                           sliceSizes[i]);
  }
  for (auto [operandDim, indicesDim] :
       llvm::zip_equal(op.getOperandBatching(), op.getIndicesBatching()))
    if (operand.dims()[operandDim] != context.tensor(1).dims()[indicesDim])
      return context.error("expects batching dimensions of one size, got ",
                           operand.dims()[operandDim], " and ",
                           context.tensor(1).dims()[indicesDim]);

  // The result's dimensions are those of the window at `offset_dims`; the
  // others are batch dimensions.
  Dims operandStrides = rowMajorStrides(operand.dims());
  Dims boxSizes, boxFrom;
  for (int64_t i = 0; i < rank; ++i)
    if (!op.isDropped(i)) {
      boxSizes.push_back(sliceSizes[i]);
      boxFrom.push_back(operandStrides[i]);
    }
  int64_t resultRank = boxSizes.size() + addressing.batchDims.size();
  std::vector<int64_t> shape(resultRank);
  size_t box = 0, batch = 0;
  for (int64_t i = 0; i < resultRank; ++i)
    shape[i] = llvm::is_contained(op.getOffsetDims(), i)
                   ? boxSizes[box++]
                   : addressing.batchDims[batch++];
  Dims resultStrides = rowMajorStrides(shape), boxTo, batchTo;
  for (int64_t i = 0; i < resultRank; ++i)
    (llvm::is_contained(op.getOffsetDims(), i) ? boxTo : batchTo)
        .push_back(resultStrides[i]);

  Result<Buffer> result = Buffer::create(operand.type(), shape);
  if (!result || result->numElements() == 0)
    return context.set(0, std::move(result));
  int64_t size = storageSize(operand.type());
  if (op.dropsEmptyDimension()) {
    std::memset(result->data(), 0, size * result->numElements());
    return context.set(0, std::move(result));
  }
  Dims position(rank);
  Odometer batches(addressing.batchDims);
  do {
    addressing.start(batches.at(), position);
    int64_t from = 0, to = 0;
    for (int64_t i = 0; i < rank; ++i)
      from += std::clamp<int64_t>(position[i], 0,
                                  operand.dims()[i] - sliceSizes[i]) *
              operandStrides[i];
    for (auto [index, stride] : llvm::zip_equal(batches.at(), batchTo))
      to += index * stride;
    stridedCopy(size, boxSizes, result->element(to), boxTo,
                operand.element(from), boxFrom);
  } while (batches.next());
  return context.set(0, std::move(result));
}

/// Returns the function for a kind other than `set`.
static PointwiseFunction functionOf(ScatterKind kind) {
  switch (kind) {
  case ScatterKind::Mul:
    return PointwiseFunction::Mul;
  case ScatterKind::Max:
    return PointwiseFunction::Max;
  case ScatterKind::Min:
    return PointwiseFunction::Min;
  case ScatterKind::And:
    return PointwiseFunction::And;
  case ScatterKind::Or:
    return PointwiseFunction::Or;
  case ScatterKind::Xor:
    return PointwiseFunction::Xor;
  default:
    return PointwiseFunction::Add;
  }
}

static Status evaluateScatter(OpContext &context) {
  auto op = context.as<ScatterOp>();
  unsigned count = op.getInputs().size();
  const Buffer &indices = context.tensor(count);
  const Buffer &firstUpdate = context.tensor(count + 1);
  std::vector<int64_t> dims = context.tensor(0).dims();
  int64_t rank = dims.size();
  for (unsigned i = 0; i < count; ++i) {
    if (context.tensor(i).dims() != dims)
      return context.error("expects inputs of one shape");
    if (context.tensor(count + 1 + i).dims() != firstUpdate.dims())
      return context.error("expects updates of one shape");
  }
  Addressing addressing(indices, op.getIndexVectorDim(),
                        op.getScatterDimsToOperandDims(), op.getInputBatching(),
                        op.getIndicesBatching());
  if (addressing.vectorSize !=
      static_cast<int64_t>(op.getScatterDimsToOperandDims().size()))
    return context.error("expects index vectors of ",
                         op.getScatterDimsToOperandDims().size(),
                         " elements, got ", addressing.vectorSize);

  // Splits the update's dimensions into window and batch dimensions.
  Dims updateStrides = rowMajorStrides(firstUpdate.dims());
  Dims windowSizes, windowFrom, windowTo, batchFrom, extent(rank, 1);
  std::vector<int64_t> batchDims;
  for (int64_t i = 0; i < firstUpdate.rank(); ++i) {
    if (llvm::is_contained(op.getUpdateWindowDims(), i)) {
      windowSizes.push_back(firstUpdate.dims()[i]);
      windowFrom.push_back(updateStrides[i]);
    } else {
      batchDims.push_back(firstUpdate.dims()[i]);
      batchFrom.push_back(updateStrides[i]);
    }
  }
  if (batchDims != addressing.batchDims)
    return context.error("expects updates of the indices' shape, got ",
                         firstUpdate.typeString(), " for ",
                         indices.typeString());
  Dims strides = rowMajorStrides(dims);
  size_t window = 0;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(op.getInserted(), i) &&
        !llvm::is_contained(op.getInputBatching(), i)) {
      if (window == windowSizes.size())
        return context.error("expects ", window,
                             " window dimensions, got more");
      extent[i] = windowSizes[window++];
      windowTo.push_back(strides[i]);
    }
  if (window != windowSizes.size())
    return context.error("expects ", window, " window dimensions, got ",
                         windowSizes.size());

  RegionProgram *program = nullptr;
  ArrayFunction combine;
  bool set = op.getKind() == ScatterKind::Set;
  if (!op.getKind()) {
    Result<RegionProgram *> compiled = RegionProgram::of(context, op.getBody());
    if (!compiled)
      return compiled.status();
    program = *compiled;
  } else if (!set) {
    combine =
        pointwiseFunction(functionOf(*op.getKind()), context.tensor(0).type());
    if (!combine)
      return context.error(TEN_COMPILE_ERROR, "is not defined for ",
                           elementTypeName(context.tensor(0).type()));
  }

  SmallVector<const Buffer *> updates;
  for (unsigned i = 0; i < count; ++i)
    updates.push_back(&context.tensor(count + 1 + i));
  SmallVector<std::shared_ptr<Buffer>> results;
  for (unsigned i = 0; i < count; ++i) {
    auto owned = context.takeOwned(i);
    if (!owned)
      return std::move(owned).status();
    results.push_back(std::move(*owned));
  }

  // Combines one element of each input with one of each update.
  auto update = [&](int64_t to, int64_t from) -> Status {
    if (op.getKind()) {
      for (unsigned i = 0; i < count; ++i) {
        void *element = results[i]->element(to);
        const void *operands[] = {element, updates[i]->element(from)};
        if (set)
          std::memcpy(element, operands[1], storageSize(results[i]->type()));
        else
          combine(operands, element, 1);
      }
      return {};
    }
    for (unsigned i = 0; i < count; ++i) {
      int64_t size = storageSize(results[i]->type());
      std::memcpy(program->argument(i), results[i]->element(to), size);
      std::memcpy(program->argument(count + i), updates[i]->element(from),
                  size);
    }
    TEN_TRY(program->run());
    for (unsigned i = 0; i < count; ++i)
      std::memcpy(results[i]->element(to), program->result(i),
                  storageSize(results[i]->type()));
    return {};
  };

  if (firstUpdate.numElements() != 0) {
    std::vector<int64_t> to = offsetsOf(windowSizes, windowTo);
    std::vector<int64_t> from = offsetsOf(windowSizes, windowFrom);
    Dims position(rank);
    Odometer batches(batchDims);
    do {
      addressing.start(batches.at(), position);
      bool inside = true;
      int64_t base = 0, updateBase = 0;
      for (int64_t i = 0; i < rank; ++i) {
        inside &= position[i] >= 0 && position[i] <= dims[i] - extent[i];
        base += inside ? position[i] * strides[i] : 0;
      }
      if (!inside)
        continue;
      for (auto [index, stride] : llvm::zip_equal(batches.at(), batchFrom))
        updateBase += index * stride;
      for (size_t k = 0; k < to.size(); ++k)
        TEN_TRY(update(base + to[k], updateBase + from[k]));
    } while (batches.next());
  }
  for (unsigned i = 0; i < count; ++i)
    TEN_TRY(context.set(i, std::move(results[i])));
  return {};
}

Handler tenon::ten::indexingHandler(Operation *op) {
  return llvm::TypeSwitch<Operation *, Handler>(op)
      .Case<DynamicSliceOp>([](auto) { return evaluateDynamicSlice; })
      .Case<DynamicUpdateSliceOp>(
          [](auto) { return evaluateDynamicUpdateSlice; })
      .Case<GatherOp>([](auto) { return evaluateGather; })
      .Case<ScatterOp>([](auto) { return evaluateScatter; })
      .Default([](auto) { return nullptr; });
}

//===- ComputedOperands.cpp - Right operands computed in blocks -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of ContractionBlocks: tiles the nest that computes a right operand and
// fuses the tiles into the loops of the product (tile and fuse). The nest is
// emitted once for the whole operand, as a pattern; a block is a copy of it
// that reads slices of the inputs and writes memory that stays in L1d.
//
// Invariants: each element is computed by the same operations as in the whole
// nest, and blocks are multiplied like blocks of an operand in memory, so that
// sums have the same order. A dimension that is merged of two is cut such that
// each block is a block of both.
//
//===----------------------------------------------------------------------===//

#include "ContractionBlocks.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns whether the place, a sum of loops times constants, grows with the
/// loops: a block of the loops then reads a slice.
static bool grows(AffineExpr place) {
  bool isSum = true;
  place.walk([&](AffineExpr part) {
    auto constant = dyn_cast<AffineConstantExpr>(part);
    isSum &= isa<AffineDimExpr>(part) ||
             part.getKind() == AffineExprKind::Add ||
             part.getKind() == AffineExprKind::Mul ||
             (constant && constant.getValue() >= 0);
  });
  return isSum;
}

linalg::GenericOp ContractionBlocks::sliceableNest(Value computed) {
  auto nest = computed.getDefiningOp<linalg::GenericOp>();
  bool reads =
      nest && llvm::all_of(nest.getIndexingMapsArray(), [](AffineMap map) {
        return llvm::all_of(map.getResults(), grows);
      });
  return reads ? nest : linalg::GenericOp();
}

bool ContractionBlocks::hasBlocks(RankedTensorType rhs, const Dims &free,
                                  const Dims &sum) {
  // Returns whether a block of `step` elements of a dimension merged of two is
  // whole rows, or a part of one row.
  auto cuts = [&](const Dims &dims, int64_t step) {
    if (dims.size() == 1)
      return true;
    int64_t inner = rhs.getDimSize(dims.back());
    return dims.size() == 2 && (step % inner == 0 || inner % step == 0);
  };
  return (schedule.getPackRhs() || schedule.getDepth() != 0) &&
         cuts(sum, schedule.getDepth()) && cuts(free, tile) &&
         cuts(free, tile * schedule.getPanels());
}

/// Appends the start and the size of a block along each of the dimensions of
/// `sizes`, for a block of the dimension that they merge to.
static void appendBlock(OpBuilder &builder, Location loc,
                        ArrayRef<int64_t> sizes, OpFoldResult from,
                        int64_t size, SmallVectorImpl<OpFoldResult> &offsets,
                        SmallVectorImpl<int64_t> &extents) {
  if (sizes.size() == 1) {
    offsets.push_back(from);
    extents.push_back(size);
    return;
  }
  int64_t inner = computeProduct(sizes.drop_front());
  AffineExpr place = builder.getAffineDimExpr(0);
  auto part = [&](AffineExpr expr) {
    return affine::makeComposedFoldedAffineApply(
        builder, loc, AffineMap::get(1, 0, expr), from);
  };
  offsets.push_back(part(place.floorDiv(inner)));
  extents.push_back(std::max<int64_t>(size / inner, 1));
  appendBlock(builder, loc, sizes.drop_front(),
              size % inner == 0 ? builder.getIndexAttr(0) : part(place % inner),
              std::min(size, inner), offsets, extents);
}

ContractionBlocks::BlockOfNest
ContractionBlocks::blockOfNest(const Matrices &matrices, Value batch,
                               OpFoldResult sumFrom, OpFoldResult sumSize,
                               OpFoldResult freeFrom, OpFoldResult freeSize) {
  BlockOfNest block{matrices.computed, {}, {}, {}};
  for (auto [role, sizes] :
       llvm::zip_equal(matrices.roles, matrices.sizesOfRoles)) {
    bool isBatch = role == Matrices::Batch, isSum = role == Matrices::Sum;
    appendBlock(builder, loc, sizes,
                isBatch ? OpFoldResult(batch) : (isSum ? sumFrom : freeFrom),
                isBatch ? 1 : *getConstantIntValue(isSum ? sumSize : freeSize),
                block.from, block.sizes);
    block.roles.append(sizes.size(), role);
  }
  return block;
}

Value ContractionBlocks::sliceOfInput(const BlockOfNest &block,
                                      OpOperand *input) {
  linalg::GenericOp nest = block.nest;
  AffineMap map = nest.getMatchingIndexingMap(input);
  if (map.getNumResults() == 0)
    return input->get();
  SmallVector<OpFoldResult> offsets, extents;
  SmallVector<int64_t> zeros(block.sizes.size(), 0), last;
  for (int64_t size : block.sizes)
    last.push_back(size - 1);
  SmallVector<int64_t> ends = map.compose(last), starts = map.compose(zeros);
  for (auto [dim, place] : llvm::enumerate(map.getResults())) {
    offsets.push_back(affine::makeComposedFoldedAffineApply(
        builder, loc, AffineMap::get(map.getNumDims(), 0, place - starts[dim]),
        block.from));
    extents.push_back(index(ends[dim] + 1));
  }
  SmallVector<OpFoldResult> strides(offsets.size(), index(1));
  return tensor::ExtractSliceOp::create(builder, loc, input->get(), offsets,
                                        extents, strides);
}

linalg::GenericOp ContractionBlocks::computeBlock(const BlockOfNest &block,
                                                  ArrayRef<int64_t> order,
                                                  Type element,
                                                  ValueRange inputs,
                                                  ArrayRef<AffineMap> maps) {
  linalg::GenericOp whole = block.nest;
  SmallVector<OpFoldResult> sizes;
  for (int64_t loop : order)
    sizes.push_back(index(block.sizes[loop]));
  Value output = kernel.empty(sizes, storageType(element), loc);
  SmallVector<AffineMap> allMaps(maps);
  allMaps.push_back(builder.getMultiDimIdentityMap(sizes.size()));
  auto made =
      linalg::GenericOp::create(builder, loc, output.getType(), inputs, output,
                                allMaps, whole.getIteratorTypesArray());
  IRMapping mapping;
  whole.getRegion().cloneInto(&made.getRegion(), mapping);
  // Code that uses indices gets those of the whole nest.
  OpBuilder::InsertionGuard guard(builder);
  made.walk([&](linalg::IndexOp place) {
    int64_t loop = place.getDim();
    place.setDim(llvm::find(order, loop) - order.begin());
    builder.setInsertionPointAfter(place);
    auto moved = arith::AddIOp::create(
        builder, loc, place,
        getValueOrCreateConstantIndexOp(builder, loc, block.from[loop]));
    place.getResult().replaceAllUsesExcept(moved, moved);
  });
  return made;
}

Matrices ContractionBlocks::computePart(const Matrices &matrices, Value batch,
                                        OpFoldResult sumFrom,
                                        OpFoldResult sumSize,
                                        OpFoldResult freeFrom,
                                        OpFoldResult freeSize) {
  BlockOfNest block =
      blockOfNest(matrices, batch, sumFrom, sumSize, freeFrom, freeSize);
  SmallVector<Value> inputs;
  for (OpOperand *input : block.nest.getDpsInputOperands())
    inputs.push_back(sliceOfInput(block, input));
  linalg::GenericOp part = computeBlock(
      block, llvm::to_vector(llvm::seq<int64_t>(0, block.sizes.size())),
      matrices.element, inputs,
      ArrayRef(block.nest.getIndexingMapsArray()).drop_back());
  attr::copyLanes.set(part, schedule.getLanes());
  Matrices result;
  result.element = matrices.element;
  // Batch dimensions, of size 1, are merged with a neighbor.
  SmallVector<ReassociationIndices> kept;
  for (auto [loop, role] : llvm::enumerate(block.roles)) {
    bool isNew = role != Matrices::Batch &&
                 (result.roles.empty() || role != result.roles.back());
    if (kept.empty() || (isNew && !result.roles.empty()))
      kept.emplace_back();
    if (isNew)
      result.roles.push_back(role);
    kept.back().push_back(loop);
  }
  result.tensor = part.getResult(0);
  if (kept.size() != block.sizes.size())
    result.tensor =
        tensor::CollapseShapeOp::create(builder, loc, result.tensor, kept);
  return result;
}

/// Returns the operation that widens all that is read of an input of 8 or 16
/// bits to f32, or null.
static Operation *wideningOf(BlockArgument element) {
  if (!element.hasOneUse())
    return nullptr;
  Operation *user = *element.user_begin();
  bool isWidening = isa<arith::ExtFOp>(user)
                        ? element.getType().isBF16()
                        : isa<arith::SIToFPOp, arith::UIToFPOp>(user) &&
                              element.getType().isInteger(8);
  return isWidening && user->getResult(0).getType().isF32() ? user : nullptr;
}

/// Makes a nest take an input that is widened already.
static void readWidened(linalg::GenericOp nest, int64_t number) {
  BlockArgument element = nest.getRegion().front().getArgument(number);
  Operation *widening = *element.user_begin();
  Type type = widening->getResult(0).getType();
  widening->getResult(0).replaceAllUsesWith(element);
  widening->erase();
  element.setType(type);
}

bool ContractionBlocks::isTransposed(const BlockOfNest &block,
                                     OpOperand *input) {
  linalg::GenericOp nest = block.nest;
  ArrayRef<AffineExpr> places = nest.getMatchingIndexingMap(input).getResults();
  AffineExpr innermost = builder.getAffineDimExpr(block.roles.size() - 1);
  return llvm::is_contained(places, innermost) &&
         llvm::any_of(places, [&](AffineExpr place) {
           auto loop = dyn_cast<AffineDimExpr>(place);
           return loop && block.roles[loop.getPosition()] == Matrices::Free;
         });
}

std::pair<Value, AffineMap>
ContractionBlocks::transposeInput(const BlockOfNest &block, OpOperand *input,
                                  AffineMap map, Operation *widening) {
  Value slice = sliceOfInput(block, input);
  auto type = cast<RankedTensorType>(slice.getType());
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  llvm::sort(dims, [&](int64_t a, int64_t b) {
    return map.getDimPosition(a) < map.getDimPosition(b);
  });
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> places, from(dims.size());
  for (auto [place, dim] : llvm::enumerate(dims)) {
    sizes.push_back(index(type.getDimSize(dim)));
    places.push_back(map.getResult(dim));
    from[dim] = builder.getAffineDimExpr(place);
  }
  Type element =
      widening ? widening->getResult(0).getType() : type.getElementType();
  Value output = kernel.empty(sizes, element, loc);
  AffineMap maps[] = {
      AffineMap::get(dims.size(), 0, from, builder.getContext()),
      builder.getMultiDimIdentityMap(dims.size())};
  SmallVector<utils::IteratorType> iterators(dims.size(),
                                             utils::IteratorType::parallel);
  auto copy = linalg::GenericOp::create(
      builder, loc, output.getType(), slice, output, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange elements) {
        Value element = elements.front();
        if (widening) {
          IRMapping mapping;
          mapping.map(widening->getOperand(0), element);
          element = nested.clone(*widening, mapping)->getResult(0);
        }
        linalg::YieldOp::create(nested, loc, element);
      });
  attr::copyLanes.set(copy, schedule.getLanes());
  linalg::GenericOp nest = block.nest;
  if (nest.getMatchingIndexingMap(input).isIdentity())
    markNextBlock(copy, tile);
  return {copy.getResult(0),
          AffineMap::get(map.getNumDims(), 0, places, builder.getContext())};
}

std::optional<Matrices>
ContractionBlocks::computePanel(const Matrices &matrices, Value batch,
                                Value sumFrom, int64_t count, Value freeFrom,
                                int64_t size) {
  if (!matrices.computed || size != tile || group != 1 ||
      whole(count) != count || matrices.roles.back() != Matrices::Sum ||
      matrices.element != packedElement(op, schedule, /*isLhs=*/false))
    return {};
  BlockOfNest block = blockOfNest(matrices, batch, sumFrom, index(count),
                                  freeFrom, index(size));
  int64_t bits = 0;
  for (OpOperand *input : block.nest.getDpsInputOperands())
    if (isTransposed(block, input)) {
      if (!block.nest.getMatchingIndexingMap(input).isProjectedPermutation())
        return {};
      bits += getElementTypeOrSelf(input->get()).getIntOrFloatBitWidth();
    }
  if (bits == 0 || bits >= matrices.element.getIntOrFloatBitWidth())
    return {};

  // Loops over columns are the innermost ones.
  SmallVector<int64_t> order;
  for (auto wanted : {Matrices::Batch, Matrices::Sum, Matrices::Free})
    for (auto [loop, role] : llvm::enumerate(block.roles))
      if (role == wanted)
        order.push_back(loop);
  SmallVector<AffineExpr> places(order.size());
  for (auto [place, loop] : llvm::enumerate(order))
    places[loop] = builder.getAffineDimExpr(place);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> widened;
  for (auto [number, input] :
       llvm::enumerate(block.nest.getDpsInputOperands())) {
    AffineMap map =
        block.nest.getMatchingIndexingMap(input).replaceDimsAndSymbols(
            places, {}, order.size(), 0);
    if (!isTransposed(block, input)) {
      inputs.push_back(sliceOfInput(block, input));
      maps.push_back(map);
      continue;
    }
    Operation *widening =
        wideningOf(block.nest.getRegion().front().getArgument(number));
    if (widening)
      widened.push_back(number);
    auto [turned, turnedMap] = transposeInput(block, input, map, widening);
    inputs.push_back(turned);
    maps.push_back(turnedMap);
  }
  linalg::GenericOp part =
      computeBlock(block, order, matrices.element, inputs, maps);
  for (int64_t number : widened)
    readWidened(part, number);
  Matrices result;
  result.element = matrices.element;
  result.roles = {Matrices::Panel, Matrices::Sum, Matrices::Free};
  SmallVector<OpFoldResult> shape = {index(1), index(count), index(size)};
  result.tensor = reshape(
      builder, loc,
      RankedTensorType::get({1, count, size}, storageType(matrices.element)),
      part.getResult(0), shape);
  return result;
}

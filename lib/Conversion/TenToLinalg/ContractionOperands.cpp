//===- ContractionOperands.cpp - Packs operands of contractions -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of ContractionBlocks: brings operands into the form that register tiles
// read. Operands whose batch, free and contracting dimensions are each
// contiguous are read in place; others are copied. Packs panels of the right
// operand (as in the BLIS packing of B) and rows of the left one, with dot
// groups and zero padding where instructions require them, and slices of panels
// that are prepacked. Blocks of operands that are computed:
// ComputedOperands.cpp.
//
//===----------------------------------------------------------------------===//

#include "ContractionBlocks.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

Matrices ContractionBlocks::operand(bool isLhs, Dims batch, Dims free, Dims sum,
                                    bool copy) {
  Value value = isLhs ? op.getLhs() : op.getRhs();
  RankedTensorType type = tensorType(value);
  const Dims groups[] = {batch, free, sum};
  Matrices result;
  result.element = type.getElementType();
  Type packed = packedElement(op, schedule, isLhs);
  Value stored = kernel.stored(value);
  // In place, if the dimensions of each role are contiguous.
  SmallVector<Matrices::Role, 4> order;
  for (auto role : {Matrices::Batch, Matrices::Free, Matrices::Sum})
    if (!groups[role].empty())
      order.push_back(role);
  llvm::sort(order, [&](Matrices::Role a, Matrices::Role b) {
    return groups[a].front() < groups[b].front();
  });
  Dims sequence;
  for (Matrices::Role role : order)
    llvm::append_range(sequence, groups[role]);
  // An element of the left operand is a whole dot group.
  if (isLhs && group > 1)
    copy |= result.element != packed || order.back() != Matrices::Sum;
  // A right operand that is computed keeps its order and elements: blocks of it
  // are computed when they are used.
  bool isInBlocks = !isLhs && !stored && llvm::is_sorted(sequence) &&
                    hasBlocks(type, free, sum);
  if (!stored || copy || !llvm::is_sorted(sequence)) {
    // A copy whose rows are contiguous along columns.
    if (!isInBlocks) {
      result.element = packed;
      order.clear();
      for (auto role : {Matrices::Batch, isLhs ? Matrices::Free : Matrices::Sum,
                        isLhs ? Matrices::Sum : Matrices::Free})
        if (!groups[role].empty())
          order.push_back(role);
      sequence.clear();
      for (Matrices::Role role : order)
        llvm::append_range(sequence, groups[role]);
    }
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim : sequence)
      sizes.push_back(index(type.getDimSize(dim)));
    bool isMoved = isLhs && isLhsMoved(op, schedule);
    bool known = true;
    stored = kernel.copyNest(
        loc, sizes, kernel.empty(sizes, storageType(result.element), loc),
        builder.getMultiDimIdentityMap(sizes.size()), schedule.getLanes(),
        [&](NestBody &body) {
          LoopIndices place(sizes.size());
          for (auto [loop, dim] : llvm::enumerate(sequence))
            place[dim] = body.loops[loop];
          Value element = body.element(value, place);
          known &= static_cast<bool>(element);
          if (!known)
            return body.zero(storageType(result.element));
          element =
              body.convert(element, type.getElementType(), result.element);
          // For bytes, adding and subtracting 128 is the same.
          if (isMoved)
            element = body.create<arith::XOrIOp>(
                element, body.integer(element.getType(), -128));
          return body.store(element, result.element);
        });
    if (!known)
      return {};
  }
  if (isInBlocks)
    result.computed = sliceableNest(stored);
  for (Matrices::Role role : order)
    result.sizesOfRoles.push_back(llvm::map_to_vector<2>(
        groups[role], [&](int64_t dim) { return type.getDimSize(dim); }));
  SmallVector<ReassociationIndices> together;
  int64_t next = 0;
  for (Matrices::Role role : order) {
    together.emplace_back();
    for (size_t i = 0; i < groups[role].size(); ++i)
      together.back().push_back(next++);
  }
  result.roles = order;
  result.tensor = stored;
  if (static_cast<size_t>(next) != together.size())
    result.tensor =
        tensor::CollapseShapeOp::create(builder, loc, stored, together);
  return result;
}

Matrices ContractionBlocks::copyRows(const Matrices &lhs) {
  Matrices result;
  result.element = packedElement(op, schedule, /*isLhs=*/true);
  if (lhs.element == result.element && lhs.roles.back() == Matrices::Sum)
    return lhs;
  result.roles = {Matrices::Free, Matrices::Sum};
  SmallVector<OpFoldResult> sizes;
  for (Matrices::Role role : result.roles)
    sizes.push_back(index(lhs.size(role)));
  result.tensor = kernel.copyNest(
      loc, sizes, kernel.empty(sizes, storageType(result.element), loc),
      builder.getMultiDimIdentityMap(sizes.size()), schedule.getLanes(),
      [&](NestBody &body) {
        LoopIndices place(sizes.size());
        for (auto [loop, role] : llvm::enumerate(result.roles))
          place[lhs.dim(role)] = body.loops[loop];
        Value element = body.read(lhs.tensor, lhs.element, place);
        return body.store(body.convert(element, lhs.element, result.element),
                          result.element);
      });
  return result;
}

Matrices ContractionBlocks::copyBlock(const Matrices &block,
                                      ArrayRef<Matrices::Role> roles,
                                      OpFoldResult rows, int64_t rowSize) {
  Matrices result;
  result.element = block.element;
  result.roles.assign(roles.begin(), roles.end());
  SmallVector<OpFoldResult> sizes;
  for (Matrices::Role role : roles)
    sizes.push_back(sizeOf(block, role));
  SmallVector<OpFoldResult> zeros(2, index(0)), ones(2, index(1));
  Value memory =
      kernel.empty({rows, index(rowSize)}, storageType(result.element), loc);
  Value piece =
      tensor::ExtractSliceOp::create(builder, loc, memory, zeros, sizes, ones);
  result.tensor = kernel.copyNest(
      loc, sizes, piece, builder.getMultiDimIdentityMap(2), schedule.getLanes(),
      [&](NestBody &body) {
        LoopIndices place(2);
        for (auto [loop, role] : llvm::enumerate(roles))
          place[block.dim(role)] = body.loops[loop];
        return body.store(body.read(block.tensor, block.element, place),
                          result.element);
      });
  // The nest's result does not show its sizes.
  result.tensor = tensor::ExtractSliceOp::create(builder, loc, result.tensor,
                                                 zeros, sizes, ones);
  return result;
}

Matrices ContractionBlocks::wholeSums(const Matrices &lhs) {
  int64_t more = whole(depth) - depth;
  if (more == 0)
    return lhs;
  auto type = cast<RankedTensorType>(lhs.tensor.getType());
  int64_t last = type.getRank() - 1;
  SmallVector<int64_t> shape(type.getShape());
  shape[last] += more;
  Matrices result = lhs;
  result.tensor = kernel.empty(getAsIndexOpFoldResult(type.getContext(), shape),
                               type.getElementType(), loc);
  // Writes the zeros, then the elements.
  for (bool zeros : {true, false}) {
    shape[last] = zeros ? more : depth;
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(type.getContext(), shape);
    SmallVector<OpFoldResult> offsets(shape.size(), index(0)),
        strides(shape.size(), index(1));
    if (zeros)
      offsets[last] = index(depth);
    Value piece = tensor::ExtractSliceOp::create(builder, loc, result.tensor,
                                                 offsets, sizes, strides);
    if (zeros)
      piece = kernel.fill(kernel.identity(ReductionKind::Add, lhs.element, loc),
                          piece, loc);
    else
      piece = kernel.copyNest(
          loc, sizes, piece, builder.getMultiDimIdentityMap(shape.size()),
          schedule.getLanes(), [&](NestBody &body) {
            return body.store(body.read(lhs.tensor, lhs.element, body.loops),
                              lhs.element);
          });
    result.tensor = tensor::InsertSliceOp::create(
        builder, loc, piece, result.tensor, offsets, sizes, strides);
  }
  return result;
}

Matrices ContractionBlocks::swappedPairs(const Matrices &lhs) {
  auto type = cast<RankedTensorType>(lhs.tensor.getType());
  int64_t last = type.getRank() - 1;
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(type.getContext(), type.getShape());
  sizes[last] = index(type.getDimSize(last) / group);
  sizes.push_back(index(group));
  Value copy = kernel.copyNest(
      loc, sizes, kernel.empty(sizes, type.getElementType(), loc),
      builder.getMultiDimIdentityMap(sizes.size()), schedule.getLanes(),
      [&](NestBody &body) {
        LoopIndices place(ArrayRef(body.loops).drop_back());
        place[last] = LoopIndex(body.loops[last].expr * group +
                                elementOfGroup(body.loops.back().expr));
        return body.store(body.read(lhs.tensor, lhs.element, place),
                          lhs.element);
      });
  SmallVector<ReassociationIndices> together;
  for (int64_t dim : llvm::seq(last))
    together.push_back({dim});
  together.push_back({last, last + 1});
  Matrices result = lhs;
  result.tensor = tensor::CollapseShapeOp::create(builder, loc, copy, together);
  return result;
}

Matrices ContractionBlocks::part(const Matrices &matrices, Value batch,
                                 OpFoldResult sumFrom, OpFoldResult sumSize,
                                 OpFoldResult freeFrom, OpFoldResult freeSize) {
  if (matrices.computed)
    return computePart(matrices, batch, sumFrom, sumSize, freeFrom, freeSize);
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<int64_t> shape;
  Matrices result;
  result.element = matrices.element;
  for (Matrices::Role role : matrices.roles) {
    bool isBatch = role == Matrices::Batch, isSum = role == Matrices::Sum;
    offsets.push_back(
        offset(isBatch ? OpFoldResult(batch) : (isSum ? sumFrom : freeFrom)));
    sizes.push_back(isBatch ? index(1) : (isSum ? sumSize : freeSize));
    if (isBatch)
      continue;
    shape.push_back(
        getConstantIntValue(sizes.back()).value_or(ShapedType::kDynamic));
    result.roles.push_back(role);
  }
  auto source = cast<RankedTensorType>(matrices.tensor.getType());
  result.tensor = matrices.tensor;
  // A slice makes dynamic sizes explicit.
  if (source.getShape() == ArrayRef(shape) && source.hasStaticShape())
    return result;
  SmallVector<OpFoldResult> strides(sizes.size(), index(1));
  // With another unit dimension, upstream's folding may drop that one from the
  // slice: the batch dimension is dropped in a step of its own.
  if (llvm::is_contained(shape, 1) && shape.size() < sizes.size()) {
    Value slice = tensor::ExtractSliceOp::create(builder, loc, matrices.tensor,
                                                 offsets, sizes, strides);
    SmallVector<ReassociationIndices> kept;
    bool isFirst = false;
    for (auto [dim, role] : llvm::enumerate(matrices.roles)) {
      if (role != Matrices::Batch)
        kept.push_back(isFirst ? ReassociationIndices{0, 1}
                               : ReassociationIndices{int64_t(dim)});
      else if (dim != 0)
        kept.back().push_back(dim);
      isFirst = role == Matrices::Batch && dim == 0;
    }
    result.tensor = tensor::CollapseShapeOp::create(builder, loc, slice, kept);
    return result;
  }
  result.tensor = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(shape, source.getElementType()),
      matrices.tensor, offsets, sizes, strides);
  return result;
}

void ContractionBlocks::markNextBlock(Operation *copy, int64_t columns) {
  if (hasBatchesInside)
    attr::nextBlock.set(
        copy, builder.getI64IntegerAttr(
                  columns * op.getRhs().getType().getNumElements() / width));
}

Matrices ContractionBlocks::partOfRhs(const Matrices &rhs, Value batch,
                                      Value first, OpFoldResult count,
                                      Value from, int64_t columns) {
  if (!schedule.getPackRhs())
    return part(rhs, batch, first, count, from, index(columns));
  int64_t known = *getConstantIntValue(count);
  if (std::optional<Matrices> panel =
          computePanel(rhs, batch, first, known, from, columns))
    return *panel;
  return packPanels(part(rhs, batch, first, count, from, index(columns)), known,
                    columns);
}

Matrices ContractionBlocks::packPanels(const Matrices &right, int64_t count,
                                       int64_t size) {
  // Rows of a whole tile, so that vectors at the edge need no mask. (Without
  // the dimension of panels, a nest that only copies would be folded away.)
  int64_t panels = llvm::divideCeil(size, tile), used = std::min(size, tile);
  int64_t groups = whole(count) / group;
  Matrices result;
  result.element = packedElement(op, schedule, /*isLhs=*/false);
  // f16 that few rows read are widened as they are loaded: half the shuffles.
  if (group == 1 && right.element.isF16() && rows <= kRowsForSquares &&
      right.roles.back() == Matrices::Sum)
    result.element = right.element;
  result.roles = {Matrices::Panel, Matrices::Sum, Matrices::Free};
  SmallVector<OpFoldResult> sizes = {index(panels), index(groups), index(tile)};
  if (group > 1) {
    result.roles.push_back(Matrices::Inside);
    sizes.push_back(index(group));
  }
  SmallVector<OpFoldResult> zeros(sizes.size(), index(0)),
      ones(sizes.size(), index(1));
  result.tensor = kernel.empty(sizes, storageType(result.element), loc);
  if (panels == 1) {
    sizes[2] = index(used);
    result.tensor = tensor::ExtractSliceOp::create(builder, loc, result.tensor,
                                                   zeros, sizes, ones);
  }
  AffineExpr number, row, column, inside;
  bindDims(builder.getContext(), number, row, column, inside);
  // Narrow panels, and those with dot groups, read short runs of a row: rows
  // are read from end to end.
  bool alongRows =
      group > 1 ||
      (panels > 1 && right.roles.back() == Matrices::Free &&
       tile * result.element.getIntOrFloatBitWidth() < 8 * kRunOfCopy);
  if (alongRows)
    std::swap(number, row);
  SmallVector<AffineExpr> results = {number, row, column, inside};
  results.resize(sizes.size());
  auto map = AffineMap::get(sizes.size(), 0, results, builder.getContext());
  // Copies into panels whose first group is `first`, from a place of groups on.
  auto copy = [&](Value panels, int64_t first, int64_t from,
                  SmallVector<OpFoldResult> sizes) {
    if (alongRows)
      std::swap(sizes[0], sizes[1]);
    return kernel.copyNest(
        loc, sizes, panels, map, schedule.getLanes(), [&](NestBody &body) {
          AffineExpr sum =
              group == 1 ? row
                         : (row + first) * group + elementOfGroup(inside, from);
          LoopIndices place;
          for (Matrices::Role role : right.roles)
            place.push_back(LoopIndex(
                role == Matrices::Sum ? sum : number * tile + column));
          Value element = body.read(right.tensor, right.element, place);
          return body.store(
              body.convert(element, right.element, result.element),
              result.element);
        });
  };
  if (whole(count) == count) {
    result.tensor = copy(result.tensor, 0, 0, sizes);
    if (Operation *nest = result.tensor.getDefiningOp<linalg::GenericOp>();
        nest && kernel.stored(op.getRhs()))
      markNextBlock(nest, size);
    return result;
  }
  // Whole groups, the rest of the last one, and zeros.
  auto piece = [&](int64_t row, int64_t rows, int64_t from, int64_t size,
                   bool isZero) {
    if (rows == 0 || size == 0)
      return;
    SmallVector<OpFoldResult> offsets = {index(0), index(row), index(0),
                                         index(from)};
    sizes[1] = index(rows);
    sizes[3] = index(size);
    Value made = tensor::ExtractSliceOp::create(builder, loc, result.tensor,
                                                offsets, sizes, ones);
    made = isZero ? kernel.fill(kernel.identity(ReductionKind::Add,
                                                result.element, loc),
                                made, loc)
                  : copy(made, row, from, sizes);
    result.tensor = tensor::InsertSliceOp::create(
        builder, loc, made, result.tensor, offsets, sizes, ones);
  };
  int64_t full = count / group, rest = count % group;
  piece(0, full, 0, group, false);
  if (rest) {
    int64_t zeros = group - rest;
    piece(full, 1, swapsPairs() ? zeros : 0, rest, false);
    piece(full++, 1, swapsPairs() ? 0 : rest, zeros, true);
  }
  piece(full, groups - full, 0, group, true);
  return result;
}

Matrices ContractionBlocks::readPanels(Value batch, Value first,
                                       OpFoldResult count, Value from,
                                       int64_t size) {
  int64_t panels = llvm::divideCeil(size, tile);
  // The position in units of several elements.
  auto dividedBy = [&](Value at, int64_t step) -> OpFoldResult {
    if (step == 1)
      return offset(at);
    if (std::optional<int64_t> known = getConstantIntValue(at))
      return index(*known / step);
    return arith::DivUIOp::create(builder, loc, at, constant(step)).getResult();
  };
  SmallVector<OpFoldResult> offsets, sizes;
  if (batch) {
    offsets.push_back(offset(batch));
    sizes.push_back(index(1));
  }
  // The number of elements is dynamic only without groups.
  std::optional<int64_t> known = getConstantIntValue(count);
  SmallVector<OpFoldResult> extent = {
      index(panels), known ? index(whole(*known) / group) : count,
      index(std::min(size, tile))};
  llvm::append_values(offsets, dividedBy(from, tile), dividedBy(first, group),
                      index(0));
  Matrices result;
  result.element = packedElement(op, schedule, /*isLhs=*/false);
  result.roles = {Matrices::Panel, Matrices::Sum, Matrices::Free};
  if (group > 1) {
    offsets.push_back(index(0));
    extent.push_back(index(group));
    result.roles.push_back(Matrices::Inside);
  }
  llvm::append_range(sizes, extent);
  SmallVector<int64_t> shape;
  for (OpFoldResult size : extent)
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  SmallVector<OpFoldResult> strides(sizes.size(), index(1));
  result.tensor = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(shape, storageType(result.element)),
      panelsInMemory, offsets, sizes, strides);
  return result;
}

void ContractionBlocks::findPanels(const Dims &batch) {
  if (!schedule.getRhsPacked())
    return;
  PanelLayout layout = PanelLayout::of(op, schedule);
  if (Value panels = layout.find(op.getRhs()))
    panelsInMemory = kernel.stored(panels);
  if (!panelsInMemory)
    return;
  // Merges batch and contracting dimensions to one each.
  SmallVector<ReassociationIndices> groups;
  int64_t place = 0;
  for (int64_t count : {static_cast<int64_t>(batch.size()), int64_t(1),
                        layout.numSummed(), int64_t(1), int64_t(group > 1)}) {
    if (count == 0)
      continue;
    groups.emplace_back();
    for (int64_t i = 0; i < count; ++i)
      groups.back().push_back(place++);
  }
  if (place != static_cast<int64_t>(groups.size()))
    panelsInMemory =
        tensor::CollapseShapeOp::create(builder, loc, panelsInMemory, groups);
}

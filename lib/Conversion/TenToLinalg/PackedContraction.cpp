//===- PackedContraction.cpp - Contractions as blocks of register tiles ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/PanelLayout.h"
#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;
using utils::IteratorType;

namespace {

/// An operand with its batch, free and contracted dimensions each as one.
struct Matrices {
  enum Role { Batch, Free, Sum, Panel };
  Value tensor;
  Type element;
  /// What each dimension is; a role without dimensions is left out.
  SmallVector<Role, 4> roles;

  int64_t dim(Role role) const {
    const auto *found = llvm::find(roles, role);
    return found == roles.end() ? -1 : found - roles.begin();
  }
  bool endsWith(Role role) const {
    return !roles.empty() && roles.back() == role;
  }
};

class ContractionBlocks {
public:
  ContractionBlocks(KernelLowering &kernel, ContractOp op,
                    ContractScheduleAttr schedule)
      : kernel(kernel), op(op), schedule(schedule), builder(kernel.builder),
        loc(op.getLoc()), accumulator(op.getAccumulatorType()) {}

  /// Sums into `destination`, of the result's shape and the accumulator's
  /// type. Null where an operand has no lowering.
  Value emit(Value destination);

private:
  using Group = SmallVector<int64_t>;
  Matrices operand(Value value, Group batch, Group free, Group sum, bool copy);
  /// All columns of one batch's result.
  Value columns(Value result, const Matrices &lhs, const Matrices &rhs,
                Value batch);
  /// `size` columns of it.
  Value panel(Value result, const Matrices &lhs, const Matrices &rhs,
              Value batch, Value from, int64_t size);
  /// sums += lhs * rhs.
  Value multiply(Value sums, const Matrices &lhs, const Matrices &rhs);
  Value fill(Value destination) {
    return kernel.fill(kernel.identity(ReductionKind::Add, accumulator, loc),
                       destination, loc);
  }
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  /// Part of a matrix: of one batch, `depth` sums from `from`.
  Matrices part(const Matrices &matrices, Value batch, OpFoldResult sumFrom,
                int64_t sumSize, OpFoldResult freeFrom, int64_t freeSize);
  OpFoldResult index(int64_t value) { return builder.getIndexAttr(value); }
  /// Offsets of slices that lose dimensions must not become constants later:
  /// upstream's folding then takes other dimensions out.
  OpFoldResult offset(OpFoldResult value) {
    std::optional<int64_t> constant = getConstantIntValue(value);
    return constant ? index(*constant) : value;
  }
  int64_t product(RankedTensorType type, const Group &dims) {
    int64_t count = 1;
    for (int64_t dim : dims)
      count *= type.getDimSize(dim);
    return count;
  }
  /// Runs `body` for all of `count` in steps, and hands on what it returns.
  Value forAll(int64_t from, int64_t to, int64_t step, Value carried,
               function_ref<Value(Value, Value)> body);

  KernelLowering &kernel;
  ContractOp op;
  ContractScheduleAttr schedule;
  OpBuilder &builder;
  Location loc;
  Type accumulator;
  int64_t batches = 1, rows = 1, width = 1, depth = 1;
  /// The right operand as panels in memory, or null: [batch, panels, depth,
  /// tile].
  Value panelsInMemory;
  /// `count` of the sums from `first`, of `size` columns from `from`.
  Matrices readPanels(Value batch, Value first, int64_t count, Value from,
                      int64_t size);
};

Matrices ContractionBlocks::operand(Value value, Group batch, Group free,
                                    Group sum, bool copy) {
  RankedTensorType type = tensorType(value);
  const Group groups[] = {batch, free, sum};
  Matrices result;
  result.element = type.getElementType();
  Value stored = kernel.stored(value);
  // As it is, where the dimensions of each group follow one another.
  SmallVector<Matrices::Role, 4> order;
  for (auto role : {Matrices::Batch, Matrices::Free, Matrices::Sum})
    if (!groups[role].empty())
      order.push_back(role);
  llvm::sort(order, [&](Matrices::Role a, Matrices::Role b) {
    return groups[a].front() < groups[b].front();
  });
  Group sequence;
  for (Matrices::Role role : order)
    llvm::append_range(sequence, groups[role]);
  if (!stored || copy || !llvm::is_sorted(sequence)) {
    // A copy, with the columns of a row beside each other.
    order.clear();
    bool isLeft = value == op.getLhs();
    for (auto role : {Matrices::Batch, isLeft ? Matrices::Free : Matrices::Sum,
                      isLeft ? Matrices::Sum : Matrices::Free})
      if (!groups[role].empty())
        order.push_back(role);
    sequence.clear();
    for (Matrices::Role role : order)
      llvm::append_range(sequence, groups[role]);
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim : sequence)
      sizes.push_back(index(type.getDimSize(dim)));
    bool known = true;
    stored = kernel.copyNest(
        loc, sizes, kernel.empty(sizes, storageType(accumulator), loc),
        builder.getMultiDimIdentityMap(sizes.size()), schedule.getLanes(),
        [&](NestBody &body) {
          LoopIndices place(sizes.size());
          for (auto [loop, dim] : llvm::enumerate(sequence))
            place[dim] = body.loops[loop];
          Value element = body.element(value, place);
          known &= static_cast<bool>(element);
          return known ? body.store(
                             body.convert(element, result.element, accumulator),
                             accumulator)
                       : body.zero(storageType(accumulator));
        });
    if (!known)
      return {};
    result.element = accumulator;
  }
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

Value ContractionBlocks::forAll(int64_t from, int64_t to, int64_t step,
                                Value carried,
                                function_ref<Value(Value, Value)> body) {
  if (from >= to)
    return carried;
  if (to - from <= step)
    return body(constant(from), carried);
  auto loop = scf::ForOp::create(builder, loc, constant(from), constant(to),
                                 constant(step), carried);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value next = body(loop.getInductionVar(), loop.getRegionIterArg(0));
  scf::YieldOp::create(builder, loc, next);
  return loop.getResult(0);
}

Matrices ContractionBlocks::part(const Matrices &matrices, Value batch,
                                 OpFoldResult sumFrom, int64_t sumSize,
                                 OpFoldResult freeFrom, int64_t freeSize) {
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<int64_t> shape;
  Matrices result;
  result.element = matrices.element;
  for (Matrices::Role role : matrices.roles) {
    bool isBatch = role == Matrices::Batch, isSum = role == Matrices::Sum;
    offsets.push_back(
        offset(isBatch ? OpFoldResult(batch) : (isSum ? sumFrom : freeFrom)));
    int64_t size = isBatch ? 1 : (isSum ? sumSize : freeSize);
    sizes.push_back(index(size));
    if (isBatch)
      continue;
    shape.push_back(size);
    result.roles.push_back(role);
  }
  auto source = cast<RankedTensorType>(matrices.tensor.getType());
  result.tensor = matrices.tensor;
  if (source.getShape() == ArrayRef(shape))
    return result;
  SmallVector<OpFoldResult> strides(sizes.size(), index(1));
  result.tensor = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(shape, source.getElementType()),
      matrices.tensor, offsets, sizes, strides);
  return result;
}

Value ContractionBlocks::multiply(Value sums, const Matrices &lhs,
                                  const Matrices &rhs) {
  // Columns outside of rows: the part of `rhs` that a column of tiles reads
  // stays in the cache.
  SmallVector<OpFoldResult> loopSizes;
  SmallVector<IteratorType> iterators;
  auto loop = [&](int64_t size, IteratorType iterator) {
    loopSizes.push_back(index(size));
    iterators.push_back(iterator);
    return builder.getAffineDimExpr(loopSizes.size() - 1);
  };
  auto sizeOf = [](const Matrices &matrices, Matrices::Role role) {
    return cast<RankedTensorType>(matrices.tensor.getType())
        .getDimSize(matrices.dim(role));
  };
  AffineExpr at[2][4];
  for (auto &side : at)
    for (AffineExpr &expr : side)
      expr = builder.getAffineConstantExpr(0);
  SmallVector<AffineExpr> resultExprs;
  int64_t row = -1, column = -1;
  if (lhs.dim(Matrices::Batch) >= 0) {
    at[0][Matrices::Batch] = at[1][Matrices::Batch] =
        loop(sizeOf(lhs, Matrices::Batch), IteratorType::parallel);
    resultExprs.push_back(at[0][Matrices::Batch]);
  }
  auto columns = [&] {
    column = loopSizes.size();
    at[1][Matrices::Free] =
        loop(sizeOf(rhs, Matrices::Free), IteratorType::parallel);
  };
  // Rows outside of several panels, which use them one after the other.
  int64_t panels =
      rhs.dim(Matrices::Panel) < 0 ? 1 : sizeOf(rhs, Matrices::Panel);
  if (panels == 1)
    columns();
  if (lhs.dim(Matrices::Free) >= 0) {
    row = loopSizes.size();
    at[0][Matrices::Free] =
        loop(sizeOf(lhs, Matrices::Free), IteratorType::parallel);
    resultExprs.push_back(at[0][Matrices::Free]);
  }
  if (panels > 1) {
    at[1][Matrices::Panel] = loop(panels, IteratorType::parallel);
    columns();
    resultExprs.push_back(at[1][Matrices::Panel] * sizeOf(rhs, Matrices::Free) +
                          at[1][Matrices::Free]);
  } else {
    resultExprs.push_back(at[1][Matrices::Free]);
  }
  if (lhs.dim(Matrices::Sum) >= 0)
    at[0][Matrices::Sum] = at[1][Matrices::Sum] =
        loop(sizeOf(lhs, Matrices::Sum), IteratorType::reduction);

  auto map =
      AffineMap::get(loopSizes.size(), 0, resultExprs, builder.getContext());
  Value result =
      kernel
          .nest(loc, loopSizes, iterators, sums, map,
                [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                  const Matrices *const sides[] = {&lhs, &rhs};
                  Value factors[2];
                  for (auto [side, matrices] : llvm::enumerate(sides)) {
                    LoopIndices place;
                    for (Matrices::Role role : matrices->roles)
                      place.push_back(at[side][role]);
                    factors[side] = body.convert(
                        body.read(matrices->tensor, matrices->element, place),
                        matrices->element, accumulator);
                  }
                  Value product = body.combine(ReductionKind::Mul, accumulator,
                                               factors[0], factors[1]);
                  Value sum = body.combine(ReductionKind::Add, accumulator,
                                           body.load(acc.front(), accumulator),
                                           product, /*reassociate=*/true);
                  return {body.store(sum, accumulator)};
                })
          .front();
  if (Operation *nest = result.getDefiningOp<linalg::GenericOp>())
    nest->setAttr("ten.tile",
                  TileAttr::get(builder.getContext(), row, column,
                                schedule.getLanes(), schedule.getHeights()));
  return result;
}

Value ContractionBlocks::panel(Value result, const Matrices &lhs,
                               const Matrices &rhs, Value batch, Value from,
                               int64_t size) {
  // Of the result: all rows, some columns.
  auto type = cast<RankedTensorType>(result.getType());
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<int64_t> shape;
  if (batch) {
    offsets.push_back(offset(batch));
    sizes.push_back(index(1));
  }
  if (lhs.dim(Matrices::Free) >= 0) {
    offsets.push_back(index(0));
    sizes.push_back(index(rows));
    shape.push_back(rows);
  }
  offsets.push_back(offset(from));
  sizes.push_back(index(size));
  shape.push_back(size);
  SmallVector<OpFoldResult> strides(sizes.size(), index(1));
  Value sums = tensor::ExtractSliceOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), result,
      offsets, sizes, strides);
  int64_t most = schedule.getDepth() ? schedule.getDepth() : depth;
  if (most < depth)
    sums = fill(sums);
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  auto block = [&](Value first, Value carried, int64_t count) -> Value {
    Matrices left = part(lhs, batch, first, count, index(0), rows);
    if (panelsInMemory) {
      if (most >= depth)
        carried = fill(carried);
      return multiply(carried, left,
                      readPanels(batch, first, count, from, size));
    }
    // Rows of a whole tile, so that vectors at the edge need no mask. (Without
    // the dimension of panels, a nest that only copies would be folded away.)
    int64_t panels = llvm::divideCeil(size, tile);
    Value packed = kernel.empty({index(panels), index(count), index(tile)},
                                storageType(accumulator), loc);
    if (panels == 1)
      packed = tensor::ExtractSliceOp::create(
          builder, loc, packed,
          ArrayRef<OpFoldResult>{index(0), index(0), index(0)},
          ArrayRef<OpFoldResult>{index(1), index(count), index(size)},
          ArrayRef<OpFoldResult>{index(1), index(1), index(1)});
    Matrices right = part(rhs, batch, first, count, from, size);
    AffineExpr number = builder.getAffineDimExpr(0),
               row = builder.getAffineDimExpr(1),
               column = builder.getAffineDimExpr(2);
    Matrices copy;
    copy.element = accumulator;
    copy.roles = {Matrices::Panel, Matrices::Sum, Matrices::Free};
    copy.tensor = kernel.copyNest(
        loc, {index(panels), index(count), index(std::min(size, tile))}, packed,
        builder.getMultiDimIdentityMap(3), schedule.getLanes(),
        [&](NestBody &body) {
          LoopIndices place;
          for (Matrices::Role role : right.roles)
            place.push_back(LoopIndex(
                role == Matrices::Sum ? row : number * tile + column));
          Value element = body.read(right.tensor, right.element, place);
          return body.store(body.convert(element, right.element, accumulator),
                            accumulator);
        });
    // Where the sums start from 0, right before the nest.
    if (most >= depth)
      carried = fill(carried);
    return multiply(carried, left, copy);
  };
  int64_t whole = depth / most * most;
  sums = forAll(0, whole, most, sums, [&](Value first, Value carried) {
    return block(first, carried, most);
  });
  if (whole < depth)
    sums = block(constant(whole), sums, depth - whole);
  return tensor::InsertSliceOp::create(builder, loc, sums, result, offsets,
                                       sizes, strides);
}

Matrices ContractionBlocks::readPanels(Value batch, Value first, int64_t count,
                                       Value from, int64_t size) {
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  int64_t panels = llvm::divideCeil(size, tile);
  OpFoldResult number = offset(from);
  if (std::optional<int64_t> known = getConstantIntValue(number))
    number = index(*known / tile);
  else
    number =
        arith::DivUIOp::create(builder, loc, from, constant(tile)).getResult();
  SmallVector<OpFoldResult> offsets, sizes;
  if (batch) {
    offsets.push_back(offset(batch));
    sizes.push_back(index(1));
  }
  int64_t width = std::min(size, tile);
  llvm::append_values(offsets, number, offset(first), index(0));
  llvm::append_values(sizes, index(panels), index(count), index(width));
  SmallVector<OpFoldResult> strides(sizes.size(), index(1));
  Matrices result;
  result.element = accumulator;
  result.roles = {Matrices::Panel, Matrices::Sum, Matrices::Free};
  result.tensor = tensor::ExtractSliceOp::create(
      builder, loc,
      RankedTensorType::get({panels, count, width}, storageType(accumulator)),
      panelsInMemory, offsets, sizes, strides);
  return result;
}

Value ContractionBlocks::columns(Value result, const Matrices &lhs,
                                 const Matrices &rhs, Value batch) {
  // Blocks of several tiles, then the whole tiles that are left, then the rest.
  int64_t tile = schedule.getLanes() * schedule.getHeights().size();
  int64_t block = tile * schedule.getPanels();
  int64_t from = 0;
  for (int64_t size : {block, (width % block) / tile * tile, width % tile}) {
    if (size == 0)
      continue;
    int64_t to = from + (size == block ? width / block * block : size);
    result = forAll(from, to, size, result, [&](Value at, Value carried) {
      return panel(carried, lhs, rhs, batch, at, size);
    });
    from = to;
  }
  return result;
}

Value ContractionBlocks::emit(Value destination) {
  // Pairs in the order of `rhs`, which is the one that is packed.
  Group lhsBatch(op.getLhsBatch()), rhsBatch(op.getRhsBatch());
  Group lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  SmallVector<std::pair<int64_t, int64_t>> pairs;
  for (auto [l, r] :
       llvm::zip_equal(op.getLhsContracting(), op.getRhsContracting()))
    pairs.push_back({r, l});
  llvm::sort(pairs);
  Group lhsSum, rhsSum;
  for (auto [r, l] : pairs) {
    lhsSum.push_back(l);
    rhsSum.push_back(r);
  }
  RankedTensorType lhsType = op.getLhs().getType(),
                   rhsType = op.getRhs().getType();
  batches = product(lhsType, lhsBatch);
  rows = product(lhsType, lhsFree);
  width = product(rhsType, rhsFree);
  depth = product(lhsType, lhsSum);
  Matrices lhs =
      operand(op.getLhs(), lhsBatch, lhsFree, lhsSum, schedule.getPackLhs());
  Matrices rhs;
  if (schedule.getRhsPacked())
    if (PanelLayout layout = PanelLayout::of(op, schedule);
        Value panels = layout.find(op.getRhs()))
      panelsInMemory = kernel.stored(panels);
  if (panelsInMemory) {
    // Batch and summed dimensions each as one.
    SmallVector<ReassociationIndices> groups;
    int64_t place = 0;
    for (int64_t count : {static_cast<int64_t>(rhsBatch.size()), int64_t(1),
                          static_cast<int64_t>(rhsSum.size()), int64_t(1)}) {
      if (count == 0)
        continue;
      groups.emplace_back();
      for (int64_t i = 0; i < count; ++i)
        groups.back().push_back(place++);
    }
    if (place != static_cast<int64_t>(groups.size()))
      panelsInMemory =
          tensor::CollapseShapeOp::create(builder, loc, panelsInMemory, groups);
  } else {
    rhs = operand(op.getRhs(), rhsBatch, rhsFree, rhsSum, false);
  }
  if (!lhs.tensor || (!rhs.tensor && !panelsInMemory))
    return {};

  SmallVector<ReassociationIndices> together;
  int64_t next = 0;
  for (const Group *group : {&lhsBatch, &lhsFree, &rhsFree}) {
    if (group->empty())
      continue;
    together.emplace_back();
    for (size_t i = 0; i < group->size(); ++i)
      together.back().push_back(next++);
  }
  auto type = cast<RankedTensorType>(destination.getType());
  Value result = destination;
  bool collapsed = next != static_cast<int64_t>(together.size());
  if (collapsed)
    result =
        tensor::CollapseShapeOp::create(builder, loc, destination, together);
  if (!schedule.getPackRhs())
    result = multiply(fill(result), lhs, rhs);
  else if (lhsBatch.empty())
    result = columns(result, lhs, rhs, Value());
  else
    result = forAll(0, batches, 1, result, [&](Value batch, Value carried) {
      return columns(carried, lhs, rhs, batch);
    });
  if (collapsed)
    result =
        tensor::ExpandShapeOp::create(builder, loc, type, result, together);
  return result;
}

} // namespace

Value KernelLowering::packedContraction(ContractOp op,
                                        ContractScheduleAttr schedule,
                                        Value destination) {
  return ContractionBlocks(*this, op, schedule).emit(destination);
}

//===- PackedContraction.cpp - Blocked contractions -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocked matrix product after Goto and van de Geijn, "Anatomy of
// High-Performance Matrix Multiplication", and BLIS: blocks of columns and of
// the contracting dimension (`depth`) whose packed panels stay in L2, and rows
// of the left operand that stay in L1d. Emits linalg nests with `ten.tile`,
// which ten-lower-tiles lowers to register tiles. Invariants: sums are added in
// ascending order of blocks, whatever is packed, so prepacking and parallel
// division do not change results. ContractionOperands.cpp packs.
//
//===----------------------------------------------------------------------===//

#include "ContractionBlocks.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Target/Target.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;
using utils::IteratorType;

/// Vector registers of a CPU with matrix instructions (AMX implies AVX-512).
/// Fact: registers; AVX-512, which AMX implies.
constexpr int64_t kVectorRegisters = 32;

/// Bounds of the rows that are packed at a time for tiles that read them from a
/// cache: at least `kMinBlocks` blocks, for parallelism, of at most
/// `kMaxBytesOfCopy` bytes.
/// Tuned: rows; commit 06f9aba.
constexpr int64_t kMinRowsOfCopy = 32, kMaxRowsOfCopy = 128;
/// Tuned: blocks; commit 06f9aba.
constexpr int64_t kMinBlocks = 8;
/// Fact: bytes; a quarter of the smallest L2.
constexpr int64_t kMaxBytesOfCopy = kSmallestL2 / 4;

/// Minimum number of columns of a block for which repeated packing of the left
/// operand's rows is negligible.
/// Tuned: columns; commit 06f9aba.
constexpr int64_t kMinColumnsForCopy = 512;

Value ContractionBlocks::excess(const Matrices &rhs) {
  // The shifted operand is 128 larger, or smaller, than the original one.
  int64_t moved =
      packedElement(op, schedule, /*isLhs=*/true).isUnsignedInteger() ? 128
                                                                      : -128;
  SmallVector<OpFoldResult> loopSizes;
  for (auto role :
       {Matrices::Panel, Matrices::Free, Matrices::Sum, Matrices::Inside})
    loopSizes.push_back(index(rhs.size(role)));
  AffineExpr panel, column, sum, inside;
  bindDims(builder.getContext(), panel, column, sum, inside);
  Value made = fill(kernel.empty(ArrayRef(loopSizes).take_front(2),
                                 storageType(accumulator), loc));
  made = kernel
             .nest(loc, loopSizes,
                   {IteratorType::parallel, IteratorType::parallel,
                    IteratorType::reduction, IteratorType::reduction},
                   made,
                   AffineMap::get(4, 0, {panel, column}, builder.getContext()),
                   [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
                     Value factor =
                         body.convert(body.read(rhs.tensor, rhs.element,
                                                {panel, sum, column, inside}),
                                      rhs.element, accumulator);
                     Value product = body.create<arith::MulIOp>(
                         body.integer(storageType(accumulator), moved), factor);
                     return {body.create<arith::AddIOp>(acc.front(), product)};
                   })
             .front();
  // A tile of one row.
  SmallVector<int64_t> heights(schedule.getHeights().size(), 1);
  attr::tile.set(made.getDefiningOp(),
                 TileAttr::get(builder.getContext(), /*row=*/-1, /*column=*/1,
                               schedule.getLanes(), heights, group,
                               /*matrices=*/false));
  return made;
}

Value ContractionBlocks::start(Value sums, const Matrices &rhs, bool adds,
                               ArrayRef<OpFoldResult> loopSizes,
                               AffineExpr panelLoop, AffineExpr columnLoop,
                               AffineMap map) {
  if (!isLhsMoved(op, schedule))
    return adds ? sums : fill(sums);
  Value more = excess(rhs);
  SmallVector<IteratorType> iterators(loopSizes.size(), IteratorType::parallel);
  return kernel
      .nest(loc, loopSizes, iterators, sums, map,
            [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
              Value old =
                  adds ? acc.front() : body.zero(storageType(accumulator));
              Value less =
                  body.read(more, accumulator, {panelLoop, columnLoop});
              return {body.create<arith::SubIOp>(old, less)};
            })
      .front();
}

Value ContractionBlocks::multiply(Value sums, const Matrices &lhs,
                                  const Matrices &rhs, SumsPart made) {
  bool adds = addsTo(made);
  // Columns outside of rows: the part of `rhs` that a column of tiles reads
  // stays in the cache.
  SmallVector<OpFoldResult> loopSizes;
  SmallVector<IteratorType> iterators;
  auto loop = [&](OpFoldResult size, IteratorType iterator) {
    loopSizes.push_back(size);
    iterators.push_back(iterator);
    return builder.getAffineDimExpr(loopSizes.size() - 1);
  };
  AffineExpr at[2][5];
  for (auto &side : at)
    for (AffineExpr &expr : side)
      expr = builder.getAffineConstantExpr(0);
  SmallVector<AffineExpr> resultExprs;
  int64_t row = -1, column = -1;
  if (lhs.dim(Matrices::Batch) >= 0) {
    at[0][Matrices::Batch] = at[1][Matrices::Batch] =
        loop(index(lhs.size(Matrices::Batch)), IteratorType::parallel);
    resultExprs.push_back(at[0][Matrices::Batch]);
  }
  auto columns = [&] {
    column = loopSizes.size();
    at[1][Matrices::Free] =
        loop(sizeOf(rhs, Matrices::Free), IteratorType::parallel);
  };
  // Rows outside of several panels use them one after the other.
  int64_t panels = rhs.dim(Matrices::Panel) < 0 ? 1 : rhs.size(Matrices::Panel);
  bool rowsInside = panels == 1 || schedule.getRowsInside();
  auto panelsAndColumns = [&] {
    if (panels > 1)
      at[1][Matrices::Panel] = loop(index(panels), IteratorType::parallel);
    columns();
  };
  if (rowsInside)
    panelsAndColumns();
  if (lhs.dim(Matrices::Free) >= 0) {
    row = loopSizes.size();
    at[0][Matrices::Free] = loop(ShapedType::isDynamic(lhs.size(Matrices::Free))
                                     ? rowCount
                                     : index(lhs.size(Matrices::Free)),
                                 IteratorType::parallel);
    resultExprs.push_back(at[0][Matrices::Free]);
  }
  if (!rowsInside)
    panelsAndColumns();
  resultExprs.push_back(panels > 1 ? at[1][Matrices::Panel] *
                                             rhs.size(Matrices::Free) +
                                         at[1][Matrices::Free]
                                   : at[1][Matrices::Free]);
  sums = start(
      sums, rhs, adds, loopSizes, at[1][Matrices::Panel], at[1][Matrices::Free],
      AffineMap::get(loopSizes.size(), 0, resultExprs, builder.getContext()));
  if (lhs.dim(Matrices::Sum) >= 0)
    at[0][Matrices::Sum] = at[1][Matrices::Sum] =
        loop(group == 1 ? sizeOf(lhs, Matrices::Sum)
                        : index(lhs.size(Matrices::Sum) / group),
             IteratorType::reduction);
  if (group > 1) {
    at[1][Matrices::Inside] = loop(index(group), IteratorType::reduction);
    at[0][Matrices::Sum] =
        at[0][Matrices::Sum] * group + at[1][Matrices::Inside];
  }

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
  if (Operation *nest = result.getDefiningOp<linalg::GenericOp>()) {
    attr::tile.set(nest,
                   TileAttr::get(builder.getContext(), row, column,
                                 schedule.getLanes(), schedule.getHeights(),
                                 group, schedule.getMatrices() || halvesApart));
    markSums(nest, made);
    // Panels are loaded from memory while the previous ones are used.
    if (panelsInMemory && group == 1 &&
        !ShapedType::isDynamic(lhs.size(Matrices::Sum)))
      attr::nextBlock.set(nest,
                          builder.getI64IntegerAttr(
                              (rowsInside && panels > 1 ? depth
                               : adds ? lhs.size(Matrices::Sum)
                                      : panels * lhs.size(Matrices::Sum)) *
                              tile));
  }
  return result;
}

Value ContractionBlocks::multiplyCopies(
    Value sums, const Matrices &lhs,
    ArrayRef<std::pair<int64_t, Matrices>> rights, SumsPart made) {
  int64_t depth = lhs.size(Matrices::Sum);
  return kernel.steps(
      loc, 0, rows, rowsTogether(depth), sums,
      [&](Value from, Value carried, int64_t count) -> Value {
        Matrices left = copyRows(
            part(lhs, Value(), index(0), index(depth), from, index(count)));
        int64_t column = 0;
        for (const auto &[columns, right] : rights) {
          SmallVector<OpFoldResult> offsets = {offset(from), index(column)},
                                    sizes = {index(count), index(columns)},
                                    strides(2, index(1));
          Value slice = tensor::ExtractSliceOp::create(builder, loc, carried,
                                                       offsets, sizes, strides);
          carried = tensor::InsertSliceOp::create(
              builder, loc, multiply(slice, left, right, made), carried,
              offsets, sizes, strides);
          column += columns;
        }
        return carried;
      });
}

int64_t ContractionBlocks::rowsTogether(int64_t depth) const {
  int64_t bytes = depth * accumulator.getIntOrFloatBitWidth() / 8;
  int64_t most = std::clamp(
      rows / kMinBlocks, kMinRowsOfCopy,
      std::clamp(kMaxBytesOfCopy / bytes, kMinRowsOfCopy, kMaxRowsOfCopy));
  // Blocks of equal size balance the load of threads; otherwise whole tiles.
  for (int64_t even = most; even * 2 > most; --even)
    if (rows % even == 0)
      return even;
  int64_t height = schedule.getHeights().back();
  return std::max(height, most / height * height);
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
    sizes.push_back(rowCount);
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
  auto block = [&](Value first, Value carried, OpFoldResult count,
                   SumsPart made) -> Value {
    std::optional<int64_t> known = getConstantIntValue(count);
    OpFoldResult sums = known ? index(whole(*known)) : count;
    Matrices left = part(lhs, batch, first, sums, index(0), rowCount);
    // Whole tiles, and the remaining columns, multiplied by the same packed
    // rows.
    SmallVector<std::pair<int64_t, Matrices>> rights;
    int64_t tiles = size / tile * tile;
    for (auto [column, columns] :
         {std::pair(int64_t(0), tiles), std::pair(tiles, size - tiles)}) {
      if (columns == 0)
        continue;
      Value at =
          column ? arith::AddIOp::create(builder, loc, from, constant(column))
                       .getResult()
                 : from;
      rights.push_back(
          {columns, panelsInMemory
                        ? readPanels(batch, first, count, at, columns)
                        : partOfRhs(rhs, batch, first, count, at, columns)});
    }
    if (copyInBlocks)
      return multiplyCopies(carried, left, rights, made);
    assert(rights.size() == 1 && "blocks are whole tiles, or less than one");
    return multiply(carried, left, rights.front().second, made);
  };
  sums = blocksOfSums(most, sums, block);
  return tensor::InsertSliceOp::create(builder, loc, sums, result, offsets,
                                       sizes, strides);
}

Value ContractionBlocks::blocksOfSums(int64_t most, Value sums,
                                      BlockBody body) {
  if (parts.sums)
    return blocksOfWantedSums(most, sums, body);
  return kernel.sumInBlocks(
      op, accumulator, depth, most, sums,
      [&](Value first, Value carried, int64_t count, SumsPart made) {
        return body(first, carried, index(count), made);
      });
}

Value ContractionBlocks::blocksOfWantedSums(int64_t most, Value sums,
                                            BlockBody body) {
  assert(group == 1 && panelsInMemory && "groups are whole");
  if (most >= depth)
    return body(constant(0), sums, parts.sums, SumsPart::All);
  return forSteps(
      parts.sums, most, fill(sums), [&](Value first, Value carried) {
        Value left = arith::SubIOp::create(builder, loc, parts.sums, first);
        Value count =
            arith::MinUIOp::create(builder, loc, left, constant(most));
        return body(first, carried, count, SumsPart::More);
      });
}

Value ContractionBlocks::forSteps(Value end, int64_t step, Value carried,
                                  function_ref<Value(Value, Value)> body) {
  auto loop = scf::ForOp::create(builder, loc, constant(0), end, constant(step),
                                 carried);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  scf::YieldOp::create(builder, loc,
                       body(loop.getInductionVar(), loop.getRegionIterArg(0)));
  return loop.getResult(0);
}

Value ContractionBlocks::firstColumns(Value result, const Matrices &lhs,
                                      const Matrices &rhs, Value batch) {
  int64_t whole = width / tile * tile;
  if (whole > 0) {
    Value end =
        arith::MinUIOp::create(builder, loc, parts.columns, constant(whole));
    result = forSteps(end, tile, result, [&](Value at, Value carried) {
      return panel(carried, lhs, rhs, batch, at, tile);
    });
  }
  // Less than a tile, computed even if fewer columns are requested.
  return whole < width
             ? panel(result, lhs, rhs, batch, constant(whole), width - whole)
             : result;
}

Value ContractionBlocks::columns(Value result, const Matrices &lhs,
                                 const Matrices &rhs, Value batch) {
  if (parts.columns)
    return firstColumns(result, lhs, rhs, batch);
  // Blocks of several tiles, then the remaining whole tiles, then the rest; the
  // latter two together if the left operand would be packed for them once more.
  int64_t block = tile * schedule.getPanels();
  int64_t blocks = width / block * block, tiles = width / tile * tile;
  if (copyInBlocks && blocks == tiles && tiles < width && blocks > 0)
    blocks -= block;
  if (copyInBlocks)
    tiles = blocks;
  int64_t from = 0;
  for (auto [to, size] :
       {std::pair(blocks, block), std::pair(tiles, tiles - blocks),
        std::pair(width, width - tiles)}) {
    if (from == to)
      continue;
    result = kernel.steps(loc, from, to, size, result,
                          [&](Value at, Value carried, int64_t size) {
                            return panel(carried, lhs, rhs, batch, at, size);
                          });
    from = to;
  }
  return result;
}

bool ContractionBlocks::batchesInside(const Dims &batch, const Dims &free) {
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  auto bytes = [](RankedTensorType type) {
    return type.getNumElements() *
           llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  };
  return schedule.getPackRhs() && !panelsInMemory && !parts.columns &&
         !copyInBlocks && rhs.hasStaticShape() && lhs.hasStaticShape() &&
         *llvm::min_element(batch) > *llvm::max_element(free) &&
         bytes(rhs) > kSmallestL2 && bytes(lhs) <= kSmallestL1 / 2;
}

Value ContractionBlocks::columnsOfBatches(Value result, const Matrices &lhs,
                                          const Matrices &rhs) {
  int64_t block = tile * schedule.getPanels(), whole = width / block * block,
          from = 0;
  hasBatchesInside = true;
  for (auto [to, size] :
       {std::pair(whole, block), std::pair(width, width - whole)}) {
    if (from == to)
      continue;
    result =
        kernel.steps(loc, from, to, size, result,
                     [&](Value at, Value carried, int64_t size) {
                       return kernel.steps(
                           loc, 0, batches, 1, carried,
                           [&](Value batch, Value carried, int64_t) {
                             return panel(carried, lhs, rhs, batch, at, size);
                           });
                     });
    from = to;
  }
  return result;
}

Value ContractionBlocks::emit(Value destination) {
  // Contracting pairs are in the order of `rhs`, which is the packed operand.
  Dims lhsBatch(op.getLhsBatch()), rhsBatch(op.getRhsBatch());
  Dims lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  SmallVector<std::pair<int64_t, int64_t>> pairs;
  for (auto [l, r] :
       llvm::zip_equal(op.getLhsContracting(), op.getRhsContracting()))
    pairs.push_back({r, l});
  llvm::sort(pairs);
  Dims lhsSum, rhsSum;
  for (auto [r, l] : pairs) {
    lhsSum.push_back(l);
    rhsSum.push_back(r);
  }
  RankedTensorType lhsType = op.getLhs().getType(),
                   rhsType = op.getRhs().getType();
  batches = numElementsAlong(lhsType, lhsBatch);
  rows = numElementsAlong(lhsType, lhsFree);
  width = numElementsAlong(rhsType, rhsFree);
  depth = numElementsAlong(lhsType, lhsSum);
  // With a single block of all columns and sums, chunks of rows pack their own
  // rows anyway.
  int64_t columnsTogether = std::min(tile * schedule.getPanels(), width);
  bool isOneBlock = columnsTogether == width &&
                    (!schedule.getDepth() || schedule.getDepth() >= depth);
  copyInBlocks =
      schedule.getPackLhs() && schedule.getPackRhs() && group == 1 &&
      !parts.columns && !parts.sums && !lhsFree.empty() && !lhsSum.empty() &&
      accumulator.isIntOrFloat() &&
      (inLittleMemory ||
       (!isOneBlock && columnsTogether >= std::min(width, kMinColumnsForCopy)));
  Matrices lhs = operand(/*isLhs=*/true, lhsBatch, lhsFree, lhsSum,
                         schedule.getPackLhs() && !copyInBlocks);
  Matrices rhs;
  findPanels(rhsBatch);
  if (schedule.getRhsPacked() && !panelsInMemory &&
      failed(kernel.refuseSchedule(
          op, schedule,
          "expects a right operand that is known before all "
          "launches, or before a loop, for 'rhs_packed'")))
    return {};
  if (!panelsInMemory)
    rhs = operand(/*isLhs=*/false, rhsBatch, rhsFree, rhsSum, false);
  if (!lhs.tensor || (!rhs.tensor && !panelsInMemory))
    return {};
  lhs = wholeSums(lhs);
  if (swapsPairs())
    lhs = swappedPairs(lhs);
  if (int64_t dim = lhs.dim(Matrices::Free); dim >= 0)
    rowCount = tensor::getMixedSize(builder, loc, lhs.tensor, dim);

  SmallVector<ReassociationIndices> together;
  int64_t next = 0;
  for (const Dims *dims : {&lhsBatch, &lhsFree, &rhsFree}) {
    if (dims->empty())
      continue;
    together.emplace_back();
    for (size_t i = 0; i < dims->size(); ++i)
      together.back().push_back(next++);
  }
  auto type = cast<RankedTensorType>(destination.getType());
  Value result = destination;
  bool collapsed = type.getRank() != static_cast<int64_t>(together.size());
  if (collapsed)
    result =
        tensor::CollapseShapeOp::create(builder, loc, destination, together);
  if (!schedule.getPackRhs() && !schedule.getDepth())
    result = multiply(result, lhs, rhs, SumsPart::All);
  else if (lhsBatch.empty())
    result = columns(result, lhs, rhs, Value());
  else if (batchesInside(rhsBatch, rhsFree))
    result = columnsOfBatches(result, lhs, rhs);
  else
    result = kernel.steps(loc, 0, batches, 1, result,
                          [&](Value batch, Value carried, int64_t) {
                            return columns(carried, lhs, rhs, batch);
                          });
  if (collapsed)
    result = tensor::ExpandShapeOp::create(
        builder, loc, type, result, together,
        tensor::getMixedSizes(builder, loc, destination));
  // Only parts of a computed operand were used.
  if (rhs.computed) {
    Operation *view = rhs.tensor.getDefiningOp();
    if (view != rhs.computed && view->use_empty())
      view->erase();
    if (rhs.computed->use_empty())
      rhs.computed->erase();
  }
  return result;
}

ContractScheduleAttr
KernelLowering::withoutGroups(ContractScheduleAttr schedule) {
  // Heights for vector registers, instead of those for tile registers.
  SmallVector<int64_t> heights(schedule.getHeights());
  if (schedule.getMatrices())
    for (auto [i, height] : llvm::enumerate(heights))
      height =
          std::min<int64_t>(kMatrixSize, (kVectorRegisters - 2 - i) / (i + 1));
  return ContractScheduleAttr::get(
      schedule.getContext(), schedule.getLanes(), heights,
      /*packLhs=*/true, /*packRhs=*/true,
      // Elements of twice the size in the same memory.
      schedule.getRhsPacked()
          ? schedule.getPanels()
          : std::max<int64_t>(1, schedule.getPanels() / schedule.getGroup()),
      schedule.getDepth(), schedule.getRhsPacked(), /*group=*/1,
      /*matrices=*/false, schedule.getRowsInside());
}

Value KernelLowering::hasNormalSums(ValueRange factors, Location loc) {
  Type i32 = builder.getI32Type();
  NestBody outside(*this, builder, loc);
  Value least = fill(outside.integer(i32, -1),
                     empty(ArrayRef<OpFoldResult>(), i32, loc), loc);
  for (Value operand : factors) {
    SmallVector<OpFoldResult> loops = sizes(operand);
    SmallVector<IteratorType> iterators(loops.size(), IteratorType::reduction);
    bool known = true;
    // Subtracting one makes 0 the largest value.
    auto size = [&](NestBody &body, ValueRange acc) -> SmallVector<Value> {
      Value number = body.element(operand, body.loops);
      known = static_cast<bool>(number);
      if (!known)
        return {acc.front()};
      Value bits =
          body.create<arith::AndIOp>(body.create<arith::BitcastOp>(i32, number),
                                     body.integer(i32, 0x7fffffff));
      bits = body.create<arith::SubIOp>(bits, body.integer(i32, 1));
      return {body.create<arith::MinUIOp>(acc.front(), bits)};
    };
    least = nest(loc, loops, iterators, least,
                 AffineMap::get(loops.size(), 0, builder.getContext()), size)
                .front();
    if (!known)
      return {};
  }
  int64_t bound = int64_t(kLeastOfNormalSums) - 1;
  return arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::uge,
      tensor::ExtractOp::create(builder, loc, least, ValueRange()),
      outside.integer(i32, bound));
}

/// Returns the schedule without packing of the right operand: a few of its rows
/// at a time.
static ContractScheduleAttr inRuns(ContractScheduleAttr schedule,
                                   ContractOp op) {
  RankedTensorType rhs = op.getRhs().getType();
  int64_t bytes = rhs.getElementTypeBitWidth() / 8;
  int64_t tile =
      schedule.getLanes() * static_cast<int64_t>(schedule.getHeights().size());
  return ContractScheduleAttr::get(
      schedule.getContext(), schedule.getLanes(), schedule.getHeights(),
      /*packLhs=*/false, /*packRhs=*/false,
      std::max<int64_t>(
          1, columnsInRuns(rhs.getDimSize(rhs.getRank() - 1), bytes) / tile),
      /*depth=*/2 * kRowsInRuns, /*rhsPacked=*/false, /*group=*/1,
      /*matrices=*/false, /*rowsInside=*/false);
}

/// Returns the schedule that packs one square of a right operand that is
/// contiguous along the contracting dimension at a time.
static ContractScheduleAttr inSquares(ContractScheduleAttr schedule) {
  return ContractScheduleAttr::get(
      schedule.getContext(), schedule.getLanes(), {kRowsForSquares},
      /*packLhs=*/false, /*packRhs=*/true, /*panels=*/1,
      /*depth=*/schedule.getLanes(), /*rhsPacked=*/false, /*group=*/1,
      /*matrices=*/false, /*rowsInside=*/false);
}

Value KernelLowering::contractionOfRows(
    ContractOp op, ContractScheduleAttr schedule, Value destination,
    function_ref<Value(ContractScheduleAttr, Value)> emit) {
  // Merges rows to one dimension in both branches, so that the sizes of
  // intermediate results are static.
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(destination.getType());
  int64_t last = type.getRank() - 1;
  SmallVector<ReassociationIndices> together = {
      llvm::to_vector(llvm::seq<int64_t>(last)), {last}};
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, loc, destination);
  auto collapsed = [&](Value whole) -> Value {
    return last == 1
               ? whole
               : tensor::CollapseShapeOp::create(builder, loc, whole, together);
  };
  auto expanded = [&](Value rows) -> Value {
    return last == 1 ? rows
                     : tensor::ExpandShapeOp::create(builder, loc, type, rows,
                                                     together, sizes);
  };
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value rows = number(1);
  for (OpFoldResult size : ArrayRef(sizes).take_front(last))
    rows = arith::MulIOp::create(
        builder, loc, rows,
        getValueOrCreateConstantIndexOp(builder, loc, size));
  bool isTurned = op.getRhsContracting().back() != 0;
  int64_t few = isTurned ? kRowsForSquares : 2 * schedule.getHeights().front();
  Value isMany = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                       rows, number(few));
  Value sums = collapsed(destination);
  Value result = eitherOf(
      isMany, sums, [&] { return emit(schedule, sums); },
      [&] {
        return emit(isTurned ? inSquares(schedule) : inRuns(schedule, op),
                    sums);
      });
  return result ? expanded(result) : Value();
}

Value KernelLowering::packedContraction(ContractOp op,
                                        const ContractionParts &parts,
                                        Value destination) {
  ContractScheduleAttr schedule = parts.schedule;
  auto emitTo = [&](ContractScheduleAttr schedule, Value destination,
                    bool inLittleMemory = false) {
    ContractionParts wanted = parts;
    wanted.schedule = schedule;
    return ContractionBlocks(*this, op, wanted, inLittleMemory)
        .emit(destination);
  };
  auto emit = [&](ContractScheduleAttr schedule, bool inLittleMemory = false) {
    return emitTo(schedule, destination, inLittleMemory);
  };
  // The right operand is static; the left one has a dynamic number of rows.
  if (!op.getLhs().getType().hasStaticShape() && !schedule.getRhsPacked())
    return contractionOfRows(
        op, schedule, destination,
        [&](ContractScheduleAttr schedule, Value destination) {
          return emitTo(schedule, destination);
        });
  if (schedule.getGroup() == 1 || !isa<FloatType>(op.getAccumulatorType()))
    return emit(schedule);
  ContractScheduleAttr plain = withoutGroups(schedule);
  if (schedule.getRhsPacked())
    return emit(schedule.getMatrices() ? schedule : plain);
  // bf16 dot-product instructions flush subnormals: if there may be some,
  // products are computed in f32.
  if (contract == FloatContract::Fast)
    return emit(schedule);
  Value isNormal = hasNormalSums({op.getLhs(), op.getRhs()}, op.getLoc());
  if (!isNormal)
    return {};
  return eitherOf(
      isNormal, destination, [&] { return emit(schedule); },
      [&] { return emit(plain, /*inLittleMemory=*/true); });
}

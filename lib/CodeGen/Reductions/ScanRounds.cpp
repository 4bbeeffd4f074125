//===- ScanRounds.cpp - Lowers scans to parallel rounds -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scans for GPUs, by Sklansky's tree (1960): round i combines the elements of
// every second run of 2^i with the last one of the run before. Long rows are
// scanned per tile, then the tiles' totals, and the prefix of a tile is
// combined with its elements when the result is written. The tree depends on
// the length alone, so the result's bits do too.
//
//===----------------------------------------------------------------------===//

#include "Combination.h"
#include "Conversion/TenToLinalg/RowRounds.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Shorter rows are as fast with one thread each.
/// Untuned: elements; overhead of a launch.
constexpr int64_t kMaxSequentialScan = 128;
/// Number of columns, of which adjacent threads read adjacent elements, that
/// fills a device.
/// Untuned: columns; threads of a device.
constexpr int64_t kMinParallelColumns = 1024;

/// The totals of at most this many tiles are combined where they are read.
/// Untuned: tiles; reads of totals.
constexpr int64_t kMaxTilesPerRead = 4;

class ScanRounds {
public:
  ScanRounds(KernelLowering &kernel, ScanOp op)
      : kernel(kernel), builder(kernel.builder), loc(op.getLoc()), op(op),
        combination(op), extent(kernel.sizes(op.getInputs().front())) {
    rows.assign(extent.begin(), extent.end());
    rows.erase(rows.begin() + op.getDim());
    rows.push_back(extent[op.getDim()]);
    for (Type element : combination.elements)
      types.push_back(storageType(element));
  }

  SmallVector<Value> run(ValueRange destinations, ArrayRef<Value> initial);

private:
  SmallVector<Value> firstElements(NestBody &body, ArrayRef<LoopIndex> place);
  SmallVector<Value> scanned(ValueRange state, RowRounds &rounds);
  SmallVector<Value> totals(ArrayRef<Value> state, int64_t length);
  SmallVector<Value> valueAt(NestBody &body, size_t level, ArrayRef<Value> row,
                             Value at);
  SmallVector<Value> elementAt(NestBody &body, ArrayRef<LoopIndex> place);

  SmallVector<Value> extract(NestBody &body, ValueRange tensors,
                             ArrayRef<Value> row, Value at) {
    SmallVector<Value> place(row), values;
    place.push_back(at);
    for (Value tensor : tensors)
      values.push_back(body.create<tensor::ExtractOp>(tensor, place));
    return values;
  }
  /// Combines values of storage types, `news` after `olds`.
  SmallVector<Value> combine(NestBody &body, ValueRange olds, ValueRange news) {
    SmallVector<Value> computed;
    for (auto [value, element] : llvm::zip_equal(news, combination.elements))
      computed.push_back(body.load(value, element));
    return combination.combine(body, olds, computed, /*reassociate=*/false);
  }
  SmallVector<Value> select(NestBody &body, Value condition, ValueRange yes,
                            ValueRange no) {
    SmallVector<Value> chosen;
    for (auto [one, other] : llvm::zip_equal(yes, no))
      chosen.push_back(body.select(condition, one, other));
    return chosen;
  }

  KernelLowering &kernel;
  OpBuilder &builder;
  Location loc;
  ScanOp op;
  Combination combination;
  SmallVector<OpFoldResult> extent, rows;
  SmallVector<Type> types;
  SmallVector<Value> inits;
  /// The elements, scanned per tile; then the tiles' totals, and so on.
  SmallVector<SmallVector<Value>> levels;
  /// The row length of the last level; 0 if rows are scanned whole.
  int64_t topLength = 0;
  bool hasFailed = false;
};

} // namespace

/// Returns the element in the scan's direction, the first one combined with the
/// initial value.
SmallVector<Value> ScanRounds::firstElements(NestBody &body,
                                             ArrayRef<LoopIndex> place) {
  LoopIndices source(place.drop_back());
  LoopIndex along = place.back();
  if (op.getReverse())
    along = LoopIndex(body.create<arith::SubIOp>(
        body.create<arith::SubIOp>(body.value(rows.back()), body.index(1)),
        body.value(along)));
  source.insert(source.begin() + op.getDim(), along);
  SmallVector<Value> computed, stored;
  for (auto [input, element] :
       llvm::zip_equal(op.getInputs(), combination.elements)) {
    Value value = body.element(input, source);
    hasFailed |= !value;
    computed.push_back(value ? value : body.zero(computeType(element)));
    stored.push_back(body.store(computed.back(), element));
  }
  Value isFirst = body.create<arith::CmpIOp>(
      arith::CmpIPredicate::eq, body.value(place.back()), body.index(0));
  return select(
      body, isFirst,
      combination.combine(body, inits, computed, /*reassociate=*/false),
      stored);
}

SmallVector<Value> ScanRounds::scanned(ValueRange state, RowRounds &rounds) {
  auto pass = [&](NestBody &body, ArrayRef<LoopIndex> place, ValueRange before,
                  Value number) {
    SmallVector<Value> row, own;
    for (const LoopIndex &index : place.drop_back())
      row.push_back(body.value(index));
    Value at = body.value(place.back());
    Value run = body.create<arith::ShRUIOp>(at, number);
    Value isSecond = body.create<arith::CmpIOp>(
        arith::CmpIPredicate::ne,
        body.create<arith::AndIOp>(run, body.index(1)), body.index(0));
    // Both read this element, each in its own tile.
    Value last =
        body.select(isSecond,
                    body.create<arith::SubIOp>(
                        body.create<arith::ShLIOp>(run, number), body.index(1)),
                    at);
    own = extract(body, before, row, at);
    return select(body, isSecond,
                  combine(body, extract(body, before, row, last), own), own);
  };
  // Totals of totals need a static length.
  return getConstantIntValue(rows.back()) ? rounds.runInTiles(state, pass)
                                          : rounds.run(state, pass);
}

/// Returns the totals of tiles of rows of that length, up to and including
/// each; the rows become those of the totals.
SmallVector<Value> ScanRounds::totals(ArrayRef<Value> state, int64_t length) {
  rows.back() = builder.getIndexAttr(llvm::divideCeil(length, kRoundTile));
  RowRounds rounds(kernel, loc, rows, types);
  SmallVector<Value> last = rounds.nest(
      /*isInTiles=*/true, rounds.empty(),
      [&](NestBody &body, ArrayRef<LoopIndex> place) {
        SmallVector<Value> row;
        for (const LoopIndex &index : place.drop_back())
          row.push_back(body.value(index));
        Value end = body.create<arith::MulIOp>(
            body.create<arith::AddIOp>(body.value(place.back()), body.index(1)),
            body.index(kRoundTile));
        Value at = body.create<arith::SubIOp>(
            body.create<arith::MinSIOp>(end, body.index(length)),
            body.index(1));
        return extract(body, state, row, at);
      });
  return scanned(last, rounds);
}

/// Returns the combination of all elements up to `at`, from the totals of that
/// level.
SmallVector<Value> ScanRounds::valueAt(NestBody &body, size_t level,
                                       ArrayRef<Value> row, Value at) {
  SmallVector<Value> own = extract(body, levels[level], row, at);
  bool isTop = level + 1 == levels.size();
  if (isTop && topLength <= kRoundTile)
    return own;
  Value tile = body.create<arith::DivUIOp>(at, body.index(kRoundTile));
  Value isFirst =
      body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, tile, body.index(0));
  SmallVector<Value> behind;
  if (isTop) {
    auto last = [&](int64_t of) {
      return extract(body, levels[level], row,
                     body.index((of + 1) * kRoundTile - 1));
    };
    behind = last(0);
    for (int64_t of = 1; (of + 1) * kRoundTile < topLength; ++of) {
      Value isBehind = body.create<arith::CmpIOp>(arith::CmpIPredicate::ugt,
                                                  tile, body.index(of));
      behind = select(body, isBehind, combine(body, behind, last(of)), behind);
    }
  } else {
    behind = valueAt(
        body, level + 1, row,
        body.create<arith::SubIOp>(
            body.create<arith::MaxSIOp>(tile, body.index(1)), body.index(1)));
  }
  return select(body, isFirst, own, combine(body, behind, own));
}

/// Returns the element of the result.
SmallVector<Value> ScanRounds::elementAt(NestBody &body,
                                         ArrayRef<LoopIndex> place) {
  SmallVector<Value> row;
  for (auto [dim, index] : llvm::enumerate(place))
    if (static_cast<int64_t>(dim) != static_cast<int64_t>(op.getDim()))
      row.push_back(body.value(index));
  Value at = body.value(place[op.getDim()]);
  if (op.getReverse())
    at = body.create<arith::SubIOp>(
        body.create<arith::SubIOp>(body.value(extent[op.getDim()]),
                                   body.index(1)),
        at);
  if (!op.getExclusive())
    return valueAt(body, 0, row, at);
  Value isFirst =
      body.create<arith::CmpIOp>(arith::CmpIPredicate::eq, at, body.index(0));
  Value before = body.create<arith::SubIOp>(
      body.create<arith::MaxSIOp>(at, body.index(1)), body.index(1));
  return select(body, isFirst, inits, valueAt(body, 0, row, before));
}

SmallVector<Value> ScanRounds::run(ValueRange destinations,
                                   ArrayRef<Value> initial) {
  inits.assign(initial.begin(), initial.end());
  std::optional<int64_t> length = getConstantIntValue(rows.back());
  bool isLast = op.getDim() + 1 == extent.size();
  bool isInPlace = length && *length <= kRoundTile && isLast &&
                   !op.getReverse() && !op.getExclusive();
  RowRounds rounds(kernel, loc, rows, types);
  auto elements = [&](NestBody &body, ArrayRef<LoopIndex> place) {
    return firstElements(body, place);
  };
  SmallVector<Value> outputs(destinations);
  if (!isInPlace)
    outputs = rounds.empty();
  SmallVector<Value> first = rounds.nest(/*isInTiles=*/true, outputs, elements);
  if (hasFailed)
    return {};
  levels.push_back(scanned(first, rounds));
  if (isInPlace)
    return levels.front();
  for (topLength = length.value_or(0);
       topLength > kMaxTilesPerRead * kRoundTile;
       topLength = llvm::divideCeil(topLength, kRoundTile))
    levels.push_back(totals(levels.back(), topLength));

  return kernel.map(loc, extent, destinations,
                    [&](NestBody &body, ArrayRef<LoopIndex> place) {
                      return elementAt(body, place);
                    });
}

/// Returns whether the compiler may choose the order of combination.
static bool isOrderFree(KernelLowering &kernel, ScanOp op) {
  if (kernel.contract != FloatContract::Strict)
    return true;
  auto isInexact = [](Type type) {
    return !isa<IntegerType>(getElementTypeOrSelf(type));
  };
  if (op.getKind())
    return *op.getKind() == ReductionKind::Max ||
           *op.getKind() == ReductionKind::Min ||
           !isInexact(op.getInputs().front().getType());
  return llvm::none_of(op.getInputs().getTypes(), isInexact);
}

bool tenon::scansInPasses(KernelLowering &kernel, ScanOp op) {
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t dim = op.getDim(), length = type.getDimSize(dim);
  if (!kernel.manyThreads || !isOrderFree(kernel, op) ||
      (!ShapedType::isDynamic(length) && length < kMaxSequentialScan))
    return false;
  if (dim + 1 == type.getRank())
    return true;
  int64_t columns = 1;
  for (auto [other, size] : llvm::enumerate(type.getShape())) {
    if (static_cast<int64_t>(other) == dim)
      continue;
    if (ShapedType::isDynamic(size))
      return false;
    columns *= size;
  }
  return columns < kMinParallelColumns;
}

SmallVector<Value> tenon::scanInPasses(KernelLowering &kernel, ScanOp op,
                                       ValueRange destinations,
                                       ArrayRef<Value> inits) {
  return ScanRounds(kernel, op).run(destinations, inits);
}

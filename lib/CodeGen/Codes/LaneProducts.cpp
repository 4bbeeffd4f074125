//===- LaneProducts.cpp - Products of many rows, lane by lane -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row of a `#ten.code_tile` is multiplied with vectors along the sums: lane
// l adds up products l, l + lanes, l + 2 * lanes and so on, in order, and a
// tree adds up the lanes. The sums of one lane, for many rows and columns, are
// a product of matrices whose inner dimension is every lanes-th of the whole
// one. It is computed as such products are (Goto and van de Geijn, "Anatomy of
// High-Performance Matrix Multiplication", 2008): weights become vectors along
// the columns, rows are packed in tiles, an element of a row is broadcast, and
// the sums of a tile are in registers.
//
//   pack the rows of a block: [lane][tile][product of the lane][row]
//   for each group of panels:
//     make the weights: [lane][product of the lane][column]
//     for each lane, in the order of its reversed bits:
//       for each tile of rows:
//         sums = product of matrices
//         add those that wait on levels with a sum; wait, or add to the output
//
// The order of lanes is that in which a tree of halves adds them up with the
// fewest sums that wait: l and l + lanes / 2, then two of these and so on, as
// the bits of a counter that are carried.
//
// Invariants: a sum has the bits of one row's product with its column, as lanes
// add in the same order, and the tree has the same nodes. The rows of the last
// tile that do not exist are copies of the last one, and are not stored. The
// last group of panels overlaps the one before; panels are added once.
//
//===----------------------------------------------------------------------===//

#include "LaneProducts.h"
#include "Target/Target.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Bytes of rows that are packed together: the weights are made once for these.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "Many rows are a
/// product of matrices for each lane".
constexpr int64_t kBytesOfPackedRows = 16 * 1024 * 1024;
/// Prefetch distance of packed rows.
/// Tuned: bytes; docs/developer/rationale/algorithms.md "Many rows are a
/// product of matrices for each lane".
constexpr int64_t kBytesAhead = 8192;
/// Most rows that are packed together where only the run knows how many there
/// are.
/// Bound: rows; memory of each thread.
constexpr int64_t kMaxUnknownRows = 256;
/// Most bytes of the weights of a group of panels.
/// Bound: bytes; memory of each thread.
constexpr int64_t kMaxBytesOfWeights = 8 * 1024 * 1024;
/// Most bytes of rows that are packed once for all chunks.
/// Bound: bytes; memory of a call.
constexpr int64_t kMaxBytesPackedBefore = 64 * 1024 * 1024;

void LaneProducts::useUnit(Value unit) {
  ivs.assign(numLoops, attribute(0));
  ivs[Block] =
      arith::DivUIOp::create(builder, loc, unit, index(size(Step))).getResult();
  ivs[Step] =
      arith::RemUIOp::create(builder, loc, unit, index(size(Step))).getResult();
}

void LaneProducts::multiply(Value x, ArrayRef<Value> numbers,
                            MutableArrayRef<Value> sums) {
  mlir::Block &body = nest.getRegion().front();
  for (auto [number, sum] : llvm::zip_equal(numbers, sums)) {
    llvm::DenseMap<Value, Value> known;
    known[row] = x;
    known[weight] = number;
    known[body.getArguments().back()] = sum;
    sum = evaluate(body.getTerminator()->getOperand(0), known, lanes);
  }
}

Value LaneProducts::minimum(Value a, Value b) {
  return arith::MinUIOp::create(builder, loc, a, b);
}

bool LaneProducts::canMultiplyLanes() {
  // Rows lie in the order of their sums.
  int64_t stride = 1;
  for (Loop loop : {Lane, Vector, Group, Step, Block}) {
    if (size(loop) != 1 &&
        getConstantIntValue(rowAccess.strides[loop]) != stride)
      return false;
    stride *= size(loop);
  }
  return lanes >= 4 && lanes % size(Column) == 0 && rowAccess.element.isF32() &&
         output.element.isF32() &&
         lanes * numbersOfLane() * 4 <= kMaxBytesOfWeights;
}

/// Divides rows into blocks, and these into tiles.
void LaneProducts::divideRows() {
  // Two vectors of weights and one element are in registers beside the sums.
  height =
      (target.getVectorRegisters() - kVectorsOfLanes - 1) / kVectorsOfLanes;
  int64_t most = std::max(height, kBytesOfPackedRows / bytesOfRow());
  std::optional<int64_t> count = getConstantIntValue(sizes[Row]);
  rowsTogether = std::min(most, kMaxUnknownRows);
  if (count)
    rowsTogether =
        llvm::divideCeilSigned(*count, llvm::divideCeilSigned(*count, most));
  tilesTogether = llvm::divideCeilSigned(rowsTogether, height);
  isEven = count && *count % rowsTogether == 0;
  // Tiles of about the same height.
  height = llvm::divideCeilSigned(rowsTogether, tilesTogether);
  if (isEven)
    shorterTiles = tilesTogether * height - rowsTogether;
  else
    rowsTogether = tilesTogether * height;
}

/// Packs all rows before the loop around the nest in which chunks share them.
bool LaneProducts::packBefore() {
  std::optional<int64_t> count = getConstantIntValue(sizes[Row]);
  if (!count)
    return false;
  int64_t blocks = llvm::divideCeilSigned(*count, rowsTogether);
  Operation *around = loopAroundRows();
  if (!around || blocks * packedOfBlock() * 4 > kMaxBytesPackedBefore)
    return false;
  Access inside = rowAccess;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(around);
  if (!analyzeRowsBefore(rowAccess)) {
    rowAccess = inside;
    return false;
  }
  auto type = MemRefType::get({blocks * packedOfBlock()}, builder.getF32Type());
  packed = memref::AllocOp::create(builder, loc, type,
                                   builder.getI64IntegerAttr(kLineBytes));
  auto tiles = scf::ForallOp::create(
      builder, loc, ArrayRef<OpFoldResult>{attribute(blocks * tilesTogether)},
      ValueRange(), std::nullopt);
  builder.setInsertionPointToStart(tiles.getBody());
  Value number = tiles.getInductionVar(0);
  Value block =
            arith::DivUIOp::create(builder, loc, number, index(tilesTogether)),
        tile =
            arith::RemUIOp::create(builder, loc, number, index(tilesTogether));
  packTile(times(block, attribute(packedOfBlock())),
           times(block, attribute(rowsTogether)), tile, index(*count - 1));
  rowAccess = inside;
  return true;
}

void LaneProducts::allocateLanes() {
  Type f32 = builder.getF32Type();
  divideRows();
  isPackedBefore = packBefore();
  if (!isPackedBefore)
    packed = scratch({packedOfBlock()}, f32);
  squares = scratch({vectorsOfUnit() * lanes * lanes}, f32);
  numbers = scratch({lanes * numbersOfLane()}, f32);
  waiting = scratch({tilesTogether * levels() * sumsOfTile()}, f32);
  finished = scratch({sumsOfTile()}, f32);
}

OpFoldResult LaneProducts::firstRowOf(Value tile) {
  OpFoldResult first = times(tile, attribute(height));
  if (shorterTiles == 0)
    return first;
  Value shorter = arith::SubIOp::create(builder, loc, tile,
                                        index(tilesTogether - shorterTiles));
  shorter = arith::MaxSIOp::create(builder, loc, shorter, index(0));
  return arith::SubIOp::create(builder, loc, value(first), shorter).getResult();
}

/// Packs the rows of a tile of the block that starts with row `first`; those
/// behind row `last` are copies of it.
void LaneProducts::packTile(OpFoldResult block, OpFoldResult first, Value tile,
                            Value last) {
  ivs.assign(numLoops, attribute(0));
  first = plus(first, firstRowOf(tile));
  SmallVector<OpFoldResult> places;
  for (int64_t i = 0; i < height; ++i) {
    ivs[Row] = minimum(value(plus(first, attribute(i))), last);
    places.push_back(place(rowAccess));
  }
  OpFoldResult ofTile =
      plus(block, times(tile, attribute(vectorsOfRow() * packedRows())));
  loop(attribute(0), attribute(vectorsOfRow()), 1, [&](Value vector) {
    OpFoldResult along = times(vector, attribute(lanes)),
                 to = plus(ofTile, times(vector, attribute(packedRows())));
    for (int64_t part = 0; part < packedRows(); part += lanes) {
      Values square;
      for (int64_t i = part; i < part + lanes; ++i)
        square.push_back(i < height ? loadVector(rowAccess,
                                                 value(plus(places[i], along)),
                                                 lanes, Value())
                                    : floats(0, lanes));
      for (auto [lane, elements] :
           llvm::enumerate(transposeSquare(builder, loc, square)))
        store(elements, packed,
              plus(to, attribute(part +
                                 static_cast<int64_t>(lane) * packedOfLane())));
    }
  });
}

void LaneProducts::fillNumbers(Value firstPanel) {
  int64_t square = lanes * lanes;
  loop(attribute(0), attribute(kVectorsOfLanes), 1, [&](Value part) {
    OpFoldResult slot = times(part, attribute(panelsOfVector()));
    usePanels(plus(firstPanel, slot), value(slot), panelsOfVector());
    loop(attribute(0), attribute(units()), 1, [&](Value unit) {
      useUnit(unit);
      SmallVector<Values> tables;
      eachVector(tables, [&](int64_t number, ArrayRef<Value> weights) {
        for (auto [column, vector] : llvm::enumerate(weights))
          store(vector, squares,
                attribute(number * square +
                          static_cast<int64_t>(column) * lanes));
      });
      // Code for one square: it is large.
      loop(attribute(0), attribute(vectorsOfUnit()), 1, [&](Value number) {
        Values rows;
        for (int64_t column = 0; column < lanes; ++column)
          rows.push_back(load(
              squares,
              plus(times(number, attribute(square)), attribute(column * lanes)),
              lanes));
        OpFoldResult product =
            plus(times(unit, attribute(vectorsOfUnit())), number);
        OpFoldResult at =
            plus(times(product, attribute(kVectorsOfLanes * lanes)),
                 times(part, attribute(lanes)));
        for (auto [lane, ofColumns] :
             llvm::enumerate(transposeSquare(builder, loc, rows)))
          store(ofColumns, numbers,
                plus(at,
                     attribute(static_cast<int64_t>(lane) * numbersOfLane())));
      });
    });
  });
}

void LaneProducts::addToOutput(Tile tile, ArrayRef<Value> sums, Rows rows,
                               Panels panels) {
  int64_t columns = size(Column);
  for (auto [i, sum] : llvm::enumerate(sums))
    store(sum, finished, attribute(static_cast<int64_t>(i) * lanes));
  bool together = getConstantIntValue(output.strides[Column]) == 1;
  int64_t count = together ? columns : 1;
  OpFoldResult first = firstRowOf(tile.number), height = attribute(tile.height);
  if (!isEven)
    height =
        minimum(arith::SubIOp::create(builder, loc, rows.count, value(first)),
                index(tile.height));
  loop(attribute(0), height, 1, [&](Value row) {
    loop(panels.skipped, attribute(panelsOfGroup()), 1, [&](Value panel) {
      ivs.assign(numLoops, attribute(0));
      ivs[Row] = plus(rows.first, plus(first, row));
      ivs[Panel] = plus(panels.first, panel);
      OpFoldResult from = plus(times(row, attribute(kVectorsOfLanes * lanes)),
                               times(panel, attribute(columns)));
      for (int64_t column = 0; column < columns; column += count) {
        ivs[Column] = attribute(column);
        Value at = value(place(output)),
              sum = load(finished, plus(from, attribute(column)), count),
              old = loadVector(output, at, count, Value());
        storeVector(output, arith::AddFOp::create(builder, loc, old, sum), at,
                    Value());
      }
    });
  });
}

/// Adds the sums of the lane of that number to those of the lanes before, as a
/// counter carries: a set bit of the number means that sums wait on its level.
void LaneProducts::addLane(Value number, Tile tile, int64_t level, Values sums,
                           Rows rows, Panels panels) {
  if (level == levels()) {
    addToOutput(tile, sums, rows, panels);
    return;
  }
  OpFoldResult place =
      times(plus(times(tile.number, attribute(levels())), attribute(level)),
            attribute(sumsOfTile()));
  auto placeOf = [&](size_t i) {
    return plus(place, attribute(static_cast<int64_t>(i) * lanes));
  };
  Value bit =
      arith::AndIOp::create(builder, loc, number, index(int64_t(1) << level));
  Value none = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                     bit, index(0));
  auto choice = scf::IfOp::create(builder, loc, none, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  for (auto [i, sum] : llvm::enumerate(sums))
    store(sum, waiting, placeOf(i));
  builder.setInsertionPointToStart(choice.elseBlock());
  for (auto [i, sum] : llvm::enumerate(sums))
    sum = arith::AddFOp::create(builder, loc, load(waiting, placeOf(i), lanes),
                                sum);
  addLane(number, tile, level + 1, sums, rows, panels);
}

/// Multiplies a tile of rows with a group of columns, for the products of one
/// lane.
void LaneProducts::multiplyTile(Value number, OpFoldResult lane, Tile tile,
                                Rows rows, Panels panels) {
  OpFoldResult elements =
      plus(plus(rows.packed, times(lane, attribute(packedOfLane()))),
           times(tile.number, attribute(vectorsOfRow() * packedRows())));
  OpFoldResult weights = times(lane, attribute(numbersOfLane()));
  Values sums(tile.height * kVectorsOfLanes, floats(0, lanes));
  auto products = scf::ForOp::create(builder, loc, index(0),
                                     index(vectorsOfRow()), index(1), sums);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(products.getBody());
    Value product = products.getInductionVar();
    Values next(products.getRegionIterArgs()), ofColumns;
    OpFoldResult at = plus(weights,
                           times(product, attribute(kVectorsOfLanes * lanes))),
                 x = plus(elements, times(product, attribute(packedRows())));
    // Rows of a block come from L3 or from memory.
    OpFoldResult ahead = plus(x, attribute(kBytesAhead / 4));
    memref::PrefetchOp::create(builder, loc, packed, ValueRange{value(ahead)},
                               /*isWrite=*/false, /*localityHint=*/2,
                               /*isDataCache=*/true);
    for (int64_t i = 0; i < kVectorsOfLanes; ++i)
      ofColumns.push_back(load(numbers, plus(at, attribute(i * lanes)), lanes));
    for (int64_t i = 0; i < tile.height; ++i) {
      Value element = memref::LoadOp::create(
          builder, loc, packed, ValueRange{value(plus(x, attribute(i)))});
      multiply(
          broadcast(element, lanes), ofColumns,
          MutableArrayRef(next).slice(i * kVectorsOfLanes, kVectorsOfLanes));
    }
    scf::YieldOp::create(builder, loc, next);
  }
  addLane(number, tile, 0, Values(products.getResults()), rows, panels);
}

void LaneProducts::multiplyLane(Value number, Rows rows, Panels panels) {
  OpFoldResult lane = attribute(0);
  for (int64_t level = 0; level < levels(); ++level) {
    Value bit = arith::AndIOp::create(
        builder, loc,
        arith::ShRUIOp::create(builder, loc, number, index(level)), index(1));
    lane =
        plus(lane, times(bit, attribute(int64_t(1) << (levels() - 1 - level))));
  }
  auto tiles = [&](OpFoldResult from, OpFoldResult to, int64_t height) {
    loop(from, to, 1, [&](Value tile) {
      multiplyTile(number, lane, {tile, height}, rows, panels);
    });
  };
  if (!isEven) {
    Value count =
        arith::CeilDivUIOp::create(builder, loc, rows.count, index(height));
    tiles(attribute(0), count, height);
    return;
  }
  OpFoldResult whole = attribute(tilesTogether - shorterTiles);
  tiles(attribute(0), whole, height);
  tiles(whole, attribute(tilesTogether), height - 1);
}

void LaneProducts::multiplyLanes() {
  loop(attribute(0), sizes[Row], rowsTogether, [&](Value first) {
    Value left = arith::SubIOp::create(builder, loc, value(sizes[Row]), first);
    Rows rows = {first, minimum(left, index(rowsTogether)), attribute(0)};
    if (isPackedBefore) {
      Value block =
          arith::DivUIOp::create(builder, loc, first, index(rowsTogether));
      rows.packed = times(block, attribute(packedOfBlock()));
    } else {
      Value last =
          arith::SubIOp::create(builder, loc, value(sizes[Row]), index(1));
      Value tiles =
          arith::CeilDivUIOp::create(builder, loc, rows.count, index(height));
      loop(attribute(0), tiles, 1,
           [&](Value tile) { packTile(attribute(0), first, tile, last); });
    }
    loop(attribute(0), sizes[Panel], panelsOfGroup(), [&](Value next) {
      Value last = arith::SubIOp::create(builder, loc, value(sizes[Panel]),
                                         index(panelsOfGroup()));
      Value panel = minimum(next, last);
      Panels panels = {panel, arith::SubIOp::create(builder, loc, next, panel)};
      for (int64_t i = 0; i < panelsOfGroup(); ++i)
        convertParameters(value(plus(panel, attribute(i))), index(i));
      fillNumbers(panel);
      loop(attribute(0), attribute(lanes), 1,
           [&](Value number) { multiplyLane(number, rows, panels); });
    });
  });
}

} // namespace tenon

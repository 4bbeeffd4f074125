//===- TileEmitter.cpp - Loop nests with results in registers -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits a linalg nest that accumulates products as loops over register tiles:
// the BLIS micro-kernel, generated per nest. Parallel loops iterate over tiles
// of `heights` rows by vectors of columns, the accumulators of a tile stay in
// vector registers over all reductions, and each step broadcasts LHS elements
// and loads RHS vectors. Remaining columns use masks; remaining rows use lower
// tiles, tiles of two heights, or a last tile that overlaps the one before.
//
// The files TileProducts, TileSteps, TileBorder, TileGroups, TileMatrices and
// TilePrefetch hold the other members; KernelTiles.cpp drives them. A nest that
// does not have the expected form is left to the plain lowering.
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"
#include "AccumulatorStart.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/bit.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Number of operations from which on an epilogue is a loop over the rows of a
/// tile instead of unrolled: code of math functions is long, and reloading
/// accumulators from L1d is faster than computing the functions.
/// Tuned: operations; docs/developer/rationale/tiles-and-packing.md "Epilogues
/// are applied to accumulators in registers".
constexpr int64_t kMinOperationsForEpilogueLoop = 200;

/// Reductions of fewer iterations are unrolled instead of joined with those
/// around them.
/// Tuned: iterations; docs/developer/rationale/llvm.md "Several steps of a
/// tile's loop are one iteration".
constexpr int64_t kMinIterationsToJoin = 16;

//===-- What the nest does ------------------------------------------------===//

bool TileEmitter::analyzeBody() {
  Block &body = nest.getRegion().front();
  Value old = body.getArguments().back();
  auto yield = cast<linalg::YieldOp>(body.getTerminator());
  if (!analyzeBorders() || !isElementwiseBody(body, bordered))
    return refuse("expects a nest of elementwise code");
  sum = yield.getOperand(0).getDefiningOp();
  if (!sum || !isa<arith::AddFOp, arith::AddIOp>(sum) || !old.hasOneUse() ||
      *old.user_begin() != sum)
    return refuse("expects a nest that adds to its sums");
  addend = sum->getOperand(sum->getOperand(0) == old ? 1 : 0);
  accumulator = old.getType();
  return (accumulator.isIntOrFloat() &&
          (chosen.empty() || addsProductOfChosen())) ||
         refuse("expects sums of integers or floats");
}

bool TileEmitter::analyze() {
  unsigned column = tile.getColumn();
  if (nest.getNumDpsInits() != 1 || !nest.hasPureBufferSemantics() ||
      column >= numLoops || tile.getRow() >= static_cast<int64_t>(numLoops))
    return refuse("expects a nest of the tile's loops on one buffer");
  for (auto [number, iterator] : llvm::enumerate(nest.getIteratorTypesArray()))
    if (iterator == utils::IteratorType::reduction)
      reductions.push_back(number);
  if (llvm::is_contained(reductions, column) ||
      llvm::is_contained(reductions, static_cast<unsigned>(tile.getRow())))
    return refuse("expects parallel loops as rows and columns");
  if (!analyzeSizes())
    return refuse("expects loops whose sizes buffers tell");
  if (!analyzeBody())
    return false;
  for (OpOperand *operand : nest.getDpsInputOperands()) {
    Access access;
    // The operand only gives sizes.
    if (!nest.getMatchingBlockArgument(operand).use_empty() &&
        !analyzeAccess(operand->get(), nest.getMatchingIndexingMap(operand),
                       column, access))
      return refuse("expects operands that are read along the loops");
    inputs.push_back(access);
  }
  OpOperand *out = nest.getDpsInitOperand(0);
  if (!analyzeAccess(out->get(), nest.getMatchingIndexingMap(out), column,
                     output))
    return refuse("expects sums that are written along the loops");
  // Vectors must be contiguous in memory, unless they have one element.
  if (getConstantIntValue(output.strides[column]) != 1) {
    if (getConstantIntValue(sizes[column]) != 1)
      return refuse("expects columns that are contiguous in the result");
    output.readable = 0;
  }
  findStart();
  if (tile.getGroup() > 1)
    return (borders.empty() && analyzeGroups()) ||
           refuse("expects operands and a target whose instructions multiply "
                  "groups of the tile's size");
  for (const Access &input : inputs)
    if (input.memref) {
      std::optional<int64_t> step = getConstantIntValue(input.strides[column]);
      if (!step || *step < 0 || *step > kMaxStride)
        return refuse("expects operands whose elements along the columns are "
                      "at most 4 apart in memory");
    }
  joinReductions();
  if (addsHalves() && !analyzeHalves())
    return refuse("expects one reduction of floats for halves");
  return true;
}

void TileEmitter::joinReductions() {
  if (reductions.empty() || !borders.empty())
    return;
  unsigned inner = reductions.back();
  for (unsigned outer : llvm::reverse(ArrayRef(reductions).drop_back())) {
    std::optional<int64_t> count = getConstantIntValue(sizes[inner]),
                           runs = getConstantIntValue(sizes[outer]);
    auto isOneRun = [&](const Access &input) {
      if (!input.memref)
        return true;
      std::optional<int64_t> far = getConstantIntValue(input.strides[outer]),
                             near = getConstantIntValue(input.strides[inner]);
      return far && near && *far == *near * *count;
    };
    bool tellsZeros = llvm::any_of(zeroDims, [&](const ZeroDim &zero) {
      return zero.dim.coefficients[outer] != 0;
    });
    if (!count || *count < kMinIterationsToJoin || !runs || tellsZeros ||
        !llvm::all_of(inputs, isOneRun))
      return;
    sizes[inner] = attribute(*count * *runs);
    sizes[outer] = attribute(1);
  }
}

void TileEmitter::findStart() {
  linalg::LinalgOp found = sumsStart(nest);
  auto row = dyn_cast_or_null<linalg::GenericOp>(found.getOperation());
  if (!row) {
    start = found;
    return;
  }
  // Only one operand may be read.
  for (OpOperand *operand : row.getDpsInputOperands()) {
    if (row.getMatchingBlockArgument(operand).use_empty())
      continue;
    if (startRow.memref ||
        !analyzeAccess(operand->get(), row.getMatchingIndexingMap(operand),
                       tile.getColumn(), startRow))
      return;
  }
  if (startRow.memref &&
      getConstantIntValue(startRow.strides[tile.getColumn()]) == 1)
    start = found;
}

//===-- Loops -------------------------------------------------------------===//

OpFoldResult TileEmitter::place(const Access &access, bool inReductions) {
  OpFoldResult at =
      inReductions ? OpFoldResult(builder.getIndexAttr(0)) : access.start;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (llvm::is_contained(reductions, loop) == inReductions)
      at = plus(at, times(ivs[loop], access.strides[loop]));
  return at;
}

int64_t TileEmitter::evenHeight(ArrayRef<int64_t> heights, int64_t vectors,
                                int64_t rows) {
  int64_t sums = heights.back() * heights.size();
  for (int64_t high = heights[vectors - 1]; high * vectors * 8 >= sums * 7;
       --high)
    if (rows % high == 0)
      return high;
  return 0;
}

int64_t TileEmitter::evenHeight(int64_t vectors) {
  std::optional<int64_t> rows = tile.getRow() < 0
                                    ? std::nullopt
                                    : getConstantIntValue(sizes[tile.getRow()]);
  return rows ? evenHeight(tile.getHeights(), vectors, *rows) : 0;
}

void TileEmitter::parallel(unsigned number, std::optional<Columns> columns,
                           std::optional<int64_t> height) {
  if (number == numLoops)
    return registerTile(*columns, height.value_or(1));
  if (llvm::is_contained(reductions, number))
    return parallel(number + 1, columns, height);
  auto inner = [&](std::optional<Columns> columns,
                   std::optional<int64_t> height) {
    return [=](Value iv) {
      ivs[number] = iv;
      parallel(number + 1, columns, height);
    };
  };
  int64_t lanes = tile.getLanes();
  ArrayRef<int64_t> heights = tile.getHeights();
  std::optional<int64_t> size = getConstantIntValue(sizes[number]);
  if (number == tile.getColumn()) {
    int64_t vectors = heights.size();
    // Use fewer vectors if all tiles then have one height.
    if (!height && size && !usesMatrices())
      for (int64_t fewer = vectors; fewer > 1 && !height; --fewer)
        if (int64_t high = evenHeight(fewer);
            high && *size % (fewer * lanes) == 0) {
          vectors = fewer;
          height = high;
        }
    int64_t width = vectors * lanes;
    if (size) {
      int64_t full = *size / width * width;
      loop(builder.getIndexAttr(0), builder.getIndexAttr(full), width,
           inner(Columns{vectors, Value(), 0}, height));
      if (int64_t rest = *size - full) {
        Value last = rest % lanes ? mask(lanes, rest % lanes) : Value();
        int64_t number = llvm::divideCeil(rest, lanes);
        inner(Columns{number, last, full + number * lanes},
              height)(index(full));
      }
      return;
    }
    // Emit whole tiles, then single vectors, the last of them masked.
    Value end = value(sizes[number]);
    Value full = arith::SubIOp::create(
        builder, loc, end,
        arith::RemUIOp::create(builder, loc, end, index(width)));
    loop(builder.getIndexAttr(0), full, width,
         inner(Columns{vectors, Value(), 0}, height));
    loop(full, end, lanes, [&](Value iv) {
      Value left = arith::SubIOp::create(builder, loc, end, iv);
      auto type = VectorType::get({lanes}, builder.getI1Type());
      Value mask =
          vector::CreateMaskOp::create(builder, loc, type, ValueRange(left));
      inner(Columns{1, mask, 0}, height)(iv);
    });
    return;
  }
  if (static_cast<int64_t>(number) == tile.getRow()) {
    // The row loop may be inside or outside of the column loop; outside, its
    // height is limited by the widest tile.
    auto coverRows = [&](Value end, int64_t height) {
      Value last =
          arith::SubIOp::create(builder, loc, end, index(height)).getResult();
      loop(builder.getIndexAttr(0), end, height, [&](Value iv) {
        Value at = arith::MinUIOp::create(builder, loc, iv, last);
        if (overwritesOperands())
          repeatedRows = arith::SubIOp::create(builder, loc, iv, at);
        inner(columns, height)(at);
        repeatedRows = Value();
      });
    };
    if (usesMatrices()) {
      if (size && *size % matrixHeight == 0)
        return loop(builder.getIndexAttr(0), sizes[number], matrixHeight,
                    inner(columns, matrixHeight));
      Value last = arith::SubIOp::create(builder, loc, value(sizes[number]),
                                         index(matrixHeight));
      return loop(builder.getIndexAttr(0), sizes[number], matrixHeight,
                  [&](Value iv) {
                    Value at = arith::MinUIOp::create(builder, loc, iv, last);
                    repeatedRows = arith::SubIOp::create(builder, loc, iv, at);
                    inner(columns, matrixHeight)(at);
                    repeatedRows = Value();
                  });
    }
    int64_t vectors = columns ? columns->vectors : heights.size();
    int64_t even = height.value_or(evenHeight(vectors));
    int64_t most = even ? even : heights[vectors - 1];
    bool repeats = mayRepeat(most, columns ? vectors : 1);
    if (size) {
      int64_t tiles = llvm::divideCeil(*size, most);
      // Tiles of two heights double the code. Unless the tile accumulates into
      // memory, the last one may recompute a few rows.
      int64_t more = tiles * most - *size;
      if (repeats && more > 0 && more * kMinRowsToRecomputed <= *size)
        return coverRows(index(*size), most);
      int64_t high = llvm::divideCeil(*size, tiles);
      int64_t numLow = tiles * high - *size;
      int64_t border = (tiles - numLow) * high;
      loop(builder.getIndexAttr(0), builder.getIndexAttr(border), high,
           inner(columns, high));
      loop(builder.getIndexAttr(border), builder.getIndexAttr(*size), high - 1,
           inner(columns, high - 1));
      return;
    }
    Value end = value(sizes[number]);
    auto least = attr::leastRows.get(nest);
    if (repeats && least && least.getInt() >= most)
      return coverRows(end, most);
    Value full = arith::SubIOp::create(
        builder, loc, end,
        arith::RemUIOp::create(builder, loc, end, index(most)));
    loop(builder.getIndexAttr(0), full, most, inner(columns, most));
    // Cover the remaining rows with as few tiles as possible: each reads all
    // columns.
    Value from = full;
    for (int64_t high = llvm::bit_floor<uint64_t>(most - 1); high > 0;
         high /= 2) {
      Value left = arith::RemUIOp::create(
          builder, loc, arith::SubIOp::create(builder, loc, end, from),
          index(high));
      Value to = arith::SubIOp::create(builder, loc, end, left);
      loop(from, to, high, inner(columns, high));
      from = to;
    }
    return;
  }
  loop(builder.getIndexAttr(0), sizes[number], 1, inner(columns, height));
}

OpFoldResult TileEmitter::placeOfInput(unsigned number) {
  OpFoldResult at = bases[number];
  Value apart = counted.lookup(number);
  for (unsigned loop : reductions)
    at = plus(at, apart && loop == reductions.back()
                      ? OpFoldResult(apart)
                      : times(ivs[loop], inputs[number].strides[loop]));
  return at;
}

//===-- Tiles -------------------------------------------------------------===//

void TileEmitter::registerTile(Columns columns, int64_t height) {
  bases.clear();
  for (const Access &input : inputs)
    bases.push_back(input.memref ? place(input, false) : OpFoldResult());
  OpFoldResult base = place(output, false);
  if (usesMatrices())
    return matrixTile(base, columns, height);
  auto type = VectorType::get({tile.getLanes()}, accumulator);
  auto each = [&](function_ref<void(Value, bool)> visit) {
    for (int64_t row = 0; row < height; ++row)
      for (int64_t v = 0; v < columns.vectors; ++v) {
        OpFoldResult at = base;
        if (row)
          at = plus(at, times(builder.getIndexAttr(row),
                              output.strides[tile.getRow()]));
        at = plus(at, builder.getIndexAttr(v * tile.getLanes()));
        visit(value(at), columns.mask && v == columns.vectors - 1);
      }
  };
  Values accumulators;
  if (start) {
    for (int64_t v = 0; v < columns.vectors; ++v)
      accumulators.push_back(
          initial(type, v, v == columns.vectors - 1 ? columns.mask : Value()));
    for (int64_t i = columns.vectors; i < height * columns.vectors; ++i)
      accumulators.push_back(accumulators[i - columns.vectors]);
  } else {
    each([&](Value at, bool masked) {
      accumulators.push_back(loadVector(output, at, tile.getLanes(),
                                        masked ? columns.mask : Value()));
    });
  }
  accumulators = reduce(0, columns, height, std::move(accumulators));
  auto *next = accumulators.begin();
  if (epilogue)
    return finish(base, columns, height, accumulators);
  each([&](Value at, bool masked) {
    storeVector(output, *next++, at, masked ? columns.mask : Value());
  });
}

void TileEmitter::finishRow(OpFoldResult base, Columns columns, int64_t height,
                            OpFoldResult row,
                            function_ref<Value(int64_t)> sumsOf) {
  // Offsets are relative to the whole buffer.
  OpFoldResult from = plus(output.offset, base);
  std::optional<int64_t> step =
      height > 1 ? getConstantIntValue(output.strides[tile.getRow()]) : 0;
  bool sameColumns = step && *step % epilogue->getRowLength() == 0;
  for (int64_t v = 0; v < columns.vectors; ++v) {
    OpFoldResult column = plus(from, attribute(v * tile.getLanes()));
    OpFoldResult at =
        isZeroInteger(row)
            ? column
            : plus(column, times(row, output.strides[tile.getRow()]));
    bool masked = columns.mask && v == columns.vectors - 1;
    epilogue->apply(builder.saveInsertionPoint(), at,
                    sameColumns ? std::optional<int64_t>(v) : std::nullopt,
                    sameColumns ? column : at, sumsOf(v),
                    masked ? columns.mask : Value());
  }
}

bool TileEmitter::loopsOverRows(int64_t height, int64_t vectors) {
  return height > 1 && epilogue->getCost() * height * vectors >=
                           kMinOperationsForEpilogueLoop;
}

void TileEmitter::finish(OpFoldResult base, Columns columns, int64_t height,
                         ArrayRef<Value> sums) {
  epilogue->startTile();
  if (!loopsOverRows(height, columns.vectors)) {
    assert(!repeatedRows && "unrolled rows cannot be left out");
    for (int64_t row = 0; row < height; ++row)
      finishRow(base, columns, height, attribute(row),
                [&](int64_t v) { return sums[row * columns.vectors + v]; });
    return;
  }
  Value place = scratchMemory(
      MemRefType::get({height, columns.vectors}, sums.front().getType()));
  for (int64_t row = 0; row < height; ++row)
    for (int64_t v = 0; v < columns.vectors; ++v)
      memref::StoreOp::create(builder, loc, sums[row * columns.vectors + v],
                              place, ValueRange{index(row), index(v)});
  forRows(
      height,
      [&](Value row) {
        finishRow(base, columns, height, row, [&](int64_t v) {
          return memref::LoadOp::create(builder, loc, place,
                                        ValueRange{row, index(v)});
        });
      },
      repeatedRows);
}

void TileEmitter::forRows(int64_t height, function_ref<void(Value)> body,
                          Value first) {
  auto rows = scf::ForOp::create(builder, loc, first ? first : index(0),
                                 index(height), index(1));
  rows->setAttr("loop_annotation", loopOfSteps({}));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(rows.getBody());
  body(rows.getInductionVar());
}

Value TileEmitter::scratchMemory(MemRefType type) {
  OpBuilder::InsertionGuard guard(builder);
  auto function = nest->getParentOfType<func::FuncOp>();
  builder.setInsertionPointToStart(&function.getBody().front());
  return memref::AllocaOp::create(builder, loc, type);
}

Attribute TileEmitter::loopOfSteps(std::optional<int64_t> count) {
  MLIRContext *context = builder.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(
      context, builder.getBoolAttr(true),
      count ? builder.getI32IntegerAttr(*count) : IntegerAttr(), {}, {}, {}, {},
      {});
  return LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, unroll, {}, {}, {},
                                       {}, {}, {}, {}, {}, {}, {}, {});
}

Value TileEmitter::initial(VectorType type, int64_t vector, Value mask) {
  if (auto fill = dyn_cast<linalg::FillOp>(*start))
    return vector::BroadcastOp::create(builder, loc, type,
                                       fill.getInputs().front());
  OpFoldResult at =
      plus(place(startRow, false), attribute(vector * tile.getLanes()));
  Value row = loadVector(startRow, value(at), tile.getLanes(), mask);
  Block &body = start->getRegion(0).front();
  SmallVector<Value> arguments(body.getNumArguments());
  for (BlockArgument argument : body.getArguments())
    if (!argument.use_empty())
      arguments[argument.getArgNumber()] = row;
  return emitBody(body, arguments, tile.getLanes());
}

bool TileEmitter::hasRowsOf(int64_t length) {
  // The output may be a subview of rows, or whole.
  Value whole = output.memref;
  while (auto part = whole.getDefiningOp<memref::SubViewOp>())
    whole = part.getSource();
  // Trailing dimensions of size 1 do not affect the layout.
  ArrayRef<int64_t> shape = cast<MemRefType>(whole.getType()).getShape();
  while (shape.size() > 1 && shape.back() == 1)
    shape = shape.drop_back();
  return !shape.empty() && shape.back() == length;
}

Value TileEmitter::columnMask(const Access &access, Columns columns,
                              int64_t vector, int64_t step) const {
  if (vector != columns.vectors - 1 ||
      (columns.end && columns.end <= access.readable && step == 1))
    return {};
  return columns.mask;
}

void TileEmitter::emit() {
  ivs.assign(numLoops, builder.getIndexAttr(0));
  parallel(0, std::nullopt, std::nullopt);
  if (start)
    start.erase();
  nest.erase();
}

} // namespace tenon

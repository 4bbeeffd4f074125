//===- AmxProducts.cpp - Register tiles of AMX tiles ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TileEmitter: products on AMX tile registers. A register has 16 rows
// of 64 bytes: 16 columns of accumulators; 16 dot groups of the left operand;
// for the right operand, a row is a dot group of 16 columns. LLVM configures
// the tile shapes once per function, so all tiles of a function have the same
// height.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "TileEmitter.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

using namespace ten;

bool TileEmitter::analyzeMatrices() {
  unsigned sums = reductions[reductions.size() - 2];
  std::optional<int64_t> groups = getConstantIntValue(sizes[sums]);
  if (!groups || *groups % kMatrixSize != 0)
    return false;
  // The LHS is contiguous along K; the RHS has the columns.
  auto hasColumns = [&](const Factor &factor) {
    return getConstantIntValue(
               inputs[factor.input].strides[tile.getColumn()]) != 0;
  };
  if (hasColumns(factors[0]))
    std::swap(factors[0], factors[1]);
  const Access &left = inputs[factors[0].input];
  return !hasColumns(factors[0]) && hasColumns(factors[1]) &&
         getConstantIntValue(left.strides[sums]) == tile.getGroup();
}

std::optional<TileEmitter::MatrixRows> TileEmitter::matrixRows() {
  if (!usesMatrices())
    return {};
  int64_t least = 1;
  if (tile.getRow() >= 0) {
    auto known = attr::leastRows.get(nest);
    if (std::optional<int64_t> rows = getConstantIntValue(sizes[tile.getRow()]))
      least = *rows;
    else if (start && known)
      least = known.getInt();
  }
  return MatrixRows{least, tile.getHeights().front(), static_cast<bool>(start)};
}

int64_t TileEmitter::commonHeight(ArrayRef<MatrixRows> nests) {
  // Cost of a tile besides its rows, in rows.
  // Tuned: rows; docs/developer/rationale/math.md "AMX registers are values of
  // the dialect `amx`".
  constexpr int64_t kTileCost = 4;
  int64_t best = 1, leastCost = std::numeric_limits<int64_t>::max();
  for (int64_t height = 1; height <= 2 * kMatrixSize; ++height) {
    int64_t cost = 0;
    bool fits = true;
    for (const MatrixRows &rows : nests) {
      fits &= height <= std::min(rows.least, rows.most) &&
              (rows.mayRepeat || rows.least % height == 0);
      cost += llvm::divideCeil(rows.least, height) * (height + kTileCost);
    }
    if (fits && cost <= leastCost) {
      best = height;
      leastCost = cost;
    }
  }
  return best;
}

/// Splits the rows of a tile between vertically adjacent registers, about
/// evenly.
static SmallVector<int64_t, 2> rowsOfRegisters(int64_t height) {
  if (height <= kMatrixSize)
    return {height};
  return {llvm::divideCeilSigned(height, 2), height / 2};
}

static bool isZeroFill(linalg::LinalgOp start) {
  auto fill = dyn_cast_or_null<linalg::FillOp>(start.getOperation());
  return fill && (matchPattern(fill.getInputs().front(), m_Zero()) ||
                  matchPattern(fill.getInputs().front(), m_PosZeroFloat()));
}

/// Returns the distance between rows in memory; arbitrary for a single row.
static OpFoldResult rowStep(const Access &access, TileAttr tile) {
  return tile.getRow() < 0
             ? IntegerAttr::get(IndexType::get(tile.getContext()), 0)
             : access.strides[tile.getRow()];
}

void TileEmitter::matrixTile(OpFoldResult base, Columns columns,
                             int64_t height) {
  // With an epilogue or a mask, store to scratch memory and process row by row.
  bool direct = !epilogue && !columns.mask;
  int64_t width = columns.vectors * kMatrixSize;
  Access sums = output;
  OpFoldResult at = base, step = rowStep(output, tile);
  if (!direct) {
    sums.flat = scratchMemory(MemRefType::get({height * width}, accumulator));
    at = attribute(0);
    step = attribute(width);
  }
  auto place = [&](OpFoldResult row, int64_t vector) {
    return value(plus(plus(base, times(row, rowStep(output, tile))),
                      attribute(vector * kMatrixSize)));
  };
  auto scratchPlace = [&](Value row, int64_t vector) {
    return value(plus(times(row, step), attribute(vector * kMatrixSize)));
  };
  auto maskOf = [&](int64_t vector) {
    return vector == columns.vectors - 1 ? columns.mask : Value();
  };
  if (!start && !direct)
    forRows(height, [&](Value row) {
      for (int64_t v = 0; v < columns.vectors; ++v)
        storeVector(sums,
                    loadVector(output, place(row, v), kMatrixSize, maskOf(v)),
                    scratchPlace(row, v), Value());
    });
  Values made = initialMatrices(sums, at, step, columns, height);
  made = reduce(0, columns, height, std::move(made));
  auto *next = made.begin();
  eachMatrix(columns, height, at, step, [&](int64_t, int64_t, Value from) {
    amx::TileStoreOp::create(builder, loc, sums.flat, from, *next++,
                             value(step));
  });
  if (direct)
    return;
  if (epilogue)
    epilogue->startTile();
  // An epilogue that reads the element that it writes must run once per
  // element.
  forRows(
      height,
      [&](Value row) {
        auto sumsOf = [&](int64_t v) {
          return loadVector(sums, scratchPlace(row, v), kMatrixSize, Value());
        };
        if (epilogue)
          return finishRow(base, columns, height, row, sumsOf);
        for (int64_t v = 0; v < columns.vectors; ++v)
          storeVector(output, sumsOf(v), place(row, v), maskOf(v));
      },
      repeatedRows);
}

void TileEmitter::eachMatrix(
    Columns columns, int64_t height, OpFoldResult at, OpFoldResult step,
    function_ref<void(int64_t rows, int64_t vector, Value place)> visit) {
  int64_t row = 0;
  for (int64_t rows : rowsOfRegisters(height)) {
    for (int64_t v = 0; v < columns.vectors; ++v)
      visit(rows, v,
            value(plus(plus(at, times(attribute(row), step)),
                       attribute(v * kMatrixSize))));
    row += rows;
  }
}

TileEmitter::Values TileEmitter::initialMatrices(const Access &sums,
                                                 OpFoldResult at,
                                                 OpFoldResult step,
                                                 Columns columns,
                                                 int64_t height) {
  // Equal rows are stored once.
  Access alike = sums;
  bool isZero = start && isZeroFill(start);
  if (start && !isZero) {
    auto type = VectorType::get({kMatrixSize}, accumulator);
    int64_t last = columns.vectors - 1;
    alike.flat = scratchMemory(
        MemRefType::get({columns.vectors * kMatrixSize}, accumulator));
    for (int64_t v = 0; v <= last; ++v)
      storeVector(alike, initial(type, v, v == last ? columns.mask : Value()),
                  index(v * kMatrixSize), Value());
    at = step = attribute(0);
  }
  Values made;
  eachMatrix(
      columns, height, at, step, [&](int64_t rows, int64_t, Value place) {
        auto type = amx::TileType::get({rows, kMatrixSize}, accumulator);
        made.push_back(
            isZero ? amx::TileZeroOp::create(builder, loc, type).getResult()
                   : amx::TileLoadOp::create(builder, loc, type, alike.flat,
                                             place, value(step))
                         .getResult());
      });
  return made;
}

TileEmitter::Values TileEmitter::multiplyMatrices(Columns columns,
                                                  int64_t height,
                                                  Values accumulators) {
  unsigned sums = reductions[reductions.size() - 2];
  int64_t groups = *getConstantIntValue(sizes[sums]), group = tile.getGroup();
  Type element = dot->element(builder.getContext());
  const Access &left = inputs[factors[0].input],
               &right = inputs[factors[1].input];
  ivs[reductions.back()] = attribute(0);
  auto multiply = [&](OpFoldResult at, Values accumulators) {
    ivs[sums] = at;
    OpFoldResult leftAt = plus(bases[factors[0].input], place(left, true)),
                 rightAt = plus(bases[factors[1].input], place(right, true));
    auto load = [&](const Access &from, int64_t rows, OpFoldResult at,
                    OpFoldResult step) -> Value {
      auto type = amx::TileType::get({rows, kMatrixSize * group}, element);
      return amx::TileLoadOp::create(builder, loc, type, from.flat, value(at),
                                     value(step));
    };
    Values rights(columns.vectors);
    auto *acc = accumulators.begin();
    int64_t row = 0;
    for (int64_t rows : rowsOfRegisters(height)) {
      OpFoldResult step = rowStep(left, tile);
      Value lhs =
          load(left, rows, plus(leftAt, times(attribute(row), step)), step);
      for (auto [v, rhs] : llvm::enumerate(rights)) {
        if (!rhs)
          rhs = load(right, kMatrixSize,
                     plus(rightAt, attribute(static_cast<int64_t>(v) *
                                             kMatrixSize * group)),
                     right.strides[sums]);
        *acc = isa<FloatType>(accumulator)
                   ? amx::TileMulFOp::create(builder, loc, acc->getType(), lhs,
                                             rhs, *acc)
                         .getResult()
                   : amx::TileMulIOp::create(builder, loc, acc->getType(), lhs,
                                             rhs, *acc, factors[0].isUnsigned,
                                             factors[1].isUnsigned)
                         .getResult();
        ++acc;
      }
      row += rows;
    }
    return accumulators;
  };
  if (groups == kMatrixSize)
    return multiply(attribute(0), std::move(accumulators));
  auto loop = scf::ForOp::create(builder, loc, index(0), index(groups),
                                 index(kMatrixSize), accumulators);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  scf::YieldOp::create(
      builder, loc,
      multiply(loop.getInductionVar(), Values(loop.getRegionIterArgs())));
  return Values(loop.getResults());
}

} // namespace tenon

//===- CodeTile.cpp - Products with numbers made of codes -----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The register tile of a nest that multiplies rows with dequantized weights
// (`#ten.code_tile`). Vectors run along the sums: each lane adds up every
// lanes-th product, in order, and the lanes are added up as a tree. So one
// parameter is for all lanes, and what a code stands for can be looked up: with
// AVX-512 a register holds the numbers of all 16 codes of a block, made by the
// nest's body once for a block, and one permutation replaces each of 16 codes
// by its number. Elsewhere the body makes each vector's numbers. Where codes
// are places in a table of the program, a permutation of the table, or selects
// by the bits of a code, take the place of the conversion to numbers.
//
// Invariant: a sum's bits depend on nothing but its row and its column, as
// every tile, whatever its height, adds up in this order.
//
//===----------------------------------------------------------------------===//

#include "CodeTile.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "LaneProducts.h"
#include "Target/Target.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Bytes of rows that stay in L2 beside the weights of a panel.
/// Fact: bytes; the smallest L2.
constexpr int64_t kMaxBytesOfRows = kSmallestL2;

/// Minimum number of tiles of rows for which weights are made once for all of
/// them.
/// Tuned: tiles; docs/developer/rationale/algorithms.md "Some rows dequantize
/// once, for a part of the products at a time".
constexpr int64_t kMinTilesForDequantizing = 4;
/// Tiles of so few rows leave registers for more rows, of 16, where they do not
/// make the numbers: so many, which is also the minimum for which that is done.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Some rows dequantize
/// once, for a part of the products at a time".
constexpr int64_t kFewRows = 2, kRowsWithNumbers = 3;
/// Weights in L1d at a time, for each column.
/// Tuned: products; docs/developer/rationale/algorithms.md "Some rows
/// dequantize once, for a part of the products at a time".
constexpr int64_t kProductsTogether = 1024;
/// Most rows that use the weights.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Some rows dequantize
/// once, for a part of the products at a time".
constexpr int64_t kMaxRowsTogether = 48;
/// Size of the smaller blocks where only the run knows how many rows there are.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Some rows dequantize
/// once, for a part of the products at a time".
constexpr int64_t kMinRowsOfBlock = 12;
/// Panels beside each other for one row, where registers are many: sums of four
/// columns would wait for each other.
/// Tuned: panels; docs/developer/rationale/algorithms.md "One row takes two
/// panels at a time".
constexpr int64_t kPanelsOfOneRow = 2;

class CodeTileEmitter : LaneProducts {
public:
  CodeTileEmitter(linalg::GenericOp nest, CodeTileAttr tile, TargetAttr target)
      : LaneProducts(nest, tile, target) {}

  bool emit();

private:
  bool analyze();
  bool findWeight();

  void rowBlock(Value panel, OpFoldResult from, OpFoldResult to);
  /// Returns the units of a part of the products.
  int64_t unitsTogether() {
    return std::max<int64_t>(1, kProductsTogether / (vectorsOfUnit() * lanes));
  }
  void shareNumbers(OpFoldResult from, int64_t rows);
  void fillPanel(Value first, int64_t units);
  /// Adds up the products of a part of the sums for a tile of rows, whose sums
  /// are at a place in memory.
  void addProducts(OpFoldResult sums, OpFoldResult row, int64_t height,
                   Value first, int64_t units);
  void fewRows();
  /// Adds a row's sums, of all columns, to the output.
  void storeSums(OpFoldResult row, ArrayRef<Value> sums);
  /// Returns the most rows of a tile whose numbers are in memory: sums take the
  /// registers that making the numbers would.
  int64_t heightWithNumbers() {
    return tile.getRows() <= kFewRows ? kRowsWithNumbers : tile.getRows();
  }
  void rows(Value panel, OpFoldResult first, int64_t height);
  Values blockOf(int64_t height, Values sums);
  Values stepOf(int64_t height, Values sums, SmallVector<Values> &tables);
  Value addLanes(ArrayRef<Value> vectors);
  /// Numbers and sums of many rows.
  Value numbersInMemory, sumsInMemory;
};

} // namespace

bool CodeTileEmitter::analyze() {
  if (numLoops != 8 || nest.getNumDpsInits() != 1 || !analyzeSizes())
    return false;
  for (unsigned loop = Column; loop <= Lane; ++loop)
    if (!getConstantIntValue(sizes[loop]))
      return false;
  if (size(Lane) != lanes)
    return false;
  for (OpOperand *input : nest.getDpsInputOperands()) {
    BlockArgument argument = nest.getMatchingBlockArgument(input);
    if (argument.use_empty())
      continue;
    AffineMap map = nest.getMatchingIndexingMap(input);
    Access access;
    if (!analyzeAccess(input->get(), map, Lane, access))
      return false;
    bool hasLanes = map.isFunctionOfDim(Lane);
    if (hasLanes && getConstantIntValue(access.strides[Lane]) != 1)
      return false;
    if (map.isFunctionOfDim(Row)) {
      if (!hasLanes || row)
        return false;
      row = argument;
      rowAccess = access;
    } else if (hasLanes && map.isFunctionOfDim(Column)) {
      if (codes)
        return false;
      codes = argument;
      codeAccess = access;
    } else {
      parameters.push_back({argument, access, hasLanes, nullptr, Value()});
    }
  }
  return row && codes &&
         analyzeAccess(nest.getDpsInits()[0],
                       nest.getMatchingIndexingMap(nest.getDpsInitOperand(0)),
                       Lane, output) &&
         findWeight();
}

/// Finds the one value that neither row nor sum decides and that is used with
/// these.
bool CodeTileEmitter::findWeight() {
  mlir::Block &body = nest.getRegion().front();
  code = codes;
  if (tile.getBits() < 8 || tile.getTable()) {
    code = findCode();
    if (code == codes)
      return false;
  }
  llvm::DenseSet<Value> dependent = {row, body.getArguments().back()};
  for (Operation &op : body) {
    bool depends = llvm::any_of(op.getOperands(), [&](Value operand) {
      return dependent.contains(operand);
    });
    if (!depends)
      continue;
    if (!isa<linalg::YieldOp>(op) &&
        !OpTrait::hasElementwiseMappableTraits(&op))
      return false;
    for (Value result : op.getResults())
      dependent.insert(result);
    for (Value operand : op.getOperands()) {
      if (dependent.contains(operand) || operand == weight)
        continue;
      if (weight)
        return false;
      weight = operand;
    }
  }
  if (!weight)
    return false;
  findNumber();
  return true;
}

/// One step of a block, for so many rows.
CodeTileEmitter::Values CodeTileEmitter::stepOf(int64_t height, Values sums,
                                                SmallVector<Values> &tables) {
  int64_t columns = numColumns();
  eachVector(tables, [&](int64_t, ArrayRef<Value> numbers) {
    OpFoldResult first = ivs[Row];
    for (int64_t i = 0; i < height; ++i) {
      ivs[Row] = plus(first, attribute(i));
      Value x = loadVector(rowAccess, value(place(rowAccess)), lanes, Value());
      multiply(x, numbers, MutableArrayRef(sums).slice(i * columns, columns));
    }
    ivs[Row] = first;
  });
  return sums;
}

CodeTileEmitter::Values CodeTileEmitter::blockOf(int64_t height, Values sums) {
  SmallVector<Values> tables;
  int64_t steps = size(Step);
  if (steps == 1) {
    ivs[Step] = attribute(0);
    return stepOf(height, sums, tables);
  }
  // A block has one group then, whose tables are for all of its steps.
  if (hasTable()) {
    ivs[Step] = attribute(0);
    tables.push_back(tablesOf(0));
  }
  auto loop =
      scf::ForOp::create(builder, loc, index(0), index(steps), index(1), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  ivs[Step] = loop.getInductionVar();
  Values next(loop.getRegionIterArgs());
  scf::YieldOp::create(builder, loc, stepOf(height, next, tables));
  return Values(loop.getResults());
}

/// Returns a vector with the sum of each vector's lanes: halves are added until
/// one lane is left. Vectors are a power of two, at most as many as lanes. Two
/// become one of their halves' sums, so that one addition serves all of them.
Value CodeTileEmitter::addLanes(ArrayRef<Value> vectors) {
  Values left(vectors);
  // Each vector is so many groups of `width` lanes, which are left of one sum.
  for (int64_t width = lanes; width > 1; width /= 2) {
    bool single = left.size() == 1;
    int64_t both = (single ? 1 : 2) *
                   cast<VectorType>(left.front().getType()).getDimSize(0);
    SmallVector<int64_t> low, high;
    for (int64_t group = 0; group < both; group += width)
      for (int64_t lane = group; lane < group + width / 2; ++lane) {
        low.push_back(lane);
        high.push_back(lane + width / 2);
      }
    Values sums;
    for (size_t i = 0; i < left.size(); i += 2) {
      Value other = left[single ? i : i + 1],
            a = vector::ShuffleOp::create(builder, loc, left[i], other, low),
            b = vector::ShuffleOp::create(builder, loc, left[i], other, high);
      sums.push_back(arith::AddFOp::create(builder, loc, a, b));
    }
    left = sums;
  }
  return left.front();
}

void CodeTileEmitter::rows(Value panel, OpFoldResult first, int64_t height) {
  int64_t columns = numColumns(), ofPanel = size(Column);
  auto type = VectorType::get({lanes}, output.element);
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  Values sums(height * columns, zero);
  ivs.assign(numLoops, attribute(0));
  ivs[Panel] = panel;
  ivs[Row] = first;
  if (size(Block) == 1) {
    sums = blockOf(height, sums);
  } else {
    auto loop = scf::ForOp::create(builder, loc, index(0), index(size(Block)),
                                   index(1), sums);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    ivs[Block] = loop.getInductionVar();
    scf::YieldOp::create(builder, loc,
                         blockOf(height, Values(loop.getRegionIterArgs())));
    sums = Values(loop.getResults());
  }
  for (int64_t i = 0; i < height; ++i)
    for (int64_t column = 0; column < columns; column += ofPanel) {
      ivs[Panel] = plus(panel, attribute(column / ofPanel));
      storeSums(plus(first, attribute(i)),
                ArrayRef(sums).slice(i * columns + column, ofPanel));
    }
}

void CodeTileEmitter::storeSums(OpFoldResult row, ArrayRef<Value> sums) {
  ivs[Row] = row;
  Value added = addLanes(sums);
  bool together = getConstantIntValue(output.strides[Column]) == 1;
  int64_t columns = size(Column), count = together ? columns : 1;
  for (int64_t column = 0; column < columns; column += count) {
    ivs[Column] = attribute(column);
    Value at = value(place(output)), sum = added;
    if (!together)
      sum = vector::ExtractStridedSliceOp::create(
          builder, loc, added, ArrayRef<int64_t>{column}, ArrayRef<int64_t>{1},
          ArrayRef<int64_t>{1});
    Value old = loadVector(output, at, count, Value());
    storeVector(output, arith::AddFOp::create(builder, loc, old, sum), at,
                Value());
  }
}

/// Makes the numbers of so many units for all columns of the panel in use.
void CodeTileEmitter::fillPanel(Value first, int64_t units) {
  int64_t columns = size(Column);
  loop(attribute(0), attribute(units), 1, [&](Value unit) {
    useUnit(arith::AddIOp::create(builder, loc, first, unit));
    OpFoldResult ofUnit = times(unit, attribute(vectorsOfUnit() * columns));
    SmallVector<Values> tables;
    eachVector(tables, [&](int64_t number, ArrayRef<Value> numbers) {
      for (auto [column, made] : llvm::enumerate(numbers))
        store(made, numbersInMemory,
              times(plus(ofUnit, attribute(number * columns +
                                           static_cast<int64_t>(column))),
                    attribute(lanes)));
    });
  });
}

void CodeTileEmitter::addProducts(OpFoldResult sums, OpFoldResult row,
                                  int64_t height, Value first, int64_t units) {
  int64_t columns = size(Column);
  auto sumAt = [&](int64_t i) {
    return times(plus(sums, attribute(i)), attribute(lanes));
  };
  auto type = VectorType::get({lanes}, output.element);
  Values start(height * columns, arith::ConstantOp::create(
                                     builder, loc, builder.getZeroAttr(type)));
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        first, index(0));
  auto known = scf::IfOp::create(builder, loc, ValueRange(start).getTypes(),
                                 isFirst, /*addElseBlock=*/true);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(known.thenBlock());
    scf::YieldOp::create(builder, loc, start);
    builder.setInsertionPointToStart(known.elseBlock());
    for (int64_t i = 0; i < height * columns; ++i)
      start[i] = load(sumsInMemory, sumAt(i), lanes);
    scf::YieldOp::create(builder, loc, start);
  }
  auto steps = scf::ForOp::create(builder, loc, index(0), index(units),
                                  index(1), known.getResults());
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(steps.getBody());
    Value unit = steps.getInductionVar();
    Values next(steps.getRegionIterArgs());
    ivs.assign(numLoops, attribute(0));
    // Rows lie in the order of the sums.
    ivs[Step] = arith::AddIOp::create(builder, loc, first, unit).getResult();
    OpFoldResult ofUnit = times(unit, attribute(vectorsOfUnit() * columns));
    for (int64_t number = 0; number < vectorsOfUnit(); ++number) {
      ivs[Group] = attribute(number / size(Vector));
      ivs[Vector] = attribute(number % size(Vector));
      auto numberOf = [&](int64_t column) {
        return load(numbersInMemory,
                    times(plus(ofUnit, attribute(number * columns + column)),
                          attribute(lanes)),
                    lanes);
      };
      auto vectorOf = [&](int64_t i) {
        ivs[Row] = plus(row, attribute(i));
        return loadVector(rowAccess, value(place(rowAccess)), lanes, Value());
      };
      auto sumsAt = [&](int64_t i, int64_t column, int64_t count) {
        return MutableArrayRef(next).slice(i * columns + column, count);
      };
      // The shorter side stays in registers.
      Values kept;
      if (height < columns) {
        for (int64_t i = 0; i < height; ++i)
          kept.push_back(vectorOf(i));
        for (int64_t column = 0; column < columns; ++column) {
          Value made = numberOf(column);
          for (int64_t i = 0; i < height; ++i)
            multiply(kept[i], made, sumsAt(i, column, 1));
        }
        continue;
      }
      for (int64_t column = 0; column < columns; ++column)
        kept.push_back(numberOf(column));
      for (int64_t i = 0; i < height; ++i)
        multiply(vectorOf(i), kept, sumsAt(i, 0, columns));
    }
    scf::YieldOp::create(builder, loc, next);
  }
  for (int64_t i = 0; i < height * columns; ++i)
    store(steps.getResult(i), sumsInMemory, sumAt(i));
}

/// Multiplies so many rows from `from` on with all panels, whose weights are
/// made once for them, in memory: a part of the products at a time, which stays
/// in L1d.
void CodeTileEmitter::shareNumbers(OpFoldResult from, int64_t rows) {
  int64_t columns = size(Column), together = unitsTogether(),
          whole = units() / together * together;
  auto part = [&](Value first, int64_t units) {
    fillPanel(first, units);
    eachTile(0, rows, heightWithNumbers(), [&](Value row, int64_t height) {
      addProducts(times(row, attribute(columns)), plus(from, row), height,
                  first, units);
    });
  };
  loop(attribute(0), sizes[Panel], 1, [&](Value panel) {
    convertParameters(panel, index(0));
    usePanels(panel, index(0));
    loop(attribute(0), attribute(whole), together,
         [&](Value first) { part(first, together); });
    if (whole < units())
      part(index(whole), units() - whole);
    loop(attribute(0), attribute(rows), 1, [&](Value row) {
      ivs.assign(numLoops, attribute(0));
      ivs[Panel] = panel;
      OpFoldResult first = times(row, attribute(columns));
      Values ofRow;
      for (int64_t column = 0; column < columns; ++column)
        ofRow.push_back(load(
            sumsInMemory,
            times(plus(first, attribute(column)), attribute(lanes)), lanes));
      storeSums(plus(from, row), ofRow);
    });
  });
}

/// The rows from `from` to `to` in tiles of about the same height.
void CodeTileEmitter::rowBlock(Value panel, OpFoldResult from,
                               OpFoldResult to) {
  int64_t most = tile.getRows();
  std::optional<int64_t> first = getConstantIntValue(from),
                         last = getConstantIntValue(to);
  auto tiles = [&](OpFoldResult start, OpFoldResult end, int64_t height) {
    loop(start, end, height,
         [&](Value at) { rows(panel, OpFoldResult(at), height); });
  };
  if (first && last) {
    eachTile(*first, *last, most, [&](Value row, int64_t height) {
      rows(panel, OpFoldResult(row), height);
    });
    return;
  }
  Value count = arith::SubIOp::create(builder, loc, value(to), value(from));
  Value rest = arith::RemUIOp::create(builder, loc, count, index(most));
  OpFoldResult whole =
      arith::SubIOp::create(builder, loc, value(to), rest).getResult();
  tiles(from, whole, most);
  tiles(whole, to, 1);
}

/// Multiplies rows whose vectors run along the sums.
void CodeTileEmitter::fewRows() {
  int64_t sums = units() * vectorsOfUnit() * lanes, most = tile.getRows(),
          few = most <= kFewRows ? kRowsWithNumbers
                                 : kMinTilesForDequantizing * most;
  std::optional<int64_t> count = getConstantIntValue(sizes[Row]);
  // Blocks of rows that share numbers, of about the same size, or sizes of such
  // blocks where only the run knows how many rows there are.
  SmallVector<int64_t> shared;
  if (!count)
    shared = {kMaxRowsTogether, std::max(few, kMinRowsOfBlock)};
  else if (*count >= few)
    shared.push_back(llvm::alignTo(
        llvm::divideCeil(*count, llvm::divideCeil(*count, kMaxRowsTogether)),
        heightWithNumbers()));
  if (!shared.empty()) {
    int64_t ofColumns = size(Column) * lanes;
    numbersInMemory = scratch({unitsTogether() * vectorsOfUnit() * ofColumns},
                              output.element);
    sumsInMemory = scratch({shared.front() * ofColumns}, output.element);
  }
  OpFoldResult from = attribute(0);
  for (int64_t rows : shared) {
    AffineExpr start = builder.getAffineSymbolExpr(0),
               size = builder.getAffineSymbolExpr(1);
    OpFoldResult end = affine::makeComposedFoldedAffineApply(
        builder, loc, start + (size - start).floorDiv(rows) * rows,
        {from, sizes[Row]});
    loop(from, end, rows,
         [&](Value first) { shareNumbers(OpFoldResult(first), rows); });
    from = end;
  }
  auto panelsOf = [&](OpFoldResult first, OpFoldResult last, int64_t together,
                      OpFoldResult from, OpFoldResult to) {
    loop(first, last, together, [&](Value panel) {
      for (int64_t slot = 0; slot < together; ++slot)
        convertParameters(value(plus(panel, attribute(slot))), index(slot));
      usePanels(panel, index(0), together);
      rowBlock(panel, from, to);
    });
  };
  auto rest = [&](OpFoldResult from, OpFoldResult to) {
    OpFoldResult none = attribute(0), whole = none;
    std::optional<int64_t> first = getConstantIntValue(from),
                           last = getConstantIntValue(to);
    if (hasTable() && first && last && *last - *first == 1) {
      AffineExpr size = builder.getAffineSymbolExpr(0);
      whole = affine::makeComposedFoldedAffineApply(
          builder, loc, size.floorDiv(kPanelsOfOneRow) * kPanelsOfOneRow,
          {sizes[Panel]});
    }
    panelsOf(none, whole, kPanelsOfOneRow, from, to);
    panelsOf(whole, sizes[Panel], 1, from, to);
  };
  if (!count) {
    // Fewer than a block are left, if any.
    loop(from, sizes[Row], shared.back(),
         [&](Value first) { rest(OpFoldResult(first), sizes[Row]); });
    return;
  }
  int64_t first = *getConstantIntValue(from), left = *count - first;
  if (left >= few) {
    shareNumbers(from, left);
    return;
  }
  int64_t inL2 =
              std::max<int64_t>(1, kMaxBytesOfRows / (sums * 4) / most) * most,
          whole = first + left / inL2 * inL2;
  loop(from, attribute(whole), inL2,
       [&](Value at) { rest(OpFoldResult(at), plus(at, attribute(inL2))); });
  if (whole < *count)
    rest(attribute(whole), attribute(*count));
}

bool CodeTileEmitter::emit() {
  if (!analyze())
    return false;
  std::optional<int64_t> count = getConstantIntValue(sizes[Row]),
                         panels = getConstantIntValue(sizes[Panel]);
  bool many = (!count || *count >= kMinRowsOfLanes) && canMultiplyLanes() &&
              (!panels || *panels >= panelsOfGroup());
  int64_t panelsConverted = hasTable() ? kPanelsOfOneRow : 1;
  if (many)
    panelsConverted = std::max(panelsConverted, panelsOfGroup());
  for (Parameter &parameter : parameters)
    (void)findConversion(parameter, panelsConverted);
  findHighCodes();
  if (!many) {
    fewRows();
    return true;
  }
  allocateLanes();
  if (count && panels) {
    multiplyLanes();
    return true;
  }
  auto isAtLeast = [&](OpFoldResult size, int64_t least) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge,
                                 value(size), index(least));
  };
  Value enough = arith::AndIOp::create(
      builder, loc, isAtLeast(sizes[Row], kMinRowsOfLanes),
      isAtLeast(sizes[Panel], panelsOfGroup()));
  auto choice =
      scf::IfOp::create(builder, loc, enough, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  multiplyLanes();
  builder.setInsertionPointToStart(choice.elseBlock());
  fewRows();
  return true;
}

bool emitCodeTile(linalg::GenericOp nest, TargetAttr target) {
  CodeTileAttr tile = attr::codeTile.get(nest);
  return tile && tile.getActivations() == 0 &&
         CodeTileEmitter(nest, tile, target).emit();
}

} // namespace tenon

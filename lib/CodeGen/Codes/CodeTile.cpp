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
#include "CodeNumbers.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Target/Target.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Bytes of rows that stay in L2 beside the weights of a panel.
/// Fact: bytes; the smallest L2.
constexpr int64_t kMaxBytesOfRows = kSmallestL2;

/// Minimum number of tiles of rows for which weights are made once for all of
/// them; how many products at a time, which L1d keeps; and the most rows.
/// Tuned: tiles; docs/developer/rationale/algorithms.md "Many rows dequantize
/// for a thousand products at a time".
constexpr int64_t kMinTilesForDequantizing = 4;
/// Tiles of so few rows leave registers for more rows, of 16, where they do not
/// make the numbers: so many, which is also the minimum for which that is done.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Many rows dequantize
/// for a thousand products at a time".
constexpr int64_t kFewRows = 2, kRowsWithNumbers = 3;
/// Tuned: products; docs/developer/rationale/algorithms.md "Many rows
/// dequantize for a thousand products at a time".
constexpr int64_t kProductsTogether = 1024;
/// Tuned: rows; docs/developer/rationale/algorithms.md "Many rows dequantize
/// for a thousand products at a time".
constexpr int64_t kMaxRowsTogether = 48;

class CodeTileEmitter : CodeNumbers {
public:
  CodeTileEmitter(linalg::GenericOp nest, CodeTileAttr tile, TargetAttr target)
      : CodeNumbers(nest, tile, target) {}

  bool emit();

private:
  bool analyze();
  bool findWeight();

  void rowBlock(Value panel, OpFoldResult from, OpFoldResult to);
  // The same where many rows use the numbers.
  void manyRows(Value panel, OpFoldResult from, int64_t count);
  void fillNumbers(Value panel, Value first, int64_t units);
  void addProducts(Value panel, OpFoldResult from, Value row, int64_t height,
                   Value first, int64_t units);
  int64_t units() { return size(Block) * size(Step); }
  /// One row's sums with a vector of each column's numbers.
  void multiply(Value x, ArrayRef<Value> numbers, MutableArrayRef<Value> sums);
  void storeSum(OpFoldResult row, int64_t column, Value lanesOfSum);
  /// Visits rows from `from` to `to` in tiles of about the same height.
  void eachTile(int64_t from, int64_t to, int64_t most,
                function_ref<void(Value row, int64_t height)> visit);
  /// Returns the most rows of a tile whose numbers are in memory: sums take the
  /// registers that making the numbers would.
  int64_t heightWithNumbers() {
    return tile.getRows() <= kFewRows ? kRowsWithNumbers : tile.getRows();
  }
  void rows(Value panel, OpFoldResult first, int64_t height);
  Values blockOf(int64_t height, Values sums);
  Values stepOf(int64_t height, Values sums, SmallVector<Values> &tables);
  Value addLanes(Value vector);
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

void CodeTileEmitter::multiply(Value x, ArrayRef<Value> numbers,
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

/// One step of a block, for so many rows.
CodeTileEmitter::Values CodeTileEmitter::stepOf(int64_t height, Values sums,
                                                SmallVector<Values> &tables) {
  int64_t columns = size(Column);
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

/// The sum of the lanes: halves are added until one is left.
Value CodeTileEmitter::addLanes(Value vector) {
  for (int64_t half = lanes / 2; half > 0; half /= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t i = 0; i < half; ++i) {
      low.push_back(i);
      high.push_back(half + i);
    }
    Value a = vector::ShuffleOp::create(builder, loc, vector, vector, low),
          b = vector::ShuffleOp::create(builder, loc, vector, vector, high);
    vector = arith::AddFOp::create(builder, loc, a, b);
  }
  return vector::ExtractOp::create(builder, loc, vector, ArrayRef<int64_t>{0});
}

void CodeTileEmitter::rows(Value panel, OpFoldResult first, int64_t height) {
  int64_t columns = size(Column);
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
    for (int64_t column = 0; column < columns; ++column) {
      storeSum(plus(first, attribute(i)), column, sums[i * columns + column]);
    }
}

void CodeTileEmitter::storeSum(OpFoldResult row, int64_t column,
                               Value lanesOfSum) {
  ivs[Row] = row;
  ivs[Column] = attribute(column);
  Value at = value(place(output));
  Value old = memref::LoadOp::create(builder, loc, output.flat, at);
  Value sum = arith::AddFOp::create(builder, loc, old, addLanes(lanesOfSum));
  memref::StoreOp::create(builder, loc, sum, output.flat, at);
}

void CodeTileEmitter::eachTile(int64_t from, int64_t to, int64_t most,
                               function_ref<void(Value, int64_t)> visit) {
  int64_t count = to - from, number = llvm::divideCeil(count, most),
          height = count / number,
          middle = from + count % number * (height + 1);
  loop(attribute(from), attribute(middle), height + 1,
       [&](Value row) { visit(row, height + 1); });
  loop(attribute(middle), attribute(to), height,
       [&](Value row) { visit(row, height); });
}

/// Makes the numbers of so many steps, of all blocks, for all columns.
void CodeTileEmitter::fillNumbers(Value panel, Value first, int64_t units) {
  loop(attribute(0), attribute(units), 1, [&](Value unit) {
    Value at = arith::AddIOp::create(builder, loc, first, unit);
    ivs.assign(numLoops, attribute(0));
    ivs[Panel] = panel;
    ivs[Block] =
        arith::DivUIOp::create(builder, loc, at, index(size(Step))).getResult();
    ivs[Step] =
        arith::RemUIOp::create(builder, loc, at, index(size(Step))).getResult();
    Value place =
        arith::MulIOp::create(builder, loc, unit, index(vectorsOfUnit()));
    SmallVector<Values> tables;
    eachVector(tables, [&](int64_t number, ArrayRef<Value> numbers) {
      Value to = arith::AddIOp::create(builder, loc, place, index(number));
      for (auto [column, made] : llvm::enumerate(numbers))
        memref::StoreOp::create(
            builder, loc, made, numbersInMemory,
            ValueRange{to, index(static_cast<int64_t>(column))});
    });
  });
}

/// Adds the products of these steps to the sums of a tile's rows.
void CodeTileEmitter::addProducts(Value panel, OpFoldResult from, Value row,
                                  int64_t height, Value first, int64_t units) {
  int64_t columns = size(Column);
  auto sumOf = [&](int64_t i, int64_t column) {
    OpFoldResult at = plus(row, attribute(i));
    return SmallVector<Value>{value(at), index(column)};
  };
  Values sums;
  for (int64_t i = 0; i < height; ++i)
    for (int64_t column = 0; column < columns; ++column)
      sums.push_back(
          memref::LoadOp::create(builder, loc, sumsInMemory, sumOf(i, column)));
  auto steps =
      scf::ForOp::create(builder, loc, index(0), index(units), index(1), sums);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(steps.getBody());
    Value unit = steps.getInductionVar();
    Values next(steps.getRegionIterArgs());
    ivs.assign(numLoops, attribute(0));
    ivs[Panel] = panel;
    // Rows lie in the order of the sums.
    ivs[Step] = arith::AddIOp::create(builder, loc, first, unit).getResult();
    Value place =
        arith::MulIOp::create(builder, loc, unit, index(vectorsOfUnit()));
    for (int64_t number = 0; number < vectorsOfUnit(); ++number) {
      Value at = arith::AddIOp::create(builder, loc, place, index(number));
      ivs[Group] = attribute(number / size(Vector));
      ivs[Vector] = attribute(number % size(Vector));
      auto numberOf = [&](int64_t column) -> Value {
        return memref::LoadOp::create(builder, loc, numbersInMemory,
                                      ValueRange{at, index(column)});
      };
      auto vectorOf = [&](int64_t i) {
        ivs[Row] = plus(from, plus(row, attribute(i)));
        return loadVector(rowAccess, value(this->place(rowAccess)), lanes,
                          Value());
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
  for (int64_t i = 0; i < height; ++i)
    for (int64_t column = 0; column < columns; ++column)
      memref::StoreOp::create(builder, loc,
                              steps.getResult(i * columns + column),
                              sumsInMemory, sumOf(i, column));
}

void CodeTileEmitter::manyRows(Value panel, OpFoldResult from, int64_t count) {
  int64_t columns = size(Column),
          together = std::max<int64_t>(1, kProductsTogether /
                                              (vectorsOfUnit() * lanes));
  auto type = VectorType::get({lanes}, output.element);
  if (!numbersInMemory) {
    numbersInMemory = memoryOf({together * vectorsOfUnit(), columns}, type);
    sumsInMemory = memoryOf({kMaxRowsTogether, columns}, type);
  }
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  loop(attribute(0), attribute(count), 1, [&](Value row) {
    for (int64_t column = 0; column < columns; ++column)
      memref::StoreOp::create(builder, loc, zero, sumsInMemory,
                              ValueRange{row, index(column)});
  });
  auto chunk = [&](Value first, int64_t units) {
    fillNumbers(panel, first, units);
    eachTile(0, count, heightWithNumbers(), [&](Value row, int64_t height) {
      addProducts(panel, from, row, height, first, units);
    });
  };
  int64_t whole = units() / together * together;
  loop(attribute(0), attribute(whole), together,
       [&](Value first) { chunk(first, together); });
  if (whole < units())
    chunk(index(whole), units() - whole);
  loop(attribute(0), attribute(count), 1, [&](Value row) {
    ivs.assign(numLoops, attribute(0));
    ivs[Panel] = panel;
    for (int64_t column = 0; column < columns; ++column) {
      Value sum = memref::LoadOp::create(builder, loc, sumsInMemory,
                                         ValueRange{row, index(column)});
      storeSum(plus(from, row), column, sum);
    }
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

bool CodeTileEmitter::emit() {
  if (!analyze())
    return false;
  for (Parameter &parameter : parameters)
    (void)findConversion(parameter);
  findHighCodes();
  int64_t sums = units() * vectorsOfUnit() * lanes, most = tile.getRows(),
          few = most <= kFewRows ? kRowsWithNumbers
                                 : kMinTilesForDequantizing * most;
  int64_t together =
      std::max<int64_t>(1, kMaxBytesOfRows / (sums * 4) / most) * most;
  auto panels = [&](function_ref<void(Value)> visit) {
    loop(attribute(0), sizes[Panel], 1, [&](Value panel) {
      convertParameters(panel);
      visit(panel);
    });
  };
  std::optional<int64_t> count = getConstantIntValue(sizes[Row]);
  if (!count) {
    loop(attribute(0), sizes[Row], together, [&](Value from) {
      Value end = arith::AddIOp::create(builder, loc, from, index(together));
      end = arith::MinSIOp::create(builder, loc, end, value(sizes[Row]));
      panels([&](Value panel) {
        rowBlock(panel, OpFoldResult(from), OpFoldResult(end));
      });
    });
    return true;
  }
  if (*count >= few)
    together = std::clamp(together, few, kMaxRowsTogether);
  auto block = [&](OpFoldResult from, int64_t rows) {
    panels([&](Value panel) {
      if (rows >= few)
        manyRows(panel, from, rows);
      else
        rowBlock(panel, from, plus(from, attribute(rows)));
    });
  };
  int64_t whole = *count / together * together;
  loop(attribute(0), attribute(whole), together,
       [&](Value from) { block(OpFoldResult(from), together); });
  if (whole < *count)
    block(attribute(whole), *count - whole);
  return true;
}

bool emitCodeTile(linalg::GenericOp nest, TargetAttr target) {
  CodeTileAttr tile = attr::codeTile.get(nest);
  return tile && tile.getActivations() == 0 &&
         CodeTileEmitter(nest, tile, target).emit();
}

} // namespace tenon

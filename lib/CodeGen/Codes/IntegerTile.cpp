//===- IntegerTile.cpp - Products of codes with rounded rows --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Products of rows with dequantized weights by instructions that add four
// products of bytes to a 32-bit sum (`vpdpbusd`; with AVX2 `vpmaddubsw` and
// `vpmaddwd`). A row is rounded to fixed point, with one scale for the elements
// of a block, those that share the weights' parameters: x ~ t * q. Of 16 bits,
// q = 256 * high + low, both signed bytes. A block's sum is then
//
//   sum x * (factor * code + addend)
//     ~ t * (factor * sum q * code + addend * sum q)
//
// where both sums are of integers and exact, and the steps that make a weight
// of its code are composed to a factor and an addend for each column and block:
// (code - zero) * scale + minimum has the addend minimum - zero * scale. Codes
// with sign are made unsigned by an offset, whose products with q start the
// sum.
//
// Vectors run along the columns of a panel. Codes of a panel are words of
// elements that follow each other: a mask leaves every second or fourth in a
// byte each, and the rounded row is stored in that order. Codes that are places
// in a table of integers are looked up (`vpshufb`).
//
// Invariant: the bits of a sum depend on nothing but its row and its column:
// blocks are added in order, and a block's sum is exact.
//
//===----------------------------------------------------------------------===//

#include "IntegerTile.h"
#include "CodeGen/Nests/DotInstruction.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/CodeBlocks.h"
#include "RoundedRows.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

class IntegerTileEmitter : RoundedRows {
public:
  IntegerTileEmitter(linalg::GenericOp nest, CodeTileAttr tile,
                     TargetAttr target)
      : RoundedRows(nest, tile, target) {}

  bool emit();

private:
  /// A number of each column, or of each column and block: an expression of at
  /// most one input.
  struct Coefficient {
    Value expression;
    BlockArgument argument;
    Access access;
    /// The number is multiplied, in place of added.
    bool isFactor = false;
    /// Numbers [blocks of a segment, columns], where they differ in blocks.
    Value transposed;
  };

  bool analyze();
  bool findChain(Value code);
  bool findArgument(Coefficient &coefficient);
  int64_t wordsOfBlock() { return blockSize() / elementsOfWord(); }
  Value load(Value memory, ValueRange at) {
    return memref::LoadOp::create(builder, loc, memory, at);
  }

  Value numbersOf(const Coefficient &coefficient, Value raw, int64_t lanes);
  void transposeCoefficients(Value panel, Value firstBlock, int64_t blocks);
  void transposeTile(const Coefficient &coefficient, Value panel, Value first,
                     Value local);
  Value coefficientAt(const Coefficient &coefficient, Value panel, Value block,
                      Value local);
  /// Rows that are rounded together: the first one, and how many.
  struct Rows {
    Value first;
    int64_t count;
  };
  void eachRows(function_ref<void(Rows)> visit);
  void addPanel(Value panel, Value firstBlock, int64_t blocks, Rows rows);
  void addRows(Value panel, Value firstBlock, int64_t blocks, Value firstRow,
               Value local, int64_t height);
  Values blockSums(Value panel, Value block, Value local, Value firstRow,
                   int64_t height);

  /// Sums of pairs of products in 16 bits, and how many were added; a sum of 32
  /// bits takes them `factor` times.
  struct Pairs {
    Value sums;
    int64_t added = 0, factor = 1;
  };
  void addDot(Value &sums, MutableArrayRef<Pairs> pairs, Value codes,
              Value row);
  void addPairs(Value &sums, Pairs &pairs);
  /// Returns the bits of what is multiplied with rows: the code, or the number
  /// that a table has for it.
  int64_t bitsOfFactor() { return tile.getTable() ? 8 : bits; }
  /// Bits of it that are multiplied at a time by `vpmaddubsw`.
  int64_t bitsOfPart() { return std::min<int64_t>(bitsOfFactor(), 4); }
  int64_t partsOfFactor() { return bitsOfFactor() / bitsOfPart(); }
  /// Returns the table's integers, plus an offset, for codes of a byte each.
  Value lookUp(Value codes);

  int64_t columns = 0;
  std::optional<DotInstruction> instruction;
  SmallVector<std::pair<BlockArgument, Access>> inputs;
  /// The steps from a code to its weight, in order.
  SmallVector<Coefficient> chain;
};

} // namespace

//===-- Form of the nest --------------------------------------------------===//

bool IntegerTileEmitter::analyze() {
  if (numLoops != 8 || nest.getNumDpsInits() != 1 || !analyzeSizes())
    return false;
  for (unsigned loop = Row; loop <= Lane; ++loop)
    if (!getConstantIntValue(sizes[loop]))
      return false;
  columns = size(Column);
  numRows = size(Row);
  instruction = DotInstruction::find(target, columns, /*group=*/4,
                                     builder.getI32Type(), /*matrices=*/false);
  bool hasPairs = columns == 8 && target.hasFeature("avx2");
  if (tile.getTable() &&
      (!hasPairs || bits == 8 || !exponentOfIntegerTable(tile.getTable())))
    return false;
  if ((!instruction && !hasPairs) || size(Lane) != 1 || size(Group) != 1 ||
      blockSize() % kChunk != 0)
    return false;
  for (OpOperand *input : nest.getDpsInputOperands()) {
    BlockArgument argument = nest.getMatchingBlockArgument(input);
    if (argument.use_empty())
      continue;
    AffineMap map = nest.getMatchingIndexingMap(input);
    Access access;
    if (!analyzeAccess(input->get(), map, Column, access))
      return false;
    if (map.isFunctionOfDim(Row)) {
      row = argument;
      rowAccess = access;
    } else if (map.isFunctionOfDim(Step) || map.isFunctionOfDim(Vector)) {
      codes = argument;
      codeAccess = access;
    } else {
      inputs.push_back({argument, access});
    }
  }
  if (!row || !codes || !rowAccess.element.isF32() ||
      !analyzeAccess(nest.getDpsInits()[0],
                     nest.getMatchingIndexingMap(nest.getDpsInitOperand(0)),
                     Column, output) ||
      getConstantIntValue(output.strides[Column]) != 1)
    return false;
  return findChain(findCode());
}

/// Finds the products and sums with coefficients between the code and the
/// product with the row.
bool IntegerTileEmitter::findChain(Value code) {
  Value value = code;
  while (value.hasOneUse()) {
    Operation *user = *value.user_begin();
    bool isProduct = llvm::is_contained(user->getOperands(), row);
    if (isProduct)
      return true;
    if (isa<arith::SIToFPOp, arith::UIToFPOp, arith::ExtSIOp, arith::ExtUIOp>(
            user)) {
      value = user->getResult(0);
      continue;
    }
    if (!isa<arith::AddFOp, arith::MulFOp>(user) || !value.getType().isF32())
      return false;
    Coefficient other;
    other.expression = user->getOperand(user->getOperand(0) == value ? 1 : 0);
    if (!findArgument(other))
      return false;
    other.isFactor = isa<arith::MulFOp>(user);
    chain.push_back(other);
    value = user->getResult(0);
  }
  return false;
}

bool IntegerTileEmitter::findArgument(Coefficient &coefficient) {
  SmallVector<Value> worklist{coefficient.expression};
  for (size_t next = 0; next < worklist.size(); ++next) {
    Value value = worklist[next];
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      auto *found = llvm::find_if(
          inputs, [&](auto &input) { return input.first == argument; });
      if (found == inputs.end() ||
          (coefficient.argument && coefficient.argument != argument))
        return false;
      coefficient.argument = argument;
      coefficient.access = found->second;
    } else if (Operation *op = value.getDefiningOp();
               op->getBlock() == &nest.getRegion().front()) {
      llvm::append_range(worklist, op->getOperands());
    }
  }
  if (!coefficient.argument)
    return true;
  auto stride = [&](Loop loop) {
    return getConstantIntValue(coefficient.access.strides[loop]);
  };
  // Numbers of a column's blocks lie in a row, or those of all columns do.
  if (!stride(Column) || !stride(Block))
    return false;
  if (*stride(Block) == 0)
    return *stride(Column) <= 1;
  return *stride(Block) == 1;
}

//===-- Parameters of weights ---------------------------------------------===//

/// The expression's numbers for an input as it is stored: a vector or one.
Value IntegerTileEmitter::numbersOf(const Coefficient &coefficient, Value raw,
                                    int64_t lanes) {
  llvm::DenseMap<Value, Value> known;
  if (raw)
    known[coefficient.argument] = raw;
  return evaluate(coefficient.expression, known, lanes);
}

/// Transposes `columns` blocks of all columns.
void IntegerTileEmitter::transposeTile(const Coefficient &coefficient,
                                       Value panel, Value first, Value local) {
  Values rows;
  ivs.assign(numLoops, attribute(0));
  ivs[Panel] = panel;
  ivs[Block] = first;
  for (int64_t column = 0; column < columns; ++column) {
    ivs[Column] = attribute(column);
    OpFoldResult at = place(coefficient.access);
    Value raw = loadVector(coefficient.access, value(at), columns, Value());
    // Rows are too short for the hardware to prefetch the next panel's.
    prefetch(coefficient.access, plus(at, coefficient.access.strides[Panel]));
    rows.push_back(broadcast(numbersOf(coefficient, raw, columns), columns));
  }
  // Exchange halves, then halves of these: Eklundh's transposition.
  for (int64_t half = columns / 2; half > 0; half /= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t lane = 0; lane < columns; ++lane) {
      bool isHigh = lane & half;
      low.push_back(isHigh ? columns + lane - half : lane);
      high.push_back(isHigh ? columns + lane : lane + half);
    }
    for (int64_t i = 0; i < columns; ++i)
      if (!(i & half)) {
        Value a = rows[i], b = rows[i + half];
        rows[i] = vector::ShuffleOp::create(builder, loc, a, b, low);
        rows[i + half] = vector::ShuffleOp::create(builder, loc, a, b, high);
      }
  }
  for (int64_t i = 0; i < columns; ++i)
    vector::StoreOp::create(
        builder, loc, rows[i], coefficient.transposed,
        ValueRange{arith::AddIOp::create(builder, loc, local, index(i)),
                   index(0)});
}

void IntegerTileEmitter::transposeCoefficients(Value panel, Value firstBlock,
                                               int64_t blocks) {
  for (const Coefficient &coefficient : chain) {
    if (!coefficient.transposed)
      continue;
    int64_t whole = blocks / columns * columns;
    loop(attribute(0), attribute(whole), columns, [&](Value local) {
      Value first = arith::AddIOp::create(builder, loc, firstBlock, local);
      transposeTile(coefficient, panel, first, local);
    });
    loop(attribute(whole), attribute(blocks), 1, [&](Value local) {
      ivs.assign(numLoops, attribute(0));
      ivs[Panel] = panel;
      ivs[Block] =
          arith::AddIOp::create(builder, loc, firstBlock, local).getResult();
      for (int64_t column = 0; column < columns; ++column) {
        ivs[Column] = attribute(column);
        Value raw =
            load(coefficient.access.flat, value(place(coefficient.access)));
        memref::StoreOp::create(
            builder, loc, numbersOf(coefficient, raw, columns),
            coefficient.transposed, ValueRange{local, index(column)});
      }
    });
  }
}

/// A vector with the number of each column.
Value IntegerTileEmitter::coefficientAt(const Coefficient &coefficient,
                                        Value panel, Value block, Value local) {
  if (coefficient.transposed)
    return vector::LoadOp::create(
        builder, loc, VectorType::get({columns}, builder.getF32Type()),
        coefficient.transposed, ValueRange{local, index(0)});
  Value raw;
  if (coefficient.argument) {
    ivs.assign(numLoops, attribute(0));
    ivs[Panel] = panel;
    ivs[Block] = block;
    Value at = value(place(coefficient.access));
    bool isRow = getConstantIntValue(coefficient.access.strides[Column]) == 1;
    raw = isRow ? loadVector(coefficient.access, at, columns, Value())
                : load(coefficient.access.flat, at);
  }
  return broadcast(numbersOf(coefficient, raw, columns), columns);
}

//===-- Products ----------------------------------------------------------===//

/// Adds to the sums, for each word, the four products of unsigned bytes with
/// signed ones. Without an instruction for it two products are added to sums of
/// 16 bits, as many times as these hold: one instruction of each four moves on
/// to 32 bits.
void IntegerTileEmitter::addDot(Value &sums, MutableArrayRef<Pairs> pairs,
                                Value codes, Value row) {
  auto bytes = VectorType::get({columns * 4}, builder.getI8Type());
  row = vector::BitCastOp::create(builder, loc, bytes, row);
  auto asBytes = [&](Value value) -> Value {
    return vector::BitCastOp::create(builder, loc, bytes, value);
  };
  if (instruction) {
    sums = instruction->emit(builder, loc, sums, asBytes(codes), row);
    return;
  }
  int64_t largest = (1 << bitsOfPart()) - 1,
          most = std::numeric_limits<int16_t>::max() / (2 * 128 * largest);
  auto type = VectorType::get({columns * 2}, builder.getI16Type());
  for (auto [part, sumsOfPart] : llvm::enumerate(pairs)) {
    int64_t shift = part * bitsOfPart();
    Value some = codes;
    if (shift != 0)
      some = arith::ShRUIOp::create(builder, loc, some, words(shift, columns));
    if (pairs.size() > 1)
      some = arith::AndIOp::create(
          builder, loc, some,
          words(static_cast<int32_t>(0x01010101 * largest), columns));
    Value products = LLVM::CallIntrinsicOp::create(
                         builder, loc, type,
                         builder.getStringAttr("llvm.x86.avx2.pmadd.ub.sw"),
                         ValueRange{asBytes(some), row})
                         .getResult(0);
    sumsOfPart.factor = int64_t(1) << shift;
    sumsOfPart.sums =
        sumsOfPart.added == 0
            ? products
            : arith::AddIOp::create(builder, loc, sumsOfPart.sums, products)
                  .getResult();
    if (++sumsOfPart.added == most)
      addPairs(sums, sumsOfPart);
  }
}

Value IntegerTileEmitter::lookUp(Value codes) {
  int exponent = *exponentOfIntegerTable(tile.getTable());
  SmallVector<double> numbers;
  for (float number : tile.getTable().getValues<float>())
    numbers.push_back(std::ldexp(number, exponent));
  SmallVector<int8_t> bytes;
  // Both halves of the register have the table.
  for (int64_t i = 0; i < columns * 4; ++i)
    bytes.push_back(static_cast<int8_t>(static_cast<uint8_t>(
        numbers[i % 16 % numbers.size()] + kOffsetOfTable)));
  auto type = VectorType::get({columns * 4}, builder.getI8Type());
  Value table = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, ArrayRef<int8_t>(bytes)));
  Value places = vector::BitCastOp::create(builder, loc, type, codes);
  Value found =
      LLVM::CallIntrinsicOp::create(
          builder, loc, type, builder.getStringAttr("llvm.x86.avx2.pshuf.b"),
          ValueRange{table, places})
          .getResult(0);
  return vector::BitCastOp::create(builder, loc, codes.getType(), found);
}

/// Moves sums of pairs to sums of 32 bits.
void IntegerTileEmitter::addPairs(Value &sums, Pairs &pairs) {
  if (pairs.added == 0)
    return;
  auto type = cast<VectorType>(pairs.sums.getType());
  Value factors = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(type, static_cast<int16_t>(pairs.factor)));
  Value made = LLVM::CallIntrinsicOp::create(
                   builder, loc, sums.getType(),
                   builder.getStringAttr("llvm.x86.avx2.pmadd.wd"),
                   ValueRange{pairs.sums, factors})
                   .getResult(0);
  sums = arith::AddIOp::create(builder, loc, sums, made);
  pairs.added = 0;
}

/// The sums of a block's products of integers, for each row one for each plane.
IntegerTileEmitter::Values
IntegerTileEmitter::blockSums(Value panel, Value block, Value local,
                              Value firstRow, int64_t height) {
  Values sums, rows;
  for (int64_t i = 0; i < height; ++i) {
    rows.push_back(arith::AddIOp::create(builder, loc, firstRow, index(i)));
    for (int64_t plane = 0; plane < planes(); ++plane)
      sums.push_back(splat(load(starts[plane], {rows[i], local}), columns));
  }
  int64_t count = wordsOfBlock(), together = std::min<int64_t>(count, 16);
  while (count % together != 0)
    --together;
  uint32_t byteMask = (1u << bits) - 1, mask = byteMask * 0x01010101u;
  uint32_t signs = 0;
  for (int64_t at = bits - 1; at < 32; at += bits)
    signs |= 1u << at;
  auto from = [&](Value word, int64_t number) {
    return arith::AddIOp::create(builder, loc, word, index(number)).getResult();
  };
  SmallVector<Pairs> pairs(sums.size() * partsOfFactor());
  auto pairsOf = [&](size_t sum) {
    return MutableArrayRef(pairs).slice(sum * partsOfFactor(), partsOfFactor());
  };
  auto addAllPairs = [&](Values &sums) {
    for (auto [i, sum] : llvm::enumerate(sums))
      for (Pairs &each : pairsOf(i))
        addPairs(sum, each);
  };
  auto addWord = [&](Value word, int64_t number, Values &sums) {
    ivs.assign(numLoops, attribute(0));
    ivs[Panel] = panel;
    ivs[Block] = block;
    ivs[Step] = from(word, number);
    Value at = value(place(codeAccess));
    int64_t elements = bits < 8 ? columns : columns * 4;
    Value loaded = loadVector(codeAccess, at, elements, Value());
    auto type = VectorType::get({columns}, builder.getI32Type());
    if (loaded.getType() != type)
      loaded = vector::BitCastOp::create(builder, loc, type, loaded);
    prefetchCodes(at);
    if (tile.getIsSigned())
      loaded = arith::XOrIOp::create(builder, loc, loaded,
                                     words(int32_t(signs), columns));
    for (int64_t part = 0; part < partsOfWord(); ++part) {
      Value codes = loaded;
      if (part != 0)
        codes = arith::ShRUIOp::create(builder, loc, codes,
                                       words(part * bits, columns));
      if (bits < 8)
        codes = arith::AndIOp::create(builder, loc, codes,
                                      words(int32_t(mask), columns));
      if (tile.getTable())
        codes = lookUp(codes);
      Value start =
          arith::MulIOp::create(builder, loc, local, index(blockSize() / 4));
      Value offset = arith::MulIOp::create(builder, loc, from(word, number),
                                           index(partsOfWord()));
      offset = arith::AddIOp::create(builder, loc, offset, index(part));
      Value place = arith::AddIOp::create(builder, loc, start, offset);
      for (int64_t i = 0; i < height; ++i)
        for (int64_t plane = 0; plane < planes(); ++plane) {
          size_t sum = i * planes() + plane;
          Value four = load(rounded[plane], {rows[i], place});
          addDot(sums[sum], pairsOf(sum), codes, splat(four, columns));
        }
    }
  };
  if (together == count) {
    for (int64_t number = 0; number < count; ++number)
      addWord(index(0), number, sums);
    addAllPairs(sums);
    return sums;
  }
  auto loop = scf::ForOp::create(builder, loc, index(0), index(count),
                                 index(together), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Values next(loop.getRegionIterArgs());
  for (int64_t number = 0; number < together; ++number)
    addWord(loop.getInductionVar(), number, next);
  addAllPairs(next);
  scf::YieldOp::create(builder, loc, next);
  return Values(loop.getResults());
}

/// Adds to the output the products of a segment of a panel with `height` rows
/// from `firstRow` on, which is `localRow` among the rounded ones. Sums go on
/// from the output, so that their bits do not depend on segments.
void IntegerTileEmitter::addRows(Value panel, Value firstBlock, int64_t blocks,
                                 Value firstRow, Value localRow,
                                 int64_t height) {
  auto type = VectorType::get({columns}, builder.getF32Type());
  Values sums, places;
  for (int64_t i = 0; i < height; ++i) {
    ivs.assign(numLoops, attribute(0));
    ivs[Panel] = panel;
    ivs[Row] = plus(firstRow, attribute(i));
    places.push_back(value(place(output)));
    sums.push_back(loadVector(output, places[i], columns, Value()));
  }
  auto loop =
      scf::ForOp::create(builder, loc, index(0), index(blocks), index(1), sums);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value local = loop.getInductionVar();
    Value block = arith::AddIOp::create(builder, loc, firstBlock, local);
    Values integers = blockSums(panel, block, local, localRow, height);
    Value factor, addend;
    for (const Coefficient &coefficient : chain) {
      Value number = coefficientAt(coefficient, panel, block, local);
      auto multiplied = [&](Value value) -> Value {
        return arith::MulFOp::create(builder, loc, value, number);
      };
      if (coefficient.isFactor) {
        factor = factor ? multiplied(factor) : number;
        addend = addend ? multiplied(addend) : addend;
      } else {
        addend = addend ? arith::AddFOp::create(builder, loc, addend, number)
                        : number;
      }
    }
    // The integers are the table's numbers times a power of two.
    if (tile.getTable()) {
      Value unit = floats(
          std::ldexp(1.0, -*exponentOfIntegerTable(tile.getTable())), columns);
      factor =
          factor ? arith::MulFOp::create(builder, loc, factor, unit).getResult()
                 : unit;
    }
    Values next;
    for (int64_t i = 0; i < height; ++i) {
      Value number;
      for (int64_t plane = planes() - 1; plane >= 0; --plane) {
        Value part = arith::SIToFPOp::create(builder, loc, type,
                                             integers[i * planes() + plane]);
        number = number ? vector::FMAOp::create(builder, loc, number,
                                                floats(256, columns), part)
                              .getResult()
                        : part;
      }
      Values at{arith::AddIOp::create(builder, loc, localRow, index(i)), local};
      Value step = splat(load(rowScale, at), columns);
      if (factor)
        step = arith::MulFOp::create(builder, loc, factor, step);
      Value sum = vector::FMAOp::create(builder, loc, number, step,
                                        loop.getRegionIterArgs()[i]);
      if (addend)
        sum = vector::FMAOp::create(builder, loc, addend,
                                    splat(load(rowSum, at), columns), sum);
      next.push_back(sum);
    }
    scf::YieldOp::create(builder, loc, next);
  }
  for (int64_t i = 0; i < height; ++i)
    storeVector(output, loop.getResult(i), places[i], Value());
}

void IntegerTileEmitter::addPanel(Value panel, Value firstBlock, int64_t blocks,
                                  Rows rows) {
  transposeCoefficients(panel, firstBlock, blocks);
  eachTile(0, rows.count, tile.getRows(), [&](Value local, int64_t height) {
    Value first = arith::AddIOp::create(builder, loc, rows.first, local);
    addRows(panel, firstBlock, blocks, first, local, height);
  });
}

/// Visits blocks of rows that are rounded together.
void IntegerTileEmitter::eachRows(function_ref<void(Rows)> visit) {
  int64_t whole = numRows / rowsTogether * rowsTogether;
  loop(attribute(0), attribute(whole), rowsTogether,
       [&](Value first) { visit({first, rowsTogether}); });
  if (whole < numRows)
    visit({index(whole), numRows - whole});
}

bool IntegerTileEmitter::emit() {
  if (!analyze())
    return false;
  if (!prepareRows())
    return false;
  int64_t all = size(Block), blocks = blocksTogether;
  for (Coefficient &coefficient : chain)
    if (coefficient.argument &&
        getConstantIntValue(coefficient.access.strides[Block]) == 1)
      coefficient.transposed = scratch({blocks, columns}, builder.getF32Type());
  int64_t whole = all / blocks * blocks;
  eachRows([&](Rows rows) {
    auto segment = [&](Value first, int64_t count) {
      roundRows(rows.first, rows.count, first, count);
      loop(attribute(0), sizes[Panel], 1,
           [&](Value panel) { addPanel(panel, first, count, rows); });
    };
    loop(attribute(0), attribute(whole), blocks,
         [&](Value first) { segment(first, blocks); });
    if (whole < all)
      segment(index(whole), all - whole);
  });
  return true;
}

bool emitIntegerTile(linalg::GenericOp nest, TargetAttr target) {
  CodeTileAttr tile = attr::codeTile.get(nest);
  return tile && tile.getActivations() != 0 &&
         IntegerTileEmitter(nest, tile, target).emit();
}

} // namespace tenon

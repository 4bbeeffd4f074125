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
// by its number. Elsewhere the body makes each vector's numbers.
//
// Invariant: a sum's bits depend on nothing but its row and its column, as
// every tile, whatever its height, adds up in this order.
//
//===----------------------------------------------------------------------===//

#include "CodeTile.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Ten.h"
#include "NestEmitter.h"
#include "TileShapes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Bytes of rows that stay in the second cache beside the weights of a panel.
constexpr int64_t kBytesOfRows = 512 * 1024;

/// How far ahead codes are asked for: the processor's own prefetching ends at a
/// page.
constexpr int64_t kBytesAhead = 4096;

/// The most parameters of a panel that are converted ahead, in bytes.
constexpr int64_t kMostConverted = 64 * 1024;

class CodeTileEmitter : NestEmitter {
public:
  CodeTileEmitter(linalg::GenericOp nest, CodeTileAttr tile, TargetAttr target)
      : NestEmitter(nest), tile(tile), target(target), lanes(tile.getLanes()) {}

  bool emit();

private:
  enum Loop { Panel, Row, Column, Block, Step, Group, Vector, Lane };
  using Values = SmallVector<Value>;

  /// An input that has one element for a block.
  struct Parameter {
    BlockArgument argument;
    Access access;
    /// Set where a panel's elements are converted before: to what, by which
    /// operation, and where they are.
    Operation *conversion = nullptr;
    Value converted;
  };

  bool analyze();
  bool findWeight();
  bool findConversion(Parameter &parameter);
  int64_t size(Loop loop) { return *getConstantIntValue(sizes[loop]); }

  void rowBlock(Value panel, OpFoldResult from, OpFoldResult to);
  void convertParameters(Value panel);
  void rows(Value panel, OpFoldResult first, int64_t height);
  Values blockOf(int64_t height, Values sums);
  Values stepOf(int64_t height, Values sums, SmallVector<Values> &numbers);
  /// What the body makes of codes and the parameters of a column's block.
  Value weights(Value codes, int64_t column, int64_t group);
  /// The numbers of all codes, or the parameters alone where these are not
  /// looked up.
  Value tableOf(int64_t column, int64_t group);
  Value lookUp(Value table, Value word, int64_t number);
  Value codesOf(Value word, int64_t number);
  Value parameterOf(const Parameter &parameter, int64_t column, int64_t group);
  Value addLanes(Value vector);
  Value evaluate(Value value, llvm::DenseMap<Value, Value> &known);
  OpFoldResult place(const Access &access);
  bool hasTable() const {
    return tile.getBits() < 8 && lanes == 16 && target.hasFeature("avx512f");
  }

  CodeTileAttr tile;
  TargetAttr target;
  int64_t lanes;
  BlockArgument row, codes;
  Access rowAccess, codeAccess, output;
  SmallVector<Parameter> parameters;
  /// What of the body makes a code, and the number that is multiplied.
  Value code, weight;
  /// The loops' values at the insertion point.
  SmallVector<OpFoldResult> ivs;
};

} // namespace

OpFoldResult CodeTileEmitter::place(const Access &access) {
  OpFoldResult at = access.start;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    at = plus(at, times(ivs[loop], access.strides[loop]));
  return at;
}

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
    } else if (hasLanes) {
      if (codes)
        return false;
      codes = argument;
      codeAccess = access;
    } else {
      parameters.push_back({argument, access, nullptr, Value()});
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
  if (tile.getBits() < 8) {
    for (Operation &op : body)
      if (attr::code.has(&op))
        code = op.getResult(0);
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
  return weight != nullptr;
}

/// Whether the numbers of a panel lie in a row and are narrower floats that the
/// body widens first.
bool CodeTileEmitter::findConversion(Parameter &parameter) {
  const Access &access = parameter.access;
  int64_t count = size(Block) * size(Group);
  if (!parameter.argument.hasOneUse() ||
      !isa<arith::ExtFOp>(*parameter.argument.user_begin()) ||
      !(access.element.isF16() || access.element.isBF16()))
    return false;
  auto stride = [&](Loop loop) {
    return getConstantIntValue(access.strides[loop]);
  };
  bool inOrder = (size(Group) == 1 || stride(Group) == 1) &&
                 (size(Block) == 1 || stride(Block) == size(Group));
  if (!inOrder || count % lanes != 0 || stride(Column) == 0 ||
      count * size(Column) * 4 > kMostConverted)
    return false;
  parameter.conversion = *parameter.argument.user_begin();
  OpBuilder::InsertionGuard guard(builder);
  auto function = nest->getParentOfType<func::FuncOp>();
  builder.setInsertionPointToStart(&function.getBody().front());
  auto type = MemRefType::get({size(Column), count}, builder.getF32Type());
  parameter.converted = memref::AllocaOp::create(
      builder, loc, type, builder.getI64IntegerAttr(kLineBytes));
  return true;
}

void CodeTileEmitter::convertParameters(Value panel) {
  int64_t count = size(Block) * size(Group);
  for (Parameter &parameter : parameters) {
    if (!parameter.conversion)
      continue;
    for (int64_t column = 0; column < size(Column); ++column) {
      ivs.assign(numLoops, attribute(0));
      ivs[Panel] = panel;
      ivs[Column] = attribute(column);
      OpFoldResult from = place(parameter.access);
      loop(attribute(0), attribute(count), lanes, [&](Value at) {
        Value narrow =
            loadVector(parameter.access, value(plus(from, at)), lanes, Value());
        Value wide = emitElementwise(parameter.conversion, narrow, lanes);
        vector::StoreOp::create(builder, loc, wide, parameter.converted,
                                ValueRange{index(column), at});
      });
    }
  }
}

Value CodeTileEmitter::parameterOf(const Parameter &parameter, int64_t column,
                                   int64_t group) {
  if (parameter.converted) {
    OpFoldResult at =
        plus(times(ivs[Block], attribute(size(Group))), attribute(group));
    return memref::LoadOp::create(builder, loc, parameter.converted,
                                  ValueRange{index(column), value(at)});
  }
  ivs[Column] = attribute(column);
  ivs[Group] = attribute(group);
  return memref::LoadOp::create(builder, loc, parameter.access.flat,
                                ValueRange{value(place(parameter.access))});
}

Value CodeTileEmitter::evaluate(Value value,
                                llvm::DenseMap<Value, Value> &known) {
  if (Value found = known.lookup(value))
    return found;
  Operation *op = value.getDefiningOp();
  if (op->getBlock() != &nest.getRegion().front())
    return value;
  Value made;
  if (isa<arith::ConstantOp>(op)) {
    made = builder.clone(*op)->getResult(0);
  } else {
    Values operands;
    for (Value operand : op->getOperands())
      operands.push_back(evaluate(operand, known));
    made = emitElementwise(op, operands, lanes);
  }
  return known[value] = made;
}

Value CodeTileEmitter::weights(Value codes, int64_t column, int64_t group) {
  llvm::DenseMap<Value, Value> known;
  known[code] = codes;
  for (const Parameter &parameter : parameters) {
    Value number = parameterOf(parameter, column, group);
    known[parameter.conversion ? parameter.conversion->getResult(0)
                               : Value(parameter.argument)] = number;
  }
  return broadcast(evaluate(weight, known), lanes);
}

Value CodeTileEmitter::tableOf(int64_t column, int64_t group) {
  int64_t bits = tile.getBits(), count = int64_t(1) << bits;
  SmallVector<int32_t> all;
  // The index of a permutation is four bits, of which narrower codes are the
  // lowest.
  for (int64_t lane = 0; lane < lanes; ++lane) {
    int64_t one = lane % count;
    all.push_back(static_cast<int32_t>(
        tile.getIsSigned() && one >= count / 2 ? one - count : one));
  }
  auto type = VectorType::get({lanes}, builder.getI32Type());
  Value constant = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, ArrayRef(all)));
  return weights(constant, column, group);
}

Value CodeTileEmitter::lookUp(Value table, Value word, int64_t number) {
  Value places = word;
  if (number != 0) {
    auto type = cast<VectorType>(word.getType());
    Value by = arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(
            type, builder
                      .getI32IntegerAttr(
                          static_cast<int32_t>(number * tile.getBits()))
                      .getValue()));
    places = arith::ShRUIOp::create(builder, loc, word, by);
  }
  return LLVM::CallIntrinsicOp::create(
             builder, loc, table.getType(),
             builder.getStringAttr("llvm.x86.avx512.permvar.sf.512"),
             ValueRange{table, places})
      .getResult(0);
}

Value CodeTileEmitter::codesOf(Value word, int64_t number) {
  auto type = cast<VectorType>(word.getType());
  int64_t bits = tile.getBits();
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(type, APInt(32, static_cast<uint64_t>(number))));
  };
  if (tile.getIsSigned()) {
    Value high = arith::ShLIOp::create(builder, loc, word,
                                       constant(32 - bits - number * bits));
    return arith::ShRSIOp::create(builder, loc, high, constant(32 - bits));
  }
  Value low = number == 0 ? word
                          : arith::ShRUIOp::create(builder, loc, word,
                                                   constant(number * bits))
                                .getResult();
  return arith::AndIOp::create(builder, loc, low,
                               constant((int64_t(1) << bits) - 1));
}

/// One step of a block: `numbers` are the columns' tables, for each group.
CodeTileEmitter::Values CodeTileEmitter::stepOf(int64_t height, Values sums,
                                                SmallVector<Values> &tables) {
  int64_t columns = size(Column), vectors = size(Vector);
  Values words;
  ivs[Lane] = ivs[Vector] = ivs[Group] = attribute(0);
  if (tile.getBits() < 8)
    for (int64_t column = 0; column < columns; ++column) {
      ivs[Column] = attribute(column);
      words.push_back(
          loadVector(codeAccess, value(place(codeAccess)), lanes, Value()));
    }
  ivs[Column] = attribute(0);
  int64_t bytes = codeAccess.element.getIntOrFloatBitWidth() / 8;
  int64_t stepBytes =
      columns * size(Group) * vectors * lanes * tile.getBits() / 8;
  for (int64_t at = 0; at < stepBytes; at += kLineBytes)
    memref::PrefetchOp::create(
        builder, loc, codeAccess.flat,
        ValueRange(value(
            plus(place(codeAccess), attribute((kBytesAhead + at) / bytes)))),
        /*isWrite=*/false, /*localityHint=*/3, /*isDataCache=*/true);
  mlir::Block &body = nest.getRegion().front();
  Value result = body.getTerminator()->getOperand(0);
  for (int64_t group = 0; group < size(Group); ++group) {
    if (hasTable() && tables.size() <= static_cast<size_t>(group)) {
      Values made;
      for (int64_t column = 0; column < columns; ++column)
        made.push_back(tableOf(column, group));
      tables.push_back(made);
    }
    for (int64_t vector = 0; vector < vectors; ++vector) {
      int64_t number = group * vectors + vector;
      Values numbers;
      for (int64_t column = 0; column < columns; ++column) {
        if (hasTable()) {
          numbers.push_back(
              lookUp(tables[group][column], words[column], number));
          continue;
        }
        Value given;
        if (tile.getBits() < 8) {
          given = codesOf(words[column], number);
        } else {
          ivs[Column] = attribute(column);
          ivs[Group] = attribute(group);
          ivs[Vector] = attribute(vector);
          given =
              loadVector(codeAccess, value(place(codeAccess)), lanes, Value());
        }
        numbers.push_back(weights(given, column, group));
      }
      OpFoldResult firstRow = ivs[Row];
      ivs[Group] = attribute(group);
      ivs[Vector] = attribute(vector);
      for (int64_t i = 0; i < height; ++i) {
        ivs[Row] = plus(firstRow, attribute(i));
        Value x =
            loadVector(rowAccess, value(place(rowAccess)), lanes, Value());
        for (int64_t column = 0; column < columns; ++column) {
          Value &sum = sums[i * columns + column];
          llvm::DenseMap<Value, Value> known;
          known[row] = x;
          known[weight] = numbers[column];
          known[body.getArguments().back()] = sum;
          sum = evaluate(result, known);
        }
      }
      ivs[Row] = firstRow;
    }
  }
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
    Values made;
    for (int64_t column = 0; column < size(Column); ++column)
      made.push_back(tableOf(column, 0));
    tables.push_back(made);
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
      ivs[Row] = plus(first, attribute(i));
      ivs[Column] = attribute(column);
      Value at = value(place(output));
      Value old = memref::LoadOp::create(builder, loc, output.flat, at);
      Value sum = addLanes(sums[i * columns + column]);
      sum = arith::AddFOp::create(builder, loc, old, sum);
      memref::StoreOp::create(builder, loc, sum, output.flat, at);
    }
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
    int64_t count = *last - *first, number = llvm::divideCeil(count, most),
            height = count / number, higher = count % number;
    tiles(from, attribute(*first + higher * (height + 1)), height + 1);
    tiles(attribute(*first + higher * (height + 1)), to, height);
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
  int64_t sums = size(Block) * size(Step) * size(Group) * size(Vector) * lanes;
  int64_t most = tile.getRows();
  int64_t together =
      std::max<int64_t>(1, kBytesOfRows / (sums * 4) / most) * most;
  auto panels = [&](OpFoldResult from, OpFoldResult to) {
    loop(attribute(0), sizes[Panel], 1, [&](Value panel) {
      convertParameters(panel);
      rowBlock(panel, from, to);
    });
  };
  std::optional<int64_t> count = getConstantIntValue(sizes[Row]);
  if (count && *count <= together) {
    panels(attribute(0), sizes[Row]);
  } else if (count) {
    int64_t whole = *count / together * together;
    loop(attribute(0), attribute(whole), together, [&](Value from) {
      panels(OpFoldResult(from), plus(from, attribute(together)));
    });
    if (whole < *count)
      panels(attribute(whole), sizes[Row]);
  } else {
    loop(attribute(0), sizes[Row], together, [&](Value from) {
      Value end = arith::AddIOp::create(builder, loc, from, index(together));
      end = arith::MinSIOp::create(builder, loc, end, value(sizes[Row]));
      panels(OpFoldResult(from), OpFoldResult(end));
    });
  }
  return true;
}

bool emitCodeTile(linalg::GenericOp nest, TargetAttr target) {
  CodeTileAttr tile = attr::codeTile.get(nest);
  return tile && CodeTileEmitter(nest, tile, target).emit();
}

} // namespace tenon

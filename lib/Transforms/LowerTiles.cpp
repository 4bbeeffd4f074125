//===- LowerTiles.cpp - Loop nests whose results stay in registers --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERTILES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// A loop of so few iterations is written out.
constexpr int64_t kUnrolledIterations = 4;

/// What stands for an operand in a tile: memory, as one row of elements, in
/// which each loop steps by a fixed distance.
struct Access {
  Value memref;
  /// All of the memory, of rank 1.
  Value flat;
  SmallVector<OpFoldResult> strides;
  OpFoldResult start;
  Type element;
  /// Up to where vectors along the columns may be read: more than the nest has
  /// columns where rows in memory are longer than what it uses of them.
  int64_t readable = 0;
};

class TileEmitter {
public:
  TileEmitter(linalg::GenericOp nest, TileAttr tile)
      : nest(nest), tile(tile), builder(nest), loc(nest.getLoc()) {}

  /// Emits the code before the nest; nothing where the nest is not of a form
  /// that the tile fits.
  bool emit();

private:
  struct Columns {
    int64_t vectors;
    /// The mask of the last vector, or null.
    Value mask;
    /// Where the last vector ends, if known.
    int64_t end;
  };
  using Values = SmallVector<Value>;

  bool analyze();
  bool analyzeBody();
  bool analyzeAccess(Value memref, AffineMap map, Access &access);
  void parallel(unsigned loop, std::optional<Columns> columns,
                std::optional<int64_t> height);
  void registerTile(Columns columns, int64_t height);
  Values reduce(unsigned number, Columns columns, int64_t height,
                Values accumulators);
  Values multiplyAdd(Columns columns, int64_t height, Values accumulators);
  Value load(const Access &access, Value at, bool isVector, bool masked,
             Value mask);

  // Index arithmetic that folds constants.
  Value index(int64_t value) {
    Value &known = constants[value];
    if (!known) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(
          &nest->getParentOfType<func::FuncOp>().getBody().front());
      known = arith::ConstantIndexOp::create(builder, loc, value);
    }
    return known;
  }
  Value value(OpFoldResult size) {
    if (std::optional<int64_t> constant = getConstantIntValue(size))
      return index(*constant);
    return cast<Value>(size);
  }
  OpFoldResult plus(OpFoldResult a, OpFoldResult b);
  OpFoldResult times(OpFoldResult a, OpFoldResult b);
  /// The place in memory for the current values of the parallel loops, or of
  /// the reductions.
  OpFoldResult place(const Access &access, bool reductions);
  /// A loop that runs `body(iv)` from `from` to `to`.
  void loop(OpFoldResult from, OpFoldResult to, int64_t step,
            function_ref<void(Value)> body);

  linalg::GenericOp nest;
  TileAttr tile;
  OpBuilder builder;
  Location loc;
  unsigned numLoops = 0;
  SmallVector<OpFoldResult> sizes;
  SmallVector<unsigned> reductions;
  SmallVector<Access> inputs;
  Access output;
  Type accumulator;
  /// The operation of the body that makes the new sum, and what is added.
  Operation *sum = nullptr;
  Value addend;
  /// The values of the loops at the insertion point.
  SmallVector<OpFoldResult> ivs;
  /// The inputs' places for the parallel loops.
  SmallVector<OpFoldResult> bases;
  /// Set where sums start from a value, not from what is in memory.
  linalg::FillOp start;
  llvm::DenseMap<int64_t, Value> constants;
};

//===-- What the nest does ------------------------------------------------===//

OpFoldResult TileEmitter::plus(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x + *y);
  if (x == 0)
    return b;
  if (y == 0)
    return a;
  return arith::AddIOp::create(builder, loc, value(a), value(b),
                               arith::IntegerOverflowFlags::nsw)
      .getResult();
}

OpFoldResult TileEmitter::times(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x * *y);
  if (x == 0 || y == 0)
    return builder.getIndexAttr(0);
  if (x == 1)
    return b;
  if (y == 1)
    return a;
  return arith::MulIOp::create(builder, loc, value(a), value(b),
                               arith::IntegerOverflowFlags::nsw)
      .getResult();
}

/// How much of a row is in memory: of a part of a buffer that starts at the
/// row's start, all of the buffer's. 0 where it is not known.
int64_t rowInMemory(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  if (type.getRank() == 0)
    return 0;
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  if (part && part.getSourceType().getRank() == type.getRank() &&
      getConstantIntValue(part.getMixedOffsets().back()) == 0)
    type = part.getSourceType();
  return type.isDynamicDim(type.getRank() - 1) ? 0 : type.getShape().back();
}

bool TileEmitter::analyzeAccess(Value memref, AffineMap map, Access &access) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  int64_t staticOffset;
  SmallVector<int64_t> staticStrides;
  if (!type || failed(type.getStridesAndOffset(staticStrides, staticOffset)))
    return false;
  access.memref = memref;
  access.element = type.getElementType();
  SmallVector<OpFoldResult> steps;
  OpFoldResult offset = builder.getIndexAttr(staticOffset);
  for (int64_t stride : staticStrides)
    steps.push_back(builder.getIndexAttr(stride));
  if (ShapedType::isDynamic(staticOffset) ||
      llvm::any_of(staticStrides, ShapedType::isDynamic)) {
    auto metadata =
        memref::ExtractStridedMetadataOp::create(builder, loc, memref);
    offset = metadata.getConstifiedMixedOffset();
    steps = metadata.getConstifiedMixedStrides();
  }
  access.strides.assign(numLoops, builder.getIndexAttr(0));
  access.start = builder.getIndexAttr(0);
  access.readable = rowInMemory(memref);
  for (auto [expr, step] : llvm::zip_equal(map.getResults(), steps)) {
    SmallVector<int64_t> coefficients;
    if (failed(getFlattenedAffineExpr(expr, numLoops, 0, &coefficients)) ||
        coefficients.size() != numLoops + 1)
      return false;
    // How far other loops move the columns along the row.
    if (expr == map.getResults().back())
      for (unsigned loop = 0; loop <= numLoops; ++loop) {
        if (loop == tile.getColumn() || coefficients[loop] == 0)
          continue;
        std::optional<int64_t> size =
            loop == numLoops ? 2 : getConstantIntValue(sizes[loop]);
        access.readable =
            size && coefficients[loop] > 0
                ? access.readable - coefficients[loop] * (*size - 1)
                : 0;
      }
    for (unsigned loop = 0; loop < numLoops; ++loop)
      access.strides[loop] =
          plus(access.strides[loop],
               times(builder.getIndexAttr(coefficients[loop]), step));
    access.start = plus(access.start,
                        times(builder.getIndexAttr(coefficients.back()), step));
  }
  int64_t flatOffset = getConstantIntValue(offset).value_or(
      static_cast<int64_t>(ShapedType::kDynamic));
  auto layout = StridedLayoutAttr::get(builder.getContext(), flatOffset, {1});
  auto flatType =
      MemRefType::get({ShapedType::kDynamic}, access.element,
                      flatOffset == 0 ? MemRefLayoutAttrInterface() : layout,
                      type.getMemorySpace());
  // Bounds are the nest's.
  access.flat =
      memref::ReinterpretCastOp::create(
          builder, loc, flatType, memref, offset,
          ArrayRef<OpFoldResult>{builder.getIndexAttr(
              type.hasStaticShape() ? type.getNumElements() : INT32_MAX)},
          ArrayRef<OpFoldResult>{builder.getIndexAttr(1)})
          .getResult();
  return true;
}

bool TileEmitter::analyzeBody() {
  Block &body = nest.getRegion().front();
  Value old = body.getArguments().back();
  auto yield = cast<linalg::YieldOp>(body.getTerminator());
  for (Operation &op : body.without_terminator())
    if (!OpTrait::hasElementwiseMappableTraits(&op) ||
        op.getNumResults() != 1 || isa<ComplexType>(op.getResult(0).getType()))
      if (!isa<arith::ConstantOp>(op))
        return false;
  sum = yield.getOperand(0).getDefiningOp();
  if (!sum || !isa<arith::AddFOp, arith::AddIOp>(sum) || !old.hasOneUse() ||
      *old.user_begin() != sum)
    return false;
  addend = sum->getOperand(sum->getOperand(0) == old ? 1 : 0);
  accumulator = old.getType();
  return accumulator.isIntOrFloat();
}

bool TileEmitter::analyze() {
  if (nest.getNumDpsInits() != 1 || !nest.hasPureBufferSemantics() ||
      !analyzeBody())
    return false;
  numLoops = nest.getNumLoops();
  unsigned column = tile.getColumn();
  if (column >= numLoops || tile.getRow() >= static_cast<int64_t>(numLoops))
    return false;
  for (auto [number, iterator] : llvm::enumerate(nest.getIteratorTypesArray()))
    if (iterator == utils::IteratorType::reduction)
      reductions.push_back(number);
  if (llvm::is_contained(reductions, column) ||
      llvm::is_contained(reductions, static_cast<unsigned>(tile.getRow())))
    return false;
  // Loop sizes: of any operand that a loop runs through alone.
  sizes.assign(numLoops, OpFoldResult());
  for (OpOperand &operand : nest->getOpOperands()) {
    AffineMap map = nest.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
        OpFoldResult &size = sizes[loop.getPosition()];
        auto type = cast<MemRefType>(operand.get().getType());
        if (!type.isDynamicDim(dim))
          size = builder.getIndexAttr(type.getDimSize(dim));
        else if (!size)
          size = memref::DimOp::create(builder, loc, operand.get(), dim)
                     .getResult();
      }
  }
  for (OpFoldResult size : sizes)
    if (!size)
      return false;
  for (OpOperand *operand : nest.getDpsInputOperands()) {
    Access access;
    // An operand that only tells sizes.
    if (!nest.getMatchingBlockArgument(operand).use_empty() &&
        !analyzeAccess(operand->get(), nest.getMatchingIndexingMap(operand),
                       access))
      return false;
    inputs.push_back(access);
  }
  OpOperand *out = nest.getDpsInitOperand(0);
  if (!analyzeAccess(out->get(), nest.getMatchingIndexingMap(out), output))
    return false;
  // Vectors run along memory.
  if (getConstantIntValue(output.strides[column]) != 1)
    return false;
  for (const Access &input : inputs)
    if (input.memref) {
      std::optional<int64_t> step = getConstantIntValue(input.strides[column]);
      if (step != 0 && step != 1)
        return false;
    }
  // The sums' start, just before.
  for (Operation *op = nest->getPrevNode(); op; op = op->getPrevNode()) {
    if (auto fill = dyn_cast<linalg::FillOp>(op)) {
      if (fill.getOutputs().front() == out->get())
        start = fill;
      break;
    }
    if (!isMemoryEffectFree(op))
      break;
  }
  return true;
}

//===-- Loops -------------------------------------------------------------===//

void TileEmitter::loop(OpFoldResult from, OpFoldResult to, int64_t step,
                       function_ref<void(Value)> body) {
  std::optional<int64_t> first = getConstantIntValue(from),
                         end = getConstantIntValue(to);
  if (first && end && *first >= *end)
    return;
  if (first && end && *first + step >= *end)
    return body(index(*first));
  auto loop =
      scf::ForOp::create(builder, loc, value(from), value(to), index(step));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

OpFoldResult TileEmitter::place(const Access &access, bool inReductions) {
  OpFoldResult at =
      inReductions ? OpFoldResult(builder.getIndexAttr(0)) : access.start;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (llvm::is_contained(reductions, loop) == inReductions)
      at = plus(at, times(ivs[loop], access.strides[loop]));
  return at;
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
    int64_t vectors = heights.size(), width = vectors * lanes;
    if (size) {
      int64_t full = *size / width * width;
      loop(builder.getIndexAttr(0), builder.getIndexAttr(full), width,
           inner(Columns{vectors, Value(), 0}, height));
      if (int64_t rest = *size - full) {
        Value mask;
        if (rest % lanes) {
          SmallVector<bool> bits(lanes, false);
          std::fill_n(bits.begin(), rest % lanes, true);
          auto type = VectorType::get({lanes}, builder.getI1Type());
          mask = arith::ConstantOp::create(builder, loc,
                                           DenseElementsAttr::get(type, bits));
        }
        int64_t number = llvm::divideCeil(rest, lanes);
        inner(Columns{number, mask, full + number * lanes},
              height)(index(full));
      }
      return;
    }
    // Whole tiles, then single vectors, the last of them masked.
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
    // Rows inside of columns, or outside: then the tile is as high as it can
    // be at the widest.
    int64_t most = heights[(columns ? columns->vectors : heights.size()) - 1];
    if (size) {
      int64_t tiles = llvm::divideCeil(*size, most);
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
    Value full = arith::SubIOp::create(
        builder, loc, end,
        arith::RemUIOp::create(builder, loc, end, index(most)));
    loop(builder.getIndexAttr(0), full, most, inner(columns, most));
    loop(full, end, 1, inner(columns, 1));
    return;
  }
  loop(builder.getIndexAttr(0), sizes[number], 1, inner(columns, height));
}

//===-- Tiles -------------------------------------------------------------===//

Value TileEmitter::load(const Access &access, Value at, bool isVector,
                        bool masked, Value mask) {
  if (!isVector)
    return memref::LoadOp::create(builder, loc, access.flat, at);
  auto type = VectorType::get({tile.getLanes()}, access.element);
  if (!masked)
    return vector::LoadOp::create(builder, loc, type, access.flat, at);
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  return vector::MaskedLoadOp::create(builder, loc, type, access.flat,
                                      ValueRange(at), mask, zero);
}

void TileEmitter::registerTile(Columns columns, int64_t height) {
  bases.clear();
  for (const Access &input : inputs)
    bases.push_back(input.memref ? place(input, false) : OpFoldResult());
  OpFoldResult base = place(output, false);
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
  Value initial;
  if (start)
    initial = vector::BroadcastOp::create(builder, loc, type,
                                          start.getInputs().front());
  each([&](Value at, bool masked) {
    accumulators.push_back(
        initial ? initial : load(output, at, true, masked, columns.mask));
  });
  accumulators = reduce(0, columns, height, std::move(accumulators));
  auto *next = accumulators.begin();
  each([&](Value at, bool masked) {
    if (masked)
      vector::MaskedStoreOp::create(builder, loc, output.flat, ValueRange(at),
                                    columns.mask, *next++);
    else
      vector::StoreOp::create(builder, loc, *next++, output.flat,
                              ValueRange(at));
  });
}

TileEmitter::Values TileEmitter::reduce(unsigned number, Columns columns,
                                        int64_t height, Values accumulators) {
  if (number == reductions.size())
    return multiplyAdd(columns, height, std::move(accumulators));
  unsigned dim = reductions[number];
  std::optional<int64_t> size = getConstantIntValue(sizes[dim]);
  if (size && *size <= kUnrolledIterations) {
    for (int64_t i = 0; i < *size; ++i) {
      ivs[dim] = builder.getIndexAttr(i);
      accumulators = reduce(number + 1, columns, height, accumulators);
    }
    return accumulators;
  }
  auto loop = scf::ForOp::create(builder, loc, index(0), value(sizes[dim]),
                                 index(1), accumulators);
  // LLVM's unroller would run out of registers.
  MLIRContext *context = builder.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(context, builder.getBoolAttr(true),
                                          {}, {}, {}, {}, {}, {});
  auto annotation = LLVM::LoopAnnotationAttr::get(
      context, {}, {}, {}, unroll, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {});
  loop->setAttr("loop_annotation", annotation);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  ivs[dim] = loop.getInductionVar();
  Values results =
      reduce(number + 1, columns, height, Values(loop.getRegionIterArgs()));
  scf::YieldOp::create(builder, loc, results);
  return Values(loop.getResults());
}

TileEmitter::Values TileEmitter::multiplyAdd(Columns columns, int64_t height,
                                             Values accumulators) {
  Block &body = nest.getRegion().front();
  int64_t lanes = tile.getLanes();
  SmallVector<OpFoldResult> places;
  for (auto [input, base] : llvm::zip_equal(inputs, bases))
    places.push_back(input.memref ? plus(base, place(input, true))
                                  : OpFoldResult());
  // A value of the body for a row and a vector of the tile; -1 where it is the
  // same for all.
  llvm::DenseMap<std::pair<Value, std::pair<int64_t, int64_t>>, Value> known;
  auto steps = [&](OpFoldResult stride) {
    return getConstantIntValue(stride) != 0;
  };
  auto broadcast = [&](Value scalar) -> Value {
    if (isa<VectorType>(scalar.getType()))
      return scalar;
    return vector::BroadcastOp::create(
        builder, loc, VectorType::get({lanes}, scalar.getType()), scalar);
  };
  // Which of the tile's coordinates a value depends on.
  llvm::DenseMap<Value, std::pair<bool, bool>> depends;
  for (auto [number, input] : llvm::enumerate(inputs))
    if (input.memref)
      depends[body.getArgument(number)] = {
          tile.getRow() >= 0 && steps(input.strides[tile.getRow()]),
          steps(input.strides[tile.getColumn()])};
  for (Operation &op : body.without_terminator()) {
    if (&op == sum)
      continue;
    std::pair<bool, bool> all(false, false);
    for (Value operand : op.getOperands()) {
      all.first |= depends[operand].first;
      all.second |= depends[operand].second;
    }
    depends[op.getResult(0)] = all;
  }
  std::function<Value(Value, int64_t, int64_t)> get =
      [&](Value wanted, int64_t row, int64_t vector) -> Value {
    Operation *op = wanted.getDefiningOp();
    if (op && op->getBlock() != &body)
      return wanted;
    auto [onRow, onColumn] = depends[wanted];
    std::pair<int64_t, int64_t> where(onRow ? row : -1, onColumn ? vector : -1);
    auto found = known.find({wanted, where});
    if (found != known.end())
      return found->second;
    Value result;
    if (!op) {
      unsigned number = cast<BlockArgument>(wanted).getArgNumber();
      const Access &input = inputs[number];
      OpFoldResult at = places[number];
      if (onRow && row)
        at = plus(
            at, times(builder.getIndexAttr(row), input.strides[tile.getRow()]));
      if (onColumn)
        at = plus(at, builder.getIndexAttr(vector * lanes));
      bool masked = onColumn && columns.mask && vector == columns.vectors - 1;
      // Unused elements may be read where there are some.
      if (masked && columns.end && columns.end <= input.readable)
        masked = false;
      result = load(input, value(at), onColumn, masked, columns.mask);
    } else {
      Values operands;
      bool isVector = false;
      for (Value operand : op->getOperands()) {
        operands.push_back(get(operand, row, vector));
        isVector |= isa<VectorType>(operands.back().getType());
      }
      if (isVector)
        for (Value &operand : operands)
          operand = broadcast(operand);
      OperationState state(loc, op->getName().getStringRef(), operands,
                           op->getResult(0).getType(), op->getAttrs());
      state.propertiesAttr = op->getPropertiesAsAttribute();
      if (isVector)
        state.types = {VectorType::get({lanes}, op->getResult(0).getType())};
      result = builder.create(state)->getResult(0);
    }
    return known[{wanted, where}] = result;
  };

  auto product = addend.getDefiningOp<arith::MulFOp>();
  auto contracts = [](arith::FastMathFlagsAttr flags) {
    return bitEnumContainsAll(flags.getValue(), arith::FastMathFlags::contract);
  };
  bool fused = product && product->getBlock() == &body &&
               contracts(product.getFastmathAttr()) &&
               contracts(cast<arith::AddFOp>(sum).getFastmathAttr());
  auto add = [&](int64_t row, int64_t vector) {
    Value &sums = accumulators[row * columns.vectors + vector];
    if (fused) {
      Value lhs = broadcast(get(product.getLhs(), row, vector));
      Value rhs = broadcast(get(product.getRhs(), row, vector));
      sums = vector::FMAOp::create(builder, loc, lhs, rhs, sums);
      return;
    }
    Value more = broadcast(get(addend, row, vector));
    sums = isa<FloatType>(accumulator)
               ? arith::AddFOp::create(builder, loc, sums, more).getResult()
               : arith::AddIOp::create(builder, loc, sums, more).getResult();
  };
  // What is fewer is held in registers all the time, the other loaded when
  // needed: LLVM keeps the order.
  if (columns.vectors <= height) {
    for (int64_t row = 0; row < height; ++row)
      for (int64_t v = 0; v < columns.vectors; ++v)
        add(row, v);
  } else {
    for (int64_t v = 0; v < columns.vectors; ++v)
      for (int64_t row = 0; row < height; ++row)
        add(row, v);
  }
  return accumulators;
}

bool TileEmitter::emit() {
  if (!analyze())
    return false;
  ivs.assign(numLoops, builder.getIndexAttr(0));
  parallel(0, std::nullopt, std::nullopt);
  if (start)
    start.erase();
  return true;
}

class LowerTilesPass : public impl::LowerTilesBase<LowerTilesPass> {
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> nests;
    getOperation().walk([&](linalg::GenericOp nest) {
      if (nest->hasAttr("ten.tile"))
        nests.push_back(nest);
    });
    for (linalg::GenericOp nest : nests) {
      auto tile = nest->getAttrOfType<TileAttr>("ten.tile");
      // What is left is lowered as if there was no tile.
      if (tile && TileEmitter(nest, tile).emit())
        nest.erase();
      else
        nest->removeAttr("ten.tile");
    }
  }
};

} // namespace
} // namespace tenon

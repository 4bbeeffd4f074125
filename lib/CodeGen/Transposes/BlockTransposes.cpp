//===- BlockTransposes.cpp - Reads transposed operands block by block -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-block-transposes: cache blocking of elementwise nests with
// operands whose contiguous dimension is not the result's. A block of such an
// operand is transposed into a small buffer that stays in L1d, and the nest is
// computed on it. A block is transposed in squares of 8x8 elements (16x16 of 16
// bits, 4x4 of 64) by shuffles in registers; a cheap body is applied to the
// square directly, without a buffer. Rows of less than 8 elements (arrays of
// structures) are such squares in part. Rows that are a page apart are
// prefetched in software.
//
// Invariant: each element of the result is computed once, since an operand that
// is not transposed may share the result's memory. Only where the transposed
// operand is all that is read, the last squares overlap the ones before.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Nests/NestEmitter.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Target/Target.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_BLOCKTRANSPOSES
#include "Transforms/Passes.h.inc"

namespace {

/// Smaller nests are not worth the code.
/// Tuned: elements; commit 1bae3a1.
constexpr int64_t kMinElements = 4 * 1024, kMinSide = 16;
/// Approximate extent of a block along the result's rows: long enough that
/// loops over it remain loops until LLVM vectorizes them.
/// Tuned: elements; commit a23be34.
constexpr int64_t kColumns = 128;
/// Bounds the body that is repeated for each row of a square.
/// Tuned: operations; commit 73c2084.
constexpr int64_t kMaxOperations = 6;
/// Rows and columns of blocks of squares: whole lines of the result are written
/// consecutively, and lines of the transposed operand are used before they are
/// evicted.
/// Tuned: elements; commit 73c2084.
constexpr int64_t kSquares = 128;
/// Row distance in bytes from which on rows map to so few sets, even of L2,
/// that it cannot keep the lines of a block until all squares of it are
/// transposed.
/// Tuned: bytes; commit 73c2084.
constexpr int64_t kMinConflictingDistance = 16 * 1024;
/// Largest number of elements of rows that are separated by permutations of
/// vectors across rows, whose number is its square.
/// Tuned: elements; docs/developer/rationale/lowering.md "The last squares of a
/// transpose overlap".
constexpr int64_t kMaxPacked = 4;
/// Prefetch distance in rows.
/// Tuned: rows; commit 73c2084.
constexpr int64_t kRowsAhead = 16;
/// Bytes of a transposed block, which must stay in L1d, with rows as long as
/// fit, so that memory is read in long runs.
/// Fact: bytes; half of the smallest L1d.
constexpr int64_t kBlockBytes = kSmallestL1 / 2;

/// A loop in blocks of one size. The last block may overlap the one before; for
/// dynamic sizes it is shorter.
struct Blocks {
  int64_t size, block;

  /// Returns blocks of about `wanted` iterations each.
  static Blocks about(int64_t size, int64_t wanted) {
    if (ShapedType::isDynamic(size))
      return {size, wanted};
    int64_t count = std::max<int64_t>(1, (size + wanted / 2) / wanted);
    return {size, static_cast<int64_t>(llvm::divideCeil(size, count))};
  }
  bool isDynamic() const { return ShapedType::isDynamic(size); }
  bool overlap() const { return !isDynamic() && size % block != 0; }
};

class Blocker : NestEmitter {
public:
  explicit Blocker(linalg::GenericOp nest)
      : NestEmitter(nest), sizes(nest.getStaticLoopRanges()) {}

  bool run();

private:
  /// Opens a loop from `start` (default 0) to `end` around the code that
  /// follows.
  Value enter(Value end, int64_t step = 1, Value start = {}) {
    auto loop = scf::ForOp::create(builder, loc, start ? start : index(0), end,
                                   index(step));
    builder.setInsertionPointToStart(loop.getBody());
    return loop.getInductionVar();
  }
  /// Returns the start of the block whose loop has the induction variable `at`.
  Value start(const Blocks &blocks, Value at) {
    if (!blocks.overlap())
      return at;
    return arith::MinUIOp::create(builder, loc, at,
                                  index(blocks.size - blocks.block));
  }
  /// Returns the number of iterations of `loop` in the block that starts at
  /// `start`.
  Value count(const Blocks &blocks, int64_t loop, Value start) {
    if (!blocks.isDynamic())
      return index(blocks.block);
    return arith::MinUIOp::create(
        builder, loc, index(blocks.block),
        arith::SubIOp::create(builder, loc, extents[loop], start));
  }
  /// Opens a loop over the elements of a block that no earlier block contains.
  Value enterNew(const Blocks &blocks, Value count, Value at, Value start) {
    Value first = blocks.overlap()
                      ? arith::SubIOp::create(builder, loc, at, start)
                      : Value();
    return enter(count, 1, first);
  }
  /// Returns the part of `size` that whole squares cover.
  Value inSquares(bool isDynamic, Value size) {
    if (!isDynamic)
      return size;
    return arith::SubIOp::create(
        builder, loc, size,
        arith::RemUIOp::create(builder, loc, size, index(width)));
  }
  /// Emits `element` for the remainder of the loops `along` and `inner` that
  /// squares do not cover; they run to `rows` and `columns`.
  void emitRest(Value rows, Value columns, Value rowsInSquares,
                Value columnsInSquares,
                function_ref<void(Value, Value)> element);
  static int64_t elementBytes(OpOperand &operand) {
    auto type = cast<MemRefType>(operand.get().getType());
    return std::max(1u, type.getElementTypeBitWidth() / 8);
  }
  /// Loads a square of an operand, as rows at `loops`, and transposes it. Rows
  /// of less than `width` elements give as many vectors.
  SmallVector<Value> turn(OpOperand &operand, SmallVector<Value> loops);
  /// The same for rows of few elements without gaps between them, as vectors
  /// across rows: each element of the result is at a constant place.
  SmallVector<Value> turnPacked(OpOperand &operand, SmallVector<Value> loops);
  /// Returns the number of elements of a row if these are less than a square
  /// has, or `width`.
  int64_t elementsOfRow() const {
    return ShapedType::isDynamic(sizes[along]) ? width
                                               : std::min(sizes[along], width);
  }
  /// Returns whether squares, the last of which may overlap others, cover the
  /// loop.
  bool coverSquares(int64_t loop) const {
    int64_t size = sizes[loop];
    return ShapedType::isDynamic(size) || size % width == 0 ||
           (mayOverlap && size >= width);
  }
  /// Returns `at`, or where the last square of the loop begins if that is less.
  Value squareAt(int64_t loop, Value at) {
    int64_t size = sizes[loop];
    if (ShapedType::isDynamic(size) || size % width == 0 || size < width)
      return at;
    return arith::MinUIOp::create(builder, loc, at, index(size - width));
  }
  /// Prefetches the operand's rows that are transposed `ahead` rows later:
  /// hardware prefetchers do not follow rows that are a page apart.
  void prefetch(OpOperand &operand, SmallVector<Value> loops, int64_t ahead);
  /// Returns the distance in bytes between rows of the operand; 1 if dynamic.
  int64_t rowDistance(OpOperand &operand);
  /// Returns whether a transposed square may stay in registers, since the body
  /// is cheap and squares cover the loops.
  bool fitsRegisters(ArrayRef<OpOperand *> transposed);
  void emitSquares(ArrayRef<OpOperand *> transposed);
  /// Emits the body for one element; `read` returns the operands' values.
  void emitElement(ArrayRef<Value> loops,
                   function_ref<Value(OpOperand *)> read);
  Value load(OpOperand &operand, ArrayRef<Value> loops);
  SmallVector<Value> indices(OpOperand &operand, ArrayRef<Value> loops);

  SmallVector<int64_t> sizes;
  /// The same sizes as values.
  SmallVector<Value> extents;
  /// The innermost loop, and the loop along which the transposed operand is
  /// contiguous.
  int64_t inner = -1, along = -1;
  /// The side of a square that is transposed in registers.
  int64_t width = 16;
  bool byVectors = true;
  /// Permits blocks that compute elements of the result again.
  bool mayOverlap = false;
};

SmallVector<Value> Blocker::indices(OpOperand &operand, ArrayRef<Value> loops) {
  AffineMap map = nest.getMatchingIndexingMap(&operand);
  SmallVector<Value> result;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      result.push_back(loops[dim.getPosition()]);
    else
      result.push_back(affine::AffineApplyOp::create(
          builder, loc, AffineMap::get(map.getNumDims(), 0, expr), loops));
  }
  return result;
}

SmallVector<Value> Blocker::turn(OpOperand &operand, SmallVector<Value> loops) {
  Type element = cast<MemRefType>(operand.get().getType()).getElementType();
  auto type = VectorType::get(width, element);
  int64_t elements = elementsOfRow();
  if (elements <= kMaxPacked &&
      rowDistance(operand) == elements * elementBytes(operand))
    return turnPacked(operand, loops);
  Value rowMask, zeros;
  if (elements < width) {
    rowMask = mask(width, elements);
    zeros = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  }
  SmallVector<Value> rows;
  Value first = loops[inner];
  for (int64_t i = 0; i < width; ++i) {
    loops[inner] = arith::AddIOp::create(builder, loc, first, index(i));
    SmallVector<Value> place = indices(operand, loops);
    if (rowMask)
      rows.push_back(vector::MaskedLoadOp::create(
          builder, loc, type, operand.get(), place, rowMask, zeros));
    else
      rows.push_back(
          vector::LoadOp::create(builder, loc, type, operand.get(), place));
  }
  SmallVector<Value> columns = transposeSquare(builder, loc, rows);
  columns.truncate(elements);
  return columns;
}

SmallVector<Value> Blocker::turnPacked(OpOperand &operand,
                                       SmallVector<Value> loops) {
  Type element = cast<MemRefType>(operand.get().getType()).getElementType();
  auto type = VectorType::get(width, element);
  int64_t elements = elementsOfRow();
  Value row = loops[inner];
  SmallVector<Value> vectors;
  for (int64_t i = 0; i < elements; ++i) {
    loops[inner] =
        arith::AddIOp::create(builder, loc, row, index(i * width / elements));
    loops[along] = index(i * width % elements);
    vectors.push_back(vector::LoadOp::create(builder, loc, type, operand.get(),
                                             indices(operand, loops)));
  }
  SmallVector<Value> columns;
  for (int64_t column = 0; column < elements; ++column) {
    Value found = vectors.front();
    for (int64_t source = 0; source < elements; ++source) {
      SmallVector<int64_t> order;
      for (int64_t lane = 0; lane < width; ++lane) {
        int64_t from = lane * elements + column;
        bool isFirst = source == 0 && from / width == 0;
        order.push_back(isFirst                  ? from % width
                        : from / width == source ? width + from % width
                                                 : lane);
      }
      found = vector::ShuffleOp::create(builder, loc, found, vectors[source],
                                        order);
    }
    columns.push_back(found);
  }
  return columns;
}

void Blocker::prefetch(OpOperand &operand, SmallVector<Value> loops,
                       int64_t ahead) {
  Value first = loops[inner];
  for (int64_t i = 0; i < width; ++i) {
    loops[inner] = arith::AddIOp::create(builder, loc, first, index(ahead + i));
    memref::PrefetchOp::create(builder, loc, operand.get(),
                               indices(operand, loops), /*isWrite=*/false,
                               /*localityHint=*/3, /*isDataCache=*/true);
  }
}

int64_t Blocker::rowDistance(OpOperand &operand) {
  auto type = cast<MemRefType>(operand.get().getType());
  AffineMap map = nest.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return 0;
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides))
    if (expr.isFunctionOfDim(inner))
      return ShapedType::isDynamic(stride) ? 1 : stride * elementBytes(operand);
  return 0;
}

bool Blocker::fitsRegisters(ArrayRef<OpOperand *> transposed) {
  Block &body = *nest.getBody();
  if (!byVectors || transposed.size() != 1 ||
      elementBytes(*transposed.front()) * width < kLineBytes / 2 ||
      rowDistance(*transposed.front()) % kMinConflictingDistance == 0 ||
      !(coverSquares(along) || (mayOverlap && sizes[along] < width)) ||
      !coverSquares(inner) || !isElementwiseBody(body) ||
      std::distance(body.begin(), body.end()) > kMaxOperations)
    return false;
  auto isVector = [&](OpOperand &operand) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    AffineMap map = nest.getMatchingIndexingMap(&operand);
    return type && type.isLastDimUnitStride() && map.getNumResults() > 0 &&
           map.getResults().back() == builder.getAffineDimExpr(inner) &&
           !map.dropResult(map.getNumResults() - 1).isFunctionOfDim(inner);
  };
  for (OpOperand *operand : nest.getDpsInputOperands())
    if (operand != transposed.front() &&
        isa<MemRefType>(operand->get().getType()) &&
        nest.getMatchingIndexingMap(operand).isFunctionOfDim(inner) &&
        !isVector(*operand))
      return false;
  return isVector(*nest.getDpsInitOperand(0));
}

void Blocker::emitRest(Value rows, Value columns, Value rowsInSquares,
                       Value columnsInSquares,
                       function_ref<void(Value, Value)> element) {
  auto part = [&](Value fromRow, Value toRow, Value fromColumn) {
    OpBuilder::InsertionGuard guard(builder);
    Value a = enter(toRow, 1, fromRow);
    element(a, enter(columns, 1, fromColumn));
  };
  if (columnsInSquares != columns)
    part(index(0), rowsInSquares, columnsInSquares);
  if (rowsInSquares != rows)
    part(rowsInSquares, rows, index(0));
}

void Blocker::emitElement(ArrayRef<Value> loops,
                          function_ref<Value(OpOperand *)> read) {
  IRMapping mapping;
  for (OpOperand *operand : nest.getDpsInputOperands())
    if (BlockArgument argument = nest.getMatchingBlockArgument(operand);
        !argument.use_empty())
      mapping.map(argument, read(operand));
  for (Operation &op : nest.getBody()->without_terminator()) {
    if (auto loop = dyn_cast<linalg::IndexOp>(op))
      mapping.map(loop.getResult(), loops[loop.getDim()]);
    else
      builder.clone(op, mapping);
  }
  OpOperand &output = *nest.getDpsInitOperand(0);
  Value result = nest.getBody()->getTerminator()->getOperand(0);
  memref::StoreOp::create(builder, loc, mapping.lookupOrDefault(result),
                          output.get(), indices(output, loops));
}

void Blocker::emitSquares(ArrayRef<OpOperand *> transposed) {
  OpOperand &output = *nest.getDpsInitOperand(0);
  SmallVector<Value> loops(sizes.size());
  Value allRows = extents[along], allColumns = extents[inner];
  Value wholeRows = inSquares(ShapedType::isDynamic(sizes[along]), allRows),
        wholeColumns =
            inSquares(ShapedType::isDynamic(sizes[inner]), allColumns);
  for (int64_t loop = 0; loop < inner; ++loop)
    if (loop != along)
      loops[loop] = enter(extents[loop]);
  emitRest(allRows, allColumns, wholeRows, wholeColumns, [&](Value a, Value b) {
    loops[along] = a;
    loops[inner] = b;
    emitElement(loops,
                [&](OpOperand *operand) { return load(*operand, loops); });
  });
  Value atRow = enter(wholeRows, kSquares);
  Value atColumn = enter(wholeColumns, kSquares);
  // The last block may be smaller.
  auto rest = [&](int64_t size, Value whole, Value at) -> Value {
    if (!ShapedType::isDynamic(size) &&
        (size <= kSquares || size % kSquares == 0))
      return index(std::min(size, kSquares));
    return arith::MinUIOp::create(
        builder, loc, index(kSquares),
        arith::SubIOp::create(builder, loc, whole, at));
  };
  Value rows = rest(sizes[along], wholeRows, atRow),
        columns = rest(sizes[inner], wholeColumns, atColumn);
  Value a = enter(rows, width), b = enter(columns, width);
  Value row = squareAt(along, arith::AddIOp::create(builder, loc, atRow, a));
  loops[along] = row;
  loops[inner] =
      squareAt(inner, arith::AddIOp::create(builder, loc, atColumn, b));
  SmallVector<Value> turned = turn(*transposed.front(), loops);
  for (auto [i, column] : llvm::enumerate(turned)) {
    loops[along] = arith::AddIOp::create(builder, loc, row, index(i));
    SmallVector<Value> arguments;
    for (OpOperand *operand : nest.getDpsInputOperands()) {
      if (operand == transposed.front()) {
        arguments.push_back(column);
        continue;
      }
      auto type = dyn_cast<MemRefType>(operand->get().getType());
      if (!type || !nest.getMatchingIndexingMap(operand).isFunctionOfDim(inner))
        arguments.push_back(load(*operand, loops));
      else
        arguments.push_back(vector::LoadOp::create(
            builder, loc, VectorType::get(width, type.getElementType()),
            operand->get(), indices(*operand, loops)));
    }
    arguments.push_back(Value());
    Value result = emitBody(*nest.getBody(), arguments, width);
    vector::StoreOp::create(builder, loc, result, output.get(),
                            indices(output, loops));
  }
  nest.erase();
}

Value Blocker::load(OpOperand &operand, ArrayRef<Value> loops) {
  if (!isa<MemRefType>(operand.get().getType()))
    return operand.get();
  return memref::LoadOp::create(builder, loc, operand.get(),
                                indices(operand, loops));
}

bool Blocker::run() {
  int64_t rank = sizes.size();
  if (rank < 2 || nest.getNumParallelLoops() != rank ||
      nest.getNumDpsInits() != 1)
    return false;
  OpOperand &output = *nest.getDpsInitOperand(0);
  if (!nest.getMatchingIndexingMap(&output).isIdentity() ||
      !nest.getMatchingBlockArgument(&output).use_empty())
    return false;
  // Find operands that are contiguous along another loop than the result.
  inner = rank - 1;
  int64_t elements = 1, bytesOfRow = 0;
  for (int64_t size : sizes)
    elements *= ShapedType::isDynamic(size) ? kMinElements : size;
  if (elements < kMinElements)
    return false;
  SmallVector<OpOperand *> transposed;
  for (OpOperand *operand : nest.getDpsInputOperands()) {
    auto type = dyn_cast<MemRefType>(operand->get().getType());
    AffineMap map = nest.getMatchingIndexingMap(operand);
    if (!type || map.getNumResults() == 0 || operand->get() == output.get())
      continue;
    auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
    if (!last || static_cast<int64_t>(last.getPosition()) == inner ||
        !map.isFunctionOfDim(inner) || !type.getElementType().isIntOrFloat() ||
        nest.getMatchingBlockArgument(operand).use_empty())
      continue;
    if (along >= 0 && along != static_cast<int64_t>(last.getPosition()))
      continue;
    along = last.getPosition();
    int64_t bytes = elementBytes(*operand);
    bytesOfRow += bytes;
    width = std::min<int64_t>(width, bytes > 4 ? 4 : bytes == 2 ? 16 : 8);
    byVectors &= type.isLastDimUnitStride();
    transposed.push_back(operand);
  }
  auto isShort = [&](int64_t loop) {
    return !ShapedType::isDynamic(sizes[loop]) && sizes[loop] < kMinSide;
  };
  if (transposed.empty() || isShort(inner))
    return false;
  // Bound the size of the buffers.
  if (transposed.size() > 2)
    return false;
  mayOverlap =
      llvm::all_of(nest.getDpsInputOperands(), [&](OpOperand *operand) {
        return operand == transposed.front() ||
               !isa<MemRefType>(operand->get().getType());
      });
  if (isShort(along) && (sizes[along] == 1 || !fitsRegisters(transposed)))
    return false;
  for (auto [loop, size] : llvm::enumerate(sizes))
    extents.push_back(ShapedType::isDynamic(size)
                          ? memref::DimOp::create(builder, loc, output.get(),
                                                  static_cast<int64_t>(loop))
                                .getResult()
                          : index(size));
  if (fitsRegisters(transposed)) {
    emitSquares(transposed);
    return true;
  }
  Blocks columns = Blocks::about(sizes[inner], kColumns);
  int64_t fitting = kBlockBytes / (bytesOfRow * columns.block);
  Blocks rows = Blocks::about(sizes[along], std::max(kMinSide, fitting));

  // Allocate a buffer for a transposed block of each operand.
  SmallVector<Value> turned;
  {
    OpBuilder::InsertionGuard guard(builder);
    auto function = nest->getParentOfType<func::FuncOp>();
    builder.setInsertionPointToStart(&function.getBody().front());
    for (OpOperand *operand : transposed) {
      Type element =
          cast<MemRefType>(operand->get().getType()).getElementType();
      turned.push_back(memref::AllocaOp::create(
          builder, loc, MemRefType::get({rows.block, columns.block}, element),
          builder.getI64IntegerAttr(kLineBytes)));
    }
  }
  SmallVector<Value> loops(rank);
  for (int64_t loop = 0; loop < inner; ++loop)
    if (loop != along)
      loops[loop] = enter(extents[loop]);
  Value atRow = enter(extents[along], rows.block);
  Value atColumn = enter(extents[inner], columns.block);
  Value row = start(rows, atRow), column = start(columns, atColumn);
  Value numRows = count(rows, along, row),
        numColumns = count(columns, inner, column);
  auto at = [&](Value a, Value b) {
    loops[along] = arith::AddIOp::create(builder, loc, row, a);
    loops[inner] = arith::AddIOp::create(builder, loc, column, b);
  };
  for (auto [operand, block] : llvm::zip_equal(transposed, turned)) {
    OpBuilder::InsertionGuard guard(builder);
    auto copy = [&, operand = operand, block = block](Value a, Value b) {
      at(a, b);
      memref::StoreOp::create(builder, loc, load(*operand, loops), block,
                              ValueRange{a, b});
    };
    if (!byVectors) {
      Value b = enter(numColumns);
      copy(enter(numRows), b);
      continue;
    }
    Value down = inSquares(rows.isDynamic(), numRows),
          across = inSquares(columns.isDynamic(), numColumns);
    emitRest(numRows, numColumns, down, across, copy);
    // Transpose squares, the last ones overlapping earlier ones.
    auto place = [&](const Blocks &blocks, Value size) {
      Value at = enter(size, width);
      return blocks.isDynamic() ? at : start({blocks.block, width}, at);
    };
    Value b = place(columns, across), a = place(rows, down);
    at(a, b);
    // With many squares per line, the same line would be prefetched as often.
    if (elementBytes(*operand) * width * 2 >= kLineBytes)
      prefetch(*operand, loops, kRowsAhead);
    for (auto [i, vector] : llvm::enumerate(turn(*operand, loops)))
      vector::StoreOp::create(
          builder, loc, vector, block,
          ValueRange{arith::AddIOp::create(builder, loc, a, index(i)), b});
  }
  // Other operands may share the result's memory: compute each element once.
  Value a = enterNew(rows, numRows, atRow, row);
  Value b = enterNew(columns, numColumns, atColumn, column);
  at(a, b);
  emitElement(loops, [&](OpOperand *operand) -> Value {
    const auto *found = llvm::find(transposed, operand);
    if (found == transposed.end())
      return load(*operand, loops);
    return memref::LoadOp::create(
        builder, loc, turned[found - transposed.begin()], ValueRange{a, b});
  });
  nest.erase();
  return true;
}

class BlockTransposesPass
    : public impl::BlockTransposesBase<BlockTransposesPass> {
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> nests;
    getOperation().walk([&](linalg::GenericOp nest) {
      if (nest.hasPureBufferSemantics())
        nests.push_back(nest);
    });
    for (linalg::GenericOp nest : nests)
      Blocker(nest).run();
  }
};

} // namespace
} // namespace tenon

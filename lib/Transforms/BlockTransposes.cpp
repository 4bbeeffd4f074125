//===- BlockTransposes.cpp - Reads transposed operands block by block -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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

/// Nests smaller than this stay in the cache anyway.
constexpr int64_t kMinElements = 16 * 1024, kMinSide = 16;
/// A line of the cache.
constexpr int64_t kLineBytes = 64;
/// How far a block extends along the result's rows: far enough for loops over
/// it to stay loops until they are vectorized.
constexpr int64_t kColumns = 128;

class Blocker {
public:
  explicit Blocker(linalg::GenericOp nest)
      : nest(nest), builder(nest), loc(nest.getLoc()),
        sizes(nest.getStaticLoopRanges()) {}

  bool run();

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  /// A loop up to `end`, from 0 if not from `start`, around what follows.
  Value enter(Value end, int64_t step = 1, Value start = {}) {
    auto loop = scf::ForOp::create(builder, loc, start ? start : index(0), end,
                                   index(step));
    builder.setInsertionPointToStart(loop.getBody());
    return loop.getInductionVar();
  }
  /// The part of a loop of `size` iterations that begins at `start`.
  Value extent(int64_t size, Value start, int64_t block) {
    if (size % block == 0)
      return index(block);
    Value rest = arith::SubIOp::create(builder, loc, index(size), start);
    return arith::MinUIOp::create(builder, loc, rest, index(block));
  }
  /// Columns of as many rows.
  SmallVector<Value> transpose(SmallVector<Value> rows);
  Value load(OpOperand &operand, ArrayRef<Value> loops);
  SmallVector<Value> indices(OpOperand &operand, ArrayRef<Value> loops);

  linalg::GenericOp nest;
  OpBuilder builder;
  Location loc;
  SmallVector<int64_t> sizes;
  int64_t side = 0;
  /// Parts of a block that are turned in registers.
  int64_t width = 8;
  bool byVectors = true;
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

SmallVector<Value> Blocker::transpose(SmallVector<Value> rows) {
  // Shuffling all elements like two halves of a deck of cards turns a square of
  // 2^n rows after n times.
  int64_t count = rows.size();
  for (int64_t step = 1; step < count; step *= 2) {
    SmallVector<Value> next;
    for (int64_t i = 0; i < count / 2; ++i)
      for (int64_t half = 0; half < 2; ++half) {
        SmallVector<int64_t> order;
        for (int64_t lane = 0; lane < count; ++lane)
          order.push_back(half * count / 2 + lane / 2 + lane % 2 * count);
        next.push_back(vector::ShuffleOp::create(builder, loc, rows[i],
                                                 rows[i + count / 2], order));
      }
    rows = next;
  }
  return rows;
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
      nest.getNumDpsInits() != 1 || llvm::any_of(sizes, ShapedType::isDynamic))
    return false;
  OpOperand &output = *nest.getDpsInitOperand(0);
  if (!nest.getMatchingIndexingMap(&output).isIdentity() ||
      !nest.getMatchingBlockArgument(&output).use_empty())
    return false;
  // Operands whose memory runs along another loop than the result's.
  int64_t inner = rank - 1, along = -1, elements = 1;
  for (int64_t size : sizes)
    elements *= size;
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
    int64_t bytes = std::max(1u, type.getElementTypeBitWidth() / 8);
    side = std::max({side, kLineBytes / bytes, int64_t(16)});
    width = std::min<int64_t>(width, bytes > 4 ? 4 : 8);
    byVectors &= type.isLastDimUnitStride();
    transposed.push_back(operand);
  }
  if (transposed.empty() || sizes[along] < kMinSide || sizes[inner] < kMinSide)
    return false;
  side = std::min<int64_t>(side, 32);
  // Buffers stay small.
  if (transposed.size() > 2)
    return false;

  // One block of each, turned.
  SmallVector<Value> turned;
  {
    OpBuilder::InsertionGuard guard(builder);
    auto function = nest->getParentOfType<func::FuncOp>();
    builder.setInsertionPointToStart(&function.getBody().front());
    for (OpOperand *operand : transposed) {
      Type element =
          cast<MemRefType>(operand->get().getType()).getElementType();
      turned.push_back(memref::AllocaOp::create(
          builder, loc, MemRefType::get({side, kColumns}, element),
          builder.getI64IntegerAttr(kLineBytes)));
    }
  }
  SmallVector<Value> loops(rank);
  for (int64_t loop = 0; loop < inner; ++loop)
    if (loop != along)
      loops[loop] = enter(index(sizes[loop]));
  Value row = enter(index(sizes[along]), side);
  Value column = enter(index(sizes[inner]), kColumns);
  Value rows = extent(sizes[along], row, side);
  Value columns = extent(sizes[inner], column, kColumns);
  auto at = [&](Value b, Value a) {
    loops[along] = arith::AddIOp::create(builder, loc, row, a);
    loops[inner] = arith::AddIOp::create(builder, loc, column, b);
  };
  auto turnByElements = [&](Value fromColumn, Value fromRow, Value toRow) {
    for (auto [operand, block] : llvm::zip_equal(transposed, turned)) {
      OpBuilder::InsertionGuard guard(builder);
      Value b = enter(columns, 1, fromColumn), a = enter(toRow, 1, fromRow);
      at(b, a);
      memref::StoreOp::create(builder, loc, load(*operand, loops), block,
                              ValueRange{a, b});
    }
  };
  auto turnByVectors = [&](Value toColumn, Value toRow) {
    OpBuilder::InsertionGuard guard(builder);
    Value b = enter(toColumn, width), a = enter(toRow, width);
    for (auto [operand, block] : llvm::zip_equal(transposed, turned)) {
      SmallVector<Value> vectors;
      Type element = cast<MemRefType>(block.getType()).getElementType();
      auto type = VectorType::get(width, element);
      for (int64_t i = 0; i < width; ++i) {
        at(arith::AddIOp::create(builder, loc, b, index(i)), a);
        vectors.push_back(vector::LoadOp::create(
            builder, loc, type, operand->get(), indices(*operand, loops)));
      }
      for (auto [i, vector] : llvm::enumerate(transpose(vectors)))
        vector::StoreOp::create(
            builder, loc, vector, block,
            ValueRange{arith::AddIOp::create(builder, loc, a, index(i)), b});
    }
  };
  if (byVectors) {
    // What whole vectors leave over: columns, then rows of the others.
    auto whole = [&](Value count) {
      Value rest = arith::RemUIOp::create(builder, loc, count, index(width));
      return arith::SubIOp::create(builder, loc, count, rest).getResult();
    };
    Value wholeColumns = whole(columns), wholeRows = whole(rows);
    turnByVectors(wholeColumns, wholeRows);
    turnByElements(wholeColumns, index(0), rows);
    std::swap(columns, wholeColumns);
    turnByElements(index(0), wholeRows, rows);
    std::swap(columns, wholeColumns);
  } else {
    turnByElements(index(0), index(0), rows);
  }
  Value a = enter(rows), b = enter(columns);
  at(b, a);
  IRMapping mapping;
  for (OpOperand *operand : nest.getDpsInputOperands()) {
    BlockArgument argument = nest.getMatchingBlockArgument(operand);
    if (argument.use_empty())
      continue;
    const auto *found = llvm::find(transposed, operand);
    mapping.map(argument,
                found == transposed.end()
                    ? load(*operand, loops)
                    : memref::LoadOp::create(builder, loc,
                                             turned[found - transposed.begin()],
                                             ValueRange{a, b})
                          .getResult());
  }
  for (Operation &op : nest.getBody()->without_terminator()) {
    if (auto loop = dyn_cast<linalg::IndexOp>(op))
      mapping.map(loop.getResult(), loops[loop.getDim()]);
    else
      builder.clone(op, mapping);
  }
  Value result = nest.getBody()->getTerminator()->getOperand(0);
  memref::StoreOp::create(builder, loc, mapping.lookupOrDefault(result),
                          output.get(), indices(output, loops));
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

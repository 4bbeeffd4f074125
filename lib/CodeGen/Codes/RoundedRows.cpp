//===- RoundedRows.cpp - Rows rounded to fixed point ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rounds each block of a row to x ~ t * q by its largest element. Of 16 bits,
// q = 256 * high + low, both signed bytes. Bytes are stored in the order in
// which masks take codes out of words. Each block has its scale t, the sum of t
// * q, and the start of its sums of products: codes with sign are made unsigned
// by an offset, whose products with q are subtracted there, as are numbers of a
// table.
//
//===----------------------------------------------------------------------===//

#include "RoundedRows.h"
#include "Dialect/Ten/IR/CodeBlocks.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace tenon {

/// Elements of a row that are rounded at a time: they stay in L1d beside the
/// weights of a panel.
/// Bound: elements; L1d taken by a part of a row.
constexpr int64_t kElementsTogether = 2048;

/// Largest size in bytes of the rows that are rounded at a time, which share
/// what is made of a panel's parameters, or before all chunks of columns. They
/// stay in L2.
/// Bound: bytes; L2 and stack taken by rounded rows.
constexpr int64_t kMaxBytesTogether = 256 * 1024;

/// Rows that are rounded together, however long a block is.
/// Bound: rows; those of a tile.
constexpr int64_t kMinRows = 8;

/// Stores a chunk's integers as bytes in the order of the codes; adds them to
/// each plane's sums.
void RoundedRows::storeChunk(Value integers, Value row, Value local,
                             int64_t chunk, MutableArrayRef<Value> sums) {
  auto bytes = VectorType::get({kChunk}, builder.getI8Type());
  auto wide = cast<VectorType>(integers.getType());
  SmallVector<int64_t> order;
  for (int64_t word = 0; word < kChunk / elementsOfWord(); ++word)
    for (int64_t part = 0; part < partsOfWord(); ++part)
      for (int64_t i = 0; i < 4; ++i)
        order.push_back(word * elementsOfWord() + i * partsOfWord() + part);
  auto packed = VectorType::get({kChunk / 4}, builder.getI32Type());
  for (int64_t plane = 0; plane < planes(); ++plane) {
    Value narrow = arith::TruncIOp::create(builder, loc, bytes, integers);
    Value exact = arith::ExtSIOp::create(builder, loc, wide, narrow);
    sums[plane] = arith::AddIOp::create(builder, loc, sums[plane], exact);
    if (plane + 1 < planes()) {
      Value rest = arith::SubIOp::create(builder, loc, integers, exact);
      integers = arith::ShRSIOp::create(builder, loc, rest, words(8, kChunk));
    }
    Value turned =
        vector::ShuffleOp::create(builder, loc, narrow, narrow, order);
    Value asWords = vector::BitCastOp::create(builder, loc, packed, turned);
    Value at =
        arith::MulIOp::create(builder, loc, local, index(blockSize() / 4));
    at = arith::AddIOp::create(builder, loc, at, index(chunk * kChunk / 4));
    vector::StoreOp::create(builder, loc, asWords, rounded[plane],
                            ValueRange{row, at});
  }
}

/// Rounds one block of a row, which is `localRow` among the rounded ones.
void RoundedRows::roundBlock(Value row, Value localRow, Value block,
                             Value local) {
  int64_t chunks = blockSize() / kChunk;
  double most = ten::roundedSteps(tile.getActivations());
  Type f32 = builder.getF32Type();
  ivs.assign(numLoops, attribute(0));
  ivs[Row] = row;
  ivs[Block] = block;
  OpFoldResult from = place(rowAccess);
  auto chunkAt = [&](int64_t chunk) {
    return loadVector(rowAccess, value(plus(from, attribute(chunk * kChunk))),
                      kChunk, Value());
  };
  Value largest = floats(0, kChunk);
  for (int64_t chunk = 0; chunk < chunks; ++chunk)
    largest = arith::MaximumFOp::create(
        builder, loc, largest,
        math::AbsFOp::create(builder, loc, chunkAt(chunk)));
  largest = vector::ReductionOp::create(
      builder, loc, vector::CombiningKind::MAXIMUMF, largest);
  auto constant = [&](double number) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(f32, number));
  };
  Value step = arith::MulFOp::create(builder, loc, largest, constant(1 / most));
  // Zeros count as such; NaN stays in the scale.
  Value isFew =
      arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OLT, largest,
                            constant(ten::kMinLargestOfRounded));
  step = arith::SelectOp::create(builder, loc, isFew, constant(0), step);
  Value factor = arith::SelectOp::create(
      builder, loc, isFew, constant(0),
      arith::DivFOp::create(builder, loc, constant(most), largest));
  Value factors = splat(factor, kChunk);
  // Added to 1.5 * 2^23, a number is rounded to the lowest bit of its fraction.
  Value anchor = floats(12582912.0, kChunk);
  auto wide = VectorType::get({kChunk}, builder.getI32Type());
  Value sums[2] = {words(0, kChunk), words(0, kChunk)};
  for (int64_t chunk = 0; chunk < chunks; ++chunk) {
    Value number = arith::MulFOp::create(builder, loc, chunkAt(chunk), factors);
    number = arith::AddFOp::create(builder, loc, number, anchor);
    Value integers = arith::SubIOp::create(
        builder, loc, arith::BitcastOp::create(builder, loc, wide, number),
        arith::BitcastOp::create(builder, loc, wide, anchor));
    storeChunk(integers, localRow, local, chunk, sums);
  }
  int64_t offset = tile.getTable()      ? kOffsetOfTable
                   : tile.getIsSigned() ? int64_t(1) << (bits - 1)
                                        : 0;
  Values at{localRow, local};
  Value total;
  for (int64_t plane = planes() - 1; plane >= 0; --plane) {
    Value sum = vector::ReductionOp::create(
        builder, loc, vector::CombiningKind::ADD, sums[plane]);
    Value start = arith::MulIOp::create(
        builder, loc, sum,
        arith::ConstantOp::create(builder, loc,
                                  builder.getI32IntegerAttr(-offset)));
    memref::StoreOp::create(builder, loc, start, starts[plane], at);
    Value number = arith::SIToFPOp::create(builder, loc, f32, sum);
    total =
        total ? math::FmaOp::create(builder, loc, total, constant(256), number)
                    .getResult()
              : number;
  }
  memref::StoreOp::create(builder, loc, step, rowScale, at);
  memref::StoreOp::create(builder, loc,
                          arith::MulFOp::create(builder, loc, total, step),
                          rowSum, at);
}

void RoundedRows::round(Value firstRow, int64_t rows, Value firstBlock,
                        int64_t blocks) {
  loop(attribute(0), attribute(rows), 1, [&](Value localRow) {
    Value row = arith::AddIOp::create(builder, loc, firstRow, localRow);
    loop(attribute(0), attribute(blocks), 1, [&](Value local) {
      Value block = arith::AddIOp::create(builder, loc, firstBlock, local);
      roundBlock(row, localRow, block, local);
    });
  });
}

/// Returns the loop before which all rows are rounded; null if there is none,
/// or rounded rows would take too much of a stack.
Operation *RoundedRows::loopOverRows() {
  int64_t bytes = numRows * size(Block) * blockSize() * planes();
  return bytes <= kMaxBytesTogether ? loopAroundRows() : nullptr;
}

/// Rounds all rows before the loop.
bool RoundedRows::roundBefore(Operation *loop) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(loop);
  if (!analyzeRowsBefore(rowAccess))
    return false;
  round(index(0), numRows, index(0), size(Block));
  return true;
}

bool RoundedRows::prepareRows() {
  Operation *around = loopOverRows();
  int64_t all = size(Block);
  if (around) {
    rowsTogether = numRows;
    blocksTogether = all;
  } else {
    blocksTogether =
        std::clamp<int64_t>(kElementsTogether / blockSize(), 1, all);
    int64_t bytes = blocksTogether * blockSize() * planes(),
            most = std::max<int64_t>(kMaxBytesTogether / bytes, kMinRows);
    // Blocks of rows have about the same size.
    rowsTogether = llvm::divideCeil(numRows, llvm::divideCeil(numRows, most));
  }
  Type f32 = builder.getF32Type(), i32 = builder.getI32Type();
  for (int64_t plane = 0; plane < planes(); ++plane) {
    rounded[plane] =
        memoryOf({rowsTogether, blocksTogether * blockSize() / 4}, i32);
    starts[plane] = memoryOf({rowsTogether, blocksTogether}, i32);
  }
  rowScale = memoryOf({rowsTogether, blocksTogether}, f32);
  rowSum = memoryOf({rowsTogether, blocksTogether}, f32);
  isRoundedBefore = around != nullptr;
  return !around || roundBefore(around);
}

void RoundedRows::roundRows(Value firstRow, int64_t rows, Value firstBlock,
                            int64_t blocks) {
  if (!isRoundedBefore)
    round(firstRow, rows, firstBlock, blocks);
}

} // namespace tenon

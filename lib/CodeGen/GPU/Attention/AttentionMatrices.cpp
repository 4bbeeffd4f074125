//===- AttentionMatrices.cpp - Attention on tensor cores ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention by `mma.sync`. Each of four warps has 16 rows, all columns of a
// tile and all features of the result, so that the accumulator fragments of the
// scores are directly the operand fragments of the product with the values:
// four threads share a row. Values are loaded asynchronously while scores are
// computed, the next keys while these are exponentiated.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"
#include "CodeGen/GPU/Contractions/MatrixContraction.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tenon {

namespace {

/// Untuned: rows, warps; fragments of mma.sync.
constexpr int64_t kWarpRows = 16, kWarps = 4;
/// Untuned: elements; registers of a thread.
constexpr int64_t kMaxFeatures = 256;
/// Lanes that hold parts of one row differ by these bits.
constexpr int32_t kLanesOfRow[] = {1, 2};

/// Pads the features so that each thread copies whole 16-byte pieces of a tile.
int64_t padded(int64_t features, int64_t columns) {
  return llvm::alignTo(features, kWarps * kWarpThreads * 8 / columns);
}

class Emitter final : public AttentionEmitter {
public:
  Emitter(DeviceKernel &kernel, const AttentionNests &nests,
          const AttentionForm &form)
      : AttentionEmitter(kernel, nests, form),
        depth(padded(nests.scores.depth, form.columns)),
        features(padded(nests.values.numColumns, form.columns)),
        queries(kernel, b, scoreElements, nests.scores, 0, *form.scores, 1,
                form.rows, depth),
        keys(kernel, b, scoreElements, nests.scores, 1, *form.scores, 1,
             form.columns, depth),
        values(kernel, b, valueElements, nests.values, 1, *form.values, 1,
               features, form.columns) {}

private:
  int64_t numRows() const override { return 2; }
  int64_t numSums() const override {
    return features / form.values->columns * form.values->numSums();
  }
  Value scratch() override { return keys.getBuffer(); }

  Value warpRow() { return arith::MulIOp::create(b, warp, index(kWarpRows)); }
  Value rowOf(int64_t number) override {
    Value row = arith::AddIOp::create(b, firstRow, warpRow());
    row = arith::AddIOp::create(b, row,
                                arith::DivUIOp::create(b, lane, index(4)));
    return scoreElements.plus(row, 8 * number);
  }
  /// Returns the first of the two columns that a thread has of every eight.
  Value ownColumn() {
    return arith::MulIOp::create(b, arith::RemUIOp::create(b, lane, index(4)),
                                 index(2));
  }

  void enterRows() override {
    SmallVector<Value> copies;
    queries.fetch(thread, form.threads, index(0), firstRow, index(0), copies);
    group = endCopies(b, copies);
  }

  void enterColumns(Value first) override {
    SmallVector<Value> copies;
    keys.fetch(thread, form.threads, index(0), first, index(0), copies);
    endCopies(b, copies);
  }

  void leaveColumns() override { wait(); }

  void wait() {
    waitForCopies(b, group, 0);
    gpu::BarrierOp::create(b);
  }

  void addColumns(Value first, State &state) override {
    wait();
    SmallVector<Value> copies;
    values.fetch(thread, form.threads, index(0), index(0), first, copies);
    endCopies(b, copies);
    SmallVector<Value> scores = multiplyKeys();
    // All keys have been read and all values have arrived.
    wait();
    enterColumns(scoreElements.plus(first, form.columns));
    int64_t perTile = form.scores->numSums();
    Value column = arith::AddIOp::create(b, first, ownColumn());
    for (int64_t row = 0; row < 2; ++row) {
      SmallVector<Value> logits;
      Value at = rowOf(row);
      for (size_t i = 0; i < scores.size(); i += perTile)
        for (int64_t n = 0; n < 2; ++n)
          logits.push_back(
              logit(at, scoreElements.plus(column, i / perTile * 8 + n),
                    scores[i + 2 * row + n]));
      Value factor =
          weigh(state.largest[row], state.total[row], logits, kLanesOfRow);
      for (size_t i = 0; i < scores.size(); i += perTile)
        for (int64_t n = 0; n < 2; ++n)
          scores[i + 2 * row + n] = logits[i / perTile * 2 + n];
      for (size_t i = 0; i < state.sums.size(); i += perTile)
        for (int64_t n = 0; n < 2; ++n) {
          Value &sum = state.sums[i + 2 * row + n];
          sum = arith::MulFOp::create(b, sum, factor);
        }
    }
    multiplyValues(scores, state.sums);
  }

  SmallVector<Value> multiplyKeys() {
    const MatrixInstruction &mma = *form.scores;
    SmallVector<Value> sums(form.columns / mma.columns * mma.numSums(),
                            number(0));
    for (int64_t k = 0; k < depth; k += mma.depth) {
      MatrixTiles::Registers own =
          queries.load(lane, index(0), warpRow(), kWarpRows, k);
      // Order: row blocks first, then depth blocks.
      Value left[] = {own[0][0], own[1][0], own[0][1], own[1][1]};
      for (int64_t column = 0; column < form.columns; column += 16)
        multiplyBlocks(mma, left,
                       keys.load(lane, index(0), index(column), 16, k), column,
                       sums);
    }
    return sums;
  }

  void multiplyValues(ArrayRef<Value> weights, MutableArrayRef<Value> sums) {
    const MatrixInstruction &mma = *form.values;
    for (int64_t k = 0; k < form.columns; k += mma.depth) {
      // Two accumulator fragments form one operand fragment.
      ArrayRef<Value> own = weights.slice(k / 8 * mma.numSums());
      Value left[] = {operand(own[0], own[1]), operand(own[2], own[3]),
                      operand(own[4], own[5]), operand(own[6], own[7])};
      for (int64_t column = 0; column < features; column += 16)
        multiplyBlocks(mma, left,
                       values.load(lane, index(0), index(column), 16, k),
                       column, sums);
    }
  }

  /// Multiplies by two fragments of the right factor, from a column on.
  void multiplyBlocks(const MatrixInstruction &mma, ArrayRef<Value> left,
                      const MatrixTiles::Registers &right, int64_t column,
                      MutableArrayRef<Value> sums) {
    for (auto [i, registers] : llvm::enumerate(right))
      multiplyAdd(b, mma, left, registers,
                  sums.slice((column / 8 + i) * mma.numSums(), mma.numSums()));
  }

  /// Packs two weights, rounded to the program's type.
  Value operand(Value low, Value high) {
    Type type = nests.values.factors[0].elementType();
    auto narrow = [&](Value weight) -> Value {
      return arith::TruncFOp::create(b, type, weight);
    };
    return asMatrixOperand(
        b, *form.values,
        vector::FromElementsOp::create(b, VectorType::get(2, type),
                                       ValueRange{narrow(low), narrow(high)}));
  }

  void write(State &state) override {
    int64_t perTile = form.values->numSums();
    int64_t count = nests.values.numColumns;
    Value column = ownColumn();
    for (int64_t row = 0; row < 2; ++row) {
      Value total = together(state.total[row], kLanesOfRow, true),
            at = rowOf(row);
      auto guard =
          scf::IfOp::create(b, scoreElements.less(at, nests.numRows()));
      OpBuilder::InsertionGuard restore(b);
      b.setInsertionPointToStart(guard.thenBlock());
      for (int64_t first = 0; first < count; first += 8)
        for (int64_t n = 0; n < 2; ++n) {
          OpBuilder::InsertionGuard inside(b);
          Value place = scoreElements.plus(column, first + n);
          if (first + 8 > count) {
            auto isThere =
                scf::IfOp::create(b, scoreElements.less(place, count));
            b.setInsertionPointToStart(isThere.thenBlock());
          }
          writeElement(at, place, state.sums[first / 8 * perTile + 2 * row + n],
                       total);
        }
    }
  }

  int64_t depth, features;
  MatrixTiles queries, keys, values;
  Value group;
};

} // namespace

std::optional<AttentionForm> chooseMatrixForm(const AttentionNests &nests) {
  AttentionForm form;
  form.scores = findMatrixInstruction(nests.scores);
  form.values = findMatrixInstruction(nests.values);
  auto isNarrow = [](const std::optional<MatrixInstruction> &mma) {
    return mma && mma->elementBytes == 2;
  };
  if (!isNarrow(form.scores) || !isNarrow(form.values) ||
      nests.scores.depth > kMaxFeatures ||
      nests.values.numColumns > kMaxFeatures)
    return std::nullopt;
  form.threads = kWarps * kWarpThreads;
  form.rows = kWarps * kWarpRows;
  // Accumulators of many features would exceed the registers.
  int64_t most = nests.values.numColumns > 160  ? 16
                 : nests.values.numColumns > 80 ? 32
                                                : 64;
  for (form.columns = most; form.columns >= 16; form.columns /= 2) {
    int64_t depth = padded(nests.scores.depth, form.columns),
            features = padded(nests.values.numColumns, form.columns);
    if (2 * (form.rows * depth + form.columns * (depth + features)) <=
        kSharedBytes)
      return form;
  }
  return std::nullopt;
}

void emitAttentionMatrices(DeviceKernel &kernel, const AttentionNests &nests,
                           const AttentionForm &form) {
  Emitter(kernel, nests, form).run();
}

} // namespace tenon

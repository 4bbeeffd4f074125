//===- AttentionTiles.cpp - Attention through shared memory ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention by f32 multiply-adds, for types without tensor-core instructions.
// Each of eight warps has some rows, and each of its threads every 32nd column
// of the scores and every 32nd feature of the result. Keys and values share one
// buffer of f32 in turn, as do queries and weights.
//
//===----------------------------------------------------------------------===//

#include "AttentionKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

namespace {

/// Fact: warps; threads of a block over those of a warp.
constexpr int64_t kWarps = kBlockThreads / kWarpThreads;
constexpr int32_t kLanesOfRow[] = {16, 8, 4, 2, 1};

int64_t paddedFeatures(const AttentionNests &nests) {
  return llvm::alignTo(nests.values.numColumns, kWarpThreads);
}

/// Returns the row stride, in elements, of the buffer of keys: odd, so that
/// threads that read down a column access different banks.
int64_t keyStride(const AttentionNests &nests) {
  return nests.scores.depth + 1 - nests.scores.depth % 2;
}
int64_t countShared(const AttentionNests &nests, const AttentionForm &form) {
  return form.columns * std::max(keyStride(nests), paddedFeatures(nests));
}

class Emitter final : public AttentionEmitter {
public:
  Emitter(DeviceKernel &kernel, const AttentionNests &nests,
          const AttentionForm &form)
      : AttentionEmitter(kernel, nests, form), ownRows(form.rows / kWarps),
        ownColumns(form.columns / kWarpThreads),
        ownFeatures(paddedFeatures(nests) / kWarpThreads) {
    auto buffer = [&](int64_t count) {
      return kernel.shared(MemRefType::get({count}, b.getF32Type()));
    };
    queries = buffer(form.rows * nests.scores.depth);
    others = buffer(countShared(nests, form));
    weights = buffer(form.rows * form.columns);
  }

private:
  int64_t numRows() const override { return ownRows; }
  int64_t numSums() const override { return ownRows * ownFeatures; }
  Value scratch() override { return weights; }

  /// Returns the row within the tile.
  Value tileRow(int64_t number) {
    return scoreElements.plus(arith::MulIOp::create(b, warp, index(ownRows)),
                              number);
  }
  Value rowOf(int64_t number) override {
    return arith::AddIOp::create(b, firstRow, tileRow(number));
  }
  Value at(Value row, int64_t stride, Value column) {
    return arith::AddIOp::create(
        b, arith::MulIOp::create(b, row, index(stride)), column);
  }
  Value load(Value memory, Value place) {
    return memref::LoadOp::create(b, memory, place);
  }

  /// Copies `rows` rows of `columns` elements to shared memory with all
  /// threads.
  void bring(Value memory, int64_t rows, int64_t columns, int64_t stride,
             llvm::function_ref<Value(Value row, Value column)> element) {
    auto loop = scf::ForOp::create(b, thread, index(rows * columns),
                                   index(form.threads));
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(loop.getBody());
    Value task = loop.getInductionVar();
    Value row = arith::DivUIOp::create(b, task, index(columns));
    Value column = arith::RemUIOp::create(b, task, index(columns));
    Value made = element(row, column);
    memref::StoreOp::create(b, made, memory, at(row, stride, column));
  }

  void enterRows() override {
    // Wait for the readers of the previous tile.
    gpu::BarrierOp::create(b);
    int64_t depth = nests.scores.depth;
    bring(queries, form.rows, depth, depth, [&](Value row, Value k) {
      row = arith::AddIOp::create(b, firstRow, row);
      return scoreElements.widen(0, scoreElements.elementOr0(0, row, k));
    });
  }
  void enterColumns(Value) override {}
  void leaveColumns() override { gpu::BarrierOp::create(b); }

  void addColumns(Value first, State &state) override {
    gpu::BarrierOp::create(b);
    int64_t depth = nests.scores.depth, stride = keyStride(nests);
    bring(others, form.columns, depth, stride, [&](Value column, Value k) {
      column = arith::AddIOp::create(b, first, column);
      return scoreElements.widen(1, scoreElements.elementOr0(1, column, k));
    });
    gpu::BarrierOp::create(b);
    SmallVector<Value> scores = multiplyKeys();
    for (int64_t i = 0; i < ownRows; ++i) {
      MutableArrayRef<Value> own =
          MutableArrayRef(scores).slice(i * ownColumns, ownColumns);
      for (auto [j, x] : llvm::enumerate(own))
        x = logit(rowOf(i), arith::AddIOp::create(b, first, columnOf(j)), x);
      Value factor = weigh(state.largest[i], state.total[i], own, kLanesOfRow);
      for (Value &sum :
           MutableArrayRef(state.sums).slice(i * ownFeatures, ownFeatures))
        sum = arith::MulFOp::create(b, sum, factor);
      for (auto [j, weight] : llvm::enumerate(own))
        memref::StoreOp::create(b, rounded(weight), weights,
                                at(tileRow(i), form.columns, columnOf(j)));
    }
    gpu::BarrierOp::create(b);
    int64_t features = paddedFeatures(nests);
    bring(others, form.columns, features, features, [&](Value k, Value side) {
      k = arith::AddIOp::create(b, first, k);
      return valueElements.widen(1, valueElements.elementOr0(1, side, k));
    });
    gpu::BarrierOp::create(b);
    multiplyValues(state.sums);
  }

  /// Returns one of the thread's columns, or features, within the tile.
  Value columnOf(int64_t number) {
    return scoreElements.plus(lane, number * kWarpThreads);
  }

  /// Rounds a weight to the program's type.
  Value rounded(Value weight) {
    Type type = nests.values.factors[0].elementType();
    if (type.isF32())
      return weight;
    return valueElements.widen(0, arith::TruncFOp::create(b, type, weight));
  }

  SmallVector<Value> multiplyKeys() {
    SmallVector<Value> sums(ownRows * ownColumns, number(0));
    auto loop = scf::ForOp::create(b, index(0), index(nests.scores.depth),
                                   index(1), sums);
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(loop.getBody());
    Value k = loop.getInductionVar();
    SmallVector<Value> right;
    for (int64_t j = 0; j < ownColumns; ++j)
      right.push_back(load(others, at(columnOf(j), keyStride(nests), k)));
    for (int64_t i = 0; i < ownRows; ++i) {
      Value left = load(queries, at(tileRow(i), nests.scores.depth, k));
      for (int64_t j = 0; j < ownColumns; ++j) {
        int64_t place = i * ownColumns + j;
        sums[place] = scoreElements.multiplyAddWide(
            loop.getRegionIterArg(place), left, right[j]);
      }
    }
    scf::YieldOp::create(b, sums);
    return SmallVector<Value>(loop.getResults());
  }

  void multiplyValues(SmallVectorImpl<Value> &sums) {
    auto loop =
        scf::ForOp::create(b, index(0), index(form.columns), index(1), sums);
    OpBuilder::InsertionGuard restore(b);
    b.setInsertionPointToStart(loop.getBody());
    Value k = loop.getInductionVar();
    SmallVector<Value> right, next;
    for (int64_t j = 0; j < ownFeatures; ++j)
      right.push_back(load(others, at(k, paddedFeatures(nests), columnOf(j))));
    for (int64_t i = 0; i < ownRows; ++i) {
      Value left = load(weights, at(tileRow(i), form.columns, k));
      for (int64_t j = 0; j < ownFeatures; ++j)
        next.push_back(valueElements.multiplyAddWide(
            loop.getRegionIterArg(i * ownFeatures + j), left, right[j]));
    }
    scf::YieldOp::create(b, next);
    sums.assign(loop.getResults().begin(), loop.getResults().end());
  }

  void write(State &state) override {
    int64_t count = nests.values.numColumns;
    for (int64_t i = 0; i < ownRows; ++i) {
      Value total = together(state.total[i], kLanesOfRow, true);
      Value row = rowOf(i);
      auto guard =
          scf::IfOp::create(b, scoreElements.less(row, nests.numRows()));
      OpBuilder::InsertionGuard restore(b);
      b.setInsertionPointToStart(guard.thenBlock());
      for (int64_t j = 0; j < ownFeatures; ++j) {
        OpBuilder::InsertionGuard inside(b);
        Value column = columnOf(j);
        if ((j + 1) * kWarpThreads > count) {
          auto isThere =
              scf::IfOp::create(b, scoreElements.less(column, count));
          b.setInsertionPointToStart(isThere.thenBlock());
        }
        writeElement(row, column, state.sums[i * ownFeatures + j], total);
      }
    }
  }

  int64_t ownRows, ownColumns, ownFeatures;
  Value queries, others, weights;
};

} // namespace

std::optional<AttentionForm> chooseTileForm(const AttentionNests &nests) {
  AttentionForm form;
  form.threads = kBlockThreads;
  // More rows read keys and values less often, more columns read queries less
  // often.
  constexpr std::pair<int64_t, int64_t> tiles[] = {{64, 64}, {32, 64}, {64, 32},
                                                   {32, 32}, {16, 32}, {8, 32}};
  for (auto [rows, columns] : tiles) {
    form.rows = rows;
    form.columns = columns;
    int64_t count =
        rows * nests.scores.depth + countShared(nests, form) + rows * columns;
    if (4 * count <= kSharedBytes &&
        paddedFeatures(nests) / kWarpThreads * (rows / kWarps) <= 64)
      return form;
  }
  return std::nullopt;
}

void emitAttentionTiles(DeviceKernel &kernel, const AttentionNests &nests,
                        const AttentionForm &form) {
  Emitter(kernel, nests, form).run();
}

} // namespace tenon

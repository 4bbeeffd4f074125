//===- TiledContraction.cpp - Contractions through shared memory ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block computes a tile of 64 x 64 elements. It copies tiles of 64 x 16 of
// both operands into shared memory, and each thread accumulates 4 x 4 elements
// in registers, in the order of the contracted dimension.
//
//===----------------------------------------------------------------------===//

#include "TiledContraction.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

namespace {

/// Untuned: elements; tile of a block.
constexpr int64_t kTile = kContractionTile;
/// Untuned: elements; shared memory.
constexpr int64_t kDepth = 16; ///< contracted elements at a time
/// Fact: threads; the square root of a block's threads.
constexpr int64_t kSide = 16; ///< threads of a block in each direction
/// Fact: elements; tile over threads.
constexpr int64_t kOwn = kTile / kSide;
static_assert(kSide * kSide == kBlockThreads);

class Emitter {
public:
  Emitter(DeviceKernel &kernel, const Contraction &contraction, Value initial,
          const ContractionEpilogue &epilogue)
      : kernel(kernel), contraction(contraction),
        b(contraction.product->getLoc(), kernel.builder),
        e(contraction, b, initial, &epilogue) {
    for (unsigned i = 0; i < 2; ++i)
      // A padding column avoids bank conflicts of threads that read down a
      // column.
      tiles[i] = kernel.shared(MemRefType::get(
          {kDepth, kTile + 1}, contraction.factors[i].elementType()));
  }

  void run() {
    thread = kernel.threadOfBlock().first;
    auto [block, blocks] = kernel.blockOfGrid();
    auto outer = scf::ForOp::create(
        b, block, e.index(contraction.numTiles(kTile, kTile)), blocks);
    b.setInsertionPointToStart(outer.getBody());
    e.enterTile(outer.getInductionVar(), kTile, kTile);
    ownRow = arith::DivUIOp::create(b, thread, e.index(kSide));
    ownColumn = arith::RemUIOp::create(b, thread, e.index(kSide));

    Value neutral =
        arith::ConstantOp::create(b, contraction.combination.neutral);
    SmallVector<Value> sums(kOwn * kOwn, neutral);
    auto depth = scf::ForOp::create(b, e.index(0), e.index(contraction.depth),
                                    e.index(kDepth), sums);
    b.setInsertionPointToStart(depth.getBody());
    fill(0, depth.getInductionVar());
    fill(1, depth.getInductionVar());
    gpu::BarrierOp::create(b);
    auto inner = scf::ForOp::create(b, e.index(0), e.index(kDepth), e.index(1),
                                    depth.getRegionIterArgs());
    b.setInsertionPointToStart(inner.getBody());
    scf::YieldOp::create(
        b, add(inner.getInductionVar(), inner.getRegionIterArgs()));
    b.setInsertionPointAfter(inner);
    gpu::BarrierOp::create(b);
    scf::YieldOp::create(b, inner.getResults());
    b.setInsertionPointAfter(depth);
    write(depth.getResults());
  }

private:
  /// Copies a tile of the operand, with zeros out of bounds.
  void fill(unsigned operand, Value from) {
    Value first = operand == 0 ? e.firstRow : e.firstColumn;
    bool alongDepth = contraction.isAlongDepth(operand);
    int64_t fast = alongDepth ? kDepth : kTile;
    for (int64_t i = 0; i < kTile * kDepth / kBlockThreads; ++i) {
      Value number = e.plus(thread, i * kBlockThreads);
      Value low = arith::RemUIOp::create(b, number, e.index(fast));
      Value high = arith::DivUIOp::create(b, number, e.index(fast));
      Value depth = alongDepth ? low : high, side = alongDepth ? high : low;
      Value k = arith::AddIOp::create(b, from, depth);
      Value place = arith::AddIOp::create(b, first, side);
      memref::StoreOp::create(b, e.elementOr0(operand, place, k),
                              tiles[operand], ValueRange{depth, side});
    }
  }

  SmallVector<Value> add(Value depth, ValueRange sums) {
    SmallVector<Value> left, right, result;
    for (int64_t i = 0; i < kOwn; ++i) {
      left.push_back(memref::LoadOp::create(
          b, tiles[0], ValueRange{depth, e.plus(ownRow, i * kSide)}));
      right.push_back(memref::LoadOp::create(
          b, tiles[1], ValueRange{depth, e.plus(ownColumn, i * kSide)}));
    }
    for (int64_t i = 0; i < kOwn; ++i)
      for (int64_t j = 0; j < kOwn; ++j)
        result.push_back(e.multiplyAdd(sums[i * kOwn + j], left[i], right[j]));
    return result;
  }

  void write(ValueRange sums) {
    for (int64_t i = 0; i < kOwn; ++i)
      for (int64_t j = 0; j < kOwn; ++j) {
        Value row =
            arith::AddIOp::create(b, e.firstRow, e.plus(ownRow, i * kSide));
        Value column = arith::AddIOp::create(b, e.firstColumn,
                                             e.plus(ownColumn, j * kSide));
        e.write(row, column, sums[i * kOwn + j]);
      }
  }

  DeviceKernel &kernel;
  const Contraction &contraction;
  ImplicitLocOpBuilder b;
  ContractionElements e;
  Value tiles[2];
  Value thread, ownRow, ownColumn;
};

} // namespace

void emitTiledContraction(DeviceKernel &kernel, const Contraction &contraction,
                          Value initial, const ContractionEpilogue &epilogue) {
  Emitter(kernel, contraction, initial, epilogue).run();
}

} // namespace tenon

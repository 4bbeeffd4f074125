//===- MatrixContraction.cpp - Contractions on tensor cores ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block of eight warps computes a tile of the result, each warp a part of it
// by `mma.sync`. Tiles of both factors, 64 bytes along K, go through three
// buffers of shared memory (a software pipeline of asynchronous copies): two
// are being loaded while one is multiplied.
//
//===----------------------------------------------------------------------===//

#include "MatrixContraction.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

namespace {

/// Untuned: bytes; shared memory of a stage.
constexpr int64_t kDepthBytes = 64; ///< of a tile, along the contracted dim
/// Untuned: stages; shared memory.
constexpr int64_t kStages = 3;
/// The division of a block's tile among its warps.
/// Untuned: warps; tiles of a block.
constexpr int64_t kWarpRows = 2, kWarpColumns = 4;
static_assert(kWarpRows * kWarpColumns * kWarpThreads == kBlockThreads);

} // namespace

std::optional<MatrixInstruction> findMatrixInstruction(const Contraction &c) {
  using NVVM::MMATypes;
  Type sum = c.combination.op->getResult(0).getType();
  Type left = c.factors[0].elementType(), right = c.factors[1].elementType();
  bool areWidened = c.factors[0].widen && c.factors[1].widen;
  MatrixInstruction result;
  if (sum.isInteger(32) && areWidened && left.isInteger(8) &&
      right.isInteger(8)) {
    for (unsigned i = 0; i < 2; ++i)
      result.types[i] =
          isa<arith::ExtUIOp>(c.factors[i].widen) ? MMATypes::u8 : MMATypes::s8;
    result.depth = 32;
    result.elementBytes = 1;
  } else if (!mayRoundOnce(c)) {
    return std::nullopt;
  } else if (sum.isF32() && areWidened && left == right &&
             isa<Float16Type, BFloat16Type>(left)) {
    result.types[0] = result.types[1] =
        left.isF16() ? MMATypes::f16 : MMATypes::bf16;
  } else if (sum.isF32() && left.isF32() && right.isF32() &&
             ten::attr::allowTf32.has(c.nest)) {
    result.types[0] = result.types[1] = MMATypes::tf32;
    result.depth = 8;
    result.elementBytes = 4;
  } else if (sum.isF64() && left.isF64() && right.isF64()) {
    result.types[0] = result.types[1] = MMATypes::f64;
    result.rows = 8;
    result.depth = 4;
    result.elementBytes = 8;
  } else {
    return std::nullopt;
  }
  // Larger tiles read operands less often; enough tiles must be left to fill a
  // GPU, and few of them padding. Accumulators of f64 take two registers each.
  constexpr int64_t large = 128, enough = 96;
  if (!sum.isF64() && std::min(c.numRows, c.numColumns) > large / 2 &&
      c.numTiles(large, large) >= enough)
    result.tile = large;
  return result;
}

namespace {

class Emitter {
public:
  Emitter(DeviceKernel &kernel, const Contraction &contraction,
          const MatrixInstruction &mma, Value initial,
          const ContractionEpilogue &epilogue)
      : kernel(kernel), contraction(contraction), mma(mma),
        b(contraction.product->getLoc(), kernel.builder),
        e(contraction, b, initial, &epilogue), tile(mma.tile),
        tileDepth(kDepthBytes / mma.elementBytes),
        left(kernel, b, e, contraction, 0, mma, kStages, tile, tileDepth),
        right(kernel, b, e, contraction, 1, mma, kStages, tile, tileDepth),
        sumType(contraction.combination.op->getResult(0).getType()) {}

  void run() {
    thread = kernel.threadOfBlock().first;
    lane = arith::RemUIOp::create(b, thread, e.index(kWarpThreads));
    Value warp = arith::DivUIOp::create(b, thread, e.index(kWarpThreads));
    warpRow = arith::MulIOp::create(
        b, arith::DivUIOp::create(b, warp, e.index(kWarpColumns)),
        e.index(tile / kWarpRows));
    warpColumn = arith::MulIOp::create(
        b, arith::RemUIOp::create(b, warp, e.index(kWarpColumns)),
        e.index(tile / kWarpColumns));
    auto [block, blocks] = kernel.blockOfGrid();
    auto outer = scf::ForOp::create(
        b, block, e.index(contraction.numTiles(tile, tile)), blocks);
    b.setInsertionPointToStart(outer.getBody());
    e.enterTile(outer.getInductionVar(), tile, tile);

    Value token;
    for (int64_t i = 0; i + 1 < kStages; ++i)
      token = fetch(e.index(i), e.index(i * tileDepth));
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(sumType));
    SmallVector<Value> start(numSums(), zero);
    auto depth = scf::ForOp::create(b, e.index(0), e.index(contraction.depth),
                                    e.index(tileDepth), start);
    b.setInsertionPointToStart(depth.getBody());
    Value k = depth.getInductionVar();
    Value number = arith::DivUIOp::create(b, k, e.index(tileDepth));
    // This tile has arrived, and no thread reads the previous one any more.
    waitForCopies(b, token, kStages - 2);
    gpu::BarrierOp::create(b);
    fetch(stageOf(e.plus(number, kStages - 1)),
          e.plus(k, (kStages - 1) * tileDepth));
    scf::YieldOp::create(b,
                         multiply(stageOf(number), depth.getRegionIterArgs()));
    b.setInsertionPointAfter(depth);
    // The next tile starts with the same buffers.
    waitForCopies(b, token, 0);
    gpu::BarrierOp::create(b);
    write(depth.getResults());
  }

private:
  int64_t rowTiles() const { return tile / kWarpRows / mma.rows; }
  int64_t columnTiles() const { return tile / kWarpColumns / mma.columns; }
  int64_t numSums() const { return rowTiles() * columnTiles() * mma.numSums(); }

  Value stageOf(Value number) {
    return arith::RemUIOp::create(b, number, e.index(kStages));
  }

  /// Starts the copies of the tiles at `from` along K.
  Value fetch(Value stage, Value from) {
    SmallVector<Value> copies;
    left.fetch(thread, kBlockThreads, stage, e.firstRow, from, copies);
    right.fetch(thread, kBlockThreads, stage, e.firstColumn, from, copies);
    return endCopies(b, copies);
  }

  SmallVector<Value> multiply(Value stage, ValueRange start) {
    SmallVector<Value> sums(start);
    for (int64_t k = 0; k < tileDepth; k += kStepBytes / mma.elementBytes) {
      MatrixTiles::Registers own =
          left.load(lane, stage, warpRow, tile / kWarpRows, k);
      MatrixTiles::Registers other =
          right.load(lane, stage, warpColumn, tile / kWarpColumns, k);
      int64_t blocks = mma.rows / 8, number = 0;
      for (int64_t i = 0; i < rowTiles(); ++i) {
        // Order: blocks of sides first, then of depth.
        SmallVector<Value> a;
        for (size_t j = 0; j < own[0].size(); ++j)
          for (int64_t n = 0; n < blocks; ++n)
            a.push_back(own[i * blocks + n][j]);
        for (int64_t j = 0; j < columnTiles(); ++j) {
          multiplyAdd(b, mma, a, other[j],
                      MutableArrayRef(sums).slice(number, mma.numSums()));
          number += mma.numSums();
        }
      }
    }
    return sums;
  }

  void write(ValueRange sums) {
    Value row =
        arith::AddIOp::create(b, arith::AddIOp::create(b, e.firstRow, warpRow),
                              arith::DivUIOp::create(b, lane, e.index(4)));
    Value column = arith::AddIOp::create(
        b, arith::AddIOp::create(b, e.firstColumn, warpColumn),
        arith::MulIOp::create(b, arith::RemUIOp::create(b, lane, e.index(4)),
                              e.index(2)));
    int64_t number = 0;
    for (int64_t i = 0; i < rowTiles(); ++i)
      for (int64_t j = 0; j < columnTiles(); ++j)
        for (int64_t n = 0; n < mma.numSums(); ++n)
          e.write(e.plus(row, i * mma.rows + n / 2 * 8),
                  e.plus(column, j * mma.columns + n % 2), sums[number++]);
  }

  DeviceKernel &kernel;
  const Contraction &contraction;
  const MatrixInstruction &mma;
  ImplicitLocOpBuilder b;
  ContractionElements e;
  int64_t tile, tileDepth;
  MatrixTiles left, right;
  Type sumType;
  Value thread, lane, warpRow, warpColumn;
};

} // namespace

void emitMatrixContraction(DeviceKernel &kernel, const Contraction &contraction,
                           const MatrixInstruction &instruction, Value initial,
                           const ContractionEpilogue &epilogue) {
  Emitter(kernel, contraction, instruction, initial, epilogue).run();
}

} // namespace tenon

//===- MatrixContraction.cpp - Sums of products on tensor cores -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block of eight warps computes a tile of the result, each warp a part of it
// by `mma.sync`. Tiles of both factors, of 64 bytes of the contracted
// dimension, go through three buffers of shared memory: two are on their way
// while one is multiplied. They lie as in memory, their pieces of 16 bytes
// exchanged so that what a warp reads together is in different banks.
//
//===----------------------------------------------------------------------===//

#include "MatrixContraction.h"
#include "MemRefWords.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tenon {

namespace {

constexpr int64_t kPiece = 16;      ///< bytes that move together
constexpr int64_t kDepthBytes = 64; ///< of a tile, along the contracted dim
constexpr int64_t kStepBytes = 32;  ///< that one instruction takes
constexpr int64_t kStages = 3;
constexpr int64_t kWarp = 32;
/// How the warps of a block divide its tile.
constexpr int64_t kWarpRows = 2, kWarpColumns = 4;
static_assert(kWarpRows * kWarpColumns * kWarp == kBlockThreads);

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
  } else if (sum.isF64() && left.isF64() && right.isF64()) {
    result.types[0] = result.types[1] = MMATypes::f64;
    result.rows = 8;
    result.depth = 4;
    result.elementBytes = 8;
  } else {
    return std::nullopt;
  }
  // Larger tiles read operands less often; enough of them must be left for all
  // of a GPU. Sums of f64 take two registers each.
  constexpr int64_t large = 128, enough = 96;
  if (!sum.isF64() && c.numTiles(large, large) >= enough)
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
        e(contraction, initial, epilogue, b), tile(mma.tile),
        pieceElements(kPiece / mma.elementBytes),
        tileDepth(kDepthBytes / mma.elementBytes),
        sumType(contraction.combination.op->getResult(0).getType()) {
    for (unsigned i = 0; i < 2; ++i) {
      alongDepth[i] = contraction.isAlongDepth(i);
      columns[i] = alongDepth[i] ? tileDepth : tile;
      buffers[i] = kernel.sharedInPlace(MemRefType::get(
          {kStages, alongDepth[i] ? tile : tileDepth, columns[i]},
          contraction.factors[i].elementType()));
      source[i] = findSource(i);
    }
  }

  void run() {
    thread = kernel.threadOfBlock().first;
    lane = arith::RemUIOp::create(b, thread, e.index(kWarp));
    Value warp = arith::DivUIOp::create(b, thread, e.index(kWarp));
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
    // All of this tile has come, and nobody reads the one before any more.
    wait(token, kStages - 2);
    gpu::BarrierOp::create(b);
    fetch(stageOf(e.plus(number, kStages - 1)),
          e.plus(k, (kStages - 1) * tileDepth));
    scf::YieldOp::create(b,
                         multiply(stageOf(number), depth.getRegionIterArgs()));
    b.setInsertionPointAfter(depth);
    // The next tile begins with the same buffers.
    wait(token, 0);
    gpu::BarrierOp::create(b);
    write(depth.getResults());
  }

private:
  int64_t rowTiles() const { return tile / kWarpRows / mma.rows; }
  int64_t columnTiles() const { return tile / kWarpColumns / mma.columns; }
  /// Sums of one instruction that a thread has.
  int64_t sumsOfOne() const { return mma.rows * mma.columns / kWarp; }
  int64_t numSums() const { return rowTiles() * columnTiles() * sumsOfOne(); }

  Value stageOf(Value number) {
    return arith::RemUIOp::create(b, number, e.index(kStages));
  }
  void wait(Value token, int64_t open) {
    nvgpu::DeviceAsyncWaitOp::create(
        b, token, b.getI32IntegerAttr(static_cast<int32_t>(open)));
  }

  /// The input that pieces of a factor are copied from as they are: its
  /// fastest dimension is that of the tile, in whole pieces.
  OpOperand *findSource(unsigned number) {
    const ContractionFactor &factor = contraction.factors[number];
    if (!factor.prologue.empty() || factor.inputs.size() != 1 ||
        mma.elementBytes * pieceElements != kPiece)
      return nullptr;
    OpOperand *input = factor.inputs[0];
    auto type = cast<MemRefType>(input->get().getType());
    linalg::LinalgOp nest = contraction.nest;
    AffineMap map = nest.getMatchingIndexingMap(input);
    ArrayRef<unsigned> dims = alongDepth[number] ? contraction.contracted
                              : number == 0      ? contraction.rows
                                                 : contraction.columns;
    if (!type.hasStaticShape() || !type.getLayout().isIdentity() ||
        type.getRank() == 0 || dims.empty() ||
        map.getResults().back() !=
            getAffineDimExpr(dims.back(), map.getContext()) ||
        type.getShape().back() != contraction.sizes[dims.back()] ||
        type.getShape().back() % pieceElements != 0)
      return nullptr;
    for (unsigned i = 0; i + 1 < map.getNumResults(); ++i)
      if (map.getResult(i).isFunctionOfDim(dims.back()))
        return nullptr;
    return input;
  }

  /// Where a column of a buffer's row is.
  Value exchanged(unsigned number, Value row, Value column) {
    int64_t pieces = columns[number] / pieceElements;
    // Rows that are read together, eight of them, and how many share a bank.
    Value turn = row;
    if (pieces < 8)
      turn = arith::DivUIOp::create(b, row, e.index(8 / pieces));
    turn =
        arith::RemUIOp::create(b, turn, e.index(std::min<int64_t>(pieces, 8)));
    Value piece = arith::DivUIOp::create(b, column, e.index(pieceElements));
    Value within = arith::RemUIOp::create(b, column, e.index(pieceElements));
    piece = arith::XOrIOp::create(b, piece, turn);
    return arith::AddIOp::create(
        b, arith::MulIOp::create(b, piece, e.index(pieceElements)), within);
  }

  /// The indices of element (side, k) of a tile in its buffer.
  SmallVector<Value> placeInBuffer(unsigned number, Value stage, Value side,
                                   Value k) {
    Value row = alongDepth[number] ? side : k;
    Value column = alongDepth[number] ? k : side;
    return {stage, row, exchanged(number, row, column)};
  }

  /// Starts to copy the tiles at `from` of the contracted dimension.
  Value fetch(Value stage, Value from) {
    SmallVector<Value> copies;
    for (unsigned number = 0; number < 2; ++number) {
      int64_t width = source[number] ? pieceElements : 1;
      int64_t across = columns[number] / width;
      Value first = number == 0 ? e.firstRow : e.firstColumn;
      int64_t count = tile * tileDepth / width;
      for (int64_t i = 0; i < count; i += kBlockThreads) {
        Value task = e.plus(thread, i);
        Value row = arith::DivUIOp::create(b, task, e.index(across));
        Value column = arith::MulIOp::create(
            b, arith::RemUIOp::create(b, task, e.index(across)),
            e.index(width));
        Value side = alongDepth[number] ? row : column;
        Value depth = alongDepth[number] ? column : row;
        Value place = arith::AddIOp::create(b, first, side);
        Value k = arith::AddIOp::create(b, from, depth);
        SmallVector<Value> to = placeInBuffer(number, stage, side, depth);
        if (source[number])
          copies.push_back(copy(number, place, k, to));
        else
          memref::StoreOp::create(b, e.elementOr0(number, place, k),
                                  buffers[number], to);
      }
    }
    return nvgpu::DeviceAsyncCreateGroupOp::create(
        b, nvgpu::DeviceAsyncTokenType::get(b.getContext()), copies);
  }

  /// Starts to copy a piece, zeros where the factor has none.
  Value copy(unsigned number, Value place, Value k, ArrayRef<Value> to) {
    Value isInside = e.isInside(number, place, k), zero = e.index(0);
    auto ifInside = [&](Value value) -> Value {
      return arith::SelectOp::create(b, isInside, value, zero);
    };
    SmallVector<Value> indices =
        e.indicesOfFactor(number, ifInside(place), ifInside(k));
    linalg::LinalgOp nest = contraction.nest;
    ElementEmitter element(nest, indices);
    return nvgpu::DeviceAsyncCopyOp::create(
        b, nvgpu::DeviceAsyncTokenType::get(b.getContext()), buffers[number],
        to, source[number]->get(), element.place(b, source[number]),
        b.getIndexAttr(pieceElements), ifInside(e.index(pieceElements)),
        b.getUnitAttr());
  }

  bool isF64() const { return mma.elementBytes == 8; }

  /// The registers of `sides` rows (or columns) from `first` on, and the 32
  /// bytes of the contracted dimension from element `k` on, in blocks of 8
  /// sides and 16 bytes: [side block][depth block].
  SmallVector<SmallVector<Value>> loadRegisters(unsigned number, Value stage,
                                                Value first, int64_t sides,
                                                int64_t k) {
    SmallVector<SmallVector<Value>> result(sides / 8);
    bool transposes = !alongDepth[number];
    if (mma.elementBytes == 2 || (mma.elementBytes == 1 && !transposes)) {
      for (int64_t i = 0; i < sides / 8; i += 2)
        loadMatrices(number, stage, e.plus(first, 8 * i), k, transposes,
                     result[i], result[i + 1]);
      return result;
    }
    int64_t blocks = isF64() ? 1 : 2;
    for (int64_t i = 0; i < sides / 8; ++i)
      for (int64_t j = 0; j < blocks; ++j)
        result[i].push_back(
            loadRegister(number, stage, e.plus(first, 8 * i),
                         k + j * (kStepBytes / blocks) / mma.elementBytes));
    return result;
  }

  /// Four blocks at once: 16 sides, 32 bytes. Each thread says where one row
  /// of a block is.
  void loadMatrices(unsigned number, Value stage, Value first, int64_t k,
                    bool transposes, SmallVector<Value> &low,
                    SmallVector<Value> &high) {
    Value block = arith::DivUIOp::create(b, lane, e.index(8));
    Value row = arith::RemUIOp::create(b, lane, e.index(8));
    Value sideBlock = arith::RemUIOp::create(b, block, e.index(2));
    Value depthBlock = arith::DivUIOp::create(b, block, e.index(2));
    auto times = [&](Value value, int64_t factor) -> Value {
      return arith::MulIOp::create(b, value, e.index(factor));
    };
    // A block's rows are sides, or contracted elements where those are.
    Value side = arith::AddIOp::create(b, first, times(sideBlock, 8));
    Value depth = e.plus(times(depthBlock, kPiece / mma.elementBytes), k);
    (transposes ? depth : side) =
        arith::AddIOp::create(b, transposes ? depth : side, row);
    int64_t perRegister = 4 / mma.elementBytes;
    auto type = VectorType::get({4, perRegister},
                                contraction.factors[number].elementType());
    Value loaded = nvgpu::LdMatrixOp::create(
        b, type, buffers[number], placeInBuffer(number, stage, side, depth),
        b.getBoolAttr(transposes), b.getI32IntegerAttr(4));
    for (int64_t i = 0; i < 4; ++i) {
      Value part = vector::ExtractOp::create(b, loaded, i);
      (i % 2 == 0 ? low : high).push_back(asOperand(part));
    }
  }

  /// What the instruction takes.
  Value asOperand(Value elements) {
    if (mma.types[0] == NVVM::MMATypes::f16)
      return elements;
    return LLVM::BitcastOp::create(b, b.getI32Type(), elements);
  }

  /// This thread's elements of a block of 8 sides: one side, 4 bytes.
  Value loadRegister(unsigned number, Value stage, Value first, int64_t k) {
    int64_t perRegister = isF64() ? 1 : 4 / mma.elementBytes;
    Value side = arith::AddIOp::create(
        b, first, arith::DivUIOp::create(b, lane, e.index(4)));
    Value depth = e.plus(
        arith::MulIOp::create(b, arith::RemUIOp::create(b, lane, e.index(4)),
                              e.index(perRegister)),
        k);
    SmallVector<Value> elements;
    for (int64_t i = 0; i < perRegister; ++i)
      elements.push_back(memref::LoadOp::create(
          b, buffers[number],
          placeInBuffer(number, stage, side, e.plus(depth, i))));
    if (perRegister == 1)
      return elements[0];
    return asOperand(vector::FromElementsOp::create(
        b, VectorType::get({perRegister}, elements[0].getType()), elements));
  }

  SmallVector<Value> multiply(Value stage, ValueRange start) {
    SmallVector<Value> sums(start);
    for (int64_t k = 0; k < tileDepth; k += kStepBytes / mma.elementBytes) {
      SmallVector<SmallVector<Value>> left =
          loadRegisters(0, stage, warpRow, tile / kWarpRows, k);
      SmallVector<SmallVector<Value>> right =
          loadRegisters(1, stage, warpColumn, tile / kWarpColumns, k);
      int64_t blocks = mma.rows / 8, number = 0;
      for (int64_t i = 0; i < rowTiles(); ++i) {
        // Blocks of sides first, then of depth.
        SmallVector<Value> a;
        for (size_t j = 0; j < left[0].size(); ++j)
          for (int64_t n = 0; n < blocks; ++n)
            a.push_back(left[i * blocks + n][j]);
        for (int64_t j = 0; j < columnTiles(); ++j) {
          MutableArrayRef<Value> own =
              MutableArrayRef(sums).slice(number, sumsOfOne());
          multiplyOne(a, right[j], own);
          number += sumsOfOne();
        }
      }
    }
    return sums;
  }

  void multiplyOne(ArrayRef<Value> a, ArrayRef<Value> bb,
                   MutableArrayRef<Value> sums) {
    SmallVector<Type> types(sums.size(), sumType);
    std::optional<NVVM::MMAIntOverflow> overflow;
    if (sumType.isInteger())
      overflow = NVVM::MMAIntOverflow::wrapped;
    Value made = NVVM::MmaOp::create(
        b, LLVM::LLVMStructType::getLiteral(b.getContext(), types), a, bb, sums,
        ArrayRef<int64_t>{mma.rows, mma.columns, mma.depth}, std::nullopt,
        overflow, std::array<NVVM::MMATypes, 2>{mma.types[0], mma.types[1]},
        std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row,
                                       NVVM::MMALayout::col});
    for (size_t i = 0; i < sums.size(); ++i)
      sums[i] = LLVM::ExtractValueOp::create(b, made, i);
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
        for (int64_t n = 0; n < sumsOfOne(); ++n)
          e.write(e.plus(row, i * mma.rows + n / 2 * 8),
                  e.plus(column, j * mma.columns + n % 2), sums[number++]);
  }

  DeviceKernel &kernel;
  const Contraction &contraction;
  const MatrixInstruction &mma;
  ImplicitLocOpBuilder b;
  ContractionElements e;
  int64_t tile, pieceElements, tileDepth;
  Type sumType;
  bool alongDepth[2];
  int64_t columns[2]; ///< of a buffer's rows
  Value buffers[2];
  OpOperand *source[2];
  Value thread, lane, warpRow, warpColumn;
};

} // namespace

void emitMatrixContraction(DeviceKernel &kernel, const Contraction &contraction,
                           const MatrixInstruction &instruction, Value initial,
                           const ContractionEpilogue &epilogue) {
  Emitter(kernel, contraction, instruction, initial, epilogue).run();
}

} // namespace tenon

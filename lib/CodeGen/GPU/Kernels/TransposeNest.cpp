//===- TransposeNest.cpp - Transposing nests through shared memory --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block reads a tile of 32 x 32 with adjacent threads along the input's rows,
// keeps it in shared memory, and computes the results with adjacent threads
// along theirs. Element (row, column) of the tile is at (row, column ^ row), so
// that both rows and columns are in 32 different banks.
//
//===----------------------------------------------------------------------===//

#include "TransposeNest.h"
#include "MemRefWords.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace tenon {

/// Fact: elements; a warp reads a row of a tile.
constexpr int64_t kTile = kWarpThreads;
/// Minimum size of a loop; shorter ones leave most of a tile empty.
/// Untuned: iterations; half of a warp.
constexpr int64_t kMinTripCount = 16;

/// Returns the loop over contiguous elements of the operand, if it indexes
/// nothing else of it.
static std::optional<unsigned> fastestLoop(linalg::LinalgOp nest,
                                           OpOperand *operand) {
  auto type = dyn_cast<MemRefType>(operand->get().getType());
  AffineMap map = nest.getMatchingIndexingMap(operand);
  if (!type || !type.getLayout().isIdentity() || map.getNumResults() == 0)
    return std::nullopt;
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  if (!last || map.getSliceMap(0, map.getNumResults() - 1)
                   .isFunctionOfDim(last.getPosition()))
    return std::nullopt;
  return last.getPosition();
}

int64_t TransposeNest::countTiles() const {
  linalg::LinalgOp op = nest;
  int64_t count = 1;
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges()))
    count *=
        loop == along || loop == across ? llvm::divideCeil(size, kTile) : size;
  return count;
}

std::optional<TransposeNest> findTranspose(linalg::LinalgOp nest) {
  SmallVector<int64_t> sizes = nest.getStaticLoopRanges();
  if (nest.getNumReductionLoops() != 0 || sizes.size() < 2 ||
      llvm::is_contained(sizes, ShapedType::kDynamic) || !isDivisible(nest))
    return std::nullopt;
  std::optional<unsigned> along, across;
  for (OpOperand &output : nest.getDpsInitsMutable()) {
    std::optional<unsigned> loop = fastestLoop(nest, &output);
    if (!loop || (along && along != loop) ||
        nest.payloadUsesValueFromOperand(&output))
      return std::nullopt;
    along = loop;
  }
  TransposeNest found;
  found.nest = nest;
  int64_t bytes = 0;
  for (OpOperand *input : nest.getDpsInputOperands()) {
    if (!isa<MemRefType>(input->get().getType()) ||
        nest.getMatchingBlockArgument(input).use_empty())
      continue;
    std::optional<unsigned> loop = fastestLoop(nest, input);
    if (!loop || loop == along || (across && across != loop))
      continue;
    // If a tile reads a single row or column, it comes from a cache.
    if (!nest.getMatchingIndexingMap(input).isFunctionOfDim(*along))
      continue;
    across = loop;
    found.inputs.push_back(input);
    bytes +=
        kTile * kTile *
        elementBytes(cast<MemRefType>(input->get().getType()).getElementType());
  }
  if (!across || sizes[*along] < kMinTripCount ||
      sizes[*across] < kMinTripCount || bytes > kSharedBytes)
    return std::nullopt;
  found.along = *along;
  found.across = *across;
  return found;
}

namespace {

class Emitter {
public:
  Emitter(DeviceKernel &kernel, const TransposeNest &transpose)
      : kernel(kernel), transpose(transpose), nest(transpose.nest),
        b(nest.getLoc(), kernel.builder), sizes(nest.getStaticLoopRanges()) {
    for (OpOperand *input : transpose.inputs)
      tiles.push_back(kernel.shared(MemRefType::get(
          {kTile, kTile},
          cast<MemRefType>(input->get().getType()).getElementType())));
  }

  void run() {
    Value thread = kernel.threadOfBlock().first;
    lane = arith::RemUIOp::create(b, thread, index(kWarpThreads));
    warp = arith::DivUIOp::create(b, thread, index(kWarpThreads));
    auto [block, blocks] = kernel.blockOfGrid();
    auto outer =
        scf::ForOp::create(b, block, index(transpose.countTiles()), blocks);
    b.setInsertionPointToStart(outer.getBody());
    enterTile(outer.getInductionVar());
    forEachRow(transpose.along, transpose.across, [&](Value row) {
      for (auto [input, tile] : llvm::zip_equal(transpose.inputs, tiles)) {
        Value element = ElementEmitter(nest, indices).load(b, input);
        memref::StoreOp::create(b, element, tile, place(row, lane));
      }
    });
    gpu::BarrierOp::create(b);
    forEachRow(transpose.across, transpose.along, [&](Value row) {
      ElementEmitter element(nest, indices);
      SmallVector<Value> inputs;
      for (OpOperand *input : nest.getDpsInputOperands()) {
        const auto *turned = llvm::find(transpose.inputs, input);
        if (turned != transpose.inputs.end())
          inputs.push_back(memref::LoadOp::create(
              b, tiles[turned - transpose.inputs.begin()], place(lane, row)));
        else
          inputs.push_back(nest.getMatchingBlockArgument(input).use_empty()
                               ? Value()
                               : element.load(b, input));
      }
      SmallVector<Value> none(nest.getNumDpsInits());
      for (auto [value, output] : llvm::zip_equal(
               element.compute(b, none, inputs), nest.getDpsInitsMutable()))
        element.store(b, value, &output);
    });
    // Wait before the next tile.
    gpu::BarrierOp::create(b);
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }

  /// Returns the position of row (`along`) and column (`across`) of a tile.
  SmallVector<Value> place(Value row, Value column) {
    return {row, arith::XOrIOp::create(b, row, column)};
  }

  void enterTile(Value number) {
    SmallVector<unsigned> loops(
        llvm::to_vector(llvm::seq<unsigned>(0, sizes.size())));
    SmallVector<Value> counts;
    for (unsigned loop : loops)
      counts.push_back(index(
          isTiled(loop) ? llvm::divideCeil(sizes[loop], kTile) : sizes[loop]));
    indices.assign(loops.size(), Value());
    delinearize(b, b.getLoc(), number, loops, counts, indices);
    first = indices;
    for (unsigned loop : {transpose.along, transpose.across})
      first[loop] = arith::MulIOp::create(b, first[loop], index(kTile));
  }
  bool isTiled(unsigned loop) const {
    return loop == transpose.along || loop == transpose.across;
  }

  /// Distributes rows of a tile over warps, and their elements over threads.
  void forEachRow(unsigned rows, unsigned columns,
                  llvm::function_ref<void(Value row)> emit) {
    indices[columns] = arith::AddIOp::create(b, first[columns], lane);
    for (int64_t i = 0; i < kTile; i += kBlockThreads / kWarpThreads) {
      OpBuilder::InsertionGuard restore(b);
      Value row = arith::AddIOp::create(b, warp, index(i));
      indices[rows] = arith::AddIOp::create(b, first[rows], row);
      Value isInside;
      for (unsigned loop : {rows, columns}) {
        if (sizes[loop] % kTile == 0)
          continue;
        Value is = arith::CmpIOp::create(b, arith::CmpIPredicate::ult,
                                         indices[loop], index(sizes[loop]));
        isInside =
            isInside ? arith::AndIOp::create(b, isInside, is).getResult() : is;
      }
      if (isInside) {
        auto guard = scf::IfOp::create(b, isInside);
        b.setInsertionPointToStart(guard.thenBlock());
      }
      emit(row);
    }
  }

  DeviceKernel &kernel;
  const TransposeNest &transpose;
  linalg::LinalgOp nest;
  ImplicitLocOpBuilder b;
  SmallVector<int64_t> sizes;
  SmallVector<Value> tiles;
  Value lane, warp;
  /// The loops' indices, and those at which the tile starts.
  SmallVector<Value> indices, first;
};

} // namespace

void emitTranspose(DeviceKernel &kernel, const TransposeNest &transpose) {
  Emitter(kernel, transpose).run();
}

} // namespace tenon

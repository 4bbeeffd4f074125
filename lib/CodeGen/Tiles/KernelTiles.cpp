//===- KernelTiles.cpp - The register tiles of a kernel -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Emits the register tiles of a kernel, once per nest with a `#ten.tile`,
// `#ten.code_tile` or vector copy, and joins a tile's epilogue to the nest that
// makes its accumulators, so that these stay in registers. Called by
// LowerTiles.cpp, and on a copy by MarkRegisterAccumulators.cpp.
//
//===----------------------------------------------------------------------===//

#include "KernelTiles.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ScheduleChecks.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {

using namespace ten;

KernelTiles::KernelTiles(func::FuncOp function, TargetAttr target)
    : function(function) {
  SmallVector<linalg::GenericOp> nests;
  function.walk([&](linalg::GenericOp nest) {
    if (attr::tile.has(nest) || attr::copyLanes.has(nest))
      nests.push_back(nest);
  });
  for (linalg::GenericOp nest : nests) {
    if (auto lanes = attr::copyLanes.get(nest)) {
      if (emitVectorCopy(nest, lanes.getInt()))
        nest.erase();
      else
        attr::copyLanes.remove(nest);
      continue;
    }
    // Without its tile a nest is lowered loop by loop.
    TileAttr tile = attr::tile.get(nest);
    auto emitter = std::make_unique<TileEmitter>(nest, tile, target);
    if (emitter->analyze()) {
      tiles.push_back(std::move(emitter));
    } else {
      dropped.push_back({nest.getLoc(), tile, emitter->getProblem()});
      attr::tile.remove(nest);
    }
  }
  if (tiles.empty())
    return;
  llvm::DenseSet<Operation *> starts;
  for (const auto &tile : tiles)
    starts.insert(tile->getStart());
  for (auto nest : function.getBody().getOps<linalg::GenericOp>()) {
    auto epilogue = std::make_unique<TileEpilogue>(nest);
    if (!attr::tile.has(nest) && !attr::copyLanes.has(nest) &&
        !starts.contains(nest) && epilogue->analyze() && join(*epilogue))
      epilogues.push_back(std::move(epilogue));
  }
}

LogicalResult KernelTiles::reportDropped() const {
  bool failed = false;
  for (const Dropped &each : dropped)
    failed |= mlir::failed(reportUnobeyed(function, each.loc, each.tile,
                                          each.why, "ten-lower-tiles"));
  return failure(failed);
}

bool KernelTiles::join(TileEpilogue &epilogue) {
  SmallVector<TileEmitter *> makers;
  llvm::DenseSet<Operation *> known = {epilogue.getNest()};
  Block *block = epilogue.getNest()->getBlock();
  bool inMemory = false;
  for (const auto &tile : tiles) {
    if (tile->getSums() != epilogue.getRoot())
      continue;
    Operation *before = block->findAncestorOpInBlock(*tile->getNest());
    if (!before || !before->isBeforeInBlock(epilogue.getNest()) ||
        !tile->hasRowsOf(epilogue.getRowLength()))
      return false;
    if (tile->finishesSums())
      makers.push_back(tile.get());
    else if (!tile->makesSomeOfSums())
      return false;
    inMemory |= tile->makesSomeOfSums();
    if (tile->getStart())
      known.insert(tile->getStart());
    known.insert(tile->getNest());
  }
  // Operands read beside the accumulators would be overwritten by the first
  // ones.
  if (inMemory && epilogue.readsOutput() &&
      epilogue.getRoot() == rootBuffer(epilogue.getResult()))
    return false;
  if (!allUsesThroughViews(epilogue.getRoot(), [&](OpOperand &use) {
        return isa<memref::ExtractStridedMetadataOp, memref::DimOp>(
                   use.getOwner()) ||
               known.contains(use.getOwner()) ||
               (inMemory && isa<linalg::FillOp>(use.getOwner()));
      }))
    return false;
  if (inMemory && !makers.empty())
    sumsInMemory.insert(epilogue.getRoot());
  for (TileEmitter *maker : makers)
    maker->setEpilogue(&epilogue);
  return !makers.empty();
}

SmallVector<memref::AllocOp> KernelTiles::registerBuffers() const {
  SmallVector<memref::AllocOp> buffers;
  for (const auto &epilogue : epilogues) {
    auto alloc = epilogue->getRoot().getDefiningOp<memref::AllocOp>();
    if (alloc && alloc.getType() == epilogue->getResult().getType() &&
        !sumsInMemory.contains(alloc.getResult()))
      buffers.push_back(alloc);
  }
  return buffers;
}

/// Returns whether the buffer is read or written.
static bool isAccessed(Value buffer) {
  return !allUsesThroughViews(buffer, [](OpOperand &use) {
    Operation *user = use.getOwner();
    if (auto parts = dyn_cast<memref::ExtractStridedMetadataOp>(user))
      return !isAccessed(parts.getBaseBuffer());
    return isMemoryEffectFree(user);
  });
}

void KernelTiles::setHeights() {
  SmallVector<TileEmitter::MatrixRows> rows;
  for (const auto &tile : tiles)
    if (auto found = tile->matrixRows())
      rows.push_back(*found);
  int64_t height = TileEmitter::commonHeight(rows);
  for (const auto &tile : tiles)
    tile->setHeight(height);
}

void KernelTiles::emit() {
  SmallVector<std::pair<memref::AllocOp, Value>> unused;
  for (memref::AllocOp alloc : registerBuffers())
    for (auto &epilogue : epilogues)
      if (epilogue->getRoot() == alloc.getResult())
        unused.push_back({alloc, epilogue->getResult()});
  setHeights();
  for (auto &tile : tiles)
    tile->emit();
  for (auto &epilogue : epilogues)
    epilogue->getNest().erase();
  // Positions in the accumulators' buffer equal those in the result's.
  for (auto [alloc, result] : unused)
    if (!isAccessed(alloc.getResult())) {
      alloc.replaceAllUsesWith(result);
      alloc.erase();
    }
}

} // namespace tenon

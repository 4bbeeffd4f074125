//===- LowerTiles.cpp - Nests with register tiles to vectors --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"
#include "Transforms/Passes.h"
#include "Transforms/TargetFeatures.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERTILES
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

class LowerTilesPass : public impl::LowerTilesBase<LowerTilesPass> {
public:
  using LowerTilesBase::LowerTilesBase;

private:
  void runOnOperation() override {
    SmallVector<linalg::GenericOp> nests;
    getOperation().walk([&](linalg::GenericOp nest) {
      if (nest->hasAttr("ten.tile"))
        nests.push_back(nest);
    });
    SmallVector<std::unique_ptr<TileEmitter>> tiles;
    for (linalg::GenericOp nest : nests) {
      // Copies say how long vectors are.
      if (auto lanes = nest->getAttrOfType<IntegerAttr>("ten.tile")) {
        if (emitVectorCopy(nest, lanes.getInt()))
          nest.erase();
        else
          nest->removeAttr("ten.tile");
        continue;
      }
      // What is left is lowered as if there was no tile.
      auto tile = nest->getAttrOfType<TileAttr>("ten.tile");
      if (!tile) {
        nest->removeAttr("ten.tile");
        continue;
      }
      auto emitter = std::make_unique<TileEmitter>(nest, tile, features);
      if (emitter->analyze())
        tiles.push_back(std::move(emitter));
      else
        nest->removeAttr("ten.tile");
    }
    llvm::DenseSet<Operation *> starts;
    for (const auto &tile : tiles)
      starts.insert(tile->getStart());
    SmallVector<std::unique_ptr<TileEpilogue>> epilogues;
    if (!tiles.empty())
      for (auto nest : getOperation().getBody().getOps<linalg::GenericOp>()) {
        auto epilogue = std::make_unique<TileEpilogue>(nest);
        if (!nest->hasAttr("ten.tile") && !starts.contains(nest) &&
            epilogue->analyze() && join(*epilogue, tiles))
          epilogues.push_back(std::move(epilogue));
      }
    setHeights(tiles);
    for (auto &tile : tiles)
      tile->emit();
    for (auto &epilogue : epilogues)
      epilogue->getNest().erase();
    if (hasFeature(features, "avx") && !hasFeature(features, "avx512vl"))
      splitMaskedStores(getOperation());
  }

  static void setHeights(ArrayRef<std::unique_ptr<TileEmitter>> tiles) {
    SmallVector<TileEmitter::MatrixRows> rows;
    for (const auto &tile : tiles)
      if (auto found = tile->matrixRows())
        rows.push_back(*found);
    int64_t height = TileEmitter::commonHeight(rows);
    for (const auto &tile : tiles)
      tile->setHeight(height);
  }

  /// Lets the tiles' sums go through the epilogue, where these are all that it
  /// reads, and nobody else does.
  bool join(TileEpilogue &epilogue,
            ArrayRef<std::unique_ptr<TileEmitter>> tiles) {
    SmallVector<TileEmitter *> makers;
    llvm::DenseSet<Operation *> known = {epilogue.getNest()};
    Block *block = epilogue.getNest()->getBlock();
    for (const auto &tile : tiles) {
      if (tile->finishedSums() != epilogue.getRoot())
        continue;
      Operation *before = block->findAncestorOpInBlock(*tile->getStart());
      if (!before || !before->isBeforeInBlock(epilogue.getNest()) ||
          !tile->hasRowsOf(epilogue.getRowLength()))
        return false;
      makers.push_back(tile.get());
      known.insert(tile->getStart());
      known.insert(tile->getNest());
    }
    SmallVector<Value> views = {epilogue.getRoot()};
    while (!views.empty())
      for (Operation *user : views.pop_back_val().getUsers()) {
        if (auto view = dyn_cast<ViewLikeOpInterface>(user))
          views.push_back(view->getResult(0));
        else if (isa<memref::ExtractStridedMetadataOp>(user))
          continue;
        else if (!known.contains(user))
          return false;
      }
    for (TileEmitter *maker : makers)
      maker->setEpilogue(&epilogue);
    return !makers.empty();
  }
};

} // namespace
} // namespace tenon

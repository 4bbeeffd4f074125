//===- MarkRegisterAccumulators.cpp - Temporaries in registers ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "KernelTiles.h"
#include "Target/Target.h"
#include "Transforms/Memory/BufferViews.h"
#include "Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_MARKREGISTERSUMS
#include "Transforms/Passes.h.inc"

namespace {

/// Returns whether an elementwise nest of the function reads accumulators that
/// tiles compute in the buffer.
bool mayStayInRegisters(memref::AllocOp alloc) {
  bool isMade = false, isRead = false;
  allUsesThroughViews(alloc, [&](OpOperand &use) {
    auto nest = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (nest && nest.isDpsInit(&use))
      isMade |= ten::attr::tile.has(nest);
    else
      isRead |= nest && isa<func::FuncOp>(nest->getParentOp());
    return true;
  });
  return isMade && isRead;
}

class MarkRegisterSumsPass
    : public impl::MarkRegisterSumsBase<MarkRegisterSumsPass> {
public:
  using MarkRegisterSumsBase::MarkRegisterSumsBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!ten::attr::kernel.has(function) || function.isExternal())
      return;
    SmallVector<memref::AllocOp> candidates;
    for (auto alloc : function.getBody().getOps<memref::AllocOp>())
      if (mayStayInRegisters(alloc))
        candidates.push_back(alloc);
    if (candidates.empty())
      return;
    // Run the analysis of ten-lower-tiles on a clone.
    IRMapping mapping;
    OwningOpRef<func::FuncOp> trial(function.clone(mapping));
    KernelTiles tiles(*trial, targetOf(function));
    SmallVector<memref::AllocOp> unused = tiles.registerBuffers();
    for (memref::AllocOp alloc : candidates) {
      Operation *copy = mapping.lookup(alloc.getOperation());
      if (llvm::is_contained(unused, cast<memref::AllocOp>(copy)))
        ten::attr::inRegisters.set(alloc);
    }
  }
};

} // namespace
} // namespace tenon

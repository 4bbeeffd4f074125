//===- LowerTiles.cpp - Lowers nests with register tiles to vectors -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "KernelTiles.h"
#include "Target/Target.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOWERTILES
#include "Transforms/Passes.h.inc"

namespace {

class LowerTilesPass : public impl::LowerTilesBase<LowerTilesPass> {
public:
  using LowerTilesBase::LowerTilesBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    KernelTiles tiles(function, targetOf(function));
    if (failed(tiles.reportDropped()))
      return signalPassFailure();
    tiles.emit();
    // No memory was planned for these buffers.
    WalkResult walked = getOperation().walk([](memref::AllocOp alloc) {
      if (!ten::attr::inRegisters.has(alloc))
        return WalkResult::advance();
      alloc.emitOpError("expects its values to stay in registers");
      return WalkResult::interrupt();
    });
    if (walked.wasInterrupted())
      return signalPassFailure();
    if (hasTargetFeature(function, "avx") &&
        !hasTargetFeature(function, "avx512vl"))
      splitMaskedStores(getOperation());
  }
};

} // namespace
} // namespace tenon

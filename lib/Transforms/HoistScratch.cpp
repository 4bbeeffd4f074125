//===- HoistScratch.cpp - Takes the memory that kernels need from their caller
//-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Ten.h"
#include "SizePlanner.h"
#include "Transforms/Passes.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_HOISTSCRATCH
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

constexpr int64_t kStackBufferBytes = 1024;
constexpr int64_t kStackBytes = 16 * 1024;

/// Bytes of a static buffer, or -1.
int64_t byteSize(MemRefType type) {
  return type.hasStaticShape()
             ? type.getNumElements() * storageBytes(type.getElementType())
             : -1;
}

/// Whether the buffer only tells loop nests how far they run: it goes away with
/// them, and needs no memory.
bool isSizeOnly(memref::AllocOp alloc) {
  return llvm::all_of(alloc->getUses(), [](OpOperand &use) {
    auto nest = dyn_cast<linalg::GenericOp>(use.getOwner());
    return nest && nest.isDpsInput(&use) &&
           nest.getMatchingBlockArgument(&use).use_empty();
  });
}

class HoistScratchPass : public impl::HoistScratchBase<HoistScratchPass> {
  void runOnOperation() override {
    llvm::DenseMap<StringAttr, SmallVector<LaunchOp>> launches;
    getOperation().walk([&](LaunchOp launch) {
      launches[launch.getKernelAttr().getAttr()].push_back(launch);
    });
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr("ten.kernel") &&
          failed(hoist(function, launches[function.getSymNameAttr()])))
        return signalPassFailure();
  }

  LogicalResult hoist(func::FuncOp function, ArrayRef<LaunchOp> launches) {
    SmallVector<memref::AllocOp> allocs;
    function.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
    Block &entry = function.getBody().front();
    OpBuilder builder(&getContext());
    int64_t onStack = 0;
    for (memref::AllocOp alloc : allocs) {
      if (isSizeOnly(alloc))
        continue;
      Location loc = alloc.getLoc();
      MemRefType type = alloc.getType();
      int64_t bytes = byteSize(type);
      if (bytes >= 0 && bytes <= kStackBufferBytes &&
          onStack + bytes <= kStackBytes) {
        onStack += bytes;
        builder.setInsertionPointToStart(&entry);
        alloc.replaceAllUsesWith(
            memref::AllocaOp::create(builder, loc, type,
                                     builder.getI64IntegerAttr(64))
                .getResult());
        alloc.erase();
        continue;
      }
      for (LaunchOp launch : launches)
        if (failed(pass(launch, function, alloc)))
          return failure();
      // Every iteration of a loop may use the same memory: a buffer made in
      // one is not read in the next.
      (void)function.insertArgument(function.getNumArguments(), type,
                                    DictionaryAttr(), loc);
      alloc.replaceAllUsesWith(
          function.getArgument(function.getNumArguments() - 1));
      alloc.erase();
    }
    return success();
  }

  /// Gives the launch a buffer of the size that the kernel asks for, computed
  /// from the launch's operands.
  LogicalResult pass(LaunchOp launch, func::FuncOp function,
                     memref::AllocOp alloc) {
    OpBuilder builder(launch);
    IRMapping mapping;
    for (auto [argument, operand] :
         llvm::zip(function.getArguments(), launch.getOperands()))
      mapping.map(argument, operand);
    SmallVector<Value> sizes;
    for (Value size : alloc.getDynamicSizes()) {
      llvm::SetVector<Operation *> slice;
      BackwardSliceOptions options;
      options.inclusive = true;
      options.filter = [](Operation *op) { return !isa<func::FuncOp>(op); };
      if (failed(getBackwardSlice(size, &slice, options)))
        return failure();
      for (Operation *op : slice) {
        if (!isPure(op))
          return alloc.emitOpError(
              "expects a size that follows from the kernel's arguments");
        builder.clone(*op, mapping);
      }
      sizes.push_back(mapping.lookupOrDefault(size));
    }
    Value buffer =
        memref::AllocOp::create(builder, alloc.getLoc(), alloc.getType(), sizes,
                                builder.getI64IntegerAttr(64));
    launch.getOutputsMutable().append(buffer);
    if (!launch.getReuse().empty()) {
      SmallVector<int64_t> reuse(launch.getReuse());
      reuse.push_back(-1);
      launch.setReuse(reuse);
    }
    return success();
  }
};

} // namespace
} // namespace tenon

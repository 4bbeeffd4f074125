//===- InlineCalls.cpp - Inlines all calls of a program -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_INLINECALLS
#include "Transforms/Passes.h.inc"

namespace {

/// Returns whether MLIR takes the operation for one that may be a symbol table
/// of an unknown dialect, in which it cannot list the uses of symbols.
bool mayBeSymbolTable(Operation *op) {
  return !op->getDialect() && op->getNumRegions() == 1;
}

class InlineCalls : public impl::InlineCallsBase<InlineCalls> {
public:
  using InlineCallsBase::InlineCallsBase;

private:
  LogicalResult initialize(MLIRContext *) override {
    // Without the inliner's own canonicalization, whose patterns are not
    // reviewed.
    inlining.addPass(createInlinerPass({}, [](OpPassManager &inlined) {
      inlined.addPass(createCanonicalize());
    }));
    inlining.addPass(createSymbolDCEPass());
    return success();
  }

  void runOnOperation() override {
    WalkResult unknown = getOperation().walk([](Operation *op) {
      if (!mayBeSymbolTable(op))
        return WalkResult::advance();
      op->emitOpError("is not registered and has a region, which may hide the "
                      "uses of functions: expected operations of known "
                      "dialects around regions");
      return WalkResult::interrupt();
    });
    if (unknown.wasInterrupted() ||
        failed(runPipeline(inlining, getOperation())))
      signalPassFailure();
  }

  OpPassManager inlining{ModuleOp::getOperationName()};
};

} // namespace
} // namespace tenon

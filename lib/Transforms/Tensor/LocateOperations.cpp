//===- LocateOperations.cpp - Restores unknown locations ------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/IR/Iterators.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LOCATEOPERATIONS
#include "Transforms/Passes.h.inc"

namespace {

/// Returns the location of the first user in program order, in the same block
/// if possible, that has a location.
Location locationOf(Operation *op) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    if (isa<UnknownLoc>(user->getLoc()))
      continue;
    if (!first ||
        (user->getBlock() == first->getBlock() && user->isBeforeInBlock(first)))
      first = user;
  }
  return first ? first->getLoc() : op->getParentOp()->getLoc();
}

class LocateOperationsPass
    : public impl::LocateOperationsBase<LocateOperationsPass> {
  void runOnOperation() override {
    // Visit users first.
    getOperation()->walk<WalkOrder::PostOrder, ReverseIterator>(
        [](Operation *op) {
          if (isa<UnknownLoc>(op->getLoc()) && op->getParentOp())
            op->setLoc(locationOf(op));
        });
  }
};

} // namespace
} // namespace tenon

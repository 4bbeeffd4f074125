//===- LocateOperations.cpp - Finds lost locations again ------------------===//
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

/// The first user in program order that has a location, among those in the same
/// block; else any.
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
    // Users first.
    getOperation()->walk<WalkOrder::PostOrder, ReverseIterator>(
        [](Operation *op) {
          if (isa<UnknownLoc>(op->getLoc()) && op->getParentOp())
            op->setLoc(locationOf(op));
        });
  }
};

} // namespace
} // namespace tenon

//===- Launches.cpp - What launches of a module work on -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/Launches.h"

using namespace mlir;

namespace tenon::ten {

LogicalResult verifyLaunches(ModuleOp module, bool onBuffers) {
  WalkResult result = module.walk([&](LaunchOp launch) {
    bool differs = llvm::any_of(launch->getOperandTypes(), [&](Type type) {
      return onBuffers ? isa<TensorType>(type) : isa<BaseMemRefType>(type);
    });
    if (!differs)
      return WalkResult::advance();
    if (onBuffers)
      launch.emitOpError("expects buffers, got tensors")
              .attachNote(launch.getLoc())
          << "run 'ten-bufferize' before";
    else
      launch.emitOpError("expects tensors, got buffers")
              .attachNote(launch.getLoc())
          << "'ten-bufferize' has run on the module before";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

} // namespace tenon::ten

//===- AccumulatorStart.cpp - Initial values of accumulators --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccumulatorStart.h"
#include "CodeGen/Nests/NestEmitter.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tenon {

/// Returns whether `row` runs over the parallel loops of `nest`, and its result
/// over those of the nest's result.
static bool hasLoopsOf(linalg::GenericOp row, linalg::GenericOp nest) {
  SmallVector<utils::IteratorType> iterators = nest.getIteratorTypesArray();
  size_t parallel = nest.getNumParallelLoops();
  auto isParallel = [](utils::IteratorType iterator) {
    return iterator == utils::IteratorType::parallel;
  };
  Block &body = row.getRegion().front();
  return row.getNumDpsInits() == 1 && row.getNumLoops() == parallel &&
         row.getNumReductionLoops() == 0 &&
         llvm::all_of(ArrayRef(iterators).take_front(parallel), isParallel) &&
         body.getArguments().back().use_empty() && isElementwiseBody(body) &&
         row.getMatchingIndexingMap(row.getDpsInitOperand(0)).getResults() ==
             nest.getMatchingIndexingMap(nest.getDpsInitOperand(0))
                 .getResults();
}

linalg::LinalgOp sumsStart(linalg::GenericOp nest) {
  if (!nest.hasPureBufferSemantics() || nest.getNumDpsInits() != 1)
    return {};
  Value sums = nest.getDpsInits()[0];
  for (Operation *op = nest->getPrevNode(); op; op = op->getPrevNode()) {
    auto start = dyn_cast<linalg::LinalgOp>(op);
    if (start && start.hasPureBufferSemantics() &&
        llvm::is_contained(start.getDpsInits(), sums)) {
      auto row = dyn_cast<linalg::GenericOp>(op);
      return isa<linalg::FillOp>(op) || (row && hasLoopsOf(row, nest))
                 ? start
                 : linalg::LinalgOp();
    }
    if (!isMemoryEffectFree(op) && !isa<memref::AllocOp>(op))
      return {};
  }
  return {};
}

} // namespace tenon

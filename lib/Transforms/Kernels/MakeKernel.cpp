//===- MakeKernel.cpp - Moves operations into a kernel --------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MakeKernel.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/TakenValues.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace tenon {

using namespace ten;

SmallVector<Operation *> inProgramOrder(const llvm::SetVector<Operation *> &ops,
                                        Block *block) {
  SmallVector<Operation *> ordered(ops.begin(), ops.end());
  auto *inside =
      std::partition(ordered.begin(), ordered.end(),
                     [&](Operation *op) { return op->getBlock() != block; });
  llvm::sort(inside, ordered.end(),
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return ordered;
}

/// Orders the root's transitive operands, each operation after its producers,
/// in the order of their uses: equal kernels then have equal text, whatever
/// their order in the program.
static SmallVector<Operation *>
inOrderOfUse(Operation *root, const llvm::SetVector<Operation *> &members) {
  struct Visit {
    Operation *op;
    SmallVector<Value> used;
    size_t next = 0;
  };
  SmallVector<Operation *> ordered;
  llvm::DenseSet<Operation *> seen = {root};
  std::vector<Visit> visits = {{root, takenValues(root)}};
  while (!visits.empty()) {
    Visit &visit = visits.back();
    if (visit.next == visit.used.size()) {
      ordered.push_back(visit.op);
      visits.pop_back();
      continue;
    }
    Operation *maker = visit.used[visit.next++].getDefiningOp();
    if (members.contains(maker) && seen.insert(maker).second)
      visits.push_back({maker, takenValues(maker)});
  }
  return ordered;
}

KernelOp makeKernel(Operation *root, const llvm::SetVector<Operation *> &set,
                    KernelKind kind) {
  OpBuilder builder(root);
  SmallVector<Operation *> members = inOrderOfUse(root, set);
  llvm::DenseSet<Operation *> inside(members.begin(), members.end());
  // Reshapes of inputs stay outside as views, so that kernels that differ in
  // nothing else are equal.
  llvm::erase_if(members, [&](Operation *op) {
    return op != root && isa<ReshapeOp>(op) &&
           tensorType(op->getOperand(0)).hasStaticShape() &&
           tensorType(op->getResult(0)).hasStaticShape() &&
           !inside.contains(op->getOperand(0).getDefiningOp()) &&
           inside.erase(op);
  });

  llvm::SetVector<Value> inputs;
  SmallVector<Location> locations;
  for (Operation *op : members) {
    if (!isa<ConstantOp>(op))
      locations.push_back(op->getLoc());
    for (Value used : takenValues(op))
      if (!inside.contains(used.getDefiningOp()))
        inputs.insert(used);
  }

  // Results without users need no memory.
  bool isDead = root->use_empty();
  SmallVector<Value> results =
      llvm::filter_to_vector(ValueRange(root->getResults()), [&](Value result) {
        return isDead || !result.use_empty();
      });
  SmallVector<Value> sizes;
  for (Value result : results)
    for (int64_t dim = 0; dim < tensorType(result).getRank(); ++dim)
      if (tensorType(result).isDynamicDim(dim))
        sizes.push_back(getValueOrCreateConstantIndexOp(
            builder, root->getLoc(), resolveSize(builder, result, dim)));

  auto kernel = KernelOp::create(
      builder, builder.getFusedLoc(locations), TypeRange(ValueRange(results)),
      kind, inputs.getArrayRef(), sizes, /*schedule=*/ScheduleInterface());
  Block *body = builder.createBlock(&kernel.getBody());
  IRMapping mapping;
  for (Value input : inputs)
    mapping.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (Operation *op : members)
    builder.clone(*op, mapping);
  SmallVector<Value> yields;
  for (Value result : results)
    yields.push_back(mapping.lookup(result));
  YieldOp::create(builder, root->getLoc(), yields);
  for (auto [result, made] : llvm::zip_equal(results, kernel.getResults()))
    result.replaceAllUsesWith(made);
  return kernel;
}

} // namespace tenon

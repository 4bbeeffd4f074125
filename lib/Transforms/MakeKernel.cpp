//===- MakeKernel.cpp - Puts operations into a kernel ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MakeKernel.h"
#include "Dialect/Ten/IR/Shape.h"
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

KernelOp makeKernel(Operation *root, const llvm::SetVector<Operation *> &set,
                    KernelKind kind) {
  OpBuilder builder(root);
  SmallVector<Operation *> members = inProgramOrder(set, root->getBlock());

  llvm::SetVector<Value> inputs;
  SmallVector<Location> locations;
  for (Operation *op : members) {
    if (!isa<ConstantOp>(op))
      locations.push_back(op->getLoc());
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (!set.contains(operand.getDefiningOp()) &&
            !op->isAncestor(operand.getParentBlock()->getParentOp()))
          inputs.insert(operand);
    });
  }

  SmallVector<Value> sizes;
  for (Value result : root->getResults())
    for (int64_t dim = 0; dim < tensorType(result).getRank(); ++dim)
      if (tensorType(result).isDynamicDim(dim))
        sizes.push_back(getValueOrCreateConstantIndexOp(
            builder, root->getLoc(), resolveSize(builder, result, dim)));

  auto kernel = KernelOp::create(
      builder, builder.getFusedLoc(locations), root->getResultTypes(), kind,
      inputs.getArrayRef(), sizes, /*schedule=*/Attribute());
  Block *body = builder.createBlock(&kernel.getBody());
  IRMapping mapping;
  for (Value input : inputs)
    mapping.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (Operation *op : members)
    builder.clone(*op, mapping);
  SmallVector<Value> yields;
  for (Value result : root->getResults())
    yields.push_back(mapping.lookup(result));
  YieldOp::create(builder, root->getLoc(), yields);
  root->replaceAllUsesWith(kernel);
  return kernel;
}

} // namespace tenon

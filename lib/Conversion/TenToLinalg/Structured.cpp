//===- Structured.cpp - Lowers kernels that hold a linalg op --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Keeps the operation: its operands get their storage form, and its body,
/// scalar code of `ten`, becomes arithmetic.
SmallVector<Value> KernelLowering::structured(linalg::GenericOp op,
                                              ValueRange destinations) {
  Block &code = *op.getBlock();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  size_t numInputs = op.getInputs().size();
  SmallVector<OpFoldResult> loopSizes(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands()) {
    SmallVector<OpFoldResult> dims = sizes(operand.get());
    AffineMap map = maps[operand.getOperandNumber()];
    for (auto [dim, expr] : llvm::enumerate(map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr))
        if (OpFoldResult &size = loopSizes[loop.getPosition()];
            !size || isa<Attribute>(dims[dim]))
          size = dims[dim];
  }
  if (llvm::any_of(loopSizes, [](OpFoldResult size) { return !size; }))
    return {};
  SmallVector<Value> states;
  for (auto [i, destination] : llvm::enumerate(destinations)) {
    bool isRead = !code.getArgument(numInputs + i).use_empty();
    states.push_back(isRead ? materialize(op.getOutputs()[i], destination)
                            : destination);
    if (!states.back())
      return {};
  }
  bool known = true;
  SmallVector<Value> results = nest(
      op.getLoc(), loopSizes, op.getIteratorTypesArray(), states,
      ArrayRef<AffineMap>(maps).drop_front(numInputs),
      [&](NestBody &body, ValueRange olds) {
        llvm::DenseMap<Value, Value> elements;
        for (BlockArgument argument : code.getArguments()) {
          unsigned number = argument.getArgNumber();
          if (argument.use_empty())
            continue;
          Value &element = elements[argument];
          if (number >= numInputs) {
            element = body.load(olds[number - numInputs], argument.getType());
            continue;
          }
          LoopIndices indices(maps[number].getResults());
          element = body.element(op.getInputs()[number], indices);
          known &= static_cast<bool>(element);
        }
        if (!known)
          return SmallVector<Value>(olds);
        for (auto entry : code.getOps<tensor::FromElementsOp>())
          body.scalars[entry] = elements.lookup(entry.getElements().front());
        SmallVector<Value> news;
        for (auto [value, old] :
             llvm::zip_equal(code.getTerminator()->getOperands(), olds)) {
          auto exit = value.getDefiningOp<tensor::ExtractOp>();
          Value element = exit ? body.element(exit.getTensor(), {})
                               : elements.lookup(value);
          known &= static_cast<bool>(element);
          news.push_back(known ? body.store(element, value.getType()) : old);
        }
        return news;
      });
  return known ? results : SmallVector<Value>();
}

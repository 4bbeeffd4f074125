//===- ElementNest.cpp - Computes elements of a nest by threads -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The general form of a nest on a GPU: each thread delinearizes the index of an
// element of the parallel loops, runs the reduction loops with accumulators in
// registers, and stores the result; beyond the grid size, it continues with
// every n-th element (grid-stride loop).
//
//===----------------------------------------------------------------------===//

#include "DeviceKernel.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {

NestLoops::NestLoops(linalg::LinalgOp nest) {
  for (auto [dim, kind] : llvm::enumerate(nest.getIteratorTypesArray()))
    (kind == utils::IteratorType::parallel ? parallel : reduction)
        .push_back(dim);
}

SmallVector<Value> loopSizes(OpBuilder &builder, linalg::LinalgOp nest) {
  SmallVector<Value> sizes;
  for (const Range &range : nest.createLoopRanges(builder, nest.getLoc()))
    sizes.push_back(
        getValueOrCreateConstantIndexOp(builder, nest.getLoc(), range.size));
  return sizes;
}

void delinearize(OpBuilder &builder, Location loc, Value number,
                 ArrayRef<unsigned> dims, ArrayRef<Value> sizes,
                 MutableArrayRef<Value> indices) {
  for (unsigned i = dims.size(); i-- > 0;) {
    // The quotient is the first dimension's index.
    if (i == 0) {
      indices[dims[i]] = number;
      continue;
    }
    indices[dims[i]] =
        arith::RemUIOp::create(builder, loc, number, sizes[dims[i]]);
    number = arith::DivUIOp::create(builder, loc, number, sizes[dims[i]]);
  }
}

SmallVector<Value> ElementEmitter::place(OpBuilder &builder,
                                         OpOperand *operand) {
  SmallVector<Value> result;
  AffineMap map = nest.getMatchingIndexingMap(operand);
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    result.push_back(affine::makeComposedAffineApply(
        builder, nest.getLoc(), map.getSubMap({i}),
        getAsOpFoldResult(indices)));
  return result;
}

Value ElementEmitter::load(OpBuilder &builder, OpOperand *operand) {
  if (!isa<MemRefType>(operand->get().getType()))
    return operand->get();
  return memref::LoadOp::create(builder, nest.getLoc(), operand->get(),
                                place(builder, operand));
}

void ElementEmitter::store(OpBuilder &builder, Value value,
                           OpOperand *operand) {
  memref::StoreOp::create(builder, nest.getLoc(), value, operand->get(),
                          place(builder, operand));
}

SmallVector<Value> ElementEmitter::compute(OpBuilder &builder,
                                           ValueRange current,
                                           ValueRange inputs) {
  Block &body = *nest.getBlock();
  IRMapping mapping;
  for (auto [number, input] : llvm::enumerate(nest.getDpsInputOperands()))
    if (BlockArgument argument = nest.getMatchingBlockArgument(input);
        !argument.use_empty())
      mapping.map(argument,
                  inputs.empty() ? load(builder, input) : inputs[number]);
  for (auto [number, value] : llvm::enumerate(current))
    mapping.map(nest.getMatchingBlockArgument(nest.getDpsInitOperand(number)),
                value);
  for (Operation &op : body.without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      mapping.map(index.getResult(), indices[index.getDim()]);
      continue;
    }
    SmallVector<linalg::IndexOp> nested;
    builder.clone(op, mapping)->walk([&](linalg::IndexOp index) {
      nested.push_back(index);
    });
    for (linalg::IndexOp index : nested) {
      index.replaceAllUsesWith(indices[index.getDim()]);
      index.erase();
    }
  }
  SmallVector<Value> results;
  for (Value value : body.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  return results;
}

bool isDivisible(linalg::LinalgOp nest) {
  NestLoops loops(nest);
  return llvm::all_of(nest.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = nest.getMatchingIndexingMap(&output);
    return isa<MemRefType>(output.get().getType()) &&
           llvm::all_of(loops.parallel,
                        [&](unsigned dim) {
                          return llvm::is_contained(
                              map.getResults(),
                              getAffineDimExpr(dim, map.getContext()));
                        }) &&
           llvm::none_of(loops.reduction, [&](unsigned dim) {
             return map.isFunctionOfDim(dim);
           });
  });
}

Value countElements(OpBuilder &builder, linalg::LinalgOp nest) {
  SmallVector<Value> sizes = loopSizes(builder, nest);
  Value total = arith::ConstantIndexOp::create(builder, nest.getLoc(), 1);
  for (unsigned dim : NestLoops(nest).parallel)
    total = arith::MulIOp::create(builder, nest.getLoc(), total, sizes[dim]);
  return total;
}

void emitElements(OpBuilder &builder, linalg::LinalgOp nest, Value first,
                  Value step, ValueRange initial) {
  Location loc = nest.getLoc();
  NestLoops loops(nest);
  SmallVector<Value> sizes = loopSizes(builder, nest);
  Value total = countElements(builder, nest);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  OpBuilder::InsertionGuard guard(builder);
  auto outer = scf::ForOp::create(builder, loc, first, total, step);
  builder.setInsertionPointToStart(outer.getBody());
  SmallVector<Value> indices(sizes.size());
  delinearize(builder, loc, outer.getInductionVar(), loops.parallel, sizes,
              indices);
  // Reductions run inside, with accumulators in registers.
  ElementEmitter element(nest, indices);
  SmallVector<Value> current;
  for (OpOperand &output : nest.getDpsInitsMutable()) {
    size_t number = current.size();
    if (number < initial.size())
      current.push_back(initial[number]);
    else if (nest.payloadUsesValueFromOperand(&output) ||
             !loops.reduction.empty())
      current.push_back(element.load(builder, &output));
    else
      current.push_back(Value());
  }
  if (loops.reduction.empty()) {
    for (auto [value, output] : llvm::zip_equal(
             element.compute(builder, current), nest.getDpsInitsMutable()))
      element.store(builder, value, &output);
    return;
  }
  SmallVector<Value> lower(loops.reduction.size(), constant(0)), upper,
      steps(loops.reduction.size(), constant(1));
  for (unsigned dim : loops.reduction)
    upper.push_back(sizes[dim]);
  scf::LoopNest nestLoops = scf::buildLoopNest(
      builder, loc, lower, upper, steps, current,
      [&](OpBuilder &inner, Location, ValueRange ivs,
          ValueRange values) -> scf::ValueVector {
        for (auto [dim, iv] : llvm::zip_equal(loops.reduction, ivs))
          indices[dim] = iv;
        SmallVector<Value> next =
            ElementEmitter(nest, indices).compute(inner, values);
        return scf::ValueVector(next.begin(), next.end());
      });
  for (auto [value, output] :
       llvm::zip_equal(nestLoops.results, nest.getDpsInitsMutable()))
    element.store(builder, value, &output);
}

} // namespace tenon

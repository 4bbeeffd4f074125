//===- InterleaveFunctions.cpp - Vectors of functions side by side -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_INTERLEAVEFUNCTIONS
#include "Transforms/Passes.h.inc"

namespace {

/// Numbers of f32 in a vector of the widest unit.
constexpr int64_t kLanes = 16;

/// How many vectors of one chain a processor keeps in flight: it overlaps that
/// many iterations by itself where they are short. Of longer ones its queues
/// hold less than two, and all that is to overlap must be side by side.
constexpr int64_t kVectorsOfOne = 2, kMostVectors = 8;

/// So many operations on integers, one after the other, are a chain as well.
constexpr int64_t kLongChain = 48;

/// Chains in an iteration that compiling it is worth.
constexpr int64_t kMostChains = 24;

/// Where not all iterations fill whole vectors, how many times as many there
/// must be for those left over not to count.
constexpr int64_t kManyTimes = 16;

/// How many long chains of arithmetic an operation becomes.
int64_t countChains(Operation &op) {
  if (!op.getNumResults() || !op.getResult(0).getType().isF32())
    return 0;
  if (isa<math::ErfcOp, math::SinOp, math::CosOp>(op))
    return 2;
  return isa<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::TanhOp,
             math::LogOp, math::Log2Op, math::Log1pOp, math::ErfOp,
             math::CbrtOp, math::AtanOp, math::Atan2Op>(op);
}

/// How many operations on integers of a vector's lanes wait for each other.
int64_t integerDepth(Block &block) {
  llvm::DenseMap<Value, int64_t> depths;
  int64_t deepest = 0;
  for (Operation &op : block) {
    if (op.getNumResults() != 1 || !op.getResult(0).getType().isInteger(32) ||
        !isa<arith::ArithDialect>(op.getDialect()) ||
        op.hasTrait<OpTrait::ConstantLike>())
      continue;
    int64_t depth = 0;
    for (Value operand : op.getOperands())
      depth = std::max(depth, depths.lookup(operand));
    depths[op.getResult(0)] = depth + 1;
    deepest = std::max(deepest, depth + 1);
  }
  return deepest;
}

/// How many vectors of a loop to compute side by side, or 1.
int64_t vectorsAtOnce(scf::ForOp loop) {
  if (loop->getNumResults() > 0 || loop->hasAttr("loop_annotation"))
    return 1;
  int64_t chains = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (op.getNumRegions() > 0)
      return 1;
    chains += countChains(op);
  }
  if (integerDepth(*loop.getBody()) >= kLongChain)
    ++chains;
  if (chains == 0)
    return 1;
  std::optional<APInt> size = loop.getStaticTripCount();
  int64_t vectors = chains == 1 || !size ? kVectorsOfOne : kMostVectors;
  for (; vectors > 1; vectors /= 2) {
    int64_t numbers = vectors * kLanes;
    bool fits = !size ||
                (size->sge(numbers) &&
                 (vectors <= kVectorsOfOne || size->sge(kManyTimes * numbers) ||
                  size->getSExtValue() % numbers == 0));
    if (fits && chains * vectors <= kMostChains)
      return vectors;
  }
  return 1;
}

class InterleaveFunctionsPass
    : public impl::InterleaveFunctionsBase<InterleaveFunctionsPass> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    getOperation()->walk([&](scf::ForOp loop) {
      int64_t vectors = vectorsAtOnce(loop);
      if (vectors == 1)
        return;
      auto interleave = LLVM::LoopInterleaveAttr::get(
          context, IntegerAttr::get(IntegerType::get(context, 32), vectors));
      loop->setAttr("loop_annotation",
                    LLVM::LoopAnnotationAttr::get(context, {}, {}, interleave,
                                                  {}, {}, {}, {}, {}, {}, {},
                                                  {}, {}, {}, {}, {}));
    });
  }
};

} // namespace
} // namespace tenon

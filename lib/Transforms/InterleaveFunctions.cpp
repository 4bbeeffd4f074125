//===- InterleaveFunctions.cpp - Two vectors of a function side by side ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_INTERLEAVEFUNCTIONS
#include "Transforms/Passes.h.inc"

namespace {

/// Two vectors of the widest unit hold 32 numbers of f32.
constexpr int64_t kFewIterations = 32;

/// For more functions in an iteration there is enough to do at a time.
constexpr int64_t kMostFunctions = 8;

/// Whether the operation becomes a long chain of arithmetic.
bool isChain(Operation &op) {
  if (!isa<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::TanhOp, math::LogOp,
           math::Log2Op, math::Log1pOp, math::ErfOp, math::ErfcOp, math::CbrtOp,
           math::AtanOp, math::Atan2Op, math::SinOp, math::CosOp>(op))
    return false;
  return op.getResult(0).getType().isF32();
}

bool isWorthTwo(scf::ForOp loop) {
  if (loop->getNumResults() > 0 || loop->hasAttr("loop_annotation"))
    return false;
  if (std::optional<APInt> count = loop.getStaticTripCount();
      count && count->slt(kFewIterations))
    return false;
  int64_t functions = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (op.getNumRegions() > 0)
      return false;
    functions += isChain(op);
  }
  return functions > 0 && functions <= kMostFunctions;
}

class InterleaveFunctionsPass
    : public impl::InterleaveFunctionsBase<InterleaveFunctionsPass> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    auto two = LLVM::LoopInterleaveAttr::get(
        context, IntegerAttr::get(IntegerType::get(context, 32), 2));
    auto annotation = LLVM::LoopAnnotationAttr::get(
        context, {}, {}, two, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {});
    getOperation()->walk([&](scf::ForOp loop) {
      if (isWorthTwo(loop))
        loop->setAttr("loop_annotation", annotation);
    });
  }
};

} // namespace
} // namespace tenon

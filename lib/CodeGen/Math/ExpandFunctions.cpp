//===- ExpandFunctions.cpp - Expands math functions where needed ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace tenon {

#define GEN_PASS_DEF_EXPANDFUNCTIONS
#include "Conversion/Passes.h.inc"

namespace {

/// The expansions that a function needs.
struct Needs {
  bool complex = false, math = false, arith = false;
};

/// Returns whether ExpandMath or ConvertMathToLibm may apply. The excluded
/// operations are single instructions that no pass changes.
bool isFunction(Operation *op) {
  if (isa<arith::DivFOp>(op))
    return ten::attr::shareOfSum.has(op);
  return isa_and_nonnull<math::MathDialect>(op->getDialect()) &&
         !isa<math::AbsFOp, math::FmaOp, math::SqrtOp>(op);
}

/// Returns whether ExpandArith may apply.
bool isExpandedArithmetic(Operation *op) {
  if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(op))
    return op->getResult(0).getType().isInteger(64) ||
           !matchPattern(op->getOperand(1), m_Constant());
  return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
             arith::ExtFOp, arith::TruncFOp, LLVM::CallIntrinsicOp>(op);
}

Needs needsOf(Operation *function) {
  Needs needs;
  function->walk([&](Operation *op) {
    needs.complex |= isa_and_nonnull<complex::ComplexDialect>(op->getDialect());
    needs.math |= isFunction(op);
    needs.arith |= isExpandedArithmetic(op);
  });
  return needs;
}

class ExpandFunctions : public impl::ExpandFunctionsBase<ExpandFunctions> {
public:
  using ExpandFunctionsBase::ExpandFunctionsBase;

  LogicalResult initialize(MLIRContext *) override {
    complex = math = arith = OpPassManager();
    share = libm = OpPassManager(ModuleOp::getOperationName());
    complex.addPass(createConvertComplexToStandardPass());
    share.addPass(createShareFunctions());
    math.addPass(createExpandMath());
    libm.addPass(createConvertMathToLibm());
    arith.addPass(createExpandArith());
    return success();
  }

private:
  void runOnOperation() override {
    bool anyMath = false;
    for (Operation &function : *getOperation().getBody()) {
      Needs needs = needsOf(&function);
      if (needs.complex && failed(runPipeline(complex, &function)))
        return signalPassFailure();
      anyMath |= needs.math || needs.complex;
    }
    // Creates functions of its own.
    if (anyMath && failed(runPipeline(share, getOperation())))
      return signalPassFailure();
    SmallVector<std::pair<Operation *, Needs>> functions;
    for (Operation &function : *getOperation().getBody()) {
      Needs needs = needsOf(&function);
      needs.arith |= needs.math;
      if (needs.arith)
        functions.emplace_back(&function, needs);
    }
    for (auto &[function, needs] : functions)
      if (needs.math && failed(runPipeline(math, function)))
        return signalPassFailure();
    if (anyMath && failed(runPipeline(libm, getOperation())))
      return signalPassFailure();
    for (auto &[function, needs] : functions)
      if (failed(runPipeline(arith, function)))
        return signalPassFailure();
  }

  OpPassManager complex, share, math, libm, arith;
};

} // namespace

} // namespace tenon

//===- TosaToLinalg.cpp - Converts TOSA by upstream's patterns ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "Conversion/Passes.h"
#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToSCF/TosaToSCF.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CONVERTTOSATOLINALG
#include "Conversion/Passes.h.inc"

namespace {

bool isTosa(Operation *op) {
  return isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
}

/// Converts operations one by one, so that one without a conversion does not
/// hide others.
class TosaConverter {
public:
  explicit TosaConverter(MLIRContext *context) : target(*context) {
    tosa::populateTosaTypeConversion(types);
    RewritePatternSet set(context);
    tosa::populateTosaToLinalgNamedConversionPatterns(types, &set, {});
    tosa::populateTosaToLinalgConversionPatterns(types, &set);
    tosa::populateTosaToTensorConversionPatterns(types, &set);
    tosa::populateTosaToArithConversionPatterns(&set);
    tosa::populateTosaRescaleToArithConversionPatterns(&set);
    tosa::populateTosaToSCFConversionPatterns(&set);
    tosa::populateTosaDecomposeTransposeConv(context, set);
    patterns = FrozenRewritePatternSet(std::move(set));
    target.addDynamicallyLegalDialect<tosa::TosaDialect>(
        [&](Operation *op) { return op != current; });
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  }

  void convert(ModuleOp module) {
    // Conversions may create further tosa operations.
    while (convertAll(module, /*constants=*/false)) {
    }
    // Convert constants last: patterns inspect constant operands.
    convertAll(module, /*constants=*/true);
    // Shapes are folded into the converted operations.
    module.walk([](tosa::ConstShapeOp op) {
      if (op->use_empty())
        op->erase();
    });
  }

private:
  bool convertAll(ModuleOp module, bool constants) {
    SmallVector<Operation *> found;
    bool holdsRegions = false;
    module.walk([&](Operation *op) {
      bool isPart = isa<tosa::YieldOp, tosa::ConstShapeOp>(op);
      if (!isTosa(op) || isPart || isa<tosa::ConstOp>(op) != constants ||
          unknown.contains(op))
        return;
      // Conversion moves nested operations, so that they have to be collected
      // again.
      if (op->getNumRegions() != 0) {
        if (!holdsRegions)
          found.push_back(op);
        holdsRegions = true;
      } else if (!holdsRegions) {
        found.push_back(op);
      }
    });
    for (Operation *op : found)
      if (failed(convertOne(op)))
        unknown.insert(op);
    return !found.empty();
  }

  LogicalResult convertOne(Operation *op) {
    current = op;
    // Failures are reported later with the rest of the program's.
    ScopedDiagnosticHandler quiet(op->getContext(),
                                  [](Diagnostic &) { return success(); });
    return applyPartialConversion(op, target, patterns);
  }

  TypeConverter types;
  ConversionTarget target;
  FrozenRewritePatternSet patterns;
  Operation *current = nullptr;
  llvm::DenseSet<Operation *> unknown;
};

class ConvertTosaToLinalgPass
    : public impl::ConvertTosaToLinalgBase<ConvertTosaToLinalgPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool any = module
                   .walk([](Operation *op) {
                     return isTosa(op) ? WalkResult::interrupt()
                                       : WalkResult::advance();
                   })
                   .wasInterrupted();
    if (!any)
      return;
    OpPassManager inference(ModuleOp::getOperationName());
    inference.addNestedPass<func::FuncOp>(tosa::createTosaInferShapesPass());
    if (failed(runPipeline(inference, module)))
      return signalPassFailure();
    TosaConverter(&getContext()).convert(module);
  }
};

} // namespace
} // namespace tenon

//===- FinishImport.cpp - Checks and completes an imported program --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Conversion/ProgramBuilder.h"
#include "Conversion/Refusals.h"
#include "Dialect/Ten/IR/Constraints.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tenon {
#define GEN_PASS_DEF_FINISHIMPORT
#include "Conversion/Passes.h.inc"
} // namespace tenon

using namespace mlir;
using namespace tenon;

/// Returns whether the interpreter and the lowering of host functions support
/// an operation outside of kernels.
static bool isKnown(Operation *op) {
  Dialect *dialect = op->getDialect();
  // The parser accepts unregistered operations if a test allows them.
  if (!dialect || isa<ten::TenDialect>(dialect))
    return true;
  return isa<ModuleOp, func::FuncOp, func::CallOp, func::ReturnOp, scf::IfOp,
             scf::IndexSwitchOp, scf::ForOp, scf::WhileOp, scf::YieldOp,
             scf::ConditionOp, tensor::CastOp, tensor::DimOp, tensor::EmptyOp,
             tensor::ExtractOp, tensor::FromElementsOp>(op) ||
         (isa_and_nonnull<arith::ArithDialect>(dialect) &&
          !isa<arith::MulSIExtendedOp, arith::MulUIExtendedOp>(op));
}

namespace {

struct FinishImportPass : tenon::impl::FinishImportBase<FinishImportPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    Refusals refusals;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      // Regions of ten operations are scalar code.
      if (isa_and_nonnull<ten::TenDialect>(op->getDialect()))
        return WalkResult::skip();
      if (isKnown(op))
        return WalkResult::advance();
      (void)refusals.refuse(op, "there is no conversion of it");
      return WalkResult::skip();
    });
    for (auto function : module.getOps<func::FuncOp>()) {
      if (function.isPrivate() || function.isExternal())
        continue;
      wrapScalars(function);
      refusals.checkSignature(function);
    }
    if (failed(refusals.report()))
      signalPassFailure();
  }

  /// Wraps scalar arguments and results in tensors of rank 0.
  void wrapScalars(func::FuncOp function) {
    auto isScalar = [](Type type) { return ten::isElementType(type); };
    if (llvm::none_of(function.getArgumentTypes(), isScalar) &&
        llvm::none_of(function.getResultTypes(), isScalar))
      return;
    // Calls would still pass scalars: such a function is refused.
    if (!SymbolTable::symbolKnownUseEmpty(function, getOperation()))
      return;
    ProgramBuilder c(&getContext());
    c.b.setLoc(function.getLoc());
    Block &body = function.getBody().front();
    c.b.setInsertionPointToStart(&body);
    for (BlockArgument argument : body.getArguments()) {
      Type type = argument.getType();
      if (!isScalar(type))
        continue;
      argument.setType(RankedTensorType::get({}, type));
      auto number = tensor::ExtractOp::create(c.b, argument, ValueRange());
      argument.replaceAllUsesExcept(number, number);
    }
    Operation *end = body.getTerminator();
    c.b.setInsertionPoint(end);
    for (OpOperand &operand : end->getOpOperands())
      if (isScalar(operand.get().getType()))
        operand.set(tensor::FromElementsOp::create(
            c.b, RankedTensorType::get({}, operand.get().getType()),
            operand.get()));
    function.setFunctionType(
        FunctionType::get(&getContext(), body.getArgumentTypes(),
                          TypeRange(end->getOperandTypes())));
  }
};

} // namespace

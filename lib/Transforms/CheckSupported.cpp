//===- CheckSupported.cpp - Names all that cannot be compiled -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_CHECKSUPPORTED
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

bool hasShapedType(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>) ||
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<ShapedType>);
}

/// Why there is no code for an operation, or nothing.
std::string problem(Operation *op) {
  if (isa<TenDialect>(op->getDialect())) {
    // The regions of these are code for one element.
    if (isa<KernelOp>(op))
      return {};
    std::string text;
    for (Region &region : op->getRegions())
      region.walk([&](Operation *inner) {
        if (!isa<ConstantOp, YieldOp>(inner) && !isIndexMapped(inner))
          text = ("its region holds '" + inner->getName().getStringRef() +
                  "', which is not elementwise")
                     .str();
      });
    return text;
  }
  if (isa<ModuleOp, func::CallOp, func::ReturnOp, scf::ForOp, scf::WhileOp,
          scf::IfOp, scf::IndexSwitchOp, scf::YieldOp, scf::ConditionOp,
          tensor::CastOp, tensor::DimOp, tensor::EmptyOp, tensor::ExtractOp,
          tensor::FromElementsOp>(op))
    return {};
  if (auto function = dyn_cast<func::FuncOp>(op))
    return function.isExternal() || function.getBody().hasOneBlock()
               ? ""
               : "expects structured control flow, got several blocks";
  // Index arithmetic, as the insertion of shape checks makes it.
  if (llvm::is_contained({"affine", "complex", "index", "math"},
                         op->getName().getDialectNamespace()) &&
      !hasShapedType(op) && op->getNumRegions() == 0)
    return {};
  // Constants of arith are ten's in another form.
  if (isa<arith::ArithDialect>(op->getDialect()))
    return !hasShapedType(op) || isa<arith::ConstantOp, arith::SelectOp>(op)
               ? ""
               : "'arith' computes with scalars alone here";
  return "there is no lowering of it";
}

class CheckSupportedPass : public impl::CheckSupportedBase<CheckSupportedPass> {
  void runOnOperation() override {
    SmallVector<std::pair<Operation *, std::string>> found;
    for (Operation &top : *getOperation().getBody()) {
      // Kernels are no part of the program any more.
      if (top.hasAttr("ten.kernel"))
        continue;
      top.walk<WalkOrder::PreOrder>([&](Operation *op) {
        std::string text =
            op->getDialect() ? problem(op) : "its dialect is not known";
        bool isInside =
            !text.empty() || isa_and_nonnull<TenDialect>(op->getDialect());
        if (!text.empty())
          found.push_back({op, std::move(text)});
        return isInside ? WalkResult::skip() : WalkResult::advance();
      });
    }
    for (auto &[op, text] : found) {
      InFlightDiagnostic diagnostic = op->emitOpError("cannot be compiled: ")
                                      << text;
      if (found.size() > 1 && op == found.back().first)
        diagnostic.attachNote()
            << found.size() << " operations cannot be compiled";
    }
    if (!found.empty())
      signalPassFailure();
  }
};

} // namespace
} // namespace tenon

//===- CheckSupported.cpp - Reports operations that cannot be compiled ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-check-supported: collects every operation without a lowering
// and reports all of them at once, each with its location and reason. With
// `allow-interpret`, an unsupported operation that the reference interpreter
// knows becomes a kernel of its own, marked `ten.interpreted`, which the host
// function calls back for at run time. Kernels that are already outlined are
// skipped.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "MakeKernel.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
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

class CheckSupportedPass : public impl::CheckSupportedBase<CheckSupportedPass> {
public:
  using CheckSupportedBase::CheckSupportedBase;

private:
  struct Problem {
    Operation *op;
    std::string text;
  };

  void runOnOperation() override;
  /// Returns why the operation cannot be compiled, or an empty string.
  std::string problem(Operation *op);
  std::string problemInRegions(Operation *op);
  /// Moves the operation into a kernel that the interpreter runs; null if it
  /// cannot.
  KernelOp interpret(Operation *op);
  void report(ArrayRef<Problem> problems);
};

std::string CheckSupportedPass::problemInRegions(Operation *op) {
  // Regions of supported operations hold code for one element.
  std::string text;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      StringRef name = inner->getName().getStringRef();
      if (llvm::is_contained(uncompilable, name))
        text = ("its region holds '" + name + "'").str();
      else if (!isa<ConstantOp, YieldOp>(inner) && !isIndexMapped(inner))
        text =
            ("its region holds '" + name + "', which is not elementwise").str();
    });
  return text;
}

std::string CheckSupportedPass::problem(Operation *op) {
  if (isComputation(op) &&
      (llvm::is_contained(uncompilable, "all") ||
       llvm::is_contained(uncompilable, op->getName().getStringRef())))
    return "excluded for a test";
  if (isa_and_nonnull<TenDialect>(op->getDialect()))
    return isa<KernelOp>(op) ? "" : problemInRegions(op);
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    return callee && !callee.isExternal()
               ? ""
               : ("it calls '" + call.getCallee() + "', which has no body")
                     .str();
  }
  if (isa<ModuleOp, func::ReturnOp, scf::ForOp, scf::WhileOp, scf::IfOp,
          scf::IndexSwitchOp, scf::YieldOp, scf::ConditionOp, tensor::CastOp,
          tensor::DimOp, tensor::EmptyOp, tensor::ExtractOp,
          tensor::FromElementsOp>(op))
    return {};
  if (auto function = dyn_cast<func::FuncOp>(op))
    return function.isExternal() || function.getBody().hasOneBlock()
               ? ""
               : "expects structured control flow, got several blocks";
  // Scalar index arithmetic, as the insertion of shape checks creates it.
  if (llvm::is_contained({"affine", "complex", "index", "math"},
                         op->getName().getDialectNamespace()) &&
      !hasShapedType(op) && op->getNumRegions() == 0)
    return {};
  // Tensor constants and selects of arith are converted to ten's.
  if (isa_and_nonnull<arith::ArithDialect>(op->getDialect()))
    return !hasShapedType(op) || isa<arith::ConstantOp, arith::SelectOp>(op)
               ? ""
               : "only 'arith' operations on scalars are supported";
  return "there is no lowering of it";
}

KernelOp CheckSupportedPass::interpret(Operation *op) {
  if (!isComputation(op) || !isInterpretable(op) ||
      !llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return {};
  if (auto kernel = dyn_cast<KernelOp>(op->getParentOp()))
    return isInterpretable(kernel) ? kernel : KernelOp();
  llvm::SetVector<Operation *> members;
  members.insert(op);
  KernelOp kernel = makeKernel(op, members, KernelKind::Generic);
  op->erase();
  return kernel;
}

void CheckSupportedPass::report(ArrayRef<Problem> problems) {
  bool isKnown = llvm::all_of(problems, [](const Problem &problem) {
    return isComputation(problem.op) && isInterpretable(problem.op);
  });
  for (const auto &[number, problem] : llvm::enumerate(problems)) {
    InFlightDiagnostic diagnostic =
        problem.op->emitOpError("cannot be compiled: ") << problem.text;
    if (number + 1 != problems.size())
      continue;
    if (problems.size() > 1)
      diagnostic.attachNote()
          << problems.size() << " operations cannot be compiled";
    if (isKnown && !allowInterpret)
      diagnostic.attachNote()
          << "'tensor-run --allow-interpret' runs "
          << (problems.size() > 1 ? "them" : "it") << " in the interpreter";
  }
}

void CheckSupportedPass::runOnOperation() {
  SmallVector<Problem> found;
  for (Operation &top : *getOperation().getBody()) {
    // Outlined kernels are no longer part of the program.
    if (attr::kernel.has(&top))
      continue;
    top.walk<WalkOrder::PreOrder>([&](Operation *op) {
      // Operations of other dialects in a kernel are checked by its lowering.
      bool isTen = isa_and_nonnull<TenDialect>(op->getDialect());
      if (isa<KernelOp>(op->getParentOp()) && !isTen)
        return WalkResult::skip();
      std::string text =
          op->getDialect() ? problem(op) : "its dialect is unknown";
      bool isInside = !text.empty() || (isTen && !isa<KernelOp>(op));
      if (!text.empty())
        found.push_back({op, std::move(text)});
      return isInside ? WalkResult::skip() : WalkResult::advance();
    });
  }
  SmallVector<Problem> left;
  for (Problem &problem : found) {
    KernelOp kernel = allowInterpret ? interpret(problem.op) : KernelOp();
    if (!kernel)
      left.push_back(std::move(problem));
    else
      attr::interpreted.set(kernel,
                            StringAttr::get(&getContext(), problem.text));
  }
  report(left);
  if (!left.empty())
    signalPassFailure();
}

} // namespace
} // namespace tenon

//===- ShareFunctions.cpp - One body for many calls of a math function ----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The expansion of a math function is 20 to 80 operations. In a loop this code
// is vectorized with the loop, and one expansion serves all iterations. Outside
// of loops each expansion runs once per launch: a recurrence of 400 sines is
// 30,000 instructions in one block, on which LLVM's register allocation and
// scheduling take time that grows faster than the block. There a function with
// one operation is made per kind, type and attributes, and called.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "mlir/Analysis/CFGLoopInfo.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SHAREFUNCTIONS
#include "Conversion/Passes.h.inc"

namespace {

/// Operations that compute the same function of operands of the same types.
struct SameFunction : llvm::DenseMapInfo<Operation *> {
  static unsigned getHashValue(const Operation *op) {
    return OperationEquivalence::computeHash(
        const_cast<Operation *>(op), OperationEquivalence::ignoreHashValue,
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
  }
  static bool isEqual(const Operation *lhs, const Operation *rhs) {
    if (lhs == rhs)
      return true;
    if (lhs == getTombstoneKey() || lhs == getEmptyKey() ||
        rhs == getTombstoneKey() || rhs == getEmptyKey())
      return false;
    return OperationEquivalence::isEquivalentTo(
        const_cast<Operation *>(lhs), const_cast<Operation *>(rhs),
        OperationEquivalence::ignoreValueEquivalence, nullptr,
        OperationEquivalence::IgnoreLocations);
  }
};

/// Whether the operation has an expansion of many operations. A power of a
/// small whole number is few products.
bool isShareable(Operation *op) {
  FloatAttr exponent;
  if (isa<math::PowFOp>(op) &&
      matchPattern(op->getOperand(1), m_Constant(&exponent)) &&
      exponent.getValue().isInteger())
    return false;
  return isa<math::MathDialect>(op->getDialect()) && op->getNumResults() == 1 &&
         !isa<math::AbsFOp, math::FmaOp, math::SqrtOp, math::CopySignOp,
              math::FloorOp, math::CeilOp, math::RoundOp, math::RoundEvenOp,
              math::TruncOp>(op) &&
         isa<Float32Type, Float64Type>(op->getResult(0).getType());
}

class ShareFunctionsPass : public impl::ShareFunctionsBase<ShareFunctionsPass> {
public:
  using ShareFunctionsBase::ShareFunctionsBase;

private:
  void runOnOperation() override {
    shared.clear();
    for (Operation &function :
         llvm::make_early_inc_range(*getOperation().getBody()))
      if (auto interface = dyn_cast<FunctionOpInterface>(function);
          interface && !interface.isExternal())
        share(interface);
  }

  void share(FunctionOpInterface function) {
    llvm::MapVector<Operation *, SmallVector<Operation *>,
                    llvm::DenseMap<Operation *, unsigned, SameFunction>>
        calls;
    function->walk([&](Operation *op) {
      if (isShareable(op))
        calls[op].push_back(op);
    });
    if (llvm::none_of(
            calls, [&](auto &entry) { return entry.second.size() >= least; }))
      return;
    Region &body = function.getFunctionBody();
    DominanceInfo dominance(function);
    std::optional<CFGLoopInfo> loops;
    if (!body.hasOneBlock())
      loops.emplace(dominance.getDomTree(&body));
    for (auto &[kind, ops] : calls) {
      llvm::erase_if(ops, [&](Operation *op) {
        return op->getParentRegion() != &body ||
               (loops && loops->getLoopFor(op->getBlock()));
      });
      if (ops.size() >= least)
        replaceByCalls(ops);
    }
  }

  void replaceByCalls(ArrayRef<Operation *> ops) {
    func::FuncOp callee = functionOf(ops.front());
    for (Operation *op : ops) {
      OpBuilder builder(op);
      auto call = func::CallOp::create(builder, op->getLoc(), callee,
                                       op->getOperands());
      op->replaceAllUsesWith(call.getResults());
      op->erase();
    }
  }

  /// The function that computes what `op` does, which is made at first.
  func::FuncOp functionOf(Operation *op) {
    auto found = llvm::find_if(shared, [&](func::FuncOp function) {
      return SameFunction::isEqual(&function.getBody().front().front(), op);
    });
    if (found != shared.end())
      return *found;
    Location loc = op->getLoc();
    OpBuilder builder(&getContext());
    std::string name = (op->getName().stripDialect() + "_shared").str();
    auto function = func::FuncOp::create(
        loc, name,
        builder.getFunctionType(op->getOperandTypes(), op->getResultTypes()));
    function.setPrivate();
    function->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
    function->setAttr(
        "llvm.linkage",
        LLVM::LinkageAttr::get(&getContext(), LLVM::Linkage::Internal));
    Block *block = function.addEntryBlock();
    builder.setInsertionPointToEnd(block);
    Operation *inner = builder.clone(*op);
    inner->setOperands(block->getArguments());
    func::ReturnOp::create(builder, loc, inner->getResults());
    SymbolTable(getOperation()).insert(function);
    shared.push_back(function);
    return function;
  }

  SmallVector<func::FuncOp> shared;
};

} // namespace
} // namespace tenon

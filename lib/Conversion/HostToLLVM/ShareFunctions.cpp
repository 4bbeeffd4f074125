//===- ShareFunctions.cpp - Shares math function expansions ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The expansion of a math function has 20 to 80 operations. A recurrence of 400
// sines is 30,000 instructions in one block, on which the time of LLVM's
// vectorizer, scheduler and register allocation grows superlinearly. Therefore
// a function with one operation is created per kind, type and attributes, and
// called: outside of loops, where each expansion runs once per launch, from few
// uses on, in loops from many on. For loops, the function has vector variants
// beside the scalar one, listed in its attribute `vector-function-abi-variant`
// (LLVM's Vector Function ABI): the loop vectorizer calls them.
//
//===----------------------------------------------------------------------===//

#include "Conversion/Passes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Target/Target.h"
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

/// Compares operations that compute the same function of operands of the same
/// types.
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

/// Returns whether the operation has an expansion of many operations. A power
/// with a small integer exponent is a few products.
bool isShareable(Operation *op) {
  FloatAttr exponent;
  if (isa<math::PowFOp>(op) &&
      matchPattern(op->getOperand(1), m_Constant(&exponent)) &&
      exponent.getValue().isInteger())
    return false;
  return isa_and_nonnull<math::MathDialect>(op->getDialect()) &&
         op->getNumResults() == 1 &&
         !isa<math::AbsFOp, math::FmaOp, math::SqrtOp, math::CopySignOp,
              math::FloorOp, math::CeilOp, math::RoundOp, math::RoundEvenOp,
              math::TruncOp>(op) &&
         isa<Float32Type, Float64Type>(op->getResult(0).getType()) &&
         llvm::all_of(op->getOperandTypes(), [&](Type type) {
           return type == op->getResult(0).getType();
         });
}

class ShareFunctionsPass : public impl::ShareFunctionsBase<ShareFunctionsPass> {
public:
  using ShareFunctionsBase::ShareFunctionsBase;

private:
  /// Vector size of the target in bits; 0 leaves loops as they are.
  unsigned vectorBits = 0;

  void runOnOperation() override {
    shared.clear();
    kept.clear();
    if (ten::TargetAttr target = ten::attr::target.get(getOperation()))
      vectorBits = 8 * target.getVectorBytes();
    for (Operation &function :
         llvm::make_early_inc_range(*getOperation().getBody()))
      if (auto interface = dyn_cast<FunctionOpInterface>(function);
          interface && !interface.isExternal())
        share(interface);
    keepForms();
  }

  void share(FunctionOpInterface function) {
    llvm::MapVector<Operation *, SmallVector<Operation *>,
                    llvm::DenseMap<Operation *, unsigned, SameFunction>>
        calls;
    function->walk([&](Operation *op) {
      if (isShareable(op))
        calls[op].push_back(op);
    });
    if (llvm::none_of(calls, [&](auto &entry) {
          return entry.second.size() >= std::min<size_t>(least, leastInLoops);
        }))
      return;
    Region &body = function.getFunctionBody();
    DominanceInfo dominance(function);
    std::optional<CFGLoopInfo> loops;
    if (!body.hasOneBlock())
      loops.emplace(dominance.getDomTree(&body));
    for (auto &[kind, ops] : calls) {
      SmallVector<Operation *> inside, outside;
      for (Operation *op : ops)
        if (op->getParentRegion() == &body)
          (loops && loops->getLoopFor(op->getBlock()) ? inside : outside)
              .push_back(op);
      if (inside.size() >= leastInLoops && vectorBits > 0)
        addVectorForms(replaceByCalls(inside));
      if (outside.size() >= least)
        replaceByCalls(outside);
    }
  }

  /// Adds variants for the target's vectors and for shorter ones.
  void addVectorForms(func::FuncOp scalar) {
    if (ten::attr::vectorForms.has(scalar))
      return;
    ten::attr::vectorForms.set(scalar);
    Operation *op = &scalar.getBody().front().front();
    unsigned width = op->getResult(0).getType().getIntOrFloatBitWidth();
    std::string variants;
    for (unsigned bits = 128; bits <= vectorBits; bits *= 2) {
      int64_t lanes = bits / width;
      auto type = VectorType::get({lanes}, op->getResult(0).getType());
      func::FuncOp form = makeFunction(
          op, (scalar.getName() + "_x" + Twine(lanes)).str(), type);
      kept.push_back(form.getSymNameAttr());
      // No mask, that many lanes, a vector for each parameter.
      variants += (variants.empty() ? "" : ",");
      variants += ("_ZGV_LLVM_N" + Twine(lanes) +
                   std::string(op->getNumOperands(), 'v') + "_" +
                   scalar.getName() + "(" + form.getName() + ")")
                      .str();
    }
    Builder builder(&getContext());
    scalar->setAttr(
        "passthrough",
        builder.getArrayAttr({builder.getStringAttr("noinline"),
                              builder.getStrArrayAttr(
                                  {"vector-function-abi-variant", variants})}));
  }

  /// Keeps the vector variants, which are not called before loops are
  /// vectorized.
  void keepForms() {
    if (kept.empty())
      return;
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    Location loc = getOperation().getLoc();
    auto pointer = LLVM::LLVMPointerType::get(&getContext());
    auto list = LLVM::LLVMArrayType::get(pointer, kept.size());
    auto global = LLVM::GlobalOp::create(
        builder, loc, list, /*isConstant=*/false, LLVM::Linkage::Appending,
        "llvm.compiler.used", Attribute());
    global.setSection("llvm.metadata");
    builder.createBlock(&global.getInitializerRegion());
    Value all = LLVM::PoisonOp::create(builder, loc, list);
    for (auto [i, name] : llvm::enumerate(kept))
      all = LLVM::InsertValueOp::create(
          builder, loc, all,
          LLVM::AddressOfOp::create(builder, loc, pointer, name.getValue()),
          ArrayRef<int64_t>(i));
    LLVM::ReturnOp::create(builder, loc, all);
  }

  func::FuncOp replaceByCalls(ArrayRef<Operation *> ops) {
    func::FuncOp callee = functionOf(ops.front());
    for (Operation *op : ops) {
      OpBuilder builder(op);
      auto call = func::CallOp::create(builder, op->getLoc(), callee,
                                       op->getOperands());
      op->replaceAllUsesWith(call.getResults());
      op->erase();
    }
    return callee;
  }

  /// Returns the function that computes `op`, creating it at first use.
  func::FuncOp functionOf(Operation *op) {
    auto found = llvm::find_if(shared, [&](func::FuncOp function) {
      return SameFunction::isEqual(&function.getBody().front().front(), op);
    });
    if (found != shared.end())
      return *found;
    shared.push_back(
        makeFunction(op, (op->getName().stripDialect() + "_shared").str(),
                     op->getResult(0).getType()));
    return shared.back();
  }

  /// Creates a function of `op` alone, on `type`.
  func::FuncOp makeFunction(Operation *op, std::string name, Type type) {
    Location loc = op->getLoc();
    OpBuilder builder(&getContext());
    auto function = func::FuncOp::create(
        loc, name,
        builder.getFunctionType(SmallVector<Type>(op->getNumOperands(), type),
                                type));
    function.setPrivate();
    function->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
    function->setAttr(
        "llvm.linkage",
        LLVM::LinkageAttr::get(&getContext(), LLVM::Linkage::Internal));
    Block *block = function.addEntryBlock();
    builder.setInsertionPointToEnd(block);
    Operation *inner = builder.clone(*op);
    inner->setOperands(block->getArguments());
    inner->getResult(0).setType(type);
    func::ReturnOp::create(builder, loc, inner->getResults());
    SymbolTable(getOperation()).insert(function);
    return function;
  }

  SmallVector<func::FuncOp> shared;
  SmallVector<StringAttr> kept;
};

} // namespace
} // namespace tenon

//===- Inline.cpp - Inlines calls and composites --------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inlines calls bottom-up (recursion is refused), decomposes composites unless
// they stand for an operation of CHLO (Composites.cpp), and erases functions
// without callers. Custom calls with a called computation, such as a reducer,
// get its operation's name as an attribute before the function disappears.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tenon;

namespace {

class Inliner {
public:
  explicit Inliner(ModuleOp module) : symbols(module) {}

  LogicalResult run(func::FuncOp function) {
    auto [it, isNew] = state.try_emplace(function, Open);
    if (!isNew) {
      if (it->second == Done)
        return success();
      return function.emitError("'func.func' op cannot be compiled: function '")
             << function.getName() << "' calls itself";
    }
    SmallVector<Operation *> calls;
    function.walk([&](Operation *op) {
      if (isa<func::CallOp, stablehlo::CompositeOp>(op))
        calls.push_back(op);
    });
    for (Operation *op : calls) {
      auto composite = dyn_cast<stablehlo::CompositeOp>(op);
      if (Operation *known = composite ? tenon::chloOf(composite) : nullptr) {
        op->replaceAllUsesWith(known);
        op->erase();
      } else if (failed(inlineCall(op))) {
        return failure();
      }
    }
    state[function] = Done;
    return success();
  }

private:
  enum State { Open, Done };

  LogicalResult inlineCall(Operation *op) {
    StringRef name;
    if (auto call = dyn_cast<func::CallOp>(op))
      name = call.getCallee();
    else
      name = cast<stablehlo::CompositeOp>(op).getDecomposition();
    auto callee = symbols.lookup<func::FuncOp>(name);
    if (!callee || callee.isExternal())
      return op->emitOpError("cannot be compiled: there is no function '")
             << name << "'";
    if (!callee.getBody().hasOneBlock())
      return op->emitOpError("cannot be compiled: function '")
             << name << "' has several blocks";
    if (TypeRange(callee.getArgumentTypes()) !=
            TypeRange(op->getOperandTypes()) ||
        TypeRange(callee.getResultTypes()) != TypeRange(op->getResultTypes()))
      return op->emitOpError("cannot be compiled: expects types ")
             << callee.getFunctionType() << " of function '" << name << "'";
    if (failed(run(callee)))
      return failure();
    IRMapping mapping;
    Block &body = callee.getBody().front();
    mapping.map(body.getArguments(), op->getOperands());
    OpBuilder builder(op);
    Location site = op->getLoc();
    for (Operation &inner : body.without_terminator()) {
      Operation *copy = builder.clone(inner, mapping);
      copy->walk([&](Operation *each) {
        each->setLoc(CallSiteLoc::get(each->getLoc(), site));
      });
    }
    Operation *end = body.getTerminator();
    for (auto [result, value] : llvm::zip(op->getResults(), end->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    op->erase();
    return success();
  }

  SymbolTable symbols;
  llvm::DenseMap<Operation *, State> state;
};

} // namespace

/// Records the operation of a called reducer, since the function is erased
/// before the call is converted.
static void nameReducer(stablehlo::CustomCallOp call,
                        func::FuncOp computation) {
  if (!computation.getBody().hasOneBlock())
    return;
  Block &body = computation.getBody().front();
  if (body.getNumArguments() != 2 || body.getOperations().size() != 2)
    return;
  Operation &op = body.front();
  if (op.getNumOperands() == 2 && op.getNumResults() == 1 &&
      op.getOperands() == body.getArguments() &&
      body.getTerminator()->getOperands() == op.getResults())
    ten::attr::reducer.set(
        call, StringAttr::get(call.getContext(), op.getName().getStringRef()));
}

/// Records the order of a called comparator that compares its first two
/// arguments.
static void nameComparator(stablehlo::CustomCallOp call,
                           func::FuncOp computation) {
  if (!computation.getBody().hasOneBlock())
    return;
  Block &body = computation.getBody().front();
  if (body.getNumArguments() != 4 || body.getOperations().size() != 2)
    return;
  auto compare = dyn_cast<stablehlo::CompareOp>(body.front());
  using Direction = stablehlo::ComparisonDirection;
  if (!compare || compare.getLhs() != body.getArgument(0) ||
      compare.getRhs() != body.getArgument(1) ||
      body.getTerminator()->getOperands() != compare->getResults() ||
      !llvm::is_contained({Direction::GT, Direction::LT},
                          compare.getComparisonDirection()))
    return;
  ten::attr::comparator.set(
      call, StringAttr::get(call.getContext(),
                            stablehlo::stringifyComparisonDirection(
                                compare.getComparisonDirection())));
}

LogicalResult tenon::inlineCalls(ModuleOp module) {
  Inliner inliner(module);
  llvm::SetVector<StringRef> helpers;
  module.walk([&](Operation *op) {
    if (auto composite = dyn_cast<stablehlo::CompositeOp>(op))
      helpers.insert(composite.getDecomposition());
    if (auto call = dyn_cast<stablehlo::CustomCallOp>(op))
      if (auto called = call.getCalledComputations())
        for (Attribute symbol : *called)
          if (auto ref = dyn_cast<FlatSymbolRefAttr>(symbol)) {
            helpers.insert(ref.getValue());
            if (auto function =
                    module.lookupSymbol<func::FuncOp>(ref.getValue())) {
              nameReducer(call, function);
              nameComparator(call, function);
            }
          }
  });
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (failed(inliner.run(function)))
      return failure();
  for (func::FuncOp function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function.isPrivate() ||
        (helpers.contains(function.getName()) && function.getName() != "main"))
      function.erase();
  return success();
}

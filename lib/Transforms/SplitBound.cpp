//===- SplitBound.cpp - Computes what bound arguments decide at load ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "TakenValues.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SPLITBOUND
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// A resident value may take so many times the memory of what it is made of,
/// which conversions need, and anything may take a little.
constexpr int64_t kMostGrowth = 4, kLittleMemory = 64 * 1024;

/// Takes one entry apart.
class EntrySplitter {
public:
  explicit EntrySplitter(func::FuncOp function)
      : function(function), block(function.getBody().front()) {}

  void run(ArrayRef<int64_t> bound);

private:
  /// Finds what depends on bound arguments and constants alone.
  void analyze();
  /// Whether an operation is better computed in each call, and why.
  std::optional<StringRef> staysInCall(Operation *op);
  /// Something that stays in the call uses the value.
  void need(Value value);
  /// Makes the function that computes the resident values.
  func::FuncOp createLoad(ArrayRef<int64_t> bound);

  func::FuncOp function;
  Block &block;
  /// What is known once the bound arguments are, with the bytes of these that
  /// it is made of.
  llvm::DenseMap<Value, int64_t> known;
  llvm::DenseSet<Value> constant;
  llvm::SetVector<Value> resident;
  llvm::DenseSet<Operation *> staying;
};

void EntrySplitter::analyze() {
  for (Operation &op : block.without_terminator()) {
    if (op.hasTrait<OpTrait::ConstantLike>()) {
      constant.insert(op.result_begin(), op.result_end());
      continue;
    }
    if (!isMemoryEffectFree(&op) || op.getNumResults() == 0)
      continue;
    int64_t bytes = 0;
    bool isKnown = true, isConstant = true;
    for (Value value : takenValues(&op)) {
      auto found = known.find(value);
      isConstant &= constant.contains(value);
      isKnown &= constant.contains(value) || found != known.end();
      if (found != known.end())
        bytes += found->second;
    }
    // Constants alone make nothing that a call would load faster.
    if (isConstant)
      constant.insert(op.result_begin(), op.result_end());
    else if (isKnown)
      for (Value result : op.getResults())
        known[result] =
            std::min(bytes, storageBytes(result.getType()).value_or(bytes));
  }
}

std::optional<StringRef> EntrySplitter::staysInCall(Operation *op) {
  if (isa<ReshapeOp, tensor::CastOp>(op))
    return "is a view";
  if (isa<BroadcastOp>(op))
    return "repeats elements";
  int64_t from = 0, made = 0;
  for (Value value : takenValues(op))
    from += known.lookup(value);
  for (Value result : op->getResults()) {
    std::optional<int64_t> bytes = storageBytes(result.getType());
    if (!bytes)
      return "has no static shape";
    made += *bytes;
  }
  if (made > kLittleMemory && made > kMostGrowth * from)
    return "is much larger than what it is made of";
  return {};
}

void EntrySplitter::need(Value value) {
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!known.contains(next) || resident.contains(next))
      continue;
    Operation *op = next.getDefiningOp();
    if (!op) {
      resident.insert(next);
      continue;
    }
    if (staying.contains(op))
      continue;
    std::optional<StringRef> why = staysInCall(op);
    auto options = [](StringRef name) {
      return remark::RemarkOpts::name(name).category("ten-split-bound");
    };
    std::string name = ("'" + op->getName().getStringRef() + "'").str();
    if (!why) {
      resident.insert(next);
      remark::passed(op->getLoc(), options("Resident"))
          << "computed at load: " + name;
      continue;
    }
    remark::missed(op->getLoc(), options("NotResident"))
        << "computed in each call: " + name + " " + why->str();
    staying.insert(op);
    llvm::append_range(worklist, takenValues(op));
  }
}

func::FuncOp EntrySplitter::createLoad(ArrayRef<int64_t> bound) {
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> worklist(resident.begin(), resident.end());
  while (!worklist.empty())
    if (Operation *op = worklist.pop_back_val().getDefiningOp())
      if (needed.insert(op))
        llvm::append_range(worklist, takenValues(op));

  OpBuilder builder(function);
  builder.setInsertionPointAfter(function);
  SmallVector<Type> arguments, results;
  SmallVector<Location> locations;
  for (int64_t number : bound) {
    arguments.push_back(block.getArgument(number).getType());
    locations.push_back(block.getArgument(number).getLoc());
  }
  for (Value value : resident)
    results.push_back(value.getType());
  auto load = func::FuncOp::create(builder, function.getLoc(),
                                   (function.getName() + "_load").str(),
                                   builder.getFunctionType(arguments, results));
  load.setPrivate();
  Block *body = builder.createBlock(&load.getBody(), {}, arguments, locations);
  IRMapping mapping;
  for (auto [place, number] : llvm::enumerate(bound))
    mapping.map(block.getArgument(number), body->getArgument(place));
  for (Operation &op : block)
    if (needed.contains(&op))
      builder.clone(op, mapping);
  SmallVector<Value> values;
  for (Value value : resident)
    values.push_back(mapping.lookup(value));
  func::ReturnOp::create(builder, function.getLoc(), values);
  return load;
}

void EntrySplitter::run(ArrayRef<int64_t> bound) {
  for (int64_t number : bound) {
    BlockArgument argument = block.getArgument(number);
    known[argument] = storageBytes(argument.getType()).value_or(0);
  }
  analyze();
  for (Operation &op : block) {
    bool isKnown = llvm::any_of(
        op.getResults(), [&](Value result) { return known.contains(result); });
    if (!isKnown)
      for (Value value : takenValues(&op))
        need(value);
  }

  FunctionType callerType = function.getFunctionType();
  func::FuncOp load = createLoad(bound);
  SymbolTable table(function->getParentOp());
  load->remove();
  table.insert(load, std::next(Block::iterator(function)));

  Builder builder(function.getContext());
  for (auto [number, constValue] : llvm::enumerate(resident)) {
    Value value = constValue;
    unsigned place = function.getNumArguments();
    auto attributes = builder.getDictionaryAttr(builder.getNamedAttr(
        "ten.resident",
        builder.getI64IntegerAttr(static_cast<int64_t>(number))));
    (void)function.insertArgument(place, value.getType(), attributes,
                                  value.getLoc());
    value.replaceAllUsesWith(function.getArgument(place));
  }
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
  llvm::BitVector erased(function.getNumArguments());
  for (int64_t number : bound)
    erased.set(number);
  (void)function.eraseArguments(erased);
  function->setAttr("ten.load", FlatSymbolRefAttr::get(load));
  function->setAttr("ten.bound_arguments", builder.getDenseI64ArrayAttr(bound));
  function->setAttr("ten.caller_type", TypeAttr::get(callerType));
}

class SplitBoundPass : public impl::SplitBoundBase<SplitBoundPass> {
  void runOnOperation() override {
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (function.isExternal() || !function.getBody().hasOneBlock())
        continue;
      SmallVector<int64_t> bound;
      for (unsigned i = 0; i < function.getNumArguments(); ++i) {
        if (!function.getArgAttr(i, "ten.bound"))
          continue;
        if (function.getArgAttr(i, "ten.donated")) {
          function.emitError("argument ")
              << i << " is bound, and cannot be donated";
          return signalPassFailure();
        }
        bound.push_back(i);
      }
      if (!bound.empty())
        EntrySplitter(function).run(bound);
    }
  }
};

} // namespace
} // namespace tenon

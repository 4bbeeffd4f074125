//===- SplitBound.cpp - Moves computations to load time -------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-split-bound: moves the operations of an entry that depend only
// on bound arguments and constants to a load function. Collects the values that
// the remaining operations of the entry use, which become resident values
// (results of the load function and new arguments of the entry), and the
// operations that compute them. Operations that enlarge their operands too
// much, views and broadcasts stay in the call.
//
//===----------------------------------------------------------------------===//

#include "BoundValues.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "Transforms/TakenValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SPLITBOUND
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Splits one entry.
class EntrySplitter {
public:
  EntrySplitter(func::FuncOp function, ArrayRef<int64_t> bound)
      : function(function), block(function.getBody().front()), bound(bound),
        values(block, bound) {}

  void run();

private:
  /// Returns the reason why an operation is better computed in each call, if
  /// there is one.
  std::optional<StringRef> staysInCall(Operation *op);
  /// Records that an operation of the call uses the value.
  void need(Value value);
  /// Weights of bound codes in branches and loops stay quantized as well.
  void reportQuantized(Operation &op);
  /// Creates the function that computes the resident values.
  func::FuncOp createLoad();

  func::FuncOp function;
  Block &block;
  ArrayRef<int64_t> bound;
  BoundValues values;
  llvm::SetVector<Value> resident;
  llvm::DenseSet<Operation *> staying;
};

std::optional<StringRef> EntrySplitter::staysInCall(Operation *op) {
  if (isa<ReshapeOp, tensor::CastOp>(op))
    return "is a view";
  if (isa<BroadcastOp>(op))
    return "repeats elements";
  int64_t from = 0, made = 0;
  for (Value value : takenValues(op))
    from += values.bytesOf(value);
  for (Value result : op->getResults()) {
    std::optional<int64_t> bytes = storageBytes(result.getType());
    if (!bytes)
      return "has no static shape";
    made += *bytes;
  }
  if (BoundValues::growsTooMuch(made, from))
    return "is much larger than its operands";
  return {};
}

/// Bytes of the codes, several of which share a byte, and the parameters.
static int64_t bytesOfCodes(DequantizeOp op) {
  int64_t bits = op.getCode().getIntOrFloatBitWidth();
  int64_t bytes = op.getType().getNumElements() * bits / 8;
  for (Value parameter : op.getParameters())
    bytes += storageBytes(parameter.getType()).value_or(0);
  return bytes;
}

static remark::RemarkOpts options(StringRef name) {
  return remark::RemarkOpts::name(name).category("ten-split-bound");
}

static void remarkKept(DequantizeOp weights) {
  remark::passed(weights.getLoc(), options("Quantized"))
      << "kept quantized: " + std::to_string(bytesOfCodes(weights)) +
             " bytes instead of " +
             std::to_string(storageBytes(weights.getType()).value_or(0));
}

void EntrySplitter::reportQuantized(Operation &op) {
  llvm::DenseSet<Value> reported;
  for (Region &region : op.getRegions())
    region.walk([&](DequantizeOp weights) {
      if (values.isKnown(weights.getValues()) &&
          reported.insert(weights.getValues()).second)
        remarkKept(weights);
    });
}

void EntrySplitter::need(Value value) {
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!values.isKnown(next) || resident.contains(next))
      continue;
    Operation *op = next.getDefiningOp();
    if (!op) {
      resident.insert(next);
      continue;
    }
    if (staying.contains(op))
      continue;
    std::optional<StringRef> why = staysInCall(op);
    std::string name = ("'" + op->getName().getStringRef() + "'").str();
    if (auto weights = dyn_cast<DequantizeOp>(op)) {
      remarkKept(weights);
      staying.insert(op);
      llvm::append_range(worklist, takenValues(op));
      continue;
    }
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

func::FuncOp EntrySplitter::createLoad() {
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
  SmallVector<Value> loaded;
  for (Value value : resident)
    loaded.push_back(mapping.lookup(value));
  func::ReturnOp::create(builder, function.getLoc(), loaded);
  return load;
}

void EntrySplitter::run() {
  for (Operation &op : block) {
    bool isKnown = llvm::any_of(
        op.getResults(), [&](Value result) { return values.isKnown(result); });
    if (isKnown)
      continue;
    for (Value value : takenValues(&op))
      need(value);
    reportQuantized(op);
  }

  FunctionType callerType = function.getFunctionType();
  func::FuncOp load = createLoad();
  SymbolTable table(function->getParentOp());
  load->remove();
  table.insert(load, std::next(Block::iterator(function)));

  Builder builder(function.getContext());
  for (auto [number, constValue] : llvm::enumerate(resident)) {
    Value value = constValue;
    unsigned place = function.getNumArguments();
    (void)function.insertArgument(place, value.getType(), {}, value.getLoc());
    attr::resident.set(function, place, static_cast<int64_t>(number));
    value.replaceAllUsesWith(function.getArgument(place));
  }
  eraseDeadOperations(block);
  llvm::BitVector erased(function.getNumArguments());
  for (int64_t number : bound)
    erased.set(number);
  (void)function.eraseArguments(erased);
  attr::load.set(function, load);
  attr::boundArguments.set(function, bound);
  attr::callerType.set(function, callerType);
}

class SplitBoundPass : public impl::SplitBoundBase<SplitBoundPass> {
  void runOnOperation() override {
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (function.isExternal() || !function.getBody().hasOneBlock())
        continue;
      SmallVector<int64_t> bound = boundArguments(function);
      for (int64_t i : bound)
        if (attr::donated.get(function, i)) {
          function.emitError("argument ")
              << i << " is bound, and cannot be donated";
          return signalPassFailure();
        }
      if (!bound.empty())
        EntrySplitter(function, bound).run();
    }
  }
};

} // namespace
} // namespace tenon

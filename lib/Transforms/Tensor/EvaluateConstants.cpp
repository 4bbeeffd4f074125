//===- EvaluateConstants.cpp - Evaluates constant expressions -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-evaluate-constants. Values that depend on constants alone are
// computed by the reference interpreter at compile time and become constants,
// if the work and the size of the result are below fixed limits and recomputing
// them at run time is not cheap. Only values that a non-constant operation uses
// are evaluated; broadcasts are left to their users.
//
//===----------------------------------------------------------------------===//

#include "BoundValues.h"
#include "CountedLoop.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "Transforms/TakenValues.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_EVALUATECONSTANTS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Bounds the work of evaluating one value in elements that the interpreter
/// computes: about a quarter of a second.
/// Bound: elements; compile time.
constexpr double kMaxWork = 6e7;
/// Bounds the bytes of one constant that is kept in the artifact.
/// Bound: bytes; size of an artifact.
constexpr int64_t kMaxBytes = int64_t(8) << 20;
/// Bounds the number of operations that are visited in total while the
/// definitions of values are collected.
/// Bound: operations; compile time.
constexpr size_t kMaxVisited = 100000;
/// Bounds the bytes of all constants that are created.
/// Bound: bytes; size of an artifact.
constexpr int64_t kMaxTotalBytes = int64_t(32) << 20;

double elementsOf(TypeRange types) {
  double most = 1;
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor)
      most = std::max(most, tensor.hasStaticShape()
                                ? static_cast<double>(tensor.getNumElements())
                                : kMaxWork);
  }
  return most;
}

/// Returns the number of elements that the interpreter computes for the
/// operation.
double workOf(Operation *op) {
  if (auto contract = dyn_cast<ContractOp>(op)) {
    auto products = static_cast<double>(contract.getType().getNumElements());
    for (int64_t dim : contract.getLhsContracting())
      products *= contract.getLhs().getType().getDimSize(dim);
    return products;
  }
  double elements = std::max(elementsOf(op->getOperandTypes()),
                             elementsOf(op->getResultTypes()));
  if (isPointwise(op) || isIndexMapped(op) || isFreeToRecompute(op))
    return elements;
  double inside = 0, rows = 4;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps())
      inside += workOf(&inner);
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    std::optional<CountedLoop> counted = CountedLoop::of(loop);
    return inside * (counted ? counted->tripCount() : kMaxWork);
  }
  if (isa<LoopLikeOpInterface>(op))
    return kMaxWork + 1;
  if (isa_and_nonnull<scf::SCFDialect>(op->getDialect()))
    return inside;
  if (isa<ReduceOp>(op))
    return elements * (1 + inside);
  // The work of algorithms such as sort and FFT grows faster than their size.
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<RankedTensorType>(operand.getType());
        type && type.getRank() > 0 && type.hasStaticShape())
      rows = std::max<double>(rows, type.getShape().back());
  return elements * rows;
}

class Evaluation {
public:
  explicit Evaluation(func::FuncOp function)
      : block(function.getBody().front()), values(block, {}) {}
  void run();

private:
  /// Returns the operations that define the value, in program order.
  SmallVector<Operation *> makersOf(Value value);
  /// Returns whether the value is worth a constant, that is, not cheap to
  /// rematerialize.
  bool isWorthIt(Value value, ArrayRef<Operation *> makers);
  DenseElementsAttr evaluate(Value value, ArrayRef<Operation *> makers);
  bool isComputed(Value value) {
    return values.isConstant(value) &&
           !value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>();
  }

  Block &block;
  BoundValues values;
  int64_t bytes = 0;
  double work = 0;
};

SmallVector<Operation *> Evaluation::makersOf(Value value) {
  llvm::SetVector<Operation *> makers;
  makers.insert(value.getDefiningOp());
  for (size_t next = 0; next < makers.size(); ++next)
    for (Value taken : takenValues(makers[next]))
      makers.insert(taken.getDefiningOp());
  SmallVector<Operation *> ordered = makers.takeVector();
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return ordered;
}

bool Evaluation::isWorthIt(Value value, ArrayRef<Operation *> makers) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  std::optional<int64_t> size = storageBytes(value.getType());
  if (!type || !type.hasStaticShape() || !size || *size > kMaxBytes ||
      bytes + *size > kMaxTotalBytes || type.getNumElements() == 0)
    return false;
  bool isCostly = false;
  double needed = 0;
  for (Operation *op : makers) {
    if (op->hasTrait<OpTrait::ConstantLike>())
      continue;
    if (!isMemoryEffectFree(op) || !isInterpretable(op))
      return false;
    isCostly |= !isCheap(op);
    needed += workOf(op);
  }
  if (!isCostly || work + needed > kMaxWork)
    return false;
  work += needed;
  bytes += *size;
  return true;
}

DenseElementsAttr Evaluation::evaluate(Value value,
                                       ArrayRef<Operation *> makers) {
  Block copy;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointToEnd(&copy);
  IRMapping mapping;
  for (Operation *op : makers)
    builder.clone(*op, mapping);
  YieldOp::create(builder, value.getLoc(), mapping.lookup(value));
  return evaluateToConstant(copy, tensorType(value));
}

void Evaluation::run() {
  // Collect the constant values that a non-constant operation uses.
  llvm::SetVector<Value> needed;
  for (Operation &op : block)
    if (op.getNumResults() == 0 || !values.isConstant(op.getResult(0)))
      for (Value taken : takenValues(&op))
        if (isComputed(taken))
          needed.insert(taken);
  size_t lookedAt = 0;
  for (size_t next = 0; next < needed.size() && lookedAt < kMaxVisited;
       ++next) {
    Value value = needed[next];
    Operation *op = value.getDefiningOp();
    SmallVector<Operation *> makers = makersOf(value);
    lookedAt += makers.size();
    // A broadcast is rematerialized by its users.
    DenseElementsAttr constant;
    if (!isa<BroadcastOp>(op) && isWorthIt(value, makers))
      constant = evaluate(value, makers);
    if (!constant) {
      for (Value taken : takenValues(op))
        if (isComputed(taken))
          needed.insert(taken);
      continue;
    }
    OpBuilder builder(op);
    value.replaceAllUsesWith(
        ConstantOp::create(builder, value.getLoc(), constant));
    remark::passed(value.getLoc(), remark::RemarkOpts::name("Evaluated")
                                       .category("ten-evaluate-constants"))
        << ("evaluated: '" + op->getName().getStringRef() +
            "' depends only on constants")
               .str();
  }
  eraseDeadOperations(block);
}

class EvaluateConstantsPass
    : public impl::EvaluateConstantsBase<EvaluateConstantsPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!function.isExternal() && function.getBody().hasOneBlock())
      Evaluation(function).run();
  }
};

} // namespace
} // namespace tenon

//===- StepOperations.cpp - Steps that interpret an operation -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: small operations whose results are exact, in any order
// of evaluation, are steps of the reference interpreter: sorts, scans and
// windows of integers or of maxima, products of integers, scatters, bit casts.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "SharedKernels.h"
#include "StepPlanner.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;

namespace tenon {

/// Largest work that the interpreter does for an operation, in elements that it
/// combines: about 0.2 ms.
constexpr double kMaxInterpreted = 4096;

bool isOrderless(ten::ReductionKind kind, Type element) {
  switch (kind) {
  case ten::ReductionKind::Add:
  case ten::ReductionKind::Mul:
    return isa<IntegerType>(element);
  default:
    return isa<IntegerType, FloatType>(element);
  }
}

/// Returns whether elements are compared by a total order.
static bool isTotalComparator(Region &comparator) {
  WalkResult result = comparator.walk([](Operation *op) {
    auto compare = dyn_cast<ten::CompareOp>(op);
    bool isKnown = op->hasTrait<OpTrait::IsTerminator>() ||
                   isa<ten::ConstantOp, ten::SelectOp, ten::AndOp, ten::OrOp,
                       ten::NotOp, ten::BitcastOp, ten::ConvertOp>(op) ||
                   (compare && (isa<IntegerType>(elementOf(compare.getLhs())) ||
                                compare.getTotal()));
    // Tests for NaN and for zeros, which are then made equal.
    if (compare && !isKnown)
      isKnown = compare.getDirection() == ten::Comparison::NE ||
                compare.getDirection() == ten::Comparison::EQ;
    return isKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

/// Returns whether a reduction compares and selects, as those for the place of
/// the largest element do.
static bool selects(Region &body) {
  WalkResult result = body.walk([](Operation *op) {
    bool isKnown = op->hasTrait<OpTrait::IsTerminator>() ||
                   isa<ten::ConstantOp, ten::SelectOp, ten::CompareOp,
                       ten::AndOp, ten::OrOp, ten::NotOp>(op);
    return isKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

/// Returns whether the operation has a kind, and results that do not depend on
/// the order of its combinations.
template <typename Op> static bool combinesExactly(Op op) {
  return op.getKind() &&
         llvm::all_of(op->getOperands(), [&](mlir::Value operand) {
           return isOrderless(static_cast<ten::ReductionKind>(*op.getKind()),
                              elementOf(operand));
         });
}

static bool areIntegers(Operation *op) {
  auto isInteger = [](mlir::Value value) {
    return isa<IntegerType>(elementOf(value));
  };
  return llvm::all_of(op->getOperands(), isInteger) &&
         llvm::all_of(op->getResults(), isInteger);
}

/// Returns whether a scatter adds integers, or takes the largest or smallest.
static bool scattersExactly(ten::ScatterOp op) {
  if (!op.getKind() || op->getNumResults() != 1)
    return false;
  Type element = elementOf(op->getResult(0));
  switch (*op.getKind()) {
  case ten::ScatterKind::Add:
  case ten::ScatterKind::Mul:
    return isa<IntegerType>(element);
  default:
    return isa<IntegerType, FloatType>(element);
  }
}

bool isExactOperation(Operation *op) {
  return TypeSwitch<Operation *, bool>(op)
      .Case(
          [](ten::SortOp op) { return isTotalComparator(op.getComparator()); })
      .Case<ten::TopKOp, ten::BitcastOp>([](auto) { return true; })
      .Case<ten::ScanOp, ten::WindowReduceOp>(
          [](auto op) { return combinesExactly(op); })
      .Case([](ten::ReduceOp op) {
        return op.getKind() ? combinesExactly(op) : selects(op.getBody());
      })
      .Case([](ten::ScatterOp op) { return scattersExactly(op); })
      .Case<ten::ContractOp, ten::ConvOp, ten::RngBitsOp>(
          [](Operation *op) { return areIntegers(op); })
      .Default(false);
}

/// Returns how many elements the interpreter combines, at most.
static double workOf(Operation *op) {
  auto countOf = [](mlir::Value value) {
    return double(cast<RankedTensorType>(value.getType()).getNumElements());
  };
  double largest = 0;
  for (mlir::Value value : op->getOperands())
    largest = std::max(largest, countOf(value));
  for (mlir::Value value : op->getResults())
    largest = std::max(largest, countOf(value));
  return TypeSwitch<Operation *, double>(op)
      .Case([&](ten::SortOp) { return largest * std::log2(largest + 2); })
      .Case([&](ten::WindowReduceOp op) {
        double work = countOf(op->getResult(0));
        for (int64_t size : op.getWindow())
          work *= double(size);
        return std::max(largest, work);
      })
      .Case([&](ten::ContractOp op) {
        // Each size is in two of the three, those of batches in all.
        return std::max(largest, std::sqrt(countOf(op->getOperand(0)) *
                                           countOf(op->getOperand(1)) *
                                           countOf(op->getResult(0))));
      })
      .Case([&](ten::ConvOp op) {
        return std::max(largest,
                        countOf(op->getOperand(1)) * countOf(op->getResult(0)));
      })
      .Default(largest);
}

Block *isolate(Operation *op, ArrayRef<mlir::Value> constants,
               ModuleOp module) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location location = UnknownLoc::get(module.getContext());
  auto function = func::FuncOp::create(
      builder, location, "step",
      builder.getFunctionType(op->getOperandTypes(), op->getResultTypes()));
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  IRMapping mapping;
  for (mlir::Value constant : constants)
    builder.clone(*constant.getDefiningOp(), mapping);
  Operation *clone = builder.clone(*op, mapping);
  clone->setOperands(block->getArguments());
  func::ReturnOp::create(builder, location, clone->getResults());
  return block;
}

/// Returns what the regions use from outside of them; none if that is more than
/// constants.
static std::optional<SetVector<mlir::Value>> capturedConstants(Operation *op) {
  SetVector<mlir::Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  if (llvm::any_of(captured, [](mlir::Value value) {
        return !value.getDefiningOp<ten::ConstantOp>();
      }))
    return std::nullopt;
  return captured;
}

bool StepPlanner::addArguments(const StepNode &node,
                               std::vector<CallStep::Array> &arguments) {
  for (int number : node.operands) {
    StepView *place = viewOf(number);
    std::optional<StepView> dense = place ? makeDense(*place) : std::nullopt;
    if (!dense)
      return false;
    arguments.push_back({*dense, {dense->dims.begin(), dense->dims.end()}});
  }
  return true;
}

bool StepPlanner::visitOperation(const StepNode &node) {
  if ((!isExactOperation(node.op) && !addsInOrder(node)) ||
      workOf(node.op) > kMaxInterpreted)
    return false;
  auto captured = capturedConstants(node.op);
  if (!captured || !ten::isInterpretable(node.op))
    return false;
  OperationStep step;
  if (!addArguments(node, step.arguments))
    return false;
  for (unsigned i = 0; i < node.op->getNumResults(); ++i) {
    Value &result = values[size_t(node.result) + i];
    result.view = makeTemporary(typeOf(result.type), result.type.getShape());
    step.results.push_back(*result.view);
  }
  if (!made.operations)
    made.operations = ModuleOp::create(UnknownLoc::get(entry.getContext()));
  made.isSlow = true;
  Result<std::unique_ptr<ten::PreparedBlock>> block =
      ten::PreparedBlock::create(
          *isolate(node.op, captured->getArrayRef(), *made.operations));
  if (!block)
    return false;
  step.block = std::move(*block);
  made.steps.emplace_back(std::move(step));
  return true;
}

bool StepPlanner::visitAnySize(const StepNode &node) {
  if (!isExactOperation(node.op) && !addsInOrder(node))
    return false;
  auto captured = capturedConstants(node.op);
  if (!captured)
    return false;
  int64_t count = values[size_t(node.operands[0])].type.getNumElements();
  if (count == 0 || count > kMaxAnySize)
    return false;
  CallStep step;
  if (!addArguments(node, step.arguments))
    return false;
  for (unsigned i = 0; i < node.op->getNumResults(); ++i) {
    Value &result = values[size_t(node.result) + i];
    result.view = makeTemporary(typeOf(result.type), result.type.getShape());
    ArrayRef<int64_t> shape = result.type.getShape();
    step.results.push_back({*result.view, {shape.begin(), shape.end()}});
  }
  made.isSlow = true;
  addStep(std::move(step), operationText(node.op, captured->getArrayRef()),
          count);
  return true;
}

} // namespace tenon

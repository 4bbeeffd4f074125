//===- Region.cpp - Scalar regions as programs ----------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles small regions (the bodies of reductions, scatters, sorts and
// linalg.generic) to a list of scalar functions on slots, so that evaluating
// one for each element needs no lookups. A region with other operations is
// executed by the evaluator instead.
//
//===----------------------------------------------------------------------===//

#include "Region.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// Returns whether values of the type are single elements: scalars or rank-0
/// tensors.
static bool isScalar(mlir::Type type) {
  auto tensorType = dyn_cast<RankedTensorType>(type);
  return tensorType ? tensorType.getRank() == 0
                    : toElementType(type).has_value();
}

/// Returns whether the result is the operand's only element.
static bool passesOn(Operation *op) {
  return isa<ReshapeOp, BroadcastOp, TransposeOp, tensor::ExtractOp>(op) ||
         (isa<tensor::FromElementsOp>(op) && op->getNumOperands() == 1);
}

static void copySlot(const void *const *operands, void *result, int64_t,
                     int64_t size) {
  std::memcpy(result, operands[0], size);
}

Result<RegionProgram *> RegionProgram::of(OpContext &context, Region &region) {
  if (RegionProgram *known = context.evaluator.compiledRegion(region).get()) {
    known->takeCaptures(context);
    return known;
  }
  auto made = std::make_unique<RegionProgram>();
  TEN_TRY(made->compile(context, region));
  std::unique_ptr<RegionProgram> &place =
      context.evaluator.compiledRegion(region);
  place = std::move(made);
  return place.get();
}

void RegionProgram::takeCaptures(OpContext &context) {
  frame = &context.frame;
  for (const Capture &capture : captures) {
    const Buffer &buffer = *context.frame.values[capture.value].buffer;
    std::memcpy(capture.slot, buffer.data(), buffer.numBytes());
  }
}

Status RegionProgram::compile(OpContext &context, Region &region) {
  Block &block = region.front();
  if (compileBlock(context, block))
    return {};
  steps.clear();
  slots.clear();
  arguments.clear();
  results.clear();
  captures.clear();
  slowBlock = &block;
  evaluator = &context.evaluator;
  frame = &context.frame;
  unsigned numResults = block.getTerminator()->getNumOperands();
  slots.resize(block.getNumArguments() + numResults);
  for (unsigned i = 0; i < block.getNumArguments(); ++i)
    arguments.push_back(i);
  for (unsigned i = 0; i < numResults; ++i)
    results.push_back(slots[block.getNumArguments() + i].bytes);
  for (mlir::Type type : block.getArgumentTypes())
    if (!isScalar(type))
      return context.error(TEN_COMPILE_ERROR, "expects a region on elements");
  return {};
}

bool RegionProgram::compileBlock(OpContext &context, Block &block) {
  // Slots must not move once steps point to them, so they are counted first.
  // Each operand may be a value from outside, which needs a slot of its own.
  size_t count = block.getNumArguments();
  for (Operation &op : block)
    count += op.getNumResults() + op.getNumOperands();
  slots.resize(count);
  llvm::DenseMap<mlir::Value, unsigned> slotOf;
  unsigned next = 0;
  for (BlockArgument argument : block.getArguments()) {
    if (!isScalar(argument.getType()))
      return false;
    arguments.push_back(next);
    slotOf[argument] = next++;
  }
  auto find = [&](mlir::Value value) -> void * {
    auto known = slotOf.find(value);
    if (known != slotOf.end())
      return slots[known->second].bytes;
    auto outside = context.frame.plan.slots.find(value);
    if (outside == context.frame.plan.slots.end() || !isScalar(value.getType()))
      return nullptr;
    const auto &buffer = context.frame.values[outside->second].buffer;
    if (!buffer || buffer->numElements() != 1)
      return nullptr;
    std::memcpy(slots[next].bytes, buffer->data(), buffer->numBytes());
    captures.push_back({outside->second, slots[next].bytes});
    slotOf[value] = next;
    return slots[next++].bytes;
  };

  for (Operation &op : block) {
    if (op.hasTrait<OpTrait::IsTerminator>()) {
      for (mlir::Value operand : op.getOperands()) {
        void *slot = find(operand);
        if (!slot)
          return false;
        results.push_back(slot);
      }
      continue;
    }
    if (op.getNumResults() != 1 || !isScalar(op.getResult(0).getType()))
      return false;
    ScalarStep step;
    for (auto [i, operand] : llvm::enumerate(op.getOperands())) {
      if (i == 3)
        return false;
      step.operands[i] = find(operand);
      if (!step.operands[i])
        return false;
    }
    slotOf[op.getResult(0)] = next;
    step.result = slots[next++].bytes;
    if (auto constant = dyn_cast<ConstantOp>(op)) {
      auto value = context.evaluator.constant(&op, constant.getValue());
      if (!value || (*value)->numElements() != 1)
        return false;
      std::memcpy(step.result, (*value)->data(), (*value)->numBytes());
      continue;
    }
    step.function = arrayFunctionOf(&op);
    if (passesOn(&op))
      step.function = {copySlot, 16};
    if (!step.function)
      return false;
    steps.push_back(step);
  }
  return true;
}

Status RegionProgram::runSlowly() {
  RuntimeValues values, yielded;
  for (auto [i, argument] : llvm::enumerate(slowBlock->getArguments())) {
    ten_type type = *toElementType(getElementTypeOrSelf(argument.getType()));
    RuntimeValue value;
    if (argument.getType().isIntOrIndex()) {
      value.integer = loadInt64(type, slots[i].bytes);
      values.push_back(std::move(value));
      continue;
    }
    Result<Buffer> buffer = Buffer::create(type, {});
    if (!buffer)
      return std::move(buffer).status();
    std::memcpy(buffer->data(), slots[i].bytes, buffer->numBytes());
    value.buffer = std::make_shared<Buffer>(std::move(*buffer));
    values.push_back(std::move(value));
  }
  TEN_TRY(evaluator->runBlock(*frame, *slowBlock, std::move(values), yielded));
  for (auto [i, value] : llvm::enumerate(yielded)) {
    mlir::Type type = slowBlock->getTerminator()->getOperand(i).getType();
    if (!value.buffer && type.isIntOrIndex()) {
      storeInt64(*toElementType(type), const_cast<void *>(results[i]),
                 value.integer);
      continue;
    }
    if (!value.buffer || value.buffer->numElements() != 1)
      return Status(TEN_COMPILE_ERROR, describe(slowBlock->getTerminator()) +
                                           "expects tensors of rank 0");
    std::memcpy(const_cast<void *>(results[i]), value.buffer->data(),
                value.buffer->numBytes());
  }
  return {};
}

//===- Region.cpp - Small regions, evaluated for each element -------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Region.h"

#include <cstring>

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

static bool isScalarTensor(mlir::Type type) {
  auto tensorType = dyn_cast<RankedTensorType>(type);
  return tensorType && tensorType.getRank() == 0;
}

static void copySlot(const void *const *operands, void *result, int64_t,
                     int64_t size) {
  std::memcpy(result, operands[0], size);
}

Status RegionProgram::compile(OpContext &context, Region &region) {
  Block &block = region.front();
  if (compileBlock(context, block))
    return {};
  steps.clear();
  slots.clear();
  arguments.clear();
  results.clear();
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
    if (!isScalarTensor(type))
      return context.error(TEN_COMPILE_ERROR,
                           "expects a region on tensors of rank 0");
  return {};
}

bool RegionProgram::compileBlock(OpContext &context, Block &block) {
  // Slots must not move once steps point at them: count first. Each operand
  // may be a value from outside, which takes a slot of its own.
  size_t count = block.getNumArguments();
  for (Operation &op : block)
    count += op.getNumResults() + op.getNumOperands();
  slots.resize(count);
  llvm::DenseMap<mlir::Value, unsigned> slotOf;
  unsigned next = 0;
  for (BlockArgument argument : block.getArguments()) {
    if (!isScalarTensor(argument.getType()))
      return false;
    arguments.push_back(next);
    slotOf[argument] = next++;
  }
  auto find = [&](mlir::Value value) -> void * {
    auto known = slotOf.find(value);
    if (known != slotOf.end())
      return slots[known->second].bytes;
    auto outside = context.frame.plan.slots.find(value);
    if (outside == context.frame.plan.slots.end() ||
        !isScalarTensor(value.getType()))
      return nullptr;
    const auto &buffer = context.frame.values[outside->second].buffer;
    if (!buffer || buffer->numElements() != 1)
      return nullptr;
    std::memcpy(slots[next].bytes, buffer->data(), buffer->numBytes());
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
    if (op.getNumResults() != 1 || !isScalarTensor(op.getResult(0).getType()))
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
    if (isa<ReshapeOp, BroadcastOp, TransposeOp>(op))
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
    auto type = cast<RankedTensorType>(argument.getType());
    Result<Buffer> buffer =
        Buffer::create(*toElementType(type.getElementType()), {});
    if (!buffer)
      return std::move(buffer).status();
    std::memcpy(buffer->data(), slots[i].bytes, buffer->numBytes());
    RuntimeValue value;
    value.buffer = std::make_shared<Buffer>(std::move(*buffer));
    values.push_back(std::move(value));
  }
  TEN_TRY(evaluator->runBlock(*frame, *slowBlock, std::move(values), yielded));
  for (auto [i, value] : llvm::enumerate(yielded)) {
    if (!value.buffer || value.buffer->numElements() != 1)
      return Status(TEN_COMPILE_ERROR, describe(slowBlock->getTerminator()) +
                                           "expects tensors of rank 0");
    std::memcpy(const_cast<void *>(results[i]), value.buffer->data(),
                value.buffer->numBytes());
  }
  return {};
}

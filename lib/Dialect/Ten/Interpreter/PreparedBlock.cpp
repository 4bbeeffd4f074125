//===- PreparedBlock.cpp - Runs a block many times ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs small blocks in little more than the time of their arithmetic. The plan
// of the block is made once, before there are several threads: planning writes
// to the operations (their order in the block). An execution has what a run
// writes: values, converted constants and compiled regions. A run takes an idle
// execution, or makes one, and leaves it for the next run; so there are as many
// as runs at the same time. Arguments are read in place: their buffers have a
// second holder, hence no operation takes them for dead and overwrites them.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Interpreter/Interpreter.h"
#include "Evaluator.h"
#include <cstring>
#include <mutex>

using namespace mlir;

namespace tenon::ten {

struct PreparedBlock::Execution {
  Execution(const InterpretOptions &options, FunctionPlan &plan)
      : evaluator(options), frame(plan) {}

  Evaluator evaluator;
  Frame frame;
  llvm::SmallVector<std::shared_ptr<Buffer>, 4> arguments;
  RuntimeValues results;
};

struct PreparedBlock::Shared {
  explicit Shared(Block &block) : block(block), planner(options) {}

  Block &block;
  InterpretOptions options;
  Evaluator planner; ///< Owns the plan.
  FunctionPlan *plan = nullptr;
  std::mutex mutex;
  std::vector<std::unique_ptr<Execution>> idle;
};

PreparedBlock::PreparedBlock(Block &block)
    : shared(std::make_unique<Shared>(block)) {}

PreparedBlock::~PreparedBlock() = default;

Result<std::unique_ptr<PreparedBlock>> PreparedBlock::create(Block &block) {
  std::unique_ptr<PreparedBlock> made(new PreparedBlock(block));
  Result<FunctionPlan *> plan = made->shared->planner.planOf(block);
  if (!plan)
    return plan.status();
  made->shared->plan = *plan;
  return std::move(made);
}

/// Returns whether elements may be read in place: handlers read them as numbers
/// of their type.
static bool isAligned(const ArrayView &view) {
  int64_t size = std::min<int64_t>(storageSize(view.type), 8);
  return reinterpret_cast<uintptr_t>(view.data) % uintptr_t(size) == 0;
}

Status PreparedBlock::run(ArrayRef<ArrayView> arguments,
                          ArrayRef<void *> results) {
  std::unique_ptr<Execution> execution;
  {
    std::lock_guard<std::mutex> lock(shared->mutex);
    if (!shared->idle.empty()) {
      execution = std::move(shared->idle.back());
      shared->idle.pop_back();
    }
  }
  if (!execution) {
    execution = std::make_unique<Execution>(shared->options, *shared->plan);
    for (size_t i = 0; i < arguments.size(); ++i)
      execution->arguments.push_back(std::make_shared<Buffer>());
  }
  // Memory that nobody frees.
  const std::shared_ptr<const void> owner(std::shared_ptr<void>(),
                                          execution.get());
  RuntimeValues values;
  for (auto [view, buffer] : llvm::zip_equal(arguments, execution->arguments)) {
    *buffer = Buffer::viewOf(owner, view);
    if (!isAligned(view)) {
      Result<Buffer> copy = Buffer::copyOf(view);
      if (!copy)
        return copy.status();
      *buffer = std::move(*copy);
    }
    values.push_back({buffer});
  }
  // After a failure, the execution is dropped with its values.
  TEN_TRY(execution->evaluator.runBlock(execution->frame, shared->block,
                                        std::move(values), execution->results));
  for (auto [place, value] : llvm::zip_equal(results, execution->results))
    if (int64_t bytes = value.buffer->numBytes())
      std::memcpy(place, value.buffer->data(), size_t(bytes));
  execution->results.clear();
  std::lock_guard<std::mutex> lock(shared->mutex);
  shared->idle.push_back(std::move(execution));
  return {};
}

} // namespace tenon::ten

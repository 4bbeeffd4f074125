//===- Evaluator.cpp - Runs blocks of operations on buffers ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The core of the reference interpreter: on first use, plans each block
// (numbers its values and finds their last uses), then executes its operations
// one by one through their handlers. Buffers are reference-counted, and an
// operand that is dead after an operation can be moved or overwritten.
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "Region.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

std::string tenon::ten::describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto loc = op->getLoc()->findInstanceOf<FileLineColLoc>())
    stream << loc.getFilename().getValue() << ':' << loc.getLine() << ':'
           << loc.getColumn();
  else
    stream << op->getLoc();
  stream << ": '" << op->getName() << "' op ";
  return text;
}

static Handler handlerOf(Operation *op) {
  for (auto family :
       {elementwiseHandler, shapeHandler, indexingHandler, contractionHandler,
        convolutionHandler, reductionHandler, sortHandler, linearAlgebraHandler,
        hostCallHandler, fftHandler, quantizationHandler, randomHandler,
        controlHandler, scalarHandler, structuredHandler, kernelHandler})
    if (Handler handler = family(op))
      return handler;
  return nullptr;
}

bool tenon::ten::isInterpretable(Operation *op) {
  WalkResult result = op->walk([](Operation *inner) {
    bool isKnown = inner->hasTrait<OpTrait::IsTerminator>() ||
                   (handlerOf(inner) &&
                    (!inner->hasTrait<Pointwise>() || arrayFunctionOf(inner)));
    return isKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

Evaluator::Evaluator(const InterpretOptions &options) : options(options) {}

Evaluator::~Evaluator() = default;

std::unique_ptr<RegionProgram> &Evaluator::compiledRegion(Region &region) {
  return regions[&region];
}

/// Numbers all values of a block and of its nested regions.
static void numberValues(FunctionPlan &plan, Block &block) {
  for (BlockArgument argument : block.getArguments())
    plan.slots.try_emplace(argument, plan.slots.size());
  for (Operation &op : block) {
    for (mlir::Value result : op.getResults())
      plan.slots.try_emplace(result, plan.slots.size());
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        numberValues(plan, inner);
  }
}

Result<FunctionPlan *> Evaluator::planOf(Block &root) {
  std::unique_ptr<FunctionPlan> &plan = plans[&root];
  if (plan)
    return plan.get();
  auto made = std::make_unique<FunctionPlan>();
  numberValues(*made, root);
  TEN_TRY(planBlock(*made, root));
  plan = std::move(made);
  return plan.get();
}

Status Evaluator::planBlock(FunctionPlan &plan, Block &block) {
  auto blockPlan = std::make_unique<BlockPlan>();
  for (BlockArgument argument : block.getArguments())
    blockPlan->arguments.push_back(plan.slots.lookup(argument));

  // Finds the last use of each value of the block; a use in a region counts as
  // a use by the operation of this block that contains the region.
  llvm::DenseMap<mlir::Value, Operation *> lastReader;
  auto findLastReader = [&](mlir::Value value, Operation *definer) {
    Operation *last = definer;
    for (Operation *user : value.getUsers()) {
      Operation *reader = block.findAncestorOpInBlock(*user);
      if (reader && (!last || last->isBeforeInBlock(reader)))
        last = reader;
    }
    if (last)
      lastReader[value] = last;
  };
  for (BlockArgument argument : block.getArguments())
    findLastReader(argument, nullptr);
  for (Operation &op : block)
    for (mlir::Value result : op.getResults())
      findLastReader(result, &op);
  llvm::DenseMap<Operation *, SmallVector<mlir::Value>> readLast;
  for (auto [value, op] : lastReader)
    readLast[op].push_back(value);

  for (Operation &op : block) {
    Step step;
    step.op = &op;
    for (mlir::Value operand : op.getOperands()) {
      step.operands.push_back(plan.slots.lookup(operand));
      step.movable.push_back(
          lastReader.lookup(operand) == &op &&
          llvm::count_if(operand.getUses(), [&](OpOperand &use) {
            return block.findAncestorOpInBlock(*use.getOwner()) == &op;
          }) == 1);
    }
    for (mlir::Value result : op.getResults())
      step.results.push_back(plan.slots.lookup(result));
    for (mlir::Value value : readLast[&op])
      step.dies.push_back(plan.slots.lookup(value));
    if (op.hasTrait<OpTrait::IsTerminator>()) {
      blockPlan->terminator = std::move(step);
      continue;
    }
    step.handler = handlerOf(&op);
    if (!step.handler)
      return Status(TEN_COMPILE_ERROR,
                    describe(&op) + "is not supported by the interpreter");
    if (op.hasTrait<Pointwise>()) {
      step.function = arrayFunctionOf(&op);
      if (!step.function) {
        std::string type;
        llvm::raw_string_ostream(type) << op.getOperand(0).getType();
        return Status(TEN_COMPILE_ERROR,
                      concat(describe(&op), "is not defined for ", type));
      }
    }
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        TEN_TRY(planBlock(plan, inner));
    blockPlan->steps.push_back(std::move(step));
  }
  plan.blocks[&block] = std::move(blockPlan);
  return {};
}

Status Evaluator::runBlock(Frame &frame, Block &block, RuntimeValues arguments,
                           RuntimeValues &yielded) {
  const BlockPlan &plan = *frame.plan.blocks.find(&block)->second;
  for (auto [slot, argument] : llvm::zip_equal(plan.arguments, arguments))
    frame.values[slot] = std::move(argument);
  arguments.clear();
  for (const Step &step : plan.steps) {
    OpContext context{*this, frame, step};
    TEN_TRY(step.handler(context));
    if (observed())
      TEN_TRY(observe(step, frame));
    for (unsigned slot : step.dies)
      frame.values[slot].buffer.reset();
  }
  OpContext context{*this, frame, plan.terminator};
  yielded.clear();
  for (unsigned i = 0; i < plan.terminator.operands.size(); ++i)
    yielded.push_back(context.take(i));
  for (unsigned slot : plan.terminator.dies)
    frame.values[slot].buffer.reset();
  return {};
}

Status Evaluator::runFunction(func::FuncOp function, RuntimeValues arguments,
                              RuntimeValues &results) {
  if (function.isExternal())
    return Status(TEN_COMPILE_ERROR, describe(function) + "expects a body");
  if (!function.getBody().hasOneBlock())
    return Status(TEN_COMPILE_ERROR,
                  describe(function) + "expects a body of one block");
  Block &body = function.getBody().front();
  Result<FunctionPlan *> plan = planOf(body);
  if (!plan)
    return plan.status();
  Frame frame(**plan);
  return runBlock(frame, body, std::move(arguments), results);
}

Status Evaluator::observe(const Step &step, Frame &frame) {
  SmallVector<ArrayView> operands, results;
  for (unsigned slot : step.operands)
    if (auto &buffer = frame.values[slot].buffer)
      operands.push_back(buffer->view());
  for (unsigned slot : step.results)
    if (auto &buffer = frame.values[slot].buffer)
      results.push_back(buffer->view());
  if (operands.empty() && results.empty())
    return {};
  if (options.alter) {
    SmallVector<Buffer *> buffers;
    for (unsigned slot : step.results)
      if (auto &buffer = frame.values[slot].buffer)
        buffers.push_back(buffer.get());
    options.alter(step.op, operands, buffers);
  }
  return options.observe ? options.observe(step.op, operands, results)
                         : Status();
}

Result<std::shared_ptr<Buffer>> Evaluator::constant(Operation *op,
                                                    ElementsAttr elements) {
  std::shared_ptr<Buffer> &buffer = constants[op];
  if (!buffer) {
    Result<Buffer> made = toBuffer(elements);
    if (!made)
      return std::move(made).status().within(describe(op));
    buffer = std::make_shared<Buffer>(std::move(*made));
  }
  return buffer;
}

//===-- OpContext ---------------------------------------------------------===//

Dims OpContext::mixed(ArrayRef<int64_t> numbers, unsigned &next) const {
  Dims values;
  for (int64_t number : numbers)
    values.push_back(ShapedType::isDynamic(number) ? integer(next++) : number);
  return values;
}

RuntimeValue OpContext::take(unsigned operand) const {
  RuntimeValue &held = value(operand);
  if (step.movable[operand] && !evaluator.observed())
    return std::move(held);
  return held;
}

bool OpContext::ownable(unsigned operand) const {
  return step.movable[operand] && !evaluator.observed() &&
         value(operand).buffer.use_count() == 1;
}

Result<std::shared_ptr<Buffer>> OpContext::takeOwned(unsigned operand) const {
  if (ownable(operand))
    return std::move(value(operand).buffer);
  Result<Buffer> copy = Buffer::copyOf(tensor(operand));
  if (!copy)
    return locate(copy.status());
  return std::make_shared<Buffer>(std::move(*copy));
}

Status OpContext::set(unsigned result, std::shared_ptr<Buffer> buffer) const {
  mlir::Type type = step.op->getResult(result).getType();
  if (auto tensorType = dyn_cast<RankedTensorType>(type)) {
    bool fits = tensorType.getRank() == buffer->rank();
    for (int64_t i = 0; fits && i < buffer->rank(); ++i)
      fits = tensorType.isDynamicDim(i) ||
             tensorType.getDimSize(i) == buffer->dims()[i];
    if (!fits || toElementType(tensorType.getElementType()) != buffer->type()) {
      std::string declared;
      llvm::raw_string_ostream(declared) << type;
      return error("expects result ", result, " to be a ", declared, ", got ",
                   buffer->typeString());
    }
  }
  frame.values[step.results[result]].buffer = std::move(buffer);
  return {};
}

Status OpContext::set(unsigned result, Result<Buffer> buffer) const {
  if (!buffer)
    return locate(std::move(buffer).status());
  return set(result, std::make_shared<Buffer>(std::move(*buffer)));
}

void OpContext::setInteger(unsigned result, int64_t integer) const {
  frame.values[step.results[result]].integer = integer;
}

Status OpContext::setValue(unsigned result, RuntimeValue value) const {
  if (value.buffer)
    return set(result, std::move(value.buffer));
  setInteger(result, value.integer);
  return {};
}

std::vector<int64_t> OpContext::resultShape(unsigned result,
                                            ArrayRef<int64_t> sizes) const {
  auto type = cast<RankedTensorType>(step.op->getResult(result).getType());
  std::vector<int64_t> shape(type.getShape());
  size_t next = 0;
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size))
      size = next < sizes.size() ? sizes[next++] : -1;
  return shape;
}

ten_type OpContext::resultType(unsigned result) const {
  return *toElementType(
      getElementTypeOrSelf(step.op->getResult(result).getType()));
}

Status tenon::ten::callRuntime(OpContext &context,
                               void (*routine)(const int64_t *),
                               std::vector<int64_t> call,
                               ArrayRef<std::vector<int64_t>> shapes) {
  call.push_back(context.step.operands.size() + shapes.size());
  auto add = [&](const Buffer &array) {
    call.push_back(reinterpret_cast<intptr_t>(array.data()));
    call.push_back(array.dims().size());
    call.insert(call.end(), array.dims().begin(), array.dims().end());
  };
  for (unsigned i = 0; i < context.step.operands.size(); ++i)
    add(context.tensor(i));
  std::vector<Buffer> results;
  for (auto [i, shape] : llvm::enumerate(shapes)) {
    Result<Buffer> result = Buffer::create(context.resultType(i), shape);
    if (!result)
      return context.locate(std::move(result).status());
    add(*result);
    results.push_back(std::move(*result));
  }
  routine(call.data());
  for (unsigned i = 0; i < results.size(); ++i)
    TEN_TRY(context.set(i, Result<Buffer>(std::move(results[i]))));
  return {};
}

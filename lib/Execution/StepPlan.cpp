//===- StepPlan.cpp - Small programs as steps of shared code --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans a small program without compiling it. Its operations, with those of
// functions that it calls, are visited in order. What only moves elements
// changes strides (broadcast, transpose, slice, ...) or becomes a copy.
// Elementwise operations of one shape are collected. Few elements are evaluated
// by functions of the library, which are ready. Others become a call of code
// for any number of elements, as reductions whose order does not matter; other
// programs of the process have such code already, or will use it.
//
// Invariants: every value has a view, or is a constant, or is pending in the
// current group. Results have the bits of the compiled program, except under
// `--fp=fast`. Products are contracted with sums of them where it does. Where
// it may move a product before that, the program is not planned. Approximated
// functions are compiled. Sums of floats have its order, or are not planned.
//
//===----------------------------------------------------------------------===//

#include "StepPlanner.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {

int64_t StepView::count() const {
  int64_t count = 1;
  for (int64_t size : dims)
    count *= size;
  return count;
}

bool StepView::isDense() const {
  int64_t next = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    if (dims[i] != 1 && strides[i] != next)
      return false;
    next *= dims[i];
  }
  return true;
}

bool StepView::isSplat() const {
  for (auto [size, stride] : llvm::zip_equal(dims, strides))
    if (size != 1 && stride != 0)
      return false;
  return true;
}

/// Largest number of operations of a program; longer ones have more to gain
/// from fusion.
constexpr size_t kMaxOperations = 192;

static std::string nameOf(Operation *op) {
  return op->getName().getStringRef().str();
}

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

//===----------------------------------------------------------------------===//
// Flattening
//===----------------------------------------------------------------------===//

/// Says why there is no plan: the first reason counts. Returns false.
bool StepPlanner::refuse(std::string why) {
  if (reason.empty())
    reason = std::move(why);
  return false;
}

std::optional<int> StepPlanner::addValue(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() ||
      !ten::toElementType(tensor.getElementType())) {
    refuse("got a value of type " + textOf(type) +
           ", expects tensors with elements of static shape");
    return std::nullopt;
  }
  values.push_back({tensor});
  return int(values.size()) - 1;
}

/// Appends the operations of a function to the nodes.
bool StepPlanner::flatten(func::FuncOp function, ArrayRef<int> arguments,
                          SmallVectorImpl<int> &returned, int depth) {
  if (function.isExternal() || !function.getBody().hasOneBlock() || depth > 8)
    return refuse("got calls that are external, have branches, or are deep");
  DenseMap<mlir::Value, int> numbers;
  Block &block = function.getBody().front();
  for (auto [value, number] : llvm::zip_equal(block.getArguments(), arguments))
    numbers[value] = number;
  for (Operation &op : block) {
    SmallVector<int, 3> operands;
    for (mlir::Value operand : op.getOperands())
      operands.push_back(numbers.lookup(operand));
    if (isa<func::ReturnOp>(op)) {
      returned.assign(operands.begin(), operands.end());
      return true;
    }
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee =
          entry->getParentOfType<ModuleOp>().lookupSymbol<func::FuncOp>(
              call.getCallee());
      SmallVector<int> results;
      if (!callee || !flatten(callee, operands, results, depth + 1))
        return false;
      for (auto [value, number] : llvm::zip_equal(op.getResults(), results))
        numbers[value] = number;
      continue;
    }
    bool hasBody = llvm::any_of(op.getRegions(),
                                [](Region &region) { return !region.empty(); });
    if ((op.getNumResults() != 1 || hasBody) && !isExactOperation(&op))
      return refuse(concat("got '", nameOf(&op),
                           "', which has a body or other than one result"));
    if (nodes.size() == kMaxOperations)
      return refuse(concat("got more than ", kMaxOperations, " operations"));
    auto first = int(values.size());
    for (mlir::Value result : op.getResults()) {
      std::optional<int> number = addValue(result.getType());
      if (!number)
        return false;
      numbers[result] = *number;
    }
    nodes.push_back({&op, operands, first});
  }
  return false;
}

ten::TargetAttr StepPlanner::targetAttr() {
  const Target &target = options.compile.target;
  return makeTargetAttr(entry.getContext(),
                        {target.triple, target.cpu, target.needed, target.l1,
                         target.l2, /*chip=*/""});
}

bool StepPlanner::isLive(const StepNode &node) const {
  for (unsigned i = 0; i < node.op->getNumResults(); ++i)
    if (values[size_t(node.result) + i].live)
      return true;
  return false;
}

const StepNode *StepPlanner::nodeOf(int number) const {
  for (const StepNode &node : nodes)
    if (node.result == number)
      return &node;
  return nullptr;
}

/// Counts the uses of values that results depend on.
void StepPlanner::findLive() {
  for (const StepNode &node : llvm::reverse(nodes)) {
    if (!isLive(node))
      continue;
    for (int operand : node.operands) {
      values[size_t(operand)].live = true;
      ++values[size_t(operand)].uses;
    }
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

int StepPlanner::addBuffer(StepBuffer::Kind kind, int64_t place,
                           int64_t bytes) {
  made.buffers.push_back({kind, place, bytes});
  return int(made.buffers.size()) - 1;
}

int StepPlanner::addConstantBuffer(StringRef data) {
  made.constants.resize(llvm::alignTo(made.constants.size(), memoryAlignment));
  auto place = int64_t(made.constants.size());
  made.constants += data;
  return addBuffer(StepBuffer::Constant, place, int64_t(data.size()));
}

StepView StepPlanner::makeTemporary(ten_type type, ArrayRef<int64_t> dims) {
  StepView view = {-1, type, 0, SmallVector<int64_t>(dims),
                   ten::elementStrides(dims)};
  view.buffer =
      addBuffer(StepBuffer::Temporary, 0, view.count() * storageSize(type));
  return view;
}

/// Gives a constant a place in memory.
bool StepPlanner::addConstant(Value &value) {
  DenseElementsAttr constant = value.constant;
  ten_type type = typeOf(value.type);
  int64_t bytes = storageSize(type);
  int64_t count = constant.isSplat() ? 1 : constant.getNumElements();
  if (count > kMaxConstant)
    return refuse(
        concat("got a constant of more than ", kMaxConstant, " elements"));
  std::string data;
  if (type == TEN_I1) {
    for (bool bit : llvm::make_range(constant.value_begin<bool>(),
                                     constant.value_end<bool>())) {
      data += char(bit);
      if (int64_t(data.size()) == count)
        break;
    }
  } else {
    ArrayRef<char> raw = constant.getRawData();
    data.assign(raw.begin(), raw.end());
  }
  if (int64_t(data.size()) != count * bytes)
    return false;
  StepView view = {addConstantBuffer(data), type, 0,
                   SmallVector<int64_t>(value.type.getShape()),
                   ten::elementStrides(value.type.getShape())};
  if (constant.isSplat())
    view.strides.assign(view.dims.size(), 0);
  value.view = view;
  return true;
}

/// Returns the place of a value that is not pending; null if it cannot have
/// one. Valid until the next value is added.
StepView *StepPlanner::viewOf(int number) {
  Value &value = values[size_t(number)];
  if (!value.view && (!value.constant || !addConstant(value)))
    return nullptr;
  return &*value.view;
}

bool StepPlanner::copy(StepView from, StepView to) {
  int64_t bytes = storageSize(from.type);
  copied += to.count() * bytes;
  if (copied > mayCopy)
    return refuse(concat("got more than ", mayCopy, " bytes to copy"));
  CopyStep step = {std::move(from), std::move(to), {}, {}};
  step.copy =
      StridedCopy(step.to.dims, step.from.strides, step.to.strides, bytes);
  made.steps.emplace_back(std::move(step));
  return true;
}

std::optional<StepView> StepPlanner::makeDense(const StepView &view) {
  if (view.isDense())
    return view;
  StepView dense = makeTemporary(view.type, view.dims);
  if (!copy(view, dense))
    return std::nullopt;
  return dense;
}

bool StepPlanner::visit(const StepNode &node) {
  Value &result = values[size_t(node.result)];
  if (auto constant = dyn_cast<ten::ConstantOp>(node.op)) {
    result.constant = dyn_cast<DenseElementsAttr>(constant.getValue());
    return bool(result.constant);
  }
  if (node.op->getNumResults() == 1 && fold(node))
    return true;
  if (!node.op->hasTrait<ten::Pointwise>())
    for (int operand : node.operands)
      for (unsigned i = 0; i < node.op->getNumResults(); ++i) {
        Value &moved = values[size_t(node.result) + i];
        moved.isProduct |= values[size_t(operand)].isProduct;
      }
  if (auto convert = dyn_cast<ten::ConvertOp>(node.op);
      convert && convert.getType() == convert.getOperand().getType()) {
    if (!flushIfPending(node) || !viewOf(node.operands[0]))
      return false;
    result.view = *viewOf(node.operands[0]);
    result.isProduct = values[size_t(node.operands[0])].isProduct;
    return true;
  }
  if (node.op->hasTrait<ten::Pointwise>())
    return visitPointwise(node);
  if (!flushIfPending(node))
    return false;
  return TypeSwitch<Operation *, bool>(node.op)
      .Case([&](ten::ReshapeOp) { return visitReshape(node); })
      .Case([&](ten::BroadcastOp op) { return visitBroadcast(node, op); })
      .Case([&](ten::TransposeOp op) { return visitTranspose(node, op); })
      .Case([&](ten::ReverseOp op) { return visitReverse(node, op); })
      .Case([&](ten::ConcatOp op) { return visitConcat(node, op); })
      .Case([&](ten::PadOp op) { return visitPad(node, op); })
      .Case([&](ten::SliceOp op) { return visitSlice(node, op); })
      .Case([&](ten::IotaOp op) { return visitIota(node, op); })
      .Case([&](ten::ReduceOp op) { return visitReduce(node, op); })
      .Case([&](ten::ContractOp op) { return visitContract(node, op); })
      .Case([&](ten::ConvOp op) { return visitConvolution(node, op); })
      .Case([&](ten::WindowReduceOp op) {
        return visitWindows(node, op) || visitOperation(node);
      })
      .Case([&](ten::FftOp op) { return visitTransform(node, op); })
      .Case<ten::SortOp, ten::TopKOp>([&](Operation *) {
        return visitOperation(node) || visitAnySize(node);
      })
      .Case([&](ten::DynamicSliceOp op) { return visitDynamicSlice(node, op); })
      .Case([&](ten::DynamicUpdateSliceOp) {
        return visitDynamicUpdateSlice(node);
      })
      .Case([&](ten::GatherOp op) { return visitGather(node, op); })
      .Case([&](ten::ScatterOp op) {
        return op.getKind() == ten::ScatterKind::Set ? visitScatter(node, op)
                                                     : visitOperation(node);
      })
      .Default([&](Operation *) { return visitOperation(node); });
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

/// Gives results and temporaries their memory.
bool StepPlanner::finish(ArrayRef<int> returned) {
  for (auto [i, number] : llvm::enumerate(returned)) {
    StepView *place = viewOf(number);
    if (!place)
      return false;
    StepView view = *place;
    StepBuffer &buffer = made.buffers[size_t(view.buffer)];
    int64_t bytes = view.count() * storageSize(view.type);
    if (buffer.kind == StepBuffer::Temporary && view.isDense() &&
        view.offset == 0 && buffer.bytes == bytes) {
      buffer = {StepBuffer::Result, int64_t(i), bytes};
      continue;
    }
    StepView result = {addBuffer(StepBuffer::Result, int64_t(i), bytes),
                       view.type, 0, view.dims, ten::elementStrides(view.dims)};
    if (!copy(view, result))
      return false;
  }
  for (StepBuffer &buffer : made.buffers)
    if (buffer.kind == StepBuffer::Temporary) {
      buffer.place = made.arenaBytes;
      made.arenaBytes += int64_t(llvm::alignTo(buffer.bytes, memoryAlignment));
    }
  return true;
}

bool StepPlanner::begin(SmallVectorImpl<int> &returned) {
  SmallVector<int> arguments;
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes())) {
    std::optional<int> number = addValue(type);
    if (!number)
      return false;
    arguments.push_back(*number);
    Value &value = values.back();
    ArrayRef<int64_t> dims = value.type.getShape();
    ten_type element = typeOf(value.type);
    value.view = StepView{
        addBuffer(StepBuffer::Argument, int64_t(i),
                  value.type.getNumElements() * storageSize(element)),
        element, 0, SmallVector<int64_t>(dims), ten::elementStrides(dims)};
  }
  if (!flatten(entry, arguments, returned, 0))
    return false;
  for (int number : returned) {
    values[size_t(number)].live = true;
    ++values[size_t(number)].uses;
  }
  findLive();
  return true;
}

/// Finds the code of the steps that call any; nothing is compiled for a program
/// that is not planned.
Result<StepPlan> StepPlanner::compile() {
  if (options.sharedTexts) {
    for (const Code &code : codes)
      options.sharedTexts->push_back(code.text);
    return std::move(made);
  }
  for (const Code &code : codes) {
    auto &step = std::get<CallStep>(made.steps[code.step]);
    step.code = findSharedCode(code.text, options);
    if (!step.code)
      return badInput("got operations that are not compiled for any size");
  }
  return std::move(made);
}

Result<StepPlan> StepPlanner::plan() {
  SmallVector<int> returned;
  if (!begin(returned))
    return badInput(reason);
  simplifyWindows();
  contractProducts(returned);
  findComputations();
  for (const StepNode &node : nodes)
    if (isLive(node) && !visit(node)) {
      Type type = node.op->getNumOperands() ? node.op->getOperand(0).getType()
                                            : node.op->getResult(0).getType();
      refuse(concat("got '", nameOf(node.op), "' of ", textOf(type)));
      return badInput(reason);
    }
  if (!flush() || !finish(returned))
    return badInput(reason.empty() ? "got operations without shared code"
                                   : reason);
  return compile();
}

Result<StepPlan> StepPlanner::planRows() {
  SmallVector<int> returned;
  if (!begin(returned))
    return badInput(reason);
  findComputations();
  if (!addRows(returned) || !finish(returned))
    return badInput("got other operations than those of rows");
  return compile();
}

Result<StepPlan> planSteps(func::FuncOp entry, const ProgramOptions &options) {
  Result<StepPlan> planned = StepPlanner(entry, options).plan();
  if (planned)
    return planned;
  Result<StepPlan> rows = StepPlanner(entry, options).planRows();
  return rows ? std::move(rows) : std::move(planned);
}

} // namespace tenon

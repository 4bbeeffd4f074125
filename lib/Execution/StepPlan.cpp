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
// Elementwise operations of one shape are collected and become a call of code
// for any number of elements, as reductions whose order does not matter; other
// programs of the process have such code already, or will use it.
//
// Invariants: every value has a view, or is a constant, or is pending in the
// current group. Results have the bits of the compiled program: rounding
// operations on floats are in one group at most, since a compiled program may
// contract them; sums of floats, whose order depends on sizes, are not planned.
//
//===----------------------------------------------------------------------===//

#include "StepPlan.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "SharedCode.h"
#include "SharedKernels.h"
#include "llvm/ADT/TypeSwitch.h"
#include <numeric>

using namespace mlir;

namespace tenon {

/// Most operations of a program; longer ones have more to gain from fusion.
static constexpr size_t kMaxOperations = 48;
/// Most bytes that steps copy: a compiled program does not copy them, or on
/// several threads.
static constexpr int64_t kMaxCopied = int64_t(1) << 18;
/// Most elements that shared code computes: code for the sizes of a program
/// takes three quarters of the time for half a million.
static constexpr int64_t kMaxComputed = int64_t(1) << 16;
/// Most elements of a constant.
static constexpr int64_t kMaxConstant = int64_t(1) << 14;

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

static SmallVector<int64_t, 4> denseStrides(ArrayRef<int64_t> dims) {
  SmallVector<int64_t, 4> strides(dims.size());
  int64_t next = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = next;
    next *= dims[i];
  }
  return strides;
}

/// Returns whether the operation adds two products of floats: which of them is
/// contracted depends on the code around it.
static bool addsProducts(Operation *op,
                         llvm::function_ref<bool(unsigned)> isProduct) {
  auto isComplex = [](Type type) {
    return isa<ComplexType>(getElementTypeOrSelf(type));
  };
  if (isComplex(op->getOperand(0).getType()))
    return !isa<ten::AddOp, ten::SubOp, ten::NegOp, ten::RealOp, ten::ImagOp,
                ten::SelectOp, ten::CompareOp, ten::ConvertOp>(op);
  return isa<ten::AddOp, ten::SubOp>(op) &&
         isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType())) &&
         isProduct(0) && isProduct(1);
}

/// Returns whether the operation's results are exact, or it has no floats.
static bool isExact(Operation *op) {
  auto isFloating = [](Type type) {
    Type element = getElementTypeOrSelf(type);
    return isa<FloatType, ComplexType>(element);
  };
  if (isa<ten::CompareOp, ten::SelectOp, ten::MaxOp, ten::MinOp, ten::AndOp,
          ten::OrOp, ten::XorOp, ten::NotOp, ten::NegOp, ten::IsFiniteOp,
          ten::RealOp, ten::ImagOp, ten::ComplexOp>(op))
    return true;
  Type result = op->getResult(0).getType();
  // The absolute value of a complex number rounds.
  return !isFloating(result) || !isFloating(op->getOperand(0).getType());
}

namespace {

/// An operation with numbers of values in place of operands and result.
struct Node {
  Operation *op;
  SmallVector<int, 3> operands;
  int result;
};

class Planner {
public:
  Planner(func::FuncOp entry, const ProgramOptions &options)
      : entry(entry), options(options) {}

  std::optional<StepPlan> plan();

private:
  struct Value {
    RankedTensorType type;
    /// The place in memory, if it has one.
    std::optional<StepView> view = {};
    DenseElementsAttr constant = {};
    /// The number of the operation in the group, or -1.
    int64_t pending = -1;
    int uses = 0;
    bool live = false;
  };

  // Flattening.
  std::optional<int> addValue(Type type);
  bool flatten(func::FuncOp function, ArrayRef<int> arguments,
               SmallVectorImpl<int> &returned, int depth);
  void findLive();

  // Memory.
  int addBuffer(StepBuffer::Kind kind, int64_t place, int64_t bytes);
  StepView makeTemporary(ten_type type, ArrayRef<int64_t> dims);
  bool addConstant(Value &value);
  StepView *viewOf(int number);
  bool copy(StepView from, StepView to);
  /// Returns the view, or a dense copy.
  std::optional<StepView> makeDense(const StepView &view);

  // Operations.
  bool visit(const Node &node);
  bool visitPointwise(const Node &node);
  bool visitReshape(const Node &node);
  bool visitBroadcast(const Node &node, ten::BroadcastOp op);
  bool visitConcat(const Node &node, ten::ConcatOp op);
  bool visitPad(const Node &node, ten::PadOp op);
  bool visitSlice(const Node &node, ten::SliceOp op);
  bool visitIota(const Node &node, ten::IotaOp op);
  bool visitReduce(const Node &node, ten::ReduceOp op);
  bool visitDynamicSlice(const Node &node, ten::DynamicSliceOp op);
  bool visitDynamicUpdateSlice(const Node &node);
  bool visitGather(const Node &node, ten::GatherOp op);
  std::optional<std::vector<StepStart>> startsOf(ArrayRef<int> numbers,
                                                 ArrayRef<int64_t> dims,
                                                 ArrayRef<int64_t> sizes,
                                                 ArrayRef<int64_t> strides);
  bool fold(const Node &node);

  // The group of elementwise operations.
  bool flush();
  bool flushIfPending(const Node &node);
  bool isSplat(int number);

  bool finish(ArrayRef<int> returned);

  func::FuncOp entry;
  const ProgramOptions &options;
  StepPlan made;
  std::vector<Value> values;
  std::vector<Node> nodes;
  std::vector<const Node *> group;
  bool groupIsSplat = false;
  int inexactGroups = 0;
  int64_t copied = 0;
};

//===----------------------------------------------------------------------===//
// Flattening
//===----------------------------------------------------------------------===//

std::optional<int> Planner::addValue(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getNumElements() == 0 ||
      !ten::toElementType(tensor.getElementType()))
    return std::nullopt;
  values.push_back({tensor});
  return int(values.size()) - 1;
}

/// Appends the operations of a function to the nodes.
bool Planner::flatten(func::FuncOp function, ArrayRef<int> arguments,
                      SmallVectorImpl<int> &returned, int depth) {
  if (function.isExternal() || !function.getBody().hasOneBlock() || depth > 8)
    return false;
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
    if (op.getNumResults() != 1 || hasBody || nodes.size() == kMaxOperations)
      return false;
    std::optional<int> result = addValue(op.getResult(0).getType());
    if (!result)
      return false;
    numbers[op.getResult(0)] = *result;
    nodes.push_back({&op, operands, *result});
  }
  return false;
}

/// Counts the uses of values that results depend on.
void Planner::findLive() {
  for (const Node &node : llvm::reverse(nodes)) {
    if (!values[size_t(node.result)].live)
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

int Planner::addBuffer(StepBuffer::Kind kind, int64_t place, int64_t bytes) {
  made.buffers.push_back({kind, place, bytes});
  return int(made.buffers.size()) - 1;
}

StepView Planner::makeTemporary(ten_type type, ArrayRef<int64_t> dims) {
  StepView view = {-1, type, 0, SmallVector<int64_t, 4>(dims),
                   denseStrides(dims)};
  view.buffer =
      addBuffer(StepBuffer::Temporary, 0, view.count() * storageSize(type));
  return view;
}

static ten_type typeOf(RankedTensorType type) {
  return *ten::toElementType(type.getElementType());
}

/// Gives a constant a place in memory.
bool Planner::addConstant(Value &value) {
  DenseElementsAttr constant = value.constant;
  ten_type type = typeOf(value.type);
  int64_t bytes = storageSize(type);
  int64_t count = constant.isSplat() ? 1 : constant.getNumElements();
  if (count > kMaxConstant)
    return false;
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
  made.constants.resize(llvm::alignTo(made.constants.size(), memoryAlignment));
  StepView view = {-1, type, 0, SmallVector<int64_t, 4>(value.type.getShape()),
                   denseStrides(value.type.getShape())};
  view.buffer = addBuffer(StepBuffer::Constant, int64_t(made.constants.size()),
                          count * bytes);
  if (constant.isSplat())
    view.strides.assign(view.dims.size(), 0);
  made.constants += data;
  value.view = view;
  return true;
}

/// Returns the place of a value that is not pending; null if it cannot have
/// one. Valid until the next value is added.
StepView *Planner::viewOf(int number) {
  Value &value = values[size_t(number)];
  if (!value.view && (!value.constant || !addConstant(value)))
    return nullptr;
  return &*value.view;
}

bool Planner::copy(StepView from, StepView to) {
  int64_t bytes = storageSize(from.type);
  copied += to.count() * bytes;
  if (copied > kMaxCopied)
    return false;
  CopyStep step = {std::move(from), std::move(to), {}, {}};
  step.copy =
      StridedCopy(step.to.dims, step.from.strides, step.to.strides, bytes);
  made.steps.emplace_back(std::move(step));
  return true;
}

std::optional<StepView> Planner::makeDense(const StepView &view) {
  if (view.isDense())
    return view;
  StepView dense = makeTemporary(view.type, view.dims);
  if (!copy(view, dense))
    return std::nullopt;
  return dense;
}

//===----------------------------------------------------------------------===//
// Operations that move elements
//===----------------------------------------------------------------------===//

bool Planner::visitReshape(const Node &node) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  ArrayRef<int64_t> dims = values[size_t(node.result)].type.getShape();
  std::optional<StepView> view = *operand;
  if (view->isSplat() && view->count() > 1) {
    view->strides.assign(dims.size(), 0);
  } else {
    view = makeDense(*view);
    if (!view)
      return false;
    view->strides = denseStrides(dims);
  }
  view->dims.assign(dims.begin(), dims.end());
  values[size_t(node.result)].view = view;
  return true;
}

bool Planner::visitBroadcast(const Node &node, ten::BroadcastOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand || !op.getSizes().empty())
    return false;
  StepView view = *operand;
  view.dims.assign(op.getType().getShape().begin(),
                   op.getType().getShape().end());
  view.strides.assign(view.dims.size(), 0);
  for (auto [i, dim] : llvm::enumerate(op.getDims()))
    if (operand->dims[i] != 1)
      view.strides[size_t(dim)] = operand->strides[i];
  values[size_t(node.result)].view = view;
  return true;
}

bool Planner::visitConcat(const Node &node, ten::ConcatOp op) {
  RankedTensorType type = values[size_t(node.result)].type;
  StepView all = makeTemporary(typeOf(type), type.getShape());
  StepView part = all;
  auto dim = size_t(op.getDim());
  for (int number : node.operands) {
    StepView *operand = viewOf(number);
    if (!operand)
      return false;
    part.dims[dim] = operand->dims[dim];
    if (!copy(*operand, part))
      return false;
    part.offset += part.dims[dim] * part.strides[dim];
  }
  values[size_t(node.result)].view = all;
  return true;
}

bool Planner::visitPad(const Node &node, ten::PadOp op) {
  if (node.operands.size() != 2)
    return false;
  StepView *operand = viewOf(node.operands[0]);
  StepView *padding = viewOf(node.operands[1]);
  if (!operand || !padding)
    return false;
  RankedTensorType type = values[size_t(node.result)].type;
  StepView from = *operand, spread = *padding;
  StepView all = makeTemporary(typeOf(type), type.getShape());
  spread.dims = all.dims;
  spread.strides.assign(all.dims.size(), 0);
  if (!copy(spread, all))
    return false;
  StepView to = all;
  for (size_t i = 0; i < all.dims.size(); ++i) {
    // Element k is at low + k * step, if that is in the result.
    int64_t low = op.getStaticLow()[i], step = op.getStaticInterior()[i] + 1;
    int64_t first = low < 0 ? (-low + step - 1) / step : 0;
    int64_t room = all.dims[i] - 1 - low;
    int64_t last = room < 0 ? -1 : std::min(room / step, from.dims[i] - 1);
    to.dims[i] = from.dims[i] = std::max<int64_t>(0, last - first + 1);
    from.offset += first * from.strides[i];
    to.offset += (low + first * step) * all.strides[i];
    to.strides[i] *= step;
  }
  values[size_t(node.result)].view = all;
  return to.count() == 0 || copy(from, to);
}

bool Planner::visitSlice(const Node &node, ten::SliceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand || node.operands.size() != 1)
    return false;
  StepView view = *operand;
  ArrayRef<int64_t> dims = values[size_t(node.result)].type.getShape();
  view.dims.assign(dims.begin(), dims.end());
  for (size_t i = 0; i < dims.size(); ++i) {
    view.offset += op.getStaticStart()[i] * view.strides[i];
    view.strides[i] *= op.getStaticStride()[i];
  }
  values[size_t(node.result)].view = view;
  return true;
}

bool Planner::visitIota(const Node &node, ten::IotaOp op) {
  RankedTensorType type = values[size_t(node.result)].type;
  if (!op.getSizes().empty())
    return false;
  auto dim = size_t(op.getDim());
  int64_t count = type.getShape()[dim];
  ten_type element = typeOf(type);
  int64_t bytes = storageSize(element);
  if (count > kMaxConstant)
    return false;
  made.constants.resize(llvm::alignTo(made.constants.size(), memoryAlignment));
  StepView view = {-1, element, 0, SmallVector<int64_t, 4>(type.getShape()),
                   SmallVector<int64_t, 4>(type.getShape().size(), 0)};
  view.buffer = addBuffer(StepBuffer::Constant, int64_t(made.constants.size()),
                          count * bytes);
  view.strides[dim] = 1;
  std::string data(size_t(count * bytes), '\0');
  for (int64_t i = 0; i < count; ++i) {
    char *place = data.data() + i * bytes;
    if (isComplex(element))
      storeComplex(element, place, double(i));
    else if (isFloat(element))
      storeDouble(element, place, double(i));
    else
      storeInt64(element, place, i);
  }
  made.constants += data;
  values[size_t(node.result)].view = view;
  return true;
}

std::optional<std::vector<StepStart>>
Planner::startsOf(ArrayRef<int> numbers, ArrayRef<int64_t> dims,
                  ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  std::vector<StepStart> starts;
  for (size_t i = 0; i < numbers.size(); ++i) {
    StepView *index = viewOf(numbers[i]);
    if (!index)
      return std::nullopt;
    starts.push_back({*index, dims[i] - sizes[i], strides[i]});
  }
  return starts;
}

bool Planner::visitDynamicSlice(const Node &node, ten::DynamicSliceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand)
    return false;
  StepView from = *operand;
  auto starts = startsOf(ArrayRef(node.operands).drop_front(), from.dims,
                         op.getSizes(), from.strides);
  if (!starts)
    return false;
  from.dims.assign(op.getSizes().begin(), op.getSizes().end());
  StepView to = makeTemporary(from.type, from.dims);
  if (!copy(from, to))
    return false;
  std::get<CopyStep>(made.steps.back()).fromStarts = std::move(*starts);
  values[size_t(node.result)].view = to;
  return true;
}

bool Planner::visitDynamicUpdateSlice(const Node &node) {
  // The update is behind the start indices.
  StepView *operand = viewOf(node.operands.front());
  StepView *update = viewOf(node.operands.back());
  if (!operand || !update)
    return false;
  StepView from = *operand, part = *update;
  StepView all = makeTemporary(from.type, from.dims);
  auto starts = startsOf(ArrayRef(node.operands).drop_front().drop_back(),
                         all.dims, part.dims, all.strides);
  StepView to = all;
  to.dims = part.dims;
  if (!starts || !copy(from, all) || !copy(part, to))
    return false;
  std::get<CopyStep>(made.steps.back()).toStarts = std::move(*starts);
  values[size_t(node.result)].view = all;
  return true;
}

bool Planner::visitGather(const Node &node, ten::GatherOp op) {
  if (node.operands.size() != 2 || op.dropsEmptyDimension())
    return false;
  StepView *operand = viewOf(node.operands[0]);
  StepView *indices = viewOf(node.operands[1]);
  if (!operand || !indices)
    return false;
  RankedTensorType type = values[size_t(node.result)].type;
  GatherStep step;
  step.operand = *operand;
  step.indices = *indices;
  step.result = makeTemporary(typeOf(type), type.getShape());
  copied += step.result.count() * storageSize(step.result.type);
  if (copied > kMaxCopied)
    return false;
  auto vector = size_t(op.getIndexVectorDim());
  bool hasVector = vector < step.indices.dims.size();
  step.vectorStride = hasVector ? step.indices.strides[vector] : 0;
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  for (int64_t dim : op.getStartIndexMap())
    step.starts.push_back(
        {step.operand.strides[size_t(dim)],
         step.operand.dims[size_t(dim)] - sizes[size_t(dim)]});
  // The result's dimensions are those of the indices and of the window.
  size_t ofIndices = 0;
  SmallVector<int64_t> windowDims, windowFrom, windowTo;
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < int64_t(sizes.size()); ++dim)
    if (!op.isDropped(dim))
      kept.push_back(dim);
  for (size_t dim = 0; dim < step.result.dims.size(); ++dim) {
    int64_t stride = step.result.strides[dim];
    const auto *found = llvm::find(op.getOffsetDims(), int64_t(dim));
    if (found != op.getOffsetDims().end()) {
      auto from = size_t(kept[size_t(found - op.getOffsetDims().begin())]);
      windowDims.push_back(sizes[from]);
      windowFrom.push_back(step.operand.strides[from]);
      windowTo.push_back(stride);
      continue;
    }
    if (ofIndices == vector)
      ++ofIndices;
    int64_t batch = 0;
    for (auto [k, index] : llvm::enumerate(op.getIndicesBatching()))
      if (size_t(index) == ofIndices)
        batch = step.operand.strides[size_t(op.getOperandBatching()[k])];
    step.dims.push_back({step.indices.dims[ofIndices],
                         step.indices.strides[ofIndices], stride, batch});
    ++ofIndices;
  }
  step.window = StridedCopy(windowDims, windowFrom, windowTo,
                            storageSize(step.operand.type));
  values[size_t(node.result)].view = step.result;
  made.steps.emplace_back(std::move(step));
  return true;
}

//===----------------------------------------------------------------------===//
// Operations that compute
//===----------------------------------------------------------------------===//

/// Evaluates an operation on constants.
bool Planner::fold(const Node &node) {
  SmallVector<Attribute> constants;
  for (int operand : node.operands) {
    constants.push_back(values[size_t(operand)].constant);
    if (!constants.back())
      return false;
  }
  if (constants.empty())
    return false;
  SmallVector<OpFoldResult> results;
  if (failed(node.op->fold(constants, results)) || results.size() != 1)
    return false;
  auto constant = dyn_cast_if_present<DenseElementsAttr>(
      dyn_cast<Attribute>(results.front()));
  if (auto same = dyn_cast<mlir::Value>(results.front()))
    for (auto [operand, number] :
         llvm::zip_equal(node.op->getOperands(), node.operands))
      if (operand == same)
        constant = values[size_t(number)].constant;
  Value &result = values[size_t(node.result)];
  if (!constant || constant.getType() != result.type)
    return false;
  result.constant = constant;
  return true;
}

bool Planner::isSplat(int number) {
  Value &value = values[size_t(number)];
  if (value.pending >= 0)
    return groupIsSplat;
  if (value.constant)
    return value.constant.isSplat();
  return value.view->isSplat();
}

bool Planner::flushIfPending(const Node &node) {
  for (int operand : node.operands)
    if (values[size_t(operand)].pending >= 0)
      return flush();
  return true;
}

bool Planner::visitPointwise(const Node &node) {
  auto isProduct = [&](unsigned i) {
    int64_t number = values[size_t(node.operands[i])].pending;
    return number >= 0 && isa<ten::MulOp>(group[size_t(number)]->op);
  };
  if (addsProducts(node.op, isProduct))
    return false;
  bool splat = llvm::all_of(node.operands, [&](int n) { return isSplat(n); });
  if (!group.empty() &&
      (groupIsSplat != splat ||
       (!splat && values[size_t(group.back()->result)].type.getShape() !=
                      values[size_t(node.result)].type.getShape()))) {
    if (!flush())
      return false;
    splat = llvm::all_of(node.operands, [&](int n) { return isSplat(n); });
  }
  groupIsSplat = splat;
  values[size_t(node.result)].pending = int64_t(group.size());
  group.push_back(&node);
  return true;
}

/// Makes a call of the group's operations.
bool Planner::flush() {
  if (group.empty())
    return true;
  int64_t count = 1;
  if (!groupIsSplat)
    count = values[size_t(group.front()->result)].type.getNumElements();
  CallStep step;
  SmallVector<std::pair<Type, bool>> arguments;
  SmallVector<KernelOperation> operations;
  DenseMap<int, KernelOperand> known;
  auto addArgument = [&](int number) -> std::optional<KernelOperand> {
    Value &value = values[size_t(number)];
    if (value.constant && value.constant.isSplat())
      return KernelOperand{KernelOperand::Constant, 0, value.constant};
    StepView *place = viewOf(number);
    if (!place)
      return std::nullopt;
    StepView view = *place;
    bool isArray = count == 1 || !view.isSplat();
    if (isArray && count > 1) {
      std::optional<StepView> dense = makeDense(view);
      if (!dense)
        return std::nullopt;
      view = *dense;
    }
    arguments.push_back({value.type.getElementType(), isArray});
    std::vector<int64_t> dims;
    if (isArray)
      dims.push_back(count);
    step.arguments.push_back({view, dims});
    return KernelOperand{isArray ? KernelOperand::Array
                                 : KernelOperand::Element,
                         int64_t(arguments.size()) - 1};
  };
  bool exact = true;
  DenseMap<int, int> uses;
  for (const Node *node : group) {
    KernelOperation operation = {node->op, {}};
    exact &= isExact(node->op);
    for (int number : node->operands) {
      ++uses[number];
      Value &value = values[size_t(number)];
      if (value.pending >= 0) {
        operation.operands.push_back({KernelOperand::Computed, value.pending});
        continue;
      }
      auto found = known.find(number);
      if (found == known.end()) {
        std::optional<KernelOperand> operand = addArgument(number);
        if (!operand)
          return false;
        found = known.try_emplace(number, *operand).first;
      }
      operation.operands.push_back(found->second);
    }
    operations.push_back(operation);
  }
  inexactGroups += !exact;
  bool hasArray = llvm::any_of(arguments, [](auto a) { return a.second; });
  if (!hasArray || inexactGroups > 1 || count > kMaxComputed)
    return false;
  SmallVector<int64_t> results;
  for (auto [i, node] : llvm::enumerate(group)) {
    Value &value = values[size_t(node->result)];
    value.pending = -1;
    if (value.uses == uses.lookup(node->result))
      continue;
    results.push_back(int64_t(i));
    StepView view = {-1, typeOf(value.type), 0,
                     SmallVector<int64_t, 4>(value.type.getShape()),
                     denseStrides(value.type.getShape())};
    if (groupIsSplat)
      view.strides.assign(view.dims.size(), 0);
    view.buffer =
        addBuffer(StepBuffer::Temporary, 0, count * storageSize(view.type));
    value.view = view;
    step.results.push_back({view, {count}});
  }
  group.clear();
  step.code = findSharedCode(
      elementwiseText(entry.getContext(), arguments, operations, results),
      count, options);
  if (!step.code)
    return false;
  made.steps.emplace_back(std::move(step));
  return true;
}

/// Returns whether the result does not depend on the order.
static bool isOrderless(ten::ReductionKind kind, Type element) {
  switch (kind) {
  case ten::ReductionKind::Add:
  case ten::ReductionKind::Mul:
    return isa<IntegerType>(element);
  default:
    return isa<IntegerType, FloatType>(element);
  }
}

bool Planner::visitReduce(const Node &node, ten::ReduceOp op) {
  StepView *operand = viewOf(node.operands[0]);
  if (!operand || !op.getKind() || node.operands.size() != 1)
    return false;
  RankedTensorType type = values[size_t(node.operands[0])].type;
  Type element = type.getElementType();
  if (!isOrderless(*op.getKind(), element) ||
      type.getNumElements() > kMaxComputed)
    return false;
  // Dimensions before, among and behind those that are reduced.
  auto isReduced = [&](size_t dim) {
    return llvm::is_contained(op.getDims(), int64_t(dim));
  };
  int64_t sizes[3] = {1, 1, 1};
  int part = 0;
  bool split = false;
  for (size_t i = 0; i < operand->dims.size(); ++i) {
    if (operand->dims[i] == 1)
      continue;
    if (part == 0 && isReduced(i))
      part = 1;
    else if (part == 1 && !isReduced(i))
      part = 2;
    else
      split |= part == 2 && isReduced(i);
    sizes[part] *= operand->dims[i];
  }
  StepView view = *operand;
  if (split) {
    SmallVector<size_t> order;
    for (bool reduced : {false, true})
      for (size_t i = 0; i < view.dims.size(); ++i)
        if (isReduced(i) == reduced)
          order.push_back(i);
    sizes[0] = sizes[1] = sizes[2] = 1;
    for (auto [to, from] : llvm::enumerate(order)) {
      view.dims[to] = operand->dims[from];
      view.strides[to] = operand->strides[from];
      sizes[isReduced(from)] *= operand->dims[from];
    }
  }
  std::optional<StepView> dense = makeDense(view);
  if (!dense)
    return false;
  CallStep step;
  std::vector<int64_t> dims, kept;
  int64_t dim = 0;
  for (int i = 0; i < 3; ++i) {
    if (i != 1 && sizes[i] == 1)
      continue;
    if (i == 1)
      dim = int64_t(dims.size());
    else
      kept.push_back(sizes[i]);
    dims.push_back(sizes[i]);
  }
  step.code = findSharedCode(reductionText(entry.getContext(), *op.getKind(),
                                           element, int64_t(dims.size()), dim),
                             type.getNumElements(), options);
  if (!step.code)
    return false;
  StepView result =
      makeTemporary(typeOf(type), values[size_t(node.result)].type.getShape());
  step.arguments.push_back({*dense, dims});
  step.results.push_back({result, kept});
  made.steps.emplace_back(std::move(step));
  values[size_t(node.result)].view = result;
  return true;
}

bool Planner::visit(const Node &node) {
  Value &result = values[size_t(node.result)];
  if (auto constant = dyn_cast<ten::ConstantOp>(node.op)) {
    result.constant = dyn_cast<DenseElementsAttr>(constant.getValue());
    return bool(result.constant);
  }
  if (fold(node))
    return true;
  if (auto convert = dyn_cast<ten::ConvertOp>(node.op);
      convert && convert.getType() == convert.getOperand().getType()) {
    if (!flushIfPending(node) || !viewOf(node.operands[0]))
      return false;
    result.view = *viewOf(node.operands[0]);
    return true;
  }
  if (node.op->hasTrait<ten::Pointwise>())
    return visitPointwise(node);
  if (!flushIfPending(node))
    return false;
  return TypeSwitch<Operation *, bool>(node.op)
      .Case([&](ten::ReshapeOp) { return visitReshape(node); })
      .Case([&](ten::BroadcastOp op) { return visitBroadcast(node, op); })
      .Case([&](ten::TransposeOp op) {
        StepView *operand = viewOf(node.operands[0]);
        if (!operand)
          return false;
        StepView view = *operand;
        for (auto [to, from] : llvm::enumerate(op.getPerm())) {
          view.dims[to] = operand->dims[size_t(from)];
          view.strides[to] = operand->strides[size_t(from)];
        }
        values[size_t(node.result)].view = view;
        return true;
      })
      .Case([&](ten::ReverseOp op) {
        StepView *operand = viewOf(node.operands[0]);
        if (!operand)
          return false;
        StepView view = *operand;
        for (int64_t dim : op.getDims()) {
          auto i = size_t(dim);
          view.offset += (view.dims[i] - 1) * view.strides[i];
          view.strides[i] = -view.strides[i];
        }
        values[size_t(node.result)].view = view;
        return true;
      })
      .Case([&](ten::ConcatOp op) { return visitConcat(node, op); })
      .Case([&](ten::PadOp op) { return visitPad(node, op); })
      .Case([&](ten::SliceOp op) { return visitSlice(node, op); })
      .Case([&](ten::IotaOp op) { return visitIota(node, op); })
      .Case([&](ten::ReduceOp op) { return visitReduce(node, op); })
      .Case([&](ten::DynamicSliceOp op) { return visitDynamicSlice(node, op); })
      .Case([&](ten::DynamicUpdateSliceOp) {
        return visitDynamicUpdateSlice(node);
      })
      .Case([&](ten::GatherOp op) { return visitGather(node, op); })
      .Default(false);
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

/// Gives results and temporaries their memory.
bool Planner::finish(ArrayRef<int> returned) {
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
                       view.type, 0, view.dims, denseStrides(view.dims)};
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

std::optional<StepPlan> Planner::plan() {
  SmallVector<int> arguments, returned;
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes())) {
    std::optional<int> number = addValue(type);
    if (!number)
      return std::nullopt;
    arguments.push_back(*number);
    Value &value = values.back();
    ArrayRef<int64_t> dims = value.type.getShape();
    ten_type element = typeOf(value.type);
    value.view =
        StepView{addBuffer(StepBuffer::Argument, int64_t(i),
                           value.type.getNumElements() * storageSize(element)),
                 element, 0, SmallVector<int64_t, 4>(dims), denseStrides(dims)};
  }
  if (!flatten(entry, arguments, returned, 0))
    return std::nullopt;
  for (int number : returned) {
    values[size_t(number)].live = true;
    ++values[size_t(number)].uses;
  }
  findLive();
  for (const Node &node : nodes)
    if (values[size_t(node.result)].live && !visit(node))
      return std::nullopt;
  if (!flush() || !finish(returned))
    return std::nullopt;
  return std::move(made);
}

} // namespace

std::optional<StepPlan> planSteps(func::FuncOp entry,
                                  const ProgramOptions &options) {
  return Planner(entry, options).plan();
}

} // namespace tenon

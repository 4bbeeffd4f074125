//===- StepRows.cpp - Programs of rows as one step ------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: a program of elementwise operations and reductions along
// rows (softmax, norms, means, variances) becomes one call of code for any
// number of rows of any length, which has the kernels of the compiled program.
// Sums have the same order in both, since it is given by the length of a row
// (CodeGen/LLVM/Reductions/VectorizeSums.cpp).
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Kernels.h"
#include "SharedKernels.h"
#include "StepPlanner.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;

namespace tenon {

/// Returns the sizes other than 1.
static SmallVector<int64_t> withoutUnits(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> sizes;
  for (int64_t size : shape)
    if (size != 1)
      sizes.push_back(size);
  return sizes;
}

/// The rows of a program, and the extents of its values. A row may have several
/// dimensions, which are one in compiled code (ten-collapse-dims).
class StepPlanner::RowProgram {
public:
  /// Takes the rows of a sum.
  RowProgram(ten::ReduceOp sum) {
    ArrayRef<int64_t> shape =
        ten::tensorType(sum.getInputs().front()).getShape();
    sizes = withoutUnits(shape);
    inRow = size_t(llvm::count_if(
        sum.getDims(), [&](int64_t dim) { return shape[size_t(dim)] != 1; }));
  }

  int64_t length() const { return computeProduct(ofRow()); }
  int64_t rows() const { return computeProduct(ofRows()); }
  std::vector<int64_t> dimsOf(RowExtent extent) const {
    switch (extent) {
    case RowExtent::Elements:
      return {rows(), length()};
    case RowExtent::Rows:
      return {rows()};
    case RowExtent::Places:
      return {length()};
    case RowExtent::One:
      return {};
    }
    return {};
  }
  /// Returns the extent of a value of this shape, unless it may have several.
  std::optional<RowExtent> extentOf(ArrayRef<int64_t> shape) const;
  /// Returns the extent of a node's result; none if a program of rows cannot
  /// have the node.
  std::optional<RowExtent>
  extentOfResult(const StepNode &node,
                 const DenseMap<int, RowExtent> &extents) const;

private:
  /// Returns the extent of a broadcast, if it repeats its operand along whole
  /// rows, or for all of them.
  std::optional<RowExtent> extentOfBroadcast(ten::BroadcastOp op,
                                             RowExtent operand) const;
  /// Returns whether a reduction is along rows alone.
  bool reducesRows(ten::ReduceOp op) const;
  /// Sizes of the dimensions of a row, and of those before them.
  ArrayRef<int64_t> ofRow() const { return ArrayRef(sizes).take_back(inRow); }
  ArrayRef<int64_t> ofRows() const { return ArrayRef(sizes).drop_back(inRow); }

  SmallVector<int64_t> sizes;
  /// The number of dimensions of a row.
  size_t inRow;
};

/// The values of a program of rows.
struct StepPlanner::Rows {
  SmallVector<std::pair<Type, RowExtent>> arguments;
  /// The numbers that values of the planner have in the program, and extents.
  DenseMap<int, int> numbers;
  DenseMap<int, RowExtent> extents;
};

std::optional<RowExtent>
StepPlanner::RowProgram::extentOf(ArrayRef<int64_t> shape) const {
  SmallVector<int64_t> other = withoutUnits(shape);
  if (other == sizes)
    return RowExtent::Elements;
  if (other.empty())
    return rows() == 1 ? RowExtent::Rows : RowExtent::One;
  bool isOfRows = ofRows() == ArrayRef(other),
       isOfPlaces = ofRow() == ArrayRef(other);
  if (isOfRows == isOfPlaces)
    return std::nullopt;
  return isOfRows ? RowExtent::Rows : RowExtent::Places;
}

std::optional<RowExtent>
StepPlanner::RowProgram::extentOfBroadcast(ten::BroadcastOp op,
                                           RowExtent operand) const {
  ArrayRef<int64_t> shape = op.getType().getShape(),
                    given = op.getOperand().getType().getShape();
  if (withoutUnits(shape) == withoutUnits(given))
    return llvm::is_sorted(op.getDims()) ? std::optional(operand)
                                         : std::nullopt;
  // One element is repeated where it is used.
  if (operand == RowExtent::One)
    return operand;
  if (withoutUnits(shape) != sizes)
    return std::nullopt;
  // Dimensions of the operand are in order, and all before those of a row, or
  // all of these.
  SmallVector<int64_t> all;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (size != 1)
      all.push_back(int64_t(dim));
  SmallVector<int64_t> dims;
  for (auto [dim, size] : llvm::zip_equal(op.getDims(), given))
    if (size != 1)
      dims.push_back(dim);
  bool isSpread = operand == RowExtent::Places
                      ? ArrayRef(dims) == ArrayRef(all).take_back(inRow)
                      : ArrayRef(dims) == ArrayRef(all).drop_back(inRow);
  return isSpread ? std::optional(RowExtent::Elements) : std::nullopt;
}

bool StepPlanner::RowProgram::reducesRows(ten::ReduceOp op) const {
  ArrayRef<int64_t> shape = ten::tensorType(op.getInputs().front()).getShape();
  if (withoutUnits(shape) != sizes)
    return false;
  SmallVector<int64_t> all, reduced;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (size != 1) {
      all.push_back(int64_t(dim));
      if (llvm::is_contained(op.getDims(), int64_t(dim)))
        reduced.push_back(int64_t(dim));
    }
  if (ArrayRef(reduced) != ArrayRef(all).take_back(inRow))
    return false;
  // Dimensions are one if no dimension between them is kept.
  if (inRow > 1)
    return llvm::all_of(
        llvm::seq(reduced.front(), int64_t(shape.size())),
        [&](int64_t dim) { return llvm::is_contained(op.getDims(), dim); });
  return length() < ten::kMinLongRow || hasBlocks(op);
}

std::optional<RowExtent> StepPlanner::RowProgram::extentOfResult(
    const StepNode &node, const DenseMap<int, RowExtent> &extents) const {
  if (node.op->getNumResults() != 1)
    return std::nullopt;
  if (auto reshape = dyn_cast<ten::ReshapeOp>(node.op)) {
    if (withoutUnits(reshape.getOperand().getType().getShape()) !=
        withoutUnits(reshape.getType().getShape()))
      return std::nullopt;
    return extents.lookup(node.operands[0]);
  }
  if (auto broadcast = dyn_cast<ten::BroadcastOp>(node.op))
    return extentOfBroadcast(broadcast, extents.lookup(node.operands[0]));
  if (auto reduce = dyn_cast<ten::ReduceOp>(node.op)) {
    if (node.operands.size() == 1 && reduce.getKind() &&
        extents.lookup(node.operands[0]) == RowExtent::Elements &&
        reducesRows(reduce))
      return RowExtent::Rows;
    return std::nullopt;
  }
  if (!node.op->hasTrait<ten::Pointwise>())
    return std::nullopt;
  RowExtent extent = RowExtent::One;
  for (int operand : node.operands) {
    RowExtent given = extents.lookup(operand);
    if (given == RowExtent::One || given == extent)
      continue;
    if (extent != RowExtent::One)
      return std::nullopt;
    extent = given;
  }
  return extent;
}

ten::ReduceOp StepPlanner::findFloatSum() const {
  for (const StepNode &node : nodes) {
    auto reduce = dyn_cast<ten::ReduceOp>(node.op);
    if (isLive(node) && reduce && node.operands.size() == 1 &&
        reduce.getKind() == ten::ReductionKind::Add &&
        isWideReal(elementOf(reduce.getInputs().front())))
      return reduce;
  }
  return {};
}

bool StepPlanner::isContraction(const StepNode &node) const {
  auto reduce = dyn_cast<ten::ReduceOp>(node.op);
  if (!reduce || reduce.getKind() != ten::ReductionKind::Add)
    return false;
  const StepNode *summand = nodeOf(node.operands[0]);
  return summand && isa<ten::MulOp>(summand->op) &&
         summand->operands[0] != summand->operands[1];
}

bool StepPlanner::dividesOthers(int number, int64_t elements) const {
  auto isUsed = [&](const StepNode &node) {
    return isLive(node) && !values[size_t(node.result)].constant &&
           llvm::is_contained(node.operands, number);
  };
  if (llvm::none_of(nodes, isUsed))
    return false;
  return llvm::all_of(nodes, [&](const StepNode &node) {
    if (!isUsed(node))
      return true;
    auto divide = dyn_cast<ten::DivOp>(node.op);
    if (divide && node.operands[0] != number &&
        divide.getType().getNumElements() != elements)
      return isWideReal(elementOf(divide));
    return isa<ten::BroadcastOp, ten::ReshapeOp>(node.op) &&
           dividesOthers(node.result, elements);
  });
}

/// Evaluates what depends on constants alone; returns whether all constants are
/// splats.
bool StepPlanner::foldConstants() {
  for (const StepNode &node : nodes) {
    Value &value = values[size_t(node.result)];
    if (!isLive(node))
      continue;
    if (auto constant = dyn_cast<ten::ConstantOp>(node.op))
      value.constant = dyn_cast<DenseElementsAttr>(constant.getValue());
    else if (node.op->getNumResults() == 1)
      fold(node);
    if (value.constant ? !value.constant.isSplat()
                       : isa<ten::ConstantOp>(node.op))
      return false;
  }
  return true;
}

bool StepPlanner::addRowArguments(const RowProgram &program, int64_t elements,
                                  Rows &rows, CallStep &step) {
  auto add = [&](int number, RowExtent extent, StepView view) {
    rows.numbers[number] = int(rows.arguments.size());
    rows.extents[number] = extent;
    rows.arguments.push_back(
        {values[size_t(number)].type.getElementType(), extent});
    step.arguments.push_back({std::move(view), program.dimsOf(extent)});
  };
  bool hasElements = false;
  for (int number = 0; number < int(entry.getNumArguments()); ++number) {
    const Value &value = values[size_t(number)];
    if (!value.live)
      continue;
    std::optional<RowExtent> extent = program.extentOf(value.type.getShape());
    if (!extent || !hasMaskedLoads(value.type))
      return false;
    hasElements |= extent == RowExtent::Elements;
    add(number, *extent, *value.view);
  }
  // Divisors of sums are arguments: means of all lengths have the same code.
  for (const StepNode &node : nodes) {
    Value &value = values[size_t(node.result)];
    if (!isLive(node) || !value.constant ||
        !dividesOthers(node.result, elements))
      continue;
    if (!addConstant(value))
      return false;
    StepView element = *value.view;
    element.dims.clear();
    element.strides.clear();
    add(node.result, RowExtent::One, element);
  }
  return hasElements;
}

bool StepPlanner::addRows(ArrayRef<int> returned) {
  ten::ReduceOp sum = findFloatSum();
  if (!sum ||
      !ordersSums(options.compile.target.triple, options.compile.target.needed))
    return false;
  int64_t elements = ten::tensorType(sum.getInputs().front()).getNumElements();
  RowProgram program(sum);
  // Rows of other lengths have other kernels.
  if (elements <= 1 || elements > kMaxAnySize ||
      program.length() < ten::kMinRowOfKernel ||
      program.length() > ten::kMaxRowOfKernel || !foldConstants())
    return false;
  CallStep step;
  Rows rows;
  if (!addRowArguments(program, elements, rows, step))
    return false;
  SmallVector<RowOperation> operations;
  for (const StepNode &node : nodes) {
    const Value &value = values[size_t(node.result)];
    if (!isLive(node) || rows.numbers.contains(node.result))
      continue;
    if (isContraction(node))
      return false;
    std::optional<RowExtent> extent =
        value.constant ? RowExtent::One
                       : program.extentOfResult(node, rows.extents);
    if (!extent)
      return false;
    // A sum that is reshaped before something is computed with it has a kernel
    // of its own, which adds long rows and contracts products otherwise.
    if (*extent == RowExtent::Rows && isa<ten::ReshapeOp>(node.op) &&
        value.isComputedWith)
      return false;
    RowOperation operation = {node.op, value.constant, {}, *extent};
    if (!value.constant)
      for (int operand : node.operands)
        operation.operands.push_back(rows.numbers.lookup(operand));
    rows.numbers[node.result] = int(rows.arguments.size() + operations.size());
    rows.extents[node.result] = *extent;
    operations.push_back(std::move(operation));
  }
  SmallVector<int> results;
  for (int number : returned) {
    Value &value = values[size_t(number)];
    RowExtent extent = rows.extents.lookup(number);
    // A result is computed, once, and not as an element for all rows.
    if (number < int(entry.getNumArguments()) || value.view ||
        extent == RowExtent::One || extent == RowExtent::Places)
      return false;
    results.push_back(rows.numbers.lookup(number));
    value.view = makeTemporary(typeOf(value.type), value.type.getShape());
    step.results.push_back({*value.view, program.dimsOf(extent)});
  }
  made.isSlow = true;
  addStep(std::move(step),
          rowsText(entry.getContext(), rows.arguments, operations, results),
          elements);
  return true;
}

} // namespace tenon

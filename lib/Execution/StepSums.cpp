//===- StepSums.cpp - Steps that add floats -------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of StepPlanner: products of matrices and sums of floats, in the order in
// which compiled code adds.
//
// A product of matrices is added in the order of the summed dimension, by fused
// multiply-adds from 0 (Runtime/Library/MatrixProduct.h), where rows of the
// result are long enough for vectors, or sums too short for them. A sum along
// rows has an order that the length gives (ordersSums), in which a routine adds
// (Runtime/Library/Windows.h): by blocks, whose sums are added some at a time
// where compiled code has a kernel of rows; on other processors LLVM's
// vectorizer chooses an order by the length, for which the code is. A sum of
// rows is added in order, as are one of few elements (isSumInOrder), small
// windows, scans and the updates of a scatter.
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Nests/DotInstruction.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "SharedKernels.h"
#include "StepPlanner.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {

/// Most elements of sums whose parts threads do not add, and least number of
/// rows that they add up whole, whatever their length is.
/// Bound: elements, rows; chunks of rows for many threads.
constexpr int64_t kMaxFewSums = int64_t(1) << 16, kMinRowsOfSums = 1024;
/// Most bytes of an array of a large product that are copied.
/// Bound: bytes; time of a call that is not compiled.
constexpr int64_t kMaxOperand = int64_t(1) << 22;

/// Returns the view with its dimensions in another order.
static StepView permuted(const StepView &view, ArrayRef<int64_t> order) {
  StepView made = view;
  for (auto [to, from] : llvm::enumerate(order)) {
    made.dims[to] = view.dims[size_t(from)];
    made.strides[to] = view.strides[size_t(from)];
  }
  return made;
}

/// Returns the distance of elements along the dimensions as one; none if they
/// are not evenly apart.
static std::optional<int64_t> strideOf(const StepView &view,
                                       ArrayRef<int64_t> dims) {
  std::optional<int64_t> found;
  int64_t next = 0;
  for (int64_t dim : llvm::reverse(dims)) {
    int64_t size = view.dims[size_t(dim)], stride = view.strides[size_t(dim)];
    if (size == 1)
      continue;
    if (!found)
      found = stride;
    else if (stride != next)
      return std::nullopt;
    next = stride * size;
  }
  return found.value_or(0);
}

std::optional<StepView> StepPlanner::makeConverted(const StepView &view,
                                                   ten_type type) {
  std::optional<StepView> dense = makeDense(view);
  if (!dense || dense->type == type)
    return dense;
  MapStep step;
  step.count = dense->count();
  StepView made = makeTemporary(type, dense->dims);
  step.operations.push_back({ten::convertFunction(dense->type, type),
                             {{*dense, false}},
                             {made, false}});
  if (!step.operations.back().function)
    return std::nullopt;
  this->made.steps.emplace_back(std::move(step));
  return made;
}

/// Makes a call of code for rows of this length, if the program has nothing
/// else that is computed with them.
bool StepPlanner::visitVectorProduct(const StepNode &node, ten::ContractOp op) {
  RankedTensorType rows = op.getLhs().getType(), vector = op.getRhs().getType();
  Type element = rows.getElementType();
  auto numArguments = int(entry.getNumArguments());
  if (!isWideReal(element) || rows.getRank() > 2 || vector.getRank() != 1 ||
      vector.getElementType() != element || elementOf(op) != element ||
      op.getAccumulatorType() != element ||
      !llvm::equal(op.getLhsContracting(), ArrayRef(rows.getRank() - 1)) ||
      rows.getNumElements() == 0 || rows.getNumElements() > kMaxSmallProducts ||
      node.operands[0] >= numArguments || node.operands[1] >= numArguments ||
      values[size_t(node.result)].isComputedWith)
    return false;
  int64_t length = vector.getDimSize(0), count = rows.getNumElements() / length;
  CallStep step;
  step.arguments = {{*viewOf(node.operands[0]), {count, length}},
                    {*viewOf(node.operands[1]), {length}}};
  return addCall(node, std::move(step),
                 vectorProductText(entry.getContext(), element, length),
                 rows.getNumElements(), {count});
}

bool StepPlanner::isWidened(int number) const {
  const StepNode *node = nodeOf(number);
  while (node && node->operands.size() == 1) {
    Type from = elementOf(node->op->getOperand(0)),
         to = elementOf(node->op->getResult(0));
    if (isa<ten::ConvertOp>(node->op))
      return isa<FloatType>(from) && isa<FloatType>(to) &&
             from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth();
    if (node->op->hasTrait<ten::Pointwise>())
      return false;
    node = nodeOf(node->operands.front());
  }
  return false;
}

bool StepPlanner::addLarge(ArrayRef<StepView> copied) {
  if (++numLarge > kMaxLarge)
    return refuse(concat("got more than ", kMaxLarge, " large products"));
  for (const StepView &view : copied)
    mayCopy += std::min(view.count() * storageSize(view.type), kMaxOperand);
  return true;
}

bool StepPlanner::visitContract(const StepNode &node, ten::ContractOp op) {
  if (visitOperation(node) || visitVectorProduct(node, op) ||
      visitAnySize(node))
    return true;
  Type accumulator = op.getAccumulatorType();
  auto isNarrower = [&](Type element) {
    return isa<FloatType>(element) && ten::toElementType(element) &&
           (element == accumulator || element.isF16() || element.isBF16() ||
            element.isF32());
  };
  if (!contracts || !isWideReal(accumulator) ||
      !isNarrower(elementOf(op.getLhs())) ||
      !isNarrower(elementOf(op.getRhs())) || !isNarrower(elementOf(op)))
    return false;
  // Code around the product may take a narrow sum before it is rounded.
  if (elementOf(op) != accumulator &&
      values[size_t(node.result)].isComputedWith)
    return false;
  StepView *lhs = viewOf(node.operands[0]);
  if (!lhs)
    return false;
  StepView left = *lhs;
  StepView *rhs = viewOf(node.operands[1]);
  if (!rhs)
    return false;
  ArrayRef<int64_t> leftBatch = op.getLhsBatch(), rightBatch = op.getRhsBatch(),
                    leftSummed = op.getLhsContracting(),
                    rightSummed = op.getRhsContracting();
  SmallVector<int64_t> leftFree = op.getLhsFree(), rightFree = op.getRhsFree();
  auto countOf = [](const StepView &view, ArrayRef<int64_t> dims) {
    int64_t count = 1;
    for (int64_t dim : dims)
      count *= view.dims[size_t(dim)];
    return count;
  };
  ProductStep step;
  step.batch = countOf(left, leftBatch);
  step.rows = countOf(left, leftFree);
  step.columns = countOf(*rhs, rightFree);
  step.summed = countOf(left, leftSummed);
  int64_t longSums = llvm::count_if(
      leftSummed, [&](int64_t dim) { return left.dims[size_t(dim)] != 1; });
  int64_t products = step.batch * step.rows * step.columns * step.summed;
  // Products with a vector may become sums of elementwise products. Few rows of
  // narrow elements are widened in other orders.
  bool isLong =
      step.columns >= kMinColumns && ((elementOf(op.getLhs()) == accumulator &&
                                       elementOf(op.getRhs()) == accumulator) ||
                                      step.rows >= ten::kMinRowsForSearch);
  if (products == 0 || products > kMaxProducts || longSums > 1 ||
      step.rows == 1 || step.columns == 1 ||
      (step.summed > kMaxShortSum && !isLong))
    return false;
  if (step.columns <= ten::kMaxSplitColumns &&
      step.summed >= ten::kMinSplitSum &&
      values[size_t(node.operands[0])].isComputed)
    return refuse("got computed rows times few columns");
  if (step.summed > kMaxShortSum && step.rows < ten::kMinRowsForSearch &&
      llvm::any_of(
          node.operands, [&](int operand) { return isWidened(operand); }))
    return refuse("got a product of few rows of widened elements");
  step.addsHalvesApart = DotInstruction::addsHalvesApart(targetAttr(), op);
  if (products > kMaxSmallProducts) {
    // A result that is transposed has its rows as columns; operands that are
    // computed may be products of their narrower elements.
    if (step.rows < kMinColumns || step.columns < kMinColumns ||
        llvm::any_of(
            node.operands,
            [&](int operand) { return values[size_t(operand)].isComputed; }))
      return refuse("got a large product of few rows or computed elements");
    if (!addLarge({left, *rhs}))
      return false;
  }
  ten_type type = *ten::toElementType(accumulator);
  // Operands are read where they are, if their dimensions are evenly apart.
  auto setOperand = [&](StepView view, StepView &operand,
                        ProductStep::Strides &strides, ArrayRef<int64_t> batch,
                        ArrayRef<int64_t> free, ArrayRef<int64_t> summed) {
    std::optional<int64_t> ofBatch = strideOf(view, batch),
                           ofFree = strideOf(view, free),
                           ofSummed = strideOf(view, summed);
    if (view.type == type && ofBatch && ofFree && ofSummed) {
      operand = std::move(view);
      strides = {*ofBatch, *ofFree, *ofSummed};
      return true;
    }
    SmallVector<int64_t> order(batch);
    llvm::append_range(order, free);
    llvm::append_range(order, summed);
    std::optional<StepView> made = makeConverted(permuted(view, order), type);
    if (!made)
      return false;
    operand = *made;
    int64_t ofRow = countOf(view, summed);
    strides = {countOf(view, free) * ofRow, ofRow, 1};
    return true;
  };
  StepView right = *rhs;
  if (!setOperand(left, step.lhs, step.ofLhs, leftBatch, leftFree,
                  leftSummed) ||
      !setOperand(right, step.rhs, step.ofRhs, rightBatch, rightFree,
                  rightSummed))
    return false;
  RankedTensorType result = values[size_t(node.result)].type;
  step.result = makeTemporary(type, result.getShape());
  made.isSlow = true;
  StepView sums = step.result;
  made.steps.emplace_back(std::move(step));
  values[size_t(node.result)].view = makeConverted(sums, typeOf(result));
  return values[size_t(node.result)].view.has_value();
}

bool StepPlanner::addsInOrder(const StepNode &node) const {
  Type element = elementOf(node.op->getOperand(0));
  // Narrower sums are wider until they are complete. Elements that are computed
  // in the loop may be products, with which the sum is contracted.
  if (!isWideReal(element) || node.op->getNumResults() != 1 ||
      llvm::any_of(node.operands, [&](int operand) {
        const Value &value = values[size_t(operand)];
        return isa<FloatType>(value.type.getElementType()) && value.isComputed;
      }))
    return false;
  return TypeSwitch<Operation *, bool>(node.op)
      .Case([&](ten::ReduceOp op) {
        SmallVector<int64_t> sizes;
        for (int64_t dim : op.getDims())
          sizes.push_back(
              values[size_t(node.operands[0])].type.getDimSize(dim));
        return op.getKind() && keepsOrder(node.operands[0], sizes) &&
               ten::isSumInOrder(values[size_t(node.operands[0])].type,
                                 op.getDims());
      })
      .Case([&](ten::WindowReduceOp op) {
        return op.getKind() && keepsOrder(node.operands[0], op.getWindow());
      })
      .Case<ten::ScanOp, ten::ScatterOp>(
          [](auto op) { return op.getKind().has_value(); })
      .Default(false);
}

bool StepPlanner::keepsOrder(int number, ArrayRef<int64_t> sizes) const {
  return !values[size_t(number)].isTransposed ||
         llvm::count_if(sizes, [](int64_t size) { return size != 1; }) < 2;
}

bool StepPlanner::isSumAlone(const StepNode &node) {
  // Elements that are computed in the sum's kernel, or of its result, change
  // how the loop is vectorized, and whether there are blocks.
  if (node.operands[0] >= int(entry.getNumArguments()))
    return false;
  BitVector depends(unsigned(values.size()));
  depends.set(unsigned(node.result));
  for (const StepNode &other : nodes) {
    if (!isLive(other) || &other == &node)
      continue;
    if (isa<ten::ReduceOp>(other.op))
      return false;
    if (llvm::any_of(other.operands,
                     [&](int operand) { return depends[unsigned(operand)]; })) {
      if (isa<ten::BroadcastOp>(other.op))
        return false;
      depends.set(unsigned(other.result));
    }
  }
  return true;
}

bool StepPlanner::hasFeature(StringRef feature) const {
  return llvm::is_contained(llvm::split(options.compile.target.needed, ' '),
                            feature);
}

bool StepPlanner::hasMaskedLoads(RankedTensorType type) const {
  return type.getNumElements() == 1 || storageSize(typeOf(type)) >= 4 ||
         hasFeature("avx512bw");
}

bool StepPlanner::isComputedInPlace(int number) {
  const Value &value = values[size_t(number)];
  if (value.type.getNumElements() == 1)
    return true;
  if (number < int(entry.getNumArguments()) || value.constant)
    return hasMaskedLoads(value.type);
  const StepNode *node = nodeOf(number);
  return node &&
         (node->op->hasTrait<ten::Pointwise>() ||
          (isa<ten::BroadcastOp>(node->op) &&
           values[size_t(node->operands[0])].type.getNumElements() == 1)) &&
         llvm::all_of(node->operands,
                      [&](int operand) { return isComputedInPlace(operand); });
}

bool hasBlocks(ten::ReduceOp op) {
  int64_t last = ten::tensorType(op.getInputs().front()).getRank() - 1;
  return llvm::is_contained(op.getDims(), last);
}

bool StepPlanner::addRowSums(const StepNode &node, const StepView &dense,
                             int64_t rows, int64_t length) {
  Value &value = values[size_t(node.result)];
  // A kernel of rows adds up some blocks at a time.
  bool isNormalized = value.isComputedWith && length <= ten::kMaxRowOfKernel;
  RowSumStep step;
  step.sums = {rows,
               length,
               /*vectorBytes=*/hasFeature("avx512f") ? 64 : 32,
               ten::kMinLongRow,
               ten::kSumBlock,
               ten::kMinManyBlocks,
               ten::kMinRestInVectors,
               isNormalized ? ten::kBlocksTogether : 0};
  step.input = dense;
  step.blocks = makeTemporary(dense.type, {rows, step.sums.countBlocks()});
  step.result = makeTemporary(dense.type, value.type.getShape());
  value.view = step.result;
  made.isSlow = true;
  made.steps.emplace_back(std::move(step));
  return true;
}

bool StepPlanner::isReshaped(int number) const {
  for (const StepNode &node : nodes) {
    if (!isLive(node) || !llvm::is_contained(node.operands, number) ||
        node.op->hasTrait<ten::Pointwise>())
      continue;
    if (isa<ten::ReshapeOp>(node.op) || isReshaped(node.result))
      return true;
  }
  return false;
}

bool StepPlanner::visitFloatSum(const StepNode &node, ten::ReduceOp op,
                                const StepView &view, ArrayRef<int64_t> sizes) {
  if (op.getDims().empty())
    return false;
  // The order of short and of long rows is that of code for their length.
  bool isOrdered = ordersSums(options.compile.target.triple,
                              options.compile.target.needed) &&
                   isWideReal(elementOf(node.op->getOperand(0))) &&
                   sizes[1] > ten::kMaxNarrowSumInOrder && sizes[2] == 1;
  // Long rows may be in a kernel of rows, which adds up their blocks otherwise,
  // where other code than that for any length is not known, or several
  // operations use the sum.
  const Value &sum = values[size_t(node.result)];
  if (sizes[1] >= ten::kMinLongRow &&
      (!hasBlocks(op) || (sum.isComputedWith && !(isOrdered && sum.uses == 1 &&
                                                  !isReshaped(node.result)))))
    return false;
  auto isKnown = [&] {
    if (op.getKind() != ten::ReductionKind::Add)
      return false;
    // A product would be added by a fused multiply-add.
    return (isOrdered && !values[size_t(node.operands[0])].isProduct &&
            isComputedInPlace(node.operands[0])) ||
           isSumAlone(node);
  };
  if (!addsInOrder(node) && !isKnown())
    return false;
  std::optional<StepView> dense = makeDense(view);
  if (!dense)
    return false;
  // Reductions along several dimensions are nests of loops, unless these are
  // the last ones, and short or summed (ten-collapse-dims).
  SmallVector<int64_t> reduced;
  for (int64_t dim : op.getDims())
    if (view.dims[size_t(dim)] != 1)
      reduced.push_back(view.dims[size_t(dim)]);
  bool areLast = op.getDims().back() == int64_t(view.dims.size()) - 1 &&
                 op.getDims().back() - op.getDims().front() ==
                     int64_t(op.getDims().size()) - 1;
  if (reduced.size() > 1 &&
      (!areLast || (op.getKind() != ten::ReductionKind::Add &&
                    sizes[1] / reduced.front() >= ten::kLongRow)))
    return false;
  if (isOrdered && op.getKind() == ten::ReductionKind::Add)
    return addRowSums(node, *dense, sizes[0], sizes[1]);
  if (dense->count() > kMaxFewSums && sizes[0] < kMinRowsOfSums)
    return refuse(
        concat("got more than ", kMaxFewSums, " elements of few sums"));
  CallStep step;
  // The length of rows, or the number of few columns, chooses the order.
  std::vector<int64_t> dims = {sizes[0], sizes[1]}, kept = {sizes[0]};
  SmallVector<int64_t> shape = {ShapedType::kDynamic, sizes[1]};
  if (sizes[2] != 1) {
    dims.push_back(sizes[2]);
    kept.push_back(sizes[2]);
    if (sizes[2] < ten::kMinRowOfVectors)
      shape.push_back(sizes[2]);
    else
      shape.assign(3, ShapedType::kDynamic);
  }
  step.arguments.push_back({*dense, dims});
  return addCall(node, std::move(step),
                 reductionText(entry.getContext(), *op.getKind(),
                               elementOf(op->getResult(0)), shape, /*dim=*/1),
                 dense->count(), kept);
}

} // namespace tenon

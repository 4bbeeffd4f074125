//===- Softmax.cpp - Matches softmax and causal masks ---------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches a softmax, exp(x - max(x)) / sum(exp(x - max(x))), in the forms that
// JAX and PyTorch emit, and attention whose row-wise part is a softmax of f32.
// Such attention is computed by an online softmax (FlashAttention). Also finds
// causal masks: the diagonal above which the logits are replaced by a constant,
// so that blocks of columns above it can be skipped.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Comparisons.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Shape.h"

using namespace mlir;

namespace tenon::ten {

/// Returns the value behind broadcasts, reshapes and transposes. Whether the
/// axes agree is checked as part of the form of attention.
static Value skipViews(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<BroadcastOp, ReshapeOp, TransposeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Returns x of max(x, -inf), which JAX emits.
static Value skipLeast(Value value) {
  if (auto max = value.getDefiningOp<MaxOp>())
    for (unsigned i = 0; i < 2; ++i)
      if (isSplatOf(skipViews(max->getOperand(i)), -HUGE_VAL))
        return skipViews(max->getOperand(1 - i));
  return value;
}

/// Returns the reduction of that kind of `input` behind a value's views, or
/// null.
static ReduceOp reductionOf(Value value, ReductionKind kind, Value input) {
  auto reduce = skipLeast(skipViews(value)).getDefiningOp<ReduceOp>();
  return reduce && reduce.getKind() == kind &&
                 reduce.getInputs().front() == input
             ? reduce
             : ReduceOp();
}

/// Returns x - max(x) and the reduction of max, if `quotient` has the form of a
/// softmax; does not check that they are of the same rows.
static std::optional<std::pair<SubOp, ReduceOp>> softmaxOf(DivOp quotient) {
  auto exp = quotient.getLhs().getDefiningOp<ExpOp>();
  auto less = exp ? exp.getOperand().getDefiningOp<SubOp>() : SubOp();
  if (!less)
    return {};
  ReduceOp largest =
      reductionOf(less.getRhs(), ReductionKind::Max, less.getLhs());
  if (!largest || !reductionOf(quotient.getRhs(), ReductionKind::Add, exp))
    return {};
  return std::pair(less, largest);
}

/// Returns whether the value is the result of `reduce` broadcast along the
/// dimensions that it reduced.
static bool isOfRow(Value value, ReduceOp reduce) {
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return false;
  // The dimensions that were kept must be at their old positions.
  int64_t rank = tensorType(reduce.getInputs().front()).getRank();
  SmallVector<int64_t> left;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(reduce.getDims(), dim))
      left.push_back(dim);
  return broadcast.getDims() == ArrayRef(left) &&
         skipLeast(broadcast.getOperand()) == reduce->getResult(0);
}

bool isSoftmax(DivOp op) {
  Type type = tensorType(op).getElementType();
  if (!type.isF32() && !type.isF64())
    return false;
  auto found = softmaxOf(op);
  if (!found)
    return false;
  ReduceOp sum = reductionOf(op.getRhs(), ReductionKind::Add, op.getLhs());
  return isOfRow(found->first.getRhs(), found->second) &&
         isOfRow(op.getRhs(), sum);
}

/// Returns the only user of a value, looking through views and max(x, -inf);
/// null if there are several.
static Operation *onlyUser(Value value) {
  while (value.hasOneUse()) {
    Operation *user = *value.user_begin();
    bool isView =
        isa<BroadcastOp, ReshapeOp>(user) ||
        (isa<MaxOp>(user) && skipLeast(user->getResult(0)) == skipViews(value));
    if (!isView)
      return user;
    value = user->getResult(0);
  }
  return nullptr;
}

bool isWholeSoftmax(DivOp op) {
  // The exponentials have one other user: their sum.
  return isSoftmax(op) && op.getLhs().hasNUses(2) &&
         onlyUser(skipLeast(skipViews(op.getRhs()))) == op;
}

/// Returns the division by the sum that uses the exponentials, or null.
static DivOp quotientOf(ExpOp op) {
  for (Operation *user : op->getUsers())
    if (auto quotient = dyn_cast<DivOp>(user))
      return isWholeSoftmax(quotient) ? quotient : DivOp();
  return {};
}

bool isOfWholeSoftmax(ExpOp op) {
  DivOp quotient = quotientOf(op);
  return quotient && quotient.getLhs() == op;
}

bool isLargestOfSoftmax(ReduceOp op) {
  auto less = op->getNumResults() == 1
                  ? dyn_cast_or_null<SubOp>(onlyUser(op->getResult(0)))
                  : SubOp();
  auto exp = less && less->hasOneUse() ? dyn_cast<ExpOp>(*less->user_begin())
                                       : ExpOp();
  DivOp quotient = exp ? quotientOf(exp) : DivOp();
  return quotient && softmaxOf(quotient)->second == op;
}

static bool isFloat(Value value, bool mayBeNarrow) {
  Type type = tensorType(value).getElementType();
  return type.isF32() || (mayBeNarrow && isa<Float16Type, BFloat16Type>(type));
}

std::optional<Softmax> Softmax::of(const Attention &attention) {
  for (ContractOp op : {attention.getScores(), attention.getValues()})
    if (!op.getAccumulatorType().isF32() || !isFloat(op.getLhs(), true) ||
        !isFloat(op.getRhs(), true) || !isFloat(op, true))
      return {};
  Value rows = attention.getRows();
  if (auto convert = rows.getDefiningOp<ConvertOp>())
    rows = convert.getOperand();
  auto divide = rows.getDefiningOp<DivOp>();
  auto parts = divide ? softmaxOf(divide) : std::nullopt;
  if (!parts || !isFloat(rows, false))
    return {};
  Softmax found;
  found.largest = parts->second->getResult(0);
  found.logits = parts->first.getLhs();
  return found;
}

namespace {

/// Finds the diagonal above which a condition is constant.
class Diagonal {
public:
  explicit Diagonal(const Attention &attention) : attention(attention) {}

  /// Returns the smallest k such that `condition` equals `value` wherever
  /// `column - row > k`.
  std::optional<int64_t> find(Value condition, ArrayRef<int64_t> axes,
                              bool value) {
    Operation *op = condition.getDefiningOp();
    if (!op || tensorType(condition).getRank() == 0)
      return {};
    auto next = [&](unsigned number, bool wanted) -> std::optional<int64_t> {
      OpOperand &operand = op->getOpOperand(number);
      std::optional<Attention::Axes> of = attention.operandAxes(operand, axes);
      return of ? find(operand.get(), *of, wanted) : std::nullopt;
    };
    if (isa<BroadcastOp, ReshapeOp, TransposeOp>(op))
      return next(0, value);
    if (isa<NotOp>(op))
      return next(0, !value);
    if (value ? isa<OrOp>(op) : isa<AndOp>(op)) {
      std::optional<int64_t> left = next(0, value), right = next(1, value);
      return left && right ? std::min(*left, *right) : left ? left : right;
    }
    auto compare = dyn_cast<CompareOp>(op);
    return compare ? ofCompare(compare, axes, value) : std::nullopt;
  }

private:
  /// The index along an axis, plus an offset.
  struct Index {
    int64_t axis, offset;
  };

  std::optional<int64_t> ofCompare(CompareOp op, ArrayRef<int64_t> axes,
                                   bool value) {
    auto type = dyn_cast<IntegerType>(tensorType(op.getLhs()).getElementType());
    // Wide enough that indices do not overflow.
    if (!type || !type.isSignless() || type.getWidth() < 32)
      return {};
    std::optional<Index> left = indexOf(op.getLhs(), axes),
                         right = indexOf(op.getRhs(), axes);
    if (!left || !right)
      return {};
    Comparison direction = op.getDirection();
    if (!value)
      direction = negated(direction);
    // column > row, or column >= row.
    if (left->axis == attention.row()) {
      std::swap(left, right);
      direction = swapped(direction);
    }
    bool isStrict = direction == Comparison::GT;
    if ((!isStrict && direction != Comparison::GE) ||
        left->axis != attention.row() + 1 || right->axis != attention.row())
      return {};
    return right->offset - left->offset - (isStrict ? 0 : 1);
  }

  std::optional<Index> indexOf(Value value, ArrayRef<int64_t> axes) {
    constexpr int64_t kMaxIndex = 1 << 29;
    Operation *op = value.getDefiningOp();
    if (!op || tensorType(value).getNumElements() == 0)
      return {};
    if (auto iota = dyn_cast<IotaOp>(op)) {
      auto type = dyn_cast<IntegerType>(tensorType(iota).getElementType());
      int64_t dim = iota.getDim();
      if (!type || !type.isSignless() || type.getWidth() < 32 ||
          axes[dim] < 0 || tensorType(iota).getDimSize(dim) > kMaxIndex)
        return {};
      return Index{axes[dim], 0};
    }
    if (auto add = dyn_cast<AddOp>(op)) {
      for (unsigned i = 0; i < 2; ++i) {
        std::optional<int64_t> number = numberOf(add->getOperand(1 - i));
        std::optional<Index> index = indexOf(add->getOperand(i), axes);
        if (number && index && std::abs(*number) <= kMaxIndex &&
            std::abs(index->offset) <= kMaxIndex)
          return Index{index->axis, index->offset + *number};
      }
      return {};
    }
    bool isWider = false;
    if (auto convert = dyn_cast<ConvertOp>(op)) {
      auto from = dyn_cast<IntegerType>(
          tensorType(convert.getOperand()).getElementType());
      isWider = from && from.isSignless() && from.getWidth() >= 32;
    }
    if (!isa<BroadcastOp, ReshapeOp, TransposeOp>(op) && !isWider)
      return {};
    std::optional<Attention::Axes> of =
        attention.operandAxes(op->getOpOperand(0), axes);
    return of ? indexOf(op->getOperand(0), *of) : std::nullopt;
  }

  static std::optional<int64_t> numberOf(Value value) {
    auto constant = skipViews(value).getDefiningOp<ConstantOp>();
    auto dense = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                          : DenseIntElementsAttr();
    if (!dense || !dense.isSplat())
      return {};
    return dense.getSplatValue<APInt>().getSExtValue();
  }

  const Attention &attention;
};

} // namespace

std::optional<CausalMask>
Softmax::findCausalMask(const Attention &attention) const {
  RankedTensorType type = tensorType(logits);
  auto select = logits.getDefiningOp<SelectOp>();
  // There must be a single column dimension.
  if (!select || attention.row() + 2 != type.getRank())
    return {};
  for (bool hidden : {false, true}) {
    Value value = hidden ? select.getOnTrue() : select.getOnFalse();
    auto constant = skipViews(value).getDefiningOp<ConstantOp>();
    auto dense = constant ? dyn_cast<DenseFPElementsAttr>(constant.getValue())
                          : DenseFPElementsAttr();
    if (!dense || !dense.isSplat())
      continue;
    OpOperand &condition = select.getConditionMutable();
    auto axes = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    std::optional<int64_t> offset =
        Diagonal(attention).find(condition.get(), axes, hidden);
    if (offset)
      return CausalMask{*offset, dense.getSplatValue<APFloat>()};
  }
  return {};
}

} // namespace tenon::ten

//===- Softmax.cpp - Softmax, and attention whose rows are one ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Softmax.h"
#include "Comparisons.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Shape.h"

using namespace mlir;

namespace tenon::ten {

/// What the elements are, wherever they are: which axes they lie along is part
/// of the form of attention.
static Value skipViews(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<BroadcastOp, ReshapeOp, TransposeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Of a largest number, the other one of it and -inf: JAX asks for that.
static Value skipLeast(Value value) {
  if (auto max = value.getDefiningOp<MaxOp>())
    for (unsigned i = 0; i < 2; ++i)
      if (isSplatOf(skipViews(max->getOperand(i)), -HUGE_VAL))
        return skipViews(max->getOperand(1 - i));
  return value;
}

/// The reduction that the value is, or null.
static ReduceOp reductionOf(Value value, ReductionKind kind, Value input) {
  auto reduce = skipLeast(skipViews(value)).getDefiningOp<ReduceOp>();
  return reduce && reduce.getKind() == kind &&
                 reduce.getInputs().front() == input
             ? reduce
             : ReduceOp();
}

/// The number and the largest of its row that `quotient` is a softmax of.
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

/// Whether the value is one number for each row of which `reduce` made it, at
/// every place of that row.
static bool isOfRow(Value value, ReduceOp reduce) {
  auto broadcast = value.getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return false;
  // Of the dimensions that are left, each where it was.
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

/// The only operation that needs the value, views and -inf left out, or null.
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
  // The other user of the numbers is their sum.
  return isSoftmax(op) && op.getLhs().hasNUses(2) &&
         onlyUser(skipLeast(skipViews(op.getRhs()))) == op;
}

/// The quotient that needs the numbers, beside their sum, or null.
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

/// Looks for the diagonal behind which a condition is known.
class Diagonal {
public:
  explicit Diagonal(const Attention &attention) : attention(attention) {}

  /// The least k such that `condition` has the value wherever
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
  /// The index along an axis, plus a number.
  struct Index {
    int64_t axis, offset;
  };

  std::optional<int64_t> ofCompare(CompareOp op, ArrayRef<int64_t> axes,
                                   bool value) {
    auto type = dyn_cast<IntegerType>(tensorType(op.getLhs()).getElementType());
    // So large that nothing overflows.
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
    constexpr int64_t kMost = 1 << 29;
    Operation *op = value.getDefiningOp();
    if (!op || tensorType(value).getNumElements() == 0)
      return {};
    if (auto iota = dyn_cast<IotaOp>(op)) {
      auto type = dyn_cast<IntegerType>(tensorType(iota).getElementType());
      int64_t dim = iota.getDim();
      if (!type || !type.isSignless() || type.getWidth() < 32 ||
          axes[dim] < 0 || tensorType(iota).getDimSize(dim) > kMost)
        return {};
      return Index{axes[dim], 0};
    }
    if (auto add = dyn_cast<AddOp>(op)) {
      for (unsigned i = 0; i < 2; ++i) {
        std::optional<int64_t> number = numberOf(add->getOperand(1 - i));
        std::optional<Index> index = indexOf(add->getOperand(i), axes);
        if (number && index && std::abs(*number) <= kMost &&
            std::abs(index->offset) <= kMost)
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
  // One dimension of columns.
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

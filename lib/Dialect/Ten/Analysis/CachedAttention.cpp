//===- CachedAttention.cpp - Matches attention over a cache
//----------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches a contraction over the places of a cache whose other operand is a
// softmax of logits that a mask `place < length` hides. Walks from the weights
// to the division of the softmax, from its logits to the select, and from the
// select's condition to the iota of places and to the lengths. Used by
// ten-limit-attention.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/CachedAttention.h"
#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Shape.h"

using namespace mlir;

namespace tenon::ten {

/// Operations from a mask or a length to where it comes from.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 32;

std::optional<ReshapedDim> operandDim(ReshapeOp op, int64_t dim) {
  RankedTensorType from = op.getOperand().getType(), to = op.getType();
  if (!from.hasStaticShape() || !to.hasStaticShape() ||
      from.getNumElements() == 0)
    return {};
  int64_t before = llvm::product_of(to.getShape().take_front(dim)),
          size = to.getDimSize(dim), outside = 1;
  for (int64_t i = 0; i < from.getRank(); ++i) {
    if (outside == before && from.getDimSize(i) != 1) {
      int64_t all = 1, last = i;
      while (last < from.getRank() && all < size)
        all *= from.getDimSize(last++);
      if (all == size)
        return ReshapedDim{i, size / from.getDimSize(i)};
      return {};
    }
    outside *= from.getDimSize(i);
  }
  return {};
}

std::optional<Placed> sourceOf(Operation *op, int64_t dim) {
  if (auto broadcast = dyn_cast_or_null<BroadcastOp>(op)) {
    for (auto [i, to] : llvm::enumerate(broadcast.getDims()))
      if (to == dim && broadcast.getOperand().getType().getDimSize(i) ==
                           broadcast.getType().getDimSize(dim))
        return Placed{broadcast.getOperand(), static_cast<int64_t>(i)};
    return Placed{Value(), -1};
  }
  if (auto transpose = dyn_cast_or_null<TransposeOp>(op))
    return Placed{transpose.getOperand(), transpose.getPerm()[dim]};
  if (auto reshape = dyn_cast_or_null<ReshapeOp>(op))
    if (std::optional<ReshapedDim> from = operandDim(reshape, dim);
        from && from->places == 1)
      return Placed{reshape.getOperand(), from->dim};
  return {};
}

/// Returns whether elements are the places' numbers.
static bool isNumberOfPlace(Placed placed) {
  for (unsigned step = 0; step < kMaxSteps && placed.value; ++step) {
    Operation *op = placed.value.getDefiningOp();
    if (auto iota = dyn_cast_or_null<IotaOp>(op))
      return static_cast<int64_t>(iota.getDim()) == placed.dim;
    std::optional<Placed> source = sourceOf(op, placed.dim);
    if (!source)
      return false;
    placed = *source;
  }
  return false;
}

/// Returns the values whose largest is that of a value that does not depend on
/// the place; null if it may.
static Value lengthOf(Placed placed) {
  Value found;
  for (unsigned step = 0; step < kMaxSteps; ++step) {
    std::optional<Placed> source =
        sourceOf(placed.value.getDefiningOp(), placed.dim);
    if (!source)
      return tensorType(placed.value).getDimSize(placed.dim) == 1 ? placed.value
                                                                  : Value();
    if (!source->value) {
      found = cast<BroadcastOp>(placed.value.getDefiningOp()).getOperand();
      break;
    }
    placed = *source;
  }
  // Fewer elements have the same largest one.
  while (found)
    if (auto broadcast = found.getDefiningOp<BroadcastOp>())
      found = broadcast.getOperand();
    else if (auto reshape = found.getDefiningOp<ReshapeOp>())
      found = reshape.getOperand();
    else
      break;
  return found;
}

/// Returns whether the program knows the value: then all rows of a causal mask
/// are there, and the largest length is the whole.
static bool isConstant(Value value) {
  SmallVector<Value> worklist{value};
  for (size_t next = 0; next < worklist.size(); ++next) {
    Operation *op = worklist[next].getDefiningOp();
    if (!op || next > kMaxSteps)
      return false;
    llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

static std::optional<LengthMask> lengthMask(Placed condition,
                                            unsigned depth = 0) {
  Operation *op = condition.value.getDefiningOp();
  if (!op || depth > kMaxSteps)
    return {};
  if (std::optional<Placed> source = sourceOf(op, condition.dim))
    return source->value ? lengthMask(*source, depth + 1) : std::nullopt;
  if (isa<AndOp>(op)) {
    for (Value operand : op->getOperands())
      if (auto found = lengthMask({operand, condition.dim}, depth + 1))
        return found;
    return {};
  }
  auto compare = dyn_cast<CompareOp>(op);
  if (!compare)
    return {};
  Value low = compare.getLhs(), high = compare.getRhs();
  Comparison direction = compare.getDirection();
  if (direction == Comparison::GT || direction == Comparison::GE) {
    std::swap(low, high);
    direction = direction == Comparison::GT ? Comparison::LT : Comparison::LE;
  }
  Type element = tensorType(low).getElementType();
  if ((direction != Comparison::LT && direction != Comparison::LE) ||
      !isa<IntegerType>(element) || element.getIntOrFloatBitWidth() < 32 ||
      !isNumberOfPlace({low, condition.dim}))
    return {};
  Value lengths = lengthOf({high, condition.dim});
  if (!lengths || isConstant(lengths))
    return {};
  return LengthMask{lengths, direction == Comparison::LE};
}

/// Returns the logits' mask and the value of hidden places, behind conversions.
static std::optional<std::pair<SelectOp, float>> maskedLogits(Value logits) {
  while (auto convert = logits.getDefiningOp<ConvertOp>()) {
    auto from =
        dyn_cast<FloatType>(convert.getOperand().getType().getElementType());
    // A rounded mask would have another value.
    if (!from || from.getWidth() >= convert.getType().getElementTypeBitWidth())
      return {};
    logits = convert.getOperand();
  }
  auto select = logits.getDefiningOp<SelectOp>();
  if (!select)
    return {};
  Value hidden = select.getOnFalse();
  while (auto view = hidden.getDefiningOp()) {
    if (!isa<BroadcastOp, ReshapeOp>(view))
      break;
    hidden = view->getOperand(0);
  }
  auto constant = hidden.getDefiningOp<ConstantOp>();
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue())
                        : SplatElementsAttr();
  if (!splat || !isa<FloatType>(splat.getElementType()))
    return {};
  APFloat value = splat.getSplatValue<APFloat>();
  bool loses = false;
  value.convert(APFloat::IEEEsingle(), APFloat::rmTowardPositive, &loses);
  return std::pair(select, value.convertToFloat());
}

std::optional<CachedAttention> CachedAttention::of(ContractOp op, bool left,
                                                   std::string &why) {
  CachedAttention found;
  found.values = op;
  found.weightsAreLeft = left;
  if (op.getLhsContracting().size() != 1 || !op.getType().hasStaticShape())
    return {};
  found.dimOfWeights =
      left ? op.getLhsContracting()[0] : op.getRhsContracting()[0];
  found.dimOfValues =
      left ? op.getRhsContracting()[0] : op.getLhsContracting()[0];
  Placed weights{found.weights(), found.dimOfWeights};
  found.numPlaces = tensorType(weights.value).getDimSize(weights.dim);
  while (Operation *maker = weights.value.getDefiningOp()) {
    if (auto convert = dyn_cast<ConvertOp>(maker)) {
      weights.value = convert.getOperand();
      continue;
    }
    std::optional<Placed> source = sourceOf(maker, weights.dim);
    if (!source || !source->value || isa<BroadcastOp>(maker))
      break;
    weights = *source;
  }
  found.softmax = weights.value.getDefiningOp<DivOp>();
  found.dim = weights.dim;
  if (!found.softmax || !isSoftmax(found.softmax) ||
      !found.softmax.getType().getElementType().isF32())
    return {};
  auto less = found.softmax.getLhs()
                  .getDefiningOp<ExpOp>()
                  .getOperand()
                  .getDefiningOp<SubOp>();
  for (Operation *user : less.getLhs().getUsers())
    if (auto reduce = dyn_cast<ReduceOp>(user);
        reduce && reduce.getKind() == ReductionKind::Max &&
        reduce.getInputs().size() == 1)
      found.largest = reduce;
  auto masked = maskedLogits(less.getLhs());
  if (!found.largest || !masked ||
      found.largest.getDims() != ArrayRef<int64_t>{found.dim})
    return {};
  found.maskValue = masked->second;
  auto mask = lengthMask({masked->first.getCondition(), found.dim});
  if (!mask) {
    why = "their mask does not show the places below a length of the call";
    return {};
  }
  found.mask = *mask;
  return found;
}

} // namespace tenon::ten

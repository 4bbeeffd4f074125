//===- FindDequantization.cpp - Follows the operations that make numbers --===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of Dequantization: follows elementwise operations with parameters, and
// views, from a number to its integers. DequantizedCodes.cpp finds these.
//
//===----------------------------------------------------------------------===//

#include "DequantizationFinder.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"

#include <numeric>

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 16;

/// Values with fewer elements than one for so many weights are parameters.
/// Bound: weights; which remarks are made.
constexpr int64_t kLeastCodesOfScale = 8;

bool DequantizationFinder::isWider(ConvertOp op) {
  if (!op)
    return false;
  Type from = op.getOperand().getType().getElementType(),
       to = op.getType().getElementType();
  if (!from.isIntOrFloat() || !to.isIntOrFloat() || from.isInteger(1) ||
      from.getIntOrFloatBitWidth() >= to.getIntOrFloatBitWidth())
    return false;
  // Converted once more, they are rounded as before.
  if (isa<FloatType>(to))
    return true;
  std::optional<IntegerRange> range = ranges.of(op.getOperand()),
                              all = rangeOfType(to);
  return range && all && all->contains(*range);
}

Value DequantizationFinder::parameter(Value value, unsigned depth) {
  RankedTensorType type = tensorType(value);
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxSteps)
    return {};
  SmallVector<int64_t> sizes(type.getRank(), 1);
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    if (!splat)
      return {};
    return ConstantOp::create(builder, value.getLoc(),
                              splat.resizeSplat(type.clone(sizes)));
  }
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    Value source = broadcast.getOperand();
    if (auto wider = sourceOfView(source).getDefiningOp<ConvertOp>();
        isWider(wider))
      source = reshapedTo(builder, wider.getOperand(),
                          tensorType(source).getShape());
    // In the order of the result's dimensions.
    RankedTensorType from = tensorType(source);
    SmallVector<int64_t> perm =
        llvm::to_vector(llvm::seq<int64_t>(from.getRank()));
    llvm::sort(perm, [&](int64_t a, int64_t b) {
      return broadcast.getDims()[a] < broadcast.getDims()[b];
    });
    if (!llvm::is_sorted(perm))
      source = builder.createOrFold<TransposeOp>(value.getLoc(), source, perm);
    for (auto [dim, place] : llvm::enumerate(broadcast.getDims()))
      sizes[place] = from.getDimSize(dim);
    return reshapedTo(builder, source, sizes);
  }
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    Value source = parameter(reshape.getOperand(), depth + 1);
    if (!source)
      return {};
    auto made = reshapedParameter(tensorType(source).getShape(),
                                  tensorType(reshape.getOperand()).getShape(),
                                  type.getShape());
    return made ? reshapedTo(builder, source, *made) : Value();
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    Value source = parameter(transpose.getOperand(), depth + 1);
    return source ? builder.createOrFold<TransposeOp>(value.getLoc(), source,
                                                      transpose.getPerm())
                  : Value();
  }
  if (auto gather = dyn_cast<GatherOp>(op))
    return indexedParameter(gather);
  return isPointwise(op) ? computedParameter(op, depth) : Value();
}

/// Returns into how many blocks a list of indices, that is constant, divides:
/// 0, ..., 0, 1, ..., 1, ... in equal numbers; 0 for others.
static int64_t blocksOfIndices(Value indices) {
  while (Value operand = reshapedOperand(indices.getDefiningOp()))
    indices = operand;
  auto constant = indices.getDefiningOp<ConstantOp>();
  auto numbers = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                          : DenseIntElementsAttr();
  if (!numbers || numbers.empty())
    return 0;
  SmallVector<APInt> list(numbers.getValues<APInt>());
  int64_t count = list.size(), last = list.back().getSExtValue();
  if (last < 0 || last >= count || count % (last + 1) != 0)
    return 0;
  for (auto [i, number] : llvm::enumerate(list))
    if (number.getSExtValue() != static_cast<int64_t>(i) / (count / (last + 1)))
      return 0;
  return last + 1;
}

/// Whole slices of an array of parameters, by a list of the block of each
/// place.
Value DequantizationFinder::indexedParameter(GatherOp op) {
  RankedTensorType from = op.getOperand().getType(), to = op.getType();
  int64_t blocks = blocksOfIndices(op.getIndices());
  if (blocks == 0 || !takesWholeSlices(op) || op.getCollapsed().size() != 1 ||
      to.getRank() != from.getRank() ||
      blocks > from.getDimSize(op.getCollapsed().front()))
    return {};
  int64_t indexed = op.getCollapsed().front();
  SmallVector<int64_t> start(from.getRank(), 0), limit(from.getShape()),
      stride(from.getRank(), 1), perm;
  limit[indexed] = blocks;
  // The list's dimension is the one that slices do not have.
  int64_t next = 0;
  for (int64_t dim = 0; dim < to.getRank(); ++dim) {
    next += next == indexed;
    perm.push_back(llvm::is_contained(op.getOffsetDims(), dim) ? next++
                                                               : indexed);
  }
  Value taken = builder.createOrFold<SliceOp>(op.getLoc(), op.getOperand(),
                                              start, limit, stride);
  return builder.createOrFold<TransposeOp>(op.getLoc(), taken, perm);
}

/// An elementwise operation on parameters is one on their blocks.
Value DequantizationFinder::computedParameter(Operation *op, unsigned depth) {
  if (op->getNumResults() != 1 || budget == 0)
    return {};
  --budget;
  RankedTensorType type = tensorType(op->getResult(0));
  SmallVector<Value> operands;
  SmallVector<int64_t> sizes(type.getRank(), 1);
  for (Value operand : op->getOperands()) {
    if (tensorType(operand).getShape() != type.getShape())
      return {};
    Value own = parameter(operand, depth + 1);
    if (!own)
      return {};
    RankedTensorType wanted =
        tensorType(own).clone(tensorType(operand).getElementType());
    operands.push_back(
        builder.createOrFold<ConvertOp>(op->getLoc(), wanted, own));
    for (auto [size, own] :
         llvm::zip_equal(sizes, tensorType(operands.back()).getShape()))
      size = std::lcm(size, own);
  }
  // All elements have operands of their own.
  if (operands.empty() || ArrayRef(sizes) == type.getShape())
    return {};
  for (Value &operand : operands)
    operand = repeatedTo(builder, operand, sizes);
  Operation *made = builder.clone(*op);
  made->setOperands(operands);
  made->getResult(0).setType(type.clone(sizes));
  return made->getResult(0);
}

bool DequantizationFinder::append(Dequantization &found,
                                  DequantizeOp::Step kind, Value parameter) {
  if (found.steps.size() >= kMaxStepsOfCode) {
    refuse("has more than 8 products, sums and differences");
    return false;
  }
  found.steps.push_back({kind, parameter});
  return true;
}

bool DequantizationFinder::negate(Dequantization &found) {
  using Step = DequantizeOp::Step;
  // A product has the sign of its factor.
  if (!found.steps.empty() && found.steps.back().kind == Step::Scale) {
    Value &scale = found.steps.back().parameter;
    Type element = tensorType(scale).getElementType();
    if (isa<Float32Type, Float16Type, BFloat16Type>(element)) {
      scale = builder.createOrFold<NegOp>(scale.getLoc(), scale);
      return true;
    }
  }
  SmallVector<int64_t> ones(tensorType(found.values).getRank(), 1);
  auto type = RankedTensorType::get(ones, found.element);
  return append(found, Step::Scale,
                createSplat(builder, found.values.getLoc(), type, -1));
}

std::optional<Dequantization> DequantizationFinder::combine(Operation *op,
                                                            unsigned depth) {
  using Step = DequantizeOp::Step;
  for (unsigned number : {0u, 1u}) {
    // A quotient has the numbers on its left.
    if (number == 1 && isa<DivOp>(op))
      break;
    Value small = parameter(op->getOperand(1 - number), 0);
    if (!small)
      continue;
    std::optional<Dequantization> found =
        find(op->getOperand(number), depth + 1);
    if (!found)
      return {};
    if (found->rounded ||
        tensorType(op->getResult(0)).getElementType() != found->element)
      return refuse("changes its type between");
    bool isSub = isa<SubOp>(op);
    // A difference with the numbers on its right adds the negated ones.
    if (isSub && number == 1 && !negate(*found))
      return {};
    Step kind = isa<MulOp>(op)         ? Step::Scale
                : isa<DivOp>(op)       ? Step::Divide
                : isSub && number == 0 ? Step::Zero
                                       : Step::Plus;
    if (!append(*found, kind, small))
      return {};
    return found;
  }
  return refuse("has a parameter for each element");
}

std::optional<Dequantization> DequantizationFinder::negated(NegOp op,
                                                            unsigned depth) {
  std::optional<Dequantization> found = find(op.getOperand(), depth + 1);
  if (found && found->rounded)
    return refuse("changes its type between");
  if (!found || !negate(*found))
    return {};
  return found;
}

/// Parts of numbers, and numbers side by side.
std::optional<Dequantization> DequantizationFinder::parts(Operation *op,
                                                          unsigned depth) {
  if (auto concat = dyn_cast<ConcatOp>(op)) {
    SmallVector<Dequantization> parts;
    for (Value input : concat.getInputs()) {
      std::optional<Dequantization> part = find(input, depth + 1);
      if (!part)
        return {};
      parts.push_back(std::move(*part));
    }
    std::string differs;
    auto found = Dequantization::concat(builder, ranges, parts, concat.getDim(),
                                        differs);
    return found ? found : refuse(differs);
  }
  auto slice = dyn_cast<SliceOp>(op);
  if (slice && !(slice.getStart().empty() && slice.getLimit().empty() &&
                 slice.getStride().empty()))
    return {};
  std::optional<Dequantization> found = find(op->getOperand(0), depth + 1);
  if (!found)
    return {};
  if (slice)
    found->slice(builder, slice.getStaticStart(), slice.getStaticLimit(),
                 slice.getStaticStride());
  else if (auto reverse = dyn_cast<ReverseOp>(op))
    found->reverse(builder, reverse.getDims());
  else if (auto dynamic = dyn_cast<DynamicSliceOp>(op))
    found->dynamicSlice(builder, dynamic);
  else if (!found->gather(builder, cast<GatherOp>(op)))
    return refuse("are gathered by other than whole slices");
  return found;
}

/// Numbers of another float type that are exact in both.
std::optional<Dequantization> DequantizationFinder::converted(ConvertOp op,
                                                              unsigned depth) {
  Type element = op.getType().getElementType();
  if (isa_and_nonnull<GatherOp, SelectOp>(op.getOperand().getDefiningOp()))
    return lookUp(op.getOperand(), element);
  std::optional<Dequantization> found = find(op.getOperand(), depth + 1);
  if (!found)
    return {};
  int64_t largest = int64_t(1)
                    << std::min(exactBits(found->element), exactBits(element));
  std::optional<IntegerRange> range = ranges.of(found->values);
  bool isExact = found->table || found->format ||
                 (range && IntegerRange{-largest, largest}.contains(*range));
  if (found->rounded || !isa<Float32Type, Float16Type, BFloat16Type>(element))
    return refuse("changes its type between");
  if (!found->steps.empty() || !isExact) {
    // Rounded once, after the last step.
    if (!found->element.isF32() || element.isF32())
      return refuse("changes its type between");
    found->rounded = element;
    return found;
  }
  if (found->table)
    found->table =
        tableOf(found->table, element, found->table.getNumElements() - 1);
  found->element = element;
  return found;
}

std::optional<Dequantization> DequantizationFinder::find(Value value,
                                                         unsigned depth) {
  if (std::optional<Dequantization> found = steps(value, depth))
    return found;
  std::optional<Dequantization> found =
      functionOfCode(value, tensorType(value).getElementType());
  if (found)
    why.clear();
  return found;
}

std::optional<Dequantization> DequantizationFinder::steps(Value value,
                                                          unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxSteps || !tensorType(value).hasStaticShape() ||
      tensorType(value).getNumElements() == 0)
    return {};
  if (auto convert = dyn_cast<ConvertOp>(op)) {
    if (isa<FloatType>(convert.getType().getElementType()) &&
        isa<IntegerType>(convert.getOperand().getType().getElementType()) &&
        !convert.getOperand().getType().getElementType().isInteger(1))
      return integers(convert);
    Type from = convert.getOperand().getType().getElementType();
    if (isa<FloatType>(from) && from.getIntOrFloatBitWidth() <= 8)
      return smallFloats(convert);
    return isa<FloatType>(from) ? converted(convert, depth) : std::nullopt;
  }
  if (auto constant = dyn_cast<ConstantOp>(op))
    return foldedNumbers(constant);
  if (auto gather = dyn_cast<GatherOp>(op);
      gather && gather.getOperand().getType().getRank() > 1)
    return parts(op, depth);
  if (isa<GatherOp, SelectOp>(op))
    return lookUp(value, tensorType(value).getElementType());
  if (isa<SliceOp, DynamicSliceOp, ReverseOp, ConcatOp>(op))
    return parts(op, depth);
  if (auto neg = dyn_cast<NegOp>(op))
    return negated(neg, depth);
  if (Value operand = reshapedOperand(op)) {
    std::optional<Dequantization> found = find(operand, depth + 1);
    if (found && !found->reshape(builder, tensorType(value).getShape()))
      return refuse("has parameters that are for no blocks in another shape");
    return found;
  }
  if (auto transpose = dyn_cast<TransposeOp>(op)) {
    std::optional<Dequantization> found =
        find(transpose.getOperand(), depth + 1);
    if (found)
      found->transpose(builder, transpose.getPerm());
    return found;
  }
  if (isa<MulOp, SubOp, AddOp, DivOp>(op))
    return combine(op, depth);
  return {};
}

std::optional<Dequantization> Dequantization::find(OpBuilder &builder,
                                                   IntegerRanges &ranges,
                                                   Value value,
                                                   std::string &why) {
  return DequantizationFinder(builder, ranges, why).find(value, 0);
}

/// Returns whether a condition compares integers of at most 8 bits.
static bool isOfCodes(Value condition) {
  auto compare = condition.getDefiningOp<CompareOp>();
  if (!compare)
    return false;
  Value compared = compare->getOperand(0);
  if (auto convert = compared.getDefiningOp<ConvertOp>())
    compared = convert.getOperand();
  auto integer = dyn_cast<IntegerType>(tensorType(compared).getElementType());
  return integer && integer.getWidth() > 1 && integer.getWidth() <= 8;
}

bool isMadeOfCodes(Value value) {
  if (!tensorType(value).hasStaticShape())
    return false;
  SmallVector<Value> worklist{value};
  // Scales have fewer elements.
  auto hasMost = [&](RankedTensorType type) {
    return type.hasStaticShape() &&
           type.getNumElements() >=
               tensorType(value).getNumElements() / kLeastCodesOfScale;
  };
  for (size_t next = 0; next < worklist.size() && next < 32; ++next) {
    Operation *op = worklist[next].getDefiningOp();
    if (!op)
      continue;
    if (auto convert = dyn_cast<ConvertOp>(op)) {
      Type from = convert.getOperand().getType().getElementType();
      bool isCode = isa<IntegerType>(from) ||
                    (isa<FloatType>(from) && from.getIntOrFloatBitWidth() <= 8);
      if (isCode && !from.isInteger(1) && hasMost(convert.getType()))
        return true;
    }
    if (auto gather = dyn_cast<GatherOp>(op);
        gather && gather.getOperand().getType().getRank() == 1 &&
        isa<FloatType>(gather.getType().getElementType()) &&
        hasMost(gather.getType()))
      return true;
    if (auto select = dyn_cast<SelectOp>(op);
        select && hasMost(select.getType()) && isOfCodes(select->getOperand(0)))
      return true;
    if (isPointwise(op) || isa<ReshapeOp, TransposeOp, SliceOp, DynamicSliceOp,
                               ReverseOp, ConcatOp, BroadcastOp>(op))
      llvm::append_range(worklist, op->getOperands());
    else if (isa<GatherOp>(op))
      worklist.push_back(op->getOperand(0));
  }
  return false;
}

Value blockParameter(OpBuilder &builder, IntegerRanges &ranges, Value value) {
  std::string why;
  return DequantizationFinder(builder, ranges, why).parameter(value, 0);
}

} // namespace tenon

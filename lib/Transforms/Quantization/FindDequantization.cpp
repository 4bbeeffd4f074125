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
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"

#include <numeric>

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 16;

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
    if (auto wider = source.getDefiningOp<ConvertOp>(); isWider(wider))
      source = wider.getOperand();
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
  return isPointwise(op) ? computedParameter(op, depth) : Value();
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
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (tensorType(operand).getDimSize(dim) != size)
        operand = repeated(builder, operand, dim, size);
  Operation *made = builder.clone(*op);
  made->setOperands(operands);
  made->getResult(0).setType(type.clone(sizes));
  return made->getResult(0);
}

std::optional<Dequantization> DequantizationFinder::combine(Operation *op,
                                                            unsigned depth) {
  for (unsigned number : {0u, 1u}) {
    // A difference has the numbers on its left.
    if (number == 1 && isa<SubOp>(op))
      break;
    Value small = parameter(op->getOperand(1 - number), 0);
    if (!small)
      continue;
    std::optional<Dequantization> found =
        find(op->getOperand(number), depth + 1);
    if (!found)
      return {};
    if (tensorType(op->getResult(0)).getElementType() != found->element)
      return refuse("changes its type between");
    if (found->steps.size() >= kMaxStepsOfCode)
      return refuse("has more than 8 products, sums and differences");
    using Step = DequantizeOp::Step;
    found->steps.push_back({isa<MulOp>(op)   ? Step::Scale
                            : isa<SubOp>(op) ? Step::Zero
                                             : Step::Plus,
                            small});
    return found;
  }
  return refuse("has a parameter for each element");
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
  if (!found->steps.empty() || !isExact || element.isF64() ||
      !isa<Float32Type, Float16Type, BFloat16Type>(element))
    return refuse("changes its type between");
  if (found->table)
    found->table =
        tableOf(found->table, element, found->table.getNumElements() - 1);
  found->element = element;
  return found;
}

std::optional<Dequantization> DequantizationFinder::find(Value value,
                                                         unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxSteps || !tensorType(value).hasStaticShape())
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
  if (isa<GatherOp, SelectOp>(op))
    return lookUp(value, tensorType(value).getElementType());
  if (auto reshape = dyn_cast<ReshapeOp>(op)) {
    std::optional<Dequantization> found = find(reshape.getOperand(), depth + 1);
    if (found && !found->reshape(builder, reshape.getType().getShape()))
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
  if (isa<MulOp, SubOp, AddOp>(op))
    return combine(op, depth);
  return {};
}

std::optional<Dequantization> Dequantization::find(OpBuilder &builder,
                                                   IntegerRanges &ranges,
                                                   Value value,
                                                   std::string &why) {
  return DequantizationFinder(builder, ranges, why).find(value, 0);
}

bool isMadeOfCodes(Value value) {
  SmallVector<Value> worklist{value};
  for (size_t next = 0; next < worklist.size() && next < 32; ++next) {
    Operation *op = worklist[next].getDefiningOp();
    if (!op)
      continue;
    if (auto convert = dyn_cast<ConvertOp>(op)) {
      Type from = convert.getOperand().getType().getElementType();
      bool isCode = isa<IntegerType>(from) ||
                    (isa<FloatType>(from) && from.getIntOrFloatBitWidth() <= 8);
      if (isCode && !from.isInteger(1) && tensorType(value).hasStaticShape() &&
          convert.getType().getNumElements() ==
              tensorType(value).getNumElements())
        return true;
    }
    if (auto gather = dyn_cast<GatherOp>(op);
        gather && gather.getOperand().getType().getRank() == 1 &&
        isa<FloatType>(gather.getType().getElementType()) &&
        tensorType(value).hasStaticShape() &&
        gather.getType().getNumElements() == tensorType(value).getNumElements())
      return true;
    if (isPointwise(op) || isa<ReshapeOp, TransposeOp>(op))
      llvm::append_range(worklist, op->getOperands());
  }
  return false;
}

Value blockParameter(OpBuilder &builder, IntegerRanges &ranges, Value value) {
  std::string why;
  return DequantizationFinder(builder, ranges, why).parameter(value, 0);
}

} // namespace tenon

//===- PanelLayout.cpp - Layout of prepacked panels -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layout of a right operand (or filters) prepacked into panels, as in the
// GotoBLAS and BLIS micro-kernels: for each block of tile-width columns, the
// contracting dimension is outer and the columns are inner, padded with zeros.
// With dot groups (2 or 4 elements that one instruction multiplies and adds) a
// group is innermost. The layout is described by the operations that unpack it
// (transpose, reshape, crop, convert); packing applies their inverses, and
// `find` recognizes operands that are already unpacked from panels.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tenon::ten {

bool isLhsMoved(ContractOp op, ContractScheduleAttr schedule) {
  auto isUnsigned = [](Value operand) {
    return tensorType(operand).getElementType().isUnsignedInteger();
  };
  // Matrix instructions exist for all four combinations of signedness.
  return schedule.getGroup() == 4 && !schedule.getMatrices() &&
         isa<IntegerType>(op.getAccumulatorType()) &&
         isUnsigned(op.getLhs()) == isUnsigned(op.getRhs());
}

Type packedElement(ContractOp op, ContractScheduleAttr schedule, bool isLhs) {
  MLIRContext *context = op.getContext();
  bool isFloat = isa<FloatType>(op.getAccumulatorType());
  if (schedule.getGroup() == 1 ||
      (isFloat && schedule.getRhsPacked() && !schedule.getMatrices()))
    return op.getAccumulatorType();
  if (isFloat)
    return BFloat16Type::get(context);
  if (schedule.getGroup() == 2)
    return IntegerType::get(context, 16);
  Value operand = isLhs ? op.getLhs() : op.getRhs();
  bool isUnsigned = tensorType(operand).getElementType().isUnsignedInteger();
  if (isLhs && isLhsMoved(op, schedule))
    isUnsigned = !isUnsigned;
  return IntegerType::get(
      context, 8, isUnsigned ? IntegerType::Unsigned : IntegerType::Signless);
}

PanelLayout::PanelLayout(RankedTensorType operand, Type element,
                         ArrayRef<int64_t> batch, ArrayRef<int64_t> summed,
                         ArrayRef<int64_t> free, int64_t tile, int64_t group,
                         int64_t together, RankedTensorType given)
    : given(given), operand(operand), element(element), batch(batch),
      summed(summed), free(free), tile(tile), group(group), together(together) {
  for (int64_t dim : free)
    columns *= operand.getDimSize(dim);
}

bool hasDynamicRows(ContractOp op) {
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  ArrayRef<int64_t> lhsSum = op.getLhsContracting();
  return op.getLhsBatch().empty() && lhsSum.size() == 1 &&
         lhsSum[0] == lhs.getRank() - 1 && lhs.getRank() > 1 &&
         !lhs.hasStaticShape() && !lhs.isDynamicDim(lhsSum[0]) &&
         !llvm::is_contained(lhs.getShape(), 0) && rhs.hasStaticShape() &&
         rhs.getRank() == 2 && rhs.getNumElements() > 0;
}

bool isProductOfAnySize(ContractOp op) {
  RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  if (lhs.getRank() != 2 || rhs.getRank() != 2 || rhs.hasStaticShape() ||
      !op.getLhsBatch().empty() || op.getLhsContracting().size() != 1)
    return false;
  for (RankedTensorType type : {lhs, rhs})
    if (llvm::is_contained(type.getShape(), 0))
      return false;
  // Short rows are adjacent in memory.
  return rhs.isDynamicDim(1) ||
         rhs.getDimSize(1) * rhs.getElementTypeBitWidth() / 8 >= kRunOfCopy;
}

PanelLayout PanelLayout::of(ContractOp op, ContractScheduleAttr schedule) {
  SmallVector<int64_t> summed(op.getRhsContracting());
  llvm::sort(summed);
  bool hasGroups =
      !isa<FloatType>(op.getAccumulatorType()) || schedule.getMatrices();
  return PanelLayout(
      op.getRhs().getType(), packedElement(op, schedule, /*isLhs=*/false),
      op.getRhsBatch(), summed, op.getRhsFree(),
      schedule.getLanes() * static_cast<int64_t>(schedule.getHeights().size()),
      hasGroups ? schedule.getGroup() : 1,
      hasGroups ? schedule.getTogether() : 1, op.getRhs().getType());
}

PanelLayout PanelLayout::of(ConvOp op, ConvScheduleAttr schedule) {
  ConvDimsAttr dims = op.getDims();
  RankedTensorType kernel = op.getKernel().getType();
  SmallVector<int64_t> shape(kernel.getShape());
  int64_t input = dims.getKernelInputFeature(), depth = schedule.getDepth();
  if (depth) {
    shape[input] /= depth;
    shape.insert(shape.begin() + input + 1, depth);
  }
  // Dimensions after the blocks are shifted by one.
  auto moved = [&](int64_t dim) { return dim + (depth && dim > input); };
  SmallVector<int64_t> summed;
  if (depth)
    summed.push_back(input);
  for (int64_t dim : dims.getKernelSpatial())
    summed.push_back(moved(dim));
  summed.push_back(depth ? input + 1 : input);
  return PanelLayout(kernel.clone(shape), op.getAccumulatorType(), {}, summed,
                     moved(dims.getKernelOutputFeature()),
                     schedule.getLanes() *
                         static_cast<int64_t>(schedule.getHeights().size()),
                     /*group=*/1, /*together=*/1, kernel);
}

SmallVector<int64_t> PanelLayout::sums() const {
  SmallVector<int64_t> sizes;
  for (int64_t dim : summed)
    sizes.push_back(operand.getDimSize(dim));
  return group == 1 ? sizes : SmallVector<int64_t>{llvm::product_of(sizes)};
}

SmallVector<int64_t> PanelLayout::wholeSums() const {
  SmallVector<int64_t> sizes = sums();
  if (group != 1)
    sizes.front() = llvm::divideCeil(sizes.front(), together) * together;
  return sizes;
}

SmallVector<int64_t> PanelLayout::splitSums() const {
  SmallVector<int64_t> sizes = wholeSums();
  if (group != 1)
    sizes = {sizes.front() / group, group};
  return sizes;
}

RankedTensorType PanelLayout::type() const {
  SmallVector<int64_t> split = splitSums();
  SmallVector<int64_t> sizes = shape({panels()}, {});
  if (group == 1) {
    llvm::append_range(sizes, split);
    sizes.push_back(tile);
  } else {
    llvm::append_values(sizes, split[0], tile, split[1]);
  }
  return RankedTensorType::get(sizes, element);
}

SmallVector<int64_t> PanelLayout::shape(ArrayRef<int64_t> middle,
                                        ArrayRef<int64_t> last) const {
  SmallVector<int64_t> sizes;
  for (int64_t dim : batch)
    sizes.push_back(operand.getDimSize(dim));
  llvm::append_range(sizes, middle);
  llvm::append_range(sizes, last);
  return sizes;
}

SmallVector<int64_t> PanelLayout::order() const {
  SmallVector<int64_t> dims(batch);
  llvm::append_range(dims, summed);
  llvm::append_range(dims, free);
  return dims;
}

SmallVector<int64_t> PanelLayout::panelsInside() const {
  int64_t outer = numBatch(), inner = numSummed();
  SmallVector<int64_t> perm;
  for (int64_t i = 0; i < outer; ++i)
    perm.push_back(i);
  for (int64_t i = 0; i < inner; ++i)
    perm.push_back(outer + 1 + i);
  if (group != 1)
    perm.push_back(outer + inner + 2);
  perm.push_back(outer);
  perm.push_back(outer + inner + 1);
  return perm;
}

SmallVector<PanelLayout::Step> PanelLayout::steps() const {
  SmallVector<Step> steps;
  RankedTensorType current = type();
  auto add = [&](Step::Kind kind, RankedTensorType made,
                 SmallVector<int64_t> perm = {}) {
    // Omits steps that change nothing.
    if (kind == Step::Transpose ? !isIdentityPermutation(perm)
                                : made != current)
      steps.push_back({kind, made, std::move(perm)});
    current = made;
  };
  auto with = [&](ArrayRef<int64_t> sizes) {
    return RankedTensorType::get(sizes, element);
  };
  add(Step::Transpose, with(shape(splitSums(), {panels(), tile})),
      panelsInside());
  add(Step::Reshape, with(shape(wholeSums(), {panels() * tile})));
  add(Step::Crop, with(shape(sums(), {columns})));
  SmallVector<int64_t> ordered, dims = order();
  for (int64_t dim : dims)
    ordered.push_back(operand.getDimSize(dim));
  add(Step::Reshape, with(ordered));
  add(Step::Transpose, with(operand.getShape()), invertPermutationVector(dims));
  add(Step::Convert, operand);
  add(Step::Reshape, given);
  return steps;
}

Value PanelLayout::pack(OpBuilder &builder, Location loc, Value value) const {
  auto reshape = [&](ArrayRef<int64_t> sizes) {
    auto type = RankedTensorType::get(sizes, element);
    if (value.getType() != type)
      value = ReshapeOp::create(builder, loc, type, value);
  };
  if (given != operand)
    value = ReshapeOp::create(builder, loc, operand, value);
  if (operand.getElementType() != element)
    value = ConvertOp::create(
        builder, loc, RankedTensorType::get(operand.getShape(), element),
        value);
  if (SmallVector<int64_t> dims = order(); !isIdentityPermutation(dims))
    value = TransposeOp::create(builder, loc, value, dims);
  SmallVector<int64_t> given = shape(sums(), {columns});
  reshape(given);
  SmallVector<int64_t> high = shape(wholeSums(), {panels() * tile});
  for (auto [missing, size] : llvm::zip_equal(high, given))
    missing -= size;
  if (llvm::any_of(high, [](int64_t missing) { return missing != 0; })) {
    SmallVector<int64_t> none(high.size(), 0);
    auto scalar = RankedTensorType::get({}, element);
    Value zero = ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(scalar, builder.getZeroAttr(element)));
    value = PadOp::create(builder, loc, value, zero, none, high, none);
  }
  reshape(shape(splitSums(), {panels(), tile}));
  if (SmallVector<int64_t> perm = invertPermutationVector(panelsInside());
      !isIdentityPermutation(perm))
    value = TransposeOp::create(builder, loc, value, perm);
  return value;
}

Value PanelLayout::unpack(OpBuilder &builder, Location loc, Value value) const {
  for (const Step &step : steps())
    switch (step.kind) {
    case Step::Transpose:
      value = TransposeOp::create(builder, loc, value, step.perm);
      break;
    case Step::Reshape:
      value = ReshapeOp::create(builder, loc, step.type, value);
      break;
    case Step::Crop: {
      SmallVector<int64_t> zeros(step.type.getRank(), 0),
          ones(step.type.getRank(), 1);
      value = SliceOp::create(builder, loc, value, zeros, step.type.getShape(),
                              ones);
      break;
    }
    case Step::Convert:
      value = ConvertOp::create(builder, loc, step.type, value);
      break;
    }
  return value;
}

Value PanelLayout::find(Value value) const {
  SmallVector<Step> made = steps();
  for (const Step &step : llvm::reverse(made)) {
    Operation *op = value.getDefiningOp();
    if (!op || value.getType() != step.type)
      return {};
    bool isStep = false;
    switch (step.kind) {
    case Step::Transpose:
      isStep = isa<TransposeOp>(op) &&
               cast<TransposeOp>(op).getPerm() == ArrayRef(step.perm);
      break;
    case Step::Reshape:
      isStep = isa<ReshapeOp>(op);
      break;
    case Step::Crop:
      if (auto slice = dyn_cast<SliceOp>(op))
        isStep = llvm::all_of(slice.getStaticStart(),
                              [](int64_t start) { return start == 0; }) &&
                 llvm::all_of(slice.getStaticStride(),
                              [](int64_t stride) { return stride == 1; });
      break;
    case Step::Convert:
      isStep = isa<ConvertOp>(op);
      break;
    }
    if (!isStep)
      return {};
    value = op->getOperand(0);
  }
  return value.getType() == type() ? value : Value();
}

} // namespace tenon::ten

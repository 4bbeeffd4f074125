//===- GroupedProductMatch.cpp - Sums of groups that programs scale -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of GroupedProduct: finds the contraction whose sums of groups are
// multiplied with scales and added, by a reduction or a second contraction.
//
//===----------------------------------------------------------------------===//

#include "GroupedProduct.h"

using namespace mlir;

namespace tenon {

using namespace ten;

/// Longer chains are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 8;

/// Matches dimensions of a reshape that drops or adds some of size 1.
static std::optional<SmallVector<int64_t>> unitReshape(ArrayRef<int64_t> from,
                                                       ArrayRef<int64_t> to) {
  SmallVector<int64_t> dims;
  size_t at = 0;
  for (int64_t size : to) {
    while (at < from.size() && from[at] == 1 && size != 1)
      ++at;
    if (at < from.size() && from[at] == size) {
      dims.push_back(at++);
      continue;
    }
    if (size != 1)
      return {};
    dims.push_back(-1);
  }
  while (at < from.size())
    if (from[at++] != 1)
      return {};
  return dims;
}

std::optional<PartialSums> GroupedProduct::trace(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxSteps || !op->hasOneUse() ||
      !tensorType(value).hasStaticShape() ||
      !tensorType(value).getElementType().isF32())
    return {};
  if (auto sums = dyn_cast<ContractOp>(op)) {
    if (sums.getLhsBatch().empty() || !sums.getAccumulatorType().isF32() ||
        !tensorType(sums.getLhs()).hasStaticShape() ||
        !tensorType(sums.getRhs()).hasStaticShape())
      return {};
    return PartialSums{
        sums,
        llvm::to_vector(llvm::seq<int64_t>(sums.getType().getRank())),
        {}};
  }
  if (isa<TransposeOp, ReshapeOp>(op)) {
    std::optional<PartialSums> found = trace(op->getOperand(0), depth + 1);
    if (!found)
      return {};
    SmallVector<int64_t> dims;
    if (auto transpose = dyn_cast<TransposeOp>(op)) {
      for (int64_t dim : transpose.getPerm())
        dims.push_back(found->dims[dim]);
    } else {
      auto matched = unitReshape(tensorType(op->getOperand(0)).getShape(),
                                 tensorType(value).getShape());
      if (!matched)
        return {};
      for (int64_t dim : *matched)
        dims.push_back(dim < 0 ? -1 : found->dims[dim]);
    }
    found->dims = dims;
    return found;
  }
  if (!isa<MulOp>(op))
    return {};
  for (unsigned side : {0u, 1u})
    if (std::optional<PartialSums> found =
            trace(op->getOperand(side), depth + 1)) {
      if (!findScale(*found, op->getOperand(1 - side)))
        return {};
      return found;
    }
  return {};
}

/// Adds the value, of the dimensions of `found`, as a scale.
bool GroupedProduct::findScale(PartialSums &found, Value value) {
  Value scale = blockParameter(builder, ranges, value);
  if (!scale)
    scale = value;
  // In the order of the sums' dimensions.
  SmallVector<int64_t> kept, sizes, whole(found.sums.getType().getRank(), 1);
  for (auto [dim, size] :
       llvm::zip_equal(found.dims, tensorType(scale).getShape())) {
    if (dim >= 0) {
      kept.push_back(dim);
      sizes.push_back(size);
      whole[dim] = size;
    } else if (size != 1) {
      return false;
    }
  }
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, kept.size()));
  llvm::sort(order, [&](int64_t a, int64_t b) { return kept[a] < kept[b]; });
  // Blocks of other dimensions have an element for each of these.
  scale = reshaped(scale, sizes);
  if (!llvm::is_sorted(order))
    scale = builder.createOrFold<TransposeOp>(loc, scale, order);
  scale = reshaped(scale, whole);
  for (auto [dim, size] : llvm::enumerate(whole))
    if (size != 1)
      scale =
          repeated(builder, scale, dim, found.sums.getType().getDimSize(dim));
  found.scales.push_back(scale);
  return true;
}

bool GroupedProduct::findGroups(ArrayRef<int64_t> reduced) {
  for (int64_t dim : reduced) {
    int64_t of = partial.dims[dim];
    if (of < 0 || (of >= numBatch() && sumsType().getDimSize(of) == 1))
      continue;
    if (of >= numBatch() || group >= 0)
      return false;
    group = of;
  }
  return group >= 0 && sumsType().getDimSize(group) > 1 &&
         !partial.scales.empty();
}

/// A reduction of scaled sums.
bool GroupedProduct::findSumOfGroups() {
  auto reduce = dyn_cast<ReduceOp>(root);
  if (!reduce || reduce.getKind() != ReductionKind::Add ||
      reduce.getInputs().size() != 1)
    return false;
  std::optional<PartialSums> found = trace(reduce.getInputs().front(), 0);
  if (!found)
    return false;
  partial = *found;
  for (auto [i, dim] : llvm::enumerate(partial.dims))
    if (!llvm::is_contained(reduce.getDims(), static_cast<int64_t>(i)))
      order.push_back(dim);
  return findGroups(reduce.getDims());
}

/// A contraction of the sums with their scales.
bool GroupedProduct::findProductWithScales() {
  auto outer = dyn_cast<ContractOp>(root);
  if (!outer || !outer.getAccumulatorType().isF32() ||
      !outer.getType().getElementType().isF32())
    return false;
  for (bool right : {false, true}) {
    Value sums = right ? outer.getRhs() : outer.getLhs(),
          scale = right ? outer.getLhs() : outer.getRhs();
    if (!(right ? outer.getLhsFree() : outer.getRhsFree()).empty() ||
        !tensorType(scale).hasStaticShape())
      continue;
    std::optional<PartialSums> found = trace(sums, 0);
    if (!found)
      continue;
    SmallVector<int64_t> of, with;
    llvm::append_range(of, right ? outer.getRhsBatch() : outer.getLhsBatch());
    llvm::append_range(with, right ? outer.getLhsBatch() : outer.getRhsBatch());
    ArrayRef<int64_t> reduced =
        right ? outer.getRhsContracting() : outer.getLhsContracting();
    llvm::append_range(of, reduced);
    llvm::append_range(with, right ? outer.getLhsContracting()
                                   : outer.getRhsContracting());
    partial = *found;
    for (int64_t dim : right ? outer.getRhsBatch() : outer.getLhsBatch())
      order.push_back(partial.dims[dim]);
    for (int64_t dim : right ? outer.getRhsFree() : outer.getLhsFree())
      order.push_back(partial.dims[dim]);
    // The scales in the order of the value's dimensions.
    SmallVector<int64_t> numbers =
        llvm::to_vector(llvm::seq<int64_t>(0, of.size()));
    llvm::sort(numbers, [&](int64_t a, int64_t b) { return of[a] < of[b]; });
    SmallVector<int64_t> perm, sizes(partial.dims.size(), 1);
    for (int64_t i : numbers) {
      perm.push_back(with[i]);
      sizes[of[i]] = tensorType(scale).getDimSize(with[i]);
    }
    if (!llvm::is_sorted(perm))
      scale = builder.createOrFold<TransposeOp>(loc, scale, perm);
    return findScale(partial,
                     reshaped(converted(scale, builder.getF32Type()), sizes)) &&
           findGroups(reduced);
  }
  return false;
}

int64_t GroupedProduct::dimOf(int64_t dim, bool ofWeights) {
  ContractOp op = partial.sums;
  bool left = ofWeights == isLeft;
  if (dim < numBatch())
    return (left ? op.getLhsBatch() : op.getRhsBatch())[dim];
  SmallVector<int64_t> lhs = op.getLhsFree(), rhs = op.getRhsFree();
  int64_t at = dim - numBatch(), count = lhs.size();
  if (at < count)
    return left ? lhs[at] : -1;
  return left ? -1 : rhs[at - count];
}

bool GroupedProduct::findWeights() {
  for (bool left : {false, true}) {
    isLeft = left;
    if (!isMadeOfCodes(weightsOperand()))
      continue;
    // Scales are those of weights where they are the same for all rows.
    bool isForAll = llvm::all_of(partial.scales, [&](Value scale) {
      ArrayRef<int64_t> shape = tensorType(scale).getShape();
      for (auto [dim, size] : llvm::enumerate(shape))
        if (size != 1 && dimOf(dim, /*ofWeights=*/true) < 0)
          return false;
      return true;
    });
    if (isForAll)
      return true;
  }
  return false;
}

} // namespace tenon

//===- SliceSubsets.cpp - Compares places of slices -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One-Shot Bufferize asks for each pair of an extract_slice and an insert_slice
// whether they are the same place of a tensor. Upstream's answer proves each of
// their numbers equal with a system of linear constraints, 360,000 instructions
// for a pair. Most numbers are constants or the same SSA values, for which
// comparing is enough; upstream's answer is left for the others.
//
//===----------------------------------------------------------------------===//

#include "SliceSubsets.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;

namespace tenon {

namespace {

/// Offset, size and stride of a slice along a dimension.
struct Range {
  OpFoldResult offset, size, stride;
};

bool isSame(const Range &a, const Range &b) {
  return a.offset == b.offset && a.size == b.size && a.stride == b.stride;
}

SmallVector<Range> rangesOf(OffsetSizeAndStrideOpInterface slice) {
  SmallVector<Range> ranges;
  for (auto [offset, size, stride] :
       llvm::zip_equal(slice.getMixedOffsets(), slice.getMixedSizes(),
                       slice.getMixedStrides()))
    ranges.push_back({offset, size, stride});
  return ranges;
}

/// Returns whether two numbers are equal, or none if that needs a proof.
std::optional<bool> areEqual(OpFoldResult a, OpFoldResult b) {
  if (a == b)
    return true;
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return *x == *y;
  return std::nullopt;
}

/// Returns whether two slices are the same place.
std::optional<bool> areEquivalent(ArrayRef<Range> a, ArrayRef<Range> b) {
  if (a.size() != b.size())
    return false;
  bool isDecided = true;
  for (auto [x, y] : llvm::zip_equal(a, b))
    for (auto [m, n] :
         {std::pair(x.offset, y.offset), std::pair(x.size, y.size),
          std::pair(x.stride, y.stride)}) {
      std::optional<bool> equal = areEqual(m, n);
      if (equal && !*equal)
        return false;
      isDecided &= equal.has_value();
    }
  return isDecided ? std::optional(true) : std::nullopt;
}

/// Returns whether `a` ends before `b` begins. All numbers are constants.
bool precedes(const Range &a, const Range &b) {
  int64_t last =
      *getConstantIntValue(a.offset) +
      (*getConstantIntValue(a.size) - 1) * *getConstantIntValue(a.stride);
  return last < *getConstantIntValue(b.offset);
}

/// Returns whether two slices have no element in common because their ranges
/// along a dimension do not meet.
std::optional<bool> areDisjoint(ArrayRef<Range> a, ArrayRef<Range> b) {
  if (a.size() != b.size())
    return false;
  auto isStatic = [](const Range &range) {
    return getConstantIntValue(range.offset) &&
           getConstantIntValue(range.size) && getConstantIntValue(range.stride);
  };
  bool isDecided = true;
  for (auto [x, y] : llvm::zip_equal(a, b)) {
    if (isSame(x, y))
      continue;
    if (!isStatic(x) || !isStatic(y)) {
      isDecided = false;
      continue;
    }
    if (precedes(x, y) || precedes(y, x))
      return true;
  }
  return isDecided ? std::optional(false) : std::nullopt;
}

template <typename SliceOp>
struct SliceModel
    : SubsetOpInterface::ExternalModel<SliceModel<SliceOp>, SliceOp> {
  using IsSameTensor = function_ref<bool(Value, Value)>;

  bool operatesOnEquivalentSubset(Operation *op, SubsetOpInterface candidate,
                                  IsSameTensor isSameTensor) const {
    if (std::optional<bool> answer = compare(op, candidate, areEquivalent))
      return *answer && haveSameTensor(op, candidate, isSameTensor);
    return mlir::detail::defaultOperatesOnEquivalentSubset(op, candidate,
                                                           isSameTensor);
  }

  bool operatesOnDisjointSubset(Operation *op, SubsetOpInterface candidate,
                                IsSameTensor isSameTensor) const {
    if (std::optional<bool> answer = compare(op, candidate, areDisjoint))
      return *answer && haveSameTensor(op, candidate, isSameTensor);
    return mlir::detail::defaultOperatesOnDisjointSubset(op, candidate,
                                                         isSameTensor);
  }

  FailureOr<HyperrectangularSlice>
  getAccessedHyperrectangularSlice(Operation *op) const {
    return HyperrectangularSlice(cast<OffsetSizeAndStrideOpInterface>(op));
  }

private:
  using Comparison = std::optional<bool>(ArrayRef<Range>, ArrayRef<Range>);

  static std::optional<bool> compare(Operation *op, SubsetOpInterface candidate,
                                     Comparison comparison) {
    Operation *other = candidate;
    if (!isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(other))
      return std::nullopt;
    return comparison(rangesOf(cast<OffsetSizeAndStrideOpInterface>(op)),
                      rangesOf(cast<OffsetSizeAndStrideOpInterface>(other)));
  }

  static bool haveSameTensor(Operation *op, SubsetOpInterface candidate,
                             IsSameTensor isSameTensor) {
    return isSameTensor(cast<SubsetOpInterface>(op).getTensorContainer(),
                        candidate.getTensorContainer());
  }
};

} // namespace

void registerSliceSubsets(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::ExtractSliceOp::attachInterface<SliceModel<tensor::ExtractSliceOp>>(
        *context);
    tensor::InsertSliceOp::attachInterface<SliceModel<tensor::InsertSliceOp>>(
        *context);
  });
}

} // namespace tenon

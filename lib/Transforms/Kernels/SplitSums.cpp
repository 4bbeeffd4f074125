//===- SplitSums.cpp - Divides long sums with few results for GPUs --------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contractions with few rows, and reductions along columns, as partial results
// of equal parts of the summed dimension, which a second kernel combines
// (split-K). The number of parts depends on sizes alone.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Ten.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SPLITSUMS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Untuned: elements; partial results that occupy the threads of an H200.
constexpr int64_t kMaxPartials = 1 << 17;
/// Untuned: elements; results from which a sum is not divided.
constexpr int64_t kMaxResults = 1 << 15;
/// Untuned: elements; a part of a sum of products, and of another reduction.
constexpr int64_t kMinProducts = 64, kMinElements = 32;
/// Fact: rows or columns; least of products for a library (LibraryProduct.cpp).
constexpr int64_t kMinSideOfLibrary = 64;

/// Returns the number of parts of a dimension of `size` elements, a power of
/// two; 1 if it is not worth it.
int64_t partsOf(int64_t size, int64_t results, int64_t least) {
  if (results == 0 || results > kMaxResults)
    return 1;
  int64_t parts = 1;
  while (size % (2 * parts) == 0 && size / (2 * parts) >= least &&
         2 * parts * results <= kMaxPartials)
    parts *= 2;
  return parts < 4 ? 1 : parts;
}

Value divided(OpBuilder &builder, Location loc, Value value, int64_t dim,
              int64_t parts) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= parts;
  shape.insert(shape.begin() + dim, parts);
  return ReshapeOp::create(builder, loc, type.clone(shape), value);
}

void remarkSplit(Operation *op, int64_t size, int64_t parts) {
  remark::passed(op->getLoc(),
                 remark::RemarkOpts::name("Split").category("ten-split-sums"))
      << "combines " + std::to_string(size) + " elements in " +
             std::to_string(parts) + " parts, which a second kernel combines";
}

class SplitSumsPass : public impl::SplitSumsBase<SplitSumsPass> {
public:
  using SplitSumsBase::SplitSumsBase;

private:
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<ContractOp, ReduceOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (auto contract = dyn_cast<ContractOp>(op))
        split(contract);
      else
        split(cast<ReduceOp>(op));
  }

  /// Returns whether the order in which elements are combined is free, and
  /// partial results are not rounded more than the result.
  bool isFree(ReductionKind kind, Type type) const {
    if (!isa<FloatType>(type))
      return isa<IntegerType>(type);
    if (kind == ReductionKind::Min || kind == ReductionKind::Max)
      return true;
    return fp != FloatContract::Strict && (type.isF32() || type.isF64());
  }

  void split(ContractOp op) {
    auto lhs = cast<RankedTensorType>(op.getLhs().getType()),
         rhs = cast<RankedTensorType>(op.getRhs().getType()),
         type = op.getType();
    Type element = type.getElementType();
    if (!lhs.hasStaticShape() || !rhs.hasStaticShape() ||
        op.getLhsContracting().size() != 1 ||
        op.getAccumulatorType() != element ||
        !isFree(ReductionKind::Add, element))
      return;
    int64_t left = op.getLhsContracting().front(),
            right = op.getRhsContracting().front();
    int64_t depth = lhs.getDimSize(left), batch = 1;
    for (int64_t dim : op.getLhsBatch())
      batch *= lhs.getDimSize(dim);
    if (depth == 0 || batch == 0)
      return;
    int64_t rows = lhs.getNumElements() / depth / batch,
            columns = rhs.getNumElements() / depth / batch;
    if (rows >= kMinSideOfLibrary && columns >= kMinSideOfLibrary)
      return;
    // Rows of the larger operand are summed by a block each.
    bool isLeft = lhs.getNumElements() > rhs.getNumElements();
    if ((isLeft ? left : right) + 1 == (isLeft ? lhs : rhs).getRank())
      return;
    int64_t parts = partsOf(depth, type.getNumElements(), kMinProducts);
    if (parts == 1)
      return;
    remarkSplit(op, depth, parts);
    OpBuilder builder(op);
    Location loc = op.getLoc();
    auto moved = [](ArrayRef<int64_t> dims, int64_t from) {
      return llvm::map_to_vector(
          dims, [&](int64_t dim) { return dim + (dim > from ? 1 : 0); });
    };
    SmallVector<int64_t> lhsBatch = {left}, rhsBatch = {right}, shape = {parts};
    llvm::append_range(lhsBatch, moved(op.getLhsBatch(), left));
    llvm::append_range(rhsBatch, moved(op.getRhsBatch(), right));
    llvm::append_range(shape, type.getShape());
    Value partial = ContractOp::create(
        builder, loc, type.clone(shape),
        divided(builder, loc, op.getLhs(), left, parts),
        divided(builder, loc, op.getRhs(), right, parts), lhsBatch, rhsBatch,
        ArrayRef<int64_t>{left + 1}, ArrayRef<int64_t>{right + 1},
        op.getAccumulatorAttr(), op.getAllowTf32());
    op.replaceAllUsesWith(ReduceOp::create(builder, loc, ReductionKind::Add,
                                           partial, ArrayRef<int64_t>{0})
                              .getResult(0));
    op.erase();
  }

  void split(ReduceOp op) {
    if (!op.getKind() || op.getInputs().size() != 1)
      return;
    Value input = op.getInputs().front();
    auto type = cast<RankedTensorType>(input.getType());
    auto result = cast<RankedTensorType>(op.getResult(0).getType());
    ArrayRef<int64_t> dims = op.getDims();
    // Rows are reduced by a block each.
    if (!type.hasStaticShape() || dims.empty() || result.getRank() == 0 ||
        llvm::is_contained(dims, type.getRank() - 1) ||
        type.getShape().back() == 1 ||
        result.getElementType() != type.getElementType() ||
        !isFree(*op.getKind(), type.getElementType()))
      return;
    int64_t dim = *llvm::max_element(dims, [&](int64_t a, int64_t b) {
      return type.getDimSize(a) < type.getDimSize(b);
    });
    int64_t parts =
        partsOf(type.getDimSize(dim), result.getNumElements(), kMinElements);
    if (parts == 1)
      return;
    remarkSplit(op, type.getDimSize(dim), parts);
    OpBuilder builder(op);
    Location loc = op.getLoc();
    SmallVector<int64_t> others;
    int64_t place = dim;
    for (int64_t other : dims) {
      others.push_back(other < dim ? other : other + 1);
      place -= other < dim ? 1 : 0;
    }
    Value partial =
        ReduceOp::create(builder, loc, *op.getKind(),
                         divided(builder, loc, input, dim, parts), others)
            .getResult(0);
    op.getResult(0).replaceAllUsesWith(
        ReduceOp::create(builder, loc, *op.getKind(), partial,
                         ArrayRef<int64_t>{place})
            .getResult(0));
    op.erase();
  }
};

} // namespace
} // namespace tenon

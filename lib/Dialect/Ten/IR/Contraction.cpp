//===- Contraction.cpp - Contraction --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifier, shape reification and canonicalization of `ten.contract`, a
// generalized matrix product with batch, free and contracting dimensions (XLA's
// dot_general). Patterns absorb transposes of the operands, swap the operands
// if the result is transposed or the right one is a vector, and turn
// contractions without a sum (outer products) into elementwise multiplications.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/ScheduleChecks.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Verifiers ---------------------------------------------------------===//

LogicalResult tenon::ten::checkAccumulator(Operation *op,
                                           std::optional<Type> accumulator,
                                           Type lhs, Type rhs, Type result) {
  if (accumulator && !isElementType(*accumulator))
    return op->emitOpError("expects 'accumulator' to be an element type, got ")
           << *accumulator;
  Type type = accumulator.value_or(result);
  if (isa<ComplexType>(type) == isa<ComplexType>(result) &&
      (isa<ComplexType>(type) ||
       !(isa<ComplexType>(lhs) || isa<ComplexType>(rhs))))
    return success();
  return op->emitOpError("expects a complex accumulator and result for complex "
                         "operands, and only for them, got ")
         << type << " and " << result;
}

bool tenon::ten::fitsGroup(ContractOp op, int64_t group) {
  if (group == 1)
    return true;
  Type lhs = op.getLhs().getType().getElementType(),
       rhs = op.getRhs().getType().getElementType(),
       accumulator = op.getAccumulatorType();
  if (group == 2 && accumulator.isF32())
    return lhs.isBF16() && rhs.isBF16();
  auto fits = [&](Type type) {
    auto integer = dyn_cast<IntegerType>(type);
    if (!integer || integer.getWidth() == 1)
      return false;
    // Bytes may be unsigned as well; pairs have a sign.
    return integer.getWidth() + (integer.isUnsigned() ? 1 : 0) <=
           (group == 4 ? 9u : 16u);
  };
  return accumulator.isInteger(32) && fits(lhs) && fits(rhs);
}

/// Whether the contraction can obey the schedule of the kernel that it is in:
/// verifiers of attributes come before those of operations.
static LogicalResult checkSchedule(ContractOp op) {
  Operation *parent = op->getParentOp();
  Attribute given;
  if (auto kernel = dyn_cast_or_null<KernelOp>(parent))
    given = kernel.getScheduleAttr();
  else if (isa_and_nonnull<FunctionOpInterface>(parent))
    given = attr::schedule.get(parent);
  // Attention's are checked where it is known which of the two is which.
  auto schedule = dyn_cast_or_null<ContractScheduleAttr>(given);
  if (!schedule || fitsGroup(op, schedule.getGroup()))
    return success();
  int64_t group = schedule.getGroup();
  return op.emitOpError("expects ")
         << (group == 4 ? "bytes, summed in i32,"
                        : "bf16, summed in f32, or integers of 16 bits, "
                          "summed in i32,")
         << " for a schedule of 'group' " << group << ", got "
         << op.getLhs().getType().getElementType() << " and "
         << op.getRhs().getType().getElementType() << ", summed in "
         << op.getAccumulatorType();
}

LogicalResult ContractOp::verify() {
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  // contract_c1
  if (failed(checkLength(*this, "rhs_batch", getRhsBatch().size(),
                         getLhsBatch().size())) ||
      // contract_c4
      failed(checkLength(*this, "rhs_contracting", getRhsContracting().size(),
                         getLhsContracting().size())))
    return failure();
  auto concatenated = [](ArrayRef<int64_t> first, ArrayRef<int64_t> second) {
    SmallVector<int64_t> both(first);
    llvm::append_range(both, second);
    return both;
  };
  // contract_c2
  if (failed(checkDims(*this, "lhs_batch and lhs_contracting",
                       concatenated(getLhsBatch(), getLhsContracting()),
                       lhs.getRank())) ||
      failed(checkDims(*this, "rhs_batch and rhs_contracting",
                       concatenated(getRhsBatch(), getRhsContracting()),
                       rhs.getRank())))
    return failure();
  // contract_c3, contract_c5
  for (bool batch : {true, false})
    for (auto [left, right] :
         llvm::zip_equal(batch ? getLhsBatch() : getLhsContracting(),
                         batch ? getRhsBatch() : getRhsContracting()))
      if (!isSameSize(lhs.getDimSize(left), rhs.getDimSize(right)))
        return emitOpError("expects ")
               << (batch ? "batch" : "contracting")
               << " dimensions of equal size, got " << lhs.getDimSize(left)
               << " and " << rhs.getDimSize(right);
  // contract_c6, contract_c7
  if (failed(checkAccumulator(*this, getAccumulator(), lhs.getElementType(),
                              rhs.getElementType(),
                              getType().getElementType())))
    return failure();
  // contract_c9
  if (getAllowTf32() &&
      !(lhs.getElementType().isF32() && rhs.getElementType().isF32() &&
        getAccumulatorType().isF32()))
    return emitOpError("expects operands and an accumulator of f32 for "
                       "'allow_tf32', got ")
           << lhs.getElementType() << ", " << rhs.getElementType() << " and "
           << getAccumulatorType();
  // contract_c8
  SmallVector<int64_t> shape;
  for (auto [left, right] : llvm::zip_equal(getLhsBatch(), getRhsBatch()))
    shape.push_back(lhs.isDynamicDim(left) ? rhs.getDimSize(right)
                                           : lhs.getDimSize(left));
  for (int64_t dim : getLhsFree())
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim : getRhsFree())
    shape.push_back(rhs.getDimSize(dim));
  if (failed(checkResult(
          *this, RankedTensorType::get(shape, getType().getElementType()),
          getType())))
    return failure();
  return checkSchedule(*this);
}

//===-- Dimensions --------------------------------------------------------===//

/// Returns the dimensions in neither list, in ascending order.
static SmallVector<int64_t> remaining(int64_t rank, ArrayRef<int64_t> first,
                                      ArrayRef<int64_t> second) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(first, dim) && !llvm::is_contained(second, dim))
      dims.push_back(dim);
  return dims;
}

SmallVector<int64_t> ContractOp::getLhsFree() {
  return remaining(tensorType(getLhs()).getRank(), getLhsBatch(),
                   getLhsContracting());
}
SmallVector<int64_t> ContractOp::getRhsFree() {
  return remaining(tensorType(getRhs()).getRank(), getRhsBatch(),
                   getRhsContracting());
}
Type ContractOp::getAccumulatorType() {
  return getAccumulator().value_or(getType().getElementType());
}

LogicalResult
ContractOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  SmallVector<int64_t> lhsFree = getLhsFree(), rhsFree = getRhsFree();
  int64_t batch = getLhsBatch().size(), left = batch + lhsFree.size();
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    if (dim < batch)
      return dimSize(builder, getLoc(), getLhs(), getLhsBatch()[dim]);
    if (dim < left)
      return dimSize(builder, getLoc(), getLhs(), lhsFree[dim - batch]);
    return dimSize(builder, getLoc(), getRhs(), rhsFree[dim - left]);
  });
}

//===-- Canonicalizations -------------------------------------------------===//

OpFoldResult ContractOp::fold(FoldAdaptor) { return {}; }

namespace {
/// Reads a transposed operand in its own layout, if its free dimensions keep
/// their order.
struct AbsorbTranspose : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ContractOp op,
                                PatternRewriter &rewriter) const override {
    for (bool left : {true, false}) {
      auto transpose =
          (left ? op.getLhs() : op.getRhs()).getDefiningOp<TransposeOp>();
      if (!transpose)
        continue;
      auto before = [&](ArrayRef<int64_t> dims) {
        SmallVector<int64_t> result;
        for (int64_t dim : dims)
          result.push_back(transpose.getPerm()[dim]);
        return result;
      };
      if (!llvm::is_sorted(before(left ? op.getLhsFree() : op.getRhsFree())))
        continue;
      rewriter.modifyOpInPlace(op, [&] {
        if (left) {
          op.setLhsBatch(before(op.getLhsBatch()));
          op.setLhsContracting(before(op.getLhsContracting()));
          op.getLhsMutable().assign(transpose.getOperand());
        } else {
          op.setRhsBatch(before(op.getRhsBatch()));
          op.setRhsContracting(before(op.getRhsContracting()));
          op.getRhsMutable().assign(transpose.getOperand());
        }
      });
      return success();
    }
    return failure();
  }
};

/// Multiplies all batches with the one operand that is repeated for them, as
/// rows of one product: dimensions of the batch become free.
struct BatchOfBroadcast : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ContractOp op,
                                PatternRewriter &rewriter) const override {
    int64_t batch = op.getLhsBatch().size();
    if (batch == 0 || !op.getType().hasStaticShape())
      return failure();
    for (bool left : {false, true}) {
      auto broadcast =
          (left ? op.getLhs() : op.getRhs()).getDefiningOp<BroadcastOp>();
      ArrayRef<int64_t> own = left ? op.getLhsBatch() : op.getRhsBatch();
      if (!broadcast || !addsOnly(broadcast, own))
        continue;
      replace(op, broadcast, left, rewriter);
      return success();
    }
    return failure();
  }

private:
  /// Returns whether the broadcast adds these dimensions and repeats no other,
  /// of static sizes.
  static bool addsOnly(BroadcastOp broadcast, ArrayRef<int64_t> dims);
  static void replace(ContractOp op, BroadcastOp broadcast, bool left,
                      PatternRewriter &rewriter);
};

bool BatchOfBroadcast::addsOnly(BroadcastOp broadcast, ArrayRef<int64_t> dims) {
  RankedTensorType from = broadcast.getOperand().getType(),
                   to = broadcast.getType();
  ArrayRef<int64_t> kept = broadcast.getDims();
  return to.hasStaticShape() &&
         static_cast<size_t>(to.getRank()) == kept.size() + dims.size() &&
         llvm::none_of(
             dims,
             [&](int64_t dim) { return llvm::is_contained(kept, dim); }) &&
         llvm::all_of_zip(from.getShape(), kept,
                          [&](int64_t size, int64_t dim) {
                            return size == to.getDimSize(dim);
                          });
}

void BatchOfBroadcast::replace(ContractOp op, BroadcastOp broadcast, bool left,
                               PatternRewriter &rewriter) {
  // Returns the operand's dimension of each of these, of the broadcast.
  auto before = [&](ArrayRef<int64_t> dims) {
    return llvm::map_to_vector(dims, [&](int64_t dim) -> int64_t {
      return llvm::find(broadcast.getDims(), dim) - broadcast.getDims().begin();
    });
  };
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree(),
                       lhsContracting(op.getLhsContracting()),
                       rhsContracting(op.getRhsContracting()), none;
  SmallVector<int64_t> &free = left ? lhsFree : rhsFree,
                       &contracting = left ? lhsContracting : rhsContracting;
  free = before(free);
  contracting = before(contracting);
  // The operand, 0 for the left one, and its dimension for each of the result.
  SmallVector<std::pair<int64_t, int64_t>> dims;
  for (int64_t dim : left ? op.getRhsBatch() : op.getLhsBatch())
    dims.emplace_back(left ? 1 : 0, dim);
  for (int64_t dim : lhsFree)
    dims.emplace_back(0, dim);
  for (int64_t dim : rhsFree)
    dims.emplace_back(1, dim);
  // The new result has them in ascending order.
  auto sorted = dims;
  llvm::sort(sorted);
  RankedTensorType type = op.getType();
  SmallVector<int64_t> perm, sizes(type.getRank());
  for (auto [dim, of] : llvm::enumerate(dims)) {
    perm.push_back(llvm::find(sorted, of) - sorted.begin());
    sizes[perm.back()] = type.getDimSize(dim);
  }
  Value operand = broadcast.getOperand();
  Value made = ContractOp::create(
      rewriter, op.getLoc(), type.clone(sizes), left ? operand : op.getLhs(),
      left ? op.getRhs() : operand, none, none, lhsContracting, rhsContracting,
      op.getAccumulatorAttr(), op.getAllowTf32());
  if (!llvm::is_sorted(perm))
    made = TransposeOp::create(rewriter, op.getLoc(), made, perm);
  rewriter.replaceOp(op, made);
}

/// Returns the contraction with swapped operands: in its result the free
/// dimensions of the right operand come first.
static Value swapOperands(PatternRewriter &rewriter, ContractOp op) {
  RankedTensorType type = op.getType();
  int64_t batch = op.getLhsBatch().size(), left = op.getLhsFree().size();
  SmallVector<int64_t> sizes(type.getShape().take_front(batch));
  llvm::append_range(sizes, type.getShape().drop_front(batch + left));
  llvm::append_range(sizes, type.getShape().slice(batch, left));
  return ContractOp::create(
      rewriter, op.getLoc(),
      RankedTensorType::get(sizes, type.getElementType()), op.getRhs(),
      op.getLhs(), op.getRhsBatch(), op.getLhsBatch(), op.getRhsContracting(),
      op.getLhsContracting(), op.getAccumulatorAttr(), op.getAllowTf32());
}

/// Swaps the operands if a free dimension of the left one becomes the innermost
/// dimension of the transposed result: rows of accumulators are then stored
/// contiguously.
struct SwapForTranspose : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto contract = op.getOperand().getDefiningOp<ContractOp>();
    if (!contract || !contract->hasOneUse() || op.getPerm().empty())
      return failure();
    int64_t batch = contract.getLhsBatch().size(),
            left = contract.getLhsFree().size(),
            right = contract.getRhsFree().size(), last = op.getPerm().back();
    if (right == 0 || last < batch || last >= batch + left)
      return failure();
    // Returns the position in the swapped result of a dimension of the original
    // one.
    auto swapped = [&](int64_t dim) {
      if (dim < batch)
        return dim;
      return dim < batch + left ? dim + right : dim - left;
    };
    SmallVector<int64_t> perm;
    for (int64_t dim : op.getPerm())
      perm.push_back(swapped(dim));
    rewriter.setInsertionPoint(contract);
    Value made = swapOperands(rewriter, contract);
    rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(), made, perm);
    return success();
  }
};

/// Minimum number of rows of the left operand; with fewer, most vector lanes
/// would be empty and sums down the columns are faster.
constexpr int64_t kColumnsOfRows = 6;

/// Computes a transposed matrix times a vector as the vector times the matrix,
/// whose rows are then read contiguously.
struct VectorFirst : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ContractOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType(),
                     type = op.getType();
    SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
    if (lhsFree.empty() || lhsFree.back() != lhs.getRank() - 1 ||
        (!lhs.isDynamicDim(lhsFree.back()) &&
         lhs.getDimSize(lhsFree.back()) < kColumnsOfRows) ||
        (!rhsFree.empty() && !type.hasStaticShape()) ||
        llvm::any_of(rhsFree,
                     [&](int64_t dim) { return rhs.getDimSize(dim) != 1; }))
      return failure();
    Value made = swapOperands(rewriter, op);
    if (made.getType() != type)
      made = ReshapeOp::create(rewriter, op.getLoc(), type, made);
    rewriter.replaceOp(op, made);
    return success();
  }
};

/// Multiplies elementwise if nothing is summed, as in an outer product: an
/// elementwise operation fuses with its neighbours and reads its operands in
/// any order.
struct ProductsWithoutSums : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ContractOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType lhs = op.getLhs().getType(), rhs = op.getRhs().getType(),
                     type = op.getType();
    Type accumulator = op.getAccumulatorType();
    if (!lhs.hasStaticShape() || !rhs.hasStaticShape() ||
        accumulator.isInteger(1) || isa<ComplexType>(accumulator) ||
        llvm::any_of(op.getLhsContracting(),
                     [&](int64_t dim) { return lhs.getDimSize(dim) != 1; }))
      return failure();
    Location loc = op.getLoc();
    int64_t batch = op.getLhsBatch().size(), left = op.getLhsFree().size();
    auto spread = [&](Value operand, ArrayRef<int64_t> batchDims,
                      ArrayRef<int64_t> freeDims, int64_t firstFree) -> Value {
      // Pairs of a dimension that is kept and its position in the result.
      SmallVector<std::pair<int64_t, int64_t>> kept;
      for (auto [i, dim] : llvm::enumerate(batchDims))
        kept.emplace_back(dim, i);
      for (auto [i, dim] : llvm::enumerate(freeDims))
        kept.emplace_back(dim, firstFree + i);
      llvm::sort(kept);
      RankedTensorType from = tensorType(operand);
      SmallVector<int64_t> sizes, dims;
      for (auto [dim, place] : kept) {
        sizes.push_back(from.getDimSize(dim));
        dims.push_back(place);
      }
      Value value =
          rewriter.createOrFold<ReshapeOp>(loc, from.clone(sizes), operand);
      if (from.getElementType() != accumulator)
        value = ConvertOp::create(
            rewriter, loc, RankedTensorType::get(sizes, accumulator), value);
      return rewriter.createOrFold<BroadcastOp>(loc, type.clone(accumulator),
                                                value, dims);
    };
    Value a = spread(op.getLhs(), op.getLhsBatch(), op.getLhsFree(), batch);
    Value b =
        spread(op.getRhs(), op.getRhsBatch(), op.getRhsFree(), batch + left);
    Value result = MulOp::create(rewriter, loc, a.getType(), a, b);
    // A sum starts with 0, and 0 + -0 is 0.
    if (isa<FloatType>(accumulator))
      result = AddOp::create(rewriter, loc, result.getType(), result,
                             createSplat(rewriter, loc, tensorType(result), 0));
    if (accumulator != type.getElementType())
      result = ConvertOp::create(rewriter, loc, type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

void ContractOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                             MLIRContext *context) {
  patterns.add<AbsorbTranspose, BatchOfBroadcast, ProductsWithoutSums,
               SwapForTranspose, VectorFirst>(context);
}

//===- ScalePartialSums.cpp - Scales weights in place of partial sums -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product with quantized weights may be written as sums of groups, a batch
// dimension of a contraction, which are multiplied with the groups' scales and
// added. The scales are distributed over the products,
//
//   sum_g s_g * (sum_k x_gk * w_gk)  =  sum_gk x_gk * (s_g * w_gk),
//
// a contraction with dequantized weights, which `ten-find-quantized` finds.
//
// Invariant: results differ by roundings alone. That holds for scales that are
// 0, NaN or of a magnitude within 2^60 of 1: a larger one times a code may
// overflow, where times the sum it does not; infinity times a code 0 is NaN. Of
// scales that only the run knows it is checked. Otherwise the groups are
// computed one after the other by the same kernel, on the same codes, with
// indicators in place of scales and zeros in place of the other groups'
// elements, so that codes are in memory once.
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Reduction.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SCALEPARTIALSUMS
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Magnitudes of scales with which products neither overflow nor lose bits:
/// powers of two around 1.
/// Bound: exponent; codes and numbers of rows up to 2^60.
constexpr int kMaxExponentOfScale = 60;

/// Longer chains are not followed.
/// Bound: operations; compile time.
constexpr unsigned kMaxSteps = 8;

/// The sums of a contraction, as far as they were multiplied and moved.
struct PartialSums {
  ContractOp sums;
  /// The dimension of `sums` that each of the value's is; -1 for one of size 1.
  SmallVector<int64_t> dims;
  /// Factors of the rank of `sums`, broadcast along dimensions of size 1.
  SmallVector<Value> scales;
};

/// One sum over groups.
class GroupedProduct {
public:
  GroupedProduct(Operation *root, IntegerRanges &ranges)
      : root(root), ranges(ranges), builder(root), loc(root->getLoc()) {}

  bool replace();

private:
  std::optional<PartialSums> trace(Value value, unsigned depth);
  bool findSumOfGroups();
  bool findProductWithScales();
  bool findScale(PartialSums &found, Value value);
  bool findGroups(ArrayRef<int64_t> reduced);
  bool findWeights();

  RankedTensorType sumsType() { return partial.sums.getType(); }
  /// Returns the type of the sums over all groups.
  RankedTensorType totalsType() {
    SmallVector<int64_t> shape(sumsType().getShape());
    shape.erase(shape.begin() + group);
    return RankedTensorType::get(shape, builder.getF32Type());
  }
  int64_t numBatch() { return partial.sums.getLhsBatch().size(); }
  Value weightsOperand() {
    return isLeft ? partial.sums.getLhs() : partial.sums.getRhs();
  }
  Value rowsOperand() {
    return isLeft ? partial.sums.getRhs() : partial.sums.getLhs();
  }
  /// The dimension of the weights, or of the rows, that is one of the sums; -1
  /// if it is not.
  int64_t dimOf(int64_t dim, bool ofWeights);
  Value converted(Value value, Type element) {
    RankedTensorType type = tensorType(value).clone(element);
    return builder.createOrFold<ConvertOp>(loc, type, value);
  }
  Value reshaped(Value value, ArrayRef<int64_t> shape) {
    if (tensorType(value).getShape() == shape)
      return value;
    return ReshapeOp::create(builder, loc, tensorType(value).clone(shape),
                             value);
  }
  /// Broadcasts a scale to a type, whose dimension for one of the scale's of
  /// more than one element `dimIn` returns.
  Value spread(Value scale, RankedTensorType type,
               function_ref<int64_t(int64_t)> dimIn);
  Value number(RankedTensorType type, double value) {
    return ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(
            type, builder.getFloatAttr(type.getElementType(), value)));
  }
  /// The product of all scales, of one element type.
  Value scale();
  /// Returns whether a constant or the type says that scales are as the
  /// invariant wants them.
  bool isScaleKnown(Value scale);
  /// The same as an i1 that the run computes.
  Value isScaleSmall(Value scale);
  /// The sums over all groups: of rows with weights times the scale.
  Value product(Value rows, Value scale);
  /// The same one group after the other.
  Value groupByGroup(Value rows, Value scale);
  /// Elements of one group, and `other` for those of the others.
  Value ofGroup(Value value, int64_t dim, Value number, Value other);
  Value asResult(Value sums);
  bool refuse(StringRef why);

  Operation *root;
  IntegerRanges &ranges;
  OpBuilder builder;
  Location loc;
  PartialSums partial;
  /// The dimension of the sums that counts groups; those of the result.
  int64_t group = -1;
  SmallVector<int64_t> order;
  bool isLeft = false;
};

} // namespace

bool GroupedProduct::refuse(StringRef why) {
  remark::missed(
      loc,
      remark::RemarkOpts::name("NotScaled").category("ten-scale-partial-sums"))
      << "sums of groups are scaled one by one: " + why.str();
  return false;
}

//===-- What the program sums ---------------------------------------------===//

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
    if (int64_t all = found.sums.getType().getDimSize(dim);
        size != 1 && size != all)
      scale = repeated(builder, scale, dim, all);
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

//===-- The product -------------------------------------------------------===//

Value GroupedProduct::scale() {
  if (partial.scales.size() == 1)
    return partial.scales.front();
  Value product;
  SmallVector<int64_t> shape(sumsType().getRank(), 1);
  for (Value scale : partial.scales)
    for (auto [size, own] :
         llvm::zip_equal(shape, tensorType(scale).getShape()))
      size = std::max(size, own);
  for (Value scale : partial.scales) {
    for (auto [dim, size] : llvm::enumerate(shape))
      if (tensorType(scale).getDimSize(dim) != size)
        scale = repeated(builder, scale, dim, size);
    scale = converted(scale, builder.getF32Type());
    product = product ? MulOp::create(builder, loc, product, scale).getResult()
                      : scale;
  }
  return product;
}

bool GroupedProduct::isScaleKnown(Value scale) {
  Type element = tensorType(scale).getElementType();
  if (isa<IntegerType>(element))
    return element.getIntOrFloatBitWidth() < 32;
  auto constant = sourceOfView(scale).getDefiningOp<ConstantOp>();
  auto numbers = constant ? dyn_cast<DenseFPElementsAttr>(constant.getValue())
                          : DenseFPElementsAttr();
  return numbers &&
         llvm::all_of(numbers.getValues<APFloat>(), [](const APFloat &number) {
           if (number.isZero() || number.isNaN())
             return true;
           int exponent = ilogb(number);
           return std::abs(exponent) < kMaxExponentOfScale;
         });
}

Value GroupedProduct::isScaleSmall(Value scale) {
  scale = converted(scale, builder.getF32Type());
  RankedTensorType type = tensorType(scale);
  Value size = AbsOp::create(builder, loc, type, scale);
  auto compare = [&](Comparison how, double to) -> Value {
    return CompareOp::create(builder, loc, how, size, number(type, to));
  };
  Value isNear = AndOp::create(
      builder, loc,
      compare(Comparison::LE, std::ldexp(1.0, kMaxExponentOfScale)),
      compare(Comparison::GE, std::ldexp(1.0, -kMaxExponentOfScale)));
  Value isOther =
      OrOp::create(builder, loc, compare(Comparison::EQ, 0),
                   CompareOp::create(builder, loc, Comparison::NE, size, size));
  Value all = OrOp::create(builder, loc, isNear, isOther);
  return reduceAll(builder, loc, ReductionKind::And, all);
}

Value GroupedProduct::spread(Value scale, RankedTensorType type,
                             function_ref<int64_t(int64_t)> dimIn) {
  SmallVector<int64_t> sizes, dims;
  for (auto [dim, size] : llvm::enumerate(tensorType(scale).getShape()))
    if (size != 1) {
      sizes.push_back(size);
      dims.push_back(dimIn(dim));
    }
  scale = converted(reshaped(scale, sizes), type.getElementType());
  return BroadcastOp::create(builder, loc, type, scale, dims);
}

Value GroupedProduct::product(Value rows, Value scale) {
  ContractOp op = partial.sums;
  Value weights = converted(weightsOperand(), builder.getF32Type());
  RankedTensorType type = tensorType(weights);
  scale = spread(scale, type,
                 [&](int64_t dim) { return dimOf(dim, /*ofWeights=*/true); });
  weights = MulOp::create(builder, loc, weights, scale);
  rows = converted(rows, builder.getF32Type());

  // Groups are summed as their elements are, in the weights' order.
  auto without = [&](ArrayRef<int64_t> batch) {
    SmallVector<int64_t> kept(batch);
    kept.erase(kept.begin() + group);
    return kept;
  };
  ArrayRef<int64_t> ofWeights =
      isLeft ? op.getLhsContracting() : op.getRhsContracting();
  ArrayRef<int64_t> ofRows =
      isLeft ? op.getRhsContracting() : op.getLhsContracting();
  SmallVector<std::pair<int64_t, int64_t>> summed;
  for (auto [weight, row] : llvm::zip_equal(ofWeights, ofRows))
    summed.push_back({weight, row});
  summed.push_back({dimOf(group, true), dimOf(group, false)});
  llvm::sort(summed);
  SmallVector<int64_t> weightDims, rowDims;
  for (auto [weight, row] : summed) {
    weightDims.push_back(weight);
    rowDims.push_back(row);
  }
  return ContractOp::create(
      builder, loc, totalsType(), isLeft ? weights : rows,
      isLeft ? rows : weights, without(op.getLhsBatch()),
      without(op.getRhsBatch()), isLeft ? weightDims : rowDims,
      isLeft ? rowDims : weightDims, TypeAttr::get(builder.getF32Type()));
}

Value GroupedProduct::ofGroup(Value value, int64_t dim, Value number,
                              Value other) {
  RankedTensorType type = tensorType(value).clone(builder.getI32Type());
  Value at = IotaOp::create(builder, loc, type, builder.getI64IntegerAttr(dim),
                            ValueRange());
  Value all =
      BroadcastOp::create(builder, loc, type, number, ArrayRef<int64_t>());
  Value isGroup = CompareOp::create(builder, loc, Comparison::EQ, at, all);
  return SelectOp::create(builder, loc, isGroup, value, other);
}

Value GroupedProduct::groupByGroup(Value rows, Value scale) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  RankedTensorType type = totalsType();
  // The sums of a group are scaled in the next iteration, so that the kernel is
  // that of all groups: fused with the addition, it would need codes packed for
  // itself.
  auto loop = scf::ForOp::create(
      builder, loc, index(0), index(sumsType().getDimSize(group) + 1), index(1),
      ValueRange{number(type, 0), number(type, 0)});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value count = arith::IndexCastOp::create(builder, loc, builder.getI32Type(),
                                           loop.getInductionVar());
  auto scalar = RankedTensorType::get({}, builder.getI32Type());
  count = tensor::FromElementsOp::create(builder, loc, scalar, count);
  auto zeros = [&](Value like) { return number(tensorType(like), 0); };
  Value own = ofGroup(rows, dimOf(group, false), count, zeros(rows));
  Value ones = number(tensorType(scale), 1);
  Value indicator = tensorType(scale).getDimSize(group) == 1
                        ? ones
                        : ofGroup(ones, group, count, zeros(scale));
  Value sums = product(own, indicator);
  // The last group's scale, for each sum.
  Value wide = scale;
  if (tensorType(scale).getElementTypeBitWidth() < 16)
    wide = converted(scale, builder.getF32Type());
  if (tensorType(scale).getDimSize(group) != 1) {
    Value one = ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(scalar, builder.getI32IntegerAttr(1)));
    Value none = ConstantOp::create(
        builder, loc,
        cast<DenseElementsAttr>(builder.getZeroAttr(wide.getType())));
    wide = ofGroup(wide, group, SubOp::create(builder, loc, count, one), none);
  }
  wide = ReduceOp::create(builder, loc, ReductionKind::Add, wide,
                          ArrayRef<int64_t>{group})
             .getResult(0);
  wide = spread(wide, type, [](int64_t dim) { return dim; });
  Value last = MulOp::create(builder, loc, loop.getRegionIterArgs()[1], wide);
  Value all = AddOp::create(builder, loc, loop.getRegionIterArgs()[0], last);
  scf::YieldOp::create(builder, loc, ValueRange{all, sums});
  return loop.getResult(0);
}

/// The sums in the order of the result's dimensions.
Value GroupedProduct::asResult(Value sums) {
  SmallVector<int64_t> perm;
  for (int64_t dim : order)
    if (dim >= 0)
      perm.push_back(dim - (dim > group));
  // Dimensions of size 1 that the program dropped.
  for (int64_t dim = 0, e = tensorType(sums).getRank(); dim < e; ++dim)
    if (!llvm::is_contained(perm, dim))
      perm.push_back(dim);
  if (!llvm::is_sorted(perm))
    sums = TransposeOp::create(builder, loc, sums, perm);
  return reshaped(sums, tensorType(root->getResult(0)).getShape());
}

bool GroupedProduct::replace() {
  if (!findSumOfGroups() && !findProductWithScales())
    return false;
  if (!isMadeOfCodes(partial.sums.getLhs()) &&
      !isMadeOfCodes(partial.sums.getRhs()))
    return false;
  if (!findWeights())
    return refuse("their scales differ in rows");
  Value rows = rowsOperand(), all = scale(), result;
  if (isScaleKnown(all)) {
    result = product(rows, all);
  } else {
    Value isSmall = tensor::ExtractOp::create(builder, loc, isScaleSmall(all),
                                              ValueRange());
    auto choice =
        scf::IfOp::create(builder, loc, TypeRange{totalsType()}, isSmall,
                          /*addThenBlock=*/true, /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(choice.thenBlock());
    scf::YieldOp::create(builder, loc, product(rows, all));
    builder.setInsertionPointToEnd(choice.elseBlock());
    scf::YieldOp::create(builder, loc, groupByGroup(rows, all));
    result = choice.getResult(0);
  }
  result = asResult(result);
  remark::passed(loc, remark::RemarkOpts::name("Scaled").category(
                          "ten-scale-partial-sums"))
      << "weights are scaled in place of the sums of " +
             std::to_string(sumsType().getDimSize(group)) + " groups";
  root->replaceAllUsesWith(ValueRange{result});
  root->erase();
  return true;
}

namespace {

class ScalePartialSumsPass
    : public impl::ScalePartialSumsBase<ScalePartialSumsPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    SmallVector<Operation *> roots;
    function.walk([&](Operation *op) {
      if (isa<ReduceOp, ContractOp>(op))
        roots.push_back(op);
    });
    IntegerRanges ranges;
    llvm::SetVector<Block *> blocks;
    // From the last on, since what a root is replaced with has other sums.
    for (Operation *root : llvm::reverse(roots)) {
      Block *block = root->getBlock();
      blocks.insert(block);
      (void)GroupedProduct(root, ranges).replace();
    }
    // Erase dead operations: those of failed matches and those replaced.
    for (Block *block : blocks)
      eraseDeadOperations(*block);
  }
};

} // namespace
} // namespace tenon

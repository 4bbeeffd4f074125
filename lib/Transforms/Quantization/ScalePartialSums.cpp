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

#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Reduction.h"
#include "GroupedProduct.h"
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

/// Magnitudes of scales with which products neither overflow nor lose bits:
/// powers of two around 1.
/// Bound: exponent; codes and numbers of rows up to 2^60.
constexpr int kMaxExponentOfScale = 60;

bool GroupedProduct::refuse(StringRef why) {
  remark::missed(
      loc,
      remark::RemarkOpts::name("NotScaled").category("ten-scale-partial-sums"))
      << "sums of groups are scaled one by one: " + why.str();
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
    scale = repeatedTo(builder, scale, shape);
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

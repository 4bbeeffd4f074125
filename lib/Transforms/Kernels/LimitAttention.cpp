//===- LimitAttention.cpp - Attention over the places in use --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-limit-attention. A contraction over the places of a cache,
// whose other operand is a softmax of logits that a mask `place < length`
// hides, is computed again for some numbers of places, from an eighth of all
// up; the run chooses by the largest length. What is computed again is
// found by walking from the weights to the operands: each value with a
// dimension of places is made with fewer of them, and values that reductions
// over the places make follow.
//
// Invariant: a shorter computation is used only where hidden weights are
// exactly 0, and adds 0 times the values of hidden places, which is NaN where
// one is not finite. So all results are those of the whole computation, up to
// the order of sums.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/CachedAttention.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Reduction.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_LIMITATTENTION
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Places of a cache below which all of them take less time than a choice, and
/// elements of its values.
/// Tuned: places; docs/developer/rationale/algorithms.md "Attention over a
/// cache reads what the length needs".
constexpr int64_t kMinPlaces = 256;
/// Tuned: elements; docs/developer/rationale/algorithms.md "Attention over a
/// cache reads what the length needs".
constexpr int64_t kMinElements = 1 << 16;

/// Sixteenths of the cache that are computed with, from the smallest: powers of
/// two, and one and a half times these where that leaves out many places.
/// Tuned: sixteenths; docs/developer/rationale/algorithms.md "Attention over a
/// cache reads what the length needs".
constexpr int64_t kParts[] = {2, 3, 4, 6, 8, 12};
/// Places that a part between two powers of two leaves out at least.
/// Tuned: places; docs/developer/rationale/algorithms.md "Attention over a
/// cache reads what the length needs".
constexpr int64_t kMinLeftOut = 256;

/// Places of a part are a multiple of this number: whole vectors.
/// Fact: places; the widest vector of f32.
constexpr int64_t kPlacesTogether = 16;

/// exp(-128) is 0 in f32, which has numbers down to exp(-104).
/// Fact: logits; the smallest number of f32.
constexpr float kZeroBelow = 128;

/// Returns whether fewer places take less time than a choice, and whole
/// vectors.
bool hasManyPlaces(const CachedAttention &attention) {
  return attention.numPlaces >= kMinPlaces &&
         attention.numPlaces % (8 * kPlacesTogether) == 0 &&
         tensorType(attention.cache()).getNumElements() >= kMinElements;
}

/// Returns the numbers of the first places that are computed with, from the
/// smallest; without that of all.
SmallVector<int64_t> partsOf(int64_t numPlaces) {
  SmallVector<int64_t> counts;
  for (int64_t part : kParts) {
    int64_t count = numPlaces * part / 16;
    // The next power of two is a third more.
    if (numPlaces * part % (16 * kPlacesTogether) == 0 &&
        (llvm::isPowerOf2_64(part) || count / 3 >= kMinLeftOut))
      counts.push_back(count);
  }
  return counts;
}

/// Makes the operations of an attention again for the first places.
class FewerPlaces {
public:
  FewerPlaces(OpBuilder &builder, const CachedAttention &attention,
              int64_t count)
      : builder(builder), attention(attention), count(count) {}

  /// Returns the result of the attention.
  Value result();
  /// Returns the sum of the products with the values of places from `count` on,
  /// each of which is 0 or NaN, as an array that is broadcast to the result;
  /// null if the values are known to be finite.
  Value hiddenProducts();
  /// Returns whether the weights of hidden places are 0, as an i1.
  Value hasZeros();

private:
  /// Returns the value with fewer places in a dimension.
  Value with(Placed placed);
  Value make(Placed placed);
  /// Returns a value without a dimension of places, made again if it depends on
  /// them.
  Value without(Value value);
  Value slice(Placed placed, int64_t from, int64_t to);
  Value gathered(GatherOp op, int64_t dim, int64_t size);
  static RankedTensorType resized(Value value, int64_t dim, int64_t size) {
    RankedTensorType type = tensorType(value);
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = size;
    return type.clone(shape);
  }

  OpBuilder &builder;
  const CachedAttention &attention;
  int64_t count;
  llvm::DenseMap<std::pair<Value, int64_t>, Value> known;
};

Value FewerPlaces::slice(Placed placed, int64_t from, int64_t to) {
  RankedTensorType type = tensorType(placed.value);
  SmallVector<int64_t> start(type.getRank(), 0), limit(type.getShape()),
      stride(type.getRank(), 1);
  if (from == 0 && to == limit[placed.dim])
    return placed.value;
  start[placed.dim] = from;
  limit[placed.dim] = to;
  return SliceOp::create(builder, placed.value.getLoc(), placed.value, start,
                         limit, stride);
}

Value FewerPlaces::with(Placed placed) {
  Value &made = known[{placed.value, placed.dim}];
  if (!made) {
    Value value = make(placed);
    // The map may have grown.
    known[{placed.value, placed.dim}] = value;
    return value;
  }
  return made;
}

Value FewerPlaces::make(Placed placed) {
  Value value = placed.value;
  int64_t dim = placed.dim;
  Operation *op = value.getDefiningOp();
  if (!op || !isa_and_nonnull<TenDialect>(op->getDialect()) ||
      op->getNumResults() != 1)
    return slice(placed, 0, count);
  Location loc = op->getLoc();
  RankedTensorType type = resized(value, dim, count);
  auto again = [&](ValueRange operands) {
    IRMapping mapping;
    for (auto [from, to] : llvm::zip_equal(op->getOperands(), operands))
      mapping.map(from, to);
    Operation *copy = builder.clone(*op, mapping);
    copy->getResult(0).setType(type);
    return copy->getResult(0);
  };
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
    return splat ? ConstantOp::create(builder, loc, splat.resizeSplat(type))
                       .getResult()
                 : slice(placed, 0, count);
  }
  if (isa<IotaOp>(op) && op->getNumOperands() == 0)
    return again({});
  if (isPointwise(op) && llvm::all_of(op->getOperandTypes(), [&](Type operand) {
        return cast<RankedTensorType>(operand).getShape() ==
               tensorType(value).getShape();
      })) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(with({operand, dim}));
    return again(operands);
  }
  if (auto broadcast = dyn_cast<BroadcastOp>(op);
      broadcast && broadcast.getOperand().getType().hasStaticShape()) {
    Placed source = *sourceOf(op, dim);
    Value operand =
        source.value ? with(source) : without(broadcast.getOperand());
    return BroadcastOp::create(builder, loc, type, operand,
                               broadcast.getDims());
  }
  if (auto transpose = dyn_cast<TransposeOp>(op))
    return TransposeOp::create(
        builder, loc, with({transpose.getOperand(), transpose.getPerm()[dim]}),
        transpose.getPerm());
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    if (std::optional<ReshapedDim> from = operandDim(reshape, dim);
        from && count % from->places == 0) {
      Value source = reshape.getOperand();
      auto gather = source.getDefiningOp<GatherOp>();
      int64_t size = count / from->places;
      Value fewer = from->places == 1 ? with({source, from->dim})
                    : gather          ? gathered(gather, from->dim, size)
                                      : Value();
      if (!fewer)
        fewer = slice({source, from->dim}, 0, size);
      return ReshapeOp::create(builder, loc, type, fewer);
    }
  if (auto contract = dyn_cast<ContractOp>(op)) {
    // The result's dimensions are batch, free left and free right ones.
    SmallVector<int64_t> left(contract.getLhsBatch()),
        right(contract.getRhsBatch()), lhsFree = contract.getLhsFree(),
                                       rhsFree = contract.getRhsFree();
    left.append(lhsFree);
    left.append(rhsFree.size(), -1);
    right.append(lhsFree.size(), -1);
    right.append(rhsFree);
    Value lhs = contract.getLhs(), rhs = contract.getRhs();
    return again({left[dim] < 0 ? lhs : with({lhs, left[dim]}),
                  right[dim] < 0 ? rhs : with({rhs, right[dim]})});
  }
  if (auto gather = dyn_cast<GatherOp>(op))
    if (Value made = gathered(gather, dim, count))
      return made;
  return slice(placed, 0, count);
}

/// Gathers fewer elements of a dimension that the indices have, with one index
/// vector for each.
Value FewerPlaces::gathered(GatherOp op, int64_t dim, int64_t size) {
  ArrayRef<int64_t> offsets = op.getOffsetDims();
  if (llvm::is_contained(offsets, dim) || !op.getOperandBatching().empty() ||
      !op.getSizes().empty())
    return {};
  // The result's other dimensions are those of the indices, in order.
  int64_t place = 0, vectorDim = op.getIndexVectorDim();
  for (int64_t i = 0; i < dim; ++i)
    place += !llvm::is_contained(offsets, i);
  place += place >= vectorDim;
  IRMapping mapping;
  mapping.map(op.getIndices(), slice({op.getIndices(), place}, 0, size));
  Operation *made = builder.clone(*op, mapping);
  made->getResult(0).setType(resized(op, dim, size));
  return made->getResult(0);
}

Value FewerPlaces::without(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto reduce = dyn_cast_or_null<ReduceOp>(op)) {
    int64_t dim = attention.dim;
    bool isOfPlaces = reduce.getInputs().size() == 1 &&
                      reduce.getInits().empty() &&
                      reduce.getDims() == ArrayRef<int64_t>{dim} &&
                      known.contains({reduce.getInputs()[0], dim});
    if (!isOfPlaces)
      return value;
    Value &made = known[{value, -1}];
    if (!made) {
      IRMapping mapping;
      mapping.map(reduce.getInputs()[0],
                  known.at({reduce.getInputs()[0], dim}));
      made = builder.clone(*op, mapping)->getResult(0);
    }
    return made;
  }
  if (!op || !(isPointwise(op) || isa<BroadcastOp, ReshapeOp, TransposeOp>(op)))
    return value;
  IRMapping mapping;
  bool changes = false;
  for (Value operand : op->getOperands()) {
    Value made = without(operand);
    changes |= made != operand;
    mapping.map(operand, made);
  }
  return changes ? builder.clone(*op, mapping)->getResult(0) : value;
}

Value FewerPlaces::result() {
  ContractOp op = attention.values;
  Value weights = with({attention.weights(), attention.dimOfWeights}),
        values = with({attention.cache(), attention.dimOfValues});
  IRMapping mapping;
  mapping.map(attention.weights(), weights);
  mapping.map(attention.cache(), values);
  return builder.clone(*op, mapping)->getResult(0);
}

Value FewerPlaces::hasZeros() {
  Location loc = DivOp(attention.softmax).getLoc();
  Value largest = reduceAll(builder, loc, ReductionKind::Min,
                            without(ReduceOp(attention.largest)->getResult(0)));
  APFloat bound(attention.maskValue);
  bound.add(APFloat(kZeroBelow), APFloat::rmTowardPositive);
  Value least = ConstantOp::create(
      builder, loc, DenseElementsAttr::get(tensorType(largest), bound));
  return CompareOp::create(builder, loc, Comparison::GT, largest, least);
}

Value FewerPlaces::hiddenProducts() {
  Value cache = attention.cache();
  if (auto convert = cache.getDefiningOp<ConvertOp>();
      convert &&
      isa<IntegerType>(tensorType(convert.getOperand()).getElementType()))
    return {};
  ContractOp op = attention.values;
  Location loc = op.getLoc();
  int64_t dim = attention.dimOfValues;
  Value hidden = slice({cache, dim}, count, attention.numPlaces);
  RankedTensorType type = tensorType(hidden);
  Value zero = ConstantOp::create(
      builder, loc, cast<DenseElementsAttr>(builder.getZeroAttr(type)));
  Value sum = ReduceOp::create(builder, loc, ReductionKind::Add,
                               MulOp::create(builder, loc, hidden, zero),
                               ArrayRef<int64_t>{dim})
                  ->getResult(0);
  // Find the values' dimensions in the result.
  bool left = attention.weightsAreLeft;
  ArrayRef<int64_t> batch = left ? op.getRhsBatch() : op.getLhsBatch();
  SmallVector<int64_t> free = left ? op.getRhsFree() : op.getLhsFree();
  int64_t numOther = left ? op.getLhsFree().size() : 0, numBatch = batch.size();
  SmallVector<int64_t> dims;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (const int64_t *at = llvm::find(batch, i); at != batch.end())
      dims.push_back(at - batch.begin());
    else if (int64_t *at = llvm::find(free, i); at != free.end())
      dims.push_back(numBatch + numOther + (at - free.begin()));
  Type element = op.getType().getElementType();
  sum = createConvert(builder, loc, sum, element);
  return BroadcastOp::create(builder, loc, op.getType(), sum, dims);
}

/// Replaces one attention.
class AttentionLimiter {
public:
  AttentionLimiter(const CachedAttention &attention, FloatContract contract)
      : attention(attention), contract(contract), builder(attention.values),
        loc(ContractOp(attention.values).getLoc()) {}

  void run();

private:
  /// Returns whether the largest length is at most `count` places, as an i1.
  Value fits(Value largest, int64_t count);
  Value extract(Value condition) {
    return tensor::ExtractOp::create(builder, loc, condition, ValueRange());
  }
  /// Returns the result with as many of the first places, of these numbers, as
  /// the length needs, and whether it is right.
  std::pair<Value, Value> some(Value largest, ArrayRef<int64_t> counts);

  const CachedAttention &attention;
  FloatContract contract;
  OpBuilder builder;
  Location loc;
};

Value AttentionLimiter::fits(Value largest, int64_t count) {
  RankedTensorType type = tensorType(largest);
  Value most = ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(
          type, builder.getIntegerAttr(type.getElementType(), count)));
  return extract(CompareOp::create(
      builder, loc, attention.mask.isLast ? Comparison::LT : Comparison::LE,
      largest, most));
}

std::pair<Value, Value> AttentionLimiter::some(Value largest,
                                               ArrayRef<int64_t> counts) {
  RankedTensorType type = ContractOp(attention.values).getType();
  auto flag = RankedTensorType::get({}, builder.getI1Type());
  if (counts.empty()) {
    Value none = ConstantOp::create(
        builder, loc, cast<DenseElementsAttr>(builder.getZeroAttr(type)));
    Value no = ConstantOp::create(
        builder, loc, cast<DenseElementsAttr>(builder.getZeroAttr(flag)));
    return {none, no};
  }
  int64_t count = counts.front();
  auto choice = scf::IfOp::create(builder, loc, TypeRange{type, flag},
                                  fits(largest, count),
                                  /*addThenBlock=*/true,
                                  /*addElseBlock=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(choice.thenBlock());
  FewerPlaces fewer(builder, attention, count);
  Value made = fewer.result();
  if (contract != FloatContract::Fast)
    if (Value hidden = fewer.hiddenProducts())
      made = AddOp::create(builder, loc, made, hidden);
  scf::YieldOp::create(builder, loc, ValueRange{made, fewer.hasZeros()});
  builder.setInsertionPointToEnd(choice.elseBlock());
  auto [other, isRight] = some(largest, counts.drop_front());
  scf::YieldOp::create(builder, loc, ValueRange{other, isRight});
  return {choice.getResult(0), choice.getResult(1)};
}

void AttentionLimiter::run() {
  Value largest =
      reduceAll(builder, loc, ReductionKind::Max, attention.mask.lengths);
  auto [result, isRight] = some(largest, partsOf(attention.numPlaces));
  ContractOp op = attention.values;
  auto choice =
      scf::IfOp::create(builder, loc, TypeRange{op.getType()}, extract(isRight),
                        /*addThenBlock=*/true, /*addElseBlock=*/true);
  builder.setInsertionPointToEnd(choice.thenBlock());
  scf::YieldOp::create(builder, loc, result);
  builder.setInsertionPointToEnd(choice.elseBlock());
  Value all = FewerPlaces(builder, attention, attention.numPlaces).result();
  scf::YieldOp::create(builder, loc, all);
  op.replaceAllUsesWith(choice.getResult(0));
  op.erase();
}

class LimitAttentionPass : public impl::LimitAttentionBase<LimitAttentionPass> {
public:
  using LimitAttentionBase::LimitAttentionBase;

private:
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    SmallVector<ContractOp> contractions;
    function.walk([&](ContractOp op) { contractions.push_back(op); });
    llvm::SetVector<Block *> blocks;
    auto options = [](StringRef name) {
      return remark::RemarkOpts::name(name).category("ten-limit-attention");
    };
    for (ContractOp op : contractions)
      for (bool left : {true, false}) {
        std::string why;
        Location loc = op.getLoc();
        std::optional<CachedAttention> found =
            CachedAttention::of(op, left, why);
        if (found && !hasManyPlaces(*found)) {
          why = "its places are few, or not a multiple of 128";
          found.reset();
        }
        if (!why.empty())
          remark::missed(loc, options("NotLimited"))
              << "attention reads all places: " + why;
        if (!found)
          continue;
        blocks.insert(op->getBlock());
        AttentionLimiter(*found, fp).run();
        std::string numbers;
        for (int64_t count : partsOf(found->numPlaces))
          numbers += (numbers.empty() ? "" : ", ") + std::to_string(count);
        remark::passed(loc, options("Limited"))
            << "attention reads the places up to the largest length: " +
                   numbers + " or all of " + std::to_string(found->numPlaces);
        break;
      }
    // Erase operations that the branches compute again.
    for (Block *block : blocks)
      eraseDeadOperations(*block);
  }
};

} // namespace
} // namespace tenon

//===- OnlineAttention.cpp - Lowers attention to nests for a GPU ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers attention with softmax rows to marked nests
// (Conversion/AttentionNests.h), which KernelToGPU computes together by the
// online softmax of FlashAttention (T. Dao et al., 2022). The product of
// weights and values is divided by the sum of weights at the end instead of
// dividing each weight. So the nests can be computed for one block of columns
// after the other, with the accumulators rescaled when a new row max is found.
//
//===----------------------------------------------------------------------===//

#include "Conversion/AttentionNests.h"
#include "Conversion/TenToLinalg/KernelLowering.h"
#include "Dialect/Ten/Analysis/Softmax.h"
#include "Dialect/Ten/IR/Attributes.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace tenon {

class OnlineAttention {
public:
  OnlineAttention(KernelLowering &kernel, const Attention &attention,
                  const Softmax &softmax)
      : kernel(kernel), builder(kernel.builder), attention(attention),
        softmax(softmax), loc(attention.getValues().getLoc()),
        f32(builder.getF32Type()), rows(tensorType(attention.getRows())),
        sizes(getAsIndexOpFoldResult(builder.getContext(), rows.getShape())),
        rank(attention.row() + 1), causal(softmax.findCausalMask(attention)) {}

  Value run(Value destination);

private:
  using Body = llvm::function_ref<Value(NestBody &, Value current)>;

  Value mark(Value made, StringRef what);
  /// Emits a contraction with accumulators in f32.
  Value sums(ContractOp op, StringRef what);
  /// Emit a nest over all elements of the rows, and one that reduces the
  /// columns of each row.
  Value ofElements(Type element, StringRef what, Body body);
  Value ofRows(double initial, StringRef what, Body body);
  Value logits(Value scores);
  /// Returns, for each column, whether its values contain non-finite elements;
  /// not marked.
  Value specials();
  Value result(Value sums, Value total, Value destination);
  /// Returns exp(x - m).
  Value weight(NestBody &body, Value logits, Value largest);

  /// Returns the position, in a value with these axes, for the nest's loops.
  static LoopIndices placeOf(NestBody &body, ArrayRef<int64_t> axes) {
    LoopIndices place;
    for (int64_t axis : axes)
      place.push_back(axis < 0 ? body.constant(0) : body.loops[axis]);
    return place;
  }
  LoopIndices ofRow(NestBody &body) const {
    return LoopIndices(ArrayRef(body.loops).take_front(rank));
  }

  KernelLowering &kernel;
  OpBuilder &builder;
  const Attention &attention;
  const Softmax &softmax;
  Location loc;
  Type f32;
  RankedTensorType rows;
  SmallVector<OpFoldResult> sizes;
  int64_t rank; ///< axes up to the rows
  std::optional<CausalMask> causal;
  Value special;
  SmallVector<int64_t> axesOfSpecial;
};

} // namespace tenon

Value OnlineAttention::mark(Value made, StringRef what) {
  attr::attention.set(made.getDefiningOp(), what);
  return made;
}

Value OnlineAttention::sums(ContractOp op, StringRef what) {
  auto wide = cast<ContractOp>(builder.clone(*op));
  wide.getResult().setType(RankedTensorType::get(op.getType().getShape(), f32));
  Value made = kernel.contraction(wide, kernel.empty(wide.getResult()));
  if (!made)
    return {};
  attr::attentionStart.set(made.getDefiningOp<linalg::GenericOp>()
                               .getDpsInits()
                               .front()
                               .getDefiningOp(),
                           what);
  return mark(made, what);
}

Value OnlineAttention::ofElements(Type element, StringRef what, Body body) {
  SmallVector<utils::IteratorType> iterators(sizes.size(),
                                             utils::IteratorType::parallel);
  Value output = kernel.empty(sizes, storageType(element), loc);
  AffineMap map = builder.getMultiDimIdentityMap(sizes.size());
  return mark(kernel
                  .nest(loc, sizes, iterators, output, map,
                        [&](NestBody &nest, ValueRange) -> SmallVector<Value> {
                          return {nest.store(body(nest, Value()), element)};
                        })
                  .front(),
              what);
}

Value OnlineAttention::ofRows(double initial, StringRef what, Body body) {
  SmallVector<utils::IteratorType> iterators(sizes.size(),
                                             utils::IteratorType::reduction);
  std::fill_n(iterators.begin(), rank, utils::IteratorType::parallel);
  Value start = arith::ConstantOp::create(
      builder, loc, builder.getF32FloatAttr(static_cast<float>(initial)));
  Value output = kernel.fill(
      start, kernel.empty(ArrayRef(sizes).take_front(rank), f32, loc), loc);
  AffineMap map =
      builder.getMultiDimIdentityMap(sizes.size()).getMajorSubMap(rank);
  return mark(
      kernel
          .nest(loc, sizes, iterators, output, map,
                [&](NestBody &nest, ValueRange current) -> SmallVector<Value> {
                  return {body(nest, current.front())};
                })
          .front(),
      what);
}

Value OnlineAttention::logits(Value scores) {
  ContractOp op = attention.getScores();
  Value made = ofElements(f32, kLogits, [&](NestBody &body, Value) {
    LoopIndices place = placeOf(body, attention.scoresAxes());
    Type element = op.getType().getElementType();
    Value sum = body.read(scores, f32, place);
    body.setComputed(op, place, body.convert(sum, f32, element));
    // Dimensions of size 1 have index 0.
    LoopIndices at(body.loops);
    for (auto [index, size] : llvm::zip_equal(at, rows.getShape()))
      if (size == 1)
        index = body.constant(0);
    Value logit = body.element(softmax.getLogits(), at);
    // Read by the code that computes hidden columns.
    if (causal)
      body.read(special, builder.getI32Type(), placeOf(body, axesOfSpecial));
    return logit;
  });
  if (causal) {
    auto value = FloatAttr::get(f32, causal->value);
    attr::causal.set(made.getDefiningOp(),
                     builder.getArrayAttr(
                         {builder.getI64IntegerAttr(attention.row()),
                          builder.getI64IntegerAttr(attention.row() + 1),
                          builder.getI64IntegerAttr(causal->offset), value}));
  }
  return made;
}

Value OnlineAttention::specials() {
  ContractOp op = attention.getValues();
  Value values = op.getRhs();
  Type element = tensorType(values).getElementType();
  Attention::Axes all = attention.axesOf(op, /*isLhs=*/false);
  SmallVector<OpFoldResult> extent = kernel.sizes(values), kept;
  SmallVector<utils::IteratorType> iterators;
  SmallVector<AffineExpr> exprs;
  for (auto [dim, axis] : llvm::enumerate(all)) {
    iterators.push_back(axis < 0 ? utils::IteratorType::reduction
                                 : utils::IteratorType::parallel);
    if (axis < 0)
      continue;
    axesOfSpecial.push_back(axis);
    kept.push_back(extent[dim]);
    exprs.push_back(builder.getAffineDimExpr(dim));
  }
  Type i32 = builder.getI32Type();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(0));
  Value output = kernel.fill(zero, kernel.empty(kept, i32, loc), loc);
  auto map = AffineMap::get(extent.size(), 0, exprs, builder.getContext());
  return kernel
      .nest(loc, extent, iterators, output, map,
            [&](NestBody &body, ValueRange current) -> SmallVector<Value> {
              Value x =
                  body.convert(body.element(values, body.loops), element, f32);
              Value size = body.create<math::AbsFOp>(x);
              Value infinity = body.floating(f32, HUGE_VAL);
              // Not less, or unordered.
              Value is = body.create<arith::CmpFOp>(arith::CmpFPredicate::UGE,
                                                    size, infinity);
              Value word = body.create<arith::ExtUIOp>(i32, is);
              return {body.create<arith::OrIOp>(current.front(), word)};
            })
      .front();
}

Value OnlineAttention::weight(NestBody &body, Value logits, Value largest) {
  Value x = body.read(logits, f32, body.loops);
  Value m = body.read(largest, f32, ofRow(body));
  Value least = body.floating(f32, -HUGE_VAL);
  Value isLeast =
      body.create<arith::CmpFOp>(arith::CmpFPredicate::OEQ, m, least);
  m = body.select(isLeast, body.zero(f32), m);
  return body.create<math::ExpOp>(body.create<arith::SubFOp>(x, m));
}

Value OnlineAttention::result(Value sums, Value total, Value destination) {
  Attention::Axes from = attention.valuesAxes(), to = attention.resultAxes();
  Type element = attention.getValues().getType().getElementType();
  SmallVector<OpFoldResult> extent =
      tensor::getMixedSizes(builder, loc, destination);
  SmallVector<utils::IteratorType> iterators(extent.size(),
                                             utils::IteratorType::parallel);
  auto emit = [&](NestBody &body, ValueRange) -> SmallVector<Value> {
    // Dimensions that only the values have are in the same order.
    LoopIndices place, ofTotal(rank);
    size_t own = 0;
    for (int64_t axis : from) {
      size_t dim = 0;
      if (axis >= 0) {
        dim = llvm::find(to, axis) - to.begin();
        ofTotal[axis] = body.loops[dim];
      } else {
        while (to[own] >= 0)
          ++own;
        dim = own++;
      }
      place.push_back(body.loops[dim]);
    }
    Value sum = body.read(sums, f32, place);
    Value divisor = body.read(total, f32, ofTotal);
    Value quotient = body.create<arith::DivFOp>(sum, divisor);
    return {body.store(body.convert(quotient, f32, element), element)};
  };
  return mark(kernel
                  .nest(loc, extent, iterators, destination,
                        builder.getMultiDimIdentityMap(extent.size()), emit)
                  .front(),
              kResult);
}

Value OnlineAttention::run(Value destination) {
  if (causal)
    special = specials();
  Value scores = sums(attention.getScores(), kScores);
  if (!scores)
    return {};
  Value numbers = logits(scores);
  Value largest =
      ofRows(-HUGE_VAL, kLargest, [&](NestBody &body, Value current) {
        return body.combine(ReductionKind::Max, f32, current,
                            body.read(numbers, f32, body.loops));
      });
  Type element = rows.getElementType();
  Value weights = ofElements(element, kWeights, [&](NestBody &body, Value) {
    return body.convert(weight(body, numbers, largest), f32, element);
  });
  Value total = ofRows(0, kWeightSum, [&](NestBody &body, Value current) {
    return body.combine(ReductionKind::Add, f32, current,
                        weight(body, numbers, largest), /*reassociate=*/true);
  });
  kernel.setStored(attention.getRows(), weights, 0);
  Value made = sums(attention.getValues(), kValues);
  return made ? result(made, total, destination) : Value();
}

Value KernelLowering::onlineAttention(const Attention &attention,
                                      Value destination) {
  std::optional<Softmax> softmax = Softmax::of(attention);
  return softmax ? OnlineAttention(*this, attention, *softmax).run(destination)
                 : Value();
}

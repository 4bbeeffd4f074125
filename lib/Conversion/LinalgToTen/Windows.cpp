//===- Windows.cpp - Converts windows and pooling -------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Shape.h"
#include "StructuredOp.h"

using namespace mlir;
using namespace tenon;

/// Matches `loop * factor`.
static std::optional<std::pair<unsigned, int64_t>> multipleOf(AffineExpr expr) {
  int64_t factor = 1;
  if (auto product = dyn_cast<AffineBinaryOpExpr>(expr);
      product && product.getKind() == AffineExprKind::Mul) {
    auto constant = dyn_cast<AffineConstantExpr>(product.getRHS());
    if (!constant || constant.getValue() < 1)
      return std::nullopt;
    factor = constant.getValue();
    expr = product.getLHS();
  }
  auto loop = dyn_cast<AffineDimExpr>(expr);
  if (!loop)
    return std::nullopt;
  return std::pair(loop.getPosition(), factor);
}

std::optional<StructuredOp::Window>
StructuredOp::windowOf(AffineExpr expr, ArrayRef<unsigned> kept) {
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || sum.getKind() != AffineExprKind::Add)
    return std::nullopt;
  auto a = multipleOf(sum.getLHS()), b = multipleOf(sum.getRHS());
  if (!a || !b)
    return std::nullopt;
  if (!llvm::is_contained(kept, a->first))
    std::swap(a, b);
  if (!llvm::is_contained(kept, a->first) || llvm::is_contained(kept, b->first))
    return std::nullopt;
  return Window{a->first, b->first, a->second, b->second};
}

/// Returns the number of elements that the windows span.
OpFoldResult StructuredOp::reach(const Window &window) {
  auto less = [&](OpFoldResult size) {
    return addSizes(c, size, c.b.getIndexAttr(-1));
  };
  OpFoldResult places = multiplySizes(c, less(space.size(window.place)),
                                      c.b.getIndexAttr(window.stride));
  OpFoldResult offsets = multiplySizes(c, less(space.size(window.offset)),
                                       c.b.getIndexAttr(window.dilation));
  return addSizes(c, addSizes(c, places, offsets), c.b.getIndexAttr(1));
}

/// Cuts off elements beyond the last window, which would add results.
Value tenon::trim(ProgramBuilder &c, Value tensor,
                  ArrayRef<OpFoldResult> sizes) {
  OpFoldResult zero = c.b.getIndexAttr(0), one = c.b.getIndexAttr(1);
  return sliceOf(c, tensor, SmallVector<OpFoldResult>(sizes.size(), zero),
                 sizes, SmallVector<OpFoldResult>(sizes.size(), one));
}

std::optional<Spread> StructuredOp::poolWindows(const Combiner &how,
                                                const Spread &input,
                                                ArrayRef<unsigned> kept,
                                                DenseElementsAttr start) {
  SmallVector<unsigned> places, offsets;
  SmallVector<int64_t> sizes, strides, dilations;
  SmallVector<OpFoldResult> needed;
  for (unsigned loop : input.loops) {
    if (!isVirtual(loop))
      return std::nullopt;
    AffineExpr expr = exprOf(loop);
    std::optional<Window> window = windowOf(expr, kept);
    auto plain = dyn_cast<AffineDimExpr>(expr);
    if (!window && !plain)
      return std::nullopt;
    if (plain)
      window = Window{plain.getPosition(), 0, 1, 1};
    std::optional<int64_t> size =
        plain ? 1 : getConstantIntValue(space.size(window->offset));
    if (!size || *size < 1 || llvm::is_contained(places, window->place) ||
        !llvm::is_contained(kept, window->place) ||
        (!plain && llvm::is_contained(offsets, window->offset)))
      return std::nullopt;
    if (!plain)
      offsets.push_back(window->offset);
    places.push_back(window->place);
    sizes.push_back(*size);
    strides.push_back(window->stride);
    dilations.push_back(window->dilation);
    needed.push_back(plain ? space.size(loop) : reach(*window));
  }
  if (places.size() != kept.size() ||
      offsets.size() != op.getNumLoops() - kept.size())
    return std::nullopt;
  Value tensor = prepared(how, trim(c, input.tensor, needed));
  Type type = space.typeOver(places, c.elementOf(tensor));
  ten::ReductionKindAttr kind;
  SmallVector<Value> inits;
  if (start)
    inits.push_back(ten::ConstantOp::create(c.b, start));
  else
    kind = ten::ReductionKindAttr::get(c.b.getContext(), how.kind);
  auto pool = ten::WindowReduceOp::create(c.b, type, kind, tensor, inits, sizes,
                                          strides, ArrayRef<int64_t>(),
                                          ArrayRef<int64_t>(), dilations);
  if (start) {
    OpBuilder::InsertionGuard guard(c.b);
    Block *body =
        c.b.createBlock(&pool.getBody(), {}, {start.getType(), start.getType()},
                        {op.getLoc(), op.getLoc()});
    ten::YieldOp::create(
        c.b, c.combine(how.kind, body->getArgument(0), body->getArgument(1)));
  }
  Value result = restored(how, pool.getResult(0), c.elementOf(input.tensor));
  return space.spread(result, places);
}

//===- Reductions.cpp - Converts loops that combine elements --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Matches reductions in linalg bodies: a result element combined with a new
// value by a known kind (with unsigned, boolean and NaN-skipping variants
// mapped to it), or a choice between old and new elements by comparisons, such
// as argmax, which becomes a `ten.reduce` with a region. The new value is
// computed as a tensor over all loops, then reduced; sums of products become
// contractions or convolutions, others over windows `ten.window_reduce`. Part
// of StructuredOp.
//
//===----------------------------------------------------------------------===//

#include "StructuredOp.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;

static std::optional<Combiner> combinerOf(Operation *op) {
  using Kind = ten::ReductionKind;
  Type type = op->getResult(0).getType();
  bool isUnsigned = isa<arith::MaxUIOp, arith::MinUIOp>(op);
  bool skipsNaN = isa<arith::MaxNumFOp, arith::MinNumFOp>(op);
  auto kind = llvm::TypeSwitch<Operation *, std::optional<Kind>>(op)
                  .Case<arith::AddFOp, arith::AddIOp, complex::AddOp>(
                      [](auto) { return Kind::Add; })
                  .Case<arith::MulFOp, arith::MulIOp, complex::MulOp>(
                      [](auto) { return Kind::Mul; })
                  .Case<arith::MaximumFOp, arith::MaxNumFOp, arith::MaxSIOp,
                        arith::MaxUIOp>([](auto) { return Kind::Max; })
                  .Case<arith::MinimumFOp, arith::MinNumFOp, arith::MinSIOp,
                        arith::MinUIOp>([](auto) { return Kind::Min; })
                  .Case<arith::AndIOp>([](auto) { return Kind::And; })
                  .Case<arith::OrIOp>([](auto) { return Kind::Or; })
                  .Case<arith::XOrIOp>([](auto) { return Kind::Xor; })
                  .Default([](Operation *) { return std::nullopt; });
  if (!kind)
    return std::nullopt;
  if (type.isInteger(1)) {
    // Arithmetic modulo 2; the set bit is -1 as a signed number.
    bool takesSet = (kind == Kind::Max) == isUnsigned;
    if (kind == Kind::Add)
      kind = Kind::Xor;
    else if (kind == Kind::Mul)
      kind = Kind::And;
    else if (kind == Kind::Max || kind == Kind::Min)
      kind = takesSet ? Kind::Or : Kind::And;
    isUnsigned = false;
  }
  return Combiner{op, *kind, isUnsigned, skipsNaN};
}

std::optional<Combiner> StructuredOp::combiner(unsigned number, Value &added) {
  BlockArgument old = oldElement(number);
  Operation *last = yielded(number).getDefiningOp();
  if (!last || last->getBlock() != op.getBlock() || !old.hasOneUse() ||
      *old.user_begin() != last || last->getNumOperands() != 2)
    return std::nullopt;
  added = last->getOperand(last->getOperand(0) == old ? 1 : 0);
  return combinerOf(last);
}

static IntegerType unsignedOf(Type element) {
  return IntegerType::get(element.getContext(), element.getIntOrFloatBitWidth(),
                          IntegerType::Unsigned);
}

static Value bitcast(ProgramBuilder &c, Value tensor, Type element) {
  return ten::BitcastOp::create(c.b, c.typeOf(tensor).clone(element), tensor);
}

Value StructuredOp::prepared(const Combiner &how, Value x) {
  if (how.isUnsigned)
    return bitcast(c, x, unsignedOf(c.elementOf(x)));
  if (!how.skipsNaN)
    return x;
  double infinity = std::numeric_limits<double>::infinity();
  bool isMax = how.kind == ten::ReductionKind::Max;
  Value least = c.constantLike(x, isMax ? -infinity : infinity);
  return c.select(c.compare(ten::Comparison::NE, x, x), least, x);
}

Value StructuredOp::restored(const Combiner &how, Value x, Type element) {
  return how.isUnsigned ? bitcast(c, x, element) : x;
}

Spread StructuredOp::reduce(const Combiner &how, const Spread &added,
                            ArrayRef<unsigned> reduced) {
  SmallVector<unsigned, 4> loops = unite(added.loops, reduced), left;
  Value input = prepared(how, space.over(added, loops));
  SmallVector<int64_t> dims;
  for (auto [dim, loop] : llvm::enumerate(loops))
    if (llvm::is_contained(reduced, loop))
      dims.push_back(dim);
    else
      left.push_back(loop);
  Value result = ten::ReduceOp::create(c.b, how.kind, input, dims).getResult(0);
  return {restored(how, result, c.elementOf(added.tensor)), left};
}

/// Returns whether the initial value is the kind's identity.
static bool startsEmpty(const Combiner &how, DenseElementsAttr init) {
  if (!init)
    return false;
  if (how.isUnsigned)
    init = init.bitcast(unsignedOf(init.getElementType()));
  auto scalar = RankedTensorType::get({}, init.getElementType());
  return isIdentity(how.kind, init.resizeSplat(scalar));
}

Value StructuredOp::reduction(unsigned number) {
  Value addedScalar;
  std::optional<Combiner> how = combiner(number, addedScalar);
  std::optional<Spread> added = how ? code.get(addedScalar) : std::nullopt;
  if (!added)
    return {};
  Value init = op.getDpsInitOperand(number)->get();
  DenseElementsAttr splat = splatOf(init);
  // If all elements are NaN, the result is the initial value.
  if (how->skipsNaN && (!splat || splat.getSplatValue<APFloat>().isNaN()))
    return {};
  SmallVector<unsigned> order = *resultLoops(number);
  SmallVector<unsigned> reduced;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (!llvm::is_contained(order, loop))
      reduced.push_back(loop);
  Type element = c.elementOf(op->getResult(number));
  std::optional<Spread> value;
  Operation *product = addedScalar.getDefiningOp();
  bool isProduct = how->kind == ten::ReductionKind::Add && product &&
                   isa<arith::MulFOp, arith::MulIOp, complex::MulOp>(product);
  std::optional<Spread> lhs, rhs;
  if (isProduct) {
    lhs = code.get(product->getOperand(0));
    rhs = code.get(product->getOperand(1));
  }
  bool isPlain = llvm::none_of(added->loops,
                               [&](unsigned loop) { return isVirtual(loop); });
  if (lhs && rhs)
    value = isPlain ? contract(*lhs, *rhs, order, element)
                    : convolve(*lhs, *rhs, order, element);
  bool isDone = startsEmpty(*how, splat);
  if (!value && isPlain) {
    value = reduce(*how, *added, reduced);
  } else if (!value) {
    // The order of max and min does not matter: another initial value than the
    // identity costs nothing.
    bool compares = how->kind == ten::ReductionKind::Max ||
                    how->kind == ten::ReductionKind::Min;
    DenseElementsAttr start;
    if (splat && compares && !isDone && !how->isUnsigned && !how->skipsNaN)
      start = splat.resizeSplat(RankedTensorType::get({}, element));
    value = poolWindows(*how, *added, order, start);
    isDone |= static_cast<bool>(start);
  }
  if (!value)
    return {};
  Value result = c.castTo(space.over(*value, order), init.getType());
  c.b.setLoc(op.getLoc());
  return isDone ? result : pointwise(c, how->op, {init, result});
}

//===-- Choices -----------------------------------------------------------===//

namespace {

/// A body that compares new elements with old ones and takes either, as an
/// argmax does: an associative combination, which `ten` expresses as a
/// reduction with a region.
class Choice {
public:
  Choice(linalg::LinalgOp op, BodyCode &code) : op(op), code(code) {
    for (OpOperand &init : op.getDpsInitsMutable())
      olds.push_back(op.getMatchingBlockArgument(&init));
    news.resize(olds.size());
  }

  bool match() {
    Operation *end = op.getBlock()->getTerminator();
    for (unsigned i = 0; i < olds.size(); ++i)
      if (!findNew(end->getOperand(i), i) || !news[i])
        return false;
    return llvm::all_of(end->getOperands(),
                        [&](Value value) { return isChosen(value); });
  }

  SmallVector<Value> olds, news;

private:
  /// Finds the value that a result may become instead of its old element.
  bool findNew(Value value, unsigned number) {
    if (value == olds[number])
      return true;
    if (code.get(value)) {
      if (news[number] && news[number] != value)
        return false;
      news[number] = value;
      return true;
    }
    Operation *def = value.getDefiningOp();
    if (!def || def->getNumRegions() != 0)
      return false;
    if (isa<arith::SelectOp>(def))
      return findNew(def->getOperand(1), number) &&
             findNew(def->getOperand(2), number);
    return isa<arith::MaximumFOp, arith::MinimumFOp, arith::MaxSIOp,
               arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp>(def) &&
           findNew(def->getOperand(0), number) &&
           findNew(def->getOperand(1), number);
  }

  bool isChosen(Value value) {
    if (llvm::is_contained(olds, value) || llvm::is_contained(news, value))
      return true;
    Operation *def = value.getDefiningOp();
    if (!def || def->getBlock() != op.getBlock() ||
        !isa<arith::SelectOp, arith::CmpFOp, arith::CmpIOp, arith::AndIOp,
             arith::OrIOp, arith::XOrIOp, arith::ConstantOp, arith::MaximumFOp,
             arith::MinimumFOp, arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp,
             arith::MinUIOp>(def))
      return false;
    return llvm::all_of(def->getOperands(),
                        [&](Value operand) { return isChosen(operand); });
  }

  linalg::LinalgOp op;
  BodyCode &code;
};

} // namespace

SmallVector<Value> StructuredOp::choice() {
  Choice choice(op, code);
  if (op.getNumDpsInits() == 0 || !choice.match())
    return {};
  SmallVector<unsigned> order = *resultLoops(0);
  SmallVector<unsigned> all =
      llvm::to_vector(llvm::seq<unsigned>(op.getNumLoops()));
  SmallVector<Value> inputs, inits;
  SmallVector<Type> types, scalars;
  SmallVector<unsigned> kept(order);
  llvm::sort(kept);
  SmallVector<int64_t> dims;
  for (unsigned loop : all)
    if (!llvm::is_contained(kept, loop))
      dims.push_back(loop);
  for (unsigned i = 0; i < choice.olds.size(); ++i) {
    std::optional<Spread> value = code.get(choice.news[i]);
    DenseElementsAttr init = splatOf(op.getDpsInitOperand(i)->get());
    bool isPlain = llvm::none_of(
        value->loops, [&](unsigned loop) { return isVirtual(loop); });
    if (!init || !isPlain || *resultLoops(i) != order)
      return {};
    Type element = c.elementOf(value->tensor);
    inputs.push_back(space.over(*value, all));
    scalars.push_back(RankedTensorType::get({}, element));
    inits.push_back(ten::ConstantOp::create(
        c.b, init.resizeSplat(cast<ShapedType>(scalars.back()))));
    types.push_back(space.typeOver(kept, element));
  }
  auto reduce = ten::ReduceOp::create(c.b, types, ten::ReductionKindAttr(),
                                      inputs, inits, dims);
  {
    OpBuilder::InsertionGuard guard(c.b);
    SmallVector<Type> arguments(scalars);
    llvm::append_range(arguments, scalars);
    Block *block =
        c.b.createBlock(&reduce.getBody(), {}, arguments,
                        SmallVector<Location>(arguments.size(), op.getLoc()));
    LoopSpace points(c);
    BodyCode region(c, points, *op.getBlock(), op.getLoc());
    size_t count = inputs.size();
    for (size_t i = 0; i < count; ++i) {
      region.set(choice.olds[i], {block->getArgument(i), {}});
      region.set(choice.news[i], {block->getArgument(count + i), {}});
    }
    region.convert();
    SmallVector<Value> chosen;
    for (size_t i = 0; i < count; ++i)
      chosen.push_back(region.get(yielded(i))->tensor);
    ten::YieldOp::create(c.b, chosen);
  }
  SmallVector<Value> results;
  for (auto [i, value] : llvm::enumerate(reduce.getResults())) {
    Spread spread = space.spread(value, kept);
    results.push_back(
        c.castTo(space.over(spread, order), op->getResult(i).getType()));
  }
  return results;
}

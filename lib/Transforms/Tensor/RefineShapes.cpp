//===- RefineShapes.cpp - Refines dynamic types to static ones ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shape refinement of ten-simplify. Patterns move constant size operands into
// attributes and types, let operations see through `tensor.cast`, infer result
// sizes by ReifyRankedShapedTypeOpInterface, and propagate the sizes through
// branches. For loops, `LoopSizes` assumes optimistically that carried tensors
// keep the static size of their initial value, marks each assumption by an
// unrealized cast at the yield, and runs the patterns. Casts that fold away
// confirm the assumption; loops with a remaining cast are excluded and the
// round is repeated on a fresh copy.
//
//===----------------------------------------------------------------------===//

#include "RefineShapes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

bool isDynamic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

/// Returns the operand of a cast if its type is more static; null otherwise.
Value withMoreSizes(Value value) {
  auto cast = value.getDefiningOp<tensor::CastOp>();
  if (!cast || !isDynamic(value.getType()) ||
      !tensor::preservesStaticInformation(value.getType(),
                                          cast.getSource().getType()))
    return {};
  return cast.getSource();
}

//===-- Operations --------------------------------------------------------===//

/// Moves constant size operands of the result into its type.
template <typename Op> bool takeSizes(Op op) {
  RankedTensorType type = op.getType();
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<Value> left;
  size_t next = 0;
  for (int64_t &size : shape) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value given = op.getSizes()[next++];
    std::optional<int64_t> known = getConstantIntValue(given);
    if (known && *known >= 0)
      size = *known;
    else
      left.push_back(given);
  }
  if (left.size() == op.getSizes().size())
    return false;
  op.getSizesMutable().assign(left);
  op.getResult().setType(type.clone(shape));
  return true;
}

/// Moves constant index values of a mixed static/dynamic list into its static
/// part.
bool takeNumbers(MutableOperandRange values, ArrayRef<int64_t> numbers,
                 function_ref<void(ArrayRef<int64_t>)> set) {
  SmallVector<int64_t> known(numbers);
  SmallVector<Value> left;
  size_t next = 0;
  for (int64_t &number : known) {
    if (!ShapedType::isDynamic(number))
      continue;
    Value value = values[next++].get();
    if (std::optional<int64_t> constant = getConstantIntValue(value))
      number = *constant;
    else
      left.push_back(value);
  }
  if (left.size() == values.size())
    return false;
  values.assign(left);
  set(known);
  return true;
}

bool takeNumbers(SliceOp op) {
  bool taken = takeNumbers(op.getStartMutable(), op.getStaticStart(),
                           [&](auto known) { op.setStaticStart(known); });
  taken |= takeNumbers(op.getLimitMutable(), op.getStaticLimit(),
                       [&](auto known) { op.setStaticLimit(known); });
  return takeNumbers(op.getStrideMutable(), op.getStaticStride(),
                     [&](auto known) { op.setStaticStride(known); }) ||
         taken;
}

bool takeNumbers(PadOp op) {
  bool taken = takeNumbers(op.getLowMutable(), op.getStaticLow(),
                           [&](auto known) { op.setStaticLow(known); });
  taken |= takeNumbers(op.getHighMutable(), op.getStaticHigh(),
                       [&](auto known) { op.setStaticHigh(known); });
  return takeNumbers(op.getInteriorMutable(), op.getStaticInterior(),
                     [&](auto known) { op.setStaticInterior(known); }) ||
         taken;
}

bool takeNumbers(GatherOp op) {
  return takeNumbers(op.getSizesMutable(), op.getSliceSizes(),
                     [&](auto known) { op.setSliceSizes(known); });
}

bool takeConstants(Operation *op) {
  return TypeSwitch<Operation *, bool>(op)
      .Case<IotaOp, BroadcastOp, ReshapeOp>([](auto o) { return takeSizes(o); })
      .Case<SliceOp, PadOp, GatherOp>([](auto o) { return takeNumbers(o); })
      .Default(false);
}

/// Infers sizes of results from operands. `op` is in a block of its own.
bool inferSizes(Operation *op) {
  auto reifiable = dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
  if (!reifiable || llvm::none_of(op->getResultTypes(), isDynamic))
    return false;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(op->getBlock());
  ReifiedRankedShapedTypeDims shapes;
  if (failed(reifiable.reifyResultShapes(builder, shapes)))
    return false;
  bool changed = false;
  for (auto [result, sizes] : llvm::zip(op->getResults(), shapes)) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type)
      continue;
    SmallVector<int64_t> shape(type.getShape());
    for (auto [size, found] : llvm::zip(shape, sizes))
      if (std::optional<int64_t> known = getConstantIntValue(found);
          known && *known >= 0 && ShapedType::isDynamic(size))
        size = *known;
    changed |= type.getShape() != ArrayRef(shape);
    result.setType(type.clone(shape));
  }
  return changed;
}

/// Lets an operation take the operands of casts, and infers its result sizes.
/// An operation whose operands do not match stays unchanged: a check before it
/// fails at run time.
struct RefineOperation : RewritePattern {
  RefineOperation(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa_and_nonnull<TenDialect>(op->getDialect()) ||
        (llvm::none_of(op->getOperandTypes(), isDynamic) &&
         llvm::none_of(op->getResultTypes(), isDynamic)))
      return failure();
    Block scratch;
    Operation *made = op->clone();
    scratch.push_back(made);
    bool changed = false;
    for (OpOperand &operand : made->getOpOperands())
      if (Value source = withMoreSizes(operand.get())) {
        operand.set(source);
        changed = true;
      }
    changed |= takeConstants(made);
    if (changed || llvm::none_of(made->getOperandTypes(), isDynamic))
      changed |= inferSizes(made);
    if (!changed || !isValid(made)) {
      scratch.dropAllReferences();
      return failure();
    }
    made->remove();
    rewriter.insert(made);
    SmallVector<Value> results;
    for (auto [result, old] :
         llvm::zip(made->getResults(), op->getResultTypes()))
      results.push_back(
          result.getType() == old
              ? Value(result)
              : tensor::CastOp::create(rewriter, op->getLoc(), old, result));
    rewriter.replaceOp(op, results);
    scratch.dropAllReferences();
    return success();
  }

private:
  static bool isValid(Operation *op) {
    ScopedDiagnosticHandler quiet(op->getContext(),
                                  [](Diagnostic &) { return success(); });
    return succeeded(verify(op));
  }
};

//===-- Control flow ------------------------------------------------------===//

/// Changes the type of `value`; its users get a cast to the old type.
void retype(OpBuilder &builder, Value value, Type type) {
  Type old = value.getType();
  value.setType(type);
  auto cast = tensor::CastOp::create(builder, value.getLoc(), old, value);
  value.replaceAllUsesExcept(cast, cast);
}

/// Gives the loop's result the sizes of the values that its condition passes
/// on.
struct RefineCondition : OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::WhileOp op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    scf::ConditionOp condition = op.getConditionOp();
    for (unsigned i = 0; i < condition.getArgs().size(); ++i) {
      Value source = withMoreSizes(condition.getArgs()[i]);
      if (!source)
        continue;
      rewriter.modifyOpInPlace(
          condition, [&] { condition.getArgsMutable()[i].set(source); });
      rewriter.setInsertionPointToStart(op.getAfterBody());
      rewriter.modifyOpInPlace(op, [&] {
        retype(rewriter, op.getAfterArguments()[i], source.getType());
        rewriter.setInsertionPointAfter(op);
        retype(rewriter, op.getResult(i), source.getType());
      });
      changed = true;
    }
    return success(changed);
  }
};

/// Gives results of a branch the sizes that all branches agree on.
template <typename Op> struct RefineBranches : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    for (OpResult result : op->getResults()) {
      SmallVector<OpOperand *> yields;
      Type type;
      for (Region &region : op->getRegions()) {
        OpOperand &yield = region.front().getTerminator()->getOpOperand(
            result.getResultNumber());
        Value source = withMoreSizes(yield.get());
        if (!source || (type && source.getType() != type)) {
          type = {};
          break;
        }
        type = source.getType();
        yields.push_back(&yield);
      }
      if (!type || yields.size() != op->getNumRegions())
        continue;
      for (OpOperand *yield : yields)
        rewriter.modifyOpInPlace(yield->getOwner(), [&] {
          yield->set(withMoreSizes(yield->get()));
        });
      rewriter.setInsertionPointAfter(op);
      rewriter.modifyOpInPlace(op, [&] { retype(rewriter, result, type); });
      changed = true;
    }
    return success(changed);
  }
};

/// Removes an assumption about a size once it is proved.
struct ConfirmAssumption : OpRewritePattern<UnrealizedConversionCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(UnrealizedConversionCastOp op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumOperands() != 1 || op->getNumResults() != 1)
      return failure();
    Value source = withMoreSizes(op.getOperand(0));
    if (!source || source.getType() != op.getResult(0).getType())
      return failure();
    rewriter.replaceOp(op, source);
    return success();
  }
};

/// Assumes that loops whose state starts with static sizes keep them. The
/// assumption about the end of an iteration is an unrealized cast of the
/// yielded value, with the loop's number.
class LoopSizes {
public:
  explicit LoopSizes(func::FuncOp function) : function(function) {}

  /// The numbers, in walk order, of loops that are not changed.
  SmallVector<int64_t> excluded;

  /// Returns whether there is a loop to refine.
  bool any() {
    bool found = false;
    candidates([&](LoopLikeOpInterface, int64_t) { found = true; });
    return found;
  }

  void assume() {
    candidates(
        [](LoopLikeOpInterface loop, int64_t number) { assume(loop, number); });
  }

  /// Returns whether all assumptions were proved; excludes the other loops.
  bool confirmed() {
    bool all = true;
    function.walk([&](UnrealizedConversionCastOp cast) {
      if (auto number = attr::loop.get(cast)) {
        excluded.push_back(number.getInt());
        all = false;
      }
    });
    return all;
  }

private:
  void candidates(function_ref<void(LoopLikeOpInterface, int64_t)> visit) {
    int64_t number = 0;
    function.walk<WalkOrder::PreOrder>([&](LoopLikeOpInterface loop) {
      if (!llvm::is_contained(excluded, number) &&
          isa<scf::WhileOp, scf::ForOp>(loop) &&
          llvm::any_of(loop.getInits(), withMoreSizes))
        visit(loop, number);
      ++number;
    });
  }

  static void assume(LoopLikeOpInterface loop, int64_t number) {
    OpBuilder builder(loop->getContext());
    MutableArrayRef<OpOperand> yields = *loop.getYieldedValuesMutable();
    for (auto [i, init] : llvm::enumerate(loop.getInitsMutable())) {
      Value source = withMoreSizes(init.get());
      if (!source)
        continue;
      Type type = source.getType();
      init.set(source);
      BlockArgument argument = loop.getRegionIterArgs()[i];
      builder.setInsertionPointToStart(argument.getOwner());
      retype(builder, argument, type);
      OpOperand &yield = yields[i];
      builder.setInsertionPoint(yield.getOwner());
      auto assumed = UnrealizedConversionCastOp::create(
          builder, yield.get().getLoc(), type, yield.get());
      attr::loop.set(assumed, number);
      yield.set(assumed.getResult(0));
      // A `while` returns the values that its condition passes on.
      if (isa<scf::ForOp>(loop)) {
        builder.setInsertionPointAfter(loop);
        retype(builder, loop->getResult(i), type);
      }
    }
  }

  func::FuncOp function;
};

/// Bounds the rounds: each reaches one more level of nested loops.
/// Bound: rounds; compile time.
constexpr int kMaxRounds = 8;

} // namespace

void populateRefineShapes(RewritePatternSet &patterns) {
  patterns.add<RefineOperation, RefineCondition, RefineBranches<scf::IfOp>,
               RefineBranches<scf::IndexSwitchOp>, ConfirmAssumption>(
      patterns.getContext());
}

void refineLoops(func::FuncOp function,
                 const FrozenRewritePatternSet &patterns) {
  LoopSizes loops(function);
  for (int round = 0; round < kMaxRounds; ++round) {
    if (!loops.any())
      return;
    OwningOpRef<func::FuncOp> before = function.clone();
    loops.assume();
    (void)applyPatternsGreedily(function, patterns);
    if (!loops.confirmed())
      function.getBody().takeBody(before->getBody());
  }
}

} // namespace tenon

//===- Simplify.cpp - Algebraic simplification of tensor programs ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ten-simplify: a greedy pattern driver over ten's canonical forms,
// reviewed upstream patterns and the patterns of this file and of BatchGroups,
// ByteConvolutions, RealProducts, RefineShapes and SizeArithmetic. Broadcasts
// and views sink below elementwise operations, comparisons read bounded values,
// triangular systems get a canonical orientation, and cheap values are
// rematerialized in the loops that use them.
//
// Invariant: every result keeps its value; patterns that reassociate or round
// differently are added under `--fp=fast` only.
//
//===----------------------------------------------------------------------===//

#include "BatchGroups.h"
#include "ByteConvolutions.h"
#include "Dialect/Ten/IR/ElementType.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "RealProducts.h"
#include "RefineShapes.h"
#include "SinkTransposes.h"
#include "SizeArithmetic.h"
#include "Transforms/Passes.h"
#include "UpstreamPatterns.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include <cmath>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_SIMPLIFY
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

//===-- Motion ------------------------------------------------------------===//

bool isSplat(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  return constant && isa<DenseElementsAttr>(constant.getValue()) &&
         constant.getValue().isSplat();
}

/// Clones the pointwise operation with new operands; splats among the old
/// operands are recreated with `shape`.
Operation *rebuildPointwise(PatternRewriter &rewriter, Operation *op,
                            ArrayRef<Value> operands, ArrayRef<int64_t> shape) {
  SmallVector<Value> newOperands(operands);
  for (Value &operand : newOperands)
    if (isSplat(operand)) {
      auto constant = operand.getDefiningOp<ConstantOp>();
      auto value = cast<DenseElementsAttr>(constant.getValue());
      operand = ConstantOp::create(
          rewriter, constant.getLoc(),
          value.resizeSplat(constant.getType().clone(shape)));
    }
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(newOperands);
  state.addTypes(tensorType(op->getResult(0)).clone(shape));
  state.attributes = op->getDiscardableAttrDictionary();
  state.propertiesAttr = op->getPropertiesAsAttribute();
  return rewriter.create(state);
}

/// Returns the common kind of producer of all operands that are not splats: the
/// same operation with equal attributes from one shape. Null if they differ.
template <typename Op>
Op commonProducer(Operation *op, SmallVectorImpl<Value> &sources,
                  int64_t &distinct) {
  Op common;
  llvm::SmallPtrSet<Operation *, 3> producers;
  for (Value operand : op->getOperands()) {
    if (isSplat(operand)) {
      sources.push_back(operand);
      continue;
    }
    auto producer = operand.getDefiningOp<Op>();
    if (!producer || !producer.getOperand().getType().hasStaticShape() ||
        !producer.getType().hasStaticShape())
      return {};
    if (common && (common->getDiscardableAttrDictionary() !=
                       producer->getDiscardableAttrDictionary() ||
                   common->getPropertiesAsAttribute() !=
                       producer->getPropertiesAsAttribute() ||
                   common.getOperand().getType().getShape() !=
                       producer.getOperand().getType().getShape()))
      return {};
    common = producer;
    producers.insert(producer);
    sources.push_back(producer.getOperand());
  }
  distinct = producers.size();
  return common;
}

/// f(broadcast(x)) is broadcast(f(x)): f is computed for fewer elements.
struct SinkBroadcast : OpTraitRewritePattern<Pointwise> {
  using OpTraitRewritePattern::OpTraitRewritePattern;
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> sources;
    int64_t distinct;
    auto broadcast = commonProducer<BroadcastOp>(op, sources, distinct);
    RankedTensorType type = tensorType(op->getResult(0));
    if (!broadcast ||
        *elementCount(broadcast.getOperand().getType()) >= *elementCount(type))
      return failure();
    Operation *small = rebuildPointwise(
        rewriter, op, sources, broadcast.getOperand().getType().getShape());
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, type, small->getResult(0),
                                             broadcast.getDims());
    return success();
  }
};

/// f(view(x), view(y)) is view(f(x, y)): one transpose or reshape instead of
/// two, or one that meets another.
template <typename Op> struct SinkView : OpTraitRewritePattern<Pointwise> {
  using OpTraitRewritePattern::OpTraitRewritePattern;
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> sources;
    int64_t distinct;
    Op view = commonProducer<Op>(op, sources, distinct);
    if (!view)
      return failure();
    // If a view has other users, it stays and nothing is saved.
    for (Value operand : op->getOperands())
      if (operand.getDefiningOp<Op>() &&
          !llvm::all_of(operand.getUsers(),
                        [&](Operation *user) { return user == op; }))
        return failure();
    bool meets = op->hasOneUse() && isa<Op>(*op->user_begin());
    if (distinct < 2 && !meets)
      return failure();
    Operation *inner = rebuildPointwise(rewriter, op, sources,
                                        view.getOperand().getType().getShape());
    Type type = op->getResult(0).getType();
    if constexpr (std::is_same_v<Op, TransposeOp>)
      rewriter.replaceOpWithNewOp<TransposeOp>(op, type, inner->getResult(0),
                                               view.getPerm());
    else
      rewriter.replaceOpWithNewOp<ReshapeOp>(op, type, inner->getResult(0));
    return success();
  }
};

/// view(x) - max of rows of x, where the view only adds or removes dimensions
/// of size 1: takes the max of rows of the view, so that the whole softmax has
/// one shape.
struct LargestOfView : OpRewritePattern<SubOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getLhs().getDefiningOp<ReshapeOp>();
    ReduceOp largest = view ? largestIn(op.getRhs()) : ReduceOp();
    if (!largest || largest.getInputs().front() != view.getOperand())
      return failure();
    RankedTensorType from = view.getOperand().getType(), to = view.getType();
    if (!from.hasStaticShape() || !to.hasStaticShape())
      return failure();
    SmallVector<int64_t> places = longDims(to), dims;
    for (auto [number, dim] : llvm::enumerate(longDims(from))) {
      if (number == places.size() ||
          to.getDimSize(places[number]) != from.getDimSize(dim))
        return failure();
      if (llvm::is_contained(largest.getDims(), dim))
        dims.push_back(places[number]);
    }
    if (longDims(from).size() != places.size() ||
        dims.size() != largest.getDims().size())
      return failure();
    // Users of the max could precede the view, so the view is recreated here.
    rewriter.setInsertionPoint(largest);
    Location loc = largest.getLoc();
    Value row = ReshapeOp::create(rewriter, loc, to, view.getOperand());
    auto made = ReduceOp::create(rewriter, loc, ReductionKind::Max, row, dims);
    rewriter.replaceOpWithNewOp<ReshapeOp>(
        largest, largest->getResult(0).getType(), made->getResult(0));
    return success();
  }

private:
  static SmallVector<int64_t> longDims(RankedTensorType type) {
    SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.getDimSize(dim) != 1)
        dims.push_back(dim);
    return dims;
  }

  /// Returns the max reduction that `value` broadcasts, possibly bounded by a
  /// constant.
  static ReduceOp largestIn(Value value) {
    while (Operation *op = value.getDefiningOp()) {
      if (auto reduce = dyn_cast<ReduceOp>(op))
        return reduce.getKind() == ReductionKind::Max &&
                       reduce.getInputs().size() == 1
                   ? reduce
                   : ReduceOp();
      if (isa<MaxOp>(op) && isSplat(op->getOperand(0)))
        value = op->getOperand(1);
      else if (isa<BroadcastOp, ReshapeOp>(op) ||
               (isa<MaxOp>(op) && isSplat(op->getOperand(1))))
        value = op->getOperand(0);
      else
        break;
    }
    return {};
  }
};

/// x > c is max(x, c) > c, also for NaN, and so is x <= c; x < c and x >= c are
/// the same for min(x, c). If nothing else reads x, as in the gradient of a
/// ReLU, x need not be stored.
struct CompareWhatIsLeft : OpRewritePattern<CompareOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CompareOp op,
                                PatternRewriter &rewriter) const override {
    Comparison direction = op.getDirection();
    bool isUpper = direction == Comparison::GT || direction == Comparison::LE;
    bool isLower = direction == Comparison::LT || direction == Comparison::GE;
    if (op.getTotal() || (!isUpper && !isLower) ||
        isa<ComplexType>(tensorType(op.getLhs()).getElementType()))
      return failure();
    for (bool swapped : {false, true}) {
      OpOperand &number = op->getOpOperand(swapped);
      Operation *left = isUpper != swapped ? boundOf<MaxOp>(number.get(), op)
                                           : boundOf<MinOp>(number.get(), op);
      if (!left)
        continue;
      if (op->isBeforeInBlock(left))
        rewriter.moveOpBefore(left, op);
      rewriter.modifyOpInPlace(op, [&] { number.set(left->getResult(0)); });
      return success();
    }
    return failure();
  }

private:
  /// Returns the min or max of `number` and the constant of the comparison, if
  /// `number` has no other users than it and comparisons.
  template <typename Op>
  static Operation *boundOf(Value number, CompareOp compare) {
    Operation *found = nullptr;
    for (Operation *user : number.getUsers()) {
      if (isa<CompareOp>(user))
        continue;
      if (found || !isa<Op>(user) || user->getBlock() != compare->getBlock())
        return nullptr;
      found = user;
    }
    Value other =
        compare.getLhs() == number ? compare.getRhs() : compare.getLhs();
    bool isBound = found && number.getDefiningOp() && isSplat(other) &&
                   llvm::is_contained(found->getOperands(), other);
    return isBound ? found : nullptr;
  }
};

//===-- Loops -------------------------------------------------------------===//

/// A carried value that only its own next value depends on is dead if its
/// result is unused: it is made invariant, so that the loop's own patterns
/// remove it.
struct DeadCarriedValue : OpRewritePattern<scf::ForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ForOp loop,
                                PatternRewriter &rewriter) const override {
    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    for (BlockArgument argument : loop.getRegionIterArgs()) {
      unsigned i = argument.getArgNumber() - loop.getNumInductionVars();
      if (!loop.getResult(i).use_empty() || yield.getOperand(i) == argument ||
          !feedsOnly(argument, yield, i))
        continue;
      rewriter.modifyOpInPlace(yield, [&] { yield->setOperand(i, argument); });
      return success();
    }
    return failure();
  }

  /// Returns whether all uses lead, through operations without side effects, to
  /// operand `index` of the terminator.
  static bool feedsOnly(Value start, scf::YieldOp yield, unsigned index) {
    SmallVector<Value> worklist{start};
    llvm::SmallPtrSet<Operation *, 16> seen;
    while (!worklist.empty())
      for (OpOperand &use : worklist.pop_back_val().getUses()) {
        Operation *user = use.getOwner();
        if (user == yield) {
          if (use.getOperandNumber() != index)
            return false;
          continue;
        }
        if (user->getBlock() != yield->getBlock() || !isPure(user))
          return false;
        if (seen.insert(user).second)
          llvm::append_range(worklist, user->getResults());
      }
    return true;
  }
};

//===-- Floating-point algebra --------------------------------------------===//

/// Applies `result` to a splat; returns the new constant if both values are
/// finite and not zero, null otherwise.
Value mapSplat(PatternRewriter &rewriter, Value splat,
               function_ref<double(double)> result, bool exactly) {
  auto constant = splat.getDefiningOp<ConstantOp>();
  if (!constant || !isSplat(splat) ||
      !isa<FloatType>(constant.getType().getElementType()))
    return {};
  std::optional<ConstantElements> elements = ConstantElements::read(splat);
  double from = tenon::loadDouble(elements->storage, elements->bytes.data());
  double to = result(from);
  tenon::storeDouble(elements->storage, elements->bytes.data(), to);
  double stored = tenon::loadDouble(elements->storage, elements->bytes.data());
  if (!std::isfinite(from) || !std::isfinite(stored) || from == 0 ||
      stored == 0 || (exactly && (stored != to || result(stored) != from)))
    return {};
  return ConstantOp::create(
      rewriter, constant.getLoc(),
      makeConstant(constant.getType(), elements->bytes, /*splat=*/true));
}

/// x op(a) = b has rows as unknowns, and each step goes across all of them; the
/// transposed system op(a)^T x^T = b^T goes along a row.
struct MatrixToTheLeft : OpRewritePattern<TriangularSolveOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TriangularSolveOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = op.getType();
    // A complex adjoint would leave a conjugate.
    if (!op.getRight() || !type.hasStaticShape() ||
        (op.getTransform() == MatrixTransform::Adjoint &&
         isa<ComplexType>(type.getElementType())))
      return failure();
    SmallVector<int64_t> turned, shape(type.getShape());
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      turned.push_back(dim);
    std::swap(turned.end()[-1], turned.end()[-2]);
    std::swap(shape.end()[-1], shape.end()[-2]);
    auto transform = op.getTransform() == MatrixTransform::None
                         ? MatrixTransform::Transpose
                         : MatrixTransform::None;
    RankedTensorType turnedType = type.clone(shape);
    Value rhs = TransposeOp::create(rewriter, op.getLoc(), turnedType,
                                    op.getRhs(), turned);
    Value left = TriangularSolveOp::create(
        rewriter, op.getLoc(), turnedType, transform, op.getA(), rhs,
        /*right=*/false, op.getLower(), op.getUnit());
    rewriter.replaceOpWithNewOp<TransposeOp>(op, type, left, turned);
    return success();
  }
};

/// Backward substitution (as of an upper triangular matrix) reads rows after
/// the row that it writes, which LLVM does not vectorize. With the order of
/// unknowns, rows and columns reversed, it becomes forward substitution with
/// the same operations.
struct FirstUnknownFirst : OpRewritePattern<TriangularSolveOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TriangularSolveOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = op.getType();
    bool transposed = op.getTransform() != MatrixTransform::None;
    if (op.getRight() || op.getLower() != transposed ||
        !type.hasStaticShape() || type.getShape().back() < kMinRightHandSides)
      return failure();
    int64_t row = type.getRank() - 2;
    Value a = ReverseOp::create(rewriter, op.getLoc(), op.getA(),
                                ArrayRef<int64_t>{row, row + 1});
    Value rhs = ReverseOp::create(rewriter, op.getLoc(), op.getRhs(),
                                  ArrayRef<int64_t>{row});
    Value first = TriangularSolveOp::create(
        rewriter, op.getLoc(), type, op.getTransform(), a, rhs,
        /*right=*/false, !op.getLower(), op.getUnit());
    rewriter.replaceOpWithNewOp<ReverseOp>(op, first, ArrayRef<int64_t>{row});
    return success();
  }

private:
  /// Minimum number of right-hand sides that fill a vector.
  /// Fact: columns; f32 lanes of the widest vector.
  static constexpr int64_t kMinRightHandSides = 16;
};

/// x / c is x * (1 / c): exact if c is a power of two; for other c under
/// `fast`.
struct ReciprocalOfConstant : OpRewritePattern<DivOp> {
  ReciprocalOfConstant(MLIRContext *context, bool fast)
      : OpRewritePattern(context), fast(fast) {}
  LogicalResult matchAndRewrite(DivOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<ConstantElements> elements =
        ConstantElements::read(op.getRhs());
    if (!elements || !elements->splat ||
        !isa<FloatType>(op.getType().getElementType()))
      return failure();
    int exponent;
    double value = tenon::loadDouble(elements->storage, elements->bytes.data());
    bool power = std::fabs(std::frexp(value, &exponent)) == 0.5;
    if (!power && !fast)
      return failure();
    Value reciprocal = mapSplat(
        rewriter, op.getRhs(), [](double x) { return 1 / x; },
        /*exactly=*/!fast);
    if (!reciprocal)
      return failure();
    rewriter.replaceOpWithNewOp<MulOp>(op, op.getType(), op.getLhs(),
                                       reciprocal);
    return success();
  }
  bool fast;
};

/// (x op c1) op c2 is x op (c1 op c2), for floats under `fast`.
template <typename Op> struct ReassociateFloats : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getLhs().template getDefiningOp<Op>();
    if (!inner || !isa<FloatType>(op.getType().getElementType()) ||
        !isSplat(op.getRhs()) || !isSplat(inner.getRhs()))
      return failure();
    auto first = ConstantElements::read(inner.getRhs());
    double other = tenon::loadDouble(first->storage, first->bytes.data());
    Value constants = mapSplat(
        rewriter, op.getRhs(),
        [&](double x) {
          return std::is_same_v<Op, AddOp> ? x + other : x * other;
        },
        /*exactly=*/false);
    if (!constants)
      return failure();
    rewriter.replaceOpWithNewOp<Op>(op, op.getType(), inner.getLhs(),
                                    constants);
    return success();
  }
};

/// x - c is x + (-c), so that constant addends meet; under `fast`.
struct SubtractionOfConstant : OpRewritePattern<SubOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubOp op,
                                PatternRewriter &rewriter) const override {
    Value negated = mapSplat(
        rewriter, op.getRhs(), [](double x) { return -x; }, /*exactly=*/true);
    if (!negated)
      return failure();
    rewriter.replaceOpWithNewOp<AddOp>(op, op.getType(), op.getLhs(), negated);
    return success();
  }
};

//===-- Pass --------------------------------------------------------------===//

/// Minimum size in bytes of a broadcast that is sunk into loops: it would
/// occupy memory for as long as the loop runs.
/// Tuned: bytes; commit f1b1707.
constexpr int64_t kMinBytesOfBroadcast = 4 * 1024;

bool isLargeRepeated(Operation *op) {
  return repeatsLittle(op) &&
         storageBytes(op->getResult(0).getType()).value_or(0) >=
             kMinBytesOfBroadcast;
}

/// Rematerializes cheap values in the loops and branches that use them, so that
/// they are not stored: iotas, by which arg-min/max searches are recognized,
/// and large broadcasts of small arrays. Values computed from them outside stay
/// there.
void sinkIntoLoops(func::FuncOp function) {
  SmallVector<Operation *> cheap;
  function.walk([&](Operation *op) {
    if ((isa<IotaOp>(op) && op->getNumOperands() == 0) || isLargeRepeated(op))
      cheap.push_back(op);
  });
  for (Operation *op : cheap) {
    llvm::MapVector<Block *, SmallVector<OpOperand *>> inside;
    for (OpOperand &use : op->getUses()) {
      Operation *user = use.getOwner();
      if (user->getBlock() != op->getBlock() &&
          (isPointwise(user) || isa<ReduceOp>(user)) &&
          isa_and_nonnull<scf::SCFDialect>(user->getParentOp()->getDialect()))
        inside[user->getBlock()].push_back(&use);
    }
    for (auto &[block, uses] : inside) {
      OpBuilder builder = OpBuilder::atBlockBegin(block);
      Operation *made = builder.clone(*op);
      for (OpOperand *use : uses)
        use->set(made->getResult(0));
    }
    if (op->use_empty())
      op->erase();
  }
}

/// A cumulative sum or product of narrow floats is one of f32, each result of
/// which is rounded once, as those of reductions are.
struct WidenScan : OpRewritePattern<ScanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScanOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKind() != ReductionKind::Add &&
        op.getKind() != ReductionKind::Mul)
      return failure();
    Value input = op.getInputs().front();
    RankedTensorType type = tensorType(input);
    if (!isa<FloatType>(type.getElementType()) ||
        type.getElementTypeBitWidth() >= 32)
      return failure();
    RankedTensorType wide = type.clone(rewriter.getF32Type());
    Value converted = ConvertOp::create(rewriter, op.getLoc(), wide, input);
    auto scan =
        ScanOp::create(rewriter, op.getLoc(), TypeRange(wide), op.getKindAttr(),
                       ValueRange(converted), ValueRange(), op.getDimAttr(),
                       op.getReverseAttr(), op.getExclusiveAttr());
    rewriter.replaceOpWithNewOp<ConvertOp>(op, op.getResult(0).getType(),
                                           scan.getResult(0));
    return success();
  }
};

class SimplifyPass : public impl::SimplifyBase<SimplifyPass> {
public:
  using SimplifyBase::SimplifyBase;

  LogicalResult initialize(MLIRContext *context) override {
    bool fast = fp == FloatContract::Fast;
    RewritePatternSet set(context);
    populateUpstreamPatterns(set);
    addCanonicalizations(*context->getLoadedDialect<TenDialect>(), set);
    set.add<SinkBroadcast, SinkView<TransposeOp>, SinkView<ReshapeOp>,
            LargestOfView, CompareWhatIsLeft, DeadCarriedValue, MatrixToTheLeft,
            FirstUnknownFirst>(context);
    set.add<ReciprocalOfConstant>(context, fast);
    populateBatchGroups(set);
    populateByteConvolutions(set);
    populateRefineShapes(set);
    populateSizeArithmetic(set);
    if (fp != FloatContract::Strict) {
      populateRealProducts(set);
      set.add<WidenScan>(context);
    }
    if (fast)
      set.add<ReassociateFloats<AddOp>, ReassociateFloats<MulOp>,
              SubtractionOfConstant>(context);
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    // Before sizes of operands are replaced by how they are computed.
    markKeptDims(function);
    // Values that one round brings together are simplified in the next; two
    // rounds are enough in practice and bound the time.
    for (int round = 0; round < 2; ++round) {
      (void)applyPatternsGreedily(function, patterns);
      if (round == 0) {
        refineLoops(function, patterns);
        sinkTransposes(function);
      }
      function.walk(
          [](LoopLikeOpInterface loop) { moveLoopInvariantCode(loop); });
      IRRewriter rewriter(&getContext());
      DominanceInfo dominance(function);
      eliminateCommonSubExpressions(rewriter, dominance, function);
      // A broadcast that keeps all dimensions is its operand.
      markKeptDims(function);
    }
    (void)applyPatternsGreedily(function, patterns);
    sinkIntoLoops(function);
    markKeptDims(function);
  }

private:
  FrozenRewritePatternSet patterns;
};

} // namespace
} // namespace tenon

//===- SizeArithmetic.cpp - Arithmetic on sizes ---------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patterns of ten-simplify for shape computations. Frontends compute sizes in
// small integer tensors (concatenated, sliced, multiplied); `ScalarCode`
// rewrites an extracted element as scalar arith code, and casts of sizes to
// i32/i64 and back cancel. The second half decides whether two dynamic sizes
// are equal by finding a canonical origin (a dimension of a value, an index or
// a constant) of each; used by fusion and to mark the dimensions that
// broadcasts keep.
//
//===----------------------------------------------------------------------===//

#include "SizeArithmetic.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

namespace {

/// Bounds the tensors and expressions that are treated as shape computations.
/// Bound: elements; compile time.
constexpr int64_t kMaxElements = 16;
/// Bound: expressions; compile time.
constexpr size_t kMaxExpressions = 64;

/// Rewrites elements of small integer tensors that are computed from scalars as
/// scalar code.
class ScalarCode {
public:
  /// Returns whether element `index` can be computed from the operands of
  /// `tensor.from_elements` and constants.
  bool canMake(Value tensor, int64_t index);
  /// Creates the element; its operands dominate the builder's position.
  Value make(OpBuilder &builder, Location loc, Value tensor, int64_t index);

private:
  using Element = std::pair<Value, int64_t>;

  static bool isSmall(Value tensor) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    return type && type.hasStaticShape() &&
           type.getElementType().isSignlessInteger() &&
           type.getNumElements() <= kMaxElements;
  }
  /// Returns the operand's element that the operation moves to this one;
  /// nullopt if the operation computes.
  static std::optional<Element> movedFrom(Operation *op, int64_t index);
  static bool isComputed(Operation *op);
  static Value compute(OpBuilder &builder, Operation *op, ValueRange operands);

  llvm::DenseMap<Element, bool> known;
  llvm::DenseMap<Element, Value> made;
};

} // namespace

std::optional<std::pair<Value, int64_t>> ScalarCode::movedFrom(Operation *op,
                                                               int64_t index) {
  if (isa<ReshapeOp>(op))
    return Element(op->getOperand(0), index);
  if (isa<BroadcastOp>(op) &&
      tensorType(op->getOperand(0)).getNumElements() == 1)
    return Element(op->getOperand(0), 0);
  if (auto concat = dyn_cast<ConcatOp>(op); concat && concat.getDim() == 0) {
    for (Value part : concat.getInputs()) {
      int64_t size = isSmall(part) ? tensorType(part).getNumElements() : -1;
      if (size < 0)
        return std::nullopt;
      if (index < size)
        return Element(part, index);
      index -= size;
    }
  }
  if (auto slice = dyn_cast<SliceOp>(op);
      slice && op->getNumOperands() == 1 && slice.getType().getRank() == 1)
    return Element(slice.getOperand(), slice.getStaticStart()[0] +
                                           index * slice.getStaticStride()[0]);
  return std::nullopt;
}

bool ScalarCode::isComputed(Operation *op) {
  bool isTruth = tensorType(op->getResult(0)).getElementType().isInteger(1);
  if (isa<AddOp, SubOp, MulOp, DivOp, RemOp, MinOp, MaxOp, ClampOp, NegOp,
          SignOp, ConvertOp>(op))
    return !isTruth;
  if (auto compare = dyn_cast<CompareOp>(op))
    return !compare.getTotal() &&
           (!tensorType(compare.getLhs()).getElementType().isInteger(1) ||
            llvm::is_contained({Comparison::EQ, Comparison::NE},
                               compare.getDirection()));
  return isa<AndOp, OrOp, SelectOp>(op);
}

bool ScalarCode::canMake(Value tensor, int64_t index) {
  Operation *op = tensor.getDefiningOp();
  if (!op || !isSmall(tensor) || known.size() > kMaxExpressions)
    return false;
  auto [found, isNew] = known.insert({{tensor, index}, false});
  if (!isNew)
    return found->second;
  bool can = false;
  if (auto constant = dyn_cast<ConstantOp>(op))
    can = isa<DenseElementsAttr>(constant.getValue());
  else if (isa<tensor::FromElementsOp>(op))
    can = true;
  else if (std::optional<Element> moved = movedFrom(op, index))
    can = canMake(moved->first, moved->second);
  else if (isComputed(op))
    can = llvm::all_of(op->getOperands(), [&](Value operand) {
      return isSmall(operand) &&
             tensorType(operand).getShape() == tensorType(tensor).getShape() &&
             canMake(operand, index);
    });
  return known[{tensor, index}] = can;
}

Value ScalarCode::make(OpBuilder &builder, Location loc, Value tensor,
                       int64_t index) {
  if (Value before = made.lookup({tensor, index}))
    return before;
  Operation *op = tensor.getDefiningOp();
  Value result;
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    auto dense = cast<DenseElementsAttr>(constant.getValue());
    APInt number = dense.isSplat() ? dense.getSplatValue<APInt>()
                                   : dense.getValues<APInt>()[index];
    result = arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(dense.getElementType(), number));
  } else if (auto scalars = dyn_cast<tensor::FromElementsOp>(op)) {
    result = scalars.getElements()[index];
  } else if (std::optional<Element> moved = movedFrom(op, index)) {
    result = make(builder, loc, moved->first, moved->second);
  } else {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(make(builder, loc, operand, index));
    result = compute(builder, op, operands);
  }
  return made[{tensor, index}] = result;
}

static arith::CmpIPredicate predicateOf(Comparison direction) {
  switch (direction) {
  case Comparison::EQ:
    return arith::CmpIPredicate::eq;
  case Comparison::NE:
    return arith::CmpIPredicate::ne;
  case Comparison::LT:
    return arith::CmpIPredicate::slt;
  case Comparison::LE:
    return arith::CmpIPredicate::sle;
  case Comparison::GT:
    return arith::CmpIPredicate::sgt;
  case Comparison::GE:
    return arith::CmpIPredicate::sge;
  }
  llvm_unreachable("no such comparison");
}

static Value numberLike(OpBuilder &builder, Location loc, Value like,
                        int64_t number) {
  return arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(like.getType(), number));
}

/// Emits a quotient or remainder with `ten`'s results for a divisor of 0 and
/// -1, without a division that could trap.
static Value divide(OpBuilder &builder, Operation *op, Value a, Value b) {
  Location loc = op->getLoc();
  auto equals = [&](int64_t number) -> Value {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, b,
                                 numberLike(builder, loc, b, number));
  };
  auto choose = [&](Value condition, Value yes, Value no) -> Value {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  };
  Value byZero = equals(0), byMinusOne = equals(-1);
  Value divisor = choose(arith::OrIOp::create(builder, loc, byZero, byMinusOne),
                         numberLike(builder, loc, b, 1), b);
  if (isa<RemOp>(op))
    return choose(byZero, a, arith::RemSIOp::create(builder, loc, a, divisor));
  Value negative =
      arith::SubIOp::create(builder, loc, numberLike(builder, loc, a, 0), a);
  Value quotient = arith::DivSIOp::create(builder, loc, a, divisor);
  return choose(byZero, numberLike(builder, loc, a, -1),
                choose(byMinusOne, negative, quotient));
}

Value ScalarCode::compute(OpBuilder &builder, Operation *op,
                          ValueRange operands) {
  Location loc = op->getLoc();
  Value a = operands[0], b = operands.back();
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AddOp>(
          [&](auto) { return arith::AddIOp::create(builder, loc, a, b); })
      .Case<SubOp>(
          [&](auto) { return arith::SubIOp::create(builder, loc, a, b); })
      .Case<MulOp>(
          [&](auto) { return arith::MulIOp::create(builder, loc, a, b); })
      .Case<DivOp, RemOp>([&](auto) { return divide(builder, op, a, b); })
      .Case<NegOp>([&](auto) {
        return arith::SubIOp::create(builder, loc,
                                     numberLike(builder, loc, a, 0), a);
      })
      .Case<ClampOp>([&](auto) -> Value {
        Value least = arith::MaxSIOp::create(builder, loc, a, operands[1]);
        return arith::MinSIOp::create(builder, loc, least, b);
      })
      .Case<SignOp>([&](auto) -> Value {
        Value least = arith::MaxSIOp::create(builder, loc, a,
                                             numberLike(builder, loc, a, -1));
        return arith::MinSIOp::create(builder, loc, least,
                                      numberLike(builder, loc, a, 1));
      })
      .Case<MinOp>(
          [&](auto) { return arith::MinSIOp::create(builder, loc, a, b); })
      .Case<MaxOp>(
          [&](auto) { return arith::MaxSIOp::create(builder, loc, a, b); })
      .Case<AndOp>(
          [&](auto) { return arith::AndIOp::create(builder, loc, a, b); })
      .Case<OrOp>(
          [&](auto) { return arith::OrIOp::create(builder, loc, a, b); })
      .Case<SelectOp>([&](auto) {
        return arith::SelectOp::create(builder, loc, a, operands[1], b);
      })
      .Case<CompareOp>([&](CompareOp compare) {
        return arith::CmpIOp::create(builder, loc,
                                     predicateOf(compare.getDirection()), a, b);
      })
      .Case<ConvertOp>([&](ConvertOp convert) -> Value {
        Type type = convert.getType().getElementType();
        unsigned from = a.getType().getIntOrFloatBitWidth(),
                 to = type.getIntOrFloatBitWidth();
        if (from == to)
          return a;
        if (to < from)
          return arith::TruncIOp::create(builder, loc, type, a);
        if (from == 1)
          return arith::ExtUIOp::create(builder, loc, type, a);
        return arith::ExtSIOp::create(builder, loc, type, a);
      });
}

//===-- Patterns ----------------------------------------------------------===//

namespace {

/// Folds an element that a program extracts from a shape that it computed.
struct ExtractOfSizes : OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::ExtractOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getTensor().getType());
    std::optional<int64_t> index = 0;
    if (type.getRank() == 1)
      index = getConstantIntValue(op.getIndices()[0]);
    ScalarCode code;
    if (type.getRank() > 1 || !type.hasStaticShape() || !index || *index < 0 ||
        *index >= type.getNumElements() ||
        !code.canMake(op.getTensor(), *index))
      return failure();
    rewriter.replaceOp(
        op, code.make(rewriter, op.getLoc(), op.getTensor(), *index));
    return success();
  }
};

struct CheckOfSizes : OpRewritePattern<CheckOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CheckOp op,
                                PatternRewriter &rewriter) const override {
    ScalarCode code;
    if (!isa<RankedTensorType>(op.getCondition().getType()) ||
        !code.canMake(op.getCondition(), 0))
      return failure();
    Value condition = code.make(rewriter, op.getLoc(), op.getCondition(), 0);
    rewriter.modifyOpInPlace(op, [&] { op->setOperand(0, condition); });
    return success();
  }
};

/// Frontends compute with sizes in i32 or i64, and no array has more elements
/// along a dimension than these types hold: the casts back yield the size, plus
/// a constant.
struct SizeThereAndBack : OpRewritePattern<arith::IndexCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::IndexCastOp op,
                                PatternRewriter &rewriter) const override {
    Value number = op.getIn();
    std::optional<int64_t> added;
    if (auto sum = number.getDefiningOp<arith::AddIOp>()) {
      added = getConstantIntValue(sum.getRhs());
      if (!added || *added >= 0)
        return failure();
      number = sum.getLhs();
    }
    auto inner = number.getDefiningOp<arith::IndexCastOp>();
    if (!op.getType().isIndex() || !inner ||
        !inner.getIn().getDefiningOp<tensor::DimOp>() ||
        inner.getType().getIntOrFloatBitWidth() < 32)
      return failure();
    Value size = inner.getIn();
    if (added)
      size = arith::SubIOp::create(
          rewriter, op.getLoc(), size,
          arith::ConstantIndexOp::create(rewriter, op.getLoc(), -*added));
    rewriter.replaceOp(op, size);
    return success();
  }
};

/// Gives a slice with computed sizes the static shape of its reshape, so that
/// it is not a view of its own and can join a kernel.
struct ShapeOfSlice : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto slice = op.getOperand().getDefiningOp<SliceOp>();
    if (!slice || slice.getType().hasStaticShape() || !slice->hasOneUse())
      return failure();
    auto starts =
             getMixedValues(slice.getStaticStart(), slice.getStart(), rewriter),
         limits =
             getMixedValues(slice.getStaticLimit(), slice.getLimit(), rewriter),
         strides = getMixedValues(slice.getStaticStride(), slice.getStride(),
                                  rewriter);
    SmallVector<OpFoldResult> sizes;
    SmallVector<int64_t> shape;
    for (auto [dim, start, limit, stride] :
         llvm::enumerate(starts, limits, strides)) {
      sizes.push_back(getConstantIntValue(stride) == 1 ? distance(start, limit)
                                                       : OpFoldResult());
      std::optional<int64_t> size =
          sizes.back() ? getConstantIntValue(sizes.back()) : std::nullopt;
      shape.push_back(slice.getType().isDynamicDim(dim) && size && *size >= 0
                          ? *size
                          : slice.getType().getDimSize(dim));
    }
    RankedTensorType type = slice.getType().clone(shape), to = op.getType();
    bool isShape = type == to;
    if (isShape)
      for (auto [number, size] : llvm::enumerate(op.getSizes()))
        isShape &=
            dyn_cast_or_null<Value>(sizes[dynamicDim(to, number)]) == size;
    if (!isShape && type == slice.getType())
      return failure();
    Value part = SliceOp::create(
        rewriter, slice.getLoc(), type, slice.getOperand(), slice.getStart(),
        slice.getLimit(), slice.getStride(), slice.getStaticStart(),
        slice.getStaticLimit(), slice.getStaticStride());
    if (isShape)
      rewriter.replaceOp(op, part);
    else
      rewriter.replaceOpWithNewOp<ReshapeOp>(op, to, part, op.getSizes());
    return success();
  }

private:
  /// Returns null if the distance is unknown.
  static OpFoldResult distance(OpFoldResult start, OpFoldResult limit) {
    std::optional<int64_t> from = getConstantIntValue(start),
                           to = getConstantIntValue(limit);
    if (from && to)
      return Builder(limit.getContext()).getIndexAttr(*to - *from);
    if (from == 0)
      return limit;
    auto sum = dyn_cast<Value>(limit)
                   ? cast<Value>(limit).getDefiningOp<arith::AddIOp>()
                   : arith::AddIOp();
    for (bool swapped : {false, true})
      if (sum && isEqualConstantIntOrValue(sum->getOperand(swapped), start))
        return sum->getOperand(!swapped);
    return {};
  }
  static int64_t dynamicDim(RankedTensorType type, size_t number) {
    int64_t dim = 0;
    while (!type.isDynamicDim(dim) || number-- > 0)
      ++dim;
    return dim;
  }
};

/// A size is never negative.
struct SizeIsNatural : OpRewritePattern<arith::CmpIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::CmpIOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getPredicate() != arith::CmpIPredicate::sge ||
        !op.getLhs().getDefiningOp<tensor::DimOp>() ||
        !matchPattern(op.getRhs(), m_Zero()))
      return failure();
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op,
                                                   rewriter.getBoolAttr(true));
    return success();
  }
};

} // namespace

void tenon::populateSizeArithmetic(RewritePatternSet &patterns) {
  patterns.add<ExtractOfSizes, CheckOfSizes, SizeThereAndBack, SizeIsNatural,
               ShapeOfSlice>(patterns.getContext());
}

//===-- Equal sizes -------------------------------------------------------===//

namespace {

/// The origin of a size: a dimension of a value, an index (dimension -1), or a
/// constant (null value).
struct Size {
  Value value;
  int64_t dim;
  bool operator==(const Size &other) const {
    return value == other.value && dim == other.dim;
  }
};

} // namespace

static Size sizeOf(Value value, int64_t dim);

static Size sizeOf(Value index) {
  // Read an element of a small tensor of sizes.
  if (auto extract = index.getDefiningOp<tensor::ExtractOp>())
    if (auto sizes =
            extract.getTensor().getDefiningOp<tensor::FromElementsOp>();
        sizes && extract.getIndices().size() == 1)
      if (std::optional<int64_t> at =
              getConstantIntValue(extract.getIndices()[0]);
          at && *at >= 0 && *at < sizes.getType().getDimSize(0))
        return sizeOf(sizes.getElements()[*at]);
  if (std::optional<int64_t> number = getConstantIntValue(index))
    return {{}, *number};
  auto dim = index.getDefiningOp<tensor::DimOp>();
  std::optional<int64_t> number = dim ? dim.getConstantIndex() : std::nullopt;
  return number ? sizeOf(dim.getSource(), *number) : Size{index, -1};
}

/// Returns the first value that is known to have the same size in some
/// dimension.
static Size sizeOf(Value value, int64_t dim) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (type && !type.isDynamicDim(dim))
    return {{}, type.getDimSize(dim)};
  Size itself = {value, dim};
  Operation *op = value.getDefiningOp();
  if (!op || !type)
    return itself;
  auto given = [&](ValueRange sizes) {
    return sizeOf(sizes[type.getDynamicDimIndex(dim)]);
  };
  if (isPointwise(op))
    return sizeOf(op->getOperand(0), dim);
  return llvm::TypeSwitch<Operation *, Size>(op)
      .Case<BroadcastOp, IotaOp, ReshapeOp>(
          [&](auto o) { return given(o.getSizes()); })
      .Case<TransposeOp>(
          [&](auto o) { return sizeOf(o.getOperand(), o.getPerm()[dim]); })
      .Case<ReverseOp>([&](auto o) { return sizeOf(o.getOperand(), dim); })
      .Case<ConcatOp>([&](auto o) {
        return dim == static_cast<int64_t>(o.getDim())
                   ? itself
                   : sizeOf(o.getInputs().front(), dim);
      })
      .Case<ReduceOp>([&](auto o) {
        for (int64_t from = 0, left = dim;; ++from)
          if (!llvm::is_contained(o.getDims(), from) && left-- == 0)
            return sizeOf(o.getInputs().front(), from);
      })
      .Case<ContractOp>([&](auto o) {
        SmallVector<int64_t> lhsFree = o.getLhsFree();
        int64_t batch = o.getLhsBatch().size(), left = batch + lhsFree.size();
        if (dim < left)
          return sizeOf(o.getLhs(), dim < batch ? o.getLhsBatch()[dim]
                                                : lhsFree[dim - batch]);
        return sizeOf(o.getRhs(), o.getRhsFree()[dim - left]);
      })
      .Default([&](auto) { return itself; });
}

bool tenon::haveEqualSize(Value a, int64_t dimOfA, Value b, int64_t dimOfB) {
  return sizeOf(a, dimOfA) == sizeOf(b, dimOfB);
}

bool tenon::isSizeOf(Value index, Value value, int64_t dim) {
  return sizeOf(index) == sizeOf(value, dim);
}

void tenon::markKeptDims(func::FuncOp function) {
  Builder builder(function.getContext());
  function.walk([&](BroadcastOp op) {
    SmallVector<int64_t> kept;
    for (auto [dim, to] : llvm::enumerate(op.getDims()))
      if (op.getOperand().getType().isDynamicDim(dim) &&
          haveEqualSize(op.getOperand(), dim, op, to))
        kept.push_back(dim);
    if (!kept.empty())
      op.setKept(kept);
  });
}

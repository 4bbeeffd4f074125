//===- Reduction.cpp - Reductions, window reductions, scans ---------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers, shape reification and canonicalization of reduce, window_reduce
// and scan. Patterns remove reductions of single elements and of splats, turn
// prefix windows into scans (linear instead of quadratic work), and split
// windows in several dimensions into one reduction per dimension if that needs
// fewer combinations.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/IR/Reduction.h"
#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Verifiers ---------------------------------------------------------===//

LogicalResult tenon::ten::checkKind(Operation *op, ReductionKind kind,
                                    Type element) {
  bool bitwise = kind == ReductionKind::And || kind == ReductionKind::Or ||
                 kind == ReductionKind::Xor;
  if (!bitwise || isa<IntegerType, IndexType>(element))
    return success();
  return op->emitOpError("expects integer or boolean elements for '")
         << stringifyReductionKind(kind) << "', got " << element;
}

/// Verifies the common constraints of combining operations, except for result
/// shapes.
template <typename Op> static LogicalResult verifyCombining(Op op) {
  // combining_c3
  if (op.getInputs().empty())
    return op.emitOpError("expects at least one input");
  RankedTensorType first = tensorType(op.getInputs().front());
  SmallVector<Type> elements;
  for (Value input : op.getInputs()) {
    // combining_c4
    if (failed(verifyCompatibleShape(input.getType(), first)))
      return op.emitOpError("expects inputs of one shape, got ")
             << first << " and " << input.getType();
    elements.push_back(scalarOf(input.getType()));
  }
  // combining_c6
  if (op.getNumResults() != op.getInputs().size())
    return op.emitOpError("expects one result for each input, ")
           << op.getInputs().size() << ", got " << op.getNumResults();
  if (op.getKind()) {
    // combining_c1
    if (op.getInputs().size() != 1 || !op.getInits().empty() ||
        !op.getBody().empty())
      return op.emitOpError("expects one input, no initial value and no region "
                            "with a named kind");
    // combining_c2
    return checkKind(op, *op.getKind(), first.getElementType());
  }
  // combining_c5
  if (TypeRange(op.getInits().getTypes()) != TypeRange(elements))
    return op.emitOpError("expects initial values of types (")
           << elements << "), got (" << op.getInits().getTypes() << ")";
  // combining_c7
  SmallVector<Type> arguments(elements);
  arguments.append(elements);
  return checkRegion(op, op.getBody(), arguments, elements);
}

/// Checks that each result has the given shape and its input's element type.
template <typename Op>
static LogicalResult checkResults(Op op, ArrayRef<int64_t> shape) {
  for (auto [input, type] :
       llvm::zip_equal(op.getInputs(), op.getResultTypes()))
    if (failed(checkResult(op, tensorType(input).clone(shape), type)))
      return failure();
  return success();
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyCombining(*this)))
    return failure();
  // reduce_c1
  RankedTensorType type = tensorType(getInputs().front());
  if (failed(checkDims(*this, "dims", getDims(), type.getRank())))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(getDims(), dim))
      shape.push_back(size);
  return checkResults(*this, shape);
}

/// Returns dimension `dim` of the windows of a verified operation.
static WindowDim windowDim(WindowReduceOp op, int64_t dim) {
  return {tensorType(op.getInputs().front()).getDimSize(dim),
          op.getWindow()[dim],
          op.getStride(dim),
          op.getPadLow(dim),
          op.getPadHigh(dim),
          op.getBaseDilation(dim),
          op.getWindowDilation(dim)};
}

LogicalResult WindowReduceOp::verify() {
  if (failed(verifyCombining(*this)))
    return failure();
  int64_t rank = tensorType(getInputs().front()).getRank();
  // window_reduce_c1
  if (failed(checkLength(*this, "window", getWindow().size(), rank)) ||
      failed(checkRanges(*this, "window", getWindow(), 1)) ||
      // window_reduce_c2
      failed(
          checkOptionalLength(*this, "strides", getStrides().size(), rank)) ||
      failed(checkRanges(*this, "strides", getStrides(), 1)) ||
      // window_reduce_c3
      failed(checkOptionalLength(*this, "pad", getPad().size(), 2 * rank)) ||
      failed(checkRanges(*this, "pad", getPad(), -kMaxExtent)) ||
      // window_reduce_c4
      failed(checkOptionalLength(*this, "base_dilation",
                                 getBaseDilation().size(), rank)) ||
      failed(checkRanges(*this, "base_dilation", getBaseDilation(), 1)) ||
      // window_reduce_c5
      failed(checkOptionalLength(*this, "window_dilation",
                                 getWindowDilation().size(), rank)) ||
      failed(checkRanges(*this, "window_dilation", getWindowDilation(), 1)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < rank; ++dim) {
    std::optional<int64_t> places = countWindows(windowDim(*this, dim));
    // The extent of the dilated window alone must not overflow either.
    if (!places || !countWindows({1, getWindow()[dim], 1, 0, 0, 1,
                                  getWindowDilation(dim)}))
      return emitOpError("expects padded sizes and windows of at most ")
             << kMaxExtent << ", got more in dimension " << dim;
    shape.push_back(*places);
  }
  return checkResults(*this, shape);
}

LogicalResult ScanOp::verify() {
  if (failed(verifyCombining(*this)))
    return failure();
  // scan_c1
  RankedTensorType type = tensorType(getInputs().front());
  if (failed(checkRange(*this, "dim", getDim(), 0, type.getRank())))
    return failure();
  return checkResults(*this, type.getShape());
}

//===-- Builders and shapes -----------------------------------------------===//

void ReduceOp::build(OpBuilder &builder, OperationState &state,
                     ReductionKind kind, Value input, ArrayRef<int64_t> dims) {
  RankedTensorType type = tensorType(input);
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dims, dim))
      shape.push_back(size);
  build(builder, state, TypeRange(type.clone(shape)),
        ReductionKindAttr::get(builder.getContext(), kind), input, ValueRange(),
        builder.getDenseI64ArrayAttr(dims));
}

Value tenon::ten::reduceAll(OpBuilder &builder, Location loc,
                            ReductionKind kind, Value value) {
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(tensorType(value).getRank()));
  return dims.empty()
             ? value
             : ReduceOp::create(builder, loc, kind, value, dims)->getResult(0);
}

LogicalResult ReduceOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < tensorType(getInputs().front()).getRank(); ++dim)
    if (!llvm::is_contained(getDims(), dim))
      kept.push_back(dim);
  for (Type type : getResultTypes())
    if (failed(reifyType(builder, type, shapes, [&](int64_t dim) {
          return dimSize(builder, getLoc(), getInputs().front(), kept[dim]);
        })))
      return failure();
  return success();
}

LogicalResult
WindowReduceOp::reifyResultShapes(OpBuilder &builder,
                                  ReifiedRankedShapedTypeDims &shapes) {
  Location loc = getLoc();
  for (Type type : getResultTypes())
    if (failed(reifyType(builder, type, shapes, [&](int64_t dim) {
          Value input = getInputs().front();
          return computeWindows(builder, loc, dimSize(builder, loc, input, dim),
                                builder.getIndexAttr(getWindow()[dim]),
                                windowDim(*this, dim));
        })))
      return failure();
  return success();
}

LogicalResult ScanOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeOperand(builder, *this, shapes);
}

//===-- Canonicalizations -------------------------------------------------===//

/// Returns whether combining one element with the kind's identity gives the
/// element; not so for sums of floats, where 0 + -0 is 0.
static bool keepsSingle(std::optional<ReductionKind> kind, Type type) {
  return kind && !(*kind == ReductionKind::Add && isFloatOrComplex(type));
}

namespace {
/// A reduction along unit dimensions, or none, is a reshape.
struct ReduceOfOne : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceOp op,
                                PatternRewriter &rewriter) const override {
    Value input = op.getInputs().front();
    RankedTensorType from = tensorType(input);
    Type to = op.getResultTypes().front();
    if (!keepsSingle(op.getKind(), from) ||
        !llvm::all_of(op.getDims(),
                      [&](int64_t dim) { return from.getDimSize(dim) == 1; }))
      return failure();
    if (from == to) {
      rewriter.replaceOp(op, input);
      return success();
    }
    if (!from.hasStaticShape() || !cast<RankedTensorType>(to).hasStaticShape())
      return failure();
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, to, input);
    return success();
  }
};

/// A max, min, and, or of equal elements is that element.
struct ReduceOfSplat : OpRewritePattern<ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReduceOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<ReductionKind> kind = op.getKind();
    auto type = cast<RankedTensorType>(op.getResultTypes().front());
    std::optional<ConstantElements> value =
        ConstantElements::read(op.getInputs().front());
    if (!kind || !value || !value->splat || !type.hasStaticShape() ||
        *elementCount(value->type) == 0 || *kind == ReductionKind::Add ||
        *kind == ReductionKind::Mul || *kind == ReductionKind::Xor)
      return failure();
    rewriter.replaceOpWithNewOp<ConstantOp>(
        op, cast<ElementsAttr>(
                Attribute(makeConstant(type, value->bytes, /*splat=*/true))));
    return success();
  }
};

/// A window reduction with windows of one element is a slice.
struct WindowOfOne : OpRewritePattern<WindowReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WindowReduceOp op,
                                PatternRewriter &rewriter) const override {
    Value input = op.getInputs().front();
    RankedTensorType type = tensorType(input);
    auto is = [](ArrayRef<int64_t> values, int64_t number) {
      return llvm::all_of(values, [&](int64_t v) { return v == number; });
    };
    if (!keepsSingle(op.getKind(), type) || !is(op.getWindow(), 1) ||
        !is(op.getPad(), 0) || !is(op.getBaseDilation(), 1))
      return failure();
    if (is(op.getStrides(), 1) && type == op.getResultTypes().front()) {
      rewriter.replaceOp(op, input);
      return success();
    }
    if (!type.hasStaticShape() ||
        !cast<RankedTensorType>(op.getResultTypes().front()).hasStaticShape())
      return failure();
    SmallVector<int64_t> start(type.getRank(), 0), stride;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      stride.push_back(op.getStride(dim));
    rewriter.replaceOpWithNewOp<SliceOp>(op, input, start, type.getShape(),
                                         stride);
    return success();
  }
};

/// Windows of all elements along some dimensions, as global pooling has them,
/// are a reduction along these.
struct WindowsOfAll : OpRewritePattern<WindowReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WindowReduceOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = tensorType(op.getInputs().front());
    SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      int64_t window = op.getWindow()[dim];
      bool isAll = window > 1 && window == type.getDimSize(dim) &&
                   op.getWindowDilation(dim) == 1,
           isOne = window == 1 && op.getStride(dim) == 1;
      if (!(isAll || isOne) || op.getPadLow(dim) != 0 ||
          op.getPadHigh(dim) != 0 || op.getBaseDilation(dim) != 1)
        return failure();
      if (isAll)
        dims.push_back(dim);
    }
    if (dims.empty() || !type.hasStaticShape() ||
        !llvm::all_of(op.getResultTypes(), [](Type result) {
          return cast<RankedTensorType>(result).hasStaticShape();
        }))
      return failure();
    SmallVector<int64_t> kept;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (!llvm::is_contained(dims, dim))
        kept.push_back(size);
    SmallVector<Type> types;
    for (Type result : op.getResultTypes())
      types.push_back(cast<RankedTensorType>(result).clone(kept));
    auto reduce =
        ReduceOp::create(rewriter, op.getLoc(), types, op.getKindAttr(),
                         op.getInputs(), op.getInits(), dims);
    rewriter.inlineRegionBefore(op.getBody(), reduce.getBody(),
                                reduce.getBody().end());
    SmallVector<Value> results;
    for (auto [result, wanted] :
         llvm::zip_equal(reduce.getResults(), op.getResultTypes()))
      results.push_back(
          ReshapeOp::create(rewriter, op.getLoc(), wanted, result));
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Windows over all elements up to the current one are a scan: linear instead
/// of quadratic work.
struct WindowsUpToHere : OpRewritePattern<WindowReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WindowReduceOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = tensorType(op.getInputs().front());
    std::optional<int64_t> scanned;
    bool reverse = false;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (op.getStride(dim) != 1 || op.getBaseDilation(dim) != 1)
        return failure();
      int64_t window = op.getWindow()[dim], low = op.getPadLow(dim),
              high = op.getPadHigh(dim);
      if (window == 1 && low == 0 && high == 0)
        continue;
      if (scanned || type.isDynamicDim(dim) || window < type.getDimSize(dim) ||
          op.getWindowDilation(dim) != 1)
        return failure();
      scanned = dim;
      reverse = low == 0;
      if ((reverse ? high : low) != window - 1 || (reverse ? low : high) != 0)
        return failure();
    }
    if (!scanned)
      return failure();
    auto scan = ScanOp::create(rewriter, op.getLoc(), op.getResultTypes(),
                               op.getKindAttr(), op.getInputs(), op.getInits(),
                               *scanned, reverse, /*exclusive=*/false);
    rewriter.inlineRegionBefore(op.getBody(), scan.getBody(),
                                scan.getBody().end());
    rewriter.replaceOp(op, scan);
    return success();
  }
};

/// Reduces along one dimension after the other, if windows overlap enough that
/// this needs fewer combinations.
struct SplitWindows : OpRewritePattern<WindowReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(WindowReduceOp op,
                                PatternRewriter &rewriter) const override {
    auto result = cast<RankedTensorType>(op.getResultTypes().front());
    RankedTensorType type = tensorType(op.getInputs().front());
    if (!op.getKind() || !type.hasStaticShape() || !result.hasStaticShape())
      return failure();
    SmallVector<int64_t> wide;
    double direct = 1;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      direct *= op.getWindow()[dim];
      if (op.getBaseDilation(dim) != 1)
        return failure();
      if (op.getWindow()[dim] > 1)
        wide.push_back(dim);
    }
    // Starts with the dimension of the largest stride, which shrinks the array
    // the most.
    llvm::sort(wide, [&](int64_t a, int64_t b) {
      return std::pair(-op.getStride(a), a) < std::pair(-op.getStride(b), b);
    });
    // Combinations per element of the result; storing and loading an element of
    // an intermediate array costs about two combinations.
    SmallVector<int64_t> shape(type.getShape());
    double split = -2;
    for (int64_t dim : wide) {
      shape[dim] = result.getDimSize(dim);
      double elements = 1;
      for (int64_t other = 0; other < type.getRank(); ++other)
        elements *= static_cast<double>(shape[other]) /
                    std::max<int64_t>(result.getDimSize(other), 1);
      split += elements * (op.getWindow()[dim] + 2);
    }
    if (wide.size() < 2 || result.getNumElements() == 0 ||
        direct < kWorthSplitting * split)
      return failure();

    Value value = op.getInputs().front();
    shape.assign(type.getShape().begin(), type.getShape().end());
    for (auto [number, dim] : llvm::enumerate(wide)) {
      SmallVector<int64_t> window(type.getRank(), 1), strides(window),
          dilation(window), pad(2 * type.getRank(), 0);
      // Dimensions with windows of one element are handled in the first step.
      for (int64_t of = 0; of < type.getRank(); ++of) {
        if (of != dim && (number > 0 || op.getWindow()[of] > 1))
          continue;
        window[of] = op.getWindow()[of];
        strides[of] = op.getStride(of);
        dilation[of] = op.getWindowDilation(of);
        pad[2 * of] = op.getPadLow(of);
        pad[2 * of + 1] = op.getPadHigh(of);
        shape[of] = result.getDimSize(of);
      }
      value =
          WindowReduceOp::create(
              rewriter, op.getLoc(),
              TypeRange(RankedTensorType::get(shape, type.getElementType())),
              op.getKindAttr(), ValueRange(value), ValueRange(), window,
              strides, pad, ArrayRef<int64_t>(), dilation)
              .getResult(0);
    }
    rewriter.replaceOp(op, value);
    return success();
  }

private:
  static constexpr double kWorthSplitting = 1.5;
};

/// A scan along a dimension of size 1 is its input.
struct ScanOfOne : OpRewritePattern<ScanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScanOp op,
                                PatternRewriter &rewriter) const override {
    Value input = op.getInputs().front();
    if (op.getExclusive() || !keepsSingle(op.getKind(), input.getType()) ||
        tensorType(input).getDimSize(op.getDim()) != 1 ||
        input.getType() != op.getResultTypes().front())
      return failure();
    rewriter.replaceOp(op, input);
    return success();
  }
};
} // namespace

void ReduceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<ReduceOfOne, ReduceOfSplat>(context);
}
void WindowReduceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                 MLIRContext *context) {
  patterns.add<WindowOfOne, WindowsOfAll, WindowsUpToHere, SplitWindows>(
      context);
  populateMaxOfDequantized(patterns);
}
void ScanOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<ScanOfOne>(context);
}

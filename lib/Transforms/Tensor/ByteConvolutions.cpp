//===- ByteConvolutions.cpp - Rewrites int8 convolutions as contractions --===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites a convolution of 8-bit integers as a contraction over explicit
// patches (im2col), so that dot-product instructions (VNNI), which multiply and
// add four bytes at a time, can be used. The padded image is made
// channels-last, then the windows along each spatial dimension are copied next
// to each other as features. Runs as a pattern of ten-simplify.
//
//===----------------------------------------------------------------------===//

#include "ByteConvolutions.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Ten.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// Minimum number of output features and of products per output element: with
/// fewer, the copies take longer than the byte instructions save.
/// Tuned: features, products; commit 350cbcd.
constexpr int64_t kMinFeatures = 16, kMinProducts = 24;

/// Largest window in elements; the rewrite copies once per window position.
/// Bound: elements; code size.
constexpr int64_t kMaxWindow = 49;

/// Largest size of the patches in bytes.
/// Bound: bytes; memory of a call.
constexpr int64_t kMaxPatchBytes = int64_t(64) << 20;

/// Replaces the convolution by im2col and a contraction. The patches cost a
/// byte per product of one feature, where a convolution would compute with i32.
struct ByteConvolution : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ConvOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType input = op.getInput().getType(),
                     kernel = op.getKernel().getType(), result = op.getType();
    ConvDimsAttr dims = op.getDims();
    if (!input.getElementType().isInteger(8) ||
        !kernel.getElementType().isInteger(8) ||
        !op.getAccumulatorType().isInteger(32) || !isWorthPatches(op))
      return failure();
    int64_t spatial = op.getNumSpatial(), window = 1;
    SmallVector<int64_t> windows;
    for (int64_t dim : dims.getKernelSpatial()) {
      windows.push_back(kernel.getDimSize(dim));
      window *= windows.back();
    }
    int64_t inputs = input.getDimSize(dims.getInputFeature()),
            outputs = kernel.getDimSize(dims.getKernelOutputFeature());

    // Transpose the input to (batch, spatial..., features).
    Location loc = op.getLoc();
    SmallVector<int64_t> order = {dims.getInputBatch()};
    llvm::append_range(order, dims.getInputSpatial());
    order.push_back(dims.getInputFeature());
    Value image = transposed(rewriter, loc, op.getInput(), order);
    image = padded(rewriter, loc, op, image);
    order.assign(dims.getKernelSpatial().begin(),
                 dims.getKernelSpatial().end());
    order.push_back(dims.getKernelInputFeature());
    order.push_back(dims.getKernelOutputFeature());
    Value weights = ReshapeOp::create(
        rewriter, loc, kernel.clone({window * inputs, outputs}),
        transposed(rewriter, loc, op.getKernel(), order));

    // Go from the last dimension to the first, so that the order of the
    // features is that of the filter's elements in memory.
    Value patches = image;
    for (int64_t i = spatial - 1; i >= 0; --i)
      patches = windowsAlong(rewriter, loc, op, patches, i, windows[i]);
    SmallVector<int64_t> shape(
        cast<RankedTensorType>(patches.getType()).getShape().drop_back());
    shape.push_back(outputs);
    Value sums =
        ContractOp::create(rewriter, loc, result.clone(shape), patches, weights,
                           ArrayRef<int64_t>(), ArrayRef<int64_t>(),
                           ArrayRef<int64_t>{spatial + 1}, ArrayRef<int64_t>{0},
                           op.getAccumulatorAttr());
    // Compute the permutation back to the result's dimension order.
    SmallVector<int64_t> perm(result.getRank());
    perm[dims.getOutputBatch()] = 0;
    for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatial()))
      perm[dim] = 1 + i;
    perm[dims.getOutputFeature()] = spatial + 1;
    rewriter.replaceOp(op, transposed(rewriter, loc, sums, perm));
    return success();
  }

private:
  static Value transposed(OpBuilder &builder, Location loc, Value value,
                          ArrayRef<int64_t> perm) {
    auto type = cast<RankedTensorType>(value.getType());
    if (llvm::is_sorted(perm))
      return value;
    SmallVector<int64_t> shape;
    for (int64_t dim : perm)
      shape.push_back(type.getDimSize(dim));
    return TransposeOp::create(builder, loc, type.clone(shape), value, perm);
  }

  static Value padded(OpBuilder &builder, Location loc, ConvOp op,
                      Value image) {
    auto type = cast<RankedTensorType>(image.getType());
    SmallVector<int64_t> low(type.getRank(), 0), high(low), interior(low);
    for (int64_t i = 0; i < op.getNumSpatial(); ++i) {
      low[1 + i] = op.getPadLow(i);
      high[1 + i] = op.getPadHigh(i);
    }
    if (llvm::all_equal({low, high, interior}))
      return image;
    auto single = RankedTensorType::get({}, type.getElementType());
    Value zero = createSplat(builder, loc, single, 0);
    return PadOp::create(builder, loc, image, zero, low, high, interior);
  }

  /// Appends the elements of each window along one dimension as features.
  static Value windowsAlong(OpBuilder &builder, Location loc, ConvOp op,
                            Value image, int64_t i, int64_t window) {
    auto type = cast<RankedTensorType>(image.getType());
    int64_t rank = type.getRank(), step = op.getStride(i),
            places =
                op.getType().getDimSize(op.getDims().getOutputSpatial()[i]);
    SmallVector<Value> parts;
    for (int64_t at = 0; at < window; ++at) {
      SmallVector<int64_t> start(rank, 0), limit(type.getShape()),
          stride(rank, 1);
      start[1 + i] = at * op.getKernelDilation(i);
      stride[1 + i] = step;
      limit[1 + i] = start[1 + i] + (places - 1) * step + 1;
      parts.push_back(
          builder.createOrFold<SliceOp>(loc, image, start, limit, stride));
    }
    return window == 1 ? parts.front()
                       : ConcatOp::create(builder, loc, parts, /*dim=*/rank - 1)
                             .getResult();
  }
};

} // namespace

bool isWorthPatches(ConvOp op) {
  RankedTensorType input = op.getInput().getType(),
                   kernel = op.getKernel().getType(), result = op.getType();
  ConvDimsAttr dims = op.getDims();
  if (!input.hasStaticShape() || !kernel.hasStaticShape() ||
      !result.hasStaticShape() || op.getFeatureGroups() != 1 ||
      op.getBatchGroups() != 1)
    return false;
  int64_t window = 1;
  for (int64_t i = 0; i < op.getNumSpatial(); ++i) {
    if (op.getInputDilation(i) != 1 || op.isReversed(i) ||
        op.getPadLow(i) < 0 || op.getPadHigh(i) < 0)
      return false;
    window *= kernel.getDimSize(dims.getKernelSpatial()[i]);
  }
  int64_t products = window * input.getDimSize(dims.getInputFeature()),
          outputs = kernel.getDimSize(dims.getKernelOutputFeature());
  return window != 0 && window <= kMaxWindow && outputs >= kMinFeatures &&
         products >= kMinProducts && result.getNumElements() != 0 &&
         result.getNumElements() / outputs * products <= kMaxPatchBytes;
}

void populateByteConvolutions(RewritePatternSet &patterns) {
  patterns.add<ByteConvolution>(patterns.getContext());
}

} // namespace tenon

//===- BatchGroups.cpp - Rewrites batch-grouped convolutions --------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BatchGroups.h"
#include "Dialect/Ten/IR/Ten.h"

using namespace mlir;

namespace tenon {

using namespace ten;

namespace {

/// If each batch group has one image, so that each image yields one output
/// feature (the filter gradient of a depthwise convolution): rewrites images as
/// channels of one image, and the features as another spatial dimension, over
/// which the window slides as well. The result is a depthwise convolution,
/// which is vectorized along channels. The operands keep their layout in
/// memory.
struct ImagesAsChannels : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ConvOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType input = op.getInput().getType(),
                     kernel = op.getKernel().getType(), result = op.getType();
    ConvDimsAttr dims = op.getDims();
    int64_t groups = op.getBatchGroups();
    if (groups == 1 || !input.hasStaticShape() || !kernel.hasStaticShape() ||
        !result.hasStaticShape() ||
        input.getDimSize(dims.getInputBatch()) != groups ||
        kernel.getDimSize(dims.getKernelOutputFeature()) != groups)
      return failure();

    // Prepend a dimension of size 1 to each operand.
    Location loc = op.getLoc();
    auto higher = [](RankedTensorType type) {
      SmallVector<int64_t> shape = {1};
      llvm::append_range(shape, type.getShape());
      return type.clone(shape);
    };
    auto with = [&](TypedValue<RankedTensorType> value) -> Value {
      return ReshapeOp::create(rewriter, loc, higher(value.getType()), value);
    };
    auto places = [](int64_t first, ArrayRef<int64_t> spatial) {
      SmallVector<int64_t> found = {first};
      for (int64_t dim : spatial)
        found.push_back(1 + dim);
      return found;
    };
    auto newDims = ConvDimsAttr::get(
        op.getContext(), /*inputBatch=*/0,
        /*inputFeature=*/1 + dims.getInputBatch(),
        places(1 + dims.getInputFeature(), dims.getInputSpatial()),
        /*kernelInputFeature=*/0,
        /*kernelOutputFeature=*/1 + dims.getKernelOutputFeature(),
        places(1 + dims.getKernelInputFeature(), dims.getKernelSpatial()),
        /*outputBatch=*/1 + dims.getOutputBatch(),
        /*outputFeature=*/1 + dims.getOutputFeature(),
        places(0, dims.getOutputSpatial()));
    auto longer = [](auto values, auto... first) {
      SmallVector<typename decltype(values)::value_type> all;
      if (!values.empty()) {
        all = {first...};
        llvm::append_range(all, values);
      }
      return all;
    };
    Value sums = ConvOp::create(
        rewriter, loc, higher(result), with(op.getInput()),
        with(op.getKernel()), newDims, longer(op.getStrides(), int64_t(1)),
        longer(op.getPad(), int64_t(0), int64_t(0)),
        longer(op.getInputDilation(), int64_t(1)),
        longer(op.getKernelDilation(), int64_t(1)),
        longer(op.getReverse(), false), /*feature_groups=*/groups,
        /*batch_groups=*/1, op.getAccumulatorAttr());
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, result, sums);
    return success();
  }
};

} // namespace

void populateBatchGroups(RewritePatternSet &patterns) {
  patterns.add<ImagesAsChannels>(patterns.getContext());
}

} // namespace tenon

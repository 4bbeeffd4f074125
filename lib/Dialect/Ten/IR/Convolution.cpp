//===- Convolution.cpp - Convolution --------------------------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifier, shape reification and canonicalization of `ten.conv`, a convolution
// with XLA's dimension numbers, strides, padding, dilations and groups.
// Patterns absorb a zero padding of the spatial dimensions and turn 1x1
// convolutions into contractions.
//
//===----------------------------------------------------------------------===//

#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Folding.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tenon::ten;

//===-- Verifier ----------------------------------------------------------===//

/// Returns spatial dimension `i` of a verified operation as a window.
static WindowDim windowDim(ConvOp op, int64_t i) {
  ConvDimsAttr dims = op.getDims();
  return {op.getInput().getType().getDimSize(dims.getInputSpatial()[i]),
          op.getKernel().getType().getDimSize(dims.getKernelSpatial()[i]),
          op.getStride(i),
          op.getPadLow(i),
          op.getPadHigh(i),
          op.getInputDilation(i),
          op.getKernelDilation(i)};
}

/// Checks that `value` divides `size`, if both are known.
static LogicalResult checkDivides(Operation *op, StringRef what, int64_t size,
                                  StringRef by, int64_t value) {
  if (ShapedType::isDynamic(size) || size % value == 0)
    return success();
  return op->emitOpError("expects ") << what << " divisible by '" << by << "', "
                                     << value << ", got " << size;
}

/// Checks the schedule of the enclosing kernel against the convolution:
/// attributes are verified before the operations that have them, and before
/// their regions.
static LogicalResult checkSchedule(ConvOp op) {
  Operation *parent = op->getParentOp();
  Attribute given;
  if (auto kernel = dyn_cast_or_null<KernelOp>(parent))
    given = kernel.getScheduleAttr();
  else if (parent)
    given = attr::schedule.get(parent);
  auto schedule = dyn_cast_or_null<ConvScheduleAttr>(given);
  if (!schedule)
    return success();
  if (schedule.getAlong() == ConvVectors::Places && op.getNumSpatial() == 0)
    return op.emitOpError("expects a spatial dimension for a schedule along "
                          "places");
  int64_t groups = op.getFeatureGroups();
  if (schedule.getPackKernel() && groups * op.getBatchGroups() != 1)
    return op.emitOpError("expects no groups for a schedule with "
                          "'pack_kernel', got ")
           << groups * op.getBatchGroups();
  RankedTensorType kernel = op.getKernel().getType();
  int64_t features = kernel.getDimSize(op.getDims().getKernelOutputFeature());
  if (schedule.getAlong() == ConvVectors::Channels &&
      (kernel.getDimSize(op.getDims().getKernelInputFeature()) != 1 ||
       features != groups))
    return op.emitOpError("expects as many feature groups as features of the "
                          "result for a schedule along channels, got ")
           << groups << " for " << features;
  int64_t inputs = kernel.getDimSize(op.getDims().getKernelInputFeature());
  if (schedule.getKernelPacked() && schedule.getDepth() &&
      inputs % schedule.getDepth() != 0)
    return op.emitOpError("expects a 'depth' that divides the input features "
                          "for a schedule with 'kernel_packed', got ")
           << schedule.getDepth() << " for " << inputs;
  return success();
}

LogicalResult ConvOp::verify() {
  RankedTensorType input = getInput().getType(), kernel = getKernel().getType();
  ConvDimsAttr dims = getDims();
  size_t spatial = dims.getInputSpatial().size();
  // conv_c1
  if (dims.getKernelSpatial().size() != spatial ||
      dims.getOutputSpatial().size() != spatial)
    return emitOpError("expects 'dims' with equally many spatial dimensions, "
                       "got ")
           << spatial << ", " << dims.getKernelSpatial().size() << " and "
           << dims.getOutputSpatial().size();
  // conv_c2
  for (RankedTensorType type : {input, kernel})
    if (type.getRank() != static_cast<int64_t>(spatial) + 2)
      return emitOpError("expects operands of rank ")
             << spatial + 2 << " for 'dims', got " << type;
  // conv_c3
  if (failed(checkOptionalLength(*this, "strides", getStrides().size(),
                                 spatial)) ||
      failed(checkRanges(*this, "strides", getStrides(), 1)) ||
      // conv_c4
      failed(checkOptionalLength(*this, "pad", getPad().size(), 2 * spatial)) ||
      failed(checkRanges(*this, "pad", getPad(), -kMaxExtent)) ||
      // conv_c5
      failed(checkOptionalLength(*this, "input_dilation",
                                 getInputDilation().size(), spatial)) ||
      failed(checkRanges(*this, "input_dilation", getInputDilation(), 1)) ||
      // conv_c6
      failed(checkOptionalLength(*this, "kernel_dilation",
                                 getKernelDilation().size(), spatial)) ||
      failed(checkRanges(*this, "kernel_dilation", getKernelDilation(), 1)) ||
      // conv_c7
      failed(
          checkOptionalLength(*this, "reverse", getReverse().size(), spatial)))
    return failure();
  // conv_c8, conv_c9
  int64_t featureGroups = getFeatureGroups(), batchGroups = getBatchGroups();
  if (failed(checkRange(*this, "feature_groups", featureGroups, 1,
                        kMaxExtent + 1)) ||
      failed(checkRange(*this, "batch_groups", batchGroups, 1, kMaxExtent + 1)))
    return failure();
  if (featureGroups > 1 && batchGroups > 1)
    return emitOpError("expects 'feature_groups' or 'batch_groups' to be 1, "
                       "got ")
           << featureGroups << " and " << batchGroups;
  // conv_c10
  int64_t batch = input.getDimSize(dims.getInputBatch()),
          feature = input.getDimSize(dims.getInputFeature()),
          inputs = kernel.getDimSize(dims.getKernelInputFeature()),
          outputs = kernel.getDimSize(dims.getKernelOutputFeature());
  if (failed(checkDivides(*this, "a batch size", batch, "batch_groups",
                          batchGroups)) ||
      failed(checkDivides(*this, "a number of input features", feature,
                          "feature_groups", featureGroups)) ||
      failed(checkDivides(*this, "a number of output features", outputs,
                          "batch_groups", batchGroups)) ||
      failed(checkDivides(*this, "a number of output features", outputs,
                          "feature_groups", featureGroups)))
    return failure();
  // conv_c11
  if (!ShapedType::isDynamic(feature) &&
      !isSameSize(feature / featureGroups, inputs))
    return emitOpError("expects a kernel with ")
           << feature / featureGroups << " input features, got " << inputs;
  // conv_c12
  if (failed(checkAccumulator(*this, getAccumulator(), input.getElementType(),
                              kernel.getElementType(),
                              getType().getElementType())))
    return failure();
  // conv_c13
  SmallVector<int64_t> shape(spatial + 2);
  shape[dims.getOutputBatch()] =
      ShapedType::isDynamic(batch) ? batch : batch / batchGroups;
  shape[dims.getOutputFeature()] = outputs;
  for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatial())) {
    WindowDim window = windowDim(*this, i);
    WindowDim alone{1, window.window, 1, 0, 0, 1, window.windowDilation};
    std::optional<int64_t> places = countWindows(window);
    if (!places || !countWindows(alone))
      return emitOpError("expects padded sizes and windows of at most ")
             << kMaxExtent << ", got more in spatial dimension " << i;
    shape[dim] = *places;
  }
  if (failed(checkResult(
          *this, RankedTensorType::get(shape, getType().getElementType()),
          getType())))
    return failure();
  return checkSchedule(*this);
}

//===-- Shapes ------------------------------------------------------------===//

Type ConvOp::getAccumulatorType() {
  return getAccumulator().value_or(getType().getElementType());
}

LogicalResult ConvOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  ConvDimsAttr dims = getDims();
  Location loc = getLoc();
  return reifyType(builder, getType(), shapes, [&](int64_t dim) {
    AffineExpr size = builder.getAffineSymbolExpr(0);
    if (dim == dims.getOutputBatch())
      return computeSize(
          builder, loc, size.floorDiv(getBatchGroups()),
          {dimSize(builder, loc, getInput(), dims.getInputBatch())});
    if (dim == dims.getOutputFeature())
      return dimSize(builder, loc, getKernel(), dims.getKernelOutputFeature());
    int64_t i = llvm::find(dims.getOutputSpatial(), dim) -
                dims.getOutputSpatial().begin();
    return computeWindows(
        builder, loc,
        dimSize(builder, loc, getInput(), dims.getInputSpatial()[i]),
        dimSize(builder, loc, getKernel(), dims.getKernelSpatial()[i]),
        windowDim(*this, i));
  });
}

//===-- Canonicalizations -------------------------------------------------===//

OpFoldResult ConvOp::fold(FoldAdaptor) { return {}; }

namespace {
/// Turns a zero padding of the spatial dimensions into padding of the
/// convolution.
struct AbsorbPad : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvOp op,
                                PatternRewriter &rewriter) const override {
    auto pad = op.getInput().getDefiningOp<PadOp>();
    if (!pad || !pad.getLow().empty() || !pad.getHigh().empty() ||
        !pad.getInterior().empty() || !isSplatOf(pad.getValue(), 0.0))
      return failure();
    ConvDimsAttr dims = op.getDims();
    SmallVector<int64_t> sums(2 * op.getNumSpatial());
    for (int64_t dim = 0; dim < pad.getType().getRank(); ++dim) {
      int64_t low = pad.getStaticLow()[dim], high = pad.getStaticHigh()[dim];
      const int64_t *found = llvm::find(dims.getInputSpatial(), dim);
      bool spatial = found != dims.getInputSpatial().end();
      if (low < 0 || high < 0 || pad.getStaticInterior()[dim] != 0 ||
          (!spatial && low + high != 0))
        return failure();
      if (!spatial)
        continue;
      int64_t i = found - dims.getInputSpatial().begin();
      if (op.getInputDilation(i) != 1 && low + high != 0)
        return failure();
      sums[2 * i] = op.getPadLow(i) + low;
      sums[2 * i + 1] = op.getPadHigh(i) + high;
      if (std::max(sums[2 * i], sums[2 * i + 1]) > kMaxExtent)
        return failure();
    }
    rewriter.modifyOpInPlace(op, [&] {
      op.setPad(sums);
      op.getInputMutable().assign(pad.getOperand());
    });
    return success();
  }
};

/// Turns a convolution with 1x1 filters into a contraction over the input
/// features.
struct ContractFeatures : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType kernelType = op.getKernel().getType();
    ConvDimsAttr dims = op.getDims();
    if (!isProductOfMatrices(op))
      return failure();
    RankedTensorType type = op.getType();
    int64_t feature = dims.getOutputFeature();
    bool last = feature == type.getRank() - 1;

    Location loc = op.getLoc();
    Value input = op.getInput();
    SmallVector<int64_t> start(type.getRank(), 0), stride(type.getRank(), 1),
        limit(op.getInput().getType().getShape());
    for (int64_t i = 0; i < op.getNumSpatial(); ++i)
      stride[dims.getInputSpatial()[i]] = op.getStride(i);
    if (llvm::any_of(stride, [](int64_t s) { return s != 1; }))
      input = SliceOp::create(rewriter, loc, input, start, limit, stride);
    bool outputFirst =
        dims.getKernelOutputFeature() < dims.getKernelInputFeature();
    int64_t outputs = kernelType.getDimSize(dims.getKernelOutputFeature()),
            inputs = kernelType.getDimSize(dims.getKernelInputFeature());
    auto matrix = RankedTensorType::get(
        {outputFirst ? outputs : inputs, outputFirst ? inputs : outputs},
        kernelType.getElementType());
    Value kernel = ReshapeOp::create(rewriter, loc, matrix, op.getKernel());
    SmallVector<int64_t> inputSum = {dims.getInputFeature()},
                         kernelSum = {outputFirst ? 1 : 0};
    SmallVector<int64_t> shape;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (dim != feature)
        shape.push_back(type.getDimSize(dim));
    shape.insert(last ? shape.end() : shape.begin(), outputs);
    Value result = ContractOp::create(
        rewriter, loc, RankedTensorType::get(shape, type.getElementType()),
        last ? input : kernel, last ? kernel : input, ArrayRef<int64_t>(),
        ArrayRef<int64_t>(), last ? inputSum : kernelSum,
        last ? kernelSum : inputSum, op.getAccumulatorAttr());
    if (result.getType() != type)
      result = ReshapeOp::create(rewriter, loc, type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

void ConvOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<AbsorbPad, ContractFeatures>(context);
}

//===- ComputationVerify.cpp - Verifiers of contractions, reductions and the
// like -===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- Contractions ------------------------------------------------------===//

LogicalResult DotGeneralOp::verify() {
  auto dims = getDotDimensionNumbers();
  auto lhsBatch = dims.getLhsBatchingDimensions(),
       rhsBatch = dims.getRhsBatchingDimensions(),
       lhsDims = dims.getLhsContractingDimensions(),
       rhsDims = dims.getRhsContractingDimensions();
  Operation *op = *this;
  auto both = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    llvm::SmallVector<int64_t> all(a);
    llvm::append_range(all, b);
    return all;
  };
  if (failed(expectSize(op, "rhs_batching_dimensions", rhsBatch.size(),
                        lhsBatch.size())) ||
      failed(expectSize(op, "rhs_contracting_dimensions", rhsDims.size(),
                        lhsDims.size())) ||
      failed(expectDims(op, "lhs dimensions", both(lhsBatch, lhsDims),
                        rankOf(getLhs()))) ||
      failed(expectDims(op, "rhs dimensions", both(rhsBatch, rhsDims),
                        rankOf(getRhs()))))
    return failure();
  for (auto [a, b] :
       llvm::zip(both(lhsBatch, lhsDims), both(rhsBatch, rhsDims)))
    if (!compatible(typeOf(getLhs()).getDimSize(a),
                    typeOf(getRhs()).getDimSize(b)))
      return emitOpError("expects paired dimensions of one size, got ")
             << getLhs().getType() << " and " << getRhs().getType()
             << constraint(*this, "sizes");
  return expectRank(op, "a result", rankOf(getResult()),
                    rankOf(getLhs()) + rankOf(getRhs()) - rhsBatch.size() -
                        2 * lhsDims.size());
}

LogicalResult DotOp::verify() {
  for (Value value : {getLhs(), getRhs()})
    if (rankOf(value) < 1 || rankOf(value) > 2)
      return emitOpError("expects operands of rank 1 or 2, got ")
             << value.getType();
  if (!compatible(typeOf(getLhs()).getShape().back(),
                  typeOf(getRhs()).getShape().front()))
    return emitOpError("expects contracted dimensions of one size, got ")
           << getLhs().getType() << " and " << getRhs().getType();
  return expectRank(*this, "a result", rankOf(getResult()),
                    rankOf(getLhs()) + rankOf(getRhs()) - 2);
}

template <typename Op> static LogicalResult verifyConvolution(Op op) {
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  size_t spatial = dims.getInputSpatial().size();
  if (rankOf(op.getLhs()) != static_cast<int64_t>(spatial) + 2 ||
      rankOf(op.getRhs()) != rankOf(op.getLhs()) ||
      rankOf(op.getResult()) != rankOf(op.getLhs()) ||
      dims.getKernelSpatial().size() != spatial ||
      dims.getOutputSpatial().size() != spatial)
    return op.emitOpError("expects operands and result of rank ")
           << spatial + 2 << ", got " << op.getLhs().getType() << ", "
           << op.getRhs().getType() << " and " << op.getResult().getType()
           << constraint(op, "rank");
  auto list = [&](StringRef name, auto values) -> LogicalResult {
    // Older programs give lists of any length to the dynamic form.
    if (!values || std::is_same_v<Op, DynamicConvOp>)
      return success();
    for (int64_t value : *values)
      if (value < 1)
        return op.emitOpError("expects '")
               << name << "' to be positive, got " << value
               << constraint(op, name + ".positive");
    return expectSize(op, name, values->size(), spatial);
  };
  if (failed(list("window_strides", op.getWindowStrides())) ||
      failed(list("lhs_dilation", op.getLhsDilation())) ||
      failed(list("rhs_dilation", op.getRhsDilation())))
    return failure();
  if (op.getWindowReversal() &&
      failed(expectSize(op, "window_reversal", op.getWindowReversal()->size(),
                        spatial)))
    return failure();
  int64_t features = op.getFeatureGroupCount(),
          batches = op.getBatchGroupCount();
  if (features < 1 || batches < 1 || (features > 1 && batches > 1))
    return op.emitOpError("expects positive group counts, one of them 1, got ")
           << features << " and " << batches << constraint(op, "groups");
  int64_t batch = typeOf(op.getLhs()).getDimSize(dims.getInputBatch());
  int64_t feature = typeOf(op.getLhs()).getDimSize(dims.getInputFeature());
  int64_t output =
      typeOf(op.getRhs()).getDimSize(dims.getKernelOutputFeature());
  int64_t input = typeOf(op.getRhs()).getDimSize(dims.getKernelInputFeature());
  auto divides = [](int64_t by, int64_t size) {
    return ShapedType::isDynamic(size) || size % by == 0;
  };
  if (!divides(features, feature) || !divides(features, output) ||
      !divides(batches, batch) || !divides(batches, output))
    return op.emitOpError("expects sizes that the group counts divide, got ")
           << op.getLhs().getType() << " and " << op.getRhs().getType();
  if (!ShapedType::isDynamic(feature) && !compatible(input, feature / features))
    return op.emitOpError("expects ")
           << feature / features << " input features in the kernel, got "
           << input << constraint(op, "features");
  return success();
}

/// `padding` has a low and a high number for each of `rank` dimensions.
static LogicalResult expectPadding(Operation *op,
                                   std::optional<DenseIntElementsAttr> padding,
                                   int64_t rank) {
  if (!padding || padding->getNumElements() == 2 * rank)
    return success();
  return op->emitOpError("expects 'padding' of shape ")
         << rank << "x2, got " << padding->getType()
         << constraint(op, "padding.size");
}

LogicalResult ConvolutionOp::verify() {
  if (failed(verifyConvolution(*this)))
    return failure();
  return expectPadding(*this, getPadding(),
                       getDimensionNumbers().getInputSpatial().size());
}

LogicalResult DynamicConvOp::verify() { return verifyConvolution(*this); }

//===-- Reductions --------------------------------------------------------===//

LogicalResult expectRegion(Operation *op, StringRef name, Region &region,
                           int64_t arguments, size_t results, bool scalars) {
  if (!region.hasOneBlock())
    return op->emitOpError("expects '") << name << "' of one block";
  Block &body = region.front();
  if (arguments >= 0 &&
      static_cast<int64_t>(body.getNumArguments()) != arguments)
    return op->emitOpError("expects '")
           << name << "' to take " << arguments << " arguments, got "
           << body.getNumArguments() << constraint(op, name + ".arguments");
  if (body.empty() || !isa<ReturnOp>(body.back()))
    return op->emitOpError("expects '")
           << name << "' to end with 'stablehlo.return'";
  Operation &end = body.back();
  if (end.getNumOperands() != results)
    return op->emitOpError("expects '")
           << name << "' to return " << results << " values, got "
           << end.getNumOperands() << constraint(op, name + ".results");
  if (!scalars)
    return success();
  for (Type type : body.getArgumentTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        !tensor || tensor.getRank() != 0)
      return op->emitOpError("expects '")
             << name << "' to take tensors of rank 0, got " << type
             << constraint(op, name + ".arguments");
  for (Type type : end.getOperandTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        !tensor || tensor.getRank() != 0)
      return op->emitOpError("expects '")
             << name << "' to return tensors of rank 0, got " << type
             << constraint(op, name + ".results");
  return success();
}

/// Inputs of one shape, as many scalar initial values, results and pairs of
/// region arguments.
static LogicalResult verifyCombining(Operation *op, ValueRange inputs,
                                     ValueRange inits, Region &body) {
  size_t count = inputs.size();
  if (count == 0 || inits.size() != count || op->getNumResults() != count)
    return op->emitOpError("expects as many initial values and results as "
                           "inputs, ")
           << count << ", got " << inits.size() << " and "
           << op->getNumResults() << constraint(op, "count");
  for (Value init : inits)
    if (failed(expectRank(op, "an initial value", rankOf(init), 0)))
      return failure();
  for (Value input : inputs)
    if (failed(verifyCompatibleShape(input.getType(), inputs[0].getType())))
      return op->emitOpError("expects inputs of one shape, got ")
             << inputs[0].getType() << " and " << input.getType()
             << constraint(op, "sizes");
  return expectRegion(op, "body", body, 2 * count, count, /*scalars=*/true);
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyCombining(*this, getInputs(), getInitValues(), getBody())))
    return failure();
  int64_t rank = rankOf(getInputs()[0]);
  if (failed(expectDims(*this, "dimensions", getDimensions(), rank)))
    return failure();
  for (Value result : getResults())
    if (failed(expectRank(*this, "a result", rankOf(result),
                          rank - getDimensions().size())))
      return failure();
  return success();
}

/// A list of positive numbers, one a dimension.
static LogicalResult expectPositive(Operation *op, StringRef name,
                                    std::optional<ArrayRef<int64_t>> values,
                                    int64_t rank) {
  if (!values)
    return success();
  for (int64_t value : *values)
    if (value < 1)
      return op->emitOpError("expects '")
             << name << "' to be positive, got " << value
             << constraint(op, name + ".positive");
  return expectSize(op, name, values->size(), rank);
}

LogicalResult ReduceWindowOp::verify() {
  if (failed(verifyCombining(*this, getInputs(), getInitValues(), getBody())))
    return failure();
  int64_t rank = rankOf(getInputs()[0]);
  if (failed(expectPositive(*this, "window_dimensions", getWindowDimensions(),
                            rank)) ||
      failed(
          expectPositive(*this, "window_strides", getWindowStrides(), rank)) ||
      failed(
          expectPositive(*this, "base_dilations", getBaseDilations(), rank)) ||
      failed(expectPositive(*this, "window_dilations", getWindowDilations(),
                            rank)) ||
      failed(expectPadding(*this, getPadding(), rank)))
    return failure();
  for (Value result : getResults())
    if (failed(expectRank(*this, "a result", rankOf(result), rank)))
      return failure();
  return success();
}

LogicalResult SelectAndScatterOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (failed(expectRank(*this, "a source", rankOf(getSource()), rank)) ||
      failed(
          expectRank(*this, "an initial value", rankOf(getInitValue()), 0)) ||
      failed(expectPositive(*this, "window_dimensions", getWindowDimensions(),
                            rank)) ||
      failed(
          expectPositive(*this, "window_strides", getWindowStrides(), rank)) ||
      failed(expectPadding(*this, getPadding(), rank)) ||
      failed(expectRegion(*this, "select", getSelect(), 2, 1,
                          /*scalars=*/true)))
    return failure();
  return expectRegion(*this, "scatter", getScatter(), 2, 1, /*scalars=*/true);
}

LogicalResult SortOp::verify() {
  if (getInputs().empty() || getNumResults() != getInputs().size())
    return emitOpError("expects as many results as inputs, ")
           << getInputs().size() << ", got " << getNumResults()
           << constraint(*this, "count");
  int64_t rank = rankOf(getInputs()[0]);
  int64_t dim = static_cast<int64_t>(getDimension());
  for (auto [input, result] : llvm::zip(getInputs(), getResults()))
    if (failed(
            verifyCompatibleShape(input.getType(), getInputs()[0].getType())) ||
        failed(verifyCompatibleShape(input.getType(), result.getType())))
      return emitOpError("expects inputs and results of one shape, got ")
             << input.getType() << " and " << result.getType()
             << constraint(*this, "sizes");
  if (failed(expectDim(*this, "dimension", dim < 0 ? dim + rank : dim, rank)))
    return failure();
  return expectRegion(*this, "comparator", getComparator(),
                      2 * getInputs().size(), 1, /*scalars=*/true);
}

LogicalResult MapOp::verify() {
  if (getInputs().empty())
    return emitOpError("expects at least one operand, got 0")
           << constraint(*this, "empty");
  for (Value input : getInputs())
    if (failed(verifyCompatibleShape(input.getType(), getType())))
      return emitOpError("expects operands of the result's shape, got ")
             << input.getType() << " and " << getType()
             << constraint(*this, "sizes");
  return expectRegion(*this, "computation", getComputation(),
                      getInputs().size(), 1, /*scalars=*/true);
}

//===-- Others ------------------------------------------------------------===//

LogicalResult FftOp::verify() {
  size_t dims = getFftLength().size();
  if (dims < 1 || dims > 3 || rankOf(getOperand()) < static_cast<int64_t>(dims))
    return emitOpError("expects 1 to 3 lengths, not more than the rank, got ")
           << dims << constraint(*this, "length");
  return expectRank(*this, "a result", rankOf(getResult()),
                    rankOf(getOperand()));
}

/// Vectors of the feature dimension's size.
static LogicalResult verifyBatchNorm(Operation *op, Value operand,
                                     int64_t feature, ValueRange vectors) {
  if (failed(expectDim(op, "feature_index", feature, rankOf(operand))))
    return failure();
  for (Value vector : vectors)
    if (rankOf(vector) != 1 || !compatible(typeOf(vector).getDimSize(0),
                                           typeOf(operand).getDimSize(feature)))
      return op->emitOpError("expects vectors of size ")
             << typeOf(operand).getDimSize(feature) << ", got "
             << vector.getType();
  return success();
}

LogicalResult BatchNormInferenceOp::verify() {
  return verifyBatchNorm(*this, getOperand(), getFeatureIndex(),
                         {getScale(), getOffset(), getMean(), getVariance()});
}
LogicalResult BatchNormTrainingOp::verify() {
  return verifyBatchNorm(
      *this, getOperand(), getFeatureIndex(),
      {getScale(), getOffset(), getBatchMean(), getBatchVar()});
}
LogicalResult BatchNormGradOp::verify() {
  if (failed(verifyCompatibleShape(getGradOutput().getType(),
                                   getOperand().getType())))
    return emitOpError("expects a gradient of the operand's shape, got ")
           << getGradOutput().getType();
  return verifyBatchNorm(
      *this, getOperand(), getFeatureIndex(),
      {getScale(), getMean(), getVariance(), getGradScale(), getGradOffset()});
}

} // namespace tenon::stablehlo

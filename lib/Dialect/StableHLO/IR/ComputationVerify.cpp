//===- ComputationVerify.cpp - Verifies contractions and reductions -------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of dot, dot_general, convolutions, reductions, windows, sort and
// map, by the constraints of the StableHLO specification.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace tenon::stablehlo {

//===-- Contractions ------------------------------------------------------===//

/// Checks that there is a precision for each operand, for the first one only,
/// or none; omitted ones are DEFAULT.
static LogicalResult expectPrecision(Operation *op,
                                     std::optional<ArrayAttr> precision) {
  if (!precision || precision->size() <= 2)
    return success();
  return expectSize(op, "precision_config", precision->size(), 2);
}

/// Returns whether a dot algorithm exists on some hardware: products of one
/// component, or products of floats as sums of several bf16 or tf32 products.
static bool isKnown(DotAlgorithmAttr algorithm) {
  Type lhs = algorithm.getLhsPrecisionType(),
       rhs = algorithm.getRhsPrecisionType(),
       sum = algorithm.getAccumulationType();
  int64_t products = algorithm.getNumPrimitiveOperations();
  auto isEight = [](Type type) {
    return isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 8 &&
           !isa<Float8E8M0FNUType>(type);
  };
  if (algorithm.getLhsComponentCount() != 1 ||
      algorithm.getRhsComponentCount() != 1)
    return false;
  if (isEight(lhs) && isEight(rhs))
    return sum.isF32() && products == 1;
  if (algorithm.getAllowImpreciseAccumulation() || lhs != rhs)
    return false;
  if (isa<BFloat16Type>(lhs) && sum.isF32())
    return llvm::is_contained({1, 3, 6, 9}, products);
  if (isa<FloatTF32Type>(lhs))
    return sum.isF32() && (products == 1 || products == 3);
  return products == 1 &&
         (isa<Float16Type>(lhs)
              ? sum.isF16() || sum.isF32()
              : isa<BFloat16Type, Float32Type, Float64Type>(lhs) && sum == lhs);
}

static LogicalResult verifyDotAlgorithm(DotGeneralOp op) {
  std::optional<DotAlgorithmAttr> algorithm = op.getAlgorithm();
  if (!algorithm)
    return success();
  for (Attribute precision : op.getPrecisionConfigAttr()
                                 ? op.getPrecisionConfigAttr().getValue()
                                 : ArrayRef<Attribute>())
    if (cast<PrecisionAttr>(precision).getValue() != Precision::DEFAULT)
      return op.emitOpError("expects precision DEFAULT with an algorithm, got ")
             << precision << constraint(op, "algorithm.precision");
  for (auto [name, count] :
       {std::pair("lhs_component_count", algorithm->getLhsComponentCount()),
        std::pair("rhs_component_count", algorithm->getRhsComponentCount()),
        std::pair("num_primitive_operations",
                  algorithm->getNumPrimitiveOperations())})
    if (count < 1)
      return op.emitOpError("expects '") << name << "' to be positive, got "
                                         << count << constraint(op, name);
  if (isKnown(*algorithm))
    return success();
  return op.emitOpError("expects an algorithm that some hardware has, got ")
         << *algorithm;
}

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
  int64_t lhsRank = rankOf(getLhs()), rhsRank = rankOf(getRhs());
  if (failed(expectSize(op, "rhs_batching_dimensions", rhsBatch.size(),
                        lhsBatch.size())) ||
      failed(expectSize(op, "rhs_contracting_dimensions", rhsDims.size(),
                        lhsDims.size())) ||
      failed(expectDims(op, "lhs_batching_dimensions", lhsBatch, lhsRank)) ||
      failed(expectDims(op, "lhs_contracting_dimensions", lhsDims, lhsRank)) ||
      failed(expectDims(op, "rhs_batching_dimensions", rhsBatch, rhsRank)) ||
      failed(expectDims(op, "rhs_contracting_dimensions", rhsDims, rhsRank)) ||
      failed(
          expectDims(op, "lhs dimensions", both(lhsBatch, lhsDims), lhsRank)) ||
      failed(
          expectDims(op, "rhs dimensions", both(rhsBatch, rhsDims), rhsRank)) ||
      failed(expectPrecision(op, getPrecisionConfig())))
    return failure();
  auto lhs = typeOf(getLhs()), rhs = typeOf(getRhs());
  for (auto [i, a, b] :
       llvm::enumerate(both(lhsBatch, lhsDims), both(rhsBatch, rhsDims)))
    if (!compatible(lhs.getDimSize(a), rhs.getDimSize(b)))
      return emitOpError("expects paired dimensions of one size, got ")
             << lhs << " and " << rhs
             << constraint(*this, i < lhsBatch.size() ? "batch" : "sizes");
  llvm::SmallVector<int64_t> sizes;
  for (int64_t dim : lhsBatch)
    sizes.push_back(lhs.getDimSize(dim));
  auto addFree = [&](RankedTensorType type, ArrayRef<int64_t> used) {
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (!llvm::is_contained(used, i))
        sizes.push_back(type.getDimSize(i));
  };
  addFree(lhs, both(lhsBatch, lhsDims));
  addFree(rhs, both(rhsBatch, rhsDims));
  if (failed(expectRank(op, "a result", rankOf(getResult()), sizes.size())) ||
      failed(expectResult(op, sizes)) ||
      failed(verifyQuantizedDot(op, getLhs(), getRhs(), rhsDims, getResult())))
    return failure();
  return verifyDotAlgorithm(*this);
}

LogicalResult DotOp::verify() {
  for (Value value : {getLhs(), getRhs()})
    if (rankOf(value) < 1 || rankOf(value) > 2)
      return emitOpError("expects operands of rank 1 or 2, got ")
             << value.getType();
  if (failed(expectPrecision(*this, getPrecisionConfig())))
    return failure();
  if (!compatible(typeOf(getLhs()).getShape().back(),
                  typeOf(getRhs()).getShape().front()))
    return emitOpError("expects contracted dimensions of one size, got ")
           << getLhs().getType() << " and " << getRhs().getType();
  llvm::SmallVector<int64_t> sizes(typeOf(getLhs()).getShape().drop_back());
  llvm::append_range(sizes, typeOf(getRhs()).getShape().drop_front());
  return expectResult(*this, sizes);
}

/// Returns the number of window positions in a dimension.
static int64_t countWindows(int64_t size, int64_t low, int64_t high,
                            int64_t baseDilation, int64_t window,
                            int64_t stride, int64_t windowDilation) {
  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(window))
    return ShapedType::kDynamic;
  auto dilated = [](int64_t size, int64_t dilation) {
    return size == 0 ? 0 : (size - 1) * dilation + 1;
  };
  int64_t padded = dilated(size, baseDilation) + low + high;
  int64_t extent = dilated(window, windowDilation);
  return padded <= 0 || extent > padded ? 0 : (padded - extent) / stride + 1;
}

/// Returns element `i` of a list, or 1 if there is no list.
static int64_t numberAt(std::optional<ArrayRef<int64_t>> list, int64_t i) {
  return list && !list->empty() ? (*list)[i] : 1;
}

/// Returns the low and high padding of dimension `i`.
static std::pair<int64_t, int64_t>
paddingAt(std::optional<DenseIntElementsAttr> padding, int64_t i) {
  if (!padding)
    return {0, 0};
  auto values = padding->getValues<int64_t>();
  return {values[2 * i], values[2 * i + 1]};
}

template <typename Op>
static LogicalResult verifyConvolutionDims(Op op, int64_t rank) {
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  auto expect = [&](StringRef name, int64_t first, int64_t second,
                    ArrayRef<int64_t> spatial) -> LogicalResult {
    std::string list = (name + "_spatial_dimensions").str();
    if (failed(expectSize(op, list, spatial.size(), rank - 2)))
      return failure();
    llvm::SmallVector<int64_t> all = {first, second};
    llvm::append_range(all, spatial);
    return expectDims(op, (name + "_dimensions").str(), all, rank);
  };
  if (failed(expect("input", dims.getInputBatch(), dims.getInputFeature(),
                    dims.getInputSpatial())) ||
      failed(expect("kernel", dims.getKernelInputFeature(),
                    dims.getKernelOutputFeature(), dims.getKernelSpatial())))
    return failure();
  return expect("output", dims.getOutputBatch(), dims.getOutputFeature(),
                dims.getOutputSpatial());
}

template <typename Op> static LogicalResult verifyConvolution(Op op) {
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  int64_t rank = rankOf(op.getLhs());
  if (rankOf(op.getRhs()) != rank || rank < 2)
    return op.emitOpError("expects operands of one rank, at least 2, got ")
           << op.getLhs().getType() << " and " << op.getRhs().getType()
           << constraint(op, "rank");
  if (failed(expectRank(op, "a result", rankOf(op.getResult()), rank)) ||
      failed(verifyConvolutionDims(op, rank)) ||
      failed(expectPrecision(op, op.getPrecisionConfig())))
    return failure();
  size_t spatial = rank - 2;
  auto list = [&](StringRef name, auto values) -> LogicalResult {
    if (!values)
      return success();
    for (int64_t value : *values)
      if (value < 1)
        return op.emitOpError("expects '")
               << name << "' to be positive, got " << value
               << constraint(op, name + ".positive");
    // JAX wrote programs with more entries in the dynamic form: they are
    // accepted here, and rejected by the import.
    if (std::is_same_v<Op, DynamicConvOp> && values->size() > spatial)
      return success();
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
  for (auto [name, count] : {std::pair("feature_group_count", features),
                             std::pair("batch_group_count", batches)})
    if (count < 1)
      return op.emitOpError("expects '") << name << "' to be positive, got "
                                         << count << constraint(op, name);
  if (features > 1 && batches > 1)
    return op.emitOpError("expects one of the group counts to be 1, got ")
           << features << " and " << batches << constraint(op, "groups");
  int64_t batch = typeOf(op.getLhs()).getDimSize(dims.getInputBatch());
  int64_t feature = typeOf(op.getLhs()).getDimSize(dims.getInputFeature());
  int64_t output =
      typeOf(op.getRhs()).getDimSize(dims.getKernelOutputFeature());
  int64_t input = typeOf(op.getRhs()).getDimSize(dims.getKernelInputFeature());
  auto divides = [&](int64_t by, int64_t size,
                     StringRef subject) -> LogicalResult {
    if (ShapedType::isDynamic(size) || size % by == 0)
      return success();
    return op.emitOpError("expects sizes that the group counts divide, got ")
           << op.getLhs().getType() << " and " << op.getRhs().getType()
           << constraint(op, subject);
  };
  if (failed(divides(batches, batch, "batch")) ||
      failed(divides(features, feature, "feature")) ||
      failed(divides(batches, output, "output.batches")) ||
      failed(divides(features, output, "output.features")))
    return failure();
  if (!ShapedType::isDynamic(feature) && !compatible(input, feature / features))
    return op.emitOpError("expects ")
           << feature / features << " input features in the kernel, got "
           << input << constraint(op, "features");
  if (baseElement(op.getLhs().getType()) != baseElement(op.getRhs().getType()))
    return op.emitOpError("expects operands of one element type, got ")
           << op.getLhs().getType() << " and " << op.getRhs().getType()
           << constraint(op, "element");
  return verifyQuantizedConvolution(op, op.getLhs(), op.getRhs(),
                                    op.getResult(), dims);
}

/// Checks that `padding` has a low and a high entry for each of `rank`
/// dimensions.
static LogicalResult expectPadding(Operation *op,
                                   std::optional<DenseIntElementsAttr> padding,
                                   int64_t rank) {
  if (!padding || padding->getType().getShape() == ArrayRef<int64_t>{rank, 2})
    return success();
  return op->emitOpError("expects 'padding' of shape ")
         << rank << "x2, got " << padding->getType()
         << constraint(op, "padding.size");
}

/// Checks that the result has the sizes for this padding, a low and a high
/// entry for each dimension.
template <typename Op>
static LogicalResult verifyConvolved(Op op, ArrayRef<int64_t> padding) {
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  auto lhs = typeOf(op.getLhs()), rhs = typeOf(op.getRhs());
  llvm::SmallVector<int64_t> sizes(lhs.getRank());
  int64_t batch = lhs.getDimSize(dims.getInputBatch());
  sizes[dims.getOutputBatch()] = ShapedType::isDynamic(batch)
                                     ? batch
                                     : batch / int64_t(op.getBatchGroupCount());
  sizes[dims.getOutputFeature()] =
      rhs.getDimSize(dims.getKernelOutputFeature());
  for (auto [i, input, kernel, output] :
       llvm::enumerate(dims.getInputSpatial(), dims.getKernelSpatial(),
                       dims.getOutputSpatial()))
    sizes[output] = countWindows(
        lhs.getDimSize(input), padding[2 * i], padding[2 * i + 1],
        numberAt(op.getLhsDilation(), i), rhs.getDimSize(kernel),
        numberAt(op.getWindowStrides(), i), numberAt(op.getRhsDilation(), i));
  return expectResult(op, sizes);
}

LogicalResult ConvolutionOp::verify() {
  size_t spatial = getDimensionNumbers().getInputSpatial().size();
  if (failed(verifyConvolution(*this)) ||
      failed(expectPadding(*this, getPadding(), spatial)))
    return failure();
  llvm::SmallVector<int64_t> padding(2 * spatial);
  if (getPadding())
    padding = llvm::to_vector(getPadding()->getValues<int64_t>());
  return verifyConvolved(*this, padding);
}

LogicalResult DynamicConvOp::verify() {
  if (failed(verifyConvolution(*this)))
    return failure();
  llvm::SmallVector<int64_t> shape = {
      static_cast<int64_t>(getDimensionNumbers().getInputSpatial().size()), 2};
  if (failed(verifyCompatibleShape(typeOf(getPadding()).getShape(), shape)))
    return emitOpError("expects 'padding' of shape ")
           << shape[0] << "x2, got " << getPadding().getType()
           << constraint(*this, "padding.size");
  auto padding = knownNumbers(getPadding());
  return padding ? verifyConvolved(*this, *padding) : success();
}

//===-- Reductions --------------------------------------------------------===//

/// Checks that the region combines elements of the type of the operation's
/// results for each input.
static LogicalResult verifyCombinedTypes(Operation *op, ValueRange inputs,
                                         ValueRange inits, StringRef name,
                                         Region &body) {
  Block &code = body.front();
  size_t count = inits.size();
  for (size_t i = 0; i < count; ++i) {
    Type type = baseElement(code.back().getOperand(i).getType());
    for (size_t argument : {i, count + i})
      if (baseElement(code.getArgument(argument).getType()) != type)
        return op->emitOpError("expects '")
               << name << "' to return its argument type, "
               << code.getArgument(argument).getType() << ", got "
               << code.back().getOperand(i).getType()
               << constraint(op, name + ".type");
    if (failed(expectElementKind(op, "init_element", inputs[i].getType(),
                                 inits[i].getType())) ||
        failed(expectPromotable(op, name + ".type", inits[i].getType(),
                                code.back().getOperand(i).getType())) ||
        failed(expectPromotable(op, name + ".type", inputs[i].getType(),
                                code.getArgument(count + i).getType())))
      return failure();
    if (baseElement(op->getResult(i).getType()) != type)
      return op->emitOpError("expects results of the type that '")
             << name << "' returns, " << type << ", got "
             << op->getResult(i).getType() << constraint(op, "result_element");
  }
  return success();
}

/// Returns whether a shape is `whole` with some dimensions removed.
static bool isPartOf(ArrayRef<int64_t> shape, ArrayRef<int64_t> whole) {
  size_t next = 0;
  for (int64_t size : whole)
    if (next < shape.size() && compatible(shape[next], size))
      ++next;
  return next == shape.size();
}

/// Checks that inputs have one shape, and that there are as many scalar initial
/// values, results and pairs of region arguments.
static LogicalResult verifyCombining(Operation *op, ValueRange inputs,
                                     ValueRange inits, Region &body) {
  size_t count = inputs.size();
  if (count == 0 || inits.size() != count || op->getNumResults() != count)
    return op->emitOpError("expects as many initial values and results as "
                           "inputs, ")
           << count << ", got " << inits.size() << " and "
           << op->getNumResults() << constraint(op, "count");
  // A reduction may combine slices of its results, along their last dimensions
  // or those of the window.
  bool areScalars =
      !isa<ReduceOp, ReduceWindowOp>(op) ||
      llvm::all_of(inits, [](Value init) { return rankOf(init) == 0; });
  for (auto [init, result] : llvm::zip(inits, op->getResults())) {
    if (areScalars &&
        failed(expectRank(op, "an initial value", rankOf(init), 0)))
      return failure();
    ArrayRef<int64_t> whole = typeOf(result).getShape();
    if (auto window = dyn_cast<ReduceWindowOp>(op))
      whole = window.getWindowDimensions();
    if (!isPartOf(typeOf(init).getShape(), whole))
      return op->emitOpError("expects initial values that are scalars or of "
                             "the results' shape, got ")
             << init.getType() << constraint(op, "an_initial_value.rank");
  }
  for (Value input : inputs)
    if (failed(verifyCompatibleShape(input.getType(), inputs[0].getType())))
      return op->emitOpError("expects inputs of one shape, got ")
             << inputs[0].getType() << " and " << input.getType()
             << constraint(op, "sizes");
  if (failed(expectRegion(op, "body", body, 2 * count, count, areScalars)))
    return failure();
  for (BlockArgument argument : body.getArguments()) {
    Value init = inits[argument.getArgNumber() % count];
    if (failed(verifyCompatibleShape(argument.getType(), init.getType())))
      return op->emitOpError("expects 'body' to take values of the initial "
                             "values' shape, ")
             << init.getType() << ", got " << argument.getType()
             << constraint(op, "body.type");
  }
  return verifyCombinedTypes(op, inputs, inits, "body", body);
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyCombining(*this, getInputs(), getInitValues(), getBody())))
    return failure();
  auto type = typeOf(getInputs()[0]);
  if (failed(expectDims(*this, "dimensions", getDimensions(), type.getRank())))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (!llvm::is_contained(getDimensions(), i))
      sizes.push_back(type.getDimSize(i));
  for (Value result : getResults())
    if (failed(expectRank(*this, "a result", rankOf(result), sizes.size())) ||
        failed(expectResult(*this, sizes, result)))
      return failure();
  return success();
}

/// Checks that a list has one positive entry per dimension.
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
  llvm::SmallVector<int64_t> sizes;
  for (int64_t i = 0; i < rank; ++i) {
    auto [low, high] = paddingAt(getPadding(), i);
    sizes.push_back(countWindows(
        typeOf(getInputs()[0]).getDimSize(i), low, high,
        numberAt(getBaseDilations(), i), getWindowDimensions()[i],
        numberAt(getWindowStrides(), i), numberAt(getWindowDilations(), i)));
  }
  for (Value result : getResults())
    if (failed(expectRank(*this, "a result", rankOf(result), rank)) ||
        failed(expectResult(*this, sizes, result)))
      return failure();
  return success();
}

LogicalResult SelectAndScatterOp::verify() {
  int64_t rank = rankOf(getOperand());
  if (!getWindowDimensions() && rank != 0)
    return expectSize(*this, "window_dimensions", 0, rank);
  if (failed(expectRank(*this, "a source", rankOf(getSource()), rank)) ||
      failed(
          expectRank(*this, "an initial value", rankOf(getInitValue()), 0)) ||
      failed(expectPositive(*this, "window_dimensions", getWindowDimensions(),
                            rank)) ||
      failed(
          expectPositive(*this, "window_strides", getWindowStrides(), rank)) ||
      failed(expectPadding(*this, getPadding(), rank)) ||
      failed(expectRegion(*this, "select", getSelect(), 2, 1,
                          /*scalars=*/true)) ||
      failed(expectRegion(*this, "scatter", getScatter(), 2, 1,
                          /*scalars=*/true)) ||
      failed(expectElement(*this, "element", getOperand(), getSource())) ||
      failed(expectElementKind(*this, "init_element", getOperand().getType(),
                               getInitValue().getType())))
    return failure();
  Block &select = getSelect().front();
  for (BlockArgument argument : select.getArguments())
    if (failed(expectElement(*this, "select.type", getOperand(), argument)))
      return failure();
  if (!getElementTypeOrSelf(select.back().getOperand(0).getType()).isInteger(1))
    return emitOpError("expects 'select' to return tensor<i1>, got ")
           << select.back().getOperand(0).getType()
           << constraint(*this, "select.type");
  if (failed(verifyCombinedTypes(*this, getSource(), getInitValue(), "scatter",
                                 getScatter())))
    return failure();
  llvm::SmallVector<int64_t> sizes;
  for (int64_t i = 0; i < rank; ++i) {
    auto [low, high] = paddingAt(getPadding(), i);
    sizes.push_back(countWindows(typeOf(getOperand()).getDimSize(i), low, high,
                                 1, numberAt(getWindowDimensions(), i),
                                 numberAt(getWindowStrides(), i), 1));
    if (!compatible(typeOf(getSource()).getDimSize(i), sizes.back()))
      return emitOpError("expects a source of ")
             << sizes.back() << " windows in dimension " << i << ", got "
             << getSource().getType() << constraint(*this, "source");
  }
  return expectResult(*this, typeOf(getOperand()).getShape());
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
  for (auto [input, result] : llvm::zip(getInputs(), getResults()))
    if (failed(expectElement(*this, "element", input, result)))
      return failure();
  if (failed(expectDim(*this, "dimension", dim < 0 ? dim + rank : dim, rank)) ||
      failed(expectRegion(*this, "comparator", getComparator(),
                          2 * getInputs().size(), 1, /*scalars=*/true)))
    return failure();
  Block &code = getComparator().front();
  for (BlockArgument argument : code.getArguments())
    if (failed(expectElement(*this, "comparator.type",
                             getInputs()[argument.getArgNumber() / 2],
                             argument)))
      return failure();
  Type type = code.back().getOperand(0).getType();
  if (getElementTypeOrSelf(type).isInteger(1))
    return success();
  return emitOpError("expects 'comparator' to return tensor<i1>, got ")
         << type << constraint(*this, "comparator.type");
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
  if (failed(expectRegion(*this, "computation", getComputation(),
                          getInputs().size(), 1, /*scalars=*/true)))
    return failure();
  Block &code = getComputation().front();
  for (auto [input, argument] : llvm::zip(getInputs(), code.getArguments()))
    if (failed(expectElement(*this, "computation.type", input, argument)))
      return failure();
  if (failed(expectElement(*this, "computation.type", code.back().getOperand(0),
                           getResult())))
    return failure();
  ArrayRef<int64_t> dims = getDimensions();
  if (static_cast<int64_t>(dims.size()) == rankOf(getInputs()[0]) &&
      llvm::equal(dims, llvm::seq<int64_t>(0, dims.size())))
    return success();
  return emitOpError("expects 'dimensions' to be all of them in order, got ")
         << getDimensionsAttr() << constraint(*this, "dimensions");
}

} // namespace tenon::stablehlo

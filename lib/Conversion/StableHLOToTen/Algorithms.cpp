//===- Algorithms.cpp - Contractions, batch norms, random numbers ---------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts contractions (dot, dot_general, einsum, ragged_dot, convolution),
// linear algebra (cholesky, triangular_solve), fft, batch normalizations and
// random numbers. Batch normalizations are expanded as the specification
// defines them; `rng` uses Threefry with a constant key per operation and
// Box-Muller for normal numbers.
//
//===----------------------------------------------------------------------===//

#include "Converter.h"

using namespace mlir;
using namespace tenon;

/// Returns whether the algorithm is one product of operands rounded to tf32 or
/// fewer bits. A precision alone, such as DEFAULT, requests no rounding here.
static bool asksForTf32(stablehlo::DotGeneralOp op) {
  auto algorithm = op.getAlgorithm();
  auto isCoarse = [](Type type) {
    return isa<FloatTF32Type, BFloat16Type>(type);
  };
  auto isF32 = [](Value value) {
    return getElementTypeOrSelf(value.getType()).isF32();
  };
  return algorithm && isCoarse(algorithm->getLhsPrecisionType()) &&
         isCoarse(algorithm->getRhsPrecisionType()) &&
         algorithm->getAccumulationType().isF32() &&
         algorithm->getLhsComponentCount() == 1 &&
         algorithm->getRhsComponentCount() == 1 &&
         algorithm->getNumPrimitiveOperations() == 1 && isF32(op.getLhs()) &&
         isF32(op.getRhs()) && isF32(op.getResult());
}

LogicalResult Converter::convertDot(stablehlo::DotGeneralOp op) {
  auto dims = op.getDotDimensionNumbers();
  Type result = elementOf(op.getResult()), asked;
  if (auto algorithm = op.getAlgorithm())
    if (isa<FloatType>(result) &&
        isa<Float32Type, Float64Type>(algorithm->getAccumulationType()))
      asked = algorithm->getAccumulationType();
  ten::ContractOp product = ten::ContractOp::create(
      b, op.getType(), op.getLhs(), op.getRhs(),
      dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions(),
      dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions(),
      accumulator(result, asked), asksForTf32(op));
  return replace(op, product.getResult());
}

LogicalResult Converter::convertConvolution(stablehlo::ConvolutionOp op) {
  auto from = op.getDimensionNumbers();
  auto dims = ten::ConvDimsAttr::get(
      b.getContext(), from.getInputBatch(), from.getInputFeature(),
      from.getInputSpatial(), from.getKernelInputFeature(),
      from.getKernelOutputFeature(), from.getKernelSpatial(),
      from.getOutputBatch(), from.getOutputFeature(), from.getOutputSpatial());
  auto list = [](auto values) -> ArrayRef<int64_t> {
    if (!values || llvm::all_of(*values, [](int64_t v) { return v == 1; }))
      return {};
    return *values;
  };
  SmallVector<int64_t> pad;
  if (op.getPadding())
    for (const APInt &value : op.getPadding()->getValues<APInt>())
      pad.push_back(value.getSExtValue());
  if (llvm::all_of(pad, [](int64_t value) { return value == 0; }))
    pad.clear();
  ArrayRef<bool> reverse;
  if (op.getWindowReversal() &&
      llvm::is_contained(*op.getWindowReversal(), true))
    reverse = *op.getWindowReversal();
  return replace(
      op, ten::ConvOp::create(
              b, op.getType(), op.getLhs(), op.getRhs(), dims,
              list(op.getWindowStrides()), pad, list(op.getLhsDilation()),
              list(op.getRhsDilation()), reverse, op.getFeatureGroupCount(),
              op.getBatchGroupCount(), accumulator(elementOf(op.getResult())))
              .getResult());
}

/// Multiplies the rows of group g by the g-th matrix: computes a product per
/// group with the rows of other groups masked out.
LogicalResult Converter::convertRaggedDot(chlo::RaggedDotOp op) {
  auto dims = op.getRaggedDotDimensionNumbers();
  int64_t ragged = dims.getLhsRaggedDimensions()[0];
  RankedTensorType lhs = typeOf(op.getLhs()), rhs = typeOf(op.getRhs());
  RankedTensorType sizes = typeOf(op.getGroupSizes());
  if (!lhs.hasStaticShape() || !rhs.hasStaticShape() || sizes.getRank() != 1 ||
      !sizes.hasStaticShape() ||
      llvm::is_contained(dims.getLhsBatchingDimensions(), ragged))
    return refuse(op, "expects static shapes, group sizes of rank 1 and a "
                      "ragged dimension that is not a batch dimension");
  int64_t groups = sizes.getDimSize(0), rows = lhs.getDimSize(ragged);
  // mask[g, r]: row r belongs to group g.
  auto type = RankedTensorType::get({groups, rows}, sizes.getElementType());
  Value ends = ten::ScanOp::create(b, TypeRange(sizes),
                                   ten::ReductionKindAttr::get(
                                       b.getContext(), ten::ReductionKind::Add),
                                   op.getGroupSizes(), ValueRange(), 0)
                   .getResult(0);
  Value begins = ten::SubOp::create(b, sizes, ends, op.getGroupSizes());
  Value row = ten::IotaOp::create(b, type, 1, ValueRange());
  auto spread = [&](Value vector) -> Value {
    return ten::BroadcastOp::create(b, type, vector, ArrayRef<int64_t>(0));
  };
  Value mask =
      ten::AndOp::create(b, compare(ten::Comparison::GE, row, spread(begins)),
                         compare(ten::Comparison::LT, row, spread(ends)));
  // lhs with a leading group dimension, in which other groups' rows are 0.
  SmallVector<int64_t> shape = {groups};
  llvm::append_range(shape, lhs.getShape());
  SmallVector<int64_t> moved;
  for (int64_t i = 0; i < lhs.getRank(); ++i)
    moved.push_back(i + 1);
  auto wide = RankedTensorType::get(shape, lhs.getElementType());
  Value repeated = ten::BroadcastOp::create(b, wide, op.getLhs(), moved);
  Value masks = ten::BroadcastOp::create(b, wide.clone(b.getI1Type()), mask,
                                         ArrayRef<int64_t>({0, ragged + 1}));
  Value masked = select(masks, repeated, constantLike(repeated, 0));
  auto shifted = [](ArrayRef<int64_t> list) {
    SmallVector<int64_t> result;
    for (int64_t dim : list)
      result.push_back(dim + 1);
    return result;
  };
  SmallVector<int64_t> batch = shifted(dims.getLhsBatchingDimensions());
  SmallVector<int64_t> rhsBatch(dims.getRhsBatchingDimensions());
  SmallVector<int64_t> contracted = shifted(dims.getLhsContractingDimensions());
  SmallVector<int64_t> rhsContracted(dims.getRhsContractingDimensions());
  bool overRagged =
      llvm::is_contained(dims.getLhsContractingDimensions(), ragged);
  if (overRagged) {
    // One product per group; the group is the first result dimension.
    SmallVector<int64_t> order = {0};
    llvm::append_range(order, shifted(dims.getLhsBatchingDimensions()));
    SmallVector<int64_t> rhsShape = {groups};
    llvm::append_range(rhsShape, rhs.getShape());
    SmallVector<int64_t> rhsMoved;
    for (int64_t i = 0; i < rhs.getRank(); ++i)
      rhsMoved.push_back(i + 1);
    Value right = ten::BroadcastOp::create(
        b, RankedTensorType::get(rhsShape, rhs.getElementType()), op.getRhs(),
        rhsMoved);
    SmallVector<int64_t> rightBatch = {0};
    llvm::append_range(rightBatch, shifted(rhsBatch));
    return replace(op, ten::ContractOp::create(
                           b, op.getType(), masked, right, order, rightBatch,
                           contracted, shifted(rhsContracted),
                           accumulator(elementOf(op.getResult())))
                           .getResult());
  }
  if (dims.getRhsGroupDimensions().size() != 1)
    return refuse(op, "expects one group dimension of the right operand");
  contracted.insert(contracted.begin(), 0);
  rhsContracted.insert(rhsContracted.begin(), dims.getRhsGroupDimensions()[0]);
  return replace(
      op, ten::ContractOp::create(b, op.getType(), masked, op.getRhs(), batch,
                                  rhsBatch, contracted, rhsContracted,
                                  accumulator(elementOf(op.getResult())))
              .getResult());
}

LogicalResult Converter::convertBatchNorm(Operation *op) {
  using namespace stablehlo;
  int64_t feature;
  double epsilon;
  auto common = [&](auto norm) {
    feature = norm.getFeatureIndex();
    epsilon = norm.getEpsilon().convertToFloat();
  };
  if (auto norm = dyn_cast<BatchNormInferenceOp>(op))
    common(norm);
  else if (auto norm = dyn_cast<BatchNormTrainingOp>(op))
    common(norm);
  else
    common(cast<BatchNormGradOp>(op));
  Value x = op->getOperand(0);
  RankedTensorType type = typeOf(x);
  SmallVector<int64_t> others;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (i != feature)
      others.push_back(i);
  // Returns the number of elements per feature, as a value like `like`.
  auto countLike = [&](Num like) -> Num {
    double known = 1;
    Value unknown;
    for (int64_t dim : others) {
      if (!type.isDynamicDim(dim)) {
        known *= static_cast<double>(type.getDimSize(dim));
        continue;
      }
      Value size = tensor::DimOp::create(b, x, dim);
      unknown = unknown ? arith::MulIOp::create(b, unknown, size) : size;
    }
    if (!unknown)
      return like.number(known);
    Value all = arith::MulIOp::create(
        b, unknown,
        arith::ConstantIndexOp::create(b, static_cast<int64_t>(known)));
    Value scalar =
        convertTo(scalarOf(all, RankedTensorType::get({}, b.getI64Type())),
                  type.getElementType());
    return {*this, broadcastScalar(scalar, like)};
  };
  auto sum = [&](Value value) -> Num {
    return {*this,
            ten::ReduceOp::create(b, ten::ReductionKind::Add, value, others)
                .getResult(0)};
  };
  auto mean = [&](Value value) {
    Num all = sum(value);
    return all / countLike(all);
  };
  auto spread = [&](Value vector) -> Num {
    return {*this, broadcastVector(vector, feature, x)};
  };
  Num value(*this, x), scale = spread(op->getOperand(1));
  auto normalize = [&](Num center, Num variance, Num offset) {
    return center / sqrt(variance + epsilon) * scale + offset;
  };
  if (auto norm = dyn_cast<BatchNormInferenceOp>(op)) {
    Num result =
        normalize(value - spread(norm.getMean()), spread(norm.getVariance()),
                  spread(norm.getOffset()));
    return replace(op, result.get());
  }
  if (auto norm = dyn_cast<BatchNormTrainingOp>(op)) {
    Num average = mean(x);
    Num centered = value - spread(average);
    Num variance = mean(centered * centered);
    Num result =
        normalize(centered, spread(variance), spread(norm.getOffset()));
    return replace(op, {result.get(), average.get(), variance.get()});
  }
  // The gradient of the training form, as in the specification.
  auto norm = cast<BatchNormGradOp>(op);
  Num grad(*this, norm.getGradOutput());
  Num centered = value - spread(norm.getMean());
  Num deviation = sqrt(Num(*this, norm.getVariance()) + epsilon);
  Num gradOffset = sum(grad);
  Num weighted = sum(grad * centered);
  Num inverse = spread(deviation);
  Num gradOperand =
      scale / inverse *
      (grad - spread(gradOffset / countLike(gradOffset)) -
       centered / (inverse * inverse) * spread(weighted / countLike(weighted)));
  Num gradScale = weighted / deviation;
  return replace(op, {gradOperand.get(), gradScale.get(), gradOffset.get()});
}

/// Returns a generator's state as ui64 elements: the same bits, with pairs of
/// 32-bit words combined, the lower half first. Null for other states.
Value Converter::generatorState(Value state) {
  RankedTensorType type = typeOf(state);
  Type element = type.getElementType();
  Type word = IntegerType::get(element.getContext(), 64, IntegerType::Unsigned);
  if (type.getRank() != 1 || !type.hasStaticShape() || !element.isInteger())
    return {};
  int64_t size = type.getDimSize(0);
  unsigned width = element.getIntOrFloatBitWidth();
  int64_t words = width == 32 && size % 2 == 0 ? size / 2 : size;
  if (words != 2 && words != 3)
    return {};
  if (element == word)
    return state;
  if (width == 32 && size % 2 == 0) {
    state = ten::ReshapeOp::create(
        b, RankedTensorType::get({size / 2, 2}, element), state);
    size /= 2;
  } else if (width != 64) {
    return {};
  }
  return ten::BitcastOp::create(b, RankedTensorType::get({size}, word), state);
}

/// Converts a new state to the form of the old one.
Value Converter::stateLike(Value words, Value old) {
  RankedTensorType type = typeOf(old);
  if (words.getType() == type)
    return words;
  if (type.getElementTypeBitWidth() == 64)
    return ten::BitcastOp::create(b, type, words);
  Value halves = ten::BitcastOp::create(
      b,
      RankedTensorType::get({type.getDimSize(0) / 2, 2}, type.getElementType()),
      words);
  return ten::ReshapeOp::create(b, type, halves);
}

// `rng` names no generator: Threefry with a constant key per operation.
LogicalResult Converter::convertRng(stablehlo::RngOp op) {
  RankedTensorType type = typeOf(op.getResult());
  Type element = type.getElementType();
  auto stateType = RankedTensorType::get(
      {2}, IntegerType::get(b.getContext(), 64, IntegerType::Unsigned));
  // Fact: bits; the key of Tenon's generator, any number.
  static constexpr uint64_t key = 0x7465'6e6f'6e00'0000;
  uint64_t serial = 0;
  for (auto other : op->getBlock()->getOps<stablehlo::RngOp>())
    serial += other->isBeforeInBlock(op);
  Value state = ten::ConstantOp::create(
      b,
      DenseElementsAttr::get(stateType, ArrayRef<uint64_t>({key + serial, 0})));
  auto wide =
      type.clone(IntegerType::get(b.getContext(), 64, IntegerType::Unsigned));
  Value random =
      type.hasStaticShape()
          ? ten::RngBitsOp::create(b, stateType, wide,
                                   ten::RngAlgorithm::ThreeFry, state)
                .getBits()
          : bitsOfShape(state, ten::RngAlgorithm::ThreeFry, op.getShape(), wide)
                .bits;
  Num low(*this, broadcastScalar(op.getA(), random));
  Num high(*this, broadcastScalar(op.getB(), random));
  if (element.isInteger()) {
    Num range(*this, convertTo(high - low, elementOf(random)));
    Value offset = ten::RemOp::create(b, random.getType(), random, range);
    return replace(op, (low + Num(*this, convertTo(offset, element))).get());
  }
  // Bits that fit into the mantissa, as a fraction in [0, 1).
  Num shifted(*this, ten::ShrUnsignedOp::create(b, random.getType(), random,
                                                constantLike(random, 11)));
  Num fraction = Num(*this, convertTo(shifted, b.getF64Type())) * 0x1p-53;
  if (op.getRngDistribution() == stablehlo::RngDistribution::UNIFORM) {
    Num unit(*this, convertTo(fraction, element));
    return replace(
        op, tenon::select(unit < 1.0, low + unit * (high - low), low).get());
  }
  // Box-Muller, with the halves of the bits as the two fractions.
  Num first = fraction * 0x1p26;
  Num whole = floor(first);
  Num radius = sqrt(log1p(-(whole * 0x1p-26)) * -2.0);
  Num angle = (first - whole) * 6.283185307179586;
  Num normal(*this, convertTo(radius * cos(angle), element));
  return replace(op, (low + normal * high).get());
}

Converter::Outcome Converter::algorithm(Operation *op) {
  using namespace stablehlo;
  if (auto dot = dyn_cast<DotGeneralOp>(op))
    return convertDot(dot);
  if (auto dot = dyn_cast<DotOp>(op))
    return replace(
        op, ten::ContractOp::create(
                b, dot.getType(), dot.getLhs(), dot.getRhs(),
                ArrayRef<int64_t>(), ArrayRef<int64_t>(),
                ArrayRef<int64_t>(typeOf(dot.getLhs()).getRank() - 1),
                ArrayRef<int64_t>(0), accumulator(elementOf(dot.getResult())))
                .getResult());
  if (auto dot = dyn_cast<chlo::RaggedDotOp>(op))
    return convertRaggedDot(dot);
  if (auto convolution = dyn_cast<ConvolutionOp>(op))
    return convertConvolution(convolution);
  if (auto cholesky = dyn_cast<CholeskyOp>(op))
    return replace(op,
                   ten::CholeskyOp::create(b, cholesky.getA().getType(),
                                           cholesky.getA(), cholesky.getLower())
                       .getResult());
  if (auto solve = dyn_cast<TriangularSolveOp>(op)) {
    ten::MatrixTransform transform;
    switch (solve.getTransposeA()) {
    case Transpose::NO_TRANSPOSE:
      transform = ten::MatrixTransform::None;
      break;
    case Transpose::TRANSPOSE:
      transform = ten::MatrixTransform::Transpose;
      break;
    case Transpose::ADJOINT:
      transform = ten::MatrixTransform::Adjoint;
      break;
    default:
      return refuse(op, "expects 'transpose_a' to be valid");
    }
    return replace(op, ten::TriangularSolveOp::create(
                           b, solve.getB().getType(), transform, solve.getA(),
                           solve.getB(), !solve.getLeftSide(), solve.getLower(),
                           solve.getUnitDiagonal())
                           .getResult());
  }
  if (auto fft = dyn_cast<FftOp>(op)) {
    static constexpr ten::FftKind kinds[] = {
        ten::FftKind::FFT, ten::FftKind::IFFT, ten::FftKind::RFFT,
        ten::FftKind::IRFFT};
    return replace(op,
                   ten::FftOp::create(b, fft.getType(),
                                      kinds[static_cast<int>(fft.getFftType())],
                                      fft.getOperand(), fft.getFftLength())
                       .getResult());
  }
  if (isa<BatchNormInferenceOp, BatchNormTrainingOp, BatchNormGradOp>(op))
    return convertBatchNorm(op);
  if (auto rng = dyn_cast<RngOp>(op))
    return convertRng(rng);
  if (auto rng = dyn_cast<RngBitGeneratorOp>(op)) {
    // XLA's default on CPU and GPU is Philox.
    auto algorithm = rng.getRngAlgorithm() == RngAlgorithm::THREE_FRY
                         ? ten::RngAlgorithm::ThreeFry
                         : ten::RngAlgorithm::Philox;
    Value state = generatorState(rng.getInitialState());
    if (!state)
      return refuse(op,
                    "expects a state of 2 or 3 numbers of 64 bits, or as many "
                    "pairs of 32");
    auto bits = ten::RngBitsOp::create(
        b, state.getType(), rng.getOutput().getType(), algorithm, state);
    return replace(op, {stateLike(bits.getNewState(), rng.getInitialState()),
                        bits.getBits()});
  }
  if (auto einsum = dyn_cast<EinsumOp>(op))
    return convertEinsum(op, einsum.getEinsumConfig());
  if (auto einsum = dyn_cast<UnaryEinsumOp>(op))
    return convertEinsum(op, einsum.getEinsumConfig());
  return std::nullopt;
}

//===- AlgebraVerify.cpp - Verifies linear algebra, RNG and FFT -----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifiers of cholesky, triangular_solve, rng, fft and batch normalization, by
// the constraints of the StableHLO specification.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

using namespace mlir;
using namespace tenon::stablehlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace tenon::stablehlo {

/// Checks that the last two dimensions are square matrices.
static LogicalResult expectSquare(Operation *op, Value matrices) {
  int64_t rank = rankOf(matrices);
  if (rank < 2)
    return op->emitOpError("expects matrices, got ")
           << matrices.getType() << constraint(op, "rank");
  if (!compatible(typeOf(matrices).getDimSize(rank - 2),
                  typeOf(matrices).getDimSize(rank - 1)))
    return op->emitOpError("expects square matrices, got ")
           << matrices.getType() << constraint(op, "square");
  return success();
}

LogicalResult CholeskyOp::verify() {
  if (failed(expectSquare(*this, getA())) ||
      failed(expectElement(*this, "result", getA(), getResult())))
    return failure();
  return expectResult(*this, typeOf(getA()).getShape());
}

LogicalResult TriangularSolveOp::verify() {
  int64_t rank = rankOf(getA());
  if (getTransposeA() == Transpose::TRANSPOSE_INVALID)
    return emitOpError("expects 'transpose_a' to be NO_TRANSPOSE, TRANSPOSE or "
                       "ADJOINT, got TRANSPOSE_INVALID");
  if (failed(expectSquare(*this, getA())) ||
      failed(expectElement(*this, "element", getA(), getB())))
    return failure();
  if (rankOf(getB()) != rank)
    return emitOpError("expects operands of one rank, got ")
           << getA().getType() << " and " << getB().getType()
           << constraint(*this, "rank");
  ArrayRef<int64_t> a = typeOf(getA()).getShape(),
                    b = typeOf(getB()).getShape();
  bool fits = compatible(a.back(), b[rank - (getLeftSide() ? 2 : 1)]);
  for (int64_t i = 0; i < rank - 2; ++i)
    fits &= compatible(a[i], b[i]);
  if (!fits)
    return emitOpError("expects as many systems as matrices, of their size, "
                       "got ")
           << getA().getType() << " and " << getB().getType()
           << constraint(*this, "square");
  if (failed(expectElement(*this, "result", getB(), getResult())))
    return failure();
  return expectResult(*this, b);
}

LogicalResult RngOp::verify() {
  if (failed(expectElement(*this, "element", getA(), getB())) ||
      failed(expectElement(*this, "element", getA(), getResult())))
    return failure();
  if (getRngDistribution() == RngDistribution::NORMAL &&
      !isa<FloatType>(baseElement(getA().getType())))
    return emitOpError("expects a normal distribution of floats, got ")
           << getA().getType() << constraint(*this, "distribution");
  for (Value bound : {getA(), getB()})
    if (failed(expectRank(*this, "a bound", rankOf(bound), 0)))
      return failure();
  if (failed(expectShape(*this, "shape", getShape(), rankOf(getResult()))))
    return failure();
  return expectKnownShape(*this, "shape", getShape(), getResult());
}

LogicalResult RngBitGeneratorOp::verify() {
  if (failed(
          expectElement(*this, "state", getInitialState(), getOutputState())))
    return failure();
  if (failed(verifyCompatibleShape(getInitialState().getType(),
                                   getOutputState().getType())))
    return emitOpError("expects a state of the initial state's type, ")
           << getInitialState().getType() << ", got "
           << getOutputState().getType() << constraint(*this, "state");
  return success();
}

/// Checks that the operation's real and complex types correspond.
static LogicalResult verifyFftTypes(FftOp op) {
  Type from = typeOf(op.getOperand()).getElementType();
  Type to = typeOf(op.getResult()).getElementType();
  bool isReal = op.getFftType() == FftType::RFFT;
  bool toReal = op.getFftType() == FftType::IRFFT;
  auto complexFrom = dyn_cast<ComplexType>(from),
       complexTo = dyn_cast<ComplexType>(to);
  bool fits = isReal   ? complexTo && complexTo.getElementType() == from
              : toReal ? complexFrom && complexFrom.getElementType() == to
                       : complexFrom && from == to;
  if (fits)
    return success();
  return op.emitOpError("expects types that ")
         << stringifyFftType(op.getFftType()) << " relates, got " << from
         << " and " << to << constraint(op, "element");
}

LogicalResult FftOp::verify() {
  ArrayRef<int64_t> lengths = getFftLength();
  int64_t dims = lengths.size(), rank = rankOf(getOperand());
  if (dims < 1 || dims > 3)
    return emitOpError("expects 1 to 3 lengths, got ")
           << dims << constraint(*this, "length");
  if (rank < dims)
    return emitOpError("expects not more lengths than dimensions, ")
           << rank << ", got " << dims << constraint(*this, "rank");
  if (failed(verifyFftTypes(*this)))
    return failure();
  bool isReal = getFftType() == FftType::RFFT;
  bool toReal = getFftType() == FftType::IRFFT;
  llvm::SmallVector<int64_t> sizes(typeOf(getOperand()).getShape());
  int64_t half = lengths.back() == 0 ? 0 : lengths.back() / 2 + 1;
  if (isReal || toReal) {
    auto real = typeOf(isReal ? getOperand() : getResult());
    bool fits = real.getRank() == rank;
    for (int64_t i = 0; fits && i < dims; ++i)
      fits = compatible(real.getDimSize(rank - dims + i), lengths[i]);
    if (!fits)
      return emitOpError("expects real numbers of the lengths' size, got ")
             << real << constraint(*this, "real");
  }
  if (toReal && !compatible(sizes.back(), half))
    return emitOpError("expects a last dimension of ")
           << half << ", got " << getOperand().getType()
           << constraint(*this, "result");
  if (isReal)
    sizes.back() = half;
  if (toReal)
    sizes.back() = lengths.back();
  return expectResult(*this, sizes);
}

namespace {
struct NamedValue {
  StringRef name;
  Value value;
};
} // namespace

/// Checks that the vectors have the feature dimension's size; `like` has the
/// operand's type.
static LogicalResult verifyBatchNorm(Operation *op, Value operand,
                                     int64_t feature, ValueRange like,
                                     ArrayRef<NamedValue> vectors) {
  if (failed(expectDim(op, "feature_index", feature, rankOf(operand))))
    return failure();
  for (Value value : like) {
    if (failed(verifyCompatibleShape(value.getType(), operand.getType())))
      return op->emitOpError("expects values of the operand's shape, ")
             << operand.getType() << ", got " << value.getType()
             << constraint(op, "shape");
    if (failed(expectElement(op, "element", operand, value)))
      return failure();
  }
  for (auto [name, value] : vectors) {
    if (rankOf(value) != 1 || !compatible(typeOf(value).getDimSize(0),
                                          typeOf(operand).getDimSize(feature)))
      return op->emitOpError("expects '")
             << name << "' of size " << typeOf(operand).getDimSize(feature)
             << ", got " << value.getType() << constraint(op, name);
    if (failed(expectElement(op, "element", operand, value)))
      return failure();
  }
  return success();
}

LogicalResult BatchNormInferenceOp::verify() {
  return verifyBatchNorm(*this, getOperand(), getFeatureIndex(), getResult(),
                         {{"scale", getScale()},
                          {"offset", getOffset()},
                          {"mean", getMean()},
                          {"variance", getVariance()}});
}

LogicalResult BatchNormTrainingOp::verify() {
  return verifyBatchNorm(*this, getOperand(), getFeatureIndex(), getOutput(),
                         {{"scale", getScale()},
                          {"offset", getOffset()},
                          {"batch_mean", getBatchMean()},
                          {"batch_var", getBatchVar()}});
}

LogicalResult BatchNormGradOp::verify() {
  return verifyBatchNorm(*this, getOperand(), getFeatureIndex(),
                         {getGradOutput(), getGradOperand()},
                         {{"scale", getScale()},
                          {"mean", getMean()},
                          {"variance", getVariance()},
                          {"grad_scale", getGradScale()},
                          {"grad_offset", getGradOffset()}});
}

} // namespace tenon::stablehlo

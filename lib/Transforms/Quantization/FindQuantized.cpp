//===- FindQuantized.cpp - Contractions with quantized weights ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Passes.h"
#include "Transforms/Tensor/BoundValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FINDQUANTIZED
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Fewer weights stay in a cache as numbers.
constexpr int64_t kFewWeights = 1 << 14;

/// Returns whether a conversion of integers is found within a few steps of the
/// definition of the value.
bool isMadeOfCodes(Value value) {
  SmallVector<Value> worklist{value};
  for (size_t next = 0; next < worklist.size() && next < 32; ++next) {
    Operation *op = worklist[next].getDefiningOp();
    if (!op)
      continue;
    if (auto convert = dyn_cast<ConvertOp>(op)) {
      auto from = dyn_cast<IntegerType>(
          convert.getOperand().getType().getElementType());
      if (from && from.getWidth() > 1 && tensorType(value).hasStaticShape() &&
          convert.getType().getNumElements() ==
              tensorType(value).getNumElements())
        return true;
    }
    if (isPointwise(op) || isa<ReshapeOp, TransposeOp>(op))
      llvm::append_range(worklist, op->getOperands());
  }
  return false;
}

/// The narrowest type that has all numbers of the range, of up to 8 bits.
Type narrowestType(MLIRContext *context, const IntegerRange &range) {
  for (unsigned bits : {2u, 4u, 8u})
    for (bool isUnsigned : {true, false}) {
      Type type = IntegerType::get(context, bits,
                                   isUnsigned ? IntegerType::Unsigned
                                              : IntegerType::Signless);
      if (rangeOfType(type)->contains(range))
        return type;
    }
  return {};
}

/// One contraction.
class QuantizedContraction {
public:
  QuantizedContraction(ContractOp op, IntegerRanges &ranges,
                       const BoundValues &known)
      : op(op), ranges(ranges), known(known), builder(op) {}

  /// Replaces it where an operand is dequantized, or says why not.
  void run();

private:
  /// Returns whether the operand, left or right, is the weights of the
  /// contraction.
  bool isWeights(bool left);
  bool replace(bool left, std::string &why);
  /// The weights as a matrix [n, k].
  std::optional<Dequantization> matrix(bool left, std::string &why);
  bool narrow(Dequantization &weights, std::string &why);
  /// The other operand as [rows..., k].
  Value rowsOf(bool left);
  int64_t sizeOf(RankedTensorType type, ArrayRef<int64_t> dims) {
    int64_t size = 1;
    for (int64_t dim : dims)
      size *= type.getDimSize(dim);
    return size;
  }

  ContractOp op;
  IntegerRanges &ranges;
  const BoundValues &known;
  OpBuilder builder;
};

bool QuantizedContraction::isWeights(bool left) {
  Value operand = left ? op.getLhs() : op.getRhs(),
        other = left ? op.getRhs() : op.getLhs();
  auto isDecided = [&](Value value) {
    return known.isKnown(value) || known.isConstant(value);
  };
  if (isDecided(operand) || isDecided(other))
    return isDecided(operand);
  // An image of bytes has numbers for rows.
  RankedTensorType type = tensorType(operand), otherType = tensorType(other);
  return !left || !otherType.hasStaticShape() || !type.hasStaticShape() ||
         type.getNumElements() >= otherType.getNumElements();
}

void QuantizedContraction::run() {
  auto options = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("ten-find-quantized");
  };
  for (bool left : {false, true}) {
    if (!isMadeOfCodes(left ? op.getLhs() : op.getRhs()) || !isWeights(left))
      continue;
    Location loc = op.getLoc();
    std::string why;
    if (replace(left, why)) {
      remark::passed(loc, options("Quantized")) << "weights stay quantized";
      return;
    }
    if (why.empty())
      why = "they are made by other operations";
    remark::missed(loc, options("NotQuantized"))
        << "weights of integers are numbers in memory: " + why;
  }
}

bool QuantizedContraction::narrow(Dequantization &weights, std::string &why) {
  std::optional<IntegerRange> range = ranges.of(weights.values);
  Type type = range ? narrowestType(builder.getContext(), *range) : Type();
  if (!type) {
    why = "they have integers of more than 8 bits";
    return false;
  }
  auto from = cast<RankedTensorType>(weights.values.getType());
  if (from.getElementTypeBitWidth() == type.getIntOrFloatBitWidth())
    return true;
  // In the shape in which they are made, as part of what makes them.
  Value source = sourceOfView(weights.values);
  source = ConvertOp::create(builder, op.getLoc(),
                             tensorType(source).clone(type), source);
  weights.values = source;
  if (tensorType(source).getShape() != from.getShape())
    weights.values =
        ReshapeOp::create(builder, op.getLoc(), from.clone(type), source);
  return true;
}

std::optional<Dequantization> QuantizedContraction::matrix(bool left,
                                                           std::string &why) {
  Value operand = left ? op.getLhs() : op.getRhs();
  // Operands are converted to the type of the sums.
  while (auto wider = operand.getDefiningOp<ConvertOp>()) {
    Type from = wider.getOperand().getType().getElementType();
    if (!wider.getType().getElementType().isF32() ||
        !(from.isF16() || from.isBF16()))
      break;
    operand = wider.getOperand();
  }
  std::optional<Dequantization> weights =
      Dequantization::find(builder, ranges, operand, why);
  if (!weights || !narrow(*weights, why))
    return {};
  RankedTensorType type = tensorType(operand);
  SmallVector<int64_t> perm = left ? op.getLhsFree() : op.getRhsFree(),
                       summed(left ? op.getLhsContracting()
                                   : op.getRhsContracting());
  int64_t n = sizeOf(type, perm), k = sizeOf(type, summed);
  if (k % kLeastCodesOfBlock != 0) {
    why = "their sums are not of a multiple of 16 products";
    return {};
  }
  llvm::append_range(perm, summed);
  weights->transpose(builder, perm);
  if (!weights->reshape(builder, {n, k})) {
    why = "their parameters are for no blocks of a matrix";
    return {};
  }
  weights->align(builder, 1);
  for (Value parameter : weights->parameters()) {
    RankedTensorType shape = tensorType(parameter);
    int64_t block = k / shape.getDimSize(1);
    if (shape.getDimSize(1) != 1 &&
        (block < kLeastCodesOfBlock || !llvm::isPowerOf2_64(block))) {
      why = "their parameters are for blocks of " + std::to_string(block) +
            " along the sums, not for 16, 32, 64, ...";
      return {};
    }
  }
  weights->align(builder, 0);
  for (Value parameter : weights->parameters())
    if (int64_t size = tensorType(parameter).getDimSize(0);
        size != 1 && size != n) {
      why = "their parameters are for blocks of rows";
      return {};
    }
  return weights;
}

Value QuantizedContraction::rowsOf(bool left) {
  Value rows = left ? op.getRhs() : op.getLhs();
  SmallVector<int64_t> perm = left ? op.getRhsFree() : op.getLhsFree(),
                       summed(left ? op.getRhsContracting()
                                   : op.getLhsContracting());
  RankedTensorType type = tensorType(rows);
  SmallVector<int64_t> shape;
  for (int64_t dim : perm)
    shape.push_back(type.getDimSize(dim));
  shape.push_back(sizeOf(type, summed));
  llvm::append_range(perm, summed);
  if (!llvm::is_sorted(perm))
    rows = TransposeOp::create(builder, op.getLoc(), rows, perm);
  if (summed.size() != 1)
    rows = ReshapeOp::create(
        builder, op.getLoc(),
        RankedTensorType::get(shape, type.getElementType()), rows);
  return rows;
}

bool QuantizedContraction::replace(bool left, std::string &why) {
  RankedTensorType type = op.getType();
  Type accumulator = op.getAccumulatorType();
  RankedTensorType other = tensorType(left ? op.getRhs() : op.getLhs());
  if (!accumulator.isF32()) {
    why = "their sums are not of f32";
    return false;
  }
  if (!op.getLhsBatch().empty()) {
    why = "they have batches";
    return false;
  }
  size_t summed = op.getLhsContracting().size();
  if (summed == 0 || (!other.hasStaticShape() && (left || summed != 1))) {
    why = "only the run knows how many rows they are multiplied with";
    return false;
  }
  RankedTensorType weightType = tensorType(left ? op.getLhs() : op.getRhs());
  if (weightType.getNumElements() < kFewWeights ||
      (other.hasStaticShape() && other.getNumElements() == 0)) {
    why = "they are few";
    return false;
  }
  std::optional<Dequantization> weights = matrix(left, why);
  if (!weights)
    return false;

  Location loc = op.getLoc();
  Value numbers = weights->create(builder, loc), rows = rowsOf(left);
  RankedTensorType rowsType = tensorType(rows);
  int64_t n = tensorType(numbers).getDimSize(0), last = rowsType.getRank() - 1;
  SmallVector<int64_t> shape(rowsType.getShape().drop_back());
  shape.push_back(n);
  Value sums = ContractOp::create(
      builder, loc, type.clone(shape), rows, numbers, ArrayRef<int64_t>(),
      ArrayRef<int64_t>(), ArrayRef<int64_t>{last}, ArrayRef<int64_t>{1},
      TypeAttr::get(accumulator));
  SmallVector<int64_t> free = left ? op.getLhsFree() : op.getRhsFree();
  // All of the weights' dimensions behind those of the rows.
  if (free.size() != 1) {
    shape.pop_back();
    for (int64_t dim : free)
      shape.push_back(weightType.getDimSize(dim));
    sums = ReshapeOp::create(builder, loc, type.clone(shape), sums);
  }
  if (left) {
    SmallVector<int64_t> perm;
    for (size_t i = 0; i < free.size(); ++i)
      perm.push_back(last + i);
    for (int64_t i = 0; i < last; ++i)
      perm.push_back(i);
    if (!llvm::is_sorted(perm))
      sums = TransposeOp::create(builder, loc, sums, perm);
  }
  op.replaceAllUsesWith(sums);
  op.erase();
  return true;
}

/// Moves what makes the value out of a loop, if that leaves it as it is.
bool hoist(Value value, LoopLikeOpInterface loop) {
  Operation *op = value.getDefiningOp();
  if (loop.isDefinedOutsideOfLoop(value))
    return true;
  if (!op || op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
      op->getBlock() != &loop->getRegions().back().front() ||
      !llvm::all_of(op->getOperands(),
                    [&](Value operand) { return hoist(operand, loop); }))
    return false;
  op->moveBefore(loop);
  return true;
}

/// Codes and parameters are made once for all iterations; numbers are made of
/// them in each.
void hoistOperands(DequantizeOp op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto loop = dyn_cast<LoopLikeOpInterface>(parent))
      for (Value operand : op->getOperands())
        hoist(operand, loop);
}

class FindQuantizedPass : public impl::FindQuantizedBase<FindQuantizedPass> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    SmallVector<ContractOp> contractions;
    function.walk([&](ContractOp op) { contractions.push_back(op); });
    llvm::SetVector<Block *> blocks;
    BoundValues known(function.getBody().front(), boundArguments(function));
    IntegerRanges ranges;
    for (ContractOp op : contractions) {
      blocks.insert(op->getBlock());
      QuantizedContraction(op, ranges, known).run();
    }
    function.walk([](DequantizeOp op) { hoistOperands(op); });
    // Erase dead operations: those of failed matches and those replaced.
    for (Block *block : blocks)
      for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
        if (isOpTriviallyDead(&op))
          op.erase();
  }
};

} // namespace
} // namespace tenon

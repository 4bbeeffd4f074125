//===- FindQuantized.cpp - Contractions with quantized weights ------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass `ten-find-quantized`: makes one form, a contraction whose right
// operand is a `ten.dequantize`, of the ways in which programs decode weights.
// DequantizationFinder walks back from an operand to its integers; here the
// result is fitted to what kernels read: types of codes and parameters,
// dimensions [columns, sums], groups along the output divided into contractions
// of a block each. What stays as numbers has a remark.
//
// Invariant: each weight has the bits that the program computes.
//
//===----------------------------------------------------------------------===//

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/DeadOperations.h"
#include "Transforms/Passes.h"
#include "Transforms/Tensor/BoundValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"

#include <numeric>

using namespace mlir;

namespace tenon {
#define GEN_PASS_DEF_FINDQUANTIZED
#include "Transforms/Passes.h.inc"

using namespace ten;

namespace {

/// Fewer weights stay in a cache as numbers.
/// Tuned: weights; commit f5613f4.
constexpr int64_t kMinWeights = 1 << 14;

/// Contractions of more batches would be too many kernels.
/// Bound: kernels; code size.
constexpr int64_t kMaxBatches = 32;

/// Most blocks of rows, of all batches, that have a contraction each, and the
/// minimum number of their rows.
/// Bound: contractions; compile time, and a launch for each.
constexpr int64_t kMaxParts = 128, kMinRowsOfPart = 8;

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
  bool mayDivide(bool left, std::string &why);
  bool areInMemory(const Dequantization &weights, bool left);
  /// The weights as matrices [batches, n, k], or, with blocks of rows, as
  /// [batches * blocks, n / blocks, k].
  std::optional<Dequantization> matrices(bool left, std::string &why);
  /// Divides rows into blocks that have contractions of their own, as matrices
  /// of a batch have, where parameters differ along the sums for each block;
  /// false where other parameters are for no blocks of these.
  bool divideRows(Dequantization &weights);
  bool narrow(Dequantization &weights, std::string &why);
  /// The parameter in a type that vector code converts from.
  Value readable(Value parameter);
  Value product(const Dequantization &weights, Value rows);
  /// The other operand as [batches, rows..., k].
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
  if (weights.table)
    type = builder.getIntegerType(weights.table.getNumElements() == 4 ? 2 : 4,
                                  /*isSigned=*/false);
  if (weights.format)
    return true;
  if (!type) {
    why = "they have integers of more than 8 bits";
    return false;
  }
  auto from = cast<RankedTensorType>(weights.values.getType());
  if (from.getElementTypeBitWidth() == type.getIntOrFloatBitWidth() &&
      (!weights.table || from.getElementType() == type))
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

Value QuantizedContraction::readable(Value parameter) {
  RankedTensorType type = tensorType(parameter);
  Type element = type.getElementType(), to = element;
  if (element.getIntOrFloatBitWidth() < 8 && isa<IntegerType>(element))
    to = IntegerType::get(builder.getContext(), 8,
                          element.isUnsignedInteger() ? IntegerType::Unsigned
                                                      : IntegerType::Signless);
  else if (isa<Float8E4M3FNType, Float8E5M2Type>(element))
    // Exact, and converted by an instruction.
    to = builder.getF16Type();
  else if (element.getIntOrFloatBitWidth() <= 8 && isa<FloatType>(element))
    to = builder.getF32Type();
  return createConvert(builder, op.getLoc(), parameter, to);
}

/// Returns whether a kernel reads a row's parameters, of which there are so
/// many along `k` sums: one for vectors.
static bool isForVectors(int64_t count, int64_t k) {
  int64_t block = k / count;
  return count == 1 ||
         (block >= kLeastCodesOfBlock && llvm::isPowerOf2_64(block));
}

bool QuantizedContraction::divideRows(Dequantization &weights) {
  ArrayRef<int64_t> shape = tensorType(weights.values).getShape();
  int64_t batches = shape[0], n = shape[1], k = shape[2], blocks = 1;
  for (const Dequantization::Step &step : weights.steps) {
    ArrayRef<int64_t> own = tensorType(step.parameter).getShape();
    if (!isForVectors(own[2], k))
      blocks = std::lcm(blocks, own[1]);
  }
  if (blocks == 1 || n % blocks != 0 || n / blocks < kMinRowsOfPart ||
      batches * blocks > kMaxParts)
    return true;
  return weights.reshape(builder, {batches * blocks, n / blocks, k});
}

std::optional<Dequantization> QuantizedContraction::matrices(bool left,
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
  SmallVector<int64_t> perm(left ? op.getLhsBatch() : op.getRhsBatch()),
      free = left ? op.getLhsFree() : op.getRhsFree(),
      summed(left ? op.getLhsContracting() : op.getRhsContracting());
  int64_t batches = sizeOf(type, perm), n = sizeOf(type, free),
          k = sizeOf(type, summed);
  if (k % kLeastCodesOfBlock != 0) {
    why = "their sums are not of a multiple of 16 products";
    return {};
  }
  llvm::append_range(perm, free);
  llvm::append_range(perm, summed);
  weights->transpose(builder, perm);
  // Unbound weights are read by one kernel.
  bool isKnown = known.isKnown(operand) || known.isConstant(operand);
  if (!weights->reshape(builder, {batches, n, k}) ||
      (isKnown && !divideRows(*weights))) {
    why = "their parameters are for no blocks of a matrix";
    return {};
  }
  for (Dequantization::Step &step : weights->steps) {
    RankedTensorType shape = tensorType(step.parameter);
    int64_t block = k / shape.getDimSize(2);
    if (isForVectors(shape.getDimSize(2), k))
      continue;
    // One vector of numbers is for all rows of the weights.
    if (shape.getDimSize(1) == 1) {
      step.parameter = repeated(builder, step.parameter, 2, k);
    } else {
      why = "their parameters are for blocks of " + std::to_string(block) +
            " along the sums, not for 16, 32, 64, ..., and differ in rows";
      return {};
    }
  }
  weights->align(builder, 2);
  for (Dequantization::Step &step : weights->steps)
    step.parameter = readable(step.parameter);
  // A kernel reads parameters of one row, or of each.
  for (const Dequantization::Step &step : weights->steps)
    if (weights->isWhole(step.parameter, 2) &&
        tensorType(step.parameter).getDimSize(1) != 1) {
      why = "they have a parameter for each element";
      return {};
    }
  weights->spread(builder, 1);
  weights->spread(builder, 0);
  return weights;
}

Value QuantizedContraction::rowsOf(bool left) {
  Value rows = left ? op.getRhs() : op.getLhs();
  SmallVector<int64_t> perm(left ? op.getRhsBatch() : op.getLhsBatch()),
      free = left ? op.getRhsFree() : op.getLhsFree(),
      summed(left ? op.getRhsContracting() : op.getLhsContracting());
  RankedTensorType type = tensorType(rows);
  SmallVector<int64_t> shape;
  bool hasBatches = !perm.empty();
  if (hasBatches)
    shape.push_back(sizeOf(type, perm));
  for (int64_t dim : free)
    shape.push_back(type.getDimSize(dim));
  shape.push_back(sizeOf(type, summed));
  bool isView = summed.size() == 1 && perm.size() <= 1;
  llvm::append_range(perm, free);
  llvm::append_range(perm, summed);
  if (!llvm::is_sorted(perm))
    rows = TransposeOp::create(builder, op.getLoc(), rows, perm);
  if (!isView)
    rows = ReshapeOp::create(
        builder, op.getLoc(),
        RankedTensorType::get(shape, type.getElementType()), rows);
  return rows;
}

/// One row for each of the weights' rows, and their sums.
Value QuantizedContraction::product(const Dequantization &weights, Value rows) {
  Value numbers = weights.create(builder, op.getLoc());
  RankedTensorType type = tensorType(rows);
  SmallVector<int64_t> shape(type.getShape().drop_back());
  shape.push_back(tensorType(numbers).getDimSize(0));
  int64_t last = type.getRank() - 1;
  return ContractOp::create(
      builder, op.getLoc(), op.getType().clone(shape), rows, numbers,
      ArrayRef<int64_t>(), ArrayRef<int64_t>(), ArrayRef<int64_t>{last},
      ArrayRef<int64_t>{1}, TypeAttr::get(op.getAccumulatorType()));
}

/// Returns whether a contraction of batches may become one for each.
bool QuantizedContraction::mayDivide(bool left, std::string &why) {
  Value operand = left ? op.getLhs() : op.getRhs();
  RankedTensorType type = tensorType(operand);
  int64_t batches = sizeOf(type, left ? op.getLhsBatch() : op.getRhsBatch());
  if (!type.hasStaticShape() || !op.getType().hasStaticShape() ||
      batches > kMaxBatches) {
    why = "they have more than " + std::to_string(kMaxBatches) + " batches";
    return false;
  }
  if (type.getNumElements() / std::max<int64_t>(batches, 1) < kMinWeights) {
    why = "those of a batch are few";
    return false;
  }
  return true;
}

/// Returns whether the matrices of a batch are in memory as they are: known
/// ahead, or each a whole slice of an array of them.
bool QuantizedContraction::areInMemory(const Dequantization &weights,
                                       bool left) {
  Value operand = left ? op.getLhs() : op.getRhs();
  return known.isKnown(operand) || known.isConstant(operand) ||
         isa_and_nonnull<GatherOp>(
             sourceOfView(weights.values).getDefiningOp());
}

bool QuantizedContraction::replace(bool left, std::string &why) {
  RankedTensorType type = op.getType();
  Type accumulator = op.getAccumulatorType();
  RankedTensorType other = tensorType(left ? op.getRhs() : op.getLhs());
  if (!accumulator.isF32()) {
    why = "their sums are not of f32";
    return false;
  }
  if (!op.getLhsBatch().empty() && !mayDivide(left, why))
    return false;
  size_t summed = op.getLhsContracting().size();
  if (summed == 0 || (!other.hasStaticShape() && (left || summed != 1))) {
    why = "only the run knows how many rows they are multiplied with";
    return false;
  }
  RankedTensorType weightType = tensorType(left ? op.getLhs() : op.getRhs());
  if (weightType.getNumElements() < kMinWeights ||
      (other.hasStaticShape() && other.getNumElements() == 0)) {
    why = "they are few";
    return false;
  }
  std::optional<Dequantization> weights = matrices(left, why);
  if (!weights)
    return false;
  if (!op.getLhsBatch().empty() && !areInMemory(*weights, left)) {
    why = "they have batches and are not bound";
    return false;
  }

  Location loc = op.getLoc();
  Value rows = rowsOf(left);
  ArrayRef<int64_t> batchDims = left ? op.getLhsBatch() : op.getRhsBatch();
  int64_t batches = sizeOf(weightType, batchDims),
          blocks = tensorType(weights->values).getDimSize(0) / batches;
  auto joined = [&](ArrayRef<Value> parts, int64_t dim) {
    return parts.size() == 1
               ? parts.front()
               : ConcatOp::create(builder, loc, parts, dim).getResult();
  };
  // The sums of a batch's rows with all blocks of its matrix.
  auto sumsOf = [&](int64_t batch, Value ofBatch) {
    SmallVector<Value> parts;
    for (int64_t block = 0; block < blocks; ++block)
      parts.push_back(
          product(weights->part(builder, batch * blocks + block), ofBatch));
    return joined(parts, tensorType(parts.front()).getRank() - 1);
  };
  Value sums;
  int64_t numBatch = 0;
  if (batchDims.empty()) {
    sums = sumsOf(0, rows);
  } else {
    SmallVector<Value> parts;
    for (int64_t i = 0; i < batches; ++i) {
      Value part = sumsOf(i, partOf(builder, rows, i));
      SmallVector<int64_t> one(tensorType(part).getShape());
      one.insert(one.begin(), 1);
      parts.push_back(ReshapeOp::create(builder, loc, type.clone(one), part));
    }
    sums = joined(parts, 0);
    numBatch = 1;
  }
  SmallVector<int64_t> shape(tensorType(sums).getShape());
  int64_t last = shape.size() - 1;
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
    for (int64_t i = 0; i < numBatch; ++i)
      perm.push_back(i);
    for (size_t i = 0; i < free.size(); ++i)
      perm.push_back(last + i);
    for (int64_t i = numBatch; i < last; ++i)
      perm.push_back(i);
    if (!llvm::is_sorted(perm))
      sums = TransposeOp::create(builder, loc, sums, perm);
  }
  if (batchDims.size() > 1)
    sums = ReshapeOp::create(builder, loc, type, sums);
  op.replaceAllUsesWith(sums);
  op.erase();
  return true;
}

/// Moves what makes the value out of a loop or a branch, if that leaves it as
/// it is.
bool hoist(Value value, Operation *parent) {
  if (!parent->isAncestor(value.getParentRegion()->getParentOp()))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() != 0 || !isMemoryEffectFree(op) ||
      op->getParentOp() != parent ||
      !llvm::all_of(op->getOperands(),
                    [&](Value operand) { return hoist(operand, parent); }))
    return false;
  op->moveBefore(parent);
  return true;
}

/// Codes and parameters are made once for all iterations and both branches;
/// numbers are made of them in each.
void hoistOperands(DequantizeOp op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<LoopLikeOpInterface, scf::IfOp>(parent))
      for (Value operand : op->getOperands())
        hoist(operand, parent);
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
    bool hasBranches = false;
    function.walk([&](DequantizeOp op) {
      hoistOperands(op);
      hasBranches |= op->getParentOfType<scf::IfOp>() != nullptr;
    });
    // Erase dead operations: those of failed matches and those replaced.
    for (Block *block : blocks)
      eraseDeadOperations(*block);
    // Branches read the same codes.
    if (hasBranches) {
      IRRewriter rewriter(&getContext());
      DominanceInfo dominance(function);
      eliminateCommonSubExpressions(rewriter, dominance, function);
    }
  }
};

} // namespace
} // namespace tenon

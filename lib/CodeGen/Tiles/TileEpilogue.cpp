//===- TileEpilogue.cpp - Applies elementwise epilogues to tiles ----------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fuses an elementwise nest over the result of a contraction or convolution
// (bias, activation, residual, conversion) into the register tiles: `analyze`
// checks that the nest reads and writes the same elements in flat order, and
// `apply` emits its body on a vector of accumulators before they are stored.
// Values that depend on the column alone, such as a bias vector, are loaded
// once per tile.
//
//===----------------------------------------------------------------------===//

#include "TileEpilogue.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Transforms/Memory/BufferViews.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace tenon {

/// Returns whether the operation has a vector lowering.
static bool hasVectorForm(Operation &op) {
  if (!isa_and_nonnull<math::MathDialect>(op.getDialect()))
    return true;
  Type type = op.getResult(0).getType();
  if (!type.isF32() && !type.isF64())
    return false;
  return isa<math::AbsFOp, math::SqrtOp, math::RsqrtOp, math::FloorOp,
             math::CeilOp, math::TruncOp, math::RoundEvenOp, math::CopySignOp,
             math::FmaOp, math::ExpOp, math::Exp2Op, math::ExpM1Op,
             math::TanhOp, math::LogOp, math::Log2Op, math::Log1pOp,
             math::ErfOp, math::ErfcOp, math::SinOp, math::CosOp>(op);
}

/// Returns whether any operation except `reader` writes into the buffer.
static bool isWritten(Value buffer, Operation *reader) {
  return !allUsesThroughViews(buffer, [reader](OpOperand &use) {
    auto nest = dyn_cast<linalg::LinalgOp>(use.getOwner());
    return !nest || nest == reader || !nest.isDpsInit(&use);
  });
}

/// Returns whether this argument may share memory with the result.
static bool isInPlace(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  return function && ten::attr::inPlace.has(function, argument.getArgNumber());
}

/// Returns whether the operation is a subview of an argument that is never
/// written, as emitted for dynamic slices at the start of a kernel.
static bool isPartOfInput(Operation &op, Operation *reader) {
  auto part = dyn_cast<memref::SubViewOp>(op);
  auto argument =
      part ? dyn_cast<BlockArgument>(part.getSource()) : BlockArgument();
  return argument && !isWritten(argument, reader) && !isInPlace(argument);
}

bool TileEpilogue::analyze() {
  if (nest->getParentOp() != nest->getParentOfType<func::FuncOp>() ||
      nest.getNumDpsInits() != 1 || nest.getNumReductionLoops() != 0 ||
      !nest.hasPureBufferSemantics() || numLoops == 0)
    return false;
  Block &body = nest.getRegion().front();
  if (!isElementwiseBody(body) || !body.getArguments().back().use_empty() ||
      !llvm::all_of(body.without_terminator(), hasVectorForm))
    return false;
  OpOperand *out = nest.getDpsInitOperand(0);
  // The flat position of an element does not depend on the number of rows.
  auto isWhole = [&](OpOperand *operand) {
    auto type = dyn_cast<MemRefType>(operand->get().getType());
    return type && type.getRank() != 0 &&
           !llvm::is_contained(type.getShape().drop_front(),
                               ShapedType::kDynamic) &&
           type.getLayout().isIdentity() &&
           nest.getMatchingIndexingMap(operand).isIdentity();
  };
  if (!isWhole(out) || !analyzeSizes())
    return false;
  // The accumulators are the operand that other nests of the kernel write.
  for (OpOperand *operand : nest.getDpsInputOperands()) {
    if (!isWhole(operand))
      continue;
    Value buffer = rootBuffer(operand->get());
    if (isWritten(buffer, nest)) {
      if (root)
        return false;
      root = buffer;
      sumsInput = operand->getOperandNumber();
    }
  }
  if (!root)
    return false;
  int64_t step = 1;
  steps.assign(numLoops, 1);
  for (unsigned loop = numLoops; loop-- > 0;) {
    steps[loop] = step;
    step *= getConstantIntValue(sizes[loop]).value_or(1);
  }
  // Vectors run along the innermost dimension of size greater than 1: those
  // after it do not affect the layout.
  innermost = numLoops - 1;
  while (innermost > 0 && getConstantIntValue(sizes[innermost]) == 1)
    --innermost;
  std::optional<int64_t> length = getConstantIntValue(sizes[innermost]);
  if (!length)
    return false;
  rowLength = *length;

  // Other operands are defined before the accumulators are computed.
  Block &entry = nest->getParentOfType<func::FuncOp>().getBody().front();
  builder.setInsertionPointToStart(&entry);
  for (Operation &op : entry) {
    if (op.getNumRegions() != 0)
      break;
    if (isPartOfInput(op, nest))
      builder.setInsertionPointAfter(&op);
  }
  auto isKnown = [&](Value value) {
    Operation *op = value.getDefiningOp();
    return !op || (op->getBlock() == &entry && isPartOfInput(*op, nest) &&
                   op->isBeforeInBlock(&*builder.getInsertionPoint()));
  };
  for (OpOperand &operand : nest->getOpOperands()) {
    Access access;
    bool isSums = static_cast<int64_t>(operand.getOperandNumber()) == sumsInput;
    bool unused = nest.getMatchingBlockArgument(&operand).use_empty() &&
                  !nest.isDpsInit(&operand);
    if (!isSums && !unused) {
      if (!isKnown(operand.get()) ||
          !analyzeAccess(operand.get(), nest.getMatchingIndexingMap(&operand),
                         innermost, access))
        return false;
      if (!nest.isDpsInit(&operand)) {
        // Operands must not be other results; of the result, only the element
        // that is written may be read.
        bool isOutput = operand.get() == out->get();
        if (operand.get() == root || (isOutput && !isWhole(&operand)))
          return false;
        inPlace |= isOutput || isInPlace(operand.get());
        for (OpFoldResult stride : access.strides)
          if (!getConstantIntValue(stride))
            return false;
        std::optional<int64_t> last =
            getConstantIntValue(access.strides[innermost]);
        if (last != 0 && last != 1 && rowLength != 1)
          return false;
      }
    }
    if (nest.isDpsInit(&operand))
      output = access;
    else
      inputs.push_back(access);
  }
  return true;
}

int64_t TileEpilogue::getCost() {
  // Approximate cost of a polynomial with range reduction and special cases.
  // Tuned: operations; commit 8a22d31.
  constexpr int64_t kFunctionCost = 25;
  int64_t cost = 0;
  for (Operation &op : nest.getRegion().front().without_terminator())
    cost += isa_and_nonnull<math::MathDialect>(op.getDialect()) &&
                    !isa<math::AbsFOp, math::SqrtOp, math::RsqrtOp,
                         math::FloorOp, math::CeilOp, math::TruncOp,
                         math::RoundEvenOp, math::CopySignOp, math::FmaOp>(op)
                ? kFunctionCost
                : 1;
  return cost;
}

bool TileEpilogue::isColumns(const Access &access) const {
  for (unsigned loop = 0; loop < innermost; ++loop)
    if (getConstantIntValue(sizes[loop]) != 1 &&
        getConstantIntValue(access.strides[loop]) != 0)
      return false;
  return true;
}

Value TileEpilogue::operand(const Access &access, OpFoldResult at,
                            OpFoldResult column, int64_t lanes, Value mask) {
  // An operand of the same shape is read like the accumulators.
  bool same = true;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    same &= getConstantIntValue(sizes[loop]) == 1 ||
            getConstantIntValue(access.strides[loop]) == steps[loop];
  if (same)
    return loadVector(access, value(plus(access.start, at)), lanes, mask);
  bool rowOnly = isColumns(access);
  OpFoldResult place = access.start;
  for (unsigned loop = 0; loop < numLoops; ++loop) {
    int64_t stride = *getConstantIntValue(access.strides[loop]);
    std::optional<int64_t> size = getConstantIntValue(sizes[loop]);
    if (stride == 0 || size == 1)
      continue;
    // Compute the coordinate along the loop.
    Value coordinate = value(rowOnly ? column : at);
    if (steps[loop] != 1)
      coordinate =
          arith::DivUIOp::create(builder, loc, coordinate, index(steps[loop]));
    if (loop != 0)
      coordinate =
          arith::RemUIOp::create(builder, loc, coordinate, index(*size));
    place = plus(place, times(coordinate, attribute(stride)));
  }
  if (getConstantIntValue(access.strides[innermost]) == 1 && rowLength != 1)
    return loadVector(access, value(place), lanes, mask);
  return memref::LoadOp::create(builder, loc, access.flat, value(place));
}

void TileEpilogue::apply(OpBuilder::InsertPoint where, OpFoldResult at,
                         std::optional<int64_t> vector, OpFoldResult column,
                         Value sums, Value mask) {
  builder.restoreInsertionPoint(where);
  int64_t lanes = cast<VectorType>(sums.getType()).getNumElements();
  Block &body = nest.getRegion().front();
  llvm::DenseMap<Value, Value> values;
  // Values that depend on the column alone are cached per vector.
  llvm::DenseMap<Value, Value> none;
  llvm::DenseMap<Value, Value> &shared = vector ? columns[*vector] : none;
  for (auto [number, access] : llvm::enumerate(inputs)) {
    Value argument = body.getArgument(number);
    if (static_cast<int64_t>(number) == sumsInput) {
      values[argument] = sums;
    } else if (access.memref) {
      bool isShared = vector && isColumns(access);
      Value known = isShared ? shared.lookup(argument) : Value();
      if (!known)
        known = operand(access, at, column, lanes, mask);
      (isShared ? shared : values)[argument] = known;
    }
  }
  auto get = [&](Value value) {
    for (const llvm::DenseMap<Value, Value> *known : {&values, &shared})
      if (Value emitted = known->lookup(value))
        return emitted;
    return value;
  };
  for (Operation &op : body.without_terminator()) {
    if (shared.contains(op.getResult(0)))
      continue;
    bool isShared = vector && llvm::none_of(op.getOperands(), [&](Value used) {
                      return values.contains(used);
                    });
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(get(operand));
    (isShared ? shared : values)[op.getResult(0)] =
        emitElementwise(&op, operands, lanes);
  }
  Value result = broadcast(get(body.getTerminator()->getOperand(0)), lanes);
  storeVector(output, result, value(plus(output.start, at)), mask);
}

} // namespace tenon

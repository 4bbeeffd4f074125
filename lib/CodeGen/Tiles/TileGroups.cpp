//===- TileGroups.cpp - Register tiles of dot groups ----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of TileEmitter: products of dot groups (2 or 4 adjacent K elements of a
// narrow type in each 32-bit lane) by the instructions of DotInstruction.h. The
// packed RHS has the layout [K / group, columns, group]; a group of the LHS is
// loaded as one 32-bit integer and broadcast.
//
//===----------------------------------------------------------------------===//

#include "TileEmitter.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tenon {

/// Returns the number of columns in memory if [columns, group] are the last
/// dimensions of a subview; 0 if unknown.
static int64_t columnsInMemory(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  int64_t dim = type.getRank() - 2;
  if (dim < 0)
    return 0;
  auto part = memref.getDefiningOp<memref::SubViewOp>();
  if (part && part.getSourceType().getRank() == type.getRank() &&
      getConstantIntValue(part.getMixedOffsets()[dim]) == 0)
    type = part.getSourceType();
  return type.isDynamicDim(dim) ? 0 : type.getDimSize(dim);
}

bool TileEmitter::analyzeGroups() {
  int64_t group = tile.getGroup(), lanes = tile.getLanes();
  dot = DotInstruction::find(target, lanes, group, accumulator, usesMatrices());
  Operation *product = addend.getDefiningOp();
  std::optional<int64_t> width = getConstantIntValue(sizes[tile.getColumn()]);
  if (!dot || !isa_and_nonnull<arith::MulIOp, arith::MulFOp>(product) ||
      !width || reductions.size() < 2 ||
      getConstantIntValue(sizes[reductions.back()]) != group)
    return false;
  Type element = dot->element(builder.getContext());
  bool hasColumns = false;
  for (auto [factor, operand] :
       llvm::zip_equal(factors, product->getOperands())) {
    APInt constant;
    if (!usesMatrices() && matchPattern(operand, m_ConstantInt(&constant))) {
      factor = {-1, constant.getSExtValue(), constant.isNonNegative()};
      unsigned bits = element.getIntOrFloatBitWidth();
      if (factor.isUnsigned && dot->isMixed() ? !constant.isIntN(bits)
                                              : !constant.isSignedIntN(bits))
        return false;
      continue;
    }
    Operation *extension = operand.getDefiningOp();
    if (!extension ||
        !isa<arith::ExtSIOp, arith::ExtUIOp, arith::ExtFOp>(extension))
      return false;
    auto argument = dyn_cast<BlockArgument>(extension->getOperand(0));
    if (!argument || argument.getOwner() != sum->getBlock() ||
        argument.getType() != element)
      return false;
    factor = {argument.getArgNumber(), 0, isa<arith::ExtUIOp>(extension)};
    const Access &input = inputs[factor.input];
    std::optional<int64_t> step =
        getConstantIntValue(input.strides[tile.getColumn()]);
    if (getConstantIntValue(input.strides[reductions.back()]) != 1 ||
        (step != 0 && step != group))
      return false;
    if (step != group)
      continue;
    hasColumns = true;
    // Loads are whole vectors.
    if (columnsInMemory(input.memref) <
        llvm::divideCeilSigned(*width, lanes) * lanes)
      return false;
  }
  if (usesMatrices())
    return hasColumns && analyzeMatrices();
  if (dot->isMixed())
    return hasColumns && factors[0].isUnsigned != factors[1].isUnsigned;
  // Constants fit with a sign.
  for (const Factor &factor : factors)
    if (factor.isUnsigned && factor.input >= 0)
      return false;
  return hasColumns;
}

TileEmitter::Values TileEmitter::multiplyGroups(Columns columns, int64_t height,
                                                Values accumulators) {
  int64_t group = tile.getGroup(), lanes = tile.getLanes();
  Type element = dot->element(builder.getContext());
  auto whole = VectorType::get({lanes * group}, element);
  ivs[reductions.back()] = builder.getIndexAttr(0);
  /// Per factor: its position, and its vectors by row or by column.
  struct Side {
    OpFoldResult at;
    bool onRow = false, onColumn = false;
    Values known;
  } sides[2];
  for (auto [side, factor] : llvm::zip_equal(sides, factors)) {
    side.known.assign(std::max(height, columns.vectors), Value());
    if (factor.input < 0)
      continue;
    const Access &input = inputs[factor.input];
    side.at = plus(bases[factor.input], place(input, true));
    side.onColumn = getConstantIntValue(input.strides[tile.getColumn()]) != 0;
    side.onRow = tile.getRow() >= 0 &&
                 getConstantIntValue(input.strides[tile.getRow()]) != 0;
    if (side.onColumn && !side.onRow)
      prefetchGroups(input, side.at, columns, height);
  }
  auto get = [&](int64_t number, int64_t row, int64_t vector) -> Value {
    Side &side = sides[number];
    const Factor &factor = factors[number];
    Value &known = side.known[side.onColumn ? vector : (side.onRow ? row : 0)];
    if (known)
      return known;
    if (factor.input < 0)
      return known = arith::ConstantOp::create(
                 builder, loc,
                 DenseElementsAttr::get(
                     whole, APInt(element.getIntOrFloatBitWidth(),
                                  factor.constant, /*isSigned=*/true,
                                  /*implicitTrunc=*/true)));
    const Access &input = inputs[factor.input];
    OpFoldResult at = side.at;
    if (side.onRow && row)
      at = plus(at, times(attribute(row), input.strides[tile.getRow()]));
    if (side.onColumn) {
      at = plus(at, attribute(vector * lanes * group));
      return known = vector::LoadOp::create(builder, loc, whole, input.flat,
                                            value(at));
    }
    // Broadcast one group to all columns.
    Value numbers = vector::LoadOp::create(
        builder, loc, VectorType::get({group}, element), input.flat, value(at));
    Type i32 = builder.getI32Type();
    numbers = vector::BitCastOp::create(builder, loc, VectorType::get({1}, i32),
                                        numbers);
    numbers = vector::ExtractOp::create(builder, loc, numbers, 0);
    numbers = broadcast(numbers, lanes);
    return known = vector::BitCastOp::create(builder, loc, whole, numbers);
  };
  int64_t first = dot->isMixed() && !factors[0].isUnsigned ? 1 : 0;
  auto add = [&](int64_t row, int64_t vector) {
    Value &sums = accumulators[row * columns.vectors + vector];
    sums = dot->emit(builder, loc, sums, get(first, row, vector),
                     get(1 - first, row, vector));
  };
  forTile(columns.vectors, height, add);
  return accumulators;
}

} // namespace tenon

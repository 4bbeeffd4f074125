//===- ContractionOfAnySize.cpp - Products of matrices of dynamic sizes ---===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of ContractionBlocks: the blocked matrix product for sizes that only the
// run knows. Blocks of the right operand, of the schedule's depth and panels or
// fewer, are copied into memory of constant row stride; a left operand that is
// transposed likewise. One nest multiplies each block, whatever is left of it.
// Invariant: the bits of a result's row do not depend on the number of rows.
// Sums are added in ascending order, as in the nest that computes products in
// place. Where the right operand is transposed that nest adds them up in
// vectors, and only the right operand's size decides between the two.
//
//===----------------------------------------------------------------------===//

#include "ContractionBlocks.h"
#include "Target/Target.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

Value ContractionBlocks::emitAnySize(Value destination) {
  Matrices lhs = operand(/*isLhs=*/true, {}, op.getLhsFree(),
                         Dims(op.getLhsContracting()), /*copy=*/false);
  Matrices rhs = operand(/*isLhs=*/false, {}, op.getRhsFree(),
                         Dims(op.getRhsContracting()), /*copy=*/false);
  auto sizeAlong = [&](const Matrices &matrices, Matrices::Role role) {
    return tensor::getMixedSize(builder, loc, matrices.tensor,
                                matrices.dim(role));
  };
  auto numberAlong = [&](Matrices::Role role) {
    return getValueOrCreateConstantIndexOp(builder, loc, sizeAlong(rhs, role));
  };
  rowCount = sizeAlong(lhs, Matrices::Free);
  Value width = numberAlong(Matrices::Free), depth = numberAlong(Matrices::Sum);
  int64_t columns = tile * schedule.getPanels(), deep = schedule.getDepth();
  // Rows whose distance is no power of two map to different sets of L1d.
  int64_t line = kLineBytes * 8 / accumulator.getIntOrFloatBitWidth();

  auto block = [&](Value first, OpFoldResult count, Value column, Value size,
                   Value result, SumsPart made) -> Value {
    Matrices left = part(lhs, Value(), first, count, index(0), rowCount);
    if (schedule.getPackLhs())
      left = copyBlock(left, {Matrices::Free, Matrices::Sum}, rowCount,
                       deep + line);
    Matrices right = part(rhs, Value(), first, count, column, size);
    right = copyBlock(right, {Matrices::Sum, Matrices::Free}, index(deep),
                      columns + line);
    SmallVector<OpFoldResult> offsets = {index(0), column},
                              sizes = {rowCount, size}, strides(2, index(1));
    Value sums = tensor::ExtractSliceOp::create(builder, loc, result, offsets,
                                                sizes, strides);
    sums = multiply(sums, left, right, made);
    return tensor::InsertSliceOp::create(builder, loc, sums, result, offsets,
                                         sizes, strides);
  };
  // The last block, of at least one product, completes the sums.
  Value before = arith::SubIOp::create(builder, loc, depth, constant(1));
  before = arith::DivUIOp::create(builder, loc, before, constant(deep));
  before = arith::MulIOp::create(builder, loc, before, constant(deep));
  Value rest = arith::SubIOp::create(builder, loc, depth, before).getResult();
  return forSteps(
      width, columns, fill(destination), [&](Value column, Value result) {
        Value size = arith::MinUIOp::create(
            builder, loc, arith::SubIOp::create(builder, loc, width, column),
            constant(columns));
        result = forSteps(before, deep, result, [&](Value first, Value result) {
          return block(first, index(deep), column, size, result,
                       SumsPart::More);
        });
        return block(before, rest, column, size, result, SumsPart::Last);
      });
}

Value KernelLowering::contractionOfAnySize(ContractOp op,
                                           ContractScheduleAttr schedule,
                                           Value destination) {
  Location loc = op.getLoc();
  Type accumulator = op.getAccumulatorType();
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto size = [&](Value operand, int64_t dim) {
    return getValueOrCreateConstantIndexOp(
        builder, loc, tensor::getMixedSize(builder, loc, stored(operand), dim));
  };
  Value elements = arith::MulIOp::create(builder, loc, size(op.getRhs(), 0),
                                         size(op.getRhs(), 1));
  int64_t fitting = kSmallestL2 * 8 / accumulator.getIntOrFloatBitWidth() / 2;
  Value isBlocked = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ugt, elements, number(fitting));
  if (op.getRhsContracting()[0] == 0) {
    // Few rows do not amortize packing.
    Value areMany =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ugt,
                              size(op.getLhs(), op.getLhsFree()[0]),
                              number(2 * schedule.getHeights().front()));
    isBlocked = arith::AndIOp::create(builder, loc, isBlocked, areMany);
  }
  auto inPlace = ContractScheduleAttr::get(
      schedule.getContext(), schedule.getLanes(), schedule.getHeights(),
      /*packLhs=*/false, /*packRhs=*/false, /*panels=*/1, /*depth=*/0,
      /*rhsPacked=*/false, /*group=*/1, /*matrices=*/false,
      /*rowsInside=*/false);
  ContractionParts blocks;
  blocks.schedule = schedule;
  return eitherOf(
      isBlocked, destination,
      [&] {
        return ContractionBlocks(*this, op, blocks, /*inLittleMemory=*/false)
            .emitAnySize(destination);
      },
      [&] {
        return contractionNest(
            op, inPlace, inPlace.getLanes(),
            fill(identity(ReductionKind::Add, accumulator, loc), destination,
                 loc));
      });
}

//===- QuantizedSchedule.cpp - How products with codes are generated ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Schedules.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// So many rows of weights are read beside each other: enough sums for the
/// multiply-adds of one row not to wait for each other.
constexpr int64_t kColumns = 4;

/// Rows of the left operand, whose sums with these stay in registers.
static int64_t rowsInRegisters(int64_t registers) {
  return registers >= 32 ? 6 : 2;
}

QuantizedScheduleAttr tenon::scheduleOf(ContractOp op, DequantizeOp weights,
                                        TargetAttr target) {
  VectorUnit unit = vectorUnit(target);
  int64_t lanes = unit.bytes / 4;
  auto values = dyn_cast<BlockArgument>(weights.getValues());
  if (!values)
    return {};
  auto function = cast<func::FuncOp>(values.getOwner()->getParentOp());
  // Or one number that the program has.
  auto isKnownAhead = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument ? attr::knownAhead.has(function, argument.getArgNumber())
                    : tensorType(value).getNumElements() == 1;
  };
  auto isInMemory = [](Value value) {
    return isa<BlockArgument>(value) || tensorType(value).getNumElements() == 1;
  };
  RankedTensorType type = weights.getType();
  auto panels =
      CodePanelsAttr::get(op.getContext(), weights.getCode(), lanes, kColumns);
  bool isWhole = type.getDimSize(0) % kColumns == 0 &&
                 type.getDimSize(1) % panels.getStep() == 0;
  bool packed =
      isKnownAhead(values) &&
      llvm::all_of(weights.getParameters(), [&](Value parameter) {
        return isKnownAhead(parameter) || (isWhole && isInMemory(parameter));
      });
  if (!packed && !llvm::all_of(weights->getOperands(), isInMemory))
    return {};
  // Codes that are not packed are not padded: columns divide their rows.
  int64_t columns = kColumns;
  while (!packed && type.getDimSize(0) % columns != 0)
    columns /= 2;
  return QuantizedScheduleAttr::get(op.getContext(), lanes, columns,
                                    rowsInRegisters(unit.registers), packed);
}

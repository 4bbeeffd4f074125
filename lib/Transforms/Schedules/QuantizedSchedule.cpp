//===- QuantizedSchedule.cpp - How products with codes are generated ------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGen/Nests/DotInstruction.h"
#include "CodeGen/Tiles/TileShapes.h"
#include "Dialect/Ten/IR/Attributes.h"
#include "Dialect/Ten/IR/CodeBlocks.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Schedules.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace tenon;
using namespace tenon::ten;

/// So many rows of weights are read beside each other: enough sums for the
/// multiply-adds of one row not to wait for each other.
/// Tuned: columns; docs/developer/rationale/algorithms.md "Vectors of products
/// with codes run along the contracted dimension".
constexpr int64_t kColumnsOfPanel = 4;

/// Rows of a tile of rounded ones, with 8 and 16 columns, and with 16 where
/// there are many rows: so many.
/// Tuned: rows; docs/developer/rationale/algorithms.md "Rounded rows of a
/// prompt are blocks".
constexpr int64_t kRoundedRowsOfEight = 2, kRoundedRows = 4,
                  kManyRoundedRows = 6, kMinManyRows = 16;

/// Most products of pairs of bytes for one of f32 that take less time than it,
/// for many rows: where vectors have 16 lanes, and 8.
/// Tuned: products; docs/developer/rationale/algorithms.md "Rounded rows of a
/// prompt are blocks".
constexpr int64_t kMaxPairsOfWide = 1, kMaxPairs = 2;

/// Rows of the left operand, whose sums with these stay in registers.
static int64_t rowsInRegisters(int64_t registers) {
  return registers >= 32 ? 6 : 2;
}

/// Returns whether the kernel's argument is known before the run, or the value
/// is one number that the program has.
static bool isKnownAhead(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return tensorType(value).getNumElements() == 1;
  auto function = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return attr::knownAhead.has(function, argument.getArgNumber());
}

/// Returns whether weights can be in panels: what is not known ahead must need
/// no padding.
static bool isPacked(DequantizeOp weights, CodePanelsAttr panels) {
  RankedTensorType type = weights.getType();
  bool isWhole = type.getDimSize(0) % panels.getColumns() == 0 &&
                 type.getDimSize(1) % panels.getStep() == 0;
  return isa<BlockArgument>(weights.getValues()) &&
         isKnownAhead(weights.getValues()) &&
         llvm::all_of(weights.getParameters(), [&](Value parameter) {
           bool isInMemory = isa<BlockArgument>(parameter) ||
                             tensorType(parameter).getNumElements() == 1;
           return isKnownAhead(parameter) || (isWhole && isInMemory);
         });
}

QuantizedScheduleAttr tenon::roundedScheduleOf(ContractOp op,
                                               DequantizeOp weights,
                                               TargetAttr target,
                                               int64_t activations) {
  auto options = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("ten-choose-schedules");
  };
  auto refuse = [&](StringRef why) {
    remark::missed(op.getLoc(), options("NotRounded"))
        << "rows stay exact: " + why.str();
    return QuantizedScheduleAttr();
  };
  RankedTensorType rows = tensorType(op.getLhs());
  if (!rows.hasStaticShape())
    return refuse("only the run knows how many they are");
  int64_t count = llvm::product_of(rows.getShape().drop_back());
  if (!weights.getType().getElementType().isF32())
    return refuse("their weights are rounded to a narrower type");
  if (!hasBlocksOfVectors(weights, kLeastCodesOfBlock))
    return refuse("their weights' parameters are for no blocks of 16 or more");
  if (weights.getTable() && !exponentOfIntegerTable(*weights.getTable()))
    return refuse("their weights are numbers of a table that are no integers "
                  "of 8 bits times a power of two");
  if (weights.getFormat())
    return refuse("their weights are floats of 8 bits");
  if (llvm::is_contained(weights.getSteps(),
                         static_cast<int32_t>(DequantizeOp::Step::Divide)))
    return refuse("their weights are quotients");
  if (llvm::any_of(weights.getParameters(), [&](Value parameter) {
        return weights.isAlongSums(parameter);
      }))
    return refuse("their weights have a parameter for each place along the "
                  "sums");
  Type i32 = IntegerType::get(op.getContext(), 32);
  auto hasInstruction = [&](int64_t columns) {
    return DotInstruction::find(target, columns, 4, i32, /*matrices=*/false)
        .has_value();
  };
  int64_t columns = hasInstruction(16) ? 16 : hasInstruction(8) ? 8 : 0;
  // A table of bytes is looked up in registers of 32 bytes.
  if ((!columns || weights.getTable()) && target.hasFeature("avx2"))
    columns = 8;
  else if (weights.getTable())
    columns = 0;
  if (!columns)
    return refuse("the CPU has no instruction for products of bytes");
  int64_t codeBits =
      weights.getTable() ? 8 : weights.getCode().getIntOrFloatBitWidth();
  if (count >= kMinManyRows && !hasInstruction(columns) &&
      activations / 8 * llvm::divideCeil(codeBits, 4) >
          (vectorUnit(target).bytes == 64 ? kMaxPairsOfWide : kMaxPairs))
    return refuse("they are many, and exact products take less time than those "
                  "of bytes without an instruction for four");
  auto panels =
      CodePanelsAttr::get(op.getContext(), weights.getCode(), 1, columns);
  if (!isPacked(weights, panels))
    return refuse("their weights are not known ahead; bind them");
  auto least = static_cast<int64_t>(2 * roundedSteps(activations));
  int64_t block = elementsOfRowScale(weights, weights.getType().getDimSize(1));
  remark::passed(op.getLoc(), options("Rounded"))
      << "rows rounded to " + std::to_string(activations) +
             " bits: each element by at most 1/" + std::to_string(least) +
             " of the largest of its " + std::to_string(block);
  int64_t height = columns == 8           ? kRoundedRowsOfEight
                   : count < kMinManyRows ? kRoundedRows
                                          : kManyRoundedRows;
  return QuantizedScheduleAttr::get(op.getContext(), 1, columns, height, true,
                                    activations);
}

QuantizedScheduleAttr tenon::scheduleOf(ContractOp op, DequantizeOp weights,
                                        TargetAttr target) {
  VectorUnit unit = vectorUnit(target);
  int64_t lanes = unit.bytes / 4;
  if (!isInPlace(weights.getValues()) ||
      !hasBlocksOfVectors(weights, kLeastCodesOfBlock))
    return {};
  auto isInMemory = [](Value value) {
    return isInPlace(value) || tensorType(value).getNumElements() == 1;
  };
  RankedTensorType type = weights.getType();
  auto panels = CodePanelsAttr::get(op.getContext(), weights.getCode(), lanes,
                                    kColumnsOfPanel);
  bool packed = isPacked(weights, panels);
  if (!packed && !llvm::all_of(weights->getOperands(), isInMemory))
    return {};
  // Codes that are not packed are not padded: columns divide their rows.
  int64_t columns = kColumnsOfPanel;
  while (!packed && type.getDimSize(0) % columns != 0)
    columns /= 2;
  return QuantizedScheduleAttr::get(op.getContext(), lanes, columns,
                                    rowsInRegisters(unit.registers), packed,
                                    /*activations=*/0);
}

//===- PanelLayout.h - Operands in the order in which tiles read them -----===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_PANELLAYOUT_H
#define TENON_DIALECT_TEN_IR_PANELLAYOUT_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Bytes of a row that are copied together. Panels that take fewer are filled
/// beside each other.
constexpr int64_t kRunOfCopy = 256;

/// Rows of an operand in memory that are read together in runs: not more than
/// the streams that hardware follows.
constexpr int64_t kRowsInRuns = 8;

/// Up to so many rows of a left operand use a right one that runs along the
/// sums square by square, as it is transposed in registers: 2.5 times (2 rows
/// of 4096 x 4096) to 1.2 times (8 rows) as fast as from panels.
constexpr int64_t kRowsForSquares = 8;

/// How many columns of rows read in place make a run: two blocks of them or
/// more, for threads.
inline int64_t columnsInRuns(int64_t width, int64_t bytes) {
  return std::clamp(width / 2, 2048 / bytes, 8192 / bytes);
}

/// Whether the left operand has as many rows as the run says, each along the
/// one dimension that is summed, and the right one is a matrix of known sizes.
bool hasDynamicRows(ContractOp op);

/// What a contraction's packed operand holds: the accumulator's type, or where
/// the schedule has groups, that of their elements. Of bytes, one side is
/// signed and the other is not: where the operands are alike, the left one's
/// numbers become those of the other kind by adding or taking away 128. Floats
/// that were packed at load have no groups: some may be too small for the
/// instructions that multiply these. Where attention has groups for matrices,
/// it has looked.
mlir::Type packedElement(ContractOp op, ContractScheduleAttr schedule,
                         bool isLhs);
/// Whether the left operand's numbers are moved by 128.
bool isLhsMoved(ContractOp op, ContractScheduleAttr schedule);

/// How the right operand of a contraction, or the kernel of a convolution, lies
/// in memory as panels: [batch..., panels, summed..., width of a tile], with
/// zeros behind the last column. With groups: [batch..., panels, groups, width
/// of a tile, group], with zeros behind the last sum as well, up to what
/// instructions multiply. Of a kernel whose input features are summed in
/// blocks, the blocks are the first of the summed dimensions.
class PanelLayout {
public:
  /// The schedule must have tiles, and all operands static shapes.
  static PanelLayout of(ContractOp op, ContractScheduleAttr schedule);
  static PanelLayout of(ConvOp op, ConvScheduleAttr schedule);

  mlir::RankedTensorType type() const;
  /// How many dimensions of each kind the panels have.
  int64_t numBatch() const { return batch.size(); }
  int64_t numSummed() const {
    return group == 1 ? static_cast<int64_t>(summed.size()) : 1;
  }
  int64_t panels() const { return llvm::divideCeil(columns, tile); }

  /// Operations that make panels of the operand, and the operand of panels.
  mlir::Value pack(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value operand) const;
  mlir::Value unpack(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value panels) const;
  /// The panels of which `operand` is made by the operations of `unpack`, or
  /// null.
  mlir::Value find(mlir::Value operand) const;

private:
  /// One operation of `unpack`, and what it makes.
  struct Step {
    enum Kind { Transpose, Reshape, Crop, Convert } kind;
    mlir::RankedTensorType type;
    llvm::SmallVector<int64_t> perm;
  };
  PanelLayout(mlir::RankedTensorType operand, mlir::Type element,
              llvm::ArrayRef<int64_t> batch, llvm::ArrayRef<int64_t> summed,
              llvm::ArrayRef<int64_t> free, int64_t tile, int64_t group,
              int64_t together, mlir::RankedTensorType given);
  llvm::SmallVector<Step> steps() const;
  /// Sizes of the batch dimensions, then `middle`, then `last`.
  llvm::SmallVector<int64_t> shape(llvm::ArrayRef<int64_t> middle,
                                   llvm::ArrayRef<int64_t> last) const;
  /// Sizes of the summed dimensions, as one where there are groups: of the
  /// operand; with whole groups; and these as [groups, group].
  llvm::SmallVector<int64_t> sums() const;
  llvm::SmallVector<int64_t> wholeSums() const;
  llvm::SmallVector<int64_t> splitSums() const;
  /// The operand's dimensions in the order of the panels'.
  llvm::SmallVector<int64_t> order() const;
  /// From the panels' order to [batch..., summed..., panels, tile], a group's
  /// elements behind the groups.
  llvm::SmallVector<int64_t> panelsInside() const;

  /// What is packed, and the same with a dimension for blocks.
  mlir::RankedTensorType given, operand;
  mlir::Type element;
  llvm::SmallVector<int64_t> batch, summed, free;
  int64_t tile, group, together, columns = 1;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_PANELLAYOUT_H

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

/// How the right operand of a contraction, or the kernel of a convolution, lies
/// in memory as panels: [batch..., panels, summed..., width of a tile], in the
/// accumulator's type, with zeros behind the last column.
class PanelLayout {
public:
  /// The schedule must have tiles, and all operands static shapes.
  static PanelLayout of(ContractOp op, ContractScheduleAttr schedule);
  static PanelLayout of(ConvOp op, ConvScheduleAttr schedule);

  mlir::RankedTensorType type() const;
  /// How many dimensions of each kind the panels have.
  int64_t numBatch() const { return batch.size(); }
  int64_t numSummed() const { return summed.size(); }
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
              llvm::ArrayRef<int64_t> free, int64_t tile);
  llvm::SmallVector<Step> steps() const;
  /// Sizes of the batch and summed dimensions, then `last`.
  llvm::SmallVector<int64_t> shape(llvm::ArrayRef<int64_t> last) const;
  /// The operand's dimensions in the order of the panels'.
  llvm::SmallVector<int64_t> order() const;
  /// From [batch..., panels, summed..., tile] to [batch..., summed..., panels,
  /// tile].
  llvm::SmallVector<int64_t> panelsInside() const;

  mlir::RankedTensorType operand;
  mlir::Type element;
  llvm::SmallVector<int64_t> batch, summed, free;
  int64_t tile, columns = 1;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_PANELLAYOUT_H

//===- PanelLayout.h - Layout of prepacked panels ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_ANALYSIS_PANELLAYOUT_H
#define TENON_DIALECT_TEN_ANALYSIS_PANELLAYOUT_H

#include "Dialect/Ten/IR/Ten.h"

namespace tenon::ten {

/// Bytes of a row that are copied together. Narrower panels are filled side by
/// side.
constexpr int64_t kRunOfCopy = 256;

/// Number of rows of an operand that are read concurrently in runs: not more
/// than the streams that the hardware prefetcher follows.
constexpr int64_t kRowsInRuns = 8;

/// Maximum number of rows of the left operand with a right operand that is
/// contiguous along the contracting dimension for which blocks of it are
/// transposed in registers instead of packed: 2.5 times (2 rows of 4096 x 4096)
/// to 1.2 times (8 rows) as fast as from panels.
constexpr int64_t kRowsForSquares = 8;

/// Returns the number of columns of a run when rows are read in place: at least
/// two blocks for parallelism, limited in bytes.
inline int64_t columnsInRuns(int64_t width, int64_t bytes) {
  return std::clamp(width / 2, 2048 / bytes, 8192 / bytes);
}

/// Returns whether the left operand has a dynamic number of rows, each along
/// the single contracting dimension, and the right one is a matrix of static
/// size.
bool hasDynamicRows(ContractOp op);

/// Returns whether the operands are two matrices, the right one with a dynamic
/// size and so large that caches may not hold it.
bool isProductOfAnySize(ContractOp op);

/// Returns the element type of a packed operand: the accumulator's type, or the
/// operand's with dot groups. 8-bit dot instructions multiply unsigned by
/// signed bytes: if both operands have the same signedness, the left one is
/// shifted to the other by adding or subtracting 128. Floats that were packed
/// at load have no groups, since subnormal values may be flushed by the
/// instructions; attention with groups for matrix instructions has checked for
/// these.
mlir::Type packedElement(ContractOp op, ContractScheduleAttr schedule,
                         bool isLhs);
/// Returns whether the left operand's elements are shifted by 128.
bool isLhsMoved(ContractOp op, ContractScheduleAttr schedule);

/// The layout of a right operand, or of a convolution's filters, packed into
/// panels: [batch..., panels, contracting..., tile width], with zeros after the
/// last column. With dot groups: [batch..., panels, groups, tile width, group],
/// padded with zeros to whole groups and to the depth of an instruction. If the
/// input features of filters are blocked, the blocks are the outermost
/// contracting dimension.
class PanelLayout {
public:
  /// The schedule must have tiles, and all operands must have static shapes.
  static PanelLayout of(ContractOp op, ContractScheduleAttr schedule);
  static PanelLayout of(ConvOp op, ConvScheduleAttr schedule);

  mlir::RankedTensorType type() const;
  /// Number of dimensions of each kind.
  int64_t numBatch() const { return batch.size(); }
  int64_t numSummed() const {
    return group == 1 ? static_cast<int64_t>(summed.size()) : 1;
  }
  int64_t panels() const { return llvm::divideCeil(columns, tile); }

  /// Creates operations that pack the operand into panels, and that unpack
  /// panels.
  mlir::Value pack(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value operand) const;
  mlir::Value unpack(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value panels) const;
  /// Returns the panels from which `operand` is unpacked by the operations of
  /// `unpack`, or null.
  mlir::Value find(mlir::Value operand) const;

private:
  /// One operation of `unpack`, with its result type.
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
  /// Returns the sizes of the batch dimensions, then `middle`, then `last`.
  llvm::SmallVector<int64_t> shape(llvm::ArrayRef<int64_t> middle,
                                   llvm::ArrayRef<int64_t> last) const;
  /// Returns the sizes of the contracting dimensions (one dimension if there
  /// are groups): of the operand; rounded up to whole groups; and split into
  /// [groups, group].
  llvm::SmallVector<int64_t> sums() const;
  llvm::SmallVector<int64_t> wholeSums() const;
  llvm::SmallVector<int64_t> splitSums() const;
  /// Returns the operand's dimensions in the order of the panels.
  llvm::SmallVector<int64_t> order() const;
  /// Returns the permutation from the panels' order to [batch...,
  /// contracting..., panels, tile], with a group's elements after the groups.
  llvm::SmallVector<int64_t> panelsInside() const;

  /// The operand's type, and the same with a separate dimension for blocks.
  mlir::RankedTensorType given, operand;
  mlir::Type element;
  llvm::SmallVector<int64_t> batch, summed, free;
  int64_t tile, group, together, columns = 1;
};

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_ANALYSIS_PANELLAYOUT_H

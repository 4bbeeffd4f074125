//===- ContractionBlocks.h - Contractions as blocks of tiles ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_CONTRACTIONBLOCKS_H
#define TENON_LIB_CONVERSION_TENTOLINALG_CONTRACTIONBLOCKS_H

#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "KernelLowering.h"

namespace tenon {

/// An operand with its batch, free and contracted dimensions each as one.
struct Matrices {
  /// `Inside`: the elements of a group of contracted ones.
  enum Role { Batch, Free, Sum, Panel, Inside };
  mlir::Value tensor;
  mlir::Type element;
  /// What each dimension is; a role without dimensions is left out.
  llvm::SmallVector<Role, 4> roles;

  int64_t dim(Role role) const {
    const auto *found = llvm::find(roles, role);
    return found == roles.end() ? -1 : found - roles.begin();
  }
  int64_t size(Role role) const {
    return mlir::cast<mlir::RankedTensorType>(tensor.getType())
        .getDimSize(dim(role));
  }
};

/// A contraction in the blocks that its schedule says. Shapes are static, but
/// for the left operand's free dimensions, where it has no batch, is read as it
/// lies, and elements are not taken in groups.
class ContractionBlocks {
public:
  /// Where `inLittleMemory`, a left operand that needs a copy is copied again
  /// for each block of columns, however few these are.
  ContractionBlocks(KernelLowering &kernel, ten::ContractOp op,
                    const ContractionParts &parts, bool inLittleMemory)
      : kernel(kernel), op(op), schedule(parts.schedule), parts(parts),
        inLittleMemory(inLittleMemory), builder(kernel.builder),
        loc(op.getLoc()), accumulator(op.getAccumulatorType()),
        tile(schedule.getLanes() *
             static_cast<int64_t>(schedule.getHeights().size())),
        group(schedule.getGroup()), together(schedule.getTogether()) {}

  /// Sums into `destination`, of the result's shape and the accumulator's
  /// type. Null where an operand has no lowering.
  mlir::Value emit(mlir::Value destination);

private:
  using Dims = llvm::SmallVector<int64_t>;
  using Value = mlir::Value;

  /// All columns of one batch's result.
  Value columns(Value result, const Matrices &lhs, const Matrices &rhs,
                Value batch);
  /// Its first columns, as many as are wanted.
  Value firstColumns(Value result, const Matrices &lhs, const Matrices &rhs,
                     Value batch);
  /// `size` columns of it.
  Value panel(Value result, const Matrices &lhs, const Matrices &rhs,
              Value batch, Value from, int64_t size);
  /// The same by copies of a few rows of the left operand at a time, where the
  /// right one is in parts of so many columns.
  Value multiplyCopies(Value sums, const Matrices &lhs,
                       llvm::ArrayRef<std::pair<int64_t, Matrices>> rights,
                       SumsPart made);
  /// How many rows of `depth` elements are copied at a time.
  int64_t rowsTogether(int64_t depth) const;
  /// lhs * rhs, or where that is a part of the sums that others precede, sums +
  /// lhs * rhs.
  Value multiply(Value sums, const Matrices &lhs, const Matrices &rhs,
                 SumsPart made);
  using BlockBody =
      llvm::function_ref<Value(Value, Value, mlir::OpFoldResult, SumsPart)>;
  /// `body` gets the first of some products, the sums, how many products these
  /// are, and what part of the sums they make.
  Value blocksOfSums(int64_t most, Value sums, BlockBody body);
  /// The same of as many products as are wanted.
  Value blocksOfWantedSums(int64_t most, Value sums, BlockBody body);
  /// The sums before products are added, in a nest of the given loops.
  Value start(Value sums, const Matrices &rhs, bool adds,
              llvm::ArrayRef<mlir::OpFoldResult> loopSizes,
              mlir::AffineExpr panelLoop, mlir::AffineExpr columnLoop,
              mlir::AffineMap map);
  /// What adding or taking away 128 from all of the left operand has added to
  /// each column's sums.
  Value excess(const Matrices &rhs);

  // Operands and what is copied of them, in ContractionOperands.cpp.

  /// The operand as it lies in memory where it can be read there, else a copy.
  Matrices operand(bool isLhs, Dims batch, Dims free, Dims sum, bool copy);
  /// A copy of part of the left operand in rows along the sums, where these are
  /// not what it is.
  Matrices copyRows(const Matrices &lhs);
  /// The left operand with zeros up to what instructions multiply.
  Matrices wholeSums(const Matrices &lhs);
  /// Part of a matrix: of one batch, `sumSize` sums from `sumFrom`.
  Matrices part(const Matrices &matrices, Value batch,
                mlir::OpFoldResult sumFrom, mlir::OpFoldResult sumSize,
                mlir::OpFoldResult freeFrom, mlir::OpFoldResult freeSize);
  /// A copy of `size` columns of `count` sums of the right operand as panels.
  Matrices packPanels(const Matrices &right, int64_t count, int64_t size);
  /// Of the panels in memory, `count` of the sums from `first`, of `size`
  /// columns from `from`.
  Matrices readPanels(Value batch, Value first, mlir::OpFoldResult count,
                      Value from, int64_t size);
  void findPanels(const Dims &batch);

  Value fill(Value destination) {
    return kernel.fill(
        kernel.identity(ten::ReductionKind::Add, accumulator, loc), destination,
        loc);
  }
  Value constant(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(builder, loc, value);
  }
  mlir::OpFoldResult index(int64_t value) {
    return builder.getIndexAttr(value);
  }
  /// Offsets of slices that lose dimensions must not become constants later:
  /// upstream's folding then takes other dimensions out.
  mlir::OpFoldResult offset(mlir::OpFoldResult value) {
    std::optional<int64_t> constant = mlir::getConstantIntValue(value);
    return constant ? index(*constant) : value;
  }
  /// `count` sums and the zeros behind them.
  int64_t whole(int64_t count) const {
    return llvm::divideCeil(count, together) * together;
  }
  static int64_t product(mlir::RankedTensorType type, const Dims &dims) {
    int64_t count = 1;
    for (int64_t dim : dims) {
      if (type.isDynamicDim(dim))
        return mlir::ShapedType::kDynamic;
      count *= type.getDimSize(dim);
    }
    return count;
  }

  KernelLowering &kernel;
  ten::ContractOp op;
  ten::ContractScheduleAttr schedule;
  const ContractionParts &parts;
  bool inLittleMemory;
  /// Whether the left operand is copied for each block of columns and of sums,
  /// not at once: chunks of rows then copy their own, into a cache.
  bool copyInBlocks = false;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Type accumulator;
  int64_t tile, group, together;
  int64_t batches = 1, rows = 1, width = 1, depth = 1;
  /// The same rows where only the run knows them.
  mlir::OpFoldResult rowCount;
  /// The right operand as panels in memory, or null: [batch, panels, depth,
  /// tile], or [batch, panels, groups, tile, group].
  Value panelsInMemory;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_CONTRACTIONBLOCKS_H

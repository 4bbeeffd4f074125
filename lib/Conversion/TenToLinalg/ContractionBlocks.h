//===- ContractionBlocks.h - Blocked contractions ---------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_CONTRACTIONBLOCKS_H
#define TENON_LIB_CONVERSION_TENTOLINALG_CONTRACTIONBLOCKS_H

#include "Dialect/Ten/Analysis/PanelLayout.h"
#include "Dialect/Ten/IR/Shape.h"
#include "KernelLowering.h"

namespace tenon {

/// An operand with its batch, free and contracting dimensions merged to one
/// each.
struct Matrices {
  /// `Inside`: the elements of a dot group.
  enum Role { Batch, Free, Sum, Panel, Inside };
  mlir::Value tensor;
  mlir::Type element;
  /// The role of each dimension; a role without dimensions is left out.
  llvm::SmallVector<Role, 4> roles;
  /// The nest that computes the operand, of which parts are computed when they
  /// are multiplied; null if the operand is in memory.
  mlir::linalg::GenericOp computed;
  /// The sizes of its dimensions of each role.
  llvm::SmallVector<llvm::SmallVector<int64_t, 2>, 0> sizesOfRoles;

  int64_t dim(Role role) const {
    const auto *found = llvm::find(roles, role);
    return found == roles.end() ? -1 : found - roles.begin();
  }
  int64_t size(Role role) const {
    return mlir::cast<mlir::RankedTensorType>(tensor.getType())
        .getDimSize(dim(role));
  }
};

/// Lowers a contraction in the blocks of its schedule. Shapes are static,
/// except for the left operand's free dimensions if it has no batch, is read in
/// place, and has no dot groups; those of a product of two matrices may be
/// dynamic.
class ContractionBlocks {
public:
  /// With `inLittleMemory`, a left operand that must be packed is packed for
  /// each block of columns, even for few columns.
  ContractionBlocks(KernelLowering &kernel, ten::ContractOp op,
                    const ContractionParts &parts, bool inLittleMemory)
      : kernel(kernel), op(op), schedule(parts.schedule), parts(parts),
        inLittleMemory(inLittleMemory), builder(kernel.builder),
        loc(op.getLoc()), accumulator(op.getAccumulatorType()),
        tile(schedule.getLanes() *
             static_cast<int64_t>(schedule.getHeights().size())),
        group(schedule.getGroup()), together(schedule.getTogether()),
        halvesApart(parts.halvesApart && group == 1) {}

  /// Computes the sums into `destination`, of the result's shape and the
  /// accumulator's type. Returns null if an operand has no lowering.
  mlir::Value emit(mlir::Value destination);
  /// Does the same for two stored matrices of any sizes, whose element type is
  /// the accumulator's.
  mlir::Value emitAnySize(mlir::Value destination);

private:
  using Dims = llvm::SmallVector<int64_t>;
  using Value = mlir::Value;

  /// Computes all columns of one batch's result.
  Value columns(Value result, const Matrices &lhs, const Matrices &rhs,
                Value batch);
  /// Returns whether each block of columns is computed for all batches before
  /// the next one: where these lie beside each other in the memory of a right
  /// operand that exceeds the caches, which is then read once from its start to
  /// its end. A batch after the other would read a part of each row, of which
  /// the hardware prefetches little.
  bool batchesInside(const Dims &batch, const Dims &free);
  /// Computes all columns of all batches so.
  Value columnsOfBatches(Value result, const Matrices &lhs,
                         const Matrices &rhs);
  /// Computes the requested first columns of one batch's result.
  Value firstColumns(Value result, const Matrices &lhs, const Matrices &rhs,
                     Value batch);
  /// Computes `size` columns of one batch's result.
  Value panel(Value result, const Matrices &lhs, const Matrices &rhs,
              Value batch, Value from, int64_t size);
  /// Multiplies by packing a few rows of the left operand at a time; the right
  /// one is in parts of the given numbers of columns.
  Value multiplyCopies(Value sums, const Matrices &lhs,
                       llvm::ArrayRef<std::pair<int64_t, Matrices>> rights,
                       SumsPart made);
  /// Returns the number of rows of `depth` elements that are packed at a time.
  int64_t rowsTogether(int64_t depth) const;
  /// Returns lhs * rhs, or sums + lhs * rhs if other parts of the sums precede.
  Value multiply(Value sums, const Matrices &lhs, const Matrices &rhs,
                 SumsPart made);
  using BlockBody =
      llvm::function_ref<Value(Value, Value, mlir::OpFoldResult, SumsPart)>;
  /// Divides the products into blocks; `body` takes the first product, the
  /// sums, the number of products, and their part of the sums.
  Value blocksOfSums(int64_t most, Value sums, BlockBody body);
  /// Divides the requested products into blocks.
  Value blocksOfWantedSums(int64_t most, Value sums, BlockBody body);
  /// Emits a loop over `end` elements in steps of `step` around `body`, which
  /// takes the first element of a step and the value that the steps carry.
  Value forSteps(Value end, int64_t step, Value carried,
                 llvm::function_ref<Value(Value, Value)> body);
  /// Returns the initial value of the sums, in a nest of the given loops.
  Value start(Value sums, const Matrices &rhs, bool adds,
              llvm::ArrayRef<mlir::OpFoldResult> loopSizes,
              mlir::AffineExpr panelLoop, mlir::AffineExpr columnLoop,
              mlir::AffineMap map);
  /// Returns the contribution to each column's sums of the shift of the left
  /// operand by 128.
  Value excess(const Matrices &rhs);

  // Operands and what is copied of them, in ContractionOperands.cpp.

  /// Returns the operand in place if it can be read there, else a copy.
  Matrices operand(bool isLhs, Dims batch, Dims free, Dims sum, bool copy);
  /// Packs part of the left operand into rows along the contracting dimension,
  /// unless it has this layout.
  Matrices copyRows(const Matrices &lhs);
  /// Copies a block of an operand, with dimensions in the given order, into
  /// memory for `rows` rows of `rowSize` elements.
  Matrices copyBlock(const Matrices &block,
                     llvm::ArrayRef<Matrices::Role> roles,
                     mlir::OpFoldResult rows, int64_t rowSize);
  /// Pads the left operand with zeros to the depth of an instruction.
  Matrices wholeSums(const Matrices &lhs);
  /// Returns the left operand with the elements of pairs swapped.
  Matrices swappedPairs(const Matrices &lhs);
  /// Returns a slice of a matrix: of one batch, `sumSize` products from
  /// `sumFrom`.
  Matrices part(const Matrices &matrices, Value batch,
                mlir::OpFoldResult sumFrom, mlir::OpFoldResult sumSize,
                mlir::OpFoldResult freeFrom, mlir::OpFoldResult freeSize);
  /// Returns `columns` columns of `count` products of the right operand, packed
  /// if the schedule says so.
  Matrices partOfRhs(const Matrices &rhs, Value batch, Value first,
                     mlir::OpFoldResult count, Value from, int64_t columns);
  /// Packs `size` columns of `count` products of the right operand into panels.
  Matrices packPanels(const Matrices &right, int64_t count, int64_t size);
  /// Returns a slice of the prepacked panels: `count` products from `first`, of
  /// `size` columns from `from`.
  Matrices readPanels(Value batch, Value first, mlir::OpFoldResult count,
                      Value from, int64_t size);
  void findPanels(const Dims &batch);
  /// Has the copy of a block of so many columns prefetch the next block, if all
  /// batches are computed before that.
  void markNextBlock(mlir::Operation *copy, int64_t columns);

  // Right operands that are computed, in ComputedOperands.cpp.

  /// Bounds of a block of the loops of the nest that computes an operand:
  /// start, number of iterations, and role of each loop.
  struct BlockOfNest {
    mlir::linalg::GenericOp nest;
    llvm::SmallVector<mlir::OpFoldResult> from;
    llvm::SmallVector<int64_t> sizes;
    llvm::SmallVector<Matrices::Role> roles;
  };
  /// Returns the nest that computes the tensor if blocks of its loops read
  /// slices of the inputs, else null.
  static mlir::linalg::GenericOp sliceableNest(Value computed);
  /// Returns whether blocks of the schedule are blocks of all of these
  /// dimensions of a right operand.
  bool hasBlocks(mlir::RankedTensorType rhs, const Dims &free, const Dims &sum);
  BlockOfNest blockOfNest(const Matrices &matrices, Value batch,
                          mlir::OpFoldResult sumFrom,
                          mlir::OpFoldResult sumSize,
                          mlir::OpFoldResult freeFrom,
                          mlir::OpFoldResult freeSize);
  /// Returns the slice of an input that the block reads.
  Value sliceOfInput(const BlockOfNest &block, mlir::OpOperand *input);
  /// Computes the block of elements of the type: loop `order[i]` of the nest is
  /// the i-th, and the inputs are read at the places of `maps`.
  mlir::linalg::GenericOp computeBlock(const BlockOfNest &block,
                                       llvm::ArrayRef<int64_t> order,
                                       mlir::Type element,
                                       mlir::ValueRange inputs,
                                       llvm::ArrayRef<mlir::AffineMap> maps);
  /// Computes a slice of a matrix whose elements are computed.
  Matrices computePart(const Matrices &matrices, Value batch,
                       mlir::OpFoldResult sumFrom, mlir::OpFoldResult sumSize,
                       mlir::OpFoldResult freeFrom,
                       mlir::OpFoldResult freeSize);
  /// Returns whether the input has an element for each of the operand, along
  /// the contracting dimension.
  bool isTransposed(const BlockOfNest &block, mlir::OpOperand *input);
  /// Transposes the slice of an input to the order of loops of `map`, by which
  /// it is read, and widens the elements if they are to be. Returns the copy
  /// and its map.
  std::pair<Value, mlir::AffineMap> transposeInput(const BlockOfNest &block,
                                                   mlir::OpOperand *input,
                                                   mlir::AffineMap map,
                                                   mlir::Operation *widening);
  /// Computes a slice of the right operand as a panel, of narrow elements that
  /// are transposed before; null if it has no such elements.
  std::optional<Matrices> computePanel(const Matrices &matrices, Value batch,
                                       Value sumFrom, int64_t count,
                                       Value freeFrom, int64_t size);
  /// Returns whether pairs of products are added second one first, as
  /// `vdpbf16ps` does: copies of the operands have the second element of a pair
  /// first, so that sums are in the order of the products.
  bool swapsPairs() const {
    return group == 2 && mlir::isa<mlir::FloatType>(accumulator) &&
           !schedule.getMatrices();
  }
  /// Returns which element of a group is at a place of it, from `from` on.
  mlir::AffineExpr elementOfGroup(mlir::AffineExpr place, int64_t from = 0) {
    return swapsPairs() ? group - 1 - from - place : place + from;
  }

  Value fill(Value destination) {
    return kernel.fill(
        kernel.identity(ten::ReductionKind::Add, accumulator, loc), destination,
        loc);
  }
  /// Returns the number of elements along the dimension of a role.
  mlir::OpFoldResult sizeOf(const Matrices &matrices,
                            Matrices::Role role) const {
    return mlir::ShapedType::isDynamic(matrices.size(role))
               ? knownSize(matrices.tensor, matrices.dim(role))
               : mlir::OpFoldResult(builder.getIndexAttr(matrices.size(role)));
  }
  Value constant(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(builder, loc, value);
  }
  mlir::OpFoldResult index(int64_t value) {
    return builder.getIndexAttr(value);
  }
  /// Offsets of rank-reducing slices must not become constants later:
  /// upstream's folding then drops other dimensions.
  mlir::OpFoldResult offset(mlir::OpFoldResult value) {
    std::optional<int64_t> constant = mlir::getConstantIntValue(value);
    return constant ? index(*constant) : value;
  }
  /// Returns `count` rounded up to the depth of an instruction.
  int64_t whole(int64_t count) const {
    return llvm::divideCeil(count, together) * together;
  }

  KernelLowering &kernel;
  ten::ContractOp op;
  ten::ContractScheduleAttr schedule;
  const ContractionParts &parts;
  bool inLittleMemory;
  /// Packs the left operand for each block of columns and products instead of
  /// once: chunks of rows then pack their own, into a cache.
  bool copyInBlocks = false;
  /// Set if each block of columns is computed for all batches before the next.
  bool hasBatchesInside = false;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Type accumulator;
  int64_t tile, group, together;
  /// True to add by vectors in the order of AMX.
  bool halvesApart;
  int64_t batches = 1, rows = 1, width = 1, depth = 1;
  /// Number of rows, if it is dynamic.
  mlir::OpFoldResult rowCount;
  /// The right operand in prepacked panels, or null: [batch, panels, depth,
  /// tile], or [batch, panels, groups, tile, group].
  Value panelsInMemory;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_CONTRACTIONBLOCKS_H

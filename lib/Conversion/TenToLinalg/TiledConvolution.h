//===- TiledConvolution.h - Convolutions as register tiles ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_TILEDCONVOLUTION_H
#define TENON_LIB_CONVERSION_TENTOLINALG_TILEDCONVOLUTION_H

#include "Dialect/Ten/Analysis/ConvolutionTile.h"
#include "KernelLowering.h"

namespace tenon {

/// Emits a convolution without padding: the input is first copied with a border
/// of zeros, if it has padding, so that every operand is read at affine
/// positions. Only with vectors along channels, where each element of a copy
/// would be used for one channel, the padding is a condition in the nest.
class ConvolutionNest {
public:
  ConvolutionNest(KernelLowering &kernels, ten::ConvOp op,
                  ten::ConvScheduleAttr schedule)
      : kernels(kernels), op(op), schedule(schedule), builder(kernels.builder),
        loc(op.getLoc()), accumulator(op.getAccumulatorType()),
        dims(op.getDims()), spatial(op.getNumSpatial()) {}

  /// Accumulates into `destination`, of the result's shape and the
  /// accumulator's type. Null if an operand has no lowering.
  mlir::Value emit(mlir::Value destination);

private:
  /// A tensor and the roles of its dimensions.
  struct Operand {
    mlir::Value tensor;
    mlir::Type element;
    int64_t batch = -1, input = -1, output = -1;
    /// The dimension of input-channel blocks, if each block is contiguous.
    int64_t block = -1;
    llvm::SmallVector<int64_t> places;
    /// The sizes of `places`, the spatial dimensions.
    llvm::SmallVector<mlir::OpFoldResult> extents;

    mlir::RankedTensorType type() const {
      return llvm::cast<mlir::RankedTensorType>(tensor.getType());
    }
    int64_t size(int64_t dim) const { return type().getDimSize(dim); }
    int64_t last() const { return type().getRank() - 1; }
  };

  /// Emits all phases of the spatial dimensions from `i` on.
  mlir::Value phasesFrom(unsigned i, mlir::Value result);
  /// Emits the whole of `kernel` and `output`.
  mlir::Value convolve();
  /// Computes `output` by `make`, in a temporary of another order if vectors do
  /// not run along its memory.
  mlir::Value inOrder(llvm::function_ref<mlir::Value()> make);
  /// Emits all images into `destination`, or a block of them.
  mlir::Value emitImages(mlir::Value destination);
  /// Emits a dynamic batch, or images of dynamic size, in blocks: temporaries
  /// have the size of a block.
  mlir::Value imageByImage(mlir::Value destination);
  /// Returns how many such images form the rows of a tile, if each has few
  /// pixels.
  int64_t imagesTogether();

  /// Returns the extent of the input that a result of `extent` pixels reads
  /// along dimension `i`.
  mlir::OpFoldResult reachOf(unsigned i, mlir::OpFoldResult extent);
  bool prepareInput();
  /// Returns the copied input: dimensions in order, without a tensor.
  Operand inputInOrder();
  bool copyInput();
  /// Writes zeros into the padding of a copy and between its elements.
  mlir::Value fillBorder(mlir::Value copy);
  /// Returns the position in the input of a copy's element at `at`.
  LoopIndices placeInInput(NestBody &body, llvm::ArrayRef<LoopIndex> at);
  /// Returns an element of the input in the accumulator's type; clears `known`
  /// if it has no lowering.
  mlir::Value inputElement(NestBody &body, llvm::ArrayRef<LoopIndex> at,
                           bool &known);
  /// Emits a copy of `shape` that checks for each position whether the input
  /// has an element there, for any padding. Copies one image, from `row` on, if
  /// given.
  mlir::Value copyWithin(llvm::ArrayRef<mlir::OpFoldResult> shape,
                         mlir::Value image, mlir::Value row);
  /// Emits a whole output whose input is copied in bands of rows.
  mlir::Value bands();
  /// Reads an element of the input in place, 0 in the padding.
  mlir::Value readWithin(NestBody &body, llvm::ArrayRef<LoopIndex> at);
  /// Returns whether the padding along a dimension is a large enough part of
  /// the reads that skipping its products, of `sums` per tap, pays.
  bool leavesOutBorder(unsigned i, int64_t sums);
  /// Returns whether a copy's `place` along a dimension is inside of the input.
  mlir::Value isInside(NestBody &body, unsigned i, mlir::AffineExpr place);
  /// Makes `input` a copy of the rows that `rows` rows of the result from `row`
  /// on read.
  void copyBand(mlir::Value image, mlir::Value row, int64_t rows);
  bool prepareKernel();
  /// Packs the filter into panels, once for all images.
  void packPanels();
  /// Copies the part of the filter for `width` features from `feature` and
  /// `count` input channels from `first` into `place`, whose dimensions are
  /// window, input channels and features, with a dimension of size 1 at `unit`.
  mlir::Value copyKernel(mlir::Value place, mlir::Value feature, int64_t width,
                         mlir::Value first, int64_t count, unsigned unit);
  /// Copies in the accumulator's type, with the given order of dimensions.
  Operand reordered(const Operand &operand, llvm::ArrayRef<int64_t> order);
  /// Accumulates all features: one panel of the filter after the other.
  mlir::Value panels(mlir::Value sums);
  /// Returns the panel in memory of its own, or prepacked.
  Operand packKernel(mlir::Value feature, int64_t width, mlir::Value first,
                     int64_t count);
  /// The loops of a nest and the positions that they read and write.
  struct NestLoops {
    llvm::SmallVector<mlir::OpFoldResult> sizes;
    llvm::SmallVector<mlir::utils::IteratorType> iterators;
    /// The induction variable of each loop, or 0 where there is no such loop.
    mlir::AffineExpr batch, group, feature, inputFeature;
    llvm::SmallVector<mlir::AffineExpr> places, window;
    /// The loops over rows and columns of the register tile.
    int64_t rowLoop = -1, columnLoop = -1;
    ten::TileRows rows;
    LoopIndices inputPlace, kernelPlace;
    llvm::SmallVector<mlir::AffineExpr> outputPlace;
  };
  /// Orders batch, groups, output features, output positions, the window and
  /// input features, so that the rows of a register tile are inside of its
  /// columns.
  NestLoops chooseLoops(const Operand &sums, const Operand &kernel);
  /// Computes the positions in input, filter and output of an iteration.
  void computePositions(const Operand &sums, const Operand &kernel,
                        NestLoops &loops);
  /// Accumulates into `sums` the contribution of input channels [firstInput,
  /// ...) for the filter's features.
  mlir::Value nest(const Operand &sums, const Operand &kernel,
                   mlir::Value firstInput, SumsPart made);
  mlir::Value fill(mlir::Value destination) {
    return kernels.fill(
        kernels.identity(ten::ReductionKind::Add, accumulator, loc),
        destination, loc);
  }
  mlir::Value slice(mlir::Value source,
                    llvm::ArrayRef<mlir::OpFoldResult> offsets,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    llvm::ArrayRef<int64_t> steps = {}) {
    return mlir::tensor::ExtractSliceOp::create(
        builder, loc, source, offsets, sizes, stridesOf(sizes.size(), steps));
  }
  mlir::Value insert(mlir::Value part, mlir::Value into,
                     llvm::ArrayRef<mlir::OpFoldResult> offsets,
                     llvm::ArrayRef<mlir::OpFoldResult> sizes,
                     llvm::ArrayRef<int64_t> steps = {}) {
    return mlir::tensor::InsertSliceOp::create(builder, loc, part, into,
                                               offsets, sizes,
                                               stridesOf(sizes.size(), steps));
  }
  llvm::SmallVector<mlir::OpFoldResult>
  stridesOf(size_t rank, llvm::ArrayRef<int64_t> steps) {
    return steps.empty() ? llvm::SmallVector<mlir::OpFoldResult>(rank, index(1))
                         : indices(steps);
  }
  /// Returns the sizes of all dimensions: only spatial ones may differ from the
  /// type.
  llvm::SmallVector<mlir::OpFoldResult> sizesOf(const Operand &operand) {
    llvm::SmallVector<mlir::OpFoldResult> sizes =
        indices(operand.type().getShape());
    for (auto [dim, extent] : llvm::zip(operand.places, operand.extents))
      sizes[dim] = extent;
    return sizes;
  }
  mlir::OpFoldResult index(int64_t value) {
    return builder.getIndexAttr(value);
  }
  llvm::SmallVector<mlir::OpFoldResult>
  indices(llvm::ArrayRef<int64_t> values) {
    return llvm::map_to_vector(values, [&](int64_t v) { return index(v); });
  }
  /// Returns the index of the block of `size` that starts at element `number`.
  mlir::OpFoldResult blockOf(mlir::Value number, int64_t size);
  /// Returns from + step * number.
  mlir::OpFoldResult index(int64_t from, int64_t step, mlir::Value number);
  mlir::Value constant(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(builder, loc, value);
  }

  KernelLowering &kernels;
  ten::ConvOp op;
  ten::ConvScheduleAttr schedule;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Type accumulator;
  ten::ConvDimsAttr dims;
  unsigned spatial;
  Operand input, kernel, output;
  /// True if `kernel` is packed in panels, which are its first dimension.
  bool kernelInPanels = false;
  /// True if its second dimension is blocks of input channels, accumulated one
  /// after the other.
  bool panelsHaveBlocks = false;
  /// Stands for the dimension of input-channel blocks in the order of a copy.
  /// Fact: index; stands for the dimension of blocks.
  static constexpr int64_t kBlock = -1;
  /// The copy of the input: its dimensions in order, and for each the copy's
  /// size, the offset, distance and number of the input's elements.
  struct Copied {
    llvm::SmallVector<int64_t> order, from, steps;
    llvm::SmallVector<mlir::OpFoldResult> shape, count;
    bool hasBorder = false;
    /// Negative padding, or nothing but padding.
    bool isCut = false;
  };
  Copied copied;
  /// The spatial sizes of the input and the result.
  llvm::SmallVector<mlir::OpFoldResult> inputExtents, outputExtents;
  /// If images are convolved one by one: the first image of a block, their
  /// number, and the block, if the input is in memory.
  mlir::Value firstImage, block;
  int64_t images = 0;
  bool byBands = false;
  /// The position in the padded input's first spatial dimension at which a band
  /// starts.
  mlir::Value firstOfBand;
  /// True if the input is read in place, with bounds checks for padding.
  bool inPlace = false;
  /// The first position that is read, per spatial dimension of the input.
  llvm::SmallVector<int64_t> starts;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_TILEDCONVOLUTION_H

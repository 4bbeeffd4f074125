//===- TiledConvolution.h - Convolutions as register tiles ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_TILEDCONVOLUTION_H
#define TENON_LIB_CONVERSION_TENTOLINALG_TILEDCONVOLUTION_H

#include "KernelLowering.h"

namespace tenon {

/// A convolution without padding: the input is copied with a border of zeros
/// first where there is one. Every operand is then read at linear places. Only
/// along channels, where each element of a copy would be used for one channel,
/// the border is a condition of the nest.
class ConvolutionNest {
public:
  ConvolutionNest(KernelLowering &kernels, ten::ConvOp op,
                  ten::ConvScheduleAttr schedule)
      : kernels(kernels), op(op), schedule(schedule), builder(kernels.builder),
        loc(op.getLoc()), accumulator(op.getAccumulatorType()),
        dims(op.getDims()), spatial(op.getNumSpatial()) {}

  /// Sums into `destination`, of the result's shape and the accumulator's
  /// type. Null where an operand has no lowering.
  mlir::Value emit(mlir::Value destination);

private:
  /// A tensor, and which of its dimensions is what.
  struct Operand {
    mlir::Value tensor;
    mlir::Type element;
    int64_t batch = -1, input = -1, output = -1;
    /// Of blocks of input features, if each lies by itself.
    int64_t block = -1;
    llvm::SmallVector<int64_t> places;
    /// The sizes of `places`.
    llvm::SmallVector<mlir::OpFoldResult> extents;

    mlir::RankedTensorType type() const {
      return llvm::cast<mlir::RankedTensorType>(tensor.getType());
    }
    int64_t size(int64_t dim) const { return type().getDimSize(dim); }
    int64_t last() const { return type().getRank() - 1; }
  };

  /// Every `step`-th place of a result whose input has gaps: a convolution of
  /// the input without gaps and every `step`-th element of the window.
  struct Phase {
    int64_t place, count, element, taps;
    /// The input's place for the first of both.
    int64_t first;
  };
  llvm::SmallVector<Phase> phases(unsigned i);
  /// Phases of one size, one after the other, which one loop goes through: from
  /// each to the next, the first element and place are as far apart.
  struct PhaseRun {
    Phase first;
    int64_t number = 1, elementStep = 0, placeStep = 0;
  };
  llvm::SmallVector<PhaseRun> phaseRuns(unsigned i);
  bool hasPhases();
  bool hasGaps();
  /// All phases of the spatial dimensions from `i` on, of `kernel` and
  /// `result`.
  mlir::Value phasesFrom(unsigned i, mlir::Value result);
  /// All of `kernel` and `output`.
  mlir::Value convolve();
  /// Makes `output` by `make`; where vectors do not run along its memory, in a
  /// copy of another order first.
  mlir::Value inOrder(llvm::function_ref<mlir::Value()> make);
  /// All images into `destination`, or a block of them.
  mlir::Value emitImages(mlir::Value destination);
  /// As many images as the run has, or of sizes that it has, in blocks: memory
  /// for copies is that of a block.
  mlir::Value imageByImage(mlir::Value destination);
  /// How many of such images are rows of a tile, as their own places are few.
  int64_t imagesTogether();

  /// How much of the input a result of `extent` places reads, of dimension
  /// `i`.
  mlir::OpFoldResult reachOf(unsigned i, mlir::OpFoldResult extent);
  bool prepareInput();
  /// The input as it is copied: dimensions in order, without a tensor.
  Operand inputInOrder();
  bool copyInput();
  /// Writes zeros into what a copy has around the input, and between its
  /// elements.
  mlir::Value fillBorder(mlir::Value copy);
  /// Where in the input is what a copy has at `at`.
  LoopIndices placeInInput(NestBody &body, llvm::ArrayRef<LoopIndex> at);
  /// An element of the input, in the accumulator's type; `known` is cleared
  /// where it has no lowering.
  mlir::Value inputElement(NestBody &body, llvm::ArrayRef<LoopIndex> at,
                           bool &known);
  /// A copy of `shape` that asks of each place whether the input has an element
  /// there: any border. Of one image, and from `row` on, where these are given.
  mlir::Value copyWithin(llvm::ArrayRef<mlir::OpFoldResult> shape,
                         mlir::Value image, mlir::Value row);
  /// All of an output whose input is copied by bands, for some of its rows.
  mlir::Value bands();
  /// An element of the input in place, 0 where the border is.
  mlir::Value readWithin(NestBody &body, llvm::ArrayRef<LoopIndex> at);
  /// Whether a copy has a border along a dimension that is enough of what the
  /// result reads for products with it to be left out, of `sums` for each place
  /// of the window.
  bool leavesOutBorder(unsigned i, int64_t sums);
  /// Whether a copy has at `place` along a dimension what the input has.
  mlir::Value isInside(NestBody &body, unsigned i, mlir::AffineExpr place);
  /// Makes `input` a copy of what `rows` of the result from `row` on read.
  void copyBand(mlir::Value image, mlir::Value row, int64_t rows);
  bool prepareKernel();
  /// Makes panels of the kernel, once for all images.
  void packPanels();
  /// Copies the kernel's part for `width` features from `feature` and `count`
  /// input features from `first` into `place`, whose dimensions are those of a
  /// window, input features and features, and before one of these one of a
  /// single element, `unit`.
  mlir::Value copyKernel(mlir::Value place, mlir::Value feature, int64_t width,
                         mlir::Value first, int64_t count, unsigned unit);
  /// A copy in the accumulator's type, in the given order of dimensions.
  Operand reordered(const Operand &operand, llvm::ArrayRef<int64_t> order);
  /// Makes sums of all features: of one part of the kernel after the other.
  mlir::Value panels(mlir::Value sums);
  /// The same part in memory of its own, or in panels.
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
    /// The spatial dimension of the rows, unless these are images.
    unsigned rows = 0;
    bool batchRows = false;
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
  /// Accumulates into `sums`, which has the output features of `kernel`, the
  /// products with the input features from `firstInput` on.
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
  /// The sizes of all dimensions: only places may have others than the type.
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
  /// Which block of `size` element `number` is the first of.
  mlir::OpFoldResult blockOf(mlir::Value number, int64_t size);
  /// `from`, and `step` times `number` more.
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
  /// Whether `kernel` is in panels, which are its first dimension.
  bool kernelInPanels = false;
  /// Whether blocks of input features, summed one after the other, are their
  /// second one.
  bool panelsHaveBlocks = false;
  /// In the order of a copy: the number of a block of input features.
  static constexpr int64_t kBlock = -1;
  /// How the input is copied before it is read: its dimensions in the copy's
  /// order, and of each the copy's size, from where on and at what distance
  /// elements are there, and how many.
  struct Copied {
    llvm::SmallVector<int64_t> order, from, steps;
    llvm::SmallVector<mlir::OpFoldResult> shape, count;
    bool hasBorder = false;
    /// A border of less than nothing, or nothing but border.
    bool isCut = false;
  };
  Copied copied;
  /// The sizes of the input's and the result's places.
  llvm::SmallVector<mlir::OpFoldResult> inputExtents, outputExtents;
  /// Where images are convolved one by one: the first image of a block and the
  /// number of them, and the block, if the input is in memory.
  mlir::Value firstImage, block;
  int64_t images = 0;
  bool byBands = false;
  /// Of a band: which place of the input's first dimension, a border before it
  /// among them, it starts at.
  mlir::Value firstOfBand;
  /// Whether the input is read where it is, and a border is a condition.
  bool inPlace = false;
  /// Of the input's places: what is read first.
  llvm::SmallVector<int64_t> starts;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_TILEDCONVOLUTION_H

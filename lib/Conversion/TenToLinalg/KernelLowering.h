//===- KernelLowering.h - Loop nests for a kernel's values ------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_KERNELLOWERING_H
#define TENON_LIB_CONVERSION_TENTOLINALG_KERNELLOWERING_H

#include "CodeGen/Scalars/ScalarEmitter.h"
#include "Dialect/Ten/IR/Attention.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// An index inside a loop nest: an affine function of the loops where it is
/// known to be one, else a value of index type.
struct LoopIndex {
  mlir::AffineExpr expr;
  mlir::Value value;

  LoopIndex() = default;
  LoopIndex(mlir::AffineExpr expr) : expr(expr) {}
  LoopIndex(mlir::Value value) : value(value) {}

  bool operator==(const LoopIndex &other) const {
    return expr == other.expr && value == other.value;
  }
};
using LoopIndices = llvm::SmallVector<LoopIndex, 4>;

class KernelLowering;

/// How much of a contraction is computed, and how: no more than the first
/// `columns` of the right operand's free ones, or so many as make whole tiles,
/// and the first `sums` of the products of each sum. Null means all.
struct ContractionParts {
  ten::ContractScheduleAttr schedule;
  mlir::Value columns, sums;
};

/// What a nest that adds up products leaves: all of its sums, made of nothing;
/// the first products of these; these and more; or, with the last ones, all.
enum class SumsPart { All, First, More, Last };

/// Whether sums of other nests are added to.
inline bool addsTo(SumsPart part) {
  return part == SumsPart::More || part == SumsPart::Last;
}
/// Says to those who finish sums in registers what a nest leaves.
void markSums(mlir::Operation *nest, SumsPart part);

/// The body of one loop nest: emits elements of tensors as scalar code.
class NestBody : public ScalarEmitter {
public:
  /// The body of a structured nest, which reads through block arguments; or,
  /// without loop sizes, code inside of plain loops.
  NestBody(KernelLowering &kernel, mlir::OpBuilder &builder, mlir::Location loc,
           std::optional<llvm::ArrayRef<mlir::OpFoldResult>> loopSizes = {});

  KernelLowering &kernel;
  /// The nest's loops, as indices.
  LoopIndices loops;

  /// The element of `tensor` at `indices`, in its compute type.
  mlir::Value element(mlir::Value tensor, llvm::ArrayRef<LoopIndex> indices);
  /// The element of a tensor in memory, given by its storage form; 0 where it
  /// is not `inside`, if that is given.
  mlir::Value read(mlir::Value stored, mlir::Type element,
                   llvm::ArrayRef<LoopIndex> indices, mlir::Value inside = {});

  /// Says that a tensor's element is known.
  void setComputed(mlir::Value tensor, const LoopIndices &indices,
                   mlir::Value element) {
    computed[tensor].push_back({tensor, indices, element});
  }

  /// Scalar code of an operation's region: rank-0 arguments take `arguments`;
  /// gives the values of the terminator, or those of `wanted`.
  llvm::SmallVector<mlir::Value> region(mlir::Region &region,
                                        mlir::ValueRange arguments,
                                        mlir::ValueRange wanted = {});

  /// Index arithmetic that stays affine where it can.
  LoopIndex constant(int64_t value);
  LoopIndex plus(const LoopIndex &lhs, const LoopIndex &rhs);
  LoopIndex times(const LoopIndex &lhs, int64_t factor);
  LoopIndex minus(const LoopIndex &lhs, const LoopIndex &rhs) {
    return plus(lhs, times(rhs, -1));
  }
  LoopIndex floorDiv(const LoopIndex &lhs, int64_t divisor);
  LoopIndex modulo(const LoopIndex &lhs, int64_t divisor);
  mlir::Value value(const LoopIndex &index);
  mlir::Value value(mlir::OpFoldResult size);
  /// An integer element as an index, sign- or zero-extended.
  mlir::Value asIndex(mlir::Value value, mlir::Type element);
  mlir::Value clampIndex(mlir::Value index, mlir::Value low, mlir::Value high);
  /// Whether 0 <= index < size.
  mlir::Value inBounds(mlir::Value index, mlir::Value size);
  /// The place in a dimension of `size` elements for a place in the dimension
  /// with gaps between (dilation - 1 of them) and around: clamped, so that
  /// reading is safe; `inside` is narrowed by whether there is an element.
  LoopIndex dilatedPlace(const LoopIndex &at, int64_t dilation,
                         mlir::Value size, mlir::Value &inside);

  /// The tensors that are read at affine places, and where.
  struct Input {
    mlir::Value tensor;
    mlir::AffineMap map;
    mlir::Value argument;
  };
  llvm::SmallVector<Input> inputs;

private:
  friend class KernelLowering;
  mlir::Value compute(mlir::Operation *op, mlir::Value tensor,
                      llvm::ArrayRef<LoopIndex> indices);
  // Rules of the families, each in the file of its name.
  mlir::Value shapeElement(mlir::Operation *op,
                           llvm::ArrayRef<LoopIndex> indices);
  mlir::Value indexingElement(mlir::Operation *op,
                              llvm::ArrayRef<LoopIndex> indices);

  /// Whether linalg may read `stored` through a map of these indices.
  bool isMapped(mlir::Value stored, llvm::ArrayRef<LoopIndex> indices);

  mlir::Block *block;
  bool structured;
  llvm::SmallVector<mlir::OpFoldResult> loopSizes;
  /// What was computed already at the current insertion point.
  struct Computed {
    mlir::Value tensor;
    LoopIndices indices;
    mlir::Value element;
  };
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Computed, 1>> computed;
  llvm::DenseMap<mlir::Value, mlir::Value> scalars;
};

/// The size of a tensor's dimension where it is static or the tensor a slice of
/// that size; else null.
mlir::OpFoldResult knownSize(mlir::Value tensor, int64_t dim);

/// A view of `source` of those sizes and that type.
mlir::Value reshape(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::RankedTensorType type, mlir::Value source,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Lowers the body of one kernel function.
class KernelLowering {
public:
  KernelLowering(mlir::OpBuilder &builder, FloatContract contract,
                 bool manyThreads)
      : builder(builder), contract(contract), manyThreads(manyThreads) {}

  mlir::OpBuilder &builder;
  FloatContract contract;
  /// Whether nests over all elements run faster than loops in a row's cache.
  bool manyThreads;
  /// Whether the kernel's result may be where one of its inputs is.
  bool writesInput = false;

  /// Lowers `function` in place. Fails with a diagnostic at the operation that
  /// has no lowering.
  mlir::LogicalResult lower(mlir::func::FuncOp function);

  /// The value in memory, computed into `destination` where one is given.
  mlir::Value materialize(mlir::Value value, mlir::Value destination = {});
  /// The value in memory if it is there already, else null.
  mlir::Value stored(mlir::Value value) { return memory.lookup(value); }
  /// Says where a value is, or no longer is: without its first `dropped`
  /// dimensions, of which memory holds one index at a time.
  void setStored(mlir::Value value, mlir::Value tensor, int64_t dropped);
  int64_t droppedDims(mlir::Value value) { return dropped.lookup(value); }

  /// Lets a part of an input whose starts are inputs, too, be where the input
  /// has it; on a CPU.
  void viewSlice(ten::DynamicSliceOp op);

  /// The sizes of a `ten` value's dimensions, at the builder's place.
  llvm::SmallVector<mlir::OpFoldResult> sizes(mlir::Value value);
  /// An uninitialized tensor in storage form of a `ten` value's shape.
  mlir::Value empty(mlir::Value like);
  mlir::Value empty(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    mlir::Type storage, mlir::Location loc);
  mlir::Value fill(mlir::Value scalar, mlir::Value destination,
                   mlir::Location loc);
  /// A scalar constant of storage type for `element`, outside of nests.
  mlir::Value identity(ten::ReductionKind kind, mlir::Type element,
                       mlir::Location loc);

  /// One loop nest: `body` gets the loops and the outputs' current elements,
  /// in storage form, and gives the new ones. Loop i runs over `loopSizes[i]`.
  llvm::SmallVector<mlir::Value>
  nest(mlir::Location loc, llvm::ArrayRef<mlir::OpFoldResult> loopSizes,
       llvm::ArrayRef<mlir::utils::IteratorType> iterators,
       mlir::ValueRange outputs, llvm::ArrayRef<mlir::AffineMap> outputMaps,
       llvm::function_ref<llvm::SmallVector<mlir::Value>(NestBody &,
                                                         mlir::ValueRange)>
           body);
  /// A nest over the elements of outputs of these sizes.
  llvm::SmallVector<mlir::Value>
  map(mlir::Location loc, llvm::ArrayRef<mlir::OpFoldResult> sizes,
      mlir::ValueRange outputs,
      llvm::function_ref<
          llvm::SmallVector<mlir::Value>(NestBody &, llvm::ArrayRef<LoopIndex>)>
          elements);
  /// The same of one output.
  mlir::Value
  map(mlir::Location loc, mlir::Value destination,
      llvm::function_ref<mlir::Value(NestBody &, llvm::ArrayRef<LoopIndex>)>
          element);
  /// A nest that computes each element of `output` once, at the place `map`
  /// gives for the loops; copied by vectors of `lanes` where it only copies.
  mlir::Value copyNest(mlir::Location loc,
                       llvm::ArrayRef<mlir::OpFoldResult> loopSizes,
                       mlir::Value output, mlir::AffineMap map, int64_t lanes,
                       llvm::function_ref<mlir::Value(NestBody &)> element);

  /// Plain loops, one for each of `sizes`: `body` gets their variables and what
  /// they carry, and gives what they carry on. Gives what the last left.
  llvm::SmallVector<mlir::Value> loops(
      mlir::Location loc, llvm::ArrayRef<mlir::OpFoldResult> sizes,
      mlir::ValueRange state,
      llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange loops,
                                                        mlir::ValueRange state)>
          body);

  /// From `from` to `to` in steps, the last of what is left: `body` gets the
  /// place, what is carried and the step's size, and gives what it carries on.
  /// Gives what the last left.
  mlir::Value
  steps(mlir::Location loc, int64_t from, int64_t to, int64_t step,
        mlir::Value carried,
        llvm::function_ref<mlir::Value(mlir::Value, mlir::Value, int64_t size)>
            body);
  /// Sums of `count` products for `op`, at most `most` of them at a time:
  /// `body` gets the first of these, the sums, how many products these are, and
  /// which part of the sums they make. Where something is done to the sums, the
  /// nests of the last ones are apart from others', so that it can be done
  /// there in registers.
  mlir::Value sumInBlocks(
      mlir::Operation *op, mlir::Type accumulator, int64_t count, int64_t most,
      mlir::Value sums,
      llvm::function_ref<mlir::Value(mlir::Value first, mlir::Value sums,
                                     int64_t size, SumsPart part)>
          body);

private:
  // Steps of `lower`.
  llvm::SmallVector<mlir::UnrealizedConversionCastOp>
  storeArguments(mlir::Block &block);
  void viewReshapes(mlir::Block &block, llvm::StringRef kind,
                    llvm::MutableArrayRef<mlir::Value> values,
                    llvm::MutableArrayRef<mlir::Value> destinations);
  mlir::Value lowerResult(mlir::func::FuncOp function, llvm::StringRef kind,
                          mlir::Value value, mlir::Value destination);

  friend class RowBlocks;
  friend class OnlineAttention;
  // Nests of the families, each in the file of its name: null where the
  // operation is not theirs, failure after a diagnostic.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  nestOf(mlir::Operation *op, mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> reduce(ten::ReduceOp op,
                                        mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> structured(mlir::linalg::GenericOp op,
                                            mlir::ValueRange destinations);
  /// Nothing where the reduction is no argmax or argmin of rows.
  llvm::SmallVector<mlir::Value> argReduce(ten::ReduceOp op,
                                           mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> windowReduce(ten::WindowReduceOp op,
                                              mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> scan(ten::ScanOp op,
                                      mlir::ValueRange destinations);
  /// Of each row no more than the first `columns`, where these are given; the
  /// rows have one dimension then.
  mlir::Value normalize(mlir::Value root, mlir::Value destination,
                        mlir::Value columns = {});
  /// Null where the kernel has no schedule.
  mlir::Value attention(mlir::Operation *root, mlir::Value destination);
  /// The schedule for numbers of the accumulator's type, none of which is too
  /// small.
  static ten::ContractScheduleAttr
  withoutGroups(ten::ContractScheduleAttr schedule);
  /// Whether no sum of products of two numbers of bf16, of which these are all,
  /// can be below 2^-126 but 0: those of at least 2^-56 are multiples of 2^-63.
  /// Null where an operand has no lowering.
  mlir::Value hasNormalSums(mlir::ValueRange factors, mlir::Location loc);
  /// What one of two makes of `destination`; null where that is not known.
  mlir::Value eitherOf(mlir::Value condition, mlir::Value destination,
                       llvm::function_ref<mlir::Value()> yes,
                       llvm::function_ref<mlir::Value()> no);
  /// Null where its rows are no softmax.
  mlir::Value onlineAttention(const ten::Attention &attention,
                              mlir::Value destination);
  mlir::Value contraction(ten::ContractOp op, mlir::Value destination);
  /// The same as one nest, added to `sums`; few rows that would leave vectors
  /// of `lanes` mostly empty are taken in pairs.
  mlir::Value contractionNest(ten::ContractOp op,
                              ten::ContractScheduleAttr schedule, int64_t lanes,
                              mlir::Value sums);
  /// With as many rows as the run has: as the schedule says, by `emit`, if they
  /// are many, else without a copy of the right operand.
  mlir::Value contractionOfRows(
      ten::ContractOp op, ten::ContractScheduleAttr schedule,
      mlir::Value destination,
      llvm::function_ref<mlir::Value(ten::ContractScheduleAttr, mlir::Value)>
          emit);
  /// As the schedule says, where the right operand's shape is static.
  mlir::Value packedContraction(ten::ContractOp op,
                                const ContractionParts &parts,
                                mlir::Value destination);
  mlir::Value convolve(ten::ConvOp op, mlir::Value destination);
  mlir::Value tiledConvolution(ten::ConvOp op, ten::ConvScheduleAttr schedule,
                               mlir::Value destination);
  mlir::Value concat(ten::ConcatOp op, mlir::Value destination);
  /// An operation whose elements can be computed one by one.
  mlir::Value mapOf(mlir::Operation *op, mlir::Value destination);
  /// Values of one shape, all computed in one nest; none on failure.
  llvm::SmallVector<mlir::Value> maps(mlir::ValueRange values,
                                      mlir::ValueRange destinations);
  mlir::Value bitcast(ten::BitcastOp op, mlir::Value destination);
  /// `whole` with each element of a part of it, at its place in that part, as
  /// computed; null on failure.
  mlir::Value
  mapPart(mlir::Location loc, mlir::Value whole,
          llvm::ArrayRef<mlir::OpFoldResult> offsets,
          llvm::ArrayRef<mlir::OpFoldResult> extent, mlir::Type element,
          llvm::function_ref<mlir::Value(NestBody &, llvm::ArrayRef<LoopIndex>)>
              compute);
  /// An update at a known place: only that is written where the destination is
  /// the operand, else all elements, each once.
  mlir::Value updateAtPlace(ten::DynamicUpdateSliceOp op,
                            llvm::ArrayRef<int64_t> place,
                            mlir::Value destination);
  mlir::Value dynamicUpdateSlice(ten::DynamicUpdateSliceOp op,
                                 mlir::Value destination);
  llvm::SmallVector<mlir::Value> scatter(ten::ScatterOp op,
                                         mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> sort(ten::SortOp op,
                                      mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> topK(ten::TopKOp op,
                                      mlir::ValueRange destinations);
  // Faster ways that not all sorts can go: else nothing.
  llvm::SmallVector<mlir::Value> sortByKey(ten::SortOp op,
                                           mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> topKByList(ten::TopKOp op,
                                            mlir::ValueRange destinations);
  mlir::Value cholesky(ten::CholeskyOp op, mlir::Value destination);
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  libraryCall(ten::LibraryCallOp op, mlir::ValueRange destinations);
  mlir::Value triangularSolve(ten::TriangularSolveOp op,
                              mlir::Value destination);
  mlir::Value fft(ten::FftOp op, mlir::Value destination);
  mlir::Value fftByNests(ten::FftOp op, mlir::Value destination);
  llvm::SmallVector<mlir::Value> rngBits(ten::RngBitsOp op,
                                         mlir::ValueRange destinations);

  /// Values of `ten` types to their storage form.
  llvm::DenseMap<mlir::Value, mlir::Value> memory;
  llvm::DenseMap<mlir::Value, int64_t> dropped;
  /// Where the kernel's results belong that one operation makes together.
  llvm::DenseMap<mlir::Value, mlir::Value> belongs;
  /// Of contractions that are not the only one of the kernel.
  llvm::DenseMap<mlir::Operation *, ContractionParts> parts;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_KERNELLOWERING_H

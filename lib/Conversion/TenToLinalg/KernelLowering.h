//===- KernelLowering.h - Lowers the body of a kernel -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_KERNELLOWERING_H
#define TENON_LIB_CONVERSION_TENTOLINALG_KERNELLOWERING_H

#include "CodeGen/Scalars/ScalarEmitter.h"
#include "Dialect/Ten/Analysis/Attention.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// An index inside a loop nest: an affine function of the loops if known, else
/// a value of type index.
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

/// The part of a contraction to compute: at most the first `columns` of the
/// RHS's free ones, or that many rounded up to whole tiles, and the first
/// `sums` products of each accumulator. Null means all.
struct ContractionParts {
  ten::ContractScheduleAttr schedule;
  mlir::Value columns, sums;
  /// True to add by vectors in the order of AMX (`matrices` of `#ten.tile`).
  bool halvesApart = false;
};

/// Returns the most products of a row that are added in order, so that LLVM
/// cannot contract them for some numbers of rows only.
int64_t maxProductsInOrder(mlir::Operation *op);

/// The part of the accumulation that a nest performs: all, starting from the
/// initial value; the first products; further ones; or the last ones, which
/// complete it.
enum class SumsPart { All, First, More, Last };

/// Returns whether the nest adds to accumulators of other nests.
inline bool addsTo(SumsPart part) {
  return part == SumsPart::More || part == SumsPart::Last;
}
/// Sets the attribute by which epilogues know whether a nest completes its
/// accumulators.
void markSums(mlir::Operation *nest, SumsPart part);

/// The body of one loop nest: emits elements of tensors as scalar code.
class NestBody : public ScalarEmitter {
public:
  /// Constructs the body of a structured nest, which reads through block
  /// arguments; or, without loop sizes, code inside of plain loops.
  NestBody(KernelLowering &kernel, mlir::OpBuilder &builder, mlir::Location loc,
           std::optional<llvm::ArrayRef<mlir::OpFoldResult>> loopSizes = {});

  KernelLowering &kernel;
  /// The nest's loops as indices.
  LoopIndices loops;

  /// Returns the element of `tensor` at `indices`, in its compute type.
  mlir::Value element(mlir::Value tensor, llvm::ArrayRef<LoopIndex> indices);
  /// Returns the element of a tensor in memory, given by its storage form; 0 if
  /// it is not `inside`, when that is given.
  mlir::Value read(mlir::Value stored, mlir::Type element,
                   llvm::ArrayRef<LoopIndex> indices, mlir::Value inside = {});

  /// Records that a tensor's element is already computed.
  void setComputed(mlir::Value tensor, const LoopIndices &indices,
                   mlir::Value element) {
    computed[tensor].push_back({tensor, indices, element});
  }

  /// Emits the scalar code of an operation's region with `arguments` for its
  /// rank-0 arguments; returns the values of the terminator, or those of
  /// `wanted`.
  llvm::SmallVector<mlir::Value> region(mlir::Region &region,
                                        mlir::ValueRange arguments,
                                        mlir::ValueRange wanted = {});

  /// Index arithmetic that stays affine if possible.
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
  /// Returns an integer element as an index, sign- or zero-extended.
  mlir::Value asIndex(mlir::Value value, mlir::Type element);
  mlir::Value clampIndex(mlir::Value index, mlir::Value low, mlir::Value high);
  /// Returns whether 0 <= index < size.
  mlir::Value inBounds(mlir::Value index, mlir::Value size);
  /// Bisects for the first index from `low` on for which `holds`, `high` if it
  /// holds for none before; it must hold for all indices behind one for which
  /// it does.
  mlir::Value bisect(mlir::Value low, mlir::Value high,
                     llvm::function_ref<mlir::Value(mlir::Value index)> holds);
  /// Maps a position in a padded and dilated dimension (with dilation - 1 gaps)
  /// to a position in a dimension of `size` elements, clamped so that reading
  /// is safe; `inside` becomes its conjunction with whether there is an
  /// element.
  LoopIndex dilatedPlace(const LoopIndex &at, int64_t dilation,
                         mlir::Value size, mlir::Value &inside);

  /// The tensors that are read at affine positions, and the maps.
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
  /// Returns the product with which a sum or difference is contracted: the
  /// first operand that is one and has no other use, for which it would be
  /// rounded. Null if there is none.
  ten::MulOp contractedProduct(mlir::Operation *op);
  mlir::Value contracted(mlir::Operation *op, ten::MulOp product,
                         llvm::ArrayRef<LoopIndex> indices);
  // Rules of the families, each in the file of its name.
  mlir::Value shapeElement(mlir::Operation *op,
                           llvm::ArrayRef<LoopIndex> indices);
  mlir::Value indexingElement(mlir::Operation *op,
                              llvm::ArrayRef<LoopIndex> indices);
  mlir::Value dequantizedElement(ten::DequantizeOp op,
                                 llvm::ArrayRef<LoopIndex> indices);

  /// Returns whether linalg can read `stored` through an affine map of these
  /// indices.
  bool isMapped(mlir::Value stored, llvm::ArrayRef<LoopIndex> indices);

  mlir::Block *block;
  bool structured;
  llvm::SmallVector<mlir::OpFoldResult> loopSizes;
  /// Elements that are already computed at the current insertion point.
  struct Computed {
    mlir::Value tensor;
    LoopIndices indices;
    mlir::Value element;
  };
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Computed, 1>> computed;
  llvm::DenseMap<mlir::Value, mlir::Value> scalars;
};

/// Returns the size of a tensor's dimension if it is static or the tensor is a
/// slice of that size; else null.
mlir::OpFoldResult knownSize(mlir::Value tensor, int64_t dim);

/// Returns a view of `source` with those sizes and that type.
mlir::Value reshape(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::RankedTensorType type, mlir::Value source,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Lowers the body of one kernel function.
class KernelLowering {
public:
  KernelLowering(mlir::OpBuilder &builder, FloatContract contract,
                 bool manyThreads, bool hasFma)
      : builder(builder), contract(contract), manyThreads(manyThreads),
        hasFma(hasFma || manyThreads),
        contractsHere(contract == FloatContract::Contract && !manyThreads &&
                      hasFma) {}

  mlir::OpBuilder &builder;
  FloatContract contract;
  /// True if nests over all elements run faster than loops along a row in
  /// cache, as on GPUs.
  bool manyThreads;
  /// ScalarEmitter::hasFma and, of elementwise operations, contractsHere.
  bool hasFma, contractsHere;
  /// False if the target has no runtime, whose functions code may call.
  bool callsRuntime = true;
  /// True if the kernel's result may share memory with an input.
  bool writesInput = false;
  /// The kernel that is lowered.
  mlir::func::FuncOp function;
  /// Returns the kernel's schedule, or null.
  mlir::Attribute scheduleOfKernel();
  /// Set if the program gave the kernel a schedule, and if an operation was
  /// lowered by it.
  bool isScheduleGiven = false, isScheduleTaken = false;
  /// Set once an error was reported for the kernel.
  bool isRefused = false;
  /// Says that a schedule of `op` is not obeyed; fails where that is an error.
  mlir::LogicalResult refuseSchedule(mlir::Operation *op,
                                     mlir::Attribute schedule,
                                     const llvm::Twine &why);

  /// Lowers a kernel in place. Fails with a diagnostic at the operation that
  /// has no lowering.
  mlir::LogicalResult lower(mlir::func::FuncOp kernel);

  /// Returns the value in memory, computed into `destination` if given.
  mlir::Value materialize(mlir::Value value, mlir::Value destination = {});
  /// Returns the value in memory if it exists already, else null.
  mlir::Value stored(mlir::Value value) { return memory.lookup(value); }
  /// Sets or removes the tensor of a value; it lacks the value's first
  /// `dropped` dimensions, of which memory holds one index at a time.
  void setStored(mlir::Value value, mlir::Value tensor, int64_t dropped);
  int64_t droppedDims(mlir::Value value) { return dropped.lookup(value); }

  /// Makes a slice of an input, with inputs as starts, a view of the input; on
  /// a CPU.
  void viewSlice(ten::DynamicSliceOp op);

  /// Returns the sizes of a `ten` value's dimensions, at the builder's
  /// position.
  llvm::SmallVector<mlir::OpFoldResult> sizes(mlir::Value value);
  /// Returns an uninitialized tensor, in storage form, of a `ten` value's
  /// shape.
  mlir::Value empty(mlir::Value like);
  mlir::Value empty(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    mlir::Type storage, mlir::Location loc);
  mlir::Value fill(mlir::Value scalar, mlir::Value destination,
                   mlir::Location loc);
  /// Returns a scalar identity constant of storage type for `element`, outside
  /// of nests.
  mlir::Value identity(ten::ReductionKind kind, mlir::Type element,
                       mlir::Location loc);

  /// Emits one loop nest: `body` maps the loops and the outputs' current
  /// elements, in storage form, to the new ones. Loop i runs over
  /// `loopSizes[i]`.
  llvm::SmallVector<mlir::Value>
  nest(mlir::Location loc, llvm::ArrayRef<mlir::OpFoldResult> loopSizes,
       llvm::ArrayRef<mlir::utils::IteratorType> iterators,
       mlir::ValueRange outputs, llvm::ArrayRef<mlir::AffineMap> outputMaps,
       llvm::function_ref<llvm::SmallVector<mlir::Value>(NestBody &,
                                                         mlir::ValueRange)>
           body);
  /// Emits a nest over the elements of outputs of these sizes.
  llvm::SmallVector<mlir::Value>
  map(mlir::Location loc, llvm::ArrayRef<mlir::OpFoldResult> sizes,
      mlir::ValueRange outputs,
      llvm::function_ref<
          llvm::SmallVector<mlir::Value>(NestBody &, llvm::ArrayRef<LoopIndex>)>
          elements);
  /// Does the same for one output.
  mlir::Value
  map(mlir::Location loc, mlir::Value destination,
      llvm::function_ref<mlir::Value(NestBody &, llvm::ArrayRef<LoopIndex>)>
          element);
  /// Emits a nest that computes each element of `output` once, at the position
  /// that `map` gives for the loops; vectorized with `lanes` lanes if it only
  /// copies.
  mlir::Value copyNest(mlir::Location loc,
                       llvm::ArrayRef<mlir::OpFoldResult> loopSizes,
                       mlir::Value output, mlir::AffineMap map, int64_t lanes,
                       llvm::function_ref<mlir::Value(NestBody &)> element);

  /// Builds a loop nest with iter_args; `body` maps (ivs, iter_args) to yielded
  /// values. Returns the final values.
  llvm::SmallVector<mlir::Value> loops(
      mlir::Location loc, llvm::ArrayRef<mlir::OpFoldResult> sizes,
      mlir::ValueRange state,
      llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange loops,
                                                        mlir::ValueRange state)>
          body);

  /// Builds one loop from `from` to `to`, values of type index.
  llvm::SmallVector<mlir::Value> loop(
      mlir::Location loc, mlir::Value from, mlir::Value to,
      mlir::ValueRange state,
      llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::Value position,
                                                        mlir::ValueRange state)>
          body);

  /// Builds a loop from `from` to `to` with the given step and a shorter last
  /// one: `body` maps the position, the carried value and the step's size to
  /// the yielded value. Returns the final value.
  mlir::Value
  steps(mlir::Location loc, int64_t from, int64_t to, int64_t step,
        mlir::Value carried,
        llvm::function_ref<mlir::Value(mlir::Value, mlir::Value, int64_t size)>
            body);
  /// Accumulates `count` products for `op` in blocks of at most `most`: `body`
  /// gets the start of the block, the accumulators, the block's size and its
  /// part of the accumulation. If an epilogue follows, the nests of the last
  /// block are separate from the others, so that the epilogue can be applied in
  /// registers.
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

  friend class AttentionBlocks;
  friend class OnlineAttention;
  friend class QuantizedNest;
  // Nests of the families, each in the file of its name: null if the operation
  // is not theirs, failure after a diagnostic.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  nestOf(mlir::Operation *op, mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> reduce(ten::ReduceOp op,
                                        mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> structured(mlir::linalg::GenericOp op,
                                            mlir::ValueRange destinations);
  /// Returns an empty vector if the reduction is not an argmax or argmin of
  /// rows.
  llvm::SmallVector<mlir::Value> argReduce(ten::ReduceOp op,
                                           mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> windowReduce(ten::WindowReduceOp op,
                                              mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> scan(ten::ScanOp op,
                                      mlir::ValueRange destinations);
  /// Computes only the first `columns` of each row, a `multiple` of a number,
  /// if given; the rows then have one dimension.
  mlir::Value normalize(mlir::Value root, mlir::Value destination,
                        mlir::Value columns = {}, int64_t multiple = 1);
  /// Returns null if the kernel has no schedule.
  mlir::Value attention(mlir::Operation *root, mlir::Value destination);
  /// Returns the schedule without dot groups, for elements of the accumulator's
  /// type.
  static ten::ContractScheduleAttr
  withoutGroups(ten::ContractScheduleAttr schedule);
  /// Returns whether no sum of products of two of these bf16 values can be
  /// subnormal (below 2^-126) except 0: values of at least 2^-56 are multiples
  /// of 2^-63. Null if an operand has no lowering.
  mlir::Value hasNormalSums(mlir::ValueRange factors, mlir::Location loc);
  /// Emits one of two lowerings into `destination`, by a condition; returns
  /// null if either has none.
  mlir::Value eitherOf(mlir::Value condition, mlir::Value destination,
                       llvm::function_ref<mlir::Value()> yes,
                       llvm::function_ref<mlir::Value()> no);
  /// Returns null if the rows are not a softmax.
  mlir::Value onlineAttention(const ten::Attention &attention,
                              mlir::Value destination);
  mlir::Value contraction(ten::ContractOp op, mlir::Value destination);
  /// Emits the contraction as one nest that accumulates into `sums`; few rows
  /// that would leave vectors of `lanes` mostly empty are taken in pairs.
  mlir::Value contractionNest(ten::ContractOp op,
                              ten::ContractScheduleAttr schedule, int64_t lanes,
                              mlir::Value sums);
  /// Emits a contraction with a dynamic number of rows: as the schedule says,
  /// by `emit`, if there are many, else without packing the RHS.
  mlir::Value contractionOfRows(
      ten::ContractOp op, ten::ContractScheduleAttr schedule,
      mlir::Value destination,
      llvm::function_ref<mlir::Value(ten::ContractScheduleAttr, mlir::Value)>
          emit);
  /// Emits a product of stored matrices whose sizes only the run knows: in the
  /// schedule's blocks if it is large, else in place.
  mlir::Value contractionOfAnySize(ten::ContractOp op,
                                   ten::ContractScheduleAttr schedule,
                                   mlir::Value destination);
  /// Emits a contraction as the schedule says, for an RHS of static shape.
  mlir::Value packedContraction(ten::ContractOp op,
                                const ContractionParts &parts,
                                mlir::Value destination);
  /// The same where the right operand is made of codes, read as the schedule
  /// says; `destination` is of f32.
  mlir::Value quantizedContraction(ten::ContractOp op,
                                   ten::DequantizeOp weights,
                                   ten::QuantizedScheduleAttr schedule,
                                   mlir::Value destination);
  mlir::Value convolve(ten::ConvOp op, mlir::Value destination);
  mlir::Value tiledConvolution(ten::ConvOp op, ten::ConvScheduleAttr schedule,
                               mlir::Value destination);
  mlir::Value concat(ten::ConcatOp op, mlir::Value destination);
  /// Emits an operation whose elements can be computed one by one.
  mlir::Value mapOf(mlir::Operation *op, mlir::Value destination);
  /// Computes values of one shape in one nest; empty on failure.
  llvm::SmallVector<mlir::Value> maps(mlir::ValueRange values,
                                      mlir::ValueRange destinations);
  mlir::Value bitcast(ten::BitcastOp op, mlir::Value destination);
  /// Writes into a slice of `whole` the elements that `compute` returns for
  /// their positions in the slice; null on failure.
  mlir::Value
  mapPart(mlir::Location loc, mlir::Value whole,
          llvm::ArrayRef<mlir::OpFoldResult> offsets,
          llvm::ArrayRef<mlir::OpFoldResult> extent, mlir::Type element,
          llvm::function_ref<mlir::Value(NestBody &, llvm::ArrayRef<LoopIndex>)>
              compute);
  /// Emits an update at a constant position: writes only the update if the
  /// destination is the operand, else every element once.
  mlir::Value updateAtPlace(ten::DynamicUpdateSliceOp op,
                            llvm::ArrayRef<int64_t> place,
                            mlir::Value destination);
  mlir::Value dynamicUpdateSlice(ten::DynamicUpdateSliceOp op,
                                 mlir::Value destination);
  /// On a GPU: each element of the result bisects for the updates of its row
  /// and applies them in order.
  llvm::SmallVector<mlir::Value>
  scatterSortedRows(ten::ScatterOp op, mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value>
  combineUpdates(NestBody &body, ten::ScatterOp op,
                 llvm::ArrayRef<mlir::Value> olds,
                 llvm::ArrayRef<mlir::Value> news);
  llvm::SmallVector<mlir::Value> scatter(ten::ScatterOp op,
                                         mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> sort(ten::SortOp op,
                                      mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> topK(ten::TopKOp op,
                                      mlir::ValueRange destinations);
  // Faster algorithms for some sorts; empty if they do not apply.
  llvm::SmallVector<mlir::Value> sortByKey(ten::SortOp op,
                                           mlir::ValueRange destinations);
  llvm::SmallVector<mlir::Value> topKByList(ten::TopKOp op,
                                            mlir::ValueRange destinations);
  mlir::Value cholesky(ten::CholeskyOp op, mlir::Value destination);
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  libraryCall(ten::LibraryCallOp op, mlir::ValueRange destinations);
  /// Launches a host function of the process, with its effects.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  hostCall(ten::HostCallOp op, mlir::ValueRange destinations);
  /// Launches a routine of the runtime that `call` describes, with a table of
  /// the arrays; `name` is unique for it but for the arrays' types.
  llvm::SmallVector<mlir::Value>
  callLibrary(mlir::Operation *op, std::string name,
              llvm::ArrayRef<int64_t> call, mlir::ValueRange inputs,
              mlir::ValueRange destinations, bool effects);
  mlir::Value triangularSolve(ten::TriangularSolveOp op,
                              mlir::Value destination);
  mlir::Value fft(ten::FftOp op, mlir::Value destination);
  mlir::Value fftByNests(ten::FftOp op, mlir::Value destination);
  llvm::SmallVector<mlir::Value> rngBits(ten::RngBitsOp op,
                                         mlir::ValueRange destinations);

  /// Maps values of `ten` types to their storage form.
  llvm::DenseMap<mlir::Value, mlir::Value> memory;
  llvm::DenseMap<mlir::Value, int64_t> dropped;
  /// The destinations of kernel results that one operation computes together.
  llvm::DenseMap<mlir::Value, mlir::Value> belongs;
  /// The parts of contractions that are not the only one of the kernel.
  llvm::DenseMap<mlir::Operation *, ContractionParts> parts;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_KERNELLOWERING_H

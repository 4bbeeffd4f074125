//===- Kernels.h - Properties of operations in kernels ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_DIALECT_TEN_IR_KERNELS_H
#define TENON_DIALECT_TEN_IR_KERNELS_H

#include "Dialect/Ten/IR/Ten.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace tenon::ten {

/// Returns the blocks of a host function whose operations can become kernels:
/// all except the regions of `ten` operations, which are scalar code. None for
/// a kernel.
llvm::SmallVector<mlir::Block *> hostBlocks(mlir::func::FuncOp function);

/// Returns whether the operation belongs into a kernel. Constants and reshapes
/// (data and views), kernels, launches and checks do not.
bool isComputation(mlir::Operation *op);

/// Returns whether a result element is computed from a few operand elements at
/// computed indices, so that the operation can be fused into the loop nest of
/// its user.
bool isIndexMapped(mlir::Operation *op);

/// Maximum number of elements of a window whose reduction is unrolled; larger
/// windows use loops.
inline constexpr int64_t kUnrolledWindow = 9;

/// Most elements that a sum adds in their order, whatever is around it; longer
/// ones may be added in the order that makes vectors.
/// Tuned: elements; Zen 5 with AVX-512 and AVX2.
inline constexpr int64_t kMaxSumInOrder = 8;
/// The same for products with vectors of at most 32 bytes: lanes that are added
/// at the end gain nothing.
/// Tuned: elements; Zen 5 with AVX2.
inline constexpr int64_t kMaxNarrowSumInOrder = 15;

/// Most columns with which rows that the program computes are multiplied column
/// by column, as sums of rows of at least so many products (`ten-split-pairs`).
/// Bound: columns; code size.
inline constexpr int64_t kMaxSplitColumns = 8;
/// Tuned: products; commit 5e4ca2c.
inline constexpr int64_t kMinSplitSum = 16;

/// Minimum number of rows for which bf16 dot-product instructions are worth
/// scanning the operands for subnormals, which these instructions flush to 0.
/// Tuned: rows; docs/developer/rationale/math.md "bf16 products use
/// `vdpbf16ps` where it rounds nothing away".
inline constexpr int64_t kMinRowsForSearch = 16;
/// Bits of 2^-56 as f32: sums of products of bf16 numbers that are 0 or not
/// below are never subnormal.
/// Fact: bits; docs/developer/rationale/math.md, as above.
inline constexpr uint32_t kLeastOfNormalSums = uint32_t(127 - 56) << 23;

/// Minimum length of rows that are summed by blocks. On Zen 4 with AVX-512 a
/// sum of 40960 elements takes 1.04 times as long as one loop, one of a million
/// 1.00; below 5000 elements it takes 50 ns more.
/// Tuned: elements; docs/Accuracy.md.
inline constexpr int64_t kMinLongRow = 1024;
/// Elements of a block of such a row.
/// Tuned: elements; docs/Accuracy.md.
inline constexpr int64_t kSumBlock = 512;
/// Fewest elements behind the blocks of a row that are added in the order of
/// vectors.
/// Fact: elements; kMaxNarrowSumInOrder, below which loops are unrolled.
inline constexpr int64_t kMinRestInVectors = 16;
/// Blocks of a row of a kernel of rows whose sums are added before the others.
/// Tuned: blocks; docs/Accuracy.md.
inline constexpr int64_t kBlocksTogether = 16;
/// Block sums that are few, and would not fill vectors, are fewer.
/// Fact: elements; f32 lanes of the widest vector.
inline constexpr int64_t kMinManyBlocks = 16;
/// Bounds of the length of rows of which a kernel computes all before the next
/// one: rows must fit in L1d or L2.
/// Tuned: elements; commit e46a7af.
inline constexpr int64_t kMinRowOfKernel = 16, kMaxRowOfKernel = 64 * 1024;
/// Rows of this many elements fill vectors except for a small remainder: outer
/// dimensions are not collapsed with them.
/// Tuned: elements; commit d9093b4.
inline constexpr int64_t kLongRow = 64;
/// Minimum length of rows of accumulators that are vectors.
/// Fact: elements; f32 lanes of the widest vector.
inline constexpr int64_t kMinRowOfVectors = 16;

/// Returns whether so few elements are summed along these dimensions.
bool isSumInOrder(mlir::RankedTensorType type, llvm::ArrayRef<int64_t> dims,
                  int64_t most = kMaxSumInOrder);
/// Returns whether a sum of elements is: they are not computed by costly
/// operations in the kernel, for which there are vectors of a whole row.
bool isSumInOrder(ten::ReduceOp op, int64_t most = kMaxSumInOrder);

/// Returns whether each result element depends only on the operands' elements
/// at the same index.
bool isPointwise(mlir::Operation *op);

/// Returns whether the operation computes elements of its own, which a product
/// that reads them needs in memory; views of arrays in memory do not.
bool makesElements(mlir::Operation *op);

/// Returns whether all elements that a kernel computes from its argument depend
/// only on the argument's element at the same index.
bool isReadPointwise(mlir::BlockArgument argument);

/// Returns whether recomputing an element costs no arithmetic.
bool isFreeToRecompute(mlir::Operation *op);

/// Returns whether computing an element costs at most a few cycles.
bool isCheap(mlir::Operation *op);

/// Returns whether the operation broadcasts a small array to one so much larger
/// that reading the small one is negligible.
bool repeatsLittle(mlir::Operation *op);

/// Returns the sizes of the dimensions, without those of size 1.
llvm::SmallVector<int64_t> nonUnitSizes(mlir::RankedTensorType type);

/// Returns whether the operation only inserts or removes unit dimensions.
bool isUnitReshape(mlir::Operation *op);

/// Returns whether the operation is a slice of whole innermost rows, without
/// steps: the part of the operand's memory is read like an array of its own.
bool isPartOfRows(mlir::Operation *op);

/// Returns the dynamic slice whose elements the value has, if they lie one
/// behind the other in the operand, such as a matrix of a stack; null if it is
/// none.
DynamicSliceOp partOfStack(mlir::Value value);

/// Returns whether a kernel has the value in memory as it is: an argument, or a
/// part of a stack that is one.
bool isInPlace(mlir::Value value);

/// Returns the kind of the kernel whose root is the operation.
KernelKind kernelKind(mlir::Operation *root);

/// Returns the operand that the operation's only result updates partially, or
/// null: the result can be computed in that operand's memory.
mlir::OpOperand *updatedOperand(mlir::Operation *op);

/// Returns the offsets of the update in the operand, if they are constant; only
/// for static shapes.
std::optional<llvm::SmallVector<int64_t>>
constantPlace(DynamicUpdateSliceOp update);

/// Returns whether the update has constant offsets and covers at least half of
/// the result: writing the whole result is then cheaper than copying the
/// operand and updating it.
bool replacesMost(mlir::Operation *op);

/// Returns whether the function has such an argument.
bool hasInPlaceArgument(mlir::func::FuncOp kernel);

/// Returns whether the result has each element along the operand's dimension
/// once: the sizes are equal in the types, or the dimension is in `kept`. For
/// other dimensions compiled code tests whether the size is 1.
bool keepsDim(BroadcastOp op, int64_t dim);

/// Returns the functions of interpreted kernels. Compiled code calls them by
/// their index in this list.
llvm::SmallVector<mlir::func::FuncOp> interpretedKernels(mlir::ModuleOp module);

/// Minimum number of adjacent codes that share the parameters of
/// `ten.dequantize` where the kernel of a contraction reads them.
constexpr int64_t kLeastCodesOfBlock = 16;

/// Returns the operation that dequantizes the whole right operand of a
/// contraction, looking through slices that cut off the padding of panels; or
/// null.
DequantizeOp dequantizedRhs(ContractOp op);

/// Returns whether the value is the codes or a parameter of that operation.
bool isQuantizedOperand(ContractOp op, mlir::Value value);

/// Returns the value that `value` is a view of by reshapes, or itself.
mlir::Value sourceOfView(mlir::Value value);

/// Returns the resident argument of an entry function (`ten.resident`: computed
/// at load) that `value` is a view of, or null.
mlir::BlockArgument residentArgument(mlir::Value value);

/// Returns the constant that `value` is a view of, or null: packed, it is a
/// constant as well. Elements of a splat are in any order.
ConstantOp packableConstant(mlir::Value value);

/// Returns the names of the functions that compute an entry's resident values,
/// each once.
llvm::SetVector<mlir::StringAttr> loadFunctions(mlir::func::FuncOp entry);

/// Returns the outermost loop around `op` before which `value`, or its source,
/// is available; null if there is none.
mlir::Operation *loopAfter(mlir::Value value, mlir::Operation *op);

} // namespace tenon::ten

#endif // TENON_DIALECT_TEN_IR_KERNELS_H

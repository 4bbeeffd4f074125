//===- Combination.h - The combining function of a reduction ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_REDUCTIONS_COMBINATION_H
#define TENON_LIB_CODEGEN_REDUCTIONS_COMBINATION_H

#include "Conversion/TenToLinalg/KernelLowering.h"
#include "Dialect/Ten/IR/Kernels.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

namespace tenon {

/// The combining function of a reduction, window reduction or scan: a known
/// kind or a region.
struct Combination {
  std::optional<ten::ReductionKind> kind;
  mlir::Region *region = nullptr;
  llvm::SmallVector<mlir::Type> elements;
  /// True if accumulators are wider than the elements and rounded at the end.
  bool isWide = false;
  /// True if a sum may not be reassociated on a CPU.
  bool isInOrder = false;

  template <typename OpTy>
  explicit Combination(OpTy op) : kind(op.getKind()), region(&op.getBody()) {
    for (mlir::Value input : op.getInputs())
      elements.push_back(ten::tensorType(input).getElementType());
    if constexpr (std::is_same_v<OpTy, ten::ReduceOp>)
      isInOrder = addsInOrder(op);
    if constexpr (std::is_same_v<OpTy, ten::WindowReduceOp>)
      isInOrder = true;
  }

  /// Constructs a combination that keeps elements unchanged.
  explicit Combination(mlir::Type element) : elements{element} {}

  /// Returns whether a sum is so short that its elements are added in order.
  static bool addsInOrder(ten::ReduceOp op);

  /// Switches to accumulators of the compute type for narrow floats, to be
  /// rounded once: rounding in every step would prevent vectorization. Max and
  /// min remain exact, except for types without infinity, as the compute type's
  /// identity is infinite; sums and products gain precision, as in
  /// contractions. Returns whether anything changed.
  bool widen(FloatContract contract) {
    auto format = mlir::dyn_cast<mlir::FloatType>(elements[0]);
    if (!kind || !format || computeType(format) == format)
      return false;
    bool mayWiden =
        isChoice() ? llvm::APFloat::semanticsHasInf(format.getFloatSemantics())
                   : contract != FloatContract::Strict;
    if (mayWiden)
      elements[0] = computeType(elements[0]);
    return isWide = mayWiden;
  }

  /// Returns whether the result is exactly one of the elements.
  bool isChoice() const {
    return kind == ten::ReductionKind::Max || kind == ten::ReductionKind::Min;
  }

  /// Combines `accumulated`, in storage form, with `news`, in compute types;
  /// the result is in storage form. With `reassociate` the compiler may reorder
  /// a sum, with `contract` fuse it with a product.
  llvm::SmallVector<mlir::Value>
  combine(NestBody &body, mlir::ValueRange accumulated, mlir::ValueRange news,
          bool reassociate = true, bool contract = true) const;
  /// Does the same with all values in compute types.
  llvm::SmallVector<mlir::Value>
  combineComputed(NestBody &body, mlir::ValueRange olds, mlir::ValueRange news,
                  bool reassociate = true, bool contract = true) const;
};

/// Returns whether rows of these sizes, which may be dynamic, are summed by
/// blocks: sums of floats on a CPU. GPUs divide rows among threads in their own
/// way.
bool isSummedByBlocks(const KernelLowering &kernel,
                      const Combination &combination,
                      llvm::ArrayRef<int64_t> sizes);

/// A row divided into blocks of `kSumBlock` elements, none if it is short, and
/// the elements behind them. Few of these are added in order, products rounded
/// before: LLVM unrolls a loop whose number of iterations is known and small,
/// and would fuse products with the sums of blocks.
struct RowBlocks {
  /// The length is a `multiple` of a number.
  RowBlocks(mlir::OpBuilder &builder, mlir::Location loc,
            mlir::OpFoldResult length, int64_t multiple = 1);

  mlir::OpFoldResult count; ///< of blocks
  mlir::OpFoldResult whole; ///< elements in blocks
  mlir::OpFoldResult few;   ///< elements behind the blocks, if these are few
  mlir::OpFoldResult rest;  ///< elements behind the blocks, if these are more
};

/// Adds the elements of long rows to `states` by blocked summation; returns an
/// empty vector if rows are short, or the reduction is not a sum of floats
/// along the last dimension.
llvm::SmallVector<mlir::Value> sumLongRows(KernelLowering &kernel,
                                           ten::ReduceOp op,
                                           const Combination &combination,
                                           mlir::ValueRange states);

/// Returns whether a scan is faster in rounds over all elements than in loops
/// along the rows, and may be reassociated.
bool scansInPasses(KernelLowering &kernel, ten::ScanOp op);
/// Emits the scan in rounds, from initial values of storage types; returns an
/// empty vector if an input has no lowering.
llvm::SmallVector<mlir::Value> scanInPasses(KernelLowering &kernel,
                                            ten::ScanOp op,
                                            mlir::ValueRange destinations,
                                            llvm::ArrayRef<mlir::Value> inits);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_REDUCTIONS_COMBINATION_H

//===- Combination.h - How reductions combine elements ----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_TENTOLINALG_COMBINATION_H
#define TENON_LIB_CONVERSION_TENTOLINALG_COMBINATION_H

#include "KernelLowering.h"

namespace tenon {

/// What reductions, windows and scans share: how elements are combined.
struct Combination {
  std::optional<ten::ReductionKind> kind;
  mlir::Region *region = nullptr;
  llvm::SmallVector<mlir::Type> elements;
  /// Whether what is accumulated is rounded afterwards.
  bool isWide = false;

  template <typename OpTy>
  explicit Combination(OpTy op) : kind(op.getKind()), region(&op.getBody()) {
    for (mlir::Value input : op.getInputs())
      elements.push_back(ten::tensorType(input).getElementType());
  }

  /// Of nothing: elements as they are.
  explicit Combination(mlir::Type element) : elements{element} {}

  /// Accumulates narrow floats in their compute type, to be rounded once:
  /// rounding in every step would keep them from vectors. The larger and
  /// smaller are exact so, but of types that have no infinity, which is the
  /// largest of nothing in the compute type; sums and products keep digits, as
  /// contraction does. Whether that changes anything.
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

  /// Whether the result is one of the elements, exactly.
  bool isChoice() const {
    return kind == ten::ReductionKind::Max || kind == ten::ReductionKind::Min;
  }

  /// `accumulated` and the result are in storage form, `news` in compute types.
  /// With `reassociate` the order of a sum is the compiler's choice.
  llvm::SmallVector<mlir::Value> combine(NestBody &body,
                                         mlir::ValueRange accumulated,
                                         mlir::ValueRange news,
                                         bool reassociate = true) const;
  /// The same, all in compute types.
  llvm::SmallVector<mlir::Value> combineComputed(NestBody &body,
                                                 mlir::ValueRange olds,
                                                 mlir::ValueRange news,
                                                 bool reassociate = true) const;
};

/// Adds the elements of long rows to `states`, in blocks; nothing where rows
/// are short, or this is no sum of floats along the last dimension.
llvm::SmallVector<mlir::Value> sumLongRows(KernelLowering &kernel,
                                           ten::ReduceOp op,
                                           const Combination &combination,
                                           mlir::ValueRange states);

/// Whether a scan is faster in passes over all elements than by loops along the
/// rows, and may combine elements in their order.
bool scansInPasses(KernelLowering &kernel, ten::ScanOp op);
/// The scan in passes, from initial values of storage types; nothing where an
/// input has no lowering.
llvm::SmallVector<mlir::Value> scanInPasses(KernelLowering &kernel,
                                            ten::ScanOp op,
                                            mlir::ValueRange destinations,
                                            llvm::ArrayRef<mlir::Value> inits);

} // namespace tenon

#endif // TENON_LIB_CONVERSION_TENTOLINALG_COMBINATION_H

//===- KernelWork.h - Counts the work of kernels ----------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_REPORT_KERNELWORK_H
#define TENON_REPORT_KERNELWORK_H

#include "Dialect/Ten/IR/Ten.h"
#include "Runtime/MachineLimits.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tenon {

/// Lower bounds on the bytes moved and operations computed by any code for a
/// kernel, per launch. Of operands that are only sliced or gathered from, only
/// the parts that are read count.
struct KernelWork {
  /// Bytes of operands and results; of memory changed in place, of the changed
  /// parts. -1: unknown.
  int64_t bytes = 0;
  /// The same without results that may take an operand's memory: the bytes that
  /// a cache must hold.
  int64_t footprint = 0;
  /// Operations by NumberKind; additions, multiplications and functions count
  /// alike, and integers like floats of their size.
  std::array<int64_t, kNumberKinds> operations = {};
  /// True if all operations are counted: sizes may be dynamic, and the
  /// operations of sorts, factorizations and loops are unknown.
  bool countsAll = true;

  int64_t flops() const;
};

/// Returns the work of a kernel's function and its launches, after the stage
/// that outlines kernels.
KernelWork workOf(mlir::func::FuncOp kernel,
                  llvm::ArrayRef<ten::LaunchOp> launches);

/// The resource that bounds a kernel on a machine.
struct Bound {
  double seconds = 0; ///< 0: nothing is known
  std::string by;     ///< "multiply-add", "L2", "memory"
};
Bound boundOf(const KernelWork &work, const MachineLimits &limits);

} // namespace tenon

#endif // TENON_REPORT_KERNELWORK_H

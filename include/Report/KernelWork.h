//===- KernelWork.h - What a kernel has to do -------------------*- C++ -*-===//
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

/// The least that any code for a kernel moves and computes in a launch. Of what
/// is only read by parts, sliced or gathered from, only those parts are.
struct KernelWork {
  /// Of operands and results; of memory that is changed in place, the parts
  /// that are. -1: not known.
  int64_t bytes = 0;
  /// The same without results that may take an operand's place: what a cache
  /// must hold.
  int64_t footprint = 0;
  /// By NumberKind, additions, multiplications and functions alike. Integers
  /// count as floats of their size.
  std::array<int64_t, kNumberKinds> operations = {};
  /// Whether that is all it computes: sizes may be dynamic, and of what sorts,
  /// factors or loops the number is not known.
  bool countsAll = true;

  int64_t flops() const;
};

/// Of a kernel's function, and its launches, after the stage that outlines
/// kernels.
KernelWork workOf(mlir::func::FuncOp kernel,
                  llvm::ArrayRef<ten::LaunchOp> launches);

/// What bounds a kernel on a machine.
struct Bound {
  double seconds = 0; ///< 0: nothing is known
  std::string by;     ///< "multiply-add", "L2", "memory"
};
Bound boundOf(const KernelWork &work, const MachineLimits &limits);

} // namespace tenon

#endif // TENON_REPORT_KERNELWORK_H

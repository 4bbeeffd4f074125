//===- CountedLoop.h - Loops that count between constants -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_TENSOR_COUNTEDLOOP_H
#define TENON_LIB_TRANSFORMS_TENSOR_COUNTEDLOOP_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tenon {

/// A loop that runs once for each number from `from` to before `to`, which its
/// body gets as `counter`.
struct CountedLoop {
  mlir::BlockArgument counter;
  int64_t from, to;
  /// What compares the counter with `to`, and what makes the next one of it.
  mlir::Operation *compare, *next;

  int64_t tripCount() const { return std::max<int64_t>(0, to - from); }
  /// What the loop counts, if it has that form.
  static std::optional<CountedLoop> of(mlir::scf::WhileOp loop);
};

/// The number of an integer splat.
std::optional<int64_t> splatNumber(mlir::Value value);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_COUNTEDLOOP_H

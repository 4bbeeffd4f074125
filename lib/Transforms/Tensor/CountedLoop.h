//===- CountedLoop.h - While loops with a constant trip count ---*- C++ -*-===//
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

/// A loop that runs once for each integer in [from, to), which its body gets as
/// `counter`.
struct CountedLoop {
  mlir::BlockArgument counter;
  int64_t from, to;
  /// The comparison of the counter with `to`, and its increment.
  mlir::Operation *compare, *next;

  int64_t tripCount() const { return std::max<int64_t>(0, to - from); }
  /// Returns the counter and bounds if the loop has that form.
  static std::optional<CountedLoop> of(mlir::scf::WhileOp loop);
};

/// Returns the value of an integer splat constant.
std::optional<int64_t> splatNumber(mlir::Value value);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_TENSOR_COUNTEDLOOP_H

//===- WorkEstimate.h - How long code runs on one thread --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_THREADS_WORKESTIMATE_H
#define TENON_LIB_TRANSFORMS_THREADS_WORKESTIMATE_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include <optional>

namespace tenon {

/// A number that the program knows at run time: a value of type index, or a
/// dimension of a memref.
struct WorkFactor {
  mlir::Value value;
  int64_t dim = -1;
};

/// An estimate of the time that code takes on one thread of a current core: a
/// sum of products of run-time numbers and picoseconds. A chunk of a parallel
/// loop is chosen by it, so it depends on the program alone.
class WorkEstimate {
public:
  /// The work of an operation with all that is in it.
  static WorkEstimate of(mlir::Operation *op);
  /// The work of one iteration of a loop.
  static WorkEstimate ofBody(mlir::Block &block);

  /// The part of a nest's work that reads and writes arrays from far away.
  static WorkEstimate ofArrays(mlir::linalg::LinalgOp nest);

  bool isStatic() const;
  /// Picoseconds, with a guess for each number that is not known.
  double guess() const;
  /// Picoseconds as a value of type index, computed before `place`.
  mlir::Value emit(mlir::OpBuilder &builder, mlir::Operation *place) const;

  WorkEstimate &operator+=(const WorkEstimate &other);
  WorkEstimate &operator*=(double count);
  WorkEstimate &operator*=(WorkFactor factor);

private:
  /// Reading or writing all of a buffer so often.
  static WorkEstimate ofMemory(mlir::Value memref, double times);

  struct Term {
    double picoseconds;
    llvm::SmallVector<WorkFactor, 2> factors;
  };
  llvm::SmallVector<Term, 2> terms;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_WORKESTIMATE_H

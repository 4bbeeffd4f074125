//===- WorkEstimate.h - Estimates the run time on one thread ----*- C++ -*-===//
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

/// A value known at run time: one of type index, or a dimension of a memref.
struct WorkFactor {
  mlir::Value value;
  int64_t dim = -1;
};

/// An estimate of the time that code takes on one thread of a current core: a
/// sum of products of run-time values and picoseconds. Chunk sizes are derived
/// from it, so it depends on the program alone.
class WorkEstimate {
public:
  /// Returns the work of an operation and its regions.
  static WorkEstimate of(mlir::Operation *op);
  /// Returns the work of one iteration of a loop.
  static WorkEstimate ofBody(mlir::Block &block);

  /// Returns the picoseconds of adding elements in distant memory.
  static double ofSum(int64_t elements, mlir::Type type);

  /// Returns the part of a nest's work that accesses arrays in distant memory.
  static WorkEstimate ofArrays(mlir::linalg::LinalgOp nest);

  bool isStatic() const;
  /// Returns picoseconds, with an assumed value for each dynamic size.
  double guess() const;
  /// Returns picoseconds as a value of type index, computed before `place`.
  mlir::Value emit(mlir::OpBuilder &builder, mlir::Operation *place) const;

  WorkEstimate &operator+=(const WorkEstimate &other);
  WorkEstimate &operator*=(double count);
  WorkEstimate &operator*=(WorkFactor factor);

private:
  /// Returns the work of reading or writing the whole buffer `times` times.
  static WorkEstimate ofMemory(mlir::Value memref, double times);

  struct Term {
    double picoseconds;
    llvm::SmallVector<WorkFactor, 2> factors;
  };
  llvm::SmallVector<Term, 2> terms;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_THREADS_WORKESTIMATE_H

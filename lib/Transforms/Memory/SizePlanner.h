//===- SizePlanner.h - Computes sizes from argument dimensions --*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_MEMORY_SIZEPLANNER_H
#define TENON_LIB_TRANSFORMS_MEMORY_SIZEPLANNER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OperationSupport.h"

namespace tenon {

/// Returns the plan function of a host function, or null.
mlir::func::FuncOp findPlan(mlir::func::FuncOp host);

/// Creates a plan function for `host`: it takes the host function's first
/// `numArgs` arguments, memrefs of which it only reads dimensions, and returns
/// nothing yet.
mlir::func::FuncOp createPlan(mlir::func::FuncOp host, int64_t numArgs);

/// Computes sizes of a host function's values in its plan function if they
/// follow from the dimensions of arguments. Works on tensors and on memrefs
/// alike. Equal expressions become one value, so that two sizes that are one
/// value are provably equal.
class SizePlanner {
public:
  SizePlanner(mlir::func::FuncOp host, mlir::func::FuncOp plan);

  /// Returns `value`, an index or integer, in the plan function; null if it
  /// depends on data.
  mlir::Value scalar(mlir::Value value) { return get(value, kScalar); }
  /// Returns the size of dimension `dim` of a tensor or memref, likewise.
  mlir::Value size(mlir::Value shaped, int64_t dim) { return get(shaped, dim); }
  /// Returns the bytes of a buffer of that type and those dynamic sizes, none
  /// of which is negative; the largest index on overflow.
  mlir::Value bytes(mlir::MemRefType type, mlir::ValueRange sizes,
                    mlir::Location loc);
  /// Makes the plan fail unless `condition`, a value of the plan, holds.
  void check(mlir::Value condition, llvm::StringRef message,
             mlir::Location loc);

  mlir::Value constant(int64_t value, mlir::Location loc);
  /// Creates an operation on values of the plan, folded and uniqued.
  template <typename OpTy, typename... Args>
  mlir::Value make(mlir::Location loc, Args &&...args) {
    return unique(OpTy::create(builder, loc, std::forward<Args>(args)...))
        ->getResult(0);
  }

  mlir::OpBuilder builder;

private:
  // Fact: index; stands for the value itself beside its dimensions.
  static constexpr int64_t kScalar = -1;
  using Key = std::pair<mlir::Value, int64_t>;

  mlir::Value get(mlir::Value value, int64_t dim);
  mlir::Value compute(mlir::Value value, int64_t dim);
  mlir::Value ofArgument(mlir::BlockArgument argument, int64_t dim);
  mlir::Value ofPureOp(mlir::Operation *op);
  /// Returns a loop-invariant size by induction: `value` equals `init` if
  /// `next`, computed from it, does.
  mlir::Value invariant(mlir::Value value, mlir::Value init, mlir::Value next,
                        int64_t dim);
  mlir::Value ofSize(mlir::OpFoldResult size, mlir::Location loc);
  /// Returns the operation itself, or an equal one that exists already.
  mlir::Operation *unique(mlir::Operation *op);

  struct EqualOperations : llvm::DenseMapInfo<mlir::Operation *> {
    static unsigned getHashValue(const mlir::Operation *op);
    static bool isEqual(const mlir::Operation *lhs, const mlir::Operation *rhs);
  };

  mlir::func::FuncOp host, plan;
  int64_t numArgs;
  llvm::DenseMap<Key, mlir::Value> known;
  /// The keys of `known` in the order of insertion.
  llvm::SmallVector<Key> trail;
  llvm::DenseSet<mlir::Operation *, EqualOperations> operations;
};

/// Makes the plan fail if a buffer exceeds any memory. Returns the buffer's
/// bytes.
mlir::Value checkBytes(SizePlanner &planner, mlir::MemRefType type,
                       mlir::ValueRange sizes, llvm::StringRef what,
                       mlir::Location loc);

/// Returns the bytes of an element in a buffer.
int64_t storageBytes(mlir::Type element);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_MEMORY_SIZEPLANNER_H

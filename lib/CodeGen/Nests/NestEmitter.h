//===- NestEmitter.h - Emits code for linalg nests --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_NESTS_NESTEMITTER_H
#define TENON_LIB_CODEGEN_NESTS_NESTEMITTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace tenon {

/// An operand of a nest as a flat array in which each loop has a constant
/// stride.
struct Access {
  mlir::Value memref;
  /// The whole memory, as rank 1.
  mlir::Value flat;
  llvm::SmallVector<mlir::OpFoldResult> strides;
  mlir::OpFoldResult start;
  /// The offset of `flat` in the buffer.
  mlir::OpFoldResult offset;
  mlir::Type element;
  /// Up to which column vectors along the given loop may be loaded: more than
  /// the loop's size if rows in memory are longer than the part that the nest
  /// uses.
  int64_t readable = 0;
};

/// Base of emitters that replace a `linalg.generic` on memrefs.
class NestEmitter {
protected:
  explicit NestEmitter(mlir::linalg::GenericOp nest)
      : nest(nest), builder(nest), loc(nest.getLoc()),
        numLoops(nest.getNumLoops()) {}

  /// Finds the loops' sizes from operands with a dimension per loop.
  bool analyzeSizes();
  /// Analyzes an operand; fails if its accesses are not affine.
  bool analyzeAccess(mlir::Value memref, mlir::AffineMap map,
                     unsigned vectorLoop, Access &access);

  // Index arithmetic that folds constants.
  mlir::Value index(int64_t value);
  mlir::Value value(mlir::OpFoldResult size);
  mlir::OpFoldResult plus(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult times(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult attribute(int64_t value) {
    return builder.getIndexAttr(value);
  }
  /// Emits a loop that runs `body(iv)` from `from` to `to`.
  void loop(mlir::OpFoldResult from, mlir::OpFoldResult to, int64_t step,
            llvm::function_ref<void(mlir::Value)> body);
  /// Returns a mask of `lanes` elements with the first `count` enabled.
  mlir::Value mask(int64_t lanes, int64_t count);
  /// Loads a vector of the access's elements; all of them without a mask.
  mlir::Value loadVector(const Access &access, mlir::Value at, int64_t lanes,
                         mlir::Value mask);
  /// Loads a vector of elements that are `step` (more than 1) apart.
  mlir::Value loadEvery(const Access &access, int64_t step, mlir::Value at,
                        int64_t lanes, mlir::Value mask);
  void storeVector(const Access &access, mlir::Value vector, mlir::Value at,
                   mlir::Value mask);
  /// Emits an operation of a nest's body on vectors, or on scalars if all its
  /// operands are scalars.
  mlir::Value emitElementwise(mlir::Operation *op, mlir::ValueRange operands,
                              int64_t lanes);
  /// Emits an elementwise body with vectors or scalars for its arguments, null
  /// for unused ones, and returns the yielded value.
  mlir::Value emitBody(mlir::Block &body, mlir::ValueRange arguments,
                       int64_t lanes);
  mlir::Value broadcast(mlir::Value scalar, int64_t lanes);

  mlir::linalg::GenericOp nest;
  mlir::OpBuilder builder;
  mlir::Location loc;
  unsigned numLoops;
  llvm::SmallVector<mlir::OpFoldResult> sizes;

private:
  llvm::DenseMap<int64_t, mlir::Value> constants;
};

/// Returns the columns of a square of vectors, whose number is a power of two.
llvm::SmallVector<mlir::Value>
transposeSquare(mlir::OpBuilder &builder, mlir::Location loc,
                llvm::SmallVector<mlir::Value> rows);

/// Returns whether all operations, except `others`, are elementwise.
bool isElementwiseBody(
    mlir::Block &body,
    const llvm::SmallPtrSet<mlir::Operation *, 16> &others = {});

/// Replaces a nest that copies, converts or transposes one operand by vector
/// code; returns false if it does not have that form.
bool emitVectorCopy(mlir::linalg::GenericOp nest, int64_t lanes);

/// Splits stores with constant masks of leading elements into shorter vector
/// stores, which are faster on CPUs without mask registers.
void splitMaskedStores(mlir::Operation *scope);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_NESTS_NESTEMITTER_H

//===- NestEmitter.h - Code for structured loop nests -----------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_TILES_NESTEMITTER_H
#define TENON_LIB_CODEGEN_TILES_NESTEMITTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace tenon {

/// What stands for an operand of a nest: memory, as one row of elements, in
/// which each loop steps by a fixed distance.
struct Access {
  mlir::Value memref;
  /// All of the memory, of rank 1.
  mlir::Value flat;
  llvm::SmallVector<mlir::OpFoldResult> strides;
  mlir::OpFoldResult start;
  /// Where `flat` starts in the buffer.
  mlir::OpFoldResult offset;
  mlir::Type element;
  /// Up to where vectors along the given loop may be read: more than its size
  /// where rows in memory are longer than what the nest uses of them.
  int64_t readable = 0;
};

/// Emits other code in place of a `linalg.generic` on memrefs.
class NestEmitter {
protected:
  explicit NestEmitter(mlir::linalg::GenericOp nest)
      : nest(nest), builder(nest), loc(nest.getLoc()),
        numLoops(nest.getNumLoops()) {}

  /// Finds the loops' sizes, of the operands that a loop runs through alone.
  bool analyzeSizes();
  /// Fails where an operand is not read or written at linear places.
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
  /// A loop that runs `body(iv)` from `from` to `to`.
  void loop(mlir::OpFoldResult from, mlir::OpFoldResult to, int64_t step,
            llvm::function_ref<void(mlir::Value)> body);
  /// A mask of `lanes` elements, of which the first `count` are on.
  mlir::Value mask(int64_t lanes, int64_t count);
  /// A vector of the access's elements; without a mask all of them.
  mlir::Value loadVector(const Access &access, mlir::Value at, int64_t lanes,
                         mlir::Value mask);
  /// A vector of elements `step` apart, more than one.
  mlir::Value loadEvery(const Access &access, int64_t step, mlir::Value at,
                        int64_t lanes, mlir::Value mask);
  void storeVector(const Access &access, mlir::Value vector, mlir::Value at,
                   mlir::Value mask);
  /// The operation of a nest's body on vectors, or on scalars where all its
  /// operands are.
  mlir::Value emitElementwise(mlir::Operation *op, mlir::ValueRange operands,
                              int64_t lanes);
  /// What an elementwise body makes of vectors, or scalars, in the place of its
  /// arguments; null where one is not used.
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

/// Whether all operations, but for `others`, compute elements from elements.
bool isElementwiseBody(
    mlir::Block &body,
    const llvm::SmallPtrSet<mlir::Operation *, 16> &others = {});

/// Replaces a nest that copies, converts or transposes one operand by vector
/// code; does nothing where it does not have that form.
bool emitVectorCopy(mlir::linalg::GenericOp nest, int64_t lanes);

/// Stores the first elements of vectors by shorter ones in place of constant
/// masks, which take longer where there are no registers for masks.
void splitMaskedStores(mlir::Operation *scope);

} // namespace tenon

#endif // TENON_LIB_CODEGEN_TILES_NESTEMITTER_H

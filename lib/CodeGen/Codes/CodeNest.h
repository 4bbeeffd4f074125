//===- CodeNest.h - Nests that multiply with codes --------------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_CODES_CODENEST_H
#define TENON_LIB_CODEGEN_CODES_CODENEST_H

#include "CodeGen/Nests/NestEmitter.h"
#include "Dialect/Ten/IR/Ten.h"

namespace tenon {

/// Base of the emitters of nests with a `#ten.code_tile`: rows times weights
/// that the body makes of codes and of parameters. The loops of such a nest are
/// those of `Loop`, in this order.
class CodeNest : protected NestEmitter {
protected:
  enum Loop { Panel, Row, Column, Block, Step, Group, Vector, Lane };
  using Values = llvm::SmallVector<mlir::Value>;

  CodeNest(mlir::linalg::GenericOp nest, ten::CodeTileAttr tile,
           ten::TargetAttr target)
      : NestEmitter(nest), tile(tile), target(target) {}

  /// Returns the number of iterations of a loop whose size is static.
  int64_t size(Loop loop) { return *mlir::getConstantIntValue(sizes[loop]); }
  /// Returns the value of the body that is the code: the marked operation's
  /// result, or the argument.
  mlir::Value findCode();
  /// Returns the outermost parallel loop around the nest whose iterations all
  /// read the same rows; null if there is none.
  mlir::Operation *loopAroundRows();
  /// Finds the rows' places for code before that loop; false if they are only
  /// known inside.
  bool analyzeRowsBefore(Access &access);
  /// Returns the index of an access in its flat memory at `ivs`.
  mlir::OpFoldResult place(const Access &access);
  /// Visits rows from `from` to `to` in tiles of about the same height, at most
  /// `most`.
  void
  eachTile(int64_t from, int64_t to, int64_t most,
           llvm::function_ref<void(mlir::Value row, int64_t height)> visit);
  /// Allocates memory on the function's stack, aligned to cache lines.
  mlir::Value memoryOf(llvm::ArrayRef<int64_t> shape, mlir::Type element);
  /// Allocates scratch memory that each chunk of the nest has, aligned to cache
  /// lines.
  mlir::Value scratch(llvm::ArrayRef<int64_t> shape, mlir::Type element);
  /// Loads and stores vectors of scratch memory of rank 1.
  mlir::Value load(mlir::Value memory, mlir::OpFoldResult at, int64_t count);
  void store(mlir::Value vector, mlir::Value memory, mlir::OpFoldResult at);
  /// Prefetches the line of an index into L1d, or into L2 alone.
  void prefetch(const Access &access, mlir::OpFoldResult at,
                bool intoL2 = false);
  /// Prefetches the line of the codes that lies `bytes` beyond the distance of
  /// prefetching from index `at`, where so many panels are read together.
  void prefetchCodes(mlir::OpFoldResult at, int64_t bytes = 0,
                     int64_t panels = 1);
  /// Emits the operations of the body that make `value` of those in `known`, on
  /// vectors of `lanes` elements.
  mlir::Value evaluate(mlir::Value value,
                       llvm::DenseMap<mlir::Value, mlir::Value> &known,
                       int64_t lanes);
  // Vectors of equal elements.
  mlir::Value floats(double number, int64_t lanes);
  mlir::Value words(int64_t number, int64_t lanes);

  ten::CodeTileAttr tile;
  ten::TargetAttr target;
  mlir::BlockArgument row, codes;
  Access rowAccess, codeAccess, output;
  /// Values of the loops at the insertion point.
  llvm::SmallVector<mlir::OpFoldResult> ivs;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_CODES_CODENEST_H

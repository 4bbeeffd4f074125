//===- ContractionElements.h - Operands of contractions ---------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONELEMENTS_H
#define TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONELEMENTS_H

#include "ContractionEpilogue.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tenon {

/// One of the two factors of a product.
struct ContractionFactor {
  /// The value kept in shared memory: before widening.
  mlir::Value value;
  /// The extension to the product's type, if any.
  mlir::Operation *widen = nullptr;
  /// The operations that compute `value` from elements of inputs, in order.
  llvm::SmallVector<mlir::Operation *> prologue;
  /// The inputs that it reads, and the loads at computed positions, such as
  /// those of a padded convolution.
  llvm::SmallVector<mlir::OpOperand *> inputs;
  llvm::SmallVector<mlir::memref::LoadOp> loads;
  mlir::Type elementType() const { return value.getType(); }
};

/// A nest of static sizes that accumulates products: its loops by the factors
/// that depend on them.
struct Contraction {
  mlir::linalg::LinalgOp nest;
  Combination combination;
  mlir::Operation *product = nullptr;
  ContractionFactor factors[2];
  llvm::SmallVector<unsigned> batch, rows, columns, contracted;
  llvm::SmallVector<int64_t> sizes;
  int64_t numBatch = 1, numRows = 1, numColumns = 1, depth = 1;
  /// A loop over columns in groups, of which the left factor depends on the
  /// group only, as in a grouped convolution: the group counts as batch, and
  /// the loop is in neither list. Its index within the group varies fastest.
  struct Groups {
    unsigned dim;
    int64_t number, columns;
  };
  std::optional<Groups> groups;

  /// Returns the number of tiles of this size in the result.
  int64_t numTiles(int64_t rows, int64_t columns) const;
  /// Returns whether adjacent contracted elements of the factor are contiguous.
  bool isAlongDepth(unsigned factor) const;
  /// Returns whether `index`, a value of the nest's body, is that loop's index
  /// plus a multiple of `step`.
  static bool countsWith(mlir::Value index, unsigned dim, int64_t step);
};

/// Matches a contraction that is worth tiling.
std::optional<Contraction> findContraction(mlir::linalg::LinalgOp nest);

/// Returns whether a product may be added without being rounded first.
bool mayRoundOnce(const Contraction &contraction);

/// Accesses to elements of a contraction's operands, by batch, row, column and
/// contracted index; used by all forms of contraction kernels.
class ContractionElements {
public:
  /// `initial` and `epilogue` are for the results.
  ContractionElements(const Contraction &contraction,
                      mlir::ImplicitLocOpBuilder &b, mlir::Value initial = {},
                      const ContractionEpilogue *epilogue = nullptr);

  /// Sets the position of the tile with that number; `rows` and `columns` are
  /// the size of a tile.
  void enterTile(mlir::Value number, int64_t rows, int64_t columns);
  mlir::Value index(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(b, value);
  }
  mlir::Value plus(mlir::Value value, int64_t offset);
  mlir::Value less(mlir::Value value, int64_t bound);

  /// Returns the nest's indices; omitted ones are 0.
  llvm::SmallVector<mlir::Value> indicesOf(mlir::Value row, mlir::Value column,
                                           mlir::Value k);
  /// Returns the indices of element (`side`, `k`) of a factor, whose side is a
  /// row or a column.
  llvm::SmallVector<mlir::Value>
  indicesOfFactor(unsigned factor, mlir::Value side, mlir::Value k);
  /// Returns whether the element exists.
  mlir::Value isInside(unsigned factor, mlir::Value side, mlir::Value k);
  /// Returns the factor's element, or zero if it does not exist.
  mlir::Value elementOr0(unsigned factor, mlir::Value side, mlir::Value k);
  /// Clones the operations that compute the factor, except for memory reads, at
  /// these indices; `mapping` maps values of the nest's body.
  void computePlaces(unsigned factor, llvm::ArrayRef<mlir::Value> indices,
                     mlir::IRMapping &mapping);
  /// Returns the factor's element in the type of the product.
  mlir::Value widen(unsigned factor, mlir::Value element);
  /// Returns current + left * right, for elements.
  mlir::Value multiplyAdd(mlir::Value current, mlir::Value left,
                          mlir::Value right) {
    return multiplyAddWide(current, widen(0, left), widen(1, right));
  }
  /// Returns the same for widened elements.
  mlir::Value multiplyAddWide(mlir::Value current, mlir::Value left,
                              mlir::Value right);
  /// Adds `sum` to the initial value, applies the epilogue and writes the
  /// results, if the element exists.
  void write(mlir::Value row, mlir::Value column, mlir::Value sum);

  mlir::Value batch, firstRow, firstColumn;

private:
  /// Clones an operation of the nest's body.
  void clone(mlir::Operation &op, llvm::ArrayRef<mlir::Value> indices,
             mlir::IRMapping &mapping);

  const Contraction &contraction;
  mlir::ImplicitLocOpBuilder &b;
  mlir::Value initial;
  const ContractionEpilogue *epilogue;
  llvm::SmallVector<mlir::Value> sizes;
};

} // namespace tenon

#endif // TENON_LIB_CODEGEN_GPU_CONTRACTIONS_CONTRACTIONELEMENTS_H

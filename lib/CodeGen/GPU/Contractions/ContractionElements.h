//===- ContractionElements.h - Operands of sums of products -----*- C++ -*-===//
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

/// One of the two numbers that are multiplied.
struct ContractionFactor {
  /// What is kept in shared memory: the number as it is before it is widened.
  mlir::Value value;
  /// The extension to the type of the product, if there is one.
  mlir::Operation *widen = nullptr;
  /// What computes `value` from elements of inputs, in order.
  llvm::SmallVector<mlir::Operation *> prologue;
  /// The inputs that it reads, and the memory at places that are computed: a
  /// padded convolution's, say.
  llvm::SmallVector<mlir::OpOperand *> inputs;
  llvm::SmallVector<mlir::memref::LoadOp> loads;
  mlir::Type elementType() const { return value.getType(); }
};

/// A nest that adds products, of static sizes: its loops by the factors that
/// depend on them.
struct Contraction {
  mlir::linalg::LinalgOp nest;
  Combination combination;
  mlir::Operation *product = nullptr;
  ContractionFactor factors[2];
  llvm::SmallVector<unsigned> batch, rows, columns, contracted;
  llvm::SmallVector<int64_t> sizes;
  int64_t numBatch = 1, numRows = 1, numColumns = 1, depth = 1;
  /// A loop of columns in groups, of which the left factor knows the group
  /// only, as in a convolution: a group is one of the batch, and the loop in
  /// neither list. Its place in the group counts the columns fastest.
  struct Groups {
    unsigned dim;
    int64_t number, columns;
  };
  std::optional<Groups> groups;

  /// How many tiles of so many rows and columns the result has.
  int64_t numTiles(int64_t rows, int64_t columns) const;
  /// Whether neighbouring contracted elements of the factor lie side by side.
  bool isAlongDepth(unsigned factor) const;
  /// Whether `index`, a value of the nest's body, counts with that loop, from
  /// a multiple of `step` on.
  static bool countsWith(mlir::Value index, unsigned dim, int64_t step);
};

/// What the nest adds up, if it is worth tiling.
std::optional<Contraction> findContraction(mlir::linalg::LinalgOp nest);

/// Whether a product may be added without being rounded by itself.
bool mayRoundOnce(const Contraction &contraction);

/// What every form of a contraction does with elements of its operands, at
/// places given by numbers of batch, row, column and contracted element.
class ContractionElements {
public:
  /// `initial` and `epilogue` are for what is written.
  ContractionElements(const Contraction &contraction,
                      mlir::ImplicitLocOpBuilder &b, mlir::Value initial = {},
                      const ContractionEpilogue *epilogue = nullptr);

  /// Where this tile is, from its number; `rows` and `columns` are a tile's.
  void enterTile(mlir::Value number, int64_t rows, int64_t columns);
  mlir::Value index(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(b, value);
  }
  mlir::Value plus(mlir::Value value, int64_t offset);
  mlir::Value less(mlir::Value value, int64_t bound);

  /// The nest's indices; what is not given is 0.
  llvm::SmallVector<mlir::Value> indicesOf(mlir::Value row, mlir::Value column,
                                           mlir::Value k);
  /// Those of element (`side`, `k`) of a factor: its side is a row or a column.
  llvm::SmallVector<mlir::Value>
  indicesOfFactor(unsigned factor, mlir::Value side, mlir::Value k);
  /// Whether there is such an element.
  mlir::Value isInside(unsigned factor, mlir::Value side, mlir::Value k);
  /// The factor's element, or zero where there is none.
  mlir::Value elementOr0(unsigned factor, mlir::Value side, mlir::Value k);
  /// What computes the factor without reading memory, at such indices: values
  /// of the nest's body in `mapping`.
  void computePlaces(unsigned factor, llvm::ArrayRef<mlir::Value> indices,
                     mlir::IRMapping &mapping);
  /// The factor's element, in the type of the product.
  mlir::Value widen(unsigned factor, mlir::Value element);
  /// current + left * right, of elements.
  mlir::Value multiplyAdd(mlir::Value current, mlir::Value left,
                          mlir::Value right) {
    return multiplyAddWide(current, widen(0, left), widen(1, right));
  }
  /// The same of what they were widened to.
  mlir::Value multiplyAddWide(mlir::Value current, mlir::Value left,
                              mlir::Value right);
  /// Adds `sum` to what the result starts from, and writes it with all that is
  /// computed of it, where there is such an element.
  void write(mlir::Value row, mlir::Value column, mlir::Value sum);

  mlir::Value batch, firstRow, firstColumn;

private:
  /// A copy of an operation of the nest's body.
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

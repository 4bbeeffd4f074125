//===- StructuredOp.h - Converts one structured operation -------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_LINALGTOTEN_STRUCTUREDOP_H
#define TENON_LIB_CONVERSION_LINALGTOTEN_STRUCTUREDOP_H

#include "LinalgConverter.h"

namespace tenon {

/// The operation by which a body combines a new value with an element of the
/// result.
struct Combiner {
  /// The operation on the old and the new value.
  mlir::Operation *op;
  ten::ReductionKind kind;
  bool isUnsigned, skipsNaN;
};

/// Returns the value before a conversion that an accumulation in `element`
/// would perform itself.
mlir::Value unconverted(mlir::Value tensor, mlir::Type element);

/// Returns the positions of the wanted loops among others.
llvm::SmallVector<int64_t> placesOf(llvm::ArrayRef<unsigned> wanted,
                                    llvm::ArrayRef<unsigned> loops);

/// Returns the leading elements of each dimension.
mlir::Value trim(ProgramBuilder &c, mlir::Value tensor,
                 llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Converts an operation of linalg, named or generic, to `ten`. Uses indexing
/// maps and the body alone: names carry no further information.
class StructuredOp {
public:
  StructuredOp(ProgramBuilder &c, mlir::linalg::LinalgOp op)
      : c(c), op(op), space(c), code(c, space, *op.getBlock(), op.getLoc()) {}

  /// Returns why the operation is not supported at all, or an empty string.
  std::string problem();
  /// Returns the results; null if `ten` has no such operation.
  llvm::SmallVector<mlir::Value> convert();
  /// Returns the results of a kernel that holds the operation unchanged, with
  /// the body in `ten`; empty if the body has no conversion.
  llvm::SmallVector<mlir::Value> wrap();
  /// Returns the first operation of the body with side effects, or null.
  mlir::Operation *findEffect();
  /// Returns the operation of the body that has no conversion.
  mlir::Operation *failing() const { return unknown; }

private:
  // Members in Structured.cpp.
  /// Visits the dimensions of tensor operands, each with the expression of
  /// loops that indexes it.
  void forEachDim(llvm::function_ref<void(mlir::OpOperand &operand, int64_t dim,
                                          mlir::AffineExpr place)>
                      visit);
  bool findSizes();
  Spread read(mlir::OpOperand &operand);
  mlir::Value result(unsigned number);
  /// Returns the loops of a result's dimensions; nullopt if its indexing map is
  /// not a projected permutation.
  std::optional<llvm::SmallVector<unsigned>> resultLoops(unsigned number);
  mlir::BlockArgument oldElement(unsigned number) {
    return op.getMatchingBlockArgument(op.getDpsInitOperand(number));
  }
  mlir::Value yielded(unsigned number) {
    return op.getBlock()->getTerminator()->getOperand(number);
  }

  // Members in Reductions.cpp.
  std::optional<Combiner> combiner(unsigned number, mlir::Value &added);
  mlir::Value reduction(unsigned number);
  /// Convert new elements for the kind, by their bits or without NaN, and back.
  mlir::Value prepared(const Combiner &how, mlir::Value x);
  mlir::Value restored(const Combiner &how, mlir::Value x, mlir::Type element);
  Spread reduce(const Combiner &how, const Spread &added,
                llvm::ArrayRef<unsigned> reduced);
  llvm::SmallVector<mlir::Value> choice();

  // Members in Wrapping.cpp.
  void checkSizes();
  mlir::OpFoldResult reachOf(mlir::AffineExpr expr);

  // Members in Contractions.cpp.
  std::optional<Spread> contract(const Spread &lhs, const Spread &rhs,
                                 llvm::ArrayRef<unsigned> kept,
                                 mlir::Type element);

  // Members in Convolutions.cpp.
  /// The operands of a convolution, and the loops of their dimensions by role.
  struct Convolution {
    mlir::Value image, filter;
    llvm::SmallVector<unsigned> inputLoops;
    llvm::SmallVector<unsigned, 2> batch, groups, features, outputs;
    /// Per spatial dimension of the window.
    llvm::SmallVector<unsigned, 2> places, offsets;
    llvm::SmallVector<int64_t, 2> strides, dilations;
    /// The extent of each input dimension that is read.
    llvm::SmallVector<mlir::OpFoldResult> needed;
  };
  std::optional<Spread> convolve(const Spread &first, const Spread &second,
                                 llvm::ArrayRef<unsigned> kept,
                                 mlir::Type element);
  bool matchInput(const Spread &input, const Spread &kernel,
                  llvm::ArrayRef<unsigned> kept, Convolution &conv);
  Spread convolveAsItIs(const Convolution &conv,
                        llvm::ArrayRef<unsigned> kernelLoops,
                        llvm::ArrayRef<unsigned> kept, mlir::Type element);
  std::optional<Spread> convolveFlattened(Convolution conv,
                                          llvm::ArrayRef<unsigned> kernelLoops,
                                          mlir::Type element);
  mlir::Value convolution(const Convolution &conv, mlir::Type type,
                          ten::ConvDimsAttr dims, int64_t groups);
  mlir::Value flatten(mlir::Value tensor, llvm::ArrayRef<unsigned> loops,
                      llvm::ArrayRef<llvm::ArrayRef<unsigned>> parts,
                      size_t apart, llvm::ArrayRef<mlir::OpFoldResult> sizes);
  mlir::OpFoldResult sizeOf(llvm::ArrayRef<unsigned> loops);

  // Members in Windows.cpp.
  /// Converts a window reduction of a kind; each window starts from `start` if
  /// given.
  std::optional<Spread> poolWindows(const Combiner &how, const Spread &input,
                                    llvm::ArrayRef<unsigned> kept,
                                    mlir::DenseElementsAttr start);
  /// An operand's dimension that is indexed by a position and an offset in a
  /// window.
  struct Window {
    unsigned place, offset;
    int64_t stride, dilation;
  };
  std::optional<Window> windowOf(mlir::AffineExpr expr,
                                 llvm::ArrayRef<unsigned> kept);
  mlir::OpFoldResult reach(const Window &window);
  bool isVirtual(unsigned loop) { return loop >= op.getNumLoops(); }
  mlir::AffineExpr exprOf(unsigned loop) {
    return exprs[loop - op.getNumLoops()];
  }

  ProgramBuilder &c;
  mlir::linalg::LinalgOp op;
  LoopSpace space;
  BodyCode code;
  mlir::Operation *unknown = nullptr;
  /// Operands that are not read along loops count as loops of their own, after
  /// the real ones, with the expressions that the body reads.
  llvm::SmallVector<mlir::AffineExpr> exprs;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_LINALGTOTEN_STRUCTUREDOP_H

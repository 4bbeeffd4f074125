//===- StructuredOp.h - One operation of linalg -----------------*- C++ -*-===//
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

/// How a body adds a new value to an element of the result.
struct Combiner {
  /// The operation of old and new value.
  mlir::Operation *op;
  ten::ReductionKind kind;
  bool isUnsigned, skipsNaN;
};

/// The value before a conversion that a sum in `element` would do itself.
mlir::Value unconverted(mlir::Value tensor, mlir::Type element);

/// Where the wanted loops are among others.
llvm::SmallVector<int64_t> placesOf(llvm::ArrayRef<unsigned> wanted,
                                    llvm::ArrayRef<unsigned> loops);

/// The first elements of each dimension.
mlir::Value trim(ProgramBuilder &c, mlir::Value tensor,
                 llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// Writes an operation of linalg, named or generic, in `ten`. It looks at
/// indexing maps and the body alone: the names say nothing more.
class StructuredOp {
public:
  StructuredOp(ProgramBuilder &c, mlir::linalg::LinalgOp op)
      : c(c), op(op), space(c), code(c, space, *op.getBlock(), op.getLoc()) {}

  /// Why the operation cannot be taken at all, or nothing.
  std::string problem();
  /// The results; null where `ten` has no such operation.
  llvm::SmallVector<mlir::Value> convert();
  /// The results of a kernel that holds the operation as it is, with the body
  /// in `ten`; none where the body has no conversion.
  llvm::SmallVector<mlir::Value> wrap();
  /// The first operation of the body that does more than give results, or null.
  mlir::Operation *findEffect();
  /// What has no conversion in the body.
  mlir::Operation *failing() const { return unknown; }

private:
  // Structured.cpp.
  /// Visits the dimensions of the operands that are tensors, each with the
  /// place in it that loops reach.
  void forEachDim(llvm::function_ref<void(mlir::OpOperand &operand, int64_t dim,
                                          mlir::AffineExpr place)>
                      visit);
  bool findSizes();
  Spread read(mlir::OpOperand &operand);
  mlir::Value result(unsigned number);
  /// The loops of a result's dimensions; nothing where an element of it is not
  /// one point of loops.
  std::optional<llvm::SmallVector<unsigned>> resultLoops(unsigned number);
  mlir::BlockArgument oldElement(unsigned number) {
    return op.getMatchingBlockArgument(op.getDpsInitOperand(number));
  }
  mlir::Value yielded(unsigned number) {
    return op.getBlock()->getTerminator()->getOperand(number);
  }

  // Reductions.cpp.
  std::optional<Combiner> combiner(unsigned number, mlir::Value &added);
  mlir::Value reduction(unsigned number);
  /// New elements as the kind takes them: by their bits, or without NaN.
  mlir::Value prepared(const Combiner &how, mlir::Value x);
  mlir::Value restored(const Combiner &how, mlir::Value x, mlir::Type element);
  Spread reduce(const Combiner &how, const Spread &added,
                llvm::ArrayRef<unsigned> reduced);
  llvm::SmallVector<mlir::Value> choice();

  // Wrapping.cpp.
  void checkSizes();
  mlir::OpFoldResult reachOf(mlir::AffineExpr expr);

  // Contractions.cpp.
  std::optional<Spread> contract(const Spread &lhs, const Spread &rhs,
                                 llvm::ArrayRef<unsigned> kept,
                                 mlir::Type element);

  // Convolutions.cpp.
  /// The operands of a convolution, and which loops their dimensions are.
  struct Convolution {
    mlir::Value image, filter;
    llvm::SmallVector<unsigned> inputLoops;
    llvm::SmallVector<unsigned, 2> batch, groups, features, outputs;
    /// Of each window.
    llvm::SmallVector<unsigned, 2> places, offsets;
    llvm::SmallVector<int64_t, 2> strides, dilations;
    /// How much of each of the input's dimensions is read.
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

  // Windows.cpp.
  /// Windows of a kind, each of which begins with the number `start` if that
  /// is given.
  std::optional<Spread> poolWindows(const Combiner &how, const Spread &input,
                                    llvm::ArrayRef<unsigned> kept,
                                    mlir::DenseElementsAttr start);
  /// A dimension of an operand that loops over places in windows.
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
  /// the real ones: which place of them the body reads.
  llvm::SmallVector<mlir::AffineExpr> exprs;
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_LINALGTOTEN_STRUCTUREDOP_H

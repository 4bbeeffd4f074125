//===- LinalgConverter.h - Converts linalg on tensors to ten ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_CONVERSION_LINALGTOTEN_LINALGCONVERTER_H
#define TENON_LIB_CONVERSION_LINALGTOTEN_LINALGCONVERTER_H

#include "Conversion/ProgramBuilder.h"
#include "Conversion/Refusals.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include <optional>

namespace tenon {

/// Returns scalar or element operation `op` on tensors of one shape; null if
/// there is no counterpart.
mlir::Value pointwise(ProgramBuilder &c, mlir::Operation *op,
                      llvm::ArrayRef<mlir::Value> operands);

/// Returns a scalar as a tensor of rank 0.
mlir::Value scalarTensor(ProgramBuilder &c, mlir::Value scalar);

/// Returns the value that all elements of a tensor have, or null if unknown.
mlir::DenseElementsAttr splatOf(mlir::Value tensor);

/// Add and multiply sizes, static or dynamic.
mlir::OpFoldResult addSizes(ProgramBuilder &c, mlir::OpFoldResult a,
                            mlir::OpFoldResult b);
mlir::OpFoldResult multiplySizes(ProgramBuilder &c, mlir::OpFoldResult a,
                                 mlir::OpFoldResult b);
/// Reshapes `tensor` to these sizes.
mlir::Value reshapeTo(ProgramBuilder &c, mlir::Value tensor,
                      llvm::ArrayRef<mlir::OpFoldResult> sizes);
/// Transposes: dimension i of the result is dimension `order[i]`.
mlir::Value transposeTo(ProgramBuilder &c, mlir::Value tensor,
                        llvm::ArrayRef<int64_t> order);
/// Takes a slice: `sizes` elements, from `starts` on, `strides` apart.
mlir::Value sliceOf(ProgramBuilder &c, mlir::Value tensor,
                    llvm::ArrayRef<mlir::OpFoldResult> starts,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    llvm::ArrayRef<mlir::OpFoldResult> strides);

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// A scalar of a body at all points of the loops that it depends on, which are
/// the tensor's dimensions, in any order.
struct Spread {
  mlir::Value tensor;
  llvm::SmallVector<unsigned, 4> loops;
};

/// Loops, by number, and tensors over them.
class LoopSpace {
public:
  explicit LoopSpace(ProgramBuilder &c) : c(c) {}

  unsigned addLoop(mlir::OpFoldResult size) {
    sizes.push_back(size);
    return sizes.size() - 1;
  }
  unsigned numLoops() const { return sizes.size(); }
  mlir::OpFoldResult size(unsigned loop) const { return sizes[loop]; }
  mlir::RankedTensorType typeOver(llvm::ArrayRef<unsigned> loops,
                                  mlir::Type element);

  /// Returns a tensor whose dimension i is loop `loops[i]`: the value broadcast
  /// along loops that it does not depend on.
  mlir::Value over(const Spread &value, llvm::ArrayRef<unsigned> loops);
  /// Returns the loop's index.
  Spread index(unsigned loop);
  /// Returns a tensor's elements, where dimension i is loop `loops[i]`.
  Spread spread(mlir::Value tensor, llvm::ArrayRef<unsigned> loops);

private:
  ProgramBuilder &c;
  llvm::SmallVector<mlir::OpFoldResult> sizes;
};

/// Returns the loops of both, in the order of the operand that has all of them,
/// if one does.
llvm::SmallVector<unsigned, 4> unite(llvm::ArrayRef<unsigned> a,
                                     llvm::ArrayRef<unsigned> b);

/// The scalars of a body as tensors over loops. Values that depend on an
/// unknown value stay unknown.
class BodyCode {
public:
  BodyCode(ProgramBuilder &c, LoopSpace &space, mlir::Block &body,
           mlir::Location loc)
      : c(c), space(space), body(body), loc(loc) {}

  void set(mlir::Value scalar, Spread value) {
    values[scalar] = std::move(value);
  }
  /// Reads `other` where the body reads `tensor`.
  void setTensor(mlir::Value tensor, mlir::Value other) {
    tensors[tensor] = other;
  }
  /// Converts the body's operations.
  void convert() { convert(body); }
  std::optional<Spread> get(mlir::Value scalar);
  /// Returns the first operation without a conversion, or null.
  mlir::Operation *failing() const { return unknown; }
  /// Returns the first operation with side effects that has no conversion, or
  /// null.
  mlir::Operation *lostEffect() const { return lost; }

private:
  void convert(mlir::Block &block);
  bool check(mlir::Operation &op);
  std::optional<Spread> convertOp(mlir::Operation &op);
  std::optional<Spread> extract(mlir::Value tensor,
                                llvm::ArrayRef<Spread> indices);
  /// Returns the tensor to read for one from outside, or null.
  mlir::Value outside(mlir::Value tensor) {
    mlir::Value other = tensors.lookup(tensor);
    return other || isInside(tensor) ? other : tensor;
  }
  bool isInside(mlir::Value value) {
    return body.getParent()->isAncestor(value.getParentRegion());
  }

  ProgramBuilder &c;
  LoopSpace &space;
  mlir::Block &body;
  mlir::Location loc;
  llvm::DenseMap<mlir::Value, Spread> values;
  llvm::DenseMap<mlir::Value, mlir::Value> tensors;
  mlir::Operation *unknown = nullptr, *lost = nullptr;
};

//===----------------------------------------------------------------------===//
// The conversion
//===----------------------------------------------------------------------===//

/// Replaces the operation by one without result dimensions of size 1 that no
/// loop runs over; null if there are none.
mlir::linalg::GenericOp dropUnitResultDims(ProgramBuilder &c,
                                           mlir::linalg::GenericOp op);

/// Replaces operations that are composed of other linalg operations by these.
void decomposeAggregates(mlir::Operation *root);

/// Returns whether an operation computes or asserts a scalar in a dialect that
/// is converted.
bool isHostScalar(mlir::Operation *op);

/// Returns whether an operation defines, reads or writes a global of the
/// module.
bool isGlobal(mlir::Operation *op);

/// Returns whether the conversion must replace an operation.
bool isTaken(mlir::Operation *op);

/// Replaces operations of linalg, and those on tensors around them.
class LinalgConverter : public ProgramBuilder, public Refusals {
public:
  explicit LinalgConverter(mlir::MLIRContext *context)
      : ProgramBuilder(context) {}

  void convertRegion(mlir::Region &region);
  /// Members in Globals.cpp.
  void convertGlobals(mlir::ModuleOp module);

private:
  void convert(mlir::Operation *op);
  // Families, each in the file of its name; nullopt if the operation is not
  // theirs.
  using Outcome = std::optional<mlir::LogicalResult>;
  Outcome hostScalars(mlir::Operation *op);
  Outcome scalars(mlir::Operation *op);
  Outcome tensors(mlir::Operation *op);
  Outcome structured(mlir::Operation *op);
  Outcome packing(mlir::Operation *op);

  mlir::LogicalResult convertGenerate(mlir::tensor::GenerateOp op);
  mlir::LogicalResult convertPad(mlir::tensor::PadOp op);
  mlir::Value extractSlice(mlir::tensor::ExtractSliceOp op);
  mlir::Value insertSlice(mlir::tensor::InsertSliceOp op);
};

} // namespace tenon

#endif // TENON_LIB_CONVERSION_LINALGTOTEN_LINALGCONVERTER_H

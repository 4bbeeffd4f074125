//===- IntegerProduct.h - Products of two quantized operands ----*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_QUANTIZATION_INTEGERPRODUCT_H
#define TENON_LIB_TRANSFORMS_QUANTIZATION_INTEGERPRODUCT_H

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Shape.h"
#include "Transforms/Tensor/BoundValues.h"

namespace tenon {

/// An operand: (codes - zero) * scale, padded and sliced by `views`, from the
/// outermost on.
struct Quantized {
  mlir::Value codes;
  IntegerRange range;
  /// Zero points and scales, of the rank of the codes; no zero point is 0.
  mlir::Value zero;
  llvm::SmallVector<mlir::Value> scales;
  llvm::SmallVector<mlir::Operation *> views;
};

/// Fact: text; the reason that says least of a pair of operands.
constexpr llvm::StringRef kFewProducts = "has few products";

/// One convolution or contraction.
class IntegerProduct {
public:
  IntegerProduct(mlir::Operation *op, IntegerRanges &ranges,
                 const BoundValues &known, bool onlyExact)
      : op(op), conv(llvm::dyn_cast<ten::ConvOp>(op)),
        contract(llvm::dyn_cast<ten::ContractOp>(op)), ranges(ranges),
        known(known), onlyExact(onlyExact), builder(op), loc(op->getLoc()) {}

  /// Replaces it where both operands are quantized, or says why not.
  bool run();

private:
  bool replace(std::string &why);
  /// Returns whether products of bytes are faster for these sizes, or says why
  /// not.
  bool isWorth(std::string &why);
  std::optional<Quantized> find(mlir::Value operand, bool mayHaveViews,
                                std::string &why);
  bool findOperands(mlir::Value ofActivations, mlir::Value ofWeights,
                    std::string &why);
  bool checkParameters(std::string &why);
  /// Returns whether a parameter has an element for each of the dimensions at
  /// most, and one along all others.
  static bool isAlong(mlir::Value parameter, mlir::Value of,
                      llvm::ArrayRef<int64_t> dims) {
    llvm::ArrayRef<int64_t> shape = ten::tensorType(parameter).getShape();
    for (auto [dim, size] : llvm::enumerate(shape))
      if (size != 1 && (!llvm::is_contained(dims, static_cast<int64_t>(dim)) ||
                        size != ten::tensorType(of).getDimSize(dim)))
        return false;
    return true;
  }
  bool isPowerOfTwo() const;
  int64_t numProducts();
  /// Returns the number of sums with the same weights.
  int64_t numRows();
  /// Returns whether the value is the same in each call.
  bool isDecided(mlir::Value value) const {
    return known.isKnown(value) || known.isConstant(value);
  }
  /// Activations as unsigned bytes, with dimensions in the given order; their
  /// zero point becomes `zeroOfBytes`.
  mlir::Value unsignedBytes(llvm::ArrayRef<int64_t> order);
  mlir::Value inOrder(mlir::Value value, llvm::ArrayRef<int64_t> order);
  mlir::Value converted(mlir::Value value, mlir::Type element) {
    return ten::createConvert(builder, loc, value, element);
  }
  /// Weights as signed bytes; null if they do not fit.
  mlir::Value signedBytes();
  /// Gives the weights the order that panels are packed from.
  void moveSumsFirst(mlir::Value &signedWeights);
  /// The parameter of the weights, f32 or i32, for each free dimension of the
  /// sums, broadcast.
  mlir::Value alongResult(mlir::Value parameter, mlir::RankedTensorType sums);
  /// The sums, of i32, whose last dimensions are those of the weights.
  mlir::Value sumsOf(mlir::Value activations, mlir::Value weights);
  mlir::Value productOfScales();

  mlir::Operation *op;
  ten::ConvOp conv;
  ten::ContractOp contract;
  IntegerRanges &ranges;
  const BoundValues &known;
  bool onlyExact;
  mlir::OpBuilder builder;
  mlir::Location loc;
  /// True if the weights are the left operand.
  bool isLeft = false;
  Quantized activations, weights;
  /// Dimensions of the weights, and of the activations, that the result has.
  llvm::SmallVector<int64_t> weightFree, activationFree;
  /// Dimensions that are summed; pairs of a contraction are in the same order.
  llvm::SmallVector<int64_t> weightSummed, activationSummed;
  int64_t zeroOfBytes = 0;
  /// True if results equal the program's bit for bit.
  bool isEqual = false;
};

/// Returns whether elements are bytes with a sign.
inline bool isOfBytes(mlir::Value value) {
  return ten::tensorType(value).getElementType().isSignlessInteger(8);
}

/// The range of zero points; none for those that are not whole or not known.
std::optional<IntegerRange> rangeOfZero(mlir::Value zero);

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_QUANTIZATION_INTEGERPRODUCT_H

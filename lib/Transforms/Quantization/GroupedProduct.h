//===- GroupedProduct.h - Sums of groups that are scaled --------*- C++ -*-===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TENON_LIB_TRANSFORMS_QUANTIZATION_GROUPEDPRODUCT_H
#define TENON_LIB_TRANSFORMS_QUANTIZATION_GROUPEDPRODUCT_H

#include "Dequantization.h"
#include "Dialect/Ten/IR/Folding.h"
#include "Dialect/Ten/IR/Shape.h"

namespace tenon {

/// The sums of a contraction, as far as they were multiplied and moved.
struct PartialSums {
  ten::ContractOp sums;
  /// The dimension of `sums` that each of the value's is; -1 for one of size 1.
  llvm::SmallVector<int64_t> dims;
  /// Factors of the rank of `sums`, broadcast along dimensions of size 1.
  llvm::SmallVector<mlir::Value> scales;
};

/// One sum over groups.
class GroupedProduct {
public:
  GroupedProduct(mlir::Operation *root, IntegerRanges &ranges)
      : root(root), ranges(ranges), builder(root), loc(root->getLoc()) {}

  bool replace();

private:
  std::optional<PartialSums> trace(mlir::Value value, unsigned depth);
  bool findSumOfGroups();
  bool findProductWithScales();
  bool findScale(PartialSums &found, mlir::Value value);
  bool findGroups(llvm::ArrayRef<int64_t> reduced);
  bool findWeights();

  mlir::RankedTensorType sumsType() { return partial.sums.getType(); }
  /// Returns the type of the sums over all groups.
  mlir::RankedTensorType totalsType() {
    llvm::SmallVector<int64_t> shape(sumsType().getShape());
    shape.erase(shape.begin() + group);
    return mlir::RankedTensorType::get(shape, builder.getF32Type());
  }
  int64_t numBatch() { return partial.sums.getLhsBatch().size(); }
  mlir::Value weightsOperand() {
    return isLeft ? partial.sums.getLhs() : partial.sums.getRhs();
  }
  mlir::Value rowsOperand() {
    return isLeft ? partial.sums.getRhs() : partial.sums.getLhs();
  }
  /// The dimension of the weights, or of the rows, that is one of the sums; -1
  /// if it is not.
  int64_t dimOf(int64_t dim, bool ofWeights);
  mlir::Value converted(mlir::Value value, mlir::Type element) {
    return ten::createConvert(builder, loc, value, element);
  }
  mlir::Value reshaped(mlir::Value value, llvm::ArrayRef<int64_t> shape) {
    if (ten::tensorType(value).getShape() == shape)
      return value;
    return ten::ReshapeOp::create(builder, loc,
                                  ten::tensorType(value).clone(shape), value);
  }
  /// Broadcasts a scale to a type, whose dimension for one of the scale's of
  /// more than one element `dimIn` returns.
  mlir::Value spread(mlir::Value scale, mlir::RankedTensorType type,
                     llvm::function_ref<int64_t(int64_t)> dimIn);
  mlir::Value number(mlir::RankedTensorType type, double value) {
    return ten::ConstantOp::create(
        builder, loc,
        mlir::DenseElementsAttr::get(
            type, builder.getFloatAttr(type.getElementType(), value)));
  }
  /// The product of all scales, of one element type.
  mlir::Value scale();
  /// Returns whether a constant or the type says that scales are as the
  /// invariant wants them.
  bool isScaleKnown(mlir::Value scale);
  /// The same as an i1 that the run computes.
  mlir::Value isScaleSmall(mlir::Value scale);
  /// The sums over all groups: of rows with weights times the scale.
  mlir::Value product(mlir::Value rows, mlir::Value scale);
  /// The same one group after the other.
  mlir::Value groupByGroup(mlir::Value rows, mlir::Value scale);
  /// Elements of one group, and `other` for those of the others.
  mlir::Value ofGroup(mlir::Value value, int64_t dim, mlir::Value number,
                      mlir::Value other);
  mlir::Value asResult(mlir::Value sums);
  bool refuse(llvm::StringRef why);

  mlir::Operation *root;
  IntegerRanges &ranges;
  mlir::OpBuilder builder;
  mlir::Location loc;
  PartialSums partial;
  /// The dimension of the sums that counts groups; those of the result.
  int64_t group = -1;
  llvm::SmallVector<int64_t> order;
  bool isLeft = false;
};

} // namespace tenon

#endif // TENON_LIB_TRANSFORMS_QUANTIZATION_GROUPEDPRODUCT_H

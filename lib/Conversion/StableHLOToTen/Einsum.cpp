//===- Einsum.cpp - Converts einsum to contractions -----------------------===//
//
// Part of the Tenon project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the diagonal of operands in which a label occurs twice, and sums
// dimensions that neither the result nor the other operand has. The rest is one
// contraction: labels of both operands are batch dimensions if the result has
// them, else contracted. Finally the dimensions are put in the result's order.
//
//===----------------------------------------------------------------------===//

#include "Dialect/StableHLO/IR/Einsum.h"
#include "Converter.h"

using namespace mlir;
using namespace tenon;

namespace {

/// A value with a label for each dimension.
struct Labelled {
  Value value;
  stablehlo::Einsum::Labels labels;

  bool has(int label) const { return llvm::is_contained(labels, label); }
  int64_t at(int label) const {
    return llvm::find(labels, label) - labels.begin();
  }
};

class EinsumBuilder {
public:
  explicit EinsumBuilder(Converter &c) : c(c), b(c.b) {}

  /// Takes the diagonal of dimensions with the same label.
  void takeDiagonals(Labelled &operand);
  /// Sums the dimensions whose label `keep` refuses.
  void sumUnless(Labelled &operand, llvm::function_ref<bool(int)> keep);
  Labelled multiply(const Labelled &lhs, const Labelled &rhs,
                    ArrayRef<int> result, Type element);
  Value transpose(const Labelled &value, ArrayRef<int> result);

private:
  void sum(Labelled &operand, ArrayRef<int64_t> dims);

  Converter &c;
  ImplicitLocOpBuilder &b;
};

} // namespace

void EinsumBuilder::sum(Labelled &operand, ArrayRef<int64_t> dims) {
  if (dims.empty())
    return;
  operand.value =
      ten::ReduceOp::create(b, ten::ReductionKind::Add, operand.value, dims)
          .getResult(0);
  stablehlo::Einsum::Labels left;
  for (auto [i, label] : llvm::enumerate(operand.labels))
    if (!llvm::is_contained(dims, static_cast<int64_t>(i)))
      left.push_back(label);
  operand.labels = left;
}

void EinsumBuilder::takeDiagonals(Labelled &operand) {
  SmallVector<int64_t> repeated;
  for (auto [i, label] : llvm::enumerate(operand.labels)) {
    int64_t first = operand.at(label);
    if (first == static_cast<int64_t>(i))
      continue;
    RankedTensorType type =
        Converter::typeOf(operand.value).clone(b.getI64Type());
    SmallVector<Value> sizes = c.dynamicSizes(operand.value);
    Value isDiagonal = c.compare(
        ten::Comparison::EQ, ten::IotaOp::create(b, type, first, sizes),
        ten::IotaOp::create(b, type, static_cast<int64_t>(i), sizes));
    operand.value =
        c.select(isDiagonal, operand.value, c.constantLike(operand.value, 0));
    repeated.push_back(i);
  }
  sum(operand, repeated);
}

void EinsumBuilder::sumUnless(Labelled &operand,
                              llvm::function_ref<bool(int)> keep) {
  SmallVector<int64_t> dims;
  for (auto [i, label] : llvm::enumerate(operand.labels))
    if (!keep(label))
      dims.push_back(i);
  sum(operand, dims);
}

Labelled EinsumBuilder::multiply(const Labelled &lhs, const Labelled &rhs,
                                 ArrayRef<int> result, Type element) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsDims, rhsDims, sizes;
  stablehlo::Einsum::Labels labels;
  auto append = [&](const Labelled &from, int label) {
    labels.push_back(label);
    sizes.push_back(Converter::typeOf(from.value).getDimSize(from.at(label)));
  };
  for (int label : lhs.labels) {
    if (!rhs.has(label))
      continue;
    bool isBatch = llvm::is_contained(result, label);
    (isBatch ? lhsBatch : lhsDims).push_back(lhs.at(label));
    (isBatch ? rhsBatch : rhsDims).push_back(rhs.at(label));
    if (isBatch)
      append(lhs, label);
  }
  for (const Labelled *operand : {&lhs, &rhs})
    for (int label : operand->labels)
      if (!lhs.has(label) || !rhs.has(label))
        append(*operand, label);
  return {ten::ContractOp::create(b, RankedTensorType::get(sizes, element),
                                  lhs.value, rhs.value, lhsBatch, rhsBatch,
                                  lhsDims, rhsDims, c.accumulator(element))
              .getResult(),
          labels};
}

Value EinsumBuilder::transpose(const Labelled &value, ArrayRef<int> result) {
  SmallVector<int64_t> permutation, sizes;
  for (int label : result) {
    permutation.push_back(value.at(label));
    sizes.push_back(
        Converter::typeOf(value.value).getDimSize(permutation.back()));
  }
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size())))
    return value.value;
  return ten::TransposeOp::create(
      b, RankedTensorType::get(sizes, Converter::elementOf(value.value)),
      value.value, permutation);
}

LogicalResult Converter::convertEinsum(Operation *op, StringRef config) {
  stablehlo::Einsum einsum;
  SmallVector<int64_t> ranks;
  for (Value operand : op->getOperands())
    ranks.push_back(typeOf(operand).getRank());
  if (!einsum.parse(config, ranks).empty())
    return refuse(op, "expects dimensions in letters, as in \"ab,bc->ac\"");
  EinsumBuilder builder(*this);
  Type element = elementOf(op->getResult(0));
  SmallVector<Labelled> operands;
  for (auto [value, labels] : llvm::zip(op->getOperands(), einsum.operands)) {
    operands.push_back({convertTo(value, element), labels});
    builder.takeDiagonals(operands.back());
  }
  for (size_t i = 0; i < operands.size(); ++i) {
    Labelled &own = operands[i];
    const Labelled &other = operands[operands.size() - 1 - i];
    builder.sumUnless(own, [&](int label) {
      bool isShared = operands.size() == 2 && other.has(label);
      // A dimension of `...` is 1 if the other operand's is larger.
      auto sizeIn = [&](const Labelled &operand) {
        return typeOf(operand.value).getDimSize(operand.at(label));
      };
      if (isShared && label < 0 && sizeIn(own) == 1 && sizeIn(other) != 1)
        return false;
      return isShared || llvm::is_contained(einsum.result, label);
    });
  }
  Labelled product =
      operands.size() == 1
          ? operands[0]
          : builder.multiply(operands[0], operands[1], einsum.result, element);
  return replace(op, builder.transpose(product, einsum.result));
}
